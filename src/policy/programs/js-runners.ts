import type { Program, Risk, Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, guarded, type PartialEffects, riskOf } from './define.js';
import { isSafeVariable } from './environment.js';
import { builtIn } from './js-tools.js';
import { openTo } from './publishes.js';
import { type ArgumentScan, optionValues } from './scan.js';
import { knownText, literalOf, writtenForm } from './words.js';

const scripts = 'Runs scripts that package.json and the configuration in the workspace name.';
const configuration = 'chooses another directory or configuration, which are code';
const server = 'sends results to a server or fetches them from one';

/** Tasks are code of the workspace: a rule spells each of them, or leaves everything behind `before` open. */
function tasks(words: readonly Word[], before: readonly string[]): Risk[] {
  return words.map((word) =>
    /^[\w@#][\w@#:./-]*$/.test(literalOf(word) ?? '')
      ? riskOf(word, 'is a task that the rule does not name', openTo(word, { openedBy: before }))
      : riskOf(word, 'is no plain name of a task'),
  );
}

/** What stands behind `--` belongs to the task. */
function ownOperands(scan: ArgumentScan): readonly Word[] {
  return scan.operands.slice(0, scan.beforeDashes);
}

const turboOwn =
  /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;

function checkTurbo({ scan }: CommandContext): PartialEffects {
  const [first, ...rest] = ownOperands(scan);
  const name = literalOf(first);
  if (first === undefined || name === 'ls' || name === 'info') return {};
  if (turboOwn.test(name ?? '')) return { risks: [riskOf(first, 'changes something that the rule does not name')] };
  const named = name === 'run' ? rest : [first, ...rest];
  return { risks: tasks(named, name === 'run' ? ['turbo', 'run'] : ['turbo']) };
}

const nxOwn =
  /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;

function checkNx({ scan }: CommandContext): PartialEffects {
  const [first, ...rest] = ownOperands(scan);
  const name = literalOf(first) ?? '';
  if (first === undefined || /^(?:show|list|report|format:check|sync:check)$/.test(name)) return {};
  if (nxOwn.test(name)) return { risks: [riskOf(first, 'changes something that the rule does not name')] };
  const targets = optionValues(scan, '-t', '--target', '--targets');
  if (name === 'affected' || name === 'run-many')
    return {
      risks: [...targets, ...rest].map((word) => riskOf(word, 'is a target', openTo(word, { openedBy: ['nx', name] }))),
    };
  return { risks: tasks(name === 'run' ? rest : [first], name === 'run' ? ['nx', 'run'] : ['nx']) };
}

function checkLerna({ scan }: CommandContext): PartialEffects {
  const [first, ...rest] = ownOperands(scan);
  const name = literalOf(first) ?? '';
  if (first === undefined || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name)) return {};
  if (name === 'run') return { risks: tasks(rest, ['lerna', 'run']) };
  return { risks: [first, ...rest].map((word) => riskOf(word, 'changes something that the rule does not name')) };
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
    { risks: bad.map((word) => riskOf(word, 'sets a variable that can change what runs')) },
    end < 0 ? {} : { inner: [{ kind: 'argv', argv: scan.operands.slice(end) }] },
  ]);
}

/** Coverage of a command, or a report of what was measured before. */
function checkCoverage({ scan }: CommandContext): PartialEffects {
  const [first] = scan.operands;
  if (first === undefined || /^(?:report|check-coverage)$/.test(literalOf(first) ?? '')) return {};
  if (literalOf(first) === 'instrument' || literalOf(first) === 'merge')
    return { risks: scan.operands.map((word) => riskOf(word, 'writes files')) };
  return { inner: [{ kind: 'argv', argv: scan.operands }] };
}

/** npm-run-all: its words are scripts of package.json. */
function checkScripts({ scan, invocation }: CommandContext): PartialEffects {
  return { risks: tasks(ownOperands(scan), [writtenForm(invocation.argv[0] as Word)]) };
}

