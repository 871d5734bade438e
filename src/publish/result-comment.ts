import type { RunContext } from '../context/run-context.js';
import { only, rethrowUnless } from '../errors.js';
import { writeConnection } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { type CommentTarget, GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Log, Redact } from '../platform/types.js';
import { answerPart, publishComment, type Sticky, stickyOf } from '../report/comment/comment.js';
import type { MarkdownReport } from '../report/report.js';

export interface ResultCommentPorts {
  readonly runContext: Pick<RunContext, 'event' | 'settings'>;
  /** Identifies the run; an interrupted run that continues keeps it. */
  readonly runId: string;
  readonly hostEnvironment: HostEnvironment;
  readonly log: Log;
  readonly redact: Redact;
}

export interface Posted {
  readonly url: string | null;
  readonly notices: readonly string[];
  /** Why GitHub did not take it; `null` if it did, or if there was nothing to post to. */
  readonly problem: string | null;
}

/** Nothing was posted, for these reasons. */
const notPosted = (...notices: readonly string[]): Posted => ({ url: null, notices, problem: null });

export function stickyOfRun({ runContext: { event, settings }, runId }: ResultCommentPorts): Sticky {
  const mode = settings['comment-mode'];
  return stickyOf(settings['comment-key'], mode, {
    run: runId,
    answer: answerPart(mode, event.trigger.triggerComment),
  });
}

/** The thread of a question on lines, or the conversation; `null` without an issue or pull request. */
export function commentTarget(
  { item, repository, trigger }: RunContext['event'],
  mode: RunContext['settings']['comment-mode'],
): CommentTarget | null {
  if (item === null || repository === null) return null;
  const thread = mode === 'answer' ? trigger.triggerComment?.thread : undefined;
  const target = { owner: repository.owner, repo: repository.name, number: item.number };
  return thread === undefined ? target : { ...target, thread };
}

/** The sticky comment on the run's item, if there is an item and a token and no review shows the result; otherwise the reason why none was posted. */
export async function postResultComment(report: MarkdownReport, ports: ResultCommentPorts): Promise<Posted> {
  const { runContext, hostEnvironment, redact, log } = ports;
  const { event, settings } = runContext;
  const instead = hostEnvironment.onRunner ? '; the result is in the summary' : '';
  const target = commentTarget(event, settings['comment-mode']);
  if (target === null)
    return settings.publish.includes('summary')
      ? notPosted()
      : notPosted(`The event has no issue or pull request, so no comment was posted${instead}.`);
  const token = settings['github-token'];
  if (token === undefined) return notPosted(`No github-token is set, so no comment was posted${instead}.`);
  const github = createGitHub(writeConnection(token, { hostEnvironment, redact }));
  const sticky = stickyOfRun(ports);
  try {
    const comment = await publishComment(report, { github, target, marker: sticky.marker });
    if (comment === null) {
      log.info('no comment posted: the review shows the result');
      return notPosted();
    }
    if (comment.isOutdated) {
      const notice =
        'The comment was not replaced: it has the result of a newer run for another commit. This result is in the summary.';
      return { url: null, notices: [warned(notice, log)], problem: null };
    }
    log.info(`comment ${comment.action}: ${comment.url}`);
    // A run without a result hides none.
    const hides = report.result.conclusion === 'success' ? sticky.hides : [];
    // After the post, so that the only visible comment is never hidden.
    const hidden =
      hides.length === 0
        ? 0
        : await github.hideComments(target, hides, comment.id).catch(only(GitHubProblem, (error) => error));
    if (hidden instanceof GitHubProblem) {
      const notice = `The comments of earlier runs could not be hidden: ${hidden.sentences}`;
      return { url: comment.url, notices: [warned(notice, log)], problem: null };
    }
    if (hidden > 0) log.info(`comments of earlier runs hidden: ${String(hidden)}`);
    return { url: comment.url, notices: [], problem: null };
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    const problem = `The comment could not be posted: ${error.sentences}`;
    return { url: null, notices: [warned(problem, log)], problem };
  }
}

function warned(notice: string, log: Log): string {
  log.warning(notice);
  return notice;
}
