import { isOwnVariable } from '../shell/own-variables.js';
import type { Program, Word } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  type PartialEffects,
  type ProgramSpec,
  riskOf,
} from './define.js';
import { isSafeVariable } from './environment.js';
import { hasOption, optionValue, optionValues } from './scan.js';
import { knownText, literalOf } from './words.js';
import { anyProgram, startedCommand, xargsProgram } from './xargs.js';

/** A time, a priority, a mask or a list of processors. */
const number = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;

/** Programs whose operands are a command; behind one of their own where `own` tells how that looks. */
function wrapper(spec: Omit<ProgramSpec, 'grants' | 'check'>, own?: RegExp): Program {
  return defineProgram({
    reads: 'files',
    ...spec,
    options: [{ stopAtOperand: true }, ...[spec.options ?? []].flat()],
    grants: anyProgram,
    check: ({ scan }) => (own === undefined ? startedCommand(scan.operands) : behind(own, scan.operands)),
  });
}

/** Where its own operand is missing, the program may take what stands there for the command. */
function behind(own: RegExp, [first, ...rest]: readonly Word[]): PartialEffects {
  const odd = first !== undefined && !own.test(literalOf(first) ?? '');
  const why = 'stands where a number should, and may be the command';
  return gatherEffects([odd ? { risks: [riskOf(first, why, { never: true })] } : {}, startedCommand(rest)]);
}

/** env: pairs, then a command. Without one it prints the environment. */
function checkEnv(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const pairs = scan.operands.findIndex((word) => !/^[^=]+=/.test(knownText(word)));
  const assigned = pairs < 0 ? scan.operands : scan.operands.slice(0, pairs);
  const rest = pairs < 0 ? [] : scan.operands.slice(pairs);
  const bad = assigned.filter((word) => !isHarmless(word));
  const loaded = optionValues(scan, '-u', '--unset').filter((word) => !isOwnVariable(literalOf(word) ?? ''));
  const program = invocation.argv[0];
  const prints =
    rest.length === 0 && program !== undefined
      ? [riskOf(program, 'prints the environment, where secrets may stand', { never: true })]
      : [];
  return gatherEffects([
    { risks: bad.map((word) => riskOf(word, 'sets a variable that can change what runs')) },
    { risks: [...loaded.map((word) => riskOf(word, 'takes away a variable that steers programs')), ...prints] },
    startedCommand(rest),
  ]);
}

function isHarmless(word: Word): boolean {
  const value = literalOf(word);
  if (value === null) return false;
  const equals = value.indexOf('=');
  return isSafeVariable(value.slice(0, equals), value.slice(equals + 1));
}

/** -c takes a line for `$SHELL` or sh. */
function lineOption(context: CommandContext, ...names: readonly string[]): PartialEffects {
  const value = optionValue(context.scan, ...names);
  return value === null ? {} : { risks: [riskOf(value, 'is a line for a shell that is not bash', { never: true })] };
}

const other = 'runs it as another user or in another place';

