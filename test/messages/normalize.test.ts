import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalize } from '../../src/messages/normalize.js';
import type { Message, ModelMessage, Part } from '../../src/messages/types.js';

const user = (text: string, visibility: 'everyone' | 'model' = 'everyone'): Message => ({
  role: 'user',
  visibility,
  parts: [{ type: 'text', text }],
});
const says = (text: string): Message => ({ role: 'assistant', parts: [{ type: 'text', text }] });
const calls = (...ids: string[]): Message => ({
  role: 'assistant',
  parts: ids.map((id) => ({ type: 'tool-call', id, name: 'Read', input: {} })),
});
const result = (id: string, text = 'ok', isError = false) =>
  ({ type: 'tool-result', id, name: 'Read', parts: [{ type: 'text', text }], isError }) as const;
const results = (...ids: string[]): Message => ({ role: 'tool', results: ids.map((id) => result(id)) });
const notice = (text: string): Message => ({ role: 'attachment', attachment: { type: 'notice', text } });

/** The parts of a result, if it has more than one. */
function added(parts: readonly Part[]): string {
  const texts = parts.map((part) => (part.type === 'text' ? part.text.replaceAll('\n', '|') : part.type));
  return texts.length === 1 ? '' : `=${texts.join('+')}`;
}

/** A conversation with one line per message. */
function shape(messages: readonly ModelMessage[]): string[] {
  return messages.map((message) => {
    if (message.role === 'tool') {
      return `tool ${message.results.map((one) => `${one.id}${one.synthetic === true ? '?' : added(one.parts)}`).join(' ')}`;
    }
    const parts = message.parts.map((part) => {
      if (part.type === 'tool-call') return `call ${part.id}`;
      return part.type === 'text' ? part.text.replaceAll('\n', '|') : part.type;
    });
    return `${message.role} ${parts.join(' + ')}`;
  });
}

const rows: readonly (readonly [name: string, input: readonly Message[], expected: readonly string[]])[] = [
  ['an empty conversation', [], []],
  ['plain turns', [user('a'), says('b'), user('c')], ['user a', 'assistant b', 'user c']],
  ['a reminder joins the user message before it', [user('a'), user('m', 'model')], ['user a + m']],
  [
    'a result follows its call',
    [user('a'), calls('1', '2'), results('1', '2')],
    ['user a', 'assistant call 1 + call 2', 'tool 1 2'],
  ],
  [
    'results get the order of the calls',
    [calls('1', '2'), results('2', '1')],
    ['assistant call 1 + call 2', 'tool 1 2'],
  ],
  [
    'results of two messages become one',
    [calls('1', '2'), results('1'), results('2')],
    ['assistant call 1 + call 2', 'tool 1 2'],
  ],
  ['a missing result is synthesized', [calls('1', '2'), results('2')], ['assistant call 1 + call 2', 'tool 1? 2']],
  ['a missing result at the end is synthesized', [user('a'), calls('1')], ['user a', 'assistant call 1', 'tool 1?']],
  ['an orphan result is dropped', [user('a'), results('9'), says('b')], ['user a', 'assistant b']],
  ['the first of two equal results is kept', [calls('1'), results('1'), results('1')], ['assistant call 1', 'tool 1']],
  [
    'a reminder between call and result becomes part of the result',
    [calls('1'), notice('n'), results('1')],
    ['assistant call 1', 'tool 1=ok+<system-reminder>|n|</system-reminder>'],
  ],
  [
    'a user message between call and result moves after the result',
    [calls('1'), user('u'), results('1')],
    ['assistant call 1', 'tool 1', 'user u'],
  ],
  ['messages of whitespace are dropped', [user(' \n'), says('  '), user('a')], ['user a']],
  [
    'an assistant message with only reasoning is dropped',
    [user('a'), { role: 'assistant', parts: [{ type: 'reasoning', text: 'hm' }] }, user('b')],
    ['user a + b'],
  ],
  [
    'a file attachment becomes a call and its result',
    [
      user('a'),
      {
        role: 'attachment',
        attachment: {
          type: 'file',
          call: { type: 'tool-call', id: 'p', name: 'Read', input: {} },
          result: result('p'),
        },
      },
    ],
    ['user a', 'assistant call p', 'tool p'],
  ],
];

describe('normalize', () => {
  test.each(rows)('normalize: %s', (_name, input, expected) => {
    expect(shape(normalize(input))).toEqual(expected);
  });

  test('an error result keeps only its text', () => {
    const message: Message = {
      role: 'tool',
      results: [
        {
          ...result('1', 'broken', true),
          parts: [
            { type: 'text', text: 'broken' },
            { type: 'media', mediaType: 'image/png', data: 'AA' },
          ],
        },
      ],
    };
    expect(normalize([calls('1'), message])[1]).toEqual({ role: 'tool', results: [result('1', 'broken', true)] });
  });

  const anyId = fc.constantFrom('1', '2', '3');
  const anyMessage: fc.Arbitrary<Message> = fc.oneof(
    fc.string().map((text) => user(text)),
    fc.string().map((text) => user(text, 'model')),
    fc.string().map(says),
    fc.uniqueArray(anyId, { minLength: 1 }).map((ids) => calls(...ids)),
    fc.array(anyId).map((ids) => results(...ids)),
    fc.string().map(notice),
    fc.constant<Message>({ role: 'assistant', parts: [{ type: 'reasoning', text: 'r' }] }),
  );

  test('normalize is idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), (messages) => {
        const once = normalize(messages);
        const again = normalize(
          once.map((one) => (one.role === 'user' ? { visibility: 'everyone' as const, ...one } : one)),
        );
        expect(again).toEqual(once);
      }),
    );
  });

  test('every call has exactly one result right after it, and user messages are never adjacent', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), (messages) => {
        const output = normalize(messages);
        output.forEach((message, index) => {
          const next = output[index + 1];
          if (message.role === 'user') expect(next?.role).not.toBe('user');
          if (message.role === 'tool') expect(output[index - 1]?.role).toBe('assistant');
          if (message.role !== 'assistant') return;
          const ids = message.parts.flatMap((part) => (part.type === 'tool-call' ? [part.id] : []));
          if (ids.length > 0) expect(next?.role === 'tool' && next.results.map((one) => one.id)).toEqual(ids);
        });
      }),
    );
  });
});
