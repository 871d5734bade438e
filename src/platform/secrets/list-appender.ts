import type { Redact } from '../types.js';
import { type OwnFormat, redactData } from './redact-data.js';

/** Field names of a format with objects that do not change. */
export type RepeatedLists = Readonly<Record<string, readonly object[]>>;

/** To the JSON of an object with other fields. Elements are redacted once: every job of a batch has the same tools. */
export function createListAppender(redact: Redact, format: OwnFormat): (json: string, lists: RepeatedLists) => string {
  let known = new WeakMap<object, string>();
  let additions = redact.additions?.();
  const jsonOf = (value: object): string => {
    const json = known.get(value) ?? JSON.stringify(redactData(value, redact, format));
    known.set(value, json);
    return json;
  };
  return (json, lists) => {
    const now = redact.additions?.();
    if (now !== additions) known = new WeakMap();
    additions = now;
    return Object.entries(lists).reduce(
      (text, [name, values]) => `${text.slice(0, -1)},"${name}":[${values.map(jsonOf).join(',')}]}`,
      json,
    );
  };
}
