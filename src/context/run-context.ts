import { dirname, relative, resolve, sep } from 'node:path';
import { allOrDiagnostics, only, UserError, userError } from '../errors.js';
import { readEvent } from '../event/event.js';
import type { Event } from '../event/types.js';
import { withFileProblemsNow } from '../platform/files/file-problems.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { namedFileText } from '../platform/files/named-file.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import type { FileSystem } from '../platform/files/types.js';
import type { GitRemote } from '../platform/git/fetch.js';
import { createGit, type Git } from '../platform/git/git.js';
import type { PullRequestFacts } from '../platform/github/read/read-pull-request.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { ownProcesses } from '../platform/process/process-setup.js';
import { proxyVariables } from '../platform/process/proxy-variables.js';
import { GitProblem } from '../platform/types.js';
import { isProtectedPath } from '../policy/files/protected.js';
import type { Plugin } from '../prompt/plugin.js';
import { placementOf } from '../prompt/source-with-parents.js';
import { ruleLocation } from '../settings/check-rules.js';
import { defaultConfigPath } from '../settings/file.js';
import type { Inputs } from '../settings/inputs.js';
import type { LoadedHooks } from '../settings/load-hooks.js';
import { type MergedSettings, mergeSettings } from '../settings/merge-settings.js';
import { type ParsedSettings, parseSettings } from '../settings/parse-settings.js';
import { defaultSettings, type EarlySettings, type Settings } from '../settings/table.js';
import { readConfiguration } from './configuration.js';
import { findTrustedSource, type TrustedSource, type TrustPorts } from './trusted-source.js';

export interface RunContext extends MergedSettings {
  readonly workspace: string;
  readonly event: Event;
  readonly git: Git | null;
  readonly trustedSource: TrustedSource;
  /** The configuration files that were read, from the root of the repository, relative to the workspace. */
  readonly configFiles: readonly string[];
  /** `null` if the settings name none. */
  readonly hooks: Pick<LoadedHooks, 'hooks' | 'notices'> | null;
  readonly plugins: readonly Plugin[];
  /** For files named by the person who starts the run: the rules apply only to the agent. */
  readonly files: FileSystem;
  /** The commit of a pull request that the job works on; `null` if that is the checkout of the workflow. */
  readonly pull: PullRequestCheckout | null;
}

export interface PullRequestCheckout {
  readonly facts: PullRequestFacts;
  readonly commit: string;
  readonly of: 'head' | 'base';
  /** The workflow itself has checked out this commit, so the job works in its directory. */
  readonly isInPlace: boolean;
}

/** What is known before any file of the repository is read: enough for the gate. */
export type Workspace = Pick<RunContext, 'workspace' | 'event' | 'git' | 'files'>;

/** Finds the workspace and the event. Rejects with UserError, with the problems of both. */
export async function findWorkspaceAndEvent(
  early: EarlySettings,
  hostEnvironment: HostEnvironment,
): Promise<Workspace> {
  const { directory, home } = hostEnvironment;
  const [workspace, event] = await allOrDiagnostics(
    () => findWorkspace(early['working-directory'], directory),
    () => findEvent(hostEnvironment),
  );
  const isInGit = directoriesAbove(createPathFacts(workspace, home), workspace) !== null;
  const git = isInGit ? gitIn(workspace, hostEnvironment) : null;
  const files = createFileSystem({ root: workspace, guard: () => null });
  // A dry run on a terminal runs and posts nothing, and only the user has put files here.
  const isReplay = early['dry-run'] && !hostEnvironment.onRunner;
  return { workspace, event: isReplay ? await replayed(event, git) : event, git, files };
}

/** The workspace as an absolute path with links resolved. Throws UserError. */
function findWorkspace(directory: string, from: string): string {
  const path = resolve(from, directory);
  const facts = createPathFacts(path, from);
  if (isProtectedPath(facts.workspace))
    throw userError(
      ['machine-unsuitable', 'working-directory'],
      'tools cannot access /dev, /proc and /sys, and the workspace is there',
      'check out the repository somewhere else; a tmpfs on another path is as fast as /dev/shm',
      facts.workspace,
    );
  if (facts.kindOf(facts.workspace) === 'directory') return facts.workspace;
  throw new UserError({
    code: 'directory-missing',
    location: 'working-directory',
    message: `${directory} is not a directory`,
    found: facts.kindOf(facts.workspace) === 'missing' ? 'nothing at that path' : 'a file',
    hint: 'name a directory that exists when the step runs; in a workflow, check out the repository first',
  });
}

/** A spread of the setup would make the environment of processes, and most runs start none before the first request. */
function gitIn(workspace: string, hostEnvironment: HostEnvironment): Git {
  const { signal } = new AbortController();
  const serverVariables = proxyVariables(hostEnvironment.environment);
  return createGit(
    Object.assign(ownProcesses(hostEnvironment, workspace), { cwd: workspace, signal, serverVariables }),
  );
}

/** A saved event does not include the commit that the workflow would run on; the commit of the clone replaces it. */
async function replayed(event: Event, git: Git | null): Promise<Event> {
  if (!event.isUntrustedCheckout || event.trustedRef !== null || git === null) return event;
  return { ...event, trustedRef: await git.headSha().catch(only(GitProblem, () => null)) };
}

