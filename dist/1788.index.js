"use strict";

exports.id = 1788;

exports.ids = [ 1788 ];

exports.modules = {
  22476: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      F3: () => maxAttempts,
      bD: () => withRetry,
      wj: () => withTimeout,
      wy: () => connectOctokit
    });
    var _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5524);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23826);
    const maxAttempts = 4;
    const requestTimeoutMs = 3e4;
    async function connectOctokit({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(11), __webpack_require__.e(8587) ]).then(__webpack_require__.bind(__webpack_require__, 38587));
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
    async function withRetry({clock: clock, signal: signal}, ask) {
      for (let attempt = 1; ;attempt += 1) try {
        return await ask(withTimeout(signal));
      } catch (error) {
        const again = attempt < maxAttempts && !signal.aborted && (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error);
        const wait = again ? (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return (0, _process_time_limit_js__WEBPACK_IMPORTED_MODULE_0__.d)(requestTimeoutMs, signal);
    }
  }),
  23826: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74312);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34717);
    const longestWaitMs = 6e4;
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
      const wait = askedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= longestWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, hint: hint} = wordsFor(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, hint);
    }
    function writeProblemOf(error, what, permissions) {
      const said = graphqlFailure(error);
      if (said !== null) {
        const lines = permissionsOf(said, permissions);
        const hint = said.isForbidden ? `Give the job ${lines} under permissions:.` : "Look into the message, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${said.message}`, hint);
      }
      if (!isRequestFailure(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_1__.a)(error);
      const failure = readFailure(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, 'Switch on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository, under Actions, or pass the token of an app.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks the token only reads.`);
      if (failure.status === 404) {
        const hint = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub does not find what ${what} goes to, or the token may not see it`, hint);
      }
      const {message: message, hint: hint} = wordsFor(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? hint : "Look into the message, or run again later.");
    }
    function wordsFor(failure, place) {
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${said}`,
        hint: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit held back the comment on ${place}${said}`,
        hint: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${said}`,
        hint: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, said);
      if (failure.status === 404) return {
        message: `GitHub knows no ${place}, or the token may not see it${said}`,
        hint: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} takes no comments, issues are switched off or it is gone${said}`,
        hint: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${said}`,
        hint: "Look into the message: an archived repository, spam protection or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${said}`,
        hint: "Run again; if it stays so, look at githubstatus.com."
      };
    }
    function forbidden(failure, place, said) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${said}`,
        hint: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token may not comment on ${place}${said}`,
        hint: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks the token only reads, whatever the workflow says.`
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
    function askedWait({headers: headers}, now) {
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
      const said = [ data?.message ?? message, ...detailsOf(data?.errors) ].filter(text => typeof text === "string");
      return {
        status: response === void 0 ? null : status,
        message: said.join(": ").split("\n", 1)[0]?.slice(0, 300) ?? "",
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
  39835: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74312);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23826);
    var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34717);
    function readProblem(error, {what: what, needs: needs}) {
      if (!(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error)) return (0, _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__.a)(error);
      const failure = (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.f1)(error);
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      const problem = (message, hint) => new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, `${message}${said}`, hint);
      if (failure.status === null) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.a5)(failure)) return problem(`GitHub's rate limit held back ${what}`, "Run again later.");
      switch (failure.status) {
       case 401:
        return problem("GitHub refused the token", "Pass a valid token as github-token; ${{ github.token }} is the usual one.");

       case 403:
        return problem(`The token has no access to ${what}`, missing(failure, needs));

       case 404:
       case 410:
        return problem(`GitHub knows nothing of ${what}, or the token may not see it`, `It may be deleted. If it is not: ${missing(failure, needs)}`);

       default:
        return problem(`GitHub answered ${String(failure.status)} for ${what}`, "Run again; if it stays so, look at githubstatus.com.");
      }
    }
    function missing(failure, needs) {
      if (needs.length > 0) return `Add ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.k0)(failure, needs)} under permissions: of the job.`;
      return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  34717: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      a: () => unexpectedAnswer
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74312);
    function unexpectedAnswer(error) {
      if (!(error instanceof TypeError)) return error;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(null, `An answer of GitHub has an unexpected form: ${error.message}`, "Run again; if it stays so, check GITHUB_API_URL and any proxy between.", {
        cause: error
      });
    }
  }),
  51788: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      reactToFailure: () => reactToFailure,
      startReaction: () => startReaction
    });
    var connections = __webpack_require__(70188);
    var octokit = __webpack_require__(22476);
    var read_problem = __webpack_require__(39835);
    function createReactions(door, {owner: owner, repo: repo, number: number, comment: comment}) {
      const needs = [ comment?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
      const place = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, octokit.wj)(door.signal)
        }
      });
      const call = async use => {
        try {
          return await use(await (0, octokit.wy)(door));
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
            ...place(),
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
            ...place(),
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
    var time_limit = __webpack_require__(5524);
    var types = __webpack_require__(74312);
    var settings_if_valid = __webpack_require__(55423);
    const timeMs = 1e4;
    const timeAfterCancelMs = 2e3;
    async function startReaction(runContext, hostEnvironment, log) {
      const begun = reactionsOf(runContext, hostEnvironment);
      const eyes = begun === null ? null : await tried(log, () => begun.add("eyes"));
      if (eyes === null) return null;
      return async conclusion => {
        const end = reactionsOf(runContext, hostEnvironment);
        if (end === null) return;
        await tried(log, async () => {
          await end.add(conclusion === "success" ? "+1" : "confused");
          await end.remove(eyes);
        });
      };
    }
    async function reactToFailure(event, given, hostEnvironment, log) {
      const settings = (0, settings_if_valid.v)(given);
      if (settings === null || settings["dry-run"]) return;
      const reactions = reactionsOf({
        event: event,
        settings: settings
      }, hostEnvironment);
      if (reactions !== null) await tried(log, () => reactions.add("confused"));
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
    async function tried(log, act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        log.warning(`The reaction was not put: ${error.sentences}`);
        return null;
      }
    }
  }),
  55423: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      v: () => settingsIfValid
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84422);
    var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94398);
    function settingsIfValid(given) {
      try {
        return (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.s)([], given);
      } catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo) return null;
        throw error;
      }
    }
  })
};
