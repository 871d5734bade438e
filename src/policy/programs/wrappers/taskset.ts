import { defineWrapper, numberOperand } from './wrapper.js';

export const tasksetProgram = defineWrapper(
  {
    names: 'taskset chrt',
    source: 'https://man7.org/linux/man-pages/man1/taskset.1.html',
    options: {
      flag: '-c --cpu-list -a --all-tasks -b -f -i -o -r',
      risks: [{ why: 'changes other processes', value: '-p --pid' }],
    },
  },
  numberOperand,
);
