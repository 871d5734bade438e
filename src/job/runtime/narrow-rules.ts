import type { Evaluation, PolicyEngine } from '../../policy/types.js';

/**
 * A policy that allows only what both the workflow's rules and the prompt file's `allowed-tools` allow. If the
 * prompt's list lacks a rule, the reason names the file and the rule to add there.
 */
export function narrowPolicy(workflow: PolicyEngine, prompt: PolicyEngine, source: string): PolicyEngine {
  return (request) => {
    const first = workflow(request);
    const second = prompt(request);
    if (second.outcome === 'run') return first;
    const missing = lacking(second, source);
    if (first.outcome === 'run') return { ...second, reason: missing, suggest: [], ...withMissing(second, missing) };
    return { ...first, reason: `${first.reason}; ${lowered(missing)}`, ...withMissing(first, missing) };
  };
}

/** No rule of the workflow widens the prompt's list, so what it lacks is part of the reason and not suggested. */
function lacking({ suggest }: Evaluation, source: string): string {
  const what = suggest.length === 0 ? 'it' : suggest.join(', ');
  return `The allowed-tools of ${source} do not cover it, and no rule of the workflow widens them: add ${what} there`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function withMissing({ refusal }: Evaluation, missing: string): Pick<Evaluation, 'refusal'> {
  if (refusal === undefined) return {};
  return {
    refusal: () => {
      const known = refusal();
      return { ...known, missing: [...known.missing, missing] };
    },
  };
}
