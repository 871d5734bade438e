// The licenses of every package that is bundled: what src/ names and what those packages depend on, with the text of
// each license file. The published package has no dependencies, so package-lock.json does not tell them from the tools.
// ncc's own list loses packages whose modules get concatenated. What a package has compiled into it without saying so
// is in notices/NAME.txt here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root the folder of package-lock.json and node_modules @returns {string} the text of the notices */
export function notices(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sections = withDependencies(packages, bundledPackages(root, Object.keys(packages[''].devDependencies)))
    .map((path) => section(root, path))
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
  const seen = new Set();
  const unique = sections.filter(({ title }) => !seen.has(title) && seen.add(title));
  const rule = '-'.repeat(80);
  return `${unique.map(({ title, text }) => `${title}\n\n${text}\n`).join(`\n${rule}\n\n`)}`;
}

/** The names that a file of src/ loads at run time. */
function bundledPackages(root, names) {
  const sources = readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => /\.m?ts$/.test(path))
    .map((path) => readFileSync(join(root, 'src', path), 'utf8').replaceAll(/^import type .*$/gm, ''))
    .join('\n');
  const loaded = [...sources.matchAll(/(?:\bfrom '|\bimport\('|\/node_modules\/)((?:@[\w.-]+\/)?[\w.-]+)/g)].map(
    ([, name]) => name,
  );
  return names.filter((name) => loaded.includes(name));
}

/** The paths in the lock file of these packages and of everything that they load, found as Node finds them. */
function withDependencies(packages, names) {
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const path of found) {
    const { dependencies, peerDependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
      const parents = path
        .split('/node_modules/')
        .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
      const place = [...parents.reverse().map((parent) => `${parent}/`), ''].map(
        (parent) => `${parent}node_modules/${name}`,
      );
      const installed = place.find((each) => packages[each] !== undefined);
      if (installed !== undefined) found.add(installed);
    }
  }
  return [...found];
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
