import * as z from 'zod/mini';
import { defineTool } from '../define.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { loginInput, recordRequest } from './record.js';
import type { RequestRecorder } from './types.js';

const input = () =>
  z.strictObject({
    users: z.optional(z.array(loginInput()).check(z.maxLength(5), z.describe('Login names, without @.'))),
    teams: z.optional(
      z
        .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/), z.describe('The short name of a team.')))
        .check(z.maxLength(3), z.describe('Teams of the organization, without its name.')),
    ),
  });

/** Requests reviews of the run's pull request. Every name is evaluated separately, teams as `team/NAME`. */
export function createRequestReviewersTool(recorder: RequestRecorder): Tool {
  return defineTool({
    name: 'RequestReviewers',
    description:
      'Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.',
    input,
    readOnly: false,
    effects: ({ users = [], teams = [] }) =>
      [...users, ...teams.map((team) => `team/${team}`)].map((target) => ({
        ...{ kind: 'post', what: 'RequestReviewers', target },
      })),
    label: ({ users = [], teams = [] }) => [...users, ...teams.map((team) => `team/${team}`)].join(' '),
    run: ({ users = [], teams = [] }) =>
      users.length + teams.length === 0
        ? Promise.resolve(failedOutput('Give at least one user or team.'))
        : recordRequest(recorder, { kind: 'reviewers', users: [...new Set(users)], teams: [...new Set(teams)] }),
  });
}
