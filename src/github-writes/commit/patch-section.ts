import { fenced } from '../../sanitize/code.js';

/** The sentence of a push that became a patch, whose row then has the address of the comment with it. */
export const patchInComment = 'The patch is in a comment.';

/** The same if the patch is in the result of the run, as it is posted. */
export const patchInResult = 'The patch is in the result.';

/** Longer ones do not fit into a comment. */
export const mostOfPatch = 40_000;

/** A patch for people who want to apply it. */
export function patchSection(patch: string): string {
  return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${fenced(patch, 'diff')}`;
}
