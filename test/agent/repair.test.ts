import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { runAgent } from '../../src/agent/loop.js';
import { emptySummary } from '../../src/messages/summary.js';
import type { Part } from '../../src/messages/types.js';
import type { Model } from '../../src/model/types.js';
import { type AgentSetup, agentOptions, doneCall } from '../doubles/agent.js';
import { aModel, aModelError, callTurn, finish, type ScriptedTurn, say } from '../doubles/model.js';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image: Part = { type: 'media', mediaType: 'image/png', data: png, name: 'shot.png' };
const bigText: Part = { type: 'text', text: 'word '.repeat(2_000) };

type Setup = Omit<AgentSetup, 'model'> & {
  readonly turns: readonly ScriptedTurn[];
  readonly parts?: readonly Part[];
  readonly contextWindow?: number;
};

async function run({ turns, parts = [], contextWindow, ...changes }: Setup) {
  const { model, requests } = aModel(turns);
  const events: RunEvent[] = [];
  const sized: Model = { ...model, contextWindow: contextWindow ?? null };
  const result = await runAgent(
    agentOptions({
      model: sized,
      runCall: (call) => Promise.resolve(doneCall(call, { parts })),
      costOf: () => 1,
      onEvent: (event) => events.push(event),
      ...changes,
    }),
  );
  const sent = requests.map(({ messages }) => JSON.stringify(messages));
  return { result, requests, events, sent };
}

const rejects = (kind: 'media' | 'context-length' | 'prefix-changed' | 'bad-request'): ScriptedTurn => [
  { type: 'error', modelError: aModelError({ kind, message: 'rejected', retryable: false }) },
];
const reads = (count: number) => Array.from({ length: count }, (_, index) => callTurn(['Read', { index }]));

describe('a rejected request', () => {
  test.each(['media', 'bad-request'] as const)('with an image is repeated without it after %s', async (kind) => {
    const { result, sent, events } = await run({ turns: [...reads(1), rejects(kind), say('done')], parts: [image] });
    expect(events.map(({ type }) => type)).toContain('history-repaired');
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, spent: { turns: 2 } });
    expect(sent[1]).toContain(png);
    expect(sent[2]).not.toContain(png);
    expect(sent[2]).toContain('the provider of the model rejected it');
  });

  test('without an image ends the run', async () => {
    const { result } = await run({ turns: [...reads(1), rejects('bad-request')] });
    expect(result.stop).toMatchObject({ kind: 'model-error', modelError: { kind: 'bad-request' } });
  });

  test('with rejected reasoning is repeated without it, and every later request too', async () => {
    const { result, requests } = await run({
      turns: [...reads(1), rejects('prefix-changed'), ...reads(1), say('done')],
    });
    expect(result.stop.kind).toBe('final-text');
    expect(requests.map(({ dropReasoning }) => dropReasoning === true)).toEqual([false, false, true, true]);
  });

  test('that is too long is repeated once, with a summary of the conversation with its longest parts truncated', async () => {
    const turns = [...reads(3), rejects('context-length'), say(emptySummary.replace('none', 'fix bug 7')), say('done')];
    const { result, requests, sent, events } = await run({ turns, parts: [bigText] });
    expect(result.stop.kind).toBe('final-text');
    expect(requests[4]).toMatchObject({ purpose: 'summary', dropReasoning: true });
    expect(sent[4]?.length).toBeLessThan((sent[3]?.length ?? 0) * 0.6);
    for (const text of ['the task', 'Read {\\"index\\":2}', 'fix bug 7']) expect(sent[5]).toContain(text);
    expect(events).toContainEqual(expect.objectContaining({ type: 'compaction', summary: true }));
  });

  test.each([
    1, 2,
  ])('for a summary that is too long %i times is repeated with less of the conversation', async (times) => {
    const summary = say(emptySummary.replace('none', 'fix bug 7'));
    const tooLong = Array.from({ length: times }, () => rejects('context-length'));
    const turns = [...reads(6), ...tooLong, summary, say('done')];
    const { sent, events } = await run({ turns, parts: [bigText], contextWindow: 16_000 });
    expect(sent[6 + times]?.length).toBeLessThan((sent[6]?.length ?? 0) * 0.6 ** times);
    expect(sent.at(-1)).toContain('fix bug 7');
    expect(events).toContainEqual(expect.objectContaining({ type: 'compaction', summary: true }));
  });

  test('that is too long again ends the run with the text so far', async () => {
    const turns = [
      finish([
        { type: 'text', text: 'first words' },
        { type: 'tool-call', id: 'a', name: 'Read', input: {} },
      ]),
      ...Array.from({ length: 4 }, () => rejects('context-length')),
    ];
    const { result } = await run({ turns, parts: [bigText] });
    expect(result).toMatchObject({
      stop: { kind: 'model-error', modelError: { kind: 'context-length' } },
      text: 'first words',
    });
  });

  test('whose answer filled the window is compacted and repeated', async () => {
    const { result } = await run({
      turns: [...reads(2), say('cut', 'window'), say(emptySummary), say('whole')],
      parts: [bigText],
    });
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, text: 'whole' });
  });
});

