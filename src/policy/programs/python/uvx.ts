import type { Invocation, Program, ProgramEffects } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import { mergeProgramEffects, startedBy } from '../shared/define.js';
import { readOpaque } from '../shared/opaque.js';
import { riskOf } from '../shared/risks.js';
import { scanArguments } from '../shared/scan.js';
import { runOptions, tools } from './python.js';

/** uvx: the words are options, a package and its arguments, as for npx. */
function readUvx(invocation: Invocation, world: PathFacts): ProgramEffects {
  const scan = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
  const front: ProgramEffects = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
  const [tool, ...rest] = scan.operands;
  if (tool === undefined) return front;
  const known = tools.get((literalOf(tool) ?? '').replace(/@[\w.]+$/, ''));
  const plain = matches(tool, /^[\w][\w.-]*(?:@[\w.]+)?$/);
  const named = riskOf(
    tool,
    plain ? 'is a package that the rule does not name' : 'is an address or a path instead of a package',
  );
  const inner =
    known === undefined
      ? readOpaque(rest)
      : startedBy(['uvx'], known.read({ ...invocation, argv: scan.operands }, world));
  return mergeProgramEffects({ ...front, risks: [...front.risks, named], readOnly: false }, inner);
}

export const uvxProgram: Program = {
  names: ['uvx'],
  source: 'https://docs.astral.sh/uv/guides/tools/',
  grants: 'Downloads and runs a package; `uvx:*` grants every package.',
  read: readUvx,
};
