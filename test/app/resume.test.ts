import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openResume } from '../../src/app/resume.js';
import { createLineSeal } from '../../src/platform/secrets/line-seal.js';
import { defaultSettings } from '../../src/settings/table.js';
import { aFolder } from '../doubles/place.js';

const key = 'a secret of the repository';
const environment = { GITHUB_REPOSITORY: 'acme/tools', GITHUB_RUN_ID: '42', GITHUB_JOB: 'agent', GITHUB_SHA: 'a' };
const run = 'acme/tools 42 agent  a';
const opening = { type: 'opening', system: 's', toolSpecs: [] };

function sealed(values: readonly object[], seal = createLineSeal(key)): string {
  return values.map((value) => `${seal(JSON.stringify(value))}\n`).join('');
}

const header = { type: 'transcript', version: 1, program: '0', run };
const whole = sealed([header, opening]);

async function open(transcript: string | null, settings: Readonly<Record<string, string>> = {}) {
  const directory = aFolder();
  const path = join(directory, 'kept', 'transcript.jsonl');
  mkdirSync(dirname(path));
  if (transcript !== null) writeFileSync(path, transcript);
  const given = { ...defaultSettings(), resume: 'auto', 'resume-directory': 'kept', 'resume-key': key, ...settings };
  return await openResume(given, { environment, directory });
}

describe('resume: auto', () => {
  test.each([
    ['continues a transcript of the same run', whole, true],
    ['continues one with an incomplete last line', `${whole}{"type":"mes`, true],
    ['starts over without a transcript', null, false],
    ['starts over if a line was changed', whole.replace('"system":"s"', '"system":"t"'), false],
    [
      'starts over if a line was removed',
      sealed([header, { type: 'todos' }, opening]).replace(/\{"type":"todos.*\n/, ''),
      false,
    ],
    ['starts over if a line was added', `${whole}{"type":"stop","mac":"${'0'.repeat(64)}"}\n`, false],
    ['starts over if the transcript has no MAC', `${JSON.stringify(header)}\n`, false],
    ['starts over with another key', sealed([header, opening], createLineSeal('another key of someone')), false],
    ['starts over for another run', sealed([{ ...header, run: run.replace('42', '41') }, opening]), false],
    [
      'starts over if the earlier attempt published its result',
      sealed([header, opening, { type: 'published' }]),
      false,
    ],
  ])('%s', async (_, transcript, isResumed) => {
    const { resumed, notice, seal } = await open(transcript);
    expect(resumed !== null).toBe(isResumed);
    expect(notice !== null).toBe(!isResumed && transcript !== null);
    expect(seal).not.toBeNull();
  });

  test('continues the chain of MACs', async () => {
    const { seal } = await open(whole);
    const longer = `${whole}${seal?.('{"type":"todos"}') ?? ''}\n`;
    expect((await open(longer)).resumed).not.toBeNull();
  });

  test.each(['resume-directory', 'resume-key'])('needs %s', async (name) => {
    const without = Object.fromEntries([[name, undefined]]) as unknown as Readonly<Record<string, string>>;
    await expect(open(whole, without)).rejects.toMatchObject({ diagnostics: [{ location: name }] });
  });
});
