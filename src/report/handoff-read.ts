import * as z from 'zod/mini';
import { type Diagnostic, UserError } from '../errors.js';
import { severities } from '../tools/self-report/types.js';
import { type Handoff, handoffLimits } from './handoff.js';

const text = (max: number) =>
  z.string({ error: 'is not a string' }).check(z.maxLength(max, { error: `has more than ${String(max)} characters` }));
const line = () => {
  const error = 'is not a line number';
  return z.int({ error }).check(z.gte(1, { error }), z.lte(10_000_000, { error }));
};

/** Objects may only have the named fields. */
const schema = z.strictObject({
  version: z.literal(1, { error: 'is not 1' }),
  head: z
    .string({ error: 'is not a string' })
    .check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, { error: 'is not a full commit SHA' })),
  text: text(handoffLimits.text),
  findings: z.optional(
    z
      .array(
        z.strictObject({
          path: text(handoffLimits.path),
          line: line(),
          endLine: z.optional(line()),
          severity: z.enum(severities, { error: `is not one of ${severities.join(', ')}` }),
          title: text(handoffLimits.title),
          message: text(handoffLimits.message),
        }),
        { error: 'is not a list of findings' },
      )
      .check(z.maxLength(handoffLimits.findings, { error: `has more than ${String(handoffLimits.findings)} items` })),
  ),
});

/** Exactly this form and commit. Throws UserError `handoff-invalid`, with places but never the file's content. */
export function readHandoff(
  bytes: Buffer,
  { where, head }: { readonly where: string; readonly head: string },
): Handoff {
  const parsed = schema.safeParse(parse(bytes, where));
  if (!parsed.success) {
    throw new UserError(parsed.error.issues.slice(0, mostDiagnostics).map((issue) => invalid(where, wordsFor(issue))));
  }
  if (parsed.data.head !== head) {
    throw new UserError(invalid(where, 'it is for a different commit than the event'));
  }
  return parsed.data as Handoff;
}

const mostDiagnostics = 10;

function parse(bytes: Buffer, where: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UserError(invalid(where, 'it is not JSON in UTF-8'));
  }
}

/** The file's field names are untrusted: unknown ones are counted, not shown. */
function wordsFor(issue: z.core.$ZodIssue): string {
  const location = issue.path.length === 0 ? 'the file' : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return `${location} has ${String(issue.keys.length)} unknown field(s)`;
  return issue.path.length === 0 ? 'it does not hold a JSON object' : `${location} ${issue.message}`;
}

function invalid(where: string, what: string): Diagnostic {
  return {
    code: 'handoff-invalid',
    location: where,
    message: what,
    hint: 'check what the first workflow writes; nothing was posted',
  };
}
