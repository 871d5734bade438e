import { isSafeVariable } from '../../shell/environment.js';
import type { Program, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { defineProgram, gatherEffects, type PartialEffects, type ProgramSpec } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';

type WrapperSpec = Omit<ProgramSpec, 'grants' | 'check'>;

/** Programs whose operands are a command, after one operand of their own if `own` is given. */
export function defineWrappers(specs: readonly WrapperSpec[], numberedForm?: RegExp): readonly Program[] {
  return specs.map((spec) =>
    defineProgram({
      reads: 'files',
      ...spec,
      stopAtOperand: true,
      grants: grantsEveryProgram,
      check: ({ scan }) =>
        numberedForm === undefined ? startedCommand(scan.operands) : behind(numberedForm, scan.operands),
    }),
  );
}

/** If the program's own operand is missing, it may take this word as the command. */
function behind(numberedForm: RegExp, [program, ...rest]: readonly Word[]): PartialEffects {
  const odd = program !== undefined && !numberedForm.test(literalOf(program) ?? '');
  const why = 'is not a number and may be the command';
  return gatherEffects([odd ? { risks: [riskOf(program, why, { never: true })] } : {}, startedCommand(rest)]);
}

export function isHarmlessAssignment(word: Word): boolean {
  const value = literalOf(word);
  if (value === null) return false;
  const equals = value.indexOf('=');
  return isSafeVariable(value.slice(0, equals), value.slice(equals + 1));
}

export const grantsEveryProgram = 'A rule that leaves the command open grants every program.';

export function startedCommand(words: readonly Word[]): PartialEffects {
  return words.length === 0 ? {} : { inner: [{ kind: 'argv', argv: words }] };
}
