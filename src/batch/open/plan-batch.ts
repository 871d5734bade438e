import { only, rethrowUnless, UserError } from '../../errors.js';
import { createJobRunCall } from '../../job/conversation/job-run-call.js';
import { withConfinedRuntime } from '../../job/runtime/confined-runtime.js';
import { parseModelName } from '../../model/providers.js';
import { systemClock } from '../../platform/clock.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { readConnection } from '../../platform/github/connections.js';
import { searchIssues } from '../../platform/github/read/search-issues.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { ExecResult, ProcessRunner } from '../../platform/process/types.js';
import { growHeapSlowly } from '../../platform/process/v8-flags.js';
import { GitProblem } from '../../platform/types.js';
import { requireValidRules } from '../../settings/check-rules.js';
import { readOutputSchema } from '../../settings/output-schema.js';
import { hasPlaceholder } from '../file/placeholders.js';
import { fileDigestOf } from '../items/file-items.js';
import { findItems } from '../items/find-items.js';
import { itemProblem } from '../items/item-problem.js';
import type { BatchItem, ItemPorts, SearchSource } from '../items/item-types.js';
import { refuseSecrets } from '../items/refuse-secrets.js';
import type { BatchFile, BatchJobSpec, BatchPlan, PlannedJob } from '../model/types.js';
import { checkDelivery, checkEntriesOfBatchApi } from '../plan/check-delivery.js';
import { type FactPorts, requirePlannedKeys } from '../plan/job-facts.js';
import { makePlan } from '../plan/make-plan.js';
import { narrowingOf } from '../plan/resolve-job.js';
import { requireStaticSources, type Shard, shardName } from '../plan/shard.js';
import { readPlanFile } from '../state/plan-file.js';
import type { PlanSource } from './choose-plan.js';
import { inspectPrompt } from './inspect-prompt.js';
import type { OpenBatch } from './open-batch.js';
import type { BatchPorts } from './types.js';

/** The plan of a batch, from its sources. Rejects with UserError. */
export async function planBatch(batch: OpenBatch, shards: number, options: ItemPortOptions): Promise<BatchPlan> {
  const { file, resolver } = batch;
  // Names with placeholders differ between jobs, and are checked where they are used.
  const judges = file.jobs.flatMap(({ evaluate }) =>
    evaluate.flatMap(({ check, location }) =>
      check.kind === 'judge' && check.model !== null && !hasPlaceholder(check.model)
        ? [{ name: check.model, location }]
        : [],
    ),
  );
  const batchJudge = file.judge === null ? [] : [{ name: file.judge, location: `${file.path}, judge` }];
  for (const { name, location } of [...batchJudge, ...judges]) {
    try {
      parseModelName(name, location);
    } catch (error) {
      rethrowUnless(error, UserError);
      if (location.startsWith(file.path)) throw error;
      // A prompt file for GitHub Models can name models that no provider here has.
      throw new UserError(
        error.diagnostics.map((diagnostic) => ({
          ...diagnostic,
          hint: `set judge in the batch file, which replaces it; ${diagnostic.hint}`,
        })),
      );
    }
  }
  const delivery = checkEntriesOfBatchApi(file, (entry) => resolver.settingsOf(entry, firstCombination(entry)));
  growHeapSlowly();
  const plan = await makePlan(file, shards, {
    ...factPorts(batch, options),
    findItems: async (entry, source) => {
      const items = await findItems(source, itemPorts(batch, entry, options));
      refuseSecrets(items.items, source, options.redactor);
      return items;
    },
  });
  checkDelivery(file, plan.jobs);
  return { ...plan, notices: [...batch.notices, ...delivery, ...plan.notices] };
}

function factPorts(batch: OpenBatch, { hostEnvironment }: Pick<ItemPortOptions, 'hostEnvironment'>): FactPorts {
  const { resolver, runContext } = batch;
  return {
    resolver,
    hooks: runContext.hooks?.hooks ?? [],
    plugins: runContext.plugins,
    inspectPrompt: (job, entry) => inspectPrompt(batch, job, entry, hostEnvironment),
    outputSchema: (settings) => readOutputSchema(settings['output-schema'], runContext.trustedSource.source),
  };
}

