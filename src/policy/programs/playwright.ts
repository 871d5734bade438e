import { builtInNames } from './shared/checks.js';
import { defineFamily } from './shared/family.js';
import { loadsCode, opensServer, runsTests } from './shared/risks.js';

export const playwrightProgram = defineFamily({
  names: 'playwright',
  source: 'https://playwright.dev/docs/test-cli',
  grants: runsTests,
  commands: {
    '': {},
    test: {
      changes: true,
      options: {
        flag: '--headed --list --quiet --fully-parallel --pass-with-no-tests --forbid-only --last-failed -x --no-deps --ignore-snapshots --fail-on-flaky-tests',
        value:
          '--project --grep -g --grep-invert -G --workers -j --retries --repeat-each --shard --timeout --global-timeout --max-failures --reporter --trace --browser --test-list-invert',
        optional: '--only-changed -u --update-snapshots',
        write: '--output',
        risks: {
          [loadsCode]: '-c --config --tsconfig --test-list',
          [opensServer]: { flag: '--ui --debug', value: '--ui-host --ui-port' },
        },
      },
      check: builtInNames('--reporter'),
      plain: true,
    },
    install: {
      changes: true,
      literal: true,
      options: { flag: '--with-deps --force --dry-run --only-shell --no-shell' },
      operands: 'data',
    },
    'install-deps': { changes: true, literal: true },
    uninstall: { changes: true, options: { flag: '--all' } },
    'merge-reports': {
      changes: true,
      options: { value: '--reporter', risks: { [loadsCode]: '-c --config' } },
      operands: 'read',
    },
  },
});
