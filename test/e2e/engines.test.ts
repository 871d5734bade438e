import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { BatchResult } from '../../src/batch/model/result-types.js';
import { aFolder } from '../doubles/place.js';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/engines.md'), 'utf8');
const examples = new Map(
  [...page.matchAll(/^## (.+)\n[^]*?^```(\w+)\n([^]*?)^```$/gm)].map(([, name = '', kind, text = '']) => [
    name,
    { kind, text },
  ]),
);
const [plan = '', merge = ''] = /plan and merge -->\n\n```sh\n([^]*?)```/.exec(page)?.[1]?.trim().split('\n') ?? [];

/** The command that an example gives to bash, wherever its format has it. */
function commandOf(name: string): string {
  const { kind, text } = examples.get(name) ?? { kind: '', text: '' };
  if (kind === 'sh') return text;
  const strings = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  return strings(parse(text)).find((value) => value.includes('--shard auto')) ?? '';
}

/** A file system that is not that of the root directory, as a volume is. */
const volumes = '/dev/shm';
const hasVolume = statSync(volumes, { throwIfNoEntry: false })?.dev !== statSync('/').dev;

const runBash = promisify(execFile);

async function inEngine(command: string, folder: string, env: Readonly<Record<string, string>>) {
  const line = command.replaceAll('/opt/sallyport', root).replaceAll('/state/', `${env['STATE'] ?? ''}/`);
  const variables = { PATH: process.env['PATH'], HOME: folder, BATCH: 'batch.yml', MODEL: 'script:s.jsonl', ...env };
  return await runBash('bash', ['-c', line], { cwd: folder, env: variables });
}

const numbers = [0, 1, 2];
const total = '3';

describe.runIf(hasVolume)('the example of', () => {
  test.each([
    ['Kubernetes', numbers.map((n) => ({ JOB_COMPLETION_INDEX: String(n), SALLYPORT_SHARDS: total }))],
    ['AWS Batch', numbers.map((n) => ({ AWS_BATCH_JOB_ARRAY_INDEX: String(n), AWS_BATCH_JOB_ARRAY_SIZE: total }))],
    ['Cloud Run', numbers.map((n) => ({ CLOUD_RUN_TASK_INDEX: String(n), CLOUD_RUN_TASK_COUNT: total }))],
    ['Google Batch', numbers.map((n) => ({ BATCH_TASK_INDEX: String(n), BATCH_TASK_COUNT: total }))],
    [
      'Slurm',
      numbers.map((n) => ({
        ...{ SLURM_ARRAY_TASK_ID: String(10 + 5 * n), SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_STEP: '5' },
        SLURM_ARRAY_TASK_COUNT: total,
      })),
    ],
    ['Argo Workflows', numbers.map((n) => ({ SALLYPORT_SHARD: String(n + 1), SALLYPORT_SHARDS: total }))],
  ])('%s runs every job once in three processes and one merge', async (name, machines) => {
    const state = mkdtempSync(join(volumes, 'engine-'));
    onTestFinished(() => rmSync(state, { recursive: true }));
    const folder = aFolder({
      'batch.yml': 'name: docs\njobs: [{ id: a, prompt: "{{item.value}}", items: { list: [a, b, c, d, e, f, g] } }]\n',
      's.jsonl': '{"say":"done"}\n',
    });
    await inEngine(plan, folder, { STATE: state });
    await Promise.all(machines.map((env) => inEngine(commandOf(name), folder, { STATE: state, ...env })));
    await inEngine(merge, folder, { STATE: state });
    const result = JSON.parse(readFileSync(join(state, 'merged/report/result.json'), 'utf8')) as BatchResult;
    expect(result.conclusion).toBe('success');
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(new Array(7).fill('success'));
    expect(new Set(result.jobs.map(({ transcriptPath }) => transcriptPath)).size).toBe(7);
  });
});

test('a state on the disk of a job is refused before the model is asked', async () => {
  const folder = aFolder({
    'batch.yml': 'name: docs\njobs: [{ id: a, prompt: x }]\n',
    's.jsonl': '{"say":"done"}\n',
  });
  const command = commandOf('Cloud Run').replace('/state/shards', '/no-such-volume');
  const env = { CLOUD_RUN_TASK_INDEX: '0', CLOUD_RUN_TASK_COUNT: '1' };
  const alone = command.replace(' --plan /state/plan.json', '');
  await expect(inEngine(alone, folder, env)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /Cloud Run keeps the disk of a job only until it ends[^]*state-storage: branch/,
    ) as string,
  });
});
