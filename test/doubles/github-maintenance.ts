import type { Context } from 'openapi-backend';
import type { Account } from './github-data.js';
import type { Reply, WriteOptions, Written } from './github-writes.js';
import { sampleOf } from './openapi-sample.js';

type Asked = Context<unknown, Record<string, string>, Record<string, string>>;
type Schemas = Parameters<typeof sampleOf>[1];

/** The issue or pull request of the run, as far as runs change it. */
export interface StoredItem {
  title: string;
  body: string;
  state: 'open' | 'closed';
  state_reason: string | null;
  milestone: number | null;
}

interface Parts {
  readonly viewer: Account;
  readonly options: WriteOptions;
  readonly written: Written;
  readonly schemas: Schemas;
}

const refused = (message: string, ...errors: readonly object[]): Reply => ({
  status: 422,
  body: { message, ...(errors.length === 0 ? {} : { errors }) },
});

/** Milestones, labels and requests for reviews, with the refusals of GitHub. */
export function maintenanceHandlers({ options, written, schemas }: Parts): Record<string, (context: Asked) => Reply> {
  const person = (login: string) => ({ ...sampleOf('simple-user', schemas), login });
  const team = (slug: string) => ({ ...sampleOf('team', schemas), slug });
  return {
    'pulls/list-requested-reviewers': () => {
      const [users, teams] = [
        [...written.reviewers].filter((one) => !isTeam(one)),
        [...written.reviewers].filter(isTeam),
      ];
      return { status: 200, body: { users: users.map(person), teams: teams.map((one) => team(one.slice(5))) } };
    },
    'pulls/request-reviewers': (context) => {
      const given = context.request.requestBody as { reviewers?: string[]; team_reviewers?: string[] };
      const names = [...(given.reviewers ?? []), ...(given.team_reviewers ?? []).map((one) => `team/${one}`)];
      const author = options.pull?.author?.login ?? 'octocat';
      if (names.includes(author)) return refused('Review cannot be requested from pull request author.');
      if (!names.every((one) => options.people?.includes(one)))
        return refused(
          'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the octo/repo repository.',
        );
      for (const name of names) written.reviewers.add(name);
      return { status: 201, body: { ...sampleOf('pull-request-simple', schemas), number: 7 } };
    },
    'issues/list-milestones': () => ({
      status: 200,
      body: (options.milestones ?? []).map((title, index) => ({
        ...sampleOf('milestone', schemas),
        ...{ number: index + 1, title, state: 'open' },
      })),
    }),
    'issues/create-label': (context) => {
      const {
        name,
        color = 'ededed',
        description = null,
      } = context.request.requestBody as {
        name: string;
        color?: string;
        description?: string | null;
      };
      const known = [...(options.labels ?? []), ...written.newLabels.map((one) => one.name)];
      if (known.some((one) => one.toLowerCase() === name.toLowerCase()))
        return refused('Validation Failed', { resource: 'Label', code: 'already_exists', field: 'name' });
      written.newLabels.push({ name, color, description });
      return { status: 201, body: { ...sampleOf('label', schemas), name, color, description } };
    },
  };
}

const isTeam = (name: string): boolean => name.startsWith('team/');

/** Changes an issue or pull request as the API does; the answer if GitHub refuses. */
export function changeItem(
  item: StoredItem,
  given: Partial<StoredItem>,
  { milestones = [] }: WriteOptions,
): Reply | null {
  const { milestone } = given;
  if (milestone !== undefined && milestone !== null && milestones[milestone - 1] === undefined)
    return refused('Validation Failed', { resource: 'Issue', code: 'invalid', field: 'milestone' });
  Object.assign(item, given);
  return null;
}
