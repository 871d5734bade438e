import type { CodeSpans } from './code.js';
import { findCode, isInsideCode } from './code.js';
import type { FoundPlaceholders, UnclosedPlaceholder } from './types.js';
import { maxUnclosed } from './types.js';

/** A placeholder of the arguments, or an escaped dollar sign, in a text or a command. */
export interface Token {
  readonly kind: 'args' | 'variable' | 'escape';
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

/**
 * `$ARGUMENTS`, `$ARGUMENTS[0]`, `$1`, `$name` for a declared name, `${CLAUDE_…}`; a single backslash before one of them
 * makes it plain text. Source: the published reference of Claude Code's skills.
 */
export function findTokens(text: string, names: readonly string[]): Token[] {
  return [
    ...text.matchAll(/(?<!\\)(\\?)\$(?:\{(CLAUDE_[A-Z_]+)\}|(ARGUMENTS\[\d{1,3}\]|\d{1,3}|[A-Za-z_][\w-]*))/g),
  ].flatMap(({ 0: source, 1: backslash = '', 2: variable, 3: word = '', index }): Token[] => {
    const name = variable ?? nameIn(word, names, text[index + source.length]);
    if (name === null) return [];
    const end =
      index + backslash.length + 1 + (variable === undefined ? name.length : source.length - backslash.length - 1);
    if (backslash !== '') return [{ kind: 'escape', start: index, end, content: text.slice(index + 1, end) }];
    return [{ kind: variable === undefined ? 'args' : 'variable', start: index, end, content: name }];
  });
}

/** The part of a word after `$` that is a placeholder: in `$issue-42`, `$issue` if that is the declared name. */
function nameIn(word: string, names: readonly string[], following: string | undefined): string | null {
  if (/^\d+$/.test(word)) return /\w/.test(following ?? '') ? null : word;
  if (word.startsWith('ARGUMENTS') && !/^\w/.test(word.slice('ARGUMENTS'.length))) {
    return /^ARGUMENTS\[\d+\]$/.test(word) ? word : 'ARGUMENTS';
  }
  const fitting = names.filter(
    (name) => word === name || (word.startsWith(name) && !/^\w/.test(word.slice(name.length))),
  );
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** A file name after `@`, without colons, glob characters, placeholders and the punctuation of any script. */
const mentionPattern =
  /(?<=^|[\s(（、，。：])@(?:"([^"\n]+)"|((?:\.{1,2}\/|~\/|\/)?[^\s()<>[\]{}"'`,;:@#*?!|\\$、，。；：！？）」』】》]+))/g;

/** Claude's syntax: arguments everywhere, `` !`…` `` and a block opened with ```` ```! ````, and `@path` outside code. */
export function findClaude(body: string, names: readonly string[]): (FoundPlaceholders | UnclosedPlaceholder)[] {
  const code = findCode(body);
  const inserted = [...findCommands(body, code), ...findMentions(body, code)].sort((a, b) => a.start - b.start);
  const loaded = inserted.filter((placeholder) => placeholder.kind !== 'unclosed');
  const tokens = findTokens(body, names).filter((token) => !isInsideCode(loaded, token.start) && !isPrice(body, token));
  const texts = tokens.map(
    ({ kind, ...token }): FoundPlaceholders => ({ kind: kind === 'escape' ? 'text' : kind, ...token }),
  );
  return [...inserted, ...texts].sort((a, b) => a.start - b.start);
}

/** `$2.50` and `$1,000`. In a command, `cut -f$1,2` is not a price. */
function isPrice(body: string, { kind, content, end }: Token): boolean {
  return kind === 'args' && /^\d+$/.test(content) && /^[.,]\d/.test(body.slice(end, end + 2));
}

/** Maximum UTF-16 units of a command on one line; more than the policy engine accepts. */
const maxCommand = 100_000;

function findCommands(body: string, { fences, spans }: CodeSpans): (FoundPlaceholders | UnclosedPlaceholder)[] {
  const blocks = fences.filter(({ info }) => info === '!');
  const commands: (FoundPlaceholders | UnclosedPlaceholder)[] = blocks.map(({ start, end, inner, isClosed }) =>
    isClosed
      ? { kind: 'shell', start, end, content: body.slice(inner.start, inner.end).trim() }
      : {
          kind: 'unclosed',
          start,
          message: 'the command block opened with ```! is not closed',
          hint: 'close it with a line of three backticks',
        },
  );
  let unclosed = 0;
  for (const { index: start } of body.matchAll(/(?<=^|\s)!`(?!`)/g)) {
    if (isInsideCode(blocks, start) || isInsideCode(spans, start) || unclosed === maxUnclosed) continue;
    const length = body.slice(start + 2, start + maxCommand).search(/[`\n]/);
    const end = start + 2 + length;
    if (length < 0 || body[end] !== '`') {
      unclosed += 1;
      commands.push({
        kind: 'unclosed',
        start,
        message: 'the command !` has no closing backtick on its line',
        hint: 'close it, use a block opened with ```! for several lines, or put text that is not a command into double backticks',
      });
    } else {
      commands.push({ kind: 'shell', start, end: end + 1, content: body.slice(start + 2, end).trim() });
    }
  }
  return commands;
}

function findMentions(body: string, { fences, spans }: CodeSpans): FoundPlaceholders[] {
  return [...body.matchAll(mentionPattern)].flatMap(
    ({ 1: quoted, 2: bare = '', index: start }): FoundPlaceholders[] => {
      if (isInsideCode(fences, start) || isInsideCode(spans, start)) return [];
      if (quoted !== undefined)
        return [{ kind: 'file', start, end: start + quoted.length + 3, content: quoted.trim() }];
      const content = bare.replace(/[.&=%+]+$/, '');
      const end = start + 1 + content.length;
      // `@app.route(` is a decorator, `@scope/name@2` a package, `@src/*` a pattern, `@src/$1` an incomplete name.
      const isOther = bare === content && /^(?:[(@*$[{\\|]|\?[\w.*/])/.test(body.slice(end, end + 2));
      return !isOther && !isPatternOfEndings(body, { start, end }) && isPath(content)
        ? [{ kind: 'file', start, end, content }]
        : [];
    },
  );
}

/** Maximum distance, in UTF-16 units, to the start of an emphasis. */
const longestEmphasis = 300;

/** `@config/app.*`, `@x.{js,ts}`; in `*see @a.md.*` the star closes an emphasis. */
function isPatternOfEndings(body: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  if (!/^\.(?:\{|\*(?!\*))/.test(body.slice(end, end + 3))) return false;
  const before =
    body
      .slice(Math.max(0, start - longestEmphasis), start)
      .split('\n')
      .at(-1) ?? '';
  return body[end + 1] === '{' || !/(?:^|[\s(])\*(?![\s*])[^*]*$/.test(before);
}

/** A name without a slash or an extension is a person, a team or a decorator. */
function isPath(text: string): boolean {
  return /^(?:\.{1,2}|~)?\/./.test(text) || /[^/]\/|\/[^/]/.test(text) || /^[^/]*[\w-]*\.[A-Za-z][\w-]*$/.test(text);
}

/** Whether a mention of a missing file is probably not a path: `@scope/name`, `@org/team` and `@example.com` look like paths. */
export function mayBeNoPath(path: string): boolean {
  if (/^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev)$/i.test(path)) return true;
  return !/^(?:\.{1,2}|~)?\//.test(path) && !/\.[A-Za-z][\w-]*$/.test(path);
}
