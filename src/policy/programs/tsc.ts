import { matches } from '../shell/words.js';
import { type CommandContext, defineProgram, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { loadsCode, responseFileRisks, risksFor } from './shared/risks.js';

/** `--noEmit false` cancels an earlier `--noEmit`. */
function checkTsc({ scan, invocation }: CommandContext): PartialEffects {
  const words = invocation.argv;
  const behind = new Set(words.filter((_, at) => matches(words[at - 1], /^--?noemit$/i)));
  const reverted = scan.operands.filter((word) => behind.has(word) && matches(word, /^(?:false|null)$/i));
  const files = scan.operands.filter((word) => !matches(word, /^(?:true|false|null)$/i));
  return gatherEffects([
    effectsFor('read', files, invocation.cwd),
    { risks: [...risksFor(reverted, 'cancels --noEmit'), ...responseFileRisks(files)] },
    { changes: !scan.has('--noEmit', '-noEmit') },
  ]);
}

export const tscProgram = defineProgram({
  names: 'tsc vue-tsc',
  source: 'https://www.typescriptlang.org/docs/handbook/compiler-options.html',
  grants: 'Compiles with the configuration of the workspace and writes to the paths that it names.',
  singleDash: true,
  flag: '-noEmit -pretty -strict -skipLibCheck -esModuleInterop -allowJs -checkJs -listFiles -listFilesOnly -diagnostics -extendedDiagnostics -traceResolution -noErrorTruncation  -declaration -d -sourceMap -removeComments -isolatedModules -resolveJsonModule -showConfig -v -h -all -w -watch -force -f -dry -verbose -noUnusedLocals -noUnusedParameters -noImplicitAny -strictNullChecks -emitDeclarationOnly -explainFiles -preserveWatchOutput -allowImportingTsExtensions -downlevelIteration -noLib -noResolve -experimentalDecorators -stopBuildOnErrors',
  value:
    '-target -t -module -m -lib -jsx -moduleResolution -types -jsxImportSource -locale -moduleDetection -ignoreDeprecations',
  read: '-project -p -rootDir -baseUrl -typeRoots',
  write: '-outFile -outDir -declarationDir -tsBuildInfoFile -generateTrace -generateCpuProfile',
  risks: {
    'writes files despite -noEmit': { flag: '-init -b -build -incremental -composite -clean' },
    [loadsCode]: '-plugins -paths -rootDirs',
  },
  check: checkTsc,
});
