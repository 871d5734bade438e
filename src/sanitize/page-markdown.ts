import { fenced } from './code.js';
import {
  addressOf,
  attribute,
  isBlock,
  isElement,
  isHiddenElement,
  languageOf,
  type PageElement,
  type PageNode,
} from './page.js';

type Clean = (text: string) => string;

export function pageMarkdown(nodes: readonly PageNode[], clean: Clean): string {
  return blocksOf(nodes, clean).join('\n\n');
}

/** Inline nodes become paragraphs, separate from the block elements. */
function blocksOf(nodes: readonly PageNode[], clean: Clean): string[] {
  const blocks: string[] = [];
  let inline: PageNode[] = [];
  const flush = (): void => {
    const text = paragraph(inline, clean);
    if (text !== '') blocks.push(text);
    inline = [];
  };
  for (const node of nodes) {
    if (!isBlock(node) && !(isElement(node) && hasBlock(node))) {
      inline.push(node);
      continue;
    }
    flush();
    if (isElement(node) && !isHiddenElement(node)) blocks.push(...blockOf(node, clean));
  }
  flush();
  return blocks;
}

function hasBlock(element: PageElement): boolean {
  return element.childNodes.some((child) => isBlock(child) || (isElement(child) && hasBlock(child)));
}

function blockOf(element: PageElement, clean: Clean): string[] {
  const inner = (): string[] => blocksOf(element.childNodes, clean);
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const title = paragraph(element.childNodes, clean).replace(/\n+/g, ' ');
      return title === '' ? [] : [`${'#'.repeat(Number(element.tagName.charAt(1)))} ${title}`];
    }
    case 'hr':
      return ['---'];
    case 'pre': {
      const code = element.childNodes.find(isElement);
      const language = code?.tagName === 'code' ? languageOf(code) : '';
      return [fenced(clean(rawText(element)), /^[\w+#.-]*$/.test(language) ? language : '')];
    }
    case 'blockquote': {
      const text = inner().join('\n\n');
      return text === '' ? [] : [text.replace(/^/gm, '> ').replace(/^> $/gm, '>')];
    }
    case 'ul':
    case 'ol':
      return list(element, clean);
    case 'table':
      return table(element, clean);
    default:
      return inner();
  }
}

function list(element: PageElement, clean: Clean): string[] {
  const start = Number(attribute(element, 'start') ?? 1);
  const items = element.childNodes.filter(isElement).filter((item) => !isHiddenElement(item));
  const lines = items.map((item, index) => {
    const marker = element.tagName === 'ol' ? `${String((Number.isSafeInteger(start) ? start : 1) + index)}. ` : '- ';
    const text = blocksOf(item.childNodes, clean).join('\n\n');
    return marker + text.replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`).replace(/[ ]+$/gm, '');
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function table(element: PageElement, clean: Clean): string[] {
  const rows = descendants(element, 'tr').map((row) =>
    row.childNodes
      .filter(isElement)
      .filter((cell) => !isHiddenElement(cell))
      .map((cell) => blocksOf(cell.childNodes, clean).join(' ').replace(/\n+/g, ' ').replace(/\|/g, '\\|')),
  );
  const [head] = rows;
  if (head === undefined) return [];
  const columns = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string =>
    `| ${[...cells, ...Array<string>(columns - cells.length).fill('')].join(' | ')} |`;
  return [[line(head), line(Array<string>(columns).fill('---')), ...rows.slice(1).map(line)].join('\n')];
}

function descendants(element: PageElement, name: string): PageElement[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    if (isHiddenElement(child)) return [];
    return child.tagName === name ? [child] : descendants(child, name);
  });
}

/** Inline content as one paragraph; a character that would begin a block at the start of a line is escaped. */
function paragraph(nodes: readonly PageNode[], clean: Clean): string {
  return inlineOf(nodes, clean)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/gm, '$1\\$2');
}

function inlineOf(nodes: readonly PageNode[], clean: Clean): string {
  return nodes.map((node) => inlineNode(node, clean)).join('');
}

function inlineNode(node: PageNode, clean: Clean): string {
  if ('value' in node) return escapeText(clean(node.value));
  if (!isElement(node) || isHiddenElement(node)) return '';
  const text = (): string => inlineOf(node.childNodes, clean);
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'em':
      return wrapped('*', text());
    case 'strong':
      return wrapped('**', text());
    case 'del':
      return wrapped('~~', text());
    case 'code':
      return codeSpan(clean(rawText(node)).replace(/\s+/g, ' '));
    case 'img':
      return `![](${destination(clean(addressOf(node) ?? ''))})`;
    case 'a':
      return link(node, text(), clean);
    case 'input':
      return attribute(node, 'checked') === null ? '[ ] ' : '[x] ';
    default:
      return text();
  }
}

/** A link without a visible text shows nothing on the page. */
function link(node: PageElement, text: string, clean: Clean): string {
  const address = clean(addressOf(node) ?? '');
  if (text.trim() === '' || address === '') return text;
  return rawText(node) === address && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(address)
    ? address
    : `[${text}](${destination(address)})`;
}

function destination(address: string): string {
  const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return address.replace(/[\s<>()\\[\]`*_!&"']/g, (sign) => encodeURIComponent(sign).replace(/^[()*!'_]$/, encoded));
}

function wrapped(sign: string, text: string): string {
  const inner = text.trim();
  return inner === '' ? text : text.replace(inner, () => `${sign}${inner}${sign}`);
}

function codeSpan(code: string): string {
  if (code.trim() === '') return code;
  const runs = new Set((code.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

function rawText(node: PageNode): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || isHiddenElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  return node.childNodes.map(rawText).join('');
}

export function escapeText(text: string): string {
  return text.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, '\\$&');
}
