import { programs } from '../programs/table.js';

/** What needs no rule to read files that the rules allow, as its table declares, in alphabetical order. */
export function readOnlyList(): readonly string[] {
  const calls = programs.flatMap(({ names, readOnly = [] }) =>
    names.flatMap((name) => readOnly.map((words) => (words === '' ? name : `${name} ${words}`))),
  );
  return [...new Set(calls)].sort();
}
