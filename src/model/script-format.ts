import * as z from 'zod/mini';
import { type Fault, nearest, UserError } from '../errors.js';
import { shorten } from '../text.js';

const count = z.number().check(z.int(), z.nonnegative());

const turnSchema = z.strictObject({
  say: z.optional(z.string()),
  calls: z.optional(
    z.array(z.strictObject({ tool: z.string().check(z.minLength(1)), input: z.optional(z.unknown()) })),
  ),
  usage: z.optional(z.strictObject({ input: count, output: count })),
  expect: z.optional(z.strictObject({ contains: z.string().check(z.minLength(1)) })),
  fail: z.optional(
    z.strictObject({
      status: z.number().check(z.int(), z.gte(400), z.lte(599)),
      times: z._default(z.number().check(z.int(), z.gte(1)), 1),
      retryAfter: z.optional(z.number().check(z.nonnegative())),
    }),
  ),
});

/** One line of a script: what the model says and calls, what it must have been told, how often it fails first. */
export type ScriptTurn = z.infer<typeof turnSchema> & {
  /** Counted from 1. */
  readonly line: number;
};

/** What a value has to be, by the path of its key. */
const wanted: Readonly<Record<string, string>> = {
  '': 'an object such as {"say":"…"}',
  say: 'text',
  calls: 'a list of calls',
  'calls.[]': 'an object such as {"tool":"Read","input":{…}}',
  'calls.[].tool': 'the name of a tool',
  usage: 'an object with input and output',
  'usage.input': 'a whole number of tokens, 0 or more',
  'usage.output': 'a whole number of tokens, 0 or more',
  expect: 'an object with contains',
  'expect.contains': 'text that is not empty',
  fail: 'an object with status',
  'fail.status': 'an HTTP status from 400 to 599',
  'fail.times': 'a whole number, 1 or more',
  'fail.retryAfter': 'a number of seconds, 0 or more',
};

const keysOf: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(turnSchema.shape),
  'calls.[]': ['tool', 'input'],
  usage: ['input', 'output'],
  expect: ['contains'],
  fail: ['status', 'times', 'retryAfter'],
};

/**
 * Reads a script: one JSON object a line, blank lines allowed.
 * @param name the file, for the places in faults
 * @throws UserError `script-invalid` with every fault of the file
 */
export function parseScript(name: string, text: string): readonly ScriptTurn[] {
  const faults: Fault[] = [];
  const turns: ScriptTurn[] = [];
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (source.trim() === '') continue;
    const read = parseLine(source);
    if ('turn' in read) turns.push({ ...read.turn, line: index + 1 });
    else faults.push(...read.faults.map((fault) => at(fault, `${name}:${String(index + 1)}`, source)));
  }
  if (turns.length === 0 && faults.length === 0) {
    faults.push({
      code: 'script-invalid',
      what: 'the script has no turn',
      where: name,
      mend: 'write at least one line such as {"say":"done"}',
    });
  }
  if (faults.length > 0) throw new UserError(faults);
  return turns;
}

interface LineFault {
  readonly what: string;
  readonly mend: string;
}

type ReadLine = { readonly turn: z.infer<typeof turnSchema> } | { readonly faults: readonly LineFault[] };

function parseLine(source: string): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable';
    return { faults: [{ what: `the line is no JSON: ${why}`, mend: 'write one JSON object a line' }] };
  }
  const result = turnSchema.safeParse(value);
  if (!result.success) return { faults: result.error.issues.flatMap(toFaults) };
  const { say, calls, fail } = result.data;
  if (say !== undefined || calls !== undefined || fail !== undefined) return { turn: result.data };
  return { faults: [{ what: 'the turn does nothing', mend: 'give it say, calls or fail' }] };
}

function toFaults(issue: z.core.$ZodIssue): LineFault[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.');
  const shown = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf[path] ?? [];
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      const mend = near === undefined ? `the keys are ${known.join(', ')}` : `did you mean ${near}?`;
      return { what: `unknown key ${shown === '' ? '' : `${shown}.`}${key}`, mend };
    });
  }
  const what = shown === '' ? 'the line is no turn' : `${shown} has a wrong value`;
  return [{ what, mend: `give ${wanted[path] ?? 'another value'}` }];
}

function at(fault: LineFault, where: string, source: string): Fault {
  return { code: 'script-invalid', where, found: shorten(source, 160), ...fault };
}
