import { createHash } from 'node:crypto';
import { type CallResult, withNestedCalls } from '../tools/call-result.js';

/** After this many repetitions in a row, the model gets advice. */
const adviseAfter = 3;
/** After this many repetitions of one call, or of a cycle of calls, the run ends. */
const stopAfter = { call: 8, cycle: 6 } as const;
const maxCycle = 5;
/** After this many failures of any kind in a row, the model is asked to reconsider. */
const adviseAfterFailures = 5;

export interface Repeats {
  readonly recent: readonly Seen[];
  readonly failures: number;
  /** Counts calls that changed files: the same call after a change is not a repetition. */
  readonly changes: number;
  /** The last such call: repeating it changes nothing more. */
  readonly lastChange: string;
}

interface Seen {
  readonly key: string;
  readonly label: string;
}

export interface RepeatStop {
  readonly kind: 'repeated-call';
  readonly label: string;
  readonly times: number;
}

export interface Observed {
  readonly repeats: Repeats;
  /** Advice to the model; `null` if there is none. */
  readonly advice: string | null;
  /** Why the run has to end; `null` if it continues. */
  readonly stop: RepeatStop | null;
}

/** Adds the results of a turn. Equal calls in one turn count once. */
export function observeTurn(before: Repeats, results: readonly CallResult[]): Observed {
  const { changes, lastChange } = countChanges(before, results);
  const seen = new Map(results.map((result) => [keyOf(result, changes), `${result.call.name}(${result.label})`]));
  const added = [...seen].map(([key, label]) => ({ key, label }));
  const recent = [...before.recent, ...added].slice(-maxCycle * (stopAfter.call + 1));
  const lastSuccess = results.findLastIndex((result) => !result.isError);
  const failures = lastSuccess < 0 ? before.failures + results.length : results.length - 1 - lastSuccess;
  const repeats = { recent, failures, changes, lastChange };
  const { period, times: cycles } = longestCycle(recent);
  const limit = period === 1 ? stopAfter.call : stopAfter.cycle;
  const labels = [...new Set(recent.slice(-period).map((call) => call.label))];
  // A call whose results alternate is a cycle too.
  const times = labels.length === 1 ? cycles * period : cycles;
  const label = labels.join(', ');
  if (cycles >= limit) return { repeats, advice: null, stop: { kind: 'repeated-call', label, times } };
  const subject = labels.length === 1 ? label : `The sequence ${label}`;
  const cyclesBefore = longestCycle(before.recent).times;
  const isNew = cycles > cyclesBefore;
  if (isNew && cycles >= limit - 1) return { repeats, advice: lastWarning(subject, times), stop: null };
  if (cycles >= adviseAfter && cyclesBefore < adviseAfter)
    return { repeats, advice: repeatAdvice(subject, times, results), stop: null };
  const isFailing = cycles < adviseAfter && failures >= adviseAfterFailures && before.failures < adviseAfterFailures;
  return { repeats, advice: isFailing ? failureAdvice(failures) : null, stop: null };
}

function countChanges(before: Repeats, results: readonly CallResult[]): Pick<Repeats, 'changes' | 'lastChange'> {
  let { changes, lastChange } = before;
  for (const result of withNestedCalls(results)) {
    const change = inputKey(result);
    if (result.changes.length === 0 || change === lastChange) continue;
    changes += 1;
    lastChange = change;
  }
  return { changes, lastChange };
}

/** By tool, input, result and unchanged files. Refusals by the same rule are equal: another spelling does not help. */
function keyOf(result: CallResult, changes: number): string {
  const { call, parts, refusalKey } = result;
  if (refusalKey !== undefined) return `denied ${call.name} ${refusalKey}`;
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part.type === 'text' ? part.text : part.data);
  return `${inputKey(result)} ${hash.digest('base64')} ${String(changes)}`;
}

function inputKey({ call }: CallResult): string {
  return `${call.name} ${JSON.stringify(normalizedInput(call.input) ?? null)}`;
}

/** The input without the key order, outer whitespace and the description, which explains a call to people. */
function normalizedInput(input: unknown): unknown {
  if (typeof input === 'string') return input.trim();
  if (Array.isArray(input)) return input.map(normalizedInput);
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).filter(([key]) => key !== 'description');
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, normalizedInput(value)]);
}

/** How often the shortest cycle at the end was repeated. */
function longestCycle(recent: readonly Seen[]): { readonly period: number; readonly times: number } {
  let best = { period: 1, times: recent.length === 0 ? 0 : 1 };
  for (let period = 1; period <= maxCycle; period += 1) {
    let equal = 0;
    for (let at = recent.length - 1; at >= period; at -= 1) {
      if (recent[at]?.key !== recent[at - period]?.key) break;
      equal += 1;
    }
    const times = Math.floor(equal / period) + 1;
    if (times > best.times) best = { period, times };
  }
  return best;
}

function repeatAdvice(subject: string, times: number, results: readonly CallResult[]): string {
  const outcome = results.every(({ denial }) => denial !== undefined)
    ? 'was refused for the same reason'
    : results.every((result) => result.isError)
      ? 'failed'
      : 'gave the same result';
  return `${subject} was called ${String(times)} times in a row and ${outcome} each time. Stop repeating it: change the input, try another approach, or answer with what you have.`;
}

function lastWarning(subject: string, times: number): string {
  return `${subject} was repeated ${String(times)} times without any change. If it is repeated once more, the run ends. Do something else now, or give your final answer.`;
}

function failureAdvice(failures: number): string {
  return `The last ${String(failures)} calls failed. Read their messages again, check your assumptions about paths, tools and rules, and then change the approach, or answer with what you have and name what is missing.`;
}
