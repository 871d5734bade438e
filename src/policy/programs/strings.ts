import { defineProgram } from './shared/define.js';
import { risksFor } from './shared/risks.js';
import { knownText } from './shared/words.js';

export const stringsProgram = defineProgram({
  names: 'strings',
  source: 'https://sourceware.org/binutils/docs/binutils/strings.html',
  options: {
    flag: '-a --all -d --data -f --print-file-name -w --include-all-whitespace',
    value: '-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode',
    digits: true,
  },
  operands: 'read',
  // binutils read further arguments from such a word at any position.
  check: ({ invocation }) => {
    const files = invocation.argv.filter((word) => knownText(word).startsWith('@'));
    return { risks: risksFor(files, 'is a file from which more arguments are read') };
  },
});
