import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aFolder } from './place.js';
import { type RunOutcome, runAction } from './runner.js';
import { keyValues } from './runner-files.js';
import { filled, isOurs, type Job, type Step, type Workflow } from './workflow.js';

type Values = Readonly<Record<string, string>>;

export interface JobEnd {
  readonly job: string;
  readonly index: number;
  readonly attempt: number;
  readonly result: 'success' | 'failure' | 'skipped';
  readonly outputs: Values;
  /** Of the step that runs this action; absent if the job did not get to it. */
  readonly outcome?: RunOutcome;
  /** RUNNER_TEMP. */
  readonly temp: string;
}

export interface WorkflowHost {
  /** The checkout of a job, on a new machine. */
  readonly clone: () => string;
  /** The token of a job with these permissions. */
  readonly tokenFor: (permissions: Values) => string;
  readonly env: Values;
  /** Whether the machine of a job dies before it uploads or saves anything. */
  readonly dies?: (job: string, index: number, attempt: number) => boolean;
}

export interface WorkflowRun {
  /** The folders with the files of the artifacts, by name. */
  readonly artifacts: ReadonlyMap<string, string>;
  /** Annotations of uploads. */
  readonly warnings: readonly string[];
  /** Starts the run, or runs all or the failed jobs and those that need them again. Returns the last end of each job. */
  start(which?: 'all' | 'failed'): Promise<readonly JobEnd[]>;
}

/**
 * A run of a workflow as GitHub carries it out: conditions and a matrix that must not be empty, a new machine for each job,
 * artifacts that no later attempt can replace by accident and that have no hidden files.
 */
export function aWorkflowRun({ jobs }: Workflow, host: WorkflowHost): WorkflowRun {
  const artifacts = new Map<string, string>();
  const warnings: string[] = [];
  let attempt = 0;
  let ends: readonly JobEnd[] = [];
  return {
    artifacts,
    warnings,
    async start(which = 'all') {
      attempt += 1;
      const before = which === 'all' ? [] : ends.filter(({ result }) => result === 'success');
      ends = [];
      for (const [name, job] of Object.entries(jobs)) {
        const needs = [job.needs ?? []].flat();
        const isAgain = ends.some((end) => needs.includes(end.job) && end.attempt === attempt);
        const kept = isAgain ? [] : before.filter((end) => end.job === name);
        const run = { name, job, attempt, artifacts, warnings, host, values: valuesOf(needs, ends, attempt) };
        ends = [...ends, ...(await runJob(run, kept))];
      }
      return ends;
    },
  };
}

function valuesOf(needs: readonly string[], ends: readonly JobEnd[], attempt: number): Values {
  const values: Record<string, string> = { 'github.run_attempt': String(attempt), 'github.workflow': 'x' };
  for (const name of needs) {
    const own = ends.filter(({ job }) => job === name);
    const worst = (['failure', 'skipped'] as const).find((one) => own.some(({ result }) => result === one));
    values[`needs.${name}.result`] = worst ?? 'success';
    for (const { outputs } of own)
      for (const [key, value] of Object.entries(outputs)) values[`needs.${name}.outputs.${key}`] = value;
  }
  return values;
}

interface JobRun {
  readonly name: string;
  readonly job: Job;
  readonly attempt: number;
  readonly artifacts: Map<string, string>;
  readonly warnings: string[];
  readonly host: WorkflowHost;
  readonly values: Values;
}

async function runJob(run: JobRun, kept: readonly JobEnd[]): Promise<readonly JobEnd[]> {
  const { name, job, attempt, values } = run;
  const isReady = [job.needs ?? []].flat().every((need) => values[`needs.${need}.result`] === 'success');
  if (!holds(job.if, isReady, values))
    return [{ job: name, index: 0, attempt, result: 'skipped', outputs: {}, temp: '' }];
  const ends: JobEnd[] = [];
  for (const [index, cell] of cellsOf(job, values).entries()) {
    const own = { ...values, ...cell, 'strategy.job-index': String(index) };
    ends.push(kept.find((end) => end.index === index) ?? (await runSteps({ ...run, values: own }, index)));
  }
  return ends;
}

/** The values of each job of the matrix. */
function cellsOf({ strategy }: Job, values: Values): readonly Values[] {
  if (strategy?.matrix === undefined) return [{}];
  const name = /^\$\{\{ fromJSON\((.*)\) \}\}$/.exec(strategy.matrix)?.[1] ?? '';
  const { include } = JSON.parse(values[name] ?? '') as { readonly include: readonly Record<string, unknown>[] };
  if (include.length === 0) throw new Error('Matrix vector does not contain any values');
  return include.map((cell) =>
    Object.fromEntries(Object.entries(cell).map(([key, value]) => [`matrix.${key}`, String(value)])),
  );
}

/** A condition without a function about the status is only asked if everything before has succeeded. */
function holds(condition: string | undefined, isWell: boolean, values: Values): boolean {
  if (condition === undefined) return isWell;
  const text = condition.replace(/^\$\{\{ (.*) \}\}$/, '$1');
  if (!/\b(always|cancelled)\(\)/.test(text) && !isWell) return false;
  return text.split(' && ').every((term) => {
    if (['always()', '!cancelled()'].includes(term)) return true;
    const [, name = '', operator, value] = /^([\w.-]+) ([!=]=) '(.*)'$/.exec(term) ?? [];
    if (operator === undefined) throw new Error(`no value for the condition ${term}`);
    return ((values[name] ?? '') === value) === (operator === '==');
  });
}

