import { literalSegment } from '../files/glob.js';
import { isInside } from '../files/paths.js';
import { isProtectedPath } from '../files/protected.js';
import { sensitivity } from '../files/sensitivity.js';
import { parseRules } from '../rules/parse-rules.js';
import { basesOf, type PathPattern, specifierFor } from '../rules/path-pattern.js';
import type { PathFacts, RuleLists } from '../types.js';
import { createFileGuard, type PolicyOptions } from './engine.js';

/** Existing paths outside the workspace that allow rules name, with everything below them. */
export interface PathsOutside {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
}

export function pathsOutside({ allow }: RuleLists, world: PathFacts): PathsOutside {
  const { rules } = parseRules({ allow, ask: [], deny: [] });
  const pathsOf = (tools: readonly string[]): readonly string[] => {
    const named = rules.allow.flatMap(({ tool, specifier }) =>
      tools.includes(tool) && specifier.kind === 'path' ? wholePaths(specifier.pattern, world) : [],
    );
    const shown = named.filter((path) => world.kindOf(path) !== 'missing' && mayBeShown(path, world));
    return [...new Set(shown.flatMap((path) => [path, world.realpath(path)]))].filter((path) =>
      mayBeShown(path, world),
    );
  };
  return { readable: pathsOf(['Read']), writable: pathsOf(['Write', 'Edit']) };
}

/** Those without a wildcard, or with nothing but `**` at the end. */
function wholePaths(pattern: PathPattern, world: PathFacts): readonly string[] {
  if (pattern.up.some((levels) => levels > 0)) return [];
  return pattern.globs.flatMap((glob) => {
    const segments = glob.at(-1)?.kind === 'globstar' ? glob.slice(0, -1) : glob;
    const names = segments.map(literalSegment);
    return names.length === 0 || names.includes(null)
      ? []
      : basesOf(pattern, world, false).map((base) => `${base === '/' ? '' : base}/${names.join('/')}`);
  });
}

/** Sockets of services, and directories with the files of the run or of its user, are not shown as a whole. */
function mayBeShown(path: string, { workspace, home, temporary = workspace }: PathFacts): boolean {
  const holdsPrivate = [workspace, home, temporary].some((directory) => isInside({ path: directory, directory: path }));
  return !holdsPrivate && !isInside({ path, directory: workspace }) && !isProtectedPath(path) && !services.test(path);
}

const services = /^(?:\/var)?\/run(?:\/|$)/;

/** Whether commands may see a file of the repository that is outside the workspace: by the same rules, if its name is ordinary. */
export function createRepositoryGuard(directory: string, options: PolicyOptions): (path: string) => boolean {
  const { lists, world } = options;
  const allow = [...lists.allow, `Read(${specifierFor(directory, world)}/**)`];
  const guard = createFileGuard({ ...options, lists: { ...lists, allow }, tool: 'Read' });
  return (path) => isInside({ path, directory }) && sensitivity(path) === 'low' && guard('read', path, 'once') === null;
}
