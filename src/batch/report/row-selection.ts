import { shorten } from '../../text.js';
import { type Unposted, unpostedOf } from './item-write-lines.js';
import { createNoticeCollector, type JobNotices } from './notices.js';
import { type ReportRow, rankOf } from './rows.js';

/** Rows that can be in a table at all, so that not every job of a large batch is kept in memory. */
const maxRows = 2_000;

/** Characters of a reason that are kept, of which a table shows the first half at most. */
export const maxStored = 800;

/** Characters of the first line of an answer. */
const maxAnswer = 160;

export interface SummaryJobs {
  /** The best rows for the table: failures first, each kind in plan order. */
  readonly rows: readonly ReportRow[];
  readonly notices: JobNotices;
  readonly deferred: JobNotices;
  /** What the jobs of this run cost whose price is known, in US dollars. */
  readonly knownUsd: number;
  /** Writes that are not on GitHub as they were requested. */
  readonly unposted: readonly Unposted[];
  /** Nothing was to be posted. */
  readonly isPreview: boolean;
  readonly count: number;
}

export interface RowSelection {
  add(row: ReportRow): void;
  /** @param count of all jobs */
  selected(count: number): SummaryJobs;
}

export function createRowSelection(isPreview = false): RowSelection {
  const byRank: ReportRow[][] = [[], [], [], []];
  const [notices, deferred] = [createNoticeCollector(), createNoticeCollector()];
  const unposted: Unposted[] = [];
  let knownUsd = 0;
  return {
    add: (row) => {
      const { name, figures } = row;
      notices.add({ name, notices: row.row.notices });
      if (row.deferred !== null) deferred.add({ name, notices: [row.deferred] });
      if (figures.state === 'ended' && !figures.isReused) knownUsd += figures.costUsd ?? 0;
      unposted.push(...unpostedOf(name, row.row.writes));
      const rows = byRank[rankOf(row)];
      if (rows !== undefined && rows.length < maxRows) rows.push(short(row));
    },
    selected: (count) => ({
      rows: byRank.flat().slice(0, maxRows),
      notices: notices.collected(),
      deferred: deferred.collected(),
      knownUsd,
      unposted,
      isPreview,
      count,
    }),
  };
}

/** With the start of the texts, which is all that the table shows. */
function short({ row: { writes: _, ...row }, ...rest }: ReportRow): ReportRow {
  return {
    ...rest,
    row: {
      ...row,
      text: shorten(row.text.trim().split('\n', 1)[0] ?? '', maxAnswer),
      structured: undefined,
      notices: [],
      reason: shorten(row.reason, maxStored),
    },
  };
}
