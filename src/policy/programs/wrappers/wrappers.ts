import { runsElsewhere } from '../shared/risks.js';
import { defineWrappers } from './wrapper.js';

/** Their operands are the command that they start. */
export const plainWrappers = defineWrappers([
  {
    names: 'ionice',
    source: 'https://man7.org/linux/man-pages/man1/ionice.1.html',
    options: {
      flag: '-t --ignore',
      value: '-c --class -n --classdata',
      risks: { 'changes other processes': '-p --pid -P --pgid -u --uid' },
    },
  },
  {
    names: 'nice',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
    options: { value: '-n --adjustment', digits: true },
  },
  {
    names: 'nohup',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
  },
  {
    names: 'numactl',
    source: 'https://man7.org/linux/man-pages/man8/numactl.8.html',
    options: { flag: '-l --localalloc -a --all --balancing', value: '-N -C -m -i -p --cpunodebind --physcpubind' },
  },
  {
    names: 'setsid',
    source: 'https://man7.org/linux/man-pages/man1/setsid.1.html',
    options: { flag: '-c --ctty -f --fork -w --wait' },
  },
  {
    names: 'stdbuf',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html',
    options: { value: '-i --input -o --output -e --error' },
  },
  {
    names: 'time gtime',
    source: 'https://man7.org/linux/man-pages/man1/time.1.html',
    options: {
      flag: '-a --append -p --portability -q --quiet -v --verbose',
      value: '-f --format',
      write: '-o --output',
    },
  },
  {
    names: 'unbuffer chronic',
    source: 'https://manpages.debian.org/chronic',
  },
]);

/** A time, a priority, a mask or a list of processors. */
const numberOperand = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;

/** The first operand is their own. */
export const numberedWrappers = defineWrappers(
  [
    {
      names: 'timeout gtimeout',
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html',
      options: { flag: '--preserve-status --foreground -v --verbose -p -f', value: '-k --kill-after -s --signal' },
    },
    {
      names: 'taskset chrt',
      source: 'https://man7.org/linux/man-pages/man1/taskset.1.html',
      options: {
        flag: '-c --cpu-list -a --all-tasks -b -f -i -o -r',
        risks: { 'changes other processes': '-p --pid' },
      },
    },
  ],
  numberOperand,
);

/** The first operand is their own, and may be any. */
export const confiningWrappers = defineWrappers(
  [
    {
      names: 'chroot',
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
      options: { risks: { [runsElsewhere]: { value: '--userspec --groups', flag: '--skip-chdir' } } },
      operands: ['never', 'data'],
      why: 'is another root directory',
      changes: true,
    },
  ],
  /^/,
);
