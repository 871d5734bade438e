import { realpathSync, type Stats, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { isInside } from '../../policy/files/paths.js';

export interface EnvironmentFolders {
  /** HOME of every child: a private directory, so that no credential file of the user is found there. */
  readonly home: string;
  readonly workspace: string;
  readonly temp: string;
}

const isWindows = process.platform === 'win32';

/** Taken over from the parent where they are plain words. Everything else stays behind, whatever its name. */
const passedOn = /^(LANGUAGE|TZ|USER|LOGNAME)$/;

/** In other locales a letter can take the sign behind it along, and bash would take a line apart otherwise than the judge did. */
const locales = { name: /^(?:LANG|LC_[A-Z]+)$/, value: /^(?:C|POSIX|[\w-]+\.utf-?8(?:@\w+)?)$/i };

/** What programs on Windows cannot start without. */
const passedOnWindows =
  /^(SystemRoot|SystemDrive|windir|ComSpec|PATHEXT|ProgramData|ProgramFiles|ProgramFiles\(x86\)|ProgramW6432|CommonProgramFiles|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE|OS|USERNAME)$/i;

/** No value of these needs more; a shell function or a second line does not get through. */
const plainWord = /^[\w.,:@/+ \\();-]*$/;

/**
 * The whole environment of child processes: an allowlist, then fixed values. No key, token, runner variable,
 * `NODE_OPTIONS`, `LD_*`, `BASH_ENV` or `GIT_*` of the parent is in it.
 *
 * Git is pinned so that configuration in a checkout starts no program by itself (fsmonitor, hooks, pager, editor,
 * ssh, gpg, credential helpers), and user and system configuration are not read. No identity is pinned, since that
 * would win over one the repository sets: a commit needs `user.name` from the repository or from the command.
 */
export function childEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  places: EnvironmentFolders,
): Record<string, string> {
  const kept = Object.entries(source).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && isPassedOn(entry[0], entry[1]),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: safePath(source, places.workspace),
    HOME: places.home,
    TMPDIR: places.temp,
    ...(isWindows ? windowsPlaces(places) : {}),
    TERM: 'dumb',
    CI: 'true',
    NO_COLOR: '1',
    PAGER: 'cat',
    ...gitPins(places.workspace, isWindows ? 'NUL' : '/dev/null'),
  };
}

function isPassedOn(name: string, value: string): boolean {
  if (locales.name.test(name)) return locales.value.test(value);
  return (passedOn.test(name) || (isWindows && passedOnWindows.test(name))) && plainWord.test(value);
}

function windowsPlaces({ home, temp }: EnvironmentFolders): Record<string, string> {
  return {
    USERPROFILE: home,
    APPDATA: join(home, 'AppData', 'Roaming'),
    LOCALAPPDATA: join(home, 'AppData', 'Local'),
    TEMP: temp,
    TMP: temp,
  };
}

/**
 * The entries of PATH from which a program may be started: absolute, existing, outside the workspace (by name and
 * behind links), and not writable by everybody. The runner's tool cache is the exception to the last: hosted images
 * leave it world-writable, and it holds the versions that setup actions have chosen.
 */
function safePath(source: Readonly<Record<string, string | undefined>>, workspace: string): string {
  const name = Object.keys(source).find((key) => (process.platform === 'win32' ? key.toUpperCase() : key) === 'PATH');
  const toolCache = source['RUNNER_TOOL_CACHE'];
  const entries = (name === undefined ? '' : (source[name] ?? '')).split(delimiter);
  return [...new Set(entries)].filter((entry) => isSafeEntry(entry, { workspace, toolCache })).join(delimiter);
}

interface PathLimits {
  readonly workspace: string;
  readonly toolCache: string | undefined;
}

function isSafeEntry(entry: string, { workspace, toolCache }: PathLimits): boolean {
  if (!isAbsolute(entry)) return false;
  const found = lookAt(entry);
  if (found?.stat.isDirectory() !== true) return false;
  const { stat, real } = found;
  const isOurs = [workspace, realpathSync(workspace)].some(
    (place) => isInside({ path: resolve(entry), directory: place }) || isInside({ path: real, directory: place }),
  );
  if (isOurs) return false;
  const isWorldWritable = process.platform !== 'win32' && (stat.mode & 0o002) !== 0;
  return (
    !isWorldWritable ||
    (toolCache !== undefined && isAbsolute(toolCache) && isInside({ path: real, directory: resolve(toolCache) }))
  );
}

/** Null for what is not there or cannot be looked at: no program could be started from it either. */
function lookAt(entry: string): { readonly stat: Stats; readonly real: string } | null {
  try {
    return { stat: statSync(entry), real: realpathSync(entry) };
  } catch {
    return null;
  }
}

function gitPins(workspace: string, nowhere: string): Record<string, string> {
  const settings: readonly (readonly [key: string, value: string])[] = [
    ['safe.directory', workspace],
    // A stranger can commit a bare repository with a configuration of its own into the tree.
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
