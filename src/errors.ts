/** For users to fix. Failures of model or tool are data in the conversation; a bug is a plain Error with its stack. */

/** Each code has a section of the same name in docs/errors.md; a test compares the two lists. */
export const diagnosticCodes = [
  'argument-invalid',
  'batch-invalid',
  'batch-items',
  'batch-plan',
  'checkout-failed',
  'command-unknown',
  'config-syntax',
  'config-unreadable',
  'directory-missing',
  'event-invalid',
  'file-unreadable',
  'file-unwritable',
  'github-unavailable',
  'handoff-invalid',
  'hook-invalid',
  'machine-unsuitable',
  'mcp-invalid',
  'mcp-unavailable',
  'model-key-missing',
  'model-unknown',
  'placeholder-failed',
  'placeholder-quoted',
  'placeholder-unclosed',
  'plugin-invalid',
  'prompt-conflict',
  'prompt-missing',
  'prompt-syntax',
  'prompt-unreadable',
  'rule-invalid',
  'rule-test-invalid',
  'sandbox-unavailable',
  'schema-invalid',
  'script-invalid',
  'setting-invalid',
  'setting-unknown',
  'state-unusable',
  'transcript-invalid',
  'trusted-ref-missing',
  'variable-missing',
  'variable-refused',
  'worktree-failed',
] as const;

export type DiagnosticCode = (typeof diagnosticCodes)[number];

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** What is wrong, in one sentence that follows the location: it starts in lower case and has no final period. */
  readonly message: string;
  /** A file with line and column, an input, or a flag. */
  readonly location?: string;
  /** The value found there; may have several lines (a code frame). */
  readonly found?: string;
  /** How to fix it, as an instruction in the same style. */
  readonly hint: string;
}

/** What a file says that is valid and not what its reader may expect; a sentence that follows its place. */
export type LocatedNotice = Required<Pick<Diagnostic, 'location' | 'message'>>;

export const noticeText = ({ location, message }: LocatedNotice): string => `${location}: ${message}`;

/** Carries all diagnostics of one step, not only the first. The entry points print them and exit with code 2. */
export class UserError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[], options?: ErrorOptions) {
    const list = Array.isArray(diagnostics) ? (diagnostics as readonly Diagnostic[]) : [diagnostics as Diagnostic];
    super(list.map((one) => formatDiagnostic(one)).join('\n'), options);
    this.name = 'UserError';
    this.diagnostics = list;
  }
}

export function userError(
  [code, location]: readonly [code: DiagnosticCode, location?: string],
  message: string,
  hint: string,
  found?: string,
): UserError {
  const place = location === undefined ? { code } : { code, location };
  return new UserError({ ...place, message, ...(found === undefined ? {} : { found }), hint });
}

/** In order. Rejects with one UserError with the diagnostics of all steps; rethrows any other error. */
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function attempt<T, U>(work: () => T, otherwise: U): T | U {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function rethrowUnless<T extends Error>(
  error: unknown,
  expected: abstract new (...parameters: never) => T,
): asserts error is T {
  if (!(error instanceof expected)) throw error;
}

/** For `.catch()`: handles errors of the expected class and rethrows all others. */
export function only<T extends Error, R>(
  expected: abstract new (...parameters: never) => T,
  handle: (error: T) => R,
): (error: unknown) => R {
  return (error) => {
    rethrowUnless(error, expected);
    return handle(error);
  };
}

/** The message, then, indented, what was found, the hint and the address in `documentation`: a folder, or `null`. */
export function formatDiagnostic(diagnostic: Diagnostic, documentation: string | null = null): string {
  const location = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
  const lines = [`${location}${diagnostic.message} [${diagnostic.code}]`];
  if (diagnostic.found !== undefined) lines.push(indent('found: ', diagnostic.found));
  lines.push(
    indent('hint:  ', diagnostic.hint),
    indent(
      'docs:  ',
      documentation === null
        ? `docs/errors.md#${diagnostic.code} in the Sallyport repository`
        : `${documentation}/errors.md#${diagnostic.code}`,
    ),
  );
  return lines.join('\n');
}

function indent(label: string, text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [`  ${label}${first}`, ...rest.map((line) => `         ${line}`)].join('\n');
}

/** A longer name is unlikely to be a typo, and the comparison takes time proportional to its length. */
const maxTypoLength = 100;

/** The name in `known` closest to `name` (at most a third of its letters differ), for "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxTypoLength) return undefined;
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

/** The hint that names the closest of the known names; `null` if none is close. */
export function didYouMean(name: string, known: readonly string[]): string | null {
  const guess = nearest(name, known);
  return guess === undefined ? null : `did you mean ${guess}?`;
}

/** Counts insertions, deletions, replacements and swaps of adjacent characters (optimal string alignment). */
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
