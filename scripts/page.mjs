// Bundles the script and the style of the HTML report (page/) into src/report/page/page-assets.json.
// --check writes nothing and fails if the file is out of date.
//   node scripts/page.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'src/report/page/page-assets.json');

const bundle = await rolldown({ input: join(root, 'page/main.ts'), platform: 'browser', cwd: root });
const { output } = await bundle.generate({ format: 'iife', minify: true });
await bundle.close();
const script = output[0].code.trim();
const style = readFileSync(join(root, 'page/style.css'), 'utf8')
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .trim();
// Both are embedded as they are, so neither may end its element.
for (const text of [script, style])
  if (/<\/|<!--|<script/i.test(text))
    throw new Error('the script or the style contains markup: write it in another way');

const made = `${JSON.stringify({ script, style }, null, 2)}\n`;
if (made === readFileSync(target, 'utf8')) process.exit();
if (process.argv.includes('--check')) {
  console.error('src/report/page/page-assets.json is out of date. Run: npm run page');
  process.exitCode = 1;
} else writeFileSync(target, made);
