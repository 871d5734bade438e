import type { Program } from '../shell/types.js';
import { type Context, defineProgram, type Findings, hazard, judgeOperand } from './define.js';
import { literalOf } from './words.js';

const source = 'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands';
const nothing = { effects: [], inner: [], hazards: [], readOnly: true, readsOnlyFiles: true } as const;

/** Bash evaluates the subscript of a variable name: `test -v 'a[$(id)]'` runs id. */
const evaluates = 'names a variable, whose subscript bash would run';

const fileTests = new Set([
  '-a',
  '-b',
  '-c',
  '-d',
  '-e',
  '-f',
  '-g',
  '-h',
  '-k',
  '-p',
  '-r',
  '-s',
  '-u',
  '-w',
  '-x',
  '-G',
  '-L',
  '-N',
  '-O',
  '-S',
]);

function checkTest({ invocation }: Context): Findings {
  const words = invocation.argv.slice(1);
  const hazards = words.flatMap((word, index) => {
    const unsure =
      word.kind === 'unknown' || (word.kind === 'partial' && (word.prefix === '' || /^-[vR]?$/.test(word.prefix)));
    if (unsure && words.length > 2 && index + 1 < words.length && index > 0) return [];
    const value = literalOf(word);
    return value === '-v' || value === '-R' ? [hazard(word, evaluates, { never: true })] : [];
  });
  const effects = words.flatMap((word, index) => {
    const path = words[index + 1];
    return fileTests.has(literalOf(word) ?? '') && path !== undefined
      ? (judgeOperand('read', path, { cwd: invocation.cwd }).effects ?? [])
      : [];
  });
  return { effects, hazards };
}

/** Builtins whose arguments are nothing but data, and those with one argument that is more. */
export const builtinPrograms: readonly Program[] = [
  { names: ['echo', 'true', 'false', ':', 'pwd', 'yes'], source, grants: null, read: () => nothing },
  {
    names: ['test', '['],
    source,
    grants: null,
    read: (invocation, world) => {
      const scan = { given: [], operands: [], hazards: [], effects: [], beforeDashes: 0, dashes: false };
      const found = checkTest({ scan, invocation, world });
      return { ...nothing, effects: found.effects ?? [], hazards: found.hazards ?? [] };
    },
  },
  defineProgram({
    names: ['printf'],
    source,
    reads: 'files',
    options: { stopAtOperand: true, risks: [{ why: evaluates, value: '-v', never: true }] },
  }),
];
