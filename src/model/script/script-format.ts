import * as z from 'zod/mini';
import { type Diagnostic, didYouMean, messageOf, UserError } from '../../errors.js';
import { shorten } from '../../text.js';

const count = z.number().check(z.int(), z.nonnegative());

/** One line of a script. `npm run docs` makes schema/script.schema.json from it. */
export const scriptTurnSchema = z.strictObject({
  say: z.optional(z.string()),
  calls: z.optional(
    z.array(z.strictObject({ tool: z.string().check(z.minLength(1)), input: z.optional(z.unknown()) })),
  ),
  agent: z.optional(z.string().check(z.minLength(1))),
  usage: z.optional(z.strictObject({ input: z._default(count, 0), output: z._default(count, 0) })),
  expect: z.optional(z.strictObject({ contains: z.string().check(z.minLength(1)) })),
  fail: z.optional(
    z.strictObject({
      status: z.number().check(z.int(), z.gte(400), z.lte(599)),
      times: z._default(z.number().check(z.int(), z.gte(1)), 1),
      retryAfter: z.optional(z.number().check(z.nonnegative())),
    }),
  ),
});

/** One line of a script: text and calls of the model, text that its input must contain, and how often it fails first. */
export type ScriptTurn = z.infer<typeof scriptTurnSchema> & {
  /** Counted from 1. */
  readonly line: number;
};

/** The expected values, by the path of the key. */
const expected: Readonly<Record<string, string>> = {
  '': 'an object such as {"say":"…"}',
  agent: 'the name of a sub-agent',
  say: 'a string',
  calls: 'a list of calls',
  'calls.[]': 'an object such as {"tool":"Read","input":{…}}',
  'calls.[].tool': 'the name of a tool',
  usage: 'an object with input, output, or both',
  'usage.input': 'a number of tokens: an integer of at least 0',
  'usage.output': 'a number of tokens: an integer of at least 0',
  expect: 'an object with contains',
  'expect.contains': 'a non-empty string',
  fail: 'an object with status',
  'fail.status': 'an HTTP status from 400 to 599',
  'fail.times': 'an integer of at least 1',
  'fail.retryAfter': 'a number of seconds, at least 0',
};

const keysOf: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(scriptTurnSchema.shape),
  'calls.[]': ['tool', 'input'],
  usage: ['input', 'output'],
  expect: ['contains'],
  fail: ['status', 'times', 'retryAfter'],
};

/** An object per line; blank ones are allowed. @param name the file @throws UserError `script-invalid`, all problems */
export function parseScript(name: string, text: string): readonly ScriptTurn[] {
  const diagnostics: Diagnostic[] = [];
  const turns: ScriptTurn[] = [];
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (source.trim() === '') continue;
    const read = parseLine(source);
    if ('turn' in read) turns.push({ ...read.turn, line: index + 1 });
    else
      diagnostics.push(...read.diagnostics.map((modelError) => at(modelError, `${name}:${String(index + 1)}`, source)));
  }
  if (turns.length === 0 && diagnostics.length === 0) {
    diagnostics.push({
      code: 'script-invalid',
      message: 'the script has no turns',
      location: name,
      hint: 'write at least one line such as {"say":"done"}',
    });
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return turns;
}

interface LineDiagnostic {
  readonly message: string;
  readonly hint: string;
}

type ReadLine =
  | { readonly turn: z.infer<typeof scriptTurnSchema> }
  | { readonly diagnostics: readonly LineDiagnostic[] };

function parseLine(source: string): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return { diagnostics: [{ message: `invalid JSON: ${messageOf(error)}`, hint: 'write one JSON object per line' }] };
  }
  const result = scriptTurnSchema.safeParse(value);
  if (!result.success) return { diagnostics: result.error.issues.flatMap(toDiagnostics) };
  const { say, calls, fail } = result.data;
  if (say !== undefined || calls !== undefined || fail !== undefined) return { turn: result.data };
  return { diagnostics: [{ message: 'the turn does nothing', hint: 'add say, calls or fail' }] };
}

function toDiagnostics(issue: z.core.$ZodIssue): LineDiagnostic[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.');
  const shown = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf[path] ?? [];
    return issue.keys.map((key) => {
      const hint = didYouMean(key, known) ?? `use one of ${known.join(', ')}`;
      return { message: `unknown key ${shown === '' ? '' : `${shown}.`}${key}`, hint };
    });
  }
  const what = shown === '' ? 'the line is not a turn' : `${shown} has an invalid value`;
  return [{ message: what, hint: `use ${expected[path] ?? 'another value'}` }];
}

function at(modelError: LineDiagnostic, where: string, source: string): Diagnostic {
  return { code: 'script-invalid', location: where, found: shorten(source, 160), ...modelError };
}
