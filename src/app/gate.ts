import type { Beginning } from '../context/run-context.js';
import { UserError } from '../errors.js';
import { type Admission, type AskPermission, admit, startInWords } from '../event/gate/admit.js';
import { decideStart } from '../event/gate/gate.js';
import { type Asked, type GateSettings, permissionOf, type Refusal, type Request } from '../event/gate/types.js';
import { readDoor } from '../platform/github/connections.js';
import { createPermissionReader } from '../platform/github/permission-reader.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { GitHubProblem, GitProblem } from '../platform/types.js';
import { sanitiseIncoming } from '../sanitize/incoming.js';
import type { GivenSetting } from '../settings/load.js';
import type { Settings } from '../settings/schema.js';
import { readable } from '../settings/settings-if-valid.js';

/** A start that the gate let through. */
export interface Start {
  /** What the comment adds to the settings. */
  readonly given: readonly GivenSetting[];
  readonly notices: readonly string[];
  /** One sentence for a dry run. */
  readonly words: string;
}

/**
 * The gate: whether the event may start a run, before anything of the repository is read. Its settings come from the
 * inputs alone. Where these are wrong it lets pass, since the next step tells their faults with all others.
 */
export async function passGate(
  { event, git }: Beginning,
  given: readonly GivenSetting[],
  surroundings: Surroundings,
): Promise<Start | { readonly refusal: Refusal }> {
  const settings = readable(given);
  if (settings === null) return { given: [], notices: [], words: '' };
  const gate = gateSettings(settings);
  const decision = decideStart(event, gate, {
    commit: event.name === 'pull_request_target' ? await headOf(git) : null,
    sha: surroundings.environment['GITHUB_SHA'] ?? null,
  });
  if (decision.kind === 'refused') return decision;
  const admission = await admitAll(decision.ask, { event, settings, gate }, surroundings);
  if (admission.refusal !== null) return { refusal: admission.refusal };
  return {
    given: givenBy(decision.request, given),
    notices: admission.notices,
    words: startInWords(event, admission.because),
  };
}

/** Null if there is no repository. A commit that git cannot tell may be of anybody, so the run does not begin. */
async function headOf(git: Beginning['git']): Promise<string | null> {
  try {
    return (await git?.headSha()) ?? null;
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    throw new UserError({
      code: 'trusted-ref-missing',
      where: 'checkout',
      what: 'git cannot tell which commit is checked out, and pull_request_target has secrets',
      found: error.message,
      mend: error.hint ?? 'check out the base branch before this step',
    });
  }
}

/** A comment that names a command which is not there speaks to somebody else: other bots have commands too. */
export function commandUnknown(error: unknown, { given }: Start): Refusal | null {
  const command = given.find((one) => one.name === 'command');
  if (command === undefined || !(error instanceof UserError)) return null;
  if (error.faults.some((fault) => fault.code !== 'command-unknown')) return null;
  return {
    reason: `the comment asks for /${String(command.value)}, and there is no such command here`,
    mend: 'sallyport commands lists what is found.',
  };
}

function gateSettings(settings: Settings): GateSettings {
  const { prompt, command } = settings;
  const named = command === undefined ? null : { command };
  return {
    triggerPhrase: settings['trigger-phrase'],
    labels: settings['label-trigger'],
    assignees: settings['assignee-trigger'],
    users: settings['allow-users'],
    bots: settings['allow-bots'],
    permission: settings['required-permission'],
    forks: settings['allow-forks'],
    prompt: prompt !== undefined ? 'prompt' : settings['prompt-file'] !== undefined ? 'prompt-file' : named,
  };
}

interface Case extends Pick<Beginning, 'event'> {
  readonly settings: Settings;
  readonly gate: GateSettings;
}

/** Who cannot be asked about is not let in. */
async function admitAll(
  people: readonly Asked[],
  { event, settings, gate }: Case,
  surroundings: Surroundings,
): Promise<Admission> {
  try {
    return await admit(people, gate, asker(event.repository, settings, surroundings));
  } catch (error) {
    if (!(error instanceof GitHubProblem)) throw error;
    return { refusal: { reason: error.message, mend: error.mend }, notices: [], because: [] };
  }
}

function asker(
  repository: Beginning['event']['repository'],
  settings: Settings,
  surroundings: Surroundings,
): AskPermission | null {
  const token = settings['github-token'];
  if (token === undefined || repository === null) return settings['dry-run'] ? () => Promise.resolve(null) : null;
  let read: ReturnType<typeof createPermissionReader> | null = null;
  return async (login) => {
    read ??= createPermissionReader(readDoor(token, surroundings), repository);
    return permissionOf(await read(login));
  };
}

/** The words of the comment as settings. They are data: as a prompt they stand where a placeholder does. */
function givenBy(request: Request, given: readonly GivenSetting[]): readonly GivenSetting[] {
  const where = 'the comment';
  if (request.prompt !== undefined) {
    return [
      { name: 'prompt', value: '{{args}}', where },
      { name: 'args', value: clean(request.prompt), where },
    ];
  }
  const named = request.command === undefined ? [] : [{ name: 'command', value: request.command, where }];
  const hasArgs = given.some((one) => one.name === 'args') || (request.args ?? '') === '';
  return hasArgs ? named : [...named, { name: 'args', value: clean(request.args ?? ''), where }];
}

const clean = (words: string): string => sanitiseIncoming(words);
