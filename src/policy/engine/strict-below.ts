import { allFilesBelow } from '../files/files-below.js';
import { relativeInside } from '../files/paths.js';
import type { Rule } from '../rules/parse-rules.js';
import { matchesPath, mayMatchBelow, type PathPattern } from '../rules/path-pattern.js';
import { shellLimits } from '../shell/limits.js';
import type { PathFacts } from '../types.js';

export interface StrictBelow {
  readonly rule: Rule;
  readonly clause: string;
}

interface Facts {
  readonly world: PathFacts;
  readonly compared: { count: number };
}

/** The first rule that covers, or with too many files may cover, a file deleted with its directory; else `null`. */
export function strictBelow(directory: string, rules: readonly Rule[], facts: Facts): StrictBelow | null {
  const candidates = rules.flatMap((rule) =>
    rule.specifier.kind === 'path' ? [{ rule, pattern: rule.specifier.pattern }] : [],
  );
  const found = coveredBelow(directory, candidates, facts);
  if (found === null) return null;
  const { rule } = found.by;
  return { rule, clause: clauseOf(found.file, `the rule ${rule.text}`, facts.world) };
}

interface CoveredBelow<T> {
  readonly by: T;
  /** `null` if there are too many files to find one. */
  readonly file: string | null;
}

/** The first pattern that covers a file in a directory, except for files that something else permits. */
export function coveredBelow<T extends { readonly pattern: PathPattern }>(
  directory: string,
  candidates: readonly T[],
  { world, compared }: Facts,
  isPermitted: (file: string) => boolean = () => false,
): CoveredBelow<T> | null {
  const possible = candidates.filter(({ pattern }) => mayMatchBelow(pattern, directory, world));
  const [candidate] = possible;
  if (candidate === undefined || world.kindOf(directory) !== 'directory') return null;
  const files = allFilesBelow(directory, world);
  compared.count += possible.length * (files?.length ?? 0);
  if (files === null || compared.count > shellLimits.rules) return { by: candidate, file: null };
  for (const file of files) {
    const by = possible.find(({ pattern }) => matchesPath(pattern, file, world, true));
    if (by !== undefined && !isPermitted(file)) return { by, file };
  }
  return null;
}

export function clauseOf(file: string | null, what: string, { workspace }: PathFacts): string {
  if (file === null) return `it contains too many files to compare each of them with ${what}`;
  return `it contains ${relativeInside({ path: file, directory: workspace }) ?? file}, which ${what} covers`;
}
