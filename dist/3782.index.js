"use strict";

exports.id = 3782;

exports.ids = [ 3782 ];

exports.modules = {
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
  3782: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      fQ: () => stickyOf,
      p8: () => publishComment,
      uR: () => answerPart
    });
    var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5167);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3638);
    var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);
    function answerPart(mode, spoken) {
      if (mode !== "answer" || spoken === null || spoken.id === null) return null;
      return `answer:${spoken.kind}-${String(spoken.id)}`;
    }
    function stickyOf(key, mode, {run: run, answer: answer}) {
      if (answer !== null) return {
        marker: (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, answer),
        hides: []
      };
      if (mode === "replace" || mode === "answer") return {
        marker: (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key),
        hides: []
      };
      const ofRuns = (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, "run:").replace(/ -->$/, "");
      return {
        marker: (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, `run:${run}`),
        hides: mode === "append" ? [] : [ (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key), ofRuns ]
      };
    }
    const limitCharacters = 65536;
    function commentBody(report, marker) {
      const text = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.u)(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the summary of the run";
      return `${marker}\n${(0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.G)(text, {
        limit: limitCharacters - marker.length - 1,
        unit: "characters",
        whole: whole
      })}`;
    }
    async function publishComment(report, {github: github, target: target, marker: marker}) {
      return await github.upsertComment(target, marker, commentBody(report, marker));
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
      const sections = [ `### ${(0, report_figures.rL)(report)} ${(0, report_figures.Pl)(report)}`, reasonLine(report), answerSection(report, sizes.text), report.findings.length === 0 ? "" : (0, 
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
