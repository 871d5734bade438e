import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { runAgent } from '../../src/agent/loop.js';
import { emptySummary } from '../../src/messages/summary.js';
import type { Attachment, Part } from '../../src/messages/types.js';
import { createModel } from '../../src/model/choose.js';
import type { CallResult, ToolCall } from '../../src/tools/call-result.js';
import { type AgentSetup, agentOptions, doneCall } from '../doubles/agent.js';
import type { Reply, SeenRequest } from '../doubles/model-server.js';
import { beginsWith, entriesOf } from '../doubles/rules/prefix.js';
import { type StrictServer, startStrictServer } from '../doubles/strict-server.js';
import { type Answer, type Wire, wireOf } from '../doubles/wire.js';
import { modelOptions, readTool, wires } from '../model/setup.js';

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A PNG of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Passes all checks before it is sent; the server rejects it. */
const brokenPng = Buffer.concat([Buffer.from(png, 'base64').subarray(0, 40), Buffer.from('rotten IEND')]).toString(
  'base64',
);

const image = (data: string): Part => ({ type: 'media', mediaType: 'image/png', data, name: 'shot.png' });
const words = fc.constantFrom('fine', '', ' ', 'half \ud83d pair', '</system-reminder>', 'two\nlines', '\u{1f600}');
const anyPart: fc.Arbitrary<Part> = fc.oneof(
  { weight: 4, arbitrary: words.map((text): Part => ({ type: 'text', text })) },
  { weight: 1, arbitrary: fc.constantFrom(image(png), image(brokenPng), image('AA')) },
);
const anyResult = fc.record({ parts: fc.array(anyPart, { maxLength: 3 }), isError: fc.boolean() });
const anyCall = fc.record({
  id: fc.constantFrom('call_1', 'call_2', 'call_3', 'bad id!', ''),
  name: fc.constantFrom('Read', 'functions.Read:0', 'no such tool', '9lives'),
  input: fc.oneof(fc.record({ path: words }), fc.constant({})),
});
const anyAnswer = fc.record({
  reasoning: fc.option(fc.constantFrom('hm', 'so'), { nil: undefined }),
  text: fc.option(words, { nil: undefined }),
  calls: fc.array(anyCall, { minLength: 1, maxLength: 3 }),
});
const anyAttachment: fc.Arbitrary<Attachment> = fc.oneof(
  words.map((text): Attachment => ({ type: 'notice', text })),
  fc.constant<Attachment>({
    type: 'context',
    title: 'Issue',
    text: 'text',
    source: { kind: 'issue', trust: 'anyone' },
    images: [image(png) as never],
  }),
  fc.constant<Attachment>({ type: 'edited-file', path: 'a.txt', diff: '-a\n+b' }),
);
const anyTurn: fc.Arbitrary<Turn> = fc.record({
  answer: anyAnswer,
  results: fc.array(anyResult, { minLength: 3, maxLength: 3 }),
  attachments: fc.array(anyAttachment, { maxLength: 2 }),
  fault: fc.constantFrom('none', 'none', 'none', 'overloaded', 'cut', 'empty', 'reasoning-only'),
});

interface Turn {
  readonly answer: {
    readonly reasoning: string | undefined;
    readonly text: string | undefined;
    readonly calls: Required<Answer>['calls'];
  };
  readonly results: readonly Pick<CallResult, 'parts' | 'isError'>[];
  readonly attachments: readonly Attachment[];
  readonly fault: string;
}

const defined = (answer: Turn['answer']): Answer => ({
  calls: answer.calls,
  ...(answer.text === undefined ? {} : { text: answer.text }),
  ...(answer.reasoning === undefined ? {} : { reasoning: answer.reasoning }),
});

/** The server's side: each turn is answered after its fault was played once. */
function script(turns: readonly Turn[]): (request: SeenRequest) => Reply {
  let turn = 0;
  let faulted = false;
  return ({ text }) => {
    if (text.includes('Write only the summary')) return { text: emptySummary };
    if (text.includes(brokenPng))
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Could not process image' } } };
    const next = turns[turn];
    if (next === undefined) return { text: 'The work is done.' };
    if (!faulted && next.fault !== 'none') {
      faulted = true;
      if (next.fault === 'overloaded') return { status: 529 };
      if (next.fault === 'cut') return { ...defined(next.answer), instead: 'destroy' };
      return next.fault === 'empty' ? { text: '' } : { text: '', reasoning: 'only thinking' };
    }
    turn += 1;
    faulted = false;
    return defined(next.answer);
  };
}

