import { defineProgram } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';
import { rewritesDirectoryIfAsked } from './shared/rewrites.js';

export const codespellProgram = defineProgram({
  names: 'codespell',
  source: 'https://github.com/codespell-project/codespell#usage',
  options: {
    flag: '-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes',
    value:
      '-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context',
    read: '-D --dictionary -I --ignore-words -x --exclude-file',
    risks: { [choosesConfiguration]: '--config --toml' },
  },
  check: rewritesDirectoryIfAsked('-w', '--write-changes'),
});
