import type { Context } from 'openapi-backend';
import { type Account, bodyLimit } from './github-data.js';
import { notAccessible, type ThreadOf } from './github-graphql.js';
import { changeItem, maintenanceHandlers, type StoredItem } from './github-maintenance.js';
import { sampleOf } from './openapi-sample.js';

/** The pull request that the double has in addition to the items. */
export interface PullOptions {
  readonly head: string;
  readonly author?: Account;
  readonly files: readonly { readonly filename: string; readonly patch?: string }[];
  /** Why a review that approves or requests changes is refused, in GitHub's words. */
  readonly refuseDecision?: string;
}

export interface WriteOptions {
  readonly pull?: PullOptions;
  /** Labels of the repository. */
  readonly labels?: readonly string[];
  /** Who can be assigned. */
  readonly people?: readonly string[];
  /** Titles of the open milestones. */
  readonly milestones?: readonly string[];
  /** The permissions of the token. Default: every one. */
  readonly permissions?: readonly string[];
}

export interface StoredReview {
  readonly id: number;
  body: string;
  readonly state: string;
  readonly commit: string;
  readonly user: Account;
}

export interface StoredLine {
  readonly id: number;
  readonly review: number;
  readonly path: string;
  readonly line: number;
  readonly start_line: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  body: string;
  readonly user: Account;
  /** The comment that it answers; `null` for the first of a thread. */
  readonly replyTo: number | null;
  /** Who resolved the thread; `null` while it is open. */
  resolvedBy: string | null;
  /** The lines have changed since. */
  isOutdated: boolean;
}

export interface StoredIssue {
  readonly number: number;
  readonly title: string;
  body: string;
  state: 'open' | 'closed';
  readonly labels: readonly string[];
}

export interface StoredCheck {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly external_id: string;
  status: string;
  conclusion: string | null;
  output: { readonly title: string; readonly summary: string; readonly annotations: readonly object[] };
}

