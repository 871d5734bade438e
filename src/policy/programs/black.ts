import { defineProgram } from './shared/define.js';
import { loadsCode } from './shared/reasons.js';
import { changesUnless } from './shared/rewrites.js';

export const blackProgram = defineProgram({
  names: 'black',
  source: 'https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html',
  options: {
    flag: '--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb',
    value:
      '-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers',
    risks: { [loadsCode]: '--config', 'is text that it formats': '-c --code' },
  },
  check: changesUnless('--check', '--diff'),
});
