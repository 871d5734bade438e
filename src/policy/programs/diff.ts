import { literalOf } from '../shell/words.js';
import { readsBelow } from './shared/bulk.js';
import { defineProgram, gatherEffects } from './shared/define.js';
import { followTree } from './shared/follow.js';
import { riskOf, risksFor, runsOtherProgram } from './shared/risks.js';

export const diffProgram = defineProgram({
  names: 'diff diff3 sdiff',
  reads: 'files',
  source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html',
  digits: true,
  flag: '-v --suppress-blank-empty --normal -q --brief -s --report-identical-files -c -u -e --ed -f --forward-ed -n --rcs -y --side-by-side --left-column --suppress-common-lines -p --show-c-function -t --expand-tabs -T --initial-tab -l --paginate -r --recursive --no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -a --text --strip-trailing-cr -d --minimal --speed-large-files -m --merge -A --show-all -x --overlap-only -3',
  value:
    '-C -D -U -F --show-function-line --label -L -W --width --tabsize --horizon-lines -x --exclude -I --ignore-matching-lines --line-format --old-line-format --new-line-format --unchanged-line-format --old-group-format --new-group-format --unchanged-group-format --changed-group-format --palette --ifdef',
  optional: '--context --unified --color',
  read: '-X --exclude-from -S --starting-file --from-file --to-file',
  write: '-o --output',
  risks: { [runsOtherProgram]: '--diff-program' },
  check: (context) => {
    const { scan } = context;
    const pages = scan.options.filter((option) => option.name === '-l' || option.name === '--paginate');
    const follows = scan.has('-r', '--recursive') && !scan.has('--no-dereference');
    const asks = literalOf(context.invocation.argv[0]) === 'sdiff' ? context.scan.values('-o', '--output') : [];
    return gatherEffects([
      { risks: risksFor(asks, 'merges interactively and runs the editor') },
      { risks: pages.map((option) => riskOf(option.word, 'runs pr')) },
      ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
      readsBelow(scan.operands, context),
    ]);
  },
  operands: 'tree',
});
