import { expect, test } from 'vitest';
import type { TodoItem } from '../../src/messages/types.js';
import { createTodoTool } from '../../src/tools/todo.js';
import { shown, use } from './workspace.js';

test('TodoWrite passes on each complete list and advises one step at a time', async () => {
  const lists: (readonly TodoItem[])[] = [];
  const tool = createTodoTool((items) => void lists.push(items));
  const first: readonly TodoItem[] = [
    { content: 'read', status: 'completed' },
    { content: 'write', status: 'in_progress' },
  ];
  const second: readonly TodoItem[] = [
    { content: 'a', status: 'in_progress' },
    { content: 'b', status: 'in_progress' },
  ];
  expect(shown(await use(tool, { todos: first }))).toBe('Saved 2 steps: 1 completed, 1 in progress, 0 pending.');
  expect(shown(await use(tool, { todos: second }))).toMatch(/2 in progress, 0 pending\. Work on one step at a time\.$/);
  expect(shown(await use(tool, { todos: [] }))).toBe('Saved 0 steps: 0 completed, 0 in progress, 0 pending.');
  expect(lists).toEqual([first, second, []]);
});
