import {
  appendFileSync,
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { messageOf, UserError } from '../../../errors.js';
import { machineProblem } from '../../host/machine-problem.js';
import { ownerOfThisProcess } from '../../host/process-owner.js';
import { createListAppender, type RepeatedLists } from '../../secrets/list-appender.js';
import { type OwnFormat, redactData } from '../../secrets/redact-data.js';
import type { Redact } from '../../types.js';
import { withFileProblemsNow } from '../file-problems.js';
import { makeDirectories } from '../make-directories.js';
import { ownGrowing } from '../own-writes.js';
import { FileProblem } from '../types.js';
import { createLineBuffers } from './line-buffers.js';
import { type DirectoryLock, lockPath } from './lock-directory.js';

/** Names the process that owns the directory while it contains anything to remove. */
export const ownerFile = 'owner.json';

const noFormat: OwnFormat = { names: new Set(), wordFields: new Set(), words: new Set() };

/** The directory for the transcript, summary and patch of a run. Everything written here is redacted first. */
export type Artifacts = ReturnType<typeof createArtifacts>;

/** Of this user only. Synchronous: the transcript must be on disk first. Throws UserError `file-unwritable`. */
export function createArtifacts(parent: string, redact: Redact, format: OwnFormat = noFormat) {
  const directory = makeRunDirectory(parent);
  const { notices, unlessFailed } = createWriteGuard();
  const place = placeIn(directory);
  const { appendable, closeAll } = createOpenFiles();
  const held = createHeldFiles(directory, parent);
  const withLists = createListAppender(redact, format);
  const { isBuffered, ...lines } = createLines(directory, {
    lineOf: (value, lists) => withLists(JSON.stringify(redactData(value, redact, format)), lists),
    place,
    unlessFailed,
    append: (path, text) => appendFileSync(appendable(path), text),
  });
  const writeText = (path: string, content: string | Uint8Array): string =>
    unlessFailed(resolve(directory, path), () => writeFileSync(place(path), content, { mode: 0o600 }));
  return {
    directory,
    run: basename(directory),
    notices,
    /** Writes a whole file and returns its absolute path; a relative path is inside the directory. */
    write: (path: string, content: string) => writeText(path, redact(content)),
    /** For a text whose values were redacted before formatting: redacting the result could break its format. */
    writeRedacted: writeText,
    ...lines,
    /** Empties and holds a file to the end. Throws FileProblem: a failure, a link elsewhere, held by another run. */
    begin(path: string) {
      if (isBuffered(path)) return;
      withFileProblemsNow(path, () => {
        held.add(place(path), path);
        beginFile(place(path), path);
      });
    },
    removeDirectory: (name: string) => rmSync(resolve(directory, name), { recursive: true, force: true }),
    /** Removes the whole directory: nothing in it is of use after the run. */
    remove() {
      closeAll();
      held.release();
      rmSync(directory, { recursive: true, force: true });
    },
    /** Called at the end: nothing is left for a later run to remove. */
    release() {
      closeAll();
      held.release();
      rmSync(join(directory, ownerFile), { force: true });
    },
    /** Creates a subdirectory and returns its absolute path. */
    makeDirectory(name: string) {
      const absolute = resolve(directory, name);
      makeDirectories(absolute, 0o700);
      return absolute;
    },
  };
}

interface LinePorts {
  readonly lineOf: (value: unknown, lists: RepeatedLists) => string;
  readonly place: (path: string) => string;
  readonly unlessFailed: ReturnType<typeof createWriteGuard>['unlessFailed'];
  readonly append: (path: string, text: string) => void;
}

function createLines(directory: string, { lineOf, place, unlessFailed, append }: LinePorts) {
  const seals = new Map<string, (line: string) => string>();
  const buffers = createLineBuffers((absolute, text, isFirst) => {
    unlessFailed(absolute, () => {
      if (isFirst) beginFile(place(absolute), absolute);
      append(absolute, text);
    });
  });
  const absoluteOf = (path: string): string => resolve(directory, path);
  return {
    /**
     * Writes immediately, so that a killed run leaves what it had; returns the absolute path. Strings are redacted one
     * by one, except for the format's own words: redacting the line could break the JSON. `lists` follow the fields.
     */
    appendJson: (path: string, value: unknown, lists: RepeatedLists = {}) => {
      const absolute = absoluteOf(path);
      return unlessFailed(absolute, () => {
        const line = lineOf(value, lists);
        const text = `${seals.get(absolute)?.(line) ?? line}\n`;
        if (!buffers.add(absolute, text)) append(place(absolute), text);
      });
    },
    /** Together, after two seconds or 64 KB: most jobs of a batch end before, and access to a disk is costly. */
    bufferLines: (path: string) => buffers.begin(absoluteOf(path)),
    /** The lines of a buffered file; `null` if a part of them is in the file, and then all of them are. */
    takeLines: (path: string) => buffers.take(absoluteOf(path)),
    /** Changes each line that is appended to this file from now on, after redaction. */
    sealLines: (path: string, seal: (line: string) => string) => void seals.set(absoluteOf(path), seal),
    isBuffered: (path: string) => buffers.has(absoluteOf(path)),
  };
}

function placeIn(directory: string): (path: string) => string {
  const created = new Set<string>([directory]);
  return (path) => {
    const absolute = resolve(directory, path);
    const parentDirectory = dirname(absolute);
    if (!created.has(parentDirectory)) makeDirectories(parentDirectory);
    created.add(parentDirectory);
    return absolute;
  };
}

/** A checkout may contain links: never writes through a link or into `.git`. */
function beginFile(absolute: string, shown: string): void {
  const isLink = lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (isLink || realpathSync(dirname(absolute)).split(sep).includes('.git')) {
    throw new FileProblem('refused', shown, `${shown} is a link, or is inside .git`);
  }
  writeFileSync(absolute, '', { mode: 0o600 });
  ownGrowing(realpathSync(absolute));
}

/** With its owner's record, so that a failure is early: nothing was paid for. Throws UserError `file-unwritable`. */
export function makeRunDirectory(parent: string): string {
  try {
    makeDirectories(parent);
    const directory = mkdtempSync(join(parent, 'sallyport-'));
    writeFileSync(join(directory, ownerFile), JSON.stringify(ownerOfThisProcess()), { mode: 0o600 });
    return directory;
  } catch (error) {
    throw new UserError({
      code: 'file-unwritable',
      location: parent,
      message: 'cannot write to the directory for temporary files',
      found: machineProblem(error)?.text ?? messageOf(error),
      hint: 'free space there, make it writable, or set TMPDIR (RUNNER_TEMP on a runner) to another directory',
    });
  }
}

/** More files are not appended to at the same time. */
const mostOpen = 8;

/** Files stay open between two lines: a turn appends about ten. */
function createOpenFiles() {
  const open = new Map<string, number>();
  const closeAll = (): void => {
    for (const descriptor of open.values()) closeSync(descriptor);
    open.clear();
  };
  return {
    closeAll,
    appendable: (path: string): number => {
      const known = open.get(path);
      if (known !== undefined) return known;
      if (open.size >= mostOpen) closeAll();
      const descriptor = openSync(path, 'a', 0o600);
      open.set(path, descriptor);
      return descriptor;
    },
  };
}

/** Runs writes to a path until one fails because of the machine; from then on the file is left as it is. */
function createWriteGuard() {
  const notices: string[] = [];
  const failed = new Set<string>();
  const unlessFailed = (path: string, work: () => void): string => {
    if (failed.has(path)) return path;
    try {
      work();
    } catch (error) {
      const diagnostic = machineProblem(error);
      if (diagnostic === null) throw error;
      failed.add(path);
      notices.push(`${basename(path)} is incomplete, since it could not be written: ${diagnostic.text}.`);
    }
    return path;
  };
  return { notices, unlessFailed };
}

/** Two runs that write one file would destroy both. The files of the run's own directory need no lock. */
function createHeldFiles(directory: string, temporary: string) {
  const locks = new Map<string, DirectoryLock>();
  return {
    add(absolute: string, shown: string): void {
      // A directory has a lock of its own, for the run that works in it; writing it fails later with the right reason.
      const isDirectory = lstatSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true;
      if (locks.has(absolute) || dirname(absolute) === directory || isDirectory) return;
      const lock = lockPath(join(realpathSync(dirname(absolute)), basename(absolute)), temporary);
      if ('holder' in lock)
        throw new FileProblem('exists', shown, `another run writes it, in process ${String(lock.holder.pid)}`);
      locks.set(absolute, lock);
    },
    release(): void {
      for (const lock of locks.values()) lock.release();
      locks.clear();
    },
  };
}
