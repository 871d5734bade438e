import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { rewritesIfAsked } from './shared/rewrites.js';

export const prettierProgram = defineProgram({
  names: 'prettier',
  source: 'https://prettier.io/docs/cli',
  grants: runsPlugins,
  options: {
    groups: true,
    flag: '--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search',
    value:
      '--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end',
    read: '--ignore-path --find-config-path',
    write: '--cache-location',
    risks: { [loadsCode]: '--config --plugin --plugin-search-dir --config-path' },
  },
  check: [rewritesIfAsked('--write', '-w'), builtInNames('--parser')],
});
