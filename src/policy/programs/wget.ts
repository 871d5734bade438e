import { defineProgram, gatherEffects } from './shared/define.js';
import { remoteNamedFiles, requestEffects } from './shared/downloaded-files.js';
import { runsOtherProgram } from './shared/risks.js';

export const wgetProgram = defineProgram({
  names: 'wget',
  source: 'https://www.gnu.org/software/wget/manual/wget.html',
  changes: true,
  options: {
    flag: '-q --quiet -v --verbose -nv --no-verbose -c --continue -4 -6 --spider -S --server-response -nc --no-clobber -N --timestamping --no-cache --no-dns-cache -nd --no-directories --no-parent -np --show-progress --https-only --no-cookies --no-proxy',
    value:
      '-t --tries -T --timeout --connect-timeout --read-timeout -w --wait --waitretry --limit-rate -Q --quota --progress -U --user-agent --max-redirect',
    write:
      '-O --output-document -o --output-file -a --append-output -P --directory-prefix --save-cookies --warc-file --rejected-log',
    risks: {
      'sends data': '--post-data --post-file --body-data --body-file --method --header --referer',
      'reads addresses or settings from a file': '-i --input-file -e --execute --config --load-cookies --base -B',
      [runsOtherProgram]: '--use-askpass',
      'follows links to any address': {
        flag: '-r --recursive -m --mirror -p --page-requisites -k -H --span-hosts',
        value: '-l --level -D --domains',
      },
      'sends credentials or does not check the server': {
        value: '--user --password --http-user --http-password --certificate --private-key --ca-certificate',
        flag: '--no-check-certificate',
      },
    },
  },
  check: (context) => {
    const { scan, invocation } = context;
    const into = scan.has('-O', '--output-document', '--spider')
      ? []
      : remoteNamedFiles(scan.operands, scan.values('-P', '--directory-prefix'), invocation.cwd);
    return gatherEffects([...scan.operands.map(requestEffects), ...into]);
  },
});
