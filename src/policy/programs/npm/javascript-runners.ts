import { isSafeVariable } from '../../shell/environment.js';
import type { Program, Word } from '../../shell/types.js';
import { knownText, literalOf, writtenForm } from '../../shell/words.js';
import { c8Program } from '../c8.js';
import { scriptRunners } from '../guarded-programs.js';
import { handToTasks, taskRisks } from '../scripts/handed-on.js';
import { type CommandContext, definePrograms, gatherEffects, type PartialEffects } from '../shared/define.js';
import { openRulesFor } from '../shared/publishes.js';
import { choosesCode, riskOf, risksFor, runsPackageScripts } from '../shared/risks.js';

function checkLerna(context: CommandContext): PartialEffects {
  const [verb, ...rest] = context.scan.own();
  const name = literalOf(verb) ?? '';
  if (verb === undefined || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name)) return {};
  if (name === 'run') return gatherEffects([{ risks: taskRisks(rest, ['lerna', 'run']) }, handToTasks(context)]);
  return { risks: [verb, ...rest].map((word) => riskOf(word, 'changes something that the rule does not name')) };
}

/** npm-run-all: its words are scripts of package.json. */
function checkScripts(context: CommandContext): PartialEffects {
  const tasks = taskRisks(context.scan.own(), [writtenForm(context.invocation.argv[0] as Word)]);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

/** `cross-env A=b program …`: pairs, then a command. */
function checkPairs({ scan }: CommandContext): PartialEffects {
  const end = scan.operands.findIndex((word) => !/^[A-Za-z_]\w*=/.test(knownText(word)));
  const pairs = end < 0 ? scan.operands : scan.operands.slice(0, end);
  const bad = pairs.filter((word) => {
    const [name = '', ...value] = (literalOf(word) ?? '').split('=');
    return !isSafeVariable(name, value.join('='));
  });
  return gatherEffects([
    { risks: risksFor(bad, 'sets a variable that can change what runs') },
    end < 0 ? {} : { inner: [{ kind: 'argv', argv: scan.operands.slice(end) }] },
  ]);
}

const server = 'sends results to a server or fetches them from one';

const turboOwn =
  /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;

function checkTurbo(context: CommandContext): PartialEffects {
  const [verb, ...rest] = context.scan.own();
  const name = literalOf(verb);
  if (verb === undefined || name === 'ls' || name === 'info') return {};
  if (turboOwn.test(name ?? '')) return { risks: [riskOf(verb, 'changes something that the rule does not name')] };
  const named = name === 'run' ? rest : [verb, ...rest];
  const tasks = taskRisks(named, name === 'run' ? ['turbo', 'run'] : ['turbo']);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

const nxOwn =
  /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;

function checkNx(context: CommandContext): PartialEffects {
  const { scan } = context;
  const [task, ...rest] = scan.own();
  const name = literalOf(task) ?? '';
  if (task === undefined || /^(?:show|list|report|format:check|sync:check)$/.test(name)) return {};
  if (nxOwn.test(name)) return { risks: [riskOf(task, 'changes something that the rule does not name')] };
  const targets = scan.values('-t', '--target', '--targets');
  if (name === 'affected' || name === 'run-many')
    return gatherEffects([
      {
        risks: [...targets, ...rest].map((word) =>
          riskOf(word, 'is a target', openRulesFor(word, { openedBy: ['nx', name] })),
        ),
      },
      handToTasks(context),
    ]);
  const tasks = taskRisks(name === 'run' ? rest : [task], name === 'run' ? ['nx', 'run'] : ['nx']);
  return gatherEffects([{ risks: tasks }, handToTasks(context)]);
}

export const scriptHelpers = definePrograms([
  {
    names: 'lerna',
    source: 'https://lerna.js.org/docs/api-reference/commands',
    grants: runsPackageScripts,
    changes: true,
    flag: '--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose',
    value: '--since --scope --ignore --concurrency --loglevel',
    risks: { [choosesCode]: { value: '--npm-client --use-nx --options-file --profile-location', flag: '--profile' } },
    check: checkLerna,
  },
  {
    names: 'npm-run-all npm-run-all2 run-s run-p',
    source: 'https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md',
    grants: runsPackageScripts,
    changes: true,
    flag: '-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent',
    value: '--max-parallel',
    optional: '--aggregate-output',
    risks: { [choosesCode]: '--npm-path --node-run' },
    check: checkScripts,
  },
  {
    names: 'lint-staged',
    source: 'https://github.com/lint-staged/lint-staged#command-line-flags',
    grants: 'Runs the commands that its configuration in the workspace holds.',
    changes: true,
    flag: '--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error',
    value: '--diff --diff-filter --max-arg-length',
    optional: '-p --concurrent',
    risks: { [choosesCode]: { value: '-c --config --cwd', optional: '-x --shell' } },
  },
  {
    names: 'cross-env cross-env-shell',
    source: 'https://github.com/kentcdodds/cross-env',
    grants: 'A rule that leaves the command open grants every program.',
    changes: true,
    stopAtOperand: true,
    check: (context) =>
      literalOf(context.invocation.argv[0]) === 'cross-env'
        ? checkPairs(context)
        : { risks: risksFor(context.scan.operands, 'is a command line for a shell', { never: true }) },
  },
  {
    names: 'rimraf del-cli del trash',
    source: 'https://github.com/isaacs/rimraf#command-line-interface',
    flag: '--preserve-root -v --verbose -G --no-glob',
    risks: { 'deletes what patterns match': { flag: '-g --glob --no-preserve-root -f --force' } },
    operands: 'delete',
  },
  {
    names: 'mkdirp make-dir-cli',
    source: 'https://github.com/isaacs/node-mkdirp',
    flag: '-p --print',
    value: '-m --mode',
    operands: 'write',
  },
  {
    names: 'turbo',
    source: 'https://turborepo.com/docs/reference/run',
    grants: runsPackageScripts,
    changes: true,
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
    check: checkTurbo,
  },
  {
    names: 'nx',
    source: 'https://nx.dev/docs/reference/nx-commands',
    grants: runsPackageScripts,
    changes: true,
    flag: '--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies',
    value:
      '--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep',
    optional: '--parallel --watch --max-parallel --maxParallel --bail --quiet',
    risks: {
      [choosesCode]: '--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root',
      'writes a file or opens a server': { optional: '--graph --file --open' },
      'changes files': { optional: '--fix --update-snapshot -u' },
    },
    check: checkNx,
  },
]);

export const javascriptRunners: readonly Program[] = [c8Program, ...scriptHelpers, scriptRunners];
