import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.js';
import type { AssistantMessage, ModelMessage } from '../../../src/messages/types.js';
import { recordTurn } from '../../../src/model/record-turn.js';
import { withRetries } from '../../../src/model/retry.js';
import { createScriptModel } from '../../../src/model/script/script.js';
import { startModelServer } from '../../doubles/model-server.js';
import { aClock, aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, modelNames, user } from '../setup.js';

const script = (...lines: readonly unknown[]) =>
  createScriptModel({
    name: 'script:play.jsonl',
    text: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });

function diagnosticsOf(...lines: readonly unknown[]) {
  try {
    script(...lines);
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
  throw new Error('the script was accepted');
}

describe('schema/script.schema.json', () => {
  const path = resolve(import.meta.dirname, '../../../schema/script.schema.json');
  const validator = new Validator(JSON.parse(readFileSync(path, 'utf8')) as object, '7');

  test.each<[line: object, isValid: boolean]>([
    [{ say: 'x', usage: { output: 4 }, expect: { contains: 'y' } }, true],
    [{ calls: [{ tool: 'Read', input: { file_path: 'a' } }], agent: 'reviewer 2' }, true],
    [{ fail: { status: 529, times: 2 } }, true],
    [{ usage: { input: 1 } }, false],
    [{ say: 1 }, false],
    [{ says: 'x' }, false],
    [{ calls: [{ input: {} }] }, false],
    [{ fail: { status: 200 } }, false],
  ])('and the program agree about %j', (line, isValid) => {
    expect(validator.validate(line).valid).toBe(isValid);
    if (isValid) expect(() => script(line)).not.toThrow();
    else expect(diagnosticsOf(line)).not.toEqual([]);
  });
});

describe('plays', () => {
  test('plays text and calls turn by turn', async () => {
    const model = script(
      {
        say: 'I look.',
        calls: [{ tool: 'Read', input: { path: 'a' } }, { tool: 'List' }],
        usage: { input: 12, output: 3 },
      },
      '',
      { say: 'done' },
    );
    expect(await eventsOf(model)).toEqual([
      { type: 'text', delta: 'I look.' },
      { type: 'tool-call-start', name: 'Read' },
      { type: 'tool-call-start', name: 'List' },
      {
        type: 'finish',
        reason: 'tool-calls',
        message: {
          role: 'assistant',
          parts: [
            { type: 'text', text: 'I look.' },
            { type: 'tool-call', id: 'script-1-1', name: 'Read', input: { path: 'a' } },
            { type: 'tool-call', id: 'script-1-2', name: 'List', input: {} },
          ],
        },
        usage: { inputTokens: 12, outputTokens: 3, cacheReadTokens: 0, cacheWriteTokens: 0 },
      },
    ]);
    const second = finishOf(await eventsOf(model));
    expect([second.reason, second.message.parts]).toEqual(['stop', [{ type: 'text', text: 'done' }]]);
  });

  test('plays the turns of a sub-agent apart, and those of the job to a sub-agent that has none', async () => {
    const model = script({ say: 'a' }, { agent: 'scout', say: 'x' }, { say: 'b' }, { agent: 'scout', say: 'y' });
    const order = ['scout', undefined, 'other', 'scout'];
    const said: unknown[] = [];
    for (const agent of order) {
      const request = agent === undefined ? aRequest() : aRequest({ agent });
      said.push(finishOf(await eventsOf(model, request)).message.parts[0]);
    }
    expect(said).toMatchObject([{ text: 'x' }, { text: 'a' }, { text: 'b' }, { text: 'y' }]);
  });

  test('continues after the turns that the job and its sub-agents have had', async () => {
    const model = script(
      { say: 'a' },
      { agent: 'scout', say: 'x' },
      { say: 'b' },
      { agent: 'scout', say: 'y' },
      { say: 'c' },
    );
    model.skipTurns?.(
      new Map([
        ['', 1],
        ['scout', 1],
        ['other', 1],
      ]),
    );
    const next = finishOf(await eventsOf(model, aRequest({ agent: 'scout' })));
    expect([next.message.parts, finishOf(await eventsOf(model)).message.parts]).toMatchObject([
      [{ text: 'y' }],
      [{ text: 'c' }],
    ]);
  });

  test('plays an empty turn', async () => {
    const [only] = await eventsOf(script({ say: '' }));
    expect(only).toMatchObject({ type: 'finish', reason: 'stop', message: { parts: [] } });
  });

  test('each model plays the script from its start', async () => {
    const lines = [{ say: 'one' }, { say: 'two' }];
    const texts = await Promise.all([script(...lines), script(...lines)].map((model) => eventsOf(model)));
    expect(texts.map((events) => events[0])).toEqual([
      { type: 'text', delta: 'one' },
      { type: 'text', delta: 'one' },
    ]);
  });

  test('reports that a script has no more turns', async () => {
    const model = script({ say: 'one' });
    await eventsOf(model);
    const modelError = diagnosticOf(await eventsOf(model));
    expect(modelError).toMatchObject({ kind: 'script', retryable: false });
    expect(modelError.message).toBe('The script is used up: it has 1 turn, and the run requests another one.');
  });

  test('plays nothing after cancellation', async () => {
    const model = script({ say: 'one' });
    expect(diagnosticOf(await eventsOf(model, aRequest(), AbortSignal.abort())).kind).toBe('cancelled');
    expect(finishOf(await eventsOf(model)).message.parts).toEqual([{ type: 'text', text: 'one' }]);
  });

  test('plays without a key and without network', () => {
    expect(script({ say: 'x' })).toMatchObject({ name: 'script:play.jsonl', contextWindow: null });
  });
});

describe('expects', () => {
  const conversation: readonly ModelMessage[] = [
    {
      role: 'user',
      parts: [
        { type: 'text', text: 'the task' },
        { type: 'media', mediaType: 'image/png', data: 'aW1n', name: 'shot.png' },
      ],
    },
    {
      role: 'assistant',
      parts: [
        { type: 'reasoning', text: 'a thought' },
        { type: 'text', text: 'the words' },
        { type: 'tool-call', id: 'c', name: 'Read', input: { path: 'src/a.ts' } },
      ],
    },
    {
      role: 'tool',
      results: [
        { type: 'tool-result', id: 'c', name: 'Read', isError: true, parts: [{ type: 'text', text: 'no such file' }] },
      ],
    },
  ];

  test.each([
    'the task',
    'shot.png',
    'a thought',
    'the words',
    'Read',
    'src/a.ts',
    'no such file',
    'Be exact.',
  ])('an expectation is met by %s in the conversation', async (contains) => {
    const events = await eventsOf(script({ say: 'ok', expect: { contains } }), aRequest({ messages: conversation }));
    expect(finishOf(events).reason).toBe('stop');
  });

  test.each(['the TASK', 'aW1n', 'Reads a file.'])('an expectation is not met by %s', async (contains) => {
    const events = await eventsOf(
      script('', { say: 'ok', expect: { contains } }),
      aRequest({ messages: conversation }),
    );
    expect(events).toHaveLength(1);
    expect(diagnosticOf(events)).toMatchObject({
      kind: 'script',
      retryable: false,
      message: `Turn 1 of the script (line 2) expects the conversation to contain ${JSON.stringify(contains)}; it does not.`,
    });
  });
});

describe('fails', () => {
  test('fails the given number of times, then plays the turn', async () => {
    const clock = aClock();
    const model = withRetries(script({ fail: { status: 529, times: 2 }, say: 'at last' }), {
      clock,
      random: () => 0.5,
    });
    const events = await eventsOf(model);
    expect(events.map((event) => event.type)).toEqual(['retry', 'retry', 'text', 'finish']);
    expect(clock.slept).toEqual([750, 1_500]);
  });

  test('after a turn that only fails, the next turn follows', async () => {
    const model = script({ fail: { status: 500 } }, { say: 'next' });
    expect(diagnosticOf(await eventsOf(model)).kind).toBe('server');
    expect(finishOf(await eventsOf(model)).message.parts).toEqual([{ type: 'text', text: 'next' }]);
  });

  test('a planned failure can ask to wait', async () => {
    const modelError = diagnosticOf(await eventsOf(script({ fail: { status: 429, retryAfter: 1.5 } })));
    expect(modelError).toMatchObject({ kind: 'rate-limit', retryAfterMs: 1_500 });
  });

  test.each([
    400, 401, 402, 404, 413, 429, 500, 503, 529,
  ])('a planned failure with status %i is the same as that of a provider', async (status) => {
    const server = await startModelServer([{ status }]);
    const real = diagnosticOf(await eventsOf(await aModelAt('anthropic', server.url)));
    await server.close();
    const played = diagnosticOf(await eventsOf(script({ fail: { status } })));
    expect([played.kind, played.status, played.retryable]).toEqual([real.kind, real.status, real.retryable]);
    expect(real.message).toContain(modelNames.anthropic);
    expect(played.message).toContain('script:play.jsonl');
  });
});

describe('refuses', () => {
  test('all problems of a script are reported at once, each with its location', () => {
    const diagnostics = diagnosticsOf(
      { say: 'fine' },
      '{"say": }',
      { sya: 'x' },
      { say: 3, calls: [{ tool: '', inputs: {} }] },
    );
    expect(diagnostics.map(({ message }) => message.replace(/:.*/, ''))).toEqual([
      'invalid JSON',
      'unknown key sya',
      'say has an invalid value',
      'calls.0.tool has an invalid value',
      'unknown key calls.0.inputs',
    ]);
    expect(diagnostics.map(({ code, location }) => [code, location])).toEqual([
      ['script-invalid', 'play.jsonl:2'],
      ['script-invalid', 'play.jsonl:3'],
      ['script-invalid', 'play.jsonl:4'],
      ['script-invalid', 'play.jsonl:4'],
      ['script-invalid', 'play.jsonl:4'],
    ]);
  });

  test.each<{ line: unknown; message: string; hint: string }>([
    { line: '{"say":', message: 'invalid JSON', hint: 'write one JSON object per line' },
    { line: '[]', message: 'the line is not a turn', hint: 'use an object such as {"say":"…"}' },
    { line: '"hello"', message: 'the line is not a turn', hint: 'use an object such as {"say":"…"}' },
    { line: {}, message: 'the turn does nothing', hint: 'add say, calls or fail' },
    { line: { expect: { contains: 'x' } }, message: 'the turn does nothing', hint: 'add say, calls or fail' },
    { line: { says: 'x' }, message: 'unknown key says', hint: 'did you mean say?' },
    {
      line: { say: 'x', temperature: 1 },
      message: 'unknown key temperature',
      hint: 'use one of say, calls, agent, usage, expect, fail',
    },
    { line: { say: null }, message: 'say has an invalid value', hint: 'use a string' },
    { line: { calls: {} }, message: 'calls has an invalid value', hint: 'use a list of calls' },
    {
      line: { calls: ['Read'] },
      message: 'calls.0 has an invalid value',
      hint: 'use an object such as {"tool":"Read","input":{…}}',
    },
    {
      line: { calls: [{ name: 'Read' }] },
      message: 'calls.0.tool has an invalid value',
      hint: 'use the name of a tool',
    },
    { line: { calls: [{ tool: 'Read', inpt: {} }] }, message: 'unknown key calls.0.inpt', hint: 'did you mean input?' },
    {
      line: { say: 'x', usage: { input: -1, output: 0 } },
      message: 'usage.input has an invalid value',
      hint: 'use a number of tokens: an integer of at least 0',
    },
    {
      line: { say: 'x', usage: { input: 1, output: 'x' } },
      message: 'usage.output has an invalid value',
      hint: 'use a number of tokens: an integer of at least 0',
    },
    {
      line: { say: 'x', expect: { contain: 'y' } },
      message: 'expect.contains has an invalid value',
      hint: 'use a non-empty string',
    },
    {
      line: { fail: { status: 200 } },
      message: 'fail.status has an invalid value',
      hint: 'use an HTTP status from 400 to 599',
    },
    {
      line: { fail: { status: 500, times: 0 } },
      message: 'fail.times has an invalid value',
      hint: 'use an integer of at least 1',
    },
    {
      line: { fail: { status: 500, retry_after: 1 } },
      message: 'unknown key fail.retry_after',
      hint: 'did you mean retryAfter?',
    },
  ])('reports the invalid line $line', ({ line, message: what, hint }) => {
    const [first] = diagnosticsOf(line);
    expect(first?.message).toContain(what);
    expect([first?.hint, first?.location]).toEqual([hint, 'play.jsonl:1']);
  });

  test.each(['', '\n\n', '\uFEFF'])('refuses an empty script: %j', (text) => {
    expect(diagnosticsOf(text)).toMatchObject([{ code: 'script-invalid', message: 'the script has no turns' }]);
  });
});

describe('records', () => {
  const json = fc.jsonValue();
  const part = fc.oneof(
    fc.string().map((text) => ({ type: 'text' as const, text })),
    fc.string().map((text) => ({ type: 'reasoning' as const, text })),
    fc
      .record({ id: fc.string(), name: fc.string({ minLength: 1 }), input: json })
      .map((call) => ({ type: 'tool-call' as const, ...call })),
  );

  /** The turn without what a script cannot hold: reasoning, ids, and where text was cut into parts. */
  const essence = (message: AssistantMessage) => ({
    text: message.parts.map((one) => (one.type === 'text' ? one.text : '')).join(''),
    calls: message.parts.flatMap((one) => (one.type === 'tool-call' ? [[one.name, one.input]] : [])),
  });

  test('a recorded script plays the same turns', async () => {
    const turn = fc.record({ parts: fc.array(part), input: fc.nat(), output: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (turns) => {
        const usages = turns.map(({ input, output }) => ({
          inputTokens: input,
          outputTokens: output,
          cacheReadTokens: 0,
          cacheWriteTokens: 0,
        }));
        const messages = turns.map(({ parts }): AssistantMessage => ({ role: 'assistant', parts }));
        const text = messages
          .map((message, index) => `${JSON.stringify(recordTurn(message, usages[index] ?? (usages[0] as never)))}\n`)
          .join('');
        const model = createScriptModel({ name: 'script:x', text });
        for (const [index, message] of messages.entries()) {
          const played = finishOf(await eventsOf(model, aRequest({ messages: [user('x')] })));
          expect(essence(played.message)).toEqual(JSON.parse(JSON.stringify(essence(message))));
          expect(played.usage).toEqual(usages[index]);
        }
      }),
    );
  });
});
