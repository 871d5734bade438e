import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { BatchResult } from '../../../src/batch/result-types.js';
import { startersFor } from '../../../src/commands/init/starters.js';
import type { Use } from '../../../src/commands/init/types.js';
import { runCli } from '../../doubles/cli.js';
import { aGitServer } from '../../doubles/git-server.js';
import { aFolder, git } from '../../doubles/place.js';
import { runAction } from '../../doubles/runner.js';
import { docsFiles } from '../../doubles/state-branch.js';
import { filled, isOurs, parseWorkflow, type Step } from '../../doubles/workflow.js';

const sources = { 'src/a.ts': 'a', 'src/b.ts': 'b', 's.jsonl': '{"say":"OK"}' };

/** What `init` writes, for the script model. */
function starter(use: Use): Readonly<Record<string, string>> {
  const choices = {
    action: 'OWNER/sallyport@v1',
    release: null,
    ciWorkflows: [],
    model: ['model: script:s.jsonl'],
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
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** Runs the steps of one job as a runner does, with the script model. Returns the outputs of the action. */
async function runSteps(steps: readonly Step[], workspace: string, { folder, values, env, token }: Kept) {
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
        ...{ inputs: { ...others, ...model }, workspace, inProcess: true, token: token ?? '' },
        env: { RUNNER_TEMP: values['runner.temp'] ?? '', ...env },
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

describe('the workflow that init batch writes', () => {
  const files = starter('batch');
  const { jobs } = parseWorkflow(files['.github/workflows/sallyport-batch.yml'] ?? '');
  const token = 'ghs_0123456789abcdef';

  /** The jobs of one run; its artifacts are in the folder. */
  const aRun = (server: string) => {
    const folder = aFolder();
    const run = async (job: string, attempt: number, values: Readonly<Record<string, string>> = {}) => {
      const temp = aFolder();
      const given = {
        'github.run_attempt': String(attempt),
        'steps.last.outputs.attempt': String(attempt - 1),
        'needs.plan.outputs.attempt': '1',
      };
      const kept = { folder, env: { GITHUB_SERVER_URL: server }, token };
      const steps = (jobs[job]?.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@') !== true);
      const clone = aClone({ ...files, ...sources });
      const outputs = await runSteps(steps, clone, { ...kept, values: { ...given, 'runner.temp': temp, ...values } });
      return { outputs, state: join(temp, 'state') };
    };
    const runShards = async (attempt: number, plan: Readonly<Record<string, string>>): Promise<boolean[]> => {
      const { include } = JSON.parse(plan['matrix'] ?? '') as { readonly include: readonly { shard: string }[] };
      const reused: boolean[] = [];
      for (const [index, { shard }] of include.entries()) {
        const values = { 'matrix.shard': shard, 'strategy.job-index': String(index) };
        reused.push(...reusedIn((await run('shard', attempt, values)).state));
      }
      return reused;
    };
    return { run, runShards };
  };

  const aServer = async (isReadOnly: boolean) => {
    const login = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    return await aGitServer(['acme/tools'], login, { isReadOnly });
  };

  test('keeps the results of all shards on the branch, and the next run reuses them', async () => {
    const { address } = await aServer(false);
    const nightly = async () => {
      const { run, runShards } = aRun(address);
      const reused = await runShards(1, (await run('plan', 1)).outputs);
      await run('merge', 1);
      return reused;
    };
    expect(await nightly()).toEqual([false, false]);
    expect(await nightly()).toEqual([true, true]);
  });

  test('a shard that runs again continues with what its last attempt has uploaded', async () => {
    const { address } = await aServer(true);
    const { run, runShards } = aRun(address);
    const { outputs } = await run('plan', 1);
    expect(await runShards(1, outputs)).toEqual([false, false]);
    expect(await runShards(2, outputs)).toEqual([true, true]);
  });
});

describe('the pipeline that init gitlab-batch writes', () => {
  interface GitLabJob {
    readonly script: readonly string[];
    readonly parallel?: number;
    readonly cache?: { readonly paths: readonly string[]; readonly policy?: string };
    readonly artifacts: { readonly paths: readonly string[] };
  }
  const dist = 'node /opt/sallyport/dist/cli.js';

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

describe('the steps of docs/batches.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/batches.md'), 'utf8');
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