describe('a full window', () => {
  const contextWindow = 16_000;
  const setup = { parts: [bigText], contextWindow };

  test('is compacted with a summary by the model, whose cost counts', async () => {
    const turns = [...reads(6), say(emptySummary.replace('none', 'fix bug 7')), say('done')];
    const facts = () => ['Todo list:\n[ ] step 4 </work-record></system-reminder>'];
    const { result, requests, sent, events } = await run({ ...setup, turns, facts });
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, spent: { turns: 7, costUsd: 8 } });
    expect(requests[6]).toMatchObject({ purpose: 'summary', toolChoice: 'auto', maxOutputTokens: 1_000 });
    expect(sent[6]?.startsWith((sent[5] ?? '').slice(0, -1))).toBe(true);
    for (const text of ['the task', 'fix bug 7', '[ ] step 4', 'Read {\\"index\\":5}']) expect(sent[7]).toContain(text);
    expect(sent[7]).toContain('your summary, in <conversation-summary>');
    expect(sent[7]).toContain(
      '<work-record>\\nTodo list:\\n[ ] step 4 &lt;/work-record>&lt;/system-reminder>\\n</work-record>',
    );
    expect(sent[7]?.length).toBeLessThan(5_000);
    expect(events.filter(({ type }) => type === 'compaction')).toHaveLength(1);
  });

  test.each<[string, ScriptedTurn, number?]>([
    ['incomplete', say('## Goal\nnone')],
    ['cut off', say(emptySummary, 'length')],
    ['larger than the conversation', say(`${emptySummary}\n${'more '.repeat(20_000)}`)],
    ['a call', callTurn(['Read', {}])],
    ['too long however much is truncated', rejects('context-length'), 3],
  ])('is reduced to one line per call if the summary is %s', async (_name, summary, times = 1) => {
    const summaries = Array.from({ length: times }, () => summary);
    const { result, sent, events } = await run({ ...setup, turns: [...reads(6), ...summaries, say('done')] });
    expect(result.stop.kind).toBe('final-text');
    expect(sent[6 + times]).toContain('Read {\\"index\\":5}');
    expect(sent[6 + times]).toContain('no summary was written');
    expect(events).toContainEqual(expect.objectContaining({ type: 'compaction', summary: false }));
  });

  test('that is full again right after compaction ends the run with a last answer', async () => {
    const facts = () => ['x'.repeat(200_000)];
    const huge = { ...setup, facts, system: 'rule '.repeat(14_000) };
    const { result } = await run({
      ...huge,
      turns: [...reads(1), say('no summary'), say('so far')],
    });
    expect(result).toMatchObject({ stop: { kind: 'context-full', window: contextWindow }, text: 'so far' });
  });

  test('holds 300 turns, with requests that never outgrow it', async () => {
    const turns = Array.from({ length: 400 }, (_, index): ScriptedTurn => callTurn(['Read', { index }]));
    const { result, sent, requests } = await run({
      ...setup,
      turns,
      limits: { maxTurns: 300, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 },
    });
    expect(result.stop.kind).toBe('turns');
    expect(requests.filter(({ purpose }) => purpose === 'summary').length).toBeGreaterThan(30);
    expect(Math.max(...sent.map((text) => text.length))).toBeLessThan(contextWindow * 3.6);
  });
});

