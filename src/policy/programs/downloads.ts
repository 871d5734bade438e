import type { Word } from '../shell/types.js';
import {
  addressEffects,
  customHeaders,
  dropStart,
  knownText,
  literalOf,
  literalWord,
  orWorkingDirectory,
  pathEffects,
} from '../shell/words.js';
import { type CommandContext, defineSimilarPrograms, gatherEffects, type PartialEffects } from './shared/define.js';
import { riskOf, risksFor, risksUnless, runsOtherProgram } from './shared/risks.js';

function pathInside(place: Word, name: string): Word {
  const directory = literalOf(place);
  return directory === null ? place : literalWord(`${directory}/${name}`);
}

/** Files named after the last segment of an address, raw and decoded, in the working directory or in `places`. */
function remoteNamedFiles(addresses: readonly Word[], places: readonly Word[], cwd: string): PartialEffects[] {
  const names = addresses.flatMap((word) => {
    const path = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec(literalOf(word) ?? '')?.[1] ?? '';
    return [path, path.replace(/\?.*$/s, '')].map((text) => text.slice(text.lastIndexOf('/') + 1));
  });
  const files = new Set(['', ...names, ...names.map(percentDecoded)]);
  return orWorkingDirectory(places).flatMap((place) =>
    [...files].map((name) => pathEffects('write', pathInside(place, name), cwd)),
  );
}

function percentDecoded(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** curl and wget treat an address without a scheme as http. */
function requestEffects(word: Word): PartialEffects {
  const value = literalOf(word);
  if (value === null || /^[a-z][\w+.-]*:\/\//i.test(value)) return addressEffects(word);
  return { risks: [riskOf(word, 'is an address without https://')] };
}

/** Data of a request: `@file` is a file to send; its position differs by option. */
const fileMarks: Readonly<Record<string, RegExp>> = {
  '-d': /^@/,
  '--data': /^@/,
  '--data-ascii': /^@/,
  '--data-binary': /^@/,
  '--json': /^@/,
  '--data-urlencode': /^[^=@]*@/,
  '-F': /^[^=]*=[@<]/,
  '--form': /^[^=]*=[@<]/,
};

function fetched(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const addresses = [...scan.operands, ...scan.values('--url')];
  const globs = scan.has('-g', '--globoff') ? [] : addresses.filter((word) => /[{}[\]]/.test(knownText(word)));
  const climbing = addresses.filter((word) => /%2e|\/\.\.?(?:\/|$)/i.test(knownText(word)));
  const { cwd } = invocation;
  const places = scan.values('--output-dir');
  const remote = scan.has('-O', '--remote-name', '--remote-name-all') ? remoteNamedFiles(addresses, places, cwd) : [];
  const below = scan.values('-o', '--output').map((word) => literalOf(word) ?? '');
  return gatherEffects([
    ...addresses.map(requestEffects),
    { risks: risksFor(globs, 'expands to several addresses') },
    { risks: risksFor(climbing, 'is an address with dots in its path') },
    gatherEffects(
      context.scan.options.map(({ name, value }): PartialEffects => {
        const mark = fileMarks[name];
        if (mark === undefined || value === null) return {};
        const text = knownText(value);
        const sign = mark.exec(text)?.[0];
        if (sign === undefined)
          return value.kind === 'literal' && !/;.*=[@<]/.test(text)
            ? {}
            : { risks: [riskOf(value, 'may name a file to send')] };
        if (/[;,]/.test(text)) return { risks: [riskOf(value, 'names several files to send')] };
        return pathEffects('read', dropStart(value, sign.length), context.invocation.cwd);
      }),
    ),
    ...remote,
    ...places.flatMap((place) => below.map((name) => pathEffects('write', pathInside(place, name), cwd))),
  ]);
}

export const downloadPrograms = defineSimilarPrograms({ changes: true }, [
  {
    names: 'curl',
    source: 'https://curl.se/docs/manpage.html',
    flag: '-h --compressed-ssh --disable-eprt --disable-epsv --disallow-username-in-url --false-start -0 --http2-prior-knowledge --http3-only --ignore-content-length --no-alpn --no-npn --no-sessionid -R --remote-time --tcp-nodelay --ssl --ssl-reqd --suppress-connect-headers -B --use-ascii -1 --tlsv1 --no-clobber --remove-on-error -j --junk-session-cookies --parallel-immediate -s --silent -S --show-error -f --fail --fail-with-body --fail-early -i --include -I --head -v --verbose -g --globoff -4 --ipv4 -6 --ipv6 --compressed --no-progress-meter -# --progress-bar -N --no-buffer -a --append -G --get --http1.0 --http1.1 --http2 --http3 --tlsv1.2 --tlsv1.3 --no-keepalive --path-as-is --retry-all-errors --retry-connrefused -O --remote-name --remote-name-all --create-dirs -V -Z --parallel --styled-output -q --disable --raw --tr-encoding',
    value:
      '-m --max-time --connect-timeout --retry --retry-delay --retry-max-time -A --user-agent -e --referer -r --range --max-filesize --limit-rate -y -Y --speed-time --speed-limit --expect100-timeout --tls-max --parallel-max --url -d --data --data-ascii --data-raw --data-binary --data-urlencode --json -H --header -F --form --form-string -w --write-out -C --continue-at -z --time-cond',
    read: '--cacert --capath --crlfile --netrc-file --etag-compare',
    write:
      '-o --output --output-dir -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl',
    risks: {
      'follows redirects to any address': {
        flag: '-L --location --location-trusted',
        value: '--proto-redir --max-redirs',
      },
      'sends a file': '-T --upload-file',
      'reads options from a file': '-K --config',
      'sends a custom header or cookie': '-b --cookie --proxy-header',
      'sends a request that changes something': '-X --request',
      'reaches the server in another way':
        '-x --proxy --preproxy --socks4 --socks4a --socks5 --socks5-hostname --proxy1.0 --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --dns-servers --interface --local-port --noproxy --haproxy-clientip --proto --proto-default',
      'sends credentials': {
        value:
          '-u --user -U --proxy-user --oauth2-bearer -E --cert --key --pass --aws-sigv4 --delegation --login-options',
        flag: '-n --netrc --netrc-optional --negotiate --ntlm --digest --anyauth --basic',
      },
      'does not check the server': { flag: '-k --insecure --proxy-insecure' },
      'writes files that the server names': { flag: '-J --remote-header-name' },
      'sends commands to the server': {
        value: '-Q --quote --telnet-option -t --mail-from --mail-rcpt --engine --next',
        flag: '-:',
      },
    },
    check: (context) => {
      const files = risksUnless(
        context.scan.values('-w', '--write-out'),
        /^(?!@)(?![^]*%output\{)/,
        'reads or writes a file',
      );
      const headers = customHeaders(context.scan.values('-H', '--header'));
      return gatherEffects([fetched(context), { risks: [...files, ...headers] }]);
    },
  },
  {
    names: 'wget',
    source: 'https://www.gnu.org/software/wget/manual/wget.html',
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
    check: (context) => {
      const { scan, invocation } = context;
      const into = scan.has('-O', '--output-document', '--spider')
        ? []
        : remoteNamedFiles(scan.operands, scan.values('-P', '--directory-prefix'), invocation.cwd);
      return gatherEffects([...scan.operands.map(requestEffects), ...into]);
    },
  },
]);
