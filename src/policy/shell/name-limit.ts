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
  const facts = limited.get(world) ?? limitedFacts(world);
  limited.set(world, facts);
  facts.reset();
  return facts.facts;
}

function limitedFacts(world: PathFacts): LimitedFacts {
  let left: number = shellLimits.names;
  const facts: PathFacts = {
    ...world,
    get repository() {
      return world.repository;
    },
    linksBelow(directory, limit) {
      const links = left > 0 ? world.linksBelow(directory, Math.min(limit, left)) : null;
      left -= links === null ? limit : links.names + 1;
      return links;
    },
    sensitiveBelow(directory, limit) {
      const fewer = Math.max(0, Math.min(limit, left));
      const sensitive = world.sensitiveBelow(directory, fewer);
      left -= sensitive.names + 1;
      // Truncated here, it counts as truncated for whoever asked.
      return sensitive.names < fewer ? sensitive : { paths: sensitive.paths, names: limit };
    },
  };
  return {
    facts,
    reset: () => {
      left = shellLimits.names;
    },
  };
}
