import { programs } from '../programs/table.js';

/**
 * The programs and sub-commands that need no rule if a call of them only reads files that the rules allow, as their
 * tables declare it, in alphabetical order.
 */
export function readOnlyList(): readonly string[] {
  const calls = programs.flatMap(({ names, readOnly = [] }) =>
    names.flatMap((name) => readOnly.map((words) => (words === '' ? name : `${name} ${words}`))),
  );
  return [...new Set(calls)].sort();
}
