"use strict";

exports.id = 3627;

exports.ids = [ 3627 ];

exports.modules = {
  19400: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commentProgress: () => commentProgress
    });
    var errors = __webpack_require__(42357);
    var clock = __webpack_require__(73948);
    var comment_marker = __webpack_require__(20544);
    var connections = __webpack_require__(12673);
    var github = __webpack_require__(69701);
    var time_limit = __webpack_require__(50897);
    var types = __webpack_require__(38287);
    var plain_text = __webpack_require__(7138);
    var lib_text = __webpack_require__(20653);
    var headline = __webpack_require__(1359);
    var literal = __webpack_require__(99180);
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
    const maxTodos = 50;
    function progressBody({turns: turns, calls: calls, refused: refused, todos: todos}, options) {
      const {marker: marker, run: run, redact: redact} = options;
      const steps = todos.slice(0, maxTodos).map(({content: content, status: status}) => {
        const text = (0, literal.ft)((0, lib_text.ml)(redact((0, plain_text.wh)(content)), 300));
        return `- [${status === "completed" ? "x" : " "}] ${status === "in_progress" ? `**${text}**` : text}`;
      });
      const more = todos.length - steps.length;
      const figures = [ (0, headline.B4)(turns, "turn"), (0, headline.B4)(calls, "tool call"), ...refused > 0 ? [ `${(0, 
      headline.ZV)(refused)} refused` ] : [], ...linkTo(run) ];
      const sections = [ "### \u23f3 Working", steps.join("\n"), more > 0 ? `And ${(0, 
      headline.B4)(more, "more step")}.` : "", figures.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
      return `${marker}\n${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function interruptedBody({marker: marker, run: run}) {
      const where = run === null ? "See the log for the reason." : `See the [log](${run}) for the reason.`;
      return `${marker}\n### \u274c Ended without a result\n\n${where}\n`;
    }
    function linkTo(run) {
      return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [ `[Run](${run})` ] : [];
    }
    var result_comment = __webpack_require__(21559);
    const pauseMs = 2e4;
    function watchProgress({post: post, clock: clock, log: log, cancel: cancel}, options) {
      const stopped = new AbortController;
      const ended = (0, time_limit.JG)(stopped.signal, cancel);
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
          if (isAnswer || !ended.aborted) log.warning(`Could not update the progress comment: ${wordsOf(error)}`);
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
          await post(interruptedBody(options), cancel).catch(error => log.warning(`Could not update the comment: ${wordsOf(error)}`));
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
        if (cancel.aborted) return gitHubWithin((0, time_limit.dn)(timeAfterCancelMs), clock.m);
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
          await clock.m.sleep(ms, (0, time_limit.JG)(signal, until));
          if (until.aborted && !signal.aborted) throw new Error("The run is over.");
        }
      };
    }
    function wordsOf(error) {
      if (error instanceof types.Jy) return error.sentences;
      return (0, errors.bD)(error);
    }
  }),
  15917: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
    var _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83874);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99180);
    const maxFindings = 4e3;
    function findingsOf({requests: requests, structured: structured}) {
      const reported = requests.flatMap(request => request.kind === "findings" ? request.findings : []);
      const schema = (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.K)();
      const listed = listIn(structured).map(item => asFinding(item, schema));
      const known = listed.filter(finding => finding !== null);
      const all = [ ...reported, ...known ].slice(0, maxFindings);
      return {
        findings: [ ...new Map(all.map(finding => [ JSON.stringify(finding), finding ])).values() ],
        invalid: known.length === 0 ? 0 : listed.length - known.length
      };
    }
    function listIn(structured) {
      const list = isRecord(structured) ? structured["findings"] : null;
      return Array.isArray(list) ? list.slice(0, maxFindings) : [];
    }
    function asFinding(value, schema) {
      if (!isRecord(value)) return null;
      const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(schema.shape, name) && one !== null);
      const {data: data} = schema.safeParse(Object.fromEntries(given));
      return data === void 0 ? null : (0, _tools_github_finding_input_js__WEBPACK_IMPORTED_MODULE_1__.C)(data);
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function findingsSection(findings, limit) {
      const shown = findings.slice(0, limit);
      const more = findings.length - shown.length;
      const rows = shown.map(finding => {
        const location = (0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ti)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(locationOfFinding(finding), 200));
        return `| ${finding.severity} | ${location} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.title, 200))} | ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_2__.ft)((0, 
        _text_js__WEBPACK_IMPORTED_MODULE_3__.ml)(finding.message, 500))} |`;
      });
      return [ `#### Findings (${(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(findings.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: path, line: line, endLine: endLine}) {
      return `${path}:${String(line)}${endLine === void 0 ? "" : `-${String(endLine)}`}`;
    }
  }),
  19326: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
  78155: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => truncateMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);
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
      return `*Truncated here: the text has ${String(size)} ${unit}, but only ${String(limit)} fit.${place}*`;
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
  })
};
