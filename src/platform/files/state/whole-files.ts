import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withFileProblems } from '../file-problems.js';
import { beginOwnWrite, endOwnWrite } from '../own-writes.js';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

export type PieceWriter = Readonly<Awaited<ReturnType<typeof pieceWriter>>>;

/** The content reaches the disk before the name does, so that a crash never leaves a truncated file under the name. */
export async function replace(absolute: string, content: string | Buffer): Promise<void> {
  const { temporary, handle } = await openTemporary(absolute);
  try {
    try {
      await handle.writeFile(content);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporary, absolute);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns the descriptor for its way to the disk. Synchronous: four steps in another thread take four times as long. */
export function place(absolute: string, content: string | Buffer): number {
  const temporary = temporaryFor(absolute);
  const descriptor = openSync(temporary, newFile, 0o600);
  try {
    writeFileSync(descriptor, content);
    renameSync(temporary, absolute);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    rmSync(temporary, { force: true });
    throw error;
  }
}

const newFile = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;

async function openTemporary(absolute: string): Promise<{ readonly temporary: string; readonly handle: FileHandle }> {
  const temporary = temporaryFor(absolute);
  return { temporary, handle: await open(temporary, newFile, 0o600) };
}

/** Random bytes of one name would take longer than its file; Node gets those of UUIDs in advance, for many at a time. */
function temporaryFor(absolute: string): string {
  return join(dirname(absolute), `.${basename(absolute)}-${randomUUID().slice(0, 13)}.tmp`);
}

const temporaryName = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;

export async function removeUnfinished(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(directory, name));
  for (const folder of [directory, ...folders]) {
    for (const name of await readdir(folder))
      if (temporaryName.test(name)) await rm(join(folder, name), { force: true });
  }
}

/** Small pieces are written together. */
const bufferedCharacters = 64_000;

export async function pieceWriter(absolute: string, name: string) {
  beginOwnWrite(absolute);
  const { temporary, handle } = await openTemporary(absolute);
  let pieces: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const text = pieces.join('');
    pieces = [];
    length = 0;
    if (text !== '') await withFileProblems(name, () => handle.appendFile(text));
  };
  return {
    write: async (text: string): Promise<void> => {
      pieces.push(text);
      length += text.length;
      if (length > bufferedCharacters) await flush();
    },
    /** The file appears under its name. */
    close: async (): Promise<void> => {
      await flush();
      await handle.datasync();
      await handle.close();
      await withFileProblems(name, () => rename(temporary, absolute));
      endOwnWrite(absolute);
    },
    /** Nothing changes. */
    abandon: async (): Promise<void> => {
      await handle.close();
      await rm(temporary, { force: true });
      endOwnWrite(absolute);
    },
  };
}
