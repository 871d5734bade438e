import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../errors.js';
import { relativeInside } from '../../policy/files/paths.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import type { SensitiveInGit } from '../../policy/types.js';
import { findExecutable } from '../process/program-path.js';
import type { ProcessSetup } from '../process/run-process.js';

const timeoutMs = 5_000;

/** In words too, since a git that is too old for the variables of the environment would start these programs. */
const pins = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
const maxBytes = 16_000_000;

/** The names that a git command prints; `null` if git fails. Synchronous, since the policy engine is. */
type ListNames = (...words: readonly string[]) => readonly string[] | null;

function namesIn({ environment, path }: ProcessSetup, directory: string): ListNames {
  const git = findExecutable('git', path);
  return (...words) => {
    if (git === null) return null;
    const { status, stdout } = spawnSync(git, [...pins, '-C', directory, ...words], {
      env: environment,
      encoding: 'utf8',
      timeout: timeoutMs,
      maxBuffer: maxBytes,
    });
    return status === 0 ? stdout.split('\0').filter((name) => name !== '') : null;
  };
}

/** The files below a directory with sensitive names, tracked and untracked; ignored files are omitted. `null` if git cannot list them. */
export function sensitiveInGit(setup: ProcessSetup, directory: string): SensitiveInGit | null {
  const names = namesIn(setup, directory);
  const list: ListNames = (...words) => names(...words, '-z', '--', '.');
  const [tracked, untracked] = [list('ls-files', '--cached'), list('ls-files', '--others', '--exclude-standard')];
  if (tracked === null || untracked === null) return null;
  const sensitive = (names: readonly string[]): readonly string[] =>
    names.filter((name) => sensitivity(`/${name}`) !== 'low').map((name) => join(directory, name));
  return {
    tracked: sensitive(tracked),
    untracked: sensitive(untracked),
    get namesInGit() {
      // The index may lack a file of the last commit.
      const entries = [list('ls-files', '--stage'), list('ls-tree', '-r', 'HEAD') ?? []].flat();
      if (entries.includes(null)) return null;
      const links = entries.flatMap((entry) => /^120000 [^\t]*\t([^]*)$/.exec(entry ?? '')?.[1] ?? []);
      const names = entries.map((entry) => entry?.slice(entry.indexOf('\t') + 1) ?? '');
      return {
        arePlain: !names.some((name) => notPlain.test(name)),
        links: [...new Set(links)].map((name) => join(directory, name)),
      };
    },
  };
}

/** Programs that read names would take it for an option or for several names. */
const notPlain = /^-|[\s"'\\]/;

/** What git tracks at or below a path of the workspace, in the index or the last commit; `null` if git fails. */
export function trackedBelow(setup: ProcessSetup, workspace: string, path: string): readonly string[] | null {
  const names = namesIn(setup, workspace);
  const index = names('ls-files', '-z', '--cached', '--', path);
  if (index === null) return null;
  const committed = names('ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', path) ?? [];
  return [...new Set([...index, ...committed])].map((name) => join(workspace, name));
}

/** Whether ignore files ignore a path of the workspace, and each that could is as in the last commit. */
export function isIgnoredInHead(setup: ProcessSetup, workspace: string, path: string): boolean {
  const names = namesIn(setup, workspace);
  const segments = path.slice(workspace.length + 1).split('/');
  const files = segments.map((_, at) => [workspace, ...segments.slice(0, at), '.gitignore'].join('/'));
  const present = files.filter((file) => existsSync(file));
  const hashes = present.length === 0 ? [''] : names('hash-object', '--no-filters', '--', ...present);
  const committed = names('ls-tree', '-z', 'HEAD', '--', ...files)?.map((entry) => entry.split(/\s/)[2] ?? '');
  return (
    hashes?.join('').trim().split('\n').sort().join(' ') === committed?.sort().join(' ') &&
    names('-c', 'core.excludesFile=/dev/null', 'check-ignore', '-q', '--', path) !== null
  );
}

/** See PathFacts. The runner writes the event file when the job begins; without one, this process is the job. */
export function isWorkLog(
  setup: ProcessSetup,
  workspace: string,
  path: string,
  eventPath: string | undefined,
): boolean {
  const name = relativeInside({ path, directory: workspace });
  const isLog = name?.endsWith('.log') === true && sensitivity(path.replace(/\.log$/, '')) === 'low';
  if (!isLog || path.includes('/.git/')) return false;
  const info = attempt(() => lstatSync(path), null);
  if (info?.isFile() !== true || info.nlink > 1) return false;
  const begin = attempt(() => statSync(eventPath ?? '').mtimeMs, performance.timeOrigin);
  // Unlike the other times of a file, no command sets it.
  if (info.birthtimeMs >= begin) return true;
  return namesIn(setup, workspace)('ls-tree', '-z', '--name-only', 'HEAD', '--', name)?.length === 1;
}
