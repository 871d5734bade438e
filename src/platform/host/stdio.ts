/** Standard streams as values that the entry points pass on. */

import { UserError } from '../../errors.js';
import { machineProblem } from './machine-problem.js';

export type Stdio = ReturnType<typeof processStdio>;

/** Output for a closed reader (`| head`, a closed terminal) is dropped: the job ends with its own exit code. */
export function processStdio() {
  let isReading = false;
  return {
    // Each stream is created at its first use: most runs write to standard output only at their end.
    /** Standard output, for results. */
    out: late(() => droppingWriter(process.stdout, (error) => outputLost(error, process.stderr))),
    // A failure of standard error cannot be reported anywhere.
    /** Standard error, for messages. */
    err: late(() => droppingWriter(process.stderr, () => undefined)),
    /** Rejects with UserError `prompt-unreadable` above `maxBytes`, since it is read as a prompt. */
    async readInput(maxBytes: number) {
      isReading = true;
      const input = await readAll(process.stdin as AsyncIterable<Buffer>, maxBytes);
      isReading = false;
      return input;
    },
    /** Standard input in chunks, for input that is not needed as a whole. */
    async *inputChunks() {
      isReading = true;
      process.stdin.setEncoding('utf8');
      yield* process.stdin as unknown as AsyncIterable<string>;
      isReading = false;
    },
    /** Whether the process is waiting for standard input: then no work needs cleanup. */
    isReading: () => isReading,
    get errIsTerminal() {
      return process.stderr.isTTY;
    },
    get outIsTerminal() {
      return process.stdout.isTTY;
    },
  };
}

function late(make: () => (text: string) => void): (text: string) => void {
  let write: ((text: string) => void) | null = null;
  return (text) => {
    write ??= make();
    write(text);
  };
}

/** Error codes for a closed reader: a pipe, a terminal. */
const readerGone = ['EPIPE', 'EIO', 'ECONNRESET'];

/** A result that could not be written must not look like a success. */
function outputLost(error: Error, talk: NodeJS.WritableStream): void {
  talk.write(`The output could not be written: ${machineProblem(error)?.text ?? error.message}.\n`);
  process.on('exit', () => {
    if (process.exitCode === undefined || process.exitCode === 0) process.exitCode = 1;
  });
}

/** Writes until the reader is closed or the stream fails in another way (a full disk), which is reported once. */
export function droppingWriter(stream: NodeJS.WritableStream, onLost: (error: Error) => void): (text: string) => void {
  let isGone = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!isGone && !readerGone.includes(error.code ?? '')) onLost(error);
    isGone = true;
  });
  return (text) => {
    if (!isGone) stream.write(text);
  };
}

/** Rejects with UserError `prompt-unreadable` as soon as more than `maxBytes` were read. */
export async function readAll(input: AsyncIterable<Buffer>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new UserError({
        code: 'prompt-unreadable',
        location: 'stdin',
        message: `the prompt is larger than the limit of ${String(maxBytes)} bytes`,
        hint: 'shorten it, and insert long texts with @{path}',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
