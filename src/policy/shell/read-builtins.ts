import { setVariable, type WordContext } from './context.js';
import { isScriptVariable } from './expand/script-variables.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';

/** Evaluates `read`. Throws Undecidable if it may assign variables that it does not name. */
export function readLine(args: readonly Word[], context: WordContext): void {
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at];
    if (word?.kind !== 'literal') throw new Undecidable('variable', 'an argument of read is not constant');
    if (!word.value.startsWith('-')) break;
    if (/^-[rs]*[dnNpt]$/.test(word.value)) checkOneWord(args[(at += 1)]);
    else if (/^-[rs]*a$/.test(word.value)) assignByRead(args[(at += 1)], context);
    else if (!/^-(?:[rs]+|-)$/.test(word.value))
      throw new Undecidable('number', 'an option of read assigns through a subscript');
  }
  for (const word of args.slice(at)) assignByRead(word, context);
}

/** Requires exactly one word as the argument of an option; otherwise the following words would change their meaning. */
function checkOneWord(word: Word | undefined): void {
  if (word?.kind === 'unknown')
    throw new Undecidable('quotes', `${word.source} may expand to any number of words (quote it to keep it one word)`);
}

function assignByRead(word: Word | undefined, context: WordContext): void {
  if (word?.kind !== 'literal' || !isScriptVariable(word.value))
    throw new Undecidable('variable', 'read assigns a variable that is not a script variable');
  setVariable(context.state, word.value, null);
}

/** Evaluates `mapfile`. -C runs a command after a number of lines; -O sets the first index. */
export function evaluateMapfile(args: readonly Word[], context: WordContext): void {
  const values = args.map((word) => (word.kind === 'literal' ? word.value : null));
  const isCount = (at: number) => /^-t?[ns]$/.test(values[at] ?? '') && /^\d{1,9}$/.test(values[at + 1] ?? '');
  let at = 0;
  while (at < values.length - 1) {
    if (values[at] === '-t') at += 1;
    else if (isCount(at) || /^-t?d$/.test(values[at] ?? '')) {
      checkOneWord(args[at + 1]);
      at += 2;
    } else throw new Undecidable('other', 'an option of mapfile may run code for every line');
  }
  const name = values[at];
  if (at !== values.length - 1 || typeof name !== 'string' || !isScriptVariable(name))
    throw new Undecidable('variable', 'mapfile assigns an array that is not a script variable');
  setVariable(context.state, name, null);
}
