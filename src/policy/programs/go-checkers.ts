import { matches } from '../shell/words.js';
import { valuesUnless, writesHereIfAsked } from './shared/checks.js';
import { type CommandContext, definePrograms, effectsFor, type PartialEffects } from './shared/define.js';
import { defineFamily } from './shared/family.js';
import {
  choosesPlace,
  choosesPrograms,
  risksFor,
  risksUnless,
  runsOtherProgram,
  runsWorkspaceCode,
} from './shared/risks.js';

/** Packages of the module; words after `--` are passed to `go test`, where they can name programs. */
function goPackages({ scan }: CommandContext): PartialEffects {
  const packages = scan.own();
  const plain =
    /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
  const handed = scan.handed().filter((word) => !matches(word, plain) || matches(word, /(?:^|\/)\.\.\//));
  return {
    risks: [
      ...risksUnless(packages, plain, 'is a package outside the workspace'),
      ...risksFor(handed, 'is passed to go test, where it can name programs'),
    ],
  };
}

export const goCheckers = definePrograms([
  {
    names: 'gotestsum ginkgo staticcheck govulncheck errcheck ineffassign gosec gocyclo revive nilaway deadcode',
    source: 'https://github.com/gotestyourself/gotestsum#documentation',
    grants: runsWorkspaceCode,
    changes: true,
    singleDash: true,
    flag: '-r -v -p -race -cover -trace -no-color -hide-summary -rerun-fails-report -packages -watch -randomize-all -randomize-suites -fail-on-pending -keep-going -quiet -tests -json -show -exported -no-fail -vv -succinct -fail-fast -failfast -asserts -blank -ignoretests',
    value:
      '-format -f -hide-summary -format-icons -max-fails -rerun-fails -rerun-fails-max-failures -timeout -focus -skip -label-filter -focus-file -skip-file -procs -nodes -repeat -flake-attempts -seed -checks -go -tags -mode -test -severity -confidence -exclude -include -exclude-dir -over -ignore -formatter -fmt -show-stdout',
    optional: '-rerun-fails',
    write:
      '-junitfile -jsonfile -jsonfile-timing-events -junit-report -json-report -output-dir -coverprofile -out -debug.cpuprofile -debug.memprofile -debug.trace',
    risks: {
      [runsOtherProgram]: { value: '-post-run-command -exec -toolexec -vettool', flag: '-raw-command' },
      [choosesPlace]: '-C -config -conf -db -junitfile-project-name -modfile -overlay',
    },
    check: goPackages,
  },
  {
    names: 'gofmt goimports gofumpt golines gci',
    source: 'https://pkg.go.dev/cmd/gofmt',
    singleDash: true,
    flag: '-l -d -s -e -w -v -format-only -diff -list -extra',
    value: '-r -local -srcdir -lang -modpath -m -max-len',
    risks: { 'writes a file': '-cpuprofile -memprofile -memrate -trace' },
    // They print; `-w` writes the files and directories that are given.
    check: ({ scan, invocation }) =>
      effectsFor(scan.has('-w') ? ['tree', 'write'] : 'tree', scan.operands, invocation.cwd),
  },
]);

export const golangciLintProgram = defineFamily({
  names: 'golangci-lint',
  source: 'https://golangci-lint.run/docs/configuration/cli/',
  grants: 'Builds the packages of the workspace to analyze them, and loads the plugins that .golangci.yml names.',
  commands: {
    run: {
      flag: '--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config',
      value:
        '--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode',
      read: '--new-from-patch',
      write:
        '--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path',
      risks: { [choosesPrograms]: '-c --config' },
      check: [valuesUnless('--out-format', /^[\w,-]+$/, 'writes the report to a file'), writesHereIfAsked('--fix')],
    },
    linters: {},
    version: {},
  },
});
