import { isScriptVariable } from '../../shell/expand/script-variables.js';
import type { Word } from '../../shell/types.js';
import { knownText, literalOf, matches } from '../../shell/words.js';
import { type CommandContext, defineSimilarPrograms, gatherEffects, type PartialEffects } from '../shared/define.js';
import { riskOf, risksFor, runsElsewhere } from '../shared/risks.js';
import { defineWrappers, grantsEveryProgram, isHarmlessAssignment, startedCommand } from './wrapper.js';

/** Their operands are the command that they start. */
export const plainWrappers = defineWrappers([
  {
    names: 'ionice',
    source: 'https://man7.org/linux/man-pages/man1/ionice.1.html',
    flag: '-t --ignore',
    value: '-c --class -n --classdata',
    risks: { 'changes other processes': '-p --pid -P --pgid -u --uid' },
  },
  {
    names: 'nice',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
    value: '-n --adjustment',
    digits: true,
  },
  {
    names: 'nohup',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
  },
  {
    names: 'numactl',
    source: 'https://man7.org/linux/man-pages/man8/numactl.8.html',
    flag: '-l --localalloc -a --all --balancing',
    value: '-N -C -m -i -p --cpunodebind --physcpubind',
  },
  {
    names: 'setsid',
    source: 'https://man7.org/linux/man-pages/man1/setsid.1.html',
    flag: '-c --ctty -f --fork -w --wait',
  },
  {
    names: 'stdbuf',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html',
    value: '-i --input -o --output -e --error',
  },
  {
    names: 'time gtime',
    source: 'https://man7.org/linux/man-pages/man1/time.1.html',
    flag: '-a --append -p --portability -q --quiet -v --verbose',
    value: '-f --format',
    write: '-o --output',
  },
  {
    names: 'unbuffer chronic',
    source: 'https://manpages.debian.org/chronic',
  },
]);

/** A time, a priority, a mask or a list of processors. */
const numberOperand = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;

/** The first operand is their own. */
export const numberedWrappers = defineWrappers(
  [
    {
      names: 'timeout gtimeout',
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html',
      flag: '--preserve-status --foreground -v --verbose -p -f',
      value: '-k --kill-after -s --signal',
    },
    {
      names: 'taskset chrt',
      source: 'https://man7.org/linux/man-pages/man1/taskset.1.html',
      flag: '-c --cpu-list -a --all-tasks -b -f -i -o -r',
      risks: { 'changes other processes': '-p --pid' },
    },
  ],
  numberOperand,
);

/** The first operand is their own, and may be any. */
export const confiningWrappers = defineWrappers(
  [
    {
      names: 'chroot',
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
      risks: { [runsElsewhere]: { value: '--userspec --groups', flag: '--skip-chdir' } },
      operands: ['never', 'data'],
      why: 'is another root directory',
      changes: true,
    },
  ],
  /^/,
);

/** env: pairs, then a command. Without one it prints the environment. */
function checkEnv(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const pairs = scan.operands.findIndex((word) => !/^[^=]+=/.test(knownText(word)));
  const assigned = pairs < 0 ? scan.operands : scan.operands.slice(0, pairs);
  const rest = pairs < 0 ? [] : scan.operands.slice(pairs);
  const bad = assigned.filter((word) => !isHarmlessAssignment(word));
  const loaded = scan.values('-u', '--unset').filter((word) => !isScriptVariable(literalOf(word) ?? ''));
  const program = invocation.argv[0];
  const prints =
    rest.length === 0 && program !== undefined
      ? [riskOf(program, 'prints the environment, which may contain secrets', { never: true })]
      : [];
  return gatherEffects([
    { risks: risksFor(bad, 'sets a variable that can change what runs') },
    { risks: [...loaded.map((word) => riskOf(word, 'unsets a variable that controls programs')), ...prints] },
    startedCommand(rest),
  ]);
}

const otherShell = 'is a command line for a shell other than bash';

