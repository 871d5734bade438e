"use strict";

exports.id = 2146;

exports.ids = [ 2146 ];

exports.modules = {
  6425: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      lt: () => commentTarget,
      s0: () => newSticky,
      Gy: () => postComment
    });
    var external_node_crypto_ = __webpack_require__(7598);
    var host_github = __webpack_require__(6384);
    var types = __webpack_require__(6814);
    var cut = __webpack_require__(5167);
    var markdown = __webpack_require__(3638);
    var marker = __webpack_require__(9173);
    function stickyOf(key, mode, run) {
      if (mode === "replace") return {
        marker: (0, marker._)(key),
        hides: []
      };
      const ofRuns = (0, marker._)(key, "run:").replace(/ -->$/, "");
      return {
        marker: (0, marker._)(key, `run:${run}`),
        hides: mode === "append" ? [] : [ (0, marker._)(key), ofRuns ]
      };
    }
    const limitCharacters = 65536;
    function commentBody(report, marker) {
      const text = (0, markdown.u)(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the summary of the run";
      return `${marker}\n${(0, cut.G)(text, {
        limit: limitCharacters - marker.length - 1,
        unit: "characters",
        whole: whole
      })}`;
    }
    async function publishComment(report, {github: github, target: target, marker: marker}) {
      return await github.upsertComment(target, marker, commentBody(report, marker));
    }
    var github_door = __webpack_require__(1790);
    function newSticky(settings) {
      return stickyOf(settings["comment-key"], settings["comment-mode"], (0, external_node_crypto_.randomUUID)());
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
      const target = commentTarget(event);
      if (target === null) {
        if (settings.publish.includes("summary")) return {
          url: null,
          notices: []
        };
        return {
          url: null,
          notices: [ "The event has no issue or pull request, so no comment was posted." ]
        };
      }
      const token = settings["github-token"];
      if (token === void 0) {
        const notice = "There is no github-token, so no comment was posted; the result is in the summary.";
        return {
          url: null,
          notices: [ notice ]
        };
      }
      const github = (0, host_github.Cl)((0, github_door.yZ)(token, {
        surroundings: surroundings,
        redact: redact
      }));
      const sticky = given ?? newSticky(settings);
      try {
        const comment = await publishComment(report, {
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
        if (!(error instanceof types.Jy)) throw error;
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
        if (!(error instanceof types.Jy)) throw error;
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
    function closingLines({result: result, refused: refused, writes: writes, links: links}, {colour: colour}) {
      const paint = (name, text) => colour ? `\x1b[${String(tint[name])}m${text}\x1b[0m` : text;
      const line = (text, max = 500) => (0, lib_text.ml)((0, workflow_commands.$0)(text).replace(/\s*\n\s*/g, " "), max);
      const {sign: sign} = figures.rY[result.conclusion];
      const good = result.conclusion === "success" || result.conclusion === "skipped";
      const lines = [ `${sign} ${paint("bold", paint(good ? "green" : "red", (0, figures.Pl)(result)))} (${result.conclusion})`, ...result.reason === "" ? [] : [ `   ${line(result.reason)}` ] ];
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
    var comment = __webpack_require__(6425);
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
      if (targets.includes("summary")) await (0, summary.f)(stepSummary(report), doors);
      const colour = surroundings.stdio.errIsTerminal && (surroundings.environment["NO_COLOR"] ?? "") === "";
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
    var _host_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2648);
    var _host_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6814);
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5693);
    var _report_harmless_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6372);
    var _tools_post_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5562);
    var _github_door_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1790);
    var _pull_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5847);
    const withholding = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
    async function applyWrites(result, doors) {
      const {artifacts: artifacts, redact: redact, log: log} = doors;
      const posts = result.intents.filter(_tools_post_types_js__WEBPACK_IMPORTED_MODULE_5__.tl).map(post => redacted(post, redact));
      const rows = [ ...posts.length === 0 ? [] : await apply(posts, result.conclusion, doors), ...refusedRows(result) ];
      if (rows.length === 0 && result.intents.length === 0) return [];
      for (const row of rows.filter(({outcome: outcome}) => outcome === "failed")) log.warning(`${row.what}: ${row.note}`);
      const intents = result.intents.map(intent => (0, _tools_post_types_js__WEBPACK_IMPORTED_MODULE_5__.tl)(intent) ? redacted(intent, redact) : (0, 
      _host_redact_js__WEBPACK_IMPORTED_MODULE_6__.z)(intent, redact));
      artifacts.write("intents.json", `${JSON.stringify({
        version: 1,
        intents: intents,
        writes: (0, _host_redact_js__WEBPACK_IMPORTED_MODULE_6__.z)(rows, redact)
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
        github: createGitHubWrites((0, _github_door_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(token, doors), target),
        harmless: text => (0, _report_harmless_js__WEBPACK_IMPORTED_MODULE_3__.I)(text, doors),
        key: settings["comment-key"],
        item: event.item?.kind ?? null,
        reviewedSha: posts.some(({kind: kind}) => kind === "review" || kind === "check-run") ? await reviewedSha(doors.ground) : null,
        pull: pullSceneOf(doors),
        noVerdict: conclusion === "success" ? null : `The run ended as ${conclusion}.`
      };
    }
    function pullSceneOf({collected: collected, ground: ground, surroundings: surroundings, redact: redact}) {
      const target = (0, _pull_target_js__WEBPACK_IMPORTED_MODULE_7__.q)(ground, surroundings);
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
      return (0, _host_redact_js__WEBPACK_IMPORTED_MODULE_6__.z)(post, text => words.has(text) ? text : redact((0, 
      _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__.wh)(text)));
    }
  }),
  4115: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      _: () => changedWords
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9298);
    const words = {
      "control-character": [ "control character", "control characters" ],
      "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
      "direction-mark": [ "direction mark", "direction marks" ],
      "invisible-character": [ "invisible character", "invisible characters" ],
      "look-alike": [ "word of look-alike letters", "words of look-alike letters" ],
      entity: [ "entity", "entities" ],
      comment: [ "HTML comment", "HTML comments" ],
      tag: [ "HTML tag", "HTML tags" ],
      "hidden-element": [ "hidden element", "hidden elements" ],
      "image-text": [ "image text", "image texts" ],
      image: [ "image", "images" ],
      "link-title": [ "link title", "link titles" ],
      "link-definition": [ "link definition", "link definitions" ],
      link: [ "link to another host", "links to other hosts" ],
      mention: [ "mention", "mentions" ],
      "closing-word": [ "closing word", "closing words" ],
      reference: [ "reference to another repository", "references to other repositories" ],
      "slash-command": [ "slash command", "slash commands" ],
      fence: [ "open fence", "open fences" ],
      tangle: [ "tangle of markup", "tangles of markup" ]
    };
    function changedWords(changes) {
      return changes.map(({kind: kind, count: count}) => (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(count, ...words[kind])).join(", ");
    }
  }),
  3638: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => reportMarkdown
    });
    var lib_text = __webpack_require__(653);
    var code = __webpack_require__(2449);
    var report_figures = __webpack_require__(9298);
    var literal = __webpack_require__(9180);
    const most = 20;
    function basisLines({trustedCommit: trustedCommit, leftOut: leftOut}) {
      const more = leftOut.length - most;
      const trusted = `Trusted commit: ${(0, literal.t)(trustedCommit ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...trustedCommit === null ? [] : [ trusted ], ...leftOut.slice(0, most).map(sentence => (0, 
      literal.e)((0, lib_text.ml)(sentence, 500))), ...more > 0 ? [ `And ${(0, report_figures.hS)(more, "more thing")} left out.` ] : [] ].join("\n\n");
    }
    var changed_words = __webpack_require__(4115);
    function changesSection(changes, limits) {
      const [added, removed] = [ sum(changes, "added"), sum(changes, "removed") ];
      const blocks = [];
      let left = limits.total;
      for (const change of changes.slice(0, limits.files)) {
        const {text: text, cut: cut} = headOf(change.diff ?? "", Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, cut));
      }
      const more = changes.length - blocks.length;
      if (more > 0) blocks.push(`And ${(0, report_figures.hS)(more, "more file")}.`);
      const title = `#### Changed files (${(0, report_figures.U9)(changes.length)}, +${(0, 
      report_figures.U9)(added)} \u2212${(0, report_figures.U9)(removed)})`;
      return [ title, ...blocks ].join("\n\n");
    }
    function sum(changes, field) {
      return changes.reduce((total, change) => total + change[field], 0);
    }
    function headOf(diff, limit) {
      if (diff.length <= limit) return {
        text: diff,
        cut: 0
      };
      const text = diff.slice(0, Math.max(0, diff.lastIndexOf("\n", limit)));
      return {
        text: text,
        cut: diff.slice(text.length).trim().split("\n").length
      };
    }
    function folded(change, diff, cut) {
      const figures = change.diff === null ? "" : ` +${(0, report_figures.U9)(change.added)} \u2212${(0, 
      report_figures.U9)(change.removed)}`;
      const head = `<summary>${(0, code.h)((0, lib_text.ml)(change.path, 200))} ${change.kind}${figures}</summary>`;
      const notes = [ change.note ?? (change.diff === null ? "No diff." : ""), cut > 0 ? `${(0, 
      report_figures.hS)(cut, "more line")} of the diff left out.` : "" ];
      const note = notes.filter(text => text !== "").join(" ");
      const body = [ ...diff === "" ? [] : [ (0, code.O)(diff, "diff") ], ...note === "" ? [] : [ (0, 
      literal.e)(note) ] ];
      return [ `<details>${head}`, ...body, "</details>" ].join("\n\n");
    }
    var cut = __webpack_require__(5167);
    var findings = __webpack_require__(5917);
    var rules = __webpack_require__(1724);
    var writes = __webpack_require__(7979);
    function reportMarkdown(report, sizes) {
      const {result: result, refused: refused} = report;
      const sections = [ `### ${report_figures.rY[result.conclusion].sign} ${(0, report_figures.Pl)(result)}`, reasonLine(report), answerSection(report, sizes.text), report.findings.length === 0 ? "" : (0, 
      findings.WT)(report.findings, sizes.rows), report.writes.length === 0 ? "" : (0, 
      writes.M)(report.writes, sizes.rows), refused.length === 0 ? "" : refusedSection(report, sizes.rows), result.notices.length === 0 ? "" : noticesSection(result.notices), takenLine(result.taken ?? []), result.basis === void 0 ? "" : basisLines(result.basis), result.changes.length === 0 ? "" : changesSection(result.changes, sizes.diffs), footer(report) ];
      return `${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function reasonLine({result: {conclusion: conclusion, reason: reason}, answer: answer}) {
      return conclusion === "success" && answer.text !== "" ? "" : (0, literal.e)(reason);
    }
    function answerSection({answer: {text: text, changes: changes}, links: links}, limit) {
      const whole = links.reportPath === null ? null : `in ${(0, literal.t)(links.reportPath)}`;
      if (text === "") return "";
      const harmless = changes.length === 0 ? [] : [ `*Made harmless in this text: ${(0, 
      changed_words._)(changes)}.*` ];
      return [ "---", (0, cut.G)(text, {
        limit: limit,
        unit: "characters",
        whole: whole
      }), "---", ...harmless ].join("\n\n");
    }
    function refusedSection(report, limit) {
      const {refused: refused} = report;
      const total = refused.reduce((sum, {times: times}) => sum + times, 0);
      const rows = refused.slice(0, limit).map(row);
      const more = refused.length - rows.length;
      return [ `#### Refused calls (${(0, report_figures.U9)(total)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      report_figures.hS)(more, "more refused call")}.` ] : [], ...offer(report, limit) ].join("\n\n");
    }
    function offer({suggested: suggested, unpasteable: unpasteable, links: links}, limit) {
      const shown = suggested.slice(0, limit);
      const more = suggested.length - shown.length;
      const place = links.reportPath === null ? "not shown" : "in the report";
      const notes = [ ...more > 0 ? [ `${(0, report_figures.hS)(more, "more rule is", "more rules are")} ${place}.` ] : [], ...unpasteable > 0 ? [ `${(0, 
      report_figures.hS)(unpasteable, "more rule", "more rules")} cannot be pasted: too long, or with unusual characters.` ] : [] ];
      const block = links.onRunner ? [ "To allow them, add to the step what the job needs of this:", (0, 
      code.O)((0, rules.tR)(shown), "yaml") ] : [ "To allow them, add to the command what the job needs of this:", (0, 
      code.O)(shown.map(rules.Q$).join("\n"), "text") ];
      return [ ...shown.length === 0 ? [] : block, ...notes.length === 0 ? [] : [ notes.join(" ") ] ];
    }
    function row({tool: tool, label: label, reason: reason, suggest: suggest, times: times, origin: origin}) {
      const repeated = times === 1 ? "" : ` (${(0, report_figures.U9)(times)} times)`;
      const who = origin === "prompt" ? " (asked by the prompt)" : "";
      const rules = suggest.map(rule => (0, literal.t)((0, lib_text.ml)(rule, 200))).join(" ") || "no rule";
      const call = (0, literal.t)((0, lib_text.ml)(label, 200));
      return `| ${(0, literal.e)((0, lib_text.ml)(tool, 100))} | ${call}${repeated} | ${(0, 
      literal.e)((0, lib_text.ml)(reason, 300))}${who} | ${rules} |`;
    }
    function noticesSection(notices) {
      return [ "#### Notices", notices.map(notice => `- ${(0, literal.e)((0, lib_text.ml)(notice, 500))}`).join("\n") ].join("\n\n");
    }
    function takenLine(taken) {
      const shown = taken.slice(0, mostTaken).map(({kind: kind, path: path, bytes: bytes}) => {
        const name = (0, literal.t)((0, lib_text.ml)(path, 200));
        return kind === "skill" ? `skill ${name}` : `${name} (${(0, report_figures.hS)(bytes, "byte")})`;
      });
      const more = taken.length - shown.length;
      const rest = more > 0 ? [ `${(0, report_figures.U9)(more)} more` ] : [];
      return taken.length === 0 ? "" : `Instructions taken in: ${[ ...shown, ...rest ].join(", ")}.`;
    }
    const mostTaken = 30;
    function footer({result: result, links: links}) {
      const places = [ ...links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [ `[Run](${links.run})` ] : [], ...result.transcriptPath === null ? [] : [ `transcript ${(0, 
      literal.t)(result.transcriptPath)}` ], ...links.reportPath === null ? [] : [ `report ${(0, 
      literal.t)(links.reportPath)}` ] ];
      const kept = links.onRunner && result.transcriptPath !== null;
      const hint = kept ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ figures(result), places.length === 0 ? "" : `${places.join(" \xb7 ")}${hint}` ].filter(line => line !== "").join("\n\n");
    }
    function figures({turns: turns, model: model, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs, prompt: prompt}) {
      if (turns === 0 && usage.inputTokens === 0) return "";
      const cached = [ ...usage.cacheReadTokens > 0 ? [ `${(0, report_figures.U9)(usage.cacheReadTokens)} from the cache` ] : [], ...usage.cacheWriteTokens > 0 ? [ `${(0, 
      report_figures.U9)(usage.cacheWriteTokens)} into it` ] : [] ];
      const input = `${(0, report_figures.U9)(usage.inputTokens)} tokens in${cached.length === 0 ? "" : ` (${cached.join(", ")})`}`;
      const parts = [ (0, literal.t)((0, lib_text.ml)(model, 100)), `prompt ${(0, literal.t)((0, 
      lib_text.ml)(prompt, 200))}`, (0, report_figures.hS)(turns, "turn"), (0, report_figures.hS)(toolCalls, "tool call"), input, `${(0, 
      report_figures.U9)(usage.outputTokens)} out`, (0, report_figures.y)(costUsd), (0, 
      report_figures.p0)(durationMs) ];
      return parts.join(" \xb7 ");
    }
  }),
  1724: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
    function groupDenials(denials) {
      const groups = new Map;
      for (const denial of denials) {
        const key = JSON.stringify([ denial.tool, denial.label, denial.reason, denial.origin ]);
        groups.set(key, {
          ...denial,
          times: (groups.get(key)?.times ?? 0) + 1
        });
      }
      return [ ...groups.values() ];
    }
    function suggestedRules(denials) {
      return everyRule(denials).filter(isPasteable);
    }
    function unpasteableRules(denials) {
      return everyRule(denials).filter(rule => !isPasteable(rule)).length;
    }
    function everyRule(denials) {
      return [ ...new Set(denials.flatMap(({suggest: suggest}) => suggest)) ];
    }
    function isPasteable(rule) {
      return rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule);
    }
    function allowBlock(rules) {
      return [ "allow: |", ...rules.map(rule => `  ${rule}`) ].join("\n");
    }
    function allowLine(rule) {
      return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
    }
    function allowFlag(rule) {
      return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
    }
  }),
  7979: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => writesSection,
      x: () => writeLines
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(653);
    var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9298);
    var _literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9180);
    const signs = {
      created: "\u2705 posted",
      updated: "\u2705 updated",
      unchanged: "\u2705 there already",
      "fell back": "\u21aa\ufe0f posted otherwise",
      withheld: "\u23f8\ufe0f not posted",
      refused: "\u26d4 refused",
      failed: "\u274c failed"
    };
    function writesSection(rows, limit) {
      const shown = rows.slice(0, limit);
      const more = rows.length - shown.length;
      const lines = shown.map(({what: what, outcome: outcome, url: url, note: note}) => {
        const sign = url !== null && isPlainAddress(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
        return `| ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_1__.t)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(what, 200))} | ${sign} | ${(0, 
        _literal_js__WEBPACK_IMPORTED_MODULE_1__.e)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(note, 300))} |`;
      });
      return [ "#### Writes", [ "| What | Outcome | Why |", "| --- | --- | --- |", ...lines ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(more, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(rows) {
      return rows.map(({what: what, outcome: outcome, url: url, note: note}) => [ `${outcome.padEnd(9)} ${what}`, note, url ?? "" ].filter(text => text !== "").join("  "));
    }
    function isPlainAddress(url) {
      return /^https?:\/\/[^\s()<>|]+$/.test(url);
    }
  })
};
