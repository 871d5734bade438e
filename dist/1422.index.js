"use strict";

exports.id = 1422;

exports.ids = [ 1422 ];

exports.modules = {
 11422: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   report: () => report
  });
  var o = e(76760);
  var s = e(99180);
  var r = e(53599);
  var a = e(85737);
  var l = e(28605);
  var i = e(4690);
  async function batchReportText({plan: t, figures: n, totals: e, rowOf: o}, s, {asMarkdown: c}) {
   const u = (0, a.L)();
   for (const e of t.jobs) {
    const t = n[e.index];
    if (t === void 0) continue;
    const {row: a, record: i} = await o(e);
    const c = a.evaluations.map(t => ({
     ...t,
     name: s(t.name),
     reason: s(t.reason)
    }));
    const d = s((0, r.er)(e));
    const f = {
     ...a,
     reason: s(a.reason),
     evaluations: c,
     notices: a.notices.map(s)
    };
    u.add({
     name: d,
     figures: t,
     row: f,
     durationMs: (0, l.cf)(t, i)
    });
   }
   const d = c ? i.xC : (...t) => `${(0, i.uG)(...t)}\n`;
   return d({
    ...e,
    name: s(e.name),
    reason: s(e.reason),
    pullRequests: cleanPullRequests(e, s)
   }, u.selected(t.jobs.length));
  }
  function cleanPullRequests({pullRequests: t = []}, n) {
   return t.map(({outcome: t, url: e, jobs: o, note: r}) => ({
    outcome: t,
    jobs: o.map(n),
    note: n(r),
    url: (0, s.n1)(e) ? n(e) : null
   }));
  }
  var c = e(12290);
  var u = e(91473);
  var d = e(3994);
  var f = e(42357);
  var m = e(54539);
  var p = e(7138);
  var v = e(48080);
  var h = e(66577);
  var g = e(72631);
  var w = e(20653);
  var $ = e(1359);
  function callRecords(t) {
   return callsIn(t).map(({call: t, turn: n}) => {
    const {at: e, agent: o, tool: s, label: r, status: a, decision: l, mode: i, stage: c, rule: u, reason: d, suggest: f, durationMs: m} = t;
    return {
     at: e === 0 ? null : new Date(e).toISOString(),
     agent: o,
     tool: s,
     call: r,
     status: a,
     decision: l,
     mode: i,
     stage: c,
     rule: u,
     reason: d,
     suggest: f,
     durationMs: m,
     turn: n === null ? null : recordOf(n)
    };
   });
  }
  function recordOf({turn: t, inputTokens: n, outputTokens: e, cacheReadTokens: o}) {
   return {
    turn: t,
    inputTokens: n,
    outputTokens: e,
    cacheReadTokens: o
   };
  }
  function callsIn(t) {
   const n = new Map;
   const e = new Set;
   return t.flatMap(t => {
    t.type === "turn" && n.set(t.agent, t);
    if (t.type !== "call") return [];
    const o = n.get(t.agent) ?? null;
    const s = o !== null && !e.has(o);
    o !== null && e.add(o);
    return [ {
     call: t,
     turn: o,
     isFirst: s
    } ];
   });
  }
  function tokensOf({inputTokens: t, outputTokens: n, cacheReadTokens: e}, o = "") {
   if (t + n === 0) return "";
   const s = e === 0 ? "" : ` (${(0, m.ZV)(e)} cached)`;
   return `${(0, m.ZV)(t)}${o} in${s}, ${(0, m.ZV)(n)} out`;
  }
  const y = {
   done: "\u2713",
   failed: "!",
   refused: "\u2717",
   invalid: "?",
   unfinished: "\u2026"
  };
  function callHistoryText(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   return n.flatMap(textLines).join("\n").concat("\n");
  }
  function textLines({call: t, turn: n, isFirst: e}) {
   const {status: o, tool: s, label: r, durationMs: a, agent: l, suggest: i} = t;
   const c = l === null ? "" : `[${l}] `;
   const u = a === null ? "" : `  ${(0, $.a3)(a)}`;
   const d = decisionText(t);
   const f = n !== null && e ? tokensOf(n, " tokens") : "";
   return [ ...f === "" ? [] : [ `          ${c}turn ${String(n?.turn)}: ${f}` ], `${timeText(t)}  ${y[o]} ${c}${s}  ${oneLine(r)}${u}`, ...d === "" ? [] : [ `            ${d}` ], ...i.map(t => `            would be allowed by: ${oneLine(t)}`) ];
  }
  function decisionText({status: t, stage: n, rule: e, reason: o, repeat: s, decision: r, mode: a}) {
   const l = a === null || a === "default" ? "" : ` in mode ${a}`;
   const i = `${by(e)}${l}${o === "" ? "" : `: ${oneLine(o)}`}`;
   if (t === "refused") return `refused${n === null ? "" : ` at ${n}`}${i}`;
   if (t === "invalid") return "not a valid call";
   return s === null && r !== "allow" ? "" : `allowed${i}`;
  }
  const by = t => t === null ? "" : ` by ${oneLine(t)}`;
  const oneLine = t => (0, w.ml)(t.replace(/\s+/g, " "), 300);
  function timeText({at: t}) {
   return t === 0 ? "        " : new Date(t).toISOString().slice(11, 19);
  }
  const T = 500;
  function callHistoryMarkdown(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   const e = n.slice(0, T).map(({call: t, turn: n, isFirst: e}) => {
    const {tool: o, label: r, status: a, durationMs: l} = t;
    const i = [ timeText(t).trim(), (0, s.ft)((0, w.ml)(o, 100)), (0, s.ti)((0, w.ml)(r.replace(/\s+/g, " "), 200)), `${y[a]} ${a}`, (0, 
    s.xG)((0, w.ml)(decisionText(t), 300)), l === null ? "" : (0, $.a3)(l), n !== null && e ? tokensOf(n) : "" ];
    return `| ${i.join(" | ")} |`;
   });
   const o = n.length - e.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...e, ...o === 0 ? [] : [ "", `${(0, 
   m.B4)(o, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var x = e(76813);
  var k = e(23115);
  var b = e(7436);
  async function report(t, n) {
   const {directory: e, environment: o, stdio: s} = n;
   const [r] = t.operands;
   if (r === void 0) throw new f.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const a = (0, h.a)((0, v.Fj)(o));
   const l = {
    directory: e,
    clean: t => a((0, p.wh)(t)),
    onNotice: t => s.err(`${a((0, p.wh)(t))}\n`)
   };
   const i = (0, b.gx)(t, "html");
   const c = {
    previous: (0, b.gx)(t, "previous"),
    maxBytes: maxBytesOf(t)
   };
   if (await (0, d.wd)(r, e)) return await reportBatch(r, {
    invocation: t,
    ports: l,
    stdio: s,
    html: i,
    ...c
   });
   if (c.previous !== void 0) throw noComparison(r);
   const u = (0, k.g)(r, await (0, d.Kq)(r, e), {
    clean: l.clean,
    result: null
   });
   if (i !== void 0) return await writeHtml(i, u, {
    ports: l,
    stdio: s,
    ...c
   });
   for await (const {entries: n} of u.jobs()) (0, b.JG)(t, "json") ? s.out(`${JSON.stringify(callRecords(n), null, 2)}\n`) : (0, 
   b.JG)(t, "markdown") ? s.out(callHistoryMarkdown(n)) : s.out(callHistoryText(n));
   return 0;
  }
  async function reportBatch(t, n) {
   const {invocation: e, ports: s, stdio: r, html: a, previous: l} = n;
   const i = await (0, u.x)((0, o.resolve)(s.directory, t), s.onNotice);
   const f = l === void 0 ? null : await (0, d.WY)(l, s);
   const m = await (0, c.O)(i, f, s);
   if (a !== void 0) return await writeHtml(a, m, n);
   (0, b.JG)(e, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(i, s.clean, {
    asMarkdown: (0, b.JG)(e, "markdown")
   }));
   return 0;
  }
  async function writeHtml(t, n, {ports: e, stdio: s, maxBytes: r}) {
   const a = {
    path: (0, o.resolve)(e.directory, t),
    maxBytes: r,
    location: "--html"
   };
   const {outside: l} = await (0, g.x)(a, n);
   const i = `The conversations of ${(0, m.B4)(l, "job")} did not fit: raise --max-mb to include them.`;
   s.err(`${t}\n${l === 0 ? "" : `${i}\n`}`);
   return 0;
  }
  function maxBytesOf(t) {
   const n = (0, b.gx)(t, "max-mb") ?? String(x.A);
   const e = Number(n);
   if (/^\d+(\.\d+)?$/.test(n) && e > 0) return e * 1e6;
   throw new f.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: n,
    hint: `write a number such as --max-mb ${String(x.A)}`
   });
  }
  function noComparison(t) {
   return new f.yo({
    code: "argument-invalid",
    location: "--previous",
    message: "only batches are compared",
    found: t,
    hint: "name the state directory of a batch, or leave --previous out"
   });
  }
 }),
 23115: (function(t, n, e) {
  e.d(n, {
   g: () => transcriptSource
  });
  var o = e(42357);
  var s = e(54539);
  var r = e(71431);
  var a = e(89366);
  var l = e(1359);
  var i = e(41599);
  var c = e(90120);
  function transcriptSource(t, n, {clean: e, result: o}) {
   const s = (0, i.$)(n.endsWith("\n") ? n : `${n}\n`, e);
   if (s.entries.length === 0) throw notATranscript(t);
   const r = o === null ? endOf(s) : {
    conclusion: o.conclusion,
    reason: e(o.reason)
   };
   const a = o === null ? costOfRun(s) : o.costUsd;
   const u = o === null ? durationOf(s) : o.durationMs;
   const d = s.prompt === "" ? t : s.prompt;
   const f = {
    ...{
     key: "run",
     name: d,
     id: d,
     model: s.model,
     ...r,
     costUsd: a,
     durationMs: u
    },
    state: r.conclusion === "success" ? "passed" : "failed",
    isReused: false,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   };
   const m = {
    ...{
     kind: "run",
     title: d,
     ...r,
     label: l.vV[r.conclusion].text,
     costUsd: a,
     rows: [ f ]
    },
    endedAt: s.endedAt === null ? null : new Date(s.endedAt).toISOString(),
    previous: null,
    passRates: [],
    pullRequests: []
   };
   const p = {
    key: f.key,
    reason: r.reason,
    facts: factsOf(s, a, u),
    item: [],
    text: s.text,
    structured: null,
    evaluations: [],
    changes: (0, c.x)(o?.changes ?? [], e),
    notices: (o?.notices ?? []).map(e),
    ...(0, i.q)(s.entries)
   };
   return {
    overview: m,
    jobs: async function*() {
     yield await Promise.resolve(p);
    }
   };
  }
  function notATranscript(t) {
   return new o.yo({
    code: "file-unreadable",
    location: t,
    message: "the file is not a transcript",
    found: "no event of a run",
    hint: "name the transcript that a run printed at the end, or the state directory of a batch"
   });
  }
  function endOf({stop: t, text: n}) {
   if (t === null) {
    const t = "The transcript has no end: the run was interrupted, or is still running.";
    return {
     conclusion: "cancelled",
     reason: t
    };
   }
   const {conclusion: e, reason: o} = (0, r.P0)(t, [], "continue");
   return {
    conclusion: e,
    reason: e === "success" && n === "" ? "The run has ended." : o
   };
  }
  function costOfRun({usages: t, model: n}) {
   return t.map(t => (0, a.ho)(t.model ?? n, t)).reduce((t, n) => t === null || n === null ? null : t + n, 0);
  }
  function durationOf({startedAt: t, endedAt: n}) {
   return t === null || n === null ? null : n - t;
  }
  const utcTime = t => new Date(t).toISOString().replace(/T(.*)\.\d+Z$/, " $1 UTC");
  function factsOf(t, n, e) {
   const {model: o, mode: r, turns: a, usages: i, entries: c, startedAt: u} = t;
   const sum = t => i.reduce((n, e) => n + e[t], 0);
   const d = c.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.ZV)(a) ], [ "Calls", f === 0 ? (0, 
   s.ZV)(d.length) : `${(0, s.ZV)(d.length)}, ${(0, s.ZV)(f)} refused` ], [ "Tokens", `${(0, 
   s.ZV)(sum("inputTokens"))} in, ${(0, s.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   s.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, l.BD)(n) ], [ "Time", e === null ? "" : (0, 
   l.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
  }
 })
};
