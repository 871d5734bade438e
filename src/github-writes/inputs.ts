import * as z from 'zod/mini';
import { integerInput, textInput } from '../tools/input.js';

/** GitHub accepts 65,536 characters; the rest is reserved for the marker and for text that is moved into the body. */
export const maxBodyCharacters = 60_000;

export function bodyText(description: string) {
  return textInput(description, { most: maxBodyCharacters });
}

export function nameListInput(description: string) {
  return z.array(textInput('A name.', { most: 100 })).check(z.maxLength(10), z.describe(description));
}

export function commitPaths() {
  return z
    .array(textInput('A path.', { most: 1_000 }))
    .check(
      z.maxLength(100),
      z.describe(
        'The changed files or directories that it takes, relative to the workspace. Default: all that this run changed, without new files that only a command made.',
      ),
    );
}

export function loginInput() {
  return z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/), z.describe('A login name.'));
}

export function threadInput() {
  return integerInput('The number of the thread, as the context shows it.', 1, Number.MAX_SAFE_INTEGER);
}
