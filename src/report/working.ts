import type { RunEvent } from '../agent/events.js';
import type { TodoItem } from '../messages/types.js';
import { plainText } from '../plain-text.js';
import type { Redact } from '../platform/types.js';
import { shorten } from '../text.js';
import { count, counted } from './headline.js';
import { literal } from './literal.js';

/** How far a job is, as far as its events tell. */
export interface Working {
  readonly turns: number;
  readonly calls: number;
  readonly refused: number;
  readonly todos: readonly TodoItem[];
}

export const notBegun: Working = { turns: 0, calls: 0, refused: 0, todos: [] };

/** The same object where the event changes nothing of it. */
export function workingAfter(working: Working, event: RunEvent): Working {
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

export interface WorkingOptions {
  readonly marker: string;
  /** Address of the run; null where there is none. */
  readonly run: string | null;
  readonly redact: Redact;
}

const mostTodos = 50;

/** The comment while the job works: its steps as the model keeps them, as data, and what it has done so far. */
export function workingBody({ turns, calls, refused, todos }: Working, options: WorkingOptions): string {
  const { marker, run, redact } = options;
  const steps = todos.slice(0, mostTodos).map(({ content, status }) => {
    const text = literal(shorten(redact(plainText(content)), 300));
    return `- [${status === 'completed' ? 'x' : ' '}] ${status === 'in_progress' ? `**${text}**` : text}`;
  });
  const more = todos.length - steps.length;
  const figures = [
    counted(turns, 'turn'),
    counted(calls, 'tool call'),
    ...(refused > 0 ? [`${count(refused)} refused`] : []),
    ...linkTo(run),
  ];
  const sections = [
    '### ⏳ Working',
    steps.join('\n'),
    more > 0 ? `And ${counted(more, 'more step')}.` : '',
    figures.join(' · '),
    '*The result takes the place of this text.*',
  ];
  return `${marker}\n${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The comment of a job that came to no report. */
export function endedBody({ marker, run }: WorkingOptions): string {
  const where = run === null ? 'Its log says why.' : `[Its log](${run}) says why.`;
  return `${marker}\n### ❌ Ended without a result\n\n${where}\n`;
}

function linkTo(run: string | null): readonly string[] {
  return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [`[Run](${run})`] : [];
}
