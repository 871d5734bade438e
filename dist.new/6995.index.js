"use strict";
exports.id = 6995;
exports.ids = [6995];
exports.modules = {

/***/ 56995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reactToFailure: () => (/* binding */ reactToFailure),
  startReaction: () => (/* binding */ startReaction)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/github/octokit.js
var octokit = __webpack_require__(80353);
// EXTERNAL MODULE: ./lib/platform/github/read/read-problem.js
var read_problem = __webpack_require__(83823);
;// CONCATENATED MODULE: ./lib/platform/github/write/reactions.js


/**
 * Reactions of the token's account on one target. Rejects with GitHubProblem; failed requests are not retried, since
 * reactions are not essential.
 */
function createReactions(connection, { owner, repo, number, comment }) {
    const needs = [comment?.kind === 'review-comment' ? 'pull-requests: write' : 'issues: write', 'pull-requests: write'];
    const common = () => ({ owner, repo, request: { signal: (0,octokit/* withTimeout */.wj)(connection.signal) } });
    const call = async (use) => {
        try {
            return await use(await (0,octokit/* connectOctokit */.wy)(connection));
        }
        catch (error) {
            throw (0,read_problem/* readProblem */.K)(error, {
                what: `the reactions on ${owner}/${repo}#${String(number)}`,
                needs: [...new Set(needs)],
            });
        }
    };
    return {
        add: (content) => call(async ({ rest: { reactions } }) => {
            const body = { ...common(), content };
            if (comment === null)
                return (await reactions.createForIssue({ ...body, issue_number: number })).data.id;
            const at = { ...body, comment_id: comment.id };
            if (comment.kind === 'comment')
                return (await reactions.createForIssueComment(at)).data.id;
            return (await reactions.createForPullRequestReviewComment(at)).data.id;
        }),
        remove: (id) => call(async ({ rest: { reactions } }) => {
            const body = { ...common(), reaction_id: id };
            if (comment === null)
                await reactions.deleteForIssue({ ...body, issue_number: number });
            else if (comment.kind === 'comment')
                await reactions.deleteForIssueComment({ ...body, comment_id: comment.id });
            else
                await reactions.deleteForPullRequestComment({ ...body, comment_id: comment.id });
        }),
    };
}

// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
;// CONCATENATED MODULE: ./lib/publish/reaction.js





/** A runner kills a canceled process after about ten seconds, and a reaction is never worth a long wait. */
const timeMs = 10_000;
const timeAfterCancelMs = 2_000;
/**
 * An eyes reaction on what started the run, for as long as it runs. If the reaction cannot be added, a warning is
 * logged. `null` if the event has no item or the token is missing.
 */
async function startReaction(runContext, hostEnvironment, log) {
    const reactions = reactionsOf(runContext, hostEnvironment);
    const eyes = reactions === null ? null : await orWarn(log, () => reactions.add('eyes'));
    if (eyes === null)
        return null;
    return async (conclusion) => {
        const end = reactionsOf(runContext, hostEnvironment);
        if (end === null)
            return;
        await orWarn(log, async () => {
            await end.add(conclusion === 'success' ? '+1' : 'confused');
            await end.remove(eyes);
        });
    };
}
/** Adds the reaction to a run that could not start. */
async function reactToFailure(started, hostEnvironment, log) {
    const reactions = reactionsOf(started, hostEnvironment);
    if (reactions !== null)
        await orWarn(log, () => reactions.add('confused'));
}
function reactionsOf({ event, settings }, { environment, signal }) {
    const token = settings['github-token'];
    const { item, repository, trigger } = event;
    if (token === undefined || item === null || repository === null)
        return null;
    const { triggerComment } = trigger;
    const id = triggerComment?.id ?? null;
    const comment = triggerComment === null || triggerComment.kind === 'review' || id === null
        ? null
        : { kind: triggerComment.kind, id };
    return createReactions((0,connections/* readConnection */.dC)(token, { environment, signal: (0,time_limit/* withinTime */.dn)(timeMs, (0,time_limit/* delayedSignal */.BE)(signal, timeAfterCancelMs)) }), { owner: repository.owner, repo: repository.name, number: item.number, comment });
}
async function orWarn(log, act) {
    try {
        return await act();
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* GitHubProblem */.J);
        log.warning(`Could not add the reaction: ${error.sentences}`);
        return null;
    }
}


/***/ })

};
;