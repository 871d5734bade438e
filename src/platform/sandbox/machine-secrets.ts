import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';
import tables from './machine-tables.json' with { type: 'json' };

/** Keys of the machine, and what agents of CI systems keep in system directories. */
export const knownSecrets: readonly string[] = tables.secrets.flatMap(({ paths }) => paths);

const systemTops = ['/etc', '/opt', '/usr/local'];

/** Packages, which have very many files. */
const skipped = /^(?:node_modules|hostedtoolcache|_tool|site-packages|lib|share|include)$/;
const mostNames = 10_000;
const mostLevels = 6;

export interface SecretsOptions {
  /** Directories that commands need: the PATH, the tool cache. */
  readonly needed: readonly string[];
  /** Directories of the job, which may be below the installation of a runner. */
  readonly ofJob: readonly string[];
  readonly userHome: string;
  /** Tests only: other directories of the system. */
  readonly tops?: readonly string[];
}

/** Secrets of the machine that this user could read in the directories of the system, none below another one. */
export function machineSecrets(options: SecretsOptions): readonly string[] {
  const all = [
    ...knownSecrets.filter(isReadable),
    ...runnersOf(options),
    ...(options.tops ?? systemTops).flatMap((top) => closed(top, options)),
  ];
  const unique = [...new Set(all)];
  return unique.filter((path) => !unique.some((other) => other !== path && isInside({ path, directory: other })));
}

/** The installations of runners in whose `_work` the job is. */
function runnersOf({ ofJob, userHome }: SecretsOptions): readonly string[] {
  return ofJob.flatMap((path) => {
    const installation = /^(\/.+?)\/_work(?:\/|$)/.exec(path)?.[1];
    return installation === undefined || isInside({ path: userHome, directory: installation }) ? [] : [installation];
  });
}

/** Files that others may not read: programs and libraries are for everyone. */
function closed(top: string, { needed, ofJob }: SecretsOptions): readonly string[] {
  const found: string[] = [];
  const open = [{ path: top, level: 1 }];
  let names = 0;
  for (const { path: directory, level } of open) {
    for (const entry of attempt(() => readdirSync(directory, { withFileTypes: true }), [])) {
      names += 1;
      if (names > mostNames) return found;
      const path = join(directory, entry.name);
      const isDirectory = entry.isDirectory();
      if (!isDirectory && !entry.isFile()) continue;
      const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o777;
      const isAround = [...needed, ...ofJob].some((other) => isInside({ path: other, directory: path }));
      if (isDirectory && !isAround && (mode & 0o005) !== 0o005) found.push(path);
      else if (isDirectory && level < mostLevels && !skipped.test(entry.name)) open.push({ path, level: level + 1 });
      // A program is not a secret, and its owner may be the only one who uses it.
      else if (!isDirectory && (mode & 0o115) === 0) found.push(path);
    }
  }
  return found.filter(isReadable);
}

/** Other users' secrets need no protection. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
