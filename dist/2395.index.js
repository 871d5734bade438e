"use strict";

exports.id = 2395;

exports.ids = [ 2395, 393 ];

exports.modules = {
  53618: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      postHandoff: () => postHandoff
    });
    var run_context = __webpack_require__(28145);
    var errors = __webpack_require__(42357);
    var conclude = __webpack_require__(71431);
    var plain_text = __webpack_require__(7138);
    var read_plain_file = __webpack_require__(3292);
    var connections = __webpack_require__(12673);
    var github_octokit = __webpack_require__(80353);
    var read_problem = __webpack_require__(31004);
    async function findPullRequests(connection, {owner: owner, name: name}, head) {
      const octokit = await (0, github_octokit.wy)(connection);
      try {
        const {data: data} = await (0, github_octokit.bD)(connection, signal => octokit.rest.pulls.list({
          owner: owner,
          repo: name,
          state: "open",
          head: `${head.owner}:${head.branch}`,
          per_page: 100,
          request: {
            signal: signal
          }
        }));
        return data.filter(pull => pull.head.sha === head.sha && pull.head.repo?.id === head.repositoryId).map(({number: number}) => number);
      } catch (error) {
        throw (0, read_problem.K)(error, {
          what: `the pull requests of ${owner}/${name}`,
          needs: [ "pull-requests: read" ]
        });
      }
    }
    var github_github = __webpack_require__(69701);
    var types = __webpack_require__(38287);
    var publish_outgoing = __webpack_require__(58276);
    var summary_file = __webpack_require__(62103);
    var handoff = __webpack_require__(50393);
    var schemas = __webpack_require__(94343);
    var api = __webpack_require__(43759);
    var github_types = __webpack_require__(36795);
    const handoff_read_text = most => schemas.YjP({
      error: "is not a string"
    }).check(api.Eb(most, {
      error: `has more than ${String(most)} characters`
    }));
    const line = () => {
      const error = "is not a line number";
      return schemas.Whr({
        error: error
      }).check(api.qm(1, {
        error: error
      }), api.Zm(1e7, {
        error: error
      }));
    };
    const schema = schemas.rej({
      version: schemas.euz(1, {
        error: "is not 1"
      }),
      head: schemas.YjP({
        error: "is not a string"
      }).check(api.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, {
        error: "is not a full commit SHA"
      })),
      text: handoff_read_text(handoff.nt.text),
      findings: schemas.lqM(schemas.YOg(schemas.rej({
        path: handoff_read_text(handoff.nt.path),
        line: line(),
        endLine: schemas.lqM(line()),
        severity: schemas.k5n(github_types.gO, {
          error: `is not one of ${github_types.gO.join(", ")}`
        }),
        title: handoff_read_text(handoff.nt.title),
        message: handoff_read_text(handoff.nt.message)
      }), {
        error: "is not a list of findings"
      }).check(api.Eb(handoff.nt.findings, {
        error: `has more than ${String(handoff.nt.findings)} items`
      })))
    });
    function readHandoff(bytes, {where: where, head: head}) {
      const parsed = schema.safeParse(parse(bytes, where));
      if (!parsed.success) throw new errors.yo(parsed.error.issues.slice(0, mostDiagnostics).map(issue => invalid(where, wordsFor(issue))));
      if (parsed.data.head !== head) throw new errors.yo(invalid(where, "it is for a different commit than the event"));
      return parsed.data;
    }
    const mostDiagnostics = 10;
    function parse(bytes, where) {
      try {
        return JSON.parse(new TextDecoder("utf-8", {
          fatal: true
        }).decode(bytes));
      } catch {
        throw new errors.yo(invalid(where, "it is not JSON in UTF-8"));
      }
    }
    function wordsFor(issue) {
      const location = issue.path.length === 0 ? "the file" : issue.path.map(String).join(".");
      if (issue.code === "unrecognized_keys") return `${location} has ${String(issue.keys.length)} unknown field(s)`;
      return issue.path.length === 0 ? "it does not hold a JSON object" : `${location} ${issue.message}`;
    }
    function invalid(where, what) {
      return {
        code: "handoff-invalid",
        location: where,
        message: what,
        hint: "check what the first workflow writes; nothing was posted"
      };
    }
    var headline = __webpack_require__(1359);
    var report = __webpack_require__(3101);
    var sanitizer = __webpack_require__(89422);
    var merge_settings = __webpack_require__(60212);
    var skipped = __webpack_require__(84284);
    async function postHandoff({parsed: parsed}, ports) {
      const {settings: settings} = (0, merge_settings.s)(parsed);
      const event = await (0, run_context.MY)(ports.hostEnvironment);
      checkUse(settings, event);
      const context = handoffTargetOf(event);
      if (typeof context === "string") return await (0, skipped.v)({
        reason: context,
        hint: null
      }, ports);
      const handoff = await readFile(settings.post ?? "", context.head.sha, ports);
      const markdown = markdownOf(handoff, {
        settings: settings,
        event: event
      }, ports);
      try {
        const number = await pullRequestOf(context, settings, ports);
        if (typeof number === "string") return await (0, skipped.v)({
          reason: number,
          hint: null
        }, ports);
        if (settings["dry-run"]) return rehearsed(number, markdown, ports);
        return await posted({
          ...context,
          number: number ?? 0
        }, {
          settings: settings,
          markdown: markdown
        }, ports);
      } catch (error) {
        (0, errors.ki)(error, types.Jy);
        return await failed(`It could not be posted: ${error.message} ${error.hint}`, ports);
      }
    }
    function checkUse(settings, event) {
      const others = [ "prompt", "prompt-file", "command", "model" ].filter(name => settings[name] !== void 0);
      const isMissingToken = settings["github-token"] === void 0 && !settings["dry-run"];
      const diagnostics = [ ...others.map(name => ({
        message: `${name} cannot be combined with post, which does not use a model`,
        hint: `remove ${name}`
      })), ...event.name === "workflow_run" ? [] : [ {
        message: "post only works on workflow_run events",
        found: event.name === "none" ? "no event" : event.name,
        hint: "see docs/forks.md for the workflow; on a terminal pass its event file with --event"
      } ], ...isMissingToken ? [ {
        message: "post needs github-token",
        hint: "pass github-token, or set GITHUB_TOKEN"
      } ] : [] ];
      if (diagnostics.length > 0) throw new errors.yo(diagnostics.map(diagnostic => ({
        code: "setting-invalid",
        location: "post",
        ...diagnostic
      })));
    }
    function handoffTargetOf({repository: repository, headSha: headSha, trigger: {run: run}}) {
      if (run?.event !== "pull_request") return `the previous run was started by ${run?.event ?? "an unknown event"}, not by pull_request`;
      if (repository === null || headSha === null || run.branch === null) return "the event does not contain the repository of the commit; the fork may have been deleted";
      const {owner: owner, name: name, repositoryId: repositoryId} = run.branch;
      return {
        repository: repository,
        head: {
          owner: owner,
          branch: name,
          sha: headSha,
          repositoryId: repositoryId
        }
      };
    }
    async function readFile(path, head, {hostEnvironment: hostEnvironment}) {
      try {
        return readHandoff(await (0, read_plain_file.b)(path, hostEnvironment.directory, handoff.nt.fileBytes), {
          where: path,
          head: head
        });
      } catch (error) {
        if (error instanceof errors.yo) throw error;
        const isOdd = error instanceof types.kc && error.code !== "missing" && error.code !== "no-permission";
        throw new errors.yo({
          code: isOdd ? "handoff-invalid" : "file-unreadable",
          location: path,
          message: "the hand-off file cannot be read",
          found: (0, errors.bD)(error),
          hint: "download the artifact of the first workflow, and pass the path of the file in it"
        });
      }
    }
    function markdownOf({text: text, findings: findings = []}, {settings: settings, event: event}, {hostEnvironment: hostEnvironment, redact: redact}) {
      const {url: url = null} = event.trigger.run ?? {};
      const outgoing = {
        ...(0, publish_outgoing.I)(settings, hostEnvironment),
        mentions: []
      };
      return (0, handoff.Oc)({
        text: (0, sanitizer.R)((0, plain_text.wh)(text), {
          redact: redact,
          outgoing: outgoing
        }).text,
        findings: (0, report.L)(findings, redact),
        head: event.headSha ?? "",
        run: url !== null && /^https?:\/\/[^\s()<>|]+$/.test(url) ? url : null
      });
    }
    async function pullRequestOf({repository: repository, head: head}, settings, {hostEnvironment: hostEnvironment, redact: redact}) {
      const token = settings["github-token"];
      if (token === void 0) return null;
      const numbers = await findPullRequests((0, connections.C0)(token, {
        hostEnvironment: (0, connections.KT)(hostEnvironment),
        redact: redact
      }), repository, head);
      if (numbers.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer commit";
      if (numbers.length > 1) return `${String(numbers.length)} open pull requests have this head, so none is selected`;
      return numbers[0] ?? null;
    }
    async function posted({repository: repository, number: number}, {settings: settings, markdown: markdown}, {hostEnvironment: hostEnvironment, log: log, redact: redact, writeSummary: writeSummary}) {
      const github = (0, github_github.Cl)((0, connections.C0)(settings["github-token"] ?? "", {
        hostEnvironment: (0, connections.KT)(hostEnvironment),
        redact: redact
      }));
      const key = settings["comment-key"];
      const target = {
        owner: repository.owner,
        repo: repository.name,
        number: number
      };
      const {action: action, url: url} = await github.upsertComment(target, (0, handoff.j6)(key), (0, 
      handoff.wo)(key, markdown));
      log.info(`comment ${action}: ${url}`);
      await (0, summary_file.o)(`### ${headline.vV.success.sign} Posted\n\nOn pull request ${String(number)}: ${url}\n`, {
        log: log,
        writeSummary: writeSummary
      });
      const outputs = {
        conclusion: "success",
        "comment-url": url
      };
      return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? "" : url,
        value: {
          ...outputs,
          number: number,
          action: action
        },
        outputs: outputs
      };
    }
    function rehearsed(number, markdown, ports) {
      const place = number === null ? "the pull request of this commit (unknown without a token)" : `#${String(number)}`;
      const text = `dry run: nothing is posted\ncomment on ${place}:\n\n${markdown}`;
      const {hostEnvironment: hostEnvironment, log: log} = ports;
      if (hostEnvironment.onRunner) for (const line of text.split("\n")) log.info(line);
      const outputs = {
        conclusion: "skipped"
      };
      const value = {
        ...outputs,
        number: number,
        markdown: markdown
      };
      return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? "" : text.trimEnd(),
        value: value,
        outputs: outputs
      };
    }
    async function failed(reason, {log: log, redact: redact, writeSummary: writeSummary}) {
      const text = redact((0, plain_text.wh)(reason));
      log.error(text);
      await (0, summary_file.o)(`### ${headline.vV.incomplete.sign} Not posted\n\n${(0, 
      summary_file.p)(text.split("\n"))}\n`, {
        log: log,
        writeSummary: writeSummary
      });
      const outputs = {
        conclusion: "incomplete",
        reason: text
      };
      return {
        exitCode: (0, conclude.FO)("incomplete"),
        text: "",
        value: outputs,
        outputs: outputs
      };
    }
  }),
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
  58276: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      I: () => outgoingOptionsOf
    });
    function outgoingOptionsOf({"allow-links": hosts, "allow-mentions": mentions}, {environment: environment}) {
      const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
      return {
        hosts: [ ...URL.canParse(server) ? [ new URL(server).hostname ] : [], ...hosts ],
        mentions: mentions
      };
    }
  }),
  50393: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Oc: () => handoffMarkdown,
      handoffOf: () => handoffOf,
      j6: () => handoffMarker,
      nt: () => handoffLimits,
      wo: () => handoffComment
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78155);
    const handoffLimits = {
      fileBytes: 1e6,
      text: 4e4,
      findings: 100,
      path: 500,
      title: 200,
      message: 1e3
    };
    function handoffOf({text: text}, findings, head) {
      const kept = findings.filter(({path: path}) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
      return {
        version: 1,
        head: head,
        text: (0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(text, {
          limit: handoffLimits.text,
          unit: "characters",
          whole: null
        }),
        ...kept.length === 0 ? {} : {
          findings: kept.map(asHandedOff)
        }
      };
    }
    function asHandedOff({path: path, line: line, endLine: endLine, severity: severity, title: title, message: message}) {
      return {
        path: path,
        line: line,
        severity: severity,
        ...endLine === void 0 ? {} : {
          endLine: endLine
        },
        title: (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(title, handoffLimits.title),
        message: (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(message, handoffLimits.message)
      };
    }
    function handoffMarkdown({text: text, findings: findings, head: head, run: run}) {
      const source = run === null ? "A run" : `[A run](${run})`;
      return `${[ "### From the pull request's own code", `${source} without secrets on commit ${head.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...text === "" ? [ "It contains no text." ] : [ "---", text, "---" ], ...findings.length === 0 ? [] : [ (0, 
      _findings_js__WEBPACK_IMPORTED_MODULE_0__.WT)(findings, handoffLimits.findings) ] ].join("\n\n")}\n`;
    }
    function handoffMarker(key) {
      return (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__._)(key, "handoff");
    }
    function handoffComment(key, markdown) {
      const marker = handoffMarker(key);
      return `${marker}\n${(0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(markdown, {
        limit: 65536 - marker.length - 1,
        unit: "characters",
        whole: null
      })}`;
    }
  }),
  42344: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const longestSample = 80;
    function createChangeCounts() {
      const found = new Map;
      return {
        add(kind, sample) {
          const known = found.get(kind);
          if (known === void 0) found.set(kind, {
            count: 1,
            sample: sample.slice(0, longestSample)
          }); else known.count += 1;
        },
        changes: () => [ ...found ].map(([kind, {count: count, sample: sample}]) => ({
          kind: kind,
          count: count,
          sample: sample
        }))
      };
    }
    function sumChanges(...lists) {
      const sums = new Map;
      for (const change of lists.flat()) {
        const known = sums.get(change.kind);
        sums.set(change.kind, known === void 0 ? change : {
          ...known,
          count: known.count + change.count
        });
      }
      return [ ...sums.values() ];
    }
  }),
  74568: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
    var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);
    const joining = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(script => `\\p{Script=${script}}`).join("");
    const invisible = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`, `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`, `|(?<![${joining}])\\u200c` ].join("");
    let hiddenParts = null;
    function parts() {
      hiddenParts ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__.TF.map(pattern => [ "terminal-sequence", pattern ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(invisible, "gu") ] ];
      return hiddenParts;
    }
    function withoutHidden(text, counts) {
      return replaceHidden(text, counts, () => "");
    }
    function replaceHidden(text, counts, replacement) {
      if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
      let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n");
      for (const [kind, pattern] of parts()) {
        const before = shown;
        shown = before.replace(pattern, (found, offset) => {
          counts.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
          return replacement(before, offset, offset + found.length);
        });
      }
      return shown;
    }
    function sanitizePlain(text) {
      const counts = (0, _counts_js__WEBPACK_IMPORTED_MODULE_1__.P)();
      const shown = withoutHidden(text, counts);
      return {
        text: shown,
        changes: counts.changes()
      };
    }
  })
};
