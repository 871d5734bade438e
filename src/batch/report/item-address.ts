import type { BatchItem } from '../items/item-types.js';

/** The page of an item; `null` if it has none, or one whose address could act in Markdown. */
export function itemAddress(fields: BatchItem['fields'] | null): string | null {
  const url = fields?.['url'];
  return typeof url === 'string' && /^https:\/\/[\w./#?=&%~-]+$/.test(url) && url.length < 300 ? url : null;
}
