import { describe, expect, test } from 'vitest';
import { callHistoryMarkdown, callHistoryText, callRecords } from '../../../src/report/page/call-history.js';
import { readRecordedConversation } from '../../../src/report/page/conversation.js';

const call = { id: 'a', name: 'Edit', input: { file_path: 'x.ts', old_string: 'one\ntwo', new_string: 'three' } };
const denial = {
  ...{ tool: 'Bash', label: 'make', stage: 'confirmation', rule: null, reason: 'No rule allows `make`' },
  ...{ suggest: ['Bash(make)'], origin: 'model' },
};

const decided = { at: 3_000, mode: 'plan', stage: 'confirmation', decision: 'ask', rule: null, reason: 'No rule' };

const events = [
  { type: 'transcript', version: 1, mode: 'auto-edit' },
  { at: 1_000, type: 'run-start', model: 'anthropic/one', prompt: 'fix.toml', tools: [] },
  { at: 1_000, type: 'message', message: { role: 'user', parts: [{ type: 'text', text: 'Fix it.' }] } },
  {
    at: 2_000,
    type: 'turn-end',
    turn: 1,
    message: { parts: [{ type: 'text', text: 'I will.' }] },
    usage: { inputTokens: 5 },
  },
  { at: 2_000, type: 'tool-start', call },
  {
    at: 2_000,
    type: 'call-start',
    id: 'a',
    repeat: 'repeatable',
    rule: 'Edit(**)',
    reason: 'The rule Edit(**) allows it',
  },
  {
    at: 2_500,
    type: 'tool-end',
    result: {
      call,
      status: 'done',
      label: 'x.ts',
      parts: [{ type: 'text', text: 'ok' }],
      durationMs: 40,
      changes: [{ path: 'x.ts', kind: 'modified' }],
    },
  },
  { at: 3_000, type: 'tool-start', call: { id: 'b', name: 'Bash', input: { command: 'make' } } },
  {
    at: 3_000,
    type: 'tool-end',
    result: { call: { id: 'b' }, status: 'refused', label: 'make', parts: [], denial, decided },
  },
  {
    at: 3_500,
    type: 'sub-agent',
    name: 'finder',
    event: { type: 'tool-start', call: { id: 'a', name: 'Read', input: { file_path: 'y' } } },
  },
  { at: 4_000, type: 'stop', stop: { kind: 'turns', limit: 1 } },
];

const read = (values: readonly unknown[], clean = (text: string) => text) =>
  readRecordedConversation(
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    clean,
  );

