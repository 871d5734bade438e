import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { knownText, pathEffects } from './words.js';

const source = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';

/** uniq, xxd: the first operand is read, the second one written. */
export function secondWritten({ scan, invocation }: CommandContext): PartialEffects {
  const [first, second, ...rest] = scan.operands;
  return gatherEffects([
    first === undefined ? {} : pathEffects('read', first, invocation.cwd),
    second === undefined ? {} : pathEffects('write', second, invocation.cwd),
    { risks: rest.map((word) => riskOf(word, 'is one operand too many')) },
  ]);
}

/** Programs that show bytes, encode them or compute a sum of them. */
export const bytePrograms: readonly Program[] = [
  defineProgram({
    names: ['xxd'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/xxd.1.html',
    options: {
      singleDash: true,
      flag: '-a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v',
      value: '-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek',
    },
    check: secondWritten,
  }),
  defineProgram({
    names: ['od'],
    reads: 'files',
    source,
    options: {
      flag: '-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional',
      value: '-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S',
      optional: '-w --width --strings',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['hexdump', 'hd'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/hexdump.1.html',
    options: {
      flag: '-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing',
      value: '-e --format -n --length -s --skip',
      optional: '-L --color',
      read: '-f --format-file',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['strings'],
    source: 'https://sourceware.org/binutils/docs/binutils/strings.html',
    options: {
      flag: '-a --all -d --data -f --print-file-name -w --include-all-whitespace',
      value: '-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode',
      digits: true,
    },
    operands: 'read',
    // binutils take such a word for further arguments wherever it is.
    check: ({ invocation }) => ({
      risks: invocation.argv
        .filter((word) => knownText(word).startsWith('@'))
        .map((word) => riskOf(word, 'is a file that further words are read from')),
    }),
  }),
  defineProgram({
    names: ['base64', 'base32', 'basenc'],
    reads: 'files',
    source,
    options: {
      flag: '-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58',
      value: '-w --wrap',
      write: '-o --output',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['md5sum', 'sha1sum', 'sha224sum', 'sha256sum', 'sha384sum', 'sha512sum', 'b2sum', 'shasum', 'cksum', 'sum'],
    reads: 'files',
    source,
    options: {
      flag: '-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged',
      value: '-a --algorithm -l --length',
      risks: [{ why: 'reads the files that a list names', flag: '-c --check' }],
    },
    operands: 'read',
  }),
];
