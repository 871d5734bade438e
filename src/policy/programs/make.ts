import type { Word } from '../shell/types.js';
import { readsOtherRules, targetRisks } from './shared/build-targets.js';
import { type CommandContext, defineProgram } from './shared/define.js';
import { matches } from './shared/words.js';

/** `-j 4`: make takes the number from the next word. */
function jobCounts({ argv }: CommandContext['invocation']): ReadonlySet<Word> {
  return new Set(
    argv.filter(
      (word, at) =>
        (matches(word, /^\d+$/) || (word.kind !== 'literal' && word.number === true)) &&
        matches(argv[at - 1], /^(?:-j|--jobs|-l|-\w*j)$/),
    ),
  );
}

export const makeProgram = defineProgram({
  names: 'make gmake',
  source: 'https://www.gnu.org/software/make/manual/html_node/Options-Summary.html',
  grants: 'Runs the commands that the makefile of the workspace holds; `make:*` grants every target.',
  changes: true,
  options: {
    flag: '-h -k --keep-going -s --silent --quiet -n --just-print --dry-run --recon -B --always-make -i --ignore-errors -q --question -t --touch -w --print-directory --no-print-directory -r --no-builtin-rules -R --no-builtin-variables -S --no-keep-going --stop -d -p --print-data-base --trace --warn-undefined-variables --no-silent -L --check-symlink-times -m -b -v',
    optional: '-j --jobs -l --load-average --max-load -O --output-sync --debug --shuffle',
    risks: {
      [readsOtherRules]: '-f --file --makefile -C --directory -I --include-dir -E --eval',
      'changes what is built': '-o --old-file --assume-old -W --what-if --new-file --assume-new',
      'lets the environment win': { flag: '-e --environment-overrides' },
    },
  },
  check: (context) => {
    const counts = jobCounts(context.invocation);
    const operands = context.scan.operands.filter(
      (word) => !counts.has(word) && !matches(word, /^(?:V|VERBOSE|DEBUG|JOBS)=\d+$/),
    );
    return targetRisks(
      { ...context, scan: { ...context.scan, operands } },
      (value) => /^[\w./%+-]+$/.test(value) && !context.scan.has('--eval'),
    );
  },
});
