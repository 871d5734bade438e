import { absolutePath } from '../files/paths.js';
import type { Risk } from '../shell/types.js';

import { memoizeByObject } from './memoize.js';
import { literalWords, type Rule } from './parse-rules.js';
import { baseName } from './rule-index.js';

/** Matches risky words, paths and addresses that a command rule contains literally. */

/** Whether a rule contains the word of a risk as often as the command does. */
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

/** An outer command may come first (`sudo apt-get install:*`), options in between; an option after makes it narrower. */
function endsWith(words: readonly string[], also: readonly string[]): boolean {
  const named = isOption(also.at(-1)) || isOption(words.at(-1)) ? words : words.filter((word) => !isOption(word));
  const before = named.length - also.length;
  return before >= 0 && also.every((word, at) => isSame(named[before + at], word, at));
}

/** Options that select the packages in which a script runs: `pnpm --filter:*`, `npm --workspaces:*`. */
const packageSelection = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;

function beginsAs(words: readonly string[], openedBy: readonly string[]): boolean {
  const isManager = /^(?:npm|pnpm|bun)$/.test(words[0] ?? '');
  const named = isManager ? words.filter((word) => !packageSelection.test(word)) : words;
  return named.every((word, at) => isSame(word, openedBy[at], at));
}

function isOption(word: string | undefined): boolean {
  return word?.startsWith('-') === true;
}

/** Tables use bare program names, so `bin/rails` in a rule equals `rails`; the rule already matches this command. */
function isSame(ofRule: string | undefined, word: string | undefined, at: number): boolean {
  return ofRule === word || (at === 0 && ofRule !== undefined && baseName(ofRule) === word);
}

/** How often a rule contains each literal word after its first. */
const literalCounts = memoizeByObject((rule: Rule): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const word of literalWords(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
});

/** Whether a word of the rule after its first is this path, relative to a directory. */
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

/** The literal paths of a rule, cached for the last directory: most commands of a line share it. */
const literalPaths = memoizeByObject<Rule, Map<string, ReadonlySet<string>>>(() => new Map());

export function matchesAddressLiterally(rule: Rule, url: string): boolean {
  const addresses = literalAddresses(rule);
  return addresses.has(url) || (URL.canParse(url) && addresses.has(new URL(url).href));
}

const literalAddresses = memoizeByObject((rule: Rule): ReadonlySet<string> => {
  const words = literalWords(rule).slice(1);
  return new Set(words.flatMap((word) => (URL.canParse(word) ? [word, new URL(word).href] : [word])));
});
