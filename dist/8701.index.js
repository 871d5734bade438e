"use strict";

exports.id = 8701;

exports.ids = [ 8701 ];

exports.modules = {
  554: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ng: () => connect,
      et: () => askAgain,
      r2: () => attempts,
      wj: () => withTimeout
    });
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1634);
    const attempts = 4;
    const requestTimeoutMs = 3e4;
    async function connect({token: token, apiUrl: apiUrl}) {
      const {getOctokit: open} = await Promise.all([ __webpack_require__.e(4119), __webpack_require__.e(2413) ]).then(__webpack_require__.bind(__webpack_require__, 2413));
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
    async function askAgain({clock: clock, signal: signal}, ask) {
      for (let attempt = 1; ;attempt += 1) try {
        return await ask(withTimeout(signal));
      } catch (error) {
        const again = attempt < attempts && !signal.aborted && (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__["do"])(error);
        const wait = again ? (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.fm)(error, attempt, clock.now()) : null;
        if (wait === null) throw error;
        await clock.sleep(wait, signal);
      }
    }
    function withTimeout(signal) {
      return AbortSignal.any([ signal, AbortSignal.timeout(requestTimeoutMs) ]);
    }
  }),
  1634: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      LF: () => read,
      N6: () => isFailure,
      OR: () => writeProblemOf,
      Pq: () => unprocessable,
      Zw: () => problemOf,
      a5: () => isRateLimit,
      b2: () => isMissing,
      do: () => transient,
      fm: () => waitFor,
      k0: () => permissionsOf
    });
    var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6814);
    const longestWaitMs = 6e4;
    const secondaryWaitMs = 6e4;
    function transient(error) {
      if (!isFailure(error)) return graphqlFailure(error)?.isTransient === true;
      const failure = read(error);
      return failure.status === null || failure.status >= 500 || isRateLimit(failure);
    }
    function waitFor(error, attempt, now) {
      if (!transient(error)) return null;
      const failure = isFailure(error) ? read(error) : null;
      const graphql = graphqlFailure(error);
      const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
      if (!isLimit) return 1e3 * 2 ** (attempt - 1);
      const wait = askedWait(failure ?? graphql ?? {
        headers: {}
      }, now) ?? secondaryWaitMs;
      return wait <= longestWaitMs ? wait : null;
    }
    function problemOf(error, target) {
      if (!isFailure(error)) return error;
      const failure = read(error);
      const place = `${target.owner}/${target.repo}#${String(target.number)}`;
      const {message: message, mend: mend} = wordsFor(failure, place);
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, message, mend);
    }
    function writeProblemOf(error, what, permissions) {
      const said = graphqlFailure(error);
      if (said !== null) {
        const lines = permissionsOf(said, permissions);
        const mend = said.isForbidden ? `Give the job ${lines} under permissions:.` : "Look into the message, or run again later.";
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(200, `GitHub did not write ${what}: ${said.message}`, mend);
      }
      if (!isFailure(error)) return error;
      const failure = read(error);
      const more = failure.message === "" ? "" : `: ${failure.message}`;
      const lines = permissionsOf(failure, permissions);
      if (failure.status === 403 && /not permitted to create/i.test(failure.message)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, 'Switch on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository, under Actions, or pass the token of an app.');
      if (failure.status === 403 && !isRateLimit(failure)) return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(403, `The token may not write ${what}${more}`, `Add ${lines} under permissions: of the job. On pull requests from forks the token only reads.`);
      if (failure.status === 404) {
        const mend = `Check that the item exists and give the job ${lines} under permissions:.`;
        return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(404, `GitHub does not find what ${what} goes to, or the token may not see it`, mend);
      }
      const {message: message, mend: mend} = wordsFor(failure, "");
      const known = failure.status === null || failure.status === 401;
      return new _types_js__WEBPACK_IMPORTED_MODULE_0__.Jy(failure.status, known ? message : `GitHub answered ${String(failure.status)} for ${what}${more}`, known ? mend : "Look into the message, or run again later.");
    }
    function wordsFor(failure, place) {
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      if (failure.status === null) return {
        message: `GitHub could not be reached${said}`,
        mend: "Check GITHUB_API_URL and the network of the runner."
      };
      if (isRateLimit(failure)) return {
        message: `GitHub's rate limit held back the comment on ${place}${said}`,
        mend: "Run again later, or post fewer comments with this token."
      };
      if (failure.status === 401) return {
        message: `GitHub refused the token${said}`,
        mend: "Pass a valid token as github-token; ${{ github.token }} is the usual one."
      };
      if (failure.status === 403) return forbidden(failure, place, said);
      if (failure.status === 404) return {
        message: `GitHub knows no ${place}, or the token may not see it${said}`,
        mend: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`
      };
      if (failure.status === 410) return {
        message: `${place} takes no comments, issues are switched off or it is gone${said}`,
        mend: "Leave comment out of publish for this repository."
      };
      if (failure.status === 422) return {
        message: `GitHub refused the comment on ${place}${said}`,
        mend: "Look into the message: an archived repository, spam protection or a body that is too long."
      };
      return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${said}`,
        mend: "Run again; if it stays so, look at githubstatus.com."
      };
    }
    function forbidden(failure, place, said) {
      if (/locked/i.test(failure.message)) return {
        message: `The conversation of ${place} is locked${said}`,
        mend: "Unlock it, or leave comment out of publish."
      };
      return {
        message: `The token may not comment on ${place}${said}`,
        mend: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks the token only reads, whatever the workflow says.`
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
    function isFailure(error) {
      return error instanceof Error && typeof error.status === "number";
    }
    function read({status: status, response: response, message: message}) {
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
      return isFailure(error) && error.status === 422 ? read(error).message : null;
    }
    function isMissing(error) {
      return isFailure(error) && (error.status === 404 || error.status === 410);
    }
    function graphqlFailure(error) {
      if (!(error instanceof Error) || isFailure(error)) return null;
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
  1819: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readProblem
    });
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1634);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6814);
    function readProblem(error, {what: what, needs: needs}) {
      if (!(0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.N6)(error)) return error;
      const failure = (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.LF)(error);
      const said = failure.message === "" ? "" : `: ${failure.message}`;
      const problem = (message, mend) => new _types_js__WEBPACK_IMPORTED_MODULE_1__.Jy(failure.status, `${message}${said}`, mend);
      if (failure.status === null) return problem("GitHub could not be reached", "Check GITHUB_API_URL and the network of the runner.");
      if ((0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.a5)(failure)) return problem(`GitHub's rate limit held back ${what}`, "Run again later.");
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
      if (needs.length > 0) return `Add ${(0, _github_problem_js__WEBPACK_IMPORTED_MODULE_0__.k0)(failure, needs)} under permissions: of the job.`;
      return "Pass a token of this repository as github-token; ${{ github.token }} is the usual one.";
    }
  }),
  8701: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      react: () => react
    });
    var github_client = __webpack_require__(554);
    var github_read_problem = __webpack_require__(1819);
    function createReactions(door, {owner: owner, repo: repo, number: number, comment: comment}) {
      const needs = [ comment?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
      const place = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, github_client.wj)(door.signal)
        }
      });
      const call = async use => {
        try {
          return await use(await (0, github_client.Ng)(door));
        } catch (error) {
          throw (0, github_read_problem.K)(error, {
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
    var types = __webpack_require__(6814);
    var github_door = __webpack_require__(1790);
    const timeMs = 1e4;
    const timeAfterCancelMs = 2e3;
    async function react(ground, surroundings, log) {
      const begun = reactionsOf(ground, surroundings);
      const eyes = begun === null ? null : await tried(log, () => begun.add("eyes"));
      if (eyes === null) return null;
      return async conclusion => {
        const end = reactionsOf(ground, surroundings);
        if (end === null) return;
        await tried(log, async () => {
          await end.add(conclusion === "success" ? "+1" : "confused");
          await end.remove(eyes);
        });
      };
    }
    function reactionsOf({event: event, settings: settings}, {environment: environment, signal: signal}) {
      const token = settings["github-token"];
      const {item: item, repository: repository, occasion: occasion} = event;
      if (token === void 0 || item === null || repository === null) return null;
      const {spoken: spoken} = occasion;
      const id = spoken?.id ?? null;
      const comment = spoken === null || spoken.kind === "review" || id === null ? null : {
        kind: spoken.kind,
        id: id
      };
      return createReactions((0, github_door.j7)(token, {
        environment: environment,
        signal: AbortSignal.timeout(signal.aborted ? timeAfterCancelMs : timeMs)
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
  })
};
