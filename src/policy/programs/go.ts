import type { Word } from '../shell/types.js';
import { literalOf, matches } from '../shell/words.js';
import type { Check, CommandContext, PartialEffects } from './shared/define.js';
import { defineFamily, type SubCommand } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { riskOf, runsOtherProgram } from './shared/risks.js';

/** https://pkg.go.dev/cmd/go: options of build, shared by all that compile. */
const build: OptionTable = {
  singleDash: true,
  flag: '-a -n -race -msan -asan -cover -v -work -x -linkshared -modcacherw -trimpath -json -buildvcs -i',
  value: '-p -covermode -coverpkg -asmflags -buildmode -gcflags -installsuffix -ldflags -mod -tags',
  read: '-pgo',
  write: '-o',
  risks: {
    [runsOtherProgram]: '-exec -toolexec -compiler -gccgoflags',
    'builds from other files than those of the workspace': '-C -modfile -overlay -pkgdir',
  },
};

const test: OptionTable = {
  flag: '-short -failfast -benchmem -c -fullpath -artifacts',
  value:
    '-run -bench -benchtime -count -cpu -list -parallel -shuffle -skip -timeout -fuzz -fuzztime -fuzzminimizetime -vet -blockprofilerate -memprofilerate -mutexprofilefraction',
  write: '-coverprofile -blockprofile -cpuprofile -memprofile -mutexprofile -trace -outputdir -test.gocoverdir',
  risks: { 'passes arguments to the test program': { flag: '-args' } },
};

/** Packages of this module. An address, or a path that leaves the module, is another package. */
function packages(context: CommandContext): PartialEffects {
  const outside = context.scan.operands.filter(
    (word) => !matches(word, /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/) || matches(word, /(?:^|\/)\.\.(?:\/|$)/),
  );
  const flags = context.scan.values('-ldflags', '-gcflags', '-asmflags');
  const plain = /^(?:all=)?(?:-[swNlX]|-m(?:=\d)?|-X=\S+|-trimpath=\S+|[\w./-]+\.\w+=\S*)?$/;
  const odd = flags.filter((word) => !(literalOf(word) ?? '-ext').split(/\s+/).every((flag) => plain.test(flag)));
  return {
    risks: [
      ...outside.map((word) => riskOf(word, 'is a package outside the workspace')),
      ...odd.map((word) => riskOf(word, 'passes options to the linker or the compiler')),
    ],
  };
}

const local = /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/;

/** A module or a package of the proxy, with a version or without. */
const remote = /^[a-z0-9][\w.-]*\.[a-z]+(?:\/[\w.~-]+)+(?:@[\w.+-]+)?$/;

function isLocal(word: Word | undefined): boolean {
  const text = literalOf(word) ?? '/';
  return local.test(text) && (text.startsWith('.') || /\.go$/.test(text)) && !/(?:^|\/)\.\.(?:\/|$)/.test(text);
}

/** A package or a file of the workspace, or a word that a rule must name literally. */
function started({ scan }: CommandContext): PartialEffects {
  return {
    risks: scan.operands
      .slice(0, 1)
      .map((word) => riskOf(word, 'is a package that it runs', isLocal(word) ? { openedBy: ['go', 'run'] } : {})),
  };
}

/** Names of the workspace are covered by every open rule, others by one that ends in the sub-command. */
function named(command: string, why: string): Check {
  const words = ['go', command];
  const covered = (word: Word) =>
    isLocal(word) ? { openedBy: words } : matches(word, remote) ? { alsoCoveredBy: words } : {};
  return ({ scan }) => ({ risks: scan.operands.map((word) => riskOf(word, why, covered(word))) });
}

const compiles: SubCommand = { options: build, check: packages, changes: true };

const literal = (why: string): SubCommand => ({ options: build, operands: 'named', why, changes: true });

export const goProgram = defineFamily({
  names: 'go',
  source: 'https://pkg.go.dev/cmd/go',
  grants: 'Compiles and runs the code of the workspace.',
  globals: { singleDash: true, risks: { 'chooses another directory': '-C' } },
  commands: {
    version: { singleDash: true, flag: '-m -v -json', operands: 'read' },
    help: {},
    doc: { singleDash: true, flag: '-all -c -cmd -short -src -u' },
    build: compiles,
    install: { options: build, check: named('install', 'is a package that the rule does not name'), changes: true },
    test: { options: [build, test], check: packages, changes: true },
    vet: {
      options: build,
      risks: { [runsOtherProgram]: '-vettool' },
      flag: '-fix -diff',
      value: '-c',
      check: [packages, () => ({ changes: true })],
    },
    list: {
      options: build,
      flag: '-m -u -deps -test -e -find -compiled -retracted -versions',
      value: '-f -reuse',
      risks: { 'builds the packages': { flag: '-export' } },
      check: packages,
    },
    fmt: { singleDash: true, flag: '-n -x', value: '-mod', check: packages, changes: true },
    generate: { options: build, value: '-run -skip', check: packages, changes: true },
    run: { options: build, stopAtOperand: true, check: started, changes: true },
    env: {
      singleDash: true,
      flag: '-json -changed',
      risks: { 'changes settings for all later runs': { flag: '-w -u' } },
    },
    clean: { singleDash: true, flag: '-i -r -n -x -cache -testcache -modcache -fuzzcache', changes: true },
    get: {
      options: build,
      flag: '-t -u -tool -d',
      optional: '-u',
      check: named('get', 'is a module that the rule does not name'),
      changes: true,
    },
    'mod tidy': { singleDash: true, flag: '-e -v -x -diff', value: '-go -compat', changes: true },
    'mod download': { ...literal('is a module that the rule does not name') },
    'mod verify': {},
    'mod graph': { singleDash: true, value: '-go', flag: '-x' },
    'mod why': { singleDash: true, flag: '-m -vendor' },
    'mod vendor': { singleDash: true, flag: '-e -v', write: '-o', changes: true },
    'mod edit': { singleDash: true, flag: '-fmt -print -json', operands: 'named', changes: true },
    'mod init': { changes: true },
    tool: literal('is a tool that it runs'),
    'tool cover': {
      singleDash: true,
      read: '-func',
      value: '-mode',
      write: '-o',
      risks: { 'opens a browser': '-html -var -pkgcfg' },
    },
    work: literal('changes the work file'),
  },
});
