import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** A hook that git would have run outside of Sallyport. */
export interface SkippedHook {
  readonly name: string;
  readonly run: string;
}

/** The hooks of git commands that can refuse or change what the command does. Source: githooks(5). */
const hooksByCommand: Readonly<Record<string, readonly string[]>> = {
  am: ['applypatch-msg', 'pre-applypatch'],
  commit: ['pre-commit', 'prepare-commit-msg', 'commit-msg'],
  merge: ['pre-merge-commit', 'commit-msg'],
  pull: ['pre-merge-commit'],
  push: ['pre-push'],
  rebase: ['pre-rebase'],
};

/** The hooks of the repository around a directory that these git commands did not run. */
export function skippedHooks(directory: string, commands: readonly string[]): readonly SkippedHook[] {
  const names = [...new Set(commands.flatMap((command) => hooksByCommand[command] ?? []))];
  const top = names.length === 0 ? null : topOf(directory);
  if (top === null) return [];
  const linked = /^gitdir: (.+)$/m.exec(textOf(join(top, '.git')) ?? '')?.[1];
  const own = linked === undefined ? join(top, '.git') : resolve(top, linked);
  const common = textOf(join(own, 'commondir'));
  const git = common === null ? own : resolve(own, common.trim());
  const config = textOf(join(git, 'config')) ?? '';
  const named = /^\[core\][^\n]*\n(?:[\t ][^\n]*\n)*?[\t ]*hookspath *= *([^\n]+)$/im.exec(config)?.[1]?.trim();
  const hooks = named === undefined ? join(git, 'hooks') : resolve(top, named.replaceAll('"', ''));
  // husky's own folder has every hook; those of the project are above it.
  const isHusky = basename(hooks) === '_' && basename(dirname(hooks)) === '.husky';
  return names.flatMap((name) => {
    const path = join(isHusky ? dirname(hooks) : hooks, name);
    const text = textOf(path);
    if (text === null || /\bgit[ -]lfs\b/.test(text) || (!isHusky && !isExecutable(path))) return [];
    return [{ name, run: commandFor(text, { name, path: relative(top, path), isHusky }) }];
  });
}

/** Places hooks as git runs them. Those of husky have no interpreter, and files that its installation makes are missing. */
export function placeHooks(directory: string, files: ReadonlyMap<string, Buffer>): void {
  const ofHusky = Buffer.from('#!/usr/bin/env sh\nset -e\nPATH="node_modules/.bin:$PATH"\n');
  for (const [name, content] of files) {
    const parts = content.toString('latin1', 0, 2) === '#!' ? [content] : [ofHusky, content];
    writeFileSync(join(directory, name), Buffer.concat(parts), { mode: 0o755 });
  }
  mkdirSync(join(directory, '_'), { mode: 0o755 });
  writeFileSync(join(directory, '_/husky.sh'), '');
}

function commandFor(
  text: string,
  { name, path, isHusky }: { readonly name: string; readonly path: string; readonly isHusky: boolean },
): string {
  if (/\bpre[-_]commit\b.*\bhook-impl\b/.test(text)) return `pre-commit run --hook-stage ${name}`;
  if (/\blefthook\b/.test(text)) return `lefthook run ${name}`;
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#|husky\.sh/.test(line));
  const [line = ''] = lines;
  return isHusky && lines.length === 1 && /^[\w./@:=-]+(?: [\w./@:=-]+)*$/.test(line) ? line : `sh ${path}`;
}

function topOf(directory: string): string | null {
  for (let at = resolve(directory); ; at = dirname(at)) {
    if (statSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at;
    if (dirname(at) === at) return null;
  }
}

const mostBytes = 100_000;

/** `null` unless it is a small regular file. */
function textOf(path: string): string | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size <= mostBytes ? readFileSync(path, 'utf8') : null;
  } catch {
    return null;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
