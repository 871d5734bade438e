import { type CodeSpans, findCode, isInsideCode } from './code.js';
import { type FoundPlaceholders, maxUnclosed, type UnclosedPlaceholder } from './types.js';

/** A placeholder of the arguments, or an escaped dollar sign, in a text or a command. */
export interface Token {
  readonly kind: 'args' | 'variable' | 'escape';
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

/** `$ARGUMENTS`, `$ARGUMENTS[0]`, `$1`, a declared `$name`, `${CLAUDE_…}`; not after a backslash. Source: Claude Code. */
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
  if (word.startsWith('ARGUMENTS')) {
    return /^ARGUMENTS\[\d+\]$/.test(word) ? word : 'ARGUMENTS';
  }
  const fitting = names.filter(
    (name) => word === name || (word.startsWith(name) && !/^\w/.test(word.slice(name.length))),
  );
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Without colons, globs and punctuation; and the text up to a blank or quote, since the path may be longer. */
const mentionPattern =
  /(?<=^|[\s(（、，。：])@(?:"([^"\n]+)"|(?=([^\s"'`]{1,400}))((?:\.{1,2}\/|~\/|\/)?[^\s()<>[\]{}"'`,;:@#*?!|\\$、，。；：！？）」』】》]*))/g;

/** Claude's syntax: arguments everywhere, `` !`…` `` and a block opened with ```` ```! ````, and `@path` outside code. */
export function findClaude(
  body: string,
  names: readonly string[],
  isFile: IsFile,
): (FoundPlaceholders | UnclosedPlaceholder)[] {
  const code = findCode(body);
  const commands = findCommands(body, code);
  const inserted = [...commands, ...findMentions(body, code, isFile)].sort((a, b) => a.start - b.start);
  const loaded = inserted.filter((placeholder) => placeholder.kind !== 'unclosed');
  const { inText, inCode } = numberingOf(body, names);
  const texts = findTokens(body, names)
    .filter((token) => !isInsideCode(loaded, token.start) && !isPrice(body, token))
    .filter((token) => !isNumber(token) || (isInert(code, token.start) ? inCode : inText))
    .map(({ kind, ...token }): FoundPlaceholders => ({ kind: kind === 'escape' ? 'text' : kind, ...token }));
  return [...inserted, ...texts].sort((a, b) => a.start - b.start);
}

/** Whether a name without a slash and an extension, or a path with punctuation in it, is in the workspace. */
export type IsFile = (name: string) => boolean;

/** Where the workspace is not asked: any plain name may be there. */
export const mayBeFile: IsFile = (name) => plainName.test(name);

const plainName = /^[\w-]+$/;

/**
 * Claude Code's commands counted from `$1`, current files count from `$0`: those with `$0` or `$ARGUMENTS[…]` outside
 * code, or declared names. In commands a number is always a placeholder; in code, `$1` is usually awk, SQL or shell,
 * and `$5` without `$1` a price.
 */
export function numberingOf(body: string, names: readonly string[]) {
  const code = findCode(body);
  const commands = findCommands(body, code).filter((command) => command.kind !== 'unclosed');
  const outside = findTokens(body, names)
    .filter((token) => token.kind === 'args' && !isPrice(body, token))
    .filter(({ start }) => isInsideCode(commands, start) || !isInert(code, start));
  const isCurrent = names.length > 0 || outside.some(({ content }) => content === '0' || content.endsWith(']'));
  return {
    /** The number of the first word. */
    first: isCurrent ? 0 : 1,
    /** Whether numbers in the text and in code are placeholders. */
    inText: isCurrent || outside.some(({ content }) => content === '1'),
    inCode: isCurrent && outside.every((token) => isNumber(token) || token.content.endsWith(']')),
  };
}

function isNumber({ kind, content }: Token): boolean {
  return kind === 'args' && /^\d+$/.test(content);
}

function isInert({ fences, spans }: CodeSpans, offset: number): boolean {
  return isInsideCode(fences, offset) || isInsideCode(spans, offset);
}

/** `$2.50` and `$1,000`. In a command, `cut -f$1,2` is not a price. */
function isPrice(body: string, token: Token): boolean {
  return isNumber(token) && /^[.,]\d/.test(body.slice(token.end, token.end + 2));
}

/** Maximum UTF-16 units of a command; more than the policy engine accepts. */
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
    const end = body.indexOf('`', start + 2);
    if (end < 0 || end > start + maxCommand || body[end + 1] === '`') {
      unclosed += 1;
      commands.push({
        kind: 'unclosed',
        start,
        message: 'the command !` has no closing backtick',
        hint: 'close it, or put text that is not a command into double backticks',
      });
    } else {
      commands.push({ kind: 'shell', start, end: end + 1, content: body.slice(start + 2, end).trim() });
    }
  }
  return commands;
}

