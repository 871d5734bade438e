"use strict";

exports.id = 6819;

exports.ids = [ 6819, 393 ];

exports.modules = {
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
  6819: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      post: () => post
    });
    var conclude = __webpack_require__(6486);
    var ground = __webpack_require__(705);
    var load = __webpack_require__(6589);
    var errors = __webpack_require__(2357);
    var host_github = __webpack_require__(6384);
    var github_client = __webpack_require__(554);
    var github_read_problem = __webpack_require__(1819);
    async function findPullRequests(door, {owner: owner, name: name}, head) {
      const octokit = await (0, github_client.Ng)(door);
      try {
        const {data: data} = await (0, github_client.et)(door, signal => octokit.rest.pulls.list({
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
        throw (0, github_read_problem.K)(error, {
          what: `the pull requests of ${owner}/${name}`,
          needs: [ "pull-requests: read" ]
        });
      }
    }
    var external_node_fs_ = __webpack_require__(3024);
    var external_node_path_ = __webpack_require__(6760);
    var host_files = __webpack_require__(1425);
    async function readPlainFile(path, directory, maxBytes) {
      const absolute = (0, external_node_path_.resolve)(directory, path);
      const folder = (0, external_node_fs_.realpathSync)((0, external_node_path_.dirname)(absolute));
      const wanted = (0, external_node_path_.join)(folder, (0, external_node_path_.basename)(absolute));
      const files = (0, host_files.q)({
        root: folder,
        guard: (_, real) => real === wanted ? null : "it is a link"
      });
      return await files.read(wanted, maxBytes);
    }
    var host_redact = __webpack_require__(2648);
    var types = __webpack_require__(6814);
    var workflow_commands = __webpack_require__(5693);
    var figures = __webpack_require__(9298);
    var handoff = __webpack_require__(393);
    var schemas = __webpack_require__(4343);
    var api = __webpack_require__(3759);
    var post_types = __webpack_require__(5562);
    const handoff_read_text = most => schemas.YjP({
      error: "is no text"
    }).check(api.Eb(most, {
      error: `has more than ${String(most)} characters`
    }));
    const line = () => {
      const error = "is no line number";
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
        error: "is no text"
      }).check(api.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, {
        error: "is no full commit SHA"
      })),
      text: handoff_read_text(handoff.nt.text),
      findings: schemas.lqM(schemas.YOg(schemas.rej({
        path: handoff_read_text(handoff.nt.path),
        line: line(),
        endLine: schemas.lqM(line()),
        severity: schemas.k5n(post_types.gO, {
          error: `is none of ${post_types.gO.join(", ")}`
        }),
        title: handoff_read_text(handoff.nt.title),
        message: handoff_read_text(handoff.nt.message)
      }), {
        error: "is no list of findings"
      }).check(api.Eb(handoff.nt.findings, {
        error: `has more than ${String(handoff.nt.findings)} items`
      })))
    });
    function readHandoff(bytes, {where: where, head: head}) {
      const parsed = schema.safeParse(parse(bytes, where));
      if (!parsed.success) throw new errors.yo(parsed.error.issues.slice(0, mostFaults).map(issue => invalid(where, wordsFor(issue))));
      if (parsed.data.head !== head) throw new errors.yo(invalid(where, "it is about another commit than the event"));
      return parsed.data;
    }
    const mostFaults = 10;
    function parse(bytes, where) {
      try {
        return JSON.parse(new TextDecoder("utf-8", {
          fatal: true
        }).decode(bytes));
      } catch {
        throw new errors.yo(invalid(where, "it is no JSON in UTF-8"));
      }
    }
    function wordsFor(issue) {
      const place = issue.path.length === 0 ? "the file" : issue.path.map(String).join(".");
      if (issue.code === "unrecognized_keys") return `${place} has ${String(issue.keys.length)} unknown field(s)`;
      return issue.path.length === 0 ? "it holds no JSON object" : `${place} ${issue.message}`;
    }
    function invalid(where, what) {
      return {
        code: "handoff-invalid",
        where: where,
        what: what,
        mend: "look at what the first workflow writes; nothing was posted"
      };
    }
    var harmless = __webpack_require__(6372);
    var github_door = __webpack_require__(1790);
    var main_outgoing = __webpack_require__(4180);
    var skipped = __webpack_require__(4552);
    var summary = __webpack_require__(6908);
    async function post(given, doors) {
      const settings = (0, load.s)([], given);
      const event = await (0, ground.MY)(doors.surroundings);
      checkUse(settings, event);
      const scene = sceneOf(event);
      if (typeof scene === "string") return await (0, skipped.skipped)({
        reason: scene,
        mend: null
      }, doors);
      const handoff = await readFile(settings.post ?? "", scene.head.sha, doors);
      const markdown = markdownOf(handoff, {
        settings: settings,
        event: event
      }, doors);
      try {
        const number = await pullRequestOf(scene, settings, doors);
        if (typeof number === "string") return await (0, skipped.skipped)({
          reason: number,
          mend: null
        }, doors);
        if (settings["dry-run"]) return rehearsed(number, markdown, doors);
        return await posted({
          ...scene,
          number: number ?? 0
        }, {
          settings: settings,
          markdown: markdown
        }, doors);
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        return await failed(`It could not be posted: ${error.message} ${error.mend}`, doors);
      }
    }
    function checkUse(settings, event) {
      const others = [ "prompt", "prompt-file", "command", "model" ].filter(name => settings[name] !== void 0);
      const isMissingToken = settings["github-token"] === void 0 && !settings["dry-run"];
      const faults = [ ...others.map(name => ({
        what: `${name} does not go with post, which asks no model`,
        mend: `leave ${name} out`
      })), ...event.name === "workflow_run" ? [] : [ {
        what: "post works on workflow_run alone",
        found: event.name === "none" ? "no event" : event.name,
        mend: "see docs/forks.md for the workflow; on a terminal name its event file with --event"
      } ], ...isMissingToken ? [ {
        what: "post needs github-token",
        mend: "pass github-token, or set GITHUB_TOKEN"
      } ] : [] ];
      if (faults.length > 0) throw new errors.yo(faults.map(fault => ({
        code: "setting-invalid",
        where: "post",
        ...fault
      })));
    }
    function sceneOf({repository: repository, headSha: headSha, occasion: {run: run}}) {
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
    async function readFile(path, head, {surroundings: surroundings}) {
      try {
        return readHandoff(await readPlainFile(path, surroundings.directory, handoff.nt.fileBytes), {
          where: path,
          head: head
        });
      } catch (error) {
        if (error instanceof errors.yo) throw error;
        const isOdd = error instanceof types.kc && error.code !== "missing" && error.code !== "no-permission";
        throw new errors.yo({
          code: isOdd ? "handoff-invalid" : "file-unreadable",
          where: path,
          what: "what is to be posted cannot be read",
          found: error instanceof Error ? error.message : String(error),
          mend: "download the artifact of the first workflow, and give the path of the file in it"
        });
      }
    }
    function markdownOf({text: text, findings: findings = []}, {settings: settings, event: event}, {surroundings: surroundings, redact: redact}) {
      const {url: url = null} = event.occasion.run ?? {};
      const outgoing = {
        ...(0, main_outgoing.S)(settings, surroundings),
        mentions: []
      };
      return (0, handoff.Oc)({
        text: (0, harmless.I)((0, workflow_commands.wh)(text), {
          redact: redact,
          outgoing: outgoing
        }).text,
        findings: findings.map(({severity: severity, ...texts}) => ({
          ...(0, host_redact.z)(texts, one => redact((0, workflow_commands.wh)(one))),
          severity: severity
        })),
        head: event.headSha ?? "",
        run: url !== null && /^https?:\/\/[^\s()<>|]+$/.test(url) ? url : null
      });
    }
    async function pullRequestOf({repository: repository, head: head}, settings, {surroundings: surroundings, redact: redact}) {
      const token = settings["github-token"];
      if (token === void 0) return null;
      const numbers = await findPullRequests((0, github_door.yZ)(token, {
        surroundings: surroundings,
        redact: redact
      }), repository, head);
      if (numbers.length === 0) return "no open pull request has this commit as its head; it was closed, or has a newer one";
      if (numbers.length > 1) return `${String(numbers.length)} open pull requests have this head, so none is chosen`;
      return numbers[0] ?? null;
    }
    async function posted({repository: repository, number: number}, {settings: settings, markdown: markdown}, {surroundings: surroundings, log: log, redact: redact, writeSummary: writeSummary}) {
      const github = (0, host_github.Cl)((0, github_door.yZ)(settings["github-token"] ?? "", {
        surroundings: surroundings,
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
      await (0, summary.f)(`### ${figures.rY.success.sign} Posted\n\nOn pull request ${String(number)}: ${url}\n`, {
        log: log,
        writeSummary: writeSummary
      });
      const outputs = {
        conclusion: "success",
        "comment-url": url
      };
      return {
        exitCode: 0,
        text: surroundings.onRunner ? "" : url,
        value: {
          ...outputs,
          number: number,
          action: action
        },
        outputs: outputs
      };
    }
    function rehearsed(number, markdown, doors) {
      const place = number === null ? "the pull request of this commit (not asked for without a token)" : `#${String(number)}`;
      const text = `dry run: nothing is posted\ncomment on ${place}:\n\n${markdown}`;
      const {surroundings: surroundings, log: log} = doors;
      if (surroundings.onRunner) for (const line of text.split("\n")) log.info(line);
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
        text: surroundings.onRunner ? "" : text.trimEnd(),
        value: value,
        outputs: outputs
      };
    }
    async function failed(reason, {log: log, redact: redact, writeSummary: writeSummary}) {
      const text = redact((0, workflow_commands.wh)(reason));
      log.error(text);
      await (0, summary.f)(`### ${figures.rY.incomplete.sign} Not posted\n\n${(0, summary.g)(text.split("\n"))}\n`, {
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
  4552: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      skipped: () => skipped
    });
    var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5693);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9298);
    var _report_literal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9180);
    var _summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6908);
    async function skipped({reason: reason, mend: mend}, doors) {
      const {log: log, redact: redact} = doors;
      const sentences = [ `Not started: ${reason.replace(/\.$/, "")}.`, ...mend === null ? [] : [ mend ] ];
      const text = redact((0, _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.wh)(sentences.join(" ")));
      if (mend === null) log.info(text); else log.warning(text);
      const {sign: sign, words: words} = _report_figures_js__WEBPACK_IMPORTED_MODULE_2__.rY.skipped;
      await (0, _summary_js__WEBPACK_IMPORTED_MODULE_3__.f)(`### ${sign} ${words}\n\n${(0, 
      _report_literal_js__WEBPACK_IMPORTED_MODULE_4__.e)(text)}\n`, doors);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("skipped"),
        text: "",
        value: {
          conclusion: "skipped",
          reason: text
        },
        outputs: {
          conclusion: "skipped",
          reason: text
        }
      };
    }
  }),
  5167: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => cutMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(653);
    const nothingOpen = {
      fence: null,
      details: 0
    };
    function cutMarkdown(text, options) {
      const size = piece => options.unit === "bytes" ? Buffer.byteLength(piece) : piece.length;
      if (size(text) <= options.limit) return text;
      const note = noteFor(size(text), options);
      const room = options.limit - size(note) - size("\n\n");
      const kept = room <= 0 ? "" : lastFitting(text, room, size);
      const cut = kept === "" ? note : `${kept}\n\n${note}`;
      return size(cut) <= options.limit ? cut : "";
    }
    function noteFor(size, {limit: limit, unit: unit, whole: whole}) {
      const place = whole === null ? "" : ` The whole text is ${whole}.`;
      return `*Cut here: ${String(size)} ${unit} are more than the ${String(limit)} that fit.${place}*`;
    }
    function lastFitting(text, room, size) {
      let best = {
        end: 0,
        open: nothingOpen
      };
      let bestClosed = best;
      let open = nothingOpen;
      let [start, used] = [ 0, 0 ];
      for (const line of text.split("\n")) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
          const end = partOfLine(line, open, piece => used + size(piece) + closing(open).length <= room);
          if (end > 0) best = {
            end: start + end,
            open: open
          };
          break;
        }
        if (needed + closing(next).length <= room) {
          best = {
            end: start + line.length,
            open: next
          };
          if (next.fence === null && next.details === 0) bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
      }
      const {end: end, open: left} = bestClosed.end * 2 >= best.end ? bestClosed : best;
      return `${text.slice(0, end)}${closing(left)}`.trimEnd();
    }
    function openAfter(line, open) {
      if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? "";
        return end.startsWith(open.fence) ? {
          ...open,
          fence: null
        } : open;
      }
      const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
      if (fence !== null) return {
        ...open,
        fence: fence
      };
      if (!/^ {0,3}<\/?details\b/i.test(line)) return open;
      const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
      return {
        fence: fence,
        details: Math.max(0, open.details + change)
      };
    }
    function closing({fence: fence, details: details}) {
      return `${fence === null ? "" : `\n${fence}`}${"\n\n</details>".repeat(details)}`;
    }
    function partOfLine(line, {fence: fence}, fits) {
      if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line)) return 0;
      let [low, high] = [ 0, line.length ];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle))) low = middle; else high = middle - 1;
      }
      return fence === null ? safeEnd(line, low) : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.GH)(line, low).length;
    }
    const longestSpan = 2e3;
    function safeEnd(line, end) {
      let safe = 0;
      let inside = null;
      for (const {0: sign, index: index} of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan) inside = null;
        if (inside !== null) {
          if (sign === inside.until) inside = null; else if (sign === "](" && inside.until === "]") inside = {
            until: ")",
            since: inside.since
          };
        } else if (sign.startsWith("`")) inside = {
          until: sign,
          since: index
        }; else if (sign === "[") inside = {
          until: "]",
          since: index
        }; else if (sign === "<") inside = {
          until: ">",
          since: index
        }; else if (/^\s/.test(sign)) safe = index;
      }
      return safe;
    }
  }),
  9298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Pl: () => headline,
      U9: () => count,
      hS: () => counted,
      p0: () => duration,
      rL: () => signOf,
      rY: () => verdicts,
      y: () => cost
    });
    const verdicts = {
      success: {
        sign: "\u2705",
        words: "Finished"
      },
      "no-output": {
        sign: "\u26a0\ufe0f",
        words: "Ended without an answer"
      },
      denied: {
        sign: "\u26d4",
        words: "Failed, calls were refused"
      },
      incomplete: {
        sign: "\u26a0\ufe0f",
        words: "Ended before the work was done"
      },
      budget: {
        sign: "\ud83e\ude99",
        words: "Stopped, the budget is spent"
      },
      timeout: {
        sign: "\u23f0",
        words: "Stopped, the time is up"
      },
      "provider-error": {
        sign: "\u274c",
        words: "Failed, the model could not be used"
      },
      "config-error": {
        sign: "\u274c",
        words: "Failed, the configuration is wrong"
      },
      skipped: {
        sign: "\u23ed\ufe0f",
        words: "Skipped"
      },
      cancelled: {
        sign: "\ud83d\uded1",
        words: "Cancelled"
      }
    };
    function headline({result: {conclusion: conclusion, denials: denials}, writes: writes}) {
      const refused = conclusion === "denied" ? 0 : denials.length;
      const failed = failedIn(writes);
      return [ verdicts[conclusion].words, ...refused === 0 ? [] : [ `${counted(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${counted(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return verdicts[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function count(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${count(value)} ${value === 1 ? one : many}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function cost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
  }),
  5917: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => placeOfFinding,
      WT: () => findingsSection,
      WX: () => findingsOf
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(653);
    var _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6934);
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9298);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9180);
    const most = 4e3;
    function findingsOf({intents: intents, structured: structured}) {
      const reported = intents.flatMap(intent => intent.kind === "findings" ? intent.findings : []);
      const listed = listIn(structured).map(asFinding);
      const known = listed.filter(finding => finding !== null);
      const all = [ ...reported, ...known ].slice(0, most);
      return {
        findings: [ ...new Map(all.map(finding => [ JSON.stringify(finding), finding ])).values() ],
        odd: known.length === 0 ? 0 : listed.length - known.length
      };
    }
    function listIn(structured) {
      const list = isRecord(structured) ? structured["findings"] : null;
      return Array.isArray(list) ? list.slice(0, most) : [];
    }
    function asFinding(value) {
      if (!isRecord(value)) return null;
      const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(fields, name) && one !== null);
      const finding = Object.fromEntries(given);
      return _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.l.fits(finding) ? (0, 
      _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.C)(finding) : null;
    }
    const fields = _tools_post_finding_js__WEBPACK_IMPORTED_MODULE_0__.l.json["properties"];
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const place = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(placeOfFinding(finding), 200));
        return `| ${finding.severity} | ${place} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.e)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.e)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.U9)(findings.length)})`, [ "| Severity | Place | What | Why |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function placeOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
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
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(653);
    var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5167);
    var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5917);
    var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9173);
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
        text: (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.G)(text, {
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
      const place = run === null ? "A run" : `[A run](${run})`;
      return `${[ "### From the pull request's own code", `${place} without secrets on commit ${head.slice(0, 12)} left this. Whoever wrote the pull request could have changed it: it is not checked by anybody.`, ...text === "" ? [ "It left no text." ] : [ "---", text, "---" ], ...findings.length === 0 ? [] : [ (0, 
      _findings_js__WEBPACK_IMPORTED_MODULE_1__.WT)(findings, handoffLimits.findings) ] ].join("\n\n")}\n`;
    }
    function handoffMarker(key) {
      return (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__._)(key, "handoff");
    }
    function handoffComment(key, markdown) {
      const marker = handoffMarker(key);
      return `${marker}\n${(0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.G)(markdown, {
        limit: 65536 - marker.length - 1,
        unit: "characters",
        whole: null
      })}`;
    }
  }),
  9180: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      e: () => literal,
      t: () => inlineCode
    });
    var _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);
    const address = /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;
    function literal(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().split(address).map((piece, index) => index % 2 === 1 ? inlineCode(piece) : escaped(piece)).join("");
    }
    function escaped(text) {
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/\\#(?=\d)/g, "#&#8203;").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? (0, _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__.h)(line) : `\`${line}\``;
    }
  }),
  9173: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      _: () => markerFor
    });
    var _trigger_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3997);
    function markerFor(key, part) {
      const safe = [ ...Buffer.from(key, "utf8") ].map(byte => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
      });
      const name = safe.join("").replace(/-(?=-|$)/g, "%2d");
      return `${_trigger_marker_js__WEBPACK_IMPORTED_MODULE_0__.d}${name}${part === void 0 ? "" : `:${part}`} --\x3e`;
    }
  }),
  6934: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => withoutGaps,
      l: () => findingShape
    });
    var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5562);
    const mostLines = 1e7;
    const findingShape = (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Ik)({
      path: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Line in the file as it is now.", 1, mostLines),
      endLine: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Last line of several.", 1, mostLines)),
      severity: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.yL)(_types_js__WEBPACK_IMPORTED_MODULE_1__.gO),
      title: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What is wrong, in a few words.", {
        most: 200
      }),
      message: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Why it is wrong and what to do, plain text.", {
        most: 5e3
      }),
      suggestion: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What the lines should become.", {
        empty: true,
        most: 2e4
      })),
      rule: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.wC)("A short stable name of this kind of finding.", /^[A-Za-z0-9._/-]{1,100}$/))
    });
    function withoutGaps({endLine: endLine, suggestion: suggestion, rule: rule, ...rest}) {
      return {
        ...rest,
        path: rest.path.replace(/^\.\//, ""),
        ...endLine === void 0 || endLine <= rest.line ? {} : {
          endLine: endLine
        },
        ...suggestion === void 0 ? {} : {
          suggestion: suggestion
        },
        ...rule === void 0 ? {} : {
          rule: rule
        }
      };
    }
  }),
  2449: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      O: () => fenced,
      h: () => htmlCode
    });
    function htmlCode(text) {
      const escaped = text.replaceAll("\n", " ").replace(/[&<>"'`|\\*_[\]~!#:@$]|w(?=ww\.)/gi, character => `&#${String(character.charCodeAt(0))};`);
      return `<code>${escaped}</code>`;
    }
    function fenced(text, language) {
      const runs = text.match(/`{3,}/g) ?? [];
      const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
      return `${fence}${language}\n${text.endsWith("\n") || text === "" ? text : `${text}\n`}${fence}`;
    }
  })
};
