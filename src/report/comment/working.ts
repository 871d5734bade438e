import type { RunEvent } from '../../agent/events.js';
import { formatCount, formatNumber } from '../../format-number.js';
import type { TodoItem } from '../../messages/types.js';
import { plainText } from '../../plain-text.js';
import type { Redact } from '../../platform/types.js';
import { isLinkable, literalMarkdown } from '../../sanitize/literal.js';
import { shorten } from '../../text.js';

export interface RunProgress {
  readonly turns: number;
  readonly calls: number;
  readonly refused: number;
  readonly todos: readonly TodoItem[];
}

export const noProgress: RunProgress = { turns: 0, calls: 0, refused: 0, todos: [] };

/** The same object if the event does not change the progress. */
export function progressAfter(working: RunProgress, event: RunEvent): RunProgress {
  switch (event.type) {
    case 'turn-start':
      return { ...working, turns: event.turn };
    case 'tool-end':
      return {
        ...working,
        calls: working.calls + 1,
        refused: working.refused + (event.result.denial === undefined ? 0 : 1),
      };
    case 'todos':
      return { ...working, todos: event.items };
    default:
      return working;
  }
}

export interface ProgressBodyOptions {
  readonly marker: string;
  /** Address of the run; `null` if there is none. */
  readonly run: string | null;
  readonly redact: Redact;
}

const maxTodos = 50;

/** The comment while the job works: the model's to-do list, as data, and what the job has done so far. */
export function progressBody({ turns, calls, refused, todos }: RunProgress, options: ProgressBodyOptions): string {
  const { marker, run, redact } = options;
  const steps = todos.slice(0, maxTodos).map(({ content, status }) => {
    const text = literalMarkdown(shorten(redact(plainText(content)), 300));
    return `- [${status === 'completed' ? 'x' : ' '}] ${status === 'in_progress' ? `**${text}**` : text}`;
  });
  const more = todos.length - steps.length;
  const figures = [
    ...(turns > 0 ? [formatCount(turns, 'turn'), formatCount(calls, 'tool call')] : []),
    ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
    ...(isLinkable(run) ? [`[Run](${run})`] : []),
  ];
  const sections = [
    '### ⏳ Working',
    steps.join('\n'),
    more > 0 ? `And ${formatCount(more, 'more step')}.` : '',
    figures.join(' · '),
    '*This comment will be replaced by the result.*',
  ];
  return `${marker}\n${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The comment of a job that did not produce a report. */
export function interruptedBody({ marker, run }: ProgressBodyOptions): string {
  const where = run === null ? 'See the log for the reason.' : `See the [log](${run}) for the reason.`;
  return `${marker}\n### ❌ Ended without a result\n\n${where}\n`;
}
