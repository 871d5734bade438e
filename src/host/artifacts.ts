import { appendFileSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { withFileProblemsNow } from './file-problems.js';
import { mapTexts } from './redact.js';
import { FileProblem, type Redact } from './types.js';

/** Where a run leaves its transcript, summary and patch. Everything written here is redacted first. */
export interface Artifacts {
  readonly directory: string;
  /** Writes a whole file and returns its absolute path; relative paths lie in the directory. */
  write(path: string, content: string): string;
  /**
   * Appends a value as one line of JSON at once, so that a killed run leaves what it had; returns the absolute
   * path. Its texts are redacted one by one: in the finished line a secret of digits would break the JSON.
   */
  appendJson(path: string, value: unknown): string;
  /** Makes a file empty, replacing one that is there. Throws FileProblem where that cannot be, or where a link leads elsewhere. */
  begin(path: string): void;
  /** Makes a directory of this name inside and returns its absolute path. */
  makeDirectory(name: string): string;
  /** Removes such a directory with all that is in it. */
  removeDirectory(name: string): void;
}

/**
 * Makes a fresh directory below `parent`, readable by this user only. Written synchronously: a transcript has
 * to be on the disk before the next thing happens.
 */
export function createArtifacts(parent: string, redact: Redact): Artifacts {
  mkdirSync(parent, { recursive: true });
  const directory = mkdtempSync(join(parent, 'sallyport-'));
  const made = new Set<string>([directory]);
  const place = (path: string): string => {
    const absolute = resolve(directory, path);
    const folder = dirname(absolute);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return absolute;
  };
  return {
    directory,
    write(path, content) {
      const absolute = place(path);
      writeFileSync(absolute, redact(content), { mode: 0o600 });
      return absolute;
    },
    appendJson(path, value) {
      const absolute = place(path);
      appendFileSync(absolute, `${JSON.stringify(mapTexts(value, redact))}\n`, { mode: 0o600 });
      return absolute;
    },
    begin(path) {
      withFileProblemsNow(path, () => {
        const absolute = place(path);
        const isLink = lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true;
        // A checkout may hold links: neither through one nor into the repository's own folder.
        if (isLink || realpathSync(dirname(absolute)).split(sep).includes('.git')) {
          throw new FileProblem('refused', path, `${path} is a link, or lies in .git`);
        }
        writeFileSync(absolute, '', { mode: 0o600 });
      });
    },
    removeDirectory(name) {
      rmSync(resolve(directory, name), { recursive: true, force: true });
    },
    makeDirectory(name) {
      const absolute = resolve(directory, name);
      mkdirSync(absolute, { recursive: true, mode: 0o700 });
      return absolute;
    },
  };
}
