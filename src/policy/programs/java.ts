import { namesProgramOrPlugin } from './shared/compilation.js';
import { defineProgram } from './shared/define.js';

export const javaProgram = defineProgram({
  names: 'java javaw jshell groovy scala kotlin dotnet-script',
  source: 'https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html',
  grants: 'Runs the given program.',
  changes: true,
  options: {
    singleDash: true,
    stopAtOperand: true,
    flag: '-version -showversion -help -h',
    risks: {
      [namesProgramOrPlugin]: {
        optional: '-X* -D* -javaagent* -agentlib* -agentpath*',
        value: '-jar -cp -classpath -m -p',
      },
    },
  },
  operands: ['named', 'data'],
  why: 'is a program that it runs',
});
