"use strict";

exports.id = 6507;

exports.ids = [ 6507, 393 ];

exports.modules = {
  6507: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      postHandoff: () => postHandoff
    });
    var run_context = __webpack_require__(8145);
    var errors = __webpack_require__(2357);
    var conclude = __webpack_require__(1431);
    var plain_text = __webpack_require__(7138);
    var external_node_fs_ = __webpack_require__(3024);
    var external_node_path_ = __webpack_require__(6760);
    var file_system = __webpack_require__(9661);
    async function readPlainFile(path, directory, maxBytes) {
      const absolute = (0, external_node_path_.resolve)(directory, path);
      const parent = (0, external_node_fs_.realpathSync)((0, external_node_path_.dirname)(absolute));
      const expected = (0, external_node_path_.join)(parent, (0, external_node_path_.basename)(absolute));
      const files = (0, file_system.S)({
        root: parent,
        guard: (_, real) => real === expected ? null : "it is a link"
      });
      return await files.read(expected, maxBytes);
    }
    var connections = __webpack_require__(2673);
    var github_octokit = __webpack_require__(353);
    var read_problem = __webpack_require__(1004);
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
    var github_github = __webpack_require__(9701);
    var types = __webpack_require__(8287);
    var publish_outgoing = __webpack_require__(8276);
    var summary_file = __webpack_require__(2103);
    var handoff = __webpack_require__(393);
    var schemas = __webpack_require__(4343);
    var api = __webpack_require__(3759);
    var github_types = __webpack_require__(6795);
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
    var sanitizer = __webpack_require__(9422);
    var merge_settings = __webpack_require__(212);
    var skipped = __webpack_require__(4284);
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
        if (!(error instanceof types.Jy)) throw error;
        return await failed(`It could not be posted: ${error.message} ${error.hint}`, ports);
      }
    }
    function checkUse(settings, event) {
      const others = [ "prompt", "prompt-file", "command", "model" ].filter(name => settings[name] !== void 0);
      const isMissingToken = settings["github-token"] === void 0 && !settings["dry-run"];
      const diagnostics = [ ...others.map(name => ({
        message: `${name} does not go with post, which asks no model`,
        hint: `leave ${name} out`
      })), ...event.name === "workflow_run" ? [] : [ {
        message: "post works on workflow_run alone",
        found: event.name === "none" ? "no event" : event.name,
        hint: "see docs/forks.md for the workflow; on a terminal name its event file with --event"
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
      if (run?.event !== "pull_request") return `the run before was started by ${run?.event ?? "an unknown event"}, not by pull_request`;
      if (repository === null || headSha === null || run.branch === null) return "the event does not say where the commit lies; the fork may be gone";
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
        return readHandoff(await readPlainFile(path, hostEnvironment.directory, handoff.nt.fileBytes), {
          where: path,
          head: head
        });
      } catch (error) {
        if (error instanceof errors.yo) throw error;
        const isOdd = error instanceof types.kc && error.code !== "missing" && error.code !== "no-permission";
        throw new errors.yo({
          code: isOdd ? "handoff-invalid" : "file-unreadable",
          location: path,
          message: "what is to be posted cannot be read",
          found: error instanceof Error ? error.message : String(error),
          hint: "download the artifact of the first workflow, and give the path of the file in it"
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
        hostEnvironment: hostEnvironment,
        redact: redact
      }), repository, head);
      if (numbers.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer one";
      if (numbers.length > 1) return `${String(numbers.length)} open pull requests have this head, so none is chosen`;
      return numbers[0] ?? null;
    }
    async function posted({repository: repository, number: number}, {settings: settings, markdown: markdown}, {hostEnvironment: hostEnvironment, log: log, redact: redact, writeSummary: writeSummary}) {
      const github = (0, github_github.Cl)((0, connections.C0)(settings["github-token"] ?? "", {
        hostEnvironment: hostEnvironment,
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
      const place = number === null ? "the pull request of this commit (not asked for without a token)" : `#${String(number)}`;
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
  393: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Oc: () => handoffMarkdown,
      handoffOf: () => handoffOf,
      j6: () => handoffMarker,
      nt: () => handoffLimits,
      wo: () => handoffComment
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(544);
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(653);
    var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5917);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8155);
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
  })
};
