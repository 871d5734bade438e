import { orRefusal, unlessMissing } from '../octokit.js';
import { type OwnText, requestParameters, type WriteContext } from './write-context.js';

/** What a maintainer does with the issue or pull request, besides writing. */
export interface MaintenanceApi {
  /** Replies in the thread of this comment. Returns `null` if it does not exist. */
  reply(thread: number, body: string): Promise<OwnText | null>;
  /** Who was asked for a review; teams as `team/NAME`. */
  requestedReviewers(): Promise<readonly string[]>;
  /** If GitHub rejects them (422), returns the reason. */
  requestReviewers(users: readonly string[], teams: readonly string[]): Promise<{ readonly refused: string } | null>;
  item(): Promise<WrittenItem>;
  updateItem(change: {
    readonly title?: string;
    readonly body?: string;
    readonly state?: 'open' | 'closed';
    readonly reason?: 'completed' | 'not_planned' | 'duplicate' | 'reopened';
    /** Its number; `null` removes it. */
    readonly milestone?: number | null;
  }): Promise<void>;
  /** Open milestones of the repository. */
  milestones(): Promise<readonly { readonly number: number; readonly title: string }[]>;
  /** A comment of the item by any author; `null` if the item has none with this number. */
  commentNode(id: number): Promise<{ readonly nodeId: string; readonly url: string } | null>;
  /** If GitHub rejects it (422), returns the reason. */
  createLabel(label: {
    readonly name: string;
    readonly color: string;
    readonly description: string;
  }): Promise<{ readonly refused: string } | null>;
}

/** An issue or a pull request, by any author. */
export interface WrittenItem {
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  /** The title of its milestone. */
  readonly milestone: string | null;
  readonly url: string;
}

/** Requests that change the state of an issue or a pull request, such as closing it or setting its milestone. */
export function maintenanceApi(context: WriteContext): MaintenanceApi {
  return { ...itemCalls(context), ...reviewerCalls(context), ...repositoryCalls(context) };
}

type ItemCalls = 'item' | 'updateItem' | 'commentNode';

function itemCalls(context: WriteContext): Pick<MaintenanceApi, ItemCalls> {
  const { issues } = context.session.octokit.rest;
  const { redact } = context.connection;
  const { number } = context.target;
  // For GitHub, a pull request is an issue as well.
  const at = () => ({ ...requestParameters(context), issue_number: number });
  return {
    async item() {
      const { data } = await issues.get(at());
      const { title, body, state, milestone, html_url: url } = data;
      return { title, body: body ?? '', isOpen: state === 'open', milestone: milestone?.title ?? null, url };
    },
    async updateItem({ title, body, state, reason, milestone }) {
      await issues.update({
        ...at(),
        ...(title === undefined ? {} : { title: redact(title) }),
        ...(body === undefined ? {} : { body: redact(body) }),
        ...(state === undefined ? {} : { state }),
        ...(reason === undefined ? {} : { state_reason: reason }),
        ...(milestone === undefined ? {} : { milestone }),
      });
    },
    commentNode: (id) =>
      unlessMissing(async () => {
        const { data } = await issues.getComment({ ...requestParameters(context), comment_id: id });
        const isHere = data.issue_url.endsWith(`/issues/${String(number)}`);
        return isHere ? { nodeId: data.node_id, url: data.html_url } : null;
      }),
  };
}

function reviewerCalls(
  context: WriteContext,
): Pick<MaintenanceApi, 'reply' | 'requestedReviewers' | 'requestReviewers'> {
  const { pulls } = context.session.octokit.rest;
  const at = () => ({ ...requestParameters(context), pull_number: context.target.number });
  return {
    reply: (thread, body) =>
      unlessMissing(async () => {
        const reply = { ...at(), comment_id: thread, body: context.connection.redact(body) };
        const { data } = await pulls.createReplyForReviewComment(reply);
        return { id: data.id, body: data.body, url: data.html_url };
      }),
    async requestedReviewers() {
      const { data } = await pulls.listRequestedReviewers(at());
      return [...data.users.map(({ login }) => login), ...data.teams.map(({ slug }) => `team/${slug}`)];
    },
    requestReviewers: (users, teams) =>
      refusalOf(() => pulls.requestReviewers({ ...at(), reviewers: [...users], team_reviewers: [...teams] })),
  };
}

function repositoryCalls(context: WriteContext): Pick<MaintenanceApi, 'milestones' | 'createLabel'> {
  const { octokit } = context.session;
  const { issues } = octokit.rest;
  const { redact } = context.connection;
  return {
    async milestones() {
      const all = await octokit.paginate(issues.listMilestones, { ...requestParameters(context), per_page: 100 });
      return all.map(({ number, title }) => ({ number, title }));
    },
    createLabel: ({ name, color, description }) =>
      refusalOf(() =>
        issues.createLabel({
          ...requestParameters(context),
          color,
          name: redact(name),
          description: redact(description),
        }),
      ),
  };
}

/** `null` if GitHub accepts the request. */
async function refusalOf(send: () => Promise<unknown>): Promise<{ readonly refused: string } | null> {
  return await orRefusal(async () => {
    await send();
    return null;
  });
}
