import { gatherEffects } from './shared/define.js';
import { defineFamily } from './shared/family.js';
import { choosesPrograms, risksUnless } from './shared/risks.js';
import { literalWord, pathEffects } from './shared/words.js';

export const golangciLintProgram = defineFamily({
  names: 'golangci-lint',
  source: 'https://golangci-lint.run/docs/configuration/cli/',
  grants: 'Builds the packages of the workspace to analyze them, and loads the plugins that .golangci.yml names.',
  commands: {
    run: {
      options: {
        flag: '--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config',
        value:
          '--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode',
        read: '--new-from-patch',
        write:
          '--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path',
        risks: { [choosesPrograms]: '-c --config' },
      },
      check: ({ scan, invocation }) => {
        const risks = risksUnless(scan.values('--out-format'), /^[\w,-]+$/, 'writes the report to a file');
        return gatherEffects([
          { risks },
          scan.has('--fix') ? pathEffects('write', literalWord('.'), invocation.cwd) : {},
        ]);
      },
    },
    linters: {},
    version: {},
  },
});