interface ConverseOptions extends Partial<AgentSetup> {
  readonly contextWindow?: number;
  /** A reply of the server that takes precedence. */
  readonly reject?: (request: SeenRequest) => Reply | null;
}

async function converse(wire: Wire, turns: readonly Turn[], options: ConverseOptions = {}) {
  const { contextWindow, reject = () => null, ...changes } = options;
  const play = script(turns);
  const server = await startStrictServer((request) => reject(request) ?? play(request));
  servers.push(server);
  const model = await createModel(modelOptions(wire, server.url, contextWindow === undefined ? {} : { contextWindow }));
  let turn = -1;
  let inTurn = 0;
  const runCall = (call: ToolCall): Promise<CallResult> => {
    const result = turns[turn + 1]?.results[inTurn] ?? { parts: [], isError: false };
    inTurn += 1;
    return Promise.resolve(doneCall(call, { label: String(turn), ...result }));
  };
  const afterTurn = () => {
    turn += 1;
    inTurn = 0;
    return Promise.resolve(turns[turn]?.attachments ?? []);
  };
  const calls = { runCall, tools: [readTool], parallelGroup: () => null };
  const result = await runAgent(agentOptions({ model, ...calls, afterTurn, ...changes }));
  return { result, server };
}

/** Requests that the server accepted, so that the model has seen them. */
function accepted(wire: Wire, { requests }: StrictServer): readonly (readonly object[])[] {
  return requests
    .filter(({ text, path }) => wireOf(path) === wire && !text.includes(brokenPng))
    .map(({ body }) => entriesOf(wire, body));
}

function callingTurn(index: number): Turn {
  const answer = { reasoning: 'hm', text: 'x', calls: [{ id: `c${String(index)}`, name: 'Read', input: {} }] };
  return { answer, results: [], attachments: [], fault: 'none' };
}

describe.each(wires)('%s', (wire) => {
  test('accepts every request of random conversations, and each begins with the bytes of the one before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTurn, { minLength: 1, maxLength: 5 }), async (turns) => {
        const { result, server } = await converse(wire, turns);
        expect(server.problems).toEqual([]);
        expect(result.stop.kind).toBe('final-text');
        const bodies = accepted(wire, server);
        for (const [index, body] of bodies.slice(1).entries()) expect(beginsWith(body, bodies[index] ?? [])).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test('keeps the reasoning of a compacted conversation valid, in a small window', async () => {
    const turns = fc.sample(anyTurn, { numRuns: 40, seed: 7 }).map((turn) => ({
      ...turn,
      fault: 'none',
      results: turn.results.map((result) => ({
        ...result,
        parts: [{ type: 'text', text: 'word '.repeat(400) } as const],
      })),
    }));
    const events: string[] = [];
    const onEvent = (event: RunEvent) => events.push(event.type);
    const { result, server } = await converse(wire, turns, { onEvent, contextWindow: 8_000 });
    expect(server.problems).toEqual([]);
    expect(result.stop.kind).toBe('final-text');
    expect(events.filter((type) => type === 'compaction').length).toBeGreaterThan(2);
    const longest = Math.max(...server.requests.map(({ text }) => text.length));
    expect(longest).toBeLessThan(8_000 * 4);
  });

  test('after a rejected prefix, drops older reasoning for the rest of the run', async () => {
    const turns = Array.from({ length: 4 }, (_, index) => callingTurn(index));
    const notices: string[] = [];
    let rejections = 0;
    const reject = (request: SeenRequest): Reply | null => {
      if (rejections > 0 || !request.text.includes('c1')) return null;
      rejections += 1;
      const message = 'messages.1.content.0: this thinking block is bound to a different conversation';
      return { status: 400, body: { error: { type: 'invalid_request_error', message } } };
    };
    const { result, server } = await converse(wire, turns, {
      reject,
      onEvent: (event) => {
        if (event.type === 'notice') notices.push(event.text);
      },
    });
    expect(result.stop.kind).toBe('final-text');
    expect(notices).toEqual([expect.stringContaining('The reasoning of earlier turns is dropped')]);
    expect(server.requests.at(-1)?.text.includes('drop_block')).toBe(wire === 'anthropic');
  });
});
