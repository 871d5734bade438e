import { commandSourcesOf } from '../../context/command-sources.js';
import { findRunContext, findWorkspaceAndEvent, type RunContext } from '../../context/run-context.js';
import { allOrDiagnostics, type Diagnostic, only, UserError } from '../../errors.js';
import type { StartRefusal } from '../../event/gate/types.js';
import { checkCommandVariables } from '../../job/runtime/command-variables.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { gitProblems } from '../../platform/process/missing-programs.js';
import { ownProcesses } from '../../platform/process/process-setup.js';
import { GitProblem } from '../../platform/types.js';
import { type Inputs, isChanged } from '../../settings/inputs.js';
import type { SettingName } from '../../settings/table.js';
import type { EvaluatedFile } from '../evaluate/with-prompt-evaluators.js';
import { jobSettingNames } from '../file/job-settings.js';
import { publishIsNone, readBatchFile } from '../file/read-batch-file.js';
import type { BatchFile } from '../model/types.js';
import type { WorkflowSettings } from '../plan/entry-settings.js';
import { createJobResolver, type JobResolver } from '../plan/resolve-job.js';

/** A batch file that was read and checked, and everything that its jobs share. */
export interface OpenBatch {
  readonly runContext: RunContext;
  /** With the evaluators of its prompt files. */
  readonly file: BatchFile;
  /** About the batch file and those evaluators, for people. */
  readonly notices: readonly string[];
  readonly workflow: WorkflowSettings;
  readonly resolver: JobResolver;
}

const maxBytes = 10_000_000;

/** Inputs for the comment and the item of a single run, and those that `changes` of an entry replaces. */
const ofSingleRun = [
  ...['publish', 'comment-mode', 'progress', 'reaction', 'remove-label', 'item', 'context', 'checkout', 'worktree'],
  ...['issue-expires-days', 'issue-close-older', 'resume-directory'],
] as readonly SettingName[];

/** Settings of one job: in a batch, its file has them. */
const ofOneJob = [
  'prompt',
  'prompt-file',
  'prompt-format',
  'command',
  'args',
  'vars',
  'transcript',
  'resume',
  'record',
] as const;

/** Asks the gate first; the batch file is that of the trusted ref. Rejects with UserError, all problems of a step. */
export async function openBatch(
  path: string,
  inputs: Inputs,
  hostEnvironment: HostEnvironment,
): Promise<OpenBatch | { readonly refusal: StartRefusal }> {
  const workspaceAndEvent = await findWorkspaceAndEvent(inputs.early, hostEnvironment);
  if (workspaceAndEvent.event.name !== 'none') {
    const { passGate } = await import('../../start/gate.js');
    const start = await passGate(workspaceAndEvent, inputs, hostEnvironment);
    if ('refusal' in start) return start;
  }
  const read = async (context: RunContext): Promise<BatchFile> => readBatchFile(path, await readSource(path, context));
  const runContext = await findRunContext(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt: read });
  const { settings, locationOfRule, trustedSource } = runContext;
  const [parsed] = await allOrDiagnostics(
    () => read(runContext),
    () => refuseSettingsOfOneJob(runContext),
  );
  await requireCommit(parsed, runContext, hostEnvironment);
  const { file: evaluated, notices } = await withEvaluators(parsed, runContext);
  const off = settings.publish.includes('none') ? publishIsNone : parsed.publish.off;
  const file = { ...evaluated, publish: { ...evaluated.publish, off } };
  const missing = checkCommandVariables({ settings, lists: settings, environment: hostEnvironment.environment });
  const workflow = { settings, inputs: inputs.parsed.values, locationOfRule };
  const commands = commandSourcesOf(runContext, hostEnvironment);
  const resolver = createJobResolver(file, workflow, { files: trustedSource.source, commands });
  return { runContext, file, notices: [...notices, ...withoutEffect(inputs), ...missing], workflow, resolver };
}

/** Changes are those to a commit. Without one, this would be noticed when the jobs have been paid for. */
async function requireCommit(
  { jobs }: BatchFile,
  { git, workspace }: RunContext,
  hostEnvironment: HostEnvironment,
): Promise<void> {
  const changing = jobs.filter(({ changes }) => changes !== 'none');
  if (changing.length === 0) return;
  const [problem] = git === null ? [] : await gitProblems(ownProcesses(hostEnvironment, workspace));
  if (problem === undefined && (await hasCommit(git))) return;
  throw new UserError(
    changing.map(({ location, changes }) => ({
      code: 'batch-invalid',
      location: `${location}, changes`,
      message: `${changes} needs a git repository with a commit that has the directory of the batch`,
      found: problem?.found ?? workspace,
      hint:
        problem?.hint ??
        'run the batch in a clone (actions/checkout in a workflow), commit that directory, or remove changes',
    })),
  );
}

/** Whether a commit has the directory of the workspace, so that jobs can have worktrees. */
export async function hasCommit(git: RunContext['git']): Promise<boolean> {
  if (git === null || (await git.headSha().catch(only(GitProblem, () => null))) === null) return false;
  return (await git.prefix()) === '' || (await git.presentAtRef('HEAD', ['.'])).get('.') === 'directory';
}

/** Only an entry over the rows of a prompt file has evaluators of that file. */
async function withEvaluators(file: BatchFile, { trustedSource }: RunContext): Promise<EvaluatedFile> {
  if (!file.jobs.some(({ items }) => items?.kind === 'test-data')) return { file, notices: [] };
  const { withPromptEvaluators } = await import('../evaluate/with-prompt-evaluators.js');
  return await withPromptEvaluators(file, trustedSource.source);
}

async function readSource(path: string, { trustedSource }: RunContext): Promise<Buffer> {
  return await orDiagnostic(trustedSource.source.read(path, maxBytes), {
    code: 'batch-invalid',
    location: path,
    message: 'the batch file cannot be read',
    hint: 'correct the path; it is relative to the workspace',
  });
}

function withoutEffect({ parsed: { values } }: Inputs): readonly string[] {
  const isOff = values.publish?.includes('none') === true;
  const names = ofSingleRun.filter((name) => isChanged(name, values) && !(name === 'publish' && isOff));
  return names.length === 0 ? [] : [`These settings have no effect in a batch: ${names.join(', ')}.`];
}

function refuseSettingsOfOneJob({ settings }: RunContext): void {
  const diagnostics = ofOneJob.flatMap((name): readonly Diagnostic[] => {
    const value = settings[name];
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const message = `${name} is for a single job, and a batch has many`;
    const other = jobSettingNames.includes(name) ? ', or write it into the batch file' : '';
    return [{ code: 'setting-invalid', location: name, message, hint: `remove ${name}${other}` }];
  });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}
