import { literalOf, matches, pathEffects } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
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
  flag: '-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output',
  value: '--indent',
  pair: '--arg --argjson',
  pairRead: '--rawfile --slurpfile --argfile',
  risks: {
    'loads modules from a directory': '-L --library-path',
    'is a program in a file, which is not analyzed': { flag: '-f --from-file' },
    'shows what was compiled': { flag: '--debug-dump-disasm --debug-trace' },
  },
  check: checkJq,
});

/** Operators of both programs of this name, the one in Go and the one around jq. */
const reaching =
  /\b(?:str)?env\b|\$\s*ENV\b|\benvsubst\b|\b(?:load\w*|eval)\s*\(|\bsystem\b|\bsplitDoc\b|\binput_filename\b|(?<![.\w])(?:import|include)\b/;

function checkYq(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const words = matches(scan.operands[0], /^(?:eval|e|eval-all|ea)$/) ? scan.operands.slice(1) : scan.operands;
  const [program, ...files] = words;
  const value = literalOf(program);
  const problems =
    program !== undefined && (value === null || reaching.test(value))
      ? [riskOf(program, 'reads the environment or other files, or runs text as a program')]
      : [];
  const kind = scan.has('-i', '--inplace', '--in-place') ? 'write' : 'read';
  const existing =
    program !== undefined && files.length === 0 && !scan.has('-n', '--null-input')
      ? [pathEffects('read', program, invocation.cwd)]
      : [];
  const paths = files.map((word) => pathEffects(kind, word, invocation.cwd));
  return gatherEffects([{ risks: problems }, ...paths, ...(files.length === 0 && kind === 'read' ? existing : [])]);
}

export const yqProgram = defineProgram({
  names: 'yq',
  reads: 'files',
  source: 'https://mikefarah.gitbook.io/yq',
  flag: '-r --unwrapScalar -n --null-input -N --no-doc -C --colors -M --no-colors -P --prettyPrint -e --exit-status -j --tojson -v --verbose -V -y --yaml-output -c -i --inplace --in-place -0 --nul-output',
  value: '-o --output-format -p --input-format -I --indent --xml-attribute-prefix --header-preprocess',
  risks: {
    'is a program in a file, which is not analyzed': '--from-file --expression-file',
    'writes files that an expression names': '-s --split-exp',
  },
  check: checkYq,
});
