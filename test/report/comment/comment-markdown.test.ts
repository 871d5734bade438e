import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/job/result/types.js';
import { commentBody } from '../../../src/report/comment/comment.js';
import { createReport, type ReportOptions } from '../../../src/report/report.js';
import { withAnswer } from '../../../src/report/sanitizer.js';
import type { Denial } from '../../../src/tools/call-result.js';
import type { Finding } from '../../../src/tools/self-report/types.js';

const commit = '51ff6a3c0ffee51ff6a3c0ffee51ff6a3c0ffee5';

const result: Result = {
  conclusion: 'success',
  code: 'answered',
  reason: 'The model answered.',
  text: 'Yes: `average` is safe.',
  model: 'test/model',
  prompt: 'review.toml',
  denials: [],
  changes: [],
  requests: [],
  notices: [],
  usage: { inputTokens: 1_900, outputTokens: 100, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: 0.0123,
  turns: 2,
  toolCalls: 3,
  durationMs: 12_000,
  transcriptPath: '/home/runner/t.jsonl',
};

const denial: Denial = {
  tool: 'Bash',
  label: 'npm test',
  stage: 'permission',
  rule: null,
  reason: 'No rule allows npm.',
  suggest: ['Bash(npm test)'],
  origin: 'model',
};

const finding = (severity: Finding['severity'], line: number, title: string): Finding => ({
  path: 'src/sum.js',
  line,
  severity,
  title,
  message: 'It is <b>wrong</b> @wendy.',
});

const redact = (text: string) => text;

const body = (more: Partial<Result> = {}, options: Partial<ReportOptions> = {}, existing: string | null = null) => {
  const ended = { ...result, ...more };
  const report = createReport(ended, {
    redact,
    links: { run: 'https://github.com/octo/demo/actions/runs/1', reportPath: '/home/runner/r.md', onRunner: true },
    subject: { commit, requestedBy: 'wendy' },
    ...options,
  });
  const answered = withAnswer(report, ended.text, { redact, outgoing: { hosts: ['github.com'], mentions: [] } });
  return commentBody(answered, '<!-- m -->', existing).replace(/<!-- sallyport-result[^>]*-->\n/, '');
};

describe('the comment for readers of the pull request', () => {
  test('an answer has no heading, and one closing line', () => {
    expect(body()).toBe(
      [
        '<!-- m -->',
        'Yes: `average` is safe.',
        '',
        '<details><summary>Run: 2,000 tokens · $0.01 · 12.0 s</summary>',
        '',
        '`test/model` · prompt `review.toml` · 2 turns · 3 tool calls · 1,900 tokens in · 100 out · $0.01 · 12.0 s',
        '',
        '</details>',
        '',
        '<sub>Sallyport · at `51ff6a3` · requested by wendy · [run](https://github.com/octo/demo/actions/runs/1)</sub>',
        '',
      ].join('\n'),
    );
  });

  test('on an issue of an outside contributor there is nothing about the run', () => {
    const subject = { commit, requestedBy: null, isFromOutside: true } as const;
    expect(body({}, { subject })).not.toContain('<details>');
    expect(body({}, { subject })).toContain('Yes: `average` is safe.');
  });

  test('only a comment with findings says how many of the changed files were read', () => {
    const subject = { commit, requestedBy: null, coverage: { files: 14, missing: ['a.ts', 'yarn.lock'] } };
    const requests = [{ kind: 'findings', findings: [finding('error', 2, 'Off by one')] }] as const;
    expect(body({ requests }, { subject })).toContain(
      '<sub>12 of 14 changed files read (1 lock file skipped) · Sallyport',
    );
    expect(body({}, { subject })).not.toContain('changed files read');
  });

  test.each<[string, Parameters<typeof body>[0], string | null, string, boolean]>([
    [
      'with findings',
      { requests: [{ kind: 'findings', findings: [finding('error', 2, 'Off by one')] }] },
      'wendy',
      'a.ts',
      true,
    ],
    ['by a command for reviews', { prompt: '.sallyport/commands/review.md' }, 'wendy', 'a.ts', true],
    ['that no one asked for in a comment', {}, null, 'a.ts', true],
    ['that left out a lock file', { prompt: '.sallyport/commands/review.md' }, null, 'yarn.lock', false],
  ])('a review %s says first if it has not seen all changed files', (_, result, requestedBy, missing, isShown) => {
    const text = body(result, { subject: { commit, requestedBy, coverage: { files: 61, missing: [missing] } } });
    expect(text.split('\n')[1]?.includes('60 of 61 changed files seen')).toBe(isShown);
  });

  test('findings come first, the most severe at the top, in a numbered list', () => {
    const findings = [finding('note', 9, 'Intended?'), finding('error', 2, 'Starts at 1')];
    const text = body({ text: '', requests: [{ kind: 'findings', findings }] });
    expect(text.split('\n').slice(1, 5)).toEqual([
      '### Sallyport review of `51ff6a3` · 1 error, 1 note',
      '',
      '1. ❌ **[`src/sum.js:2`](https://github.com/octo/demo/blob/51ff6a3c0ffee51ff6a3c0ffee51ff6a3c0ffee5/src/sum.js#L2)** Starts at 1. It is &lt;b>wrong&lt;/b> @&#8203;wendy.',
      '2. 💬 **[`src/sum.js:9`](https://github.com/octo/demo/blob/51ff6a3c0ffee51ff6a3c0ffee51ff6a3c0ffee5/src/sum.js#L9)** Intended? It is &lt;b>wrong&lt;/b> @&#8203;wendy.',
    ]);
  });

  test.each<[claim: string, more: Partial<Result>, first: string]>([
    ['a timeout is in the heading', { conclusion: 'timeout', reason: 'Out of time.' }, '### ⏰ Stopped: out of time'],
    [
      'a run that was allowed nothing is marked',
      { denials: [denial], toolCalls: 1 },
      '### ⚠️ Finished, but its only call was refused',
    ],
    ['one refused call among others is not', { denials: [denial] }, 'Yes: `average` is safe.'],
  ])('%s', (_, more, first) => {
    expect(body(more).split('\n')[1]).toBe(first);
  });

  test.each([
    'no-output',
    'denied',
    'incomplete',
    'budget',
    'timeout',
    'provider-error',
    'cancelled',
  ] as const)('a run that ends as %s has one line above the last good result', (conclusion) => {
    const good = '<!-- m -->\n<!-- sallyport-result -->\nThe last review.\n';
    const lines = body({ conclusion, reason: 'A reason.' }, {}, good).split('\n');
    expect(lines[1]).toMatch(
      /^> \S+ \*\*\[A later run\].* has no result\.\*\* .*A reason\. Below is the last result\.$/,
    );
    expect(lines.slice(2)).toEqual(['', 'The last review.', '']);
  });

  test('what concerns the workflow is collapsed', () => {
    const text = body({ denials: [denial], notices: ['Mind the gap.'] });
    const [visible = '', collapsed = ''] = text.split('<details>');
    expect(visible).not.toMatch(/npm test|Mind the gap/);
    expect(collapsed).toContain('<summary>Run: 1 call refused · 1 notice · 2,000 tokens · $0.01 · 12.0 s</summary>');
    expect(collapsed).toContain('allow: |\n  Bash(npm test)');
    expect(collapsed).toContain('- Mind the gap.');
  });

  test('paths of the runner and unknown prices are not in it', () => {
    const text = body({ costUsd: null, denials: [denial] });
    expect(text).not.toMatch(/\/home\/runner|price/);
  });

  test('only writes that did not happen as requested are outside the collapsed part', () => {
    const writes = [
      { what: 'Label bug', outcome: 'created', url: null, note: '' },
      { what: 'Comment on #3', outcome: 'failed', url: null, note: 'GitHub said no.' },
    ] as const;
    const [visible = '', collapsed = ''] = body({}, { writes }).split('<details>');
    expect(visible).toContain('| `Comment on #3` | ❌ failed | GitHub said no. |');
    expect(visible).not.toContain('Label bug');
    expect(collapsed).toContain('| `Label bug` | ✅ posted |  |');
  });

  const url = 'https://github.com/octo/demo/commit/abc1234';
  const push = {
    ...{ what: 'PushToPullRequest Fix it', outcome: 'created' as const, url, branch: 'topic', commit: 'abc1234' },
    note: 'Commit abc1234 on topic. …',
    details:
      'Rebased onto 1234567. The checks wait for approval: https://github.com/octo/demo/pull/7 (not https://evil.example/x)',
  } as const;

  test('a commit is the heading, with a link to it, and the state of its checks follows the answer', () => {
    expect(
      body({}, { writes: [push] })
        .split('\n')
        .slice(1, 6),
    ).toEqual([
      `### Fix it · [\`abc1234\`](${url}) on \`topic\``,
      '',
      'Yes: `average` is safe.',
      '',
      'Rebased onto 1234567. [The checks wait for approval](https://github.com/octo/demo/pull/7). (not `https://evil.example/x`)',
    ]);
  });

  test.each([
    ['No runs: none start on `push`.', 'No runs: none start on `push`.'],
    ['A`B: https://github.com/octo/demo/x', '[A\\`B](https://github.com/octo/demo/x).'],
    [
      'Enable it. [an-id] Open it here: https://github.com/octo/demo/x',
      'Enable it. \\[an-id\\] [Open it here](https://github.com/octo/demo/x).',
    ],
  ])('the note %j is %j for readers', (note, shown) => {
    expect(body({}, { writes: [{ ...push, details: note }] }).split('\n')[5]).toBe(shown);
  });

  test('words that a note of a write quotes are code', () => {
    const note = 'The job needs `contents: write`.';
    const text = body({}, { writes: [{ what: 'Label bug', outcome: 'failed', url: null, note }] });
    expect(text).toContain(`| ❌ failed | ${note} |`);
  });

  test('coverage of no files leaves no gap in the last line', () => {
    const subject = { commit, requestedBy: null, coverage: { files: 0, missing: [] } };
    const text = body({ requests: [{ kind: 'findings', findings: [finding('note', 1, 'x')] }] }, { subject });
    expect(text.split('\n').at(-2)).toMatch(/^<sub>Sallyport/);
  });

  test('what was opened is a link, without the name of a tool', () => {
    const pages = ['PullRequest Fix it', 'Issue Stale docs'].map(
      (what, index) =>
        ({ what, outcome: 'created', url: `https://github.com/octo/demo/x/${index}`, note: '' }) as const,
    );
    expect(body({}, { writes: pages }).split('<details>')[0]).toContain(
      '- Pull request [Fix it](https://github.com/octo/demo/x/0)\n- Issue [Stale docs](https://github.com/octo/demo/x/1)',
    );
  });

  test('after a failed commit the reason comes first, and the answer, which may claim the commit, is collapsed', () => {
    const lost = {
      ...push,
      outcome: 'failed',
      note: 'Nothing was pushed: others did. The patch is in a comment.',
      details: 'Nothing was pushed: others did.',
      code: 'patch-in-comment',
    } as const;
    const canceled = { what: 'Comment', outcome: 'withheld', url: null, note: '', code: 'canceled' } as const;
    const text = body({ text: 'I pushed the fix.' }, { writes: [lost, canceled] });
    const [visible = '', answer = ''] = text.split('<details>');
    expect(visible.split('\n').slice(1, -1)).toEqual([
      '### ⚠️ The changes could not be pushed',
      '',
      `Nothing was pushed: others did. [The patch is in a comment](${url}).`,
      '',
      'Canceled with it: `Comment`.',
      '',
    ]);
    expect(answer).toBe('<summary>The answer, written before</summary>\n\nI pushed the fix.\n\n</details>\n\n');
  });

  test('a patch that the result has to contain is whole and comes before the answer', () => {
    const note =
      'Nothing was pushed: others did. The patch is in the result. What was pushed since: https://x.example/y';
    const details = 'Nothing was pushed: others did. What was pushed since: https://x.example/y';
    const lost = { ...push, outcome: 'failed', note, details, code: 'patch-in-result' } as const;
    const diff = `--- a/x\n+++ b/x\n@@ -1 +1 @@\n-1\n+${'2'.repeat(30_000)}\n`;
    const changes = [{ path: 'x', kind: 'modified', added: 1, removed: 1, diff }] as const;
    const text = body({ text: 'I pushed the fix.', changes }, { writes: [lost] });
    expect(text).toContain(`git apply --3way\`:\n\n\`\`\`diff\n${diff}\`\`\`\n\n<details><summary>The answer`);
    expect(text).not.toContain('The patch is in the result.');
    expect(text.match(/\+2{9}/g)).toHaveLength(1);
  });

  test.each([
    ['an unusual name', { ...finding('error', 2, 'x'), path: 'a b(c).js' }],
    ['a path that leads out', { ...finding('error', 2, 'x'), path: '../a.js' }],
  ])('a finding in a file with %s has no link', (_, one) => {
    expect(body({ requests: [{ kind: 'findings', findings: [one] }] })).not.toContain('/blob/');
  });

  test('code in findings is code', () => {
    const findings = [{ ...finding('error', 2, '`i <= n` reads too far'), message: 'Use `<`, see `a|b`.' }];
    expect(body({ requests: [{ kind: 'findings', findings }] })).toContain(
      '1. ❌ **[`src/sum.js:2`](https://github.com/octo/demo/blob/51ff6a3c0ffee51ff6a3c0ffee51ff6a3c0ffee5/src/sum.js#L2)** `i <= n` reads too far. Use `<`, see <code>a&#124;b</code>.',
    );
  });

  test.each([
    ['.sallyport/commands/security.md', '### Sallyport security of `51ff6a3` · nothing to report'],
    ['.claude/skills/deep-review/SKILL.md', '### Sallyport deep-review of `51ff6a3` · nothing to report'],
    ['inline', 'Nothing to do: all is fine.'],
  ])('a command without anything to report says so: %s', (prompt, first) => {
    const requests = [{ kind: 'noop', reason: 'all is fine.' }] as const;
    expect(body({ text: '', prompt, requests, reason: 'Nothing to do: all is fine.' }).split('\n')[1]).toBe(first);
  });

  test('the diff is one collapsed section, which says whether it was committed', () => {
    const change = { path: 'a.ts', kind: 'modified', added: 1, removed: 0, diff: '@@ -1 +1 @@\n+a\n' } as const;
    const one = '\n<details><summary>Diff: 1 file, +1 −0</summary>\n\n```diff\n@@ -1 +1 @@\n+a\n```\n\n</details>\n';
    expect(body({ changes: [change] }, { writes: [push] })).toContain(one);
    const two = body({ changes: [change, { ...change, path: 'b.ts' }] });
    expect(two).toContain('<details><summary>Diff, not committed: 2 files, +2 −0</summary>');
    expect(two).toContain('<details><summary><code>b.ts</code> modified +1 −0</summary>');
  });

  test('a long answer gets the room that the rest leaves, and names the summary of the run', () => {
    const text = body({ text: 'word '.repeat(30_000), denials: [denial] });
    expect(text.length).toBeGreaterThan(62_000);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain(
      'The whole text is in the [summary of the run](https://github.com/octo/demo/actions/runs/1).*',
    );
    expect(text.trimEnd()).toMatch(/<sub>Sallyport · [^\n]*<\/sub>$/);
  });
});
