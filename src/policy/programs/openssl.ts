import { guardedFamily } from './shared/guarded-family.js';

export const opensslProgram = guardedFamily({
  names: 'openssl',
  source: 'https://docs.openssl.org/master/man1/openssl/',
  why: 'handles keys, reads files or accesses the network',
  commands: {
    version: { flag: '-a -v -b -o -f -p -d', singleDash: true },
    rand: { flag: '-hex -base64', singleDash: true },
    dgst: { flag: '-sha1 -sha256 -sha384 -sha512 -md5 -r -c -hex -binary', singleDash: true, operands: 'read' },
  },
});
