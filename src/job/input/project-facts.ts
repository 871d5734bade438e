import type { PathFacts } from '../../policy/types.js';

const managers = [
  ['pnpm', 'pnpm-lock.yaml'],
  ['yarn', 'yarn.lock'],
  ['bun', 'bun.lock'],
  ['bun', 'bun.lockb'],
  ['npm', 'package-lock.json'],
  ['npm', 'npm-shrinkwrap.json'],
  ['uv', 'uv.lock'],
  ['poetry', 'poetry.lock'],
] as const;

const projectFiles = [
  ...['pyproject.toml', 'tox.ini', 'Cargo.toml', 'go.mod', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'Makefile'],
  ...['justfile', 'CMakeLists.txt', 'Gemfile', 'composer.json', 'mix.exs', 'deno.json', 'Taskfile.yml'],
];

const mostScripts = 30;
/** A name of the checkout is data: only what cannot be a sentence is shown. */
const plainName = /^[\w:.-]{1,40}$/;

/** How this project is built and tested, by its files in the workspace; empty if none is known. */
export function projectFacts(world: PathFacts): readonly string[] {
  const { workspace } = world;
  const names = new Set(world.entries(workspace));
  const used = [...new Set(managers.flatMap(([manager, file]) => (names.has(file) ? [manager] : [])))];
  const scripts = names.has('package.json') ? scriptsIn(world.packageManifest(workspace)) : [];
  const others = projectFiles.filter((name) => names.has(name));
  return [
    ...(used.length === 0 ? [] : [`The lock file is that of ${used.join(' and ')}.`]),
    ...(scripts.length === 0 ? [] : [`The scripts of package.json are ${scripts.join(', ')}.`]),
    ...(others.length === 0 ? [] : [`The workspace has ${others.join(', ')}.`]),
  ];
}

function scriptsIn(manifest: string | null): readonly string[] {
  if (manifest === null) return [];
  try {
    const { scripts } = JSON.parse(manifest) as { readonly scripts?: unknown };
    if (typeof scripts !== 'object' || scripts === null) return [];
    return Object.keys(scripts)
      .filter((name) => plainName.test(name))
      .slice(0, mostScripts);
  } catch {
    return [];
  }
}
