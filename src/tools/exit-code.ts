/** What exit code 1 means for programs that report an answer with it. */
const answers: Readonly<Record<string, string>> = {
  grep: 'no match',
  egrep: 'no match',
  fgrep: 'no match',
  zgrep: 'no match',
  rg: 'no match',
  'git grep': 'no match',
  diff: 'different',
  cmp: 'different',
  'git diff': 'different',
  test: 'false',
  '[': 'false',
  '[[': 'false',
  pgrep: 'no match',
};

function withoutQuotes(command: string): string {
  return command.trim().replaceAll(/\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"/g, 'x');
}

/** A program that is started with `&`; the lines of a here-document do not count. */
const startsInBackground = /(?<![&<>|])&(?![&>])/;

/** Whether a command line starts a program with `&` and does not wait for it. */
export function leavesProcesses(command: string): boolean {
  const unquoted = withoutQuotes(command);
  const line = /<<-?(?!<)/.test(unquoted) ? (unquoted.split('\n')[0] ?? '') : unquoted;
  return startsInBackground.test(line) && !/\bwait\b/.test(line);
}

/**
 * The meaning of the exit code of a command line if it is an answer and not a failure; `null` otherwise. The last
 * program of the line decides the code; its name is only looked at for this note, so quotes need no exact analysis.
 */
export function answerOf(command: string, exitCode: number | null): string | null {
  if (exitCode !== 1) return null;
  const unquoted = withoutQuotes(command);
  const last = unquoted.split(/\|\||&&|[|;&\n]/).at(-1) ?? '';
  const [program = '', ...rest] = last
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\w+=/.test(word));
  const name = program.replace(/^.*\//, '');
  const key = name === 'git' ? `git ${rest.find((word) => !word.startsWith('-')) ?? ''}` : name;
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;
}
