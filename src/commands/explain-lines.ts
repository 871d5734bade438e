import { type Diagnostic, messageOf, rethrowUnless, UserError } from '../errors.js';
import type { JobRuntime } from '../job/runtime/runtime.js';
import { withSecondParse } from '../pipeline/second-parse.js';
import type { Stdio } from '../platform/host/stdio.js';
import type { SecondParser } from '../platform/process/types.js';
import { type CachedPathFacts, cachingPathFacts } from '../policy/engine/cached-path-facts.js';
import { createPolicyEngine } from '../policy/engine/engine.js';
import type { Evaluation, PolicyEngine } from '../policy/types.js';
import { requireValidRules, ruleLocation } from '../settings/check-rules.js';
import { type ExplainQuestion, readQuestion } from './explain-question.js';
import { evaluateCall } from './runtime.js';

/** Answers are written in batches: one write per answer would cost more than the evaluation. */
const batchCharacters = 64_000;

const maxPolicies = 1000;

/** UTF-16 units of questions and answers that are kept. */
const maxKept = 4_000_000;

interface Evaluator {
  readonly tools: JobRuntime['tools'];
  readonly world: CachedPathFacts;
  readonly secondParser: SecondParser;
  readonly readOnlyCommands: boolean;
  /** By their rules, which most lines share. */
  readonly policies: Map<string, PolicyEngine>;
  /** By their question, since transcripts repeat many; without the id. */
  readonly answers: Map<string, string>;
  kept: number;
}

interface Failure {
  readonly id: unknown;
  readonly error: string;
}

/** From standard input, in order. An invalid line is answered with its error, and the exit code is 2. */
export async function explainLines(
  runtime: Pick<JobRuntime, 'tools' | 'world' | 'secondParser'> & Pick<Evaluator, 'readOnlyCommands'>,
  stdio: Stdio,
): Promise<number> {
  // Nothing runs here, so files do not change while one piece of the input is evaluated.
  const world = cachingPathFacts(runtime.world);
  const { tools, secondParser, readOnlyCommands } = runtime;
  const shared = { tools, world, secondParser, readOnlyCommands };
  const evaluator: Evaluator = { ...shared, policies: new Map(), answers: new Map(), kept: 0 };
  let failed = false;
  let pending = '';
  const flush = (): void => {
    if (pending !== '') stdio.out(pending);
    pending = '';
  };
  for await (const { lines, isInLine } of pieces(stdio.inputChunks())) {
    for (const line of lines) {
      if (line !== null && /^\s*$/.test(line)) continue;
      const question = line === null ? { id: null, error: tooLong } : questionOf(line);
      const answer =
        'error' in question ? question : (knownAnswer(question, evaluator) ?? (await answerTo(question, evaluator)));
      failed ||= typeof answer !== 'string';
      pending += `${typeof answer === 'string' ? answer : JSON.stringify(answer)}\n`;
      if (pending.length >= batchCharacters) flush();
    }
    flush();
    // A caller that waits for an answer may change files before the next question. One that has sent half a line
    // does not wait.
    if (!isInLine) forget(evaluator);
  }
  return failed ? 2 : 0;
}

function forget(evaluator: Evaluator): void {
  evaluator.world.forget();
  evaluator.answers.clear();
  evaluator.kept = 0;
}

interface Piece {
  /** The lines that ended in it, and the last line of the stream; `null` for a line that is too long. */
  readonly lines: readonly (string | null)[];
  /** It ends in the middle of a line. */
  readonly isInLine: boolean;
}

/** The lines of a stream, piece by piece. The pieces of a line are joined once. */
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

function questionOf(line: string): Asked | Failure {
  const problem = jsonProblem(line);
  if (problem !== null) return { id: null, error: problem };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { id: null, error: `invalid JSON: ${messageOf(error)}` };
  }
  const question = readQuestion(value);
  if ('error' in question) return { id: idOf(value), error: question.error };
  const { allow, ask, deny, mode, tool, command, input = { command } } = question;
  const rules = JSON.stringify([allow, ask, deny, mode]);
  const call = question.input === undefined && command !== undefined ? `:${command}` : JSON.stringify(input);
  // JSON contains no line break and does not begin with a colon, so no two questions share a key.
  return { question, input, rules, key: `${rules}\n${JSON.stringify(tool)}\n${call}` };
}

interface Asked {
  readonly question: ExplainQuestion;
  readonly input: unknown;
  /** The same for the same rules. */
  readonly rules: string;
  /** The same for the same question with any id. */
  readonly key: string;
}

function knownAnswer({ key, question: { id } }: Asked, { answers }: Evaluator): string | undefined {
  const known = answers.get(key);
  return known === undefined ? undefined : withId(id, known);
}

const withId = (id: ExplainQuestion['id'], answer: string): string => `{"id":${JSON.stringify(id)},${answer}`;

/** One line of JSON. A promise only if the second parser is needed. */
function answerTo(asked: Asked, evaluator: Evaluator): string | Failure | Promise<string> {
  const { question, input, key } = asked;
  const { id, tool } = question;
  const lineOf = (evaluation: Evaluation): string => {
    const { decision, outcome, rule, reason, effects, suggest } = evaluation;
    const answer = JSON.stringify({ decision, outcome, rule, reason, effects, suggest }).slice(1);
    evaluator.kept += key.length + answer.length;
    if (evaluator.kept > maxKept) {
      evaluator.answers.clear();
      evaluator.kept = 0;
    }
    evaluator.answers.set(key, answer);
    return withId(id, answer);
  };
  try {
    const evaluation = evaluateCall({ tools: evaluator.tools, policy: policyFor(asked, evaluator) }, tool, input);
    const final = withSecondParse(evaluation, evaluator.secondParser);
    return final instanceof Promise ? final.then(lineOf) : lineOf(final);
  } catch (error) {
    rethrowUnless(error, UserError);
    return { id, error: error.diagnostics.map(diagnosticText).join('; ') };
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

/** Names keys instead of flags. */
function diagnosticText({ location, message, found, hint }: Diagnostic): string {
  const prefix = location === undefined ? '' : `${location.replace(/^--/, '')}: `;
  return `${prefix}${message}${found === undefined ? '' : `, found ${found}`}; ${hint}`;
}

function policyFor({ rules, question }: Asked, { world, readOnlyCommands, policies }: Evaluator): PolicyEngine {
  const known = policies.get(rules);
  if (known !== undefined) return known;
  const lists = requireValidRules(question, ruleLocation);
  const policy = createPolicyEngine({ lists, mode: question.mode, readOnlyCommands, world });
  if (policies.size >= maxPolicies) policies.clear();
  policies.set(rules, policy);
  return policy;
}

/** Limits of one line of input, so that parsing it takes no longer than its evaluation. */
const limits = {
  /** UTF-16 units. */
  length: 8_000_000,
  depth: 64,
  /** Values in all lists and objects. */
  values: 40_000,
} as const;

/** The limit that a line exceeds, as a clause; `null` if none. Linear in its length. */
export function jsonProblem(line: string): string | null {
  if (line.length > limits.length) return tooLong;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') at = endOfString(line, at);
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    else if (char === ',') values += 1;
    if (depth > limits.depth) return `this line is nested more than ${limits.depth} levels deep`;
    if (values > limits.values) return `this line has more than ${limits.values} values`;
  }
  return null;
}

/** The closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

export const longestLine: number = limits.length;
export const tooLong = `this line is longer than ${limits.length} characters`;
