import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { isSafeVariable } from './shared/environment.js';
import { risksFor } from './shared/risks.js';
import { knownText, literalOf } from './shared/words.js';

/** `cross-env A=b program …`: pairs, then a command. */
function checkPairs({ scan }: CommandContext): PartialEffects {
  const end = scan.operands.findIndex((word) => !/^[A-Za-z_]\w*=/.test(knownText(word)));
  const pairs = end < 0 ? scan.operands : scan.operands.slice(0, end);
  const bad = pairs.filter((word) => {
    const [name = '', ...value] = (literalOf(word) ?? '').split('=');
    return !isSafeVariable(name, value.join('='));
  });
  return gatherEffects([
    { risks: risksFor(bad, 'sets a variable that can change what runs') },
    end < 0 ? {} : { inner: [{ kind: 'argv', argv: scan.operands.slice(end) }] },
  ]);
}

export const crossEnvProgram = defineProgram({
  names: 'cross-env cross-env-shell',
  source: 'https://github.com/kentcdodds/cross-env',
  grants: 'A rule that leaves the command open grants every program.',
  changes: true,
  options: { stopAtOperand: true },
  check: (context) =>
    literalOf(context.invocation.argv[0]) === 'cross-env'
      ? checkPairs(context)
      : { risks: risksFor(context.scan.operands, 'is a command line for a shell', { never: true }) },
});
