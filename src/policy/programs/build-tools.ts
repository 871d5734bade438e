import type { Word } from '../shell/types.js';
import { literalOf, matches } from '../shell/words.js';
import { valuesUnless } from './shared/checks.js';
import {
  type CommandContext,
  defineSimilarPrograms,
  effectsFor,
  gatherEffects,
  type PartialEffects,
} from './shared/define.js';
import { openRulesFor } from './shared/publishes.js';
import { isMoreThanTheRule, riskOf, risksFor, risksUnless } from './shared/risks.js';

const readsOtherRules = 'reads rules from another file, directory or text';

/** Targets: `make:*` grants each of them, `make test:*` only this one. */
function targetRisks({ scan, invocation }: CommandContext, isTarget: (value: string) => boolean): PartialEffects {
  // The program as a rule names it: `./gradlew` if it was called that way.
  const word = invocation.argv[0];
  const name = literalOf(word) ?? '';
  const program = word !== undefined && word.source.endsWith(`/${name}`) ? word.source : name;
  return {
    risks: scan.operands.map((word) => {
      const plain = isTarget(literalOf(word) ?? '');
      return plain
        ? riskOf(word, 'is a target that the rule does not name', openRulesFor(word, { alsoCoveredBy: [program] }))
        : riskOf(word, 'sets a variable or is not a plain target');
    }),
  };
}

/** `-j 4`: make takes the number from the next word. */
function jobCounts({ argv }: CommandContext['invocation']): ReadonlySet<Word> {
  return new Set(
    argv.filter(
      (word, at) =>
        (matches(word, /^\d+$/) || (word.kind !== 'literal' && word.number === true)) &&
        matches(argv[at - 1], /^(?:-j|--jobs|-l|-\w*j)$/),
    ),
  );
}