export interface PlanChoice extends ItemPortOptions {
  /** Path of a frozen plan, relative to the start directory; `null` = plan now. */
  readonly path: string | null;
  /** The part to run; `null` = all of it. */
  readonly shard: Shard | null;
}

/** The frozen plan if one is named, else a new one. Rejects with UserError. */
export async function planFor(batch: OpenBatch, { path, shard, ...options }: PlanChoice): Promise<BatchPlan> {
  if (path === null) {
    if (shard !== null && shard.total > 1) requireStaticSources(batch.file);
    return await planBatch(batch, shard?.total ?? 1, options);
  }
  const plan = readPlanFile(path, await readNamedPlan(path, options.hostEnvironment.directory), batch.file);
  refuseFrozenSecrets(plan, batch.file, { path, ...options });
  // A plan of few jobs has fewer shards than it was asked for; the others have nothing to do.
  if (shard === null || shard.total >= plan.shards) return plan;
  throw new UserError({
    code: 'batch-plan',
    location: 'shard',
    message: `the plan has ${String(plan.shards)} shards`,
    found: shardName(shard),
    hint: `run all of them, up to ${String(plan.shards)}/${String(plan.shards)}, or make a new plan`,
  });
}

/** The step that made the plan may not have known the secrets of this one. */
function refuseFrozenSecrets(
  { jobs }: BatchPlan,
  file: BatchFile,
  { path, redactor }: Pick<PlanChoice, 'path' | 'redactor'>,
): void {
  for (const { id, items } of file.jobs) {
    const byJob = new Map<string, BatchItem>();
    for (const { id: entryId, item, index } of jobs)
      if (entryId === id && item !== null && !byJob.has(item.id))
        byJob.set(item.id, { ...item, location: `${path ?? ''}, job ${String(index + 1)}` });
    if (items !== null) refuseSecrets(byJob.values(), items, redactor);
  }
}

/** Of a frozen or resumed plan. Rejects with UserError. Returns jobs of which only files have changed. */
export async function requireUnchanged(
  batch: OpenBatch,
  jobs: readonly PlannedJob[],
  { isFrozen, hostEnvironment }: Pick<ItemPortOptions, 'hostEnvironment'> & Pick<PlanSource, 'isFrozen'>,
): Promise<ReadonlySet<PlannedJob>> {
  return await requirePlannedKeys(batch.file, jobs, {
    ...factPorts(batch, { hostEnvironment }),
    contentOf: (path) => fileDigestOf(path, batch.runContext.files),
    hint: isFrozen
      ? 'use the same inputs and the same commit for the plan and for its shards, or make a new plan'
      : 'run without --resume to use what has changed',
  });
}

const maxPlanBytes = 1_000_000_000;

/** The file of a frozen plan. Rejects with UserError. */
export async function readNamedPlan(path: string, directory: string): Promise<Buffer> {
  const files = createFileSystem({ root: directory, guard: () => null });
  return await orDiagnostic(files.read(path, maxPlanBytes), {
    code: 'batch-plan',
    location: path,
    message: 'the plan cannot be read',
    hint: 'create it with batch plan, and download it in the job that uses it',
  });
}

export type ItemPortOptions = Pick<BatchPorts, 'hostEnvironment' | 'redactor'>;

function itemPorts(batch: OpenBatch, entry: BatchJobSpec, options: ItemPortOptions): ItemPorts {
  const { files, git, trustedSource } = batch.runContext;
  const { signal } = options.hostEnvironment;
  return {
    files,
    source: trustedSource.source,
    signal,
    runCommand: (command, location) => runCommand(batch, entry, { ...options, command, location }),
    search: (source) => search(batch, source, options),
    changedFiles: async (range, location) => {
      if (git === null) throw itemProblem(location, 'changed needs a git repository', 'check out the repository first');
      return await git.changedBetween(range).catch(
        only(GitProblem, (error) => {
          const hint = error.hint ?? 'check out with fetch-depth: 0, so that both commits are in the clone';
          throw itemProblem(location, 'git cannot compare these commits', hint, `${range}: ${error.message}`);
        }),
      );
    },
  };
}

