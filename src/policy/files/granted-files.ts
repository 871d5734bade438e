import type { Access } from '../engine/file.js';
import { programFor } from '../programs/table.js';
import { knownText, literalWord } from '../programs/words.js';
import { matchesPathLiterally } from '../rules/literal-match.js';
import type { Rule } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';

interface FileEffect {
  readonly kind: Access;
  readonly path: string;
}

/**
 * Whether a rule that names a command grants what it does to a file, by spelling the path. What writes or deletes has to
 * come of the words of the rule, too: `Bash(sort a.txt:*)` spells a file that is read, and `-o a.txt` behind it does
 * more than the rule says.
 */
export function grantsFile(rule: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
  if (!matchesPathLiterally(rule, effect.path, step.cwd)) return false;
  return effect.kind === 'read' || rule.specifier.kind !== 'command' || comesOfRule(rule, effect, step, world);
}

/** Reads the words of the rule as a command. Where it leaves some open, or names the starter of this one, all may be. */
function comesOfRule({ specifier }: Rule, effect: FileEffect, step: SimpleCommand, world: PathFacts): boolean {
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
