import { type CommandContext, type PartialEffects, riskOf } from './define.js';
import { choosesConfiguration, loadsCode } from './reasons.js';
import { optionValues } from './scan.js';
import { literalOf } from './words.js';

/** Values that are names of something built in; anything else is loaded as code. Many of these options may be repeated. */
export function builtInNames(context: CommandContext, ...options: readonly string[]): PartialEffects {
  const loaded = optionValues(context.scan, ...options).filter((word) => !/^[\w-]+$/.test(literalOf(word) ?? './'));
  return { risks: loaded.map((word) => riskOf(word, loadsCode)) };
}

/** Configuration values: only the names of built-in presets. */
export function presetNames(...names: readonly string[]) {
  return ({ scan }: CommandContext): PartialEffects => ({
    risks: optionValues(scan, ...names)
      .filter((word) => !/^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/.test(literalOf(word) ?? '?'))
      .map((word) => riskOf(word, choosesConfiguration)),
  });
}
