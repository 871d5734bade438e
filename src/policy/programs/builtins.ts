import { testedFiles } from '../shell/conditions.js';
import type { Invocation, Program, ProgramEffects } from '../shell/types.js';
import { matches } from '../shell/words.js';
import { defineProgram, effectsFor, noEffects } from './shared/define.js';
import { risksFor } from './shared/risks.js';

const source = 'https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands';

/** Bash evaluates the subscript of a variable name: `test -v 'a[$(id)]'` runs id. */
const evaluates = 'names a variable, whose subscript bash would run';

function readTest({ argv, cwd }: Invocation): ProgramEffects {
  const words = argv.slice(1);
  const names = words.filter((word) => matches(word, /^-[vR]$/));
  const { effects } = effectsFor('list', testedFiles(words), cwd);
  return { ...noEffects, effects, risks: risksFor(names, evaluates, { never: true }) };
}

export const outputBuiltins: Program = {
  names: ['echo', 'true', 'false', ':', 'pwd', 'yes'],
  source,
  grants: null,
  readOnly: [''],
  read: () => noEffects,
};

export const testBuiltin: Program = {
  names: ['test', '['],
  source,
  grants: null,
  readOnly: [''],
  read: readTest,
};

export const printfBuiltin = defineProgram({
  names: 'printf',
  source,
  reads: 'files',
  stopAtOperand: true,
  risks: { [evaluates]: { value: '-v', never: true } },
});
