import type { Program } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { hasOption } from './scan.js';
import { literalOf, literalWord, pathEffects } from './words.js';

const program = 'names a program, a plug-in or options for one';

/** Sources are read; what is written goes to `-o`, else into the working directory. */
function compiled({ scan, invocation }: CommandContext): PartialEffects {
  const responses = scan.operands.filter((word) => /^@/.test(literalOf(word) ?? ''));
  const stops = hasOption(scan, '-E', '-fsyntax-only', '-M', '-MM');
  const output =
    hasOption(scan, '-o') || stops || scan.operands.length === 0
      ? {}
      : pathEffects('write', literalWord(hasOption(scan, '-c', '-S') ? '.' : 'a.out'), invocation.cwd);
  return gatherEffects([
    { risks: responses.map((word) => riskOf(word, 'reads options from a file')) },
    ...scan.operands.map((word) => pathEffects('read', word, invocation.cwd)),
    output,
  ]);
}

export const compilerPrograms: readonly Program[] = [
  defineProgram({
    names: ['gcc', 'g++', 'cc', 'c++', 'clang', 'clang++'],
    source: 'https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html',
    options: {
      singleDash: true,
      flag: '-c -S -E -g -w -v -pipe -pedantic -pedantic-errors -ansi -shared -static -pthread -rdynamic -nostdlib -nodefaultlibs -nostdinc -s -P -C -M -MM -MD -MMD -MP -fsyntax-only -pie -no-pie -dumpversion -dumpmachine -### -O',
      value: '-x -D -U -std -MT -MQ -target -arch',
      optional: '-W* -O* -D* -U* -std=* -m* -g* -l* -f*',
      read: '-I -isystem -iquote -idirafter -include -L',
      write: '-o -MF',
      risks: [
        {
          why: program,
          value: '-wrapper -B -Xlinker -Xassembler -Xpreprocessor -Xclang -specs -T',
          optional: '-B* -fplugin* -specs=* -Wl,* -Wa,* -Wp,* -fuse-ld* -fpass-plugin* -load*',
        },
        {
          why: 'writes more files',
          flag: '-save-temps',
          optional:
            '-save-temps=* -fdump* -fprofile* -fcoverage* -fcallgraph-info* -fstack-usage* -ftime-trace* -fdiagnostics-add-output*',
          value: '-aux-info -dumpdir -dumpbase',
        },
        { why: 'reads other files', value: '-imacros -iprefix -isysroot', optional: '--sysroot=* -I* -L*' },
      ],
    },
    check: compiled,
  }),
  defineProgram({
    names: ['rustc'],
    source: 'https://doc.rust-lang.org/rustc/command-line-arguments.html',
    options: {
      flag: '-V -v --verbose -g -O --test',
      value:
        '--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color',
      write: '-o --out-dir',
      risks: [{ why: program, value: '-C --codegen -Z -L -l --extern --emit --target --sysroot' }],
    },
    check: compiled,
  }),
  defineProgram({
    names: ['javac', 'kotlinc', 'swiftc', 'scalac'],
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html',
    options: {
      singleDash: true,
      flag: '-g -verbose -Werror -nowarn -parameters -deprecation',
      value: '-source -target -release -encoding',
      optional: '-Xlint*',
      write: '-d -h -s',
      read: '-cp -classpath -sourcepath',
      risks: [{ why: program, optional: '-J* -Xplugin*', value: '-processor -processorpath -Xplugin' }],
    },
    check: compiled,
  }),
  defineProgram({
    names: ['java', 'javaw', 'jshell', 'groovy', 'scala', 'kotlin', 'dotnet-script'],
    source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
    grants: 'Runs the program that it is given.',
    changes: true,
    options: {
      singleDash: true,
      stopAtOperand: true,
      flag: '-version -showversion -help -h',
      risks: [
        { why: program, optional: '-X* -D* -javaagent* -agentlib* -agentpath*', value: '-jar -cp -classpath -m -p' },
      ],
    },
    operands: ['named', 'data'],
    why: 'is a program that it runs',
  }),
];
