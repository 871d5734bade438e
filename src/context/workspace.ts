import { resolve } from 'node:path';
import { UserError } from '../errors.js';
import { createWorld } from '../platform/files/path-facts.js';

/** The workspace as an absolute path with links resolved. Throws UserError `directory-missing`. */
export function findWorkspace(directory: string, from: string): string {
  const path = resolve(from, directory);
  const world = createWorld(path, from);
  if (world.kindOf(world.workspace) === 'directory') return world.workspace;
  throw new UserError({
    code: 'directory-missing',
    where: 'working-directory',
    what: `${directory} is no directory`,
    found: world.kindOf(world.workspace) === 'missing' ? 'nothing at that path' : 'a file',
    mend: 'name a directory that exists when the step runs; in a workflow, check out the repository first',
  });
}
