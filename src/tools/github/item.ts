import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../input.js';
import { reviewersOf } from './post-effects.js';
import { bodyText, loginInput, nameListInput } from './record.js';
import { closeReasons } from './types.js';
import { writeTool } from './write-tool.js';

/** The tools that change the run's issue or pull request itself. Every name is evaluated separately. */

export const createLabelTool = writeTool({
  name: 'Label',
  description:
    'Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.',
  input: () =>
    z.strictObject({
      add: z.optional(nameListInput('Labels to add. They must exist in the repository.')),
      remove: z.optional(nameListInput('Labels to remove.')),
    }),
  label: ({ add = [], remove = [] }) => [...add.map((one) => `+${one}`), ...remove.map((one) => `-${one}`)].join(' '),
  problem: ({ add = [], remove = [] }) => {
    if (add.length + remove.length === 0) return 'Give at least one label to add or remove.';
    const both = add.find((one) => remove.includes(one));
    return both === undefined ? null : `${JSON.stringify(both)} cannot be added and removed in one call.`;
  },
  request: ({ add = [], remove = [] }) => ({ kind: 'label', add, remove }),
});

export const createAssignTool = writeTool({
  name: 'Assign',
  description: 'Assigns people to the issue or pull request of this run. The request is sent at the end of the run.',
  input: () =>
    z.strictObject({
      users: z.array(loginInput()).check(z.minLength(1), z.maxLength(5), z.describe('Login names, without @.')),
    }),
  label: ({ users }) => users.join(' '),
  request: ({ users }) => ({ kind: 'assign', users }),
});

export const createRequestReviewersTool = writeTool({
  name: 'RequestReviewers',
  description:
    'Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.',
  input: () =>
    z.strictObject({
      users: z.optional(z.array(loginInput()).check(z.maxLength(5), z.describe('Login names, without @.'))),
      teams: z.optional(
        z
          .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/), z.describe('The short name of a team.')))
          .check(z.maxLength(3), z.describe('Teams of the organization, without its name.')),
      ),
    }),
  label: (input) => reviewersOf(input).join(' '),
  problem: (input) => (reviewersOf(input).length === 0 ? 'Give at least one user or team.' : null),
  request: ({ users = [], teams = [] }) => ({ kind: 'reviewers', users, teams }),
});

export const createUpdateItemTool = writeTool({
  name: 'UpdateItem',
  description:
    'Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.',
  input: () =>
    z.strictObject({
      title: z.optional(textInput('The new title, one line.', { most: 200 })),
      body: z.optional(bodyText('The new text, as Markdown. It replaces all of the present text.')),
    }),
  label: ({ title, body }) => [title ?? [], body === undefined ? [] : 'body'].flat().join(', '),
  problem: ({ title, body }) => (title === undefined && body === undefined ? 'Give a title or a body.' : null),
  request: ({ title, body }) => ({
    kind: 'update',
    ...(title === undefined ? {} : { title: oneLine(title) }),
    ...(body === undefined ? {} : { body }),
  }),
});

export const createCloseTool = writeTool({
  name: 'Close',
  description:
    'Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).',
  input: () => z.strictObject({ reason: z.optional(z.enum(closeReasons)) }),
  label: ({ reason }) => reason ?? '',
  request: ({ reason = 'completed' }) => ({ kind: 'close', reason }),
});

export const createReopenTool = writeTool({
  name: 'Reopen',
  description: 'Reopens the issue or pull request of this run at the end of the run.',
  input: () => z.strictObject({}),
  label: () => '',
  request: () => ({ kind: 'reopen' }),
});

export const createMilestoneTool = writeTool({
  name: 'Milestone',
  description:
    'Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.',
  input: () =>
    z.strictObject({
      title: textInput('The title of an open milestone; empty to remove it.', { empty: true, most: 200 }),
    }),
  label: ({ title }) => title.trim(),
  request: ({ title }) => ({ kind: 'milestone', title: title.trim() }),
});
