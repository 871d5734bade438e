import { describe, expect, test } from 'vitest';
import { startRun } from '../../src/app/run.js';
import { aFolder, aRepository } from '../doubles/place.js';

/** A run in this process, with real files, git and artifacts; the script model says one line. */
async function start(settings: Readonly<Record<string, string>>) {
  const directory = aRepository({ 's.jsonl': JSON.stringify({ say: 'All is well.' }) });
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const given = { model: 'script:s.jsonl', publish: 'none', ...settings };
  const outcome = await startRun({
    given: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      environment: { PATH: process.env['PATH'] },
      directory,
      home: aFolder(),
      temporary: aFolder(),
      stdio: {
        out: write,
        err: write,
        readInput: () => Promise.resolve(new Uint8Array()),
        inputChunks: async function* () {},
        isReading: () => false,
        errIsTerminal: false,
        outIsTerminal: false,
      },
      onRunner: false,
      signal: new AbortController().signal,
    },
    writeSummary: null,
    setOutputs: null,
  });
  return { outcome, written: written.join('') };
}

describe('startRun', () => {
  test('returns the answer of the model', async () => {
    const { outcome } = await start({ prompt: 'How is it?' });
    expect(outcome).toMatchObject({ exitCode: 0, text: 'All is well.', outputs: { conclusion: 'success' } });
  });

  test('asks no model in a dry run', async () => {
    const { outcome } = await start({ prompt: 'How is it?', 'dry-run': 'true' });
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(outcome.text).toContain('script:s.jsonl');
    expect(outcome.text).not.toContain('All is well.');
  });

  test('reports every invalid setting and does not start', async () => {
    const { outcome, written } = await start({ prompt: 'x', allow: 'Nope(', 'max-turns': 'many' });
    expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
    expect(written).toContain('max-turns');
    expect(written).toContain('allow');
  });
});
