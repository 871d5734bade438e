import { isSameLogin } from '../trigger-event.js';
import type { Event, Person } from '../types.js';
import { writerEvents } from '../writers.js';
import type { PersonToCheck } from './types.js';

const ofWriters: ReadonlySet<string> = new Set(writerEvents);

/**
 * Everybody whose act or words start the run: all of them have to be admitted, so that nobody lends a stranger his
 * power (an edited comment, a re-run, a bot that does what it is told, a run that a stranger's comment started).
 * Null where the event itself shows that a writer caused it; empty where it does not say who did.
 */
export function peopleToAsk({ name, trigger }: Event): readonly PersonToCheck[] | null {
  const { sender, alsoBy, itemAuthor, triggerComment, run } = trigger;
  if (name === 'workflow_run') {
    if (ofWriters.has(run?.event ?? '')) return null;
    return unique((run?.people ?? []).map((person) => asked(person, 'started the run before')));
  }
  if (ofWriters.has(name)) return null;
  return unique([
    asked(sender, 'caused the event'),
    ...alsoBy.map((person) => asked(person, 'started this run')),
    asked(triggerComment?.author ?? null, `wrote the ${triggerComment?.kind.replace('-', ' ') ?? 'comment'}`),
    ...(sender?.isBot === true ? [asked(itemAuthor, 'opened the item on which the bot acted')] : []),
  ]);
}

const asked = (person: Person | null, because: string): PersonToCheck | null =>
  person === null ? null : { person, because };

function unique(list: readonly (PersonToCheck | null)[]): readonly PersonToCheck[] {
  const known = list.filter((one) => one !== null);
  return known.filter((one, index) => known.findIndex((other) => isSameLogin(other.person, one.person)) === index);
}
