"use strict";

exports.id = 2504, exports.ids = [ 2504, 987 ], exports.modules = {
  72504: (function(e, n, t) {
    t.d(n, {
      checkResult: () => checkResult,
      reviewResult: () => reviewResult
    });
    var i = t(42357), r = t(60957), o = t(93782), s = t(37482), u = t(50987), l = t(91088), a = t(54539), c = t(1359), h = t(9626), d = t(78155), f = t(20653);
    const g = 50, m = 65535, w = 500, v = {
      error: "failure",
      warning: "warning",
      note: "notice"
    };
    function annotationOf({path: e, line: n, endLine: t = n, severity: i, title: r, message: o}) {
      return {
        path: e,
        line: n,
        endLine: t,
        level: v[i],
        title: (0, f.ml)(r, 255),
        message: (0, f.ml)(o, 16e3)
      };
    }
    function summaryOf(e) {
      const n = (0, h.u)(e, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      }), t = null === e.links.run ? null : "in the run summary";
      return (0, d.o)(n, {
        limit: m,
        unit: "characters",
        whole: t
      });
    }
    var y = t(45058);
    const p = 50, k = {
      error: 0,
      warning: 1,
      note: 2
    };
    async function reviewResult(e, n) {
      const {result: t, findings: i} = e, r = function({result: {text: e, conclusion: n}, findings: t}, {runContext: i}) {
        const {event: r, settings: o} = i;
        return "pull-request" !== r.item?.kind || null === r.repository ? "the event has no pull request" : void 0 === o["github-token"] ? "there is no github-token" : y.wr.has(n) ? `the run ended as ${n}` : "" === e.trim() && 0 === t.length ? "the model gave neither text nor findings" : null;
      }(e, n);
      if (null !== r) return {
        rows: [],
        problem: r
      };
      const u = i.toSorted((e, n) => k[e.severity] - k[n.severity]).slice(0, p).map(lineCommentOf), a = (0, 
      s.r)(e, o.ov).trimEnd(), c = {
        kind: "review",
        event: "COMMENT",
        body: a,
        comments: u
      }, h = await (0, y.q$)([ c ], t.conclusion, n), d = await (0, l.applyWriteRequests)([ c ], {
        ...h,
        sanitize: e => e === a ? {
          text: e,
          changes: []
        } : h.sanitize(e),
        key: `${h.key}/result`
      }), f = d.find(({outcome: e}) => "failed" === e);
      return {
        rows: d,
        problem: void 0 === f ? null : f.note
      };
    }
    function lineCommentOf({path: e, line: n, endLine: t, title: i, message: r, suggestion: o, rule: s = ""}) {
      return {
        id: (0, u.R)([ e, "\0", s, "\0", i.toLowerCase().match(/[\p{L}\p{N}_]+/gu)?.join(" ") ?? "" ], 12),
        path: e,
        line: t ?? n,
        side: "RIGHT",
        body: `**${i}**\n\n${r}`,
        ...void 0 === t ? {} : {
          startLine: n
        },
        ...void 0 === o ? {} : {
          suggestion: o
        }
      };
    }
    async function checkResult(e, n) {
      const t = "Check run", {event: o, settings: s} = n.runContext, nowhere = e => ({
        what: t,
        outcome: "withheld",
        url: null,
        note: e
      });
      if (null === o.repository) return nowhere("The event names no repository.");
      if (void 0 === s["github-token"]) return nowhere("There is no github-token.");
      if ("cancelled" === e.result.conclusion) return nowhere("The run ended as cancelled.");
      const {github: l, reviewedSha: h, key: d} = await (0, y.q$)([ {
        kind: "review"
      } ], e.result.conclusion, n);
      if (null === h) return nowhere("It is unknown which commit the run looked at.");
      try {
        return await async function(e, {github: n, key: t, sha: i}) {
          const r = function({result: e, findings: n}) {
            return n.some(({severity: e}) => "error" === e) ? "failure" : n.some(({severity: e}) => "warning" === e) ? "neutral" : "success" === e.conclusion ? "success" : "neutral";
          }(e), o = `sallyport:${t}:${(0, u.R)([ JSON.stringify([ r, e.answer.text, e.findings ]) ])}`, s = "default" === t ? "Sallyport" : `Sallyport (${t})`, l = e.findings.slice(0, w).map(annotationOf), h = e.findings.length - l.length, part = n => ({
            title: `${(0, c.Pl)(e)}, ${(0, a.B)(e.findings.length, "finding")}`,
            summary: summaryOf(e),
            annotations: l.slice(n, n + g),
            conclusion: n + g >= l.length ? r : null
          }), d = await n.write("the check run", [ "checks: write" ], async e => {
            const n = (await e.checkRuns(i, s)).find(e => e.externalId === o);
            if (!0 === n?.isComplete) return {
              outcome: "unchanged",
              url: n.url
            };
            let t = n?.annotations ?? 0;
            const r = n ?? await e.createCheckRun(i, s, o, part(0));
            for (void 0 === n ? t = g : t >= l.length && await e.continueCheckRun(r.id, part(t)); t < l.length; t += g) await e.continueCheckRun(r.id, part(t));
            return {
              outcome: void 0 === n ? "created" : "updated",
              url: r.url
            };
          }), f = h > 0 ? `${(0, a.B)(h, "more finding is", "more findings are")} in the SARIF file.` : "";
          return {
            what: `Check run ${r}`,
            ...d,
            note: f
          };
        }(e, {
          github: l,
          key: d,
          sha: h
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
  }),
  50987: (function(e, n, t) {
    t.d(n, {
      R: () => fingerprint
    });
    var i = t(77598);
    function fingerprint(e, n = 16) {
      const t = (0, i.createHash)("sha256");
      for (const n of e) t.update(n);
      return t.digest("hex").slice(0, n);
    }
  })
};
