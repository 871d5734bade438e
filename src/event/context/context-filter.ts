import type { AuthoredText } from '../../platform/github/conversation-types.js';
import { hasOwnMarker } from '../../platform/github/own-marker.js';
import { isTrusted } from './trust.js';
import type { Trust } from './types.js';

export interface ContextFilter {
  readonly minimumTrust: Trust;
  /** ISO time of the event; null where it has none, and nothing is too late then. */
  readonly at: string | null;
  /** The comment or review that started the run: it is told on its own, as the event has it. */
  readonly triggerCommentId: number | null;
}

/** Why a text is not told to the model. */
export type OmissionReason = 'trust' | 'late' | 'minimized' | 'own' | 'trigger';

/**
 * Null for a text that is told. What was written or edited once the run had started is not: whoever may start it has
 * not seen that. A second counts as after, since GitHub tells no finer time.
 */
export function omissionReason(
  words: AuthoredText,
  { minimumTrust, at, triggerCommentId }: ContextFilter,
): OmissionReason | null {
  if (words.id !== null && words.id === triggerCommentId) return 'trigger';
  if (hasOwnMarker(words.text)) return 'own';
  if (words.isMinimized) return 'minimized';
  if (at !== null && isLate(words, Date.parse(at))) return 'late';
  return isTrusted(words.association, minimumTrust) ? null : 'trust';
}

function isLate({ createdAt, editedAt }: AuthoredText, at: number): boolean {
  return Date.parse(createdAt) > at || (editedAt !== null && Date.parse(editedAt) >= at);
}

/** Counts of what was left out, in one sentence; null where nothing was. */
export function omissionSentence(reasons: readonly OmissionReason[], minimumTrust: Trust): string | null {
  const texts: readonly (readonly [OmissionReason, string])[] = [
    ['trust', `by people with less trust than ${minimumTrust}`],
    ['late', 'written or edited after the event'],
    ['minimized', 'hidden by a maintainer'],
  ];
  const counts = texts.flatMap(([reason, words]) => {
    const count = reasons.filter((one) => one === reason).length;
    return count === 0 ? [] : [`${String(count)} ${words}`];
  });
  return counts.length === 0 ? null : `Texts left out of what the model is told: ${counts.join(', ')}.`;
}
