import { absolutePath, isInside } from '../../files/paths.js';
import type { Program } from '../../shell/types.js';
import type { PathFacts } from '../../types.js';
import { defineFamily } from '../shared/family.js';
import { riskOf } from '../shared/risks.js';
import { changeCommands } from './change.js';
import { combineCommands } from './combine.js';
import { configCommands } from './config.js';
import { historyCommands } from './history.js';
import { inspectCommands } from './inspect.js';
import { maintainCommands } from './maintain.js';
import { globalOptions } from './options.js';
import { withoutPlainSettings } from './plain-settings.js';
import { remoteCommands } from './remote.js';

/** Anyone can commit a directory that git before 2.38 (safe.bareRepository) uses, with programs in its configuration. */
function inBareRepository(cwd: string, world: PathFacts): boolean {
  for (
    let at = cwd;
    isInside({ path: at, directory: world.workspace }) && world.kindOf(`${at}/.git`) === 'missing';
    at = absolutePath('..', at)
  ) {
    const parts = ['HEAD', 'objects', 'refs'].map((name) => world.kindOf(`${at}/${name}`));
    if (!parts.includes('missing')) return true;
    if (at === '/') return false;
  }
  return false;
}

/** git runs programs that its configuration names; the executor pins it. This table is only about the command line. */
const family = defineFamily({
  names: 'git',
  source: 'https://git-scm.com/docs',
  alone: 'It covers every sub-command of git: it commits, pushes, merges, rewrites history and discards work.',
  globals: globalOptions,
  commands: {
    ...historyCommands,
    ...inspectCommands,
    ...configCommands,
    ...remoteCommands,
    ...changeCommands,
    ...combineCommands,
    ...maintainCommands,
  },
});

export const gitProgram: Program = {
  ...family,
  read(invocation, world) {
    const argv = withoutPlainSettings(invocation.argv);
    const programEffects = family.read({ ...invocation, argv }, world);
    const [word] = argv;
    if (word === undefined || !inBareRepository(invocation.cwd, world)) return programEffects;
    const why = 'would use a bare repository inside the working tree';
    return { ...programEffects, risks: [...programEffects.risks, riskOf(word, why, { never: true })] };
  },
};
