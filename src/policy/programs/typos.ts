import { defineProgram } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';
import { rewritesDirectoryIfAsked } from './shared/rewrites.js';

export const typosProgram = defineProgram({
  names: 'typos',
  source: 'https://github.com/crate-ci/typos/blob/master/docs/reference.md',
  options: {
    flag: '--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes',
    value: '--format --exclude --locale --color -j --threads --type',
    write: '--dump-config',
    risks: { [choosesConfiguration]: '-c --config --file-list --highlight-words' },
  },
  check: rewritesDirectoryIfAsked('-w', '--write-changes'),
});
