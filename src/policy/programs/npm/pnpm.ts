import { handToScript } from '../scripts/handed-on.js';
import { defineFamily } from '../shared/family.js';
import { toolTable } from './npx.js';
import { belongsToWorkspace, managerCommands, managerOptions, runsManagedScripts } from './package-managers.js';

export const pnpmProgram = defineFamily({
  names: 'pnpm',
  source: 'https://pnpm.io/pnpm-cli',
  grants: runsManagedScripts,
  globals: managerOptions,
  common: managerOptions,
  commands: managerCommands('pnpm'),
  passesOn: true,
  handed: handToScript,
  starts: toolTable,
  opens: belongsToWorkspace,
  unknown: 'is a script or a program that the rule does not name',
});
