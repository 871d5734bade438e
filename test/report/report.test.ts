import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RunEvent } from '../../src/agent/events.js';
import { formatNumber } from '../../src/format-number.js';
import { type ChangedFile, conclusions, type Result } from '../../src/job/result/types.js';
import { markerFor } from '../../src/platform/github/comment-marker.js';
import { commentBody, publishComment } from '../../src/report/comment/comment.js';
import { conclusionLabels, formatCost, formatDuration } from '../../src/report/headline.js';
import { reportOutputs } from '../../src/report/outputs.js';
import { progressLines } from '../../src/report/progress.js';
import { createReport, type Links } from '../../src/report/report.js';
import { sanitizedNotice } from '../../src/report/sanitized-notice.js';
import { withAnswer } from '../../src/report/sanitizer.js';
import { stepSummary, wholeReport } from '../../src/report/summary.js';
import { closingLines } from '../../src/report/terminal.js';
import type { Denial } from '../../src/tools/call-result.js';

const aDenial = (more: Partial<Denial> = {}): Denial => ({
  tool: 'Bash',
  label: 'npm test',
  stage: 'permission',
  rule: null,
  reason: 'No rule allows npm.',
  suggest: ['Bash(npm test)'],
  origin: 'model',
  ...more,
});

const aChange = (more: Partial<ChangedFile> = {}): ChangedFile => ({
  path: 'src/a.ts',
  kind: 'modified',
  added: 1,
  removed: 1,
  diff: '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-```\n+<b>\n',
  ...more,
});

const aResult = (more: Partial<Result> = {}): Result => ({
  conclusion: 'success',
  code: 'answered',
  reason: 'The model answered.',
  text: 'All is **well**.',
  model: 'test/model',
  prompt: 'review.toml',
  denials: [],
  changes: [],
  requests: [],
  notices: [],
  usage: { inputTokens: 12_345, outputTokens: 678, cacheReadTokens: 10_000, cacheWriteTokens: 0 },
  costUsd: 0.1234,
  turns: 2,
  toolCalls: 1,
  durationMs: 65_400,
  transcriptPath: '/tmp/t.jsonl',
  ...more,
});

const outgoing = { hosts: ['github.com'], mentions: [] };
const redact = (text: string) => text.replaceAll('hunter2', '***');
const noLinks: Links = { run: null, reportPath: null, onRunner: false };
const aReport = (more: Partial<Result> = {}, links: Partial<Links> = {}) =>
  withAnswer(createReport(aResult(more), { redact, links: { ...noLinks, ...links } }), aResult(more).text, {
    redact,
    outgoing,
  });

