import { describe, test } from 'vitest';
import { check, type Row } from './describe.js';

const rows: readonly Row[] = [
  ['python3 x.py', '!x.py?python3', 'changes', 'read x.py'],
  ['python3 -c x', '!-c', '!x', 'changes'],
  ['python3 -m pytest -q', '!pytest', 'changes'],
  ['python3 -m pytest -p x', '!-p', '!pytest', '!x', 'changes'],
  ['python3 -m zz a', '!zz', 'changes'],
  ['python3 -mpdb x', '!-mpdb', '!x?python3', 'changes', 'read x'],
  ['python3 -W x -m pytest', '!-m', '!pytest?python3', 'changes', 'read pytest'],
  ['python3 -m pip install -r r.txt', '!install', '!pip', '!r.txt?python3 -m pip install', 'changes', 'read r.txt'],
  ['python3 -i x.py', '!-i', '!x.py?python3', 'changes', 'read x.py'],
  ['pytest tests/a.py::x -q', 'changes', 'read tests/a.py'],
  ['pytest ../x', 'changes', 'read /x'],
  ['pytest -c x', '!-c', '!x', 'changes'],
  ['pytest --cov=src --cov-report=term', 'changes'],
  ['pytest --cov-report=html:out', '!--cov-report=html:out', 'changes'],
  ['pytest --junitxml=out', 'changes', 'write out'],
  ['pytest -o a=b', '!-o', '!a=b', 'changes'],
  ['pytest --debug=out', '!--debug=out', 'changes'],
  ['pip install a', '!a?pip install', '!install', 'changes'],
  ["pip install 'a[b]>=1'", '!a[b]>=1?pip install', '!install', 'changes'],
  ['pip install ./src', '!./src', '!install', 'changes'],
  ['pip install git+https://h/x', '!git+https://h/x', '!install', 'changes'],
  ['pip install -r r.txt', '!install', '!r.txt?pip install', 'changes', 'read r.txt'],
  ['pip install -r r.txt -c x', '!-c', '!install', '!r.txt?pip install', '!x', 'changes', 'read r.txt'],
  ['pip install -i https://h a', '!-i', '!a?pip install', '!https://h', '!install', 'changes'],
  ['pip install --target=out a', '!--target=out', '!a?pip install', '!install', 'changes'],
  ['pip list'],
  ['uv run pytest -q', '!pytest', '!run', 'changes'],
  ['uv run --directory x pytest', '!--directory', '!pytest', '!run', '!x', 'changes'],
  ['uv run zz', '!run', '!zz', 'changes'],
  ['poetry -C x run pytest', '!-C', '!pytest', '!run', '!x', 'changes'],
  ['ruff check src', 'read src'],
  ['ruff check --fix src', 'changes', 'read src', 'write src'],
  ['ruff format src', 'changes', 'read src', 'write src'],
  ['black --check src', 'read src'],
  ['black src', 'changes', 'read src', 'write src'],
  ['pylint --init-hook=x y.py', '!--init-hook=x', 'read y.py'],
  ['flake8 --config x', '!--config', '!x'],
  ['pytest -W error::evil.Warn', '!error::evil.Warn', 'changes'],
  ['pytest -W ignore::DeprecationWarning', 'changes'],
];

describe('python, its package managers and tools', () => {
  test.each(rows)('%s', (...row) => check(row));
});