async function runSteps(run: JobRun, index: number): Promise<JobEnd> {
  const { name, job, attempt, host } = run;
  const temp = aFolder();
  const machine = { workspace: host.clone(), temp, token: host.tokenFor(job.permissions) };
  const values: Record<string, string> = { ...run.values, 'runner.temp': temp };
  const end = { job: name, index, attempt, temp };
  let isWell = true;
  let outcome: RunOutcome | undefined;
  for (const step of job.steps) {
    if (isStoring(step, job) && host.dies?.(name, index, attempt) === true)
      return { ...end, result: 'failure', outputs: {} };
    if (!holds(step.if, isWell, values)) continue;
    const done = await runStep(step, { ...run, values }, machine);
    outcome = done.outcome ?? outcome;
    isWell &&= done.isWell;
    for (const [key, value] of Object.entries(done.outputs)) values[`steps.${step.id ?? ''}.outputs.${key}`] = value;
  }
  const outputs = Object.entries(isWell ? (job.outputs ?? {}) : {}).map(([key, value]) => [key, filled(value, values)]);
  return {
    ...end,
    result: isWell ? 'success' : 'failure',
    outputs: Object.fromEntries(outputs) as Values,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** A shard with `contents: read` saves nothing. */
function isStoring({ uses }: Step, { permissions }: Job): boolean {
  return uses?.startsWith('actions/upload-artifact@') === true || (isOurs(uses) && permissions['contents'] === 'write');
}

interface Machine {
  readonly workspace: string;
  readonly temp: string;
  readonly token: string;
}

interface StepEnd {
  readonly isWell: boolean;
  readonly outputs: Values;
  readonly outcome?: RunOutcome;
}

async function runStep(step: Step, run: JobRun, { workspace, temp, token }: Machine): Promise<StepEnd> {
  const { host, attempt, values, artifacts } = run;
  const { uses = '' } = step;
  const nothing = { isWell: true, outputs: {} };
  if (step.run !== undefined) return { ...nothing, outputs: runScript(filled(step.run, values), { temp, attempt }) };
  const entries = Object.entries(step.with ?? {}).map(([key, value]) => [key, filled(String(value), values)]);
  const inputs = Object.fromEntries(entries) as Values;
  if (isOurs(uses)) {
    const env = { RUNNER_TEMP: temp, GITHUB_RUN_ATTEMPT: String(attempt), ...host.env };
    const outcome = await runAction({ inputs, workspace, token, env, inProcess: true });
    onTestFinished(() => outcome.cleanUp());
    return { isWell: outcome.exitCode === 0, outputs: outcome.outputs, outcome };
  }
  if (uses.startsWith('actions/upload-artifact@')) upload(inputs, run);
  else if (uses.startsWith('actions/download-artifact@')) download(inputs, artifacts);
  else if (!uses.startsWith('actions/checkout@')) throw new Error(`no double of ${uses}`);
  return nothing;
}

function runScript(script: string, { temp, attempt }: Pick<JobEnd, 'temp' | 'attempt'>): Values {
  const output = join(aFolder(), 'output');
  writeFileSync(output, '');
  const own = { GITHUB_OUTPUT: output, GITHUB_RUN_ATTEMPT: String(attempt), RUNNER_TEMP: temp };
  const env = { PATH: process.env['PATH'], ...own };
  const { status, stderr } = spawnSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return keyValues(readFileSync(output, 'utf8'));
}

function upload(inputs: Values, { artifacts, warnings }: Pick<JobRun, 'artifacts' | 'warnings'>): void {
  const { path = '', overwrite = 'false', archive = 'true', 'if-no-files-found': missing = 'warn' } = inputs;
  if (!existsSync(path)) {
    if (missing === 'warn') warnings.push(`No files were found with the provided path: ${path}`);
    return;
  }
  const isFolder = statSync(path).isDirectory();
  const name = archive === 'false' ? basename(path) : (inputs['name'] ?? 'artifact');
  if (artifacts.has(name) && overwrite !== 'true')
    throw new Error(`(409) Conflict: the artifact ${name} exists already`);
  const folder = aFolder();
  artifacts.set(name, folder);
  const root = isFolder ? path : dirname(path);
  for (const file of isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [basename(path)]) {
    if (/["<>|*?\r\n:]/.test(file)) throw new Error(`the name ${file} is not valid in an artifact`);
    if (statSync(join(root, file)).isDirectory() || /(^|\/)\./.test(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

function download(inputs: Values, artifacts: ReadonlyMap<string, string>): void {
  const { name, pattern = '*', path = '' } = inputs;
  const wanted = new RegExp(`^${(name ?? pattern).replaceAll('*', '.*')}$`);
  const found = [...artifacts].filter(([one]) => wanted.test(one));
  if (name !== undefined && found.length === 0) throw new Error(`Artifact not found for name: ${name}`);
  // A single artifact gets no directory of its own.
  const isMerged = name !== undefined || inputs['merge-multiple'] === 'true' || found.length === 1;
  for (const [one, folder] of found) cpSync(folder, isMerged ? path : join(path, one), { recursive: true });
}
