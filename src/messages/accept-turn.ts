import type { AssistantMessage, AssistantPart } from './types.js';

/** Once, before its calls run, so that calls and results have the same names and ids, and nothing changes later. */
export function acceptTurn(message: AssistantMessage, usedIds: Set<string>): AssistantMessage {
  return {
    role: 'assistant',
    parts: message.parts.map((part) => acceptPart(part, usedIds)),
  };
}

/** Some providers repeat ids, from one turn to the next or within one. */
function acceptPart(part: AssistantPart, usedIds: Set<string>): AssistantPart {
  if (part.type !== 'tool-call') return part.text.isWellFormed() ? part : { ...part, text: part.text.toWellFormed() };
  const id = validId.test(part.id) && !usedIds.has(part.id) ? part.id : freshId(usedIds);
  usedIds.add(id);
  return { ...part, id, name: withValidName(part.name.toWellFormed()), input: wellFormedValue(part.input) };
}

/** All providers accept names and ids of this form. */
const validName = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const validId = /^[A-Za-z0-9_-]{1,64}$/;

/** Some models write a tool name in the notation of their training, such as `functions.Read:0`. */
function withValidName(name: string): string {
  if (validName.test(name)) return name;
  const bare = name
    .trim()
    .replace(/^functions?[./:]/, '')
    .replace(/:\d+$/, '')
    .replaceAll(/[^A-Za-z0-9_-]/g, '_');
  return (/^[A-Za-z_]/.test(bare) ? bare : `_${bare}`).slice(0, 64);
}

/** Nine letters and digits: the only form that Mistral's models accept, and valid for all others. */
function freshId(usedIds: ReadonlySet<string>): string {
  for (let number = usedIds.size; ; number += 1) {
    const id = `call${String(number).padStart(5, '0')}`;
    if (!usedIds.has(id)) return id;
  }
}

/** Keys too. A truncating tool or a model's `"\ud83d"` can produce one, and providers reject the request. */
function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormedValue(inner)]));
}
