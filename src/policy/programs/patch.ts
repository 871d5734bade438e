import type { Word } from '../shell/types.js';
import { knownText, literalWord, pathEffects } from '../shell/words.js';
import { type CommandContext, defineProgram, effectsFor, gatherEffects } from './shared/define.js';
import { riskOf } from './shared/risks.js';
import { unpackInto } from './shared/written-trees.js';

/** patch goes into a directory at once, so that every other name, and another -d, is seen from there. */
function elsewhere({ scan }: CommandContext): readonly Word[] {
  const directories = scan.values('-d', '--directory');
  if (directories.length === 0) return [];
  const names = scan.values('-i', '--input', '-o', '--output', '-r', '--reject-file', '-B', '--prefix');
  return [...directories.slice(1), ...names, ...scan.operands].filter((word) => !knownText(word).startsWith('/'));
}

export const patchProgram = defineProgram({
  names: 'patch',
  source: 'https://www.gnu.org/software/diffutils/manual/diffutils.html#Invoking-patch',
  flag: '-b --backup -c --context -E --remove-empty-files -f --force -l --ignore-whitespace -n --normal -N --forward -R --reverse -s --quiet --silent -t --batch -T --set-time -u --unified -v -Z --set-utc --dry-run --verbose --binary --posix --backup-if-mismatch --no-backup-if-mismatch --merge',
  value:
    '-F --fuzz -p --strip --reject-format --read-only --quoting-style -V --version-control -D --ifdef -d --directory',
  read: '-i --input',
  write: '-o --output -r --reject-file -B --prefix',
  risks: {
    'runs ed': { flag: '-e --ed' },
    'runs the programs of a version control system': '-g --get',
    'chooses the names of backups': '-z --suffix -Y --basename-prefix',
  },
  check: (context) => {
    const { scan, invocation } = context;
    if (scan.has('--dry-run')) return {};
    const [target] = scan.operands;
    const effects = [
      { risks: elsewhere(context).map((word) => riskOf(word, 'is relative to the directory of -d')) },
      target === undefined
        ? unpackInto(scan.value('-d', '--directory') ?? literalWord('.'), context)
        : pathEffects('write', target, invocation.cwd),
      effectsFor('read', scan.operands.slice(1), invocation.cwd),
    ];
    return gatherEffects([...effects, { changes: true }]);
  },
});
