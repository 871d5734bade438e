import { defineProgram, riskOf } from './shared/define.js';
import { literalOf } from './shared/words.js';

/** Sub-commands that only show something. */
const shows =
  /^(?:list|ls|view|show|status|diff|checks?|info|search|version|trace|catalog|config|digest|manifest|validate)$/;

export const forges = defineProgram({
  names: 'glab hub tea crane regctl oras',
  source: 'https://docs.gitlab.com/cli/',
  changes: true,
  options: { stopAtOperand: true },
  check: ({ scan, invocation }) => {
    const isGrouped = /^(?:glab|tea|regctl)$/.test(literalOf(invocation.argv[0]) ?? '');
    const words = scan.operands.slice(0, isGrouped ? 2 : 1);
    if (words.some((word) => shows.test(literalOf(word) ?? ''))) return {};
    return { risks: words.map((word) => riskOf(word, 'may change something on a server')) };
  },
});
