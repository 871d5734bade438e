import { setVariable, Undecidable, type WordContext } from './context.js';
import { isOwnVariable } from './own-variables.js';
import type { Word } from './types.js';

/** `read`: a line into variables. Throws Undecidable where it may assign others than those that it names. */
export function readLine(args: readonly Word[], context: WordContext): void {
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at];
    if (word?.kind !== 'literal') throw new Undecidable('an argument of read is not constant');
    if (!word.value.startsWith('-')) break;
    if (/^-[rs]*[dnNpt]$/.test(word.value)) checkOneWord(args[(at += 1)]);
    else if (/^-[rs]*a$/.test(word.value)) assignByRead(args[(at += 1)], context);
    else if (!/^-(?:[rs]+|-)$/.test(word.value)) throw new Undecidable('an option of read assigns by a subscript');
  }
  for (const word of args.slice(at)) assignByRead(word, context);
}

/** The argument of an option. More words than one, or none, would make names and options of what stands behind. */
function checkOneWord(word: Word | undefined): void {
  if (word?.kind === 'unknown')
    throw new Undecidable(`${word.source} may become any number of words (quotes make one word of it)`);
}

function assignByRead(word: Word | undefined, context: WordContext): void {
  if (word?.kind !== 'literal' || !isOwnVariable(word.value))
    throw new Undecidable('read assigns a variable that is not the script’s own');
  setVariable(context.state, word.value, null);
}

/** `mapfile`: lines into an array. -C names a command for every so many of them, and -O where the first one goes. */
export function readLines(args: readonly Word[], context: WordContext): void {
  const values = args.map((word) => (word.kind === 'literal' ? word.value : null));
  const isCount = (at: number) => /^-t?[ns]$/.test(values[at] ?? '') && /^\d{1,9}$/.test(values[at + 1] ?? '');
  let at = 0;
  while (at < values.length - 1) {
    if (values[at] === '-t') at += 1;
    else if (isCount(at) || /^-t?d$/.test(values[at] ?? '')) {
      checkOneWord(args[at + 1]);
      at += 2;
    } else throw new Undecidable('an option of mapfile can run code for every line');
  }
  const name = values[at];
  if (at !== values.length - 1 || typeof name !== 'string' || !isOwnVariable(name))
    throw new Undecidable('mapfile assigns an array that is not the script’s own');
  setVariable(context.state, name, null);
}
