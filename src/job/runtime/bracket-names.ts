import { only } from '../../errors.js';
import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';
import { bracket } from '../../policy/rules/path-pattern.js';

/** Whether a list of rules names a path with a bracket or a brace, which may be a pattern or the name of a folder. */
export function namesBracket(rules: readonly string[]): boolean {
  return rules.some((rule) => !rule.startsWith('Bash') && bracket.test(rule));
}

/** The paths of a commit whose last name has a bracket or a brace, relative to the directory of git. */
export async function bracketNames(git: Git, commit: string): Promise<ReadonlySet<string>> {
  const files = await git.listAtRef(commit, '.').catch(only(GitProblem, () => []));
  const names = new Set<string>();
  for (const { path } of files) {
    if (!bracket.test(path)) continue;
    const segments = path.split('/');
    for (const [at, name] of segments.entries()) if (bracket.test(name)) names.add(segments.slice(0, at + 1).join('/'));
  }
  return names;
}
