import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { isInside } from '../../policy/files/paths.js';

const mostLinks = 300;
const mostSteps = 20;

/** Parts of an installed tool next to its `bin`; what else is there may be a project. */
const partsOfTool = ['bin', 'lib', 'lib64', 'libexec', 'share', 'node_modules', 'include', 'pyvenv.cfg'];

/** With the links in between, as pnpm, pipx, Volta, corepack and Nix put on the PATH. Never around a private directory. */
export function linkedTools(directory: string, privateFolders: readonly string[]): readonly string[] {
  const shown = new Set<string>();
  const isPrivate = (path: string): boolean =>
    privateFolders.some((folder) => isInside({ path: folder, directory: path }));
  const links = [directory, ...linksIn(directory)];
  for (const link of links.slice(0, mostLinks)) {
    const { through, real } = followed(link);
    for (const path of through) shown.add(path);
    if (real === null || real === directory) continue;
    for (const path of link === directory ? [real] : partsAround(real)) if (!isPrivate(path)) shown.add(path);
  }
  return [...shown];
}

/** The packages around a program of node_modules, the parts of a tool around its `bin`, otherwise the program alone. */
function partsAround(real: string): readonly string[] {
  const packages = /^(.*?\/node_modules)\//.exec(real)?.[1];
  if (packages !== undefined) return [packages];
  if (!/^s?bin$/.test(basename(dirname(real)))) return [real];
  const top = dirname(dirname(real));
  return [real, ...partsOfTool.map((name) => join(top, name)).filter(isThere)];
}

function linksIn(directory: string): readonly string[] {
  return attempt(
    () =>
      readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
        entry.isSymbolicLink() ? [join(directory, entry.name)] : [],
      ),
    [],
  );
}

/** The links on the way of a path, and what it leads to; `null` if it leads nowhere. */
function followed(path: string): { readonly through: readonly string[]; readonly real: string | null } {
  const through: string[] = [];
  let at = path;
  for (let step = 0; step < mostSteps; step += 1) {
    const link = firstLink(at);
    if (link === null) return { through, real: isThere(at) ? at : null };
    through.push(link);
    at = resolve(dirname(realOf(link)), readlinkSync(link)) + at.slice(link.length);
  }
  return { through, real: null };
}

function firstLink(path: string): string | null {
  const names = path.split('/').filter((name) => name !== '');
  for (const [index] of names.entries()) {
    const part = `/${names.slice(0, index + 1).join('/')}`;
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink() === true) return part;
  }
  return null;
}

/** The path with the links of its directory resolved. */
function realOf(link: string): string {
  return attempt(() => join(realpathSync(dirname(link)), basename(link)), link);
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
