import { expect, test } from 'vitest';
import { isPersonWaiting } from '../../src/event/person-waiting.js';
import { readTriggerEvent } from '../../src/event/trigger-event.js';

test.each<[string, string | null, string, boolean]>([
  ['issue_comment', 'created', 'wendy', true],
  ['pull_request', 'opened', 'wendy', true],
  ['pull_request', 'labeled', 'wendy', true],
  ['workflow_dispatch', null, 'wendy', true],
  ['pull_request', 'synchronize', 'wendy', false],
  ['pull_request', 'opened', 'renovate[bot]', false],
  ['push', null, 'wendy', false],
  ['schedule', null, 'wendy', false],
])('%s (%s) by %s: someone waits for the run = %j', (name, action, login, expected) => {
  const trigger = readTriggerEvent({ sender: { login } }, { actor: null, triggeringActor: null });
  expect(isPersonWaiting({ name, action, trigger })).toBe(expected);
});