describe('reading a transcript for people', () => {
  test('a call has its decision, its time, its change and its output', () => {
    const { entries, mode, model, turns, text, stop } = read(events);
    expect({ mode, model, turns, text, stop }).toEqual({
      ...{ mode: 'auto-edit', model: 'anthropic/one', turns: 1, text: 'I will.', stop: { kind: 'turns', limit: 1 } },
    });
    expect(entries.find((entry) => entry.type === 'call')).toMatchObject({
      ...{
        at: 2_000,
        tool: 'Edit',
        status: 'done',
        rule: 'Edit(**)',
        repeat: 'repeatable',
        durationMs: 40,
        output: 'ok',
      },
      ...{ diff: '-one\n-two\n+three', changes: [['modified', 'x.ts']] },
    });
  });

  test('a refused call names the stage, the reason and the rules that would allow it', () => {
    expect(callRecords(read(events).entries)[1]).toEqual({
      ...{
        at: '1970-01-01T00:00:03.000Z',
        agent: null,
        tool: 'Bash',
        call: 'make',
        status: 'refused',
        decision: 'ask',
        mode: 'plan',
      },
      ...{
        stage: 'confirmation',
        rule: null,
        reason: 'No rule allows `make`',
        suggest: ['Bash(make)'],
        durationMs: null,
        hookChanges: [],
        turn: { turn: 1, inputTokens: 5, outputTokens: 0, cacheReadTokens: 0 },
      },
    });
  });

  test('a call of a sub-agent is a call of its own, even with the same id', () => {
    expect(callRecords(read(events).entries)[2]).toMatchObject({ agent: 'finder', tool: 'Read', status: 'unfinished' });
  });

  test('the history has one line per call and its decision, and one with the tokens of each turn', () => {
    expect(callHistoryText(read(events).entries)).toBe(
      [
        '          turn 1: 5 tokens in, 0 out',
        '00:00:02  ✓ Edit  x.ts  40 ms',
        '            allowed by Edit(**): The rule Edit(**) allows it',
        '00:00:03  ✗ Bash  make',
        '            refused at confirmation in mode plan: No rule allows `make`',
        '            would be allowed by: Bash(make)',
        '00:00:03  … [finder] Read  y',
        '',
      ].join('\n'),
    );
  });

  test('what hooks changed is below the call in each form of the history', () => {
    const hookChanges = ['The hook ./a | b changed this call; it was: Bash ls', 'The hook ./c replaced the output.'];
    const { entries } = read([
      { at: 1, type: 'tool-start', call: { id: 'c', name: 'Bash', input: { command: 'ls -l' } } },
      { at: 2, type: 'tool-end', result: { call: { id: 'c' }, status: 'done', label: 'ls -l', hookChanges } },
    ]);
    expect(callRecords(entries)[0]).toMatchObject({ hookChanges });
    expect(callHistoryText(entries).split('\n').slice(1, 3)).toEqual(hookChanges.map((text) => `            ${text}`));
    const cell = 'The hook ./a \\| b changed this call; it was: Bash ls<br>The hook ./c replaced the output.';
    expect(callHistoryMarkdown(entries)).toContain(`| ${cell} |`);
  });

  test('the history as Markdown does not interpret the texts of calls', () => {
    const hostile = { at: 1, type: 'tool-start', call: { id: 'c', name: '<b>|@all', input: { command: '`|</td>' } } };
    expect(callHistoryMarkdown(read([hostile]).entries).split('\n')[2]).toBe(
      String.raw`| 00:00:00 | &lt;b>\|@&#8203;all | <code>&#96;&#124;&#60;/td&#62;</code> | … unfinished |  |  |  |`,
    );
  });

  test('every text is cleaned', () => {
    const { entries, ...rest } = read(events, () => '***');
    const strings = JSON.stringify({ entries, text: rest.text, model: rest.model, prompt: rest.prompt });
    for (const word of ['make', 'x.ts', 'Fix', 'anthropic', 'finder', 'No rule', 'three'])
      expect(strings).not.toContain(word);
  });

  test.each([
    ['damaged lines', ['{"at":1', 'null', '[]', '"x"', '{}', '7']],
    ['events without their fields', events.map(({ type }) => ({ type }))],
    [
      'fields of other types',
      events.map((event) =>
        Object.fromEntries(Object.keys(event).map((name) => [name, name === 'type' ? event.type : 7])),
      ),
    ],
    ['an unknown event', [{ type: 'later', at: 1 }]],
    ['an end without its start', [events[6], events[8]]],
    [
      'names of prototypes',
      [{ type: 'tool-start', call: { id: '__proto__', name: 'constructor', input: { __proto__: 1 } } }],
    ],
  ])('%s do not cause a failure', (_name, values) => {
    expect(() => callHistoryText(read(values).entries)).not.toThrow();
  });

  test('a media type is text, and its data is not shown', () => {
    const parts = [{ type: 'media', mediaType: 'image/svg+xml"><script>', data: 'AAAA' }];
    const result = { call: { id: 'c' }, status: 'done', label: '', parts };
    const { entries } = read([
      { type: 'tool-start', call: { id: 'c', name: 'Read', input: {} } },
      { type: 'tool-end', result },
    ]);
    expect(entries[0]).toMatchObject({ output: '(image/svg+xml"><script>, 3 bytes)' });
  });
});
