import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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
  return execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** A folder that is a repository on branch main with one commit of these files. */
export function aRepository(files: Readonly<Record<string, string>> = { 'README.md': '# Test\n' }): string {
  const folder = aFolder(files);
  initialize(folder);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'first');
  return folder;
}

/** What `git init` writes below a folder, directories as `null`. */
let empty: readonly (readonly [path: string, content: Uint8Array | null])[] | null = null;

/** Starts git only for the first repository: many tests need one. */
function initialize(folder: string): void {
  if (empty !== null) {
    for (const [path, content] of empty) {
      if (content === null) mkdirSync(join(folder, path), { recursive: true });
      else put(folder, { [path]: content });
    }
    return;
  }
  git(folder, 'init', '-q', '-b', 'main');
  empty = readdirSync(join(folder, '.git'), { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path), entry.isDirectory() ? null : readFileSync(path)];
  });
}
