// Measures the HTML report of a large batch in Chromium: its size, the time to the first rows, to open one job, and to
// search every conversation. The limits are 6 MB, 0.5 s and 1.5 s for 5,000 jobs of 8 KB.
//   node scripts/bench-report.mjs [JOBS] [KILOBYTES]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { loadSource } from './load-source.mjs';

const root = resolve(import.meta.dirname, '..');
const [jobs = 5_000, kilobytes = 8] = process.argv.slice(2).map(Number);
const { writePage } = await loadSource('src/report/page/write-page.ts');
const assets = JSON.parse(readFileSync(join(root, 'src/report/page/page-assets.json'), 'utf8'));

// `Math.imul` keeps all bits: with a plain product the numbers repeat soon, and so would the texts of the jobs.
let seed = 7;
const random = (limit) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};
// Sentences of the documentation, so that the text compresses like text.
const words = ['settings', 'rules', 'batches'].flatMap((name) =>
  readFileSync(join(root, `docs/${name}.md`), 'utf8').split(/\s+/),
);
const sentences = Array.from({ length: 3_000 }, () => {
  const at = random(words.length - 20);
  return words.slice(at, at + 8 + random(10)).join(' ');
});
function textOf(length) {
  let text = '';
  while (text.length < length) text += `${sentences[random(sentences.length)]}.${random(5) === 0 ? '\n' : ' '}`;
  return text;
}

const rows = Array.from({ length: jobs }, (_, number) => ({
  key: `job-${number}`,
  name: `review · src/file-${number}.ts`,
  ...{ id: 'review', model: 'anthropic/one', state: number % 11 === 0 ? 'failed' : 'passed', isReused: false },
  ...{ conclusion: number % 11 === 0 ? 'timeout' : 'success', reason: '', mark: null },
  ...{
    evaluations: { passed: 1, total: 1 },
    costUsd: (number % 97) / 300,
    durationMs: 900 + ((number * 7919) % 99_000),
  },
}));

async function* pageJobs() {
  const part = (kilobytes * 1_000) / 5;
  for (const [number, { key }] of rows.entries()) {
    const call = { type: 'call', at: 1_795_000_000_000 + number, agent: null, tool: 'Bash', label: 'npm test' };
    const decided = { decision: 'allow', mode: 'default', stage: null, rule: null, reason: 'allowed', suggest: [] };
    const rest = { input: '{}', diff: null, status: 'done', repeat: 'once', durationMs: 5, changes: [] };
    const entries = Array.from({ length: 4 }, () => ({ ...call, ...decided, ...rest, output: textOf(part) }));
    const text = `${textOf(part)}${number === jobs - 7 ? ' needle-in-a-haystack' : ''}`;
    yield {
      ...{ key, reason: '', facts: [], item: [], text, structured: null, evaluations: [], changes: [], notices: [] },
      ...{ entries, missing: null },
    };
  }
}

const overview = {
  ...{ kind: 'batch', title: 'bench', conclusion: 'incomplete', label: 'Ended', reason: '', endedAt: null, costUsd: 1 },
  ...{ previous: null, passRates: [], rows },
};
const folder = mkdtempSync(join(tmpdir(), 'sallyport-bench-'));
const path = join(folder, 'report.html');
const pieces = [];
const start = performance.now();
await writePage({ overview, jobs: pageJobs(), assets, maxBytes: 1e9 }, async (text) => void pieces.push(text));
const written = performance.now() - start;
writeFileSync(path, pieces.join(''));

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((one) => {
  try {
    return readFileSync(one).length > 0;
  } catch {
    return false;
  }
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.addInitScript(() => {
  new MutationObserver(() => {
    if (globalThis.firstRows === undefined && document.querySelector('a.row') !== null)
      globalThis.firstRows = performance.now();
  }).observe(document, { childList: true, subtree: true });
});
const timed = async (work) => {
  const begin = performance.now();
  await work();
  return `${Math.round(performance.now() - begin)} ms`;
};
await page.goto(pathToFileURL(path).href);
await page.waitForSelector('a.row');
const first = await page.evaluate(() => globalThis.firstRows);
const opened = await timed(async () => {
  await page.click('a.row');
  await page.waitForSelector('article');
});
await page.goBack();
const searched = await timed(async () => {
  await page.fill('#query', 'needle-in-a-haystack');
  await page.waitForFunction(() => document.querySelector('.status').textContent.startsWith('1 of'));
});
await browser.close();
rmSync(folder, { recursive: true });
console.log(`jobs                ${jobs} of ${kilobytes} KB`);
console.log(
  `page                ${(Buffer.byteLength(pieces.join('')) / 1e6).toFixed(2)} MB, written in ${(written / 1000).toFixed(1)} s`,
);
console.log(`first rows          ${Math.round(first)} ms`);
console.log(`open a job          ${opened}`);
console.log(`search everything   ${searched}`);
