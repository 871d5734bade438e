import { type Trust, trustLevels } from './types.js';

/**
 * The trust that GitHub's `author_association` shows. It describes a relationship, not permissions: good enough to select
 * texts by, but never to let a person start a run.
 */
export function trustOf(association: string): Trust {
  return trustLevels.find((level) => level.toUpperCase() === association) ?? 'anyone';
}

export function isTrusted(association: string, minimum: Trust): boolean {
  return trustLevels.indexOf(trustOf(association)) <= trustLevels.indexOf(minimum);
}
