import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { rewritesIfAsked } from './shared/rewrites.js';

export const eslintProgram = defineProgram({
  names: 'eslint',
  source: 'https://eslint.org/docs/latest/use/command-line-interface',
  grants: runsPlugins,
  options: {
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
  },
  check: [rewritesIfAsked('--fix'), builtInNames('-f', '--format')],
});
