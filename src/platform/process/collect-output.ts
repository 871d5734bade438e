import type { ChildProcess } from 'node:child_process';
import { createErrorMarker } from './mark-errors.js';
import { createOutputBuffer, createWholeCharacters, type KeptOutput } from './output-buffer.js';
import type { ExecRequest } from './types.js';

/** The maximum size of stderr by itself; the merged output has its own limit. */
const maxStderrBytes = 100_000;

/** Keeps the output of a process: both streams in the order of arrival, and each of them. */
export function collectOutput(
  child: ChildProcess,
  { maxOutputBytes: maxBytes, onOutput, marksErrors = false }: ExecRequest,
): () => Readonly<Record<'merged' | 'stdout' | 'stderr', KeptOutput>> {
  const merged = createOutputBuffer(maxBytes);
  const stdout = createOutputBuffer(maxBytes);
  const stderr = createOutputBuffer(Math.min(maxBytes, maxStderrBytes));
  const mark = marksErrors ? createErrorMarker() : (chunk: Buffer) => chunk;
  const decoders = (['stdout', 'stderr'] as const).map((name) => {
    const whole = createWholeCharacters();
    const add = (chunk: Buffer): void => merged.add(mark(chunk, name));
    child[name]?.on('data', (chunk: Buffer) => add(whole.add(chunk)));
    child[name]?.on('error', () => undefined);
    return () => add(whole.end());
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout.add(chunk);
    onOutput?.(chunk, 'stdout');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr.add(chunk);
    onOutput?.(chunk, 'stderr');
  });
  return () => {
    for (const end of decoders) end();
    return { merged: merged.take(), stdout: stdout.take(), stderr: stderr.take() };
  };
}
