import { isScriptVariable } from '../../shell/expand/script-variables.js';
import { knownText, literalOf } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { riskOf, risksFor } from '../shared/risks.js';
import { grantsEveryProgram, isHarmlessAssignment, startedCommand } from './wrapper.js';

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

export const envProgram = defineProgram({
  names: 'env genv',
  reads: 'machine',
  source: 'https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html',
  grants: grantsEveryProgram,
  options: {
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
  },
  check: checkEnv,
});
