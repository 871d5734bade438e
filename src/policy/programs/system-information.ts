import { defineProgram } from './shared/define.js';

export const systemInformation = defineProgram({
  names: 'free uptime vmstat lscpu lsb_release getconf locale cal w tput stty',
  reads: 'machine',
  source: 'https://man7.org/linux/man-pages/dir_section_1.html',
  options: {
    flag: '-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse',
  },
});
