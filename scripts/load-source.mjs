import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');

/** Imports modules of src/ without a build: they and their imports are transpiled (or copied, JSON) to .cache/source. */
export async function loadSource(...paths) {
  const out = join(root, '.cache/source');
  rmSync(out, { recursive: true, force: true });
  const seen = new Set();
  const emit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
      compilerOptions: { target: 'ES2023', module: 'ESNext', verbatimModuleSyntax: true },
    });
    const target = join(out, relative(root, path)).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
    for (const [, to] of outputText.matchAll(/from '(\.[^']+\.json)'/g))
      cpSync(resolve(dirname(path), to), resolve(dirname(target), to));
    // A file that is read at run time, next to the bundle: see search-files.ts.
    for (const [, to] of outputText.matchAll(/new URL\('(?:\.\.\/)+(src\/[^']+)'/g)) {
      mkdirSync(dirname(join(out, to)), { recursive: true });
      cpSync(join(root, to), join(out, to));
    }
    for (const [, to] of outputText.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g))
      emit(resolve(dirname(path), `${to}.ts`));
  };
  for (const path of paths) emit(join(root, path));
  const modules = await Promise.all(
    paths.map((path) => import(pathToFileURL(join(out, path.replace(/\.ts$/, '.js'))).href)),
  );
  return Object.assign({}, ...modules);
}
