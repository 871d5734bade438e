import { relativeInside } from '../files/paths.js';
import type { PathFacts } from '../types.js';
import { evaluateFile, type PolicyContext } from './file.js';

/** Files that define what package managers, test runners and build programs run in a directory. */
const manifest =
  /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;

/** Third-party code: installed packages and hidden directories. */
const thirdParty = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;

function manifestsIn(directory: string, world: PathFacts): readonly string[] {
  return world
    .entries(directory)
    .filter((name) => manifest.test(name) && world.kindOf(`${directory}/${name}`) === 'file');
}

/** Whether a directory contains a project manifest. */
export function hasManifest(directory: string, world: PathFacts): boolean {
  return manifestsIn(directory, world).length > 0;
}

/**
 * Whether a workspace package is as trusted as the workspace root: the rules do not allow writing its manifest, or they
 * also allow writing the root's.
 */
export function isTrustedPackage(directory: string, context: PolicyContext): boolean {
  const { world } = context;
  const inside = relativeInside({ path: directory, directory: world.workspace });
  if (inside === null || thirdParty.test(inside)) return false;
  const mayWrite = (path: string): boolean => evaluateFile('write', path, 'Bash', context).decision === 'allow';
  const manifests = manifestsIn(directory, world);
  return (
    manifests.length > 0 &&
    manifests.every((name) => !mayWrite(`${directory}/${name}`) || mayWrite(`${world.workspace}/${name}`))
  );
}
