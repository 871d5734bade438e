import { absolutePath } from '../files/paths.js';
import type { Risk } from '../shell/types.js';

import { memoizeByObject } from './memoize.js';
import { literalWords, type Rule } from './parse-rules.js';
import { baseName } from './rule-index.js';

/** What a command rule grants by spelling it: words that do more than a program's name says, paths, addresses. */

/** Whether a rule spells the word of a hazard as often as it stands in the command. */
export function matchesRiskLiterally(rule: Rule, risk: Risk, times: number): boolean {
  if ((literalCounts(rule).get(risk.word) ?? 0) >= times) return true;
  const words = literalWords(rule);
  if (rule.specifier.kind !== 'command' || !rule.specifier.pattern.open) return false;
  const { alsoCoveredBy: also, openedBy } = risk;
  return (
    (also !== undefined && endsWith(words, also)) ||
    (openedBy !== undefined && words.length > 0 && beginsAs(words, openedBy))
  );
}

/**
 * Behind a command that starts this one a rule goes on with the same words (`sudo apt-get install:*`), and options
 * may stand between them (`apt-get -y install:*`). An option behind the last one makes it a narrower rule.
 */
function endsWith(words: readonly string[], also: readonly string[]): boolean {
  const named = isOption(also.at(-1)) || isOption(words.at(-1)) ? words : words.filter((word) => !isOption(word));
  const before = named.length - also.length;
  return before >= 0 && also.every((word, at) => isSame(named[before + at], word, at));
}

/** Options that say in which packages of a workspace the script runs: `pnpm --filter:*`, `npm --workspaces:*`. */
const chooses = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;

function beginsAs(words: readonly string[], openedBy: readonly string[]): boolean {
  const isManager = /^(?:npm|pnpm|bun)$/.test(words[0] ?? '');
  const named = isManager ? words.filter((word) => !chooses.test(word)) : words;
  return named.every((word, at) => isSame(word, openedBy[at], at));
}

function isOption(word: string | undefined): boolean {
  return word?.startsWith('-') === true;
}

/** Tables know a program by its bare name: `bin/rails:*` names the one of the workspace, and names this command already. */
function isSame(ofRule: string | undefined, word: string | undefined, at: number): boolean {
  return ofRule === word || (at === 0 && ofRule !== undefined && baseName(ofRule) === word);
}

/** How often a rule spells each word behind its first. */
const literalCounts = memoizeByObject((rule: Rule): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const word of literalWords(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
});

/** Whether a word of the rule behind its first is this path, seen from a directory. */
export function matchesPathLiterally(rule: Rule, path: string, cwd: string): boolean {
  const literal = literalPaths(rule);
  const known = literal.get(cwd);
  if (known !== undefined) return known.has(path);
  const texts = literalWords(rule)
    .slice(1)
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1), word.slice(2)]);
  const paths = new Set(texts.filter((text) => text !== '').map((text) => absolutePath(text, cwd)));
  literal.clear();
  literal.set(cwd, paths);
  return paths.has(path);
}

/** The paths that a rule spells, seen from the last directory that was asked for: most commands of a line share it. */
const literalPaths = memoizeByObject<Rule, Map<string, ReadonlySet<string>>>(() => new Map());

/** Whether a word of the rule behind its first is this address. */
export function matchesAddressLiterally(rule: Rule, url: string): boolean {
  const addresses = literalAddresses(rule);
  return addresses.has(url) || (URL.canParse(url) && addresses.has(new URL(url).href));
}

const literalAddresses = memoizeByObject((rule: Rule): ReadonlySet<string> => {
  const words = literalWords(rule).slice(1);
  return new Set(words.flatMap((word) => (URL.canParse(word) ? [word, new URL(word).href] : [word])));
});
