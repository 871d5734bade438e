import type { Word } from '../../shell/types.js';
import { pathEffects } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { writeTree } from '../shared/written-trees.js';
import { coreutilsManual } from './coreutils.js';

/** Recursion that follows links changes their targets. */
function behindLinks(word: Word, context: CommandContext): PartialEffects {
  const links = followTree(word, context);
  const written = (links.effects ?? []).flatMap((effect): Effect[] =>
    effect.kind === 'read' ? [{ kind: 'write', path: effect.path }] : [],
  );
  return { ...links, effects: written };
}

export const chmodProgram = defineProgram({
  names: 'chmod chown chgrp',
  source: coreutilsManual,
  options: {
    flag: '-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s',
    value: '--from',
    read: '--reference',
    risks: { 'lifts the protection of the root directory': { flag: '--no-preserve-root' } },
  },
  check: (context) => {
    // A mode such as `-x` is parsed as an option.
    const isModeElsewhere = context.scan.has('--reference', '-r', '-w', '-x', '-X', '-s');
    const words = isModeElsewhere ? context.scan.operands : context.scan.operands.slice(1);
    const recursive = context.scan.has('-R', '--recursive');
    const effects = words.map((word) =>
      recursive ? writeTree(word, context) : pathEffects('write', word, context.invocation.cwd),
    );
    const links = recursive && context.scan.has('-L') ? words.map((word) => behindLinks(word, context)) : [];
    return gatherEffects([...effects, ...links, { changes: true }]);
  },
});
