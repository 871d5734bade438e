import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import { builtIn, fixes } from './js-tools.js';
import { optionValue } from './scan.js';
import { literalOf, pathEffects, treeEffects } from './words.js';

const code = 'loads code or configuration from a path';
const tests = 'Runs whatever the tests and their configuration in the workspace contain.';
const checks = 'Runs plug-ins and configuration files of the workspace, which are code.';

const biome: SubCommand = {
  options: {
    flag: '--verbose --skip-errors --error-on-warnings --no-errors-on-unmatched --staged --changed --use-server --json-formatter-enabled --unsafe',
    value:
      '--colors --max-diagnostics --diagnostic-level --reporter --log-level --log-kind --since --only --skip --stdin-file-path --files-max-size --files-ignore-unknown --formatter-enabled --linter-enabled --assist-enabled --organize-imports-enabled --vcs-enabled --vcs-client-kind --vcs-use-ignore-file --vcs-default-branch --indent-style --indent-width --line-width --line-ending --quote-style --jsx-quote-style --semicolons --trailing-commas --arrow-parentheses --bracket-spacing --enforce-assist --javascript-formatter-enabled --css-formatter-enabled',
    write: '--log-file --reporter-file',
    risks: [
      { why: code, value: '--config-path --vcs-root' },
      { why: 'changes the sources', flag: '--suppress', value: '--reason' },
    ],
    optional: '--write --fix --apply --apply-unsafe',
  },
  check: fixes('--write', '--fix', '--apply', '--apply-unsafe'),
};

function edited({ scan, invocation }: CommandContext): PartialEffects {
  const file = optionValue(scan, '-e', '--edit');
  return file === null ? {} : pathEffects('read', file, invocation.cwd);
}

/** cspell shows words of what it reads; some of its sub-commands change its settings. */
function checkSpelling({ scan, invocation }: CommandContext): PartialEffects {
  const [first, ...rest] = scan.operands;
  const name = literalOf(first) ?? '';
  if (first !== undefined && /^(?:init|link|dictionaries|help)$/.test(name))
    return { risks: [riskOf(first, 'changes settings that the rule does not name')], changes: true };
  const files = /^(?:lint|check)$/.test(name) ? rest : scan.operands;
  return gatherEffects(files.map((word) => treeEffects(word, invocation.cwd)));
}

/** Programs that look at the sources of a JavaScript project. */
export const javascriptChecks: readonly Program[] = [
  defineFamily({
    names: ['biome', '@biomejs/biome'],
    source: 'https://biomejs.dev/reference/cli/',
    commands: {
      '': {},
      check: biome,
      lint: biome,
      format: biome,
      ci: biome,
      explain: {},
      version: {},
      rage: {},
      migrate: { changes: true, literal: true, options: { flag: '--write --fix' } },
      init: { changes: true },
    },
  }),
  defineProgram({
    names: ['oxlint'],
    source: 'https://oxc.rs/docs/guide/usage/linter/cli',
    grants: checks,
    options: {
      flag: '--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin',
      value: '-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern',
      read: '--ignore-path --tsconfig',
      risks: [{ why: code, value: '-c --config' }],
    },
    check: fixes('--fix', '--fix-suggestions', '--fix-dangerously'),
  }),
  defineProgram({
    names: ['markdownlint', 'markdownlint-cli', 'markdownlint-cli2', 'remark', 'textlint', 'alex', 'write-good'],
    source: 'https://github.com/igorshubovych/markdownlint-cli#usage',
    grants: checks,
    options: {
      flag: '-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all',
      value: '-i --ignore --enable --disable --ext',
      read: '-p --ignore-path',
      write: '-o --output',
      risks: [
        { why: code, value: '-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u' },
      ],
    },
    check: (context) =>
      gatherEffects([fixes('-f', '--fix')({ ...context, scan: { ...context.scan, operands: patterns(context) } })]),
  }),
  defineProgram({
    names: ['stylelint'],
    source: 'https://stylelint.io/user-guide/cli',
    grants: checks,
    options: {
      groups: true,
      flag: '-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info',
      value:
        '--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go',
      read: '-i --ignore-path',
      write: '-o --output-file --cache-location',
      risks: [
        { why: code, value: '-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location' },
      ],
    },
    check: (context) => gatherEffects([fixes('--fix')(context), builtIn(context, '-f', '--formatter')]),
  }),
  defineProgram({
    names: ['cspell'],
    source: 'https://cspell.org/docs/getting-started',
    grants: checks,
    options: {
      flag: '--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v',
      value:
        '-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy',
      write: '--cache-location',
      risks: [{ why: code, value: '-c --config --file-list --root --plugin --stdin-file-path --exclude-file' }],
    },
    check: (context) => gatherEffects([checkSpelling(context), builtIn(context, '-r', '--reporter')]),
  }),
  defineProgram({
    names: ['knip'],
    source: 'https://knip.dev/reference/cli',
    grants: checks,
    options: {
      flag: '-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory',
      value:
        '--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file',
      read: '-t --tsConfig',
      write: '--cache-location',
      risks: [
        { why: code, value: '-c --config --directory --preprocessor --preprocessor-options --reporter-options' },
        { why: 'changes files', optional: '--fix --fix-type --format --allow-remove-files' },
      ],
    },
    check: (context) => builtIn(context, '--reporter'),
  }),
  defineProgram({
    names: ['madge', 'depcheck', 'dpdm', 'ts-prune', 'unimported'],
    source: 'https://github.com/pahen/madge#cli',
    grants: checks,
    options: {
      flag: '-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code',
      value: '-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext',
      read: '--ts-config --tsconfig -p --project',
      write: '-i --image -d --dot --output',
      risks: [
        {
          why: code,
          value: '--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path',
        },
      ],
    },
    operands: 'tree',
  }),
  defineProgram({
    names: ['commitlint'],
    source: 'https://commitlint.js.org/reference/cli.html',
    grants: checks,
    options: {
      flag: '-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag',
      value: '-f --from -t --to --git-log-args -H --help-url',
      optional: '-e --edit',
      risks: [
        {
          why: code,
          value: '-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config',
        },
      ],
    },
    operands: 'read',
    check: edited,
  }),
  defineProgram({
    names: ['svelte-check', 'astro-check'],
    source: 'https://svelte.dev/docs/cli/sv-check',
    grants: checks,
    options: {
      flag: '--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental',
      value: '--output --threshold --compiler-warnings --ignore --diagnostic-sources --color',
      read: '--workspace --tsconfig',
    },
  }),
  defineProgram({
    names: ['ava'],
    source: 'https://github.com/avajs/ava/blob/main/docs/05-command-line.md',
    grants: tests,
    changes: true,
    options: {
      groups: true,
      flag: '-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads',
      value: '-m --match -T --timeout -c --concurrency',
      risks: [{ why: code, value: '--config --node-arguments' }],
    },
    operands: 'tree',
  }),
];

/** `#node_modules` leaves files out. */
function patterns({ scan }: CommandContext) {
  return scan.operands.filter((word) => !(word.kind === 'literal' && /^[#!]/.test(word.value)));
}
