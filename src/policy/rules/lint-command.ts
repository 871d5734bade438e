import { programFor } from '../programs/table.js';
import type { Program } from '../shell/types.js';
import type { PatternWord } from './command-pattern.js';
import { quotePattern } from './command-pattern.js';
import type { Rule } from './parse-rules.js';

/** What lint has to say about one rule. */
export interface Note<Id extends string = string> {
  readonly id: Id;
  /** What the rule really does, one sentence. */
  readonly message: string;
  readonly hint: string;
}

export type CommandNote = Note<
  'any-command' | 'exact-words' | 'needs-another' | 'program-grants' | 'program-unknown' | 'reads-only' | 'star-in-word'
>;

/** What an allow rule for commands really grants. `beside` are all allow rules, this one among them. */
export function notesOnCommand(rule: Rule, beside: readonly Rule[]): readonly CommandNote[] {
  if (rule.specifier.kind !== 'command') return [];
  const { words, open } = rule.specifier.pattern;
  const [first] = words;
  if (first?.kind !== 'literal')
    return [
      {
        id: 'any-command',
        message: 'it leaves open which program runs',
        hint: 'begin the rule with the name of a program',
      },
    ];
  const literal = words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
  const shapes = [...exactWords(rule, literal, open), ...starInWord(words, open)];
  const program = programFor(first.text);
  if (program === undefined) return [...shapes, ...(open ? [unknown(first.text)] : [])];
  return [
    ...shapes,
    ...(open ? grants(program, literal) : []),
    ...needsAnother(first.text, words.length, open, beside),
  ];
}

/** Gemini's rules for the shell mean a beginning, with or without a star. */
function exactWords(rule: Rule, literal: readonly string[], open: boolean): CommandNote[] {
  if (open || !/^\s*(?:run_shell_command|ShellTool)\s*\(/.test(rule.text)) return [];
  return [
    {
      id: 'exact-words',
      message: 'it means exactly these words here, and everything that begins with them in Gemini CLI',
      hint: `write Bash(${quotePattern(literal)}:*) for the beginning`,
    },
  ];
}

function starInWord(words: readonly PatternWord[], open: boolean): CommandNote[] {
  const last = words.at(-1);
  if (open || last?.kind !== 'pieces' || last.pieces.at(-1) !== '' || last.pieces.length !== 2) return [];
  const stem = last.pieces[0] ?? '';
  if (!/^[\w:-]+$/.test(stem)) return [];
  return [
    {
      id: 'star-in-word',
      message: `a star inside a word stands for the rest of this word only: ${stem}-x is meant, ${stem} with more words is not`,
      hint: 'end it in :* to leave the words behind it open',
    },
  ];
}

function unknown(name: string): CommandNote {
  return {
    id: 'program-unknown',
    message: `nothing is known about ${name}: its arguments are not judged`,
    hint: 'allow exact commands only, without :*',
  };
}

/** Programs that start the tool which the rule names behind them. */
const starters =
  /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;

function grants(program: Program, literal: readonly string[]): CommandNote[] {
  const [name = ''] = literal;
  const { subCommands = [] } = program;
  if (literal.length === 1 && subCommands.length > 0) {
    return [
      {
        id: 'reads-only',
        message: `it covers only what changes nothing: ${subCommands.slice(0, 3).join(', ')} and their like have to be named`,
        hint: `add a rule for each that you mean, e.g. Bash(${name} ${subCommands[0] ?? ''}:*)`,
      },
    ];
  }
  const front = [1, 2].find((count) => starters.test(literal.slice(0, count).join(' ')));
  const tool = front === undefined ? undefined : programFor(literal[front] ?? '');
  const alone = literal.length === 1 ? (program.alone ?? null) : null;
  const what = tool === undefined ? (program.grants ?? alone) : tool.grants;
  return what === null
    ? []
    : [
        {
          id: 'program-grants',
          message: what,
          hint:
            what === alone
              ? 'name the sub-commands, e.g. Bash(git log:*)'
              : 'allow exact commands only, without :*, or accept that this is granted',
        },
      ];
}

const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
const fetchers = /^(?:curl|wget)$/;

/** Rules for programs whose files or addresses need rules of their own, where there are none. */
function needsAnother(name: string, length: number, open: boolean, beside: readonly Rule[]): CommandNote[] {
  if (!open || length > 1) return [];
  if (writers.test(name) && !beside.some((rule) => rule.tool === 'Write' || rule.tool === 'Edit')) {
    return [
      {
        id: 'needs-another',
        message: 'what it writes or deletes is judged by Write rules, and there is none',
        hint: 'add Write(…) for the folders that it may change',
      },
    ];
  }
  if (!fetchers.test(name) || beside.some((rule) => rule.tool === 'WebFetch')) return [];
  return [
    {
      id: 'needs-another',
      message: 'the addresses that it fetches are judged by WebFetch rules, and there is none',
      hint: 'add WebFetch(domain:…) for the hosts',
    },
  ];
}
