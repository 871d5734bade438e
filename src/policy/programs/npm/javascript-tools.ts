import type { Program } from '../../shell/types.js';
import { biomeProgram } from '../biome.js';
import { changesetProgram } from '../changeset.js';
import { javascriptCheckers } from '../javascript-checkers.js';
import { cypressProgram, javascriptTestRunners, playwrightProgram } from '../javascript-test-runners.js';
import { nodeProgram } from '../node.js';
import { tscProgram } from '../tsc.js';
import { tsxProgram } from '../tsx.js';
import { webBuilds } from '../web-builds.js';

export const javascriptTools: readonly Program[] = [
  ...javascriptCheckers,
  ...javascriptTestRunners,
  tscProgram,
  biomeProgram,
  playwrightProgram,
  cypressProgram,
  webBuilds,
  changesetProgram,
  nodeProgram,
  tsxProgram,
];
