import { literalWord, pathEffects } from '../shell/words.js';
import { type Check, definePrograms, effectsFor, gatherEffects } from './shared/define.js';
import { responseFileRisks } from './shared/risks.js';

const namesProgramOrPlugin = 'names a program, a plug-in or options for one';

/** Sources are read; output goes to `-o`, otherwise to the working directory. */
const compilationEffects: Check = ({ scan, invocation }) => {
  const stops = scan.has('-E', '-fsyntax-only', '-M', '-MM');
  const output =
    scan.has('-o') || stops || scan.operands.length === 0
      ? {}
      : pathEffects('write', literalWord(scan.has('-c', '-S') ? '.' : 'a.out'), invocation.cwd);
  return gatherEffects([
    { risks: responseFileRisks(scan.operands) },
    effectsFor('read', scan.operands, invocation.cwd),
    output,
  ]);
};

export const compilers = definePrograms([
  {
    names: 'gcc g++ cc c++ clang clang++',
    source: 'https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html',
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
    check: compilationEffects,
  },
  {
    names: 'javac kotlinc swiftc scalac',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html',
    singleDash: true,
    flag: '-g -verbose -Werror -nowarn -parameters -deprecation',
    value: '-source -target -release -encoding',
    optional: '-Xlint*',
    write: '-d -h -s',
    read: '-cp -classpath -sourcepath',
    risks: { [namesProgramOrPlugin]: { optional: '-J* -Xplugin*', value: '-processor -processorpath -Xplugin' } },
    check: compilationEffects,
  },
  {
    names: 'rustc',
    source: 'https://doc.rust-lang.org/rustc/command-line-arguments.html',
    flag: '-V -v --verbose -g -O --test',
    value:
      '--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color',
    write: '-o --out-dir',
    risks: { [namesProgramOrPlugin]: '-C --codegen -Z -L -l --extern --emit --target --sysroot' },
    check: compilationEffects,
  },
  {
    names: 'java javaw jshell groovy scala kotlin dotnet-script',
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
    grants: 'Runs the given program.',
    changes: true,
    singleDash: true,
    stopAtOperand: true,
    flag: '-version -showversion -help -h',
    risks: {
      [namesProgramOrPlugin]: {
        optional: '-X* -D* -javaagent* -agentlib* -agentpath*',
        value: '-jar -cp -classpath -m -p',
      },
    },
    operands: ['named', 'data'],
    why: 'is a program that it runs',
  },
]);
