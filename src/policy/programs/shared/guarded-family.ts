import type { Program } from '../../shell/types.js';
import { type CommandContext, guarded, type PartialEffects, riskOf } from './define.js';
import { defineFamily, type FamilySpec, type SubCommand } from './family.js';
import { literalOf } from './words.js';

/**
 * Sub-commands that are known of a program that is guarded: behind any other word, and behind any option in front
 * that the family does not know, every word has to be spelled.
 */
export function guardedFamily(spec: FamilySpec & { readonly why: string }): Program {
  const family = defineFamily(spec);
  const otherwise = guarded({ names: spec.names, source: spec.source, why: spec.why });
  const flags = [spec.globals ?? []].flat().flatMap(({ flag = '' }) => flag.split(' '));
  return {
    ...family,
    read(invocation, world) {
      const words = invocation.argv.slice(1).map((word) => literalOf(word) ?? '');
      const first = words.findIndex((word) => !flags.includes(word));
      const [group = '', command = ''] = first < 0 ? [] : words.slice(first);
      const known = Object.hasOwn(spec.commands, group) || Object.hasOwn(spec.commands, `${group} ${command}`);
      return (known && group !== '' ? family : otherwise).read(invocation, world);
    },
  };
}

export const packageInstall = (program: string, name: RegExp): SubCommand => ({
  changes: true,
  literal: true,
  check: ({ scan, invocation }: CommandContext): PartialEffects => ({
    risks: scan.operands.map((word) =>
      name.test(literalOf(word) ?? '')
        ? riskOf(word, 'is a package that the rule does not name', {
            alsoCoveredBy: [literalOf(invocation.argv[0]) ?? program, 'install'],
          })
        : riskOf(word, 'is a file, an address or a pattern instead of a package'),
    ),
  }),
});
