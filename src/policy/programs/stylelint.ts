import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';
import { rewritesIfAsked } from './shared/rewrites.js';

export const stylelintProgram = defineProgram({
  names: 'stylelint',
  source: 'https://stylelint.io/user-guide/cli',
  grants: runsPlugins,
  options: {
    groups: true,
    flag: '-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info',
    value:
      '--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go',
    read: '-i --ignore-path',
    write: '-o --output-file --cache-location',
    risks: { [loadsCode]: '-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location' },
  },
  check: [rewritesIfAsked('--fix'), builtInNames('-f', '--formatter')],
});
