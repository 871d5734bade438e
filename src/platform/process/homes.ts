import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whose HOME and TMPDIR it is. None is read by another kind, since configuration in HOME makes programs run code.
 * `repository`: commands of the model that run code of the repository. `words`: those judged by their words alone,
 * each with an empty HOME. `outside`: lines outside the sandbox. `evaluation`: each command of an evaluation.
 */
export type HomeTrust = 'repository' | 'words' | 'outside' | 'evaluation' | `hook ${string}` | `server ${string}`;

export interface Home {
  readonly home: string;
  readonly temporary: string;
}

export type Homes = ReturnType<typeof createHomes>;

/** `directory`: exists; the HOME and TMPDIR of code of the repository are `home` and `tmp` in it. */
export function createHomes(directory: string) {
  const top = realpathSync(directory);
  const kept = new Map<HomeTrust, Home>();
  const passing = new Map<Home, readonly string[]>();
  const named = (name: string): string => {
    const path = join(top, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  };
  // Next to `home`, so that a path with `..` leads to the same directory from each of them.
  const made = (prefix: string): string => mkdtempSync(join(top, prefix));
  const keptHome = (trust: HomeTrust): Home => {
    const known =
      kept.get(trust) ??
      (trust === 'repository'
        ? { home: named('home'), temporary: named('tmp') }
        : { home: made('home-'), temporary: made('tmp-') });
    kept.set(trust, known);
    return known;
  };
  return {
    /** Unconfined processes could have written to those of others, so hooks and servers get new ones. */
    open(trust: HomeTrust, isConfined: boolean) {
      const isKept = trust === 'repository' || trust === 'outside';
      if (isKept || (isConfined && trust !== 'words' && trust !== 'evaluation')) return keptHome(trust);
      // The model passes files from one command to another in TMPDIR.
      const home = { home: made('home-'), temporary: trust === 'words' ? named('tmp') : made('tmp-') };
      passing.set(home, trust === 'words' ? [home.home] : Object.values(home));
      return home;
    },
    leave(home: Home) {
      for (const path of passing.get(home) ?? []) rmSync(path, { recursive: true, force: true });
      passing.delete(home);
    },
  };
}

export function homeVariables({ home, temporary }: Home): Record<string, string> {
  const windows = {
    USERPROFILE: home,
    APPDATA: join(home, 'AppData', 'Roaming'),
    LOCALAPPDATA: join(home, 'AppData', 'Local'),
    TEMP: temporary,
    TMP: temporary,
  };
  return { HOME: home, TMPDIR: temporary, ...(process.platform === 'win32' ? windows : {}) };
}
