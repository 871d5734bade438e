import { literalOf, literalWord, matches, pathEffects, writtenForm } from '../../shell/words.js';
import { handToScript } from '../scripts/handed-on.js';
import { neverAllowed, valuesUnless } from '../shared/checks.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { riskOf, risksFor } from '../shared/risks.js';
import { readTool } from './npx.js';

/** https://docs.npmjs.com/cli/using-npm/config: npm takes every setting as an option of every command. */
const common: OptionTable = {
  groups: true,
  flag: '-v -s --silent -q --quiet -d -dd -ddd --verbose --color --no-color --json -l --long --no-progress --progress --no-audit --no-fund --audit --fund --prefer-offline --offline --no-update-notifier -ws --workspaces --include-workspace-root --if-present -y --yes --foreground-scripts --ignore-scripts --timing --no-save -S --save -D --save-dev -P --save-prod -O --save-optional -E --save-exact -B --save-bundle --production --parseable -p --unicode --no-unicode --package-lock-only --no-package-lock --legacy-peer-deps --strict-peer-deps --dry-run --all -a --no-optional --engine-strict --link --prefer-dedupe --install-links --no-bin-links --frozen-lockfile -g --global -f --force --commit-hooks --no-commit-hooks --git-tag-version --no-git-tag-version --allow-same-version --provenance',
  value:
    '--loglevel --omit --include --only --depth --audit-level --access --tag --otp --install-strategy --preid -m --message --before --searchlimit --heading --lockfile-version --maxsockets --fetch-retries --fetch-timeout -w --workspace',
  write: '--pack-destination',
  risks: {
    'chooses another directory': '--prefix -C --local-prefix --global-prefix --cache --logs-dir',
    'chooses the shell or how node starts':
      '--script-shell --shell --node-options --init-module --git --editor --viewer --browser --node-gyp',
    'chooses configuration or servers': {
      value:
        '--globalconfig --userconfig --registry --proxy --https-proxy --noproxy --ca --cafile --cert --key --_auth --_authToken --scope --replace-registry-host --local-address',
      optional: '--@*',
    },
    'disables checks': { flag: '--no-strict-ssl --no-ignore-scripts --ignore-scripts-false' },
  },
};

/** A workspace is a name or a folder below this one. */
const workspaces = valuesUnless('-w --workspace', /^(?!.*\.\.)@?\w[\w./-]*$/, 'is not a workspace of this package');

/** A name of the registry, with a version or without. */
const registryName = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:@[\w.^~*-]+)?$/;

/** What npm treats as a file, in upper or lower case. */
const tarball = /\.(?:tgz|tar|tar\.gz)$/i;

/** Packages that the rule does not name. A rule for the bare sub-command takes names of the registry, never addresses. */
export function npmPackages(program: string, command: string) {
  return (context: CommandContext): PartialEffects => {
    const risks = context.scan.operands.map((word) => {
      const value = literalOf(word) ?? '/';
      const named = registryName.test(value) && !tarball.test(value);
      return named
        ? riskOf(word, 'is a package that the rule does not name', { alsoCoveredBy: [program, command] })
        : riskOf(word, 'is an address or a path instead of a package');
    });
    return gatherEffects([{ risks, changes: true }, workspaces(context)]);
  };
}

function installs(command: string): SubCommand {
  return { check: npmPackages('npm', command), changes: true };
}

/** The first operand is a package of the registry, the others are fields. */
function viewed({ scan }: CommandContext): PartialEffects {
  const others = scan.operands.slice(0, 1).filter((word) => !matches(word, registryName) || matches(word, tarball));
  return { risks: risksFor(others, 'is an address or a path instead of a package') };
}

function setting({ scan }: CommandContext): PartialEffects {
  const secret = scan.operands.filter((word) => /auth|token|passw|secret|^\/\//i.test(literalOf(word) ?? 'token'));
  return { risks: risksFor(secret, 'prints a credential', { never: true }) };
}

/** A folder or a tarball is read and goes to the registry as a whole. */
function published(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  return gatherEffects([effectsFor('tree', scan.operands, invocation.cwd), workspaces(context)]);
}

/** A script of package.json, by the name of the sub-command or its first operand; it gets the words after `--`. */
function script(named: string | null): SubCommand {
  const check = (context: CommandContext): PartialEffects => {
    const { operands, beforeDashes } = context.scan;
    const isElsewhere = context.scan.has('-w', '--workspace', '-ws', '--workspaces');
    const name = isElsewhere ? null : (named ?? literalOf(operands[0]));
    return gatherEffects([workspaces(context), handToScript(operands.slice(beforeDashes), name, context)]);
  };
  return { check, changes: true, handsOn: true };
}

const reads: SubCommand = { check: workspaces };

const changes: SubCommand = { check: workspaces, changes: true };

function manifest(context: CommandContext): PartialEffects {
  return gatherEffects([
    pathEffects('write', literalWord('package.json'), context.invocation.cwd),
    {
      risks: context.scan.operands.map((word) => ({ word: writtenForm(word), why: 'changes package.json' })),
      changes: true,
    },
  ]);
}

export const npmProgram = defineFamily({
  names: 'npm',
  source: 'https://docs.npmjs.com/cli/commands',
  grants: 'Runs the scripts that package.json of the workspace names, and those of packages that it installs.',
  globals: common,
  common,
  commands: {
    ...subCommands('test t tst', script('test')),
    start: script('start'),
    stop: script('stop'),
    restart: script('restart'),
    ...subCommands('run run-script rum', script(null)),
    ...subCommands('ls list la ll', { ...reads, reads: 'files' }),
    'pkg get': { ...reads, reads: 'files' },
    ...subCommands('outdated explain why fund audit ping root prefix bin search doctor query sbom whoami diff', reads),
    ...subCommands(
      'version dedupe prune uninstall remove rm un unlink update up upgrade rebuild cache shrinkwrap star unstar',
      changes,
    ),
    publish: { check: published, changes: true, literal: true },
    ...subCommands('unpublish deprecate dist-tag access owner team org hook profile stage set-script', {
      ...changes,
      literal: true,
    }),
    ...subCommands('ci clean-install ic install-test it', installs('ci')),
    ...Object.fromEntries(['link', 'ln', 'install', 'i', 'in', 'add', 'pack'].map((name) => [name, installs(name)])),
    'audit fix': { ...changes, literal: true },
    ...subCommands('view info show v', { check: viewed }),
    config: { operands: 'named', why: 'changes or shows configuration' },
    'config get': { check: setting },
    get: { check: setting },
    ...subCommands(
      'list ls',
      { check: neverAllowed('prints the configuration, which contains credentials') },
      'config',
    ),
    'config set': { operands: 'named', why: 'changes configuration', changes: true },
    set: { operands: 'named', why: 'changes configuration', changes: true },
    'config delete': { operands: 'named', changes: true },
    'config edit': { changes: true, literal: true },
    ...subCommands('set delete', { check: manifest, changes: true }, 'pkg'),
    ...subCommands('exec x', { handle: readTool, changes: true }),
    ...subCommands('init create innit', {
      operands: 'named',
      why: 'is a package that it downloads and runs',
      check: workspaces,
      changes: true,
    }),
    ...subCommands('token login adduser logout', {
      operands: 'named',
      why: 'shows or changes credentials',
      changes: true,
      literal: true,
    }),
    ...subCommands('edit explore help help-search docs home repo bugs', {
      operands: 'named',
      why: 'starts another program',
      changes: true,
    }),
  },
});
