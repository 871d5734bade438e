import { isLinkable } from '../../sanitize/literal.js';
import type { BatchPullRequests } from '../model/result-types.js';
import type { Totals } from '../run/totals.js';
import { nameOfJob } from './name-of-job.js';
import type { StoredBatch } from './read-batch.js';
import { createRowSelection } from './row-selection.js';
import { endOfRow } from './rows.js';
import { batchSummary, batchText } from './summary.js';

export async function batchReportText(
  { plan, figures, totals, rowOf }: StoredBatch,
  clean: (text: string) => string,
  { asMarkdown }: { readonly asMarkdown: boolean },
): Promise<string> {
  const selection = createRowSelection();
  for (const job of plan.jobs) {
    const rowFigures = figures[job.index];
    if (rowFigures === undefined) continue;
    const { row, record, deferred } = await rowOf(job);
    const evaluations = row.evaluations.map((evaluation) => ({
      ...evaluation,
      name: clean(evaluation.name),
      reason: clean(evaluation.reason),
    }));
    const name = clean(nameOfJob(job));
    const cleanRow = {
      ...row,
      text: clean(row.text),
      reason: clean(row.reason),
      evaluations,
      notices: row.notices.map(clean),
    };
    selection.add({
      ...{ name, figures: rowFigures, row: cleanRow, ...endOfRow(rowFigures, record) },
      deferred: deferred === null ? null : clean(deferred),
    });
  }
  const write = asMarkdown
    ? batchSummary
    : (...parameters: Parameters<typeof batchText>) => `${batchText(...parameters)}\n`;
  return write(
    {
      ...totals,
      name: clean(totals.name),
      reason: clean(totals.reason),
      pullRequests: cleanPullRequests(totals, clean),
    },
    selection.selected(plan.jobs.length),
  );
}

/** An address of a restored state could be anything. */
function cleanPullRequests({ pullRequests = [] }: Totals, clean: (text: string) => string): BatchPullRequests {
  return pullRequests.map(({ outcome, url, jobs, note }) => ({
    ...{ outcome, jobs: jobs.map(clean), note: clean(note) },
    url: isLinkable(url) ? clean(url) : null,
  }));
}
