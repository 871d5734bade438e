import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import assets from '../../src/report/page/page-assets.json' with { type: 'json' };
import type { PageCall, PageJob, PageOverview, PageRow } from '../../src/report/page/page-data.js';
import { writePage } from '../../src/report/page/write-page.js';
import { aFolder } from './place.js';

/** A row of a batch; its key is `job-NUMBER`. */
export function aRow(number: number, values: Partial<PageRow> = {}): PageRow {
  return {
    ...{ key: `job-${number}`, name: `review · src/file-${number}.ts`, id: 'review', model: 'anthropic/one' },
    ...{ state: 'passed', conclusion: 'success', reason: '', isReused: false, mark: null },
    ...{ evaluations: { passed: 1, total: 1 }, costUsd: 0.05, durationMs: 12_000 },
    ...values,
  };
}

export function aCall(values: Partial<PageCall> = {}): PageCall {
  return {
    ...{
      type: 'call',
      at: 1_795_000_001_000,
      agent: null,
      tool: 'Bash',
      label: 'npm test',
      input: '{"command":"npm test"}',
    },
    ...{
      diff: null,
      decision: 'allow',
      mode: 'default',
      output: '12 tests passed',
      status: 'done',
      stage: null,
      rule: 'Bash(npm test)',
      reason: 'The rule allows it',
    },
    ...{ suggest: [], repeat: 'once', durationMs: 1_200, changes: [], hookChanges: [] },
    ...values,
  };
}

export function aJob({ key }: Pick<PageRow, 'key'>, values: Partial<PageJob> = {}): PageJob {
  return {
    ...{ key, reason: 'The model gave its answer.', facts: [['Model', 'anthropic/one']], item: [['path', 'src/a.ts']] },
    ...{
      text: '# Findings\n\nAll is well.',
      structured: null,
      evaluations: [],
      changes: [],
      notices: [],
      missing: null,
    },
    entries: [aCall()],
    ...values,
  };
}

interface PageOptions extends Partial<Omit<PageOverview, 'rows'>> {
  readonly rows: readonly PageRow[];
  readonly jobOf?: (row: PageRow, position: number) => PageJob;
  readonly maxBytes?: number;
}

/** Writes a page; its address. */
export async function aPage({
  rows,
  jobOf = (row) => aJob(row),
  maxBytes = 20_000_000,
  ...values
}: PageOptions): Promise<string> {
  const overview: PageOverview = {
    ...{ kind: 'batch', title: 'docs', conclusion: 'incomplete', label: 'Ended before the work was done' },
    ...{
      reason: '2 jobs failed.',
      endedAt: '2026-11-20T08:00:00.000Z',
      costUsd: 1.5,
      previous: null,
      passRates: [],
      pullRequests: [],
      rows,
    },
    ...values,
  };
  async function* jobs(): AsyncGenerator<PageJob> {
    for (const [position, row] of rows.entries()) yield await Promise.resolve(jobOf(row, position));
  }
  const pieces: string[] = [];
  await writePage({ overview, jobs: jobs(), assets, maxBytes }, (text) => Promise.resolve(void pieces.push(text)));
  const path = join(aFolder(), 'report.html');
  writeFileSync(path, pieces.join(''));
  return pathToFileURL(path).href;
}
