import type { ParsedScript } from 'unbash';

/** Words that do not depend on the state of the shell. */
const constant = /^[\w./:=@%+,~^-]+$/;

/** A commit name without spaces that cannot be an option: git prints it if the commit does not exist. */
const revision = /^[\w@][\w./~^@-]*$/;

const hashFormat = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
const countingOption =
  /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;

/**
 * Commands whose output consists of hashes, numbers and their own operands: no word begins with a dash, or contains a
 * wildcard or a slash that is not in an operand.
 */
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
    git === 'git' && command === 'rev-list' && count === '--count' && rest.length > 0 && rest.every(isRevision),
];

function isRevision(word: string): boolean {
  return revision.test(word);
}

/** Whether a substitution prints one number: a counting command, or a pipeline that ends with one. */
export function printsNumber({ commands }: ParsedScript): boolean {
  const [statement, ...more] = commands;
  if (statement === undefined || more.length > 0 || statement.background === true) return false;
  const { command } = statement;
  const last = command.type === 'Pipeline' ? command.commands.at(-1) : command;
  if (last?.type !== 'Command' || last.name === undefined || last.prefix.length > 0) return false;
  if (last.redirects.some((one) => one.type === 'HereDoc' || !/^[<>]$/.test(one.operator))) return false;
  const words = [last.name, ...last.args].map((item) => (item.type === 'Word' ? item.text : ''));
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
export function printsPlainWords({ commands }: ParsedScript): boolean {
  const [statement, ...more] = commands;
  if (statement === undefined || more.length > 0 || statement.background === true) return false;
  const { command } = statement;
  if (command.type !== 'Command' || command.name === undefined) return false;
  if (command.prefix.length > 0 || command.redirects.some((one) => one.type === 'HereDoc' || one.operator !== '>'))
    return false;
  const words = [command.name, ...command.args].map((item) => (item.type === 'Word' ? item.text : ''));
  if (printsGitHubNumbers(words)) return true;
  return words.every((word) => constant.test(word)) && producers.some((prints) => prints(words));
}
