// The licences of every package that is bundled: the production closure of package-lock.json, with the text of
// each license file. ncc's own list loses packages whose modules get concatenated. What a package has compiled into it
// without saying so is in notices/NAME.txt here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root the folder of package-lock.json and node_modules @returns {string} the text of the notices */
export function notices(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sections = Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.devOptional)
    .map(([path]) => section(root, path))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
  const seen = new Set();
  const unique = sections.filter(({ title }) => !seen.has(title) && seen.add(title));
  const rule = '-'.repeat(80);
  return `${unique.map(({ title, text }) => `${title}\n\n${text}\n`).join(`\n${rule}\n\n`)}`;
}

function section(root, path) {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} stands in package-lock.json but is not installed: run npm ci`);
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  const text =
    texts.length > 0
      ? texts.join('\n\n')
      : `Licensed under ${license} by ${holder}; the package ships no license file.`;
  const compiled = join(import.meta.dirname, 'notices', `${name.replace('/', '__')}.txt`);
  const more = existsSync(compiled) ? `\n\n${readFileSync(compiled, 'utf8').replaceAll('\r\n', '\n').trim()}` : '';
  return { title: `${name} ${version} (${license})`, text: text + more };
}
