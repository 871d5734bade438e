import * as z from 'zod/mini';
import type { Workshop } from '../batch/workshop.js';
import type { Ground } from '../config/ground.js';
import { checkRules } from '../config/rules.js';
import { type Fault, nearest, UserError } from '../errors.js';
import type { Surroundings } from '../host/surroundings.js';
import { createJudge } from '../policy/decide.js';
import { type Judge, modes } from '../policy/types.js';
import { judgeCall, workshopOf } from './judging.js';

const rules = z._default(z.array(z.string({ error: 'a rule as text' }), { error: 'a list of rules' }), []);

/** One line of input: a call, and the rules that it is judged under instead of those of flags and file. */
const questionSchema = z.strictObject({
  id: z._default(z.union([z.string(), z.number(), z.null()], { error: 'a string, a number or null' }), null),
  allow: rules,
  ask: rules,
  deny: rules,
  mode: z._default(z.enum(modes, { error: `one of ${modes.join(', ')}` }), 'default'),
  tool: z._default(z.string({ error: 'the name of a tool' }), 'Bash'),
  input: z.optional(z.unknown()),
  /** Short for the input of Bash. */
  command: z.optional(z.string({ error: 'a string' })),
});
type Question = z.infer<typeof questionSchema>;

/** Answers are written in batches: a write for each would cost more than the judging. */
const batchCharacters = 64_000;

/** Judges one JSON object a line from standard input, in order. A line that cannot be judged is answered with its error; exit code 2 at the end. */
export async function explainLines(ground: Ground, { stdio, ...surroundings }: Surroundings): Promise<number> {
  const workshop = await workshopOf(ground, { stdio, ...surroundings });
  const judges = new Map<string, Judge>();
  const state = { failed: false, pending: '' };
  const flush = (): void => {
    if (state.pending !== '') stdio.out(state.pending);
    state.pending = '';
  };
  const answer = (line: string): void => {
    if (line.trim() === '') return;
    const value = answerTo(line, workshop, judges);
    state.failed ||= 'error' in value;
    state.pending += `${JSON.stringify(value)}\n`;
    if (state.pending.length >= batchCharacters) flush();
  };
  let rest = '';
  for await (const chunk of stdio.inputChunks()) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) answer(line);
    // Who asks line by line waits for the answer before the next question.
    flush();
  }
  answer(rest);
  flush();
  return state.failed ? 2 : 0;
}

function answerTo(line: string, workshop: Workshop, judges: Map<string, Judge>): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { id: null, error: `this line is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success)
    return { id: idOf(value), error: parsed.error.issues.map((issue) => issueText(issue, value)).join('; ') };
  const { id, tool, command, input } = parsed.data;
  try {
    const judge = judgeFor(parsed.data, workshop, judges);
    const { decision, outcome, rule, reason, effects, suggest } = judgeCall(
      { tools: workshop.tools, judge },
      tool,
      input ?? { command },
    );
    return { id, decision, outcome, rule, reason, effects, suggest };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { id, error: error.faults.map(faultText).join('; ') };
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

function issueText(issue: z.core.$ZodIssue, line: unknown): string {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownKey).join('; ');
  if (issue.path.length === 0) return `the line is a JSON object; found ${shown(line)}`;
  const key = issue.path.map((step) => (typeof step === 'number' ? `[${String(step)}]` : String(step))).join('');
  return `${key} is ${issue.message}; found ${shown(valueAt(line, issue.path))}`;
}

function unknownKey(key: string): string {
  const names = Object.keys(questionSchema.shape);
  const guess = nearest(key, names);
  const hint = guess === undefined ? '' : `did you mean ${guess}? `;
  return `there is no key ${shown(key)}; ${hint}The keys are ${names.join(', ')}`;
}

function valueAt(line: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : null,
    line,
  );
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A call is given by keys here, not by flags. */
function faultText({ where, what, found, mend }: Fault): string {
  const place = where === undefined ? '' : `${where.replace(/^--/, '')}: `;
  return `${place}${what}${found === undefined ? '' : `, found ${found}`}; ${mend}`;
}

/** The same rules come again and again; a judge is made once for each. */
function judgeFor({ allow, ask, deny, mode }: Question, { world }: Workshop, judges: Map<string, Judge>): Judge {
  const lists = { allow, ask, deny };
  const key = JSON.stringify([lists, mode]);
  const known = judges.get(key);
  if (known !== undefined) return known;
  checkRules(lists, (list) => list);
  const judge = createJudge({ lists, mode, world });
  judges.set(key, judge);
  return judge;
}
