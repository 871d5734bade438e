import { defineProgram } from './shared/define.js';
import { loadsCode, runsConfiguredPlugins } from './shared/reasons.js';
import { responseFileRisks } from './shared/risks.js';

export const mypyProgram = defineProgram({
  names: 'mypy',
  source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
  grants: runsConfiguredPlugins,
  options: {
    flag: '-v --verbose --strict --ignore-missing-imports --no-incremental --show-error-codes --show-column-numbers --pretty --no-color-output --no-error-summary --warn-unused-ignores --warn-return-any --disallow-untyped-defs --check-untyped-defs --namespace-packages --explicit-package-bases --no-strict-optional --show-error-context --follow-untyped-imports --outputjson --stats --warnings',
    value:
      '--python-version --platform --follow-imports --exclude --disable-error-code --enable-error-code -m -p --module --package --level --pythonversion --pythonplatform --output',
    write: '--cache-dir --junit-xml --html-report --xml-report --txt-report --cobertura-xml-report --any-exprs-report',
    risks: {
      [loadsCode]:
        '--config-file --custom-typeshed-dir --shadow-file --python-executable --project --typeshedpath --pythonpath --venvpath',
      'installs packages': { flag: '--install-types --non-interactive' },
      'is text that it checks': '-c --command',
    },
  },
  operands: 'tree',
  check: ({ scan }) => ({ risks: responseFileRisks(scan.operands) }),
});
