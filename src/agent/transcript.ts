import type { RunEvent } from './events.js';

/**
 * What a transcript keeps of an event: the event with the time in milliseconds since the epoch, one line of JSON
 * each. Deltas are left out (their whole stands in `turn-end`); null for an event that is not kept.
 */
export function transcriptEntry(event: RunEvent, now: number): object | null {
  const inner = event.type === 'sub-agent' ? event.event : event;
  if (inner.type === 'text-delta' || inner.type === 'reasoning-delta') return null;
  return { at: now, ...event };
}
