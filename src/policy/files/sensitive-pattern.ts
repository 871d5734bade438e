import { matchesName, parseGlob } from './glob.js';
import { foldPath } from './paths.js';
import { highNames } from './sensitive-names.js';
import { sensitivity } from './sensitivity.js';

export type NameTest = (name: string) => boolean;

/** The name test for a pattern, whose last segment counts; `null` if the pattern cannot be parsed. */
export function nameTest(pattern: string): NameTest | null {
  if (/\[[:.=]/.test(pattern)) return null;
  const globs = parseGlob(foldPath(pattern));
  const names = globs?.flatMap((glob) => glob.at(-1) ?? []);
  return names === undefined ? null : (name) => names.some((segment) => matchesName(segment, foldPath(name)));
}

export function picksEverything(pattern: string): boolean {
  return /^(?:\.?\/)?\*+(?:\/\*+)*$/.test(pattern);
}

const samples: readonly string[] = highNames.flatMap(([, names]) => names.split(' '));

/** A pattern that also matches one of these is not a search for secrets. */
const ordinary: readonly string[] =
  'readme.md readme.txt package.json config.json config.yml config.yaml pyproject.toml setup.cfg setup.ini app.properties pom.xml data.csv index.ts main.py makefile .gitignore server.ts app.jsx api.md'.split(
    ' ',
  );

/** True for the name of a sensitive file, and for a name pattern that matches such names but no ordinary ones. */
export function isAboutSecrets(pattern: string): boolean {
  if (picksEverything(pattern)) return false;
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  if (!/[*?[{\\]/.test(name)) return sensitivity(`/${name}`) === 'high';
  const test = nameTest(name);
  return test === null || (samples.some(test) && !ordinary.some(test));
}

/** Like `isAboutSecrets`, for a path pattern: a private directory in it counts too. */
export function isAboutSecretPaths(pattern: string): boolean {
  if (picksEverything(pattern)) return false;
  if (/(?:^|\/)\.git\//i.test(pattern)) return true;
  const [, above = '', name = ''] = /^(.*\/|)([^/]*)$/.exec(pattern) ?? [];
  return sensitivity(`/${above}x`) === 'high' || (!/^\**$/.test(name) && isAboutSecrets(name));
}
