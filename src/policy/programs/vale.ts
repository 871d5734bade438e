import { defineProgram } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';
import { risksFor } from './shared/risks.js';
import { matches } from './shared/words.js';

export const valeProgram = defineProgram({
  names: 'vale',
  source: 'https://vale.sh/docs/cli',
  options: {
    flag: '--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort',
    value: '--minAlertLevel --glob --ext --filter',
    risks: { [choosesConfiguration]: '--config --output --path --sources --mode-compat' },
  },
  operands: ['tree'],
  check: ({ scan: { operands } }) => {
    const acts = matches(operands[0], /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/);
    return { risks: acts ? risksFor(operands.slice(0, 1), 'downloads or runs something') : [] };
  },
});
