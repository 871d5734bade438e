import type { Workshop } from '../batch/workshop.js';
import { type Fault, UserError } from '../errors.js';
import type { Stdio } from '../host/stdio.js';
import type { SecondParser } from '../host/types.js';
import { withSecondVerdict } from '../pipeline/second-verdict.js';
import { createJudge } from '../policy/decide.js';
import { remembering } from '../policy/remember.js';
import type { Judge, Judgement, World } from '../policy/types.js';
import { checkRules, ruleOf } from '../prompt/rule-faults.js';
import { type Question, readQuestion } from './explain-question.js';
import { jsonProblem, longestLine, tooLong } from './json-bounds.js';
import { judgeCall } from './judging.js';

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

type Answer =
  | { readonly id: Question['id']; readonly judgement: Judgement }
  | { readonly id: unknown; readonly error: string };

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
  let failed = false;
  let pending = '';
  const flush = (): void => {
    if (pending !== '') stdio.out(pending);
    pending = '';
  };
  for await (const { lines, isInLine } of pieces(stdio.inputChunks())) {
    for (const line of lines) {
      if (line !== null && /^\s*$/.test(line)) continue;
      const first = line === null ? { id: null, error: tooLong } : answerTo(line, bench);
      const answer = secondParser === null ? first : await withSecond(first, secondParser);
      failed ||= 'error' in answer;
      pending += `${JSON.stringify(shownOf(answer))}\n`;
      if (pending.length >= batchCharacters) flush();
    }
    flush();
    // Who asks line by line waits for the answer before the next question, and may change files meanwhile. Whoever
    // has sent half a line does not wait.
    if (!isInLine) world.forget();
  }
  return failed ? 2 : 0;
}

async function withSecond(answer: Answer, parser: SecondParser): Promise<Answer> {
  if ('error' in answer) return answer;
  return { id: answer.id, judgement: await withSecondVerdict(answer.judgement, parser) };
}

interface Piece {
  /** The lines that ended in it, and the last line of the stream; null for one that is too long. */
  readonly lines: readonly (string | null)[];
  /** It ends in the middle of a line. */
  readonly isInLine: boolean;
}

/** The lines of a stream, piece by piece as it comes. A line that comes in many pieces is put together once. */
async function* pieces(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  let parts: string[] = [];
  let length = 0;
  const whole = (): string | null => (length > longestLine ? null : parts.join(''));
  const add = (part: string): void => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
  };
  for await (const chunk of chunks) {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, end));
      lines.push(whole());
      [parts, length, from] = [[], 0, end + 1];
    }
    add(chunk.slice(from));
    yield { lines, isInLine: length > 0 };
  }
  yield { lines: [whole()], isInLine: false };
}

/** What is printed of an answer, in the order of the contract. */
function shownOf(answer: Answer): object {
  if ('error' in answer) return answer;
  const { decision, outcome, rule, reason, effects, suggest } = answer.judgement;
  return { id: answer.id, decision, outcome, rule, reason, effects, suggest };
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
  const question = readQuestion(value);
  if ('error' in question) return { id: idOf(value), error: question.error };
  const { id, tool, command, input } = question;
  try {
    const judge = judgeFor(question, bench);
    return { id, judgement: judgeCall({ tools: bench.tools, judge }, tool, input ?? { command }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { id, error: error.faults.map(faultText).join('; ') };
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
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
