import { knownText } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { riskOf, risksFor, runsElsewhere } from '../shared/risks.js';
import { grantsEveryProgram, isHarmlessAssignment, startedCommand } from './wrapper.js';

export const sudoProgram = defineProgram({
  names: 'sudo doas',
  source: 'https://man7.org/linux/man-pages/man8/sudo.8.html',
  grants: grantsEveryProgram,
  changes: true,
  options: {
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
  },
  check: (context) => checkSudo(context),
});

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
