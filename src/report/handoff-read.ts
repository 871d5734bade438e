import * as z from 'zod/mini';
import { type Diagnostic, UserError } from '../errors.js';
import { severities } from '../tools/github/types.js';
import { type Handoff, handoffLimits } from './handoff.js';

const text = (most: number) =>
  z.string({ error: 'is no text' }).check(z.maxLength(most, { error: `has more than ${String(most)} characters` }));
const line = () => {
  const error = 'is no line number';
  return z.int({ error }).check(z.gte(1, { error }), z.lte(10_000_000, { error }));
};

/** Objects take the named fields and no other. */
const schema = z.strictObject({
  version: z.literal(1, { error: 'is not 1' }),
  head: z
    .string({ error: 'is no text' })
    .check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, { error: 'is no full commit SHA' })),
  text: text(handoffLimits.text),
  findings: z.optional(
    z
      .array(
        z.strictObject({
          path: text(handoffLimits.path),
          line: line(),
          endLine: z.optional(line()),
          severity: z.enum(severities, { error: `is none of ${severities.join(', ')}` }),
          title: text(handoffLimits.title),
          message: text(handoffLimits.message),
        }),
        { error: 'is no list of findings' },
      )
      .check(z.maxLength(handoffLimits.findings, { error: `has more than ${String(handoffLimits.findings)} items` })),
  ),
});

/**
 * Reads a hand-off: JSON of exactly this form, for exactly this commit. Throws UserError `handoff-invalid`; a fault
 * names the place in the file and never repeats what stands there.
 */
export function readHandoff(
  bytes: Buffer,
  { where, head }: { readonly where: string; readonly head: string },
): Handoff {
  const parsed = schema.safeParse(parse(bytes, where));
  if (!parsed.success) {
    throw new UserError(parsed.error.issues.slice(0, mostDiagnostics).map((issue) => invalid(where, wordsFor(issue))));
  }
  if (parsed.data.head !== head) {
    throw new UserError(invalid(where, 'it is about another commit than the event'));
  }
  return parsed.data as Handoff;
}

const mostDiagnostics = 10;

function parse(bytes: Buffer, where: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UserError(invalid(where, 'it is no JSON in UTF-8'));
  }
}

/** Names that the file gives are a stranger's: unknown ones are counted, not shown. */
function wordsFor(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? 'the file' : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return `${place} has ${String(issue.keys.length)} unknown field(s)`;
  return issue.path.length === 0 ? 'it holds no JSON object' : `${place} ${issue.message}`;
}

function invalid(where: string, what: string): Diagnostic {
  return {
    code: 'handoff-invalid',
    location: where,
    message: what,
    hint: 'look at what the first workflow writes; nothing was posted',
  };
}
