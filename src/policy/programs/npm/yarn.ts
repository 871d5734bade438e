import { literalOf, matches } from '../../shell/words.js';
import { handToScript } from '../scripts/handed-on.js';
import { isScriptName } from '../scripts/script-names.js';
import { type CommandContext, type PartialEffects } from '../shared/define.js';
import { defineFamily } from '../shared/family.js';
import { riskOf } from '../shared/risks.js';
import { toolTable } from './npx.js';
import { belongsToWorkspace, managerCommands, managerOptions, runsManagedScripts } from './package-managers.js';

/** `yarn workspace core test`: a rule must name the words literally, except for a script of a workspace. */
function workspaceScript({ scan, invocation }: CommandContext): PartialEffects {
  const [place, script] = scan.operands;
  const program = literalOf(invocation.argv[0]) ?? '';
  const name = literalOf(script);
  const named = matches(place, /^@?\w[\w./-]*$/) && !/\.\./.test(literalOf(place) ?? '..');
  const opened = named && name !== null && (isScriptName(name) || name === 'run');
  const more = opened ? { openedBy: [program, 'workspace'] } : {};
  return {
    risks: scan.operands.slice(0, 2).map((word) => riskOf(word, 'is a workspace or its script', more)),
  };
}

export const yarnProgram = defineFamily({
  names: 'yarn yarnpkg',
  source: 'https://yarnpkg.com/cli',
  grants: runsManagedScripts,
  globals: [
    managerOptions,
    {
      risks: {
        'loads the yarn version and the plug-ins that the workspace names': { flag: '-v --version', never: true },
      },
    },
  ],
  common: managerOptions,
  commands: {
    ...managerCommands('yarn'),
    workspace: { check: workspaceScript, changes: true },
    workspaces: { operands: 'named', changes: true },
    node: { operands: 'named', why: 'is a program that it runs', changes: true },
  },
  passesOn: true,
  handed: handToScript,
  starts: toolTable,
  opens: belongsToWorkspace,
  unknown: 'is a script or a program that the rule does not name',
});
