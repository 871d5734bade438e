import type { Words } from '../../platform/github/conversation-types.js';
import { saysItIsOurs } from '../../platform/github/own-marker.js';
import { isTrusted } from './trust.js';
import type { Trust } from './types.js';

export interface Sieve {
  readonly minimumTrust: Trust;
  /** ISO time of the event; null where it has none, and nothing is too late then. */
  readonly at: string | null;
  /** The comment or review that started the run: it is told on its own, as the event has it. */
  readonly spokenId: number | null;
}

/** Why a text is not told to the model. */
export type LeftOut = 'trust' | 'late' | 'minimised' | 'own' | 'spoken';

/**
 * Null for a text that is told. What was written or edited once the run had started is not: whoever may start it has
 * not seen that. A second counts as after, since GitHub tells no finer time.
 */
export function leftOut(words: Words, { minimumTrust, at, spokenId }: Sieve): LeftOut | null {
  if (words.id !== null && words.id === spokenId) return 'spoken';
  if (saysItIsOurs(words.text)) return 'own';
  if (words.minimised) return 'minimised';
  if (at !== null && isLate(words, Date.parse(at))) return 'late';
  return isTrusted(words.association, minimumTrust) ? null : 'trust';
}

function isLate({ createdAt, editedAt }: Words, at: number): boolean {
  return Date.parse(createdAt) > at || (editedAt !== null && Date.parse(editedAt) >= at);
}

/** Counts of what was left out, in one sentence; null where nothing was. */
export function leftOutSentence(reasons: readonly LeftOut[], minimumTrust: Trust): string | null {
  const texts: readonly (readonly [LeftOut, string])[] = [
    ['trust', `by people with less trust than ${minimumTrust}`],
    ['late', 'written or edited after the event'],
    ['minimised', 'hidden by a maintainer'],
  ];
  const counts = texts.flatMap(([reason, words]) => {
    const count = reasons.filter((one) => one === reason).length;
    return count === 0 ? [] : [`${String(count)} ${words}`];
  });
  return counts.length === 0 ? null : `Texts left out of what the model is told: ${counts.join(', ')}.`;
}
