"use strict";

exports.id = 2504, exports.ids = [ 2504, 987 ], exports.modules = {
 72504: (function(e, n, t) {
  t.d(n, {
   checkResult: () => checkResult,
   reviewResult: () => reviewResult
  });
  var i = t(42357), r = t(60957), s = t(64389), o = t(50987), u = t(91088), l = t(54539), a = t(1359), c = t(9626), h = t(78155), d = t(20653);
  const f = 50, g = 65535, m = 500, w = {
   error: "failure",
   warning: "warning",
   note: "notice"
  };
  function annotationOf({path: e, line: n, endLine: t = n, severity: i, title: r, message: s}) {
   return {
    path: e,
    line: n,
    endLine: t,
    level: w[i],
    title: (0, d.ml)(r, 255),
    message: (0, d.ml)(s, 16e3)
   };
  }
  function summaryOf(e) {
   const n = (0, c.u)(e, {
    text: 4e4,
    rows: 25,
    diffs: {
     total: 1e4,
     each: 4e3,
     files: 25
    }
   }), t = null === e.links.run ? null : "in the run summary";
   return (0, h.o)(n, {
    limit: g,
    unit: "characters",
    whole: t
   });
  }
  var p = t(45058);
  const y = 50, k = {
   error: 0,
   warning: 1,
   note: 2
  };
  async function reviewResult(e, n) {
   const {result: t, findings: i} = e, r = function({result: {text: e, conclusion: n, requests: t}, findings: i}, {runContext: r}) {
    const {event: s, settings: o} = r;
    return "pull-request" !== s.item?.kind || null === s.repository ? "the event has no pull request" : void 0 === o["github-token"] ? "there is no github-token" : p.wr.has(n) ? `the run ended as ${n}` : "" !== e.trim() || 0 !== i.length || t.some(({kind: e}) => "noop" === e) ? null : "the model gave neither text nor findings";
   }(e, n);
   if (null !== r) return {
    rows: [],
    problem: r
   };
   const o = i.toSorted((e, n) => k[e.severity] - k[n.severity]).slice(0, y).map(lineCommentOf), l = (0, 
   s.D6)(e).text.trimEnd(), [a = ""] = /\n\n<sub>[^\n]*<\/sub>$/.exec(l) ?? [], c = l.slice(0, l.length - a.length), h = {
    kind: "review",
    event: "COMMENT",
    body: c,
    comments: o
   }, d = await (0, p.q$)([ h ], t.conclusion, n), f = {
    sanitize: e => e === c ? {
     text: e,
     changes: []
    } : d.sanitize(e),
    key: `${d.key}/result`,
    footer: a.trimStart()
   }, g = await (0, u.applyWriteRequests)([ h ], {
    ...d,
    ...f
   }), m = g.find(({outcome: e}) => "failed" === e);
   return {
    rows: g,
    problem: void 0 === m ? null : m.note
   };
  }
  function lineCommentOf({path: e, line: n, endLine: t, title: i, message: r, suggestion: s, rule: u = ""}) {
   return {
    id: (0, o.R)([ e, "\0", u, "\0", i.toLowerCase().match(/[\p{L}\p{N}_]+/gu)?.join(" ") ?? "" ], 12),
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
   const t = "Check run", {event: s, settings: u} = n.runContext, nowhere = e => ({
    what: t,
    outcome: "withheld",
    url: null,
    note: e
   });
   if (null === s.repository) return nowhere("The event names no repository.");
   if (void 0 === u["github-token"]) return nowhere("There is no github-token.");
   if ("cancelled" === e.result.conclusion) return nowhere("The run ended as cancelled.");
   const {github: c, reviewedSha: h, key: d} = await (0, p.q$)([ {
    kind: "review"
   } ], e.result.conclusion, n);
   if (null === h) return nowhere("It is unknown which commit the run looked at.");
   try {
    return await async function(e, {github: n, key: t, sha: i}) {
     const r = function({result: e, findings: n}) {
      return n.some(({severity: e}) => "error" === e) ? "failure" : n.some(({severity: e}) => "warning" === e) ? "neutral" : "success" === e.conclusion ? "success" : "neutral";
     }(e), s = `sallyport:${t}:${(0, o.R)([ JSON.stringify([ r, e.answer.text, e.findings ]) ])}`, u = "default" === t ? "Sallyport" : `Sallyport (${t})`, c = e.findings.slice(0, m).map(annotationOf), h = e.findings.length - c.length, part = n => ({
      title: `${(0, a.Pl)(e)}, ${(0, l.B)(e.findings.length, "finding")}`,
      summary: summaryOf(e),
      annotations: c.slice(n, n + f),
      conclusion: n + f >= c.length ? r : null
     }), d = await n.write("the check run", [ "checks: write" ], async e => {
      const n = (await e.checkRuns(i, u)).find(e => e.externalId === s);
      if (!0 === n?.isComplete) return {
       outcome: "unchanged",
       url: n.url
      };
      let t = n?.annotations ?? 0;
      const r = n ?? await e.createCheckRun(i, u, s, part(0));
      for (void 0 === n ? t = f : t >= c.length && await e.continueCheckRun(r.id, part(t)); t < c.length; t += f) await e.continueCheckRun(r.id, part(t));
      return {
       outcome: void 0 === n ? "created" : "updated",
       url: r.url
      };
     }), g = h > 0 ? `${(0, l.B)(h, "more finding is", "more findings are")} in the SARIF file.` : "";
     return {
      what: `Check run ${r}`,
      ...d,
      note: g
     };
    }(e, {
     github: c,
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
