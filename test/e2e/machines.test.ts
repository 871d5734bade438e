import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findExecutable } from '../../src/platform/process/program-path.js';
import { aRepository } from '../doubles/place.js';
import { leaveOut } from '../doubles/sandbox.js';

interface Machine {
  readonly name: string;
  /** A release of Debian with git and perl. */
  readonly suite: 'bullseye' | 'bookworm' | 'trixie';
  /** What is done to it as root. */
  readonly change?: string;
  /** Words before the command. */
  readonly prefix?: string;
  /** `null` if no command starts. */
  readonly level: 'full' | 'landlock' | null;
  /** A notice of the run. */
  readonly says?: RegExp;
}

const asUser = 'setpriv --reuid 1000 --regid 1000 --clear-groups';
const machines: readonly Machine[] = [
  { name: 'Debian 11, whose git is too old', suite: 'bullseye', level: 'full', says: /git 2\.30\.\d+ is too old/ },
  { name: 'Debian 12', suite: 'bookworm', level: 'full' },
  { name: 'Debian 13', suite: 'trixie', level: 'full' },
  { name: 'an ordinary user', suite: 'trixie', change: 'chown -R 1000:1000 /tmp', prefix: asUser, level: 'full' },
  { name: 'the umask of the executor of GitLab', suite: 'trixie', change: 'umask 0000', level: 'full' },
  {
    name: 'the defaults of Docker',
    suite: 'bookworm',
    prefix: 'perl /fixtures/restricted.pl container',
    level: 'landlock',
  },
  {
    name: 'no git',
    suite: 'trixie',
    change: 'mount --bind /dev/null /usr/bin/git',
    level: 'full',
    says: /git was not found/,
  },
  { name: 'no bash', suite: 'trixie', change: 'mount --bind /dev/null /usr/bin/bash', level: null, says: /bash/ },
];

/** Enters the file system `$1` in namespaces of its own, with this Node.js and the bundle. */
const enter = `set -e
root=$1; mount --bind "$root" "$root"; cd "$root"
mkdir -p sallyport fixtures work; touch usr/local/bin/node
mount -t proc proc proc; mount --rbind /dev dev; mount -t tmpfs tmpfs tmp; mount -t tmpfs tmpfs root
mount --bind "$2" usr/local/bin/node; mount --bind "$3" sallyport; mount --bind "$4" fixtures; cp -r "$5/." tmp
mkdir -p .old; pivot_root . .old; umount -l /.old; cd /tmp
export HOME=/tmp TMPDIR=/tmp PATH=/usr/local/bin:/usr/bin:/bin
eval "$6"; eval "exec $7 node /sallyport/cli.js run --prompt x --model script:s.jsonl --allow 'Bash(sh check.sh)' --json"`;

const repository = resolve(import.meta.dirname, '../..');
const program = (name: string): string | null => findExecutable(name, `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`);
const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && program('debootstrap') !== null;

/** Downloads releases of Debian: only for `npm run test:long`, as root. */
describe.skipIf(process.env['SALLYPORT_LONG'] === undefined)('a run', () => {
  let roots = '';

  beforeAll(() => {
    if (!isPossible) {
      leaveOut('debootstrap as root');
      return;
    }
    roots = mkdtempSync(join(tmpdir(), 'sallyport-machines-'));
    for (const suite of new Set(machines.map((machine) => machine.suite))) {
      const from = process.env['SALLYPORT_ROOTS'];
      const made = from === undefined ? null : join(from, `root-${suite}`);
      if (made !== null && existsSync(join(made, 'usr/bin/git'))) execFileSync('cp', ['-a', made, join(roots, suite)]);
      else
        execFileSync('debootstrap', ['--variant=minbase', '--include=git,perl', suite, join(roots, suite)], {
          stdio: 'ignore',
        });
    }
  }, 1_200_000);
  afterAll(() => {
    if (roots !== '') rmSync(roots, { recursive: true, force: true });
  }, 600_000);

  test.each(machines)('has the level $level on $name', async ({ suite, change = ':', prefix = '', level, says }) => {
    if (!isPossible) return;
    const project = aRepository({
      'check.sh': 'echo written > out.txt; cat out.txt; cat /etc/shadow 2>/dev/null | head -1\n',
      's.jsonl': '{"calls":[{"tool":"Bash","input":{"command":"sh check.sh"}}]}\n{"say":"done"}\n',
    });
    const paths = [process.execPath, join(repository, 'dist'), join(repository, 'test/fixtures'), project];
    const words = [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      enter,
      'sh',
      join(roots, suite),
      ...paths,
      change,
      prefix,
    ];
    const { stdout } = await promisify(execFile)('unshare', words).catch(
      (error: unknown) => error as { readonly stdout: string },
    );
    const result = JSON.parse(stdout) as {
      readonly conclusion: string;
      readonly sandbox: { readonly level: string };
      readonly notices: readonly string[];
    };
    expect(result, stdout).toMatchObject({ conclusion: 'success', ...(level === null ? {} : { sandbox: { level } }) });
    expect(result.notices.join('\n')).toMatch(says ?? /^$/);
  });
});
