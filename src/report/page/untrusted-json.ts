/** Reads values of JSON that may have been written by anyone. Every function returns something usable. */

import { parsedJson } from '../../parsed-json.js';

export type Fields = Readonly<Record<string, unknown>>;

const none: Fields = {};

export function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : none;
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** The value, if it is one of the words. */
export function wordIn<T extends string>(value: unknown, words: readonly T[], other: T): T {
  return words.find((word) => word === value) ?? other;
}

export function wordOrNull<T extends string>(value: unknown, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null;
}

/** A line of a file as an object; empty if it is damaged. */
export function fieldsOfLine(line: string): Fields {
  return fieldsIn(parsedJson(line));
}
