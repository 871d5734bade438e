import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { noneSpent } from '../../src/agent/limits.js';
import { runAgent } from '../../src/agent/loop.js';
import type { ModelMessage } from '../../src/messages/types.js';
import type { ModelEvent } from '../../src/model/types.js';
import { createRunCall } from '../../src/pipeline/call.js';
import type { RunCall } from '../../src/pipeline/types.js';
import { type AgentSetup, agentOptions, doneCall } from '../doubles/agent.js';
import { aModel, aModelError, callTurn, finish, type ScriptedTurn, say } from '../doubles/model.js';
import { aCallContext, aEvaluation, aTool, failure, type Run, text } from '../doubles/tools.js';

type Setup = Omit<AgentSetup, 'model'> & { readonly turns: readonly ScriptedTurn[]; readonly deny?: string };

const parallelGroup = (name: string) => (name === 'Read' ? 'reads' : null);

async function run({ turns, deny, ...changes }: Setup) {
  const runs: Run[] = [];
  const events: RunEvent[] = [];
  const { model, requests } = aModel(turns);
  const tools = [
    aTool('Read', () => text('content'), runs),
    aTool('Write', () => text('written'), runs),
    aTool('Fails', () => failure('no'), runs),
  ];
  const callContext = aCallContext(tools, { policy: ({ tool }) => aEvaluation(tool === deny ? 'deny' : 'allow') });
  const onEvent = (event: RunEvent) => events.push(event);
  const calls = { runCall: createRunCall(callContext), tools, parallelGroup };
  const result = await runAgent(agentOptions({ model, ...calls, onEvent, ...changes }));
  return { result, runs, events, requests };
}

const lastMessage = (messages: readonly ModelMessage[]) => JSON.stringify(messages.at(-1));

describe('options of the loop', () => {
  test('context for a turn is appended after its results', async () => {
    const { requests, events } = await run({
      turns: [callTurn(['Read', { a: 1 }]), say('done')],
      afterTurn: ({ results }) =>
        Promise.resolve([{ type: 'memory', path: 'src/AGENTS.md', text: `${results.length} result` }] as const),
    });
    expect(lastMessage(requests[1]?.messages ?? [])).toContain('src/AGENTS.md:\\n\\n1 result');
    expect(events.some((event) => event.type === 'message')).toBe(true);
  });

  test('consumption of sub-agents counts toward the limits', async () => {
    let turns = 0;
    const { result } = await run({
      turns: [callTurn(['Read', { a: 1 }]), say('summed up')],
      limits: { maxTurns: 3, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 },
      afterTurn: () => {
        turns = 2;
        return Promise.resolve([]);
      },
      alsoSpent: () => ({
        turns,
        usage: { inputTokens: 0, outputTokens: 5, cacheReadTokens: 0, cacheWriteTokens: 0 },
        costUsd: 0,
      }),
    });
    expect(result).toMatchObject({ stop: { kind: 'turns', limit: 3 }, text: 'summed up', spent: { turns: 4 } });
    expect(result.spent.usage.outputTokens).toBe(25);
  });
});

