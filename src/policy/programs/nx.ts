import { handToTasks, taskRisks } from './scripts/handed-on.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { openTo } from './shared/publishes.js';
import { choosesCode, riskOf, runsPackageScripts } from './shared/risks.js';
import { literalOf } from './shared/words.js';

const nxOwn =
  /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;

function checkNx(context: CommandContext): PartialEffects {
  const { scan } = context;
  const [first, ...rest] = scan.own();
  const name = literalOf(first) ?? '';
  if (first === undefined || /^(?:show|list|report|format:check|sync:check)$/.test(name)) return {};
  if (nxOwn.test(name)) return { risks: [riskOf(first, 'changes something that the rule does not name')] };
  const targets = scan.values('-t', '--target', '--targets');
  if (name === 'affected' || name === 'run-many')
    return gatherEffects([
      {
        risks: [...targets, ...rest].map((word) =>
          riskOf(word, 'is a target', openTo(word, { openedBy: ['nx', name] })),
        ),
      },
      handToTasks(context),
    ]);
  const tasks = taskRisks(name === 'run' ? rest : [first], name === 'run' ? ['nx', 'run'] : ['nx']);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

export const nxProgram = defineProgram({
  names: 'nx',
  source: 'https://nx.dev/docs/reference/nx-commands',
  grants: runsPackageScripts,
  changes: true,
  options: {
    flag: '--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies',
    value:
      '--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep',
    optional: '--parallel --watch --max-parallel --maxParallel --bail --quiet',
    risks: {
      [choosesCode]: '--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root',
      'writes a file or opens a server': { optional: '--graph --file --open' },
      'changes files': { optional: '--fix --update-snapshot -u' },
    },
  },
  check: checkNx,
});
