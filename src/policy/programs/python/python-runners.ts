import type { Program } from '../../shell/types.js';
import { coverageProgram } from '../coverage.js';
import { pythonRuntimes } from '../guarded-programs.js';
import { mkdocsProgram } from '../mkdocs.js';
import { noxProgram } from '../nox.js';
import { pipAuditProgram } from '../pip-audit.js';
import { preCommitProgram } from '../pre-commit.js';
import { pythonLinters } from '../python-linters.js';
import { sphinxBuildProgram } from '../sphinx-build.js';
import { toxProgram } from '../tox.js';

/** Python programs that run commands, hooks or extensions named by files of the workspace. */
export const pythonRunners: readonly Program[] = [
  toxProgram,
  noxProgram,
  preCommitProgram,
  coverageProgram,
  sphinxBuildProgram,
  mkdocsProgram,
  pipAuditProgram,
  pythonLinters,
  pythonRuntimes,
];
