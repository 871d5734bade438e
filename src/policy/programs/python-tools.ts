import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf, literalWord, pathEffects, treeEffects } from './words.js';

const code = 'loads code or configuration from a path';
const checks = 'Runs plug-ins that its configuration in the workspace names, which are code.';

/** Settings that load and run nothing; `addopts=` takes back what the configuration adds. */
const plainSetting =
  /^(?:(?:log_cli|log_cli_level|log_level|junit_family|xfail_strict|console_output_style|asyncio_mode)=[\w-]*|addopts=)$/;

/** A test is `path::name`; the path is read. */
function tests({ scan, invocation }: CommandContext): PartialEffects {
  const report = scan.given.filter((one) => one.name === '--cov-report').flatMap((one) => one.value ?? []);
  const warnings = scan.given
    .filter((one) => one.name === '-W' || one.name === '--pythonwarnings')
    .flatMap((one) => one.value ?? []);
  const classes = warnings.filter((word) =>
    (literalOf(word)?.split(':')[2] ?? (word.kind === 'literal' ? '' : '.')).includes('.'),
  );
  const lists = scan.operands.filter((word) => literalOf(word)?.startsWith('@') === true);
  const paths = scan.operands.map((word) =>
    word.kind === 'literal' ? literalWord(word.value.split('::')[0] ?? '') : word,
  );
  return gatherEffects([
    ...paths.map((word) => treeEffects(word, invocation.cwd)),
    { risks: lists.map((word) => riskOf(word, 'reads options from a file')) },
    { risks: classes.map((word) => riskOf(word, 'loads the warning that it names')) },
    {
      risks: optionValues(scan, '-p')
        .filter((word) => !/^no:[\w.-]+$/.test(literalOf(word) ?? ''))
        .map((word) => riskOf(word, 'loads the plug-in that it names')),
    },
    {
      risks: optionValues(scan, '-o', '--override-ini')
        .filter((word) => !plainSetting.test(literalOf(word) ?? ''))
        .map((word) => riskOf(word, 'changes settings, which can name code')),
    },
    {
      risks: report
        .filter(
          (word) =>
            !/^(?:term|term-missing|xml|html|json|lcov|annotate)(?::skip-covered)?$/.test(literalOf(word) ?? ''),
        )
        .map((word) => riskOf(word, 'writes a report to a place of its own')),
    },
  ]);
}

/** Files are read, and changed unless one of these options only looks. */
function unless(looks: readonly string[], changing: readonly string[] = []) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const changes = looks.length > 0 ? !hasOption(scan, ...looks) : hasOption(scan, ...changing);
    return gatherEffects([
      ...scan.operands.map((word) => treeEffects(word, invocation.cwd)),
      ...(changes ? scan.operands.map((word) => pathEffects('write', word, invocation.cwd)) : []),
      { changes },
    ]);
  };
}

/** `ruff check src`, `ruff format src`: the first word is the sub-command. */
function ruff(context: CommandContext): PartialEffects {
  const [command, ...files] = context.scan.operands;
  const name = literalOf(command) ?? '';
  const known = /^(?:check|format|rule|config|linter|version|help|clean)$/.test(name);
  const formats = name === 'format' && !hasOption(context.scan, '--check', '--diff');
  const changes = formats || hasOption(context.scan, '--fix', '--unsafe-fixes', '--add-noqa');
  const paths = files.length === 0 && known ? [literalWord('.')] : files;
  const { cwd } = context.invocation;
  return gatherEffects([
    known || command === undefined ? {} : { risks: [riskOf(command, 'is a sub-command that is not known')] },
    ...(name === 'check' || name === 'format' ? paths.map((word) => treeEffects(word, cwd)) : []),
    ...(changes ? paths.map((word) => pathEffects('write', word, cwd)) : []),
  ]);
}

