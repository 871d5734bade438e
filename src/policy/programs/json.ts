import type { Program, Word } from '../shell/types.js';
import { type Context, defineProgram, type Findings, gather, hazard } from './define.js';
import { readJqProgram } from './jq-program.js';
import { has } from './scan.js';
import { literalOf, touch } from './words.js';

/** A program text of jq as a word. */
export function checkJqWord(word: Word): Findings {
  const value = literalOf(word);
  if (value === null) return { hazards: [hazard(word, 'is a program that is not known before it runs')] };
  return { hazards: readJqProgram(value).map((problem) => hazard(word, problem)) };
}

function checkJq({ scan, invocation }: Context): Findings {
  const [program, ...files] = scan.operands;
  const positional = has(scan, '--args', '--jsonargs');
  return gather([
    program === undefined ? {} : checkJqWord(program),
    ...(positional ? [] : files.map((word) => touch('read', word, invocation.cwd))),
  ]);
}

/** Operators of both programs of this name, the one in Go and the one around jq. */
const reaching =
  /\b(?:str)?env\b|\$\s*ENV\b|\benvsubst\b|\b(?:load\w*|eval)\s*\(|\bsystem\b|\bsplitDoc\b|\binput_filename\b|(?<![.\w])(?:import|include)\b/;

function checkYq(context: Context): Findings {
  const { scan, invocation } = context;
  const words = /^(?:eval|e|eval-all|ea)$/.test(literalOf(scan.operands[0]) ?? '')
    ? scan.operands.slice(1)
    : scan.operands;
  const [program, ...files] = words;
  const value = literalOf(program);
  const problems =
    program !== undefined && (value === null || reaching.test(value))
      ? [hazard(program, 'reads the environment or other files, or runs text as a program')]
      : [];
  const kind = has(scan, '-i', '--inplace', '--in-place') ? 'write' : 'read';
  const existing =
    program !== undefined && files.length === 0 && !has(scan, '-n', '--null-input')
      ? [touch('read', program, invocation.cwd)]
      : [];
  const paths = files.map((word) => touch(kind, word, invocation.cwd));
  return gather([{ hazards: problems }, ...paths, ...(files.length === 0 && kind === 'read' ? existing : [])]);
}

export const jsonPrograms: readonly Program[] = [
  defineProgram({
    names: ['jq', 'gojq', 'jaq'],
    reads: 'files',
    source: 'https://jqlang.github.io/jq/manual/',
    options: {
      flag: '-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output',
      value: '--indent',
      pair: '--arg --argjson',
      pairRead: '--rawfile --slurpfile --argfile',
      risks: [
        { why: 'loads modules from a directory', value: '-L --library-path' },
        { why: 'is a program in a file, which is not judged', flag: '-f --from-file' },
        { why: 'shows what was compiled', flag: '--debug-dump-disasm --debug-trace' },
      ],
    },
    check: checkJq,
  }),
  defineProgram({
    names: ['yq'],
    reads: 'files',
    source: 'https://mikefarah.gitbook.io/yq',
    options: {
      flag: '-r --unwrapScalar -n --null-input -N --no-doc -C --colors -M --no-colors -P --prettyPrint -e --exit-status -j --tojson -v --verbose -V -y --yaml-output -c -i --inplace --in-place -0 --nul-output',
      value: '-o --output-format -p --input-format -I --indent --xml-attribute-prefix --header-preprocess',
      risks: [
        { why: 'is a program in a file, which is not judged', value: '--from-file --expression-file' },
        { why: 'writes files that an expression names', value: '-s --split-exp' },
      ],
    },
    check: checkYq,
  }),
];
