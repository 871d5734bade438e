import { defineProgram } from './shared/define.js';
import { loadsCode } from './shared/reasons.js';

export const pyrightProgram = defineProgram({
  names: 'pyright basedpyright pyre ty',
  source: 'https://github.com/microsoft/pyright/blob/main/docs/command-line.md',
  options: {
    flag: '--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet',
    value:
      '--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads',
    read: '-t --typeshedpath --typeshed-path',
    risks: {
      [loadsCode]: '-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile',
      'writes files': { flag: '--writebaseline --watch -w', value: '--createstub --verifytypes' },
    },
  },
  operands: 'tree',
});
