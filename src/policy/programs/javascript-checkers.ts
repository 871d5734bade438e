import { literalOf, matches, pathEffects } from '../shell/words.js';
import { builtInNames, rewritesIfAsked } from './shared/checks.js';
import { type CommandContext, defineSimilarPrograms, effectsFor, type PartialEffects } from './shared/define.js';
import { loadsCode, riskOf, runsPlugins } from './shared/risks.js';

/** cspell shows words of what it reads; some of its sub-commands change its settings. */
function checkSpelling({ scan, invocation }: CommandContext): PartialEffects {
  const [verb, ...rest] = scan.operands;
  const name = literalOf(verb) ?? '';
  if (verb !== undefined && /^(?:init|link|dictionaries|help)$/.test(name))
    return { risks: [riskOf(verb, 'changes settings that the rule does not name')], changes: true };
  const files = /^(?:lint|check)$/.test(name) ? rest : scan.operands;
  return effectsFor('tree', files, invocation.cwd);
}

function edited({ scan, invocation }: CommandContext): PartialEffects {
  const file = scan.value('-e', '--edit');
  return file === null ? {} : pathEffects('read', file, invocation.cwd);
}

export const javascriptCheckers = defineSimilarPrograms({ grants: runsPlugins }, [
  {
    names: 'eslint',
    source: 'https://eslint.org/docs/latest/use/command-line-interface',
    flag: '--quiet --no-color --color --cache --no-cache --no-inline-config --report-unused-disable-directives --no-error-on-unmatched-pattern --no-eslintrc --no-ignore --exit-on-fatal-error --pass-on-no-patterns --stats --no-warn-ignored --fix --fix-dry-run --stdin --print-config --no-config-lookup --pass-on-unpruned-suppressions -v -h --debug --env-info',
    value:
      '--ext --max-warnings --cache-strategy --env --global --stdin-filename --ignore-pattern --rule --report-unused-disable-directives-severity --report-unused-inline-configs --parser-options --fix-type --flag --concurrency -f --format',
    read: '--ignore-path',
    write: '-o --output-file --cache-location --cache-file --suppressions-location',
    risks: {
      [loadsCode]: '-c --config --parser --plugin --rulesdir --resolve-plugins-relative-to',
      'starts another program': { flag: '--init --inspect-config --mcp' },
      'changes files': { flag: '--suppress-all --prune-suppressions', value: '--suppress-rule' },
    },
    check: [rewritesIfAsked('--fix'), builtInNames('-f', '--format')],
  },
  {
    names: 'oxlint',
    source: 'https://oxc.rs/docs/guide/usage/linter/cli',
    flag: '--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin',
    value: '-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern',
    read: '--ignore-path --tsconfig',
    risks: { [loadsCode]: '-c --config' },
    check: rewritesIfAsked('--fix', '--fix-suggestions', '--fix-dangerously'),
  },
  {
    names: 'prettier',
    source: 'https://prettier.io/docs/cli',
    groups: true,
    flag: '--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search',
    value:
      '--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end',
    read: '--ignore-path --find-config-path',
    write: '--cache-location',
    risks: { [loadsCode]: '--config --plugin --plugin-search-dir --config-path' },
    check: [rewritesIfAsked('--write', '-w'), builtInNames('--parser')],
  },
  {
    names: 'stylelint',
    source: 'https://stylelint.io/user-guide/cli',
    groups: true,
    flag: '-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info',
    value:
      '--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go',
    read: '-i --ignore-path',
    write: '-o --output-file --cache-location',
    risks: { [loadsCode]: '-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location' },
    check: [rewritesIfAsked('--fix'), builtInNames('-f', '--formatter')],
  },
  {
    names: 'cspell',
    source: 'https://cspell.org/docs/getting-started',
    flag: '--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v',
    value:
      '-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy',
    write: '--cache-location',
    risks: { [loadsCode]: '-c --config --file-list --root --plugin --stdin-file-path --exclude-file' },
    check: [checkSpelling, builtInNames('-r', '--reporter')],
  },
  {
    names: 'knip',
    source: 'https://knip.dev/reference/cli',
    flag: '-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory',
    value:
      '--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file',
    read: '-t --tsConfig',
    write: '--cache-location',
    risks: {
      [loadsCode]: '-c --config --directory --preprocessor --preprocessor-options --reporter-options',
      'changes files': { optional: '--fix --fix-type --format --allow-remove-files' },
    },
    check: builtInNames('--reporter'),
  },
  {
    names: 'commitlint',
    source: 'https://commitlint.js.org/reference/cli.html',
    flag: '-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag',
    value: '-f --from -t --to --git-log-args -H --help-url',
    optional: '-e --edit',
    risks: {
      [loadsCode]: '-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config',
    },
    operands: 'read',
    check: edited,
  },
  {
    names: 'svelte-check astro-check',
    source: 'https://svelte.dev/docs/cli/sv-check',
    flag: '--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental',
    value: '--output --threshold --compiler-warnings --ignore --diagnostic-sources --color',
    read: '--workspace --tsconfig',
  },
  {
    names: 'madge depcheck dpdm ts-prune unimported',
    source: 'https://github.com/pahen/madge#cli',
    flag: '-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code',
    value: '-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext',
    read: '--ts-config --tsconfig -p --project',
    write: '-i --image -d --dot --output',
    risks: {
      [loadsCode]: '--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path',
    },
    operands: 'tree',
  },
  {
    names: 'markdownlint markdownlint-cli markdownlint-cli2 remark textlint alex write-good',
    source: 'https://github.com/igorshubovych/markdownlint-cli#usage',
    flag: '-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all',
    value: '-i --ignore --enable --disable --ext',
    read: '-p --ignore-path',
    write: '-o --output',
    risks: { [loadsCode]: '-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u' },
    // `#node_modules` leaves files out.
    check: (context) => {
      const operands = context.scan.operands.filter((word) => !matches(word, /^[#!]/));
      return rewritesIfAsked('-f', '--fix')({ ...context, scan: { ...context.scan, operands } });
    },
  },
]);
