import type { Program } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  operandEffects,
  type PartialEffects,
  riskOf,
} from './define.js';
import type { OptionTable } from './options.js';
import { hasOption } from './scan.js';
import { literalOf, pathEffects, treeEffects } from './words.js';

const program = "runs a program of the caller's choice";
const configuration = 'chooses another configuration or place';

/** Go's formatters print; `-w` writes the files and directories that are given. */
function goFormat({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.operands.flatMap((word) => [
      treeEffects(word, invocation.cwd),
      hasOption(scan, '-w') ? pathEffects('write', word, invocation.cwd) : {},
    ]),
  );
}

const goFormatter: OptionTable = {
  singleDash: true,
  flag: '-l -d -s -e -w -v -format-only -diff -list -extra',
  value: '-r -local -srcdir -lang -modpath -m -max-len',
  risks: [{ why: 'writes a file', value: '-cpuprofile -memprofile -memrate -trace' }],
};

/** Packages of the module; what stands behind `--` goes to `go test`, where it can name programs. */
function goPackages({ scan }: CommandContext): PartialEffects {
  const own = scan.operands.slice(0, scan.beforeDashes);
  const handed = scan.operands.slice(scan.beforeDashes);
  const plain =
    /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
  return {
    risks: [
      ...own
        .filter((word) => !plain.test(literalOf(word) ?? '?'))
        .map((word) => riskOf(word, 'is a package outside the workspace')),
      ...handed
        .filter((word) => !plain.test(literalOf(word) ?? '?') || /(?:^|\/)\.\.\//.test(literalOf(word) ?? ''))
        .map((word) => riskOf(word, 'goes to go test, where it can name programs')),
    ],
  };
}

/** rustfmt writes the files that it is given unless it only looks. */
function rustFormat({ scan, invocation }: CommandContext): PartialEffects {
  const looks =
    hasOption(scan, '--check') ||
    literalOf(scan.given.find((one) => one.name === '--emit')?.value ?? undefined) === 'stdout';
  return gatherEffects(
    scan.operands.flatMap((word) => [
      operandEffects('read', word, invocation),
      looks ? {} : operandEffects('write', word, invocation),
    ]),
  );
}

const runsTests = 'Compiles and runs the code of the workspace.';

/** Tools that come beside the compilers of Go and Rust. */
export const nativeTools: readonly Program[] = [
  defineProgram({
    names: ['gofmt', 'goimports', 'gofumpt', 'golines', 'gci'],
    source: 'https://pkg.go.dev/cmd/gofmt',
    options: goFormatter,
    check: goFormat,
  }),
  defineProgram({
    names: [
      'gotestsum',
      'ginkgo',
      'staticcheck',
      'govulncheck',
      'errcheck',
      'ineffassign',
      'gosec',
      'gocyclo',
      'revive',
      'nilaway',
      'deadcode',
    ],
    source: 'https://github.com/gotestyourself/gotestsum#documentation',
    grants: runsTests,
    changes: true,
    options: {
      singleDash: true,
      flag: '-r -v -p -race -cover -trace -no-color -hide-summary -rerun-fails-report -packages -watch -randomize-all -randomize-suites -fail-on-pending -keep-going -quiet -tests -json -show -exported -no-fail -vv -succinct -fail-fast -failfast -asserts -blank -ignoretests',
      value:
        '-format -f -hide-summary -format-icons -max-fails -rerun-fails -rerun-fails-max-failures -timeout -focus -skip -label-filter -focus-file -skip-file -procs -nodes -repeat -flake-attempts -seed -checks -go -tags -mode -test -severity -confidence -exclude -include -exclude-dir -over -ignore -formatter -fmt -show-stdout',
      optional: '-rerun-fails',
      write:
        '-junitfile -jsonfile -jsonfile-timing-events -junit-report -json-report -output-dir -coverprofile -out -debug.cpuprofile -debug.memprofile -debug.trace',
      risks: [
        { why: program, value: '-post-run-command -exec -toolexec -vettool', flag: '-raw-command' },
        { why: configuration, value: '-C -config -conf -db -junitfile-project-name -modfile -overlay' },
      ],
    },
    check: goPackages,
  }),
  defineProgram({
    names: ['rustfmt'],
    source: 'https://rust-lang.github.io/rustfmt/',
    options: {
      flag: '--check -l --files-with-diff -v --verbose -q --quiet --backup',
      value: '--edition --color --emit --style-edition',
      risks: [
        {
          why: configuration,
          value: '--config-path --config --print-config --file-lines',
          flag: '--unstable-features',
        },
      ],
    },
    check: rustFormat,
  }),
];
