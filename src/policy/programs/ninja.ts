import { readsOtherRules, targetRisks } from './shared/build-targets.js';
import { defineProgram } from './shared/define.js';

export const ninjaProgram = defineProgram({
  names: 'ninja',
  source: 'https://ninja-build.org/manual.html',
  grants: 'Runs the commands that the build file of the workspace holds.',
  changes: true,
  options: {
    flag: '-v --verbose -n --quiet',
    value: '-j -k -l -d -w',
    risks: { [readsOtherRules]: '-C -f -t' },
  },
  check: (context) => targetRisks(context, (value) => /^[\w./+-]+$/.test(value)),
});
