import { htmlCode } from './code.js';
import type { ChangeCounts } from './counts.js';
import { bareAddress, isLocalAddress, isWebAddress, leadsTo, webLinkEndAt } from './links.js';
import { inlineTagAt, withBalancedTags } from './tags.js';
import type { OutgoingOptions } from './types.js';

/** GitHub links, closes or marks as a duplicate what directly follows one of these words. */
const closingWords =
  /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*(?:<|$))/gi;

export interface ProseOptions extends OutgoingOptions {
  /** The line is for an element in which GitHub reads no Markdown. */
  readonly isHtml?: boolean;
  /** The line is a row of a table. */
  readonly isRow?: boolean;
  /** Labels of the footnotes that the page shows, in lower case; each is removed with its first definition. */
  readonly footnotes?: Set<string>;
}

/** Splits a word for GitHub's filters, which read the rendered text, without a visible change. */
const separator = '&#8203;';

/**
 * One line of Markdown that looks the same, but can neither hide nor do anything. HTML, comments and Sallyport's
 * markers become text, except for harmless tags (tags.ts); so do unsafe entities and link definitions. Images become
 * links. Links lead to the given hosts, mail or the repository; others become code. Mentions, closing words,
 * references to other repositories and slash commands do not act. Every backtick is in a closed code span, so GitHub
 * agrees on what is code.
 */
export function sanitizeProse(line: string, options: ProseOptions, counts: ChangeCounts): string {
  const { isHtml = false, isRow = false } = options;
  const scan: Line = { line, options, counts, isHtml, isRow, hasAddress: /:\/\/|www\./i.test(line) };
  const kept: string[] = [];
  const pieces: string[] = [];
  for (let at = 0; at < line.length; ) {
    const piece = pieceAt(scan, at);
    if (piece.verbatim !== undefined) kept.push(piece.text);
    pieces.push(piece.verbatim === undefined ? piece.text : placeholders[piece.verbatim]);
    at = piece.next;
  }
  const prose = withBalancedTags(pieces.join(''), counts)
    .replace(closingWords, (word, _name: string, reference: string | undefined) => {
      if (reference !== undefined) counts.add('closing-word');
      return `${word}${separator}`;
    })
    .replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, (reference) => {
      counts.add('reference');
      return `${reference}${separator}`;
    })
    .replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (_, start: string) => {
      counts.add('fence');
      return `${start}\\~`;
    })
    .replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, (start) => {
      counts.add('slash-command');
      return `${start.slice(0, -1)}\\/`;
    });
  let next = 0;
  return prose.replace(/[\0\u0001]/g, () => kept[next++] ?? '');
}

interface Line {
  /** Without control characters. */
  readonly line: string;
  readonly options: ProseOptions;
  readonly counts: ChangeCounts;
  readonly isHtml: boolean;
  readonly isRow: boolean;
  /** GitHub makes links of bare addresses. */
  readonly hasAddress: boolean;
}

interface Piece {
  readonly text: string;
  /** Index where the rest of the line begins. */
  readonly next: number;
  /** Words in this piece are not sanitized. */
  readonly verbatim?: 'code' | 'address';
}

/** Control characters, which the line does not contain. */
const placeholders = { code: '\0', address: '\u0001' } as const;

const addressStart = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
const specialCharacter = /[`\\<>&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;

function pieceAt(scan: Line, at: number): Piece {
  const { line, counts } = scan;
  switch (line.charAt(at)) {
    case '`':
      return codeAt(scan, at);
    case '\\':
      return escapeAt(scan, at);
    case '<':
      return tagAt(scan, at);
    case '>':
      return { text: endsBareAddress(scan, at) ? '&gt;' : '>', next: at + 1 };
    case '&':
      return entityAt(scan, at);
    case '!':
      if (line.charAt(at + 1) !== '[') return { text: '!', next: at + 1 };
      counts.add('image');
      return line.startsWith('![](', at) ? { text: '&#33;[image', next: at + 2 } : { text: '&#33;', next: at + 1 };
    case ']':
      return bracketAt(scan, at);
    case '@':
      return mentionAt(scan, at);
    default:
      addressStart.lastIndex = at;
      if (addressStart.test(line)) return addressAt(scan, at);
  }
  specialCharacter.lastIndex = at + 1;
  const next = specialCharacter.exec(line)?.index ?? line.length;
  return { text: line.slice(at, next), next };
}

