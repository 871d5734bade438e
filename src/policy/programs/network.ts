import type { Program, Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, guarded, type PartialEffects, riskOf } from './define.js';
import { hasOption, optionValues } from './scan.js';
import { addressEffects, dropStart, knownText, literalOf, literalWord, pathEffects, tellingHeaders } from './words.js';

const leaves = 'reaches another machine';
const program = "runs a program of the caller's choice";

/** Data of a request: `@file` is a file that is sent; where it may stand differs by option. */
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

function sent({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.given.map(({ name, value }): PartialEffects => {
      const mark = fileMarks[name];
      if (mark === undefined || value === null) return {};
      const text = knownText(value);
      const found = mark.exec(text)?.[0];
      if (found === undefined)
        return value.kind === 'literal' && !/;.*=[@<]/.test(text)
          ? {}
          : { risks: [riskOf(value, 'may name a file to send')] };
      if (/[;,]/.test(text)) return { risks: [riskOf(value, 'names several files to send')] };
      return pathEffects('read', dropStart(value, found.length), invocation.cwd);
    }),
  );
}

function fetched(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const addresses = [
    ...scan.operands,
    ...scan.given.filter((one) => one.name === '--url').flatMap((one) => one.value ?? []),
  ];
  const globbed = hasOption(scan, '-g', '--globoff')
    ? []
    : addresses
        .filter((word) => /[{}[\]]/.test(knownText(word)))
        .map((word) => riskOf(word, 'stands for several addresses'));
  const climbing = addresses
    .filter((word) => /%2e|\/\.\.?(?:\/|$)/i.test(knownText(word)))
    .map((word) => riskOf(word, 'is an address with dots in its path'));
  const { cwd } = invocation;
  const places = optionValues(scan, '--output-dir');
  const remote = hasOption(scan, '-O', '--remote-name', '--remote-name-all') ? named(addresses, places, cwd) : [];
  const below = optionValues(scan, '-o', '--output').map((word) => literalOf(word) ?? '');
  return gatherEffects([
    ...addresses.map(address),
    { risks: [...globbed, ...climbing] },
    sent(context),
    ...remote,
    ...places.flatMap((place) => below.map((name) => pathEffects('write', within(place, name), cwd))),
  ]);
}

function within(place: Word, name: string): Word {
  const directory = literalOf(place);
  return directory === null ? place : literalWord(`${directory}/${name}`);
}

/** Files that get the last name of an address, as it is and decoded, in the working directory or in these. */
function named(addresses: readonly Word[], places: readonly Word[], cwd: string): PartialEffects[] {
  const names = addresses.flatMap((word) => {
    const path = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec(literalOf(word) ?? '')?.[1] ?? '';
    return [path, path.replace(/\?.*$/s, '')].map((text) => text.slice(text.lastIndexOf('/') + 1));
  });
  const files = new Set(['', ...names, ...names.map(decoded)]);
  return (places.length === 0 ? [literalWord('.')] : places).flatMap((place) =>
    [...files].map((name) => pathEffects('write', within(place, name), cwd)),
  );
}

