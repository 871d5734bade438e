import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { readTranscript } from '../../src/job/transcript/read-transcript.js';
import { createReplay } from '../../src/job/transcript/replay.js';
import { createModel } from '../../src/model/choose.js';
import { playJob } from '../doubles/job.js';
import type { Reply, SeenRequest } from '../doubles/model-server.js';
import { aFolder } from '../doubles/place.js';
import { beginsWith, entriesOf } from '../doubles/rules/prefix.js';
import { type StrictServer, startStrictServer } from '../doubles/strict-server.js';
import { type Answer, type Wire, wireOf } from '../doubles/wire.js';
import { modelOptions, wires } from '../model/setup.js';

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** For each turn of the job, the number of reads of each sub-agent that it starts. */
type Team = readonly (readonly number[])[];

const anyTeam = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 2,
});

/** The conversation of a request, and how many turns of the model it has. */
function placeOf({ text }: SeenRequest) {
  const name = /goes to the agent that started you/.test(text) ? (/task-\d+-\d+/.exec(text)?.[0] ?? '') : 'job';
  return { name, turns: new Set(text.match(new RegExp(`turn \\d+ of ${name}\\b`, 'g'))).size };
}

/** What the model says next depends on the request alone, as after an interruption. */
function answerTo(team: Team, request: SeenRequest): Reply {
  const { name, turns } = placeOf(request);
  const words = { text: `turn ${String(turns)} of ${name}`, reasoning: 'hm' };
  const id = `${name}-${String(turns)}`.replaceAll('-', '_');
  if (name === 'job') {
    const started = team[turns];
    if (started === undefined) return { text: 'The work is done.' };
    const calls = started.map((_reads, index): NonNullable<Answer['calls']>[number] => ({
      id: `${id}_${String(index)}`,
      name: 'Task',
      input: { prompt: `Do task-${String(turns)}-${String(index)} now.` },
    }));
    return { ...words, calls };
  }
  const [, turn = 0, index = 0] = name.split('-').map(Number);
  if (turns >= (team[turn]?.[index] ?? 0)) return { text: `Found it in ${name}.` };
  return { ...words, calls: [{ id, name: 'Read', input: { file_path: 'a.txt' } }] };
}

async function play(wire: Wire, url: string, folder: string, transcript: string | null) {
  const lines: string[] = [];
  const resumed = transcript === null ? null : readTranscript('t.jsonl', transcript);
  const onEvent = (event: RunEvent): void => {
    if (replay?.isReplaying() === true && event.type !== 'stop') return;
    if (event.type !== 'text-delta') lines.push(JSON.stringify({ at: 1, ...event }));
  };
  const replay = resumed === null ? null : createReplay(resumed.run, { now: new Date(0), onResumed: onEvent });
  const model = await createModel(modelOptions(wire, url));
  const { result } = await playJob(folder, [], { model, replay, onEvent, rules: { allow: ['Task'] } });
  return { result, lines };
}

/**
 * Each request of a conversation begins with the one before. The first one after the interruption also begins with the
 * one that was sent at the same point: only the notice of the interruption follows.
 */
function checkPrefixes(wire: Wire, before: readonly SeenRequest[], after: readonly SeenRequest[]): void {
  const known = new Map<string, readonly object[]>();
  const continued = new Set<string>();
  for (const [index, request] of [...before, ...after].entries()) {
    const { name, turns } = placeOf(request);
    const entries = entriesOf(wire, request.body);
    const isFirst = index >= before.length && !continued.has(name);
    for (const earlier of isFirst ? [turns - 1, turns] : [turns - 1]) {
      const bytes = known.get(`${name} ${String(earlier)}`);
      if (bytes !== undefined) expect(beginsWith(entries, bytes), `${name}, turn ${String(turns)}`).toBe(true);
    }
    known.set(`${name} ${String(turns)}`, entries);
    if (index >= before.length) continued.add(name);
  }
}

describe.each(wires)('%s', (wire) => {
  test('accepts the requests of a job with sub-agents before and after an interruption at any line', async () => {
    await fc.assert(
      fc.asyncProperty(anyTeam, fc.double({ min: 0, max: 1, noNaN: true }), async (team, share) => {
        const server = await startStrictServer((request) => answerTo(team, request));
        servers.push(server);
        const folder = aFolder({ 'a.txt': 'a\n', 'AGENTS.md': 'Use tabs.\n' });
        const { result, lines } = await play(wire, server.url, folder, null);
        const seen = () => server.requests.filter(({ path }) => wireOf(path) === wire);
        const before = seen();
        const first = lines.findIndex((line) => line.includes('"type":"opening"')) + 1;
        const kept = lines.slice(0, first + Math.floor(share * (lines.length - first)));
        const transcript = ['{"type":"transcript","version":1}', ...kept, ''].join('\n');
        const again = await play(wire, server.url, folder, transcript);
        expect(server.problems).toEqual([]);
        expect(again.result).toMatchObject({ conclusion: 'success', text: result.text, turns: result.turns });
        checkPrefixes(wire, before, seen().slice(before.length));
      }),
      { numRuns: 5 },
    );
  });
});
