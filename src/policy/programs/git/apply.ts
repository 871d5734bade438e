import { literalWord } from '../../shell/words.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import type { OptionTable } from '../shared/options.js';
import { unpackInto } from '../shared/written-trees.js';

export const applyOptions: OptionTable = {
  flag: '-N --allow-overlap --stat --numstat --summary --check --index --cached --intent-to-add -3 --3way --ours --theirs --union -R --reverse --reject -z --unidiff-zero --apply --no-add --allow-binary-replacement --binary --ignore-space-change --ignore-whitespace --inaccurate-eof -v --verbose -q --quiet --recount --allow-empty',
  value: '-p -C --exclude --include --whitespace --directory',
  write: '--build-fake-ancestor',
  risks: { 'lets a patch leave the working tree': { flag: '--unsafe-paths' } },
};

export function applied(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const looks = scan.has('--check', '--stat', '--numstat', '--summary') && !scan.has('--apply');
  return gatherEffects([
    effectsFor('read', scan.operands, invocation.cwd),
    looks ? {} : unpackInto(scan.value('--directory') ?? literalWord('.'), context),
  ]);
}
