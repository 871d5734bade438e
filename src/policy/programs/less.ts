import { defineProgram, riskOf } from './shared/define.js';
import { runsCommandsInside } from './shared/reasons.js';
import { risksFor } from './shared/risks.js';
import { literalOf } from './shared/words.js';

export const lessProgram = defineProgram({
  names: 'less more most pg bat batcat',
  source: 'https://man7.org/linux/man-pages/man1/less.1.html',
  options: {
    flag: '-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS',
    value: '-p --style --color --theme --language -l --line-range --tabs -x',
    risks: {
      [runsCommandsInside]: {
        value:
          '-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax',
        flag: '--lessopen',
        optional: '-P* +*',
      },
    },
  },
  operands: 'read',
  check: ({ scan, invocation }) => {
    const commands = scan.operands
      .filter((word) => /^\+/.test(literalOf(word) ?? '+'))
      .map((word) => riskOf(word, 'is a command of the pager'));
    const pages =
      literalOf(invocation.argv[0]) === 'more' ? risksFor(invocation.argv.slice(0, 1), 'can start a shell') : [];
    return { risks: [...commands, ...pages] };
  },
});
