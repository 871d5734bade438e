import { programFor } from '../programs/table.js';
import type { PatternWord } from '../shell/command-pattern.js';
import type { Program } from '../shell/types.js';
import type { Rule } from './parse-rules.js';

export interface Note<Id extends string = string> {
  readonly id: Id;
  /** What the rule allows or covers, one clause. */
  readonly message: string;
  readonly hint: string;
}

export type CommandNote = Note<
  'any-command' | 'needs-another' | 'program-grants' | 'program-unknown' | 'reads-only' | 'star-in-word'
>;

/** Lint messages for a command rule. `allowRules` contains all allow rules, including this one. */
export function notesOnCommand(rule: Rule, allowRules: readonly Rule[]): readonly CommandNote[] {
  if (rule.specifier.kind !== 'command') return [];
  const { words, open } = rule.specifier.pattern;
  const [name] = words;
  if (name?.kind !== 'literal')
    return [
      {
        id: 'any-command',
        message: 'it allows any program',
        hint: 'begin the rule with a program name',
      },
    ];
  const literal = words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
  const shapes = starInWord(words, open);
  const program = programFor(name.text);
  if (program === undefined) return [...shapes, ...(open ? [unknown(name.text)] : [])];
  return [
    ...shapes,
    ...(open ? grants(program, literal) : []),
    ...needsAnother(name.text, words.length, open, allowRules),
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
      message: `a star at the end of a word matches only the rest of that word: ${stem}-x matches, ${stem} with more words does not`,
      hint: 'end the rule with :* to allow further arguments',
    },
  ];
}

function unknown(name: string): CommandNote {
  return {
    id: 'program-unknown',
    message: `${name} is an unknown program: its arguments are not checked`,
    hint: 'allow exact commands only, without :*',
  };
}

/** Programs that start the tool that follows them in the rule. */
const starters =
  /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;

function grants(program: Program, literal: readonly string[]): CommandNote[] {
  const [name = ''] = literal;
  const { subCommands = [] } = program;
  if (literal.length === 1 && subCommands.length > 0) {
    return [
      {
        id: 'reads-only',
        message: `it covers only read-only sub-commands: ${subCommands.slice(0, 3).join(', ')} and similar ones need their own rules`,
        hint: `add a rule for each one to allow, e.g. Bash(${name} ${subCommands[0] ?? ''}:*)`,
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
              : 'allow exact commands only, without :*, or accept the risk',
        },
      ];
}

const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
const fetchers = /^(?:curl|wget)$/;

/** Warns about programs whose files or addresses need rules that are missing. */
function needsAnother(name: string, length: number, open: boolean, allowRules: readonly Rule[]): CommandNote[] {
  if (!open || length > 1) return [];
  if (writers.test(name) && !allowRules.some((rule) => rule.tool === 'Write' || rule.tool === 'Edit')) {
    return [
      {
        id: 'needs-another',
        message: 'the files that it writes or deletes need a Write rule, and there is none',
        hint: 'add Write(…) for the directories that it may change',
      },
    ];
  }
  if (!fetchers.test(name) || allowRules.some((rule) => rule.tool === 'WebFetch')) return [];
  return [
    {
      id: 'needs-another',
      message: 'the addresses that it fetches need a WebFetch rule, and there is none',
      hint: 'add WebFetch(domain:…) for each host',
    },
  ];
}
