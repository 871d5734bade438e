import type { PathFacts } from '../types.js';
import { shellLimits } from './limits.js';

/** Path facts with a limit on examined names that all commands of a line share. */
export function withNameLimit(world: PathFacts): PathFacts {
  let left: number = shellLimits.names;
  return {
    ...world,
    linksBelow(directory, most) {
      const found = left > 0 ? world.linksBelow(directory, Math.min(most, left)) : null;
      left -= found === null ? most : found.names + 1;
      return found;
    },
    sensitiveBelow(directory, most) {
      const fewer = Math.max(0, Math.min(most, left));
      const found = world.sensitiveBelow(directory, fewer);
      left -= found.names + 1;
      // Truncated here, it counts as truncated for whoever asked.
      return found.names < fewer ? found : { paths: found.paths, names: most };
    },
  };
}
