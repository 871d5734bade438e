import type { Evaluation, PolicyEngine } from '../../policy/types.js';

/**
 * A policy that allows only what both the workflow's rules and the prompt file's `allowed-tools` allow. If the
 * prompt's list lacks a rule, the reason names the file and the rule to add there.
 */
export function narrowPolicy(workflow: PolicyEngine, prompt: PolicyEngine, source: string): PolicyEngine {
  return (request) => {
    const ofWorkflow = workflow(request);
    const ofPrompt = prompt(request);
    if (ofPrompt.outcome === 'run') return ofWorkflow;
    const missing = lacking(ofPrompt, source);
    if (ofWorkflow.outcome === 'run')
      return { ...ofPrompt, reason: missing, suggest: [], ...withMissing(ofPrompt, missing) };
    return { ...ofWorkflow, reason: `${ofWorkflow.reason}; ${lowered(missing)}`, ...withMissing(ofWorkflow, missing) };
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
