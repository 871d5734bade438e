import { allFilesBelow } from '../files/files-below.js';
import { relativeInside } from '../files/paths.js';
import type { Rule } from '../rules/parse-rules.js';
import { matchesPath, mayMatchBelow } from '../rules/path-pattern.js';
import { shellLimits } from '../shell/limits.js';
import type { PathFacts } from '../types.js';

export interface StrictBelow {
  readonly rule: Rule;
  /** What the rule has to do with the directory. */
  readonly clause: string;
}

/**
 * The first of these ask or deny rules that covers a file in a directory, which is deleted or moved with it. If the
 * directory holds too many files to check each, the first rule that may cover one; `null` if no rule does.
 */
export function strictBelow(
  directory: string,
  rules: readonly Rule[],
  { world, compared }: { readonly world: PathFacts; readonly compared: { count: number } },
): StrictBelow | null {
  const possible = rules.flatMap((rule) =>
    rule.specifier.kind === 'path' && mayMatchBelow(rule.specifier.pattern, directory, world)
      ? [{ rule, pattern: rule.specifier.pattern }]
      : [],
  );
  const [candidate] = possible;
  if (candidate === undefined || world.kindOf(directory) !== 'directory') return null;
  const files = allFilesBelow(directory, world);
  compared.count += possible.length * (files?.length ?? 0);
  if (files === null || compared.count > shellLimits.rules) {
    const { rule } = candidate;
    return { rule, clause: `it contains too many files to compare each of them with the rule ${rule.text}` };
  }
  for (const file of files) {
    const match = possible.find(({ pattern }) => matchesPath(pattern, file, world, true));
    if (match === undefined) continue;
    const shown = relativeInside({ path: file, directory: world.workspace }) ?? file;
    return { rule: match.rule, clause: `it contains ${shown}, which the rule ${match.rule.text} covers` };
  }
  return null;
}
