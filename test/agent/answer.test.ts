import { expect, test } from 'vitest';
import { type AgentOptions, runAgent } from '../../src/agent/loop.js';
import { answerCheck } from '../../src/messages/answer.js';
import { aModel, callTurn, finish, type ScriptedTurn, say } from '../doubles/model.js';

const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };

async function run(turns: readonly ScriptedTurn[], changes: Partial<AgentOptions> = {}) {
  const { model, requests } = aModel(turns);
  const result = await runAgent({
    model,
    runCall: (call) =>
      Promise.resolve({ call, status: 'done', label: '', parts: [], isError: false, changes: [], durationMs: 0 }),
    tools: [],
    isReadOnly: () => true,
    system: '',
    parameters: {},
    messages: [],
    limits: { maxTurns: 20, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 },
    onDenied: 'continue',
    answer: { schema, check: answerCheck(schema) },
    costOf: () => null,
    clock: { now: () => 0 },
    onEvent: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });
  return { result, requests };
}

const good = '{"n":1}';
const bad = '{"n":"one"}';
const call = callTurn(['Read', {}]);
const oneTurn = { maxTurns: 1, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 };

test.each<[name: string, turns: readonly ScriptedTurn[], stop: string, value: unknown, choices: readonly string[]]>([
  ['an answer that fits', [say(good)], 'final-text', { n: 1 }, ['auto']],
  ['a bad answer, mended without tools', [call, say(bad), say(good)], 'final-text', { n: 1 }, ['auto', 'auto', 'none']],
  ['two bad answers', [say(bad), say('sorry')], 'wrong-form', undefined, ['auto', 'none']],
  ['a call in place of the mended answer', [say(bad), call], 'wrong-form', undefined, ['auto', 'none']],
  ['silence in place of it', [say(bad), finish([])], 'wrong-form', undefined, ['auto', 'none']],
  ['an answer that was cut', [say('{"n":', 'length')], 'truncated', undefined, ['auto']],
  ['a mended answer that was cut', [say(bad), say('{"n":', 'length')], 'truncated', undefined, ['auto', 'none']],
])('%s', async (_name, turns, stop, value, choices) => {
  const { result, requests } = await run(turns);
  expect([result.stop.kind, result.structured?.value]).toEqual([stop, value]);
  expect(requests.map(({ toolChoice }) => toolChoice)).toEqual(choices);
  expect(requests.every(({ outputSchema }) => outputSchema === schema)).toBe(true);
});

test('the model is told what does not fit, and the words stay', async () => {
  const { result, requests } = await run([say(bad), say('no')]);
  expect(JSON.stringify(requests[1]?.messages.at(-1))).toContain('- /n: ');
  expect(result.text).toBe('no');
});

test('where the budget ends, what was said is taken if it fits; a mended answer is a whole one', async () => {
  const cut = await run([call, say(good)], { limits: oneTurn });
  expect(cut.result).toMatchObject({ stop: { kind: 'turns' }, structured: { value: { n: 1 } } });
  const unfit = await run([call, say(bad)], { limits: oneTurn });
  expect(unfit.result.stop.kind).toBe('turns');
  expect(unfit.result).not.toHaveProperty('structured');
  const corrected = await run([say(bad), say(good)], { limits: oneTurn });
  expect(corrected.result).toMatchObject({ stop: { kind: 'final-text' }, structured: { value: { n: 1 } } });
});
