import { literalOf } from '../shell/words.js';
import { type CommandContext, defineProgram, effectsFor, type PartialEffects } from './shared/define.js';
import { choosesPlace } from './shared/risks.js';

/** rustfmt writes the given files unless it only checks. */
function rustFormat({ scan, invocation }: CommandContext): PartialEffects {
  const emitted = scan.options.find((option) => option.name === '--emit')?.value;
  const looks = scan.has('--check') || literalOf(emitted) === 'stdout';
  return effectsFor(looks ? 'read' : ['read', 'write'], scan.operands, invocation.cwd);
}

export const rustfmtProgram = defineProgram({
  names: 'rustfmt',
  source: 'https://rust-lang.github.io/rustfmt/',
  flag: '--check -l --files-with-diff -v --verbose -q --quiet --backup',
  value: '--edition --color --emit --style-edition',
  risks: {
    [choosesPlace]: { value: '--config-path --config --print-config --file-lines', flag: '--unstable-features' },
  },
  check: rustFormat,
});
