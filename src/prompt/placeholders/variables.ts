import type { FoundPlaceholders } from './types.js';

/** `{{name}}` of GitHub Models, with optional blanks inside; `{{args}}` means the arguments, as in other formats. */
export function findVariables(body: string): FoundPlaceholders[] {
  return [...body.matchAll(/\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g)].map(({ 0: source, 1: name = '', index }) => ({
    kind: name === 'args' ? 'args' : 'variable',
    start: index,
    end: index + source.length,
    content: name,
  }));
}
