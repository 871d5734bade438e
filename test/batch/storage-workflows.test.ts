import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { BatchResult } from '../../src/batch/model/result-types.js';
import { startersFor } from '../../src/commands/init/starters.js';
import type { Use } from '../../src/commands/init/types.js';
import { runCli } from '../doubles/cli.js';
import { aGitServer } from '../doubles/git-server.js';
import { aFolder, git } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';
import { docsFiles } from '../doubles/state-branch.js';
import { filled, isOurs, parseWorkflow, type Step } from '../doubles/workflow.js';
import { aWorkflowRun, type JobEnd, type WorkflowHost, type WorkflowRun } from '../doubles/workflow-run.js';

const sources = { 'src/a.ts': 'a', 'src/b.ts': 'b', 's.jsonl': '{"say":"OK"}' };

/** What `init` writes, for the script model. */
function starter(use: Use): Readonly<Record<string, string>> {
  const choices = {
    action: 'OWNER/sallyport@v1',
    release: null,
    ciWorkflows: [],
    reviewPath: null,
    model: ['model: script:s.jsonl'],
    serverVariable: null,
    hasPrice: true,
  };
  return Object.fromEntries(startersFor([use], choices).map(({ path, text }) => [path, text]));
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** A clone on a new machine. */
function aClone(files: Readonly<Record<string, string>>): string {
  const folder = aFolder(files);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A', 'src');
  git(folder, 'commit', '-q', '-m', 'first');
  return folder;
}

const resultIn = (state: string) => JSON.parse(readFileSync(join(state, 'report/result.json'), 'utf8')) as BatchResult;
const reusedIn = (state: string) => resultIn(state).jobs.map(({ reused }) => reused);

/** What the steps of a workflow keep for later ones: artifacts and caches by name. */
interface Kept {
  readonly folder: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Runs the steps of one job as a runner does, with the script model. Returns the outputs of the action. */
async function runSteps(steps: readonly Step[], workspace: string, { folder, values }: Kept) {
  const outputs: Record<string, string> = {};
  for (const { uses, with: given = {} } of steps) {
    if (uses === undefined) continue;
    const text = (name: string) => filled(String(given[name] ?? ''), values);
    const path = join(text('path').startsWith('/') ? '' : workspace, text('path'));
    const name = join(folder, text('name') === '' ? 'unnamed' : text('name'));
    if (isOurs(uses)) {
      const inputs = Object.fromEntries(Object.keys(given).map((key) => [key, text(key)]));
      const { 'api-key': _, ...others } = inputs;
      const model = 'model' in inputs ? { model: 'script:s.jsonl' } : {};
      const run = await runAction({
        ...{ inputs: { ...others, ...model }, workspace, inProcess: true },
        env: { RUNNER_TEMP: values['runner.temp'] ?? '' },
      });
      onTestFinished(() => run.cleanUp());
      expect(run.exitCode, run.log).toBe(0);
      Object.assign(outputs, run.outputs);
    } else if (uses.startsWith('actions/cache/restore@')) copy(join(folder, 'cache'), path);
    else if (uses.startsWith('actions/cache/save@')) copy(path, join(folder, 'cache'));
    else if (uses.startsWith('actions/upload-artifact@'))
      copy(path, isFolder(path) ? name : join(name, basename(path)));
    else if (text('pattern') === '') copy(name, path);
    else {
      const pattern = new RegExp(`^${text('pattern').replace('*', '.*')}$`);
      for (const one of readdirSync(folder).filter((one) => pattern.test(one)))
        copy(join(folder, one), given['merge-multiple'] === true ? path : join(path, one));
    }
  }
  return outputs;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

describe('the workflow that init batch writes', { timeout: 90_000 }, () => {
  const files = starter('batch');
  const workflow = parseWorkflow(files['.github/workflows/sallyport-batch.yml'] ?? '');
  const [writer, reader] = ['ghs_writer0123456789', 'ghs_reader0123456789'];
  const loginOf = (token: string) => `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

  /** A repository on a server; each call of `night` is a new run. */
  async function scheduled(own: Readonly<Record<string, string>> = sources) {
    const server = await aGitServer(['acme/tools'], loginOf(writer), { reader: loginOf(reader) });
    const night = (dies: WorkflowHost['dies'] = () => false) =>
      aWorkflowRun(workflow, {
        clone: () => aClone({ ...files, ...own }),
        tokenFor: ({ contents }) => (contents === 'write' ? writer : reader),
        env: { GITHUB_SERVER_URL: server.address },
        dies,
      });
    return { night, server };
  }
  const resultsOf = (ends: readonly JobEnd[]) => ends.map(({ job, attempt, result }) => `${job} ${attempt} ${result}`);
  const reusedBy = (ends: readonly JobEnd[], name: string) =>
    ends.filter(({ job }) => job === name).flatMap(({ temp }) => reusedIn(join(temp, 'state')));

  const transcriptsIn = ({ artifacts }: WorkflowRun) =>
    readdirSync(join(artifacts.get('sallyport-state') ?? '', 'transcripts'));

  test('keeps the results of all shards on the branch, and the next run reuses them', async () => {
    const { night, server } = await scheduled();
    const first = night();
    const ends = await first.start();
    expect(resultsOf(ends)).toEqual(['plan 1 success', 'shard 1 success', 'shard 1 success', 'merge 1 success']);
    expect(reusedBy(ends, 'shard')).toEqual([false, false]);
    expect(ends.at(-1)?.outcome?.summary).toContain('2 of 2 jobs passed.');
    expect(ends.flatMap(({ outcome }) => outcome?.annotations ?? [])).toEqual([]);
    expect(readdirSync(first.artifacts.get('sallyport-report.html') ?? '')).toEqual(['sallyport-report.html']);
    expect(transcriptsIn(first)).toHaveLength(2);
    expect(new Set(server.seen.map((one) => one.split(' ').slice(1).join(' ')))).toEqual(
      new Set([loginOf(writer), loginOf(reader)]),
    );
    expect(reusedBy(await night().start(), 'shard')).toEqual([true, true]);
  });

  test('a shard that died before its upload runs again alone, and the merge is complete, also if all run again later', async () => {
    const { night } = await scheduled();
    const run = night((job, index, attempt) => job === 'shard' && index === 1 && attempt === 1);
    const died = await run.start();
    expect(resultsOf(died)).toEqual(['plan 1 success', 'shard 1 success', 'shard 1 failure', 'merge 1 failure']);
    expect(died.at(-1)?.outcome?.log).toContain('1 job has no result: shard 2 of 2: state directory missing');
    const again = await run.start('failed');
    expect(resultsOf(again)).toEqual(['plan 1 success', 'shard 1 success', 'shard 2 success', 'merge 2 success']);
    expect(reusedBy(again, 'merge')).toEqual([false, false]);
    // What a shard restores from the branch has no conversation.
    await run.start('all');
    expect(transcriptsIn(run)).toHaveLength(2);
  });

  test('a run that runs again continues with what its shards have uploaded, although the merge died', async () => {
    const { night } = await scheduled();
    const run = night((job, _, attempt) => job === 'merge' && attempt === 1);
    expect(resultsOf(await run.start()).at(-1)).toBe('merge 1 failure');
    const again = await run.start('all');
    expect(resultsOf(again)).toEqual(['plan 2 success', 'shard 2 success', 'shard 2 success', 'merge 2 success']);
    expect(reusedBy(again, 'shard')).toEqual([true, true]);
  });

  test('a shard continues with what it has uploaded last, although it died in the attempt after that', async () => {
    const { night } = await scheduled();
    const run = night((job, index, attempt) => attempt < 3 && (job === 'merge' || (index === 1 && attempt === 2)));
    await run.start();
    const died = await run.start('all');
    expect(resultsOf(died)).toEqual(['plan 2 success', 'shard 2 success', 'shard 2 failure', 'merge 2 failure']);
    const again = await run.start('all');
    expect(resultsOf(again)).toEqual(['plan 3 success', 'shard 3 success', 'shard 3 success', 'merge 3 success']);
    expect(reusedBy(again, 'shard')).toEqual([true, true]);
  });

  test('a merge without any results fails, and no warning about a missing file is added to its reason', async () => {
    const run = (await scheduled()).night((job) => job === 'shard');
    const ends = await run.start();
    expect(ends.at(-1)?.outcome?.log).toContain('no results of the 2 shards of the plan');
    expect(run.warnings).toEqual([]);
  });

  test('a batch without items skips its shards and its merge', async () => {
    const batch = (files['.sallyport/batches/docs.yml'] ?? '').replace('src/**', 'none/**');
    const { night } = await scheduled({ ...sources, '.sallyport/batches/docs.yml': batch });
    expect(resultsOf(await night().start())).toEqual(['plan 1 success', 'shard 1 skipped', 'merge 1 skipped']);
  });

  test('a single shard, whose artifact gets no directory of its own, is merged', async () => {
    const { night } = await scheduled({ 's.jsonl': sources['s.jsonl'], 'src/a.ts': 'a' });
    expect(resultsOf(await night().start())).toEqual(['plan 1 success', 'shard 1 success', 'merge 1 success']);
  });
});

describe('the pipeline that init gitlab-batch writes', () => {
  interface GitLabJob {
    readonly script: readonly string[];
    readonly parallel?: number;
    readonly cache?: { readonly paths: readonly string[]; readonly policy?: string };
    readonly artifacts: { readonly paths: readonly string[] };
  }
  test('changes the cache in one job, of one pipeline at a time', () => {
    const text = starter('gitlab-batch')['.gitlab/sallyport-batch.yml'] ?? '';
    const pipeline = parse(text) as Readonly<Record<string, Partial<GitLabJob>>>;
    const writing = Object.values(pipeline).filter(({ cache }) => cache !== undefined && cache.policy !== 'pull');
    expect(writing).toMatchObject([{ resource_group: 'sallyport-batch', cache: { key: 'sallyport-batch' } }]);
  });

  const dist = 'node "$SALLYPORT/dist/cli.js"';

  /** The arguments of a line as a shell splits them. */
  const argumentsIn = (line: string, cwd: string, env: Readonly<Record<string, string>>) =>
    execFileSync('bash', ['--norc', '-c', line.replace(dist, String.raw`printf '%s\0'`)], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
      .split('\0')
      .slice(0, -1);

  test('keeps the results of all shards in the cache, and the next pipeline reuses them', async () => {
    const files = starter('gitlab-batch');
    const pipeline = parse(files['.gitlab/sallyport-batch.yml'] ?? '') as Readonly<Record<string, GitLabJob>>;
    const { variables } = pipeline['.sallyport'] as unknown as { readonly variables: Record<string, string> };
    const cache = aFolder();
    const run = async (name: string, artifacts: string, index: number) => {
      const { script, cache: cached, artifacts: kept, parallel = 1 } = pipeline[name] as GitLabJob;
      const folder = aClone({ ...files, ...sources });
      cpSync(artifacts, folder, { recursive: true });
      for (const path of cached?.paths ?? []) copy(join(cache, path), join(folder, path));
      const node = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(parallel) };
      const env = {
        PATH: process.env['PATH'] ?? '',
        BATCH: variables['BATCH'] ?? '',
        MODEL: 'script:s.jsonl',
        ...node,
      };
      for (const line of script) {
        expect(line).toContain(dist);
        const { code, stderr } = await runCli(argumentsIn(line, folder, env), {
          cwd: folder,
          inProcess: true,
          env: node,
        });
        expect(code, stderr).toBe(0);
      }
      for (const path of kept.paths) {
        expect(existsSync(join(folder, path)), path).toBe(true);
        copy(join(folder, path), join(artifacts, path));
      }
      for (const path of cached?.policy === 'pull' ? [] : (cached?.paths ?? []))
        copy(join(folder, path), join(cache, path));
    };
    const nightly = async () => {
      const artifacts = aFolder();
      await run('sallyport-plan', artifacts, 1);
      for (let index = 1; index <= (pipeline['sallyport-shard']?.parallel ?? 0); index += 1)
        await run('sallyport-shard', artifacts, index);
      await run('sallyport-merge', artifacts, 1);
      const shards = join(artifacts, '.sallyport/shards');
      return readdirSync(shards).flatMap((shard) => reusedIn(join(shards, shard)));
    };
    expect(await nightly()).toEqual([false, false]);
    expect(await nightly()).toEqual([true, true]);
  });
});

describe('the steps of docs/batch-ci.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/batch-ci.md'), 'utf8');
  const blocks = [...page.matchAll(/^```yaml\n(- .*?)^```$/gms)].map(([, text = '']) => parse(text) as readonly Step[]);

  test.each(['cache', 'artifact'])('for state-storage: %s carry the state to the next machine', async (storage) => {
    const steps = blocks.find((one) => one.some((step) => step.with?.['state-storage'] === storage)) ?? [];
    const values = {
      ...{ 'github.run_id': '1', 'github.run_attempt': '1', 'github.token': 't' },
      ...{ 'secrets.ANTHROPIC_API_KEY': 'k', 'steps.last.outputs.run': '1', 'runner.temp': aFolder() },
    };
    const kept = { folder: aFolder(), values };
    const machine = async () => {
      const workspace = aClone({ ...docsFiles(), ...sources, '.sallyport/batches/docs.yml': docsFiles()['batch.yml'] });
      await runSteps(
        steps.filter(({ uses }) => uses !== undefined),
        workspace,
        kept,
      );
      return reusedIn(join(workspace, '.sallyport/state/docs'));
    };
    expect(await machine()).toEqual([false, false]);
    expect(await machine()).toEqual([true, true]);
  });
});
