import { defineProgram } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';

export const vultureProgram = defineProgram({
  names: 'vulture',
  source: 'https://github.com/jendrikseipp/vulture#usage',
  options: {
    flag: '--sort-by-size --make-whitelist -v --verbose',
    value: '--min-confidence --exclude --ignore-names --ignore-decorators',
    risks: { [choosesConfiguration]: '--config' },
  },
  operands: 'tree',
});
