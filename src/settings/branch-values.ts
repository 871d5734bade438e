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
