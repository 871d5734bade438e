import type { Program } from '../../shell/types.js';
import { blackProgram } from '../black.js';
import { flake8Program } from '../flake8.js';
import { isortProgram } from '../isort.js';
import { jsonToolProgram } from '../json-tool.js';
import { mypyProgram } from '../mypy.js';
import { pyCompileProgram } from '../py-compile.js';
import { pyrightProgram } from '../pyright.js';
import { pytestProgram } from '../pytest.js';
import { ruffProgram } from '../ruff.js';
import { unittestProgram } from '../unittest.js';
import { venvProgram } from '../venv.js';

/** Python programs that are called by name, by `python -m` or by `uv run`. */
export const pythonTools: readonly Program[] = [
  pytestProgram,
  unittestProgram,
  ruffProgram,
  blackProgram,
  isortProgram,
  mypyProgram,
  pyrightProgram,
  flake8Program,
  jsonToolProgram,
  pyCompileProgram,
  venvProgram,
];
