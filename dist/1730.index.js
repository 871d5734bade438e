"use strict";

exports.id = 1730;

exports.ids = [ 1730 ];

exports.modules = {
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
  57627: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      publish: () => publish
    });
    var connections = __webpack_require__(12673);
    var terminal_color = __webpack_require__(28028);
    var workflow_commands = __webpack_require__(42985);
    var report_report = __webpack_require__(3101);
    var lib_text = __webpack_require__(20653);
    var headline = __webpack_require__(1359);
    var sandbox_lines = __webpack_require__(59046);
    var suggested_rules = __webpack_require__(19326);
    var report_writes = __webpack_require__(97979);
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
      const isEmpty = (0, headline.W2)(result);
      const good = !hasFailed && !isEmpty && (result.conclusion === "success" || result.conclusion === "skipped");
      const lines = [ `${sign} ${paint("bold", paint(good ? "green" : "red", (0, headline.Pl)(report)))} (${result.conclusion})`, ...result.reason === "" ? [] : [ `   ${line(result.reason)}` ] ];
      for (const call of refused) {
        const repeated = call.times === 1 ? "" : ` (${(0, headline.ZV)(call.times)} times)`;
        lines.push(`${paint("yellow", "refused")} ${line(`${call.tool} ${call.label}`, 200)}${repeated}`);
        lines.push(`   ${line(call.reason)}`, ...advice(call, links));
      }
      if (isEmpty) lines.push(`to end such a run as failed: ${links.onRunner ? "on-denied: fail" : "--on-denied fail"}`);
      lines.push(...(0, report_writes.x)(writes).map(text => `write    ${line(text)}`));
      lines.push(...result.notices.map(notice => `${paint("yellow", "notice")} ${line(notice)}`));
      const {trustedCommit: trustedCommit = null, omitted: omitted = []} = result.provenance ?? {};
      if (trustedCommit !== null) lines.push(`trusted  ${trustedCommit}`);
      lines.push(...omitted.map(sentence => `${paint("yellow", "left out")} ${line(sentence)}`));
      lines.push(...(0, sandbox_lines.o)(result.sandbox).map(sentence => paint("grey", line(sentence))));
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
      headline.B4)(more, "more rule", "more rules")} would be needed but cannot be shown safely${place}` ] : [] ];
    }
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
    var markdown = __webpack_require__(26358);
    var truncate_markdown = __webpack_require__(78155);
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
      const path = report.links.reportPath;
      const whole = path === null ? null : `in ${path}`;
      return `${(0, truncate_markdown.o)(text, {
        limit: summary_limitBytes - usedBytes - 1,
        unit: "bytes",
        whole: whole
      }).trimEnd()}\n`;
    }
    var types = __webpack_require__(36795);
    var summary_file = __webpack_require__(62103);
    async function writeLocalResults(report, {handoffPath: handoffPath, findingFiles: findingFiles, commentUrl: commentUrl, hasSummary: hasSummary}, ports) {
      const {artifacts: artifacts} = ports;
      if (report.links.reportPath !== null) artifacts.write("report.md", wholeReport(report));
      await (0, summary_file.o)(hasSummary ? stepSummary(report) : "", ports);
      return reportOutputs(report, {
        commentUrl: commentUrl,
        handoffPath: handoffPath,
        findingFiles: findingFiles,
        spill: (name, value) => artifacts.writeRedacted(`output-${name}.txt`, value)
      });
    }
    async function pendingRows({requests: requests}) {
      const {withheld: withheld} = await __webpack_require__.e(6519).then(__webpack_require__.bind(__webpack_require__, 16519));
      return withheld(requests.filter(types.J2), "The run was interrupted before it reported this write as posted.");
    }
    function isPosting({requests: requests}, {publish: publish, ...settings}) {
      if (settings["github-token"] === void 0) return false;
      return requests.some(types.J2) || [ "comment", "review", "check" ].some(one => publish.includes(one));
    }
    function keepsDirectory({conclusion: conclusion, changes: changes, denials: denials, requests: requests}, settings, {onRunner: onRunner}) {
      return onRunner || settings.transcript !== void 0 || settings.record !== void 0 || settings.resume !== void 0 || settings.publish.includes("handoff") || conclusion !== "success" && conclusion !== "skipped" || settings.worktree && changes.length > 0 || denials.length > 0 || requests.length > 0;
    }
    var publish_outgoing = __webpack_require__(58276);
    var result_comment = __webpack_require__(21559);
    var writes = __webpack_require__(45058);
    async function publish(result, given) {
      const ports = {
        ...given,
        hostEnvironment: (0, connections.KT)(given.hostEnvironment)
      };
      const {artifacts: artifacts, hostEnvironment: hostEnvironment, runContext: runContext} = ports;
      const patch = result.changes.map(change => change.diff ?? "").join("");
      if (patch !== "") artifacts.write("changes.patch", patch);
      const reporting = reportingOf(result, ports);
      const {options: options} = reporting;
      const files = await writeFirstResults(reporting, ports);
      const {outgoing: outgoing} = options;
      const applied = await (0, writes.ee)(result, {
        ...ports,
        outgoing: outgoing
      });
      const posts = await postsOf({
        ...reporting.early,
        writes: (0, report_report.L)(applied, ports.redact)
      }, {
        ...ports,
        outgoing: outgoing
      });
      for (const notice of artifacts.notices) ports.log.warning(notice);
      const shown = withNotices(reporting.result, [ ...posts.notices, ...files.notices, ...artifacts.notices ]);
      const written = {
        ...options,
        writes: [ ...applied, ...posts.rows ]
      };
      const {publish: targets} = runContext.settings;
      const wantsComment = targets.includes("comment") || posts.needsComment;
      const posted = wantsComment ? await (0, result_comment.t5)((0, report_report.c)(shown, written), ports.sticky, ports) : nothingPosted;
      const report = (0, report_report.c)(withNotices(shown, posted.notices), written);
      const hasSummary = targets.includes("summary") || wantsComment && posted.url === null;
      const outputs = await writeLocalResults(report, {
        ...files,
        commentUrl: posted.url,
        hasSummary: hasSummary
      }, ports);
      if (report.links.reportPath === null) artifacts.remove();
      const color = (0, terminal_color.W)(hostEnvironment.stdio.errIsTerminal, hostEnvironment.environment);
      const closing = closingLines(report, {
        color: color
      });
      if (hostEnvironment.onRunner) hostEnvironment.stdio.out((0, workflow_commands.YI)(closing)); else hostEnvironment.stdio.err(closing);
      const text = answerText(report.result);
      return {
        text: hostEnvironment.onRunner ? (0, workflow_commands.YI)(text) : text,
        value: {
          ...report.result,
          reportPath: report.links.reportPath
        },
        outputs: outputs
      };
    }
    function reportingOf(result, ports) {
      const {redact: redact, runContext: runContext, outputSchema: outputSchema, artifacts: artifacts, hostEnvironment: hostEnvironment} = ports;
      const outgoing = (0, publish_outgoing.I)(runContext.settings, hostEnvironment);
      const links = {
        run: (0, connections.Vp)(hostEnvironment),
        reportPath: null,
        onRunner: hostEnvironment.onRunner
      };
      const options = {
        redact: redact,
        links: links,
        outgoing: outgoing,
        outputSchema: outputSchema
      };
      const early = (0, report_report.c)(result, options);
      if (early.findings.length === 0 && !keepsDirectory(result, runContext.settings, hostEnvironment)) return {
        result: {
          ...result,
          transcriptPath: null
        },
        options: options,
        early: early
      };
      const withPath = {
        ...links,
        reportPath: artifacts.write("report.md", "")
      };
      return {
        result: result,
        options: {
          ...options,
          links: withPath
        },
        early: {
          ...early,
          links: withPath
        }
      };
    }
    async function writeFirstResults({result: result, early: early}, ports) {
      const {settings: settings} = ports.runContext;
      const findingFiles = await findingsOf(early, ports);
      const handoff = settings.publish.includes("handoff") ? await handOff(early, ports) : nothingHandedOff;
      const files = {
        findingFiles: findingFiles,
        handoffPath: handoff.path,
        notices: handoff.notices
      };
      if (isPosting(result, settings)) {
        const report = {
          ...early,
          writes: (0, report_report.L)(await pendingRows(result), ports.redact)
        };
        const outputs = await writeLocalResults(report, {
          ...files,
          commentUrl: null,
          hasSummary: true
        }, ports);
        await (ports.setOutputs?.(outputs));
      }
      return files;
    }
    function withNotices(result, notices) {
      return {
        ...result,
        notices: [ ...result.notices, ...notices ]
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
      const {checkResult: checkResult, reviewResult: reviewResult} = await Promise.all([ __webpack_require__.e(6519), __webpack_require__.e(2504) ]).then(__webpack_require__.bind(__webpack_require__, 72504));
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
      const {publishFindings: publishFindings} = await __webpack_require__.e(5127).then(__webpack_require__.bind(__webpack_require__, 95127));
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
        notices: [ "The event names no commit, so no hand-off file was written." ]
      };
      const {handoffOf: handoffOf} = await __webpack_require__.e(393).then(__webpack_require__.bind(__webpack_require__, 50393));
      const handoff = handoffOf(result, findings, headSha);
      return {
        path: artifacts.writeRedacted("handoff.json", `${JSON.stringify(handoff, null, 2)}\n`),
        notices: []
      };
    }
  }),
  45058: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      ee: () => applyGitHubWrites,
      q$: () => publishContextOf,
      wr: () => withholding
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48228);
    var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12673);
    var _platform_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38287);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93782);
    var _report_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3101);
    var _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89422);
    var _tools_github_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36795);
    var _pull_request_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99991);
    const withholding = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
    async function applyGitHubWrites(result, ports) {
      const {artifacts: artifacts, redact: redact, log: log} = ports;
      const requests = (0, _report_report_js__WEBPACK_IMPORTED_MODULE_5__.L)(result.requests, redact);
      const writeRequests = requests.filter(_tools_github_types_js__WEBPACK_IMPORTED_MODULE_7__.J2);
      const rows = [ ...writeRequests.length === 0 ? [] : await apply(writeRequests, result.conclusion, ports), ...refusedWrites(result) ];
      if (rows.length === 0 && result.requests.length === 0) return [];
      for (const row of rows.filter(({outcome: outcome}) => outcome === "failed")) log.warning(`${row.what}: ${row.note}`);
      const written = {
        version: 1,
        requests: requests,
        writes: (0, _report_report_js__WEBPACK_IMPORTED_MODULE_5__.L)(rows, redact)
      };
      artifacts.writeRedacted("write-requests.json", `${JSON.stringify(written, null, 2)}\n`);
      return rows;
    }
    async function apply(writeRequests, conclusion, ports) {
      const {applyWriteRequests: applyWriteRequests, withheld: withheld} = await __webpack_require__.e(6519).then(__webpack_require__.bind(__webpack_require__, 16519));
      if (withholding.has(conclusion)) return withheld(writeRequests, `The run ended as ${conclusion}.`);
      return await applyWriteRequests(writeRequests, await publishContextOf(writeRequests, conclusion, ports));
    }
    async function publishContextOf(writeRequests, conclusion, ports) {
      const {event: event, settings: settings} = ports.runContext;
      const token = settings["github-token"];
      if (token === void 0 || event.repository === null) throw new Error("writes were recorded with nowhere to go");
      const {createGitHubWriteClient: createGitHubWriteClient} = await __webpack_require__.e(2806).then(__webpack_require__.bind(__webpack_require__, 62806));
      const target = {
        owner: event.repository.owner,
        repo: event.repository.name,
        number: event.item?.number ?? 0
      };
      return {
        github: createGitHubWriteClient((0, _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__.C0)(token, ports), target),
        sanitize: text => (0, _report_sanitizer_js__WEBPACK_IMPORTED_MODULE_6__.R)(text, ports),
        key: settings["comment-key"],
        answer: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.uR)(settings["comment-mode"], event.trigger.triggerComment),
        item: event.item?.kind ?? null,
        afterClosed: event.item === null || event.trigger.triggerComment !== null,
        reviewedSha: writeRequests.some(({kind: kind}) => kind === "review" || kind === "check-run") ? await reviewedSha(ports.runContext) : null,
        pull: pullRequestContextOf(ports),
        whyCommentOnly: conclusion === "success" ? null : `The run ended as ${conclusion}.`
      };
    }
    function pullRequestContextOf({collected: collected, runContext: runContext, hostEnvironment: hostEnvironment, redact: redact}) {
      const target = (0, _pull_request_target_js__WEBPACK_IMPORTED_MODULE_8__.F)(runContext, hostEnvironment);
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
        (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.ki)(error, _platform_types_js__WEBPACK_IMPORTED_MODULE_3__.UG);
        return null;
      }
    }
    function refusedWrites({denials: denials}) {
      return denials.filter(({tool: tool}) => Object.hasOwn(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_1__.J0, tool)).map(({tool: tool, label: label, reason: reason}) => ({
        what: `${tool} ${label}`,
        outcome: "refused",
        url: null,
        note: reason
      }));
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
