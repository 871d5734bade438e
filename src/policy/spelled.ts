import { keptFor } from './kept.js';
import { literalWords } from './match-command.js';
import { absolutePath } from './paths.js';
import { baseName } from './rule-index.js';
import type { Rule } from './rules.js';
import type { Hazard } from './shell/types.js';

/** What a command rule grants by spelling it: words that do more than a program's name says, paths, addresses. */

/** Whether a rule spells the word of a hazard as often as it stands in the command. */
export function spellsHazard(rule: Rule, hazard: Hazard, times: number): boolean {
  if ((timesSpelled(rule).get(hazard.word) ?? 0) >= times) return true;
  const words = literalWords(rule);
  if (rule.specifier.kind !== 'command' || !rule.specifier.pattern.open) return false;
  const { alsoCoveredBy: also, openedBy } = hazard;
  return (
    (also !== undefined && words.length === also.length && also.every((word, at) => isSame(words[at], word, at))) ||
    (openedBy !== undefined && words.length > 0 && words.every((word, at) => isSame(word, openedBy[at], at)))
  );
}

/** Tables know a program by its bare name: `bin/rails:*` names the one of the workspace, and names this command already. */
function isSame(ofRule: string | undefined, word: string | undefined, at: number): boolean {
  return ofRule === word || (at === 0 && ofRule !== undefined && baseName(ofRule) === word);
}

/** How often a rule spells each word behind its first. */
const timesSpelled = keptFor((rule: Rule): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const word of literalWords(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
});

/** Whether a word of the rule behind its first is this path, seen from a directory. */
export function spellsPath(rule: Rule, path: string, cwd: string): boolean {
  const spelled = pathsSpelled(rule);
  const known = spelled.get(cwd);
  if (known !== undefined) return known.has(path);
  const texts = literalWords(rule)
    .slice(1)
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1), word.slice(2)]);
  const paths = new Set(texts.filter((text) => text !== '').map((text) => absolutePath(text, cwd)));
  spelled.clear();
  spelled.set(cwd, paths);
  return paths.has(path);
}

/** The paths that a rule spells, seen from the last directory that was asked for: most commands of a line share it. */
const pathsSpelled = keptFor<Rule, Map<string, ReadonlySet<string>>>(() => new Map());

/** Whether a word of the rule behind its first is this address. */
export function spellsAddress(rule: Rule, url: string): boolean {
  const addresses = addressesSpelled(rule);
  return addresses.has(url) || (URL.canParse(url) && addresses.has(new URL(url).href));
}

const addressesSpelled = keptFor((rule: Rule): ReadonlySet<string> => {
  const words = literalWords(rule).slice(1);
  return new Set(words.flatMap((word) => (URL.canParse(word) ? [word, new URL(word).href] : [word])));
});