/** Programs of the Python world that are called by name, by `python -m` or by `uv run`. */
export const pythonTools: readonly Program[] = [
  defineProgram({
    names: ['pytest', 'py.test'],
    source: 'https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags',
    grants: 'Runs whatever the tests and conftest.py of the workspace contain.',
    changes: true,
    options: {
      flag: '-q -qq -v -vv -vvv -x -s -l -h -V --lf --ff --nf --sw --co --collect-only --no-header --no-summary --disable-warnings --disable-pytest-warnings --strict-markers --strict-config --strict --exitfirst --verbose --quiet --last-failed --failed-first --new-first --showlocals --no-showlocals --full-trace --stepwise --stepwise-skip --runxfail --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --no-cov --cov-branch --no-cov-on-fail --cov-append --cache-clear --setup-show --setup-only --setup-plan --fixtures --markers --keep-duplicates --noconftest --continue-on-collection-errors --random-order --forked --benchmark-skip --benchmark-disable --snapshot-update --no-fold-skipped',
      value:
        '-k -m -r -n -p -o --override-ini -W --maxfail --tb --color --capture --deselect --ignore-glob --durations --durations-min --verbosity --numprocesses --dist --cov-report --cov-fail-under --timeout --timeout-method --reruns --reruns-delay --import-mode --asyncio-mode --log-level --log-cli-level --log-format --log-date-format --show-capture --junit-prefix --last-failed-no-failures --lfnf --pythonwarnings --maxprocesses --max-worker-restart --code-highlight --random-order-seed --splits --group',
      optional: '--cov',
      read: '--ignore',
      write: '--junitxml --junit-xml --basetemp --log-file --html --result-log --report-log',
      risks: [
        { why: code, value: '-c --config-file --rootdir --confcutdir --cov-config --pyargs' },
        { why: 'changes settings, which can name code', value: '--doctest-glob' },
        { why: 'runs the debugger', flag: '--pdb --trace', value: '--pdbcls' },
        { why: 'writes a file', optional: '--debug' },
        { why: 'publishes the output', value: '--pastebin' },
      ],
    },
    check: tests,
  }),
  defineProgram({
    names: ['unittest'],
    source: 'https://docs.python.org/3/library/unittest.html#command-line-interface',
    grants: 'Runs whatever the tests of the workspace contain.',
    changes: true,
    options: {
      flag: '-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals',
      value: '-k -p --pattern --durations',
      read: '-s --start-directory -t --top-level-directory',
    },
  }),
  defineProgram({
    names: ['ruff'],
    source: 'https://docs.astral.sh/ruff/configuration/#command-line-interface',
    options: {
      flag: '-q --quiet -v --verbose -s --silent --fix --unsafe-fixes --no-unsafe-fixes --no-fix --fix-only --diff --check --show-fixes --no-show-fixes --preview --no-preview --statistics --show-settings --show-files --exit-zero --exit-non-zero-on-fix --no-cache -n --no-respect-gitignore --force-exclude --add-noqa --ignore-noqa --isolated -e -V --all',
      value:
        '--select --ignore --extend-select --extend-ignore --per-file-ignores --fixable --unfixable --target-version --line-length --output-format --extension --exclude --extend-exclude --range --stdin-filename --color',
      write: '-o --output-file --cache-dir',
      risks: [
        { why: code, value: '--config' },
        { why: 'runs again when files change', flag: '-w --watch' },
      ],
    },
    check: ruff,
  }),
  defineProgram({
    names: ['black'],
    source: 'https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html',
    options: {
      flag: '--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb',
      value:
        '-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers',
      risks: [
        { why: code, value: '--config' },
        { why: 'is text that it formats', value: '-c --code' },
      ],
    },
    check: unless(['--check', '--diff']),
  }),
  defineProgram({
    names: ['isort'],
    source: 'https://pycqa.github.io/isort/docs/configuration/options.html',
    options: {
      flag: '-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic',
      value: '-l --line-length --profile --skip --skip-glob -j --jobs',
      risks: [{ why: code, value: '--sp --settings-path --settings-file --src' }],
    },
    check: unless(['-c', '--check', '--check-only', '--diff']),
  }),
  defineProgram({
    names: ['mypy'],
    source: 'https://mypy.readthedocs.io/en/stable/command_line.html',
    grants: checks,
    options: {
      flag: '-v --verbose --strict --ignore-missing-imports --no-incremental --show-error-codes --show-column-numbers --pretty --no-color-output --no-error-summary --warn-unused-ignores --warn-return-any --disallow-untyped-defs --check-untyped-defs --namespace-packages --explicit-package-bases --no-strict-optional --show-error-context --follow-untyped-imports --outputjson --stats --warnings',
      value:
        '--python-version --platform --follow-imports --exclude --disable-error-code --enable-error-code -m -p --module --package --level --pythonversion --pythonplatform --output',
      write:
        '--cache-dir --junit-xml --html-report --xml-report --txt-report --cobertura-xml-report --any-exprs-report',
      risks: [
        {
          why: code,
          value:
            '--config-file --custom-typeshed-dir --shadow-file --python-executable --project --typeshedpath --pythonpath --venvpath',
        },
        { why: 'installs packages', flag: '--install-types --non-interactive' },
        { why: 'is text that it checks', value: '-c --command' },
      ],
    },
    operands: 'tree',
    check: ({ scan }) => ({
      risks: scan.operands
        .filter((word) => literalOf(word)?.startsWith('@') === true)
        .map((word) => riskOf(word, 'reads options from a file')),
    }),
  }),
  defineProgram({
    names: ['pyright', 'basedpyright', 'pyre', 'ty'],
    source: 'https://github.com/microsoft/pyright/blob/main/docs/command-line.md',
    options: {
      flag: '--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet',
      value:
        '--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads',
      read: '-t --typeshedpath --typeshed-path',
      risks: [
        {
          why: code,
          value: '-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile',
        },
        { why: 'writes files', flag: '--writebaseline --watch -w', value: '--createstub --verifytypes' },
      ],
    },
    operands: 'tree',
  }),
  defineProgram({
    names: ['flake8', 'pylint', 'pycodestyle', 'pyflakes', 'pydocstyle', 'bandit'],
    source: 'https://flake8.pycqa.org/en/latest/user/options.html',
    grants: checks,
    options: {
      flag: '-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee',
      value:
        '--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests',
      write: '--output-file -o',
      risks: [
        {
          why: code,
          value:
            '--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile',
        },
      ],
    },
    operands: 'tree',
    check: ({ scan }) => {
      const formats = optionValues(scan, '--output-format', '--format', '-f');
      const loaded = formats.filter((word) => !/^[\w-]+$/.test(literalOf(word) ?? '.'));
      return { risks: loaded.map((word) => riskOf(word, code)) };
    },
  }),
  defineProgram({
    names: ['json.tool'],
    source: 'https://docs.python.org/3/library/json.html#module-json.tool',
    options: { flag: '--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact', value: '--indent' },
    operands: ['read', 'write'],
  }),
  defineProgram({
    names: ['py_compile', 'compileall'],
    source: 'https://docs.python.org/3/library/compileall.html',
    options: { flag: '-q -f -l -b', value: '-j -r' },
    operands: 'tree',
    changes: true,
  }),
  defineProgram({
    names: ['venv', 'virtualenv'],
    source: 'https://docs.python.org/3/library/venv.html',
    options: { flag: '--clear --upgrade --without-pip --system-site-packages --copies --symlinks', value: '--prompt' },
    operands: 'write',
  }),
];
