import type { OptionTable } from '../shared/options.js';
import { runsOtherProgram } from '../shared/risks.js';

/** https://git-scm.com/docs/git: options before the sub-command. */
export const globalOptions: OptionTable = {
  flag: '-v --version -h --no-pager -P --no-optional-locks --no-replace-objects --no-lazy-fetch --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --html-path --man-path --info-path',
  risks: {
    'sets configuration, which can name programs to run': '-c --config-env',
    'chooses where git finds its programs': { optional: '--exec-path' },
    'chooses another directory or repository': {
      value: '-C --git-dir --work-tree --namespace --super-prefix --attr-source',
      flag: '--bare',
    },
    'runs the pager': { flag: '-p --paginate' },
    'lists commands': '--list-cmds',
  },
};

/** Options that open an editor or verify and make signatures. */
export const signing: OptionTable = {
  flag: '--no-gpg-sign --no-edit --no-verify-signatures',
  risks: {
    'runs the program that signs': { optional: '-S --gpg-sign' },
    'runs the program that verifies signatures': { flag: '--verify-signatures' },
    'runs the editor': { flag: '-e --edit' },
  },
};

/** https://git-scm.com/docs/diff-options, and what diff, log and show share. */
export const diffOptions: OptionTable = {
  flag: '-p -u --patch -s --no-patch --raw --patch-with-raw --indent-heuristic --no-indent-heuristic --minimal --patience --histogram --compact-summary --numstat --shortstat --cumulative --summary --patch-with-stat -z --name-only --name-status --no-color --no-color-moved --no-color-moved-ws --check --full-index --binary --find-copies-harder -D --irreversible-delete --pickaxe-all --pickaxe-regex -R -a --text --ignore-cr-at-eol --ignore-space-at-eol -b --ignore-space-change -w --ignore-all-space --ignore-blank-lines -W --function-context --exit-code --quiet --no-ext-diff --no-textconv --ita-invisible-in-index --ita-visible-in-index --no-prefix --default-prefix --no-renames --rename-empty --no-rename-empty --no-relative --no-abbrev --no-diff-merges --dd --remerge-diff --combined-all-paths --cc -c -m -r -t',
  value:
    '--anchored --diff-algorithm --color-moved-ws --word-diff-regex --ws-error-highlight -l --diff-filter -S -G --find-object --skip-to --rotate-to --inter-hunk-context --src-prefix --dst-prefix --line-prefix --output-indicator-new --output-indicator-old --output-indicator-context -I --ignore-matching-lines --stat-width --stat-name-width --stat-count --stat-graph-width --diff-merges --max-depth',
  optional:
    '-U --unified --stat --dirstat --dirstat-by-file -X --submodule --color --color-moved --word-diff --color-words --abbrev --break-rewrites -B --find-renames -M --find-copies -C --relative --ignore-submodules',
  read: '-O',
  write: '--output',
  risks: {
    'runs the programs that the configuration names for differences': { flag: '--ext-diff --textconv' },
    'compares files outside the repository': { flag: '--no-index' },
  },
};

/** https://git-scm.com/docs/git-log and rev-list: which commits, and how they are shown. */
export const logOptions: OptionTable = {
  digits: true,
  flag: '-q --quiet --unpacked --bisect-all --bisect-vars --follow --no-decorate --clear-decorations --source --mailmap --no-mailmap --use-mailmap --no-use-mailmap --full-diff --log-size --oneline --graph --no-graph --all --reflog --alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark --cherry-pick --left-only --right-only --cherry -g --walk-reflogs --merge --boundary --simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges --date-order --author-date-order --topo-order --reverse --do-walk --abbrev-commit --no-abbrev-commit --no-expand-tabs --no-notes --show-notes-by-default --standard-notes --no-standard-notes --relative-date --parents --children --left-right --all-match --invert-grep -i --regexp-ignore-case --basic-regexp -E --extended-regexp -F --fixed-strings -P --perl-regexp --remove-empty --merges --no-merges --no-min-parents --no-max-parents --first-parent --exclude-first-parent-only --not --no-show-signature --count --objects --objects-edge --timestamp --use-bitmap-index --header --quiet --end-of-options --no-object-names --object-names --no-commit-header --commit-header --show-all --no-prefix',
  value:
    '-n --max-count --skip --since --after --until --before --since-as-filter --max-age --min-age --author --committer --grep-reflog --grep --min-parents --max-parents --format --encoding --date -L --decorate-refs --decorate-refs-exclude --glob --exclude --exclude-hidden --filter --missing --disk-usage',
  optional:
    '--decorate --branches --tags --remotes --ancestry-path --no-walk --pretty --expand-tabs --notes --show-notes --show-linear-break',
  risks: { 'runs the program that verifies signatures': { flag: '--show-signature' } },
};

/** https://git-scm.com/docs/git-fetch, shared with pull. */
export const fetchOptions: OptionTable = {
  flag: '-a --append --atomic --unshallow --update-shallow --negotiate-only --dry-run --porcelain --write-fetch-head --no-write-fetch-head -f --force -k --keep --multiple --auto-maintenance --no-auto-maintenance --auto-gc --no-auto-gc --prefetch -p --prune -P --prune-tags -n --no-tags -t --tags --set-upstream --no-recurse-submodules -q --quiet -v --verbose --progress --no-progress --show-forced-updates --no-show-forced-updates -4 --ipv4 -6 --ipv6 --all --no-all --refetch --update-head-ok -u',
  value:
    '--depth --deepen --shallow-since --shallow-exclude --negotiation-tip -j --jobs --refmap -o --server-option --filter',
  risks: {
    [runsOtherProgram]: '--upload-pack',
    'also processes the submodules': { optional: '--recurse-submodules', value: '--recurse-submodules-default' },
  },
};
