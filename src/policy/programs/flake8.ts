import { builtInNames } from './shared/built-in-names.js';
import { defineProgram } from './shared/define.js';
import { loadsCode, runsConfiguredPlugins } from './shared/reasons.js';

export const flake8Program = defineProgram({
  names: 'flake8 pylint pycodestyle pyflakes pydocstyle bandit',
  source: 'https://flake8.pycqa.org/en/latest/user/options.html',
  grants: runsConfiguredPlugins,
  options: {
    flag: '-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee',
    value:
      '--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests',
    write: '--output-file -o',
    risks: {
      [loadsCode]:
        '--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile',
    },
  },
  operands: 'tree',
  check: builtInNames('--output-format', '--format', '-f'),
});
