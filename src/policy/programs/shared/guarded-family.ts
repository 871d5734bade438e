import type { Program } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { guarded } from './define.js';
import { defineFamily, type FamilySpec } from './family.js';

/** After any but a known sub-command, or an unknown option before it, a rule must name every word literally. */
export function guardedFamily(spec: FamilySpec & { readonly why: string }): Program {
  const family = defineFamily(spec);
  const otherwise = guarded({ names: spec.names, source: spec.source, why: spec.why });
  const flags = [spec.globals ?? []].flat().flatMap(({ flag = '' }) => flag.split(' '));
  return {
    ...family,
    read(invocation, world) {
      const words = invocation.argv.slice(1).map((word) => literalOf(word) ?? '');
      const start = words.findIndex((word) => !flags.includes(word));
      const [group = '', command = ''] = start < 0 ? [] : words.slice(start);
      const known = Object.hasOwn(spec.commands, group) || Object.hasOwn(spec.commands, `${group} ${command}`);
      return (known && group !== '' ? family : otherwise).read(invocation, world);
    },
  };
}
