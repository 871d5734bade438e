import { rethrowUnless } from '../errors.js';
import { isTooComplex, maxCharacters } from './complexity.js';
import { createChangeCounts } from './counts.js';
import { withoutHidden } from './hidden.js';
import { withoutHomoglyphs } from './homoglyphs.js';
import { parsePage, TooDeepError, visibleContent } from './page.js';
import { pageMarkdown } from './page-markdown.js';
import { withoutHiddenTokens } from './source-edits.js';

const tooComplex = '[Omitted: the markup of this text is too deeply nested to show only what its page shows.]';

/**
 * What a reader of its page sees: no comments, tags, hidden elements, descriptions, titles, unused definitions, extra
 * cells or invisible characters; homoglyphs become ASCII. Unchanged if it hides nothing. Accepts any string;
 * idempotent. A notice replaces a text that takes more than a second to parse.
 */
export function sanitizeIncoming(text: string): string {
  if (text.length > maxCharacters) {
    const omitted = text.length - maxCharacters;
    return `${sanitizeIncoming(text.slice(0, maxCharacters))}\n[Truncated: ${String(omitted)} more characters]`;
  }
  if (isTooComplex(text)) return tooComplex;
  try {
    // The smallest edit of the source with the same page; else the page written as Markdown; else plain text.
    const tree = parsePage(text);
    const visible = visibleContent(tree, cleanText);
    const hidesNothing = (markdown: string): boolean =>
      cleanText(markdown) === markdown &&
      hasOnlyWordsOf(markdown, visible) &&
      withoutHiddenTokens(markdown) === markdown &&
      visibleContent(parsePage(markdown), cleanText) === visible;
    for (const attempt of [
      () => text,
      () => cleanText(withoutHiddenTokens(text)),
      () => pageMarkdown(tree.childNodes, cleanText),
    ]) {
      const markdown = attempt();
      if (hidesNothing(markdown)) return markdown;
    }
    return plainText(visible);
  } catch (error) {
    rethrowUnless(error, TooDeepError);
    return tooComplex;
  }
}

/** Whether no word is more frequent in the source than on its page. The numbers of list items are not words. */
function hasOnlyWordsOf(markdown: string, visible: string): boolean {
  const counts = new Map<string, number>();
  for (const [word] of visible.matchAll(anyWord)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const source = markdown.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, '$1').replace(/\[\^[^\]\n]+\]/g, '');
  for (const [word] of source.matchAll(anyWord)) {
    const left = counts.get(word) ?? 0;
    if (left === 0) return false;
    counts.set(word, left - 1);
  }
  return true;
}

const anyWord = /[\p{L}\p{N}]+/gu;

function cleanText(text: string): string {
  const counts = createChangeCounts();
  return withoutHomoglyphs(withoutHidden(text, counts), counts);
}

/** Without any character that could be markup. */
function plainText(visible: string): string {
  const text = visible.replace(/[\u0000<>&[\]`\\~*_|!#]/g, ' ');
  return cleanText(text.replace(/\s+/g, ' ').trim());
}
