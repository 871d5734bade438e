import { readsOtherRules, targetRisks } from './shared/build-targets.js';
import { defineProgram } from './shared/define.js';

export const justProgram = defineProgram({
  names: 'just task',
  source: 'https://just.systems/man/en/',
  grants: 'Runs the commands that the file of recipes in the workspace holds.',
  changes: true,
  options: {
    flag: '-l --list --summary -n --dry-run -q --quiet -v --verbose --no-color --color -s --silent',
    risks: {
      [readsOtherRules]:
        '-f --justfile -d --working-directory --set --shell --shell-arg -t --taskfile --dir -c --command',
    },
  },
  check: (context) => targetRisks(context, (value) => /^[\w:./-]+$/.test(value)),
});
