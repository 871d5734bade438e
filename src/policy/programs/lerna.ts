import { handToTasks } from './scripts/handed-on.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './shared/define.js';
import { choosesCode, runsPackageScripts } from './shared/reasons.js';
import { taskRisks } from './shared/tasks.js';
import { literalOf } from './shared/words.js';

function checkLerna(context: CommandContext): PartialEffects {
  const [first, ...rest] = context.scan.own();
  const name = literalOf(first) ?? '';
  if (first === undefined || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name)) return {};
  if (name === 'run') return gatherEffects([{ risks: taskRisks(rest, ['lerna', 'run']) }, handToTasks(context)]);
  return { risks: [first, ...rest].map((word) => riskOf(word, 'changes something that the rule does not name')) };
}

export const lernaProgram = defineProgram({
  names: 'lerna',
  source: 'https://lerna.js.org/docs/api-reference/commands',
  grants: runsPackageScripts,
  changes: true,
  options: {
    flag: '--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose',
    value: '--since --scope --ignore --concurrency --loglevel',
    risks: { [choosesCode]: { value: '--npm-client --use-nx --options-file --profile-location', flag: '--profile' } },
  },
  check: checkLerna,
});
