import { FileProblem } from '../platform/files/types.js';
import { asSentence } from '../text.js';
import type { ToolOutput } from './types.js';

export function textOutput(text: string): ToolOutput {
  return { parts: [{ type: 'text', text }] };
}

export function failedOutput(text: string): ToolOutput {
  return { parts: [{ type: 'text', text }], isError: true };
}

/** Runs a tool's work and turns a FileProblem into a failed output; any other error is a bug and is rethrown. */
export async function withFileFailures(work: () => Promise<ToolOutput>): Promise<ToolOutput> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileProblem) return failedOutput(asSentence(error.message));
    throw error;
  }
}

/** A path in a list with one path per line: as a JSON string if it would not be one plain line. */
export function listedPath(path: string): string {
  return /^"|[\0-\x1f\x7f-\x9f\u2028\u2029]/.test(path) ? JSON.stringify(path) : path;
}

/** What `omittedNote` calls files that no path can express. */
export const undecodableNames = 'with a name that is not valid UTF-8';

/** A closing line in brackets that counts omitted items; no line if there are none. */
export function omittedNote(counts: readonly (readonly [number: number, what: string])[]): readonly string[] {
  const parts = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return parts.length === 0 ? [] : [`[Omitted: ${parts.join(', ')}.]`];
}
