export interface OwnFormat {
  readonly names: ReadonlySet<string>;
  /** Fields whose values are keywords, and the keywords of all these fields. */
  readonly wordFields: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * Not the format's own words; other field names come from a model. For plain data without cycles; a note replaces what
 * is nested too deep.
 */
export function redactData<T>(value: T, change: (text: string) => string, format: OwnFormat): T {
  return changed(value, null, { change, format }, 0) as T;
}

/** JSON Schema keywords below which a value still belongs to the same field. */
const transparent = new Set(['items', 'anyOf', 'oneOf', 'allOf', 'enum', 'const']);

export function withSchema(format: OwnFormat, schema: unknown): OwnFormat {
  const names = new Set(format.names);
  const wordFields = new Set(format.wordFields);
  const words = new Set(format.words);
  const walk = (value: unknown, field: string | null, keyword: string | null): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, field, keyword);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        if (keyword === 'properties') names.add(name);
        walk(item, transparent.has(name) ? field : name, name);
      }
    } else if (typeof value === 'string' && field !== null && (keyword === 'enum' || keyword === 'const')) {
      wordFields.add(field);
      words.add(value);
    }
  };
  walk(schema, null, null);
  return { names, wordFields, words };
}

interface Changing {
  readonly change: (text: string) => string;
  readonly format: OwnFormat;
}

/** Recursion beyond it could overflow the stack. */
const maxDepth = 500;

/** Copies only what changes: most values are free of secrets, and each job of a batch records its tools. */
function changed(value: unknown, field: string | null, changing: Changing, depth: number): unknown {
  const { change, format } = changing;
  if (typeof value === 'string') {
    const isWord = field !== null && format.wordFields.has(field) && format.words.has(value);
    return isWord ? value : change(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return `[nested more than ${maxDepth} levels deep]`;
  return Array.isArray(value)
    ? changedItems(value, field, changing, depth + 1)
    : changedFields(value as Readonly<Record<string, unknown>>, changing, depth + 1);
}

function changedItems(
  items: readonly unknown[],
  field: string | null,
  changing: Changing,
  depth: number,
): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const item = changed(items[at], field, changing, depth);
    if (item === items[at]) continue;
    copy ??= [...items];
    copy[at] = item;
  }
  return copy ?? items;
}

function changedFields(
  fields: Readonly<Record<string, unknown>>,
  changing: Changing,
  depth: number,
): Readonly<Record<string, unknown>> {
  const { change, format } = changing;
  const names = Object.keys(fields);
  let entries: [string, unknown][] | null = null;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    const newName = format.names.has(name) ? name : change(name);
    const item = changed(fields[name], name, changing, depth);
    if (entries === null && newName === name && item === fields[name]) continue;
    entries ??= names.slice(0, at).map((before) => [before, fields[before]]);
    entries.push([newName, item]);
  }
  return entries === null ? fields : Object.fromEntries(entries);
}
