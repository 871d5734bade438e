import { plainText } from '../plain-text.js';
import { oneLine } from '../text.js';

/** The title of a commit, an issue or a pull request; empty if nothing of the text can be shown. */
export function plainTitle(text: string): string {
  return oneLine(plainText(text));
}
