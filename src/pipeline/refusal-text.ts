import type { CallRefusal } from './types.js';

/**
 * The model's input for a refused call: how to rewrite it if only its form is the problem, otherwise what is not
 * permitted and what is. The two never contradict each other.
 */
export function refusalText({ cause, reason, refusal, call }: CallRefusal): string {
  if (cause === 'hook') return `Refused by a hook: ${reason}\nThe call did not run. Continue without it.`;
  if (refusal === undefined)
    return `Refused by the rules of this run: ${reason}\nThe call did not run. Continue without it.`;
  const ran = call.name === 'Bash' ? 'No part of it ran.' : 'The call did not run.';
  const { kind, missing, rewrites, permitted, nearest } = refusal;
  if (kind === 'form') {
    return [
      `Refused because of how it is written. ${ran}`,
      ...listed(missing),
      `Send it again in another form: ${rewrites.join('; ')}.`,
    ].join('\n');
  }
  return [
    `Not permitted by the rules of this run. ${ran}`,
    ...listed(missing),
    ...(permitted.length === 0 ? [] : [`Permitted in this command: ${permitted.join(', ')}.`]),
    nearest.length === 0
      ? 'Continue without it.'
      : `Continue without it, or use the closest permitted alternative: ${nearest.join(', ')}.`,
  ].join('\n');
}

function listed(clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `- ${clause}`);
}