/** -c takes a command line for `$SHELL` or sh. */
function commandLine({ scan }: CommandContext): PartialEffects {
  const value = scan.value('-c');
  return value === null ? {} : { risks: [riskOf(value, otherShell, { never: true })] };
}

function checkSudo({ scan, invocation }: CommandContext): PartialEffects {
  const start = scan.operands.findIndex((word) => !/^\w+=/.test(knownText(word)));
  const pairs = start < 0 ? scan.operands : scan.operands.slice(0, start);
  const program = invocation.argv[0];
  const rest = scan.operands.slice(pairs.length);
  const bad = risksFor(
    pairs.filter((word) => !isHarmlessAssignment(word)),
    'sets a variable that can change what runs',
  );
  const empty =
    rest.length === 0 && program !== undefined && !scan.has('--version')
      ? [riskOf(program, 'starts nothing that can be analyzed')]
      : [];
  return gatherEffects([{ risks: [...bad, ...empty] }, startedCommand(rest)]);
}

/** Options of the display; other server options can name files. */
function serverOption(value: Word | null): PartialEffects {
  const plain =
    /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
  if (value === null || matches(value, plain)) return {};
  return { risks: [riskOf(value, 'is passed to the display server, where it can name files')] };
}

export const commandWrappers = defineSimilarPrograms({ grants: grantsEveryProgram }, [
  {
    names: 'busybox toybox',
    source: 'https://busybox.net/downloads/BusyBox.html',
    changes: true,
    stopAtOperand: true,
    operands: 'named',
    why: 'is an applet, which may parse its arguments differently from the program of that name',
    check: ({ scan }) => startedCommand(scan.operands),
  },
  {
    names: 'env genv',
    reads: 'machine',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
    stopAtOperand: true,
    flag: '-0 --null -v --debug --list-signal-handling',
    value: '-u --unset',
    optional: '--default-signal --ignore-signal --block-signal',
    risks: {
      'removes the variables that keep git and others from running programs': { flag: '-i --ignore-environment' },
      'splits a text into a command': { value: '-S --split-string', never: true },
      'runs it in another directory': '-C --chdir',
      'chooses where programs are found': '-P -a --argv0',
    },
    check: checkEnv,
  },
  {
    names: 'flock',
    source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
    stopAtOperand: true,
    flag: '-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose',
    value: '-w --timeout -E --conflict-exit-code',
    risks: { [otherShell]: { value: '-c --command', never: true } },
    operands: ['write', 'data'],
    check: [({ scan }) => startedCommand(scan.operands.slice(1)), commandLine],
  },
  {
    names: 'sudo doas',
    source: 'https://man7.org/linux/man-pages/man8/sudo.8.html',
    changes: true,
    stopAtOperand: true,
    flag: '-n --non-interactive -H --set-home -k --reset-timestamp -b --background -B --bell -P --preserve-groups',
    risks: {
      [runsElsewhere]:
        '-u --user -g --group -D --chdir -R --chroot -h --host -r --role -t --type -T --command-timeout -U --other-user -C --close-from -p --prompt',
      'starts a shell': { flag: '-i --login -s --shell', never: true },
      'runs the editor': { flag: '-e --edit' },
      'runs a program that asks for the password': { flag: '-A --askpass -S --stdin' },
      'keeps the environment': { optional: '--preserve-env', flag: '-E' },
      'shows or changes permissions': { flag: '-l --list -v --validate -K --remove-timestamp' },
    },
    check: (context) => checkSudo(context),
  },
  {
    names: 'xvfb-run',
    source: 'https://manpages.debian.org/xvfb-run',
    stopAtOperand: true,
    flag: '-a --auto-servernum',
    value: '-n --server-num -s --server-args -w --wait',
    write: '-e --error-file -f --auth-file',
    check: ({ scan }) =>
      gatherEffects([startedCommand(scan.operands), serverOption(scan.value('-s', '--server-args'))]),
  },
]);
