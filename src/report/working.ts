import type { RunEvent } from '../agent/events.js';
import type { TodoItem } from '../messages/types.js';
import { plainText } from '../plain-text.js';
import type { Redact } from '../platform/types.js';
import { shorten } from '../text.js';
import { formatCount, formatNumber } from './headline.js';
import { literalMarkdown } from './literal.js';

/** How far a job is, as far as its events tell. */
export interface RunProgress {
  readonly turns: number;
  readonly calls: number;
  readonly refused: number;
  readonly todos: readonly TodoItem[];
}

export const notStarted: RunProgress = { turns: 0, calls: 0, refused: 0, todos: [] };

/** The same object where the event changes nothing of it. */
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
  /** Address of the run; null where there is none. */
  readonly run: string | null;
  readonly redact: Redact;
}

const mostTodos = 50;

/** The comment while the job works: its steps as the model keeps them, as data, and what it has done so far. */
export function progressBody({ turns, calls, refused, todos }: RunProgress, options: ProgressBodyOptions): string {
  const { marker, run, redact } = options;
  const steps = todos.slice(0, mostTodos).map(({ content, status }) => {
    const text = literalMarkdown(shorten(redact(plainText(content)), 300));
    return `- [${status === 'completed' ? 'x' : ' '}] ${status === 'in_progress' ? `**${text}**` : text}`;
  });
  const more = todos.length - steps.length;
  const figures = [
    formatCount(turns, 'turn'),
    formatCount(calls, 'tool call'),
    ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
    ...linkTo(run),
  ];
  const sections = [
    '### ⏳ Working',
    steps.join('\n'),
    more > 0 ? `And ${formatCount(more, 'more step')}.` : '',
    figures.join(' · '),
    '*The result takes the place of this text.*',
  ];
  return `${marker}\n${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The comment of a job that came to no report. */
export function interruptedBody({ marker, run }: ProgressBodyOptions): string {
  const where = run === null ? 'Its log says why.' : `[Its log](${run}) says why.`;
  return `${marker}\n### ❌ Ended without a result\n\n${where}\n`;
}

function linkTo(run: string | null): readonly string[] {
  return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [`[Run](${run})`] : [];
}
