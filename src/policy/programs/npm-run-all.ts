import type { Word } from '../shell/types.js';
import { handToTasks } from './scripts/handed-on.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesCode, runsPackageScripts } from './shared/reasons.js';
import { taskRisks } from './shared/tasks.js';
import { writtenForm } from './shared/words.js';

/** npm-run-all: its words are scripts of package.json. */
function checkScripts(context: CommandContext): PartialEffects {
  const tasks = taskRisks(context.scan.own(), [writtenForm(context.invocation.argv[0] as Word)]);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

export const npmRunAllProgram = defineProgram({
  names: 'npm-run-all npm-run-all2 run-s run-p',
  source: 'https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md',
  grants: runsPackageScripts,
  changes: true,
  options: {
    flag: '-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent',
    value: '--max-parallel',
    optional: '--aggregate-output',
    risks: { [choosesCode]: '--npm-path --node-run' },
  },
  check: checkScripts,
});
