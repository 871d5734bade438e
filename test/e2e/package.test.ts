import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, git } from '../doubles/place.js';

const root = resolve(import.meta.dirname, '../..');
const shell = process.platform === 'win32';

const npm = (folder: string, ...args: readonly string[]): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    shell,
  });

/** A folder with the packed package installed, without a network. */
function installed(): string {
  const place = aFolder({ 'package.json': '{ "private": true }' });
  npm(root, 'pack', '--ignore-scripts', '--pack-destination', place);
  const packed = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '';
  npm(place, 'install', `./${packed}`);
  return place;
}

const firstCommand = /<!-- first command -->.*?\nnode dist\/cli\.js ([^\n]+)\n/s.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
)?.[1];

describe('the package', () => {
  test('is one package with the licenses of what it bundles, and runs the first command of the README: one edit, one refused call', () => {
    const place = installed();
    const modules = join(place, 'node_modules');
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['sallyport']);
    const names = readdirSync(join(modules, 'sallyport'));
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'SECURITY.md', 'dist', 'schema']));
    expect(statSync(join(modules, 'sallyport/dist/THIRD_PARTY_NOTICES.txt')).size).toBeGreaterThan(100_000);

    const clone = aFolder();
    git(clone, 'clone', '-q', root, '.');
    const words = ['--no-install', '--prefix', place, 'sallyport', ...(firstCommand ?? '').split(' '), '--json'];
    const stdout = execFileSync('npx', words, {
      cwd: clone,
      encoding: 'utf8',
      shell,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const result = JSON.parse(stdout) as { changes: { path: string }[]; denials: { label: string }[]; text: string };
    expect(result.changes.map(({ path }) => path)).toEqual(['docs/errors.md']);
    expect(result.denials.map(({ label }) => label)).toEqual(['git push origin HEAD']);
    expect(result.text).toContain('## Review: UserError');
  });
});
