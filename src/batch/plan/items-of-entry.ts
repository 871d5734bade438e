import { formatCount } from '../../format-number.js';
import { fieldOf } from '../items/item-fields.js';
import type { FoundItems } from '../items/item-ports.js';
import { itemProblem } from '../items/item-problem.js';
import type { BatchItem, ItemSource } from '../items/item-types.js';
import { digestOf } from '../model/digest.js';
import type { BatchFile, BatchJobSpec } from '../model/types.js';

export interface ItemsPorts {
  readonly findItems: (entry: BatchJobSpec, source: ItemSource) => Promise<FoundItems>;
  /** Receives what the user should know about the source. */
  readonly notices: string[];
}

/**
 * The items of an entry, each once, in the order of the batch; `null` for the one job of an entry without items.
 * Rejects with UserError.
 */
export async function itemsOfEntry(
  { order, defaults }: BatchFile,
  entry: BatchJobSpec,
  { findItems, notices }: ItemsPorts,
): Promise<readonly (BatchItem | null)[]> {
  if (entry.items === null) return [null];
  const source = await findItems(entry, entry.items);
  notices.push(...source.notices);
  const { items, repeated } = withoutRepeated(source.items, entry);
  if (repeated > 0) notices.push(`entry ${entry.id}: left out ${formatCount(repeated, 'repeated item')}`);
  if (items.length === 0) notices.push(`entry ${entry.id}: its source has no items`);
  notices.push(...literalFields(entry, [...defaults, ...entry.settings], items[0]));
  return order === 'oldest-first' ? [...items].sort((a, b) => compare(createdOf(a), createdOf(b))) : items;
}

/** In a prompt file, {{NAME}} inserts a variable; in `prompt` it is text, which the model would get for every item. */
function literalFields(
  { id }: BatchJobSpec,
  settings: BatchFile['defaults'],
  item: BatchItem | undefined,
): readonly string[] {
  const source = settings.findLast(({ name }) => ['prompt', 'prompt-file', 'command'].includes(name));
  const prompt = source?.value;
  if (source?.name !== 'prompt' || typeof prompt !== 'string' || item === undefined) return [];
  return [...prompt.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].flatMap(([placeholder, name = '']) =>
    name === 'args' || fieldOf(item.fields, name) === undefined
      ? []
      : [`entry ${id}: ${placeholder} in prompt stays as it is; {{item.${name}}} inserts the field of the item`],
  );
}

/** The same row twice is one item; two different rows with one `id` are ambiguous. */
function withoutRepeated(items: readonly BatchItem[], { id }: BatchJobSpec) {
  const byId = new Map<string, BatchItem>();
  for (const item of items) {
    const earlier = byId.get(item.id);
    if (earlier === undefined) byId.set(item.id, item);
    else if (digestOf(earlier.fields) !== digestOf(item.fields)) {
      throw itemProblem(
        item.location ?? `entry ${id}`,
        `two different items have the id ${item.id}`,
        'give each row its own id: it recognizes the item in later runs',
        earlier.location,
      );
    }
  }
  return { items: [...byId.values()], repeated: items.length - byId.size };
}

/** Items without a date keep their order, after those with one. */
function createdOf({ fields }: BatchItem): string {
  const { created } = fields;
  return typeof created === 'string' ? created : '\uffff';
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
