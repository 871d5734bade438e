// Builds dist/: tsc, then ncc over the emitted JavaScript, then the two small files that start it and the
// notices of everything that went in. Deterministic: the same sources and lock file give the same bytes.
//   node scripts/build.mjs [--out DIRECTORY]
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { lean } from './lean.mjs';
import { notices } from './notices.mjs';
import { starter } from './starter.mjs';

const root = resolve(import.meta.dirname, '..');
const outFlag = process.argv.indexOf('--out');
const out = outFlag < 0 ? join(root, 'dist') : resolve(process.argv[outFlag + 1]);
// Built next to it and moved at the end: a build that fails leaves the last good one.
const fresh = `${out}.new`;
const require = createRequire(import.meta.url);

function run(file, ...args) {
  execFileSync(process.execPath, [file, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

rmSync(join(root, 'lib'), { recursive: true, force: true });
rmSync(fresh, { recursive: true, force: true });
run(require.resolve('typescript/bin/tsc'), '-p', '.');
// Without the word "module" next to its input ncc writes CommonJS: Node starts that without its ESM loader, and a
// chunk loads in one step. A twentieth of the time to the first model request.
writeFileSync(join(root, 'lib/package.json'), '{}\n');
run(require.resolve('@vercel/ncc/dist/ncc/cli.js'), 'build', 'lib/bundle.js', '-o', fresh, '--quiet');
const parser = readFileSync(require.resolve('sh-syntax/main.wasm'));
if (!existsSync(join(fresh, 'main.wasm')) || !readFileSync(join(fresh, 'main.wasm')).equals(parser))
  throw new Error('the bundler did not put main.wasm next to the bundle: see src/platform/process/second-parser.ts');
for (const part of ['common', 'full', 'landlock']) {
  const launcher = readFileSync(join(root, `src/platform/sandbox/launcher-${part}.pl`));
  const copy = join(fresh, `launcher-${part}.pl`);
  if (!existsSync(copy) || !readFileSync(copy).equals(launcher))
    throw new Error('the bundler did not put the launcher next to the bundle: see src/platform/sandbox/launcher.ts');
}
// The bundler names these files by their hash.
for (const [path, user] of [
  ['src/platform/files/search/search-worker.mjs', 'search-files.ts'],
  ['src/platform/files/pdf-worker.mjs', 'pdf-text.ts'],
  ['src/platform/files/pdf-character-maps.mjs', 'pdf-text.ts'],
  ['node_modules/unpdf/dist/pdfjs.mjs', 'pdf-text.ts'],
]) {
  const bytes = readFileSync(join(root, path));
  if (!readdirSync(fresh).some((name) => name.endsWith('.mjs') && readFileSync(join(fresh, name)).equals(bytes)))
    throw new Error(`the bundler did not put ${path} next to the bundle: see src/platform/files/${user}`);
}
for (const entry of ['cli', 'action']) writeFileSync(join(fresh, `${entry}.js`), starter(entry));
writeFileSync(join(fresh, 'package.json'), '{ "type": "commonjs" }\n');
chmodSync(join(fresh, 'cli.js'), 0o755);
for (const name of readdirSync(fresh)) {
  if (!/\.(js|json|txt)$/.test(name)) continue;
  // A checkout may hold CRLF or not, depending on git's settings; the committed bundle never does.
  const text = readFileSync(join(fresh, name), 'utf8').replaceAll('\r\n', '\n');
  writeFileSync(join(fresh, name), name.endsWith('index.js') ? await lean(text) : text);
}
writeFileSync(join(fresh, 'THIRD_PARTY_NOTICES.txt'), notices(root));
rmSync(out, { recursive: true, force: true });
renameSync(fresh, out);
