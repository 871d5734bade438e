import type { Risk, Word } from '../../shell/types.js';
import { knownText, writtenForm } from '../../shell/words.js';

interface Prompt {
  /** With more operands than these it has something else to do than to read. */
  readonly operands: number;
  /** With one of these options, too. */
  readonly unless: readonly string[];
}

const always = Number.POSITIVE_INFINITY;

/** They read commands from standard input unless an argument has them, and can run programs: `vim <<< ':!id'`. */
const prompts: ReadonlyMap<string, Prompt> = new Map(
  (
    [
      ['fish csh tcsh pwsh powershell nu elvish xonsh es', 0, '-c'],
      ['lua luajit tclsh wish expect jimsh swipl gforth janet fennel raku perl6 rakudo m4 dc gnuplot maxima gp', 0, ''],
      ['irb pry ghci iex erl scala jshell groovysh clojure clj sbcl clisp ecl guile racket csi gosh scheme', 0, '-e'],
      ['julia swift ocaml utop octave deno ipython bpython ptpython parallel openssl crontab sage', 0, ''],
      ['su newgrp unshare nsenter script', 0, '-c'],
      ['R', always, '-e -f --file'],
      ['sqlite3 sqlite duckdb mongo mongosh', 1, ''],
      ['psql', always, '-c --command -f --file -l --list'],
      ['mysql mariadb', always, '-e --execute'],
      ['vi vim nvim view vimdiff gvim ex ed red', always, ''],
      ['gdb lldb', always, '-batch --batch'],
      ['ftp lftp sftp telnet at batch', always, ''],
    ] as const
  ).flatMap(([names, operands, unless]) =>
    names
      .split(' ')
      .map((name) => [name, { operands, unless: unless.split(' ').filter((option) => option !== '') }] as const),
  ),
);

export function readsCommands(program: Word): Risk {
  return {
    word: writtenForm(program),
    why: 'takes commands from its standard input',
    hint: 'pass its commands as an argument',
    anyProgram: true,
  };
}

/** Why this command may run what it reads, as a risk of its program; `null` if it does not. */
export function promptRisk(base: string, argv: readonly Word[]): Risk | null {
  const prompt = prompts.get(base);
  const [program, ...args] = argv;
  if (prompt === undefined || program === undefined) return null;
  const texts = args.map(knownText);
  const says = (option: string): boolean => texts.some((text) => text === option || text.startsWith(`${option}=`));
  if (['--version', '--help', ...prompt.unless].some(says)) return null;
  if (texts.filter((text) => !text.startsWith('-')).length > prompt.operands) return null;
  return readsCommands(program);
}
