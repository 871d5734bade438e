import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../../src/agent/events.js';
import { createEndReminders } from '../../../src/job/conversation/end-reminders.js';
import { playJob } from '../../doubles/job.js';
import { aModel, aModelError, say } from '../../doubles/model.js';
import { aFolder } from '../../doubles/place.js';

const coverage = { files: 61, missing: ['src/a.ts', 'src/b.ts', 'package-lock.json'] };
const ended = (name: string, input: object, isChange = false): RunEvent => ({
  type: 'tool-end',
  result: {
    ...{ call: { id: '1', name, input }, status: 'done', label: '', isError: false, durationMs: 1 },
    ...{ parts: [{ type: 'text', text: 'ok' }], changes: isChange ? [{ path: '/w/a', kind: 'modified' }] : [] },
  },
});
const npmTest = ended('Bash', { command: 'npm test' });
const edit = ended('Edit', { file_path: 'a' }, true);
const textsAfter = (events: readonly RunEvent[], given: Partial<Parameters<typeof createEndReminders>[0]> = {}) => {
  const reminders = createEndReminders({ coverage: null, isReview: true, ...given });
  for (const event of events) reminders.onEvent(event);
  const texts = reminders.beforeEnd().map((attachment) => ('text' in attachment ? attachment.text : ''));
  // Each is given once.
  expect(reminders.beforeEnd()).toEqual([]);
  return texts.join(' ');
};

describe('before its answer ends the job, the model is reminded', () => {
  test.each<[string, readonly RunEvent[], boolean]>([
    ['of a change after the last check', [npmTest, edit], true],
    ['nothing of a check after the last change', [edit, npmTest], false],
    ['nothing if there was no check', [edit], false],
    ['nothing if nothing changed', [npmTest], false],
  ])('%s', (_, events, isTold) => {
    expect(textsAfter(events).includes('You changed files after the last check.')).toBe(isTold);
  });

  test.each<[string, readonly RunEvent[], Partial<Parameters<typeof createEndReminders>[0]>, string]>([
    ['of changed files that it has not seen', [], {}, 'You have seen 58 of 61 changed files'],
    ['how many it opened', [ended('Read', { file_path: 'src/a.ts' })], {}, 'You have seen 59 of 61 changed files'],
    ['nothing if the task is not a review', [], { isReview: false }, ''],
    ['nothing if only a lock file is left', [], { coverage: { ...coverage, missing: ['package-lock.json'] } }, ''],
    ['nothing if it changed files', [edit], {}, ''],
  ])('%s', (_, events, given, words) => {
    const text = textsAfter(events, { coverage, ...given });
    if (words === '') expect(text).toBe('');
    else expect(text).toContain(words);
  });
});

const scriptEnd = [{ type: 'error', modelError: aModelError({ kind: 'script', retryable: false }) }] as const;

describe('a reminded job', () => {
  const reminders = () => createEndReminders({ coverage, isReview: true });

  test('continues once, and ends with the next answer', async () => {
    const turns = [say('Nothing to report.'), say('Nothing in the two files either.')];
    const { model, requests } = aModel(turns);
    const { result } = await playJob(aFolder(), [], { model, reminders: reminders() });
    expect(result).toMatchObject({ conclusion: 'success', text: 'Nothing in the two files either.', turns: 2 });
    expect(JSON.stringify(requests[1]?.messages)).toContain('You have seen 58 of 61 changed files');
  });

  test('ends with the first answer of a script that has no other', async () => {
    const { result } = await playJob(aFolder(), [say('Nothing to report.'), scriptEnd], { reminders: reminders() });
    expect(result).toMatchObject({ conclusion: 'success', text: 'Nothing to report.' });
  });
});
