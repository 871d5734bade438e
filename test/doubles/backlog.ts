import type { Context } from 'openapi-backend';
import { type Account, itemIn } from './github-data.js';
import type { Reply } from './github-writes.js';
import { sampleOf } from './openapi-sample.js';

/** An issue or pull request of a repository with many; tests and runs change it. */
export interface BacklogItem {
  readonly number: number;
  title: string;
  body: string;
  labels: string[];
  state: 'open' | 'closed';
  /** The head of the pull request; absent for an issue. */
  readonly head?: string;
}

type Asked = Context<unknown, Record<string, string>, Record<string, string>>;
type Place = Parameters<typeof itemIn>[0];

export function aBacklog(count: number, more: Partial<BacklogItem> = {}): BacklogItem[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, title: `Crash ${String(index + 1)}`, body: 'It crashes.', labels: [], state: 'open' },
    ...more,
  }));
}

/** Search is not in the part of the API description that the double has, so it is answered by hand. */
export function searchReply(items: readonly BacklogItem[], path: string, place: Place): Reply {
  const { searchParams } = new URL(path, 'http://localhost');
  const query = searchParams.get('q') ?? '';
  const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))];
  const found = items.filter(
    ({ state, head, labels }) =>
      (!query.includes('is:open') || state === 'open') &&
      (!query.includes('no:label') || labels.length === 0) &&
      query.includes('is:pr') === (head !== undefined),
  );
  const at = { ...place, owner: 'octo', repo: 'repo' };
  const shown = found
    .slice((page - 1) * size, page * size)
    .map((item) => ({ ...itemIn(at, item.number), ...stored(item) }));
  return { status: 200, body: { total_count: found.length, incomplete_results: false, items: shown } };
}

const stored = ({ title, body, labels, state }: BacklogItem) => ({
  ...{ title, body, state, labels: labels.map((name) => ({ name })), author_association: 'NONE' },
});

/** What the API does with the items, each with its own labels and state. */
export function backlogHandlers(
  items: readonly BacklogItem[],
  { place, viewer, schemas }: { place: Place; viewer: Account; schemas: Parameters<typeof sampleOf>[1] },
): Record<string, (context: Asked) => Reply> {
  const missing: Reply = { status: 404, body: { message: 'Not Found' } };
  const at = { ...place, owner: 'octo', repo: 'repo' };
  const labelOf = (name: string) => ({ ...sampleOf('label', schemas), name, color: 'ededed', description: null });
  const on =
    (work: (item: BacklogItem, context: Asked) => Reply) =>
    (context: Asked): Reply => {
      const { issue_number: issue, pull_number: pull } = context.request.params;
      const item = items.find(({ number }) => number === Number(issue ?? pull));
      return item === undefined ? missing : work(item, context);
    };
  const labels = ({ labels: names }: BacklogItem): Reply => ({ status: 200, body: names.map(labelOf) });
  const get = (item: BacklogItem): Reply => ({
    status: 200,
    body: {
      ...{ ...itemIn(at, item.number), ...stored(item), labels: [] },
      ...(item.head === undefined
        ? {}
        : { pull_request: { url: null, html_url: null, diff_url: null, patch_url: null } }),
    },
  });
  return {
    'issues/get': on(get),
    'issues/list-labels-on-issue': on(labels),
    'issues/add-labels': on((item, context) => {
      const { labels: added } = context.request.requestBody as { labels: string[] };
      item.labels = [...new Set([...item.labels, ...added])];
      return labels(item);
    }),
    'issues/remove-label': on((item, context) => {
      item.labels = item.labels.filter((name) => name !== context.request.params['name']);
      return labels(item);
    }),
    'issues/update': on((item, context) => {
      Object.assign(item, context.request.requestBody);
      const issue = { ...sampleOf('issue', schemas), number: item.number, state: item.state, title: item.title };
      return { status: 200, body: { ...issue, user: { ...sampleOf('simple-user', schemas), ...viewer } } };
    }),
    ...(items.every(({ head }) => head === undefined)
      ? {}
      : {
          'pulls/get': on(({ number, head }) => {
            const sample = sampleOf('pull-request', schemas);
            return {
              status: 200,
              body: { ...sample, number, head: { ...(sample['head'] as object), sha: head ?? '' } },
            };
          }),
        }),
  };
}
