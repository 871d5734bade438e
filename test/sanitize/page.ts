import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A page as GitHub makes it of Markdown, as far as it matters here: what a reader sees, and what acts. */
export interface Page {
  /** The words that are drawn. */
  readonly shown: string;
  /** The same without code. */
  readonly prose: string;
  /** Where links and images lead to. */
  readonly addresses: readonly string[];
  /** Elements that the Markdown wrote as HTML, and comments. */
  readonly html: readonly string[];
  /** Checked boxes, tables and the like are of Markdown's own making. */
  readonly images: number;
}

/** A second opinion: another parser of GitHub-flavoured Markdown, and a browser's parser of HTML behind it. */
export function pageOf(markdown: string): Page {
  const page = { shown: '', prose: '', addresses: [] as string[], html: [] as string[], images: 0 };
  walk(parseFragment(rendered(markdown)), page, false);
  return page;
}

const rendered = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** The elements around each heading, the outermost first, by the text of the heading. */
export function outlineOf(markdown: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const visit = (node: Tree.Node, around: readonly string[]): void => {
    if (node.nodeName === 'h1' && 'childNodes' in node) {
      const [text] = node.childNodes;
      if (text !== undefined && 'value' in text) found[text.value] = around;
    }
    if (!('childNodes' in node)) return;
    for (const child of node.childNodes) visit(child, 'tagName' in node ? [...around, node.tagName] : around);
  };
  visit(parseFragment(rendered(markdown)), []);
  return found;
}

/** Elements whose content is not drawn. GitHub shows what it takes away the tags of. */
const undrawn = new Set(['script', 'style', 'template', 'title', 'noembed', 'noframes', 'iframe']);

/** What micromark writes itself. */
const ofMarkdown = new Set(
  [
    'p em strong del code pre a img br hr ul ol li blockquote h1 h2 h3 h4 h5 h6 table thead tbody tr th td input',
    'section sup',
  ].flatMap((line) => line.split(' ')),
);

type Mutable = { -readonly [K in keyof Page]: Page[K] extends readonly string[] ? string[] : Page[K] };

function walk(node: Tree.Node, page: Mutable, inCode: boolean): void {
  if (node.nodeName === '#comment') page.html.push('comment');
  if ('value' in node) {
    page.shown += node.value;
    if (!inCode) page.prose += node.value;
  }
  if (!('childNodes' in node)) return;
  if ('tagName' in node) {
    if (undrawn.has(node.tagName)) return;
    if (!ofMarkdown.has(node.tagName)) page.html.push(node.tagName);
    if (node.tagName === 'img') page.images += 1;
    for (const { name, value } of node.attrs) {
      // Not drawn, but the colors tell it: the language of a fence, one word.
      if (name === 'class') page.shown += `${value.replace('language-', '')} `;
      if ((name === 'href' || name === 'src') && !value.startsWith('#')) page.addresses.push(value);
      // Where a link leads to shows under the mouse, if there is anything to point at.
      if (name === 'src' || (name === 'href' && isDrawn(node))) page.shown += ` ${decodeURI(value)} `;
    }
  }
  const isCode = 'tagName' in node && (node.tagName === 'code' || node.tagName === 'pre');
  for (const child of node.childNodes) walk(child, page, inCode || isCode);
  if (isBlock(node)) {
    page.shown += '\n';
    page.prose += '\n';
  }
}

function isDrawn(node: Tree.Node): boolean {
  if ('value' in node) return node.value.trim() !== '';
  return node.nodeName === 'img' || ('childNodes' in node && node.childNodes.some(isDrawn));
}

function isBlock(node: Tree.Node): boolean {
  return 'tagName' in node && /^(?:p|h\d|li|pre|td|th|tr|blockquote|br|div)$/.test(node.tagName);
}
