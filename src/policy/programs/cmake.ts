import { defineProgram, effectsFor, gatherEffects } from './shared/define.js';
import { risksUnless } from './shared/risks.js';

export const cmakeProgram = defineProgram({
  names: 'cmake',
  source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html',
  grants: 'Runs the commands in CMakeLists.txt of the workspace.',
  changes: true,
  options: {
    flag: '--clean-first -v --verbose -N --fresh --list-presets --strip -Wno-dev -Wdev --log-context',
    value: '-G -A -T --target -t --config --preset --log-level --component',
    optional:
      '-j --parallel -DCMAKE_BUILD_TYPE=* -DBUILD_TESTING=* -DBUILD_SHARED_LIBS=* -DCMAKE_EXPORT_COMPILE_COMMANDS=* -DCMAKE_CXX_STANDARD=* -DCMAKE_C_STANDARD=*',
    read: '-S --build',
    write: '-B --prefix',
    risks: {
      'sets a variable, which can name a compiler or a file': { optional: '-D*', value: '-D -U' },
      'runs a tool or a script': {
        flag: '-E',
        value: '-P -C --toolchain --install --open --graphviz --system-information',
      },
    },
  },
  check: ({ scan, invocation }) =>
    gatherEffects([
      effectsFor('read', scan.own(), invocation.cwd),
      {
        risks: risksUnless(scan.handed(), /^-(?:j\d*|k|v|s|-silent)$/, 'is passed to the native build program'),
      },
    ]),
});
