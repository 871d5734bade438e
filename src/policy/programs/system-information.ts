import { definePrograms } from './shared/define.js';
import { risksUnless, runsCommandsInside } from './shared/risks.js';

export const systemInformation = definePrograms([
  {
    names: 'free uptime vmstat lscpu lsb_release getconf locale cal w tput stty',
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/dir_section_1.html',
    flag: '-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse',
  },
  {
    names: 'hostname',
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/hostname.1.html',
    flag: '-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis',
    risks: { 'sets the host name': { value: '-F --file', flag: '-b --boot' } },
    operands: 'named',
    why: 'sets the host name',
  },
  {
    names: 'ps',
    reads: 'machine',
    source: 'https://man7.org/linux/man-pages/man1/ps.1.html',
    flag: '-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context',
    value:
      '-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid',
    check: ({ scan }) => ({
      risks: risksUnless(scan.operands, /^[0-9,aux]*$/, 'may print the environment of processes', { never: true }),
    }),
  },
  {
    names: 'which whereis type hash',
    reads: 'files',
    source: 'https://man7.org/linux/man-pages/man1/which.1.html',
    flag: '-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P',
  },
  {
    names: 'man apropos whatis tldr',
    source: 'https://man7.org/linux/man-pages/man1/man.1.html',
    flag: '-k -f -a -w -W --where --path -K',
    risks: {
      [runsCommandsInside]: {
        optional: '-H --html -X --gxditview -T --troff-device -t',
        value: '-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode',
        flag: '-l --local-file -Z -D -d',
      },
    },
    check: ({ scan }) => ({
      risks: risksUnless(scan.operands, /^[\w+:.-]+$/, 'is a page from a file'),
    }),
  },
]);
