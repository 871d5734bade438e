import type { Judge, Judgement, Verdict } from '../policy/types.js';

const strictness: Record<Verdict, number> = { allow: 0, ask: 1, deny: 2 };

/**
 * A judge that allows only what both allow: the workflow's rules and the prompt file's own `allowed-tools`.
 * The stricter verdict counts; `source` names the prompt file in the reason where it is the prompt's.
 */
export function narrow(workflow: Judge, prompt: Judge, source: string): Judge {
  return (request) => {
    const first = workflow(request);
    const second = prompt(request);
    if (strictness[second.decision] <= strictness[first.decision]) return first;
    return byThePrompt(second, source);
  };
}

/** No rule of the workflow changes what the prompt file narrows, so none is suggested. */
function byThePrompt(judgement: Judgement, source: string): Judgement {
  return {
    ...judgement,
    reason: `The allowed-tools of ${source} do not cover it, and no rule of the workflow widens them: add it there`,
    suggest: [],
  };
}
