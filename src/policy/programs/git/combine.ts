import { literalWord } from '../../shell/words.js';
import type { SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { unpackInto } from '../shared/written-trees.js';
import { interactive, intoTree } from './change.js';
import { diffOptions, logOptions, signing } from './options.js';

const combining = (options: OptionTable): SubCommand => ({
  options: [signing, options],
  check: intoTree,
  changes: true,
});

export const combineCommands: Readonly<Record<string, SubCommand>> = {
  merge: combining({
    flag: '--commit --no-commit --ff --no-ff --ff-only -n --no-stat --stat --squash --no-squash -q --quiet -v --verbose --progress --no-progress --autostash --no-autostash --allow-unrelated-histories --signoff --abort --quit --continue --no-log --summary --overwrite-ignore --rerere-autoupdate',
    value: '-m --message -X --strategy-option --cleanup --into-name',
    optional: '--log',
    read: '-F --file',
    risks: { 'chooses the merge program': '-s --strategy', 'skips the hooks': { flag: '--no-verify' } },
  }),
  'cherry-pick': combining({
    flag: '--rerere-autoupdate -x -n --no-commit -s --signoff --ff --allow-empty --allow-empty-message --keep-redundant-commits --abort --quit --continue --skip',
    value: '-m --mainline -X --strategy-option --cleanup --empty',
    risks: { 'chooses the merge program': '--strategy' },
  }),
  revert: combining({
    flag: '--rerere-autoupdate -n --no-commit -s --signoff --abort --quit --continue --skip --reference',
    value: '-m --mainline -X --strategy-option --cleanup',
    risks: { 'chooses the merge program': '--strategy' },
  }),
  rebase: combining({
    flag: '--abort --quit --continue --skip --apply --merge --no-stat --stat -q --quiet -v --verbose --autostash --no-autostash --autosquash --no-autosquash -f --no-ff --force-rebase --fork-point --no-fork-point --keep-base --root --reset-author-date --signoff --update-refs --no-update-refs -m --reapply-cherry-picks --committer-date-is-author-date --ignore-whitespace --show-current-patch --rerere-autoupdate',
    value: '--onto -X --strategy-option --empty',
    optional: '-r --rebase-merges',
    risks: {
      ...interactive,
      'runs a command after every commit': '-x --exec',
      'chooses the merge program': '-s --strategy',
    },
  }),
  am: {
    options: signing,
    flag: '-s --signoff -k --keep -q --quiet -3 --3way --no-3way -c --scissors --no-scissors --abort --quit --continue --skip -m --message-id --reject',
    value: '-p -C --whitespace --exclude --include --patch-format',
    write: '--directory',
    risks: { ...interactive },
    operands: 'read',
    check: (context) => unpackInto(literalWord('.'), context),
    changes: true,
  },
  'format-patch': {
    options: [diffOptions, logOptions],
    flag: '--progress -q --no-stat --no-binary --numbered-files --force-in-body-from --stdout -n --numbered -N --no-numbered --cover-letter --no-cover-letter -k --keep-subject --no-attach --no-thread --zero-commit --no-signature -s --signoff --always --ignore-if-in-upstream',
    value:
      '--start-number --suffix --subject-prefix --in-reply-to --to --cc --add-header --signature --base --cover-from-description -v --reroll-count --interdiff --range-diff --creation-factor --filename-max-length',
    optional: '--attach --inline --thread --from --rfc',
    read: '--signature-file --description-file',
    write: '-o --output-directory',
    check: (context) =>
      context.scan.has('--stdout') || context.scan.value('-o', '--output-directory') !== null ? {} : intoTree(context),
  },
};
