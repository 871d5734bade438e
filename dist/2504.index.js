"use strict";

exports.id = 2504, exports.ids = [ 2504 ], exports.modules = {
  72504: (function(e, n, t) {
    t.d(n, {
      checkResult: () => checkResult,
      reviewResult: () => reviewResult
    });
    var i = t(42357), r = t(60957), s = t(1359), o = t(36368), u = t(50987), l = t(9626), a = t(78155), c = t(20653);
    const h = 50, d = 65535, f = 500, g = {
      error: "failure",
      warning: "warning",
      note: "notice"
    };
    function annotationOf({path: e, line: n, endLine: t = n, severity: i, title: r, message: s}) {
      return {
        path: e,
        line: n,
        endLine: t,
        level: g[i],
        title: (0, c.ml)(r, 255),
        message: (0, c.ml)(s, 16e3)
      };
    }
    function summaryOf(e) {
      const n = (0, l.u)(e, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      }), t = null === e.links.run ? null : "in the run summary";
      return (0, a.o)(n, {
        limit: d,
        unit: "characters",
        whole: t
      });
    }
    var m = t(45058);
    const w = 50, y = {
      error: 0,
      warning: 1,
      note: 2
    };
    async function reviewResult(e, n) {
      const {result: t, findings: i, answer: r} = e, u = function({result: {text: e, conclusion: n}, findings: t}, {runContext: i}) {
        const {event: r, settings: s} = i;
        return "pull-request" !== r.item?.kind || null === r.repository ? "the event has no pull request" : void 0 === s["github-token"] ? "there is no github-token" : m.wr.has(n) ? `the run ended as ${n}` : "" === e.trim() && 0 === t.length ? "the model gave neither text nor findings" : null;
      }(e, n);
      if (null !== u) return {
        rows: [],
        problem: u
      };
      const l = i.toSorted((e, n) => y[e.severity] - y[n.severity]).slice(0, w).map(lineCommentOf), a = void 0 === t.structured ? t.text : r.text, c = {
        kind: "review",
        event: "COMMENT",
        body: "" === a.trim() ? `${(0, s.B4)(i.length, "finding")}.` : a,
        comments: l
      }, h = await (0, m.q$)([ c ], t.conclusion, n), d = await (0, o.applyWriteRequests)([ c ], {
        ...h,
        key: `${h.key}/result`
      }), f = d.find(({outcome: e}) => "failed" === e);
      return {
        rows: d,
        problem: void 0 === f ? null : f.note
      };
    }
    function lineCommentOf({path: e, line: n, endLine: t, title: i, message: r, suggestion: s}) {
      return {
        path: e,
        line: t ?? n,
        side: "RIGHT",
        body: `**${i}**\n\n${r}`,
        ...void 0 === t ? {} : {
          startLine: n
        },
        ...void 0 === s ? {} : {
          suggestion: s
        }
      };
    }
    async function checkResult(e, n) {
      const t = "Check run", {event: o, settings: l} = n.runContext, nowhere = e => ({
        what: t,
        outcome: "withheld",
        url: null,
        note: e
      });
      if (null === o.repository) return nowhere("The event names no repository.");
      if (void 0 === l["github-token"]) return nowhere("There is no github-token.");
      if ("cancelled" === e.result.conclusion) return nowhere("The run ended as cancelled.");
      const {github: a, reviewedSha: c, key: d} = await (0, m.q$)([ {
        kind: "review"
      } ], e.result.conclusion, n);
      if (null === c) return nowhere("It is unknown which commit the run looked at.");
      try {
        return await async function(e, {github: n, key: t, sha: i}) {
          const r = function({result: e, findings: n}) {
            return n.some(({severity: e}) => "error" === e) ? "failure" : n.some(({severity: e}) => "warning" === e) ? "neutral" : "success" === e.conclusion ? "success" : "neutral";
          }(e), o = `sallyport:${t}:${(0, u.R)([ JSON.stringify([ r, e.answer.text, e.findings ]) ])}`, l = "default" === t ? "Sallyport" : `Sallyport (${t})`, a = e.findings.slice(0, f).map(annotationOf), c = e.findings.length - a.length, part = n => ({
            title: `${(0, s.Pl)(e)}, ${(0, s.B4)(e.findings.length, "finding")}`,
            summary: summaryOf(e),
            annotations: a.slice(n, n + h),
            conclusion: n + h >= a.length ? r : null
          }), d = await n.write("the check run", [ "checks: write" ], async e => {
            const n = (await e.checkRuns(i, l)).find(e => e.externalId === o);
            if (!0 === n?.isComplete) return {
              outcome: "unchanged",
              url: n.url
            };
            let t = n?.annotations ?? 0;
            const r = n ?? await e.createCheckRun(i, l, o, part(0));
            for (void 0 === n ? t = h : t >= a.length && await e.continueCheckRun(r.id, part(t)); t < a.length; t += h) await e.continueCheckRun(r.id, part(t));
            return {
              outcome: void 0 === n ? "created" : "updated",
              url: r.url
            };
          }), g = c > 0 ? `${(0, s.B4)(c, "more finding is", "more findings are")} in the SARIF file.` : "";
          return {
            what: `Check run ${r}`,
            ...d,
            note: g
          };
        }(e, {
          github: a,
          key: d,
          sha: c
        });
      } catch (e) {
        return (0, i.ki)(e, r.J), {
          what: t,
          outcome: "failed",
          url: null,
          note: e.sentences
        };
      }
    }
  })
};
