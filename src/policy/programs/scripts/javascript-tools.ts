import type { Program } from '../../shell/types.js';
import { avaProgram } from '../ava.js';
import { biomeProgram } from '../biome.js';
import { changesetProgram } from '../changeset.js';
import { commitlintProgram } from '../commitlint.js';
import { cspellProgram } from '../cspell.js';
import { cypressProgram } from '../cypress.js';
import { dependencyCheckers } from '../dependency-checkers.js';
import { eslintProgram } from '../eslint.js';
import { jestProgram } from '../jest.js';
import { knipProgram } from '../knip.js';
import { markdownLinters } from '../markdown-linters.js';
import { mochaProgram } from '../mocha.js';
import { nodeProgram } from '../node.js';
import { oxlintProgram } from '../oxlint.js';
import { playwrightProgram } from '../playwright.js';
import { prettierProgram } from '../prettier.js';
import { stylelintProgram } from '../stylelint.js';
import { svelteCheckProgram } from '../svelte-check.js';
import { tscProgram } from '../tsc.js';
import { tsxProgram } from '../tsx.js';
import { vitestProgram } from '../vitest.js';
import { webBuilds } from '../web-builds.js';

/** JavaScript programs that package scripts, npx and package managers start. */
export const javascriptTools: readonly Program[] = [
  eslintProgram,
  prettierProgram,
  tscProgram,
  jestProgram,
  vitestProgram,
  mochaProgram,
  biomeProgram,
  oxlintProgram,
  markdownLinters,
  stylelintProgram,
  cspellProgram,
  knipProgram,
  dependencyCheckers,
  commitlintProgram,
  svelteCheckProgram,
  avaProgram,
  playwrightProgram,
  cypressProgram,
  webBuilds,
  changesetProgram,
  nodeProgram,
  tsxProgram,
];
