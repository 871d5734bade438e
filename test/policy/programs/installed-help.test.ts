import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { unknownOption } from '../../../src/policy/programs/shared/scan.js';
import { readingOf } from './describe.js';

/**
 * Commands, the version with which their tables were compared, and the options of its help that a table leaves out, so
 * that a rule has to name them. An option belongs there only if it does more than the command's name says or is rare.
 */
const compared: readonly (readonly [commands: string, version: string, leftOut?: string])[] = [
  ['base32, base64, basename, basenc, cat, chgrp, chmod, chown, cksum, comm, cp, csplit, date, dd, df', '9.1'],
  ['dirname, du, env, expand, fmt, fold, head, id, install, join, ln, ls, md5sum, mkdir, mktemp, mv', '9.1'],
  ['nice, nl, nohup, nproc, od, paste, pr, printenv, readlink, realpath, rm, rmdir, seq, sha1sum', '9.1'],
  ['sha256sum, sha512sum, shuf, sleep, sort, split, stat, stdbuf, sum, tac, tail, tee, timeout, touch', '9.1'],
  ['tr, truncate, tsort, uname, unexpand, uniq, wc', '9.1'],
  // The first column shows a range such as N-M.
  ['cut, numfmt', '9.1', '-M'],
  ['git add, git apply, git archive, git blame, git cat-file, git check-ignore, git cherry-pick', '2.39.5'],
  ['git checkout, git clean, git clone, git commit, git count-objects, git describe, git diff', '2.39.5'],
  ['git diff-tree, git for-each-ref, git format-patch, git fsck, git gc, git grep, git init, git log', '2.39.5'],
  ['git ls-files, git ls-remote, git ls-tree, git merge, git merge-base, git mv, git name-rev', '2.39.5'],
  ['git push, git remote, git reset, git rev-list, git revert, git rm, git shortlog, git show', '2.39.5'],
  ['git show-ref, git status, git switch, git tag', '2.39.5'],
  ['git branch', '2.39.5', '--recurse-submodules'],
  ['git restore', '2.39.5', '--recurse-submodules'],
  ['git config', '2.39.5', '--bool-or-str -t'],
  ['git fetch', '2.39.5', '--stdin --write-commit-graph -m'],
  ['git pull', '2.39.5', '--verify'],
  ['git rebase', '2.39.5', '--edit-todo --no-verify --reschedule-failed-exec --whitespace -C -n'],
  ['git symbolic-ref', '2.39.5', '--recurse'],
  ['grep, egrep, fgrep', '3.8'],
  ['sed', '4.9'],
  ['find, xargs', '4.9.0'],
  ['gzip, gunzip, zcat', '1.12'],
  ['xz', '5.4.1'],
  ['bzip2', '1.0.8'],
  ['diff, cmp', '3.8'],
  ['jq', '1.6'],
  ['make', '4.3'],
  ['patch', '2.7.6'],
  ['file', '5.44'],
  ['column, rev, hexdump', '2.38.1'],
  [
    'tar',
    '1.34',
    '--backup --confirmation --group-map --interactive --overwrite-dir --owner-map --suffix --test-label --usage --verify -s',
  ],
  [
    'curl',
    '7.88.1',
    '--cert-type --ciphers --create-file-mode --curves --dns-ipv4-addr --doh-insecure --ftp-alternative-to-user --ftp-method --ftp-port --ftp-skip-pasv-ip --ftp-ssl-ccc --ftp-ssl-ccc-mode --happy-eyeballs-timeout-ms --hostpubmd5 --hostpubsha256 --http0.9 --key-type --krb --mail-rcpt-allowfails --ntlm-wb --pinnedpubkey --post302 --post303 --proxy-basic --proxy-cacert --proxy-cert --proxy-ciphers --proxy-digest --proxy-key --proxy-key-type --proxy-ntlm --proxy-pass --proxy-service-name --proxy-ssl-auto-client-cert --proxy-tlsauthtype --proxy-tlsuser --proxytunnel --pubkey --random-file --rate --request-target --sasl-authzid --service-name --socks5-gssapi --socks5-gssapi-nec --socks5-gssapi-service --ssl-allow-beast --ssl-auto-client-cert --ssl-revoke-best-effort --sslv3 --tftp-no-options --tls13-ciphers --tlspassword --tlsv1.0 --tlsv1.1 --url-query -3 -P -p',
  ],
];

/** What lists the options; `--help` is the manual of a git command, and a selection of curl. */
const helpWords: Readonly<Record<string, readonly string[]>> = { git: ['-h'], curl: ['--help', 'all'] };

const env = { PATH: process.env['PATH'], LC_ALL: 'C', HOME: '/nonexistent' };

function outputOf(program: string, words: readonly string[]): string | null {
  const { stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', env, input: '', timeout: 20_000 });
  return error === undefined ? `${stdout}\n${stderr}` : null;
}

/** What the first column of a line names: `-i, --ignore-case`, `--color[=WHEN]`. */
function optionsIn(help: string): readonly string[] {
  const columns = [...help.matchAll(/^\s{1,10}(-.*?)(?:\s{2,}|$)/gm)].map(([, column = '']) => column);
  return [
    ...new Set(
      columns.flatMap((column) => column.match(/(?<![\w-])(?:--[a-z][\w-]*|-[A-Za-z0-9](?![A-Z]))[\w.-]*/g) ?? []),
    ),
  ];
}

/** Whether the table knows the option, alone or with the argument that it needs. */
function isKnown(command: string, option: string): boolean {
  return [`${command} ${option}`, `${command} ${option} x y`].some((line) =>
    readingOf(line).risks.every(({ word, why }) => !word.startsWith(option) || why !== unknownOption),
  );
}

const rows = compared.flatMap(([commands, version, leftOut = '']) =>
  commands.split(', ').map((command) => ({ command, version, leftOut: leftOut.split(' ').filter(Boolean) })),
);

describe('the tables and the options that installed programs list', () => {
  test.for(rows)('the table of $command knows the options of $version, except for those that are left out', async ({
    command,
    version,
    leftOut,
  }, { annotate, skip }) => {
    const [program = '', ...words] = command.split(' ');
    const installed = /\d+(?:\.\d+)+/.exec(outputOf(program, ['--version']) ?? '')?.[0];
    const help = outputOf(program, [...words, ...(helpWords[program] ?? ['--help'])]) ?? '';
    const missing = optionsIn(help).filter((option) => !isKnown(command, option));
    if (installed === version) {
      expect(optionsIn(help).length).toBeGreaterThan(1);
      expect(missing.toSorted()).toEqual(leftOut.toSorted());
      return;
    }
    const more = missing.filter((option) => !leftOut.includes(option));
    if (more.length > 0) await annotate(`${command} ${installed ?? ''}: the table lacks ${more.join(' ')}`, 'warning');
    skip(`compared with version ${version}, found ${installed ?? 'none'}`);
  });
});
