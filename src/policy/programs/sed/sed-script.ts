export interface ScriptEffects {
  /** Clauses, each of a command that does more. */
  readonly problems: string[];
  readonly reads: string[];
  readonly writes: string[];
}

interface Reader {
  readonly text: string;
  at: number;
  /** The delimiter is a plain character inside brackets, as POSIX has it; old seds let it end the pattern. */
  readonly brackets: boolean;
  /** Unclosed brackets. */
  unclosed: number;
  readonly effects: ScriptEffects;
}

const mostUnclosed = 16;

/** Thrown and caught in here: the script is not one that is surely understood. */
class Unclear extends Error {}

const unclear = 'is a script that cannot be analyzed with certainty';

/** As GNU sed; where seds differ, both readings count. https://www.gnu.org/software/sed/manual/sed.html */
export function readSedScript(text: string): ScriptEffects {
  const usual = readOnce(text, true);
  const old = readOnce(text, false);
  if (usual === null) return { problems: [unclear], reads: [], writes: [] };
  if (old === null) return usual;
  return {
    problems: [...new Set([...usual.problems, ...old.problems])],
    reads: [...new Set([...usual.reads, ...old.reads])],
    writes: [...new Set([...usual.writes, ...old.writes])],
  };
}

/** `null` if the script has an error in this interpretation: sed checks the whole script before it runs any of it. */
function readOnce(text: string, brackets: boolean): ScriptEffects | null {
  const reader: Reader = { text, at: 0, brackets, unclosed: 0, effects: { problems: [], reads: [], writes: [] } };
  try {
    while (reader.at < text.length) takeCommand(reader);
    return reader.effects;
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return null;
  }
}

function takeCommand(reader: Reader): void {
  skip(reader, /[\s;]*/y);
  if (reader.at >= reader.text.length) return;
  if (takeAddress(reader)) {
    skip(reader, /[ \t]*/y);
    if (peek(reader) === ',') {
      reader.at += 1;
      skip(reader, /[ \t]*/y);
      if (!takeAddress(reader)) throw new Unclear();
    }
  }
  skip(reader, /[ \t]*(?:![ \t]*)*/y);
  const command = peek(reader);
  reader.at += 1;
  runCommand(reader, command);
}

function runCommand(reader: Reader, command: string): void {
  if (/^[{}]$/.test(command)) return;
  if (/^[=dDgGhHnNpPxzF]$/.test(command)) endOfCommand(reader);
  else if (command === '#') skip(reader, /[^\n]*/y);
  else if (/^[:btT]$/.test(command)) skip(reader, /[ \t]*[^\s;}]*/y);
  else if (/^[aic]$/.test(command)) takeText(reader);
  else if (/^[qQlL]$/.test(command)) {
    skip(reader, /[ \t]*\d*/y);
    endOfCommand(reader);
  } else if (command === 's') takeSubstitution(reader);
  else if (command === 'y') takeTransliteration(reader);
  else takeFileCommand(reader, command);
}

function takeTransliteration(reader: Reader): void {
  const delimiter = takeDelimiter(reader);
  takeUntil(reader, delimiter, false);
  takeUntil(reader, delimiter, false);
  endOfCommand(reader);
}

function takeFileCommand(reader: Reader, command: string): void {
  const { effects: effects } = reader;
  const rest = takeLine(reader).trimStart();
  if (command === 'e') effects.problems.push('runs a command (e)');
  else if (command === 'r' || command === 'R') effects.reads.push(rest);
  else if (command === 'w' || command === 'W') {
    effects.problems.push(`writes a file (${command})`);
    effects.writes.push(rest);
  } else throw new Unclear();
}

function takeAddress(reader: Reader): boolean {
  const start = reader.at;
  const delimiterOrLine = peek(reader);
  if (delimiterOrLine === '/' || delimiterOrLine === '\\') {
    reader.at += 1;
    const delimiter = delimiterOrLine === '/' ? '/' : takeDelimiter(reader);
    takeUntil(reader, delimiter, true);
    skip(reader, /[ \t]*[IM]*/y);
  } else skip(reader, /(?:[+~]?\d+(?:~\d+)?|\$)/y);
  return reader.at > start;
}

