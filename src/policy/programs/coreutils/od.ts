import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const odProgram = defineProgram({
  names: 'od',
  reads: 'files',
  source: coreutilsManual,
  options: {
    flag: '-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional',
    value: '-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S',
    optional: '-w --width --strings',
  },
  operands: 'read',
});
