import type { Program, Word } from '../../shell/types.js';
import { c8Program } from '../c8.js';
import { scriptRunners } from '../guarded-programs.js';
import { nxProgram } from '../nx.js';
import { handToTasks, taskRisks } from '../scripts/handed-on.js';
import { type CommandContext, definePrograms, gatherEffects, type PartialEffects } from '../shared/define.js';
import { isSafeVariable } from '../shared/environment.js';
import { choosesCode, riskOf, risksFor, runsPackageScripts } from '../shared/risks.js';
import { knownText, literalOf, writtenForm } from '../shared/words.js';
import { turboProgram } from '../turbo.js';

function checkLerna(context: CommandContext): PartialEffects {
  const [first, ...rest] = context.scan.own();
  const name = literalOf(first) ?? '';
  if (first === undefined || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name)) return {};
  if (name === 'run') return gatherEffects([{ risks: taskRisks(rest, ['lerna', 'run']) }, handToTasks(context)]);
  return { risks: [first, ...rest].map((word) => riskOf(word, 'changes something that the rule does not name')) };
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

/** They run tasks of the workspace or another program, or change files for a script. */
export const scriptHelpers = definePrograms([
  {
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
  },
  {
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
  },
  {
    names: 'lint-staged',
    source: 'https://github.com/lint-staged/lint-staged#command-line-flags',
    grants: 'Runs the commands that its configuration in the workspace holds.',
    changes: true,
    options: {
      flag: '--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error',
      value: '--diff --diff-filter --max-arg-length',
      optional: '-p --concurrent',
      risks: { [choosesCode]: { value: '-c --config --cwd', optional: '-x --shell' } },
    },
  },
  {
    names: 'cross-env cross-env-shell',
    source: 'https://github.com/kentcdodds/cross-env',
    grants: 'A rule that leaves the command open grants every program.',
    changes: true,
    options: { stopAtOperand: true },
    check: (context) =>
      literalOf(context.invocation.argv[0]) === 'cross-env'
        ? checkPairs(context)
        : { risks: risksFor(context.scan.operands, 'is a command line for a shell', { never: true }) },
  },
  {
    names: 'rimraf del-cli del trash',
    source: 'https://github.com/isaacs/rimraf#command-line-interface',
    options: {
      flag: '--preserve-root -v --verbose -G --no-glob',
      risks: { 'deletes what patterns match': { flag: '-g --glob --no-preserve-root -f --force' } },
    },
    operands: 'delete',
  },
  {
    names: 'mkdirp make-dir-cli',
    source: 'https://github.com/isaacs/node-mkdirp',
    options: { flag: '-p --print', value: '-m --mode' },
    operands: 'write',
  },
]);

/** Programs that run tasks of a JavaScript workspace, or another program. */
export const javascriptRunners: readonly Program[] = [
  turboProgram,
  nxProgram,
  c8Program,
  ...scriptHelpers,
  scriptRunners,
];
