import type { Program, Word } from '../types.js';
import { type Context, defineProgram, type Findings, hazard } from './define.js';
import { literalOf } from './words.js';

/** bash: a constant line is judged like this one; a script is a file that it runs. */
function checkBash({ scan, invocation }: Context): Findings {
  const program = invocation.argv[0];
  const isBash = literalOf(program) === 'bash';
  const line = scan.given.find((one) => one.name === '-c');
  const [first, ...others] = scan.operands;
  if (line === undefined)
    return first === undefined
      ? alone(program)
      : { hazards: [hazard(first, 'is a script that it runs', { alsoCoveredBy: [literalOf(program) ?? ''] })] };
  if (first?.kind !== 'literal')
    return { hazards: [hazard(first ?? line.word, 'is a line that is not known before it runs', { never: true })] };
  const plain = /^[\w ./:=@%,+-]*$/.test(first.value) && !/^\s*\w+=/.test(first.value);
  if (!isBash && !plain)
    return {
      hazards: [
        hazard(first, 'is a line for a shell that reads it otherwise than bash', {
          never: true,
          mend: 'bash -c can be judged',
        }),
      ],
    };
  const script =
    others.length > 0 && /\$[@*0-9#{]/.test(first.value)
      ? [hazard(first, 'takes its arguments into the line', { never: true })]
      : [];
  return { inner: [{ kind: 'line', command: first.value }], hazards: script };
}

function alone(program: Word | undefined): Findings {
  return program === undefined ? {} : { hazards: [hazard(program, 'runs what it reads', { never: true })] };
}

export const shellPrograms: readonly Program[] = [
  defineProgram({
    names: ['bash', 'sh', 'dash', 'ash'],
    source: 'https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash',
    grants: 'A rule that leaves the arguments open grants every command.',
    options: {
      stopAtOperand: true,
      flag: '-c -e -u -x -v -n -f -h -p --noprofile --norc --posix --verbose',
      risks: [
        {
          why: 'starts with the files of a login, or asks',
          flag: '-l --login -i -s -r -a -b -k -m -t -B -C -E -H -P -T -D',
        },
        { why: 'changes how the line is read', value: '-o -O --rcfile --init-file' },
      ],
    },
    check: checkBash,
  }),
];
