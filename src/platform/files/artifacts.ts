import { appendFileSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { UserError } from '../../errors.js';
import { machineProblem } from '../process/machine-problem.js';
import { ownerOfThisProcess } from '../process/process-owner.js';
import { type OwnFormat, redactData } from '../secrets/redact-data.js';
import { FileProblem, type Redact } from '../types.js';
import { withFileProblemsNow } from './file-problems.js';

/** Where a run leaves its transcript, summary and patch. Everything written here is redacted first. */
export interface Artifacts {
  readonly directory: string;
  /** Names the run; no other one that lives has the same. */
  readonly run: string;
  /** What could not be written, in sentences. The run goes on without. */
  readonly notices: readonly string[];
  /** Writes a whole file and returns its absolute path; relative paths lie in the directory. */
  write(path: string, content: string): string;
  /** The same for a text whose values were redacted before they were put into a format: redacted again it could break. */
  writeRedacted(path: string, content: string): string;
  /**
   * Appends a value as one line of JSON at once, so that a killed run leaves what it had; returns the absolute
   * path. Its texts are redacted one by one, except for the names and words of the format: in the finished line a
   * secret of digits would break the JSON.
   */
  appendJson(path: string, value: unknown): string;
  /** Makes a file empty, replacing one that is there. Throws FileProblem where that cannot be, or where a link leads elsewhere. */
  begin(path: string): void;
  /** Makes a directory of this name inside and returns its absolute path. */
  makeDirectory(name: string): string;
  /** Removes such a directory with all that is in it. */
  removeDirectory(name: string): void;
  /** To be called at the end: there is nothing left to be removed by a later run. */
  release(): void;
}

/** Says whose process the directory belongs to, for as long as it holds what has to be removed. */
export const ownerFile = 'owner.json';

const noFormat: OwnFormat = { names: new Set(), wordFields: new Set(), words: new Set() };

/**
 * Makes a fresh directory below `parent`, readable by this user only. Written synchronously: a transcript has
 * to be on the disk before the next thing happens. Throws UserError `file-unwritable` where the directory takes no file.
 */
export function createArtifacts(parent: string, redact: Redact, format: OwnFormat = noFormat): Artifacts {
  const directory = begin(parent);
  const { notices, unlessLost } = createLossKeeper();
  const made = new Set<string>([directory]);
  const place = (path: string): string => {
    const absolute = resolve(directory, path);
    const folder = dirname(absolute);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return absolute;
  };
  const writeText = (path: string, content: string): string =>
    unlessLost(resolve(directory, path), () => writeFileSync(place(path), content, { mode: 0o600 }));
  return {
    directory,
    run: basename(directory),
    notices,
    write: (path, content) => writeText(path, redact(content)),
    writeRedacted: writeText,
    appendJson: (path, value) =>
      unlessLost(resolve(directory, path), () =>
        appendFileSync(place(path), `${JSON.stringify(redactData(value, redact, format))}\n`, { mode: 0o600 }),
      ),
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
    release() {
      rmSync(join(directory, ownerFile), { force: true });
    },
    makeDirectory(name) {
      const absolute = resolve(directory, name);
      mkdirSync(absolute, { recursive: true, mode: 0o700 });
      return absolute;
    },
  };
}

/** The directory, with the record of its owner: what cannot be written is told before anything has been paid for. */
function begin(parent: string): string {
  try {
    mkdirSync(parent, { recursive: true });
    const directory = mkdtempSync(join(parent, 'sallyport-'));
    writeFileSync(join(directory, ownerFile), JSON.stringify(ownerOfThisProcess()), { mode: 0o600 });
    return directory;
  } catch (error) {
    throw new UserError({
      code: 'file-unwritable',
      location: parent,
      message: 'the directory for temporary files takes no file',
      found: machineProblem(error)?.text ?? (error instanceof Error ? error.message : String(error)),
      hint: 'free space there or make it writable, or name another directory by TMPDIR (RUNNER_TEMP on a runner)',
    });
  }
}

/** Runs what writes to a path until the machine refuses it, once; from then on the file stays as it is. */
function createLossKeeper() {
  const notices: string[] = [];
  const lost = new Set<string>();
  const unlessLost = (path: string, work: () => void): string => {
    if (lost.has(path)) return path;
    try {
      work();
    } catch (error) {
      const diagnostic = machineProblem(error);
      if (diagnostic === null) throw error;
      lost.add(path);
      notices.push(`${basename(path)} could not be written on, and is not complete: ${diagnostic.text}.`);
    }
    return path;
  };
  return { notices, unlessLost };
}