/**
 * Up to the next run of as many backticks; without one it is text. As HTML where backticks could be misread: a table
 * splits cells at a pipe first, a bare address extends to a blank or `<`.
 */
function codeAt(scan: Line, at: number): Piece {
  const { line } = scan;
  const run = /^`+/.exec(line.slice(at))?.[0] ?? '`';
  const start = at + run.length;
  for (let end = line.indexOf(run, start); end >= 0; ) {
    const closing = /^`+/.exec(line.slice(end))?.[0] ?? run;
    if (closing.length === run.length) {
      // In a row, a pipe in code is escaped, and the backslash is not shown.
      const content = scan.isRow ? line.slice(start, end).replaceAll('\\|', '|') : line.slice(start, end);
      const text = isGlued(scan, at) || needsHtml(scan, content) ? htmlCode(content) : `${run}${content}${run}`;
      return { text, next: end + run.length, verbatim: 'code' };
    }
    end = line.indexOf(run, end + closing.length);
  }
  return { text: '&#96;'.repeat(run.length), next: start };
}

const needsHtml = ({ isHtml }: Line, code: string): boolean => isHtml || code.includes('|');

/** A bare address begins earlier in the same word. */
function isGlued({ line, hasAddress }: Line, at: number): boolean {
  if (!hasAddress) return false;
  const before = line.slice(Math.max(0, at - 1000), at);
  const blank = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\t'), before.lastIndexOf('<'));
  const word = before.slice(blank + 1);
  return word.length === 1000 || /:\/\/|www\./i.test(word);
}

/** Code in the form that htmlCode writes, in which nothing can be markup. */
const safeCode = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;

function tagAt({ line, options, counts, isHtml }: Line, at: number): Piece {
  safeCode.lastIndex = at;
  const code = safeCode.exec(line)?.[0];
  if (code !== undefined) return { text: code, next: at + code.length, verbatim: 'code' };
  const tag = inlineTagAt(line, at);
  if (tag !== null) return tag;
  const [autolink, address = ''] = isHtml ? [] : (/^<([^\s<>]{1,2000})>/.exec(line.slice(at, at + 2_010)) ?? []);
  if (autolink !== undefined && isKeptAddress(address, options.hosts))
    return { text: autolink, next: at + autolink.length, verbatim: 'address' };
  if (/[a-z/!?]/i.test(line.charAt(at + 1))) counts.add('tag');
  return { text: '&lt;', next: at + 1 };
}

/** An address that stays one although its autolink does not would extend over the end of that. */
function endsBareAddress({ line, options }: Line, at: number): boolean {
  const address = /<(https?:\/\/[^\s<>&]{1,2000})$/i.exec(line.slice(Math.max(0, at - 2_010), at))?.[1];
  return address !== undefined && leadsTo(address, options.hosts);
}

/** A mail address, or the address of a given host in characters that no parser reads differently. */
const isKeptAddress = (address: string, hosts: readonly string[]): boolean =>
  /^(?:mailto:)?[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(address) ||
  (/^https?:\/\/[\w./:?=%+,;~&#()-]+$/.test(address) && !/&#?\w+;/.test(address) && leadsTo(address, hosts));

/** Signs that are nothing but text. */
const plainSign =
  /^&(?:copy|reg|trade|hellip|[mn]dash|middot|bull|[lrudh]arr|[lrh]Arr|times|divide|plusmn|deg|[ln]e|ge|asymp|infin|[lr][asd]quo|euro|pound|yen|cent|sect|para|check|cross|micro|frac(?:12|14|34));$/;

/** Entities that cannot form markup, an address or a mention; a separator is kept if this file inserts one there. */
function entityAt({ line, counts, isHtml }: Line, at: number): Piece {
  const entity = /^&#?\w{1,40};/.exec(line.slice(at, at + 44))?.[0];
  // HTML has entities without a semicolon.
  if (entity === undefined) return { text: isHtml ? '&amp;' : '&', next: at + 1 };
  const before = line.slice(Math.max(0, at - 24), at);
  const isSafe =
    /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#36|#96|#124);$/.test(entity) ||
    plainSign.test(entity) ||
    (/^&#(?:58|40);$/.test(entity) && before.endsWith(']')) ||
    (entity === separator &&
      /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of))$/i.test(before));
  if (isSafe) return { text: entity, next: at + entity.length };
  counts.add('entity');
  return { text: '&amp;', next: at + 1 };
}

/** An escaped character is text already; if a later filter would read that text, it is handled as if not escaped. */
function escapeAt(scan: Line, at: number): Piece {
  const { line } = scan;
  const escaped = line.charAt(at + 1);
  const entity = { '`': '&#96;', '&': '&amp;', '<': '&lt;' }[escaped];
  if (entity !== undefined) return { text: entity, next: at + 2 };
  if (escaped === '@') return pieceAt(scan, at + 1);
  if (escaped === '#' && /\d/.test(line.charAt(at + 2))) return { text: `#${separator}`, next: at + 2 };
  if (/[!-/:-@[-`{-~]/.test(escaped)) return { text: `\\${escaped}`, next: at + 2 };
  return { text: '\\', next: at + 1 };
}

function bracketAt(scan: Line, at: number): Piece {
  const { line, options, counts } = scan;
  const following = line.charAt(at + 1);
  if (following === ':') {
    const label = /^ {0,3}\[\^([\w-]{1,40})$/.exec(line.slice(0, at))?.[1]?.toLowerCase();
    if (label !== undefined && options.footnotes?.delete(label) === true) return { text: ']:', next: at + 2 };
    counts.add('link-definition');
    return { text: ']&#58;', next: at + 2 };
  }
  if (following !== '(') return { text: ']', next: at + 1 };
  const end = webLinkEndAt(line, at);
  if (end !== null && isWebAddress(end.address) && !leadsTo(end.address, options.hosts)) {
    counts.add('link');
    const shown = needsHtml(scan, end.address) ? htmlCode(end.address) : `\`${end.address}\``;
    return { text: `] (${shown})`, next: end.next, verbatim: 'code' };
  }
  if (end === null || !(isWebAddress(end.address) || isLocalAddress(end.address))) {
    counts.add('link');
    return { text: ']&#40;', next: at + 2 };
  }
  if (end.hasTitle) counts.add('link-title');
  return { text: `](${end.address})`, next: end.next, verbatim: 'code' };
}

/** A mail address has a letter or digit before the @. */
function mentionAt({ line, options, counts }: Line, at: number): Piece {
  if (line.startsWith(separator, at + 1)) return { text: `@${separator}`, next: at + 1 + separator.length };
  const name = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(line.slice(at + 1, at + 250))?.[0];
  if (name === undefined || /[A-Za-z0-9]/.test(line.charAt(at - 1))) return { text: '@', next: at + 1 };
  if (options.mentions.some((login) => login.toLowerCase() === name.toLowerCase())) return { text: '@', next: at + 1 };
  counts.add('mention');
  return { text: `@${separator}`, next: at + 1 };
}

/** Browsers do not open longer addresses; the rest of a longer one is not part of an address. */
const longestAddress = 10_000;

/** A bare address: to a given host it stays a link, up to special characters; any other is rendered as code. */
function addressAt(scan: Line, at: number): Piece {
  const { line, options, counts, isHtml } = scan;
  const whole = bareAddress(line.slice(at, at + longestAddress));
  // GitHub's address extends past characters that end it here, so a user name in it would change the host.
  const hasUser = /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(line.slice(at, at + longestAddress));
  if (hasUser || !leadsTo(whole, options.hosts)) {
    const shown = whole === '' ? line.slice(at, at + 1) : whole;
    counts.add('link');
    const plain =
      !isHtml && !isGlued(scan, at) && line.charAt(at - 1) !== '`' && line.charAt(at + shown.length) !== '`';
    return { text: plain ? `\`${shown}\`` : htmlCode(shown), next: at + shown.length, verbatim: 'code' };
  }
  // An address can contain another one; if GitHub does not accept the outer one, it links the inner one.
  const inner = whole.slice(1).search(/(?:https?|ftp):\/\/|www\./i);
  const outer = inner < 0 ? whole : whole.slice(0, inner + 1);
  const plain = /^[\w./:?=%+,;~-]*/.exec(outer)?.[0] ?? outer;
  return { text: plain, next: at + plain.length, verbatim: 'address' };
}
