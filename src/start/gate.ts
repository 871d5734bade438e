import type { Workspace } from '../context/run-context.js';
import { nearest, only, rethrowUnless, UserError, userError } from '../errors.js';
import { admitPeople, describeStart, type ReadPermission } from '../event/gate/admit.js';
import { decideStart } from '../event/gate/gate.js';
import { peopleToAsk } from '../event/gate/people.js';
import { type GateSettings, permissionOf, type StartRefusal, type StartRequest } from '../event/gate/types.js';
import { readConnection } from '../platform/github/connections.js';
import { createPermissionReader } from '../platform/github/read/permission-reader.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { GitProblem } from '../platform/types.js';
import { sanitizeIncoming } from '../sanitize/incoming.js';
import type { Inputs } from '../settings/inputs.js';
import type { Settings } from '../settings/table.js';
import { failUnavailable } from './github-unavailable.js';

export interface AdmittedStart {
  readonly settings: Partial<Settings>;
  readonly notices: readonly string[];
  /** One sentence for a dry run. */
  readonly words: string;
  /** The comment only asks what can be started. */
  readonly asksForHelp: boolean;
  /** The comment asks for a new conversation. */
  readonly startsOver: boolean;
  /** See Admission. */
  readonly rank: number | null;
}

/**
 * Before anything of the repository is read, by inputs alone. Invalid ones pass: the next step reports them with
 * others. Rejects with UserError `github-unavailable`, `trusted-ref-missing`.
 */
export async function passGate(
  { event, git }: Workspace,
  { parsed, settings }: Inputs,
  hostEnvironment: HostEnvironment,
): Promise<AdmittedStart | { readonly refusal: StartRefusal }> {
  if (settings === null)
    return { settings: {}, notices: [], words: '', asksForHelp: false, startsOver: false, rank: null };
  const gate = gateSettings(settings);
  const ask = asker(event.repository, settings, hostEnvironment);
  const decision = decideStart(event, gate, {
    commit: event.name === 'pull_request_target' ? await headOf(git) : null,
    sha: hostEnvironment.environment['GITHUB_SHA'] ?? null,
  });
  if (decision.kind === 'refused') {
    if (decision.refusal.isMisspelled !== true) return decision;
    const writer = await admitPeople(peopleToAsk(event, false) ?? [], gate, ask).catch(only(GitHubProblem, () => null));
    return { refusal: { ...decision.refusal, isMisspelled: writer !== null && writer.refusal === null } };
  }
  // Fails closed: a person whose permission cannot be read starts nothing.
  const admission = await admitPeople(decision.ask, gate, ask).catch(
    only(GitHubProblem, (error) => failUnavailable('whether this person may start a run is unknown', error)),
  );
  if (admission.refusal !== null) return { refusal: admission.refusal };
  if (event.trigger.run?.hasFailed) {
    const { refuseLoop } = await import('./loop-guard.js');
    const refusal = await refuseLoop(event, settings, hostEnvironment);
    if (refusal !== null) return { refusal };
  }
  return {
    settings: settingsFrom(decision.request, { hasArgs: parsed.values.args !== undefined }),
    notices: admission.notices,
    words: describeStart(event, admission.because),
    asksForHelp: decision.request.help === true,
    startsOver: decision.request.startsOver === true,
    rank: admission.rank,
  };
}

/** `null` without a repository. If git cannot determine the commit, it is untrusted, and the run does not start. */
async function headOf(git: Workspace['git']): Promise<string | null> {
  try {
    return (await git?.headSha()) ?? null;
  } catch (error) {
    rethrowUnless(error, GitProblem);
    const message = 'git cannot determine the checked-out commit, and pull_request_target has secrets';
    const hint = error.hint ?? 'check out the base branch before this step';
    throw userError(['trusted-ref-missing', 'checkout'], message, hint, error.message);
  }
}

/** A comment with an unknown command is meant for another bot, unless it is nearly the name of one. */
export async function commandUnknown(
  error: unknown,
  { settings: { command } }: AdmittedStart,
  { event: { name }, names }: Pick<Workspace, 'event'> & { readonly names: () => Promise<readonly string[]> },
): Promise<StartRefusal | null> {
  if (command === undefined || !(error instanceof UserError)) return null;
  if (error.diagnostics.some((diagnostic) => diagnostic.code !== 'command-unknown')) return null;
  return {
    code: 'command-unknown',
    reason: `the ${name === 'issues' ? 'issue' : 'comment'} asks for /${command}, which is not a command of this repository`,
    hint: 'Run sallyport commands for a list.',
    isMisspelled: nearest(command, await names()) !== undefined,
  };
}

function gateSettings(settings: Settings): GateSettings {
  const { prompt, command } = settings;
  const named = command === undefined ? null : { command };
  return {
    triggerPhrase: settings['trigger-phrase'],
    triggerPosition: settings['trigger-position'],
    labels: settings['label-trigger'],
    assignees: settings['assignee-trigger'],
    deniedUsers: settings['deny-users'],
    users: settings['allow-users'],
    bots: settings['allow-bots'],
    permission: settings['required-permission'],
    forks: settings['allow-forks'],
    continues: settings.continue === 'true',
    prompt: prompt !== undefined ? 'prompt' : settings['prompt-file'] !== undefined ? 'prompt-file' : named,
  };
}

function asker(
  repository: Workspace['event']['repository'],
  settings: Settings,
  hostEnvironment: HostEnvironment,
): ReadPermission | null {
  const token = settings['github-token'];
  if (token === undefined || repository === null) return settings['dry-run'] ? () => Promise.resolve(null) : null;
  let read: ReturnType<typeof createPermissionReader> | null = null;
  return async (login) => {
    read ??= createPermissionReader(readConnection(token, hostEnvironment), repository);
    return permissionOf(await read(login));
  };
}

/** The text of the comment as settings. It is data: it only replaces a placeholder of the prompt. */
function settingsFrom(request: StartRequest, { hasArgs }: { readonly hasArgs: boolean }): AdmittedStart['settings'] {
  if (request.prompt !== undefined) return { prompt: '{{args}}', args: sanitizeIncoming(request.prompt) };
  const named = request.command === undefined ? {} : { command: request.command };
  return hasArgs || !request.args ? named : { ...named, args: sanitizeIncoming(request.args) };
}
