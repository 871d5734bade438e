import * as z from 'zod/mini';
import { writeKind } from '../kind.js';
import { postState } from './close.js';

export const reopen = writeKind({
  kind: 'reopen',
  tool: 'Reopen',
  description: 'Reopens the issue or pull request of this run at the end of the run.',
  input: () => z.strictObject({}),
  request: () => ({ kind: 'reopen' }) as const,
  target: 'item',
  permissions: 'item',
  limit: 1,
  isNamedOnly: true,
  post: (_, context) => postState('open', 'reopened', context),
});