function findMentions(body: string, code: CodeSpans, isFile: IsFile): FoundPlaceholders[] {
  const mentions: FoundPlaceholders[] = [];
  for (const { 1: quoted, 2: whole = '', 3: bare = '', index: start } of body.matchAll(mentionPattern)) {
    if (isInert(code, start) || start < (mentions.at(-1)?.end ?? 0)) continue;
    const content = quoted?.trim() ?? pathIn(body, start, { whole, bare }, isFile);
    if (content === null) continue;
    const end = start + 1 + (quoted === undefined ? content.length : quoted.length + 2);
    mentions.push({ kind: 'file', start, end, content });
  }
  return mentions;
}

/** `whole` is the text up to the next blank or quote, `bare` its beginning without special characters. */
function pathIn(
  body: string,
  start: number,
  { whole, bare }: { readonly whole: string; readonly bare: string },
  isFile: IsFile,
): string | null {
  const content = bare.replace(/[.&=%+]+$/, '');
  const existing = longerPaths(whole, content).find(isFile);
  if (existing !== undefined) return existing;
  const end = start + 1 + content.length;
  if (isPatternOfEndings(body, { start, end })) return null;
  // `[locale]`, `(auth)` and `{x}` are folders of a path that does not exist, or patterns.
  if (content.includes('/') && /^[[({]/.test(body.slice(end)) && !/\$[\dA-Z{]|\{\{/.test(whole))
    return withoutClosing(whole);
  // `@app.route(` is a decorator, `@scope/name@2` a package, `@src/*` a pattern, `@src/$1` an incomplete name.
  const isOther = bare === content && /^(?:[(@*$[{\\|]|\?[\w.*/])/.test(body.slice(end, end + 2));
  return !isOther && (isPath(content) || (plainName.test(content) && isFile(content))) ? content : null;
}

const maxLonger = 40;

/** The texts that begin like the mention and end at punctuation behind `content`, the longest first. */
function longerPaths(whole: string, content: string): readonly string[] {
  const ends = [...whole.matchAll(/[^\w/]|$/g)].map(({ index }) => index).filter((end) => end > content.length);
  return [...new Set(ends.flatMap((end) => [whole.slice(0, end), whole.slice(0, end + 1)]))]
    .filter((path) => /[^!-/:-@[-`{-~][)\]}]*\/?$/.test(path.slice(content.length)))
    .sort((a, b) => b.length - a.length)
    .slice(0, maxLonger);
}

/** Without the punctuation of the sentence, and a bracket that was opened before. */
function withoutClosing(whole: string): string {
  const text = whole.replace(/[.,;:!?*]+$/, '');
  const count = (bracket: string) => text.split(bracket).length;
  return text.endsWith(')') && count(')') > count('(') ? withoutClosing(text.slice(0, -1)) : text;
}

/** Maximum distance, in UTF-16 units, to the start of an emphasis. */
const longestEmphasis = 300;

/** `@config/app.*`, `@x.{js,ts}`; in `*see @a.md.*` the star closes an emphasis. */
function isPatternOfEndings(body: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  if (!/^\.(?:\{|\*(?!\*))/.test(body.slice(end, end + 3))) return false;
  const before = body.slice(Math.max(0, start - longestEmphasis), start).replace(/^[^]*\n/, '');
  return body[end + 1] === '{' || !/(?:^|[\s(])\*(?![\s*])[^*]*$/.test(before);
}

/** A name without a slash or an extension is a person, a team or a decorator. */
function isPath(text: string): boolean {
  return /^(?:\.{1,2}|~)?\/./.test(text) || /[^/]\/|\/[^/]/.test(text) || /^[^/]*[\w-]*\.[A-Za-z][\w-]*$/.test(text);
}

/** The mentions outside code that contain a pattern or a placeholder, such as `@src/*` and `@src/$1`: they name no file. */
export function findPatternMentions(body: string): readonly { readonly start: number; readonly text: string }[] {
  const code = findCode(body);
  return [...body.matchAll(/(?<=^|[\s(（、，。：])@[\w.~/-]*\/[^\s"'`]{1,400}/g)]
    .map(({ 0: text, index: start }) => ({ start, text: text.replace(/[.,;:!?)]+$/, '') }))
    .filter(({ start, text }) => /[*$]|\.\{/.test(text) && !isInert(code, start));
}

/** Endings of the files that prompts name. */
const usualEnding =
  /\.(?:[cm]?[jt]sx?|bash|c|cc|cfg|conf|cpp|cs|css|csv|env|example|go|h|hpp|html?|ini|ipynb|java|jpe?g|jsonc?|jsonl|kt|lock|log|mdx?|markdown|pdf|php|png|properties|proto|py|rb|rs|rst|scss|sh|sql|svg|swift|tf|toml|txt|vue|xml|ya?ml|zsh)$/i;

/** Whether a mention of a missing file is probably not a path: `@scope/name`, `@org/team`, `@example.com` and `@effect.result`. */
export function mayBeNoPath(path: string): boolean {
  if (!path.includes('/')) return !usualEnding.test(path);
  return !/^(?:\.{1,2}|~)?\//.test(path) && !/\.[A-Za-z][\w-]*$/.test(path);
}
