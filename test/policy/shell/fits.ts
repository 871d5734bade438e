import type { Word } from '../../../src/policy/shell/types.js';

/**
 * Whether the words that the judge saw can be these arguments, by what each kind of word promises: a literal is
 * exactly this argument, a partial one argument with this beginning, an unknown word any arguments at all.
 */
export function fits(words: readonly Word[], ran: readonly string[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return ran.length === 0;
  if (word.kind === 'unknown') return ran.some((_, at) => fits(rest, ran.slice(at))) || fits(rest, []);
  const [first, ...others] = ran;
  if (first === undefined) return false;
  const same =
    word.kind === 'literal'
      ? word.value === first || (word.value === '/dev/fd/63' && /^\/dev\/fd\/\d+$/.test(first))
      : first.startsWith(word.prefix);
  return same && fits(rest, others);
}
