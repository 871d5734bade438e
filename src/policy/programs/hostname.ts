import { defineProgram } from './shared/define.js';

export const hostnameProgram = defineProgram({
  names: 'hostname',
  reads: 'machine',
  source: 'https://man7.org/linux/man-pages/man1/hostname.1.html',
  options: {
    flag: '-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis',
    risks: { 'sets the host name': { value: '-F --file', flag: '-b --boot' } },
  },
  operands: 'named',
  why: 'sets the host name',
});
