import { definePrograms, effectsFor } from './shared/define.js';
import { choosesConfiguration, choosesPrograms, risksUnless } from './shared/risks.js';

export const cppCheckers = definePrograms([
  {
    names: 'cppcheck clang-tidy cpplint iwyu flawfinder splint sparse',
    source: 'https://cppcheck.sourceforge.io/manual.html',
    grants: 'Compiles the sources to analyze them, with the configuration of the workspace.',
    flag: '-q --quiet -v --verbose --force -f --inline-suppr --inconclusive --xml --check-config --use-color --recursive --header-filter --system-headers --list-checks --explain-config --warnings-as-errors',
    value:
      '-j --std --language -x --platform --template --max-configs --suppress --error-exitcode --enable --disable --check-level --xml-version --filter --linelength --counting --extensions --minlevel -m -p --checks --header-filter --warnings-as-errors --line-filter',
    optional: '-D* -U* --enable=* --error-exitcode=*',
    read: '-I -i --suppressions-list --suppress-xml',
    write: '--output-file --cppcheck-build-dir --plist-output --dump',
    risks: {
      [choosesConfiguration]: {
        value:
          '--addon --library --rule --rule-file --project --cppcheck-config --clang --config-file --config --include --load --vfsoverlay --extra-arg --extra-arg-before',
        optional: '--addon-python --clang',
      },
      'changes the sources': { flag: '--fix --fix-errors --fix-notes', value: '--export-fixes' },
    },
    operands: 'tree',
    check: ({ scan }) => ({
      risks: risksUnless(
        scan.handed(),
        /^-(?:I|D|U|std=|W[\w=+-]*$|f(?:no-)?(?:exceptions|rtti)$)/,
        'is an option of the compiler',
      ),
    }),
  },
  {
    names: 'clang-format',
    source: 'https://clang.llvm.org/docs/ClangFormat.html',
    singleDash: true,
    flag: '--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config',
    value: '--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment',
    read: '--files',
    risks: { [choosesPrograms]: '--style -style' },
    check: ({ scan, invocation }) =>
      effectsFor(scan.has('-i') ? ['read', 'write'] : 'read', scan.operands, invocation.cwd),
  },
]);
