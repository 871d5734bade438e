import type { Program } from '../../shell/types.js';
import { c8Program } from '../c8.js';
import { crossEnvProgram } from '../cross-env.js';
import { scriptRunners } from '../guarded-programs.js';
import { lernaProgram } from '../lerna.js';
import { lintStagedProgram } from '../lint-staged.js';
import { mkdirpProgram } from '../mkdirp.js';
import { npmRunAllProgram } from '../npm-run-all.js';
import { nxProgram } from '../nx.js';
import { rimrafProgram } from '../rimraf.js';
import { turboProgram } from '../turbo.js';

/** Programs that run tasks of a JavaScript workspace, or another program. */
export const javascriptRunners: readonly Program[] = [
  turboProgram,
  nxProgram,
  lernaProgram,
  crossEnvProgram,
  c8Program,
  npmRunAllProgram,
  rimrafProgram,
  mkdirpProgram,
  lintStagedProgram,
  scriptRunners,
];
