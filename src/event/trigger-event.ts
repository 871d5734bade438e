import { type Fields, isObject, object, text, wholeNumber } from './payload.js';
import type { Occasion, Person, Spoken } from './types.js';

/** What the runner says besides the payload. */
export interface Runner {
  /** GITHUB_ACTOR. */
  readonly actor: string | null;
  /** GITHUB_TRIGGERING_ACTOR: who asked for a re-run, else the actor. */
  readonly triggeringActor: string | null;
}

/** Who did what. Never throws; what the payload lacks is null. */
export function readOccasion(payload: Fields, { actor, triggeringActor }: Runner): Occasion {
  const sender = personOf(payload['sender']) ?? named(actor);
  const item = object(payload['pull_request'] ?? payload['issue'] ?? payload['discussion']);
  const others = [named(actor), named(triggeringActor)].filter((person) => person !== null);
  return {
    sender,
    alsoBy: others.filter(
      (person, index) => !same(person, sender) && others.findIndex((other) => same(other, person)) === index,
    ),
    itemAuthor: personOf(item['user']),
    itemAssociation: text(item['author_association']) ?? 'NONE',
    spoken: spokenIn(payload),
    label: text(object(payload['label'])['name']),
    assignee:
      text(object(payload['assignee'])['login']) ??
      text(object(payload['requested_reviewer'])['login']) ??
      text(object(payload['requested_team'])['slug']),
    run: runOf(payload['workflow_run']),
    at: timeOf(payload, item),
    title: text(item['title']),
    body: text(item['body']),
  };
}

function spokenIn(payload: Fields): Spoken | null {
  if (isObject(payload['comment'])) {
    return spoken(isObject(payload['pull_request']) ? 'review-comment' : 'comment', payload['comment']);
  }
  return isObject(payload['review']) ? spoken('review', payload['review']) : null;
}

function spoken(kind: Spoken['kind'], words: Fields): Spoken {
  return {
    kind,
    id: wholeNumber(words['id']),
    author: personOf(words['user']),
    association: text(words['author_association']) ?? 'NONE',
    text: text(words['body']) ?? '',
  };
}

function runOf(value: unknown): Occasion['run'] {
  if (!isObject(value)) return null;
  const people = [personOf(value['actor']), personOf(value['triggering_actor'])].filter((person) => person !== null);
  const repository = object(value['head_repository']);
  const owner = text(object(repository['owner'])['login']);
  const [name, repositoryId] = [text(value['head_branch']), wholeNumber(repository['id'])];
  return {
    event: text(value['event']),
    people,
    branch: owner === null || name === null || repositoryId === null ? null : { owner, name, repositoryId },
    url: text(value['html_url']),
  };
}

/** The last change that the payload knows of what was done. */
function timeOf(payload: Fields, item: Fields): string | null {
  const words = object(payload['comment'] ?? payload['review'] ?? payload['workflow_run']);
  const times = [words['updated_at'], words['submitted_at'], words['created_at'], item['updated_at']];
  return times.map(text).find((time) => time !== null && !Number.isNaN(Date.parse(time))) ?? null;
}

function personOf(value: unknown): Person | null {
  const login = text(object(value)['login']);
  if (login === null) return null;
  return { login, isBot: object(value)['type'] === 'Bot' || isBotName(login) };
}

const named = (login: string | null): Person | null =>
  login === null || login === '' ? null : { login, isBot: isBotName(login) };

/** No person can have brackets in a login. */
const isBotName = (login: string): boolean => /\[bot\]$/i.test(login);

/** Logins do not tell case apart. */
export function same(one: Person | null, other: Person | null): boolean {
  return one !== null && other !== null && one.login.toLowerCase() === other.login.toLowerCase();
}
