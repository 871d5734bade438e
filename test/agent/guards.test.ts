import { describe, expect, test } from 'vitest';
import { observeTurn, type Repeats } from '../../src/agent/repeats.js';
import { capResults } from '../../src/agent/turn-calls.js';
import type { CallResult, Denial } from '../../src/tools/call-result.js';

interface Call {
  readonly name?: string;
  readonly input?: object;
  readonly text?: string;
  readonly fails?: boolean;
  readonly changes?: boolean;
  readonly denied?: string;
  /** Of the refusal; by default, that of a command without a rule. */
  readonly refusalKey?: string;
}

function resultOf({
  name = 'Read',
  input = {},
  text = 'x',
  fails = false,
  changes = false,
  denied,
  refusalKey = 'missing-rule',
}: Call): CallResult {
  const denial =
    denied === undefined
      ? undefined
      : ({
          tool: name,
          label: denied,
          stage: 'permission',
          rule: null,
          reason: `No rule allows \`${denied}\``,
          suggest: [],
          origin: 'model',
        } satisfies Denial);
  return {
    call: { id: '1', name, input },
    status: 'done',
    label: JSON.stringify(input),
    parts: [{ type: 'text', text }],
    isError: fails || denied !== undefined,
    changes: changes ? [{ path: '/a', kind: 'modified' }] : [],
    durationMs: 0,
    ...(denial === undefined ? {} : { denial, refusalKey }),
  };
}

/** The turn after which the run ends, or `null`, the turns with advice and its first sentence. */
function play(turns: readonly (readonly Call[])[]) {
  let repeats: Repeats = { recent: [], failures: 0, changes: 0, lastChange: '' };
  const advised: number[] = [];
  let first: string | undefined;
  for (const [index, calls] of turns.entries()) {
    const observed = observeTurn(repeats, calls.map(resultOf));
    repeats = observed.repeats;
    if (observed.stop !== null) return { end: index + 1, times: observed.stop.times, advised, first };
    if (observed.advice !== null) advised.push(index + 1);
    first ??= observed.advice?.split('. ')[0];
  }
  return { end: null, times: null, advised, first };
}

const repeat = (count: number, turn: (index: number) => readonly Call[]) =>
  Array.from({ length: count }, (_, index) => turn(index));

describe('repetitions', () => {
  test.each<[string, readonly (readonly Call[])[], object]>([
    [
      'the same call',
      repeat(20, () => [{}]),
      {
        end: 8,
        times: 8,
        advised: [3, 7],
        first: 'Read({}) was called 3 times in a row and gave the same result each time',
      },
    ],
    [
      'the same call with results that alternate',
      repeat(20, (index) => [{ text: String(index % 2) }]),
      { end: 12, times: 12, first: 'Read({}) was called 6 times in a row and gave the same result each time' },
    ],
    ['the same calls in parallel count once', repeat(20, () => [{}, {}, {}]), { end: 8, advised: [3, 7] }],
    ['nine equal calls in one turn', [Array.from({ length: 9 }, () => ({}))], { end: null, advised: [] }],
    [
      'another description and key order',
      repeat(20, (index) => [
        { input: index % 2 === 0 ? { a: 1, b: ' x' } : { b: 'x', a: 1, description: String(index) } },
      ]),
      { end: 8 },
    ],
    [
      'A, B, A, B',
      repeat(40, (index) => [{ input: { index: index % 2 } }]),
      {
        ...{ end: 12, times: 6, advised: [6, 10] },
        first:
          'The sequence Read({"index":0}), Read({"index":1}) was called 3 times in a row and gave the same result each time',
      },
    ],
    ['a cycle of five', repeat(60, (index) => [{ input: { index: index % 5 } }]), { end: 30, times: 6 }],
    ['another result each time', repeat(40, (index) => [{ text: String(index) }]), { end: null, advised: [] }],
    [
      'a change of a file in between',
      repeat(40, (index) => [{}, { name: 'Edit', input: { index }, changes: true }]),
      { end: null, advised: [] },
    ],
    ['the same write again and again', repeat(40, () => [{ name: 'Write', changes: true }]), { end: 8 }],
    [
      'refusals of the same kind',
      repeat(40, (index) => [{ name: 'Bash', input: { command: String(index) }, denied: `cmd${String(index)}` }]),
      {
        end: 8,
        first: 'Bash({"command":"2"}) was called 3 times in a row and was refused for the same reason each time',
      },
    ],
    [
      'refusals of another kind each time',
      repeat(40, (index) => [{ name: 'Bash', denied: 'cmd', refusalKey: `rule ${String(index)}` }]),
      { end: null, advised: [5] },
    ],
    [
      'different failures are advised once',
      repeat(12, (index) => [{ input: { index }, text: String(index), fails: true }]),
      { end: null, advised: [5] },
    ],
  ])('%s', (_name, turns, expected) => {
    expect(play(turns)).toMatchObject(expected);
  });
});

describe('results of one turn', () => {
  const big = (text: string) => resultOf({ text });
  const textsOf = (results: readonly CallResult[]) =>
    results.map(({ parts }) => (parts[0]?.type === 'text' ? parts[0].text : ''));

  test('small results stay whole, the largest are truncated to the same size, and their text is in a file', () => {
    const saved: string[] = [];
    const save = (text: string) => `/tmp/${String(saved.push(text))}.txt`;
    const texts = ['small', '\u{1f600}'.repeat(10_000), `${'a'.repeat(30_000)}end`];
    const capped = textsOf(capResults(texts.map(big), 4_000, save));
    expect(capped[0]).toBe('small');
    expect(saved).toEqual(texts.slice(1));
    expect(capped[1]).toContain('The whole result is in /tmp/1.txt');
    expect(capped[2]?.endsWith('end')).toBe(true);
    for (const text of capped) expect([text.isWellFormed(), Buffer.byteLength(text) < 9_000]).toEqual([true, true]);
  });

  test('without a file, the model is asked to narrow the call', () => {
    expect(textsOf(capResults([big('a'.repeat(50_000))], 1_000, undefined))[0]).toContain('narrow it');
  });

  test('results that fit are the same objects', () => {
    const results = [big('a'), big('b')];
    expect(capResults(results, 1_000, undefined)).toBe(results);
  });
});
