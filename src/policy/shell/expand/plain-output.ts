import type { ParsedScript, Statement } from 'unbash';

/** Words that do not depend on the state of the shell. */
const constant = /^[\w./:=@%+,~^-]+$/;

/** A commit name without spaces that cannot be an option: git prints it if the commit does not exist. */
const revision = /^[\w@][\w./~^@-]*$/;

const hashFormat = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
const countingOption =
  /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;

/** They print hashes, numbers and operands: no word begins with a dash, or has a wildcard or slash of its own. */
const producers: readonly ((words: readonly string[]) => boolean)[] = [
  ([git, command, ...rest]) =>
    git === 'git' &&
    command === 'rev-parse' &&
    rest.every((word) => revision.test(word) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(word)) &&
    rest.some((word) => revision.test(word)),
  ([git, command, ...rest]) =>
    git === 'git' &&
    command === 'merge-base' &&
    rest.every((word) => revision.test(word) || /^(?:-a|--all|--octopus|--fork-point)$/.test(word)),
  ([git, command, ...rest]) =>
    git === 'git' && command === 'rev-list' && rest.every((word, at) => counts(rest, word, at)),
  ([git, command, ...rest]) =>
    git === 'git' &&
    command === 'log' &&
    hashFormat.test(rest.findLast((word) => /^--(?:format|pretty|oneline)/.test(word)) ?? '') &&
    rest.every((word, at) => hashFormat.test(word) || counts(rest, word, at)),
  ([program, ...rest]) => program === 'nproc' && rest.length === 0,
  ([program, option, ...rest]) => program === 'id' && (option === '-u' || option === '-g') && rest.length === 0,
  ([program, ...rest]) => program === 'date' && rest.length === 1 && /^\+%[YmdHMSsj]+$/.test(rest[0] ?? ''),
];

function counts(words: readonly string[], word: string, at: number): boolean {
  if (word === '-n' || word === '--count') return true;
  return (words[at - 1] === '-n' ? /^\d+$/ : revision).test(word) || countingOption.test(word);
}

/** Programs that print only one number, or nothing if they fail. */
const counters: readonly ((words: readonly string[]) => boolean)[] = [
  ([program, option, ...rest]) => program === 'wc' && /^-[lwcm]$/.test(option ?? '') && rest.length === 0,
  ([program, ...rest]) => program === 'nproc' && rest.length === 0,
  ([program, option, ...rest]) => program === 'id' && (option === '-u' || option === '-g') && rest.length === 0,
  ([program, ...rest]) => program === 'date' && rest.length === 1 && /^\+%[sYmdHMSj]$/.test(rest[0] ?? ''),
  ([git, command, count, ...rest]) =>
    git === 'git' &&
    command === 'rev-list' &&
    count === '--count' &&
    rest.length > 0 &&
    rest.every((word) => revision.test(word)),
];

/** Whether a substitution prints one number: a counting command, or a pipeline that ends with one. */
export function printsNumber(script: ParsedScript): boolean {
  const command = onlyCommand(script);
  const words = wordsOf(command?.type === 'Pipeline' ? command.commands.at(-1) : command, /^[<>]$/);
  return words.every((word) => constant.test(word)) && counters.some((prints) => prints(words));
}

/** Filters of jq that print numbers or hashes of GitHub's answers, one per line, and no text that people wrote. */
const gitHubFilter = /^(?:\.\[\d*\]\s*\|?\s*)?\.(?:number|databaseId|headRefOid|baseRefOid|headSha)$/;

/** `gh pr list --json number -q '.[].number'`. */
function printsGitHubNumbers(words: readonly string[]): boolean {
  const [program, group = '', verb = '', ...rest] = words.map(withoutQuotes);
  if (program !== 'gh' || !/^(?:pr|issue|run)$/.test(group) || !/^(?:view|list)$/.test(verb)) return false;
  const filters = rest.filter((_, at) => /^(?:-q|--jq)$/.test(rest[at - 1] ?? ''));
  const others = rest.filter((word) => !filters.includes(word));
  const [filter = '', ...more] = filters;
  return (
    gitHubFilter.test(filter) &&
    more.length === 0 &&
    others.includes('--json') &&
    others.every((word) => constant.test(word) && !/^(?:-t|--template|-q.+|--jq=.*|-w|--web)/.test(word))
  );
}

function withoutQuotes(word: string): string {
  return /^(?:'[^']*'|"[^"$`\\]*")$/.test(word) ? word.slice(1, -1) : word;
}

/** Whether a substitution is a single command of this kind with constant words. */
export function printsPlainWords(script: ParsedScript): boolean {
  const words = wordsOf(onlyCommand(script), /^>$/);
  if (printsGitHubNumbers(words)) return true;
  return words.every((word) => constant.test(word)) && producers.some((prints) => prints(words));
}

function onlyCommand({ commands }: ParsedScript): Statement['command'] | undefined {
  const [statement, ...more] = commands;
  return more.length > 0 || statement?.background === true ? undefined : statement?.command;
}

/** The words of a simple command with only these redirections; none for anything else. */
function wordsOf(command: Statement['command'] | undefined, allowed: RegExp): readonly string[] {
  if (command?.type !== 'Command' || command.name === undefined || command.prefix.length > 0) return [];
  if (command.redirects.some((redirection) => redirection.type === 'HereDoc' || !allowed.test(redirection.operator)))
    return [];
  return [command.name, ...command.args].map((item) => (item.type === 'Word' ? item.text : ''));
}
