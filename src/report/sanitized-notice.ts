import { formatCount } from '../format-number.js';
import type { Change, ChangeKind } from '../sanitize/types.js';

const words: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  'control-character': ['control character', 'control characters'],
  'terminal-sequence': ['terminal sequence', 'terminal sequences'],
  'direction-mark': ['direction mark', 'direction marks'],
  'invisible-character': ['invisible character', 'invisible characters'],
  homoglyph: ['word with homoglyphs', 'words with homoglyphs'],
  entity: ['entity', 'entities'],
  tag: ['HTML tag', 'HTML tags'],
  'hidden-element': ['hidden element', 'hidden elements'],
  image: ['image', 'images'],
  'link-title': ['link title', 'link titles'],
  'link-definition': ['link definition', 'link definitions'],
  link: ['link to another host', 'links to other hosts'],
  mention: ['mention', 'mentions'],
  'closing-word': ['closing word', 'closing words'],
  reference: ['reference to another repository', 'references to other repositories'],
  'slash-command': ['slash command', 'slash commands'],
  fence: ['open fence', 'open fences'],
  mathematics: ['text with formulas', 'texts with formulas'],
  'unresolvable-markup': ['piece of unresolvable markup', 'pieces of unresolvable markup'],
};

/** `2 mentions, 1 image`: what was sanitized, in trusted words. Empty for no changes. */
export function sanitizedNotice(changes: readonly Change[]): string {
  return changes.map(({ kind, count }) => formatCount(count, ...words[kind])).join(', ');
}
