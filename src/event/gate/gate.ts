import { hasOwnMarker } from '../../platform/github/own-marker.js';
import { sanitizeIncoming } from '../../sanitize/incoming.js';
import type { Event } from '../types.js';
import { isMisspelled, readIssueRequest, readRequest } from './addressed.js';
import { isDenied } from './admit.js';
import { peopleToAsk } from './people.js';
import type { GateDecision, GateSettings, StartRefusal, StartRequest } from './types.js';

/** And whose permissions must be checked with the API. Pure: the check itself happens later. */
export function decideStart(event: Event, settings: GateSettings, checkout: Checkout): GateDecision {
  const request = requestOf(event, settings);
  if ('reason' in request) return refused(request);
  const refusal = filteredOut(event, settings) ?? mixedWithFork(event, settings, checkout);
  if (refusal !== null) return refused(refusal);
  if (event.name === 'workflow_run' && event.isUntrustedCheckout) {
    const denied = event.trigger.run?.people.find((person) => isDenied(person, settings));
    return denied === undefined
      ? { kind: 'open', request, ask: [] }
      : refused(refusalOf('not-permitted', `${denied.login}, who started the previous run, is named in deny-users`));
  }
  const ask = peopleToAsk(event, event.name === 'issues' && Object.keys(request).length > 0);
  if (ask === null) return { kind: 'open', request, ask: [] };
  if (ask.length === 0)
    return refused(refusalOf('not-permitted', 'the event does not show who caused it', passEventFile));
  return { kind: 'open', request, ask };
}

const refusalOf = (code: StartRefusal['code'], reason: string, hint: string | null = null): StartRefusal => ({
  ...{ code, reason, hint },
});

const refused = (refusal: StartRefusal): GateDecision => ({ kind: 'refused', refusal });

const passEventFile = 'Pass the event file of the runner.';

/** The commit that is checked out, `null` if there is none, and GITHUB_SHA: no event contains them. */
export type Checkout = Readonly<Record<'commit' | 'sha', string | null>>;

const commentEvents: ReadonlySet<string> = new Set([
  'commit_comment',
  'discussion_comment',
  'issue_comment',
  'pull_request_review',
  'pull_request_review_comment',
]);

function requestOf({ name, action, trigger }: Event, settings: GateSettings): StartRequest | StartRefusal {
  const { triggerComment } = trigger;
  if (name === 'issues') return requestOfIssue({ action, ...trigger }, settings);
  if (!commentEvents.has(name)) return {};
  if (action === 'deleted' || action === 'dismissed')
    return refusalOf('not-addressed', `the ${name === 'pull_request_review' ? 'review' : 'comment'} was ${action}`);
  if (triggerComment === null) return refusalOf('not-addressed', 'the event contains no comment', passEventFile);
  const kindName = triggerComment.kind.replace('-', ' ');
  if (hasOwnMarker(triggerComment.text))
    return refusalOf('not-addressed', `the ${kindName} is a report by Sallyport itself`);
  const request = readRequest(triggerComment.text, settings);
  if (typeof request !== 'string') return request;
  const refusal = refusalOf('not-addressed', `the ${kindName} does not address this workflow: ${request}`);
  return isMisspelled(triggerComment.text, settings) ? { ...refusal, isMisspelled: true } : refusal;
}

/** An issue is the prompt only if the workflow has none: a workflow with a prompt works on every issue. */
function requestOfIssue(
  { action, title, body }: Pick<Event, 'action'> & Pick<Event['trigger'], 'title' | 'body'>,
  settings: GateSettings,
): StartRequest | StartRefusal {
  if (settings.prompt !== null) return {};
  // Otherwise each later change of the issue would start the same run again.
  if (action !== 'opened' && action !== 'assigned' && action !== 'labeled')
    return refusalOf(
      'not-addressed',
      `the text of an issue starts a run when the issue is opened, assigned or labeled, not when it is ${action ?? 'changed'}`,
    );
  // Only what people see: a template or a quotation may hide a line that begins with the phrase.
  const request = readIssueRequest({ title: title ?? '', body: sanitizeIncoming(body ?? '') }, settings);
  if (typeof request !== 'string') return request;
  return refusalOf('not-addressed', `the issue does not address this workflow: ${request}`);
}

/** Only `labeled`, `assigned` and `review_requested` are filtered, each by its own setting. */
function filteredOut({ action, trigger }: Event, { labels, assignees }: GateSettings): StartRefusal | null {
  const labelling = action === 'labeled' || action === 'unlabeled';
  if (labelling && labels.length > 0) return filtered('labeled', action, trigger.label, labels);
  const wanted = assigneeActions[action ?? ''];
  return wanted !== undefined && assignees.length > 0
    ? filtered(wanted, action ?? '', trigger.assignee, assignees)
    : null;
}

/** Actions that start a run, and those that undo them. */
const assigneeActions: Readonly<Record<string, string>> = {
  assigned: 'assigned',
  unassigned: 'assigned',
  review_requested: 'review_requested',
  review_request_removed: 'review_requested',
};

function filtered(wanted: string, action: string, name: string | null, list: readonly string[]): StartRefusal | null {
  if (action === wanted && name !== null && includes(list, name)) return null;
  const setting = wanted === 'labeled' ? 'label-trigger' : 'assignee-trigger';
  return refusalOf(
    'event-filtered',
    `this is ${action} for ${shown(name)}, but ${setting} only lists ${list.join(', ')}`,
  );
}

const includes = (list: readonly string[], name: string): boolean =>
  list.some((listedName) => listedName.toLowerCase() === name.toLowerCase());

const shown = (name: string | null): string => (name === null ? 'an unknown name' : JSON.stringify(name));

/** Content from a fork must not be combined with the base repository's secrets unless the workflow allows it. */
function mixedWithFork(event: Event, { forks }: GateSettings, checkout: Checkout): StartRefusal | null {
  if (forks || !event.isUntrustedCheckout) return null;
  if (event.name === 'workflow_run')
    return refusalOf(
      'fork',
      'the previous run was for a fork, and this run has the secrets of the repository',
      'Set allow-forks: true if this workflow only uses validated data from the previous run.',
    );
  if (event.name !== 'pull_request_target' || checkout.commit === null) return null;
  if (checkout.commit === checkout.sha || checkout.commit === event.trustedRef) return null;
  return refusalOf(
    'fork',
    `this is pull_request_target, which has secrets, but the checked-out commit ${checkout.commit} is not the base`,
    'Check out the base, or use pull_request. Set allow-forks: true only if nothing from the checkout is executed.',
  );
}
