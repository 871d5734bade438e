import { formatCount, formatNumber } from '../../format-number.js';
import { oneLine, shorten } from '../../text.js';

export interface JobNotices {
  readonly jobs: number;
  /** The first different ones, in plan order. */
  readonly groups: readonly {
    readonly text: string;
    readonly jobs: number;
    /** The name of the first job. */
    readonly name: string;
  }[];
  /** Notices that are in none of the groups. */
  readonly others: number;
}

export type NoticeCollector = Readonly<ReturnType<typeof createNoticeCollector>>;

const maxGroups = 10;
const maxLength = 400;

export function createNoticeCollector() {
  const groups = new Map<string, { readonly text: string; readonly name: string; jobs: number }>();
  let jobs = 0;
  let others = 0;
  return {
    add: ({ name, notices }: { readonly name: string; readonly notices: readonly string[] }): void => {
      const texts = new Set(notices.map((notice) => shorten(oneLine(notice), maxLength)));
      if (texts.size > 0) jobs += 1;
      for (const text of texts) {
        const known = groups.get(text);
        if (known !== undefined) known.jobs += 1;
        else if (groups.size < maxGroups) groups.set(text, { text, name: shorten(name, maxLength), jobs: 1 });
        else others += 1;
      }
    },
    collected: (): JobNotices => ({ jobs, groups: [...groups.values()], others }),
  };
}

export function noticeLines(notices: JobNotices): readonly string[] {
  return linesBelow(`Notices of ${formatCount(notices.jobs, 'job')}:`, notices);
}

export function deferredLines(deferred: JobNotices): readonly string[] {
  return linesBelow('Deferred to the next run:', deferred);
}

function linesBelow(heading: string, { jobs, groups, others }: JobNotices): readonly string[] {
  if (jobs === 0) return [];
  return [
    heading,
    ...groups.map((group) => `${group.jobs === 1 ? group.name : formatCount(group.jobs, 'job')}: ${group.text}`),
    ...(others === 0 ? [] : [`and ${formatNumber(others)} more in result.json of the state directory`]),
  ];
}
