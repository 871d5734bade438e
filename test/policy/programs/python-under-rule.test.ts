import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

/** Columns: what the rule `Bash(…:*)` names, commands that run under it, commands that do not. */
const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'mypy',
    [
      'mypy src',
      'mypy --strict --ignore-missing-imports src/foo.py',
      'mypy . --show-error-codes --no-color-output',
      'mypy -p mypackage',
    ],
    [
      'mypy --config-file evil.ini src',
      'mypy --config-f=evil.ini src',
      'mypy --python-executable=./evil src',
      'mypy --install-types src',
      'mypy --cache-dir=.git/x src',
      'mypy --html-report=.git/x src',
    ],
  ],
  [
    'pyright',
    ['pyright', 'pyright --outputjson src', 'pyright --pythonversion 3.11 src'],
    [
      'pyright -p /tmp/evil',
      'pyright --project=evil.json',
      'pyright --pythonpath=./evil',
      'pyright --venvpath /x',
      'pyright --createstub x',
    ],
  ],
  ['python', ['python -m base64 README.md'], ['python -m base64 .env', 'python -m gzip README.md']],
  ['python -m base64', ['python -m base64 README.md'], ['python -m base64 .env']],
  ['python -m pickle', ['python -m pickle README.md'], ['python -m pickle .env']],
  ['python -m gzip', ['python -m gzip --help'], ['python -m gzip README.md', 'python -m gzip .env']],
  [
    'python -m http.server',
    ['python -m http.server', 'python -m http.server -d docs 8000'],
    ['python -m http.server -d .git', 'python -m http.server -d.git', 'python -m http.server --directory=/etc'],
  ],
  ['pip-audit', ['pip-audit -r requirements.txt'], []],
  [
    'tox',
    ['tox -e py311', 'tox run -e py312 -- -k foo', 'tox list'],
    [
      'tox -c evil.ini',
      'tox --workdir=.git',
      'tox -x testenv.commands=id',
      'tox --override testenv.commands=id',
      'tox --root=/tmp/evil',
      'tox devenv .git/x',
    ],
  ],
  [
    'nox',
    ['nox -s tests', 'nox -s lint tests-3.11', 'nox --list'],
    [
      'nox -f evil.py',
      'nox --noxfile=evil.py',
      'nox --envdir=.git',
      'nox --reuse --default-venv-backend=x -- id',
      'nox --report=.git/x',
    ],
  ],
  [
    'uv run pytest',
    ['uv run pytest -q tests', 'uv run pytest -n auto'],
    [
      'uv run --with evil pytest',
      'uv run --project /tmp/evil pytest',
      'uv run --python ./evil pytest',
      'uv run -p ./evil pytest',
      'uv run --env-file .env pytest',
      'uv run --index-url https://evil pytest',
    ],
  ],
  ['uv run ruff check', ['uv run ruff check .'], []],
  ['uv run ruff', ['uv run ruff format --check'], []],
  ['uv run mypy', ['uv run mypy src'], []],
  [
    'uv run',
    ['uv run python -m pytest', 'uv run tool.py'],
    ['uv run cat .env', 'uv run python -c 1', 'uv run -m http.server'],
  ],
  ['uv pip list', ['uv pip list'], []],
  [
    'uv pip install',
    ['uv pip install -r requirements.txt'],
    ['uv pip install -r requirements.txt --index-url=https://evil'],
  ],
  ['uv tree', ['uv tree --depth 1'], []],
  ['uvx ruff', ['uvx ruff check .'], ['uvx --from evil ruff', 'uvx --with evil ruff']],
  ['poetry show', ['poetry show --tree'], ['poetry show -C /tmp']],
  [
    'pre-commit run',
    [
      'pre-commit run --all-files',
      'pre-commit run --files src/a.py',
      'pre-commit run ruff --all-files --show-diff-on-failure',
    ],
    ['pre-commit run --config=evil.yaml', 'pre-commit run --config evil.yaml -a'],
  ],
  ['coverage', ['coverage report'], []],
  [
    'coverage report',
    ['coverage report --fail-under=80'],
    ['coverage report --rcfile=evil.cfg', 'coverage report --data-file=.env'],
  ],
  ['coverage run', ['coverage run -m pytest'], []],
  ['coverage xml', ['coverage xml'], ['coverage xml -o .git/hooks/x']],
  ['mkdocs build', ['mkdocs build --strict'], ['mkdocs build -f evil.yml', 'mkdocs build -d .git/hooks']],
  ['vulture', ['vulture src --min-confidence 80'], ['vulture --config=evil src']],
  ['djlint', ['djlint templates --check'], []],
  [
    'yamllint',
    ['yamllint .', 'yamllint -d relaxed -f parsable a.yml'],
    ['yamllint -c evil.yml .', "yamllint -d '{extends: /etc/passwd}' .", 'yamllint .env'],
  ],
  [
    'codespell',
    ['codespell src README.md', 'codespell --skip="*.lock,node_modules" -L foo,bar'],
    [
      'codespell -w src',
      'codespell --config evil.cfg',
      'codespell -D .env src',
      'codespell -I .env src',
      'codespell --write-changes src',
    ],
  ],
  ['uvx', [], ['uvx evil']],
  ['pre-commit', [], ['pre-commit install', 'pre-commit autoupdate', 'pre-commit try-repo ./evil']],
  ['coverage run -m pytest', [], ['coverage run -m pytest -p evil']],
  ['coverage html', [], ['coverage html -d .git/hooks']],
  ['sphinx-build', [], ['sphinx-build -c /tmp/evil docs out', 'sphinx-build -D extensions=evil docs out']],
  ['mkdocs', [], ['mkdocs gh-deploy']],
];

describe('tools under the rule that names them', () => {
  test.each(rows)('%s covers only the commands that it names', (rule, runs, refuses) => {
    const outcomes = (commands: readonly string[]) =>
      commands.map((command) => [command, evaluateCommand(command, { allow: [`Bash(${rule}:*)`] }).outcome]);
    expect(outcomes(runs)).toEqual(runs.map((command) => [command, 'run']));
    expect(outcomes(refuses)).toEqual(refuses.map((command) => [command, 'refuse']));
  });
});
