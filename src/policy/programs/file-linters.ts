import { matches } from '../shell/words.js';
import { presetNames, rewritesDirectoryIfAsked } from './shared/checks.js';
import { definePrograms } from './shared/define.js';
import { choosesConfiguration, risksFor, runsOtherProgram } from './shared/risks.js';

/** They check files and load no code. */
export const fileLinters = definePrograms([
  {
    names: 'actionlint',
    source: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md',
    singleDash: true,
    flag: '-color -no-color -oneline -verbose -debug -version',
    value: '-format -ignore -stdin-filename',
    read: '-config-file',
    risks: { [runsOtherProgram]: '-shellcheck -pyflakes', 'writes a configuration': { flag: '-init-config' } },
    operands: 'read',
  },
  {
    names: 'hadolint',
    source: 'https://github.com/hadolint/hadolint#cli',
    flag: '--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma',
    value:
      '-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report',
    read: '-c --config',
    operands: 'read',
  },
  {
    names: 'shellcheck',
    source: 'https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md',
    flag: '-a --check-sourced --norc --list-optional -V',
    value:
      '-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count',
    optional: '-C --color --extended-analysis',
    read: '--rcfile',
    risks: { 'reads the files that the scripts name': { flag: '-x --external-sources' } },
    operands: 'read',
  },
  {
    names: 'shfmt',
    source: 'https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd',
    flag: '-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore',
    value: '-i --indent -ln --language-dialect --filename',
    singleDash: true,
    check: rewritesDirectoryIfAsked('-w', '--write', '-write'),
  },
  {
    names: 'yamllint',
    source: 'https://yamllint.readthedocs.io/en/stable/quickstart.html',
    flag: '-s --strict --no-warnings --list-files',
    value: '-f --format -d --config-data',
    risks: { [choosesConfiguration]: '-c --config-file' },
    operands: 'tree',
    check: presetNames('-d', '--config-data'),
  },
  {
    names: 'codespell',
    source: 'https://github.com/codespell-project/codespell#usage',
    flag: '-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes',
    value:
      '-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context',
    read: '-D --dictionary -I --ignore-words -x --exclude-file',
    risks: { [choosesConfiguration]: '--config --toml' },
    check: rewritesDirectoryIfAsked('-w', '--write-changes'),
  },
  {
    names: 'typos',
    source: 'https://github.com/crate-ci/typos/blob/master/docs/reference.md',
    flag: '--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes',
    value: '--format --exclude --locale --color -j --threads --type',
    write: '--dump-config',
    risks: { [choosesConfiguration]: '-c --config --file-list --highlight-words' },
    check: rewritesDirectoryIfAsked('-w', '--write-changes'),
  },
  {
    names: 'vale',
    source: 'https://vale.sh/docs/cli',
    flag: '--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort',
    value: '--minAlertLevel --glob --ext --filter',
    risks: { [choosesConfiguration]: '--config --output --path --sources --mode-compat' },
    operands: ['tree'],
    check: ({ scan: { operands } }) => {
      const acts = matches(operands[0], /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/);
      return { risks: acts ? risksFor(operands.slice(0, 1), 'downloads or runs something') : [] };
    },
  },
  {
    names: 'vulture',
    source: 'https://github.com/jendrikseipp/vulture#usage',
    flag: '--sort-by-size --make-whitelist -v --verbose',
    value: '--min-confidence --exclude --ignore-names --ignore-decorators',
    risks: { [choosesConfiguration]: '--config' },
    operands: 'tree',
  },
]);
