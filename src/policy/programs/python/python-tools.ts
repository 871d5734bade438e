import type { Program } from '../../shell/types.js';
import { pytestProgram } from '../pytest.js';
import { ruffProgram } from '../ruff.js';
import { builtInNames, changesUnless } from '../shared/checks.js';
import { definePrograms } from '../shared/define.js';
import { loadsCode, responseFileRisks, runsConfiguredPlugins } from '../shared/risks.js';

export const checkersAndModules = definePrograms([
  {
    names: 'black',
    source: 'https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html',
    flag: '--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb',
    value:
      '-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers',
    risks: { [loadsCode]: '--config', 'is text that it formats': '-c --code' },
    check: changesUnless('--check', '--diff'),
  },
  {
    names: 'isort',
    source: 'https://pycqa.github.io/isort/docs/configuration/options.html',
    flag: '-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic',
    value: '-l --line-length --profile --skip --skip-glob -j --jobs',
    risks: { [loadsCode]: '--sp --settings-path --settings-file --src' },
    check: changesUnless('-c', '--check', '--check-only', '--diff'),
  },
  {
    names: 'mypy',
    source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
    grants: runsConfiguredPlugins,
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
    operands: 'tree',
    check: ({ scan }) => ({ risks: responseFileRisks(scan.operands) }),
  },
  {
    names: 'pyright basedpyright pyre ty',
    source: 'https://github.com/microsoft/pyright/blob/main/docs/command-line.md',
    flag: '--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet',
    value:
      '--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads',
    read: '-t --typeshedpath --typeshed-path',
    risks: {
      [loadsCode]: '-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile',
      'writes files': { flag: '--writebaseline --watch -w', value: '--createstub --verifytypes' },
    },
    operands: 'tree',
  },
  {
    names: 'flake8 pylint pycodestyle pyflakes pydocstyle bandit',
    source: 'https://flake8.pycqa.org/en/latest/user/options.html',
    grants: runsConfiguredPlugins,
    flag: '-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee',
    value:
      '--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests',
    write: '--output-file -o',
    risks: {
      [loadsCode]:
        '--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile',
    },
    operands: 'tree',
    check: builtInNames('--output-format', '--format', '-f'),
  },
  {
    names: 'json.tool',
    source: 'https://docs.python.org/3/library/json.html#module-json.tool',
    flag: '--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact',
    value: '--indent',
    operands: ['read', 'write'],
  },
  {
    names: 'py_compile compileall',
    source: 'https://docs.python.org/3/library/compileall.html',
    flag: '-q -f -l -b',
    value: '-j -r',
    operands: 'tree',
    changes: true,
  },
  {
    names: 'unittest',
    source: 'https://docs.python.org/3/library/unittest.html#command-line-interface',
    grants: 'Runs whatever the tests of the workspace contain.',
    changes: true,
    flag: '-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals',
    value: '-k -p --pattern --durations',
    read: '-s --start-directory -t --top-level-directory',
  },
  {
    names: 'venv virtualenv',
    source: 'https://docs.python.org/3/library/venv.html',
    flag: '--clear --upgrade --without-pip --system-site-packages --copies --symlinks',
    value: '--prompt',
    operands: 'write',
  },
]);

export const pythonTools: readonly Program[] = [pytestProgram, ruffProgram, ...checkersAndModules];
