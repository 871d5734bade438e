import { absolutePath } from '../files/paths.js';
import { isProtectedPath } from '../files/protected.js';
import { sensitivity } from '../files/sensitivity.js';
import type { WordContext } from './context.js';

/** The directories in which a pattern looks for names; a private one may not be listed by `ls` either. */
export function listPrivate(pattern: string, context: WordContext): void {
  const first = pattern.search(/[*?[]/);
  for (let at = pattern.indexOf('/', first); at >= 0; at = pattern.indexOf('/', at + 1))
    listOne(pattern.slice(0, at), context);
  listOne(pattern.slice(0, pattern.lastIndexOf('/', first) + 1), context);
}

function listOne(directory: string, context: WordContext): void {
  if (directory === '') return;
  const path = absolutePath(directory, context.state.cwd);
  if (isProtectedPath(path) || sensitivity(path) === 'high') context.list(path);
}
