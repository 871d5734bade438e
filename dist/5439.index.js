"use strict";

exports.id = 5439;

exports.ids = [ 5439 ];

exports.modules = {
  46235: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
  35439: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      publish: () => publish
    });
    var connections = __webpack_require__(70188);
    var terminal_color = __webpack_require__(16665);
    var workflow_commands = __webpack_require__(7708);
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
        "trusted-commit": result.provenance?.trustedCommit ?? "",
        "left-out": (result.provenance?.omitted ?? []).join("\n")
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
    var report_report = __webpack_require__(72352);
    var markdown = __webpack_require__(76571);
    var truncate_markdown = __webpack_require__(33688);
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
      return `${(0, truncate_markdown.o)(text, {
        limit: summary_limitBytes - usedBytes - 1,
        unit: "bytes",
        whole: whole
      }).trimEnd()}\n`;
    }
    var lib_text = __webpack_require__(42954);
    var headline = __webpack_require__(66610);
    var suggested_rules = __webpack_require__(31461);
    var report_writes = __webpack_require__(55982);
    const tint = {
      bold: 1,
      red: 31,
      green: 32,
      yellow: 33,
      grey: 90
    };
    function closingLines(report, {color: color}) {
      const {result: result, refused: refused, writes: writes, links: links} = report;
      const paint = (name, text) => color ? `\x1b[${String(tint[name])}m${text}\x1b[0m` : text;
      const line = (text, max = 500) => (0, lib_text.ml)((0, workflow_commands.YI)(text).replace(/\s*\n\s*/g, " "), max);
      const sign = (0, headline.rL)(report);
      const hasFailed = writes.some(({outcome: outcome}) => outcome === "failed");
      const good = !hasFailed && (result.conclusion === "success" || result.conclusion === "skipped");
      const lines = [ `${sign} ${paint("bold", paint(good ? "green" : "red", (0, headline.Pl)(report)))} (${result.conclusion})`, ...result.reason === "" ? [] : [ `   ${line(result.reason)}` ] ];
      for (const call of refused) {
        const repeated = call.times === 1 ? "" : ` (${(0, headline.ZV)(call.times)} times)`;
        lines.push(`${paint("yellow", "refused")} ${line(`${call.tool} ${call.label}`, 200)}${repeated}`);
        lines.push(`   ${line(call.reason)}`, ...advice(call, links));
      }
      lines.push(...(0, report_writes.x)(writes).map(text => `write    ${line(text)}`));
      lines.push(...result.notices.map(notice => `${paint("yellow", "notice")} ${line(notice)}`));
      const {trustedCommit: trustedCommit = null, omitted: omitted = []} = result.provenance ?? {};
      if (trustedCommit !== null) lines.push(`trusted  ${trustedCommit}`);
      lines.push(...omitted.map(sentence => `${paint("yellow", "left out")} ${line(sentence)}`));
      if (result.changes.length > 0) lines.push(`changed  ${(0, headline.B4)(result.changes.length, "file")}`);
      if (result.turns > 0) lines.push(paint("grey", line(figures(result))));
      if (result.transcriptPath !== null) lines.push(`transcript  ${line(result.transcriptPath)}`);
      if (links.reportPath !== null) lines.push(`report      ${line(links.reportPath)}`);
      return `${lines.join("\n")}\n`;
    }
    function figures({model: model, turns: turns, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs}) {
      return [ model, (0, headline.B4)(turns, "turn"), (0, headline.B4)(toolCalls, "tool call"), `${(0, 
      headline.ZV)(usage.inputTokens)} tokens in`, `${(0, headline.ZV)(usage.outputTokens)} out`, (0, 
      headline.BD)(costUsd), (0, headline.a3)(durationMs) ].join(", ");
    }
    function advice(call, {onRunner: onRunner, reportPath: reportPath}) {
      const rules = (0, suggested_rules.fE)([ call ]);
      const [only = "", ...others] = rules;
      const more = (0, suggested_rules.KU)([ call ]);
      const place = reportPath === null ? "" : ", see the report";
      return [ ...rules.length > 0 && !onRunner ? [ `   to allow it: ${rules.map(suggested_rules.Q$).join(" ")}` ] : [], ...rules.length === 1 && onRunner ? [ `   to allow it: ${(0, 
      suggested_rules.mM)(only)}` ] : [], ...others.length > 0 && onRunner ? [ "   to allow it: allow: |", ...rules.map(rule => `${" ".repeat(18)}${rule}`) ] : [], ...more > 0 ? [ `   ${(0, 
      headline.B4)(more, "more rule", "more rules")} would be needed that cannot be pasted${place}` ] : [] ];
    }
    var publish_outgoing = __webpack_require__(46235);
    var result_comment = __webpack_require__(15436);
    var summary_file = __webpack_require__(80444);
    var writes = __webpack_require__(80813);
    async function publish(result, ports) {
      const {artifacts: artifacts, hostEnvironment: hostEnvironment, redact: redact, runContext: runContext, outputSchema: outputSchema} = ports;
      const {publish: targets} = runContext.settings;
      const patch = result.changes.map(change => change.diff ?? "").join("");
      if (patch !== "") artifacts.write("changes.patch", patch);
      const outgoing = (0, publish_outgoing.I)(runContext.settings, hostEnvironment);
      const applied = await (0, writes.ee)(result, {
        ...ports,
        outgoing: outgoing
      });
      const reportPath = artifacts.write("report.md", "");
      const links = {
        run: (0, connections.Vp)(hostEnvironment),
        reportPath: reportPath,
        onRunner: hostEnvironment.onRunner
      };
      const shared = {
        redact: redact,
        links: links,
        outgoing: outgoing,
        outputSchema: outputSchema
      };
      const posts = await postsOf((0, report_report.c)(result, {
        ...shared,
        writes: applied
      }), {
        ...ports,
        outgoing: outgoing
      });
      const told = {
        ...result,
        notices: [ ...result.notices, ...posts.notices, ...artifacts.notices ]
      };
      for (const notice of artifacts.notices) ports.log.warning(notice);
      const options = {
        ...shared,
        writes: [ ...applied, ...posts.rows ]
      };
      const wantsComment = targets.includes("comment") || posts.needsComment;
      const posted = wantsComment ? await (0, result_comment.t5)((0, report_report.c)(told, options), ports.sticky, ports) : nothingPosted;
      const handoff = targets.includes("handoff") ? await handOff((0, report_report.c)(told, options), ports) : nothingHandedOff;
      const report = (0, report_report.c)({
        ...told,
        notices: [ ...told.notices, ...posted.notices, ...handoff.notices ]
      }, options);
      artifacts.write("report.md", wholeReport(report));
      const isUnseen = wantsComment && posted.url === null;
      if (targets.includes("summary") || isUnseen) await (0, summary_file.o)(stepSummary(report), ports);
      const color = (0, terminal_color.W)(hostEnvironment.stdio.errIsTerminal, hostEnvironment.environment);
      const closing = closingLines(report, {
        color: color
      });
      if (hostEnvironment.onRunner) hostEnvironment.stdio.out((0, workflow_commands.YI)(closing)); else hostEnvironment.stdio.err(closing);
      const findingFiles = await findingsOf(report, ports);
      const text = answerText(report.result);
      return {
        text: hostEnvironment.onRunner ? (0, workflow_commands.YI)(text) : text,
        value: report.result,
        outputs: reportOutputs(report, {
          commentUrl: posted.url,
          handoffPath: handoff.path,
          findingFiles: findingFiles,
          spill: (name, value) => artifacts.writeRedacted(`output-${name}.txt`, value)
        })
      };
    }
    async function postsOf(report, ports) {
      const {publish: targets} = ports.runContext.settings;
      const nothing = {
        rows: [],
        notices: [],
        needsComment: false
      };
      if (!targets.includes("review") && !targets.includes("check")) return nothing;
      const {checkResult: checkResult, reviewResult: reviewResult} = await __webpack_require__.e(2999).then(__webpack_require__.bind(__webpack_require__, 32999));
      const review = targets.includes("review") ? await reviewResult(report, ports) : {
        rows: [],
        problem: null
      };
      const check = targets.includes("check") ? [ await checkResult(report, ports) ] : [];
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
    async function findingsOf(report, {artifacts: artifacts, hostEnvironment: hostEnvironment, runContext: runContext}) {
      if (report.findings.length === 0) return null;
      const {publishFindings: publishFindings} = await __webpack_require__.e(6686).then(__webpack_require__.bind(__webpack_require__, 66686));
      const annotate = hostEnvironment.onRunner && runContext.settings.publish.includes("annotations");
      return publishFindings(report, {
        artifacts: artifacts,
        stdio: hostEnvironment.stdio,
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
    async function handOff({result: result, findings: findings}, {artifacts: artifacts, runContext: runContext}) {
      const {headSha: headSha} = runContext.event;
      if (headSha === null) return {
        path: null,
        notices: [ "The event names no commit, so nothing was handed off." ]
      };
      const {handoffOf: handoffOf} = await __webpack_require__.e(4654).then(__webpack_require__.bind(__webpack_require__, 74654));
      const handoff = handoffOf(result, findings, headSha);
      return {
        path: artifacts.writeRedacted("handoff.json", `${JSON.stringify(handoff, null, 2)}\n`),
        notices: []
      };
    }
  }),
  80813: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      ee: () => applyGitHubWrites,
      q$: () => publishContextOf,
      wr: () => withholding
    });
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33906);
    var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70188);
    var _platform_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74312);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46425);
    var _report_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72352);
    var _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16035);
    var _tools_github_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17884);
    var _pull_request_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90002);
    const withholding = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
    async function applyGitHubWrites(result, ports) {
      const {artifacts: artifacts, redact: redact, log: log} = ports;
      const requests = (0, _report_report_js__WEBPACK_IMPORTED_MODULE_4__.L)(result.requests, redact);
      const posts = requests.filter(_tools_github_types_js__WEBPACK_IMPORTED_MODULE_6__.J2);
      const rows = [ ...posts.length === 0 ? [] : await apply(posts, result.conclusion, ports), ...refusedWrites(result) ];
      if (rows.length === 0 && result.requests.length === 0) return [];
      for (const row of rows.filter(({outcome: outcome}) => outcome === "failed")) log.warning(`${row.what}: ${row.note}`);
      const written = {
        version: 1,
        requests: requests,
        writes: (0, _report_report_js__WEBPACK_IMPORTED_MODULE_4__.L)(rows, redact)
      };
      artifacts.writeRedacted("write-requests.json", `${JSON.stringify(written, null, 2)}\n`);
      return rows;
    }
    async function apply(posts, conclusion, ports) {
      const {applyWriteRequests: applyWriteRequests, withheld: withheld} = await __webpack_require__.e(5167).then(__webpack_require__.bind(__webpack_require__, 75167));
      if (withholding.has(conclusion)) return withheld(posts, `The run ended as ${conclusion}.`);
      return await applyWriteRequests(posts, await publishContextOf(posts, conclusion, ports));
    }
    async function publishContextOf(posts, conclusion, ports) {
      const {event: event, settings: settings} = ports.runContext;
      const token = settings["github-token"];
      if (token === void 0 || event.repository === null) throw new Error("writes were recorded with nowhere to go");
      const {createGitHubWriteClient: createGitHubWriteClient} = await __webpack_require__.e(9095).then(__webpack_require__.bind(__webpack_require__, 79095));
      const target = {
        owner: event.repository.owner,
        repo: event.repository.name,
        number: event.item?.number ?? 0
      };
      return {
        github: createGitHubWriteClient((0, _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__.C0)(token, ports), target),
        sanitize: text => (0, _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_5__.R)(text, ports),
        key: settings["comment-key"],
        answer: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_3__.uR)(settings["comment-mode"], event.trigger.triggerComment),
        item: event.item?.kind ?? null,
        afterClosed: event.item === null || event.trigger.triggerComment !== null,
        reviewedSha: posts.some(({kind: kind}) => kind === "review" || kind === "check-run") ? await reviewedSha(ports.runContext) : null,
        pull: pullRequestContextOf(ports),
        whyCommentOnly: conclusion === "success" ? null : `The run ended as ${conclusion}.`
      };
    }
    function pullRequestContextOf({collected: collected, runContext: runContext, hostEnvironment: hostEnvironment, redact: redact}) {
      const target = (0, _pull_request_target_js__WEBPACK_IMPORTED_MODULE_7__.F)(runContext, hostEnvironment);
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
        if (!(error instanceof _platform_types_js__WEBPACK_IMPORTED_MODULE_2__.UG)) throw error;
        return null;
      }
    }
    function refusedWrites({denials: denials}) {
      return denials.filter(({tool: tool}) => Object.hasOwn(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_0__.J0, tool)).map(({tool: tool, label: label, reason: reason}) => ({
        what: `${tool} ${label}`,
        outcome: "refused",
        url: null,
        note: reason
      }));
    }
  })
};