function decoded(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** curl and wget take an address without a scheme as http. */
function address(word: Word): PartialEffects {
  const value = literalOf(word);
  if (value === null || /^[a-z][\w+.-]*:\/\//i.test(value)) return addressEffects(word);
  return { risks: [riskOf(word, 'is an address without https://')] };
}

/** Programs that fetch. The address is an effect, judged by WebFetch rules, or spelled by the rule. */
export const networkPrograms: readonly Program[] = [
  defineProgram({
    names: ['curl'],
    source: 'https://curl.se/docs/manpage.html',
    changes: true,
    options: {
      flag: '-s --silent -S --show-error -f --fail --fail-with-body --fail-early -i --include -I --head -v --verbose -g --globoff -4 --ipv4 -6 --ipv6 --compressed --no-progress-meter -# --progress-bar -N --no-buffer -a --append -G --get --http1.0 --http1.1 --http2 --http3 --tlsv1.2 --tlsv1.3 --no-keepalive --path-as-is --retry-all-errors --retry-connrefused -O --remote-name --remote-name-all --create-dirs -V -Z --parallel --styled-output -q --disable --raw --tr-encoding',
      value:
        '-m --max-time --connect-timeout --retry --retry-delay --retry-max-time -A --user-agent -e --referer -r --range --max-filesize --limit-rate -y -Y --speed-time --speed-limit --expect100-timeout --tls-max --parallel-max --url -d --data --data-ascii --data-raw --data-binary --data-urlencode --json -H --header -F --form --form-string -w --write-out -C --continue-at -z --time-cond',
      read: '--cacert --capath --crlfile --netrc-file --etag-compare',
      write:
        '-o --output --output-dir -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl',
      risks: [
        {
          why: 'follows to any address',
          flag: '-L --location --location-trusted',
          value: '--proto-redir --max-redirs',
        },
        { why: 'sends a file', value: '-T --upload-file' },
        { why: 'reads options from a file', value: '-K --config' },
        { why: 'sends a header or a cookie of its own', value: '-b --cookie --proxy-header' },
        { why: 'sends a request that changes something', value: '-X --request' },
        {
          why: 'goes by way of another server',
          value:
            '-x --proxy --preproxy --socks4 --socks4a --socks5 --socks5-hostname --proxy1.0 --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --dns-servers --interface --local-port --noproxy --haproxy-clientip --proto --proto-default',
        },
        {
          why: 'sends credentials',
          value:
            '-u --user -U --proxy-user --oauth2-bearer -E --cert --key --pass --aws-sigv4 --delegation --login-options',
          flag: '-n --netrc --netrc-optional --negotiate --ntlm --digest --anyauth --basic',
        },
        { why: 'does not check the server', flag: '-k --insecure --proxy-insecure' },
        { why: 'writes files that the server names', flag: '-J --remote-header-name' },
        {
          why: 'sends commands to the server',
          value: '-Q --quote --telnet-option -t --mail-from --mail-rcpt --engine --next',
          flag: '-:',
        },
      ],
    },
    check: (context) => {
      const format = context.scan.given
        .filter((one) => one.name === '-w' || one.name === '--write-out')
        .flatMap((one) => one.value ?? []);
      const files = format
        .filter((word) => word.kind !== 'literal' || /^@|%output\{/.test(word.value))
        .map((word) => riskOf(word, 'reads or writes a file'));
      const headers = tellingHeaders(optionValues(context.scan, '-H', '--header'));
      return gatherEffects([fetched(context), { risks: [...files, ...headers] }]);
    },
  }),
  defineProgram({
    names: ['wget'],
    source: 'https://www.gnu.org/software/wget/manual/wget.html',
    changes: true,
    options: {
      flag: '-q --quiet -v --verbose -nv --no-verbose -c --continue -4 -6 --spider -S --server-response -nc --no-clobber -N --timestamping --no-cache --no-dns-cache -nd --no-directories --no-parent -np --show-progress --https-only --no-cookies --no-proxy',
      value:
        '-t --tries -T --timeout --connect-timeout --read-timeout -w --wait --waitretry --limit-rate -Q --quota --progress -U --user-agent --max-redirect',
      write:
        '-O --output-document -o --output-file -a --append-output -P --directory-prefix --save-cookies --warc-file --rejected-log',
      risks: [
        { why: 'sends data', value: '--post-data --post-file --body-data --body-file --method --header --referer' },
        {
          why: 'reads addresses or settings from a file',
          value: '-i --input-file -e --execute --config --load-cookies --base -B',
        },
        { why: program, value: '--use-askpass' },
        {
          why: 'follows links to any address',
          flag: '-r --recursive -m --mirror -p --page-requisites -k -H --span-hosts',
          value: '-l --level -D --domains',
        },
        {
          why: 'sends credentials or does not check the server',
          value: '--user --password --http-user --http-password --certificate --private-key --ca-certificate',
          flag: '--no-check-certificate',
        },
      ],
    },
    check: (context) => {
      const { scan, invocation } = context;
      const into = hasOption(scan, '-O', '--output-document', '--spider')
        ? []
        : named(scan.operands, optionValues(scan, '-P', '--directory-prefix'), invocation.cwd);
      return gatherEffects([...scan.operands.map(address), ...into]);
    },
  }),
  defineProgram({
    names: [
      'ping',
      'ping6',
      'nslookup',
      'dig',
      'host',
      'whois',
      'getent',
      'traceroute',
      'tracepath',
      'mtr',
      'drill',
      'delv',
      'resolvectl',
      'arp',
      'nmap',
      'ncat',
    ],
    source: 'https://man7.org/linux/man-pages/man8/ping.8.html',
    options: {
      flag: '-4 -6 -n -q',
      value: '-c -W -i -w',
      risks: [{ why: 'reads a file or names a server', value: '-f -h -p -s' }],
    },
    operands: 'named',
    why: 'is a name that leaves this machine',
    changes: true,
  }),
  guarded({
    names:
      'ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl',
    source: 'https://man.openbsd.org/ssh',
    why: leaves,
    flag: '-4 -6 -q -v',
  }),
];
