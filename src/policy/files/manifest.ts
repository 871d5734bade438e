import type { PathFacts } from '../types.js';

/** Files that define what package managers, test runners and build programs run in a directory. */
const manifest =
  /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;

export function manifestsIn(directory: string, world: PathFacts): readonly string[] {
  return world
    .entries(directory)
    .filter((name) => manifest.test(name) && world.kindOf(`${directory}/${name}`) === 'file');
}