export const buildTools = defineSimilarPrograms({ changes: true }, [
  {
    names: 'make gmake',
    source: 'https://www.gnu.org/software/make/manual/html_node/Options-Summary.html',
    grants: 'Runs the commands that the makefile of the workspace holds; `make:*` grants every target.',
    flag: '-h -k --keep-going -s --silent --quiet -n --just-print --dry-run --recon -B --always-make -i --ignore-errors -q --question -t --touch -w --print-directory --no-print-directory -r --no-builtin-rules -R --no-builtin-variables -S --no-keep-going --stop -d -p --print-data-base --trace --warn-undefined-variables --no-silent -L --check-symlink-times -m -b -v',
    optional: '-j --jobs -l --load-average --max-load -O --output-sync --debug --shuffle',
    risks: {
      [readsOtherRules]: '-f --file --makefile -C --directory -I --include-dir -E --eval',
      'changes what is built': '-o --old-file --assume-old -W --what-if --new-file --assume-new',
      'lets the environment win': { flag: '-e --environment-overrides' },
    },
    check: (context) => {
      const counts = jobCounts(context.invocation);
      const operands = context.scan.operands.filter(
        (word) => !counts.has(word) && !matches(word, /^(?:V|VERBOSE|DEBUG|JOBS)=\d+$/),
      );
      return targetRisks(
        { ...context, scan: { ...context.scan, operands } },
        (value) => /^[\w./%+-]+$/.test(value) && !context.scan.has('--eval'),
      );
    },
  },
  {
    names: 'ninja',
    source: 'https://ninja-build.org/manual.html',
    grants: 'Runs the commands that the build file of the workspace holds.',
    flag: '-v --verbose -n --quiet',
    value: '-j -k -l -d -w',
    risks: { [readsOtherRules]: '-C -f -t' },
    check: (context) => targetRisks(context, (value) => /^[\w./+-]+$/.test(value)),
  },
  {
    names: 'just task',
    source: 'https://just.systems/man/en/',
    grants: 'Runs the commands that the file of recipes in the workspace holds.',
    flag: '-l --list --summary -n --dry-run -q --quiet -v --verbose --no-color --color -s --silent',
    risks: {
      [readsOtherRules]:
        '-f --justfile -d --working-directory --set --shell --shell-arg -t --taskfile --dir -c --command',
    },
    check: (context) => targetRisks(context, (value) => /^[\w:./-]+$/.test(value)),
  },
  {
    names: 'gradle gradlew',
    source: 'https://docs.gradle.org/current/userguide/command_line_interface.html',
    grants: 'Runs the build scripts of the workspace.',
    flag: '-q --quiet -i --info -d --debug -w --warn -s --stacktrace -S --full-stacktrace --no-daemon --daemon --foreground --stop --status --parallel --no-parallel --offline --continue --no-continue -m --dry-run --rerun-tasks --build-cache --no-build-cache --configuration-cache --no-configuration-cache --refresh-dependencies --configure-on-demand --no-scan --no-watch-fs --watch-fs -v --all --profile -a --no-rebuild --rerun',
    value: '--console --tests -x --exclude-task --configuration --dependency --warning-mode --max-workers --priority',
    risks: {
      [readsOtherRules]:
        '-I --init-script -p --project-dir -b --build-file -c --settings-file -g --gradle-user-home --include-build --project-cache-dir -F --dependency-verification -M --write-verification-metadata',
      'sets a property, which can name a program or a file': {
        optional: '-P* -D*',
        value: '-P -D --project-prop --system-prop',
      },
      'publishes a report of the build': { flag: '--scan' },
    },
    check: (context) => targetRisks(context, (value) => /^:?[A-Za-z][\w:-]*$/.test(value)),
  },
  {
    names: 'mvn mvnw',
    source: 'https://maven.apache.org/ref/current/maven-embedder/cli.html',
    grants: 'Runs the plug-ins that pom.xml of the workspace names.',
    singleDash: true,
    flag: '-q -quiet -B -batch-mode -e -errors -X -debug -U -update-snapshots -o -offline -am -also-make -amd -fae -ff -fn -N -non-recursive -ntp -no-transfer-progress -nsu -V -show-version -v -version -C -c -DskipTests -DskipITs',
    value: '-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -color',
    optional:
      '-DskipTests=* -DskipITs=* -Dtest=* -Dit.test=* -Dmaven.test.skip=* -Dstyle.color=* -Dsurefire.failIfNoSpecifiedTests=* -DfailIfNoTests=* -Dincludes=* -Dexcludes=* -P* -T* -pl=*',
    write: '-l -log-file',
    risks: {
      'sets a property, which can name a program or a file': { optional: '-D*' },
      [readsOtherRules]: '-s -settings -gs -global-settings -t -toolchains -gt -b -builder -emp -ep',
    },
    check: [
      (context) =>
        targetRisks(context, (value) => /^[a-z][\w-]*(?::[\w-]+)?$/.test(value) && !/^exec:|^antrun:/.test(value)),
      valuesUnless('-f -file', /^(?:\.\/)?pom\.xml$/, readsOtherRules),
    ],
  },
  {
    names: 'meson',
    source: 'https://mesonbuild.com/Commands.html',
    grants: 'Runs the commands in meson.build of the workspace.',
    flag: '-v --verbose --no-rebuild --print-errorlogs --no-suite --list -q --quiet --clean --reconfigure --wipe --no-stdsplit',
    value: '--suite --num-processes -j --jobs --timeout-multiplier -t --repeat --maxfail --logbase --buildtype',
    read: '-C',
    risks: {
      [readsOtherRules]: {
        value:
          '--wrap --wrapper --gdb-path --setup --test-args -D --cross-file --native-file --prefix --destdir --ninja-args',
        flag: '--gdb',
      },
    },
    check: ({ scan, invocation }) => {
      const [verb, ...rest] = scan.operands;
      const known = matches(verb, /^(?:test|compile|introspect|setup)$/);
      if (verb === undefined) return {};
      if (!known) return { risks: risksFor(scan.operands, isMoreThanTheRule) };
      if (literalOf(verb) === 'setup') return effectsFor('write', rest, invocation.cwd);
      return {
        risks: risksUnless(rest, /^[\w.:/-]+$/, 'is not a plain name'),
      };
    },
  },
  {
    names: 'cmake',
    source: 'https://cmake.org/cmake/help/latest/manual/cmake.1.html',
    grants: 'Runs the commands in CMakeLists.txt of the workspace.',
    flag: '--clean-first -v --verbose -N --fresh --list-presets --strip -Wno-dev -Wdev --log-context',
    value: '-G -A -T --target -t --config --preset --log-level --component',
    optional:
      '-j --parallel -DCMAKE_BUILD_TYPE=* -DBUILD_TESTING=* -DBUILD_SHARED_LIBS=* -DCMAKE_EXPORT_COMPILE_COMMANDS=* -DCMAKE_CXX_STANDARD=* -DCMAKE_C_STANDARD=*',
    read: '-S --build',
    write: '-B --prefix',
    risks: {
      'sets a variable, which can name a compiler or a file': { optional: '-D*', value: '-D -U' },
      'runs a tool or a script': {
        flag: '-E',
        value: '-P -C --toolchain --install --open --graphviz --system-information',
      },
    },
    check: ({ scan, invocation }) =>
      gatherEffects([
        effectsFor('read', scan.own(), invocation.cwd),
        {
          risks: risksUnless(scan.handed(), /^-(?:j\d*|k|v|s|-silent)$/, 'is passed to the native build program'),
        },
      ]),
  },
  {
    names: 'ctest',
    source: 'https://cmake.org/cmake/help/latest/manual/ctest.1.html',
    grants: 'Runs the tests that the build directory names.',
    flag: '-V -VV --verbose --output-on-failure -Q --quiet -N --show-only --rerun-failed --progress --stop-on-failure -F',
    value: '-j --parallel -R -E -L -LE --timeout -C --build-config --repeat --no-tests --preset',
    read: '--test-dir',
    write: '-O --output-log --output-junit',
    risks: { 'runs a script or another build': '-S -SP -D --build-and-test --build-makeprogram --overwrite' },
  },
]);
