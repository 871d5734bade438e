import type { TodoItem } from '../messages/types.js';
import { defineTool } from './define.js';
import { choiceShape, listShape, objectShape, textShape } from './input.js';
import { countNoun, textOutput } from './output.js';
import type { Tool } from './types.js';

const input = objectShape({
  todos: listShape(
    'The whole list; it replaces the one before.',
    objectShape({ content: textShape('The step.'), status: choiceShape(['pending', 'in_progress', 'completed']) }),
  ),
});

/** Keeps the model's list of steps. `onChange` gets each new list; nothing outside the run is touched. */
export function createTodoTool(onChange: (items: readonly TodoItem[]) => void): Tool {
  return defineTool({
    name: 'TodoWrite',
    description:
      'Keeps the list of steps of this task. Send the whole list each time, with at most one step in progress.',
    input,
    readOnly: true,
    effects: () => [],
    label: ({ todos }) => countNoun(todos.length, 'step'),
    run: ({ todos }) => {
      onChange(todos);
      return Promise.resolve(textOutput(answer(todos)));
    },
  });
}

function answer(todos: readonly TodoItem[]): string {
  const having = (status: TodoItem['status']): number => todos.filter((todo) => todo.status === status).length;
  const text = `Kept ${countNoun(todos.length, 'step')}: ${having('completed')} completed, ${having('in_progress')} in progress, ${having('pending')} pending.`;
  return having('in_progress') > 1 ? `${text} Work on one step at a time.` : text;
}
