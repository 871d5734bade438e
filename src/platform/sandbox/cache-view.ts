import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import type { Home } from '../process/homes.js';
import type { MachineFolders } from './machine-folders.js';
import type { ViewEntry } from './plan.js';

/**
 * The caches of the user in the HOME of a command, at level `full`. What the command adds is kept next to its HOME, where
 * no command could exchange a directory for a link.
 */
export function cacheView(
  { home }: Home,
  { caches, userHome, secrets }: MachineFolders,
  call: string,
): readonly ViewEntry[] {
  const shown = caches.map((name): ViewEntry => {
    const layers = join(dirname(home), `${basename(home)}-caches`, name.replaceAll('/', '-'));
    const own = [join(layers, 'upper'), join(layers, call)];
    for (const path of own) mkdirSync(path, { recursive: true, mode: 0o700 });
    return ['cache', join(home, name), { inode: '', paths: [join(userHome, name), ...own] }];
  });
  const hidden = secrets.filter((path) => caches.some((name) => isInside({ path, directory: join(userHome, name) })));
  return [...shown, ...hidden.map((path): ViewEntry => ['mask', home + path.slice(userHome.length)])];
}
