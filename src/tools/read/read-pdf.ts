import { pdfText } from '../../platform/files/pdf-text.js';
import { withoutPeriod } from '../../text.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';

/** The pages of one call. */
const maxPages = 20;
const maxCharacters = 100_000;

export async function showPdfPages(
  { path, bytes, pages }: { readonly path: string; readonly bytes: Buffer; readonly pages: string | undefined },
  signal: AbortSignal,
): Promise<ToolOutput> {
  const range = rangeOf(pages);
  if (range === null) {
    return failedOutput(`pages is a page or a range of at most ${maxPages} pages, such as "3" or "5-12".`);
  }
  const { first, last } = range;
  const found = await pdfText(bytes, { first, last, maxCharacters }, signal);
  if ('problem' in found) return failedOutput(`The text of ${path} cannot be read: ${withoutPeriod(found.problem)}.`);
  if (found.texts.length === 0) return failedOutput(`${path} has ${found.pages} pages; page ${first} does not exist.`);
  const end = first + found.texts.length - 1;
  const shown = found.texts.map((text, index) => `[Page ${first + index} of ${found.pages}]\n${withWords(text)}`);
  if (end < found.pages) shown.push(`[Continue with pages "${end + 1}-${Math.min(end + maxPages, found.pages)}".]`);
  if (found.missing.length > 0)
    shown.push(`[Some text may be missing: the character map ${found.missing.join(', ')} is not available.]`);
  return textOutput(shown.join('\n\n'));
}

function withWords(text: string): string {
  return text.trim() === '' ? '[No text: it may be an image.]' : text.trimEnd();
}

/** `null` if it is not a range of permitted length. */
function rangeOf(pages: string | undefined): { readonly first: number; readonly last: number } | null {
  if (pages === undefined) return { first: 1, last: maxPages };
  const [, from = '', to = from] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(pages) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from === '' || first < 1 || last < first || last - first >= maxPages ? null : { first, last };
}
