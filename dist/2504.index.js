"use strict";

exports.id = 2504;

exports.ids = [ 2504, 987 ];

exports.modules = {
 72504: (function(e, n, t) {
  t.d(n, {
   checkResult: () => checkResult,
   reviewResult: () => reviewResult
  });
  var i = t(42357);
  var s = t(60957);
  var o = t(64389);
  var r = t(50987);
  var u = t(3681);
  var c = t(54539);
  var l = t(1359);
  var a = t(9626);
  var h = t(78155);
  var d = t(20653);
  const f = 50;
  const g = 65535;
  const m = 500;
  const v = {
   error: "failure",
   warning: "warning",
   note: "notice"
  };
  async function postResultCheck(e, {github: n, key: t, sha: i}) {
   const s = conclusionOf(e);
   const o = `sallyport:${t}:${(0, r.R)([ JSON.stringify([ s, e.answer.text, e.findings ]) ])}`;
   const u = t === "default" ? "Sallyport" : `Sallyport (${t})`;
   const a = e.findings.slice(0, m).map(annotationOf);
   const h = e.findings.length - a.length;
   const part = n => ({
    title: `${(0, l.Pl)(e)}, ${(0, c.B4)(e.findings.length, "finding")}`,
    summary: summaryOf(e),
    annotations: a.slice(n, n + f),
    conclusion: n + f >= a.length ? s : null
   });
   const d = await n.write("the check run", [ "checks: write" ], async e => {
    const n = (await e.checkRuns(i, u)).find(e => e.externalId === o);
    if (n?.isComplete === true) return {
     outcome: "unchanged",
     url: n.url
    };
    let t = n?.annotations ?? 0;
    const s = n ?? await e.createCheckRun(i, u, o, part(0));
    n === void 0 ? t = f : t >= a.length && await e.continueCheckRun(s.id, part(t));
    for (;t < a.length; t += f) await e.continueCheckRun(s.id, part(t));
    return {
     outcome: n === void 0 ? "created" : "updated",
     url: s.url
    };
   });
   const g = h > 0 ? `${(0, c.B4)(h, "more finding is", "more findings are")} in the SARIF file.` : "";
   return {
    what: `Check run ${s}`,
    ...d,
    note: g
   };
  }
  function conclusionOf({result: e, findings: n}) {
   if (n.some(({severity: e}) => e === "error")) return "failure";
   if (n.some(({severity: e}) => e === "warning")) return "neutral";
   return e.conclusion === "success" ? "success" : "neutral";
  }
  function annotationOf({path: e, line: n, endLine: t = n, severity: i, title: s, message: o}) {
   return {
    path: e,
    line: n,
    endLine: t,
    level: v[i],
    title: (0, d.ml)(s, 255),
    message: (0, d.ml)(o, 16e3)
   };
  }
  function summaryOf(e) {
   const n = (0, a.u)(e, {
    text: 4e4,
    rows: 25,
    diffs: {
     total: 1e4,
     each: 4e3,
     files: 25
    }
   });
   const t = e.links.run === null ? null : "in the run summary";
   return (0, h.o)(n, {
    limit: g,
    unit: "characters",
    whole: t
   });
  }
  var w = t(45058);
  const p = 50;
  const k = {
   error: 0,
   warning: 1,
   note: 2
  };
  async function reviewResult(e, n) {
   const {result: t, findings: i} = e;
   const s = problemOf(e, n);
   if (s !== null) return {
    rows: [],
    problem: s
   };
   const r = i.toSorted((e, n) => k[e.severity] - k[n.severity]);
   const c = r.slice(0, p).map(lineCommentOf);
   const l = (0, o.D6)(e).text.trimEnd();
   const [a = ""] = /\n\n<sub>[^\n]*<\/sub>$/.exec(l) ?? [];
   const h = l.slice(0, l.length - a.length);
   const d = {
    kind: "review",
    event: "COMMENT",
    body: h,
    comments: c
   };
   const f = await (0, w.q$)([ d ], t.conclusion, n);
   const sanitize = e => e === h ? {
    text: e,
    changes: []
   } : f.sanitize(e);
   const g = {
    sanitize: sanitize,
    key: `${f.key}/result`,
    footer: a.trimStart()
   };
   const m = await (0, u.applyWriteRequests)([ d ], {
    ...f,
    ...g
   });
   const v = m.find(({outcome: e}) => e === "failed");
   return {
    rows: m,
    problem: v === void 0 ? null : v.note
   };
  }
  function problemOf({result: {text: e, conclusion: n, requests: t}, findings: i}, {runContext: s}) {
   const {event: o, settings: r} = s;
   if (o.item?.kind !== "pull-request" || o.repository === null) return "the event has no pull request";
   if (r["github-token"] === void 0) return "no github-token is set";
   if (w.wr.has(n)) return `the run ended as ${n}`;
   const u = e.trim() === "" && i.length === 0 && !t.some(({kind: e}) => e === "noop");
   return u ? "the model gave neither text nor findings" : null;
  }
  function lineCommentOf({path: e, line: n, endLine: t, title: i, message: s, suggestion: o, rule: u = ""}) {
   return {
    id: (0, r.R)([ e, "\0", u, "\0", i.toLowerCase().match(/[\p{L}\p{N}_]+/gu)?.join(" ") ?? "" ], 12),
    path: e,
    line: t ?? n,
    side: "RIGHT",
    body: `**${i}**\n\n${s}`,
    ...t === void 0 ? {} : {
     startLine: n
    },
    ...o === void 0 ? {} : {
     suggestion: o
    }
   };
  }
  async function checkResult(e, n) {
   const t = "Check run";
   const {event: o, settings: r} = n.runContext;
   const nowhere = e => ({
    what: t,
    outcome: "withheld",
    url: null,
    note: e
   });
   if (o.repository === null) return nowhere("The event names no repository.");
   if (r["github-token"] === void 0) return nowhere("No github-token is set.");
   if (e.result.conclusion === "cancelled") return nowhere("The run ended as cancelled.");
   const {github: u, reviewedSha: c, key: l} = await (0, w.q$)([ {
    kind: "review"
   } ], e.result.conclusion, n);
   if (c === null) return nowhere("It is unknown which commit the run looked at.");
   try {
    return await postResultCheck(e, {
     github: u,
     key: l,
     sha: c
    });
   } catch (e) {
    (0, i.ki)(e, s.J);
    return {
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
