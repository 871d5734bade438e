// Writes src/policy/programs/table.ts: every exported program of the files below its folder, once.
// A test checks that the table is complete. Run after adding, renaming or removing a program:
//   npm run programs
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'src/policy/programs');
const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin/biome');

const declaration =
  /^export const (\w+)(?:: Program = | = (defineProgram|definePrograms|defineSimilarPrograms|defineGuardedPrograms|defineByOptions|defineFamily|defineWrapper|defineWrappers|guarded|guardedFamily)\()/gm;

const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && file !== 'table.ts')
  .sort()
  .flatMap((file) => {
    const found = [...readFileSync(join(folder, file), 'utf8').matchAll(declaration)];
    const path = `./${file.replace(/\.ts$/, '.js')}`;
    return found.map(([, name, maker = '']) => ({ name, path, spread: maker.endsWith('s') ? '...' : '' }));
  });

const table = `// Written by \`npm run programs\`.
import type { Program } from '../shell/types.js';
${programs.map(({ name, path }) => `import { ${name} } from '${path}';`).join('\n')}

/** Every known program. */
export const programs: readonly Program[] = [
${programs.map(({ name, spread }) => `  ${spread}${name},`).join('\n')}
];

const byName: ReadonlyMap<string, Program> = new Map(
  programs.flatMap((program) => program.names.map((name) => [name, program])),
);

/** The program with this bare name; case-sensitive. */
export function programFor(name: string): Program | undefined {
  return byName.get(name);
}
`;

writeFileSync(join(folder, 'table.ts'), table);
execFileSync(process.execPath, [biome, 'check', '--write', '--max-diagnostics=none', join(folder, 'table.ts')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
