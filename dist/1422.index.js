"use strict";

exports.id = 1422;

exports.ids = [ 1422 ];

exports.modules = {
 23987: (function(t, n, e) {
  e.d(n, {
   NV: () => batchHeadline,
   xC: () => batchSummary,
   uG: () => batchText,
   L: () => createRowSelection
  });
  var o = e(54539);
  var s = e(1359);
  var r = e(99180);
  var a = e(20653);
  var i = e(47613);
  var c = e(6373);
  var l = e(53599);
  const u = 10;
  const d = 400;
  function createNoticeCollector() {
   const t = new Map;
   let n = 0;
   let e = 0;
   return {
    add: ({name: o, row: {notices: s}}) => {
     const r = new Set(s.map(t => (0, a.ml)((0, a.TN)(t), d)));
     r.size > 0 && (n += 1);
     for (const n of r) {
      const s = t.get(n);
      s !== void 0 ? s.jobs += 1 : t.size < u ? t.set(n, {
       text: n,
       name: (0, a.ml)(o, d),
       jobs: 1
      }) : e += 1;
     }
    },
    collected: () => ({
     jobs: n,
     groups: [ ...t.values() ],
     others: e
    })
   };
  }
  function noticeLines({jobs: t, groups: n, others: e}) {
   if (t === 0) return [];
   return [ `Notices of ${(0, o.B4)(t, "job")}:`, ...n.map(t => `${t.jobs === 1 ? t.name : (0, 
   o.B4)(t.jobs, "job")}: ${t.text}`), ...e === 0 ? [] : [ `and ${(0, o.ZV)(e)} more in result.json of the state directory` ] ];
  }
  var f = e(80141);
  var m = e(28605);
  const p = 9e5;
  const $ = 2e3;
  const g = 400;
  const h = 2 * g;
  const v = 120;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   const n = createNoticeCollector();
   let e = 0;
   return {
    add: o => {
     n.add(o);
     o.figures.state !== "ended" || o.figures.isReused || (e += o.figures.costUsd ?? 0);
     const s = t[(0, m.IQ)(o)];
     s !== void 0 && s.length < $ && s.push(summary_short(o));
    },
    selected: o => ({
     rows: t.flat().slice(0, $),
     notices: n.collected(),
     knownUsd: e,
     count: o
    })
   };
  }
  function summary_short({row: t, ...n}) {
   return {
    ...n,
    row: {
     ...t,
     text: "",
     structured: void 0,
     notices: [],
     reason: (0, a.ml)(t.reason, h)
    }
   };
  }
  function batchSummary(t, n) {
   const {rows: e, notices: s, count: a} = n;
   const {sign: i, text: l} = (0, c.N)(t);
   const u = [ `### ${i} ${(0, r.ft)(t.name)}: ${l}`, "", (0, r.ft)(t.reason), "", figuresOf(t, n), "", ...retryHint(t, e, "`retry-failed`").flatMap(t => [ t, "" ]), ...passRateTable(t), ...(0, 
   f.a)(t.pullRequests, "markdown") ];
   if (a === 0) return `${u.join("\n")}\n`;
   const d = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let m = Buffer.byteLength([ ...u, ...d ].join("\n"));
   let $ = 0;
   for (const t of e) {
    const n = tableLine(t);
    m += Buffer.byteLength(n) + 1;
    if (m > p) break;
    d.push(n);
    $ += 1;
   }
   const g = a - $;
   const h = g === 0 ? [] : [ "", `${(0, o.B4)(g, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...u, ...d, ...h, ...noticeList(s) ].join("\n")}\n`;
  }
  function noticeList(t) {
   const [n, ...e] = noticeLines(t).map(t => (0, r.ft)(t));
   return n === void 0 ? [] : [ "", n, "", ...e.map(t => `- ${t}`) ];
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, matrix: n, model: e, passed: o, failed: s, errors: i, rate: c}) => `| ${[ (0, 
   l.B6)({
    id: t,
    matrix: n
   }), e ].map(t => (0, r.ft)((0, a.ml)(t, g))).join(" | ")} | ${rateText(c)} | ${[ o, s, i ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, w).map(line), "", ...moreRates(t.length - w).flatMap(t => [ t, "" ]) ];
  }
  const w = 100;
  const moreRates = t => t > 0 ? [ `and ${(0, o.B4)(t, "more pass rate")} in result.json of the state directory` ] : [];
  const rateText = t => t === null ? "none" : (0, o.T1)(t);
  function figuresOf({counts: t, deferred: n, parked: e, missing: r = 0, costUsd: a}, {count: i, knownUsd: c}) {
   const l = [ (0, o.B4)(i, "job"), ...Object.entries(t).map(([t, n]) => `${(0, o.ZV)(n)} ${t}`), ...n === 0 ? [] : [ `${(0, 
   o.ZV)(n)} deferred to the next run` ], ...e === 0 ? [] : [ `${(0, o.ZV)(e)} parked` ], ...r === 0 ? [] : [ `${(0, 
   o.ZV)(r)} missing` ], a === null && c > 0 ? `at least ${(0, s.BD)(c)}` : (0, s.BD)(a) ];
   return l.join(", ");
  }
  function retryHint({parked: t}, n, e) {
   const isKept = ({figures: t}) => (0, m.IQ)({
    figures: t
   }) === 0 && t.isReused && (t.conclusion !== "success" || t.evaluations.failed > 0);
   return t > 0 || n.some(isKept) ? [ `${e} runs parked jobs and reused failures again.` ] : [];
  }
  function tableLine(t) {
   const {name: n, row: e, durationMs: o} = t;
   const i = [ (0, r.ft)((0, a.ml)(n, g)), (0, r.ft)(conclusionText(t)), evaluationTexts(t).map(t => (0, 
   r.ft)(t)).join("<br>"), e.costUsd === null ? "" : (0, s.BD)(e.costUsd), o === null ? "" : (0, 
   s.a3)(o), linkOf(t) ];
   return `| ${i.join(" | ")} |`;
  }
  function conclusionText(t) {
   const {row: n, figures: e} = t;
   const o = (0, a.ml)(n.reason, g);
   if (e.state !== "ended" && o !== "") return o;
   return n.conclusion === "success" ? (0, m.L4)(t) : `${(0, m.L4)(t)}: ${o}`;
  }
  const y = 3;
  function evaluationTexts({row: {evaluations: t}, figures: {isPassed: n}}) {
   if (t.length === 0) return [];
   const e = (0, m.Qg)(t);
   if (n && e.length > 0) return [ `score ${String((0, i.UQ)(t))}` ];
   if (e.length === 0) return [ `${String(t.length)} passed` ];
   const o = e.length - y;
   return [ ...e.slice(0, y).map(({name: t, status: n, reason: e}) => {
    const o = `${(0, a.ml)(t, v)}: ${n === "error" ? "error: " : ""}`;
    return `${o}${(0, a.ml)(e, v)}`;
   }), ...o > 0 ? [ `and ${String(o)} more` ] : [] ];
  }
  function linkOf({row: {item: t}}) {
   const n = t?.["url"];
   return typeof n === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(n) && n.length < 300 ? `[item](${n})` : "";
  }
  const batchHeadline = t => `${t.name}: ${(0, c.N)(t).text}. ${t.reason}`;
  function batchText(t, n) {
   const {rows: e, notices: o} = n;
   const s = (0, a.ml)(t.reason, h);
   const r = e.filter(t => (0, m.IQ)(t) < 2 && !(0, m.Uh)(t) && t.row.reason !== s);
   const i = r.slice(0, 20);
   const c = i.map(t => `  ${t.name}: ${(0, m.L4)(t)}: ${oneLine(t)}`);
   const l = r.length - i.length;
   const [u, ...d] = noticeLines(o);
   const p = (0, f.a)(t.pullRequests, "terminal");
   return [ batchHeadline(t), figuresOf(t, n), ...retryHint(t, e, "--retry-failed"), ...t.passRates.slice(0, x).map(rateLine), ...moreRates(t.passRates.length - x).map(t => `  ${t}`), ...c.length === 0 ? [] : [ "", ...c ], ...l === 0 ? [] : [ `  and ${String(l)} more` ], ...p.length === 0 ? [] : [ "", ...p ], ...u === void 0 ? [] : [ "", u, ...d.map(t => `  ${t}`) ] ].join("\n");
  }
  const x = 20;
  function rateLine({id: t, matrix: n, model: e, passed: s, failed: r, errors: a, rate: i}) {
   const c = a === 0 ? "" : `, ${(0, o.B4)(a, "error")}`;
   const u = `${String(s)} of ${String(s + r)}${c}`;
   return `  ${(0, l.B6)({
    id: t,
    matrix: n
   })}, ${e}: ${rateText(i)} passed (${u})`;
  }
  function oneLine(t) {
   const {row: n} = t;
   const e = n.conclusion === "success" ? evaluationTexts(t).map(t => t.replace(/\.$/, "")).join("; ") : n.reason;
   return (0, a.ml)(e.replace(/\s+/g, " "), g);
  }
 }),
 11422: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   report: () => report
  });
  var o = e(76760);
  var s = e(99180);
  var r = e(53599);
  var a = e(28605);
  var i = e(23987);
  async function batchReportText({plan: t, figures: n, totals: e, rowOf: o}, s, {asMarkdown: c}) {
   const l = (0, i.L)();
   for (const e of t.jobs) {
    const t = n[e.index];
    if (t === void 0) continue;
    const {row: i, record: c} = await o(e);
    const u = i.evaluations.map(t => ({
     ...t,
     name: s(t.name),
     reason: s(t.reason)
    }));
    const d = s((0, r.er)(e));
    const f = {
     ...i,
     reason: s(i.reason),
     evaluations: u,
     notices: i.notices.map(s)
    };
    l.add({
     name: d,
     figures: t,
     row: f,
     durationMs: (0, a.cf)(t, c)
    });
   }
   const u = c ? i.xC : (...t) => `${(0, i.uG)(...t)}\n`;
   return u({
    ...e,
    name: s(e.name),
    reason: s(e.reason),
    pullRequests: cleanPullRequests(e, s)
   }, l.selected(t.jobs.length));
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
  var l = e(91473);
  var u = e(3994);
  var d = e(42357);
  var f = e(54539);
  var m = e(7138);
  var p = e(48080);
  var $ = e(66577);
  var g = e(72631);
  var h = e(20653);
  var v = e(1359);
  function callRecords(t) {
   return callsIn(t).map(({call: t, turn: n}) => {
    const {at: e, agent: o, tool: s, label: r, status: a, decision: i, mode: c, stage: l, rule: u, reason: d, suggest: f, durationMs: m} = t;
    return {
     at: e === 0 ? null : new Date(e).toISOString(),
     agent: o,
     tool: s,
     call: r,
     status: a,
     decision: i,
     mode: c,
     stage: l,
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
   const s = e === 0 ? "" : ` (${(0, f.ZV)(e)} cached)`;
   return `${(0, f.ZV)(t)}${o} in${s}, ${(0, f.ZV)(n)} out`;
  }
  const w = {
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
   const {status: o, tool: s, label: r, durationMs: a, agent: i, suggest: c} = t;
   const l = i === null ? "" : `[${i}] `;
   const u = a === null ? "" : `  ${(0, v.a3)(a)}`;
   const d = decisionText(t);
   const f = n !== null && e ? tokensOf(n, " tokens") : "";
   return [ ...f === "" ? [] : [ `          ${l}turn ${String(n?.turn)}: ${f}` ], `${timeText(t)}  ${w[o]} ${l}${s}  ${oneLine(r)}${u}`, ...d === "" ? [] : [ `            ${d}` ], ...c.map(t => `            would be allowed by: ${oneLine(t)}`) ];
  }
  function decisionText({status: t, stage: n, rule: e, reason: o, repeat: s, decision: r, mode: a}) {
   const i = a === null || a === "default" ? "" : ` in mode ${a}`;
   const c = `${by(e)}${i}${o === "" ? "" : `: ${oneLine(o)}`}`;
   if (t === "refused") return `refused${n === null ? "" : ` at ${n}`}${c}`;
   if (t === "invalid") return "not a valid call";
   return s === null && r !== "allow" ? "" : `allowed${c}`;
  }
  const by = t => t === null ? "" : ` by ${oneLine(t)}`;
  const oneLine = t => (0, h.ml)(t.replace(/\s+/g, " "), 300);
  function timeText({at: t}) {
   return t === 0 ? "        " : new Date(t).toISOString().slice(11, 19);
  }
  const y = 500;
  function callHistoryMarkdown(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   const e = n.slice(0, y).map(({call: t, turn: n, isFirst: e}) => {
    const {tool: o, label: r, status: a, durationMs: i} = t;
    const c = [ timeText(t).trim(), (0, s.ft)((0, h.ml)(o, 100)), (0, s.ti)((0, h.ml)(r.replace(/\s+/g, " "), 200)), `${w[a]} ${a}`, (0, 
    s.xG)((0, h.ml)(decisionText(t), 300)), i === null ? "" : (0, v.a3)(i), n !== null && e ? tokensOf(n) : "" ];
    return `| ${c.join(" | ")} |`;
   });
   const o = n.length - e.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...e, ...o === 0 ? [] : [ "", `${(0, 
   f.B4)(o, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var x = e(76813);
  var T = e(23115);
  var b = e(7436);
  async function report(t, n) {
   const {directory: e, environment: o, stdio: s} = n;
   const [r] = t.operands;
   if (r === void 0) throw new d.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const a = (0, $.a)((0, p.Fj)(o));
   const i = {
    directory: e,
    clean: t => a((0, m.wh)(t)),
    onNotice: t => s.err(`${a((0, m.wh)(t))}\n`)
   };
   const c = (0, b.gx)(t, "html");
   const l = {
    previous: (0, b.gx)(t, "previous"),
    maxBytes: maxBytesOf(t)
   };
   if (await (0, u.wd)(r, e)) return await reportBatch(r, {
    invocation: t,
    ports: i,
    stdio: s,
    html: c,
    ...l
   });
   if (l.previous !== void 0) throw noComparison(r);
   const f = (0, T.g)(r, await (0, u.Kq)(r, e), {
    clean: i.clean,
    result: null
   });
   if (c !== void 0) return await writeHtml(c, f, {
    ports: i,
    stdio: s,
    ...l
   });
   for await (const {entries: n} of f.jobs()) (0, b.JG)(t, "json") ? s.out(`${JSON.stringify(callRecords(n), null, 2)}\n`) : (0, 
   b.JG)(t, "markdown") ? s.out(callHistoryMarkdown(n)) : s.out(callHistoryText(n));
   return 0;
  }
  async function reportBatch(t, n) {
   const {invocation: e, ports: s, stdio: r, html: a, previous: i} = n;
   const d = await (0, l.x)((0, o.resolve)(s.directory, t), s.onNotice);
   const f = i === void 0 ? null : await (0, u.WY)(i, s);
   const m = await (0, c.O)(d, f, s);
   if (a !== void 0) return await writeHtml(a, m, n);
   (0, b.JG)(e, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(d, s.clean, {
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
   const {outside: i} = await (0, g.x)(a, n);
   const c = `The conversations of ${(0, f.B4)(i, "job")} did not fit: raise --max-mb to include them.`;
   s.err(`${t}\n${i === 0 ? "" : `${c}\n`}`);
   return 0;
  }
  function maxBytesOf(t) {
   const n = (0, b.gx)(t, "max-mb") ?? String(x.A);
   const e = Number(n);
   if (/^\d+(\.\d+)?$/.test(n) && e > 0) return e * 1e6;
   throw new d.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: n,
    hint: `write a number such as --max-mb ${String(x.A)}`
   });
  }
  function noComparison(t) {
   return new d.yo({
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
  var i = e(1359);
  var c = e(41599);
  var l = e(90120);
  function transcriptSource(t, n, {clean: e, result: o}) {
   const s = (0, c.$)(n.endsWith("\n") ? n : `${n}\n`, e);
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
     label: i.vV[r.conclusion].text,
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
    changes: (0, l.x)(o?.changes ?? [], e),
    notices: (o?.notices ?? []).map(e),
    ...(0, c.q)(s.entries)
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
   const {model: o, mode: r, turns: a, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const d = l.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.ZV)(a) ], [ "Calls", f === 0 ? (0, 
   s.ZV)(d.length) : `${(0, s.ZV)(d.length)}, ${(0, s.ZV)(f)} refused` ], [ "Tokens", `${(0, 
   s.ZV)(sum("inputTokens"))} in, ${(0, s.ZV)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   s.B4)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", e === null ? "" : (0, 
   i.a3)(e) ], [ "Started", u === null ? "" : utcTime(u) ] ].filter(t => t[1] !== "");
  }
 })
};
