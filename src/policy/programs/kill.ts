import type { Word } from '../shell/types.js';
import { literalOf, matches } from '../shell/words.js';
import { defineProgram } from './shared/define.js';
import { risksFor } from './shared/risks.js';

/** A job of this line (`%1`), or a number that the line has from the shell (`$!`). */
function isOwnJob(word: Word): boolean {
  return word.kind === 'literal' ? /^%\d{1,3}$/.test(word.value) : word.number === true;
}

export const killProgram = defineProgram({
  names: 'kill pkill killall',
  source: 'https://man7.org/linux/man-pages/man1/kill.1.html',
  flag: '-l -L --list --table',
  value: '-s --signal -n',
  digits: true,
  check: ({ scan, invocation: { argv } }) => {
    // After the signal, a number with a dash is a process group.
    const numbers = argv.filter((word) => matches(word, /^-\d+$/));
    const groups = numbers.slice(scan.has('-s', '--signal', '-n') ? 0 : 1);
    const others = scan.operands.filter((word) => literalOf(argv[0]) !== 'kill' || !isOwnJob(word));
    return { risks: risksFor([...groups, ...others], 'ends a process') };
  },
  changes: true,
});
