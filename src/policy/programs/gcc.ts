import { compilationEffects, namesProgramOrPlugin } from './shared/compilation.js';
import { defineProgram } from './shared/define.js';

export const gccProgram = defineProgram({
  names: 'gcc g++ cc c++ clang clang++',
  source: 'https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html',
  options: {
    singleDash: true,
    flag: '-c -S -E -g -w -v -pipe -pedantic -pedantic-errors -ansi -shared -static -pthread -rdynamic -nostdlib -nodefaultlibs -nostdinc -s -P -C -M -MM -MD -MMD -MP -fsyntax-only -pie -no-pie -dumpversion -dumpmachine -### -O',
    value: '-x -D -U -std -MT -MQ -target -arch',
    optional: '-W* -O* -D* -U* -std=* -m* -g* -l* -f*',
    read: '-I -isystem -iquote -idirafter -include -L',
    write: '-o -MF',
    risks: {
      [namesProgramOrPlugin]: {
        value: '-wrapper -B -Xlinker -Xassembler -Xpreprocessor -Xclang -specs -T',
        optional: '-B* -fplugin* -specs=* -Wl,* -Wa,* -Wp,* -fuse-ld* -fpass-plugin* -load*',
      },
      'writes more files': {
        flag: '-save-temps',
        optional:
          '-save-temps=* -fdump* -fprofile* -fcoverage* -fcallgraph-info* -fstack-usage* -ftime-trace* -fdiagnostics-add-output*',
        value: '-aux-info -dumpdir -dumpbase',
      },
      'reads other files': { value: '-imacros -iprefix -isysroot', optional: '--sysroot=* -I* -L*' },
    },
  },
  check: compilationEffects,
});
