import { guarded } from './shared/define.js';

export const keyManagement = guarded({
  names: 'gpg gpg2 gpgconf age ssh-keysign keytool certbot pass secret-tool security keyctl cosign minisign signify',
  source: 'https://www.gnupg.org/documentation/manuals/gnupg/',
  why: 'handles keys, reads files or accesses the network',
});
