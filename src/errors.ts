/**
 * Faults that a user can mend. A fault of the model or of a tool is data in the conversation and never
 * comes through here; a fault of ours is a plain Error and ends the process with its stack.
 */

/** Every code has a section of the same name in docs/errors.md; a test compares the two lists. */
export const faultCodes = [
  'argument-invalid',
  'command-unknown',
  'config-syntax',
  'config-unreadable',
  'directory-missing',
  'event-invalid',
  'file-unreadable',
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
  'script-invalid',
  'setting-invalid',
  'setting-unknown',
  'trusted-ref-missing',
  'worktree-failed',
] as const;

export type FaultCode = (typeof faultCodes)[number];

export interface Fault {
  readonly code: FaultCode;
  /** What is wrong, one sentence without a final full stop. */
  readonly what: string;
  /** The place: a file with line and column, an input, a flag. */
  readonly where?: string;
  /** What was found there; may hold several lines (a code frame). */
  readonly found?: string;
  /** What to do about it, as an instruction. */
  readonly mend: string;
}

/** Carries all faults of one step, never only the first. The entries print them and exit with 2. */
export class UserError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: Fault | readonly Fault[], options?: ErrorOptions) {
    const list = Array.isArray(faults) ? (faults as readonly Fault[]) : [faults as Fault];
    super(list.map(formatFault).join('\n'), options);
    this.name = 'UserError';
    this.faults = list;
  }
}

/** Plain text for a terminal or a log: the sentence, then indented what was found, the mend, the docs. */
export function formatFault(fault: Fault): string {
  const place = fault.where === undefined ? '' : `${fault.where}: `;
  const lines = [`${place}${fault.what} [${fault.code}]`];
  if (fault.found !== undefined) lines.push(indent('found: ', fault.found));
  lines.push(indent('mend:  ', fault.mend), indent('docs:  ', `docs/errors.md#${fault.code}`));
  return lines.join('\n');
}

function indent(label: string, text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [`  ${label}${first}`, ...rest.map((line) => `         ${line}`)].join('\n');
}

/** The name in `known` that is nearest to `name` (at most a third of its letters differ), for "did you mean". */
export function nearest(name: string, known: readonly string[]): string | undefined {
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

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
