import { isSameLogin } from '../trigger-event.js';
import type { Event, Person } from '../types.js';
import { writerEvents } from '../writers.js';
import type { PersonToCheck } from './types.js';

const writerEventNames: ReadonlySet<string> = new Set(writerEvents);

/**
 * Everyone whose action or text starts the run must be admitted: an edited comment, a re-run, a bot that follows
 * instructions (confused deputies). `null` if the event shows a writer; empty if it shows no one. `isByItem`: the
 * item's text is the prompt.
 */
export function peopleToAsk({ name, trigger }: Event, isByItem: boolean): readonly PersonToCheck[] | null {
  const { sender, alsoBy, itemAuthor, triggerComment, run } = trigger;
  if (name === 'workflow_run') {
    if (writerEventNames.has(run?.event ?? '')) return null;
    return unique((run?.people ?? []).map((person) => asked(person, 'started the previous run')));
  }
  if (writerEventNames.has(name)) return null;
  return unique([
    asked(sender, 'caused the event'),
    ...alsoBy.map((person) => asked(person, 'started this run')),
    asked(triggerComment?.author ?? null, `wrote the ${triggerComment?.kind.replace('-', ' ') ?? 'comment'}`),
    isByItem ? asked(itemAuthor, 'wrote the issue') : null,
    ...(sender?.isBot === true ? [asked(itemAuthor, 'opened the item that the bot acted on')] : []),
  ]);
}

const asked = (person: Person | null, because: string): PersonToCheck | null =>
  person === null ? null : { person, because };

function unique(list: readonly (PersonToCheck | null)[]): readonly PersonToCheck[] {
  const known = list.filter((one) => one !== null);
  return known.filter((one, index) => known.findIndex((other) => isSameLogin(other.person, one.person)) === index);
}