interface CommandRun extends ItemPortOptions {
  readonly command: string;
  readonly location: string;
}

const maxOutputBytes = 20_000_000;

/** Runs the command as a call of the Bash tool, so that it passes the same stages as a command of the model. */
async function runCommand(
  { runContext, resolver, file }: OpenBatch,
  entry: BatchJobSpec,
  { hostEnvironment, redactor: { redact }, command, location }: CommandRun,
): Promise<string> {
  const entrySettings = resolver.settingsOf(entry, firstCombination(entry));
  const { settings, locationOfRule } = entrySettings;
  const { allow, ask, deny } = settings;
  let ended: ExecResult | null = null;
  const options = {
    runContext: { ...runContext, settings },
    hostEnvironment,
    redact,
    lists: requireValidRules({ allow, ask, deny }, locationOfRule),
    spec: narrowingOf(entrySettings, file),
    tools: [],
    wrapExec: (exec: ProcessRunner): ProcessRunner => ({
      ...exec,
      shell: async (line, request) => (ended = await exec.shell(line, { ...request, maxOutputBytes })),
    }),
  };
  const { denial } = await withConfinedRuntime(options, async (runtime) => {
    const runCall = createJobRunCall(runtime, {
      clock: systemClock,
      origin: 'prompt',
      changesReady: () => Promise.resolve(),
    });
    return await runCall({ id: 'items', name: 'Bash', input: { command, for_model: false } }, hostEnvironment.signal);
  });
  if (denial !== undefined) {
    const hint = denial.suggest.length === 0 ? 'use another command' : `add ${denial.suggest.join(', ')} to allow`;
    throw itemProblem(location, 'the rules refuse the command of lines', hint, `${command}: ${denial.reason}`);
  }
  return outputOf(ended, { command, location });
}

function outputOf(ended: ExecResult | null, { command, location }: Pick<CommandRun, 'command' | 'location'>): string {
  if (ended?.exitCode === 0 && ended.droppedBytes === 0) return ended.stdout;
  const why =
    ended === null
      ? 'it did not run'
      : ended.droppedBytes > 0
        ? `it printed more than ${String(maxOutputBytes)} bytes`
        : `exit code ${String(ended.exitCode)}\n${ended.output.trimEnd().split('\n').slice(-10).join('\n')}`;
  throw itemProblem(location, 'the command of lines failed', 'correct the command', `${command}: ${why}`);
}

/** Rules are the same for all combinations of a matrix. */
function firstCombination({ matrix }: BatchJobSpec): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(matrix).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function search(
  { runContext: { event, settings } }: OpenBatch,
  { kind, query, limit, location }: SearchSource,
  { hostEnvironment }: ItemPortOptions,
) {
  const { repository } = event;
  const [owner, name] =
    repository === null
      ? (hostEnvironment.environment['GITHUB_REPOSITORY'] ?? '').split('/')
      : [repository.owner, repository.name];
  if (!owner || !name)
    throw itemProblem(location, `${kind} needs a repository on GitHub`, 'set GITHUB_REPOSITORY to OWNER/NAME');
  if (/(?:^|\s)(?:repo|org|user):/.test(query))
    throw itemProblem(
      location,
      'the search is limited to the repository of the run',
      'remove repo:, org: and user:',
      query,
    );
  const token = settings['github-token'];
  if (token === undefined) throw itemProblem(location, `${kind} needs a token`, 'set GITHUB_TOKEN or github-token');
  const whole = `${query} ${kind === 'issues' ? 'is:issue' : 'is:pr'} repo:${owner}/${name}`;
  return await searchIssues(readConnection(token, hostEnvironment), whole, limit).catch(
    only(GitHubProblem, ({ status, message, hint }) => {
      throw itemProblem(location, message, status === 422 ? 'correct the search' : hint, query);
    }),
  );
}
