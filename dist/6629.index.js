"use strict";

exports.id = 6629;

exports.ids = [ 6629 ];

exports.modules = {
  29851: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => batchFormat
    });
    var _report_own_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
    const names = {
      formatVersion: true,
      key: true,
      keyParts: true,
      slot: true,
      planId: true,
      shard: true,
      attempt: true,
      id: true,
      item: true,
      matrix: true,
      repeat: true,
      model: true,
      conclusion: true,
      reason: true,
      text: true,
      structured: true,
      evaluations: true,
      evaluationDigest: true,
      scoringUsd: true,
      minScore: true,
      weight: true,
      changes: true,
      usage: true,
      costUsd: true,
      durationMs: true,
      turns: true,
      toolCalls: true,
      transcriptPath: true,
      endedAt: true,
      sameFailures: true,
      errorKind: true,
      hasTree: true,
      notices: true,
      toolsUsed: true,
      format: true,
      prompt: true,
      inputs: true,
      content: true,
      parameters: true,
      rules: true,
      settings: true,
      name: true,
      status: true,
      score: true,
      counts: true,
      deferred: true,
      parked: true,
      passed: true,
      failed: true,
      jobs: true,
      reused: true,
      passRates: true,
      rate: true,
      errors: true
    };
    const batchFormat = {
      names: new Set([ ..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__.M.names, ...Object.keys(names) ]),
      wordFields: new Set([ ..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__.M.wordFields, "errorKind" ]),
      words: new Set([ ..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__.M.words, "passed", "failed", "error" ])
    };
  }),
  61979: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      L: () => writeReports
    });
    var junit = __webpack_require__(32223);
    var reuse = __webpack_require__(47613);
    function junitKind({figures: figures}) {
      if (figures.state !== "ended") return figures.state === "open" ? "error" : "skipped";
      if (figures.conclusion !== "success" || figures.evaluations.errors > 0) return "error";
      return figures.isPassed ? "passed" : "failure";
    }
    function junitHead({name: name}, {tests: tests, failures: failures, errors: errors, skipped: skipped}) {
      const figures = `tests="${String(tests)}" failures="${String(failures)}" errors="${String(errors)}" skipped="${String(skipped)}"`;
      return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${figures}>`, `  <testsuite name="${(0, 
      junit.X)(name)}" ${figures}>`, "" ].join("\n");
    }
    const junitTail = "  </testsuite>\n</testsuites>\n";
    function junitCase(one) {
      const {name: name, row: row, durationMs: durationMs} = one;
      const head = `<testcase classname="${(0, junit.X)(row.id)}" name="${(0, junit.X)(name)}" time="${((durationMs ?? 0) / 1e3).toFixed(3)}">`;
      return `    ${head}${bodyOf(one)}</testcase>\n`;
    }
    function bodyOf(one) {
      const {row: row} = one;
      const problems = row.evaluations.filter(({status: status}) => status !== "passed").map(({name: name, status: status, reason: reason}) => `${name} (${status}): ${reason}`);
      if (row.minScore !== void 0 && row.evaluations.length > 0) problems.unshift(`The score is ${String((0, 
      reuse.UQ)(row.evaluations))}; min-score is ${String(row.minScore)}.`);
      const kind = junitKind(one);
      switch (kind) {
       case "passed":
        return "";

       case "skipped":
        return `<skipped message="${(0, junit.X)(row.reason)}"/>`;

       case "failure":
        return `<failure type="evaluation" message="${(0, junit.X)(problems[0] ?? "")}">${(0, 
        junit.X)(problems.join("\n"))}</failure>`;

       case "error":
        return row.conclusion === "success" ? `<error type="evaluation" message="${(0, junit.X)(problems[0] ?? "")}">${(0, 
        junit.X)(problems.join("\n"))}</error>` : `<error type="${row.conclusion}" message="${(0, 
        junit.X)(row.reason)}"/>`;
      }
    }
    var report_rows = __webpack_require__(28605);
    var headline = __webpack_require__(1359);
    var literal = __webpack_require__(99180);
    var lib_text = __webpack_require__(20653);
    const maxBytes = 9e5;
    const maxRows = 2e3;
    const maxCell = 400;
    const maxReason = 120;
    function createRowSelection() {
      const byRank = [ [], [], [], [] ];
      return {
        add: row => {
          const rows = byRank[(0, report_rows.IQ)(row)];
          if (rows !== void 0 && rows.length < maxRows) rows.push(summary_short(row));
        },
        rows: () => byRank.flat().slice(0, maxRows)
      };
    }
    function summary_short({row: row, ...rest}) {
      return {
        ...rest,
        row: {
          ...row,
          text: "",
          structured: void 0,
          reason: (0, lib_text.ml)(row.reason, 2 * maxCell)
        }
      };
    }
    function batchSummary(totals, rows, jobs) {
      const {sign: sign, text: text} = headline.vV[totals.conclusion];
      const head = [ `### ${sign} ${(0, literal.ft)(totals.name)}: ${text}`, "", (0, literal.ft)(totals.reason), "", figuresOf(totals, jobs), "", ...passRateTable(totals) ];
      if (jobs === 0) return `${head.join("\n")}\n`;
      const lines = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
      let bytes = Buffer.byteLength([ ...head, ...lines ].join("\n"));
      let shown = 0;
      for (const row of rows) {
        const line = tableLine(row);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > maxBytes) break;
        lines.push(line);
        shown += 1;
      }
      const left = jobs - shown;
      const more = left === 0 ? [] : [ "", `${(0, headline.B4)(left, "more job")} in results.jsonl of the state directory.` ];
      return `${[ ...head, ...lines, ...more ].join("\n")}\n`;
    }
    function passRateTable({passRates: passRates}) {
      if (passRates.length === 0) return [];
      const line = ({id: id, model: model, passed: passed, failed: failed, errors: errors, rate: rate}) => `| ${[ id, model ].map(cell => (0, 
      literal.ft)((0, lib_text.ml)(cell, maxCell))).join(" | ")} | ${rateText(rate)} | ${[ passed, failed, errors ].join(" | ")} |`;
      return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...passRates.slice(0, maxPassRates).map(line), "" ];
    }
    const maxPassRates = 100;
    const rateText = rate => rate === null ? "none" : `${String(Math.round(rate * 1e3) / 10)} %`;
    function figuresOf({counts: counts, deferred: deferred, parked: parked, costUsd: costUsd}, jobs) {
      const parts = [ (0, headline.B4)(jobs, "job"), ...Object.entries(counts).map(([conclusion, count]) => `${String(count)} ${conclusion}`), ...deferred === 0 ? [] : [ `${String(deferred)} deferred to the next run` ], ...parked === 0 ? [] : [ `${String(parked)} parked` ], (0, 
      headline.BD)(costUsd) ];
      return parts.join(", ");
    }
    function tableLine(one) {
      const {name: name, row: row, durationMs: durationMs} = one;
      const reason = row.conclusion === "success" ? "" : `: ${(0, lib_text.ml)(row.reason, maxCell)}`;
      const cells = [ (0, literal.ft)((0, lib_text.ml)(name, maxCell)), (0, literal.ft)(`${(0, 
      report_rows.L4)(one)}${reason}`), (0, literal.ft)((0, lib_text.ml)(evaluationText(one), maxCell)), row.costUsd === null ? "" : (0, 
      headline.BD)(row.costUsd), durationMs === null ? "" : (0, headline.a3)(durationMs), linkOf(one) ];
      return `| ${cells.join(" | ")} |`;
    }
    function evaluationText({row: {evaluations: evaluations}, figures: {isPassed: isPassed}}) {
      if (evaluations.length === 0) return "";
      const bad = evaluations.filter(({status: status}) => status !== "passed");
      if (isPassed && bad.length > 0) return `score ${String((0, reuse.UQ)(evaluations))}`;
      if (bad.length === 0) return `${String(evaluations.length)} passed`;
      return bad.map(({name: name, status: status, reason: reason}) => `${name}: ${status}: ${(0, 
      lib_text.ml)(reason, maxReason)}`).join(" ");
    }
    function linkOf({row: {item: item}}) {
      const url = item?.["url"];
      return typeof url === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(url) && url.length < 300 ? `[item](${url})` : "";
    }
    function batchText(totals, rows, jobs) {
      const failures = rows.filter(row => (0, report_rows.IQ)(row) < 2);
      const shown = failures.slice(0, 20);
      const lines = shown.map(one => `  ${one.name}: ${(0, report_rows.L4)(one)}: ${oneLine(one)}`);
      const left = failures.length - shown.length;
      return [ `${totals.name}: ${headline.vV[totals.conclusion].text}. ${totals.reason}`, figuresOf(totals, jobs), ...totals.passRates.slice(0, 20).map(({id: id, model: model, passed: passed, failed: failed, errors: errors, rate: rate}) => `  ${id}, ${model}: ${rateText(rate)} passed (${String(passed)} of ${String(passed + failed)}${errors === 0 ? "" : `, ${(0, 
      headline.B4)(errors, "error")}`})`), ...lines.length === 0 ? [] : [ "", ...lines ], ...left === 0 ? [] : [ `  and ${String(left)} more` ] ].join("\n");
    }
    function oneLine(one) {
      const {row: row} = one;
      const text = row.conclusion === "success" ? evaluationText(one) : row.reason;
      return (0, lib_text.ml)(text.replace(/\s+/g, " "), maxCell);
    }
    var plain_text = __webpack_require__(7138);
    var redact_data = __webpack_require__(24788);
    var batch_format = __webpack_require__(29851);
    async function writeReports(report, ports) {
      const {directory: directory, redact: redact} = ports;
      const {jobs: jobs} = report;
      const change = text => redact((0, plain_text.wh)(text));
      const totals = (0, redact_data.E)(report.totals, change, batch_format.o);
      const selection = createRowSelection();
      await withWriters(directory, async (json, lines, junit) => {
        await json.write(`${JSON.stringify(totals, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
        await junit.write(junitHead(totals, junitFigures(report.figures)));
        for (const [position, job] of jobs.entries()) {
          const one = await reportRow(position, job, report, change);
          if (one === null) continue;
          const text = JSON.stringify(one.row);
          await json.write(`${position === 0 ? "" : ","}\n    ${text}`);
          await lines.write(`${text}\n`);
          await junit.write(junitCase(one));
          selection.add(one);
        }
        await json.write(`${jobs.length === 0 ? "" : "\n  "}]\n}\n`);
        await junit.write(junitTail);
      });
      const rows = selection.rows();
      const summary = batchSummary(totals, rows, jobs.length);
      await directory.write("report/summary.md", summary);
      return {
        summary: summary,
        text: batchText(totals, rows, jobs.length)
      };
    }
    async function reportRow(position, job, {figures: figures, rowOf: rowOf}, change) {
      const own = figures[position];
      if (own === void 0) return null;
      const {row: row, record: record} = await rowOf(position);
      const name = change((0, report_rows.er)(job)).replace(/\s+/g, " ");
      const clean = {
        ...(0, redact_data.E)(row, change, batch_format.o),
        key: row.key
      };
      return {
        name: name,
        figures: own,
        row: clean,
        durationMs: record?.durationMs ?? null
      };
    }
    async function withWriters(directory, work) {
      const json = await directory.create("report/result.json");
      const lines = await directory.create("report/results.jsonl");
      const junit = await directory.create("report/junit.xml");
      try {
        await work(json, lines, junit);
      } catch (error) {
        for (const writer of [ json, lines, junit ]) await writer.abandon();
        throw error;
      }
      for (const writer of [ json, lines, junit ]) await writer.close();
    }
    function junitFigures(figures) {
      const count = kind => figures.filter(one => junitKind({
        figures: one
      }) === kind);
      return {
        tests: figures.length,
        failures: count("failure").length,
        errors: count("error").length,
        skipped: count("skipped").length
      };
    }
  }),
  28605: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      IQ: () => rankOf,
      L4: () => stateOf,
      er: () => nameOfJob
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);
    function nameOfJob({id: id, item: item, matrix: matrix, repeat: repeat}) {
      const parts = [ id, ...item === null ? [] : [ nameOfItem(item) ], ...Object.values(matrix).map(String) ];
      return `${parts.join(" \xb7 ")}${repeat > 1 ? ` (${String(repeat)})` : ""}`;
    }
    function nameOfItem({id: id, fields: fields}) {
      const shown = /^[0-9a-f]{16}$/.test(id) ? Object.values(fields).find(value => typeof value === "string") : void 0;
      return typeof shown === "string" ? `${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ml)(shown.replace(/\s+/g, " "), 60)} (${id.slice(0, 8)})` : id;
    }
    function stateOf({figures: {state: state, conclusion: conclusion, isPassed: isPassed, isReused: isReused}}) {
      if (state === "deferred") return "deferred";
      if (state === "parked") return "parked";
      const end = conclusion === "success" && !isPassed ? "evaluation failed" : conclusion;
      return isReused ? `${end}, reused` : end;
    }
    function rankOf({figures: {state: state, isPassed: isPassed}}) {
      if (state === "ended") return isPassed ? 2 : 0;
      return state === "open" ? 1 : 3;
    }
  }),
  5335: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      S: () => jobRow
    });
    function jobRow(job, state, record) {
      const head = {
        id: job.id,
        item: job.item?.fields ?? null,
        matrix: job.matrix,
        repeat: job.repeat,
        key: job.key,
        attempt: record?.attempt ?? 1
      };
      const none = {
        ...head,
        reused: false,
        text: "",
        evaluations: [],
        costUsd: null,
        transcriptPath: null
      };
      switch (state.kind) {
       case "ended":
        return record === null ? {
          ...none,
          conclusion: "cancelled",
          reason: "The stored result is missing."
        } : {
          ...head,
          reused: state.isReused,
          ...endOf(record)
        };

       case "parked":
        return {
          ...none,
          conclusion: "skipped",
          reason: `Parked: it failed ${String(record?.sameFailures ?? 0)} times in the same way. ${record?.reason ?? ""}`.trim()
        };

       case "deferred":
        return {
          ...none,
          conclusion: "skipped",
          reason: `Deferred to the next run: ${state.reason}.`
        };

       case "open":
        return {
          ...none,
          conclusion: "cancelled",
          reason: state.reason
        };
      }
    }
    function endOf(record) {
      const {conclusion: conclusion, reason: reason, text: text, structured: structured, evaluations: evaluations, transcriptPath: transcriptPath, scoringUsd: scoringUsd = 0} = record;
      const costUsd = record.costUsd === null || scoringUsd === null ? null : record.costUsd + scoringUsd;
      return {
        conclusion: conclusion,
        reason: reason,
        text: text,
        ...structured === void 0 ? {} : {
          structured: structured
        },
        evaluations: evaluations,
        ...record.minScore === void 0 ? {} : {
          minScore: record.minScore
        },
        costUsd: costUsd,
        transcriptPath: transcriptPath
      };
    }
  }),
  345: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      J1: () => exitCodeOfBatch,
      h5: () => figuresOf,
      vA: () => totalsOf
    });
    var reuse = __webpack_require__(47613);
    function groupsOf(jobs, figures, atLeast) {
      const groups = new Map;
      for (const [index, job] of jobs.entries()) {
        const one = figures[index];
        if (one?.state !== "ended") continue;
        const name = JSON.stringify([ job.id, job.item?.id ?? null, job.matrix ]);
        const group = groups.get(name) ?? {
          job: job,
          figures: []
        };
        group.figures.push(one);
        groups.set(name, group);
      }
      return [ ...groups.values() ].map(({job: {id: id, model: model}, figures: own}) => {
        const needed = Math.min(own.length, atLeast(id));
        return {
          id: id,
          model: model,
          figures: own,
          isPassed: own.filter(one => one.isPassed).length >= needed
        };
      });
    }
    function passRatesOf(groups) {
      const cells = new Map;
      for (const group of groups) {
        const outcome = outcomeOf(group);
        if (outcome === null) continue;
        const {id: id, model: model} = group;
        const name = JSON.stringify([ id, model ]);
        const cell = cells.get(name) ?? {
          id: id,
          model: model,
          passed: 0,
          failed: 0,
          errors: 0
        };
        cell[outcome] += 1;
        cells.set(name, cell);
      }
      return [ ...cells.values() ].map(cell => ({
        ...cell,
        rate: rateOf([ cell ])
      }));
    }
    function rateOf(cells) {
      const sum = name => cells.reduce((total, cell) => total + cell[name], 0);
      const evaluated = sum("passed") + sum("failed");
      return evaluated === 0 ? null : sum("passed") / evaluated;
    }
    function outcomeOf({figures: figures, isPassed: isPassed}) {
      const has = name => figures.some(({evaluations: evaluations}) => evaluations[name] > 0);
      if (!has("passed") && !has("failed") && !has("errors")) return null;
      if (isPassed) return "passed";
      return has("errors") && !has("failed") ? "errors" : "failed";
    }
    function figuresOf(state, row) {
      const count = status => row.evaluations.filter(one => one.status === status).length;
      return {
        state: state,
        conclusion: row.conclusion,
        isReused: row.reused,
        isPassed: (0, reuse.Hh)(row),
        evaluations: {
          passed: count("passed"),
          failed: count("failed"),
          errors: count("error")
        },
        costUsd: row.costUsd,
        reason: row.conclusion === "config-error" ? row.reason : ""
      };
    }
    function totalsOf(jobs, figures, {name: name, planId: planId, minPassRate: minPassRate, atLeast: atLeast, early: early, scoringUsd: scoringUsd}) {
      const counts = {};
      for (const {state: state, conclusion: conclusion} of figures) if (state === "ended" || state === "open") counts[conclusion] = (counts[conclusion] ?? 0) + 1;
      const groups = groupsOf(jobs, figures, atLeast);
      const failedGroups = groups.filter(({isPassed: isPassed}) => !isPassed);
      const passRates = passRatesOf(groups);
      const ended = figures.filter(({state: state}) => state === "ended");
      const totals = {
        name: name,
        planId: planId,
        counts: counts,
        deferred: figures.filter(({state: state}) => state === "deferred").length,
        parked: figures.filter(({state: state}) => state === "parked").length,
        passed: ended.filter(one => one.isPassed).length,
        failed: ended.filter(one => !one.isPassed).length,
        costUsd: sumOf([ ...ended.filter(one => !one.isReused).map(({costUsd: costUsd}) => costUsd), scoringUsd ]),
        passRates: passRates
      };
      return {
        ...totals,
        ...conclusionOf({
          figures: figures,
          ended: ended,
          failedGroups: failedGroups,
          rate: rateOf(passRates),
          minPassRate: minPassRate,
          early: early
        })
      };
    }
    function sumOf(costs) {
      return costs.reduce((sum, cost) => sum === null || cost === null ? null : sum + cost, 0);
    }
    function conclusionOf(ending) {
      const {figures: figures, ended: ended, early: early, rate: rate, minPassRate: minPassRate} = ending;
      const {cancelled: cancelled, fatal: fatal} = early;
      if (fatal !== null) return {
        conclusion: "config-error",
        reason: fatal
      };
      if (cancelled !== null) return {
        conclusion: "cancelled",
        reason: cancelled
      };
      if (figures.length === 0) return {
        conclusion: "skipped",
        reason: "There are no items, so there is nothing to do."
      };
      const shared = sharedConfigError(ended);
      if (shared !== null) return {
        conclusion: "config-error",
        reason: shared
      };
      if (early.isCostReached) return {
        conclusion: "budget",
        reason: "max-cost-usd was reached. The next run continues."
      };
      const failures = failuresOf(ending);
      if (failures !== null) return failures;
      if (rate !== null && rate < minPassRate) {
        const reason = `${percent(rate)} of the evaluated jobs passed, less than min-pass-rate (${percent(minPassRate)}).`;
        return {
          conclusion: "incomplete",
          reason: reason
        };
      }
      return {
        conclusion: "success",
        reason: `${String(ended.length)} of ${String(figures.length)} jobs have ended well.`
      };
    }
    function sharedConfigError(ended) {
      const [first, ...others] = ended;
      if (first?.conclusion !== "config-error") return null;
      return others.every(one => one.conclusion === "config-error" && one.reason === first.reason) ? first.reason : null;
    }
    function failuresOf({ended: ended, failedGroups: failedGroups}) {
      const hasFailure = ({figures: figures}) => figures.some(({conclusion: conclusion, evaluations: evaluations}) => conclusion !== "success" || evaluations.errors > 0);
      const failing = failedGroups.filter(hasFailure);
      if (failing.length === 0) return null;
      const failed = ended.filter(({conclusion: conclusion}) => conclusion !== "success");
      const errors = ended.filter(({evaluations: evaluations}) => evaluations.errors > 0).length;
      const reasons = [ ...failed.length === 0 ? [] : [ `${String(failed.length)} of ${String(ended.length)} jobs failed` ], ...errors === 0 ? [] : [ `the evaluations of ${String(errors)} jobs could not be done` ] ];
      const reason = `${reasons.join(", and ")}.`;
      const kinds = new Set(failed.map(({conclusion: conclusion}) => conclusion));
      const [only] = kinds;
      const isShared = kinds.size === 1 && (only === "no-output" || only === "provider-error");
      return {
        conclusion: isShared ? only : "incomplete",
        reason: reason.charAt(0).toUpperCase() + reason.slice(1)
      };
    }
    const percent = share => `${String(Math.round(share * 1e3) / 10)} %`;
    function exitCodeOfBatch(conclusion) {
      switch (conclusion) {
       case "success":
       case "skipped":
        return 0;

       case "config-error":
        return 2;

       case "budget":
       case "timeout":
        return 4;

       case "cancelled":
        return 130;

       case "no-output":
       case "denied":
       case "incomplete":
       case "provider-error":
        return 1;
      }
    }
  }),
  32223: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      X: () => escapeXml,
      b: () => junit
    });
    var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
    function junit(findings) {
      const failures = findings.filter(({severity: severity}) => severity !== "note").length;
      const figures = `tests="${String(findings.length)}" failures="${String(failures)}"`;
      return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${figures}>`, `  <testsuite name="sallyport" ${figures}>`, ...findings.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
    }
    function testCase(finding) {
      const {path: path, line: line, severity: severity, title: title, message: message, rule: rule} = finding;
      const location = (0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.YR)(finding);
      const text = escapeXml(`${location}\n${message}`);
      const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(`${title} (${location})`)}" file="${escapeXml(path)}" line="${String(line)}">`;
      const body = severity === "note" ? `<system-out>${text}</system-out>` : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
      return `    ${head}${body}</testcase>`;
    }
    const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
    function escapeXml(text) {
      return text.replace(notInXml, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    }
  })
};
