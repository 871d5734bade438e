import { type Trust, trustLevels } from './types.js';

/**
 * What GitHub's `author_association` is worth. It tells ties, not permissions: enough to sort words by, never to let
 * somebody start a run.
 */
export function trustOf(association: string): Trust {
  switch (association) {
    case 'OWNER':
      return 'owner';
    case 'MEMBER':
      return 'member';
    case 'COLLABORATOR':
      return 'collaborator';
    case 'CONTRIBUTOR':
      return 'contributor';
    default:
      return 'anyone';
  }
}

export function isTrusted(association: string, minimum: Trust): boolean {
  return trustLevels.indexOf(trustOf(association)) <= trustLevels.indexOf(minimum);
}
