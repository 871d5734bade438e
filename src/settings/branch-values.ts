import * as z from 'zod/mini';
import { isPlainBranch } from '../platform/git/branch-name.js';
import { checkedText } from './values.js';

export function branchName() {
  return checkedText(isPlainBranch, 'must be the name of a branch of letters, digits and any of . _ / # + , @ = -');
}

/** Must begin a valid name, and must not be empty: the branches of people and of the model must be different. */
export function branchPrefix() {
  const isPrefix = (value: string) => /^[A-Za-z0-9][\w./-]{2,49}$/.test(value) && isPlainBranch(`${value}x`);
  return checkedText(
    isPrefix,
    'must be 3 to 50 letters, digits, dots, dashes, underscores or slashes, such as sallyport/',
  );
}

/** A commit by its full id, or a branch of the server. Any other name means what the clone says. */
export function commitOrBranch() {
  const schema = () => {
    const error = ({ input }: { readonly input?: unknown }) =>
      `must be a full commit id or the name of a branch on the server${replacementFor(input)}`;
    return z.string({ error }).check(z.refine((value) => isCommitId(value) || isPlainBranch(value), { error }));
  };
  return { schema, json: { type: 'string' } };
}

export const isCommitId = (text: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

function replacementFor(value: unknown): string {
  if (typeof value !== 'string') return '';
  const [, branch = ''] = /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/.exec(value) ?? [];
  return isPlainBranch(branch) ? `: write ${branch}` : ': write the id that git rev-parse prints for it';
}
