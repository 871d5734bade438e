import { readsOtherRules } from './shared/build-targets.js';
import { defineProgram, effectsFor } from './shared/define.js';
import { isMoreThanTheRule } from './shared/reasons.js';
import { risksFor, risksUnless } from './shared/risks.js';
import { literalOf, matches } from './shared/words.js';

export const mesonProgram = defineProgram({
  names: 'meson',
  source: 'https://mesonbuild.com/Commands.html',
  grants: 'Runs the commands in meson.build of the workspace.',
  changes: true,
  options: {
    flag: '-v --verbose --no-rebuild --print-errorlogs --no-suite --list -q --quiet --clean --reconfigure --wipe --no-stdsplit',
    value: '--suite --num-processes -j --jobs --timeout-multiplier -t --repeat --maxfail --logbase --buildtype',
    read: '-C',
    risks: {
      [readsOtherRules]: {
        value:
          '--wrap --wrapper --gdb-path --setup --test-args -D --cross-file --native-file --prefix --destdir --ninja-args',
        flag: '--gdb',
      },
    },
  },
  check: ({ scan, invocation }) => {
    const [first, ...rest] = scan.operands;
    const known = matches(first, /^(?:test|compile|introspect|setup)$/);
    if (first === undefined) return {};
    if (!known) return { risks: risksFor(scan.operands, isMoreThanTheRule) };
    if (literalOf(first) === 'setup') return effectsFor('write', rest, invocation.cwd);
    return {
      risks: risksUnless(rest, /^[\w.:/-]+$/, 'is not a plain name'),
    };
  },
});
