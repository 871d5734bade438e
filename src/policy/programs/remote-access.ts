import { guarded } from './shared/define.js';

const leaves = 'connects to another machine';

export const remoteAccess = guarded({
  names:
    'ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl',
  source: 'https://man.openbsd.org/ssh',
  why: leaves,
  flag: '-4 -6 -q -v',
});
