"use strict";

exports.id = 6871;

exports.ids = [ 6871 ];

exports.modules = {
  1004: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8287);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7523);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
    function readProblem(error, {what: what, needs: needs}) {
      if (!(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__.a)(error);
      const failure = (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.f1)(error);
      const detail = failure.message === "" ? "" : `: ${failure.message}`;
      const problem = (message, hint) => new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, `${message}${detail}`, hint);
      if (failure.status === null) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.a5)(failure)) return problem(`GitHub's rate limit blocked ${what}`, "Run again later.");
      switch (failure.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${what}`, permissionHint(failure, needs));

       case 404:
       case 410:
        return problem(`GitHub cannot find ${what}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(failure, needs)}`);

       default:
        return problem(`GitHub answered ${String(failure.status)} for ${what}`, "Run again; if the problem persists, check githubstatus.com.");
      }
    }
    function permissionHint(failure, needs) {
      if (needs.length > 0) return `Add ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.k0)(failure, needs)} under permissions: of the job.`;
      return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  6871: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      reactToFailure: () => reactToFailure,
      startReaction: () => startReaction
    });
    var connections = __webpack_require__(2673);
    var octokit = __webpack_require__(353);
    var read_problem = __webpack_require__(1004);
    function createReactions(connection, {owner: owner, repo: repo, number: number, comment: comment}) {
      const needs = [ comment?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
      const common = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, octokit.wj)(connection.signal)
        }
      });
      const call = async use => {
        try {
          return await use(await (0, octokit.wy)(connection));
        } catch (error) {
          throw (0, read_problem.K)(error, {
            what: `the reactions on ${owner}/${repo}#${String(number)}`,
            needs: [ ...new Set(needs) ]
          });
        }
      };
      return {
        add: content => call(async ({rest: {reactions: reactions}}) => {
          const body = {
            ...common(),
            content: content
          };
          if (comment === null) return (await reactions.createForIssue({
            ...body,
            issue_number: number
          })).data.id;
          const at = {
            ...body,
            comment_id: comment.id
          };
          if (comment.kind === "comment") return (await reactions.createForIssueComment(at)).data.id;
          return (await reactions.createForPullRequestReviewComment(at)).data.id;
        }),
        remove: id => call(async ({rest: {reactions: reactions}}) => {
          const body = {
            ...common(),
            reaction_id: id
          };
          if (comment === null) await reactions.deleteForIssue({
            ...body,
            issue_number: number
          }); else if (comment.kind === "comment") await reactions.deleteForIssueComment({
            ...body,
            comment_id: comment.id
          }); else await reactions.deleteForPullRequestComment({
            ...body,
            comment_id: comment.id
          });
        })
      };
    }
    var time_limit = __webpack_require__(897);
    var types = __webpack_require__(8287);
    const timeMs = 1e4;
    const timeAfterCancelMs = 2e3;
    async function startReaction(runContext, hostEnvironment, log) {
      const reactions = reactionsOf(runContext, hostEnvironment);
      const eyes = reactions === null ? null : await orWarn(log, () => reactions.add("eyes"));
      if (eyes === null) return null;
      return async conclusion => {
        const end = reactionsOf(runContext, hostEnvironment);
        if (end === null) return;
        await orWarn(log, async () => {
          await end.add(conclusion === "success" ? "+1" : "confused");
          await end.remove(eyes);
        });
      };
    }
    async function reactToFailure(started, hostEnvironment, log) {
      const reactions = reactionsOf(started, hostEnvironment);
      if (reactions !== null) await orWarn(log, () => reactions.add("confused"));
    }
    function reactionsOf({event: event, settings: settings}, {environment: environment, signal: signal}) {
      const token = settings["github-token"];
      const {item: item, repository: repository, trigger: trigger} = event;
      if (token === void 0 || item === null || repository === null) return null;
      const {triggerComment: triggerComment} = trigger;
      const id = triggerComment?.id ?? null;
      const comment = triggerComment === null || triggerComment.kind === "review" || id === null ? null : {
        kind: triggerComment.kind,
        id: id
      };
      return createReactions((0, connections.dC)(token, {
        environment: environment,
        signal: (0, time_limit.d)(signal.aborted ? timeAfterCancelMs : timeMs)
      }), {
        owner: repository.owner,
        repo: repository.name,
        number: item.number,
        comment: comment
      });
    }
    async function orWarn(log, act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        log.warning(`Could not add the reaction: ${error.sentences}`);
        return null;
      }
    }
  })
};
