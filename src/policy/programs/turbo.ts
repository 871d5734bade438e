import { handToTasks, taskRisks } from './scripts/handed-on.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesCode, riskOf, runsPackageScripts } from './shared/risks.js';
import { literalOf } from './shared/words.js';

const server = 'sends results to a server or fetches them from one';

const turboOwn =
  /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;

function checkTurbo(context: CommandContext): PartialEffects {
  const [first, ...rest] = context.scan.own();
  const name = literalOf(first);
  if (first === undefined || name === 'ls' || name === 'info') return {};
  if (turboOwn.test(name ?? '')) return { risks: [riskOf(first, 'changes something that the rule does not name')] };
  const named = name === 'run' ? rest : [first, ...rest];
  const tasks = taskRisks(named, name === 'run' ? ['turbo', 'run'] : ['turbo']);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

export const turboProgram = defineProgram({
  names: 'turbo',
  source: 'https://turborepo.com/docs/reference/run',
  grants: runsPackageScripts,
  changes: true,
  options: {
    flag: '--affected --only --parallel --no-daemon --daemon --no-cache --no-color --color --skip-infer --experimental-allow-no-package-manager --no-update-notifier -v -vv -vvv',
    value:
      '--filter -F --concurrency --output-logs --log-order --log-prefix --ui --env-mode --verbosity --framework-inference --cache-workers --remote-cache-read-only',
    optional: '--dry --dry-run --continue --force --summarize',
    write: '--cache-dir',
    risks: {
      [choosesCode]: '--cwd --root-turbo-json --global-deps --pass-through-args',
      [server]: '--api --token --team --login --remote-cache-timeout --preflight --cache --experimental-otel-endpoint',
      'writes a file': { optional: '--graph --profile --trace --anon-profile --heap' },
    },
  },
  check: checkTurbo,
});
