import * as z from 'zod/mini';
import { isPlainBranch } from '../platform/git/branch-name.js';

export function branchName() {
  const error = 'must be the name of a branch of letters, digits and any of . _ / # + , @ = -';
  return { schema: () => z.string({ error }).check(z.refine(isPlainBranch, { error })), json: { type: 'string' } };
}

/** Must begin a valid name, and must not be empty: the branches of people and of the model must be different. */
export function branchPrefix() {
  const error = 'must be 3 to 50 letters, digits, dots, dashes, underscores or slashes, such as sallyport/';
  const isPrefix = (value: string) => /^[A-Za-z0-9][\w./-]{2,49}$/.test(value) && isPlainBranch(`${value}x`);
  return { schema: () => z.string({ error }).check(z.refine(isPrefix, { error })), json: { type: 'string' } };
}
