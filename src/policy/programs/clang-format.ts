import { defineProgram, effectsFor } from './shared/define.js';
import { choosesPrograms } from './shared/reasons.js';

export const clangFormatProgram = defineProgram({
  names: 'clang-format',
  source: 'https://clang.llvm.org/docs/ClangFormat.html',
  options: {
    singleDash: true,
    flag: '--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config',
    value: '--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment',
    read: '--files',
    risks: { [choosesPrograms]: '--style -style' },
  },
  check: ({ scan, invocation }) =>
    effectsFor(scan.has('-i') ? ['read', 'write'] : 'read', scan.operands, invocation.cwd),
});
