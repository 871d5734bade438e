"use strict";

exports.id = 3090;

exports.ids = [ 3090 ];

exports.modules = {
 95363: (function(t, n, e) {
  e.d(n, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const o = [ "title", "body", "author", "labels" ];
  const s = [ "path", "name", "stem", "dir" ];
  const r = [ "number", "url", "association", "created", "updated", ...o ];
  function knownFields(t) {
   switch (t.kind) {
   case "files":
   case "changed":
    return s;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return r;

   case "list":
    return [ ...new Set(t.values.flatMap(t => typeof t === "object" ? Object.keys(t) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(t, n) {
   return (t.kind === "issues" || t.kind === "pulls") && o.includes(n);
  }
  function fieldOf(t, n) {
   if (Object.hasOwn(t, n)) return t[n];
   let e = t;
   for (const t of n.split(".")) {
    if (typeof e !== "object" || e === null || !Object.hasOwn(e, t)) return;
    e = e[t];
   }
   return e;
  }
  function fieldText(t) {
   if (t === null || t === void 0) return "";
   return typeof t === "string" ? t : JSON.stringify(t);
  }
 }),
 57367: (function(t, n, e) {
  e.d(n, {
   XK: () => planFileText,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var o = e(94343);
  var s = e(43759);
  var r = e(42357);
  var a = e(85306);
  function* planFileText(t) {
   const {jobs: n, ...e} = t;
   yield `${JSON.stringify(e).slice(0, -1)},"jobs":[\n`;
   let o = [];
   for (const [t, e] of n.entries()) {
    const {item: s} = e;
    const r = s === null ? null : {
     id: s.id,
     fields: s.fields,
     content: s.content
    };
    o.push(`${JSON.stringify({
     ...e,
     item: r
    })}${t < n.length - 1 ? "," : ""}\n`);
    if (o.length < 1e3) continue;
    yield o.join("");
    o = [];
   }
   yield `${o.join("")}]}\n`;
  }
  const hex = t => o.YjP().check(s.Fk(new RegExp(`^[0-9a-f]{${String(t)}}$`)));
  const i = o.Whr().check(s.qm(0));
  const c = o.rej({
   id: o.YjP(),
   index: i,
   item: o.mee(o.rej({
    id: o.YjP(),
    fields: o.g1P(o.YjP(), o.L5J()),
    content: o.mee(o.YjP())
   })),
   matrix: o.g1P(o.YjP(), o.KCZ([ o.YjP(), o.aig(), o.zMY() ])),
   repeat: o.Whr().check(s.qm(1)),
   key: hex(64),
   keyParts: o.rej(Object.fromEntries(a.N.map(t => [ t, o.YjP() ]))),
   slot: o.YjP(),
   evaluationDigest: o.YjP(),
   model: o.YjP(),
   promptCharacters: o.aig(),
   estimatedCostUsd: o.mee(o.aig()),
   shard: o.Whr().check(s.qm(1))
  });
  const l = o.rej({
   formatVersion: o.euz(1),
   planId: hex(32),
   name: o.YjP(),
   fileDigest: hex(64),
   shards: o.Whr().check(s.qm(1), s.Zm(256)),
   jobs: o.YOg(c),
   notices: o.YOg(o.YjP())
  });
  function readPlanFile(t, n, e) {
   const o = parsePlan(t, n);
   if (o.fileDigest !== e.digest) throw planProblem(t, `the plan was made from another version of ${e.path}`, "check out the same commit for the plan and for its shards, or make a new plan");
   return o;
  }
  function parsePlan(t, n) {
   const e = parse(t, (new TextDecoder).decode(n));
   const o = l.safeParse(e);
   if (!o.success) {
    const [n] = o.error.issues;
    const e = n === void 0 || n.path.length === 0 ? "" : ` at ${n.path.join(".")}`;
    throw planProblem(t, `the file is not a plan of this version of Sallyport${e}`, "make it with batch plan");
   }
   return {
    ...o.data,
    jobs: o.data.jobs
   };
  }
  function parse(t, n) {
   try {
    return JSON.parse(n);
   } catch (n) {
    throw planProblem(t, `the plan is not valid JSON: ${(0, r.bD)(n)}`, "make it again with batch plan");
   }
  }
  function planProblem(t, n, e) {
   return new r.yo({
    code: "batch-plan",
    location: t,
    message: n,
    hint: e
   });
  }
 }),
 4690: (function(t, n, e) {
  e.d(n, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var o = e(54539);
  var s = e(1359);
  var r = e(99180);
  var a = e(20653);
  var i = e(47613);
  var c = e(28605);
  const l = 9e5;
  const u = 2e3;
  const d = 400;
  const f = 2 * d;
  const m = 120;
  function createRowSelection() {
   const t = [ [], [], [], [] ];
   return {
    add: n => {
     const e = t[(0, c.I)(n)];
     e !== void 0 && e.length < u && e.push(short(n));
    },
    rows: () => t.flat().slice(0, u)
   };
  }
  function short({row: t, ...n}) {
   return {
    ...n,
    row: {
     ...t,
     text: "",
     structured: void 0,
     reason: (0, a.ml)(t.reason, f)
    }
   };
  }
  function batchSummary(t, n, e) {
   const {sign: a, text: i} = s.vV[t.conclusion];
   const c = [ `### ${a} ${(0, r.ft)(t.name)}: ${i}`, "", (0, r.ft)(t.reason), "", figuresOf(t, e), "", ...passRateTable(t) ];
   if (e === 0) return `${c.join("\n")}\n`;
   const u = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...c, ...u ].join("\n"));
   let f = 0;
   for (const t of n) {
    const n = tableLine(t);
    d += Buffer.byteLength(n) + 1;
    if (d > l) break;
    u.push(n);
    f += 1;
   }
   const m = e - f;
   const p = m === 0 ? [] : [ "", `${(0, o.B)(m, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...c, ...u, ...p ].join("\n")}\n`;
  }
  function passRateTable({passRates: t}) {
   if (t.length === 0) return [];
   const line = ({id: t, model: n, passed: e, failed: o, errors: s, rate: i}) => `| ${[ t, n ].map(t => (0, 
   r.ft)((0, a.ml)(t, d))).join(" | ")} | ${rateText(i)} | ${[ e, o, s ].join(" | ")} |`;
   return [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...t.slice(0, p).map(line), "" ];
  }
  const p = 100;
  const rateText = t => t === null ? "none" : `${String(Math.round(t * 1e3) / 10)} %`;
  function figuresOf({counts: t, deferred: n, parked: e, costUsd: r}, a) {
   const i = [ (0, o.B)(a, "job"), ...Object.entries(t).map(([t, n]) => `${String(n)} ${t}`), ...n === 0 ? [] : [ `${String(n)} deferred to the next run` ], ...e === 0 ? [] : [ `${String(e)} parked` ], (0, 
   s.BD)(r) ];
   return i.join(", ");
  }
  function tableLine(t) {
   const {name: n, row: e, durationMs: o} = t;
   const i = e.conclusion === "success" ? "" : `: ${(0, a.ml)(e.reason, d)}`;
   const l = [ (0, r.ft)((0, a.ml)(n, d)), (0, r.ft)(`${(0, c.L)(t)}${i}`), (0, r.ft)((0, 
   a.ml)(evaluationText(t), d)), e.costUsd === null ? "" : (0, s.BD)(e.costUsd), o === null ? "" : (0, 
   s.a3)(o), linkOf(t) ];
   return `| ${l.join(" | ")} |`;
  }
  function evaluationText({row: {evaluations: t}, figures: {isPassed: n}}) {
   if (t.length === 0) return "";
   const e = t.filter(({status: t}) => t !== "passed");
   if (n && e.length > 0) return `score ${String((0, i.UQ)(t))}`;
   if (e.length === 0) return `${String(t.length)} passed`;
   return e.map(({name: t, status: n, reason: e}) => `${t}: ${n}: ${(0, a.ml)(e, m)}`).join(" ");
  }
  function linkOf({row: {item: t}}) {
   const n = t?.["url"];
   return typeof n === "string" && /^https:\/\/[\w./#?=&%~-]+$/.test(n) && n.length < 300 ? `[item](${n})` : "";
  }
  function batchText(t, n, e) {
   const r = (0, a.ml)(t.reason, f);
   const i = n.filter(t => (0, c.I)(t) < 2 && t.figures.state !== "open" && t.row.reason !== r);
   const l = i.slice(0, 20);
   const u = l.map(t => `  ${t.name}: ${(0, c.L)(t)}: ${oneLine(t)}`);
   const d = i.length - l.length;
   return [ `${t.name}: ${s.vV[t.conclusion].text}. ${t.reason}`, figuresOf(t, e), ...t.passRates.slice(0, 20).map(({id: t, model: n, passed: e, failed: s, errors: r, rate: a}) => `  ${t}, ${n}: ${rateText(a)} passed (${String(e)} of ${String(e + s)}${r === 0 ? "" : `, ${(0, 
   o.B)(r, "error")}`})`), ...u.length === 0 ? [] : [ "", ...u ], ...d === 0 ? [] : [ `  and ${String(d)} more` ] ].join("\n");
  }
  function oneLine(t) {
   const {row: n} = t;
   const e = n.conclusion === "success" ? evaluationText(t) : n.reason;
   return (0, a.ml)(e.replace(/\s+/g, " "), d);
  }
 }),
 85306: (function(t, n, e) {
  e.d(n, {
   N: () => s,
   R: () => o
  });
  const o = 1;
  const s = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 11422: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   report: () => report
  });
  var o = e(76760);
  var s = e(53599);
  var r = e(4690);
  async function batchReportText({plan: t, figures: n, totals: e, rowOf: o}, a, {asMarkdown: i}) {
   const c = (0, r.L)();
   for (const e of t.jobs) {
    const t = n[e.index];
    if (t === void 0) continue;
    const {row: r, record: i} = await o(e);
    const l = r.evaluations.map(t => ({
     ...t,
     name: a(t.name),
     reason: a(t.reason)
    }));
    const u = a((0, s.e)(e)).replace(/\s+/g, " ");
    const d = {
     ...r,
     reason: a(r.reason),
     evaluations: l
    };
    c.add({
     name: u,
     figures: t,
     row: d,
     durationMs: i?.durationMs ?? null
    });
   }
   const l = i ? r.xC : (...t) => `${(0, r.uG)(...t)}\n`;
   return l({
    ...e,
    name: a(e.name),
    reason: a(e.reason)
   }, c.rows(), t.jobs.length);
  }
  var a = e(12290);
  var i = e(91473);
  var c = e(3994);
  var l = e(42357);
  var u = e(54539);
  var d = e(7138);
  var f = e(48080);
  var m = e(66577);
  var p = e(72631);
  var h = e(20653);
  var g = e(1359);
  var $ = e(99180);
  function callRecords(t) {
   return callsIn(t).map(({call: t, turn: n}) => ({
    at: t.at === 0 ? null : new Date(t.at).toISOString(),
    agent: t.agent,
    tool: t.tool,
    call: t.label,
    status: t.status,
    decision: t.decision,
    mode: t.mode,
    stage: t.stage,
    rule: t.rule,
    reason: t.reason,
    suggest: t.suggest,
    durationMs: t.durationMs,
    turn: n === null ? null : {
     turn: n.turn,
     inputTokens: n.inputTokens,
     outputTokens: n.outputTokens,
     cacheReadTokens: n.cacheReadTokens
    }
   }));
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
   const s = e === 0 ? "" : ` (${(0, u.Z)(e)} cached)`;
   return `${(0, u.Z)(t)}${o} in${s}, ${(0, u.Z)(n)} out`;
  }
  const v = {
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
   const u = a === null ? "" : `  ${(0, g.a3)(a)}`;
   const d = decisionText(t);
   const f = n !== null && e ? tokensOf(n, " tokens") : "";
   return [ ...f === "" ? [] : [ `          ${l}turn ${String(n?.turn)}: ${f}` ], `${timeText(t)}  ${v[o]} ${l}${s}  ${oneLine(r)}${u}`, ...d === "" ? [] : [ `            ${d}` ], ...c.map(t => `            would be allowed by: ${oneLine(t)}`) ];
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
  const w = 500;
  function callHistoryMarkdown(t) {
   const n = callsIn(t);
   if (n.length === 0) return "No calls.\n";
   const e = n.slice(0, w).map(({call: t, turn: n, isFirst: e}) => {
    const {tool: o, label: s, status: r, durationMs: a} = t;
    const i = [ timeText(t).trim(), (0, $.ft)((0, h.ml)(o, 100)), (0, $.ti)((0, h.ml)(s.replace(/\s+/g, " "), 200)), `${v[r]} ${r}`, (0, 
    $.xG)((0, h.ml)(decisionText(t), 300)), a === null ? "" : (0, g.a3)(a), n !== null && e ? tokensOf(n) : "" ];
    return `| ${i.join(" | ")} |`;
   });
   const o = n.length - e.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...e, ...o === 0 ? [] : [ "", `${(0, 
   u.B)(o, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var y = e(76813);
  var b = e(23115);
  var j = e(7436);
  async function report(t, n) {
   const {directory: e, environment: o, stdio: s} = n;
   const [r] = t.operands;
   if (r === void 0) throw new l.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const a = (0, m.a)((0, f.Fj)(o));
   const i = {
    directory: e,
    clean: t => a((0, d.wh)(t)),
    onNotice: t => s.err(`${a((0, d.wh)(t))}\n`)
   };
   const u = (0, j.gx)(t, "html");
   const p = {
    previous: (0, j.gx)(t, "previous"),
    maxBytes: maxBytesOf(t)
   };
   if (await (0, c.wd)(r, e)) return await reportBatch(r, {
    invocation: t,
    ports: i,
    stdio: s,
    html: u,
    ...p
   });
   if (p.previous !== void 0) throw noComparison(r);
   const h = (0, b.g)(r, await (0, c.Kq)(r, e), {
    clean: i.clean,
    result: null
   });
   if (u !== void 0) return await writeHtml(u, h, {
    ports: i,
    stdio: s,
    ...p
   });
   for await (const {entries: n} of h.jobs()) (0, j.JG)(t, "json") ? s.out(`${JSON.stringify(callRecords(n), null, 2)}\n`) : (0, 
   j.JG)(t, "markdown") ? s.out(callHistoryMarkdown(n)) : s.out(callHistoryText(n));
   return 0;
  }
  async function reportBatch(t, n) {
   const {invocation: e, ports: s, stdio: r, html: l, previous: u} = n;
   const d = await (0, i.x)((0, o.resolve)(s.directory, t), s.onNotice);
   const f = u === void 0 ? null : await (0, c.WY)(u, s);
   const m = await (0, a.O)(d, f, s);
   if (l !== void 0) return await writeHtml(l, m, n);
   (0, j.JG)(e, "json") ? r.out(`${JSON.stringify(m.overview, null, 2)}\n`) : r.out(await batchReportText(d, s.clean, {
    asMarkdown: (0, j.JG)(e, "markdown")
   }));
   return 0;
  }
  async function writeHtml(t, n, {ports: e, stdio: s, maxBytes: r}) {
   const a = {
    path: (0, o.resolve)(e.directory, t),
    maxBytes: r,
    location: "--html"
   };
   const {outside: i} = await (0, p.x)(a, n);
   const c = `The conversations of ${(0, u.B)(i, "job")} did not fit: raise --max-mb to include them.`;
   s.err(`${t}\n${i === 0 ? "" : `${c}\n`}`);
   return 0;
  }
  function maxBytesOf(t) {
   const n = (0, j.gx)(t, "max-mb") ?? String(y.A);
   const e = Number(n);
   if (/^\d+(\.\d+)?$/.test(n) && e > 0) return e * 1e6;
   throw new l.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: n,
    hint: `write a number such as --max-mb ${String(y.A)}`
   });
  }
  function noComparison(t) {
   return new l.yo({
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
    passRates: []
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
  function factsOf(t, n, e) {
   const {model: o, mode: r, turns: a, usages: c, entries: l, startedAt: u} = t;
   const sum = t => c.reduce((n, e) => n + e[t], 0);
   const d = l.filter(({type: t}) => t === "call");
   const f = d.filter(t => t.type === "call" && t.status === "refused").length;
   return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.Z)(a) ], [ "Calls", f === 0 ? (0, 
   s.Z)(d.length) : `${(0, s.Z)(d.length)}, ${(0, s.Z)(f)} refused` ], [ "Tokens", `${(0, 
   s.Z)(sum("inputTokens"))} in, ${(0, s.Z)(sum("outputTokens"))} out` ], [ "From the cache", sum("cacheReadTokens") === 0 ? "" : (0, 
   s.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(n) ], [ "Time", e === null ? "" : (0, 
   i.a3)(e) ], [ "Started", u === null ? "" : new Date(u).toISOString().replace("T", " ").replace(/\.\d+Z$/, " UTC") ] ].filter(t => t[1] !== "");
  }
 })
};