/** Programs that run tasks of a JavaScript workspace, or another program. */
export const javascriptRunners: readonly Program[] = [
  defineProgram({
    names: ['turbo'],
    source: 'https://turborepo.com/docs/reference/run',
    grants: scripts,
    changes: true,
    options: {
      flag: '--affected --only --parallel --no-daemon --daemon --no-cache --no-color --color --skip-infer --experimental-allow-no-package-manager --no-update-notifier -v -vv -vvv',
      value:
        '--filter -F --concurrency --output-logs --log-order --log-prefix --ui --env-mode --verbosity --framework-inference --cache-workers --remote-cache-read-only',
      optional: '--dry --dry-run --continue --force --summarize',
      write: '--cache-dir',
      risks: [
        { why: configuration, value: '--cwd --root-turbo-json --global-deps --pass-through-args' },
        {
          why: server,
          value: '--api --token --team --login --remote-cache-timeout --preflight --cache --experimental-otel-endpoint',
        },
        { why: 'writes a file', optional: '--graph --profile --trace --anon-profile --heap' },
      ],
    },
    check: checkTurbo,
  }),
  defineProgram({
    names: ['nx'],
    source: 'https://nx.dev/docs/reference/nx-commands',
    grants: scripts,
    changes: true,
    options: {
      flag: '--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies',
      value:
        '--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep',
      optional: '--parallel --watch --max-parallel --maxParallel --bail --quiet',
      risks: [
        { why: configuration, value: '--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root' },
        { why: 'writes a file or opens a server', optional: '--graph --file --open' },
        { why: 'changes files', optional: '--fix --update-snapshot -u' },
      ],
    },
    check: checkNx,
  }),
  defineProgram({
    names: ['lerna'],
    source: 'https://lerna.js.org/docs/api-reference/commands',
    grants: scripts,
    changes: true,
    options: {
      flag: '--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose',
      value: '--since --scope --ignore --concurrency --loglevel',
      risks: [
        { why: configuration, value: '--npm-client --use-nx --options-file --profile-location', flag: '--profile' },
      ],
    },
    check: checkLerna,
  }),
  defineProgram({
    names: ['cross-env', 'cross-env-shell'],
    source: 'https://github.com/kentcdodds/cross-env',
    grants: 'A rule that leaves the command open grants every program.',
    changes: true,
    options: { stopAtOperand: true },
    check: (context) =>
      literalOf(context.invocation.argv[0]) === 'cross-env'
        ? checkPairs(context)
        : { risks: context.scan.operands.map((word) => riskOf(word, 'is a line for a shell', { never: true })) },
  }),
  defineProgram({
    names: ['c8', 'nyc'],
    source: 'https://github.com/bcoe/c8#cli-options--configuration',
    grants: 'A rule that leaves the command open grants every program.',
    options: {
      stopAtOperand: true,
      groups: true,
      flag: '--check-coverage --all --100 --per-file --silent -s --skip-full --clean --no-clean --allowExternal --exclude-after-remap',
      value:
        '-r --reporter --lines --branches --functions --statements --include -n --exclude -x --extension -e --watermarks --src',
      write: '--report-dir -o --reports-dir --temp-dir --temp-directory -t',
      risks: [
        {
          why: configuration,
          value: '-c --config --nycrc-path --require -i --cwd --resolve --merge-async --hook-require',
        },
      ],
    },
    check: (context) => gatherEffects([checkCoverage(context), builtIn(context, '-r', '--reporter')]),
  }),
  defineProgram({
    names: ['npm-run-all', 'npm-run-all2', 'run-s', 'run-p'],
    source: 'https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md',
    grants: scripts,
    changes: true,
    options: {
      flag: '-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent',
      value: '--max-parallel',
      optional: '--aggregate-output',
      risks: [{ why: configuration, value: '--npm-path --node-run' }],
    },
    check: checkScripts,
  }),
  defineProgram({
    names: ['rimraf', 'del-cli', 'del', 'trash'],
    source: 'https://github.com/isaacs/rimraf#command-line-interface',
    options: {
      flag: '--preserve-root -v --verbose -G --no-glob',
      risks: [{ why: 'deletes what patterns match', flag: '-g --glob --no-preserve-root -f --force' }],
    },
    operands: 'delete',
  }),
  defineProgram({
    names: ['mkdirp', 'make-dir-cli'],
    source: 'https://github.com/isaacs/node-mkdirp',
    options: { flag: '-p --print', value: '-m --mode' },
    operands: 'write',
  }),
  defineProgram({
    names: ['lint-staged'],
    source: 'https://github.com/lint-staged/lint-staged#command-line-flags',
    grants: 'Runs the commands that its configuration in the workspace holds.',
    changes: true,
    options: {
      flag: '--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error',
      value: '--diff --diff-filter --max-arg-length',
      optional: '-p --concurrent',
      risks: [{ why: configuration, value: '-c --config --cwd', optional: '-x --shell' }],
    },
  }),
  guarded({
    names:
      'concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng',
    source: 'https://docs.npmjs.com/cli/commands/npx',
    why: 'is a command for a program that runs, changes or publishes what it is told',
    grants: 'Runs, changes or publishes what it is told.',
  }),
];
