import type { Stop } from './events.js';

/** The ends after which the model can still report its results. */
const earlyEnds = ['turns', 'cost', 'tokens', 'time', 'repeated-call', 'context-full'] as const;

export type EarlyEnd = Extract<Stop, { readonly kind: (typeof earlyEnds)[number] }>;

export function hasLastTurn(stop: Stop): stop is EarlyEnd {
  return earlyEnds.some((kind) => kind === stop.kind);
}

/** The model's input when a run ends early. */
export function lastTurnNotice(end: EarlyEnd): string {
  return `${why(end)} Answer now without calling a tool: give your result so far, and name what is not done.`;
}

function why(end: EarlyEnd): string {
  switch (end.kind) {
    case 'turns':
      return `This run has used up its budget (${String(end.limit)} turns).`;
    case 'cost':
      return `This run has used up its budget (${String(end.limit)} US dollars).`;
    case 'tokens':
      return `This run has used up its budget (${String(end.limit)} output tokens).`;
    case 'time':
      return `This run has used up its time (${String(Number((end.limit / 60_000).toFixed(2)))} minutes).`;
    case 'repeated-call':
      return `This run ends because ${end.label} was repeated ${String(end.times)} times without any change.`;
    case 'context-full':
      return 'This run ends because its context window is full, and a summary of the conversation did not make enough room.';
  }
}
