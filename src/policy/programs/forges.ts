import { matches } from '../shell/words.js';
import { defineProgram } from './shared/define.js';
import { risksFor } from './shared/risks.js';

const shows =
  /^(?:list|ls|view|show|status|diff|checks?|info|search|version|trace|catalog|config|digest|manifest|validate)$/;

export const forges = defineProgram({
  names: 'glab hub tea crane regctl oras',
  source: 'https://docs.gitlab.com/cli/',
  changes: true,
  stopAtOperand: true,
  check: ({ scan, invocation }) => {
    const isGrouped = matches(invocation.argv[0], /^(?:glab|tea|regctl)$/);
    const words = scan.operands.slice(0, isGrouped ? 2 : 1);
    if (words.some((word) => matches(word, shows))) return {};
    return { risks: risksFor(words, 'may change something on a server') };
  },
});
