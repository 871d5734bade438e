import { element, link } from './dom.js';

/**
 * The usual parts of Markdown as elements: headings, lists, code, quotes, tables, emphasis and web links. Everything
 * else, images and HTML among it, stays text.
 */
export function markdownView(text: string): HTMLElement {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const view = element('div', { class: 'markdown' });
  let at = 0;
  while (at < lines.length) {
    const { block, next } = blockAt(lines, at);
    if (block !== null) view.append(block);
    at = next;
  }
  return view;
}

interface Parsed {
  readonly block: HTMLElement | null;
  readonly next: number;
}

const bullet = /^\s{0,9}(?:[-*+]|\d{1,9}[.)])\s+/;
const fence = /^\s{0,3}(```+|~~~+)/;
const heading = /^(#{1,6})[ \t](.*)/;
/** Each run of `#` is tried once: a hostile line must not freeze the page. */
const closing = /(?<!#)#+$/;

function blockAt(lines: readonly string[], at: number): Parsed {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { block: null, next: at + 1 };
  const opened = fence.exec(line)?.[1];
  if (opened !== undefined) return codeAt(lines, at, opened);
  const title = heading.exec(line);
  if (title !== null) {
    const level = Math.min(6, (title[1]?.length ?? 1) + 2) as 3 | 4 | 5 | 6;
    return {
      block: element(`h${level}`, {}, ...inline((title[2] ?? '').trim().replace(closing, '').trim())),
      next: at + 1,
    };
  }
  if (/^\s{0,3}([-*_])(?:\s*\1){2,}\s*$/.test(line)) return { block: element('hr', {}), next: at + 1 };
  if (isTableAt(lines, at)) return tableAt(lines, at);
  if (bullet.test(line)) return listAt(lines, at);
  if (line.startsWith('>')) return quoteAt(lines, at);
  const next = endOf(
    lines,
    at,
    (one) => one.trim() !== '' && !fence.test(one) && !heading.test(one) && !bullet.test(one),
  );
  return { block: element('p', {}, ...inline(lines.slice(at, next).join('\n'))), next };
}

/** The first line after `at` that does not belong to the block. */
function endOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}

function codeAt(lines: readonly string[], at: number, opened: string): Parsed {
  const end = endOf(lines, at, (line) => !line.trim().startsWith(opened));
  return { block: element('pre', { tabindex: '0' }, lines.slice(at + 1, end).join('\n')), next: end + 1 };
}

function quoteAt(lines: readonly string[], at: number): Parsed {
  const next = endOf(lines, at, (line) => line.startsWith('>'));
  const text = lines.slice(at, next).map((line) => line.replace(/^>\s?/, ''));
  return { block: element('blockquote', {}, ...inline(text.join('\n'))), next };
}

/** Items with their indentation as depth; another line continues the last one. */
function listAt(lines: readonly string[], at: number): Parsed {
  const next = endOf(lines, at, (line) => bullet.test(line) || (/^\s{2,}\S/.test(line) && !fence.test(line)));
  const isOrdered = /^\s*\d/.test(lines[at] ?? '');
  const list = element(isOrdered ? 'ol' : 'ul', {});
  let item: string[] = [];
  let depth = 0;
  const close = (): void => {
    if (item.length > 0)
      list.append(element('li', { class: `depth-${Math.min(4, depth)}` }, ...inline(item.join('\n'))));
  };
  for (const line of lines.slice(at, next)) {
    if (bullet.test(line)) {
      close();
      depth = Math.floor((line.length - line.trimStart().length) / 2);
      item = [line.replace(bullet, '')];
    } else item.push(line.trim());
  }
  close();
  return { block: list, next };
}

function isTableAt(lines: readonly string[], at: number): boolean {
  const rule = lines[at + 1] ?? '';
  return [lines[at] ?? '', rule].every((line) => line.includes('|')) && rule.includes('-') && /^[\s|:-]+$/.test(rule);
}

function tableAt(lines: readonly string[], at: number): Parsed {
  const next = endOf(lines, at + 1, (line) => line.includes('|'));
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/);
  const row = (line: string, name: 'th' | 'td') =>
    element(
      'tr',
      {},
      ...cells(line).map((cell) => element(name, {}, ...inline(cell.trim().replaceAll(String.raw`\|`, '|')))),
    );
  const table = element(
    'table',
    {},
    row(lines[at] ?? '', 'th'),
    ...lines.slice(at + 2, next).map((line) => row(line, 'td')),
  );
  return { block: element('div', { class: 'scroll', tabindex: '0' }, table), next };
}

const span =
  /(`+)([^`](?:.*?[^`])?)\1(?!`)|\*\*([^*\n]+)\*\*|(?<![\w*])[*_]([^*_\s][^*_\n]*)[*_](?![\w*])|(?<!!)\[([^\]\n]{1,500})\]\(([^()\s]{1,2000})\)|(https?:\/\/[^\s<>()"'`]{1,2000})/g;

/** Spans that are not nested; a text without end is not searched. */
function inline(text: string): readonly Node[] {
  if (text.length > 20_000) return [document.createTextNode(text)];
  const nodes: Node[] = [];
  let at = 0;
  for (const match of text.matchAll(span)) {
    const [whole, , code, strong, emphasis, label, address, bare] = match;
    nodes.push(document.createTextNode(text.slice(at, match.index)));
    if (code !== undefined) nodes.push(element('code', {}, code.trim()));
    else if (strong !== undefined) nodes.push(element('strong', {}, strong));
    else if (emphasis !== undefined) nodes.push(element('em', {}, emphasis));
    else if (bare !== undefined) nodes.push(link(bare, bare));
    else
      nodes.push(
        address !== undefined && label !== undefined && /^https?:/i.test(address)
          ? link(address, label)
          : document.createTextNode(whole),
      );
    at = match.index + whole.length;
  }
  nodes.push(document.createTextNode(text.slice(at)));
  return nodes;
}
