import { compilationEffects, namesProgramOrPlugin } from './shared/compilation.js';
import { defineProgram } from './shared/define.js';

export const rustcProgram = defineProgram({
  names: 'rustc',
  source: 'https://doc.rust-lang.org/rustc/command-line-arguments.html',
  options: {
    flag: '-V -v --verbose -g -O --test',
    value:
      '--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color',
    write: '-o --out-dir',
    risks: { [namesProgramOrPlugin]: '-C --codegen -Z -L -l --extern --emit --target --sysroot' },
  },
  check: compilationEffects,
});
