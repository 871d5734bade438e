import type { Program, Word } from '../shell/types.js';
import { isOpenName } from '../shell/variable-names.js';
import { defineProgram, riskOf } from './define.js';
import { hasOption } from './scan.js';
import { knownText, literalOf } from './words.js';

const source = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';
const environment = 'prints the environment, where secrets may stand';

/** A job of this line (`%1`), or a number that the line has from the shell (`$!`). */
function isOwnJob(word: Word): boolean {
  return word.kind === 'literal' ? /^%\d{1,3}$/.test(word.value) : word.number === true;
}

/** Programs that tell about the machine or compute something; they touch no file of the user's. */
export const systemPrograms: readonly Program[] = [
  defineProgram({
    names: ['date'],
    reads: 'files',
    source,
    options: {
      flag: '-R --rfc-email -u --utc --universal --debug',
      value: '-d --date',
      optional: '-I --iso-8601 --rfc-3339',
      read: '-f --file -r --reference',
      risks: [{ why: 'sets the clock', value: '-s --set' }],
    },
    check: ({ scan }) => ({
      risks: scan.operands
        .filter((word) => !knownText(word).startsWith('+'))
        .map((word) => riskOf(word, 'would set the clock')),
    }),
  }),
  defineProgram({
    names: ['uname', 'arch', 'nproc'],
    reads: 'files',
    source,
    options: {
      flag: '-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system',
      value: '--ignore',
    },
  }),
  defineProgram({
    names: ['whoami', 'logname', 'tty', 'users', 'groups'],
    reads: 'machine',
    source,
    options: { flag: '-s --silent --quiet' },
  }),
  defineProgram({ names: ['sync'], source }),
  defineProgram({
    names: ['id'],
    reads: 'machine',
    source,
    options: { flag: '-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero' },
  }),
  defineProgram({
    names: ['hostname'],
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/hostname.1.html',
    options: {
      flag: '-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis',
      risks: [{ why: 'sets the host name', value: '-F --file', flag: '-b --boot' }],
    },
    operands: 'named',
    why: 'sets the host name',
  }),
  defineProgram({ names: ['sleep'], source, reads: 'files' }),
  defineProgram({
    names: ['seq'],
    reads: 'files',
    source,
    options: { flag: '-w --equal-width', value: '-f --format -s --separator', digits: true },
  }),
  {
    names: ['expr', 'factor'],
    source,
    grants: null,
    read: () => ({ effects: [], inner: [], risks: [], readOnly: true, readsOnlyFiles: true }),
  },
  defineProgram({
    names: ['basename', 'dirname'],
    reads: 'files',
    source,
    options: { flag: '-a --multiple -z --zero', value: '-s --suffix' },
  }),
  defineProgram({
    names: ['which', 'whereis', 'type', 'hash'],
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/which.1.html',
    options: {
      flag: '-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P',
    },
  }),
  defineProgram({
    names: ['printenv'],
    reads: 'machine',
    source,
    options: { flag: '-0 --null' },
    check: ({ scan, invocation }) => {
      const names = scan.operands.length > 0 ? scan.operands : invocation.argv.slice(0, 1);
      const asked = scan.operands.length === 0;
      // Where `$NAME` may stand in a line, printing it says no more.
      const isOpen = (name: string) => name === 'PWD' || (/^[A-Za-z_]\w*$/.test(name) && isOpenName(name));
      return {
        risks: names
          .filter((word) => asked || !isOpen(literalOf(word) ?? ''))
          .map((word) => riskOf(word, environment, asked ? { never: true } : {})),
      };
    },
  }),
  defineProgram({
    names: ['ps'],
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/ps.1.html',
    options: {
      flag: '-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context',
      value:
        '-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid',
    },
    check: ({ scan }) => ({
      risks: scan.operands
        .filter((word) => word.kind !== 'literal' || /[^0-9,aux]/.test(word.value))
        .map((word) => riskOf(word, 'may print the environment of processes', { never: true })),
    }),
  }),
  defineProgram({
    names: ['kill', 'pkill', 'killall'],
    source: 'https://man7.org/linux/man-pages/man1/kill.1.html',
    options: { flag: '-l -L --list --table', value: '-s --signal -n', digits: true },
    check: ({ scan, invocation: { argv } }) => {
      // Behind the signal a number with a dash is a group of processes.
      const groups = argv
        .filter((word) => /^-\d+$/.test(literalOf(word) ?? ''))
        .slice(hasOption(scan, '-s', '--signal', '-n') ? 0 : 1);
      const others = scan.operands.filter((word) => literalOf(argv[0]) !== 'kill' || !isOwnJob(word));
      return { risks: [...groups, ...others].map((word) => riskOf(word, 'ends a process')) };
    },
    changes: true,
  }),
  defineProgram({
    names: ['free', 'uptime', 'vmstat', 'lscpu', 'lsb_release', 'getconf', 'locale', 'cal', 'w', 'tput', 'stty'],
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/dir_section_1.html',
    options: {
      flag: '-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse',
    },
  }),
  defineProgram({
    names: ['who', 'last'],
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/who.1.html',
    options: { flag: '-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all', value: '-n', digits: true },
    operands: 'read',
  }),
  defineProgram({
    names: ['df'],
    reads: 'files',
    source,
    options: {
      flag: '-a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type',
      value: '-B --block-size -t --type -x --exclude-type',
      optional: '--output',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['bc', 'dc'],
    source: 'https://www.gnu.org/software/bc/manual/html_mono/bc.html',
    options: {
      flag: '-l --mathlib -q --quiet -s --standard -w --warn -i --interactive',
      risks: [{ why: 'runs a program text', value: '-e -f --expression --file' }],
    },
    operands: 'named',
    why: 'is a program text that it runs',
  }),
];
