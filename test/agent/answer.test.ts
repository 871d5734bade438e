import { expect, test } from 'vitest';
import { runAgent } from '../../src/agent/loop.js';
import { answerCheck } from '../../src/messages/answer.js';
import { type AgentSetup, agentOptions } from '../doubles/agent.js';
import { aModel, callTurn, finish, type ScriptedTurn, say } from '../doubles/model.js';

const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };

async function run(turns: readonly ScriptedTurn[], changes: Partial<AgentSetup> = {}) {
  const { model, requests } = aModel(turns);
  const result = await runAgent(agentOptions({ model, answer: { schema, check: answerCheck(schema) }, ...changes }));
  return { result, requests };
}

const good = '{"n":1}';
const bad = '{"n":"one"}';
const call = callTurn(['Read', {}]);
const oneTurn = { maxTurns: 1, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 };

test.each<[name: string, turns: readonly ScriptedTurn[], stop: string, value: unknown, choices: readonly string[]]>([
  ['a valid answer', [say(good)], 'final-text', { n: 1 }, ['auto']],
  [
    'an invalid answer, corrected without tools',
    [call, say(bad), say(good)],
    'final-text',
    { n: 1 },
    ['auto', 'auto', 'none'],
  ],
  ['two invalid answers', [say(bad), say('sorry')], 'wrong-form', undefined, ['auto', 'none']],
  ['a call instead of the corrected answer', [say(bad), call], 'wrong-form', undefined, ['auto', 'none']],
  ['an empty corrected answer', [say(bad), finish([])], 'wrong-form', undefined, ['auto', 'none']],
  ['an answer truncated twice', [say('{"n":', 'length'), say('{', 'length')], 'truncated', undefined, ['auto', 'auto']],
  ['a truncated corrected answer', [say(bad), say('{"n":', 'length')], 'truncated', undefined, ['auto', 'none']],
])('a run with a schema ends as expected after %s', async (_name, turns, stop, value, choices) => {
  const { result, requests } = await run(turns);
  expect([result.stop.kind, result.structured?.value]).toEqual([stop, value]);
  expect(requests.map(({ toolChoice }) => toolChoice)).toEqual(choices);
  expect(requests.every(({ outputSchema }) => outputSchema === schema)).toBe(true);
});

test('the model receives the validation problems, and the result keeps the last text', async () => {
  const { result, requests } = await run([say(bad), say('no')]);
  expect(JSON.stringify(requests[1]?.messages.at(-1))).toContain('- /n: ');
  expect(result.text).toBe('no');
});

test('when the budget is used up, a valid answer is kept, and a corrected answer counts as final', async () => {
  const limited = await run([call, say(good)], { limits: oneTurn });
  expect(limited.result).toMatchObject({ stop: { kind: 'turns' }, structured: { value: { n: 1 } } });
  const invalid = await run([call, say(bad)], { limits: oneTurn });
  expect(invalid.result.stop.kind).toBe('turns');
  expect(invalid.result).not.toHaveProperty('structured');
  const corrected = await run([say(bad), say(good)], { limits: oneTurn });
  expect(corrected.result).toMatchObject({ stop: { kind: 'final-text' }, structured: { value: { n: 1 } } });
});
