import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type PageNode = DefaultTreeAdapterTypes.ChildNode;
export type PageElement = DefaultTreeAdapterTypes.Element;
type PageRoot = DefaultTreeAdapterTypes.DocumentFragment;

/** GitHub Flavored Markdown without its tag filter: a filtered element is hidden from the model, not shown as text. */
export const gfm = [gfmAutolinkLiteral(), gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()];

const gfmHtml = [
  ...[gfmAutolinkLiteralHtml(), gfmFootnoteHtml(), gfmStrikethroughHtml(), gfmTableHtml(), gfmTaskListItemHtml()],
];

export function parsePage(markdown: string): PageRoot {
  const unsafe = { allowDangerousHtml: true, allowDangerousProtocol: true };
  return parseFragment(micromark(markdown, { ...unsafe, extensions: gfm, htmlExtensions: gfmHtml }));
}

/** Elements whose content is never displayed. */
const notDisplayed = new Set(
  'script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext'.split(
    ' ',
  ),
);

/** Whether a reader sees nothing of an element because of its tag, attributes or style. */
export function isHiddenElement(element: PageElement): boolean {
  if (notDisplayed.has(element.tagName)) return true;
  const style = attribute(element, 'style') ?? '';
  return (
    attribute(element, 'hidden') !== null ||
    attribute(element, 'aria-hidden') === 'true' ||
    // The heading of the footnotes and the links back to the text, which GitHub adds.
    attribute(element, 'id') === 'footnote-label' ||
    attribute(element, 'data-footnote-backref') !== null ||
    hidingStyle.test(style.replace(/\/\*[^]*?\*\//g, ''))
  );
}

const hidingStyle =
  /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;

export function attribute(element: PageElement, name: string): string | null {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? null;
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

const blocks = new Set(
  (
    'address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 ' +
    'h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

export function isBlock(node: PageNode): boolean {
  return isElement(node) && blocks.has(node.tagName);
}

/** The page is nested deeper than any text that people write. */
export class TooDeepError extends Error {}

const maxDepth = 200;

/** In order: text, languages of code, addresses of links with text and of images. Throws `TooDeepError`. */
export function visibleContent(root: PageRoot, clean: (text: string) => string): string {
  const parts: string[] = [];
  const visit = (node: PageNode, depth: number): void => {
    if (depth > maxDepth) throw new TooDeepError();
    if ('value' in node) parts.push(node.value);
    if (!isElement(node) || isHiddenElement(node)) return;
    const start = parts.length;
    if (isBlock(node) || node.tagName === 'br') parts.push(' ');
    for (const child of node.childNodes) visit(child, depth + 1);
    if (isBlock(node)) parts.push(' ');
    const isEmpty = parts.slice(start).every((part) => part.trim() === '');
    const address = addressOf(node);
    if (address !== null && (node.tagName === 'img' || !isEmpty))
      parts.push(` \u0000${decodedAddress(address)}\u0000 `);
    if (node.tagName === 'code') parts.push(` \u0000${languageOf(node)}\u0000 `);
    if (node.tagName === 'input') parts.push(attribute(node, 'checked') === null ? '[ ]' : '[x]');
  };
  for (const node of root.childNodes) visit(node, 0);
  return clean(parts.join('')).replace(/\s+/g, ' ').trim();
}

function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The address of a link or an image; `null` for other elements and for links inside the page. */
export function addressOf(element: PageElement): string | null {
  const address = attribute(element, element.tagName === 'img' ? 'src' : 'href');
  if (element.tagName !== 'img' && element.tagName !== 'a') return null;
  return attribute(element, 'data-footnote-ref') !== null ? null : address;
}

/** The language named by a fence; empty if there is none. */
export function languageOf(code: PageElement): string {
  return /^language-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? '';
}
