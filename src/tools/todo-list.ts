import type { TodoItem } from '../messages/types.js';

export interface TodoInput {
  readonly todos: readonly (Pick<TodoItem, 'status'> & {
    readonly id?: string | undefined;
    readonly content?: string | undefined;
  })[];
  readonly merge?: boolean | undefined;
}

/** The list after a call of TodoWrite: its items, or with `merge` the previous ones with its changes. A text is a problem. */
export function nextTodos(
  previous: readonly TodoItem[],
  { todos, merge = false }: TodoInput,
): readonly TodoItem[] | string {
  const items: TodoItem[] = merge ? [...previous] : [];
  const seen = new Set<string>();
  for (const { id, content, status } of todos) {
    if (id !== undefined && seen.has(id)) return `Two items have the id ${id}.`;
    if (id !== undefined) seen.add(id);
    const at = items.findIndex((item) => (id === undefined ? item.content === content : item.id === id));
    const text = content ?? items[at]?.content;
    if (text === undefined) return missing(id, merge);
    const next = { ...(id === undefined ? {} : { id }), content: text, status };
    if (merge && at >= 0) items[at] = { ...items[at], ...next };
    else items.push(next);
  }
  return items;
}

/** The list after a call whose input is recorded; the previous one if the call changed nothing. */
export function todosAfter(previous: readonly TodoItem[], input: unknown): readonly TodoItem[] {
  const { todos, merge } = (input ?? {}) as Partial<TodoInput>;
  const next = Array.isArray(todos) ? nextTodos(previous, { todos, merge }) : previous;
  return typeof next === 'string' ? previous : next;
}

function missing(id: string | undefined, merge: boolean): string {
  if (id === undefined) return 'An item has no content.';
  return merge ? `No item has the id ${id} yet: send its content.` : `The item ${id} has no content.`;
}
