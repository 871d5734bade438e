import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, operandEffects, type PartialEffects, riskOf } from './shared/define.js';
import { literalOf } from './shared/words.js';

const source = 'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands';

const nothing = { effects: [], inner: [], risks: [], readOnly: true, readsOnlyFiles: true } as const;

/** Bash evaluates the subscript of a variable name: `test -v 'a[$(id)]'` runs id. */
const evaluates = 'names a variable, whose subscript bash would run';

const fileTests = new Set('-a -b -c -d -e -f -g -h -k -p -r -s -u -w -x -G -L -N -O -S'.split(' '));

function checkTest({ invocation }: CommandContext): PartialEffects {
  const words = invocation.argv.slice(1);
  const risks = words.flatMap((word, index) => {
    const unsure =
      word.kind === 'unknown' || (word.kind === 'partial' && (word.prefix === '' || /^-[vR]?$/.test(word.prefix)));
    if (unsure && words.length > 2 && index + 1 < words.length && index > 0) return [];
    const value = literalOf(word);
    return value === '-v' || value === '-R' ? [riskOf(word, evaluates, { never: true })] : [];
  });
  const effects = words.flatMap((word, index) => {
    const path = words[index + 1];
    return fileTests.has(literalOf(word) ?? '') && path !== undefined
      ? (operandEffects('read', path, { cwd: invocation.cwd }).effects ?? [])
      : [];
  });
  return { effects, risks };
}

export const outputBuiltins: Program = {
  names: ['echo', 'true', 'false', ':', 'pwd', 'yes'],
  source,
  grants: null,
  readOnly: [''],
  read: () => nothing,
};

export const testBuiltin: Program = {
  names: ['test', '['],
  source,
  grants: null,
  readOnly: [''],
  read: (invocation, world) => {
    const scan = { given: [], operands: [], risks: [], effects: [], beforeDashes: 0, dashes: false };
    const found = checkTest({ scan, invocation, world });
    return { ...nothing, effects: found.effects ?? [], risks: found.risks ?? [] };
  },
};

export const printfBuiltin = defineProgram({
  names: 'printf',
  source,
  reads: 'files',
  options: { stopAtOperand: true, risks: [{ why: evaluates, value: '-v', never: true }] },
});
