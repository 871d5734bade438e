import { readsOtherRules, targetRisks } from './shared/build-targets.js';
import { defineProgram } from './shared/define.js';
import { risksUnless } from './shared/risks.js';

export const mvnProgram = defineProgram({
  names: 'mvn mvnw',
  source: 'https://maven.apache.org/ref/current/maven-embedder/cli.html',
  grants: 'Runs the plug-ins that pom.xml of the workspace names.',
  changes: true,
  options: {
    singleDash: true,
    flag: '-q -quiet -B -batch-mode -e -errors -X -debug -U -update-snapshots -o -offline -am -also-make -amd -fae -ff -fn -N -non-recursive -ntp -no-transfer-progress -nsu -V -show-version -v -version -C -c -DskipTests -DskipITs',
    value: '-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -color',
    optional:
      '-DskipTests=* -DskipITs=* -Dtest=* -Dit.test=* -Dmaven.test.skip=* -Dstyle.color=* -Dsurefire.failIfNoSpecifiedTests=* -DfailIfNoTests=*',
    write: '-l -log-file',
    risks: {
      'sets a property, which can name a program or a file': { optional: '-D*' },
      [readsOtherRules]: '-s -settings -gs -global-settings -t -toolchains -gt -b -builder -emp -ep',
    },
  },
  check: [
    (context) =>
      targetRisks(context, (value) => /^[a-z][\w-]*(?::[\w-]+)?$/.test(value) && !/^exec:|^antrun:/.test(value)),
    ({ scan }) => ({ risks: risksUnless(scan.values('-f', '-file'), /^(?:\.\/)?pom\.xml$/, readsOtherRules) }),
  ],
});
