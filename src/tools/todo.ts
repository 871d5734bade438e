import * as z from 'zod/mini';
import { formatCount } from '../format-number.js';
import type { TodoItem } from '../messages/types.js';
import { defineTool } from './define.js';
import { textInput } from './input.js';
import { textOutput } from './output.js';
import type { Tool } from './types.js';

const input = () =>
  z.strictObject({
    todos: z
      .array(
        z.strictObject({ content: textInput('The step.'), status: z.enum(['pending', 'in_progress', 'completed']) }),
      )
      .check(z.describe('The complete list; it replaces the previous one.')),
  });

/** Stores the model's todo list. `onChange` receives each new list; nothing outside the run changes. */
export function createTodoTool(onChange: (items: readonly TodoItem[]) => void): Tool {
  return defineTool({
    name: 'TodoWrite',
    description:
      'Stores the todo list of this task. Send the complete list each time, with at most one step in progress. Use it for tasks of three steps or more, and mark a step completed as soon as it is.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ todos }) => formatCount(todos.length, 'step'),
    run: ({ todos }) => {
      onChange(todos);
      return Promise.resolve(textOutput(answer(todos)));
    },
  });
}

function answer(todos: readonly TodoItem[]): string {
  const countOf = (status: TodoItem['status']): number => todos.filter((todo) => todo.status === status).length;
  const text = `Saved ${formatCount(todos.length, 'step')}: ${countOf('completed')} completed, ${countOf('in_progress')} in progress, ${countOf('pending')} pending.`;
  return countOf('in_progress') > 1 ? `${text} Work on one step at a time.` : text;
}
