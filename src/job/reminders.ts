import type { Limits, Spent } from '../agent/limits.js';
import type { CompletedTurn } from '../agent/loop.js';
import type { Attachment, TodoItem } from '../messages/types.js';
import type { FileSystem } from '../platform/types.js';
import type { CallResult } from '../tools/call-result.js';
import { watchFiles } from './watched-files.js';

/** Turns without a word on the todo list after which it is shown to the model again. */
const turnsUntilTodos = 10;

/** The share of a budget from which on the model is told once how much is left. */
const tellFrom = 0.75;

/** What the model is reminded of behind the results of a turn; most turns have nothing. */
export type Remind = (seen: CompletedTurn) => Promise<readonly Attachment[]>;

/** Reminders of one run: files that changed under the model's hands, its todo list, budgets that come to their end. */
export function createReminders(
  files: Pick<FileSystem, 'read' | 'info' | 'relative'>,
  limits: Limits,
): {
  readonly remind: Remind;
  /** Files that the model was shown by calls of ours. */
  readonly watch: (results: readonly CallResult[]) => Promise<unknown>;
} {
  const watched = watchFiles(files);
  const told = new Set<string>();
  let todos: readonly TodoItem[] = [];
  let quietTurns = 0;
  const remind: Remind = async ({ results, spent }) => {
    const kept = results.filter(({ call, status }) => call.name === 'TodoWrite' && status === 'done').at(-1);
    quietTurns = kept === undefined ? quietTurns + 1 : 0;
    if (kept !== undefined) todos = (kept.call.input as { readonly todos: readonly TodoItem[] }).todos;
    const reminders: Attachment[] = [...(await watched(results))];
    if (quietTurns >= turnsUntilTodos && todos.some(({ status }) => status !== 'completed')) {
      reminders.push({ type: 'todo', items: todos });
      quietTurns = 0;
    }
    const spentNow = usedUp(limits, spent).filter(({ name }) => !told.has(name));
    for (const { name } of spentNow) told.add(name);
    if (spentNow.length > 0) reminders.push({ type: 'budget', text: budgetText(spentNow) });
    return reminders;
  };
  return { remind, watch: watched };
}

interface Used {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
}

function usedUp(limits: Limits, spent: Spent): readonly Used[] {
  const all: readonly { readonly name: string; readonly used: number; readonly limit: number | null }[] = [
    { name: 'turns', used: spent.turns, limit: limits.maxTurns },
    { name: 'output tokens', used: spent.usage.outputTokens, limit: limits.maxOutputTokens },
    { name: 'US dollars', used: spent.costUsd ?? 0, limit: limits.maxCostUsd },
    { name: 'minutes', used: spent.elapsedMs / 60_000, limit: limits.timeoutMs / 60_000 },
  ];
  return all.flatMap(({ name, used, limit }) =>
    limit !== null && used >= limit * tellFrom ? [{ name, used, limit }] : [],
  );
}

function budgetText(spent: readonly Used[]): string {
  const shares = spent.map(({ name, used, limit }) => `${short(used)} of ${short(limit)} ${name}`);
  return `The budget of this run comes to its end: ${shares.join(', ')} are used. Finish what matters most, and keep room for your answer.`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
