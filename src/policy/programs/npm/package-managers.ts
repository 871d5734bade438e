import { absolutePath, isInside } from '../../files/paths.js';
import type { Invocation, Word } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import { handToScript } from '../scripts/handed-on.js';
import { isInstalled, isScriptName } from '../scripts/script-names.js';
import type { CommandContext, PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { readsCommands } from '../shared/prompts.js';
import { riskOf } from '../shared/risks.js';
import { npmPackages } from './npm.js';
import { readTool, toolTable } from './npx.js';

const runsManagedScripts =
  'Runs the scripts that package.json of the workspace names, and those of packages that it installs.';

const elsewhere = 'chooses another directory or configuration';

const choosesShell = 'chooses the shell or makes it load code';

const managerOptions: OptionTable = {
  groups: true,
  flag: '--coverage --ci --bail -s --silent --verbose --json --no-color --color --offline --prefer-offline --frozen-lockfile --no-frozen-lockfile --ignore-scripts --production --prod -P --dev -D --save-dev -O --save-optional -E --save-exact -r --recursive -w --workspace-root --if-present --no-bail --parallel --stream --dry-run -a --all --immutable --mode --inline-builds --non-interactive --no-save --force -f -g --global --optional --no-optional --exact --reporter',
  value:
    '--filter -F --loglevel --depth --filter-prod --workspace-concurrency --reporter --network-timeout --network-concurrency --omit --concurrency --mode',
  risks: {
    [elsewhere]:
      '-C --dir --cwd --prefix --use-yarnrc --config --userconfig --globalconfig --modules-folder --store-dir --cache-folder --global-folder --lockfile-dir --virtual-store-dir --preferred-cache-folder --registry --env-file --root --backend',
    [choosesShell]: {
      value: '--script-shell --shell-mode --node-options --preload -r=* --require --import --inspect',
      optional: '--inspect-brk',
    },
    'is program text': { value: '--eval -e --print -p', open: true },
  },
};

/** A script, by the name of the sub-command or its first operand; it gets all words after the name. */
function script(program: string, command: string | null): SubCommand {
  const check = ({ scan, invocation, world }: CommandContext): PartialEffects => {
    const { argv } = invocation;
    const named = command === null ? scan.operands[0] : argv.find((word, at) => at > 0 && literalOf(word) === command);
    if (named === undefined) return {};
    const isElsewhere = scan.has('-r', '--recursive', '-F', '--filter', '--parallel', '--stream');
    const name = isElsewhere ? null : command === 't' ? 'test' : literalOf(named);
    return handToScript(argv.slice(argv.indexOf(named) + 1), name, { invocation, world });
  };
  return { passesOn: program !== 'bun', check, changes: true, handsOn: true };
}

/** Sub-commands that pnpm, yarn and bun share under these names. */
function managerCommands(program: string): Record<string, SubCommand> {
  return {
    '': { changes: true },
    ...Object.fromEntries(['test', 't', 'start', 'stop', 'build'].map((name) => [name, script(program, name)])),
    ...subCommands('run run-script', script(program, null)),
    ...subCommands('list ls ll why outdated audit licenses info view bin root pm', {}),
    ...subCommands(
      'remove rm uninstall un update up upgrade dedupe prune rebuild unlink pack version import patch store cache',
      { changes: true },
    ),
    ...subCommands('publish deploy', { changes: true, literal: true }),
    ...subCommands('exec dlx x', { handle: readTool, changes: true }),
    ...subCommands('create init', { operands: 'named', why: 'is a package that it downloads and runs', changes: true }),
    ...subCommands('config set plugin policies', {
      operands: 'named',
      why: 'shows or changes configuration',
      changes: true,
    }),
    ...Object.fromEntries(
      ['install', 'i', 'add', 'ci', 'link'].map((name) => [name, { check: npmPackages(program, name), changes: true }]),
    ),
  };
}

/** A script of the workspace, or a program of a package that is known or installed there. */
function belongsToWorkspace(name: string, { cwd }: Invocation, world: PathFacts): boolean {
  return isScriptName(name) || toolTable(name) !== undefined || isInstalled(name, cwd, world);
}

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
