import { defineFamily } from '../family.js';
import { changeCommands } from './change.js';
import { combineCommands } from './combine.js';
import { configCommands } from './config.js';
import { historyCommands } from './history.js';
import { inspectCommands } from './inspect.js';
import { maintainCommands } from './maintain.js';
import { globalOptions } from './options.js';
import { remoteCommands } from './remote.js';

/**
 * git runs programs that its configuration names; the executor pins the configuration. Here stands what the
 * command line itself asks for.
 */
export const gitProgram = defineFamily({
  names: ['git'],
  source: 'https://git-scm.com/docs',
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
