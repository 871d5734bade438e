import { type FoundPlaceholders, maxUnclosed, type UnclosedPlaceholder } from './types.js';

/** The placeholder for the arguments, in a text and inside a command. */
export const argsPlaceholder = '{{args}}';

/** Only `{{args}}`: an inline prompt must not be able to run or read anything. */
export function findArgs(body: string): FoundPlaceholders[] {
  return [...body.matchAll(/\{\{args\}\}/g)].map(({ index }) => argsAt(index));
}

/** `{{args}}`, `!{…}` and `@{…}`, the latter two up to their balancing brace, without quotes or backslashes. */
export function findBraces(body: string): (FoundPlaceholders | UnclosedPlaceholder)[] {
  const closing = closingBraces(body);
  const placeholders: (FoundPlaceholders | UnclosedPlaceholder)[] = [];
  let unclosed = 0;
  const pattern = /!\{|@\{|\{\{args\}\}/g;
  for (let match = pattern.exec(body); match !== null && unclosed < maxUnclosed; match = pattern.exec(body)) {
    const start = match.index;
    if (match[0] === argsPlaceholder) {
      placeholders.push(argsAt(start));
      continue;
    }
    const end = closing.get(start + 1);
    if (end === undefined) {
      unclosed += 1;
      placeholders.push({ kind: 'unclosed', start, ...unclosedWords(match[0]) });
      continue;
    }
    const kind = match[0] === '!{' ? 'shell' : 'file';
    placeholders.push({ kind, start, end, content: body.slice(start + 2, end - 1).trim() });
    pattern.lastIndex = end;
  }
  return placeholders;
}

function argsAt(start: number): FoundPlaceholders {
  return { kind: 'args', start, end: start + argsPlaceholder.length, content: 'args' };
}

/** Offset of every `{` that is closed → offset after its `}`. An extra `}` is plain text. */
function closingBraces(body: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const closing = new Map<number, number>();
  for (const { 0: brace, index } of body.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
    } else {
      const start = open.pop();
      if (start !== undefined) closing.set(start, index + 1);
    }
  }
  return closing;
}

function unclosedWords(trigger: string) {
  return {
    message: `the placeholder ${trigger} has no closing brace`,
    hint: `close it with }, and make sure that every { inside has a matching }; braces inside quotes count too`,
  };
}

/** `{{name}}` of GitHub Models, with optional blanks inside; `{{args}}` means the arguments, as in other formats. */
export function findVariables(body: string): FoundPlaceholders[] {
  return [...body.matchAll(/\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g)].map(({ 0: source, 1: name = '', index }) => ({
    kind: name === 'args' ? 'args' : 'variable',
    start: index,
    end: index + source.length,
    content: name,
  }));
}
