import { allOrDiagnostics, UserError } from '../errors.js';
import { readEvent } from '../event/event.js';
import type { Event } from '../event/types.js';
import { withFileProblemsNow } from '../platform/files/file-problems.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { createGit, type Git } from '../platform/git/git.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import { FileProblem, type FileSystem, GitProblem } from '../platform/types.js';
import type { RuleLocation } from '../settings/check-rules.js';
import { type GivenSetting, mergeSettings, rulePlaces } from '../settings/load.js';
import { loadConfig, textSetting } from '../settings/locate.js';
import type { Settings } from '../settings/schema.js';
import { findTrustedSource, type TrustedSource } from './trusted-source.js';
import { findWorkspace } from './workspace.js';

/** What a run stands on before its prompt is known. */
export interface RunContext {
  readonly workspace: string;
  readonly event: Event;
  readonly git: Git | null;
  readonly trustedSource: TrustedSource;
  /** Files that the person who starts the run names: opened without asking the rules, which are the agent's. */
  readonly files: FileSystem;
  readonly settings: Settings;
  /** Where each rule of `settings` was given. */
  readonly locationOfRule: RuleLocation;
}

/** What is known before anything of the repository is read: enough for the gate. */
export type Workspace = Pick<RunContext, 'workspace' | 'event' | 'git' | 'files'>;

/** Finds the workspace and the event. Rejects with UserError, the faults of both at once. */
export async function findWorkspaceAndEvent(
  given: readonly GivenSetting[],
  hostEnvironment: HostEnvironment,
  processes: (workspace: string) => ProcessSetup,
): Promise<Workspace> {
  const { directory, home } = hostEnvironment;
  const [workspace, event] = await allOrDiagnostics(
    () => findWorkspace(textSetting(given, 'working-directory') ?? '.', directory),
    () => findEvent(hostEnvironment),
  );
  const git = isInGit(createPathFacts(workspace, home), workspace)
    ? createGit({ ...processes(workspace), cwd: workspace, signal: new AbortController().signal })
    : null;
  const files = createFileSystem({ root: workspace, guard: () => null });
  return { workspace, event: isReplay(given, hostEnvironment) ? await replayed(event, git) : event, git, files };
}

/** A dry run on a terminal: nothing runs and nothing is posted, and nobody but the person has put files here. */
function isReplay(given: readonly GivenSetting[], { onRunner }: HostEnvironment): boolean {
  return !onRunner && given.some(({ name, value }) => name === 'dry-run' && String(value) === 'true');
}

/** A saved event does not say on which commit the workflow would have run: the clone's own stands for it. */
async function replayed(event: Event, git: Git | null): Promise<Event> {
  if (!event.isUntrustedCheckout || event.trustedRef !== null || git === null) return event;
  try {
    return { ...event, trustedRef: await git.headSha() };
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return event;
  }
}

/** Finds the trusted origin and the settings. Rejects with UserError, the faults of each step at once. */
export async function findRunContext(
  workspaceAndEvent: Workspace,
  given: readonly GivenSetting[],
  { home }: Pick<HostEnvironment, 'home'>,
): Promise<RunContext> {
  const { workspace, event, git, files } = workspaceAndEvent;
  const workingTree = [files, createPathFacts(workspace, home)] as const;
  const trustedSource = await findTrustedSource(event, textSetting(given, 'trusted-ref'), {
    git,
    workingTree: [...workingTree],
  });
  const [fromFile] = await allOrDiagnostics(
    () => loadConfig(textSetting(given, 'config'), trustedSource.source),
    () => mergeSettings([], given),
  );
  const placeOfRule = rulePlaces([...fromFile, ...given]);
  return {
    ...workspaceAndEvent,
    trustedSource: trustedSource,
    settings: mergeSettings(fromFile, given),
    locationOfRule: placeOfRule,
  };
}

/** The event that started the run. Rejects with UserError `event-invalid`. */
export async function findEvent({
  environment,
  directory,
}: Pick<HostEnvironment, 'environment' | 'directory'>): Promise<Event> {
  const path = environment['GITHUB_EVENT_PATH'] ?? null;
  return readEvent({
    name: environment['GITHUB_EVENT_NAME'] ?? null,
    payloadText: path === null ? null : await readEventFile(path, directory),
    payloadPath: path,
    repository: environment['GITHUB_REPOSITORY'] ?? null,
    sha: environment['GITHUB_SHA'] ?? null,
    actor: environment['GITHUB_ACTOR'] ?? null,
    triggeringActor: environment['GITHUB_TRIGGERING_ACTOR'] ?? null,
  });
}

async function readEventFile(path: string, directory: string): Promise<string> {
  try {
    const files = withFileProblemsNow(directory, () => createFileSystem({ root: directory, guard: () => null }));
    return (await files.read(path, maxEventBytes)).toString('utf8');
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new UserError({
      code: 'event-invalid',
      location: path,
      message: 'the event file cannot be read',
      found: error.message,
      hint: 'give the file that GITHUB_EVENT_PATH names, or a saved copy of it',
    });
  }
}

const maxEventBytes = 30_000_000;

/** A `.git` at the workspace or above it; spares a process where there is none. */
function isInGit(world: ReturnType<typeof createPathFacts>, workspace: string): boolean {
  for (let directory = workspace; ; ) {
    if (world.kindOf(`${directory}/.git`) !== 'missing') return true;
    const parent = directory.replace(/[\\/][^\\/]*$/, '');
    if (parent === directory || parent === '') return false;
    directory = parent;
  }
}
