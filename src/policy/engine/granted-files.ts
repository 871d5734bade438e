import { knownText, literalWord } from '../programs/shared/words.js';
import { programFor } from '../programs/table.js';
import { matchesPathLiterally } from '../rules/literal-match.js';
import type { Rule } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';
import type { Access } from './file.js';

interface FileEffect {
  readonly kind: Access;
  readonly path: string;
}

/**
 * Whether a command rule grants a file access because it contains the path literally. A write or delete must also follow
 * from the words of the rule: `Bash(sort a.txt:*)` names a file to read, and `-o a.txt` after it does more than that.
 */
export function grantsFile(rule: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
  if (!matchesPathLiterally(rule, effect.path, step.cwd)) return false;
  return effect.kind === 'read' || rule.specifier.kind !== 'command' || followsFromRule(rule, effect, step, world);
}

/** Evaluates the words of the rule as a command. True if the rule has wildcards or names another program. */
function followsFromRule({ specifier }: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
  const words = specifier.kind === 'command' ? specifier.pattern.words : [];
  const argv = words.flatMap((word) => (word.kind === 'literal' ? [literalWord(word.text)] : []));
  const [first, ...args] = argv;
  const base = baseName(step.name);
  if (first === undefined || argv.length < words.length || baseName(knownText(first)) !== base) return true;
  const program = programFor(base);
  if (program === undefined) return true;
  const { effects } = program.read({ argv: [literalWord(base), ...args], cwd: step.cwd }, world);
  return effects.some((one) => one.kind === effect.kind && one.path === effect.path);
}
