import type { Limits, Spent } from '../agent/limits.js';
import type { CompletedTurn } from '../agent/options.js';
import type { Attachment, TodoItem } from '../messages/types.js';
import type { FileSystem } from '../platform/types.js';
import type { CallResult } from '../tools/call-result.js';
import { watchFiles } from './watched-files.js';

/** The to-do list is shown again after this many turns without an update. */
const turnsUntilTodos = 10;

/** The used share of a budget at which the model gets one reminder. */
const remindFrom = 0.75;

/** Reminders after the results of a turn; most turns have none. */
export type Remind = (seen: CompletedTurn) => Promise<readonly Attachment[]>;

/** Reminders of one run: files that changed while the model worked, its to-do list, nearly used budgets. */
export function createReminders(
  files: Pick<FileSystem, 'read' | 'info' | 'relative'>,
  limits: Limits,
): {
  readonly remind: Remind;
  /** Adds files that Sallyport itself showed to the model. */
  readonly watch: (results: readonly CallResult[]) => Promise<unknown>;
} {
  const watched = watchFiles(files);
  const reminded = new Set<string>();
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
    const spentNow = usedUp(limits, spent).filter(({ name }) => !reminded.has(name));
    for (const { name } of spentNow) reminded.add(name);
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
    limit !== null && used >= limit * remindFrom ? [{ name, used, limit }] : [],
  );
}

function budgetText(spent: readonly Used[]): string {
  const shares = spent.map(({ name, used, limit }) => `${short(used)} of ${short(limit)} ${name}`);
  return `The budget of this run is nearly used up: ${shares.join(', ')} are used. Finish the most important work, and leave room for your answer.`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
