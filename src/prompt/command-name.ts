import { startOf } from '../text.js';

const maxSegment = 50;

/**
 * The name of a command by its path below the commands directory (`/` between the parts, with its ending):
 * `git/commit.toml` is `git:commit`. What is no letter or digit of a script, `_`, `.` or `-` becomes `_`, long parts are cut.
 */
export function commandName(path: string): string {
  return path
    .replace(/\.[^./]*$/, '')
    .split('/')
    .map((part) => {
      const clean = cleanPart(part);
      return clean.length > maxSegment ? `${startOf(clean, maxSegment - 3)}...` : clean;
    })
    .join(':');
}

/** A name as a person writes it, cleaned as the names of files are: `/审查`, `git:my commit`. */
export function wantedName(text: string): string {
  return text.trim().replace(/^\//, '').split(':').map(cleanPart).join(':');
}

/** Some systems take the accents of a file name apart. */
function cleanPart(part: string): string {
  return part.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '_');
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
