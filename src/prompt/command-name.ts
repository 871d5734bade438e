import { startOf } from '../text.js';

const maxSegment = 50;

/**
 * The name of a command by its path below the commands directory (`/` between the parts, with its ending):
 * `git/commit.toml` is `git:commit`. Characters outside `[A-Za-z0-9_.-]` become `_`, long parts are cut.
 */
export function commandName(path: string): string {
  return path
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map((part) => {
      const clean = part.replace(/[^A-Za-z0-9_.-]/gu, '_');
      return clean.length > maxSegment ? `${clean.slice(0, maxSegment - 3)}...` : clean;
    })
    .join(':');
}

/** A text on one line: escape sequences, controls and what does not show out. */
export function plainLine(text: string): string {
  const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
  return text
    .replace(escapes, '')
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** A description for one line of a list, at most 100 characters. */
export function cleanDescription(text: string): string {
  const clean = plainLine(text);
  if (clean.length <= 100) return clean;
  return `${startOf(clean, 97)}...`;
}
