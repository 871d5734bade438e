import type { Check } from './define.js';
import { choosesConfiguration, loadsCode } from './reasons.js';
import { risksUnless } from './risks.js';

/** Values that are names of something built in; anything else is loaded as code. Many of these options may be repeated. */
export function builtInNames(...options: readonly string[]): Check {
  return ({ scan }) => ({ risks: risksUnless(scan.values(...options), /^[\w-]+$/, loadsCode) });
}

/** Configuration values: only the names of built-in presets. */
export function presetNames(...options: readonly string[]): Check {
  const preset = /^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/;
  return ({ scan }) => ({ risks: risksUnless(scan.values(...options), preset, choosesConfiguration) });
}
