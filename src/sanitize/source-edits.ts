import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference';
import { escapeText } from './page-markdown.js';
import { eventsOf, type MarkdownToken } from './structure.js';

/** Removes from Markdown source what its page does not show, as far as single tokens determine that. */
export function withoutHiddenTokens(markdown: string): string {
  let done = '';
  let at = 0;
  const events = eventsOf(markdown, { html: true, inline: true });
  const textOf = (token: MarkdownToken): string => markdown.slice(token.start.offset, token.end.offset);
  const calls = new Set(
    events.flatMap(([, token]) => (token.type === 'gfmFootnoteCallString' ? [textOf(token).toLowerCase()] : [])),
  );
  const table = { columns: 0, cell: 0 };
  let images = 0;
  for (const [kind, token] of events) {
    if (token.type === 'image') images += kind === 'enter' ? 1 : -1;
    if (kind === 'exit') continue;
    if (token.type === 'tableHead') table.columns = 0;
    if (token.type === 'tableRow') table.cell = 0;
    if (token.type === 'tableHeader') table.columns += 1;
    if (token.type === 'tableData') table.cell += 1;
    if (token.start.offset < at) continue;
    const isExtraCell = token.type === 'tableData' && table.cell > table.columns;
    const replacement = isExtraCell ? '' : replacementOf(token, textOf(token), images > 0, calls);
    if (replacement === null) continue;
    const before = markdown.slice(at, token.start.offset);
    done += (suffixes.has(token.type) ? before.trimEnd() : before) + replacement;
    at = token.end.offset;
  }
  return done + markdown.slice(at);
}

/** Tokens that are removed together with the blanks before them. */
const suffixes: ReadonlySet<string> = new Set(['resourceTitle', 'codeFencedFenceMeta']);

/** The replacement of a token; `null` keeps it. `calls`: labels of the footnotes that the text refers to, in lower case. */
function replacementOf(
  token: MarkdownToken,
  text: string,
  isInImage: boolean,
  calls: ReadonlySet<string>,
): string | null {
  switch (token.type) {
    case 'htmlFlow':
    case 'htmlText':
      return withoutTags(text);
    case 'definition':
    case 'codeFencedFenceMeta':
    case 'resourceTitle':
      return '';
    case 'gfmFootnoteDefinition':
      return calls.has((/^\[\^([^\]]*)/.exec(text)?.[1] ?? '').toLowerCase()) ? null : '';
    case 'labelText':
      return isInImage ? '' : null;
    case 'characterReference':
      return escapeText(decoded(text));
    default:
      return null;
  }
}

/** HTML without comments and tags. An approximation is enough, because the caller compares the pages. */
function withoutTags(html: string): string {
  return html
    .replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, '')
    .replace(/<[a-z/!?][^]*$/i, '');
}

function decoded(reference: string): string {
  const name = reference.slice(1, -1);
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || reference;
  const isHex = /^#x/i.test(name);
  return decodeNumericCharacterReference(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
}
