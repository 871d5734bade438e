/** The specifier of a `Bash(…)` rule: the words of a command, or its first words. */

type OneWord =
  | { readonly kind: 'literal'; readonly text: string }
  /** A word with stars: the pieces in order, with any text between them. */
  | { readonly kind: 'pieces'; readonly pieces: readonly string[] };

export type PatternWord =
  | OneWord
  /** A separate star: any number of words. */
  | { readonly kind: 'words' };

export interface CommandPattern {
  /** `NAME=value` before the command; stars are in the value only. */
  readonly assignments: readonly OneWord[];
  readonly words: readonly PatternWord[];
  /** Whether more words may follow, as in `x:*` and `x *`. */
  readonly open: boolean;
  /** The literal words, the program name first. */
  readonly literal: readonly string[];
}

/** A word of the evaluated command; `null` if its value is unknown. */
export type MatchedWord = string | null;

/** Splits at whitespace; quotes and backslashes make a star literal. The problem if a quote is not closed. */
export function parseCommandPattern(specifier: string): CommandPattern | string {
  // Published lists also write `gh api:repos/*/pulls/*`.
  const legacy = specifier
    .trimEnd()
    .replace(/:\*$/, ' *')
    .replace(/^(\s*gh api):(?=\S)/, '$1 ');
  const words = splitWords(legacy);
  if (typeof words === 'string') return words;
  const open = words.at(-1)?.kind === 'words';
  const known = open ? words.slice(0, -1) : words;
  const start = known.findIndex((word) => !isAssignment(word));
  const assignments = known.slice(0, start < 0 ? known.length : start).filter((word) => word.kind !== 'words');
  const called = known.slice(assignments.length);
  const literal = called.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
  return { assignments, words: called, open, literal };
}

function isAssignment(word: PatternWord): boolean {
  if (word.kind === 'words') return false;
  return /^[A-Za-z_]\w*=/.test(word.kind === 'literal' ? word.text : (word.pieces[0] ?? ''));
}

/** An unknown value matches only a star for all of it; with `matchUnknown` (ask, deny) it matches anything. */
export function matchesAssignment(
  part: CommandPattern['assignments'][number],
  { name, value }: { readonly name: string; readonly value: string | null },
  matchUnknown: boolean,
): boolean {
  if (value !== null) return matchesOne(part, `${name}=${value}`);
  const [start, end, ...more] = part.kind === 'literal' ? [part.text] : part.pieces;
  if (matchUnknown) return start?.startsWith(`${name}=`) === true;
  return start === `${name}=` && end === '' && more.length === 0;
}

interface Splitting {
  readonly words: PatternWord[];
  pieces: string[];
  started: boolean;
  quoted: boolean;
}

/** Literal characters. */
const ordinary = /[^ \t\n'"\\*]+/y;

function splitWords(text: string): PatternWord[] | string {
  const state: Splitting = { words: [], pieces: [''], started: false, quoted: false };
  let at = 0;
  while (at < text.length) {
    ordinary.lastIndex = at;
    const run = ordinary.exec(text)?.[0] ?? '';
    if (run !== '') append(state, run);
    at += run.length;
    if (at >= text.length) break;
    const char = text[at] ?? '';
    if (char === ' ' || char === '\t' || char === '\n') endWord(state);
    else if (char === "'" || char === '"') {
      const end = closingQuote(text, at);
      if (end < 0) return `a quote (${char}) is not closed`;
      const inner = text.slice(at + 1, end);
      append(state, char === "'" ? inner : inner.replace(/\\(["\\$`])/g, '$1'));
      state.quoted = true;
      at = end;
    } else if (char === '\\' && at + 1 < text.length) {
      append(state, text[at + 1] ?? '');
      state.quoted = true;
      at += 1;
    } else if (char === '*') {
      state.started = true;
      state.pieces.push('');
    } else append(state, char);
    at += 1;
  }
  endWord(state);
  return state.words;
}

function append(state: Splitting, text: string): void {
  state.started = true;
  state.pieces[state.pieces.length - 1] = `${state.pieces.at(-1) ?? ''}${text}`;
}

function endWord(state: Splitting): void {
  if (state.started) state.words.push(finishWord(state.pieces, state.quoted));
  state.pieces = [''];
  state.started = false;
  state.quoted = false;
}

function finishWord(pieces: string[], quoted: boolean): PatternWord {
  if (pieces.length === 1) return { kind: 'literal', text: pieces[0] ?? '' };
  if (!quoted && pieces.every((piece) => piece === '')) return { kind: 'words' };
  return { kind: 'pieces', pieces };
}

function closingQuote(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

/** An unknown word matches only a separate star; with `matchUnknown` anything. `sameProgram`: the first literal word. */
export function matchesCommand(
  pattern: CommandPattern,
  words: readonly MatchedWord[],
  options: { readonly matchUnknown: boolean; readonly sameProgram: (text: string, word: string) => boolean },
): boolean {
  const fixed = matchesFixed(pattern, words, options);
  if (fixed !== null) return fixed;
  let reachable = new Set([0]);
  for (const part of pattern.words) {
    const next = new Set<number>();
    if (part.kind === 'words') {
      // A separate star can skip any number of words.
      for (let at = Math.min(...reachable); at <= words.length; at += 1) next.add(at);
    } else {
      for (const at of reachable)
        if (at < words.length && matchesWord(part, words[at] ?? null, at === 0, options)) next.add(at + 1);
    }
    if (next.size === 0) return false;
    reachable = next;
  }
  return pattern.open || reachable.has(words.length);
}

/** Compares word by word; `null` if a separate star occurs before the first difference. */
function matchesFixed(
  pattern: CommandPattern,
  words: readonly MatchedWord[],
  options: { readonly matchUnknown: boolean; readonly sameProgram: (text: string, word: string) => boolean },
): boolean | null {
  let at = 0;
  for (const part of pattern.words) {
    if (part.kind === 'words') return null;
    if (at >= words.length || !matchesWord(part, words[at] ?? null, at === 0, options)) return false;
    at += 1;
  }
  return pattern.open || pattern.words.length === words.length;
}

function matchesWord(
  part: OneWord,
  word: MatchedWord,
  isProgram: boolean,
  options: { readonly matchUnknown: boolean; readonly sameProgram: (text: string, word: string) => boolean },
): boolean {
  if (word === null) return options.matchUnknown;
  return isProgram && part.kind === 'literal' ? options.sameProgram(part.text, word) : matchesOne(part, word);
}

/** Whether one pattern word matches a word; a separate star matches every word. */
export function matchesOne(part: PatternWord, word: string): boolean {
  if (part.kind === 'words') return true;
  return part.kind === 'literal' ? part.text === word : matchesPieces(part.pieces, word);
}

function matchesPieces(pieces: readonly string[], word: string): boolean {
  const prefix = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (word.length < prefix.length + last.length || !word.startsWith(prefix) || !word.endsWith(last)) return false;
  let at = prefix.length;
  for (const piece of pieces.slice(1, -1)) {
    const place = word.indexOf(piece, at);
    if (place < 0) return false;
    at = place + piece.length;
  }
  return at <= word.length - last.length;
}

/** The specifier that matches exactly these words. */
export function quotePattern(words: readonly string[]): string {
  return words.map((word) => (/^[\w./:=@%+,~^-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}
