import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const base64Program = defineProgram({
  names: 'base64 base32 basenc',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58',
    value: '-w --wrap',
    write: '-o --output',
  },
  operands: 'read',
});
