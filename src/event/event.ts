import { messageOf, UserError } from '../errors.js';
import { asRecord, isRecord } from '../parsed-json.js';
import { eventNameOf } from './event-name.js';
import { numberField, type PayloadFields, textField } from './payload.js';
import { readTriggerEvent } from './trigger-event.js';
import type { Event } from './types.js';
import { writerCheckouts } from './writers.js';

/** The runner's data about the event, as the entry points read it from the environment. Empty strings mean not set. */
export interface EventSource {
  /** GITHUB_EVENT_NAME; not set on a terminal. */
  readonly name: string | null;
  /** Text of the event file; `null` if there is none. */
  readonly payloadText: string | null;
  /** Path of the event file, for error messages. */
  readonly payloadPath: string | null;
  readonly repository: string | null;
  readonly sha: string | null;
  readonly actor: string | null;
  readonly triggeringActor?: string | null;
}

/**
 * Throws UserError `event-invalid` unless the file is a JSON object; fields of a wrong type are missing. The checkout
 * is untrusted unless the event shows otherwise: for a head elsewhere or deleted, a comment on a pull request (which
 * does not show its head), and a run started by a run of another repository.
 */
export function readEvent(source: EventSource): Event {
  const payload = source.payloadText === null ? {} : parse(source.payloadText, source.payloadPath);
  const name = nonEmpty(source.name) ?? (source.payloadText === null ? 'none' : eventNameOf(payload));
  const sha = commit(source.sha);
  return {
    name,
    action: textField(payload['action']),
    repository: repositoryOf(nonEmpty(source.repository) ?? textField(asRecord(payload['repository'])['full_name'])),
    actor: nonEmpty(source.actor) ?? textField(asRecord(payload['sender'])['login']),
    ...subjectOf(name, payload, sha),
    trigger: readTriggerEvent(payload, { actor: source.actor, triggeringActor: source.triggeringActor ?? null }),
  };
}

function parse(content: string, path: string | null): PayloadFields {
  const diagnostic = {
    code: 'event-invalid' as const,
    location: path ?? 'GITHUB_EVENT_PATH',
    hint: 'pass the event file that GitHub wrote, or one saved from a run: a JSON object',
  };
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\ufeff/, ''));
  } catch (error) {
    const found = content.trim() === '' ? 'an empty file' : messageOf(error);
    throw new UserError({ ...diagnostic, message: 'the event file is not valid JSON', found });
  }
  if (isRecord(value)) return value;
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new UserError({ ...diagnostic, message: 'the event file does not hold a JSON object', found });
}

type Subject = Pick<Event, 'item' | 'isUntrustedCheckout' | 'trustedRef' | 'headSha' | 'baseBranch'>;

function subjectOf(name: string, payload: PayloadFields, sha: string | null): Subject {
  const issue = asRecord(payload['issue']);
  if (name.startsWith('pull_request') || isRecord(payload['pull_request'])) return pullRequest(payload);
  if ((issue['pull_request'] ?? null) !== null) {
    return { item: itemOf('pull-request', issue['number']), isUntrustedCheckout: true, trustedRef: sha, headSha: null };
  }
  if (name === 'workflow_run' || isRecord(payload['workflow_run'])) return workflowRun(payload, sha);
  const item = itemOf('issue', issue['number']);
  if (fromWriters.has(name)) return { item, isUntrustedCheckout: false, trustedRef: null, headSha: sha };
  return { item, isUntrustedCheckout: true, trustedRef: sha, headSha: null };
}

const fromWriters: ReadonlySet<string> = new Set(writerCheckouts);

function pullRequest(payload: PayloadFields): Subject {
  const request = asRecord(payload['pull_request']);
  const [head, base] = [asRecord(request['head']), asRecord(request['base'])];
  return {
    item: itemOf('pull-request', request['number'] ?? payload['number']),
    isUntrustedCheckout: !sameRepository(head['repo'], base['repo']),
    trustedRef: commit(base['sha']),
    headSha: commit(head['sha']),
    baseBranch: textField(base['ref']),
  };
}

/** The finished run may have been for a fork; its pull requests are only listed if it was not. */
function workflowRun(payload: PayloadFields, sha: string | null): Subject {
  const run = asRecord(payload['workflow_run']);
  const requests: readonly unknown[] = Array.isArray(run['pull_requests']) ? run['pull_requests'] : [];
  return {
    item: requests.length === 1 ? itemOf('pull-request', asRecord(requests[0])['number']) : null,
    isUntrustedCheckout: !sameRepository(run['head_repository'], run['repository'] ?? payload['repository']),
    trustedRef: sha,
    headSha: commit(run['head_sha']),
  };
}

/** False if either is missing: the head's repository may be deleted. */
function sameRepository(head: unknown, base: unknown): boolean {
  const [one, other] = [asRecord(head), asRecord(base)];
  if (Number.isSafeInteger(one['id']) || Number.isSafeInteger(other['id'])) return one['id'] === other['id'];
  return textField(one['full_name']) !== null && one['full_name'] === other['full_name'];
}

function itemOf(kind: 'issue' | 'pull-request', number: unknown): Event['item'] {
  const known = numberField(number);
  return known === null ? null : { kind, number: known };
}

function repositoryOf(name: string | null): Event['repository'] {
  const match = /^([A-Za-z0-9-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(name ?? '');
  return match === null ? null : { owner: match[1] ?? '', name: match[2] ?? '' };
}

/** The commit is passed to git as an argument later, so only a hash is accepted. */
function commit(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value) ? value : null;
}

const nonEmpty = (value: string | null): string | null => (value === '' ? null : value);
