import type { Program } from '../shell/types.js';
import { defineProgram, gatherEffects, operandEffects, riskOf } from './define.js';
import { defineFamily } from './family.js';
import { hasOption, optionValues } from './scan.js';
import { literalOf, literalWord, pathEffects } from './words.js';

const configuration = 'chooses another configuration, which can name programs to run';

/** Programs that look for faults in sources without running them. */
export const linterPrograms: readonly Program[] = [
  defineProgram({
    names: ['shellcheck'],
    source: 'https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md',
    options: {
      flag: '-a --check-sourced --norc --list-optional -V',
      value:
        '-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count',
      optional: '-C --color --extended-analysis',
      read: '--rcfile',
      risks: [{ why: 'reads the files that the scripts name', flag: '-x --external-sources' }],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['actionlint'],
    source: 'https://github.com/rhysd/actionlint/blob/main/docs/usage.md',
    options: {
      singleDash: true,
      flag: '-color -no-color -oneline -verbose -debug -version',
      value: '-format -ignore -stdin-filename',
      read: '-config-file',
      risks: [
        { why: "runs a program of the caller's choice", value: '-shellcheck -pyflakes' },
        { why: 'writes a configuration', flag: '-init-config' },
      ],
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['hadolint'],
    source: 'https://github.com/hadolint/hadolint#cli',
    options: {
      flag: '--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma',
      value:
        '-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report',
      read: '-c --config',
    },
    operands: 'read',
  }),
  defineProgram({
    names: ['clang-format'],
    source: 'https://clang.llvm.org/docs/ClangFormat.html',
    options: {
      singleDash: true,
      flag: '--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config',
      value: '--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment',
      read: '--files',
      risks: [{ why: configuration, value: '--style -style' }],
    },
    check: ({ scan, invocation }) =>
      gatherEffects(
        scan.operands.flatMap((word) => [
          operandEffects('read', word, invocation),
          hasOption(scan, '-i') ? operandEffects('write', word, invocation) : {},
        ]),
      ),
  }),
  defineFamily({
    names: ['golangci-lint'],
    source: 'https://golangci-lint.run/docs/configuration/cli/',
    grants: 'Builds the packages of the checkout to look at them, and loads the plugins that .golangci.yml names.',
    commands: {
      run: {
        options: {
          flag: '--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config',
          value:
            '--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode',
          read: '--new-from-patch',
          write:
            '--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path',
          risks: [{ why: configuration, value: '-c --config' }],
        },
        check: ({ scan, invocation }) => {
          const risks = optionValues(scan, '--out-format')
            .filter((word) => !/^[\w,-]+$/.test(literalOf(word) ?? ':'))
            .map((word) => riskOf(word, 'writes the report to a file'));
          return gatherEffects([
            { risks },
            hasOption(scan, '--fix') ? pathEffects('write', literalWord('.'), invocation.cwd) : {},
          ]);
        },
      },
      linters: {},
      version: {},
    },
  }),
];
