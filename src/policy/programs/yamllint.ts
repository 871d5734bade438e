import { presetNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';

export const yamllintProgram = defineProgram({
  names: 'yamllint',
  source: 'https://yamllint.readthedocs.io/en/stable/quickstart.html',
  options: {
    flag: '-s --strict --no-warnings --list-files',
    value: '-f --format -d --config-data',
    risks: { [choosesConfiguration]: '-c --config-file' },
  },
  operands: 'tree',
  check: presetNames('-d', '--config-data'),
});
