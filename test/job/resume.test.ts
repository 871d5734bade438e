import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import type { Limits } from '../../src/agent/limits.js';
import type { UserError } from '../../src/errors.js';
import { jobLimits } from '../../src/job/prompt-and-limits.js';
import { createPendingGitHubWrites } from '../../src/job/result/pending-writes.js';
import { readTranscript } from '../../src/job/transcript/read-transcript.js';
import { createReplay } from '../../src/job/transcript/replay.js';
import { emptySummary } from '../../src/messages/summary.js';
import type { Model } from '../../src/model/types.js';
import { defaultSettings } from '../../src/settings/table.js';
import { playJob } from '../doubles/job.js';
import { aModel, aModelError, callTurn, type ScriptedTurn, say } from '../doubles/model.js';
import { aFolder } from '../doubles/place.js';

const header = '{"type":"transcript","version":1}\n';
const bash = (command: string) => ['Bash', { command }] as const;
const rules = { allow: ['Bash(echo:*)', 'Write(*.txt)'] };

const turns: readonly ScriptedTurn[] = [
  callTurn(['Read', { file_path: 'a.txt' }], ['Read', { file_path: 'b.txt' }]),
  callTurn(['Write', { file_path: 'made.txt', content: 'new\n' }], bash('echo once >> log.txt')),
  [
    {
      type: 'error',
      modelError: aModelError({ kind: 'media', retryable: false }),
      usage: { ...usage(), outputTokens: 7 },
    },
  ],
  callTurn(['TodoWrite', { todos: [{ content: 'Answer', status: 'in_progress' }] }]),
  callTurn(['Read', { file_path: 'made.txt' }], ['Nope', {}]),
  say('It is done.'),
];

function usage() {
  return { inputTokens: 50, outputTokens: 5, cacheReadTokens: 0, cacheWriteTokens: 0 };
}

interface PlayOptions {
  readonly folder?: string;
  readonly transcript?: string;
  readonly script?: readonly ScriptedTurn[];
  readonly contextWindow?: number | null;
  readonly limits?: Partial<Limits>;
}

