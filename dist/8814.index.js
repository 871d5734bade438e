"use strict";

exports.id = 8814;

exports.ids = [ 8814 ];

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
  6384: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Cl: () => createGitHub,
      Us: () => createTries,
      Z$: () => isViewer
    });
    var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
    var _github_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1634);
    const workflowAccount = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(door) {
      const tried = createTries(door);
      return {
        upsertComment: (target, marker, body) => tried(session => upsert(session, {
          target: target,
          marker: marker,
          body: door.redact(body),
          signal: door.signal
        }), error => (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(error, target)),
        hideComments: (target, beginnings, except) => tried(async ({octokit: octokit, viewer: viewer}) => {
          const {hideComments: hideComments} = await __webpack_require__.e(9637).then(__webpack_require__.bind(__webpack_require__, 9637));
          return await hideComments(octokit, {
            target: target,
            beginnings: beginnings,
            except: except,
            signal: door.signal,
            isOurs: author => isViewer(author, viewer)
          });
        }, error => (0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.OR)(error, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createTries(door) {
      let session = null;
      return async (work, problem) => {
        for (let attempt = 1; ;attempt += 1) try {
          session ??= openSession(door);
          return await work(await session);
        } catch (error) {
          const wait = attempt < _github_client_js__WEBPACK_IMPORTED_MODULE_0__.r2 && !door.signal.aborted ? (0, 
          _github_problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, door.clock.now()) : null;
          if (wait === null) throw problem(error);
          session = null;
          await door.clock.sleep(wait, door.signal);
        }
      };
    }
    async function openSession(door) {
      const octokit = await (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.Ng)(door);
      return {
        octokit: octokit,
        viewer: await askViewer(octokit, door.signal)
      };
    }
    async function askViewer(octokit, signal) {
      try {
        const answer = await octokit.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
          }
        });
        const {login: login, databaseId: databaseId} = answer.viewer ?? {};
        if (typeof login !== "string") return workflowAccount;
        return {
          login: login,
          id: typeof databaseId === "number" ? databaseId : null
        };
      } catch (error) {
        if ((0, _github_problem_js__WEBPACK_IMPORTED_MODULE_1__["do"])(error) || error.status === 401) throw error;
        return workflowAccount;
      }
    }
    async function upsert({octokit: octokit, viewer: viewer}, {target: target, marker: marker, body: body, signal: signal}) {
      const {owner: owner, repo: repo, number: number} = target;
      const call = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        }
      });
      const found = await findComment(octokit, {
        target: target,
        marker: marker,
        viewer: viewer,
        signal: signal
      });
      if (found !== null) try {
        const {data: data} = await octokit.rest.issues.updateComment({
          ...call(),
          comment_id: found,
          body: body
        });
        return {
          id: data.id,
          url: data.html_url,
          action: "updated"
        };
      } catch (error) {
        if (error.status !== 404) throw error;
      }
      const {data: data} = await octokit.rest.issues.createComment({
        ...call(),
        issue_number: number,
        body: body
      });
      return {
        id: data.id,
        url: data.html_url,
        action: "created"
      };
    }
    async function findComment(octokit, {target: target, marker: marker, viewer: viewer, signal: signal}) {
      const {owner: owner, repo: repo, number: issue_number} = target;
      for (let page = 1; ;page += 1) {
        const request = {
          signal: (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        };
        const {data: data, headers: headers} = await octokit.rest.issues.listComments({
          owner: owner,
          repo: repo,
          issue_number: issue_number,
          per_page: 100,
          page: page,
          request: request
        });
        const found = data.find(({body: body, user: user}) => body?.startsWith(marker) === true && isViewer(user, viewer));
        if (found !== void 0) return found.id;
        if (headers.link?.includes('rel="next"') !== true) return null;
      }
    }
    function isViewer(user, viewer) {
      return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
    }
  }),
  7597: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Gy: () => postComment,
      lt: () => commentTarget,
      s0: () => newSticky
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    var _host_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6384);
    var _host_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6814);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3782);
    var _github_door_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1790);
    function newSticky({event: event, settings: settings}) {
      const mode = settings["comment-mode"];
      return (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.fQ)(settings["comment-key"], mode, {
        run: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        answer: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.uR)(mode, event.occasion.spoken)
      });
    }
    function commentTarget({item: item, repository: repository}) {
      if (item === null || repository === null) return null;
      return {
        owner: repository.owner,
        repo: repository.name,
        number: item.number
      };
    }
    async function postComment(report, given, doors) {
      const {ground: ground, surroundings: surroundings, redact: redact, log: log} = doors;
      const {event: event, settings: settings} = ground;
      const instead = surroundings.onRunner ? "; the result is in the summary" : "";
      const target = commentTarget(event);
      if (target === null) {
        if (settings.publish.includes("summary")) return {
          url: null,
          notices: []
        };
        return {
          url: null,
          notices: [ `The event has no issue or pull request, so no comment was posted${instead}.` ]
        };
      }
      const token = settings["github-token"];
      if (token === void 0) return {
        url: null,
        notices: [ `There is no github-token, so no comment was posted${instead}.` ]
      };
      const github = (0, _host_github_js__WEBPACK_IMPORTED_MODULE_1__.Cl)((0, _github_door_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(token, {
        surroundings: surroundings,
        redact: redact
      }));
      const sticky = given ?? newSticky(ground);
      try {
        const comment = await (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.p8)(report, {
          github: github,
          target: target,
          marker: sticky.marker
        });
        log.info(`comment ${comment.action}: ${comment.url}`);
        return {
          url: comment.url,
          notices: await hideEarlier(comment.id, {
            github: github,
            target: target,
            sticky: sticky,
            log: log
          })
        };
      } catch (error) {
        if (!(error instanceof _host_types_js__WEBPACK_IMPORTED_MODULE_2__.Jy)) throw error;
        return {
          url: null,
          notices: [ warned(`The comment could not be posted: ${error.sentences}`, log) ]
        };
      }
    }
    async function hideEarlier(except, {github: github, target: target, sticky: sticky, log: log}) {
      if (sticky.hides.length === 0) return [];
      try {
        const hidden = await github.hideComments(target, sticky.hides, except);
        if (hidden > 0) log.info(`comments of earlier runs hidden: ${String(hidden)}`);
        return [];
      } catch (error) {
        if (!(error instanceof _host_types_js__WEBPACK_IMPORTED_MODULE_2__.Jy)) throw error;
        return [ warned(`The comments of earlier runs could not be hidden: ${error.sentences}`, log) ];
      }
    }
    function warned(notice, log) {
      log.warning(notice);
      return notice;
    }
  }),
  8296: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commentProgress: () => commentProgress
    });
    var clock = __webpack_require__(5477);
    var github = __webpack_require__(6384);
    var types = __webpack_require__(6814);
    var workflow_commands = __webpack_require__(5693);
    var lib_text = __webpack_require__(653);
    var report_figures = __webpack_require__(9298);
    var literal = __webpack_require__(9180);
    const notBegun = {
      turns: 0,
      calls: 0,
      refused: 0,
      todos: []
    };
    function workingAfter(working, event) {
      switch (event.type) {
       case "turn-start":
        return {
          ...working,
          turns: event.turn
        };

       case "tool-end":
        return {
          ...working,
          calls: working.calls + 1,
          refused: working.refused + (event.result.denial === void 0 ? 0 : 1)
        };

       case "todos":
        return {
          ...working,
          todos: event.items
        };

       default:
        return working;
      }
    }
    const mostTodos = 50;
    function workingBody({turns: turns, calls: calls, refused: refused, todos: todos}, options) {
      const {marker: marker, run: run, redact: redact} = options;
      const steps = todos.slice(0, mostTodos).map(({content: content, status: status}) => {
        const text = (0, literal.e)((0, lib_text.ml)(redact((0, workflow_commands.wh)(content)), 300));
        return `- [${status === "completed" ? "x" : " "}] ${status === "in_progress" ? `**${text}**` : text}`;
      });
      const more = todos.length - steps.length;
      const figures = [ (0, report_figures.hS)(turns, "turn"), (0, report_figures.hS)(calls, "tool call"), ...refused > 0 ? [ `${(0, 
      report_figures.U9)(refused)} refused` ] : [], ...linkTo(run) ];
      const sections = [ "### \u23f3 Working", steps.join("\n"), more > 0 ? `And ${(0, 
      report_figures.hS)(more, "more step")}.` : "", figures.join(" \xb7 "), "*The result takes the place of this text.*" ];
      return `${marker}\n${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function endedBody({marker: marker, run: run}) {
      const where = run === null ? "Its log says why." : `[Its log](${run}) says why.`;
      return `${marker}\n### \u274c Ended without a result\n\n${where}\n`;
    }
    function linkTo(run) {
      return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [ `[Run](${run})` ] : [];
    }
    var comment = __webpack_require__(7597);
    var github_door = __webpack_require__(1790);
    const pauseMs = 2e4;
    function watchProgress({post: post, clock: clock, log: log, cancel: cancel}, options) {
      const stopped = new AbortController;
      const ended = AbortSignal.any([ stopped.signal, cancel ]);
      let working = notBegun;
      let shown = null;
      let running = null;
      const work = async () => {
        while (!ended.aborted && shown !== working) {
          shown = working;
          await post(workingBody(working, options), ended);
          await clock.sleep(pauseMs, ended);
        }
        running = null;
      };
      const start = () => {
        if (ended.aborted || shown === working) return;
        running ??= work().catch(error => {
          const isAnswer = error instanceof types.Jy && error.status !== null && !cancel.aborted;
          if (isAnswer || !ended.aborted) log.warning(`The comment does not show the progress: ${wordsOf(error)}`);
          stopped.abort();
        });
      };
      const stop = async () => {
        stopped.abort();
        await running;
      };
      start();
      return {
        onEvent: event => {
          working = workingAfter(working, event);
          start();
        },
        stop: stop,
        giveUp: async () => {
          await stop();
          await post(endedBody(options), cancel).catch(error => log.warning(`The comment stays: ${wordsOf(error)}`));
        }
      };
    }
    const timeAfterCancelMs = 2e3;
    function commentProgress({ground: ground, surroundings: surroundings, redact: redact, log: log}) {
      const target = (0, comment.lt)(ground.event);
      const token = ground.settings["github-token"];
      if (target === null || token === void 0) return null;
      const {environment: environment, signal: cancel} = surroundings;
      const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
      const gitHubWithin = (signal, clock) => (0, github.Cl)({
        token: token,
        clock: clock,
        redact: redact,
        apiUrl: apiUrl,
        signal: signal
      });
      const sticky = (0, comment.s0)(ground);
      const known = new Map;
      const gitHubUntil = until => {
        if (cancel.aborted) return gitHubWithin(AbortSignal.timeout(timeAfterCancelMs), clock.m);
        const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
        known.set(until, github);
        return github;
      };
      const post = async (body, until) => {
        await gitHubUntil(until).upsertComment(target, sticky.marker, body);
      };
      const options = {
        marker: sticky.marker,
        run: (0, github_door.Vp)(surroundings),
        redact: redact
      };
      return {
        sticky: sticky,
        ...watchProgress({
          post: post,
          clock: clock.m,
          log: log,
          cancel: cancel
        }, options)
      };
    }
    function waitingUntil(until) {
      return {
        now: () => clock.m.now(),
        async sleep(ms, signal) {
          await clock.m.sleep(ms, AbortSignal.any([ signal, until ]));
          if (until.aborted && !signal.aborted) throw new Error("The run is over.");
        }
      };
    }
    function wordsOf(error) {
      if (error instanceof types.Jy) return error.sentences;
      return error instanceof Error ? error.message : String(error);
    }
  }),
  3997: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      d: () => ownMarker,
      n: () => saysItIsOurs
    });
    const ownMarker = "\x3c!-- sallyport:";
    function saysItIsOurs(text) {
      return text.trimStart().startsWith(ownMarker);
    }
  })
};
