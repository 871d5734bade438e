import type { Word } from '../shell/types.js';
import { defineProgram, riskOf } from './shared/define.js';
import { hasOption } from './shared/scan.js';
import { literalOf } from './shared/words.js';

/** A job of this line (`%1`), or a number that the line has from the shell (`$!`). */
function isOwnJob(word: Word): boolean {
  return word.kind === 'literal' ? /^%\d{1,3}$/.test(word.value) : word.number === true;
}

export const killProgram = defineProgram({
  names: 'kill pkill killall',
  source: 'https://man7.org/linux/man-pages/man1/kill.1.html',
  options: { flag: '-l -L --list --table', value: '-s --signal -n', digits: true },
  check: ({ scan, invocation: { argv } }) => {
    // After the signal, a number with a dash is a process group.
    const groups = argv
      .filter((word) => /^-\d+$/.test(literalOf(word) ?? ''))
      .slice(hasOption(scan, '-s', '--signal', '-n') ? 0 : 1);
    const others = scan.operands.filter((word) => literalOf(argv[0]) !== 'kill' || !isOwnJob(word));
    return { risks: [...groups, ...others].map((word) => riskOf(word, 'ends a process')) };
  },
  changes: true,
});
