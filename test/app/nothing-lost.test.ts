import { describe, expect, test } from 'vitest';
import { aHostedPull, runOnComment } from '../doubles/pull-request-run.js';

const list = { tool: 'Glob', input: { pattern: '**/*' } };
const answer = [{ say: 'The second line is wrong.' }];
const endless = [{ calls: [list] }, { calls: [list] }, { say: 'Too late.' }];

describe('nothing false and nothing lost', () => {
  test('a failed run keeps the last good result in the comment and puts its reason above, until there is a new one', async () => {
    const pull = await aHostedPull();
    const settings = { progress: 'true', 'max-turns': '1' };
    await runOnComment(pull, { turns: answer });
    const failed = await runOnComment(pull, { turns: endless, settings });
    expect(failed.outcome.outputs['conclusion'], failed.log).toBe('budget');
    expect(failed.comments).toHaveLength(1);
    expect(failed.comments[0]).toMatch(
      /^<!-- sallyport:\S+ -->\n> 🪙 \*\*\[A later run\]\(\S+\) at `\w{7}` has no result\.\*\* Stopped: budget exhausted\. max-turns/,
    );
    expect(failed.comments[0]).toContain('The second line is wrong.');
    const again = await runOnComment(pull, { turns: endless, settings });
    expect(again.comments[0]?.match(/A later run/g)).toHaveLength(1);
    const renewed = await runOnComment(pull, { turns: [{ say: 'Now it is right.' }] });
    expect(renewed.comments[0]).toContain('Now it is right.');
    expect(renewed.comments[0]).not.toContain('The second line is wrong.');
    expect(renewed.comments[0]).not.toContain('A later run');
    expect(failed.log).toMatch(/^::error::Stopped: budget exhausted\. max-turns \(1\) was reached\./m);
  }, 30_000);

  test.each<[string, readonly object[], Readonly<Record<string, string>>, string]>([
    ['no-output', [{ say: '' }], {}, 'Ended without an answer. The model ended without'],
    [
      'denied',
      [{ calls: [{ tool: 'Bash', input: { command: 'npm test' } }] }, { say: 'No.' }],
      { 'on-denied': 'fail' },
      'Failed: calls were refused. ',
    ],
    [
      'incomplete',
      [{ calls: [{ tool: 'ReportIncomplete', input: { reason: 'The tests cannot run.' } }] }, { say: 'Done.' }],
      {},
      'Ended before the work was done. The model reports that the work is not done: The tests',
    ],
    ['config-error', [{ fail: { status: 401, times: 9 } }], {}, 'Failed: invalid configuration. '],
    ['provider-error', [{ fail: { status: 400, times: 9 } }], {}, 'Failed: the model could not be used. '],
  ])('a run that ends as %s has an error annotation with its reason', async (conclusion, turns, settings, text) => {
    const { outcome, log, comments } = await runOnComment(await aHostedPull(), { turns, settings });
    expect(outcome.outputs['conclusion'], log).toBe(conclusion);
    expect(log.match(/^::error::.*$/gm)).toEqual([expect.stringContaining(text) as string]);
    expect(comments[0]).toMatch(/\n### \S+ (?:Ended|Failed)/);
  });

  test.each([
    ['report', 0],
    ['fail', 1],
  ])('a write that could not be recorded is a row and in the headline; with on-failed-write %s the exit code is %i', async (how, exitCode) => {
    const { outcome, log, comments } = await runOnComment(await aHostedPull(), {
      turns: [
        { calls: [{ tool: 'Write', input: { file_path: '.github/workflows/ci.yml', content: 'on: push\n' } }] },
        { calls: [{ tool: 'PushToPullRequest', input: { title: 'Fix CI' } }] },
        { say: 'I have pushed the fix.' },
      ],
      settings: { allow: 'PushToPullRequest\nWrite(.github/workflows/ci.yml)', 'on-failed-write': how },
    });
    expect(outcome.exitCode, log).toBe(exitCode);
    expect(JSON.parse(outcome.outputs['writes'] ?? '')).toMatchObject([
      {
        what: 'PushToPullRequest Fix CI',
        outcome: 'failed',
        note: expect.stringContaining('.github/workflows/ci.yml (protected)') as string,
      },
    ]);
    expect(comments[0]).toContain('### ⚠️ The changes could not be pushed');
    expect(log.includes('::error::1 write failed')).toBe(exitCode === 1);
  });

  test('a result that could not be posted is a row, and the headline of the summary names it', async () => {
    const pull = await aHostedPull({
      failures: [{ method: 'POST', path: '/issues/7/comments', status: 403, message: 'no' }],
    });
    const { outcome, summary, log } = await runOnComment(pull, {
      turns: answer,
      settings: { 'on-failed-write': 'fail' },
    });
    expect(outcome.exitCode, log).toBe(1);
    expect(summary).toContain('⚠️ Finished, 1 write failed');
    expect(JSON.parse(outcome.outputs['writes'] ?? '')).toMatchObject([{ what: 'Result comment', outcome: 'failed' }]);
  });
});
