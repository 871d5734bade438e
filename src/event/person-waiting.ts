import type { Event } from './types.js';

/** Events that no one started on purpose. */
const unasked: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_run', 'merge_group', 'check_suite']);

/** Whether someone who started the run waits for it. A push to a pull request asks for nothing, nor does a bot. */
export function isPersonWaiting({
  name,
  action,
  trigger: { sender },
}: Pick<Event, 'name' | 'action' | 'trigger'>): boolean {
  return sender?.isBot !== true && !unasked.has(name) && action !== 'synchronize';
}