describe('how a run ends', () => {
  test('a run ends with the final text', async () => {
    const { result, requests } = await run({ turns: [callTurn(['Read', { a: 1 }]), say('all done')] });
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, text: 'all done' });
    expect(result.spent).toMatchObject({ turns: 2, usage: { inputTokens: 200, outputTokens: 20 } });
    expect(requests[1]?.messages.map((message) => message.role)).toEqual(['user', 'assistant', 'tool']);
  });

  test.each<[string, readonly ScriptedTurn[], object]>([
    ['two empty answers', [finish([]), finish([])], { kind: 'no-output' }],
    ['two answers of whitespace', [say(' \n '), say(' ')], { kind: 'no-output' }],
    [
      'text only before a call',
      [
        finish([
          { type: 'text', text: 'let me see' },
          { type: 'tool-call', id: 'x', name: 'Read', input: {} },
        ]),
        finish([]),
        finish([]),
      ],
      { kind: 'no-output' },
    ],
    ['an answer truncated twice', [say('half a sen', 'length'), say('half', 'length')], { kind: 'truncated' }],
    [
      'an error of the model',
      [[{ type: 'error', modelError: aModelError() }]],
      { kind: 'model-error', modelError: aModelError() },
    ],
    [
      'a stream without a finish event',
      [[{ type: 'text', delta: 'x' }]],
      { kind: 'model-error', modelError: { kind: 'cut-off' } },
    ],
    ['the content filter', [say('', 'refused')], { kind: 'model-error', modelError: { kind: 'refused' } }],
  ])('a run ends with the right stop reason after %s', async (_name, turns, stop) => {
    expect((await run({ turns })).result.stop).toMatchObject(stop);
  });

  test('a run ends at the eighth equal call in a row, after advice at the third failure', async () => {
    const { result, events } = await run({ turns: Array.from({ length: 9 }, () => callTurn(['Fails', { a: 1 }])) });
    expect(result.stop).toEqual({ kind: 'repeated-call', label: 'Fails({"a":1})', times: 8 });
    const notices = events.flatMap((event) => (event.type === 'message' ? [JSON.stringify(event.message)] : []));
    expect(notices).toEqual([
      expect.stringContaining('was called 3 times in a row and failed each time'),
      expect.stringContaining('If it is repeated once more, the run ends'),
      expect.stringContaining('Answer now without calling a tool'),
    ]);
  });

  test('equal calls with a new one in between are not a repetition', async () => {
    const turns = Array.from({ length: 9 }, (_, index) => callTurn(['Read', { a: 1 }], ['Write', { index }]));
    expect((await run({ turns: [...turns, say('ok')] })).result.stop.kind).toBe('final-text');
  });
});

describe('budgets', () => {
  test('after the last turn of the budget, the model answers once more without tools', async () => {
    const { result, requests } = await run({
      turns: [callTurn(['Read', {}]), callTurn(['Read', { b: 1 }]), say('so far')],
      limits: { maxTurns: 2, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 },
    });
    expect(result).toMatchObject({ stop: { kind: 'turns', limit: 2 }, text: 'so far' });
    expect(requests.map((request) => request.toolChoice)).toEqual(['auto', 'auto', 'none']);
    expect(lastMessage(requests[2]?.messages ?? [])).toContain('This run has used up its budget (2 turns)');
  });

  test('an answer in the last turn of the budget counts as final', async () => {
    const limits = { maxTurns: 1, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 };
    expect((await run({ turns: [say('done')], limits })).result.stop.kind).toBe('final-text');
  });

  test('each request is limited to the remaining tokens, and the last tenth is reserved for the answer', async () => {
    const { result, requests } = await run({
      turns: [callTurn(['Read', {}]), callTurn(['Read', { b: 1 }]), say('so far')],
      limits: { maxTurns: 20, maxCostUsd: null, maxOutputTokens: 22, timeoutMs: 60_000 },
    });
    expect(result.stop).toEqual({ kind: 'tokens', limit: 22 });
    expect(requests.map((request) => request.maxOutputTokens)).toEqual([22, 12, 2]);
  });

  test('parameters of the prompt are in every request, limited by the remaining tokens', async () => {
    const { requests } = await run({
      turns: [callTurn(['Read', {}]), callTurn(['Read', { b: 1 }]), say('so far')],
      parameters: { temperature: 0.5, maxOutputTokens: 15 },
      limits: { maxTurns: 20, maxCostUsd: null, maxOutputTokens: 22, timeoutMs: 60_000 },
    });
    expect(requests.map((request) => [request.temperature, request.maxOutputTokens])).toEqual([
      [0.5, 15],
      [0.5, 12],
      [0.5, 2],
    ]);
  });

  test('a run over its cost limit ends with one last answer', async () => {
    const { result } = await run({
      turns: [callTurn(['Read', {}]), say('so far')],
      costOf: (usage) => usage.inputTokens / 100,
      limits: { maxTurns: 20, maxCostUsd: 1, maxOutputTokens: null, timeoutMs: 60_000 },
    });
    expect(result).toMatchObject({ stop: { kind: 'cost', limit: 1 }, text: 'so far', spent: { costUsd: 2 } });
  });

  test.each<[string, Partial<AgentSetup>, readonly ScriptedTurn[], number]>([
    [
      'the model cannot be paid',
      {},
      [[{ type: 'error', modelError: aModelError({ kind: 'budget' }) }], say('so far')],
      1,
    ],
    [
      'what was spent before has used up the limit',
      { alsoSpent: () => ({ ...noneSpent, costUsd: 0.95 }), costOf: () => 0 },
      [say('so far')],
      0,
    ],
  ])('a run that ends by its cost limit before its first answer has no last turn: %s', async (_, change, turns, asked) => {
    const limits = { maxTurns: 20, maxCostUsd: 1, maxOutputTokens: null, timeoutMs: 60_000 };
    const { result, requests } = await run({ turns, limits, ...change });
    expect(result).toMatchObject({ stop: { kind: 'cost', limit: 1 }, text: '' });
    expect(requests).toHaveLength(asked);
  });

  test('at the time limit, a hanging request is aborted and the model answers once more', async () => {
    const { result, requests } = await run({
      turns: [hangs, say('so far')],
      limits: { maxTurns: 20, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 2_000 },
    });
    expect(result).toMatchObject({ stop: { kind: 'time', limit: 2_000 }, text: 'so far' });
    expect(requests).toHaveLength(2);
  });

  test('a request that also hangs in the last turn is aborted', async () => {
    const limits = { maxTurns: 20, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 200 };
    expect((await run({ turns: [hangs, hangs], limits })).result.stop).toEqual({ kind: 'time', limit: 200 });
  });
});

