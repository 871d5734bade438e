import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The file of a program name on a fixed PATH; an absolute path is returned as is; `null` if not found. */
export function findExecutable(name: string, path: string): string | null {
  if (isAbsolute(name)) return name;
  if (name === '' || name.includes('/') || name.includes('\\') || name.includes('\0')) return null;
  const directories = path.split(delimiter).filter(isAbsolute);
  // Batch files are excluded: they need a shell, which would parse their arguments again.
  const names =
    process.platform === 'win32' ? (/\.(exe|com)$/i.test(name) ? [name] : [`${name}.exe`, `${name}.com`]) : [name];
  return directories.flatMap((directory) => names.map((file) => join(directory, file))).find(isProgram) ?? null;
}

export function isProgram(file: string): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On Windows that of Git for Windows next to `git.exe`, never `System32\bash.exe`, which starts another system (WSL). */
export function findBash(path: string): string | null {
  if (process.platform !== 'win32') return findExecutable('bash', path);
  const git = findExecutable('git.exe', path);
  if (git === null) return null;
  return (
    [join(git, '..', '..', 'bin', 'bash.exe'), join(git, '..', '..', '..', 'bin', 'bash.exe')].find(isProgram) ?? null
  );
}
