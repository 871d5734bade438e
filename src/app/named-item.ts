import type { Workspace } from '../context/run-context.js';
import { rethrowUnless, UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import { readConnection } from '../platform/github/connections.js';
import { createGitHubReader } from '../platform/github/read/read-api.js';
import { readItemKind } from '../platform/github/read/read-start.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Inputs } from '../settings/inputs.js';
import { failUnavailable } from '../start/github-unavailable.js';

/** Events without an issue or pull request of their own, which only people with write access and GitHub itself cause. */
const withoutItem: ReadonlySet<string> = new Set(['none', 'repository_dispatch', 'schedule', 'workflow_dispatch']);

/** Its text is read later. Rejects with UserError `setting-invalid` or `github-unavailable`. */
export async function withNamedItem(
  workspace: Workspace,
  { settings }: Inputs,
  hostEnvironment: HostEnvironment,
): Promise<Workspace> {
  const { event } = workspace;
  const number = settings?.item;
  if (settings === null || number === undefined || event.item?.number === number) return workspace;
  if (!withoutItem.has(event.name)) {
    throw invalid(number, `the event ${event.name} does not let the workflow choose its item`, onlyOn);
  }
  const token = settings['github-token'];
  if (token === undefined || event.repository === null) {
    throw invalid(number, 'the item cannot be read without a token and a repository', 'pass github-token');
  }
  try {
    const reader = createGitHubReader(readConnection(token, hostEnvironment), 1);
    const kind = await readItemKind(reader, event.repository, number);
    return kind === null ? workspace : { ...workspace, event: withItem(event, { kind, number }) };
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    if (error.status !== 404 && error.status !== 410) failUnavailable('the item of the run is unknown', error);
    throw invalid(number, 'the repository has no such issue or pull request', 'name one that exists');
  }
}

const onlyOn =
  "set item only on workflow_dispatch, repository_dispatch and schedule, such as item: ${{ inputs.number }}; it may be empty on the workflow's other events";

function invalid(number: number, message: string, hint: string): UserError {
  return new UserError({ code: 'setting-invalid', location: 'item', message, found: String(number), hint });
}

/** A pull request's files are data, while the workflow's commit stays trusted; on a terminal, the working tree is. */
function withItem(event: Event, item: NonNullable<Event['item']>): Event {
  if (item.kind === 'issue' || event.name === 'none') return { ...event, item };
  return {
    ...event,
    item,
    isUntrustedCheckout: true,
    trustedRef: event.trustedRef ?? event.headSha,
    headSha: null,
  };
}
