import type { CommandContext, PartialEffects } from './shared/define.js';
import { guardedFamily } from './shared/guarded-family.js';
import { changesMachine, risksUnless } from './shared/risks.js';

/** A toolchain may also be a path, to one that anyone can create. */
function named({ scan }: CommandContext): PartialEffects {
  return { risks: risksUnless(scan.operands, /^[\w][\w.-]*$/, 'is a path instead of a toolchain') };
}

export const rustupProgram = guardedFamily({
  names: 'rustup',
  source: 'https://rust-lang.github.io/rustup/',
  why: changesMachine,
  grants: 'Installs and removes toolchains of Rust.',
  common: { flag: '-q --quiet -v --verbose' },
  commands: {
    show: {},
    'target list': { flag: '--installed', value: '--toolchain' },
    'component list': { flag: '--installed', value: '--toolchain' },
    'toolchain list': { flag: '-v --verbose' },
    'target add': { value: '--toolchain', changes: true },
    'component add': { value: '--toolchain --target', changes: true },
    update: { flag: '--no-self-update', changes: true },
    'toolchain install': {
      flag: '--no-self-update --force',
      value: '--profile -c --component -t --target',
      check: named,
      changes: true,
      literal: true,
    },
    default: { check: named, changes: true, literal: true },
  },
});