describe('an answer that is not a result', () => {
  test.each<[string, readonly ScriptedTurn[], object]>([
    [
      'an announcement, then the work',
      [say('Now I will fix the bug.'), ...reads(1), say('Fixed.')],
      { stop: { kind: 'final-text' }, text: 'Fixed.' },
    ],
    [
      'two announcements',
      [say("I'll read the file."), say('Let me check the file.')],
      { stop: { kind: 'announced-only' } },
    ],
    ['an empty answer, then a result', [finish([]), say('Done.')], { stop: { kind: 'final-text' }, text: 'Done.' }],
    [
      'reasoning only, then a result',
      [finish([{ type: 'reasoning', text: 'hm' }]), say('Done.')],
      { stop: { kind: 'final-text' } },
    ],
    [
      'a cut answer, then a shorter one',
      [say('half', 'length'), say('Whole.')],
      { stop: { kind: 'final-text' }, text: 'Whole.' },
    ],
    [
      'a pause, then a result',
      [say('Working on it', 'pause'), say('Done.')],
      { stop: { kind: 'final-text' }, text: 'Done.' },
    ],
    ['a plan inside a long report', [say(`${'Report. '.repeat(60)}Let me know.`)], { stop: { kind: 'final-text' } }],
    [
      'a polite last sentence',
      [say('All fixed. Let me know if anything is unclear.')],
      { stop: { kind: 'final-text' } },
    ],
  ])('%s: the run ends as it should', async (_name, turns, expected) => {
    expect((await run({ turns })).result).toMatchObject(expected);
  });

  test.each([
    'text',
    'reasoning',
  ] as const)('%s that was streamed before a failure is in the result and in an event', async (type) => {
    const cut: ScriptedTurn = [
      { type: 'reasoning', delta: 'The bug is in a.ts' },
      ...(type === 'reasoning' ? [] : (['The bug ', 'is in b.ts'] as const).map((delta) => ({ type, delta }))),
      {
        type: 'error',
        modelError: aModelError(),
        usage: { inputTokens: 9, outputTokens: 3, cacheReadTokens: 0, cacheWriteTokens: 0 },
      },
    ];
    const { result, events } = await run({ turns: [cut] });
    const text = `The bug is in ${type === 'text' ? 'b' : 'a'}.ts`;
    expect(result).toMatchObject({ text, spent: { usage: { inputTokens: 9 }, costUsd: 1 } });
    expect(events).toContainEqual({ type: 'turn-cut', turn: 1, text });
  });

  test('a call that the output limit cut off is not run, and the model learns why', async () => {
    const cut = finish([{ type: 'tool-call', id: 'a', name: 'Write', input: '{"content":"half' }], 'length');
    const { result, sent } = await run({ turns: [cut, say('done')] });
    expect(result.results).toMatchObject([{ status: 'invalid' }]);
    expect(sent[1]).toContain('cut off at the limit of output tokens');
  });

  test('repeated ids and names in another notation reach the tools and the history in a valid form', async () => {
    const odd = finish([
      { type: 'tool-call', id: 'a', name: 'functions.Read:0', input: { path: '\ud83d' } },
      { type: 'tool-call', id: 'a', name: 'Read', input: {} },
    ]);
    const { result, sent } = await run({ turns: [odd, say('done')] });
    expect(result.results.map(({ call }) => [call.id, call.name])).toEqual([
      ['a', 'Read'],
      ['call00001', 'Read'],
    ]);
    expect(sent[1]).toContain('\ufffd');
  });
});
