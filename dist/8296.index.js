"use strict";

exports.id = 8296;

exports.ids = [ 8296 ];

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
    var comment = __webpack_require__(6425);
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
      const sticky = (0, comment.s0)(ground.settings);
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
