import { pathEffects } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { checkJqWord } from './jq-program.js';

function checkJq({ scan, invocation }: CommandContext): PartialEffects {
  const [program, ...files] = scan.operands;
  const positional = scan.has('--args', '--jsonargs');
  return gatherEffects([
    program === undefined ? {} : checkJqWord(program),
    ...(positional ? [] : files.map((word) => pathEffects('read', word, invocation.cwd))),
  ]);
}

export const jqProgram = defineProgram({
  names: 'jq gojq jaq',
  reads: 'files',
  source: 'https://jqlang.github.io/jq/manual/',
  options: {
    flag: '-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output',
    value: '--indent',
    pair: '--arg --argjson',
    pairRead: '--rawfile --slurpfile --argfile',
    risks: {
      'loads modules from a directory': '-L --library-path',
      'is a program in a file, which is not analyzed': { flag: '-f --from-file' },
      'shows what was compiled': { flag: '--debug-dump-disasm --debug-trace' },
    },
  },
  check: checkJq,
});
