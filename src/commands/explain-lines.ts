import * as z from 'zod/mini';
import type { Workshop } from '../batch/workshop.js';
import { type Fault, nearest, UserError } from '../errors.js';
import type { Stdio } from '../host/stdio.js';
import type { SecondParser } from '../host/types.js';
import { withSecondVerdict } from '../pipeline/second-verdict.js';
import { createJudge } from '../policy/decide.js';
import { remembering } from '../policy/remember.js';
import { type Judge, type Judgement, modes, type World } from '../policy/types.js';
import { checkRules, ruleOf } from '../prompt/rule-faults.js';
import { shorten } from '../text.js';
import { jsonProblem, longestLine, tooLong } from './json-bounds.js';
import { judgeCall } from './judging.js';

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

/** Judges that are kept. */
const mostJudges = 1000;

interface Bench {
  readonly tools: Workshop['tools'];
  readonly world: World;
  /** The same rules come again and again; a judge is made once for each. */
  readonly judges: Map<string, Judge>;
}

type Answer = (Judgement & { readonly id: Question['id'] }) | { readonly id: unknown; readonly error: string };

/**
 * Judges one JSON object a line from standard input, in order; with `secondParser` as a run does, which takes about a
 * millisecond more for a line that may run. A line that cannot be judged is answered with its error; exit code 2 at
 * the end.
 */
export async function explainLines(
  workshop: Workshop,
  stdio: Stdio,
  secondParser: SecondParser | null = null,
): Promise<number> {
  // Nothing runs here, so the disk stands still at least while one piece of the input is judged.
  const world = remembering(workshop.world);
  const bench: Bench = { tools: workshop.tools, world, judges: new Map() };
  const state = { failed: false, pending: '' };
  const flush = (): void => {
    if (state.pending !== '') stdio.out(state.pending);
    state.pending = '';
  };
  const answer = async (line: string | null): Promise<void> => {
    if (line !== null && /^\s*$/.test(line)) return;
    const first = line === null ? { id: null, error: tooLong } : answerTo(line, bench);
    const value = secondParser === null || 'error' in first ? first : await withSecondVerdict(first, secondParser);
    state.failed ||= 'error' in value;
    state.pending += `${JSON.stringify(shownOf(value))}\n`;
    if (state.pending.length >= batchCharacters) flush();
  };
  const pause = (isInLine: boolean): void => {
    flush();
    // Who asks line by line waits for the answer before the next question, and may change files meanwhile. Whoever
    // has sent half a line does not wait.
    if (!isInLine) world.forget();
  };
  for await (const line of linesOf(stdio.inputChunks(), pause)) await answer(line);
  flush();
  return state.failed ? 2 : 0;
}

/** The lines of a stream. A line that comes in many pieces is put together once; null for one that is too long. */
async function* linesOf(
  chunks: AsyncIterable<string>,
  afterChunk: (isInLine: boolean) => void,
): AsyncGenerator<string | null> {
  let pieces: string[] = [];
  let length = 0;
  const whole = (): string | null => (length > longestLine ? null : pieces.join(''));
  const add = (piece: string): void => {
    length += piece.length;
    if (length <= longestLine) pieces.push(piece);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, end));
      yield whole();
      [pieces, length, from] = [[], 0, end + 1];
    }
    add(chunk.slice(from));
    afterChunk(length > 0);
  }
  yield whole();
}

/** What is printed of an answer, in the order of the contract. */
function shownOf(answer: Answer): object {
  if ('error' in answer) return answer;
  const { id, decision, outcome, rule, reason, effects, suggest } = answer;
  return { id, decision, outcome, rule, reason, effects, suggest };
}

function answerTo(line: string, bench: Bench): Answer {
  const problem = jsonProblem(line);
  if (problem !== null) return { id: null, error: problem };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { id: null, error: `this line is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) return { id: idOf(value), error: issuesText(parsed.error.issues, value) };
  const { id, tool, command, input } = parsed.data;
  try {
    const judge = judgeFor(parsed.data, bench);
    return { id, ...judgeCall({ tools: bench.tools, judge }, tool, input ?? { command }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { id, error: error.faults.map(faultText).join('; ') };
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

/** Faults of one line that are told. */
const mostFaults = 10;

function issuesText(issues: readonly z.core.$ZodIssue[], line: unknown): string {
  const texts = issues.slice(0, mostFaults).flatMap((issue) => issueTexts(issue, line));
  const left = issues.length - mostFaults;
  return [...texts.slice(0, mostFaults), ...(left > 0 ? [`and ${String(left)} more`] : [])].join('; ');
}

function issueTexts(issue: z.core.$ZodIssue, line: unknown): readonly string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, mostFaults).map(unknownKey);
  return [issueText(issue, line)];
}

function issueText(issue: z.core.$ZodIssue, line: unknown): string {
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
  return shorten(text, 80);
}

/** A call is given by keys here, not by flags. */
function faultText({ where, what, found, mend }: Fault): string {
  const place = where === undefined ? '' : `${where.replace(/^--/, '')}: `;
  return `${place}${what}${found === undefined ? '' : `, found ${found}`}; ${mend}`;
}

function judgeFor({ allow, ask, deny, mode }: Question, { world, judges }: Bench): Judge {
  const lists = { allow, ask, deny };
  const key = JSON.stringify([lists, mode]);
  const known = judges.get(key);
  if (known !== undefined) return known;
  checkRules(lists, ruleOf);
  const judge = createJudge({ lists, mode, world });
  if (judges.size >= mostJudges) judges.clear();
  judges.set(key, judge);
  return judge;
}
