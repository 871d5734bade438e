"use strict";

exports.id = 1559;

exports.ids = [ 1559 ];

exports.modules = {
  69701: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ce: () => createRetryBudget,
      Cl: () => createGitHub,
      Z$: () => isViewer
    });
    var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    const workflowAccount = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(connection) {
      const withRetries = createRetryBudget(connection);
      return {
        upsertComment: (target, marker, body) => withRetries(session => upsert(session, {
          target: target,
          marker: marker,
          body: connection.redact(body),
          signal: connection.signal
        }), error => (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(error, target)),
        hideComments: (target, beginnings, except) => withRetries(async ({octokit: octokit, viewer: viewer}) => {
          const {hideComments: hideComments} = await __webpack_require__.e(6045).then(__webpack_require__.bind(__webpack_require__, 56045));
          return await hideComments(octokit, {
            target: target,
            beginnings: beginnings,
            except: except,
            signal: connection.signal,
            isOwn: author => isViewer(author, viewer)
          });
        }, error => (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.OR)(error, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createRetryBudget(connection) {
      let session = null;
      return async (work, problem) => {
        for (let attempt = 1; ;attempt += 1) try {
          session ??= openSession(connection);
          return await work(await session);
        } catch (error) {
          const wait = attempt < _octokit_js__WEBPACK_IMPORTED_MODULE_0__.F3 && !connection.signal.aborted ? (0, 
          _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, connection.clock.now()) : null;
          if (wait === null) throw problem(error);
          session = null;
          await connection.clock.sleep(wait, connection.signal);
        }
      };
    }
    async function openSession(connection) {
      const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wy)(connection);
      return {
        octokit: octokit,
        viewer: await readViewer(octokit, connection.signal)
      };
    }
    async function readViewer(octokit, signal) {
      try {
        const answer = await octokit.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
          }
        });
        const {login: login, databaseId: databaseId} = answer.viewer ?? {};
        if (typeof login !== "string") return workflowAccount;
        return {
          login: login,
          id: typeof databaseId === "number" ? databaseId : null
        };
      } catch (error) {
        if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error) || error.status === 401) throw error;
        return workflowAccount;
      }
    }
    async function upsert({octokit: octokit, viewer: viewer}, {target: target, marker: marker, body: body, signal: signal}) {
      const {owner: owner, repo: repo, number: number} = target;
      const call = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
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
          signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
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
  21559: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      lt: () => commentTarget,
      s0: () => newSticky,
      t5: () => postResultComment
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
    var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12673);
    var _platform_github_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69701);
    var _platform_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38287);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93782);
    function newSticky({event: event, settings: settings}) {
      const mode = settings["comment-mode"];
      return (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_5__.fQ)(settings["comment-key"], mode, {
        run: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        answer: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_5__.uR)(mode, event.trigger.triggerComment)
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
    async function postResultComment(report, given, ports) {
      const {runContext: runContext, hostEnvironment: hostEnvironment, redact: redact, log: log} = ports;
      const {event: event, settings: settings} = runContext;
      const instead = hostEnvironment.onRunner ? "; the result is in the summary" : "";
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
      const github = (0, _platform_github_github_js__WEBPACK_IMPORTED_MODULE_3__.Cl)((0, 
      _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__.C0)(token, {
        hostEnvironment: hostEnvironment,
        redact: redact
      }));
      const sticky = given ?? newSticky(runContext);
      try {
        const comment = await (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_5__.p8)(report, {
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
        (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.ki)(error, _platform_types_js__WEBPACK_IMPORTED_MODULE_4__.Jy);
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
        (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.ki)(error, _platform_types_js__WEBPACK_IMPORTED_MODULE_4__.Jy);
        return [ warned(`The comments of earlier runs could not be hidden: ${error.sentences}`, log) ];
      }
    }
    function warned(notice, log) {
      log.warning(notice);
      return notice;
    }
  }),
  93782: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      fQ: () => stickyOf,
      p8: () => publishComment,
      uR: () => answerPart
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20544);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26358);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78155);
    function answerPart(mode, triggerComment) {
      if (mode !== "answer" || triggerComment === null || triggerComment.id === null) return null;
      return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
    }
    function stickyOf(key, mode, {run: run, answer: answer}) {
      if (answer !== null) return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, answer),
        hides: []
      };
      if (mode === "replace" || mode === "answer") return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key),
        hides: []
      };
      const runPrefix = (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, "run:").replace(/ -->$/, "");
      return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, `run:${run}`),
        hides: mode === "append" ? [] : [ (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key), runPrefix ]
      };
    }
    const limitCharacters = 65536;
    function commentBody(report, marker) {
      const text = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.u)(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the run summary";
      return `${marker}\n${(0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(text, {
        limit: limitCharacters - marker.length - 1,
        unit: "characters",
        whole: whole
      })}`;
    }
    async function publishComment(report, {github: github, target: target, marker: marker}) {
      return await github.upsertComment(target, marker, commentBody(report, marker));
    }
  }),
  26358: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => reportMarkdown
    });
    var code = __webpack_require__(51061);
    var lib_text = __webpack_require__(20653);
    var headline = __webpack_require__(1359);
    var literal = __webpack_require__(99180);
    function changesSection(changes, limits) {
      const [added, removed] = [ sum(changes, "added"), sum(changes, "removed") ];
      const blocks = [];
      let left = limits.total;
      for (const change of changes.slice(0, limits.files)) {
        const {text: text, omitted: omitted} = headOf(change.diff ?? "", Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, omitted));
      }
      const more = changes.length - blocks.length;
      if (more > 0) blocks.push(`And ${(0, headline.B4)(more, "more file")}.`);
      const title = `#### Changed files (${(0, headline.ZV)(changes.length)}, +${(0, headline.ZV)(added)} \u2212${(0, 
      headline.ZV)(removed)})`;
      return [ title, ...blocks ].join("\n\n");
    }
    function sum(changes, field) {
      return changes.reduce((total, change) => total + change[field], 0);
    }
    function headOf(diff, limit) {
      if (diff.length <= limit) return {
        text: diff,
        omitted: 0
      };
      const text = diff.slice(0, Math.max(0, diff.lastIndexOf("\n", limit)));
      return {
        text: text,
        omitted: diff.slice(text.length).trim().split("\n").length
      };
    }
    function folded(change, diff, omitted) {
      const figures = change.diff === null ? "" : ` +${(0, headline.ZV)(change.added)} \u2212${(0, 
      headline.ZV)(change.removed)}`;
      const head = `<summary>${(0, code.h)((0, lib_text.ml)(change.path, 200))} ${change.kind}${figures}</summary>`;
      const notes = [ change.note ?? (change.diff === null ? "No diff." : ""), omitted > 0 ? `${(0, 
      headline.B4)(omitted, "more line")} of the diff omitted.` : "" ];
      const note = notes.filter(text => text !== "").join(" ");
      const body = [ ...diff === "" ? [] : [ (0, code.O)(diff, "diff") ], ...note === "" ? [] : [ (0, 
      literal.ft)(note) ] ];
      return [ `<details>${head}`, ...body, "</details>" ].join("\n\n");
    }
    var findings = __webpack_require__(15917);
    const maxSentences = 20;
    function provenanceLines({trustedCommit: trustedCommit, omitted: omitted}) {
      const more = omitted.length - maxSentences;
      const trusted = `Trusted commit: ${(0, literal.ti)(trustedCommit ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...trustedCommit === null ? [] : [ trusted ], ...omitted.slice(0, maxSentences).map(sentence => (0, 
      literal.ft)((0, lib_text.ml)(sentence, 500))), ...more > 0 ? [ `And ${(0, headline.B4)(more, "more omission")}.` ] : [] ].join("\n\n");
    }
    var sandbox_lines = __webpack_require__(59046);
    var sanitized_notice = __webpack_require__(49703);
    var suggested_rules = __webpack_require__(19326);
    var truncate_markdown = __webpack_require__(78155);
    var writes = __webpack_require__(97979);
    function reportMarkdown(report, sizes) {
      const {result: result, refused: refused} = report;
      const sections = [ `### ${(0, headline.rL)(report)} ${(0, headline.Pl)(report)}`, reasonLine(report), answerSection(report, sizes.text), report.findings.length === 0 ? "" : (0, 
      findings.WT)(report.findings, sizes.rows), report.writes.length === 0 ? "" : (0, 
      writes.M)(report.writes, sizes.rows), refused.length === 0 ? "" : refusedSection(report, sizes.rows), result.notices.length === 0 ? "" : noticesSection(result.notices), instructionsLine(result.loadedInstructions ?? []), result.provenance === void 0 ? "" : provenanceLines(result.provenance), (0, 
      sandbox_lines.o)(result.sandbox).map(literal.ft).join(" "), result.changes.length === 0 ? "" : changesSection(result.changes, sizes.diffs), footer(report) ];
      return `${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function reasonLine({result: {conclusion: conclusion, reason: reason}, answer: answer}) {
      return conclusion === "success" && answer.text !== "" ? "" : (0, literal.ft)(reason);
    }
    function answerSection({answer: {text: text, changes: changes}, links: links}, limit) {
      const whole = links.reportPath === null ? null : `in ${(0, literal.ti)(links.reportPath)}`;
      if (text === "") return "";
      const sanitized = changes.length === 0 ? [] : [ `*Sanitized in this text: ${(0, 
      sanitized_notice.G)(changes)}.*` ];
      return [ "---", (0, truncate_markdown.o)(text, {
        limit: limit,
        unit: "characters",
        whole: whole
      }), "---", ...sanitized ].join("\n\n");
    }
    function refusedSection(report, limit) {
      const {refused: refused} = report;
      const total = refused.reduce((sum, {times: times}) => sum + times, 0);
      const rows = refused.slice(0, limit).map(row);
      const more = refused.length - rows.length;
      return [ `#### Refused calls (${(0, headline.ZV)(total)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      headline.B4)(more, "more refused call")}.` ] : [], ...suggestions(report, limit), ...(0, 
      headline.W2)(report.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
    }
    function suggestions({suggested: suggested, unpasteable: unpasteable, links: links}, limit) {
      const shown = suggested.slice(0, limit);
      const more = suggested.length - shown.length;
      const place = links.reportPath === null ? "not shown" : "in the report";
      const notes = [ ...more > 0 ? [ `${(0, headline.B4)(more, "more rule is", "more rules are")} ${place}.` ] : [], ...unpasteable > 0 ? [ `${(0, 
      headline.B4)(unpasteable, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
      const block = links.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
      code.O)((0, suggested_rules.tR)(shown), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
      code.O)(shown.map(suggested_rules.Q$).join("\n"), "text") ];
      return [ ...shown.length === 0 ? [] : block, ...notes.length === 0 ? [] : [ notes.join(" ") ] ];
    }
    function row({tool: tool, label: label, reason: reason, suggest: suggest, times: times, origin: origin}) {
      const repeated = times === 1 ? "" : ` (${(0, headline.ZV)(times)} times)`;
      const who = origin === "prompt" ? " (requested by the prompt)" : "";
      const rules = suggest.map(rule => (0, literal.ti)((0, lib_text.ml)(rule, 200))).join(" ") || "no rule";
      const call = (0, literal.ti)((0, lib_text.ml)(label, 200));
      return `| ${(0, literal.ft)((0, lib_text.ml)(tool, 100))} | ${call}${repeated} | ${(0, 
      literal.xG)((0, lib_text.ml)(reason, 300))}${who} | ${rules} |`;
    }
    function noticesSection(notices) {
      return [ "#### Notices", notices.map(notice => `- ${(0, literal.ft)((0, lib_text.ml)(notice, 500))}`).join("\n") ].join("\n\n");
    }
    function instructionsLine(loaded) {
      const shown = loaded.slice(0, maxInstructions).map(({kind: kind, path: path, bytes: bytes}) => {
        const name = (0, literal.ti)((0, lib_text.ml)(path, 200));
        return kind === "skill" ? `skill ${name}` : `${name} (${(0, headline.B4)(bytes, "byte")})`;
      });
      const more = loaded.length - shown.length;
      const rest = more > 0 ? [ `${(0, headline.ZV)(more)} more` ] : [];
      return loaded.length === 0 ? "" : `Instructions loaded: ${[ ...shown, ...rest ].join(", ")}.`;
    }
    const maxInstructions = 30;
    function footer({result: result, links: links}) {
      const places = [ ...links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [ `[Run](${links.run})` ] : [], ...result.transcriptPath === null ? [] : [ `transcript ${(0, 
      literal.ti)(result.transcriptPath)}` ], ...links.reportPath === null ? [] : [ `report ${(0, 
      literal.ti)(links.reportPath)}` ] ];
      const kept = links.onRunner && result.transcriptPath !== null;
      const hint = kept ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ figures(result), places.length === 0 ? "" : `${places.join(" \xb7 ")}${hint}` ].filter(line => line !== "").join("\n\n");
    }
    function cachedShare({cacheReadTokens: cacheReadTokens, inputTokens: inputTokens}) {
      return `${String(Math.round(100 * cacheReadTokens / Math.max(1, inputTokens)))} %`;
    }
    function figures({turns: turns, model: model, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs, prompt: prompt}) {
      if (turns === 0 && usage.inputTokens === 0) return "";
      const cached = [ ...usage.cacheReadTokens > 0 ? [ `${(0, headline.ZV)(usage.cacheReadTokens)} or ${cachedShare(usage)} from the cache` ] : [], ...usage.cacheWriteTokens > 0 ? [ `${(0, 
      headline.ZV)(usage.cacheWriteTokens)} into it` ] : [] ];
      const input = `${(0, headline.ZV)(usage.inputTokens)} tokens in${cached.length === 0 ? "" : ` (${cached.join(", ")})`}`;
      const parts = [ (0, literal.ti)((0, lib_text.ml)(model, 100)), `prompt ${(0, literal.ti)((0, 
      lib_text.ml)(prompt, 200))}`, (0, headline.B4)(turns, "turn"), (0, headline.B4)(toolCalls, "tool call"), input, `${(0, 
      headline.ZV)(usage.outputTokens)} out`, (0, headline.BD)(costUsd), (0, headline.a3)(durationMs) ];
      return parts.join(" \xb7 ");
    }
  }),
  59046: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => sandboxSentences
    });
    const mostHosts = 20;
    function sandboxSentences(sandbox) {
      if (sandbox === void 0) return [];
      const {level: level, reason: reason, reached: reached, blocked: blocked} = sandbox;
      return [ `Sandbox: ${level}. ${reason}`, ...level === "none" ? [ unconfined ] : [], ...reached.length === 0 ? [] : [ `Hosts that commands reached: ${listed(reached)}.` ], ...blocked.length === 0 ? [] : [ `Hosts that commands could not reach: ${listed(blocked)}.` ] ];
    }
    const unconfined = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
    function listed(hosts) {
      const more = hosts.length - mostHosts;
      return `${hosts.slice(0, mostHosts).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
    }
  }),
  49703: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => sanitizedNotice
    });
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    const words = {
      "control-character": [ "control character", "control characters" ],
      "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
      "direction-mark": [ "direction mark", "direction marks" ],
      "invisible-character": [ "invisible character", "invisible characters" ],
      homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
      entity: [ "entity", "entities" ],
      tag: [ "HTML tag", "HTML tags" ],
      "hidden-element": [ "hidden element", "hidden elements" ],
      image: [ "image", "images" ],
      "link-title": [ "link title", "link titles" ],
      "link-definition": [ "link definition", "link definitions" ],
      link: [ "link to another host", "links to other hosts" ],
      mention: [ "mention", "mentions" ],
      "closing-word": [ "closing word", "closing words" ],
      reference: [ "reference to another repository", "references to other repositories" ],
      "slash-command": [ "slash command", "slash commands" ],
      fence: [ "open fence", "open fences" ],
      "unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
    };
    function sanitizedNotice(changes) {
      return changes.map(({kind: kind, count: count}) => (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(count, ...words[kind])).join(", ");
    }
  }),
  97979: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => writesSection,
      x: () => writeLines
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    var _literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99180);
    const signs = {
      created: "\u2705 posted",
      updated: "\u2705 updated",
      unchanged: "\u2705 already there",
      "fell back": "\u21aa\ufe0f posted differently",
      withheld: "\u23f8\ufe0f not posted",
      refused: "\u26d4 refused",
      failed: "\u274c failed"
    };
    function writesSection(rows, limit) {
      const shown = rows.slice(0, limit);
      const more = rows.length - shown.length;
      const lines = shown.map(({what: what, outcome: outcome, url: url, note: note}) => {
        const sign = url !== null && isPlainAddress(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
        return `| ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(what, 200))} | ${sign} | ${(0, 
        _literal_js__WEBPACK_IMPORTED_MODULE_1__.ft)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(note, 300))} |`;
      });
      return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...lines ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(rows) {
      return rows.map(({what: what, outcome: outcome, url: url, note: note}) => [ `${outcome.padEnd(9)} ${what}`, note, url ?? "" ].filter(text => text !== "").join("  "));
    }
    function isPlainAddress(url) {
      return /^https?:\/\/[^\s()<>|]+$/.test(url);
    }
  })
};
