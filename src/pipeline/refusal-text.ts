import type { CallRefusal } from './types.js';

/**
 * What the model gets for a call that was refused: how to write it instead if only its form is in the way, else what
 * is missing and what is permitted. The two never contradict each other.
 */
export function refusalText({ cause, reason, refusal, call }: CallRefusal): string {
  if (cause === 'hook') return `Refused by a hook: ${reason}\nIt did not run. Continue without it.`;
  if (refusal === undefined) return `Refused by the rules of this run: ${reason}\nIt did not run. Continue without it.`;
  const ran = call.name === 'Bash' ? 'Nothing of it ran.' : 'It did not run.';
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
    ...(permitted.length === 0 ? [] : [`Permitted in this line: ${permitted.join(', ')}.`]),
    nearest.length === 0
      ? 'Continue without it.'
      : `Continue without it, or use what is permitted and comes nearest: ${nearest.join(', ')}.`,
  ].join('\n');
}

function listed(clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `- ${clause}`);
}
