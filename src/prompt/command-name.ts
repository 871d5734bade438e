import { lazyRegExp } from '../lazy-reg-exp.js';
import { startOf } from '../text.js';

const maxSegment = 50;

/**
 * `git/commit.toml` below the command directory is `git:commit`. Unusual characters become `_`; long parts are
 * truncated.
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

/** A name as a person writes it, normalized like file names: `/审查`, `git:my commit`. */
export function wantedName(text: string): string {
  return text.trim().replace(/^\//, '').split(':').map(cleanPart).join(':');
}

/** Whether the `name` of a skill's frontmatter is this name; blanks may be written as dashes. */
export function hasName(name: string | null, written: string): boolean {
  return name !== null && (name.trim() === written || name.trim().replace(/\s+/g, '-') === written);
}

const unusable = lazyRegExp(String.raw`[^\p{L}\p{M}\p{N}_.-]`, 'gu');

/** Some systems decompose the accents in a file name. */
function cleanPart(part: string): string {
  return part.normalize('NFC').replace(unusable(), '_');
}

const gaps = lazyRegExp(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, 'gu');

export function plainLine(text: string): string {
  const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
  return text.replace(escapes, '').replace(gaps(), ' ').trim();
}

/** A description for one line of a list, at most 100 characters. */
export function cleanDescription(text: string): string {
  const clean = plainLine(text);
  if (clean.length <= 100) return clean;
  return `${startOf(clean, 97)}...`;
}
