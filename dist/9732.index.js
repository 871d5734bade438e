"use strict";

exports.id = 9732;

exports.ids = [ 9732 ];

exports.modules = {
  31754: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commentProgress: () => commentProgress
    });
    var clock = __webpack_require__(48083);
    var comment_marker = __webpack_require__(66123);
    var connections = __webpack_require__(70188);
    var github = __webpack_require__(93258);
    var time_limit = __webpack_require__(5524);
    var types = __webpack_require__(74312);
    var plain_text = __webpack_require__(81685);
    var lib_text = __webpack_require__(42954);
    var headline = __webpack_require__(66610);
    var literal = __webpack_require__(58299);
    const notStarted = {
      turns: 0,
      calls: 0,
      refused: 0,
      todos: []
    };
    function progressAfter(working, event) {
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
    function progressBody({turns: turns, calls: calls, refused: refused, todos: todos}, options) {
      const {marker: marker, run: run, redact: redact} = options;
      const steps = todos.slice(0, mostTodos).map(({content: content, status: status}) => {
        const text = (0, literal.f)((0, lib_text.ml)(redact((0, plain_text.wh)(content)), 300));
        return `- [${status === "completed" ? "x" : " "}] ${status === "in_progress" ? `**${text}**` : text}`;
      });
      const more = todos.length - steps.length;
      const figures = [ (0, headline.B4)(turns, "turn"), (0, headline.B4)(calls, "tool call"), ...refused > 0 ? [ `${(0, 
      headline.ZV)(refused)} refused` ] : [], ...linkTo(run) ];
      const sections = [ "### \u23f3 Working", steps.join("\n"), more > 0 ? `And ${(0, 
      headline.B4)(more, "more step")}.` : "", figures.join(" \xb7 "), "*The result takes the place of this text.*" ];
      return `${marker}\n${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function interruptedBody({marker: marker, run: run}) {
      const where = run === null ? "Its log says why." : `[Its log](${run}) says why.`;
      return `${marker}\n### \u274c Ended without a result\n\n${where}\n`;
    }
    function linkTo(run) {
      return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [ `[Run](${run})` ] : [];
    }
    var result_comment = __webpack_require__(15436);
    const pauseMs = 2e4;
    function watchProgress({post: post, clock: clock, log: log, cancel: cancel}, options) {
      const stopped = new AbortController;
      const ended = (0, time_limit.J)(stopped.signal, cancel);
      let working = notStarted;
      let shown = null;
      let running = null;
      const work = async () => {
        while (!ended.aborted && shown !== working) {
          shown = working;
          await post(progressBody(working, options), ended);
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
          working = progressAfter(working, event);
          start();
        },
        stop: stop,
        giveUp: async () => {
          await stop();
          await post(interruptedBody(options), cancel).catch(error => log.warning(`The comment stays: ${wordsOf(error)}`));
        }
      };
    }
    const timeAfterCancelMs = 2e3;
    function commentProgress({runContext: runContext, hostEnvironment: hostEnvironment, redact: redact, log: log}) {
      const target = (0, result_comment.lt)(runContext.event);
      const token = runContext.settings["github-token"];
      if (target === null || token === void 0) return null;
      const {environment: environment, signal: cancel} = hostEnvironment;
      const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
      const gitHubWithin = (signal, clock) => (0, github.Cl)({
        token: token,
        clock: clock,
        redact: (0, comment_marker.I)(redact),
        apiUrl: apiUrl,
        signal: signal
      });
      const sticky = (0, result_comment.s0)(runContext);
      const known = new Map;
      const gitHubUntil = until => {
        if (cancel.aborted) return gitHubWithin((0, time_limit.d)(timeAfterCancelMs), clock.m);
        const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
        known.set(until, github);
        return github;
      };
      const post = async (body, until) => {
        await gitHubUntil(until).upsertComment(target, sticky.marker, body);
      };
      const options = {
        marker: sticky.marker,
        run: (0, connections.Vp)(hostEnvironment),
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
          await clock.m.sleep(ms, (0, time_limit.J)(signal, until));
          if (until.aborted && !signal.aborted) throw new Error("The run is over.");
        }
      };
    }
    function wordsOf(error) {
      if (error instanceof types.Jy) return error.sentences;
      return error instanceof Error ? error.message : String(error);
    }
  }),
  42172: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42954);
    var _tools_github_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20480);
    var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66610);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58299);
    const most = 4e3;
    function findingsOf({requests: requests, structured: structured}) {
      const reported = requests.flatMap(request => request.kind === "findings" ? request.findings : []);
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
      return _tools_github_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__.l.fits(finding) ? (0, 
      _tools_github_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__.C)(finding) : null;
    }
    const fields = _tools_github_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__.l.json["properties"];
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const place = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(locationOfFinding(finding), 200));
        return `| ${finding.severity} | ${place} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.ZV)(findings.length)})`, [ "| Severity | Place | What | Why |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_1__.B4)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
    }
  }),
  66610: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      BD: () => formatCost,
      Pl: () => headline,
      ZV: () => formatNumber,
      a3: () => formatDuration,
      rL: () => signOf,
      vV: () => conclusionLabels
    });
    const conclusionLabels = {
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
      return [ conclusionLabels[conclusion].words, ...refused === 0 ? [] : [ `${formatCount(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${formatCount(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return conclusionLabels[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function formatNumber(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function formatCount(value, one, many = `${one}s`) {
      return `${formatNumber(value)} ${value === 1 ? one : many}`;
    }
    function formatDuration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function formatCost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
  }),
  58299: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => literalMarkdown,
      t: () => inlineCode
    });
    var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64720);
    const address = /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;
    function literalMarkdown(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().split(address).map((piece, index) => index % 2 === 1 ? inlineCode(piece) : escaped(piece)).join("");
    }
    function escaped(text) {
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/\\#(?=\d)/g, "#&#8203;").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? (0, _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__.h)(line) : `\`${line}\``;
    }
  }),
  31461: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
  33688: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => truncateMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42954);
    const nothingOpen = {
      fence: null,
      details: 0
    };
    function truncateMarkdown(text, options) {
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
  64720: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
  }),
  20480: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => withoutGaps,
      l: () => findingShape
    });
    var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23013);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17884);
    const mostLines = 1e7;
    const findingShape = (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.pr)({
      path: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.iN)("Line in the file as it is now.", 1, mostLines),
      endLine: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.iN)("Last line of several.", 1, mostLines)),
      severity: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.BD)(_types_js__WEBPACK_IMPORTED_MODULE_1__.gO),
      title: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("What is wrong, in a few words.", {
        most: 200
      }),
      message: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("Why it is wrong and what to do, plain text.", {
        most: 5e3
      }),
      suggestion: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("What the lines should become.", {
        empty: true,
        most: 2e4
      })),
      rule: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.YY)("A short stable name of this kind of finding.", /^[A-Za-z0-9._/-]{1,100}$/))
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
  })
};
