import { hasOwnMarker } from '../../platform/github/own-marker.js';
import type { AuthoredText } from '../../platform/github/read/conversation-types.js';
import { isTrusted } from './trust.js';
import type { Trust } from './types.js';

export interface ContextFilter {
  readonly minimumTrust: Trust;
  /** ISO time of the event. `null` if the event has none; then no text counts as too late. */
  readonly at: string | null;
  /** The comment or review that started the run. It has a section of its own, with the text from the event. */
  readonly triggerCommentId: number | null;
}

/** Why a text is left out of the model's input. */
export type OmissionReason = 'trust' | 'late' | 'minimized' | 'own' | 'trigger' | 'resolved';

/** `null` if included. Text newer than the start is not: the starter has not seen it. GitHub's times are in seconds. */
export function omissionReason(
  text: AuthoredText,
  { minimumTrust, at, triggerCommentId }: ContextFilter,
): OmissionReason | null {
  if (text.id !== null && text.id === triggerCommentId) return 'trigger';
  if (hasOwnMarker(text.text)) return 'own';
  if (text.isMinimized) return 'minimized';
  if (at !== null && isLate(text, Date.parse(at))) return 'late';
  return isTrusted(text.association, minimumTrust) ? null : 'trust';
}

function isLate({ createdAt, editedAt }: AuthoredText, at: number): boolean {
  return Date.parse(createdAt) > at || (editedAt !== null && Date.parse(editedAt) >= at);
}

/** One sentence with the number of omitted texts per reason; `null` if none was omitted. */
export function omissionSentence(reasons: readonly OmissionReason[], minimumTrust: Trust): string | null {
  const texts: readonly (readonly [OmissionReason, string])[] = [
    ['trust', `by authors with less trust than ${minimumTrust}`],
    ['late', 'written or edited after the event'],
    ['minimized', 'hidden by a maintainer'],
    ['resolved', 'in resolved review threads'],
  ];
  const counts = texts.flatMap(([reason, text]) => {
    const count = reasons.filter((other) => other === reason).length;
    return count === 0 ? [] : [`${String(count)} ${text}`];
  });
  return counts.length === 0 ? null : `Texts omitted from the model's context: ${counts.join(', ')}.`;
}
