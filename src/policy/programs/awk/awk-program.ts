interface Reader {
  readonly text: string;
  at: number;
  /** The last token can end an operand, so that a slash divides. */
  operand: boolean;
  /** Inside print or printf, at which depth of brackets; null outside. */
  printing: number | null;
  depth: number;
  /** The first character of the last token that is neither blank nor comment. */
  last: string;
  /** The last token was the word that a condition in brackets follows. */
  condition: boolean;
  /** For each open parenthesis, whether it contains a condition: a slash after a condition begins a pattern. */
  readonly open: boolean[];
  readonly problems: Set<string>;
}

const forbidden: Readonly<Record<string, string>> = {
  system: 'runs a command (system)',
  getline: 'reads from a file or a command (getline)',
  ENVIRON: 'reads the environment (ENVIRON)',
  PROCINFO: 'reads about the process (PROCINFO)',
  ARGV: 'changes which files are read (ARGV)',
  ARGC: 'changes which files are read (ARGC)',
  SYMTAB: 'reaches variables by name (SYMTAB)',
  FUNCTAB: 'reaches functions by name (FUNCTAB)',
};

const conditions: ReadonlySet<string> = new Set(['if', 'while', 'for', 'switch']);

/** Words after which a slash begins a pattern. */
const openers: ReadonlySet<string> = new Set(
  'print printf return in if while for else do case exit delete getline'.split(' '),
);

export const writesFile = 'writes a file (>)';
const unclear = 'is a program that cannot be analyzed with certainty';

/** Clauses on what it does beyond computing. https://www.gnu.org/software/gawk/manual/gawk.html */
export function readAwkProgram(text: string): string[] {
  const reader: Reader = {
    text,
    at: 0,
    operand: false,
    printing: null,
    depth: 0,
    last: '',
    condition: false,
    open: [],
    problems: new Set(),
  };
  while (reader.at < text.length) takeToken(reader);
  return [...reader.problems];
}

function takeToken(reader: Reader): void {
  const char = reader.text[reader.at] ?? '';
  const name = /[A-Za-z_]\w*/y;
  name.lastIndex = reader.at;
  const word = name.exec(reader.text)?.[0];
  if (word !== undefined) takeName(reader, word);
  else if (/[0-9.]/.test(char)) advance(reader, 1, true);
  else if (char === '"') takeString(reader);
  else if (char === '#') takeComment(reader);
  else if (char === '/') takeSlash(reader);
  else if (char === '\\') takeContinuation(reader);
  else if (/[\n;{}]/.test(char)) endStatement(reader, char);
  else if (/\s/.test(char)) advance(reader, 1, reader.operand);
  else takeOperator(reader, char);
  if (/[\s#\\]/.test(char)) return;
  reader.last = char;
  reader.condition = word !== undefined && conditions.has(word);
}

function takeName(reader: Reader, word: string): void {
  if (Object.hasOwn(forbidden, word)) reader.problems.add(forbidden[word] ?? unclear);
  if (word === 'print' || word === 'printf') reader.printing = reader.depth;
  advance(reader, word.length, !openers.has(word));
}

function takeOperator(reader: Reader, char: string): void {
  const { text, at } = reader;
  const two = text.slice(at, at + 2);
  if (char === '@') reader.problems.add('loads a file or calls a function by name (@)');
  if (two === '||') {
    advance(reader, 2, false);
    return;
  }
  if (char === '|') reader.problems.add('runs a command (|)');
  if (two === '>>' || (char === '>' && reader.printing !== null && reader.depth <= reader.printing))
    reader.problems.add(writesFile);
  if (char === '(' || char === '[') reader.depth += 1;
  if (char === ')' || char === ']') reader.depth -= 1;
  if (char === '(') reader.open.push(reader.condition);
  const conditional = char === ')' && reader.open.pop() === true;
  if (two === '++' || two === '--') {
    advance(reader, 2, true);
    return;
  }
  advance(reader, 1, (char === ')' && !conditional) || char === ']');
}

function advance(reader: Reader, count: number, operand: boolean): void {
  reader.at += count;
  reader.operand = operand;
}

/** After a comma or an operator, a line end continues the statement; in gawk also after `?` and `:`. */
function endStatement(reader: Reader, char: string): void {
  if (char !== '\n' || !/[,&|?:]/.test(reader.last)) reader.printing = null;
  advance(reader, 1, false);
}

function takeString(reader: Reader): void {
  const { text } = reader;
  let at = reader.at + 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\n') reader.problems.add(unclear);
    at += text[at] === '\\' ? 2 : 1;
  }
  if (at >= text.length) reader.problems.add(unclear);
  reader.at = at + 1;
  reader.operand = true;
}

function takeComment(reader: Reader): void {
  const end = reader.text.indexOf('\n', reader.at);
  reader.at = end < 0 ? reader.text.length : end;
}

function takeContinuation(reader: Reader): void {
  const before = reader.text[reader.at - 1] ?? ' ';
  const behind = /\\\r?\n/y;
  behind.lastIndex = reader.at;
  if (!behind.test(reader.text) || /\w/.test(before)) reader.problems.add(unclear);
  advance(reader, Math.max(1, behind.lastIndex - reader.at), reader.operand);
}

/** Behind an operand it divides. Behind a condition awks differ: for one of them the program has an error there. */
function takeSlash(reader: Reader): void {
  const { text, at } = reader;
  if (reader.operand) {
    advance(reader, 1, false);
    return;
  }
  let end = at + 1;
  while (end < text.length && text[end] !== '/') {
    if (text[end] === '\n') reader.problems.add(unclear);
    end += text[end] === '\\' ? 2 : 1;
  }
  const pattern = text.slice(at + 1, end).replace(/\\./gs, '');
  if (end >= text.length || leavesBracketOpen(pattern)) reader.problems.add(unclear);
  advance(reader, end - at + 1, true);
}

/** Behind the last closing bracket nothing is closed: searching there from every open one would take long. */
function leavesBracketOpen(pattern: string): boolean {
  const end = pattern.lastIndexOf(']') + 1;
  return (
    pattern.includes('[', end) ||
    pattern
      .slice(0, end)
      .replace(/\[\^?\]?[^\]]*\]/g, '')
      .includes('[')
  );
}