/** Plays the job and keeps its transcript as a run writes it. */
async function play(options: PlayOptions = {}) {
  const { script = turns, contextWindow = null } = options;
  const limits: Limits = { ...jobLimits(defaultSettings()), ...options.limits };
  const folder = options.folder ?? aFolder({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
  const lines: string[] = [];
  const resumed = options.transcript === undefined ? null : readTranscript('t.jsonl', options.transcript);
  const onEvent = (event: RunEvent) => {
    if (replay?.isReplaying() === true && event.type !== 'stop') return;
    if (event.type !== 'text-delta') lines.push(`${JSON.stringify({ at: 1, ...event })}\n`);
  };
  const replay = resumed === null ? null : createReplay(resumed.run, { now: new Date(0), onResumed: onEvent });
  const done = resumed?.run.requests.filter(({ purpose }) => purpose === 'turn').length ?? 0;
  const { model: scripted, requests } = aModel(script.slice(done));
  const model: Model = {
    ...scripted,
    prices: { [scripted.name]: { input: 1, output: 10 } },
    contextWindow,
    stream: (request, signal) =>
      request.purpose === 'summary'
        ? aModel([say(emptySummary)]).model.stream(request, signal)
        : scripted.stream(request, signal),
  };
  const pendingWrites = createPendingGitHubWrites(5, () => undefined);
  const { result } = await playJob(folder, [], { model, replay, onEvent, rules, pendingWrites, limits });
  return { folder, result, requests, transcript: (resumed?.text ?? header) + lines.join('') };
}

describe('a resumed run', () => {
  test('sends what was sent before byte for byte and has the same result, wherever the transcript ends', async () => {
    const whole = await play();
    const lines = whole.transcript.split('\n').slice(0, -1);
    const first = lines.findIndex((line) => line.includes('"type":"opening"'));
    expect(whole.result).toMatchObject({ conclusion: 'success', text: 'It is done.', turns: 5 });
    for (let kept = first + 1; kept <= lines.length; kept += 1) {
      const folder = aFolder({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
      const before = lines.slice(0, kept);
      const has = (type: string, id: string) =>
        before.some((line) => line.includes(`"type":"${type}"`) && line.includes(id));
      const write = idOf(lines, 'made.txt');
      const once = idOf(lines, 'echo once');
      if (has('call-start', write)) writeFileSync(join(folder, 'made.txt'), 'new\n');
      if (has('call-start', once)) appendFileSync(join(folder, 'log.txt'), 'once\n');
      const torn = `${before.join('\n')}\n${(lines[kept] ?? '').slice(0, 20)}`;
      const { result, requests } = await play({ folder, transcript: torn });
      // A request that had failed at the end is sent again; what it used counts twice.
      const failed =
        before.findLast((line) => line.includes('"type":"request-end"'))?.includes('"type":"error"') === true;
      const { inputTokens, outputTokens } = whole.result.usage;
      const used = { inputTokens: inputTokens + (failed ? 50 : 0), outputTokens: outputTokens + (failed ? 7 : 0) };
      expect(result, `resumed after line ${String(kept)}`).toMatchObject({
        ...{ conclusion: 'success', text: 'It is done.', turns: whole.result.turns, usage: used },
        ...{ toolCalls: whole.result.toolCalls },
      });
      expect(readFileSync(join(folder, 'log.txt'), 'utf8')).toBe('once\n');
      expect(existsSync(join(folder, 'made.txt'))).toBe(true);
      expectSamePrefix(requests[0]?.messages ?? [], whole.requests.at(-requests.length)?.messages ?? []);
    }
  });

  test('reports a command that started and did not end, and does not run it', async () => {
    const { transcript } = await play();
    const lines = transcript.split('\n');
    const started = lines.findIndex((line) => line.includes('"repeat":"once"'));
    const folder = aFolder({ 'a.txt': 'a\n', 'b.txt': 'b\n', 'made.txt': 'new\n' });
    const { result, requests } = await play({ folder, transcript: `${lines.slice(0, started + 1).join('\n')}\n` });
    expect(existsSync(join(folder, 'log.txt'))).toBe(false);
    expect(result.notices.join()).toContain('May have happened: Bash echo once >> log.txt');
    expect(JSON.stringify(requests[0]?.messages)).toContain('This call may have happened');
  });

  test('can be interrupted and resumed again', async () => {
    const { transcript, folder } = await play();
    const lines = transcript.split('\n');
    const cut = lines.findIndex((line) => line.includes('"type":"turn-context"'));
    const second = await play({ folder, transcript: `${lines.slice(0, cut).join('\n')}\n` });
    const resumedAt = second.transcript.split('\n');
    const third = await play({ folder, transcript: `${resumedAt.slice(0, resumedAt.length - 8).join('\n')}\n` });
    expect(third.result).toMatchObject({ conclusion: 'success', text: 'It is done.' });
    expectSamePrefix(third.requests[0]?.messages ?? [], second.requests.at(-third.requests.length)?.messages ?? []);
  });
});

const reads = [...Array.from({ length: 6 }, () => callTurn(['Read', { file_path: 'a.txt' }])), say('It is done.')];

describe.each<[string, Partial<Limits>]>([
  ['turns', { maxTurns: 2 }],
  ['cost', { maxCostUsd: 0.0005 }],
  ['output tokens', { maxOutputTokens: 25 }],
])('a run that is resumed with a lower limit of %s', (_name, limits) => {
  test('counts every turn that was paid for, and asks once for the last answer', async () => {
    const script = reads.with(4, say('It is half done.'));
    const whole = await play({ script: reads });
    const lines = whole.transcript.split('\n');
    const cut = lines.findIndex((line) => line.includes('"type":"turn-start"') && line.includes('"turn":5'));
    const transcript = `${lines.slice(0, cut).join('\n')}\n`;
    const { result } = await play({ script, limits, transcript });
    const isPaid = limits.maxCostUsd === undefined;
    expect(result).toMatchObject({ conclusion: 'budget', text: isPaid ? 'It is half done.' : '', toolCalls: 4 });
    expect(result.usage.inputTokens).toBe(isPaid ? 500 : 400);
  });

  test('continues when it is resumed with a higher one, and its last answer does not end it', async () => {
    const half = [...reads.slice(0, 2), ...reads.slice(0, 2), say('It is half done.')];
    const ended = await play({ script: half, limits: { maxTurns: 4 } });
    const lower = await play({ script: [...half, say('Again half.')], limits, transcript: ended.transcript });
    const { result } = await play({ script: reads, transcript: lower.transcript });
    expect(result).toMatchObject({ conclusion: 'success', text: 'It is done.', toolCalls: 6 });
  });
});

/** Messages before the notice of the interruption, which follows in the last message. */
function expectSamePrefix(actual: readonly unknown[], expected: readonly unknown[]): void {
  const shared = actual.length - 1;
  expect(JSON.stringify(actual.slice(0, shared))).toBe(JSON.stringify(expected.slice(0, shared)));
}

function idOf(lines: readonly string[], text: string): string {
  const line = lines.find((one) => one.includes('"type":"tool-start"') && one.includes(text)) ?? '{}';
  return `"${(JSON.parse(line) as { readonly call: { readonly id: string } }).call.id}"`;
}

test('a resumed run restores a conversation that was compacted, wherever the transcript ends', async () => {
  const paths = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt'];
  const text = 'a line of text\n'.repeat(350);
  const folder = aFolder(Object.fromEntries(paths.map((path) => [path, text])));
  const script = [...paths.map((path) => callTurn(['Read', { file_path: path }])), say('It is done.')];
  const contextWindow = 12_000;
  const whole = await play({ folder, script, contextWindow });
  expect(whole.transcript).toContain('"type":"compaction"');
  const lines = whole.transcript.split('\n').slice(0, -1);
  const first = lines.findIndex((line) => line.includes('"type":"opening"'));
  for (let kept = first + 1; kept <= lines.length; kept += 3) {
    const transcript = `${lines.slice(0, kept).join('\n')}\n`;
    const { result, requests } = await play({ folder, script, contextWindow, transcript });
    expect(result, `resumed after line ${String(kept)}`).toMatchObject({
      ...{ conclusion: 'success', turns: whole.result.turns, usage: whole.result.usage },
    });
    expectSamePrefix(requests[0]?.messages ?? [], whole.requests.at(-requests.length)?.messages ?? []);
  }
});

test.each<[string, number | null]>([
  ['a larger window', 100_000],
  ['an unknown window', null],
  ['a smaller window', 8_000],
])('a resumed run with %s compacts where the interrupted one did, and no summary becomes its answer', async (_name, other) => {
  const paths = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt'];
  const text = 'a line of text\n'.repeat(350);
  const folder = aFolder(Object.fromEntries(paths.map((path) => [path, text])));
  const script = [...paths.map((path) => callTurn(['Read', { file_path: path }])), say('It is done.')];
  const whole = await play({ folder, script, contextWindow: 12_000 });
  const before = whole.transcript.split('\n').slice(0, -4).join('\n');
  // Transcripts of older versions do not name the window.
  for (const transcript of [before, before.replace(',"contextWindow":12000', '')]) {
    const { result, requests } = await play({ folder, script, contextWindow: other, transcript: `${transcript}\n` });
    expect(result).toMatchObject({ conclusion: 'success', text: 'It is done.', turns: whole.result.turns });
    if (transcript === before) {
      expect(result.usage).toEqual(whole.result.usage);
      expectSamePrefix(requests[0]?.messages ?? [], whole.requests.at(-requests.length)?.messages ?? []);
    }
  }
});

test.each<[string, (event: Record<string, unknown>) => object]>([
  ['request-end', (event) => ({ ...event, end: null })],
  ['opening', (event) => ({ ...event, contextWindow: -5 })],
  ['opening', (event) => ({ ...event, contextWindow: '8k' })],
  ['tool-end', (event) => ({ ...event, result: {} })],
  ['turn-context', (event) => ({ ...event, attachments: 'none' })],
])('a line %s without what the restoration reads is damaged', async (type, damage) => {
  const { transcript } = await play();
  const lines = transcript.split('\n');
  const at = lines.findIndex((line) => line.includes(`"type":"${type}"`));
  const event = JSON.parse(lines[at] ?? '{}') as Record<string, unknown>;
  const damaged = lines.with(at, JSON.stringify(damage(event))).join('\n');
  expect(diagnosticsOf(() => readTranscript('t.jsonl', damaged))).toMatchObject([
    { code: 'transcript-invalid', location: `t.jsonl:${String(at + 1)}` },
  ]);
});

test('a resumed run is narrowed by a skill that was loaded before, wherever the transcript ends after it', async () => {
  const skill = '---\ndescription: Reads.\nallowed-tools: Read\n---\nOnly read: !`echo once`\n';
  const files = { '.claude/skills/read/SKILL.md': skill };
  const script = [callTurn(['Skill', { skill: 'read' }]), callTurn(bash('echo x > log.txt')), say('It is done.')];
  const whole = await play({ folder: aFolder(files), script });
  expect(whole.result.denials.map(({ label }) => label)).toEqual(['echo x > log.txt']);
  const lines = whole.transcript.split('\n').slice(0, -1);
  const loaded = lines.findIndex((line) => line.includes('"type":"tool-end"') && line.includes('"name":"Skill"'));
  for (let kept = loaded + 1; kept <= lines.length; kept += 1) {
    const transcript = `${lines.slice(0, kept).join('\n')}\n`;
    const { result, folder } = await play({ folder: aFolder(files), script, transcript });
    expect(result.denials, `resumed after line ${String(kept)}`).toEqual(whole.result.denials);
    expect(existsSync(join(folder, 'log.txt'))).toBe(false);
    expect(result.toolCalls).toBe(whole.result.toolCalls);
  }
});

describe('readTranscript', () => {
  const opening = '{"type":"opening","system":"s","toolSpecs":[]}\n';
  test.each([
    [
      'names a damaged line in the middle',
      `${header}${opening}{"type":\n${opening}`,
      't.jsonl:3',
      'the line is damaged',
    ],
    [
      'names missing lines',
      `${header}${opening}{"line":5,"type":"published"}\n`,
      't.jsonl:3',
      'lines 3 to 4 are missing before this one',
    ],
    [
      'names a line that is repeated',
      `${header}${opening}{"line":3,"type":"published"}\n{"line":3,"type":"published"}\n`,
      't.jsonl:4',
      'line 3 is repeated or was moved here',
    ],
    ['refuses another version', header.replace('1', '2'), 't.jsonl', 'the transcript has version 2'],
    ['refuses a file without a header', opening, 't.jsonl', 'the file is not a transcript that can be resumed'],
  ])('%s', (_, text, location, message) => {
    const read = () => readTranscript('t.jsonl', text);
    expect(read).toThrow(expect.objectContaining({ diagnostics: [expect.objectContaining({ location, message })] }));
  });

  test('ignores an incomplete last line', () => {
    const { text, run } = readTranscript('t.jsonl', `${header}${opening}{"type":"ope`);
    expect(text).toBe(header + opening);
    expect(run.opening?.system).toBe('s');
  });
});

function diagnosticsOf(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return (error as UserError).diagnostics;
  }
}
