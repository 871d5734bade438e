import type { ToolSpec } from '../../messages/types.js';
import type { ModelError } from '../types.js';

/** By name or place in the list; `null` if the error names none. Every provider accepts the program's own tools. */
export function rejectedTool({ status, message }: ModelError, tools: readonly ToolSpec[]): string | null {
  if (status !== 400 && status !== 422) return null;
  const named = tools
    .map(({ name }) => name)
    .filter((name) => isOfServer(name) && hasWord(message, name))
    .toSorted((a, b) => b.length - a.length)[0];
  const place =
    /function_?declarations?[.[](\d+)/i.exec(message)?.[1] ?? /\btools?(?:\.|\[|\/| → | -> )(\d+)/i.exec(message)?.[1];
  const name = named ?? (place === undefined ? undefined : tools[Number(place)]?.name);
  return name !== undefined && isOfServer(name) ? name : null;
}

function isOfServer(name: string): boolean {
  return name.startsWith('mcp__');
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && !/[\w-]/.test(text.charAt(at + word.length));
}
