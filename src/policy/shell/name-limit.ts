import type { PathFacts } from '../types.js';
import { shellLimits } from './limits.js';

interface LimitedFacts {
  readonly facts: PathFacts;
  readonly reset: () => void;
}

/** By the facts without a limit: creating them for every line takes longer than many a decision. */
const limited = new WeakMap<PathFacts, LimitedFacts>();

/** Path facts with a limit on examined names that all commands of a line share. Every call starts a new line. */
export function withNameLimit(world: PathFacts): PathFacts {
  const found = limited.get(world) ?? limitedFacts(world);
  limited.set(world, found);
  found.reset();
  return found.facts;
}

function limitedFacts(world: PathFacts): LimitedFacts {
  let left: number = shellLimits.names;
  const facts: PathFacts = {
    ...world,
    get repository() {
      return world.repository;
    },
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
  return {
    facts,
    reset: () => {
      left = shellLimits.names;
    },
  };
}
