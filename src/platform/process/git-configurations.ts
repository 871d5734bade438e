import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Text in a configuration that can lead to one of these settings; most files contain none of it. */
const suspiciousText =
  /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;

/** A larger configuration was not written by git. */
export const maxConfigBytes = 1_000_000;

/** Whether a configuration can make git start programs under names that it chooses. */
export function mayStartPrograms(file: string): boolean {
  return suspiciousText.test(configText(file) ?? '[include');
}

/** Of the repository around a directory, and of its submodules; none outside a repository. */
export function configurations(cwd: string): readonly string[] {
  const directory = gitDirectory(cwd);
  if (directory === null) return [];
  const common = resolve(directory, (configText(join(directory, 'commondir')) ?? '').trim());
  const places = new Set([directory, common, ...submodules(join(common, 'modules'), 0)]);
  return [...places].flatMap((place) => [join(place, 'config'), join(place, 'config.worktree')]);
}

/** The directory of git for the repository that contains a directory; `null` outside a repository. */
export function gitDirectory(cwd: string): string | null {
  for (let directory = resolve(cwd); ; directory = dirname(directory)) {
    const dotGit = join(directory, '.git');
    const stat = statSync(dotGit, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) return dotGit;
    if (stat?.isFile() === true) {
      const named = /^gitdir: (.+)$/m.exec(configText(dotGit) ?? '')?.[1];
      return named === undefined ? null : resolve(directory, named);
    }
    if (dirname(directory) === directory) return null;
  }
}

/** Submodules are in directories named after them; names may contain slashes. */
function submodules(place: string, depth: number): readonly string[] {
  if (depth > 4 || statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const below = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return below.flatMap(({ name }) => {
    const directory = join(place, name);
    const isRepository = statSync(join(directory, 'HEAD'), { throwIfNoEntry: false }) !== undefined;
    return isRepository
      ? [directory, ...submodules(join(directory, 'modules'), depth + 1)]
      : submodules(directory, depth + 1);
  });
}

/** Empty if the file is missing or not regular, `null` above the limit. */
export function configText(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) return '';
  return stat.size > maxConfigBytes ? null : readFileSync(path, 'utf8');
}
