import { orRefusal, unlessMissing } from '../octokit.js';
import { type OwnText, requestParameters, type WriteContext } from './write-context.js';

export function maintenanceApi(context: WriteContext) {
  return { ...itemCalls(context), ...reviewerCalls(context), ...repositoryCalls(context) };
}

function itemCalls(context: WriteContext) {
  const { issues } = context.session.octokit.rest;
  const { redact } = context.connection;
  const { number } = context.target;
  // For GitHub, a pull request is an issue as well.
  const at = () => ({ ...requestParameters(context), issue_number: number });
  return {
    async item() {
      const { title, body, state, milestone, html_url: url } = (await issues.get(at())).data;
      return { title, body: body ?? '', isOpen: state === 'open', milestone: milestone?.title ?? null, url };
    },
    async updateItem(change: {
      readonly title?: string;
      readonly body?: string;
      readonly state?: 'open' | 'closed';
      readonly reason?: 'completed' | 'not_planned' | 'duplicate' | 'reopened';
      /** Its number; `null` removes it. */
      readonly milestone?: number | null;
    }) {
      const { title, body, reason, ...others } = change;
      await issues.update({
        ...at(),
        ...(title === undefined ? {} : { title: redact(title) }),
        ...(body === undefined ? {} : { body: redact(body) }),
        ...(reason === undefined ? {} : { state_reason: reason }),
        ...others,
      });
    },
    /** A comment of the item by any author; `null` if the item has none with this number. */
    commentNode: (id: number) =>
      unlessMissing(async () => {
        const { data } = await issues.getComment({ ...requestParameters(context), comment_id: id });
        const isHere = data.issue_url.endsWith(`/issues/${String(number)}`);
        return isHere ? { nodeId: data.node_id, url: data.html_url } : null;
      }),
  };
}

function reviewerCalls(context: WriteContext) {
  const { pulls } = context.session.octokit.rest;
  const at = () => ({ ...requestParameters(context), pull_number: context.target.number });
  return {
    /** Replies in the thread of this comment. Returns `null` if it does not exist. */
    reply: (thread: number, body: string) =>
      unlessMissing(async (): Promise<OwnText> => {
        const reply = { ...at(), comment_id: thread, body: context.connection.redact(body) };
        const { data } = await pulls.createReplyForReviewComment(reply);
        return { id: data.id, body: data.body, url: data.html_url };
      }),
    /** Who was asked for a review; teams as `team/NAME`. */
    async requestedReviewers() {
      const { data } = await pulls.listRequestedReviewers(at());
      return [...data.users.map(({ login }) => login), ...data.teams.map(({ slug }) => `team/${slug}`)];
    },
    /** If GitHub rejects them (422), returns the reason. */
    requestReviewers: (users: readonly string[], teams: readonly string[]) =>
      refusalOf(() => pulls.requestReviewers({ ...at(), reviewers: [...users], team_reviewers: [...teams] })),
  };
}

function repositoryCalls(context: WriteContext) {
  const { octokit } = context.session;
  const { issues } = octokit.rest;
  const { redact } = context.connection;
  return {
    async milestones() {
      const all = await octokit.paginate(issues.listMilestones, { ...requestParameters(context), per_page: 100 });
      return all.map(({ number, title }) => ({ number, title }));
    },
    /** If GitHub rejects it (422), returns the reason. */
    createLabel: (label: Readonly<Record<'name' | 'color' | 'description', string>>) => {
      const redacted = { ...label, name: redact(label.name), description: redact(label.description) };
      return refusalOf(() => issues.createLabel({ ...requestParameters(context), ...redacted }));
    },
  };
}

/** `null` if GitHub accepts the request. */
async function refusalOf(send: () => Promise<unknown>): Promise<{ readonly refused: string } | null> {
  return await orRefusal(async () => {
    await send();
    return null;
  });
}
