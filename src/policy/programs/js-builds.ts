import type { Program } from '../shell/types.js';
import { gatherEffects } from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import { builtIn } from './js-tools.js';

const code = 'loads code or configuration from a path';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';
const builds = 'Builds as the configuration in the workspace says, which is code.';
const opens = 'opens a server or a browser';

/** Programs that build a JavaScript project, release it, or drive a browser through it. */
export const javascriptBuilds: readonly Program[] = [
  defineFamily({
    names: ['playwright'],
    source: 'https://playwright.dev/docs/test-cli',
    grants: tests,
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
          risks: [
            { why: code, value: '-c --config --tsconfig --test-list' },
            { why: opens, flag: '--ui --debug', value: '--ui-host --ui-port' },
          ],
        },
        check: (context) => builtIn(context, '--reporter'),
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
        options: { value: '--reporter', risks: [{ why: code, value: '-c --config' }] },
        operands: 'read',
      },
    },
  }),
  defineFamily({
    names: ['cypress'],
    source: 'https://docs.cypress.io/app/references/command-line',
    grants: tests,
    commands: {
      '': {},
      run: {
        changes: true,
        options: {
          flag: '--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui',
          value: '-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures',
          risks: [
            { why: code, value: '-c --config -C --config-file -P --project -e --env -o --reporter-options' },
            { why: 'sends results to a server', flag: '--record', value: '-k --key' },
            { why: opens, value: '-p --port' },
          ],
        },
        check: (context) => gatherEffects([builtIn(context, '-r', '--reporter'), builtIn(context, '-b', '--browser')]),
        plain: true,
      },
      verify: {},
      version: {},
      info: {},
      install: { changes: true },
    },
  }),
  defineFamily({
    names: [
      'vite',
      'next',
      'astro',
      'nuxt',
      'nuxi',
      'gatsby',
      'remix',
      'docusaurus',
      'eleventy',
      'vitepress',
      'storybook',
      'webpack',
      'rollup',
      'tsup',
      'parcel',
    ],
    source: 'https://vite.dev/guide/cli.html',
    grants: builds,
    unknown: 'is a command or a place that the rule does not name',
    common: {
      flag: '-d --debug --emptyOutDir --force -f --no-lint --profile --turbopack --turbo --webpack --quiet --silent --strict --no-mangling --watch=false --minify --experimental-build-mode --no-minify',
      value: '-m --mode -l --logLevel --max-warnings --minimumSeverity --minimumFailingSeverity --ext --rule --locale',
      optional: '--sourcemap --ssr --ssrManifest --manifest',
      write: '--outDir --out-dir',
      risks: [
        {
          why: code,
          value:
            '-c --config --base --root --dir --rulesdir --resolve-plugins-relative-to --config-loader --configLoader --plugin -p --port --host --entry -o --output-file --file',
        },
      ],
    },
    commands: {
      '': { changes: true },
      build: { changes: true, plain: true, operands: 'named' },
      check: { changes: true, plain: true, operands: 'named' },
      lint: { changes: true, plain: true, operands: 'named' },
      typecheck: { changes: true, plain: true, operands: 'named' },
      prepare: { changes: true, operands: 'named' },
      sync: { changes: true, operands: 'named' },
      info: {},
      typegen: { changes: true, operands: 'named' },
    },
  }),
  defineFamily({
    names: ['changeset', '@changesets/cli'],
    source: 'https://github.com/changesets/changesets/blob/main/packages/cli/README.md',
    commands: {
      '': { changes: true },
      status: { options: { flag: '--verbose', value: '--since', write: '--output -o' } },
      ...Object.fromEntries(
        ['add', 'init', 'version', 'publish', 'tag', 'pre'].map((name) => [
          name,
          {
            changes: true,
            literal: true,
            operands: 'named',
            options: { flag: '--empty', value: '--otp --tag --snapshot --ignore' },
          } satisfies SubCommand,
        ]),
      ),
    },
  }),
];
