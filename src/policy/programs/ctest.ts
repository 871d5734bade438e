import { defineProgram } from './shared/define.js';

export const ctestProgram = defineProgram({
  names: 'ctest',
  source: 'https://cmake.org/cmake/help/latest/manual/ctest.1.html',
  grants: 'Runs the tests that the build directory names.',
  changes: true,
  options: {
    flag: '-V -VV --verbose --output-on-failure -Q --quiet -N --show-only --rerun-failed --progress --stop-on-failure -F',
    value: '-j --parallel -R -E -L -LE --timeout -C --build-config --repeat --no-tests --preset',
    read: '--test-dir',
    write: '-O --output-log --output-junit',
    risks: { 'runs a script or another build': '-S -SP -D --build-and-test --build-makeprogram --overwrite' },
  },
});
