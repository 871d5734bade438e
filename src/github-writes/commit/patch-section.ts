import { fenced } from '../../sanitize/code.js';

/** Longer ones do not fit into a comment. */
export const mostOfPatch = 40_000;

export function patchSection(patch: string): string {
  return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${fenced(patch, 'diff')}`;
}
