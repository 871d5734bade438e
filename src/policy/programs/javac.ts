import { compilationEffects, namesProgramOrPlugin } from './shared/compilation.js';
import { defineProgram } from './shared/define.js';

export const javacProgram = defineProgram({
  names: 'javac kotlinc swiftc scalac',
  source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html',
  options: {
    singleDash: true,
    flag: '-g -verbose -Werror -nowarn -parameters -deprecation',
    value: '-source -target -release -encoding',
    optional: '-Xlint*',
    write: '-d -h -s',
    read: '-cp -classpath -sourcepath',
    risks: { [namesProgramOrPlugin]: { optional: '-J* -Xplugin*', value: '-processor -processorpath -Xplugin' } },
  },
  check: compilationEffects,
});
