import type { Event } from './types.js';

/** The event and its item for the model, without any text from outside contributors. `null` on a terminal. */
export function describeEvent(event: Event): string | null {
  if (event.name === 'none') return null;
  const action = event.action === null ? '' : ` (${event.action})`;
  const repository =
    event.repository === null ? '' : ` in the repository ${event.repository.owner}/${event.repository.name}`;
  const item =
    event.item === null
      ? ''
      : `, on ${event.item.kind === 'issue' ? 'issue' : 'pull request'} #${String(event.item.number)}`;
  return `This job was started by the event ${event.name}${action}${repository}${item}.`;
}
