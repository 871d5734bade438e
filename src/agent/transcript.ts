import type { RunEvent } from './events.js';

/**
 * The transcript entry of an event: the event with the time in milliseconds since the epoch, one line of JSON per
 * event. `null` for deltas, whose full text is in `turn-end`.
 */
export function transcriptEntry(event: RunEvent, now: number): object | null {
  const inner = event.type === 'sub-agent' ? event.event : event;
  if (inner.type === 'text-delta' || inner.type === 'reasoning-delta' || inner.type === 'command-output') return null;
  return { at: now, ...event };
}
