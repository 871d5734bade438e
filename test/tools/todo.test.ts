import { expect, test } from 'vitest';
import type { TodoItem } from '../../src/messages/types.js';
import { createTodoTool } from '../../src/tools/todo.js';
import { shown, use } from './workspace.js';

test.each<[claim: string, calls: readonly object[], expected: readonly TodoItem[] | string]>([
  [
    'changes the steps with the ids, and adds others',
    [
      {
        todos: [
          { id: '1', content: 'read', status: 'in_progress' },
          { id: '2', content: 'write', status: 'pending' },
        ],
      },
      {
        todos: [
          { id: '1', status: 'completed' },
          { id: '3', content: 'test', status: 'pending' },
        ],
        merge: true,
      },
    ],
    [
      { id: '1', content: 'read', status: 'completed' },
      { id: '2', content: 'write', status: 'pending' },
      { id: '3', content: 'test', status: 'pending' },
    ],
  ],
  [
    'finds a step without an id by its content',
    [
      { todos: [{ content: 'read', status: 'pending' }] },
      { todos: [{ content: 'read', status: 'completed' }], merge: true },
    ],
    [{ content: 'read', status: 'completed' }],
  ],
  [
    'refuses an unknown id without content',
    [{ todos: [{ id: '9', status: 'completed' }], merge: true }],
    /id 9 yet/.source,
  ],
  ['refuses a step without content', [{ todos: [{ status: 'completed' }] }], 'has no content'],
  [
    'refuses an id twice',
    [
      {
        todos: [
          { id: '1', content: 'a', status: 'pending' },
          { id: '1', content: 'b', status: 'pending' },
        ],
      },
    ],
    'the id 1',
  ],
])('TodoWrite with merge %s', async (_, calls, expected) => {
  let list: readonly TodoItem[] = [];
  const tool = createTodoTool((items) => {
    list = items;
  });
  let text = '';
  for (const call of calls) text = shown(await use(tool, call));
  if (typeof expected === 'string') expect(text).toMatch(new RegExp(`^ERROR .*${expected}`));
  else expect(list).toEqual(expected);
});

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
