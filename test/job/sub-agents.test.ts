import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import type { ModelsOfJob } from '../../src/job/conversation/job-options.js';
import { readTranscript } from '../../src/job/transcript/read-transcript.js';
import { createReplay } from '../../src/job/transcript/replay.js';
import type { Model, ModelRequest } from '../../src/model/types.js';
import { playJob } from '../doubles/job.js';
import { callTurn, type ScriptedTurn, say } from '../doubles/model.js';
import { aFolder } from '../doubles/place.js';

const rules = { allow: ['Task', 'Write(*.txt)', 'Bash(echo:*)'] };
const task = (prompt: string, agent?: string) =>
  ['Task', { prompt, ...(agent === undefined ? {} : { subagent_type: agent }) }] as const;
const end = say('It is done.');

/** Each conversation plays the turns of the first key that occurs in its first request; the job is `job`. */
function aTeam(scripts: Readonly<Record<string, readonly ScriptedTurn[]>>) {
  const requests: { readonly who: string; readonly request: ModelRequest }[] = [];
  const whoOf = ({ system, messages }: ModelRequest): string => {
    if (!system.includes('goes to the agent that started you')) return 'job';
    const opening = messages.slice(0, messages.findIndex(({ role }) => role === 'assistant') >>> 0);
    return Object.keys(scripts).find((key) => JSON.stringify(opening).includes(key)) ?? 'none';
  };
  const turnOf = (request: ModelRequest): number => request.messages.filter(({ role }) => role === 'assistant').length;
  const model: Model = {
    name: 'test/model',
    contextWindow: null,
    async *stream(request, signal) {
      const who = whoOf(request);
      requests.push({ who, request });
      const turn = scripts[who]?.[turnOf(request)];
      if (turn === undefined) throw new Error(`the test has no turn ${String(turnOf(request))} of ${who}`);
      if (typeof turn === 'function') yield* turn(signal);
      else yield* turn;
    },
  };
  const of = (who: string) => requests.filter((one) => one.who === who).map(({ request }) => request);
  return { model, requests, of };
}

const play = (folder: string, scripts: Parameters<typeof aTeam>[0], changes: Parameters<typeof playJob>[2] = {}) => {
  const team = aTeam(scripts);
  return playJob(folder, [], { model: team.model, rules, ...changes }).then((played) => ({ ...played, ...team }));
};

const callsOf = (turn: ScriptedTurn) => (typeof turn === 'function' ? [] : turn);
const textOf = (value: unknown): string => JSON.stringify(value);

