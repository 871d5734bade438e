import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/event/event.js';
import { eventNameOf } from '../../../src/event/event-name.js';
import { decideStart } from '../../../src/event/gate/gate.js';
import type { GateSettings } from '../../../src/event/gate/types.js';

interface Webhook {
  readonly name: string;
  readonly examples: readonly { readonly action?: string }[];
}

/** GitHub's own examples of what it sends, by event. */
const file = resolve(import.meta.dirname, '../../../node_modules/@octokit/webhooks-examples/api.github.com/index.json');
const webhooks = JSON.parse(readFileSync(file, 'utf8')) as readonly Webhook[];

const settings: GateSettings = {
  ...{ triggerPhrase: '@sallyport', labels: [], assignees: [], deniedUsers: [], users: [], bots: [] },
  ...{ permission: 'write', forks: false, prompt: 'prompt' },
};

/** What becomes of the examples of one event, each outcome once. */
function outcomes({ name, examples }: Webhook): readonly string[] {
  const shown = examples.map((payload) => {
    const event = readEvent({
      ...{ name, payloadText: JSON.stringify(payload), payloadPath: null },
      ...{ repository: null, sha: 'a'.repeat(40), actor: null },
    });
    const decision = decideStart(event, settings, { commit: null, sha: 'a'.repeat(40) });
    if (decision.kind === 'refused') return decision.refusal.reason;
    return decision.ask.length === 0 ? 'no one is checked' : 'someone is checked';
  });
  return [...new Set(shown)].sort();
}
const unaddressed = (what: string) => `the ${what} does not address this workflow: it does not begin with @sallyport`;
const asked = ['someone is checked'];
const free = ['no one is checked'];

/** Events that no person causes; every other event checks someone. */
const others: Readonly<Record<string, readonly string[]>> = {
  branch_protection_rule: free,
  commit_comment: [unaddressed('comment')],
  create: free,
  delete: free,
  deployment: free,
  deployment_status: free,
  discussion_comment: [unaddressed('comment'), 'the comment was deleted'],
  issue_comment: [unaddressed('comment'), 'the comment was deleted'],
  label: free,
  merge_group: free,
  milestone: free,
  page_build: free,
  pull_request_review: [
    `${unaddressed('review')}; set trigger-phrase: "*" to start on every one, also without a text`,
    'the review was dismissed',
  ],
  pull_request_review_comment: ['the comment was deleted', unaddressed('review comment')],
  push: free,
  release: free,
  repository_dispatch: free,
  security_advisory: ['the event does not show who caused it'],
  workflow_dispatch: free,
  workflow_run: free,
};

describe("GitHub's examples of events", () => {
  test.each(
    webhooks.map((webhook) => [webhook.name, webhook] as const),
  )("GitHub's examples of events: %s", (name, webhook) => {
    expect(outcomes(webhook)).toEqual(others[name] ?? asked);
  });

  test('the examples contain every event of the table', () => {
    const names = webhooks.map(({ name }) => name);
    expect(Object.keys(others).filter((name) => !names.includes(name))).toEqual([]);
  });

  const nameless = 'unknown';
  /** What starts no workflow, or has nothing of its own, keeps no name. */
  const known: ReadonlySet<string> = new Set(
    [
      'branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_review',
      'deployment_status discussion discussion_comment fork gollum issue_comment issues label merge_group milestone',
      'page_build pull_request pull_request_review pull_request_review_comment pull_request_review_thread push release',
      'repository_dispatch status workflow_dispatch workflow_job workflow_run',
    ].flatMap((line) => line.split(' ')),
  );
  test.each(
    webhooks.map((webhook) => [webhook.name, webhook] as const),
  )('the event %s is recognized without its name', (name, webhook) => {
    const names = webhook.examples.map((payload) => eventNameOf(payload as Record<string, unknown>));
    expect([...new Set(names)]).toEqual([known.has(name) ? name : nameless]);
  });

  test.each([
    'issue_comment',
    'pull_request_review',
    'pull_request_review_comment',
    'commit_comment',
    'discussion_comment',
  ])('%s starts a run if the comment begins with the trigger phrase', (name) => {
    const words = name === 'pull_request_review' ? 'review' : 'comment';
    const examples = (webhooks.find((one) => one.name === name)?.examples ?? []) as readonly (Record<string, object> & {
      readonly action?: string;
    })[];
    const open = examples
      .filter(({ action }) => action !== 'deleted' && action !== 'dismissed')
      .map((payload) => ({ ...payload, [words]: { ...payload[words], body: '@sallyport go' } }));
    expect(outcomes({ name, examples: open })).toEqual(asked);
  });
});
