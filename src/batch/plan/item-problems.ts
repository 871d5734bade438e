import type { Diagnostic } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';

/** The problems of the items of an entry, each once: a file whose rows all lack a field needs no list of all of them. */
export interface ItemProblems {
  readonly add: (problem: Diagnostic) => void;
  readonly all: () => readonly Diagnostic[];
}

interface SharedProblem {
  readonly problem: Diagnostic;
  readonly places: Set<string | undefined>;
}

/** More of them would hide the other problems. */
const maxProblems = 20;

/** Named after the first; the others are counted. */
const maxOthers = 2;

export function createItemProblems(): ItemProblems {
  const shared = new Map<string, SharedProblem>();
  let more = 0;
  return {
    add: (problem) => {
      const { location, ...same } = problem;
      const key = JSON.stringify(same);
      const known = shared.get(key);
      if (known !== undefined) known.places.add(location);
      else if (shared.size < maxProblems) shared.set(key, { problem, places: new Set([location]) });
      else more += 1;
    },
    all: () => {
      const all = [...shared.values()].map(withPlaces);
      return more === 0 ? all : [...all, rest(more)];
    },
  };
}

function withPlaces({ problem, places }: SharedProblem): Diagnostic {
  if (places.size === 1) return problem;
  const others = [...places].slice(1);
  const more = others.length - maxOthers;
  const named = others.slice(0, maxOthers).join(', ');
  const text = more > 0 ? `${named} and ${formatNumber(more)} more` : named;
  return { ...problem, message: `${problem.message} (also ${text})` };
}

function rest(more: number): Diagnostic {
  return {
    code: 'batch-items',
    message: `there ${more === 1 ? 'is' : 'are'} ${formatCount(more, 'more problem')} of its items`,
    hint: 'correct those above first',
  };
}
