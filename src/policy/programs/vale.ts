import { defineProgram, riskOf } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';
import { literalOf } from './shared/words.js';

export const valeProgram = defineProgram({
  names: 'vale',
  source: 'https://vale.sh/docs/cli',
  options: {
    flag: '--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort',
    value: '--minAlertLevel --glob --ext --filter',
    risks: [{ why: choosesConfiguration, value: '--config --output --path --sources --mode-compat' }],
  },
  operands: ['tree'],
  check: ({ scan }) => ({
    risks: scan.operands
      .slice(0, 1)
      .filter((word) => /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/.test(literalOf(word) ?? ''))
      .map((word) => riskOf(word, 'downloads or runs something')),
  }),
});
