import { closeSync, constants, openSync, writeSync } from 'node:fs';

/** Beyond this size the rest of the output is dropped. */
const maxBytes = 64_000_000;

/** A file that receives the output of a command as it arrives. */
export type CommandOutputFile = ReturnType<typeof createOutputFile>;

/** Creates the file; it is only readable by this user. Throws a system error if it exists or cannot be created. */
export function createOutputFile(path: string) {
  const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
  let descriptor: number | null = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  let room = maxBytes;
  return {
    path,
    add(text: string) {
      if (descriptor === null || room <= 0) return;
      const bytes = Buffer.from(text);
      room -= bytes.length;
      try {
        writeSync(descriptor, room > 0 ? bytes : Buffer.from('\n[… the rest of the output was dropped …]\n'));
      } catch {
        // A full disk must not end the command.
        room = 0;
      }
    },
    end() {
      if (descriptor !== null) closeSync(descriptor);
      descriptor = null;
    },
  };
}
