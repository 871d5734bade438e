import { resolve } from 'node:path';
import { UserError } from '../errors.js';
import { createPathFacts } from '../platform/files/path-facts.js';

/** The workspace as an absolute path with links resolved. Throws UserError `directory-missing`. */
export function findWorkspace(directory: string, from: string): string {
  const path = resolve(from, directory);
  const facts = createPathFacts(path, from);
  if (facts.kindOf(facts.workspace) === 'directory') return facts.workspace;
  throw new UserError({
    code: 'directory-missing',
    location: 'working-directory',
    message: `${directory} is not a directory`,
    found: facts.kindOf(facts.workspace) === 'missing' ? 'nothing at that path' : 'a file',
    hint: 'name a directory that exists when the step runs; in a workflow, check out the repository first',
  });
}
