import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new directory with these files, removed after the test. A value of bytes is written unchanged. */
export function aFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sallyport-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, files);
  return folder;
}

/** Writes files below a folder, with the directories they need. */
export function put(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Runs git in a folder, with an identity and without the configuration of this machine; its output. */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.org', 'maintenance.auto=false', 'receive.autogc=false'];
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** A PATH with a git that fails in directories that have this file. */
export function failingGit(path: string): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const folder = aFolder({ git: `#!/bin/sh\n[ -e "${path}" ] && exit 128\nexec ${real} "$@"\n` });
  chmodSync(join(folder, 'git'), 0o755);
  return `${folder}:${process.env['PATH'] ?? ''}`;
}

/** A folder that is a repository on branch main with one commit of these files. */
export function aRepository(files: Readonly<Record<string, string>> = { 'README.md': '# Test\n' }): string {
  return aCopy(`repository ${JSON.stringify(files)}`, (folder) => {
    put(folder, files);
    git(folder, 'init', '-q', '-b', 'main');
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'first');
  });
}

/** The files below a folder, directories as `null`. */
type Contents = readonly (readonly [path: string, content: Uint8Array | null])[];

const made = new Map<string, Contents>();

/** A new folder with the files that `make` writes; it runs once in a process for each key, since git takes its time. */
export function aCopy(key: string, make: (folder: string) => void): string {
  const folder = aFolder();
  const known = made.get(key);
  if (known === undefined) {
    make(folder);
    made.set(key, contentsOf(folder));
  }
  for (const [path, content] of known ?? []) {
    if (content === null) mkdirSync(join(folder, path), { recursive: true });
    else writeFileSync(join(folder, path), content);
  }
  return folder;
}

function contentsOf(folder: string): Contents {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.sample'))
    .map((entry): Contents[number] => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isDirectory() ? null : readFileSync(path)];
    })
    .sort(([one], [other]) => one.length - other.length);
}
