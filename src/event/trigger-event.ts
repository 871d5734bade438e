import { asRecord, isRecord } from '../parsed-json.js';
import { numberField, type PayloadFields, textField } from './payload.js';
import type { Person, ReviewPosition, TriggerComment, TriggerEvent } from './types.js';

/** Never throws; what the payload lacks is `null`. `triggeringActor` requested a re-run, else is the actor. */
export function readTriggerEvent(
  payload: PayloadFields,
  { actor, triggeringActor }: Readonly<Record<'actor' | 'triggeringActor', string | null>>,
): TriggerEvent {
  const sender = personOf(payload['sender']) ?? named(actor);
  const item = asRecord(payload['pull_request'] ?? payload['issue'] ?? payload['discussion']);
  const others = [named(actor), named(triggeringActor)].filter((person) => person !== null);
  return {
    sender,
    alsoBy: others.filter(
      (person, index) =>
        !isSameLogin(person, sender) && others.findIndex((other) => isSameLogin(other, person)) === index,
    ),
    itemAuthor: personOf(item['user']),
    itemAssociation: textField(item['author_association']) ?? 'NONE',
    triggerComment: triggerCommentOf(payload),
    label: textField(asRecord(payload['label'])['name']),
    assignee:
      textField(asRecord(payload['assignee'])['login']) ??
      textField(asRecord(payload['requested_reviewer'])['login']) ??
      textField(asRecord(payload['requested_team'])['slug']),
    run: runOf(payload['workflow_run']),
    at: timeOf(payload, item),
    title: textField(item['title']),
    body: textField(item['body']),
  };
}

function triggerCommentOf(payload: PayloadFields): TriggerComment | null {
  if (isRecord(payload['comment'])) {
    return triggerCommentFrom(isRecord(payload['pull_request']) ? 'review-comment' : 'comment', payload['comment']);
  }
  return isRecord(payload['review']) ? triggerCommentFrom('review', payload['review']) : null;
}

function triggerCommentFrom(kind: TriggerComment['kind'], source: PayloadFields): TriggerComment {
  const thread = kind === 'review-comment' ? numberField(source['in_reply_to_id'] ?? source['id']) : null;
  return {
    kind,
    id: numberField(source['id']),
    ...(thread === null ? {} : { thread }),
    author: personOf(source['user']),
    association: textField(source['author_association']) ?? 'NONE',
    text: textField(source['body']) ?? '',
    position: kind === 'review-comment' ? positionOf(source) : null,
  };
}

/** The payload has no lines for a comment on a whole file, and only the original ones for an outdated comment. */
function positionOf(source: PayloadFields): ReviewPosition | null {
  const path = textField(source['path']);
  if (path === null) return null;
  return {
    path,
    line: numberField(source['line']),
    startLine: numberField(source['start_line']),
    side: source['side'] === 'LEFT' ? 'LEFT' : 'RIGHT',
    hunk: textField(source['diff_hunk']) ?? '',
  };
}

const failures: ReadonlySet<string> = new Set(['failure', 'startup_failure', 'timed_out']);

function runOf(value: unknown): TriggerEvent['run'] {
  if (!isRecord(value)) return null;
  const people = [personOf(value['actor']), personOf(value['triggering_actor'])].filter((person) => person !== null);
  const repository = asRecord(value['head_repository']);
  const owner = textField(asRecord(repository['owner'])['login']);
  const [name, repositoryId] = [textField(value['head_branch']), numberField(repository['id'])];
  return {
    event: textField(value['event']),
    hasFailed: failures.has(textField(value['conclusion']) ?? ''),
    people,
    branch: owner === null || name === null || repositoryId === null ? null : { owner, name, repositoryId },
    url: textField(value['html_url']),
  };
}

/** The latest time that the payload has for the action. */
function timeOf(payload: PayloadFields, item: PayloadFields): string | null {
  const source = asRecord(payload['comment'] ?? payload['review'] ?? payload['workflow_run']);
  const times = [source['updated_at'], source['submitted_at'], source['created_at'], item['updated_at']];
  return times.map(textField).find((time) => time !== null && !Number.isNaN(Date.parse(time))) ?? null;
}

function personOf(value: unknown): Person | null {
  const login = textField(asRecord(value)['login']);
  if (login === null) return null;
  return { login, isBot: asRecord(value)['type'] === 'Bot' || isBotName(login) };
}

const named = (login: string | null): Person | null =>
  login === null || login === '' ? null : { login, isBot: isBotName(login) };

/** Users cannot have brackets in their login. */
const isBotName = (login: string): boolean => /\[bot\]$/i.test(login);

/** Logins are case-insensitive. */
export function isSameLogin(one: Person | null, other: Person | null): boolean {
  return one !== null && other !== null && one.login.toLowerCase() === other.login.toLowerCase();
}