describe('the tool Task', () => {
  test('is offered only if a rule could allow it', async () => {
    for (const [allow, offered] of [
      [['Task'], true],
      [['Task(general-purpose)'], true],
      [['Task(other)'], false],
      [['Bash'], false],
    ] as const) {
      const { events } = await play(aFolder(), { job: [end] }, { rules: { allow: [...allow] } });
      const start = events.find(({ type }) => type === 'run-start') as { readonly tools: readonly string[] };
      expect(start.tools.includes('Task'), allow.join()).toBe(offered);
    }
  });

  test('gives the answer of the sub-agent as its result, also under the name Agent', async () => {
    const { result, of } = await play(aFolder(), {
      job: [callTurn(['Agent', { prompt: 'Count files.', description: 'Count' }]), end],
      'Count files.': [say('There are 3.')],
    });
    expect(result).toMatchObject({ conclusion: 'success', text: 'It is done.', turns: 3, toolCalls: 1 });
    expect(textOf(of('job')[1]?.messages)).toContain('There are 3.');
  });

  test('begins the sub-agent with date, instruction files and its share, and tells it whom it answers', async () => {
    const { of } = await play(aFolder({ 'AGENTS.md': 'Use tabs.\n' }), {
      job: [callTurn(task('Look.')), end],
      'Look.': [end],
    });
    const [request] = of('Look.');
    const texts = textOf(request?.messages);
    for (const text of ["Today's date is", 'Use tabs.', 'Your share of the budget is 24 turns.']) {
      expect(texts).toContain(text);
    }
    expect(request?.system).toContain('goes to the agent that started you');
    expect(textOf(request?.messages)).not.toContain('Do it.');
    expect(request?.tools.map(({ name }) => name)).not.toContain('Task');
  });

  test('shows instruction files of a folder to each conversation that reads there', async () => {
    const folder = aFolder({ 'src/AGENTS.md': 'Use spaces.\n', 'src/a.txt': 'a\n' });
    const read = callTurn(['Read', { file_path: 'src/a.txt' }]);
    const { of } = await play(folder, {
      job: [read, callTurn(task('Look.')), end],
      'Look.': [read, end],
    });
    expect(textOf(of('job')[1]?.messages)).toContain('Use spaces.');
    expect(textOf(of('Look.')[1]?.messages)).toContain('Use spaces.');
  });

  test('runs several sub-agents of a turn at the same time, and what may have effects one after the other', async () => {
    const folder = aFolder();
    const both: string[] = [];
    const meet = (who: string): ScriptedTurn =>
      async function* () {
        both.push(who);
        while (both.length < 2) await new Promise((resolve) => setImmediate(resolve));
        yield* callsOf(callTurn(['Bash', { command: `echo ${who} >> log.txt; sleep 0.05; echo ${who} >> log.txt` }]));
      };
    const { result } = await play(
      folder,
      {
        job: [callTurn(task('first one'), task('second one')), end],
        'first one': [meet('first'), say('1')],
        'second one': [meet('second'), say('2')],
      },
      { rules: { allow: ['Task', 'Write(*.txt)', 'Bash(echo:*)', 'Bash(sleep:*)'] } },
    );
    expect(result).toMatchObject({ conclusion: 'success', toolCalls: 4, denials: [] });
    const log = readFileSync(join(folder, 'log.txt'), 'utf8').split('\n');
    expect([log[0], log[2]]).toEqual([log[1], log[3]]);
  });

  test('never widens the rules, and reports refused calls of a sub-agent in the result of the job', async () => {
    const { result } = await play(aFolder(), {
      job: [callTurn(task('Look.')), end],
      'Look.': [callTurn(['Bash', { command: 'touch x' }], ['Task', { prompt: 'deeper' }]), say('No.')],
    });
    expect(result.denials.map(({ label }) => label)).toEqual(['touch x']);
  });

  test('returns what a sub-agent reached when its share of the turns is used up', async () => {
    const again = callTurn(['Read', { file_path: 'a.txt' }]);
    const { result, of } = await play(
      aFolder({ 'a.txt': 'a\n' }),
      { job: [callTurn(task('Look.')), end], 'Look.': [again, again, say('So far: a.')] },
      { limits: { maxTurns: 5, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 } },
    );
    expect(result).toMatchObject({ conclusion: 'success', turns: 5 });
    const seen = textOf(of('job')[1]?.messages);
    expect(seen).toContain('its share of the budget is used up (turns)');
    expect(seen).toContain('So far: a.');
  });

  test('names the agents if the requested one does not exist', async () => {
    const { of } = await play(aFolder(), { job: [callTurn(task('x', 'general')), end] });
    expect(textOf(of('job')[1]?.messages)).toContain('Agent \\"general\\" does not exist.');
  });
});

describe('an agent from a file', () => {
  const agent = (...fields: readonly string[]) => ({
    '.claude/agents/scout.md': ['---', 'name: scout', 'description: Finds things.', ...fields, '---', 'Be brief.'].join(
      '\n',
    ),
  });

  test('is listed, and gets its instructions and only its tools', async () => {
    const { of } = await play(aFolder(agent('tools: Read, Grep')), {
      job: [callTurn(task('Look.', 'scout')), end],
      'Look.': [end],
    });
    expect(of('job')[0]?.tools.find(({ name }) => name === 'Task')?.description).toContain('- scout: Finds things.');
    expect(of('Look.')[0]?.system).toContain('Be brief.');
    expect(of('Look.')[0]?.tools.map(({ name }) => name)).toEqual(['Read', 'Grep']);
  });

  test('narrows the rules by its tools, and a rule with another name does not allow it', async () => {
    const files = agent('tools: Bash(echo hi)');
    const call = callTurn(['Bash', { command: 'echo no > a.txt' }]);
    const narrowed = await play(aFolder(files), { job: [callTurn(task('Look.', 'scout')), end], 'Look.': [call, end] });
    expect(narrowed.result.denials.map(({ label }) => label)).toEqual(['echo no > a.txt']);
    const other = await play(
      aFolder(files),
      { job: [callTurn(task('Look.', 'scout')), end] },
      { rules: { allow: ['Task(general-purpose)'] } },
    );
    expect(textOf(other.of('job')[1]?.messages)).toContain('Task(scout)');
  });

  test('uses its own model, whose name counts for the price', async () => {
    const team = aTeam({ job: [callTurn(task('Look.', 'scout')), end], 'Look.': [end] });
    const names: string[] = [];
    const modelNamed: ModelsOfJob['modelNamed'] = (name) => {
      names.push(name);
      return Promise.resolve({ ...team.model, name });
    };
    const { events } = await playJob(aFolder(agent('model: test/small')), [], { model: team.model, rules, modelNamed });
    expect(names).toEqual(['test/small']);
    const usages = events.flatMap((event) =>
      event.type === 'sub-agent' && event.event.type === 'turn-end' ? [event.event.usage.model] : [],
    );
    expect(usages).toEqual(['test/small']);
  });

  test('uses the model of the job for a name that its provider does not have, with a notice', async () => {
    const team = aTeam({ job: [callTurn(task('Look.', 'scout')), end], 'Look.': [end] });
    const modelNamed: ModelsOfJob['modelNamed'] = () => Promise.resolve(null);
    const { events } = await playJob(aFolder(agent('model: other')), [], { model: team.model, rules, modelNamed });
    const notices = events.flatMap((event) => (event.type === 'notice' ? [event.text] : []));
    expect(notices.filter((text) => text.includes('the model other has no effect'))).toHaveLength(1);
  });

  test.each([
    ['invalid fields', { '.claude/agents/scout.md': '---\nname: [\n---\nx' }, '.claude/agents/scout.md:3:1'],
    ['no description', { '.claude/agents/scout.md': '---\nname: a\n---\nx' }, 'it has no description'],
    ['an invalid name', { '.claude/agents/scout.md': '---\nname: a(b\ndescription: x\n---\nx' }, 'the name "a(b"'],
  ])('with %s leads to a notice', async (_what, files, words) => {
    const { result } = await play(aFolder(files), { job: [end] });
    expect(result.notices.join()).toContain(words);
  });
});