/** The written data, which tests inspect and change. */
export interface Written {
  /** Head of the pull request; change it to push. */
  head: string;
  readonly reviews: StoredReview[];
  readonly lines: StoredLine[];
  readonly labels: Set<string>;
  readonly assignees: Set<string>;
  readonly issues: StoredIssue[];
  readonly checks: StoredCheck[];
  /** Who was asked for a review; teams as `team/NAME`. */
  readonly reviewers: Set<string>;
  readonly newLabels: { readonly name: string; readonly color: string; readonly description: string | null }[];
  /** The issue or pull request 7. */
  readonly item: StoredItem;
  /** Node ids of comments that were hidden. */
  readonly isMinimized: Set<string>;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Asked = Context<unknown, Record<string, string>, Record<string, string>>;
type Schemas = Parameters<typeof sampleOf>[1];

interface Parts {
  readonly viewer: Account;
  readonly options: WriteOptions;
  readonly written: Written;
  readonly schemas: Schemas;
}

export function nothingWritten({ pull }: WriteOptions): Written {
  return {
    ...{ head: pull?.head ?? '', reviews: [], lines: [], labels: new Set(), assignees: new Set(), issues: [] },
    isMinimized: new Set(),
    ...{ checks: [], reviewers: new Set(), newLabels: [] },
    item: { title: 'Item 7', body: '', state: 'open', state_reason: null, milestone: null },
  };
}

const missing: Reply = { status: 404, body: { message: 'Not Found' } };
const refused = (...errors: string[]): Reply => ({ status: 422, body: { message: 'Unprocessable Entity', errors } });
/** The response to a token without the permission, with the header that names it. */
const forbidden = (permission: string): Reply => ({
  status: 403,
  body: { message: notAccessible },
  headers: { 'x-accepted-github-permissions': permission },
});
const states = { COMMENT: 'COMMENTED', APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED' } as const;
let lastId = 5000;

export function writeHandlers(parts: Parts): Record<string, (context: Asked) => Reply> {
  return { ...reviewHandlers(parts), ...itemHandlers(parts), ...checkHandlers(parts), ...maintenanceHandlers(parts) };
}

type NewLine = Omit<StoredLine, 'replyTo' | 'resolvedBy' | 'isOutdated'> & Partial<StoredLine>;

export function addLine({ lines }: Written, line: NewLine): void {
  lines.push({ replyTo: null, resolvedBy: null, isOutdated: false, ...line });
}

/** The comments of reviews as threads. */
export function threadsIn({ lines }: Written): readonly ThreadOf[] {
  return lines
    .filter(({ replyTo }) => replyTo === null)
    .map(({ id, path, line, start_line, side, isOutdated, resolvedBy, body, user: author }) => ({
      ...{ id: `PRRT_${String(id)}`, path, line: isOutdated ? null : line, side, outdated: isOutdated, resolvedBy },
      ...(start_line === null || isOutdated ? {} : { startLine: start_line }),
      comments: [
        { id, body, by: author.login },
        ...lines
          .filter(({ replyTo }) => replyTo === id)
          .map((one) => ({ id: one.id, body: one.body, by: one.user.login })),
      ],
    }));
}

/** GitHub lets a token resolve threads only with write access to contents. */
export function resolveIn(written: Written, thread: string, { permissions }: WriteOptions, viewer: Account): void {
  if (permissions?.includes('contents: write') === false) throw new Error(notAccessible);
  const line = written.lines.find(({ id }) => thread === `PRRT_${String(id)}`);
  if (line === undefined) throw new Error(`Could not resolve to a node with the global id of '${thread}'.`);
  line.resolvedBy = viewer.login.replace(/\[bot\]$/, '');
}

export function minimizeIn(written: Written, comment: string, { permissions }: WriteOptions): void {
  const may = permissions?.some((one) => /^(?:issues|pull-requests): write$/.test(one)) ?? true;
  if (!may) throw new Error(notAccessible);
  written.isMinimized.add(comment);
}

function user({ schemas }: Parts, { login, id, type }: Account) {
  return { ...sampleOf('simple-user', schemas), login, id, type };
}

interface GivenReview {
  readonly commit_id?: string;
  readonly event?: keyof typeof states;
  readonly body?: string;
  readonly comments?: readonly {
    readonly path: string;
    readonly line: number;
    readonly start_line?: number;
    readonly side?: 'LEFT' | 'RIGHT';
    readonly body: string;
  }[];
}

function reviewHandlers(parts: Parts): Record<string, (context: Asked) => Reply> {
  const { viewer, options, written, schemas } = parts;
  const shown = ({ id, body, state, commit, user: author }: StoredReview) => ({
    ...sampleOf('pull-request-review', schemas),
    ...{ id, body, state, commit_id: commit, user: user(parts, author) },
    html_url: `https://github.com/octo/repo/pull/7#pullrequestreview-${String(id)}`,
  });
  const shownLine = ({ id, path, line, start_line, side, body, user: author }: StoredLine) => ({
    ...sampleOf('pull-request-review-comment', schemas),
    ...{ id, path, line, side, body, user: user(parts, author), ...(start_line === null ? {} : { start_line }) },
    html_url: `https://github.com/octo/repo/pull/7#discussion_r${String(id)}`,
  });
  const { pull } = options;
  const mayNot = (permission: string) => options.permissions?.includes(permission) === false;
  return {
    'pulls/get': () => {
      if (pull === undefined) return missing;
      const sample = sampleOf('pull-request', schemas);
      const head = { ...(sample['head'] as object), sha: written.head };
      const author = user(parts, pull.author ?? { login: 'octocat', id: 583_231, type: 'User' });
      return { status: 200, body: { ...sample, number: 7, state: 'open', head, user: author } };
    },
    'pulls/list-reviews': () => ({ status: 200, body: written.reviews.map(shown) }),
    'pulls/list-review-comments': () => ({ status: 200, body: written.lines.map(shownLine) }),
    'pulls/create-reply-for-review-comment': (context) => {
      const { body } = context.request.requestBody as { body: string };
      const first = written.lines.find(({ id }) => id === Number(context.request.params['comment_id']));
      // GitHub accepts the first comment of a thread only.
      if (first === undefined || first.replyTo !== null) return missing;
      if (mayNot('pull-requests: write')) return forbidden('pull_requests=write');
      lastId += 1;
      addLine(written, { ...first, id: lastId, body, user: viewer, replyTo: first.id, resolvedBy: null });
      return { status: 201, body: shownLine(written.lines.at(-1) ?? first) };
    },
    'pulls/create-review': (context) => {
      const given = context.request.requestBody as GivenReview;
      const { event = 'COMMENT', comments = [], body = '' } = given;
      const wrong = reviewProblem(given, parts);
      if (wrong !== null) return refused(wrong);
      lastId += 1;
      const review = { id: lastId, body, state: states[event], commit: given.commit_id ?? written.head, user: viewer };
      written.reviews.push(review);
      for (const { path, line, start_line = null, side = 'RIGHT', body: text } of comments) {
        lastId += 1;
        addLine(written, { id: lastId, review: review.id, path, line, start_line, side, body: text, user: viewer });
      }
      return { status: 200, body: shown(review) };
    },
    'pulls/update-review': (context) => {
      const review = written.reviews.find(({ id }) => id === Number(context.request.params['review_id']));
      if (review === undefined) return missing;
      review.body = (context.request.requestBody as { body: string }).body;
      return { status: 200, body: shown(review) };
    },
    'pulls/update-review-comment': (context) => {
      const line = written.lines.find(({ id }) => id === Number(context.request.params['comment_id']));
      if (line === undefined) return missing;
      line.body = (context.request.requestBody as { body: string }).body;
      return { status: 200, body: shownLine(line) };
    },
  };
}

/** The rules of GitHub that a review can break. */
function reviewProblem({ event, body = '', comments = [], commit_id }: GivenReview, parts: Parts): string | null {
  const { options, written, viewer } = parts;
  if (commit_id !== undefined && commit_id !== written.head) return 'The commit_id is not part of the pull request';
  if (body.length > bodyLimit) return 'Body is too long (maximum is 65536 characters)';
  if (event !== 'COMMENT' && options.pull?.author?.id === viewer.id) return 'Can not approve your own pull request';
  if (event !== 'COMMENT' && options.pull?.refuseDecision !== undefined) return options.pull.refuseDecision;
  if (event !== 'APPROVE' && body === '') return 'Body is required';
  for (const { path, line, start_line = line, side = 'RIGHT' } of comments) {
    const patch = options.pull?.files.find(({ filename }) => filename === path)?.patch;
    if (patch === undefined) return 'Path could not be resolved';
    const known = linesOf(patch, side);
    if (!known.includes(line) || !known.includes(start_line)) return 'Line could not be resolved';
  }
  return null;
}

function linesOf(patch: string, side: 'LEFT' | 'RIGHT'): readonly number[] {
  const found: number[] = [];
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const [, before = '0', after = '0'] = /^@@ -(\d+)\S* \+(\d+)/.exec(hunk) ?? [];
    let next = Number(side === 'RIGHT' ? after : before);
    for (const row of hunk.split('\n').slice(1)) {
      const isOfSide = row.startsWith(' ') || row.startsWith(side === 'RIGHT' ? '+' : '-');
      if (isOfSide) found.push(next++);
    }
  }
  return found;
}

function itemHandlers(parts: Parts): Record<string, (context: Asked) => Reply> {
  const { options, written, schemas, viewer } = parts;
  const labelOf = (name: string) => ({ ...sampleOf('label', schemas), name, color: 'ededed', description: null });
  const find = (name: string | undefined) =>
    [...(options.labels ?? []), ...written.newLabels.map((one) => one.name)].find(
      (one) => one.toLowerCase() === decodeURIComponent(name ?? '').toLowerCase(),
    );
  const shown = ({ number, title, body, state }: StoredIssue) => ({
    ...sampleOf('issue', schemas),
    ...{ number, title, body, state, user: user(parts, viewer) },
    html_url: `https://github.com/octo/repo/issues/${String(number)}`,
  });
  const labels = (): Reply => ({ status: 200, body: [...written.labels].map(labelOf) });
  return {
    'issues/get-label': (context) => {
      const name = find(context.request.params['name']);
      return name === undefined ? missing : { status: 200, body: labelOf(name) };
    },
    'issues/list-labels-on-issue': labels,
    'issues/add-labels': (context) => {
      for (const name of (context.request.requestBody as { labels: string[] }).labels) written.labels.add(name);
      return labels();
    },
    'issues/remove-label': (context) => {
      const name = find(context.request.params['name']);
      if (name === undefined || !written.labels.delete(name)) return missing;
      return labels();
    },
    'issues/check-user-can-be-assigned': (context) =>
      options.people?.includes(context.request.params['assignee'] ?? '') === true ? { status: 204 } : missing,
    'issues/add-assignees': (context) => {
      for (const one of (context.request.requestBody as { assignees: string[] }).assignees) written.assignees.add(one);
      return { status: 201, body: shown({ number: 7, title: 't', body: '', state: 'open', labels: [] }) };
    },
    'issues/list-for-repo': () => ({ status: 200, body: written.issues.map(shown) }),
    'issues/create': (context) => {
      const given = context.request.requestBody as { title: string; body: string; labels?: string[] };
      const issue: StoredIssue = { number: 100 + written.issues.length, state: 'open', labels: [], ...given };
      written.issues.push(issue);
      return { status: 201, body: shown(issue) };
    },
    'issues/update': (context) => {
      const number = Number(context.request.params['issue_number']);
      const given = context.request.requestBody as Partial<StoredItem>;
      if (number === 7) {
        const { title, body, state } = written.item;
        return (
          changeItem(written.item, given, options) ?? {
            ...{ status: 200, body: shown({ number, title, body, state, labels: [] }) },
          }
        );
      }
      const issue = written.issues.find((one) => one.number === number);
      if (issue === undefined) return missing;
      Object.assign(issue, given);
      return { status: 200, body: shown(issue) };
    },
  };
}

function checkHandlers({ written, schemas }: Parts): Record<string, (context: Asked) => Reply> {
  const shown = ({ id, name, head_sha, external_id, status, conclusion, output }: StoredCheck) => {
    const sample = sampleOf('check-run', schemas);
    const { title, summary, annotations } = output;
    return {
      // The description allows null for the conclusion and does not list it.
      ...{ ...sample, id, name, head_sha, external_id, status, conclusion: conclusion ?? 'neutral' },
      output: { ...(sample['output'] as object), title, summary, annotations_count: annotations.length },
      html_url: `https://github.com/octo/repo/runs/${String(id)}`,
    };
  };
  const tooMany = ({ output }: StoredCheck): Reply | null =>
    output.annotations.length > 50 ? refused('No more than 50 annotations are allowed') : null;
  return {
    'checks/list-for-ref': (context) => {
      const { ref, name } = { ref: context.request.params['ref'], name: context.request.query['check_name'] };
      const found = written.checks.filter((one) => one.head_sha === ref && one.name === name).reverse();
      return { status: 200, body: { total_count: found.length, check_runs: found.map(shown) } };
    },
    'checks/create': (context) => {
      lastId += 1;
      const check = { conclusion: null, ...(context.request.requestBody as object), id: lastId } as StoredCheck;
      const wrong = tooMany(check);
      if (wrong !== null) return wrong;
      written.checks.push(check);
      return { status: 201, body: shown(check) };
    },
    'checks/update': (context) => {
      const check = written.checks.find(({ id }) => id === Number(context.request.params['check_run_id']));
      if (check === undefined) return missing;
      const given = context.request.requestBody as StoredCheck;
      const wrong = tooMany(given);
      if (wrong !== null) return wrong;
      const annotations = [...check.output.annotations, ...given.output.annotations];
      Object.assign(check, given, { output: { ...given.output, annotations } });
      return { status: 200, body: shown(check) };
    },
  };
}
