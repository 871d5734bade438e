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
    'target list': { options: { flag: '--installed', value: '--toolchain' } },
    'component list': { options: { flag: '--installed', value: '--toolchain' } },
    'toolchain list': { options: { flag: '-v --verbose' } },
    'target add': { options: { value: '--toolchain' }, changes: true },
    'component add': { options: { value: '--toolchain --target' }, changes: true },
    update: { options: { flag: '--no-self-update' }, changes: true },
    'toolchain install': {
      options: { flag: '--no-self-update --force', value: '--profile -c --component -t --target' },
      check: named,
      changes: true,
      literal: true,
    },
    default: { check: named, changes: true, literal: true },
  },
});
