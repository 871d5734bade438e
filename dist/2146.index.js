"use strict";

exports.id = 2146;

exports.ids = [ 2146 ];

exports.modules = {
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
  2146: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      publish: () => publish
    });
    var host_colour = __webpack_require__(1023);
    var workflow_commands = __webpack_require__(5693);
    const json = [ "structured-output", "denials", "writes", "findings" ];
    const limitBytes = 1e6;
    function reportOutputs({result: result, suggested: suggested, links: links, writes: writes, findings: findings}, {commentUrl: commentUrl, handoffPath: handoffPath, findingFiles: findingFiles, spill: spill}) {
      const outputs = {
        conclusion: result.conclusion,
        reason: result.reason,
        result: result.text,
        "structured-output": result.structured === void 0 ? "" : JSON.stringify(result.structured),
        denials: JSON.stringify(result.denials),
        "denied-count": String(result.denials.length),
        "suggested-allow": suggested.join("\n"),
        turns: String(result.turns),
        "tool-calls": String(result.toolCalls),
        "input-tokens": String(result.usage.inputTokens),
        "output-tokens": String(result.usage.outputTokens),
        "cost-usd": result.costUsd === null ? "" : String(Number(result.costUsd.toFixed(6))),
        "duration-ms": String(Math.round(result.durationMs)),
        "transcript-path": result.transcriptPath ?? "",
        "report-path": links.reportPath ?? "",
        "comment-url": commentUrl ?? "",
        "handoff-path": handoffPath ?? "",
        writes: JSON.stringify(writes),
        findings: JSON.stringify(findings),
        "sarif-path": findingFiles?.sarif ?? "",
        "junit-path": findingFiles?.junit ?? "",
        "trusted-commit": result.basis?.trustedCommit ?? "",
        "left-out": (result.basis?.leftOut ?? []).join("\n")
      };
      const spillable = [ ...json, "result", "suggested-allow", "left-out" ].toSorted((a, b) => outputs[b].length - outputs[a].length);
      for (const name of spillable) {
        const total = Object.values(outputs).reduce((sum, value) => sum + 2 * value.length, 0);
        if (total <= limitBytes) break;
        outputs[name] = spilled(name, outputs[name], spill);
      }
      return outputs;
    }
    function spilled(name, value, spill) {
      const [path, bytes] = [ spill(name, value), Buffer.byteLength(value) ];
      if (json.includes(name)) return JSON.stringify({
        "spilled-to": path,
        bytes: bytes
      });
      return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
    }
    var host_redact = __webpack_require__(2648);
    var code = __webpack_require__(2449);
    var report_findings = __webpack_require__(5917);
    var harmless = __webpack_require__(6372);
    var report_rules = __webpack_require__(1724);
    function createReport(result, {redact: redact, links: links, outgoing: outgoing, writes: writes = []}) {
      const shown = cleanResult(result, redact);
      const {findings: findings, odd: odd} = (0, report_findings.WX)(shown);
      return {
        result: odd === 0 ? shown : {
          ...shown,
          notices: [ ...shown.notices, oddFindings(odd) ]
        },
        answer: shown.structured === void 0 ? (0, harmless.I)(result.text, {
          redact: redact,
          outgoing: outgoing
        }) : asCode(shown.structured),
        refused: (0, report_rules.uE)(shown.denials),
        suggested: (0, report_rules.fE)(shown.denials),
        unpasteable: (0, report_rules.KU)(shown.denials),
        findings: findings,
        writes: writes.map(({outcome: outcome, ...texts}) => ({
          ...(0, host_redact.z)(texts, text => redact((0, workflow_commands.wh)(text))),
          outcome: outcome
        })),
        links: links
      };
    }
    function oddFindings(odd) {
      const what = odd === 1 ? "1 of the findings in the structured answer has" : `${String(odd)} of the findings in the structured answer have`;
      return `${what} not the form of docs/findings.md and stands only in the answer.`;
    }
    function asCode(value) {
      return {
        text: (0, code.O)(JSON.stringify(value, null, 2), "json"),
        changes: []
      };
    }
    function cleanResult(result, redact) {
      return {
        ...(0, host_redact.z)(result, text => redact((0, workflow_commands.wh)(text))),
        conclusion: result.conclusion
      };
    }
    var cut = __webpack_require__(5167);
    var markdown = __webpack_require__(3638);
    const summary_limitBytes = 1024 * 1024;
    function wholeReport(report) {
      return (0, markdown.u)(report, {
        text: Number.MAX_SAFE_INTEGER,
        rows: 1e4,
        diffs: {
          total: 4e6,
          each: 5e5,
          files: 5e3
        }
      });
    }
    function stepSummary(report, usedBytes = 0) {
      const text = (0, markdown.u)(report, {
        text: 5e5,
        rows: 500,
        diffs: {
          total: 2e5,
          each: 2e4,
          files: 200
        }
      });
      const place = report.links.reportPath;
      const whole = place === null ? null : `in ${place}`;
      return `${(0, cut.G)(text, {
        limit: summary_limitBytes - usedBytes - 1,
        unit: "bytes",
        whole: whole
      }).trimEnd()}\n`;
    }
    var lib_text = __webpack_require__(653);
    var figures = __webpack_require__(9298);
    var report_writes = __webpack_require__(7979);
    const tint = {
      bold: 1,
      red: 31,
      green: 32,
      yellow: 33,
      grey: 90
    };
    function closingLines(report, {colour: colour}) {
      const {result: result, refused: refused, writes: writes, links: links} = report;
      const paint = (name, text) => colour ? `\x1b[${String(tint[name])}m${text}\x1b[0m` : text;
      const line = (text, max = 500) => (0, lib_text.ml)((0, workflow_commands.$0)(text).replace(/\s*\n\s*/g, " "), max);
      const sign = (0, figures.rL)(report);
      const hasFailed = writes.some(({outcome: outcome}) => outcome === "failed");
      const good = !hasFailed && (result.conclusion === "success" || result.conclusion === "skipped");
      const lines = [ `${sign} ${paint("bold", paint(good ? "green" : "red", (0, figures.Pl)(report)))} (${result.conclusion})`, ...result.reason === "" ? [] : [ `   ${line(result.reason)}` ] ];
      for (const call of refused) {
        const repeated = call.times === 1 ? "" : ` (${(0, figures.U9)(call.times)} times)`;
        lines.push(`${paint("yellow", "refused")} ${line(`${call.tool} ${call.label}`, 200)}${repeated}`);
        lines.push(`   ${line(call.reason)}`, ...advice(call, links));
      }
      lines.push(...(0, report_writes.x)(writes).map(text => `write    ${line(text)}`));
      lines.push(...result.notices.map(notice => `${paint("yellow", "notice")} ${line(notice)}`));
      const {trustedCommit: trustedCommit = null, leftOut: leftOut = []} = result.basis ?? {};
      if (trustedCommit !== null) lines.push(`trusted  ${trustedCommit}`);
      lines.push(...leftOut.map(sentence => `${paint("yellow", "left out")} ${line(sentence)}`));
      if (result.changes.length > 0) lines.push(`changed  ${(0, figures.hS)(result.changes.length, "file")}`);
      if (result.turns > 0) lines.push(paint("grey", line(terminal_figures(result))));
      if (result.transcriptPath !== null) lines.push(`transcript  ${line(result.transcriptPath)}`);
      if (links.reportPath !== null) lines.push(`report      ${line(links.reportPath)}`);
      return `${lines.join("\n")}\n`;
    }
    function terminal_figures({model: model, turns: turns, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs}) {
      return [ model, (0, figures.hS)(turns, "turn"), (0, figures.hS)(toolCalls, "tool call"), `${(0, 
      figures.U9)(usage.inputTokens)} tokens in`, `${(0, figures.U9)(usage.outputTokens)} out`, (0, 
      figures.y)(costUsd), (0, figures.p0)(durationMs) ].join(", ");
    }
    function advice(call, {onRunner: onRunner, reportPath: reportPath}) {
      const rules = (0, report_rules.fE)([ call ]);
      const [only = "", ...others] = rules;
      const more = (0, report_rules.KU)([ call ]);
      const place = reportPath === null ? "" : ", see the report";
      return [ ...rules.length > 0 && !onRunner ? [ `   to allow it: ${rules.map(report_rules.Q$).join(" ")}` ] : [], ...rules.length === 1 && onRunner ? [ `   to allow it: ${(0, 
      report_rules.mM)(only)}` ] : [], ...others.length > 0 && onRunner ? [ "   to allow it: allow: |", ...rules.map(rule => `${" ".repeat(18)}${rule}`) ] : [], ...more > 0 ? [ `   ${(0, 
      figures.hS)(more, "more rule", "more rules")} would be needed that cannot be pasted${place}` ] : [] ];
    }
    var comment = __webpack_require__(7597);
    var github_door = __webpack_require__(1790);
    var main_outgoing = __webpack_require__(4180);
    var summary = __webpack_require__(6908);
    var writes = __webpack_require__(2914);
    async function publish(result, doors) {
      const {artifacts: artifacts, surroundings: surroundings, redact: redact, ground: ground} = doors;
      const {publish: targets} = ground.settings;
      const patch = result.changes.map(change => change.diff ?? "").join("");
      if (patch !== "") artifacts.write("changes.patch", patch);
      const outgoing = (0, main_outgoing.S)(ground.settings, surroundings);
      const applied = await (0, writes.rg)(result, {
        ...doors,
        outgoing: outgoing
      });
      const reportPath = artifacts.write("report.md", "");
      const links = {
        run: (0, github_door.Vp)(surroundings),
        reportPath: reportPath,
        onRunner: surroundings.onRunner
      };
      const shared = {
        redact: redact,
        links: links,
        outgoing: outgoing
      };
      const posts = await postsOf(createReport(result, {
        ...shared,
        writes: applied
      }), {
        ...doors,
        outgoing: outgoing
      });
      const told = {
        ...result,
        notices: [ ...result.notices, ...posts.notices ]
      };
      const options = {
        ...shared,
        writes: [ ...applied, ...posts.rows ]
      };
      const wantsComment = targets.includes("comment") || posts.needsComment;
      const posted = wantsComment ? await (0, comment.Gy)(createReport(told, options), doors.sticky, doors) : nothingPosted;
      const handoff = targets.includes("handoff") ? await handOff(createReport(told, options), doors) : nothingHandedOff;
      const report = createReport({
        ...told,
        notices: [ ...told.notices, ...posted.notices, ...handoff.notices ]
      }, options);
      artifacts.write("report.md", wholeReport(report));
      const isUnseen = wantsComment && posted.url === null;
      if (targets.includes("summary") || isUnseen) await (0, summary.f)(stepSummary(report), doors);
      const colour = (0, host_colour.B)(surroundings.stdio.errIsTerminal, surroundings.environment);
      const closing = closingLines(report, {
        colour: colour
      });
      if (surroundings.onRunner) surroundings.stdio.out((0, workflow_commands.$0)(closing)); else surroundings.stdio.err(closing);
      const findingFiles = await findingsOf(report, doors);
      const text = answerText(report.result);
      return {
        text: surroundings.onRunner ? (0, workflow_commands.$0)(text) : text,
        value: report.result,
        outputs: reportOutputs(report, {
          commentUrl: posted.url,
          handoffPath: handoff.path,
          findingFiles: findingFiles,
          spill: (name, value) => artifacts.write(`output-${name}.txt`, value)
        })
      };
    }
    async function postsOf(report, doors) {
      const {publish: targets} = doors.ground.settings;
      const nothing = {
        rows: [],
        notices: [],
        needsComment: false
      };
      if (!targets.includes("review") && !targets.includes("check")) return nothing;
      const {checkResult: checkResult, reviewResult: reviewResult} = await __webpack_require__.e(2127).then(__webpack_require__.bind(__webpack_require__, 2127));
      const review = targets.includes("review") ? await reviewResult(report, doors) : {
        rows: [],
        problem: null
      };
      const check = targets.includes("check") ? [ await checkResult(report, doors) ] : [];
      const notices = review.problem === null ? [] : [ `The result was not posted as a review: ${review.problem}` ];
      return {
        rows: [ ...review.rows, ...check ],
        notices: notices,
        needsComment: review.problem !== null
      };
    }
    const nothingPosted = {
      url: null,
      notices: []
    };
    async function findingsOf(report, {artifacts: artifacts, surroundings: surroundings, ground: ground}) {
      if (report.findings.length === 0) return null;
      const {publishFindings: publishFindings} = await __webpack_require__.e(4574).then(__webpack_require__.bind(__webpack_require__, 4574));
      const annotate = surroundings.onRunner && ground.settings.publish.includes("annotations");
      return publishFindings(report, {
        artifacts: artifacts,
        stdio: surroundings.stdio,
        annotate: annotate
      });
    }
    function answerText({text: text, structured: structured}) {
      return structured === void 0 ? text : JSON.stringify(structured, null, 2);
    }
    const nothingHandedOff = {
      path: null,
      notices: []
    };
    async function handOff({result: result, findings: findings}, {artifacts: artifacts, ground: ground}) {
      const {headSha: headSha} = ground.event;
      if (headSha === null) return {
        path: null,
        notices: [ "The event names no commit, so nothing was handed off." ]
      };
      const {handoffOf: handoffOf} = await __webpack_require__.e(393).then(__webpack_require__.bind(__webpack_require__, 393));
      const handoff = handoffOf(result, findings, headSha);
      return {
        path: artifacts.write("handoff.json", `${JSON.stringify(handoff, null, 2)}\n`),
        notices: []
      };
    }
  }),
  2914: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Tt: () => postScene,
      rg: () => applyWrites,
      wr: () => withholding
    });
    var _batch_writes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1518);
    var _host_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2648);
    var _host_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6814);
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5693);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3782);
    var _report_harmless_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6372);
    var _tools_post_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5562);
    var _github_door_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1790);
    var _pull_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5847);
    const withholding = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
    async function applyWrites(result, doors) {
      const {artifacts: artifacts, redact: redact, log: log} = doors;
      const posts = result.intents.filter(_tools_post_types_js__WEBPACK_IMPORTED_MODULE_6__.tl).map(post => redacted(post, redact));
      const rows = [ ...posts.length === 0 ? [] : await apply(posts, result.conclusion, doors), ...refusedRows(result) ];
      if (rows.length === 0 && result.intents.length === 0) return [];
      for (const row of rows.filter(({outcome: outcome}) => outcome === "failed")) log.warning(`${row.what}: ${row.note}`);
      const intents = result.intents.map(intent => (0, _tools_post_types_js__WEBPACK_IMPORTED_MODULE_6__.tl)(intent) ? redacted(intent, redact) : (0, 
      _host_redact_js__WEBPACK_IMPORTED_MODULE_7__.z)(intent, redact));
      artifacts.write("intents.json", `${JSON.stringify({
        version: 1,
        intents: intents,
        writes: (0, _host_redact_js__WEBPACK_IMPORTED_MODULE_7__.z)(rows, redact)
      }, null, 2)}\n`);
      return rows;
    }
    async function apply(posts, conclusion, doors) {
      const {applyPosts: applyPosts, withheld: withheld} = await __webpack_require__.e(1957).then(__webpack_require__.bind(__webpack_require__, 1957));
      if (withholding.has(conclusion)) return withheld(posts, `The run ended as ${conclusion}.`);
      return await applyPosts(posts, await postScene(posts, conclusion, doors));
    }
    async function postScene(posts, conclusion, doors) {
      const {event: event, settings: settings} = doors.ground;
      const token = settings["github-token"];
      if (token === void 0 || event.repository === null) throw new Error("writes were recorded with nowhere to go");
      const {createGitHubWrites: createGitHubWrites} = await __webpack_require__.e(5172).then(__webpack_require__.bind(__webpack_require__, 5172));
      const target = {
        owner: event.repository.owner,
        repo: event.repository.name,
        number: event.item?.number ?? 0
      };
      return {
        github: createGitHubWrites((0, _github_door_js__WEBPACK_IMPORTED_MODULE_5__.yZ)(token, doors), target),
        harmless: text => (0, _report_harmless_js__WEBPACK_IMPORTED_MODULE_4__.I)(text, doors),
        key: settings["comment-key"],
        answer: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.uR)(settings["comment-mode"], event.occasion.spoken),
        item: event.item?.kind ?? null,
        afterClosed: event.item === null || event.occasion.spoken !== null,
        reviewedSha: posts.some(({kind: kind}) => kind === "review" || kind === "check-run") ? await reviewedSha(doors.ground) : null,
        pull: pullSceneOf(doors),
        noVerdict: conclusion === "success" ? null : `The run ended as ${conclusion}.`
      };
    }
    function pullSceneOf({collected: collected, ground: ground, surroundings: surroundings, redact: redact}) {
      const target = (0, _pull_target_js__WEBPACK_IMPORTED_MODULE_8__.q)(ground, surroundings);
      if (collected === null || target === null) return null;
      const holdsSecret = content => {
        const text = content.toString("utf8");
        return redact(text) !== text;
      };
      return {
        ...target,
        collected: collected,
        holdsSecret: holdsSecret
      };
    }
    async function reviewedSha({event: event, git: git}) {
      if (event.headSha !== null || git === null) return event.headSha;
      try {
        return await git.headSha();
      } catch (error) {
        if (!(error instanceof _host_types_js__WEBPACK_IMPORTED_MODULE_1__.UG)) throw error;
        return null;
      }
    }
    function refusedRows({denials: denials}) {
      return denials.filter(({tool: tool}) => Object.hasOwn(_batch_writes_js__WEBPACK_IMPORTED_MODULE_0__.J0, tool)).map(({tool: tool, label: label, reason: reason}) => ({
        what: `${tool} ${label}`,
        outcome: "refused",
        url: null,
        note: reason
      }));
    }
    const words = new Set("comment review label assign issue pull-request check-run COMMENT APPROVE REQUEST_CHANGES LEFT RIGHT success neutral failure".split(" "));
    function redacted(post, redact) {
      return (0, _host_redact_js__WEBPACK_IMPORTED_MODULE_7__.z)(post, text => words.has(text) ? text : redact((0, 
      _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__.wh)(text)));
    }
  })
};