describe('what was sanitized in the answer', () => {
  const line = (text: string) => /^\*Sanitized in.*$/m.exec(wholeReport(aReport({ text })))?.[0];

  test.each([
    ['All is **well**.', undefined],
    ['@a @b ![x](https://e.example)', '*Sanitized in this text: 2 mentions, 1 image, 1 link to another host.*'],
    ['hun\u3164ter2\u200b', '*Sanitized in this text: 2 invisible characters.*'],
  ])('what was sanitized in the answer: %j', (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  test('removes invisible characters before redaction, which then finds split secrets', () => {
    expect(aReport({ text: 'hun\u3164ter2' }).answer.text).toBe('***');
  });

  test('has a text for every kind of change', () => {
    expect(
      sanitizedNotice([
        { kind: 'unresolvable-markup', count: 1 },
        { kind: 'entity', count: 2_000 },
      ]),
    ).toBe('1 piece of unresolvable markup, 2,000 entities');
  });
});

test('lists loaded instructions with their paths, as data', () => {
  const loaded = [
    { kind: 'instructions', path: 'AGENTS.md', bytes: 1_234 },
    { kind: 'skill', path: '.claude/skills/a|`b/SKILL.md', bytes: 5 },
    ...Array.from({ length: 40 }, (_, at) => ({ kind: 'instructions', path: `d${at}/AGENTS.md`, bytes: 1 }) as const),
  ] as const;
  const text = wholeReport(aReport({ loadedInstructions: loaded }));
  expect(text).toContain('Instructions loaded: `AGENTS.md` (1,234 bytes), skill <code>');
  expect(text).toContain(', 12 more.');
  expect(wholeReport(aReport())).not.toContain('taken in');
});

describe('the report', () => {
  test('reports a run with all sections', () => {
    const report = aReport(
      {
        conclusion: 'denied',
        reason: 'One call was refused.',
        denials: [aDenial(), aDenial(), aDenial({ tool: 'Write', label: '/etc/a|b', suggest: [], origin: 'prompt' })],
        changes: [
          aChange(),
          aChange({ path: 'logo.png', kind: 'created', diff: null, added: 0, removed: 0, note: 'Binary file.' }),
        ],
        notices: ['key `model` has no effect'],
      },
      { run: 'https://github.com/acme/tools/actions/runs/1', reportPath: '/tmp/r.md', onRunner: true },
    );
    expect(wholeReport(report)).toBe(`### ⛔ Failed: calls were refused

One call was refused.

---

All is **well**.

---

#### Refused calls (3)

| Tool | Call | Why | Allowed by |
| --- | --- | --- | --- |
| Bash | \`npm test\` (2 times) | No rule allows npm. | \`Bash(npm test)\` |
| Write | <code>/etc/a&#124;b</code> | No rule allows npm. (requested by the prompt) | no rule |

To allow them, add the rules that the job needs to the step:

\`\`\`yaml
allow: |
  Bash(npm test)
\`\`\`

#### Notices

- key \`model\` has no effect

#### Changed files (2, +1 −1)

<details><summary><code>src/a.ts</code> modified +1 −1</summary>

\`\`\`\`diff
--- a/src/a.ts
+++ b/src/a.ts
@@ -1 +1 @@
-\`\`\`
+<b>
\`\`\`\`

</details>

<details><summary><code>logo.png</code> created</summary>

Binary file.

</details>

\`test/model\` · prompt \`review.toml\` · 2 turns · 1 tool call · 12,345 tokens in (10,000 or 81 % from the cache) · 678 out · $0.12 · 1 min 5 s

[Run](https://github.com/acme/tools/actions/runs/1) · transcript \`/tmp/t.jsonl\` · report \`/tmp/r.md\` (on the runner; \`actions/upload-artifact\` keeps them)
`);
  });

  test('omits empty sections', () => {
    const usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const report = aReport({
      conclusion: 'skipped',
      reason: 'Nothing to do.',
      text: ' \n',
      usage,
      turns: 0,
      transcriptPath: null,
    });
    expect(wholeReport(report)).toBe('### ⏭️ Skipped\n\nNothing to do.\n');
  });

  test.each<[Partial<Result>, boolean]>([
    [{ conclusion: 'success' }, false],
    [{ conclusion: 'success', text: '' }, true],
    [{ conclusion: 'budget' }, true],
  ])('the report gives the reason for %j, unless the answer contains it: %j', (more, isSaid) => {
    const report = aReport({ reason: 'Because of this.', ...more });
    expect(wholeReport(report).includes('Because of this.')).toBe(isSaid);
    expect(commentBody(report, markerFor('k')).includes('Because of this.')).toBe(isSaid);
  });

  test('shows neither secrets nor control characters anywhere', () => {
    const hidden = 'hunt\u001b[0mer2';
    const report = aReport({
      reason: hidden,
      text: hidden,
      denials: [aDenial({ label: hidden, reason: hidden, suggest: [`Bash(${hidden})`] })],
      changes: [aChange({ path: hidden, diff: hidden, note: hidden })],
      notices: [hidden],
      transcriptPath: hidden,
    });
    const outputs = reportOutputs(report, { commentUrl: null, handoffPath: null, findingFiles: null, spill: () => '' });
    const all = [
      wholeReport(report),
      stepSummary(report),
      commentBody(report, markerFor('k')),
      closingLines(report, { color: false }),
      ...Object.values(outputs),
    ];
    for (const text of all) expect(text).not.toMatch(/hunter2|\u001b/);
    expect(all.join('')).toContain('***');
  });

  test.each([
    'Bash(a\n  deny: x)',
    'Bash(echo ${{ secrets.KEY }})',
    'Bash(a\u200bb)',
    '# x',
    '- x',
  ])('does not offer %j for pasting', (rule) => {
    expect(
      aReport({ denials: [aDenial({ suggest: [rule, 'Read(a)'] })] }).suggested.filter((one) => one !== 'Read(a)'),
    ).toEqual([]);
  });

  test('counts what exceeds the limits', () => {
    const denials = Array.from({ length: 60 }, (_, index) => {
      return aDenial({ label: `call ${String(index)}`, reason: `No rule allows call ${String(index)}.` });
    });
    const diff = Array.from({ length: 3000 }, (_, index) => `+line ${String(index)}`).join('\n');
    const changes = Array.from({ length: 40 }, (_, index) => aChange({ path: `f${String(index)}`, diff }));
    const body = commentBody(aReport({ denials, changes, text: 'word '.repeat(30_000) }), markerFor('k'));
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain('And 35 more refused calls.');
    expect(body).toContain('And 15 more files.');
    expect(body).toMatch(/\d more lines of the diff omitted/);
    expect(body).toContain(' of 149,999 characters fit');
  });

  test('fits even with gigantic texts', () => {
    const report = aReport({ text: '<&'.repeat(700_000), reason: 'é'.repeat(900_000) }, { reportPath: '/tmp/r.md' });
    expect(Buffer.byteLength(stepSummary(report))).toBeLessThanOrEqual(1024 * 1024);
    expect(commentBody(report, markerFor('k')).length).toBeLessThanOrEqual(65_536);
    expect(stepSummary(report)).toContain('The whole text is in');
  });
});

describe('the comment', () => {
  test.each([
    ['default', '<!-- sallyport:default -->'],
    ['a.b_c-d', '<!-- sallyport:a.b_c-d -->'],
    ['a--b-', '<!-- sallyport:a%2d-b%2d -->'],
    ['--><b>', '<!-- sallyport:%2d-%3e%3cb%3e -->'],
    ['é%', '<!-- sallyport:%c3%a9%25 -->'],
  ])('marker for %j', (key, marker) => {
    expect(markerFor(key)).toBe(marker);
  });

  test('begins the comment with its marker and posts it on the target', async () => {
    const calls: unknown[] = [];
    const target = { owner: 'acme', repo: 'tools', number: 7 };
    const posted = { id: 1, url: 'u', action: 'created' } as const;
    const upsertComment = (...call: unknown[]) => (calls.push(call), Promise.resolve(posted));
    const github = { upsertComment, updateComment: () => Promise.resolve(null) };
    expect(await publishComment(aReport(), { github, target, marker: markerFor('k') })).toEqual({
      ...posted,
      isOutdated: false,
    });
    expect(calls).toEqual([[target, '<!-- sallyport:k -->', expect.any(Function)]]);
    const [[, , body]] = calls as [[unknown, unknown, (existing: string | null) => string]];
    expect(body(null)).toMatch(/^<!-- sallyport:k -->\n<!-- sallyport-result -->\nAll is \*\*well\*\*\.\n/);
  });
});

describe('the outputs', () => {
  test('outputs and reports the structured answer as JSON', () => {
    const report = aReport({ text: 'raw', structured: { note: 'the hunter2 ```', n: [null] } });
    const { 'structured-output': output } = reportOutputs(report, {
      commentUrl: null,
      handoffPath: null,
      findingFiles: null,
      spill: () => '',
    });
    expect(output).toBe('{"note":"the *** ```","n":[null]}');
    expect(wholeReport(report)).toContain('````json\n{\n  "note": "the *** ```",');
  });

  test('sets the outputs of action.yml as strings', () => {
    const denials = [aDenial(), aDenial({ suggest: ['Read(a)', 'Bash(npm test)'] })];
    const outputs = reportOutputs(aReport({ denials }, { reportPath: '/tmp/r.md' }), {
      commentUrl: 'https://c',
      handoffPath: null,
      findingFiles: null,
      spill: () => '',
    });
    expect(outputs).toEqual({
      conclusion: 'success',
      'reason-code': 'answered',
      ...{ 'continued-run': '', 'trusted-commit': '', 'left-out': '', branch: '', commit: '' },
      'handoff-path': '',
      reason: 'The model answered.',
      result: 'All is **well**.',
      'structured-output': '',
      denials: JSON.stringify(denials),
      'denied-count': '2',
      'suggested-allow': 'Bash(npm test)\nRead(a)',
      turns: '2',
      'tool-calls': '1',
      'input-tokens': '12345',
      'output-tokens': '678',
      'cost-usd': '0.1234',
      'duration-ms': '65400',
      'transcript-path': '/tmp/t.jsonl',
      'report-path': '/tmp/r.md',
      'comment-url': 'https://c',
      writes: '[]',
      findings: '[]',
      'sarif-path': '',
      'junit-path': '',
    });
    const action = parse(readFileSync(resolve(import.meta.dirname, '../../action.yml'), 'utf8')) as { outputs: object };
    // A batch sets these instead, the first two for its plan.
    expect(new Set([...Object.keys(outputs), 'matrix', 'count', 'pull-requests'])).toEqual(
      new Set(Object.keys(action.outputs)),
    );
  });

  test('sets unknown outputs to the empty string', () => {
    const outputs = reportOutputs(aReport({ costUsd: null, transcriptPath: null }), {
      commentUrl: null,
      handoffPath: null,
      findingFiles: null,
      spill: () => '',
    });
    expect([outputs['cost-usd'], outputs['transcript-path'], outputs['comment-url']]).toEqual(['', '', '']);
  });

  test('moves long outputs to files, the longest first, until the rest fits', () => {
    const spilled: [string, number][] = [];
    const spill = (name: string, value: string) => (spilled.push([name, value.length]), `/tmp/${name}.txt`);
    const denials = [aDenial({ reason: 'y'.repeat(499_000) })];
    const outputs = reportOutputs(aReport({ text: 'x'.repeat(600_000), denials }), {
      commentUrl: null,
      handoffPath: null,
      findingFiles: null,
      spill,
    });
    expect(spilled).toEqual([['result', 600_000]]);
    expect(outputs.result).toBe(
      'Too long for an output (600000 bytes). The whole value is in the file /tmp/result.txt',
    );
    expect(JSON.parse(outputs.denials)).toHaveLength(1);
    const both = reportOutputs(aReport({ text: 'x'.repeat(300_000), denials }), {
      commentUrl: null,
      handoffPath: null,
      findingFiles: null,
      spill,
    });
    expect(JSON.parse(both.denials)).toEqual({ 'spilled-to': '/tmp/denials.txt', bytes: expect.any(Number) as number });
    expect(both.result).toHaveLength(300_000);
  });

  test('keeps outputs JSON when long lists of writes or findings move to files', () => {
    const finding = { path: 'a', line: 1, severity: 'note', title: 't', message: 'm'.repeat(600_000) } as const;
    const outputs = reportOutputs(aReport({ requests: [{ kind: 'findings', findings: [finding] }] }), {
      commentUrl: null,
      handoffPath: null,
      findingFiles: { sarif: '/tmp/f.sarif', junit: '/tmp/f.xml' },
      spill: (name) => `/tmp/${name}.txt`,
    });
    expect(JSON.parse(outputs.findings)).toMatchObject({ 'spilled-to': '/tmp/findings.txt' });
    expect(outputs).toMatchObject({ writes: '[]', 'sarif-path': '/tmp/f.sarif', 'junit-path': '/tmp/f.xml' });
  });
});

describe('the closing lines', () => {
  test('shows conclusion, refused calls, figures and paths in the closing lines', () => {
    const denials = [aDenial(), aDenial({ label: "echo 'x'", suggest: ["Bash(echo 'x')"], reason: '::error::b' })];
    const report = aReport(
      { conclusion: 'incomplete', reason: '::error::a', denials, changes: [aChange()], notices: ['n'] },
      { reportPath: '/tmp/r.md', patchPath: '/tmp/changes.patch' },
    );
    expect(closingLines(report, { color: false })).toBe(
      [
        '⚠️ Ended before the work was done, 2 calls were refused (incomplete)',
        '   : :error::a',
        'refused Bash npm test',
        '   No rule allows npm.',
        "   to allow it: --allow 'Bash(npm test)'",
        "refused Bash echo 'x'",
        '   : :error::b',
        String.raw`   to allow it: --allow 'Bash(echo '\''x'\'')'`,
        'notice n',
        'changed  1 file',
        'test/model, 2 turns, 1 tool call, 12,345 tokens in, 678 out, $0.12, 1 min 5 s',
        'transcript  /tmp/t.jsonl',
        'report      /tmp/r.md',
        'patch       /tmp/changes.patch',
        '',
      ].join('\n'),
    );
  });

  test('names a missing rule once, with every call that needs it', () => {
    const report = aReport({ denials: [aDenial(), aDenial({ label: 'npm test | tail' }), aDenial()] });
    const lines = closingLines(report, { color: false });
    expect(lines.split('No rule allows npm')).toHaveLength(2);
    expect(lines).toContain('refused Bash npm test (2 times)\nrefused Bash npm test | tail\n   No rule allows npm.');
    expect(wholeReport(report)).toContain('| Bash | `npm test` (2 times)<br>');
  });

  test('colors the closing lines only if requested', () => {
    expect(closingLines(aReport(), { color: true })).toContain('\u001b[1m\u001b[32mFinished');
    expect(closingLines(aReport(), { color: false })).not.toContain('\u001b');
  });
});

describe('the advice', () => {
  const denials = [aDenial({ suggest: ['Bash(git push)'] })];

  test.each<[string, string[], boolean, string]>([
    ['flags on a terminal', ['Bash(a)', 'Bash(b)'], false, "   to allow it: --allow 'Bash(a)' --allow 'Bash(b)'"],
    ['the input in a workflow', ['Bash(git push)'], true, '   to allow it: allow: Bash(git push)'],
    ['quoted where YAML would misread it', ["Bash(a: 'b')"], true, "   to allow it: allow: 'Bash(a: ''b'')'"],
    [
      'a block for several rules',
      ['Bash(a)', 'Bash(b)'],
      true,
      '   to allow it: allow: |\n                  Bash(a)\n                  Bash(b)',
    ],
    ['what cannot be pasted', ['Bash(a\nb)'], true, '   1 more rule would be needed but cannot be shown safely'],
  ])('in the closing lines: %s', (_name, suggest, onRunner, words) => {
    const report = aReport({ denials: [aDenial({ suggest })] }, { onRunner });
    expect(closingLines(report, { color: false })).toContain(`${words}\n`);
  });

  test.each<[boolean, string]>([
    [true, 'To allow them, add the rules that the job needs to the step:\n\n```yaml\nallow: |\n  Bash(git push)\n```'],
    [
      false,
      "To allow them, add the flags that the job needs to the command:\n\n```text\n--allow 'Bash(git push)'\n```",
    ],
  ])('in the report, on a runner %j', (onRunner, words) => {
    expect(wholeReport(aReport({ denials }, { onRunner }))).toContain(words);
  });

  test('counts the rules that are not shown', () => {
    const suggest = [
      ...Array.from({ length: 26 }, (_, index) => `Read(f${String(index)})`),
      `Bash(${'x'.repeat(500)})`,
    ];
    const body = commentBody(aReport({ denials: [aDenial({ suggest })] }, { reportPath: '/r.md' }), markerFor('k'));
    expect(body).toContain(
      '1 more rule is in the report. 1 more rule cannot be shown safely: too long, or with unusual characters.',
    );
  });
});

describe('the headline', () => {
  test.each<[Result['conclusion'], number, string]>([
    ['success', 0, 'Finished'],
    ['success', 1, 'Finished, 1 call was refused'],
    ['success', 2, 'Finished, 2 calls were refused'],
    ['denied', 2, 'Failed: calls were refused'],
  ])('of %s with %d refused', (conclusion, times, words) => {
    const report = aReport({ conclusion, toolCalls: 3, denials: Array.from({ length: times }, () => aDenial()) });
    const title = `### ${conclusionLabels[conclusion].sign} ${words}\n`;
    expect(stepSummary(report)).toContain(title);
    expect(closingLines(report, { color: false })).toContain(
      `${conclusionLabels[conclusion].sign} ${words} (${conclusion})\n`,
    );
  });

  test.each([
    [1, '⚠️ Finished, but its only call was refused'],
    [2, '⚠️ Finished, but all 2 calls were refused'],
  ])('does not show a run as done when all of its %d calls were refused', (toolCalls, words) => {
    const report = aReport({ toolCalls, denials: Array.from({ length: toolCalls }, () => aDenial()) });
    expect(stepSummary(report)).toContain(`### ${words}\n`);
    expect(stepSummary(report)).toContain('To end such a run as failed: `on-denied: fail`.');
    expect(closingLines(report, { color: false })).toContain(`${words} (success)\n`);
    expect(closingLines(report, { color: false })).toContain('to end such a run as failed: --on-denied fail\n');
  });

  test.each([
    ['success', ['created', 'withheld'], '✅ Finished'],
    ['success', ['created', 'failed'], '⚠️ Finished, 1 write failed'],
    ['timeout', ['failed', 'failed'], '⏰ Stopped: out of time, 2 writes failed'],
  ] as const)('of %s with writes that came out as %j', (conclusion, outcomes, words) => {
    const report = {
      ...aReport({ conclusion }),
      writes: outcomes.map((outcome) => ({ what: 'Comment', outcome, url: null, note: '' })),
    };
    expect(stepSummary(report)).toContain(`### ${words}\n`);
    expect(closingLines(report, { color: false })).toContain(`${words} (${conclusion})\n`);
  });
});

describe('live progress', () => {
  const bash = { type: 'tool-start', call: { id: '1', name: 'Bash', input: { command: 'npm  test' } } } as const;
  const read = { type: 'tool-start', call: { id: '1', name: 'Read', input: { file_path: 'a' } } } as const;
  test.each<[string, RunEvent, readonly string[]]>([
    ['a command that starts', bash, ['  … Bash  npm test']],
    ['another call that starts', read, []],
    ['the first turn', { type: 'turn-start', turn: 1 }, []],
    ['a later turn', { type: 'turn-start', turn: 2 }, ['  … turn 2']],
  ])('shows %s on a terminal only', (_name, event, lines) => {
    expect(progressLines(event, { terminal: true, redact: (text) => text })).toEqual(lines);
    expect(progressLines(event, { terminal: false, redact: (text) => text })).toEqual([]);
  });
});

describe('figures', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('count %d', (value, expected) => expect(formatNumber(value)).toBe(expected));

  test.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [1000, '1.0 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [3_599_999, '60 min 0 s'],
  ])('duration %d', (value, expected) => expect(formatDuration(value)).toBe(expected));

  test.each([
    [null, 'price not known'],
    [0, '$0'],
    [0.000_012_34, '$0.000012'],
    [0.5, '$0.50'],
    [12, '$12.00'],
  ])('cost %d', (value, expected) => expect(formatCost(value)).toBe(expected));

  test('has a label for every conclusion', () => {
    expect(Object.keys(conclusionLabels)).toEqual([...conclusions]);
  });
});

