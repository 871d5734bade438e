import { literalOf, orWorkingDirectory } from '../shell/words.js';
import { type CommandContext, effectsFor, type PartialEffects } from './shared/define.js';
import { changesSomething, defineFamily, type SubCommand, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { isMoreThanTheRule } from './shared/risks.js';

const elsewhere = 'chooses another directory, state or configuration';

const terraform: OptionTable = {
  singleDash: true,
  flag: '-no-color -json -compact-warnings -detailed-exitcode -recursive -check -diff -list -write -raw -input -backend -get -upgrade -refresh -lock -refresh-only -cloud -no-tests',
  value: '-lock-timeout -parallelism -target -lockfile',
  write: '-out',
  read: '-var-file -test-directory',
  risks: {
    [elsewhere]: '-chdir -state -state-out -backup -backend-config -plugin-dir -from-module -config',
    'sets a variable or plans more than the files say': {
      value: '-var -replace',
      flag: '-destroy -reconfigure -migrate-state -force-copy',
    },
    'writes a file': '-generate-config-out',
  },
};

/** `terraform fmt` rewrites the files below a directory unless it only checks. */
function formatted({ scan, invocation }: CommandContext): PartialEffects {
  const writeOption = scan.options.find((option) => option.name === '-write');
  const writes = writeOption === undefined ? !scan.has('-check') : literalOf(writeOption.value) !== 'false';
  return effectsFor(writes ? ['read', 'write'] : 'read', orWorkingDirectory(scan.operands), invocation.cwd);
}

const terraformRuns: SubCommand = { options: terraform, operands: 'read', changes: true, plain: true };

export const terraformProgram = defineFamily({
  names: 'terraform tofu',
  literal: true,
  source: 'https://developer.hashicorp.com/terraform/cli/commands',
  grants: 'Runs the providers that the files of the workspace name, with the credentials of the environment.',
  globals: { singleDash: true, risks: { [elsewhere]: '-chdir' }, flag: '-version' },
  unknown: isMoreThanTheRule,
  commands: {
    fmt: { options: terraform, check: formatted },
    ...subCommands('validate show', { options: terraform, operands: 'read' }),
    ...subCommands('version providers graph output', { options: terraform }),
    'providers mirror': { options: terraform, operands: 'write', changes: true },
    get: { options: terraform, changes: true },
    ...subCommands('init plan', terraformRuns),
    test: { options: terraform, singleDash: true, value: '-filter', flag: '-verbose', changes: true, plain: true },
    'state list': { options: terraform },
    'workspace list': {},
    'workspace show': {},
    ...subCommands('apply destroy import taint untaint refresh console login logout force-unlock state workspace', {
      ...changesSomething,
      options: terraform,
      singleDash: true,
      flag: '-auto-approve',
    }),
  },
});