/** Programs that run the command that follows. The command is judged like one of its own. */
export const wrapperPrograms: readonly Program[] = [
  defineProgram({
    names: ['env', 'genv'],
    reads: 'machine',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
    grants: anyProgram,
    options: {
      stopAtOperand: true,
      flag: '-0 --null -v --debug --list-signal-handling',
      value: '-u --unset',
      optional: '--default-signal --ignore-signal --block-signal',
      risks: [
        { why: 'takes away what keeps git and others from running programs', flag: '-i --ignore-environment' },
        { why: 'splits a text into a command', value: '-S --split-string', never: true },
        { why: 'runs it in another directory', value: '-C --chdir' },
        { why: 'chooses where programs are found', value: '-P -a --argv0' },
      ],
    },
    check: checkEnv,
  }),
  xargsProgram,
  wrapper(
    {
      names: ['timeout', 'gtimeout'],
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html',
      options: { flag: '--preserve-status --foreground -v --verbose -p -f', value: '-k --kill-after -s --signal' },
    },
    number,
  ),
  wrapper({
    names: ['nice'],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
    options: { value: '-n --adjustment', digits: true },
  }),
  wrapper({
    names: ['nohup'],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
  }),
  wrapper({
    names: ['stdbuf'],
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html',
    options: { value: '-i --input -o --output -e --error' },
  }),
  wrapper({
    names: ['setsid'],
    source: 'https://man7.org/linux/man-pages/man1/setsid.1.html',
    options: { flag: '-c --ctty -f --fork -w --wait' },
  }),
  wrapper({
    names: ['ionice'],
    source: 'https://man7.org/linux/man-pages/man1/ionice.1.html',
    options: {
      flag: '-t --ignore',
      value: '-c --class -n --classdata',
      risks: [{ why: 'changes other processes', value: '-p --pid -P --pgid -u --uid' }],
    },
  }),
  wrapper({
    names: ['time', 'gtime'],
    source: 'https://man7.org/linux/man-pages/man1/time.1.html',
    options: {
      flag: '-a --append -p --portability -q --quiet -v --verbose',
      value: '-f --format',
      write: '-o --output',
    },
  }),
  wrapper({ names: ['unbuffer', 'chronic'], source: 'https://manpages.debian.org/chronic' }),
  wrapper(
    {
      names: ['taskset', 'chrt'],
      source: 'https://man7.org/linux/man-pages/man1/taskset.1.html',
      options: {
        flag: '-c --cpu-list -a --all-tasks -b -f -i -o -r',
        risks: [{ why: 'changes other processes', value: '-p --pid' }],
      },
    },
    number,
  ),
  wrapper({
    names: ['numactl'],
    source: 'https://man7.org/linux/man-pages/man8/numactl.8.html',
    options: { flag: '-l --localalloc -a --all --balancing', value: '-N -C -m -i -p --cpunodebind --physcpubind' },
  }),
  defineProgram({
    names: ['sudo', 'doas'],
    source: 'https://man7.org/linux/man-pages/man8/sudo.8.html',
    grants: anyProgram,
    changes: true,
    options: {
      stopAtOperand: true,
      flag: '-n --non-interactive -H --set-home -k --reset-timestamp -b --background -B --bell -P --preserve-groups',
      risks: [
        {
          why: other,
          value:
            '-u --user -g --group -D --chdir -R --chroot -h --host -r --role -t --type -T --command-timeout -U --other-user -C --close-from -p --prompt',
        },
        { why: 'starts a shell', flag: '-i --login -s --shell', never: true },
        { why: 'runs the editor', flag: '-e --edit' },
        { why: 'asks a program for the password', flag: '-A --askpass -S --stdin' },
        { why: 'keeps the environment', optional: '--preserve-env', flag: '-E' },
        { why: 'tells or changes what is permitted', flag: '-l --list -v --validate -K --remove-timestamp' },
      ],
    },
    check: (context) => checkSudo(context),
  }),
  wrapper(
    {
      names: ['chroot'],
      source: 'https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html',
      options: { risks: [{ why: other, value: '--userspec --groups', flag: '--skip-chdir' }] },
      operands: ['never', 'data'],
      why: 'is another root directory',
      changes: true,
    },
    /^/,
  ),
  defineProgram({
    names: ['busybox', 'toybox'],
    source: 'https://busybox.net/downloads/BusyBox.html',
    grants: anyProgram,
    changes: true,
    options: { stopAtOperand: true },
    operands: 'named',
    why: 'is an applet, which may read its arguments otherwise than the program of that name',
    check: ({ scan }) => startedCommand(scan.operands),
  }),
  defineProgram({
    names: ['flock'],
    source: 'https://man7.org/linux/man-pages/man1/flock.1.html',
    grants: anyProgram,
    options: {
      stopAtOperand: true,
      flag: '-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose',
      value: '-w --timeout -E --conflict-exit-code',
      risks: [{ why: 'is a line for a shell that is not bash', value: '-c --command', never: true }],
    },
    operands: ['write', 'data'],
    check: (context) => gatherEffects([startedCommand(context.scan.operands.slice(1)), lineOption(context, '-c')]),
  }),
  defineProgram({
    names: ['xvfb-run'],
    source: 'https://manpages.debian.org/xvfb-run',
    grants: anyProgram,
    options: {
      stopAtOperand: true,
      flag: '-a --auto-servernum',
      value: '-n --server-num -s --server-args -w --wait',
      write: '-e --error-file -f --auth-file',
    },
    check: ({ scan }) =>
      gatherEffects([startedCommand(scan.operands), serverOption(optionValue(scan, '-s', '--server-args'))]),
  }),
];

/** What the display is like; other words for the server can name files. */
function serverOption(value: Word | null): PartialEffects {
  const plain =
    /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
  if (value === null || plain.test(literalOf(value) ?? '')) return {};
  return { risks: [riskOf(value, 'goes to the display server, where it can name files')] };
}

function checkSudo({ scan, invocation }: CommandContext): PartialEffects {
  const first = scan.operands.findIndex((word) => !/^\w+=/.test(knownText(word)));
  const pairs = first < 0 ? scan.operands : scan.operands.slice(0, first);
  const program = invocation.argv[0];
  const rest = scan.operands.slice(pairs.length);
  const bad = pairs
    .filter((word) => !isHarmless(word))
    .map((word) => riskOf(word, 'sets a variable that can change what runs'));
  const empty =
    rest.length === 0 && program !== undefined && !hasOption(scan, '--version')
      ? [riskOf(program, 'starts nothing that can be judged')]
      : [];
  return gatherEffects([{ risks: [...bad, ...empty] }, startedCommand(rest)]);
}
