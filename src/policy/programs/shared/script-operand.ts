import { literalOf } from '../../shell/words.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './define.js';
import { operandText } from './program-text.js';
import { riskOf, takesProgramCode } from './risks.js';

export const runsIt = 'is a program that it runs';

/** A rule must name the script, or leave everything after the program open. Without a script it runs its input. */
export function scriptOperand(
  { scan, invocation, world }: CommandContext,
  more: { readonly every?: boolean } = {},
): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const [script] = scan.operands;
  const asked = scan.options.length > 0;
  if (script === undefined) {
    const word = invocation.argv[0];
    return asked || word === undefined
      ? {}
      : {
          risks: [
            riskOf(word, 'runs what it reads', {
              never: true,
              anyProgram: true,
              hint: `a rule for \`${program} -\` can allow a here-document for \`${program} -\``,
            }),
          ],
        };
  }
  const scripts = more.every === true ? scan.operands : [script];
  return gatherEffects([
    effectsFor('read', scripts, invocation.cwd),
    {
      risks: scripts.map((word) =>
        operandText(word, invocation.cwd, world).kind === 'file'
          ? riskOf(word, runsIt, { alsoCoveredBy: [program] })
          : riskOf(word, takesProgramCode, { anyProgram: true }),
      ),
    },
  ]);
}

/** `ruby -c a.rb`, `php -l a.php`: the files are parsed and not run. */
export function syntaxCheck({ scan, invocation }: CommandContext): PartialEffects {
  return effectsFor('read', scan.operands, invocation.cwd);
}
