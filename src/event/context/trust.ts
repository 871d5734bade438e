import { type Trust, trustLevels } from './types.js';

/** By `author_association`, a relationship and no permission: to select texts, never to let a person start a run. */
export function trustOf(association: string): Trust {
  return trustLevels.find((level) => level.toUpperCase() === association) ?? 'anyone';
}

export function isTrusted(association: string, minimum: Trust): boolean {
  return trustLevels.indexOf(trustOf(association)) <= trustLevels.indexOf(minimum);
}