function takeDelimiter(reader: Reader): string {
  const delimiter = peek(reader);
  if (delimiter === '' || delimiter === '\n' || delimiter === '\\') throw new Unclear();
  reader.at += 1;
  return delimiter;
}

function takeUntil(reader: Reader, delimiter: string, pattern: boolean): void {
  for (; reader.at < reader.text.length; reader.at += 1) {
    const char = peek(reader);
    if (char === delimiter) {
      reader.at += 1;
      return;
    }
    if (char === '\\') reader.at += 1;
    else if (char === '\n' && pattern) throw new Unclear();
    else if (char === '[' && pattern && reader.brackets) skipBracket(reader);
  }
  throw new Unclear();
}

/** Leaves the reader on the closing bracket, or where it was if there is none. */
function skipBracket(reader: Reader): void {
  const end = closingBracket(reader.text, reader.at);
  if (end >= 0) reader.at = end;
  else reader.unclosed += 1;
  // Each of them was looked for up to the end of the line.
  if (reader.unclosed > mostUnclosed) throw new Unclear();
}

/** The first one that neither comes first nor ends a class (`[:x:]`), else the last in the line; -1 if none. */
function closingBracket(text: string, start: number): number {
  let at = start + (text[start + 1] === '^' ? 2 : 1);
  let close = text.indexOf(']', at);
  let other = close === at ? at : -1;
  if (other >= 0) at += 1;
  for (; close >= 0 && at < text.length && text[at] !== '\n'; at += 1) {
    if (close < at) close = text.indexOf(']', at);
    if (at === close) return at;
    if (text[at] !== '[' || !isClass(text, at, close)) continue;
    if (!text.slice(at, close).includes('\n')) other = close;
    at = close;
  }
  return other;
}

function isClass(text: string, at: number, close: number): boolean {
  return close - at >= 3 && /[.:=]/.test(text[at + 1] ?? '') && /[.:=]/.test(text[close - 1] ?? '');
}

function takeSubstitution(reader: Reader): void {
  const delimiter = takeDelimiter(reader);
  takeUntil(reader, delimiter, true);
  takeUntil(reader, delimiter, false);
  for (;;) {
    const flag = peek(reader);
    if (flag === 'e') reader.effects.problems.push('runs the text as a command (s///e)');
    else if (flag === 'w') {
      reader.at += 1;
      reader.effects.problems.push('writes a file (s///w)');
      reader.effects.writes.push(takeLine(reader).trimStart());
      return;
    } else if (!/^[gpiImM0-9]$/.test(flag)) {
      endOfCommand(reader);
      return;
    }
    reader.at += 1;
  }
}

/** The text of a, i and c reaches to a line end without a backslash before it; two backslashes at its start are read in two ways. */
function takeText(reader: Reader): void {
  if (/^[ \t]*\\[ \t]*\\/.test(reader.text.slice(reader.at))) throw new Unclear();
  skip(reader, /[ \t]*(?:\\[ \t]*\n?)?/y);
  skip(reader, /(?:[^\\\n]|\\[\s\S])*/y);
}

function takeLine(reader: Reader): string {
  const start = reader.at;
  skip(reader, /[^\n]*/y);
  return reader.text.slice(start, reader.at);
}

function endOfCommand(reader: Reader): void {
  skip(reader, /[ \t]*/y);
  if (!/^[;\n}#]?$/.test(peek(reader))) throw new Unclear();
}

function peek(reader: Reader): string {
  return reader.text[reader.at] ?? '';
}

function skip(reader: Reader, pattern: RegExp): void {
  pattern.lastIndex = reader.at;
  reader.at += pattern.exec(reader.text)?.[0].length ?? 0;
}
