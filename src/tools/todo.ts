import * as z from 'zod/mini';
import { formatCount } from '../format-number.js';
import type { TodoItem } from '../messages/types.js';
import { defineTool } from './define.js';
import { booleanInput, textInput } from './input.js';
import { failedOutput, textOutput } from './output.js';
import { nextTodos } from './todo-list.js';
import type { Tool } from './types.js';

const input = () =>
  z.strictObject({
    todos: z
      .array(
        z.strictObject({
          id: z.optional(textInput('A name for the step, to change it later.', { most: 100 })),
          content: z.optional(textInput('The step; only a known id needs none.')),
          status: z.enum(['pending', 'in_progress', 'completed']),
        }),
      )
      .check(z.describe('The complete list, which replaces the previous one; with merge, only what changes.')),
    merge: z.optional(booleanInput('Change the steps with these ids, add the others, and keep the rest.')),
  });

/** Stores the model's todo list. `onChange` receives each new list; nothing outside the run changes. */
export function createTodoTool(onChange: (items: readonly TodoItem[]) => void): Tool {
  let items: readonly TodoItem[] = [];
  return defineTool({
    name: 'TodoWrite',
    description:
      'Stores the todo list of this task. Send the complete list, or with merge the steps that change; at most one step is in progress. Use it for tasks of three steps or more, and mark a step completed as soon as it is.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ todos }) => formatCount(todos.length, 'step'),
    run: (call) => {
      const next = nextTodos(items, call);
      if (typeof next === 'string') return Promise.resolve(failedOutput(next));
      items = next;
      onChange(items);
      return Promise.resolve(textOutput(answer(items)));
    },
  });
}

function answer(todos: readonly TodoItem[]): string {
  const countOf = (status: TodoItem['status']): number => todos.filter((todo) => todo.status === status).length;
  const text = `Saved ${formatCount(todos.length, 'step')}: ${countOf('completed')} completed, ${countOf('in_progress')} in progress, ${countOf('pending')} pending.`;
  return countOf('in_progress') > 1 ? `${text} Work on one step at a time.` : text;
}
