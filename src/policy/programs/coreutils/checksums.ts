import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const checksums = defineProgram({
  names: 'md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum shasum cksum sum',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged --debug',
    value: '-a --algorithm -l --length',
    risks: [{ why: 'reads the files that a list names', flag: '-c --check' }],
  },
  operands: 'read',
});
