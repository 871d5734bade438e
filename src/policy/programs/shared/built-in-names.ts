import type { CommandContext, PartialEffects } from './define.js';
import { choosesConfiguration, loadsCode } from './reasons.js';
import { risksUnless } from './risks.js';
import { optionValues } from './scan.js';

/** Values that are names of something built in; anything else is loaded as code. Many of these options may be repeated. */
export function builtInNames(context: CommandContext, ...options: readonly string[]): PartialEffects {
  return { risks: risksUnless(optionValues(context.scan, ...options), /^[\w-]+$/, loadsCode) };
}

/** Configuration values: only the names of built-in presets. */
export function presetNames(...names: readonly string[]) {
  return ({ scan }: CommandContext): PartialEffects => ({
    risks: risksUnless(optionValues(scan, ...names), /^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/, choosesConfiguration),
  });
}
