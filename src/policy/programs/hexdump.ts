import { defineProgram } from './shared/define.js';

export const hexdumpProgram = defineProgram({
  names: 'hexdump hd',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/hexdump.1.html',
  options: {
    flag: '-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing -h -V',
    value: '-e --format -n --length -s --skip',
    optional: '-L --color',
    read: '-f --format-file',
  },
  operands: 'read',
});
