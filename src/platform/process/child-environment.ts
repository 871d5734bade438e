import { realpathSync, type Stats, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';
import { isOpenRegistry } from '../../policy/registries.js';
import { workspaceVariable } from '../host/workspace-variable.js';
import { homeVariables } from './homes.js';
import { certificateVariables } from './step-variables.js';

export interface EnvironmentFolders {
  /** HOME of child processes: a private directory without the user's credential files. */
  readonly home: string;
  readonly workspace: string;
  readonly temp: string;
}

const isWindows = process.platform === 'win32';

/** From the parent, if plain words. A self-hosted runner ends the remaining processes of a job by RUNNER_TRACKING_ID. */
const passedOn = /^(LANGUAGE|TZ|USER|LOGNAME|RUNNER_TRACKING_ID)$/;

/** In others, a byte can absorb the next character, so bash would parse a line differently than the policy engine. */
const locales = { name: /^(?:LANG|LC_[A-Z]+)$/, value: /^(?:C|POSIX|[\w-]+\.utf-?8(?:@\w+)?)$/i };

/** Variables that Windows programs need to start. */
const passedOnWindows =
  /^(SystemRoot|SystemDrive|windir|ComSpec|PATHEXT|ProgramData|ProgramFiles|ProgramFiles\(x86\)|ProgramW6432|CommonProgramFiles|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE|OS|USERNAME)$/i;

/** Valid values of these variables; excludes shell functions and several lines. */
const plainWord = /^[\w.,:@/+ \\();-]*$/;

/**
 * An allowlist (also registries without a login, certificates), then fixed values: no key, token, other runner
 * variable, `NODE_OPTIONS`, `LD_*`, `BASH_ENV` or `GIT_*` of the parent. Git is pinned so that no configuration of a
 * checkout, the user or the system starts a program (fsmonitor, hooks, pager, editor, ssh, gpg, credential helpers). No
 * identity is pinned, which would override that of the repository: see step-identity.ts.
 */
export function childEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  places: EnvironmentFolders,
): Record<string, string> {
  const kept = Object.entries(source).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && isPassedOn(entry[0], entry[1]),
  );
  const top = workspaceVariable(source, places.workspace);
  return {
    ...Object.fromEntries(kept),
    ...certificateVariables(source, places.workspace),
    ...(top === null ? {} : { GITHUB_WORKSPACE: top }),
    PATH: safePath(source, places.workspace),
    ...homeVariables({ home: places.home, temporary: places.temp }),
    ...toolDirectories(source, places.workspace),
    TERM: 'dumb',
    CI: 'true',
    NO_COLOR: '1',
    PAGER: 'cat',
    // Without a terminal, Python would print nothing until it ends.
    PYTHONUNBUFFERED: '1',
    ...gitPins(places.workspace, isWindows ? 'NUL' : '/dev/null'),
  };
}

function isPassedOn(name: string, value: string): boolean {
  if (locales.name.test(name)) return locales.value.test(value);
  if (isOpenRegistry(name, value)) return true;
  return (passedOn.test(name) || (isWindows && passedOnWindows.test(name))) && plainWord.test(value);
}

/** Where tools are installed, with the default: launchers (`cargo`, `python`) find nothing in the private HOME. */
export const toolVariables = {
  ASDF_DATA_DIR: '.asdf',
  DOTNET_ROOT: '.dotnet',
  JAVA_HOME: null,
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
  VOLTA_HOME: '.volta',
} as const;

/** Existing directories that are as safe as an entry of PATH. */
function toolDirectories(
  source: Readonly<Record<string, string | undefined>>,
  workspace: string,
): Record<string, string> {
  const userHome = source['HOME'];
  const candidates = Object.entries(toolVariables).map(([name, folder]): [string, string | undefined] => [
    name,
    source[name] ?? (folder === null || userHome === undefined ? undefined : join(userHome, folder)),
  ]);
  const toolCache = source['RUNNER_TOOL_CACHE'];
  return Object.fromEntries(
    candidates.filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isSafeEntry(entry[1], { workspace, toolCache }),
    ),
  );
}

/** Absolute, existing, outside the workspace, not world-writable but for the runner's tool cache: hosted images. */
export function safePath(source: Readonly<Record<string, string | undefined>>, workspace: string): string {
  const name = Object.keys(source).find((key) => (process.platform === 'win32' ? key.toUpperCase() : key) === 'PATH');
  const toolCache = source['RUNNER_TOOL_CACHE'];
  const entries = (name === undefined ? '' : (source[name] ?? '')).split(delimiter);
  return [...new Set(entries)].filter((entry) => isSafeEntry(entry, { workspace, toolCache })).join(delimiter);
}

function isSafeEntry(
  entry: string,
  { workspace, toolCache }: { readonly workspace: string; readonly toolCache: string | undefined },
): boolean {
  if (!isAbsolute(entry)) return false;
  const place = lookAt(entry);
  if (place?.stat.isDirectory() !== true) return false;
  const { stat, real } = place;
  const isIn = (directory: string) =>
    isInside({ path: resolve(entry), directory }) || isInside({ path: real, directory });
  if (isIn(workspace) || isIn(realpathSync(workspace))) return false;
  const isWorldWritable = process.platform !== 'win32' && (stat.mode & 0o002) !== 0;
  return (
    !isWorldWritable ||
    (toolCache !== undefined && isAbsolute(toolCache) && isInside({ path: real, directory: resolve(toolCache) }))
  );
}

/** `null` if the entry does not exist or is inaccessible: no program could be started from it either. */
function lookAt(entry: string): { readonly stat: Stats; readonly real: string } | null {
  return attempt(() => ({ stat: statSync(entry), real: realpathSync(entry) }), null);
}

function gitPins(workspace: string, nowhere: string): Record<string, string> {
  const settings: readonly (readonly [key: string, value: string])[] = [
    ['safe.directory', workspace],
    // An outside contributor can commit a bare repository with its own configuration.
    ['safe.bareRepository', 'explicit'],
    ['core.fsmonitor', 'false'],
    ['core.hooksPath', nowhere],
    ['core.pager', 'cat'],
    ['core.editor', 'true'],
    ['sequence.editor', 'true'],
    ['core.sshCommand', 'ssh'],
    ['core.askPass', ''],
    ['core.attributesFile', nowhere],
    ['credential.helper', ''],
    ['gpg.program', 'gpg'],
    ['gpg.format', 'openpgp'],
    ['gpg.ssh.program', 'ssh-keygen'],
    ['gpg.x509.program', 'gpgsm'],
    ['gpg.ssh.defaultKeyCommand', ''],
    ['commit.gpgSign', 'false'],
    ['tag.gpgSign', 'false'],
    ['push.gpgSign', 'false'],
    ['log.showSignature', 'false'],
    ['merge.verifySignatures', 'false'],
    ['protocol.ext.allow', 'never'],
  ];
  const numbered = settings.flatMap(([key, value], index): readonly (readonly [string, string])[] => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: nowhere,
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(numbered),
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'true',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
}