/** Those of the comment replace others. Rejects with UserError, all of a step; `checkPrompt` adds the prompt's. */
export async function findRunContext(
  workspaceAndEvent: Workspace,
  { parsed, early }: Inputs,
  hostEnvironment: HostEnvironment,
  {
    fromComment = {},
    checkPrompt = () => Promise.resolve(),
  }: { readonly fromComment?: Partial<Settings>; readonly checkPrompt?: (valid: RunContext) => Promise<unknown> } = {},
): Promise<RunContext> {
  const { workspace, event, git, files } = workspaceAndEvent;
  const trustedSource = await findTrustedSource(event, early['trusted-ref'], {
    git,
    workingTree: [files, createPathFacts(workspace, hostEnvironment.home)],
    ...directoriesOf(workspace, hostEnvironment),
    remote: () => remoteOf(workspace, parsed.values['github-token'] ?? null, hostEnvironment),
  });
  const { fromFile, own, hooks: ofUpper, read } = await readConfiguration(early.config, trustedSource);
  const ofWorkspace = await hooksOf({ own, parsed, path: early.config ?? defaultConfigPath }, trustedSource);
  const { plugins, hooks: ofPlugins } = await pluginsOf(parsed, trustedSource, hostEnvironment);
  const loaded = [...ofUpper, ofWorkspace, ofPlugins].flatMap((one) => one ?? []);
  const hooks = combineHooks(loaded);
  const found = { ...workspaceAndEvent, trustedSource, configFiles: read, hooks, plugins, pull: null };
  const [{ settings, locationOfRule }] = await allOrDiagnostics(
    () => mergeSettings(...loaded.map(({ restrictions }) => restrictions), fromFile, parsed),
    async () => {
      if (fromFile.diagnostics.length + parsed.diagnostics.length === 0) return;
      // Invalid settings must not hide problems of the prompt.
      const valid = { ...defaultSettings(), ...fromFile.values, ...parsed.values, ...fromComment };
      await checkPrompt({ ...found, settings: valid, locationOfRule: ruleLocation });
    },
  );
  return { ...found, settings: { ...settings, ...fromComment }, locationOfRule };
}

/** Most runs name no branch, so the code that finds its server is loaded only if one does. */
async function remoteOf(workspace: string, token: string | null, hostEnvironment: HostEnvironment): Promise<GitRemote> {
  const { findRemote } = await import('./find-remote.js');
  const otherwise = 'name the full id of a commit in trusted-ref';
  const neededFor = { code: 'trusted-ref-missing', location: 'trusted-ref', otherwise } as const;
  const setup = ownProcesses(hostEnvironment, workspace);
  return (await findRemote({ setup, workspace, hostEnvironment, token, neededFor })).remote;
}

interface GivenHooks {
  readonly own: ParsedSettings;
  readonly parsed: ParsedSettings;
  readonly path: string;
}

/** Most runs have no hooks, so the code that reads them is loaded only if there are any. */
async function hooksOf({ own, parsed, path }: GivenHooks, { source }: TrustedSource): Promise<LoadedHooks | null> {
  const from = parsed.values['hooks-from'] ?? own.values['hooks-from'] ?? [];
  const hooks = parsed.values.hooks ?? own.values.hooks;
  if (hooks === undefined && from.length === 0) return null;
  const { loadHooks } = await import('../settings/load-hooks.js');
  const location = parsed.values.hooks === undefined ? `${path} hooks` : 'input hooks';
  return await loadHooks({ hooks, from, location }, source);
}

/** Most runs have no plugins. Only the workflow names them. */
async function pluginsOf(
  { values }: ParsedSettings,
  { source }: TrustedSource,
  { temporary }: HostEnvironment,
): Promise<{ readonly plugins: readonly Plugin[]; readonly hooks: LoadedHooks | null }> {
  const directories = values['plugin-directories'] ?? [];
  if (directories.length === 0) return { plugins: [], hooks: null };
  const { openPlugins } = await import('./open-plugins.js');
  const { plugins, hooks: read } = await openPlugins(directories, source, temporary);
  const { hooks, notices, diagnostics } = read;
  if (hooks.length + notices.length + diagnostics.length === 0) return { plugins, hooks: null };
  return { plugins, hooks: { hooks, notices, restrictions: { ...parseSettings([], 'inputs'), diagnostics } } };
}

function combineHooks(loaded: readonly LoadedHooks[]): RunContext['hooks'] {
  if (loaded.length === 0) return null;
  return { hooks: loaded.flatMap(({ hooks }) => hooks), notices: loaded.flatMap(({ notices }) => notices) };
}

/** The event that started the run. Rejects with UserError `event-invalid`. */
export async function findEvent({ environment, directory }: HostEnvironment): Promise<Event> {
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
  const read = async () => {
    const files = withFileProblemsNow(directory, () => createFileSystem({ root: directory, guard: () => null }));
    return await files.read(path, maxEventBytes);
  };
  return await namedFileText(read(), {
    code: 'event-invalid',
    location: path,
    message: 'the event file cannot be read',
    hint: 'pass the file named by GITHUB_EVENT_PATH, or a saved copy of it',
  });
}

const maxEventBytes = 30_000_000;

function directoriesOf(workspace: string, hostEnvironment: HostEnvironment): Pick<TrustPorts, 'parents' | 'placement'> {
  const { home } = hostEnvironment;
  const above = directoriesAbove(createPathFacts(workspace, home), workspace) ?? [];
  return {
    parents: above.map((root) => ({
      git: gitIn(root, hostEnvironment),
      workingTree: [createFileSystem({ root, guard: () => null }), createPathFacts(root, home)],
    })),
    placement: placementOf(relative(above.at(-1) ?? workspace, workspace).replaceAll(sep, '/')),
  };
}

/** The directories above a workspace up to the root of its repository, the nearest first; `null` outside a repository. */
function directoriesAbove(facts: ReturnType<typeof createPathFacts>, workspace: string): readonly string[] | null {
  const above: string[] = [];
  for (let directory = workspace; facts.kindOf(`${directory}/.git`) === 'missing'; ) {
    const parent = dirname(directory);
    if (parent === directory) return null;
    above.push(parent);
    directory = parent;
  }
  return above;
}
