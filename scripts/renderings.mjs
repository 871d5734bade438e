// Writes test/fixtures/renderings.json: documents, and what is posted of them, which GitHub's own renderer (cmark-gfm, a
// package of Debian) shows alike. Fails for a document that it shows differently. Run after a change of src/sanitize:
//   node scripts/renderings.mjs            the fixture
//   node scripts/renderings.mjs 2000       compares so many random documents, and writes nothing
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadSource } from './load-source.mjs';

const root = resolve(import.meta.dirname, '..');
const { sanitizeOutgoing, randomMarkdown, rendered } = await loadSource(
  'src/sanitize/outgoing.ts',
  'test/doubles/random-markdown.ts',
  'test/doubles/cmark.ts',
);

const count = Number(process.argv[2] ?? 60);
const renderings = [];
let different = 0;
for (let seed = 1; seed <= count; seed += 1) {
  const markdown = randomMarkdown(seed);
  const posted = sanitizeOutgoing(markdown, { hosts: ['github.com'], mentions: [] }).text;
  const html = rendered(markdown);
  if (posted !== markdown && rendered(posted) !== html) {
    different += 1;
    console.error(`The document of seed ${String(seed)} is shown differently.`);
  }
  renderings.push({ seed, posted, html });
}
console.log(`${String(count - different)} of ${String(count)} documents are shown alike.`);
if (different > 0) process.exitCode = 1;
else if (process.argv[2] === undefined)
  writeFileSync(join(root, 'test/fixtures/renderings.json'), `${JSON.stringify(renderings, null, 1)}\n`);
