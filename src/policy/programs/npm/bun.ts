import { absolutePath, isInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { handToScript } from '../scripts/handed-on.js';
import { type CommandContext, type PartialEffects } from '../shared/define.js';
import { defineFamily } from '../shared/family.js';
import { readsCommands } from '../shared/prompts.js';
import { riskOf } from '../shared/risks.js';
import { toolTable } from './npx.js';
import {
  belongsToWorkspace,
  choosesShell,
  managerCommands,
  managerOptions,
  runsManagedScripts,
} from './package-managers.js';

/** bun also runs files. */
function isFile(name: string): boolean {
  return /^(?:\.\/)?[\w@-][\w@./-]*\.[cm]?[jt]sx?$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
}

/** A word that looks like a path is a test file to run; any other word filters the tests of the workspace. */
function testFiles({ scan, invocation, world }: CommandContext): PartialEffects {
  const outside = (word: Word): boolean =>
    word.kind !== 'literal' ||
    !isInside({ path: absolutePath(word.value, invocation.cwd), directory: world.workspace });
  return { risks: scan.operands.filter(outside).map((word) => riskOf(word, 'may be outside the workspace')) };
}

export const bunProgram = defineFamily({
  names: 'bun',
  source: 'https://bun.sh/docs/cli/run',
  grants: runsManagedScripts,
  globals: [managerOptions, { flag: '--bun -b --hot --watch --revision -v', risks: { [choosesShell]: '-r -c' } }],
  common: [
    managerOptions,
    {
      flag: '--bun -b --coverage --bail --todo --only --update-snapshots -u --no-summary --elide-lines',
      value: '-t --test-name-pattern --timeout --rerun-each --coverage-reporter --reporter',
      write: '--coverage-dir --reporter-outfile --outfile --outdir',
      risks: { [choosesShell]: '-r -c' },
    },
  ],
  commands: {
    ...managerCommands('bun'),
    build: { operands: 'read', changes: true },
    test: { check: testFiles, changes: true },
    repl: { check: ({ invocation }) => ({ risks: invocation.argv.slice(0, 1).map(readsCommands) }), changes: true },
  },
  passesOn: true,
  handed: handToScript,
  starts: toolTable,
  opens: (name, invocation, world) => isFile(name) || belongsToWorkspace(name, invocation, world),
  unknown: 'is a script or a file that the rule does not name',
});