describe('the trusted commit and omissions', () => {
  const omitted = [
    "Texts omitted from the model's context: 2 by authors with less trust than member. <b>@octocat",
    ...Array.from({ length: 25 }, (_, n) => `Thing ${String(n)}.`),
  ];
  const provenance = { trustedCommit: 'b'.repeat(40), omitted };

  test('shows the trusted commit and omissions in report, terminal and outputs, as data', () => {
    const report = aReport({ provenance: provenance });
    const text = wholeReport(report);
    expect(text).toContain(`Trusted commit: \`${provenance.trustedCommit}\`.`);
    expect(text).toContain('than member. &lt;b>@&#8203;octocat');
    expect(text).toContain('And 6 more omissions.');
    expect(closingLines(report, { color: false })).toContain(`trusted  ${provenance.trustedCommit}\n`);
    const outputs = reportOutputs(report, { commentUrl: null, handoffPath: null, findingFiles: null, spill: () => '' });
    expect(outputs).toMatchObject({ 'trusted-commit': provenance.trustedCommit, 'left-out': omitted.join('\n') });
  });

  test('omits the section if there is nothing to report', () => {
    expect(wholeReport(aReport({ provenance: { trustedCommit: null, omitted: [] } }))).toBe(wholeReport(aReport()));
  });
});
