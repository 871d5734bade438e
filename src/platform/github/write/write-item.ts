import { isViewer } from '../github.js';
import { unlessMissing } from '../octokit.js';
import { type OwnText, requestParameters, type WriteContext } from './write-context.js';

export interface OwnIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  readonly url: string;
}

export type ItemApi = ReturnType<typeof itemApi>;

export function itemApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { issues } = octokit.rest;
  const at = () => ({ ...requestParameters(context), issue_number: context.target.number });
  return {
    async comments(): Promise<readonly OwnText[]> {
      const all = await octokit.paginate(issues.listComments, { ...at(), per_page: 100 });
      return all.filter(({ user }) => isViewer(user, viewer)).map(toText);
    },
    async createComment(body: string) {
      return toText((await issues.createComment({ ...at(), body: context.connection.redact(body) })).data);
    },
    /** Returns `null` if the comment no longer exists. */
    updateComment: (id: number, body: string) =>
      unlessMissing(async () => {
        const change = { comment_id: id, body: context.connection.redact(body) };
        return toText((await issues.updateComment({ ...requestParameters(context), ...change })).data);
      }),
    /** Labels of the item, as spelled on GitHub. */
    async labels() {
      const all = await octokit.paginate(issues.listLabelsOnIssue, { ...at(), per_page: 100 });
      return all.map(({ name }) => name);
    },
    /** The label as spelled in the repository; `null` if it does not exist. */
    labelNamed: (name: string) =>
      unlessMissing(async () => (await issues.getLabel({ ...requestParameters(context), name })).data.name),
    async addLabels(names: readonly string[]) {
      await issues.addLabels({ ...at(), labels: [...names] });
    },
    async removeLabel(name: string) {
      await unlessMissing(() => issues.removeLabel({ ...at(), name }));
    },
    async assignees() {
      return ((await issues.get(at())).data.assignees ?? []).map(({ login }) => login);
    },
    async canBeAssigned(user: string) {
      const request = { ...requestParameters(context), assignee: user };
      return (await unlessMissing(() => issues.checkUserCanBeAssigned(request))) !== null;
    },
    async assign(users: readonly string[]) {
      await issues.addAssignees({ ...at(), assignees: [...users] });
    },
  };
}

/** Own issues are searched among this many pages of the newest, with a hundred per page. */
const maxIssuePages = 10;

export function issueApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { issues } = octokit.rest;
  const { redact } = context.connection;
  return {
    async issues() {
      const query = { ...requestParameters(context), creator: viewer.login, state: 'all' as const, per_page: 100 };
      let pages = 0;
      const all = await octokit.paginate(issues.listForRepo, query, ({ data }, done) => {
        pages += 1;
        if (pages === maxIssuePages) done();
        return data;
      });
      return all.filter(({ pull_request }) => pull_request === undefined).map(toIssue);
    },
    async createIssue({ title, body, labels }: { title: string; body: string; labels: readonly string[] }) {
      const { data } = await issues.create({
        ...requestParameters(context),
        title: redact(title),
        body: redact(body),
        labels: [...labels],
      });
      return toIssue(data);
    },
    async updateIssue(number: number, change: { body: string } | { state: 'closed'; reason: 'not_planned' }) {
      const at = { ...requestParameters(context), issue_number: number };
      await ('body' in change
        ? issues.update({ ...at, body: redact(change.body) })
        : issues.update({ ...at, state: change.state, state_reason: change.reason }));
    },
  };
}

interface Listed {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
}

const toText = ({ id, body, html_url }: Listed): OwnText => ({ id, body: body ?? '', url: html_url });

interface ListedIssue {
  readonly number: number;
  readonly title: string;
  readonly body?: string | null;
  readonly state: string;
  readonly html_url: string;
}

function toIssue({ number, title, body, state, html_url }: ListedIssue): OwnIssue {
  return { number, title, body: body ?? '', isOpen: state === 'open', url: html_url };
}
