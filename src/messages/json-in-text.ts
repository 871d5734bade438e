import { parsedJson } from '../parsed-json.js';

/** An answer has few; more are the text of a file. */
const mostValues = 20;
/** Each reads the rest of the text. */
const mostTries = 50;

/** The JSON values in a text: those in Markdown fences, or without one, each balanced object or list. Equal ones once. */
export function valuesIn(text: string): readonly unknown[] {
  const fenced = [...text.matchAll(/^[ \t]*(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm)].map(
    ([, , body = '']) => body,
  );
  const inFences = parsedOnce(fenced);
  return inFences.length > 0 ? inFences : parsedOnce(balanced(text));
}

function parsedOnce(texts: readonly string[]): readonly unknown[] {
  const values = texts.slice(0, mostValues).map((one) => parsedJson(one.trim()));
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value) as string | undefined;
    if (key === undefined || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The outermost parts of a text between matching brackets, outside of which strings mean nothing. */
function balanced(text: string): readonly string[] {
  const found: string[] = [];
  let tries = 0;
  for (let at = 0; at < text.length && tries < mostTries; at += 1) {
    if (text[at] !== '{' && text[at] !== '[') continue;
    tries += 1;
    const end = endOfValue(text, at);
    if (end === null || parsedJson(text.slice(at, end)) === undefined) continue;
    found.push(text.slice(at, end));
    at = end - 1;
  }
  return found;
}

/** Behind the bracket that closes the one at `start`; `null` if none does. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}
