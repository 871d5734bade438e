"use strict";

exports.id = 6871;

exports.ids = [ 6871 ];

exports.modules = {
  80353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      F3: () => maxAttempts,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50897);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    const maxAttempts = 4;
    const requestTimeoutMs = 3e4;
    async function connectOctokit({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(4119), __webpack_require__.e(2413) ]).then(__webpack_require__.bind(__webpack_require__, 92413));
      const silent = () => {};
      return open(token, {
        baseUrl: apiUrl.replace(/\/+$/, ""),
        log: {
          debug: silent,
          info: silent,
          warn: silent,
          error: silent
        }
      });
    }
    async function withRetry({clock: clock, signal: signal}, send) {
      for (let attempt = 1; ;attempt += 1) try {
        return await send(withTimeout(signal));
      } catch (error) {
        const canRetry = attempt < maxAttempts && !signal.aborted && (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error);
        const wait = canRetry ? (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return (0, _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__.dn)(requestTimeoutMs, signal);
    }
  }),
  77523: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      OR: () => writeProblemOf,
      Pq: () => unprocessable,
      UZ: () => isRequestFailure,
      Zw: () => problemOf,
      a5: () => isRateLimit,
      b2: () => isMissing,
      dg: () => isTransient,
      f1: () => readFailure,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44920);
    const maxWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function isTransient(error) {
      if (!isRequestFailure(error)) return graphqlFailure(error)?.isTransient === true;
      const failure = readFailure(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!isTransient(error)) return null;
      const failure = isRequestFailure(error) ? readFailure(error) : null;
      const graphql = graphqlFailure(error);
      const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
      if (!isLimit) return 1e3 * 2 ** (attempt - 1);
      const wait = requestedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= maxWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, hint: hint} = explain(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, hint);
    }
    function writeProblemOf(error, what, permissions) {
      const detail = graphqlFailure(error);
      if (detail !== null) {
        const lines = permissionsOf(detail, permissions);
        const hint = detail.isForbidden ? `Give the job ${lines} under permissions:.` : "Fix the cause that GitHub names, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${detail.message}`, hint);
      }
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token is not allowed to write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks, the token is read-only.`);
      if (failure.status === 404) {
        const hint = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub cannot find the target of ${what}, or the token cannot access it`, hint);
      }
      const {message: message, hint: hint} = explain(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? hint : "Fix the cause that GitHub names, or run again later.");
    }
    function explain(failure, place) {
      const detail = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${detail}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit blocked the comment on ${place}${detail}`,
        hint: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${detail}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, detail);
      if (failure.status === 404) return {
        message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
        hint: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
        hint: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${detail}`,
        hint: "Possible causes: an archived repository, spam protection, or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`,
        hint: "Run again; if the problem persists, check githubstatus.com."
      };
    }
    function forbidden(failure, place, detail) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${detail}`,
        hint: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token is not allowed to comment on ${place}${detail}`,
        hint: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks, the token is read-only, whatever the workflow says.`
      };
    }
    function permissionsOf({headers: headers}, usual = [ "issues: write", "pull-requests: write" ]) {
      const accepted = headers["x-accepted-github-permissions"];
      const named = typeof accepted === "string" ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
      const lines = named?.map(line => line.replace("=", ": ").replaceAll("_", "-")) ?? usual;
      return lines.map(line => `\`${line}\``).join(" or ");
    }
    function isRateLimit({status: status, message: message, headers: headers}) {
      if (status === 429) return true;
      if (status !== 403) return false;
      return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message);
    }
    function requestedWait({headers: headers}, now) {
      const seconds = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1e3;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      const exhausted = headers["x-ratelimit-remaining"] === "0";
      return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1e3 - now) : null;
    }
    function isRequestFailure(error) {
      return error instanceof Error && typeof error.status === "number";
    }
    function readFailure({status: status, response: response, message: message}) {
      const data = response?.data;
      const detail = [ data?.message ?? message, ...detailsOf(data?.errors) ].filter(text => typeof text === "string");
      return {
        status: response === void 0 ? null : status,
        message: detail.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
        headers: response?.headers ?? {}
      };
    }
    function detailsOf(errors) {
      if (!Array.isArray(errors)) return [];
      return errors.map(one => typeof one === "string" ? one : one?.message);
    }
    function unprocessable(error) {
      return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
    }
    function isMissing(error) {
      return isRequestFailure(error) && (error.status === 404 || error.status === 410);
    }
    function graphqlFailure(error) {
      if (!(error instanceof Error) || isRequestFailure(error)) return null;
      const {errors: errors, headers: headers} = error;
      if (!Array.isArray(errors)) return null;
      const all = errors.map(one => one);
      const message = [ ...new Set(all.map(one => String(one.message))) ].join(" ").slice(0, 300);
      const types = all.map(({type: type}) => String(type));
      const limited = types.includes("RATE_LIMITED");
      return {
        status: 200,
        message: message,
        headers: headers ?? {},
        isRateLimit: limited,
        isForbidden: types.includes("FORBIDDEN") || /not accessible|permission/i.test(message),
        isTransient: limited || /^Something went wrong while executing/.test(message)
      };
    }
  }),
  31004: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44920);
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
  44920: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      a: () => unexpectedAnswer
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
    function unexpectedAnswer(error) {
      if (!(error instanceof TypeError)) return error;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(null, `GitHub sent an unexpected response: ${error.message}`, "Run again; if the problem persists, check GITHUB_API_URL and any proxy.", {
        cause: error
      });
    }
  }),
  16871: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      reactToFailure: () => reactToFailure,
      startReaction: () => startReaction
    });
    var errors = __webpack_require__(42357);
    var connections = __webpack_require__(12673);
    var octokit = __webpack_require__(80353);
    var read_problem = __webpack_require__(31004);
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
    var time_limit = __webpack_require__(50897);
    var types = __webpack_require__(38287);
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
        signal: (0, time_limit.dn)(signal.aborted ? timeAfterCancelMs : timeMs)
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
        (0, errors.ki)(error, types.Jy);
        log.warning(`Could not add the reaction: ${error.sentences}`);
        return null;
      }
    }
  })
};
