import { only } from '../../errors.js';
import { createJobRunCall } from '../../job/conversation/job-run-call.js';
import { withConfinedRuntime } from '../../job/runtime/confined-runtime.js';
import { systemClock } from '../../platform/clock.js';
import { readConnection } from '../../platform/github/connections.js';
import { searchIssues } from '../../platform/github/read/search-issues.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { ExecResult, ProcessRunner } from '../../platform/process/types.js';
import { GitProblem } from '../../platform/types.js';
import { requireValidRules } from '../../settings/check-rules.js';
import type { ItemPorts } from '../items/item-ports.js';
import { itemProblem } from '../items/item-problem.js';
import type { SearchSource } from '../items/item-types.js';
import type { BatchJobSpec } from '../model/types.js';
import { narrowingOf } from '../plan/resolve-job.js';
import type { OpenBatch } from './open-batch.js';
import type { BatchPorts } from './types.js';

export type ItemPortOptions = Pick<BatchPorts, 'hostEnvironment' | 'redactor'>;

/** Where the items of an entry come from. */
export function itemPorts(batch: OpenBatch, entry: BatchJobSpec, options: ItemPortOptions): ItemPorts {
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
export function firstCombination({ matrix }: BatchJobSpec): Record<string, string | number | boolean> {
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
