import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../doubles/browser.js';
import { aCall, aJob, aPage, aRow } from '../../doubles/html-page.js';

const executablePath = findBrowser();

/** Opens a page. At the end of the test, nothing may have been blocked, loaded or thrown. */
async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => void problems.push(message.text()));
  page.on('pageerror', ({ message }) => void problems.push(message));
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== url.split('#')[0]) problems.push(`request: ${request.url()}`);
  });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective}: ${event.sample}`))",
  );
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await page.locator('[data-ready]').waitFor();
  return page;
}

const rows = [
  aRow(1, { state: 'failed', conclusion: 'timeout', reason: 'timeout-minutes was reached.', mark: 'new', costUsd: 2 }),
  aRow(2, { state: 'evaluation', evaluations: { passed: 0, total: 1 }, model: 'openai/two', durationMs: 90_000 }),
  aRow(3, { mark: 'fixed' }),
  aRow(4, {
    id: 'other',
    name: 'other · b',
    costUsd: null,
    durationMs: null,
    state: 'deferred',
    conclusion: 'skipped',
  }),
];

describe.skipIf(executablePath === null)('the HTML report in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser.close();
  });

  const names = async (page: Page) => await page.locator('a.row .name').allTextContents();

  test('lists all jobs with failures first, and charts with their numbers', async () => {
    const passRates = [
      {
        ...{ id: 'review', name: 'review · a.md', model: 'openai/two', words: '· a.md' },
        ...{ passed: 1, failed: 1, errors: 0, rate: 0.5 },
      },
    ];
    const page = await open(browser, await aPage({ rows, passRates }));
    expect(await names(page)).toHaveLength(4);
    await expect(page.locator('.chart h2').allTextContents()).resolves.toEqual([
      'Conclusions',
      'Cost by model',
      'Time per job',
      'Pass rate',
    ]);
    await expect(page.locator('.chart').first().locator('svg').getAttribute('aria-label')).resolves.toBe(
      '1 Failed, 1 Evaluation failed, 1 Passed, 1 Deferred',
    );
    await expect(page.locator('.column:last-child svg').getAttribute('aria-label')).resolves.toBe('1–3 min: 1 job');
    await page.getByRole('button', { name: 'review · a.md' }).click();
    await expect(page.locator('#query').inputValue()).resolves.toBe('e:review m:openai/two "· a.md"');
  });

  test.each([
    ['s:failed', ['review · src/file-1.tsnew']],
    ['"needle in" file-2', ['review · src/file-2.ts']],
    ['durationMs', []],
  ])('finds with the query %s', async (query, expected) => {
    const jobOf = (row: (typeof rows)[number], position: number) =>
      aJob(row, position === 1 ? { entries: [aCall({ output: 'a Needle in the output' })] } : {});
    const page = await open(browser, await aPage({ rows, jobOf }));
    await page.locator('#query').fill(query);
    await page.locator('.status', { hasText: /^\d of 4 jobs$/ }).waitFor();
    expect(await names(page)).toEqual(expected);
    expect(new URL(page.url()).hash).toContain('q=');
  });

  test('a job that could not be evaluated is not counted as failed, and reused jobs have no cost in the charts', async () => {
    const page = await open(
      browser,
      await aPage({
        rows: [
          aRow(1, { state: 'error', reason: 'polite: The judge gave no verdict.', costUsd: 1 }),
          aRow(2, { state: 'evaluation', isReused: true, costUsd: 9 }),
        ],
      }),
    );
    await expect(page.locator('.figures .number').allTextContents()).resolves.toEqual([
      '2jobs',
      '0passed',
      '2failed',
      '1with an error',
      '$1.50cost',
    ]);
    await expect(page.locator('.chart').first().locator('svg').getAttribute('aria-label')).resolves.toBe(
      '1 Evaluation failed, 1 Evaluation error',
    );
    await expect(page.locator('.chart').nth(1).locator('.value').allTextContents()).resolves.toEqual(['$1.00']);
    await page.getByText('with an error').click();
    await page.locator('.status', { hasText: '1 of 2 jobs' }).waitFor();
    await page.locator('a.row').click();
    await page.locator('.job-head', { hasText: 'Evaluation error polite: The judge gave no verdict.' }).waitFor();
  });

  test('shows the pull requests of a batch with links, and those without an address as text', async () => {
    const url = 'https://github.com/octo/repo/pull/1';
    const left = { before: 'left out (one · b): conflict in a.md', url: null, after: '' };
    const pullRequests = [{ before: 'opened ', url, after: ' (one · a)' }, left];
    const page = await open(browser, await aPage({ rows, pullRequests }));
    await expect(page.locator('.pulls li').allTextContents()).resolves.toEqual([
      'opened pull request (one · a)',
      left.before,
    ]);
    await expect(page.locator('.pulls a').getAttribute('href')).resolves.toBe(url);
  });

  test('a click on a chart filters the list, and a second click shows all', async () => {
    const page = await open(browser, await aPage({ rows }));
    const entry = page.locator('.legend[data-state="evaluation"]');
    await entry.click();
    await page.locator('.status', { hasText: '1 of 4 jobs' }).waitFor();
    await expect(page.locator('#query').inputValue()).resolves.toBe('s:evaluation');
    await entry.click();
    await page.locator('.status', { hasText: /^4 jobs$/ }).waitFor();
  });

  test('an address opens the same query, order and job', async () => {
    const url = await aPage({ rows });
    const page = await open(browser, `${url}#q=m%3Aanthropic&order=cost`);
    expect(await names(page)).toEqual(['review · src/file-1.tsnew', 'review · src/file-3.tsfixed', 'other · b']);
    await page.goto(`${url}#job=job-2`);
    await page.locator('h2', { hasText: 'src/file-2.ts' }).waitFor();
    await page.goBack();
    expect(await names(page)).toHaveLength(3);
  });

  test('a job shows its calls with the decision, its diff, and its answer as Markdown', async () => {
    const diff = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new';
    const entries = [
      aCall(),
      aCall({
        status: 'refused',
        stage: 'confirmation',
        rule: null,
        reason: 'No rule allows it',
        suggest: ['Bash(make)'],
        repeat: null,
      }),
    ];
    const changes = [{ path: 'x', kind: 'modified', added: 1, removed: 1, diff, note: '' }];
    const page = await open(
      browser,
      `${await aPage({ rows, jobOf: (row) => aJob(row, { entries, changes, text: 'See [docs](https://example.org/a).' }) })}#job=job-1`,
    );
    await page.locator('#expand').click();
    await expect(page.locator('.decision').allTextContents()).resolves.toEqual([
      'Allowed by the rule Bash(npm test): The rule allows it.once',
      'Refused at the stage confirmation: No rule allows it.',
    ]);
    await expect(page.locator('.suggest').textContent()).resolves.toBe('Would be allowed by Bash(make)');
    await expect(page.locator('.diff .added').textContent()).resolves.toBe('+new\n');
    const link = page.locator('.answer a');
    await expect(link.getAttribute('href')).resolves.toBe('https://example.org/a');
    await expect(link.getAttribute('rel')).resolves.toBe('noreferrer noopener');
    await page.getByRole('button', { name: 'Refused 1' }).click();
    await expect(page.locator('.entry').count()).resolves.toBe(1);
  });

  test('works with the keyboard alone', async () => {
    const page = await open(browser, await aPage({ rows }));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.locator('h2', { hasText: 'src/file-2.ts' }).waitFor();
    await page.keyboard.press('j');
    await page.locator('h2', { hasText: 'src/file-3.ts' }).waitFor();
    await page.keyboard.press('e');
    await page.locator('details[open].call').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.list').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('file-1');
    await page.locator('.status', { hasText: '1 of 4 jobs' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.status', { hasText: /^4 jobs$/ }).waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  });

  test.each([
    ['light', 'rgb(247, 247, 245)'],
    ['dark', 'rgb(22, 24, 27)'],
  ] as const)('follows the %s color scheme of the system, and a switch overrides it', async (colorScheme, color) => {
    const page = await open(browser, await aPage({ rows }), { colorScheme });
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await expect(background()).resolves.toBe(color);
    await page.locator('#theme').click();
    await page.locator('#theme').click();
    await expect(background()).resolves.toBe('rgb(22, 24, 27)');
  });

  test.each(['', '#job=job-1'])('fits on a phone: "%s"', async (hash) => {
    const entries = [aCall({ label: 'x'.repeat(500), output: 'y'.repeat(5_000) })];
    const evaluations = [{ name: 'z'.repeat(500), status: 'failed', score: 0, reason: 'z'.repeat(500) }];
    const jobOf = (row: (typeof rows)[number]) => aJob(row, { entries, evaluations });
    const page = await open(browser, `${await aPage({ rows, jobOf })}${hash}`, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await expect(page.evaluate<number>('document.documentElement.scrollWidth')).resolves.toBe(360);
  });

  test('draws long lists in parts, and opens the last of many jobs', async () => {
    const many = Array.from({ length: 1_000 }, (_, number) => aRow(number));
    const page = await open(browser, await aPage({ rows: many }));
    await expect(page.locator('a.row').count()).resolves.toBeLessThan(400);
    await page.goto(`${page.url().split('#')[0] ?? ''}#job=job-999`);
    await page.locator('.answer', { hasText: 'All is well' }).waitFor();
  });

  test('names the jobs that do not fit into the page', async () => {
    const many = Array.from({ length: 120 }, (_, number) => aRow(number));
    const jobOf = (row: (typeof rows)[number], position: number) =>
      aJob(row, { text: Array.from({ length: 300 }, (_, at) => String(Math.sin(position * 1_000 + at))).join(' ') });
    const page = await open(browser, await aPage({ rows: many, jobOf, maxBytes: 250_000 }));
    await page.locator('.note', { hasText: 'The conversations of 70 jobs are not in this page' }).waitFor();
    await page.goto(`${page.url().split('#')[0] ?? ''}#job=job-119`);
    await page.locator('.note', { hasText: 'This job is not in the page' }).waitFor();
  });

  test('shows the first 200 jobs without JavaScript', async () => {
    const many = Array.from({ length: 300 }, (_, number) => aRow(number));
    const page = await open(browser, await aPage({ rows: many }), { javaScriptEnabled: false });
    await expect(page.locator('tbody tr').count()).resolves.toBe(200);
    await page.getByText('100 more jobs').waitFor();
  });

  test('shows an answer with lines that are slow to match as Markdown', async () => {
    const spaces = ' '.repeat(20_000);
    const text = `#${spaces}\u2028x\u2028x\n# Title ##\n| a | b |\n-|-${spaces}x\n\n| a | b |\n|---|---|\n| 1 | 2 |`;
    const page = await open(browser, `${await aPage({ rows, jobOf: (row) => aJob(row, { text }) })}#job=job-1`);
    await page.locator('.answer h3', { hasText: /^Title$/ }).waitFor();
    await page.locator('.answer td', { hasText: /^2$/ }).waitFor();
  });

  test.each([
    ['markup', '"><img src=x onerror=alert(1)><svg onload=alert(2)></script><script>alert(3)</script><!--<script>'],
    [
      'an address',
      '[x](javascript:alert(1)) data:text/html,<script>alert(2)</script> ![x](https://example.org/x.png) [<img src=x onerror=alert(3)>](https://example.org/"onmouseover="alert(4)) https://example.org/"onclick="x',
    ],
    ['an unusual character', '\u2028\u2029\u0000\ud800 ${alert(1)} {{x}} \\u003cscript\\u003e &lt;script&gt;'],
  ])('shows %s in every text as text', async (_name, hostile) => {
    const row = aRow(1, {
      name: hostile,
      id: hostile,
      model: hostile,
      reason: hostile,
      state: 'failed',
      conclusion: hostile,
      mark: 'new',
    });
    const texts = (['system', 'prompt', 'context', 'model', 'reasoning'] as const).map((from) => ({
      ...({ type: 'text', at: 0, agent: hostile, from } as const),
      ...{ title: hostile, text: hostile },
    }));
    const call = aCall({
      ...{
        tool: hostile,
        label: hostile,
        input: hostile,
        diff: hostile,
        output: hostile,
        agent: hostile,
        stage: hostile,
      },
      ...{ rule: hostile, reason: hostile, suggest: [hostile], repeat: hostile, changes: [[hostile, hostile]] },
    });
    const job = aJob(row, {
      ...{
        reason: hostile,
        facts: [[hostile, hostile]],
        item: [
          [hostile, hostile],
          ['url', hostile],
        ],
        text: hostile,
      },
      evaluations: [{ name: hostile, status: hostile, score: 0.5, reason: hostile }],
      changes: [{ path: hostile, kind: hostile, added: 1, removed: 0, diff: hostile, note: hostile }],
      ...{ notices: [hostile], missing: hostile },
      entries: [
        ...texts,
        call,
        { ...call, status: 'refused' },
        { type: 'notice', at: 0, agent: null, level: 'info', text: hostile },
      ],
    });
    const url = await aPage({
      ...{ rows: [row], jobOf: () => job, title: hostile, label: hostile, reason: hostile, endedAt: hostile },
      previous: { name: hostile, gone: 1 },
      passRates: [
        { id: hostile, name: hostile, model: hostile, words: hostile, passed: 1, failed: 0, errors: 0, rate: 1 },
      ],
      pullRequests: [{ before: hostile, url: hostile, after: hostile }],
    });
    const page = await open(browser, url);
    await page.locator('a.row').click();
    await page.locator('#expand').click();
    await page.getByRole('button', { name: 'Source' }).click();
    await page.getByRole('button', { name: 'Source' }).click();
    const addresses = await page.evaluate<string[]>('[...document.links].map((link) => link.protocol)');
    expect(addresses.filter((protocol) => !['file:', 'https:', 'http:'].includes(protocol))).toEqual([]);
    await expect(
      page.locator('img, iframe, object, embed, link, body script:not([type]) ~ script:not([type])').count(),
    ).resolves.toBe(0);
    await expect(page.locator('[onclick], [onload], [onerror], [onmouseover], [style]').count()).resolves.toBe(0);
    await expect(page.locator('.job h2').textContent()).resolves.toContain(hostile.trim().slice(0, 4));
  });

  test('the policy blocks markup from text even in a script that makes a mistake', async () => {
    const url = await aPage({ rows });
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    await page.locator('[data-ready]').waitFor();
    await expect(page.evaluate("document.body.innerHTML = '<b>x</b>'")).rejects.toThrow('TrustedHTML');
    await expect(page.evaluate("setTimeout('globalThis.ran = true')")).rejects.toThrow('TrustedScript');
    await expect(page.evaluate("fetch('https://example.org/')")).rejects.toThrow('Failed to fetch');
    await page.context().close();
  });
});
