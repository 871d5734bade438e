import { defineFamily, namedOperands, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesCode, runsWorkspaceCode } from './shared/risks.js';

const swift: OptionTable = {
  flag: '-v --verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path --skip-update --show-codecov-path --enable-swift-testing --disable-swift-testing --enable-xctest --disable-xctest --static-swift-stdlib --vv',
  value:
    '--filter --skip -c --configuration -j --jobs --num-workers --target --product --specifier -s --test-product --arch --triple',
  write: '--xunit-output --scratch-path --cache-path',
  risks: {
    [choosesCode]: {
      value:
        '--package-path --toolchain --sdk --swift-sdk -Xswiftc -Xcc -Xlinker -Xcxx --config-path --security-path --netrc-file --destination --sanitize --chdir -C',
      flag: '--disable-sandbox --netrc',
    },
  },
};

export const swiftProgram = defineFamily({
  names: 'swift',
  source: 'https://github.com/swiftlang/swift-package-manager/tree/main/Documentation',
  grants: runsWorkspaceCode,
  commands: {
    '': { changes: true },
    ...subCommands('test build', { options: swift, changes: true, plain: true }),
    'package describe': { options: swift },
    'package show-dependencies': { options: swift },
    'package resolve': { options: swift, changes: true },
    ...subCommands('run repl package', {
      ...namedOperands('is a program that the rule does not name'),
      options: swift,
    }),
  },
});
