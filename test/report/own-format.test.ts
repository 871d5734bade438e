import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import type { Result } from '../../src/job/result/types.js';
import { markerFor, redactAfterMarker } from '../../src/platform/github/comment-marker.js';
import { createRedact } from '../../src/platform/secrets/redact.js';
import { redactData, withSchema } from '../../src/platform/secrets/redact-data.js';
import { ownFormat } from '../../src/report/own-format.js';
import { createReport } from '../../src/report/report.js';
import { closingLines } from '../../src/report/terminal.js';

const secret = 'canary-of-a-test';
const result: Result = {
  conclusion: 'success',
  code: 'answered',
  reason: `It ended ${secret}.`,
  text: secret,
  model: 'test/model',
  prompt: 'inline',
  denials: [
    {
      ...{ tool: 'Bash', label: secret, stage: 'permission', rule: null, reason: secret },
      ...{ suggest: [`Bash(${secret})`], origin: 'model' },
    },
  ],
  changes: [{ path: secret, kind: 'modified', added: 1, removed: 0, diff: secret }],
  requests: [
    {
      kind: 'review',
      event: 'APPROVE',
      body: secret,
      comments: [{ path: 'a', line: 1, side: 'RIGHT', body: secret }],
    },
    { kind: 'findings', findings: [{ path: 'a', line: 1, severity: 'error', title: secret, message: secret }] },
  ],
  notices: [secret],
  loadedInstructions: [{ kind: 'instructions', path: secret, bytes: 1 }],
  provenance: { trustedCommit: null, omitted: [secret] },
  usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
  ...{ costUsd: 0, turns: 1, toolCalls: 1, durationMs: 61_000, transcriptPath: null },
};
const event: RunEvent = {
  type: 'tool-end',
  result: {
    call: { id: '1', name: 'Read', input: { file_path: secret, [secret]: 'model' } },
    ...{ status: 'done', label: secret, parts: [{ type: 'text', text: secret }] },
    ...{ isError: false, changes: [{ path: secret, kind: 'created' }], durationMs: 1 },
  },
};
const links = { run: null, reportPath: null, onRunner: false };
const reportWith = (secrets: readonly string[], outputSchema: Record<string, unknown> | null = null, more = {}) =>
  createReport({ ...result, ...more }, { redact: createRedact(secrets), links, outputSchema });
const isLong = (word: string) => word.length >= 6;

describe('a secret that equals a word of the report format', () => {
  test.each(
    [...ownFormat.names, ...ownFormat.words].filter(isLong),
  )('such a secret does not change the structure: %s', (word) => {
    const redact = createRedact([secret, word]);
    const [shown, plain] = [reportWith([secret, word]), reportWith([secret])];
    const shape = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (name, one: unknown) =>
        typeof one === 'string' && !ownFormat.wordFields.has(name) ? 'text' : one,
      ) as unknown;
    expect(shape(shown)).toEqual(shape(plain));
    expect(shape(redactData(event, redact, ownFormat))).toEqual(
      shape(redactData(event, createRedact([secret]), ownFormat)),
    );
    expect(JSON.stringify([shown.result, redactData(event, redact, ownFormat)])).not.toContain(secret);
  });

  test('keeps the closing lines readable', () => {
    expect(closingLines(reportWith(['duration']), { color: false })).toContain('1 min 1 s');
  });

  test('redacts such a secret in texts', () => {
    expect(reportWith(['success'], null, { text: 'a success' }).result).toMatchObject({
      conclusion: 'success',
      text: 'a ***',
    });
  });
});

test('redacts a name that a model chose', () => {
  const shown = JSON.stringify(redactData(event, createRedact([secret]), ownFormat));
  expect(shown).toContain('"input":{"file_path":"***","***":"model"}');
});

test('keeps names and words of the output schema and redacts others', () => {
  const schema = {
    type: 'object',
    properties: {
      approval: { enum: ['approved', 'rejected'] },
      entries: { type: 'array', items: { type: 'object', properties: { comment_text: { type: 'string' } } } },
    },
  };
  const structured = { approval: 'approved', entries: [{ comment_text: 'approved entries', invented: 'rejected' }] };
  const words = ['approved', 'approval', 'entries', 'comment_text', 'invented'];
  expect(reportWith(words, schema, { structured }).result.structured).toEqual({
    approval: 'approved',
    entries: [{ comment_text: '*** ***', '***': 'rejected' }],
  });
  expect(withSchema(ownFormat, schema).words.has('object')).toBe(false);
});

test('keeps the marker of a post and redacts its text', () => {
  const marker = markerFor('review', 'comment:1');
  const redact = redactAfterMarker(createRedact(['sallyport', 'comment']));
  expect(redact(`${marker}\nsallyport says`)).toBe(`${marker}\n*** says`);
  expect(redact(`text ${marker}`)).toBe('text <!-- ***:review:***:1 -->');
});

test('a value nested thousands deep is cut instead of overflowing the stack', () => {
  const deep = JSON.parse(`${'['.repeat(4000)}${JSON.stringify(secret)}${']'.repeat(4000)}`) as unknown;
  const shown = JSON.stringify(redactData({ type: 'tool-start', call: deep }, createRedact([secret]), ownFormat));
  expect(shown).toContain('[nested more than 500 levels deep]');
  expect(shown).not.toContain(secret);
});
