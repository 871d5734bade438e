import { defineProgram } from './shared/define.js';
import { loadsCode, runsPlugins } from './shared/reasons.js';

export const dependencyCheckers = defineProgram({
  names: 'madge depcheck dpdm ts-prune unimported',
  source: 'https://github.com/pahen/madge#cli',
  grants: runsPlugins,
  options: {
    flag: '-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code',
    value: '-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext',
    read: '--ts-config --tsconfig -p --project',
    write: '-i --image -d --dot --output',
    risks: {
      [loadsCode]: '--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path',
    },
  },
  operands: 'tree',
});
