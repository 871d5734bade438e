import { literalOf, literalWord } from '../shell/words.js';
import { valuesUnless } from './shared/checks.js';
import { type CommandContext, defineProgram, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { loadsCode, responseFileRisks, risksFor } from './shared/risks.js';

/** Settings that load and run nothing; `addopts=` removes the options that the configuration adds. */
const plainSetting =
  /^(?:(?:log_cli|log_cli_level|log_level|junit_family|xfail_strict|console_output_style|asyncio_mode)=[\w-]*|addopts=)$/;

const plainReport = /^(?:term|term-missing|xml|html|json|lcov|annotate)(?::skip-covered)?$/;

/** A test is `path::name`; the path is read. */
function tests({ scan, invocation }: CommandContext): PartialEffects {
  const classes = scan
    .values('-W', '--pythonwarnings')
    .filter((word) => (literalOf(word)?.split(':')[2] ?? (word.kind === 'literal' ? '' : '.')).includes('.'));
  const paths = scan.operands.map((word) =>
    word.kind === 'literal' ? literalWord(word.value.split('::')[0] ?? '') : word,
  );
  return gatherEffects([
    effectsFor('tree', paths, invocation.cwd),
    { risks: responseFileRisks(scan.operands) },
    { risks: risksFor(classes, 'loads the warning that it names') },
  ]);
}

export const pytestProgram = defineProgram({
  names: 'pytest py.test',
  source: 'https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags',
  grants: 'Runs whatever the tests and conftest.py of the workspace contain.',
  changes: true,
  flag: '-q -qq -v -vv -vvv -x -s -l -h -V --lf --ff --nf --sw --co --collect-only --no-header --no-summary --disable-warnings --disable-pytest-warnings --strict-markers --strict-config --strict --exitfirst --verbose --quiet --last-failed --failed-first --new-first --showlocals --no-showlocals --full-trace --stepwise --stepwise-skip --runxfail --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --no-cov --cov-branch --no-cov-on-fail --cov-append --cache-clear --setup-show --setup-only --setup-plan --fixtures --markers --keep-duplicates --noconftest --continue-on-collection-errors --random-order --forked --benchmark-skip --benchmark-disable --snapshot-update --no-fold-skipped',
  value:
    '-k -m -r -n -p -o --override-ini -W --maxfail --tb --color --capture --deselect --ignore-glob --durations --durations-min --verbosity --numprocesses --dist --cov-report --cov-fail-under --timeout --timeout-method --reruns --reruns-delay --import-mode --asyncio-mode --log-level --log-cli-level --log-format --log-date-format --show-capture --junit-prefix --last-failed-no-failures --lfnf --pythonwarnings --maxprocesses --max-worker-restart --code-highlight --random-order-seed --splits --group',
  optional: '--cov',
  read: '--ignore',
  write: '--junitxml --junit-xml --basetemp --log-file --html --result-log --report-log',
  risks: {
    [loadsCode]: '-c --config-file --rootdir --confcutdir --cov-config --pyargs',
    'changes settings, which can name code': '--doctest-glob',
    'runs the debugger': { flag: '--pdb --trace', value: '--pdbcls' },
    'writes a file': { optional: '--debug' },
    'publishes the output': '--pastebin',
  },
  check: [
    tests,
    valuesUnless('-p', /^no:[\w.-]+$/, 'loads the plug-in that it names'),
    valuesUnless('-o --override-ini', plainSetting, 'changes settings, which can name code'),
    valuesUnless('--cov-report', plainReport, 'writes a report to another path'),
  ],
});
