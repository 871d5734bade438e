"use strict";

exports.id = 2504;

exports.ids = [ 2504 ];

exports.modules = {
  72504: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      checkResult: () => checkResult,
      reviewResult: () => reviewResult
    });
    var errors = __webpack_require__(42357);
    var types = __webpack_require__(38287);
    var headline = __webpack_require__(1359);
    var apply_writes = __webpack_require__(16519);
    var fingerprint = __webpack_require__(50987);
    var markdown = __webpack_require__(26358);
    var truncate_markdown = __webpack_require__(78155);
    var lib_text = __webpack_require__(20653);
    const annotationsAtOnce = 50;
    const summaryCharacters = 65535;
    const maxAnnotations = 500;
    const levels = {
      error: "failure",
      warning: "warning",
      note: "notice"
    };
    async function postResultCheck(report, {github: github, key: key, sha: sha}) {
      const conclusion = conclusionOf(report);
      const externalId = `sallyport:${key}:${(0, fingerprint.R)([ JSON.stringify([ conclusion, report.answer.text, report.findings ]) ])}`;
      const name = key === "default" ? "Sallyport" : `Sallyport (${key})`;
      const annotations = report.findings.slice(0, maxAnnotations).map(annotationOf);
      const rest = report.findings.length - annotations.length;
      const part = start => ({
        title: `${(0, headline.Pl)(report)}, ${(0, headline.B4)(report.findings.length, "finding")}`,
        summary: summaryOf(report),
        annotations: annotations.slice(start, start + annotationsAtOnce),
        conclusion: start + annotationsAtOnce >= annotations.length ? conclusion : null
      });
      const written = await github.write("the check run", [ "checks: write" ], async api => {
        const existing = (await api.checkRuns(sha, name)).find(one => one.externalId === externalId);
        if (existing?.isComplete === true) return {
          outcome: "unchanged",
          url: existing.url
        };
        let done = existing?.annotations ?? 0;
        const run = existing ?? await api.createCheckRun(sha, name, externalId, part(0));
        if (existing === void 0) done = annotationsAtOnce; else if (done >= annotations.length) await api.continueCheckRun(run.id, part(done));
        for (;done < annotations.length; done += annotationsAtOnce) await api.continueCheckRun(run.id, part(done));
        return {
          outcome: existing === void 0 ? "created" : "updated",
          url: run.url
        };
      });
      const note = rest > 0 ? `${(0, headline.B4)(rest, "more finding is", "more findings are")} in the SARIF file.` : "";
      return {
        what: `Check run ${conclusion}`,
        ...written,
        note: note
      };
    }
    function conclusionOf({result: result, findings: findings}) {
      if (findings.some(({severity: severity}) => severity === "error")) return "failure";
      if (findings.some(({severity: severity}) => severity === "warning")) return "neutral";
      return result.conclusion === "success" ? "success" : "neutral";
    }
    function annotationOf({path: path, line: line, endLine: endLine = line, severity: severity, title: title, message: message}) {
      return {
        path: path,
        line: line,
        endLine: endLine,
        level: levels[severity],
        title: (0, lib_text.ml)(title, 255),
        message: (0, lib_text.ml)(message, 16e3)
      };
    }
    function summaryOf(report) {
      const text = (0, markdown.u)(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the run summary";
      return (0, truncate_markdown.o)(text, {
        limit: summaryCharacters,
        unit: "characters",
        whole: whole
      });
    }
    var writes = __webpack_require__(45058);
    const maxComments = 50;
    const rank = {
      error: 0,
      warning: 1,
      note: 2
    };
    async function reviewResult(report, ports) {
      const {result: result, findings: findings, answer: answer} = report;
      const why = problemOf(report, ports);
      if (why !== null) return {
        rows: [],
        problem: why
      };
      const worst = findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
      const comments = worst.slice(0, maxComments).map(lineCommentOf);
      const text = result.structured === void 0 ? result.text : answer.text;
      const body = text.trim() === "" ? `${(0, headline.B4)(findings.length, "finding")}.` : text;
      const request = {
        kind: "review",
        event: "COMMENT",
        body: body,
        comments: comments
      };
      const context = await (0, writes.q$)([ request ], result.conclusion, ports);
      const rows = await (0, apply_writes.applyWriteRequests)([ request ], {
        ...context,
        key: `${context.key}/result`
      });
      const failed = rows.find(({outcome: outcome}) => outcome === "failed");
      return {
        rows: rows,
        problem: failed === void 0 ? null : failed.note
      };
    }
    function problemOf({result: {text: text, conclusion: conclusion}, findings: findings}, {runContext: runContext}) {
      const {event: event, settings: settings} = runContext;
      if (event.item?.kind !== "pull-request" || event.repository === null) return "the event has no pull request";
      if (settings["github-token"] === void 0) return "there is no github-token";
      if (writes.wr.has(conclusion)) return `the run ended as ${conclusion}`;
      return text.trim() === "" && findings.length === 0 ? "the model gave neither text nor findings" : null;
    }
    function lineCommentOf({path: path, line: line, endLine: endLine, title: title, message: message, suggestion: suggestion}) {
      return {
        path: path,
        line: endLine ?? line,
        side: "RIGHT",
        body: `**${title}**\n\n${message}`,
        ...endLine === void 0 ? {} : {
          startLine: line
        },
        ...suggestion === void 0 ? {} : {
          suggestion: suggestion
        }
      };
    }
    async function checkResult(report, ports) {
      const what = "Check run";
      const {event: event, settings: settings} = ports.runContext;
      const nowhere = note => ({
        what: what,
        outcome: "withheld",
        url: null,
        note: note
      });
      if (event.repository === null) return nowhere("The event names no repository.");
      if (settings["github-token"] === void 0) return nowhere("There is no github-token.");
      if (report.result.conclusion === "cancelled") return nowhere("The run ended as cancelled.");
      const {github: github, reviewedSha: sha, key: key} = await (0, writes.q$)([ {
        kind: "review"
      } ], report.result.conclusion, ports);
      if (sha === null) return nowhere("It is unknown which commit the run looked at.");
      try {
        return await postResultCheck(report, {
          github: github,
          key: key,
          sha: sha
        });
      } catch (error) {
        (0, errors.ki)(error, types.Jy);
        return {
          what: what,
          outcome: "failed",
          url: null,
          note: error.sentences
        };
      }
    }
  })
};
