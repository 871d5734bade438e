import { defineProgram } from '../shared/define.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

export const busyboxProgram = defineProgram({
  names: 'busybox toybox',
  source: 'https://busybox.net/downloads/BusyBox.html',
  grants: grantsEveryProgram,
  changes: true,
  options: { stopAtOperand: true },
  operands: 'named',
  why: 'is an applet, which may parse its arguments differently from the program of that name',
  check: ({ scan }) => startedCommand(scan.operands),
});
