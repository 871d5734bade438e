import { defineProgram } from './shared/define.js';

export const networkQueries = defineProgram({
  names: 'ping ping6 nslookup dig host whois getent traceroute tracepath mtr drill delv resolvectl arp nmap ncat',
  source: 'https://man7.org/linux/man-pages/man8/ping.8.html',
  flag: '-4 -6 -n -q',
  value: '-c -W -i -w',
  risks: { 'reads a file or names a server': '-f -h -p -s' },
  operands: 'named',
  why: 'is a name that is sent to another machine',
  changes: true,
});
