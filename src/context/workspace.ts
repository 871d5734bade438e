import { resolve } from 'node:path';
import { UserError } from '../errors.js';
import { createPathFacts } from '../platform/files/path-facts.js';

/** The workspace as an absolute path with links resolved. Throws UserError `directory-missing`. */
export function findWorkspace(directory: string, from: string): string {
  const path = resolve(from, directory);
  const world = createPathFacts(path, from);
  if (world.kindOf(world.workspace) === 'directory') return world.workspace;
  throw new UserError({
    code: 'directory-missing',
    location: 'working-directory',
    message: `${directory} is no directory`,
    found: world.kindOf(world.workspace) === 'missing' ? 'nothing at that path' : 'a file',
    hint: 'name a directory that exists when the step runs; in a workflow, check out the repository first',
  });
}
