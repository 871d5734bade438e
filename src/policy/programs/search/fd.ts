import { defineProgram, gatherEffects } from '../shared/define.js';
import { searchEffects } from './searched-files.js';

export const fdProgram = defineProgram({
  names: 'fd fdfind',
  reads: 'files',
  source: 'https://github.com/sharkdp/fd',
  options: {
    flag: '-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system',
    value:
      '-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older',
    read: '--search-path --ignore-file --base-directory -C',
    risks: { 'runs a program for every match': { value: '-x --exec -X --exec-batch', optional: '-x=* -X=*' } },
  },
  check: (context) =>
    gatherEffects([
      searchEffects(context, context.scan.operands.slice(1)),
      { readsMore: context.scan.has('-L', '--follow') },
    ]),
});
