import { sentParts } from '../../messages/parts.js';
import { emptySummary } from '../../messages/summary.js';
import type { AssistantPart, ModelMessage, Part } from '../../messages/types.js';
import { canceledError } from '../fixed-errors.js';
import { toStatusError } from '../http/status.js';
import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../types.js';
import { parseScript, type ScriptTurn } from './script-format.js';

/**
 * Each request gets the next turn, from the first. `fail`: it fails so often first, then without text the next turn
 * follows. A request for a summary uses none: it is empty. Turns with `agent` are a sub-agent's; one without any takes
 * the job's next, a request for help none. @param options.name `script:FILE` @throws UserError `script-invalid`
 */
export function createScriptModel(options: { readonly name: string; readonly text: string }): Model {
  const turns = parseScript(options.name.replace(/^script:/, ''), options.text);
  const parts = new Map<string, ScriptPart>();
  const partOf = (agent: string, isHelp = false): ScriptPart => {
    const name = isHelp || turns.some((turn) => turn.agent === agent) ? agent : '';
    const own = turns.filter((turn) => (turn.agent ?? '') === name);
    const known = parts.get(name) ?? { turns: own, position: 0, failed: 0 };
    parts.set(name, known);
    return known;
  };

  const next = (part: ScriptPart): ScriptTurn | ModelError => {
    for (;;) {
      const turn = part.turns[part.position];
      if (turn === undefined) return usedUp(part.turns.length);
      if (turn.fail !== undefined && part.failed < turn.fail.times) {
        part.failed += 1;
        const headers = turn.fail.retryAfter === undefined ? {} : { 'retry-after': String(turn.fail.retryAfter) };
        return toStatusError(
          { status: turn.fail.status, text: 'planned by the script', headers },
          { model: options.name, keySource: 'another status in the script', now: () => 0 },
        );
      }
      part.position += 1;
      part.failed = 0;
      if (turn.say !== undefined || turn.calls !== undefined) return turn;
    }
  };

  return {
    name: options.name,
    contextWindow: null,
    skipTurns: (counts) => {
      for (const [agent, count] of counts) skip(partOf(agent), count);
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- a model is asynchronous, a script has nothing to wait for
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      if (request.purpose === 'summary' && !signal.aborted) {
        yield* play({ line: 0, say: emptySummary }, 0);
        return;
      }
      const turn = signal.aborted ? canceledError : next(partOf(request.agent ?? '', request.purpose === 'help'));
      const number = 'kind' in turn ? 0 : turns.indexOf(turn) + 1;
      const modelError = 'kind' in turn ? turn : unmetExpectation(request, turn, number);
      if (modelError !== null) yield { type: 'error', modelError: modelError };
      else if (!('kind' in turn)) yield* play(turn, number);
    },
  };
}

interface ScriptPart {
  readonly turns: readonly ScriptTurn[];
  position: number;
  failed: number;
}

/** Turns that only fail are not counted. */
function skip(part: ScriptPart, count: number): void {
  for (let left = count; left > 0 && part.position < part.turns.length; part.position += 1) {
    const { say, calls } = part.turns[part.position] ?? {};
    if (say !== undefined || calls !== undefined) left -= 1;
  }
}

function* play(turn: ScriptTurn, number: number): Generator<ModelEvent> {
  const parts: AssistantPart[] = [];
  if (turn.say !== undefined && turn.say !== '') {
    parts.push({ type: 'text', text: turn.say });
    yield { type: 'text', delta: turn.say };
  }
  for (const [index, call] of (turn.calls ?? []).entries()) {
    const id = `script-${String(number)}-${String(index + 1)}`;
    parts.push({ type: 'tool-call', id, name: call.tool, input: call.input === undefined ? {} : call.input });
    yield { type: 'tool-call-start', name: call.tool };
  }
  const reason = parts.some((part) => part.type === 'tool-call') ? 'tool-calls' : 'stop';
  yield { type: 'finish', reason, message: { role: 'assistant', parts }, usage: toUsage(turn.usage) };
}

const toUsage = (usage: ScriptTurn['usage']): Usage => ({
  inputTokens: usage?.input ?? 0,
  outputTokens: usage?.output ?? 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
});

const usedUp = (turns: number): ModelError => ({
  kind: 'script',
  message: `The script is used up: it has ${String(turns)} ${turns === 1 ? 'turn' : 'turns'}, and the run requests another one.`,
  hint: 'Add a turn to the script, or find out why the run continues.',
  retryable: false,
});

function unmetExpectation(request: ModelRequest, turn: ScriptTurn, number: number): ModelError | null {
  const text = turn.expect?.contains;
  // All texts in the model's input, including file names.
  const texts = [request.system, ...request.messages.flatMap(textsOf)];
  if (text === undefined || texts.some((seen) => seen.includes(text))) return null;
  return {
    kind: 'script',
    message: `Turn ${String(number)} of the script (line ${String(turn.line)}) expects the conversation to contain ${JSON.stringify(text)}; it does not.`,
    hint: 'Compare it with the conversation in the transcript, or change the expectation.',
    retryable: false,
  };
}

function textsOf(message: ModelMessage): readonly string[] {
  if (message.role !== 'assistant') return sentParts(message).map(partText);
  return message.parts.map((part) =>
    part.type === 'tool-call' ? `${part.name} ${JSON.stringify(part.input)}` : part.text,
  );
}

const partText = (part: Part) => (part.type === 'text' ? part.text : `${part.name ?? ''} ${part.mediaType}`);
