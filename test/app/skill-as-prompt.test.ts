import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/app/run.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

const files = {
  '.claude/skills/pdf/SKILL.md': '---\ndescription: About PDF.\nallowed-tools: Read\n---\nConvert $ARGUMENTS.',
  '.claude/skills/pdf/ref/list.md': 'x',
  '.claude/skills/flat.md': '---\ndescription: One file.\n---\nBe flat.',
};

/** A run with these turns of the model and its transcript. */
async function start(settings: Readonly<Record<string, string>>, turns: readonly object[]) {
  const directory = aRepository({ ...files, 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
  const transcript = join(aFolder(), 't.jsonl');
  const given = { model: 'script:s.jsonl', publish: 'none', sandbox: 'off', transcript, ...settings };
  const outcome = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      environment: { PATH: process.env['PATH'] },
      ...{
        directory,
        home: aFolder(),
        temporary: aFolder(),
        program: '',
        onRunner: false,
        signal: new AbortController().signal,
      },
      stdio: aStdio(),
    },
    writeSummary: null,
    setOutputs: null,
  });
  return { outcome, transcript: readFileSync(transcript, 'utf8') };
}

const list = 'Files of this skill, to be read when it refers to them: .claude/skills/pdf/ref/list.md.';
const load = (skill: string) => ({ calls: [{ tool: 'Skill', input: { skill, args: 'a.pdf' } }] });
const write = { calls: [{ tool: 'Write', input: { file_path: 'out.txt', content: 'x' } }] };

test.each<[string, Record<string, string>, object[], string]>([
  ['command', { command: 'pdf', args: 'a.pdf' }, [], 'Convert a.pdf.'],
  ['tool', { prompt: 'Go.' }, [load('pdf')], 'Convert a.pdf.'],
  ['prompt-file', { 'prompt-file': '.claude/skills/pdf/SKILL.md', args: 'a.pdf' }, [], 'Convert a.pdf.'],
])('a skill started by %s has the same text, files and rules', async (_how, settings, before, text) => {
  const turns = [...before, write, { say: 'done' }];
  const { outcome, transcript } = await start({ ...settings, allow: 'Write' }, turns);
  expect(outcome.value).toMatchObject({ conclusion: 'success', denials: [{ tool: 'Write' }] });
  expect(transcript).toContain(text);
  expect(transcript).toContain(list);
});

test('a skill that is the prompt is not listed, and cannot be loaded again', async () => {
  const { outcome, transcript } = await start({ command: 'pdf' }, [load('pdf'), { say: 'done' }]);
  expect(outcome.value).toMatchObject({ conclusion: 'success' });
  expect(transcript).toContain('"text":"- flat: One file."');
  expect(transcript).toContain('The skill pdf is the prompt of this job; follow it.');
});

test('a skill of one file has no list of other files', async () => {
  const { transcript } = await start({ prompt: 'Go.' }, [load('flat'), { say: 'done' }]);
  expect(transcript).toContain('Be flat.');
  expect(transcript).not.toContain('Files of this skill');
});
