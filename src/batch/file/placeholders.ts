export interface BatchPlaceholder {
  readonly kind: 'item' | 'matrix';
  /** A field; a field of a nested object is written with dots. */
  readonly name: string;
  /** As written. */
  readonly source: string;
}

type BatchTemplate = readonly (string | BatchPlaceholder)[];

const placeholder = /\{\{[ \t]*(item|matrix)\.([\p{L}_][\p{L}\p{N}_ .-]*?)[ \t]*\}\}/gu;

const maxKnown = 1_000;
const known = new Map<string, BatchTemplate>();

/** Splits a text once: what a placeholder inserts is never searched for placeholders. */
function parseBatchTemplate(text: string): BatchTemplate {
  const parsed = known.get(text);
  if (parsed !== undefined) return parsed;
  const parts: (string | BatchPlaceholder)[] = [];
  let end = 0;
  for (const { 0: source, 1: kind, 2: name = '', index } of text.matchAll(placeholder)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ kind: kind === 'item' ? 'item' : 'matrix', name, source });
    end = index + source.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  const template = parts;
  if (known.size < maxKnown) known.set(text, template);
  return template;
}

export function placeholdersIn(text: string): readonly BatchPlaceholder[] {
  return parseBatchTemplate(text).filter((part) => typeof part !== 'string');
}

export function hasPlaceholder(value: unknown): boolean {
  return textsIn(value).some((text) => placeholdersIn(text).length > 0);
}

export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Placeholders that look intended and are none: `{{itm.path}}`, `{{item}}`. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{[ \t]*([\p{L}_]\w*)(?:\.[^{}\n]*)?[ \t]*\}\}/gu)]
    .filter(({ 0: source, 1: root = '' }) => {
      if (placeholdersIn(source).length > 0) return false;
      return source.includes('.') || root === 'item' || root === 'matrix';
    })
    .map(([source]) => source);
}

/** The text with every placeholder replaced; other values keep their form. */
export function replaceIn<T>(value: T, insert: (placeholder: BatchPlaceholder) => string): T {
  if (typeof value === 'string') {
    return parseBatchTemplate(value)
      .map((part) => (typeof part === 'string' ? part : insert(part)))
      .join('') as T;
  }
  if (Array.isArray(value)) return value.map((member: unknown) => replaceIn(member, insert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaceIn(member as unknown, insert)]),
  ) as T;
}
