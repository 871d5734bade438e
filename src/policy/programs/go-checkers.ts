import { type CommandContext, defineProgram, type PartialEffects } from './shared/define.js';
import { choosesPlace, risksFor, risksUnless, runsOtherProgram, runsWorkspaceCode } from './shared/risks.js';
import { matches } from './shared/words.js';

/** Packages of the module; words after `--` are passed to `go test`, where they can name programs. */
function goPackages({ scan }: CommandContext): PartialEffects {
  const own = scan.own();
  const plain =
    /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
  const handed = scan.handed().filter((word) => !matches(word, plain) || matches(word, /(?:^|\/)\.\.\//));
  return {
    risks: [
      ...risksUnless(own, plain, 'is a package outside the workspace'),
      ...risksFor(handed, 'is passed to go test, where it can name programs'),
    ],
  };
}

export const goCheckers = defineProgram({
  names: 'gotestsum ginkgo staticcheck govulncheck errcheck ineffassign gosec gocyclo revive nilaway deadcode',
  source: 'https://github.com/gotestyourself/gotestsum#documentation',
  grants: runsWorkspaceCode,
  changes: true,
  options: {
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
  },
  check: goPackages,
});
