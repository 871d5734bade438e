"use strict";

exports.id = 3090, exports.ids = [ 3090 ], exports.modules = {
 95363: (function(e, t, n) {
  n.d(t, {
   Xe: () => isUntrustedField,
   _F: () => fieldOf,
   gF: () => fieldText,
   pA: () => knownFields
  });
  const o = [ "title", "body", "author", "labels" ], s = [ "path", "name", "stem", "dir" ], r = [ "number", "url", "association", "created", "updated", ...o ];
  function knownFields(e) {
   switch (e.kind) {
   case "files":
   case "changed":
    return s;

   case "lines":
    return [ "value" ];

   case "issues":
   case "pulls":
    return r;

   case "list":
    return [ ...new Set(e.values.flatMap(e => "object" == typeof e ? Object.keys(e) : [ "value" ])) ];

   case "jsonl":
   case "csv":
   case "json":
   case "test-data":
    return null;
   }
  }
  function isUntrustedField(e, t) {
   return ("issues" === e.kind || "pulls" === e.kind) && o.includes(t);
  }
  function fieldOf(e, t) {
   if (Object.hasOwn(e, t)) return e[t];
   let n = e;
   for (const e of t.split(".")) {
    if ("object" != typeof n || null === n || !Object.hasOwn(n, e)) return;
    n = n[e];
   }
   return n;
  }
  function fieldText(e) {
   return null == e ? "" : "string" == typeof e ? e : JSON.stringify(e);
  }
 }),
 57367: (function(e, t, n) {
  n.d(t, {
   XK: () => planFileText,
   vS: () => parsePlan,
   wr: () => readPlanFile
  });
  var o = n(94343), s = n(43759), r = n(42357), a = n(85306);
  function* planFileText(e) {
   const {jobs: t, ...n} = e;
   yield `${JSON.stringify(n).slice(0, -1)},"jobs":[\n`;
   let o = [];
   for (const [e, n] of t.entries()) {
    const {item: s} = n, r = null === s ? null : {
     id: s.id,
     fields: s.fields,
     content: s.content
    };
    o.push(`${JSON.stringify({
     ...n,
     item: r
    })}${e < t.length - 1 ? "," : ""}\n`), o.length < 1e3 || (yield o.join(""), o = []);
   }
   yield `${o.join("")}]}\n`;
  }
  const hex = e => o.YjP().check(s.Fk(new RegExp(`^[0-9a-f]{${String(e)}}$`))), i = o.Whr().check(s.qm(0)), l = o.rej({
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
   keyParts: o.rej(Object.fromEntries(a.N.map(e => [ e, o.YjP() ]))),
   slot: o.YjP(),
   evaluationDigest: o.YjP(),
   model: o.YjP(),
   promptCharacters: o.aig(),
   estimatedCostUsd: o.mee(o.aig()),
   shard: o.Whr().check(s.qm(1))
  }), u = o.rej({
   formatVersion: o.euz(1),
   planId: hex(32),
   name: o.YjP(),
   fileDigest: hex(64),
   shards: o.Whr().check(s.qm(1), s.Zm(256)),
   jobs: o.YOg(l),
   notices: o.YOg(o.YjP())
  });
  function readPlanFile(e, t, n) {
   const o = parsePlan(e, t);
   if (o.fileDigest !== n.digest) throw planProblem(e, `the plan was made from another version of ${n.path}`, "check out the same commit for the plan and for its shards, or make a new plan");
   return o;
  }
  function parsePlan(e, t) {
   const n = function(e, t) {
    try {
     return JSON.parse(t);
    } catch (t) {
     throw planProblem(e, `the plan is not valid JSON: ${(0, r.bD)(t)}`, "make it again with batch plan");
    }
   }(e, (new TextDecoder).decode(t)), o = u.safeParse(n);
   if (!o.success) {
    const [t] = o.error.issues;
    throw planProblem(e, "the file is not a plan of this version of Sallyport" + (void 0 === t || 0 === t.path.length ? "" : ` at ${t.path.join(".")}`), "make it with batch plan");
   }
   return {
    ...o.data,
    jobs: o.data.jobs
   };
  }
  function planProblem(e, t, n) {
   return new r.yo({
    code: "batch-plan",
    location: e,
    message: t,
    hint: n
   });
  }
 }),
 4690: (function(e, t, n) {
  n.d(t, {
   L: () => createRowSelection,
   uG: () => batchText,
   xC: () => batchSummary
  });
  var o = n(54539), s = n(1359), r = n(99180), a = n(20653), i = n(47613), l = n(28605);
  const u = 9e5, c = 2e3, d = 400, f = 2 * d, m = 120;
  function createRowSelection() {
   const e = [ [], [], [], [] ];
   return {
    add: t => {
     const n = e[(0, l.I)(t)];
     void 0 !== n && n.length < c && n.push(function({row: e, ...t}) {
      return {
       ...t,
       row: {
        ...e,
        text: "",
        structured: void 0,
        reason: (0, a.ml)(e.reason, f)
       }
      };
     }(t));
    },
    rows: () => e.flat().slice(0, c)
   };
  }
  function batchSummary(e, t, n) {
   const {sign: a, text: i} = s.vV[e.conclusion], l = [ `### ${a} ${(0, r.ft)(e.name)}: ${i}`, "", (0, 
   r.ft)(e.reason), "", figuresOf(e, n), "", ...passRateTable(e) ];
   if (0 === n) return `${l.join("\n")}\n`;
   const c = [ "| Job | Conclusion | Evaluation | Cost | Time | Link |", "| --- | --- | --- | ---: | ---: | --- |" ];
   let d = Buffer.byteLength([ ...l, ...c ].join("\n")), f = 0;
   for (const e of t) {
    const t = tableLine(e);
    if (d += Buffer.byteLength(t) + 1, d > u) break;
    c.push(t), f += 1;
   }
   const m = n - f, p = 0 === m ? [] : [ "", `${(0, o.B)(m, "more job")} in results.jsonl of the state directory.` ];
   return `${[ ...l, ...c, ...p ].join("\n")}\n`;
  }
  function passRateTable({passRates: e}) {
   return 0 === e.length ? [] : [ "| Entry | Model | Pass rate | Passed | Failed | Errors |", "| --- | --- | ---: | ---: | ---: | ---: |", ...e.slice(0, p).map(({id: e, model: t, passed: n, failed: o, errors: s, rate: i}) => `| ${[ e, t ].map(e => (0, 
   r.ft)((0, a.ml)(e, d))).join(" | ")} | ${rateText(i)} | ${[ n, o, s ].join(" | ")} |`), "" ];
  }
  const p = 100, rateText = e => null === e ? "none" : `${String(Math.round(1e3 * e) / 10)} %`;
  function figuresOf({counts: e, deferred: t, parked: n, costUsd: r}, a) {
   return [ (0, o.B)(a, "job"), ...Object.entries(e).map(([e, t]) => `${String(t)} ${e}`), ...0 === t ? [] : [ `${String(t)} deferred to the next run` ], ...0 === n ? [] : [ `${String(n)} parked` ], (0, 
   s.BD)(r) ].join(", ");
  }
  function tableLine(e) {
   const {name: t, row: n, durationMs: o} = e, i = "success" === n.conclusion ? "" : `: ${(0, 
   a.ml)(n.reason, d)}`;
   return `| ${[ (0, r.ft)((0, a.ml)(t, d)), (0, r.ft)(`${(0, l.L)(e)}${i}`), (0, r.ft)((0, 
   a.ml)(evaluationText(e), d)), null === n.costUsd ? "" : (0, s.BD)(n.costUsd), null === o ? "" : (0, 
   s.a3)(o), linkOf(e) ].join(" | ")} |`;
  }
  function evaluationText({row: {evaluations: e}, figures: {isPassed: t}}) {
   if (0 === e.length) return "";
   const n = e.filter(({status: e}) => "passed" !== e);
   return t && n.length > 0 ? `score ${String((0, i.UQ)(e))}` : 0 === n.length ? `${String(e.length)} passed` : n.map(({name: e, status: t, reason: n}) => `${e}: ${t}: ${(0, 
   a.ml)(n, m)}`).join(" ");
  }
  function linkOf({row: {item: e}}) {
   const t = e?.url;
   return "string" == typeof t && /^https:\/\/[\w./#?=&%~-]+$/.test(t) && t.length < 300 ? `[item](${t})` : "";
  }
  function batchText(e, t, n) {
   const r = (0, a.ml)(e.reason, f), i = t.filter(e => (0, l.I)(e) < 2 && "open" !== e.figures.state && e.row.reason !== r), u = i.slice(0, 20), c = u.map(e => `  ${e.name}: ${(0, 
   l.L)(e)}: ${function(e) {
    const {row: t} = e, n = "success" === t.conclusion ? evaluationText(e) : t.reason;
    return (0, a.ml)(n.replace(/\s+/g, " "), d);
   }(e)}`), m = i.length - u.length;
   return [ `${e.name}: ${s.vV[e.conclusion].text}. ${e.reason}`, figuresOf(e, n), ...e.passRates.slice(0, 20).map(({id: e, model: t, passed: n, failed: s, errors: r, rate: a}) => `  ${e}, ${t}: ${rateText(a)} passed (${String(n)} of ${String(n + s)}${0 === r ? "" : `, ${(0, 
   o.B)(r, "error")}`})`), ...0 === c.length ? [] : [ "", ...c ], ...0 === m ? [] : [ `  and ${String(m)} more` ] ].join("\n");
  }
 }),
 85306: (function(e, t, n) {
  n.d(t, {
   N: () => s,
   R: () => o
  });
  const o = 1, s = [ "format", "prompt", "inputs", "item", "content", "model", "parameters", "rules", "settings", "repeat" ];
 }),
 11422: (function(e, t, n) {
  n.r(t), n.d(t, {
   report: () => report
  });
  var o = n(76760), s = n(53599), r = n(4690), a = n(12290), i = n(91473), l = n(3994), u = n(42357), c = n(54539), d = n(7138), f = n(48080), m = n(66577), p = n(72631), h = n(20653), g = n(1359), $ = n(99180);
  function callRecords(e) {
   return callsIn(e).map(({call: e, turn: t}) => ({
    at: 0 === e.at ? null : new Date(e.at).toISOString(),
    agent: e.agent,
    tool: e.tool,
    call: e.label,
    status: e.status,
    decision: e.decision,
    mode: e.mode,
    stage: e.stage,
    rule: e.rule,
    reason: e.reason,
    suggest: e.suggest,
    durationMs: e.durationMs,
    turn: null === t ? null : {
     turn: t.turn,
     inputTokens: t.inputTokens,
     outputTokens: t.outputTokens,
     cacheReadTokens: t.cacheReadTokens
    }
   }));
  }
  function callsIn(e) {
   const t = new Map, n = new Set;
   return e.flatMap(e => {
    if ("turn" === e.type && t.set(e.agent, e), "call" !== e.type) return [];
    const o = t.get(e.agent) ?? null, s = null !== o && !n.has(o);
    return null !== o && n.add(o), [ {
     call: e,
     turn: o,
     isFirst: s
    } ];
   });
  }
  function tokensOf({inputTokens: e, outputTokens: t, cacheReadTokens: n}, o = "") {
   if (e + t === 0) return "";
   const s = 0 === n ? "" : ` (${(0, c.Z)(n)} cached)`;
   return `${(0, c.Z)(e)}${o} in${s}, ${(0, c.Z)(t)} out`;
  }
  const w = {
   done: "\u2713",
   failed: "!",
   refused: "\u2717",
   invalid: "?",
   unfinished: "\u2026"
  };
  function callHistoryText(e) {
   const t = callsIn(e);
   return 0 === t.length ? "No calls.\n" : t.flatMap(textLines).join("\n").concat("\n");
  }
  function textLines({call: e, turn: t, isFirst: n}) {
   const {status: o, tool: s, label: r, durationMs: a, agent: i, suggest: l} = e, u = null === i ? "" : `[${i}] `, c = null === a ? "" : `  ${(0, 
   g.a3)(a)}`, d = decisionText(e), f = null !== t && n ? tokensOf(t, " tokens") : "";
   return [ ..."" === f ? [] : [ `          ${u}turn ${String(t?.turn)}: ${f}` ], `${timeText(e)}  ${w[o]} ${u}${s}  ${oneLine(r)}${c}`, ..."" === d ? [] : [ `            ${d}` ], ...l.map(e => `            would be allowed by: ${oneLine(e)}`) ];
  }
  function decisionText({status: e, stage: t, rule: n, reason: o, repeat: s, decision: r, mode: a}) {
   const i = null === a || "default" === a ? "" : ` in mode ${a}`, l = `${by(n)}${i}${"" === o ? "" : `: ${oneLine(o)}`}`;
   return "refused" === e ? `refused${null === t ? "" : ` at ${t}`}${l}` : "invalid" === e ? "not a valid call" : null === s && "allow" !== r ? "" : `allowed${l}`;
  }
  const by = e => null === e ? "" : ` by ${oneLine(e)}`, oneLine = e => (0, h.ml)(e.replace(/\s+/g, " "), 300);
  function timeText({at: e}) {
   return 0 === e ? "        " : new Date(e).toISOString().slice(11, 19);
  }
  const y = 500;
  function callHistoryMarkdown(e) {
   const t = callsIn(e);
   if (0 === t.length) return "No calls.\n";
   const n = t.slice(0, y).map(({call: e, turn: t, isFirst: n}) => {
    const {tool: o, label: s, status: r, durationMs: a} = e;
    return `| ${[ timeText(e).trim(), (0, $.ft)((0, h.ml)(o, 100)), (0, $.ti)((0, h.ml)(s.replace(/\s+/g, " "), 200)), `${w[r]} ${r}`, (0, 
    $.xG)((0, h.ml)(decisionText(e), 300)), null === a ? "" : (0, g.a3)(a), null !== t && n ? tokensOf(t) : "" ].join(" | ")} |`;
   }), o = t.length - n.length;
   return [ "| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |", "| --- | --- | --- | --- | --- | ---: | --- |", ...n, ...0 === o ? [] : [ "", `${(0, 
   c.B)(o, "more call")} in the transcript.` ], "" ].join("\n");
  }
  var v = n(76813), b = n(23115), j = n(7436);
  async function report(e, t) {
   const {directory: n, environment: c, stdio: p} = t, [h] = e.operands;
   if (void 0 === h) throw new u.yo({
    code: "argument-invalid",
    message: "a transcript or a state directory is missing",
    hint: "write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR"
   });
   const g = (0, m.a)((0, f.Fj)(c)), $ = {
    directory: n,
    clean: e => g((0, d.wh)(e)),
    onNotice: e => p.err(`${g((0, d.wh)(e))}\n`)
   }, w = (0, j.gx)(e, "html"), y = {
    previous: (0, j.gx)(e, "previous"),
    maxBytes: maxBytesOf(e)
   };
   if (await (0, l.wd)(h, n)) return await async function(e, t) {
    const {invocation: n, ports: u, stdio: c, html: d, previous: f} = t, m = await (0, 
    i.x)((0, o.resolve)(u.directory, e), u.onNotice), p = void 0 === f ? null : await (0, 
    l.WY)(f, u), h = await (0, a.O)(m, p, u);
    return void 0 !== d ? await writeHtml(d, h, t) : ((0, j.JG)(n, "json") ? c.out(`${JSON.stringify(h.overview, null, 2)}\n`) : c.out(await async function({plan: e, figures: t, totals: n, rowOf: o}, a, {asMarkdown: i}) {
     const l = (0, r.L)();
     for (const n of e.jobs) {
      const e = t[n.index];
      if (void 0 === e) continue;
      const {row: r, record: i} = await o(n), u = r.evaluations.map(e => ({
       ...e,
       name: a(e.name),
       reason: a(e.reason)
      })), c = a((0, s.e)(n)).replace(/\s+/g, " "), d = {
       ...r,
       reason: a(r.reason),
       evaluations: u
      };
      l.add({
       name: c,
       figures: e,
       row: d,
       durationMs: i?.durationMs ?? null
      });
     }
     return (i ? r.xC : (...e) => `${(0, r.uG)(...e)}\n`)({
      ...n,
      name: a(n.name),
      reason: a(n.reason)
     }, l.rows(), e.jobs.length);
    }(m, u.clean, {
     asMarkdown: (0, j.JG)(n, "markdown")
    })), 0);
   }(h, {
    invocation: e,
    ports: $,
    stdio: p,
    html: w,
    ...y
   });
   if (void 0 !== y.previous) throw function(e) {
    return new u.yo({
     code: "argument-invalid",
     location: "--previous",
     message: "only batches are compared",
     found: e,
     hint: "name the state directory of a batch, or leave --previous out"
    });
   }(h);
   const v = (0, b.g)(h, await (0, l.Kq)(h, n), {
    clean: $.clean,
    result: null
   });
   if (void 0 !== w) return await writeHtml(w, v, {
    ports: $,
    stdio: p,
    ...y
   });
   for await (const {entries: t} of v.jobs()) (0, j.JG)(e, "json") ? p.out(`${JSON.stringify(callRecords(t), null, 2)}\n`) : (0, 
   j.JG)(e, "markdown") ? p.out(callHistoryMarkdown(t)) : p.out(callHistoryText(t));
   return 0;
  }
  async function writeHtml(e, t, {ports: n, stdio: s, maxBytes: r}) {
   const a = {
    path: (0, o.resolve)(n.directory, e),
    maxBytes: r,
    location: "--html"
   }, {outside: i} = await (0, p.x)(a, t), l = `The conversations of ${(0, c.B)(i, "job")} did not fit: raise --max-mb to include them.`;
   return s.err(`${e}\n${0 === i ? "" : `${l}\n`}`), 0;
  }
  function maxBytesOf(e) {
   const t = (0, j.gx)(e, "max-mb") ?? String(v.A), n = Number(t);
   if (/^\d+(\.\d+)?$/.test(t) && n > 0) return 1e6 * n;
   throw new u.yo({
    code: "argument-invalid",
    location: "--max-mb",
    message: "not a size in megabytes",
    found: t,
    hint: `write a number such as --max-mb ${String(v.A)}`
   });
  }
 }),
 23115: (function(e, t, n) {
  n.d(t, {
   g: () => transcriptSource
  });
  var o = n(42357), s = n(54539), r = n(71431), a = n(89366), i = n(1359), l = n(41599), u = n(90120);
  function transcriptSource(e, t, {clean: n, result: s}) {
   const c = (0, l.$)(t.endsWith("\n") ? t : `${t}\n`, n);
   if (0 === c.entries.length) throw function(e) {
    return new o.yo({
     code: "file-unreadable",
     location: e,
     message: "the file is not a transcript",
     found: "no event of a run",
     hint: "name the transcript that a run printed at the end, or the state directory of a batch"
    });
   }(e);
   const d = null === s ? function({stop: e, text: t}) {
    if (null === e) return {
     conclusion: "cancelled",
     reason: "The transcript has no end: the run was interrupted, or is still running."
    };
    const {conclusion: n, reason: o} = (0, r.P0)(e, [], "continue");
    return {
     conclusion: n,
     reason: "success" === n && "" === t ? "The run has ended." : o
    };
   }(c) : {
    conclusion: s.conclusion,
    reason: n(s.reason)
   }, f = null === s ? function({usages: e, model: t}) {
    return e.map(e => (0, a.ho)(e.model ?? t, e)).reduce((e, t) => null === e || null === t ? null : e + t, 0);
   }(c) : s.costUsd, m = null === s ? function({startedAt: e, endedAt: t}) {
    return null === e || null === t ? null : t - e;
   }(c) : s.durationMs, p = "" === c.prompt ? e : c.prompt, h = {
    ...{
     key: "run",
     name: p,
     id: p,
     model: c.model,
     ...d,
     costUsd: f,
     durationMs: m
    },
    state: "success" === d.conclusion ? "passed" : "failed",
    isReused: !1,
    mark: null,
    evaluations: {
     passed: 0,
     total: 0
    }
   }, g = {
    ...{
     kind: "run",
     title: p,
     ...d,
     label: i.vV[d.conclusion].text,
     costUsd: f,
     rows: [ h ]
    },
    endedAt: null === c.endedAt ? null : new Date(c.endedAt).toISOString(),
    previous: null,
    passRates: []
   }, $ = {
    key: h.key,
    reason: d.reason,
    facts: factsOf(c, f, m),
    item: [],
    text: c.text,
    structured: null,
    evaluations: [],
    changes: (0, u.x)(s?.changes ?? [], n),
    notices: (s?.notices ?? []).map(n),
    ...(0, l.q)(c.entries)
   };
   return {
    overview: g,
    jobs: async function*() {
     yield await Promise.resolve($);
    }
   };
  }
  function factsOf(e, t, n) {
   const {model: o, mode: r, turns: a, usages: l, entries: u, startedAt: c} = e, sum = e => l.reduce((t, n) => t + n[e], 0), d = u.filter(({type: e}) => "call" === e), f = d.filter(e => "call" === e.type && "refused" === e.status).length;
   return [ [ "Model", o ], [ "Mode", r ], [ "Turns", (0, s.Z)(a) ], [ "Calls", 0 === f ? (0, 
   s.Z)(d.length) : `${(0, s.Z)(d.length)}, ${(0, s.Z)(f)} refused` ], [ "Tokens", `${(0, 
   s.Z)(sum("inputTokens"))} in, ${(0, s.Z)(sum("outputTokens"))} out` ], [ "From the cache", 0 === sum("cacheReadTokens") ? "" : (0, 
   s.B)(sum("cacheReadTokens"), "token") ], [ "Cost", (0, i.BD)(t) ], [ "Time", null === n ? "" : (0, 
   i.a3)(n) ], [ "Started", null === c ? "" : new Date(c).toISOString().replace("T", " ").replace(/\.\d+Z$/, " UTC") ] ].filter(e => "" !== e[1]);
  }
 })
};
