/**
 * Faults that a user can mend. A fault of the model or of a tool is data in the conversation and never
 * comes through here; a fault of ours is a plain Error and ends the process with its stack.
 */

/** Every code has a section of the same name in docs/errors.md; a test compares the two lists. */
export const diagnosticCodes = [
  'argument-invalid',
  'command-unknown',
  'config-syntax',
  'config-unreadable',
  'directory-missing',
  'event-invalid',
  'file-unreadable',
  'file-unwritable',
  'handoff-invalid',
  'model-key-missing',
  'model-unknown',
  'placeholder-failed',
  'placeholder-quoted',
  'placeholder-unclosed',
  'prompt-conflict',
  'prompt-missing',
  'prompt-syntax',
  'prompt-unreadable',
  'rule-invalid',
  'schema-invalid',
  'script-invalid',
  'setting-invalid',
  'setting-unknown',
  'trusted-ref-missing',
  'variable-missing',
  'worktree-failed',
] as const;

export type DiagnosticCode = (typeof diagnosticCodes)[number];

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** What is wrong, one sentence; a place stands before it, so it begins small and has no final full stop. */
  readonly message: string;
  /** The place: a file with line and column, an input, a flag. */
  readonly location?: string;
  /** What was found there; may hold several lines (a code frame). */
  readonly found?: string;
  /** What to do about it, as an instruction in the same form. */
  readonly hint: string;
}

/** Carries all faults of one step, never only the first. The entries print them and exit with 2. */
export class UserError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[], options?: ErrorOptions) {
    const list = Array.isArray(diagnostics) ? (diagnostics as readonly Diagnostic[]) : [diagnostics as Diagnostic];
    super(list.map(formatDiagnostic).join('\n'), options);
    this.name = 'UserError';
    this.diagnostics = list;
  }
}

/**
 * Runs steps that do not depend on one another and gives their values in order. Rejects with one UserError
 * that holds the faults of all of them; anything else that is thrown passes through.
 */
export async function allOrDiagnostics<const T extends readonly (() => unknown)[]>(
  ...steps: T
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const values: unknown[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const step of steps) {
    try {
      values.push(await step());
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return values as { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };
}

/** Plain text for a terminal or a log: the sentence, then indented what was found, the mend, the docs. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const place = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
  const lines = [`${place}${diagnostic.message} [${diagnostic.code}]`];
  if (diagnostic.found !== undefined) lines.push(indent('found: ', diagnostic.found));
  lines.push(
    indent('hint:  ', diagnostic.hint),
    indent('docs:  ', `docs/errors.md#${diagnostic.code} in the repository of Sallyport`),
  );
  return lines.join('\n');
}

function indent(label: string, text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [`  ${label}${first}`, ...rest.map((line) => `         ${line}`)].join('\n');
}

/** Beyond this a name is no slip of the finger, and comparing takes time with its length. */
const longestMistyped = 100;

/** The name in `known` that is nearest to `name` (at most a third of its letters differ), for "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestMistyped) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbors (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (beforeLast[j - 2] ?? 0) + 1 : replace;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replace, swap));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
