/** A literal of Starlark: text, or a list. */
export type Literal = string | readonly Literal[];

/** A call at the top of a file. */
export interface Call {
  readonly name: string;
  /** Named arguments; `null` for a value that is not a literal. */
  readonly values: ReadonlyMap<string, Literal | null>;
  /** As written. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

interface Token {
  /** The text of a string; `null` for any other token. */
  readonly value: string | null;
  readonly source: string;
  readonly start: number;
}

const token =
  /#[^\n]*|\s+|(?<raw>[rR]?)(?<quote>"""|'''|"|')(?<inner>(?:\\[^]|(?!\k<quote>)[^])*)\k<quote>|(?<other>\w+|[^])/gy;

/** The calls of a file of rules, and the lines of everything else. Nothing is evaluated. */
export function callsIn(text: string): { readonly calls: readonly Call[]; readonly unreadable: readonly number[] } {
  const tokens = tokensOf(text);
  const lineOf = lineCounter(text);
  const calls: Call[] = [];
  const unreadable = new Set<number>();
  let at = 0;
  while (at < tokens.length) {
    const [name, open] = [tokens[at], tokens[at + 1]];
    if (name === undefined) break;
    const line = lineOf(name.start);
    if (open?.source !== '(' || !/^[a-z_]\w*$/i.test(name.source)) {
      // A text alone documents the file.
      if (name.value === null) unreadable.add(line);
      at += 1;
      continue;
    }
    const end = closing(tokens, at + 1);
    const last = end === null ? undefined : tokens[end];
    if (end === null || last === undefined) {
      unreadable.add(line);
      break;
    }
    const values = valuesOf(tokens.slice(at + 2, end));
    const whole = text.slice(name.start, last.start + 1);
    calls.push({ name: name.source, values, text: whole, line });
    at = end + 1;
  }
  return { calls, unreadable: [...unreadable] };
}

/** Counts lines up to offsets that only grow. */
function lineCounter(text: string): (offset: number) => number {
  let [line, from] = [1, 0];
  return (offset) => {
    line += text.slice(from, offset).split('\n').length - 1;
    from = offset;
    return line;
  };
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(token)].flatMap(({ 0: source, index: start, groups = {} }): Token[] => {
    const { raw = '', inner, other } = groups;
    if (inner !== undefined) return [{ value: raw === '' ? unescaped(inner) : inner, source, start }];
    return other === undefined ? [] : [{ value: null, source, start }];
  });
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

function unescaped(text: string): string {
  return text.replace(/\\([^])/g, (_, character: string) => escapes[character] ?? character);
}

/** The position of the bracket that closes the one at `open`; `null` if none does. */
function closing(tokens: readonly Token[], open: number): number | null {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const { value, source } = tokens[at] ?? { value: null, source: '' };
    if (value !== null) continue;
    if ('([{'.includes(source)) depth += 1;
    else if (')]}'.includes(source)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

function valuesOf(tokens: readonly Token[]): ReadonlyMap<string, Literal | null> {
  return new Map(
    separated(tokens).flatMap((argument): [string, Literal | null][] => {
      const [name, equals, ...value] = argument;
      return name === undefined || equals?.source !== '=' ? [] : [[name.source, literalOf(value)]];
    }),
  );
}

const deepest = 3;

function literalOf(tokens: readonly Token[], depth = 0): Literal | null {
  const [first] = tokens;
  if (first === undefined) return null;
  // Neighboring texts are one.
  if (tokens.every(({ value }) => value !== null)) return tokens.map(({ value }) => value ?? '').join('');
  if (depth === deepest || first.source !== '[' || closing(tokens, 0) !== tokens.length - 1) return null;
  const items = separated(tokens.slice(1, -1)).map((item) => literalOf(item, depth + 1));
  return items.every((item) => item !== null) ? items : null;
}

/** The tokens between commas at the same depth; an empty end is none. */
function separated(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = tokens[at];
    if (one === undefined) break;
    if (one.value === null && one.source === ',') {
      parts.push([]);
      continue;
    }
    const end = one.value === null && '([{'.includes(one.source) ? (closing(tokens, at) ?? at) : at;
    parts.at(-1)?.push(...tokens.slice(at, end + 1));
    at = end;
  }
  return parts.filter((part) => part.length > 0);
}
