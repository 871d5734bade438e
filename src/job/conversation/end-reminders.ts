import type { RunEvent } from '../../agent/events.js';
import type { LoopHooks } from '../../agent/options.js';
import type { DiffCoverage } from '../../event/context/diff.js';
import { formatCount, formatNumber } from '../../format-number.js';
import type { Attachment } from '../../messages/types.js';
import { coverageAfter, unseenFiles } from '../result/coverage.js';
import { type LastCheck, lastCheckAfter } from '../result/last-check.js';

/** What a model is reminded of once before its answer ends the job. */
export type EndReminders = Readonly<ReturnType<typeof createEndReminders>>;

interface ReminderOptions {
  /** Of the diff in the context; `null` without one. */
  readonly coverage: DiffCoverage | null;
  /** The task is to look at all changed files. */
  readonly isReview: boolean;
}

/** Reminds of files that changed after the last check, and of changed files that a review has not seen. */
export function createEndReminders({ coverage: ofDiff, isReview }: ReminderOptions) {
  let coverage = ofDiff;
  let lastCheck: LastCheck | null = null;
  let hasChanged = false;
  const given = new Set<string>();
  const once = (topic: string, text: string): readonly Attachment[] => {
    if (given.has(topic)) return [];
    given.add(topic);
    return [{ type: 'notice', text: `${text} Then write your complete answer again.` }];
  };
  return {
    onEvent: (event: RunEvent): void => {
      if (coverage !== null) coverage = coverageAfter(coverage, event);
      lastCheck = lastCheckAfter(lastCheck, event);
      if (event.type === 'tool-end' && event.result.changes.length > 0) hasChanged = true;
    },
    beforeEnd: (): readonly Attachment[] => [
      ...(lastCheck?.isBeforeChange === true
        ? once(
            'check',
            'You changed files after the last check. Run it again, and fix what it finds, or say in your answer that the last change is not checked.',
          )
        : []),
      ...(coverage !== null && isReview && !hasChanged && unseenFiles(coverage).length > 0
        ? once('coverage', unseenReminder(coverage))
        : []),
    ],
  };
}

function unseenReminder({ files, missing, unlisted = 0 }: DiffCoverage): string {
  const seen = formatNumber(files - missing.length - unlisted);
  return `You have seen ${seen} of ${formatCount(files, 'changed file')}; the diff above lists the others. Look at those that matter, and say in your answer which you left out.`;
}

/** The hooks of the project come first: their answers count as before. */
export function withReminders(hooks: LoopHooks | null, reminders: EndReminders): LoopHooks {
  return {
    stopped: () => hooks?.stopped() ?? null,
    mayCompact: async () => (await hooks?.mayCompact()) ?? true,
    beforeEnd: async (answer, sentBack) => {
      const attachments = (await hooks?.beforeEnd(answer, sentBack)) ?? [];
      return attachments.length > 0 || hooks?.stopped() ? attachments : reminders.beforeEnd();
    },
  };
}
