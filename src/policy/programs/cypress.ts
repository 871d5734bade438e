import { builtInNames } from './shared/checks.js';
import { defineFamily } from './shared/family.js';
import { loadsCode, opensServer, runsTests } from './shared/risks.js';

export const cypressProgram = defineFamily({
  names: 'cypress',
  source: 'https://docs.cypress.io/app/references/command-line',
  grants: runsTests,
  commands: {
    '': {},
    run: {
      changes: true,
      options: {
        flag: '--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui',
        value: '-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures',
        risks: {
          [loadsCode]: '-c --config -C --config-file -P --project -e --env -o --reporter-options',
          'sends results to a server': { flag: '--record', value: '-k --key' },
          [opensServer]: '-p --port',
        },
      },
      check: [builtInNames('-r', '--reporter'), builtInNames('-b', '--browser')],
      plain: true,
    },
    verify: {},
    version: {},
    info: {},
    install: { changes: true },
  },
});
