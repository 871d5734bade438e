import type { KeyPartName } from '../model/types.js';

const words: Partial<Record<KeyPartName, string>> = {
  format: 'format of keys',
  inputs: 'arguments',
  content: 'content of the file',
};

/** What people call a part of the key of a job. */
export function keyPartWord(part: KeyPartName): string {
  return words[part] ?? part;
}
