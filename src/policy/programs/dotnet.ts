import { valuesUnless } from './shared/checks.js';
import { changesSomething, defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';

/** https://learn.microsoft.com/dotnet/core/tools/: options that most commands share. */
const common: OptionTable = {
  flag: '--no-build --no-restore --nologo --no-incremental --force --no-dependencies --no-logo -t --list-tests --blame --interactive --self-contained --no-self-contained --verify-no-changes --include-symbols --outdated --deprecated --vulnerable --include-transitive',
  value:
    '-l --logger --collect -c --configuration -f --framework -v --verbosity -r --runtime --filter -a --arch --os --version-suffix --severity --tl --format',
  write: '-o --output --results-directory --artifacts-path',
  risks: {
    'sets a property, which can name a program or a file': { value: '--property', optional: '-p:* --property:* /p:*' },
    'loads code or settings from a path':
      '--settings -s --test-adapter-path -d --diag -e --environment --source --configfile -bl',
  },
};

/** Loggers and collectors that come with the SDK; another one is code. */
const reporters = valuesUnless(
  '-l --logger --collect',
  /^(?:(?:console|trx|html)(?:;(?:verbosity=\w+|LogFileName=[\w.-]+))?|XPlat Code Coverage|Code Coverage)$/i,
  'loads code or writes a file',
);

export const dotnetProgram = defineFamily({
  names: 'dotnet',
  source: 'https://learn.microsoft.com/dotnet/core/tools/',
  grants: 'Compiles and runs the code of the workspace and of its dependencies.',
  globals: { flag: '--info --list-sdks --list-runtimes' },
  common,
  commands: {
    ...subCommands('test build restore clean format pack publish', {
      operands: 'read',
      check: reporters,
      changes: true,
    }),
    run: { risks: { 'runs another project': '--project --launch-profile' }, operands: 'data', changes: true },
    list: { operands: 'data' },
    'tool list': {},
    'nuget list': {},
    ...subCommands('add remove tool nuget new workload sln watch exec user-secrets dev-certs', changesSomething),
    'build-server': { operands: 'named', changes: true },
  },
});