async function* hangs(signal: AbortSignal): AsyncIterable<ModelEvent> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  yield { type: 'error', modelError: aModelError({ kind: 'cancelled' }) };
}

describe('cancellation', () => {
  test('a run canceled during a request keeps the text so far', async () => {
    const controller = new AbortController();
    async function* canceledTurn(signal: AbortSignal): AsyncIterable<ModelEvent> {
      queueMicrotask(() => controller.abort('SIGTERM'));
      yield* hangs(signal);
    }
    const first = finish([
      { type: 'text', text: 'first words' },
      { type: 'tool-call', id: '1', name: 'Read', input: {} },
    ]);
    const { result } = await run({ turns: [first, canceledTurn], signal: controller.signal });
    expect(result).toMatchObject({ stop: { kind: 'cancelled', signal: 'SIGTERM' }, text: 'first words' });
  });

  test('a run canceled before its start sends no request', async () => {
    const { result, requests } = await run({ turns: [], signal: AbortSignal.abort('SIGINT') });
    expect(result.stop).toEqual({ kind: 'cancelled', signal: 'SIGINT' });
    expect(requests).toEqual([]);
  });
});

describe('denied calls', () => {
  const turns = [callTurn(['Write', {}], ['Read', {}]), say('without it')];

  test.each([
    'continue',
    'fail',
  ] as const)('with on-denied %s, the model continues with the reason of the refusal', async (onDenied) => {
    const { result, requests } = await run({ turns, deny: 'Write', onDenied });
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, text: 'without it' });
    expect(lastMessage(requests[1]?.messages ?? [])).toContain('the test decides deny');
    expect(result.results.map((one) => one.denial !== undefined)).toEqual([true, false]);
  });

  test('with on-denied stop, no further call starts', async () => {
    const { result, runs } = await run({ turns, deny: 'Write', onDenied: 'stop' });
    expect(result.stop).toEqual({ kind: 'denied', label: '{}' });
    expect(runs).toEqual([]);
  });
});

test('adjacent read-only calls run in parallel, all others alone and in order', async () => {
  const trace: string[] = [];
  const { model } = aModel([callTurn(['Read', 1], ['Read', 2], ['Write', 3], ['Read', 4], ['Write', 5]), say('ok')]);
  const runCall: RunCall = async (call) => {
    trace.push(`+${String(call.input)}`);
    await new Promise((resolve) => setImmediate(resolve));
    trace.push(`-${String(call.input)}`);
    return doneCall(call);
  };
  await runAgent(agentOptions({ model, runCall, parallelGroup }));
  expect(trace.join(' ')).toBe('+1 +2 -1 -2 +3 -3 +4 -4 +5 -5');
});