const header = '{"type":"transcript","version":1}\n';

/** Plays the job as it would be resumed from these lines, and keeps the transcript. */
async function resume(folder: string, scripts: Parameters<typeof aTeam>[0], transcript: string | null) {
  const lines: string[] = [];
  const resumed = transcript === null ? null : readTranscript('t.jsonl', transcript);
  const onEvent = (event: RunEvent): void => {
    if (replay?.isReplaying() === true && event.type !== 'stop') return;
    if (event.type !== 'text-delta') lines.push(`${JSON.stringify({ at: 1, ...event })}\n`);
  };
  const replay = resumed === null ? null : createReplay(resumed.run, { now: new Date(0), onResumed: onEvent });
  const played = await play(folder, scripts, { replay, onEvent });
  return { ...played, transcript: (resumed?.text ?? header) + lines.join('') };
}

describe('a run that was interrupted', () => {
  const read = callTurn(['Read', { file_path: 'a.txt' }]);
  const once = callTurn(['Bash', { command: 'echo once >> log.txt' }]);
  const skill = ['---', 'description: Digs.', 'context: fork', '---', 'Dig here.'].join('\n');
  const files = { 'a.txt': 'a\n', '.claude/skills/dig/SKILL.md': skill };
  const scripts = {
    job: [callTurn(task('first one'), task('second one')), callTurn(['Skill', { skill: 'dig' }]), end],
    'first one': [read, once, say('1')],
    'second one': [read, say('2')],
    'Dig here.': [read, say('dug')],
  };

  test('in sub-agents and in a forked skill continues there, wherever the transcript ends', async () => {
    const whole = await resume(aFolder(files), scripts, null);
    expect(whole.result).toMatchObject({ conclusion: 'success', turns: 10, toolCalls: 7 });
    const lines = whole.transcript.split('\n').slice(0, -1);
    const first = lines.findIndex((line) => line.includes('"type":"opening"'));
    for (let kept = first + 1; kept <= lines.length; kept += 1) {
      const folder = aFolder(files);
      const before = `${lines.slice(0, kept).join('\n')}\n`;
      const { result, requests } = await resume(folder, scripts, before);
      const uncertain = result.notices.some((notice) => notice.startsWith('May have happened'));
      expect(result, `resumed after line ${String(kept)}`).toMatchObject({
        ...{ conclusion: 'success', text: 'It is done.', turns: 10, toolCalls: 7 },
        usage: whole.result.usage,
      });
      const ended = (text: string) => before.split(text).length - 1;
      expect(requests).toHaveLength(10 - ended('"type":"request-end"'));
      const ran = before.includes('"repeat":"once"');
      expect(existsSync(join(folder, 'log.txt'))).toBe(!ran);
      expect(uncertain).toBe(ran && !/tool-end[^\n]*echo once/.test(before));
    }
  });

  test('twice, wherever the second transcript ends, repeats nothing and loses nothing', async () => {
    const whole = await resume(aFolder(files), scripts, null);
    const lines = whole.transcript.split('\n');
    const cut = lines.findIndex((line) => line.includes('"type":"sub-agent"') && line.includes('"type":"tool-end"'));
    const again = await resume(aFolder(files), scripts, `${lines.slice(0, cut).join('\n')}\n`);
    const second = again.transcript.split('\n').slice(0, -1);
    for (let kept = cut + 1; kept <= second.length; kept += 4) {
      const { result } = await resume(aFolder(files), scripts, `${second.slice(0, kept).join('\n')}\n`);
      expect(result, `resumed after line ${String(kept)}`).toMatchObject({ conclusion: 'success', turns: 10 });
    }
  });
});
