/** The objects that the GitHub double keeps and answers with. */

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot';
}

export const gitHubActions: Account = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };

/** GitHub's limit of a comment, in characters. */
export const bodyLimit = 65_536;

export interface Comment {
  readonly id: number;
  readonly html_url: string;
  readonly issue_url: string;
  readonly user: { readonly login: string; readonly id: number; readonly type: string };
  body: string;
}

export interface Place {
  readonly origin: string;
  readonly owner: string;
  readonly repo: string;
}

const instant = '2026-01-02T03:04:05Z';
let lastId = 1000;

export function commentOf(
  place: Place,
  given: { readonly item: number; readonly author: Account; readonly body: string },
): Comment {
  lastId += 1;
  const id = lastId;
  const repository = `${place.origin}/repos/${place.owner || 'acme'}/${place.repo || 'tools'}`;
  return {
    id,
    ...{ node_id: `IC_${String(id)}`, url: `${repository}/issues/comments/${String(id)}` },
    html_url: `https://github.com/${place.owner || 'acme'}/${place.repo || 'tools'}/issues/${String(given.item)}#issuecomment-${String(id)}`,
    issue_url: `${repository}/issues/${String(given.item)}`,
    user: accountOf(place, given.author),
    ...{ created_at: instant, updated_at: instant, author_association: 'NONE' },
    body: given.body,
  };
}

/** Comments of one issue or pull request, oldest first. */
export function commentsIn(store: readonly Comment[], item: number): Comment[] {
  return store.filter((comment) => comment.issue_url.endsWith(`/issues/${String(item)}`));
}

export function itemIn(place: Place, number: number): object {
  const url = `${place.origin}/repos/${place.owner}/${place.repo}/issues/${String(number)}`;
  return {
    ...{
      id: number,
      node_id: `I_${String(number)}`,
      number,
      title: `Item ${String(number)}`,
      state: 'open',
      locked: false,
    },
    ...{
      url,
      repository_url: `${place.origin}/repos/${place.owner}/${place.repo}`,
      html_url: `https://github.com/${place.owner}/${place.repo}/issues/${String(number)}`,
    },
    ...{ labels_url: `${url}/labels{/name}`, comments_url: `${url}/comments`, events_url: `${url}/events` },
    ...{
      labels: [],
      assignee: null,
      milestone: null,
      comments: 0,
      closed_at: null,
      created_at: instant,
      updated_at: instant,
    },
    ...{ user: accountOf(place, { login: 'octocat', id: 583_231, type: 'User' }), author_association: 'NONE' },
  };
}

/** A changed file of a pull request; what is given replaces the default. */
export function fileIn(given: object): object {
  const url = 'https://api.github.com/repos/acme/tools/contents/a.txt';
  return {
    ...{ sha: 'c'.repeat(40), filename: 'a.txt', status: 'modified', additions: 1, deletions: 1, changes: 2 },
    ...{ blob_url: url, raw_url: url, contents_url: url, patch: '@@ -1 +1 @@\n-old\n+new' },
    ...given,
  };
}

function accountOf(place: Place, { login, id, type }: Account) {
  const url = `${place.origin}/users/${encodeURIComponent(login)}`;
  const lists = [
    'followers',
    'following',
    'gists',
    'starred',
    'subscriptions',
    'organizations',
    'repos',
    'events',
    'received_events',
  ];
  return {
    ...{ login, id, type, node_id: `U_${String(id)}`, site_admin: false, url, html_url: `https://github.com/${login}` },
    ...{ avatar_url: 'https://avatars.githubusercontent.com/u/1', gravatar_id: '' },
    ...Object.fromEntries(lists.map((list) => [`${list}_url`, `${url}/${list}`])),
  };
}
