"use strict";

exports.id = 1730, exports.ids = [ 1730 ], exports.modules = {
 58276: (function(t, e, n) {
  function outgoingOptionsOf({"allow-links": t, "allow-mentions": e}, {environment: n}) {
   const o = n.GITHUB_SERVER_URL ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...t ],
    mentions: e
   };
  }
  n.d(e, {
   I: () => outgoingOptionsOf
  });
 }),
 53585: (function(t, e, n) {
  n.d(e, {
   D: () => provenanceFooter,
   s: () => withoutFooter
  });
  var o = n(12673);
  function provenanceFooter({event: t, trustedSource: e, pull: n}, r) {
   const i = (0, o.Vp)(r);
   if (null === i || !/^https?:\/\/[^\s()<>]+$/.test(i)) return "";
   const {triggerComment: s, sender: u} = t.trigger, a = (s?.author ?? u)?.login ?? t.actor, l = n?.commit ?? t.headSha ?? e.commit;
   return `<sub>By [this run of Sallyport](${i})${null !== a && /^[\w.-]+(?:\[bot\])?$/.test(a) ? ` for ${a.replace(/[_[\]]/g, "\\$&")}` : ""}${null === l ? "" : ` at commit ${l.slice(0, 7)}`}.</sub>`;
  }
  function withoutFooter(t) {
   return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
  }
 }),
 57627: (function(t, e, n) {
  n.d(e, {
   publish: () => publish
  });
  var o = n(12673), r = n(28028), i = n(42985), s = n(64389), u = n(43032), a = n(3101), l = n(54539), c = n(20653), d = n(1359), h = n(96682), f = n(59046), p = n(19326), m = n(97979);
  const g = {
   bold: 1,
   red: 31,
   green: 32,
   yellow: 33,
   grey: 90
  };
  function advice(t, {onRunner: e, reportPath: n}) {
   const o = (0, p.fE)([ t ]), [r = "", ...i] = o, s = (0, p.KU)([ t ]), u = null === n ? "" : ", see the report";
   return [ ...o.length > 0 && !e ? [ `   to allow it: ${o.map(p.Q$).join(" ")}` ] : [], ...1 === o.length && e ? [ `   to allow it: ${(0, 
   p.mM)(r)}` ] : [], ...i.length > 0 && e ? [ "   to allow it: allow: |", ...o.map(t => `${" ".repeat(18)}${t}`) ] : [], ...s > 0 ? [ `   ${(0, 
   l.B)(s, "more rule", "more rules")} would be needed but cannot be shown safely${u}` ] : [] ];
  }
  const w = [ "structured-output", "denials", "writes", "findings" ], b = 1e6;
  function spilled(t, e, n) {
   const [o, r] = [ n(t, e), Buffer.byteLength(e) ];
   return w.includes(t) ? JSON.stringify({
    "spilled-to": o,
    bytes: r
   }) : `Too long for an output (${String(r)} bytes). The whole value is in the file ${o}`;
  }
  var $ = n(9626), v = n(78155);
  const y = 1048576;
  var k = n(36795), S = n(62103);
  async function writeLocalResults(t, {handoffPath: e, findingFiles: n, commentUrl: o, hasSummary: r}, i) {
   const {artifacts: s} = i;
   return null !== t.links.reportPath && s.write("report.md", function(t) {
    return (0, $.u)(t, {
     text: Number.MAX_SAFE_INTEGER,
     rows: 1e4,
     diffs: {
      total: 4e6,
      each: 5e5,
      files: 5e3
     }
    });
   }(t)), await (0, S.o)(r ? function(t) {
    const e = (0, $.u)(t, {
     text: 5e5,
     rows: 500,
     diffs: {
      total: 2e5,
      each: 2e4,
      files: 200
     }
    }), n = t.links.reportPath, o = null === n ? null : `in ${n}`;
    return `${(0, v.o)(e, {
     limit: y - 1,
     unit: "bytes",
     whole: o
    }).trimEnd()}\n`;
   }(t) : "", i), function({result: t, suggested: e, links: n, writes: o, findings: r}, {commentUrl: i, handoffPath: s, findingFiles: u, spill: a}) {
    const l = {
     conclusion: t.conclusion,
     reason: t.reason,
     result: t.text,
     "structured-output": void 0 === t.structured ? "" : JSON.stringify(t.structured),
     denials: JSON.stringify(t.denials),
     "denied-count": String(t.denials.length),
     "suggested-allow": e.join("\n"),
     turns: String(t.turns),
     "tool-calls": String(t.toolCalls),
     "input-tokens": String(t.usage.inputTokens),
     "output-tokens": String(t.usage.outputTokens),
     "cost-usd": null === t.costUsd ? "" : String(Number(t.costUsd.toFixed(6))),
     "duration-ms": String(Math.round(t.durationMs)),
     "transcript-path": t.transcriptPath ?? "",
     "report-path": n.reportPath ?? "",
     "comment-url": i ?? "",
     "handoff-path": s ?? "",
     writes: JSON.stringify(o),
     branch: o.find(({branch: t}) => void 0 !== t)?.branch ?? "",
     commit: o.find(({commit: t}) => void 0 !== t)?.commit ?? "",
     findings: JSON.stringify(r),
     "sarif-path": u?.sarif ?? "",
     "junit-path": u?.junit ?? "",
     "trusted-commit": t.provenance?.trustedCommit ?? "",
     "left-out": (t.provenance?.omitted ?? []).join("\n")
    }, c = [ ...w, "result", "suggested-allow", "left-out" ].toSorted((t, e) => l[e].length - l[t].length);
    for (const t of c) {
     if (Object.values(l).reduce((t, e) => t + 2 * e.length, 0) <= b) break;
     l[t] = spilled(t, l[t], a);
    }
    return l;
   }(t, {
    commentUrl: o,
    handoffPath: e,
    findingFiles: n,
    spill: (t, e) => s.writeRedacted(`output-${t}.txt`, e)
   });
  }
  async function pendingRows({requests: t}) {
   const {withheld: e} = await Promise.all([ n.e(1088), n.e(987) ]).then(n.bind(n, 91088));
   return e(t.filter(k.J2), "The run was interrupted before it reported this write as posted.");
  }
  var P = n(58276), C = n(21559), x = n(45058);
  async function publish(t, e) {
   const w = {
    ...e,
    hostEnvironment: (0, o.KT)(e.hostEnvironment)
   }, {artifacts: b, hostEnvironment: $, runContext: v} = w, y = t.changes.map(t => t.diff ?? "").join(""), S = "" === y ? {} : {
    patchPath: b.write("changes.patch", y)
   }, O = function(t, e, n) {
    const {redact: r, runContext: i, outputSchema: s, artifacts: u, hostEnvironment: l, files: c} = n, d = (0, 
    P.I)(i.settings, l), h = {
     run: (0, o.Vp)(l),
     reportPath: null,
     onRunner: l.onRunner
    }, f = {
     redact: r,
     links: h,
     subject: e,
     outgoing: d,
     outputSchema: s
    }, p = (0, a.c)(t, f);
    if (0 === p.findings.length && !function({conclusion: t, changes: e, denials: n, requests: o}, r, {onRunner: i}) {
     return i || void 0 !== r.transcript || void 0 !== r.record || void 0 !== r.resume || r.publish.includes("handoff") || "success" !== t && "skipped" !== t || r.worktree && e.length > 0 || n.length > 0 || o.length > 0;
    }(t, i.settings, l)) return {
     result: {
      ...t,
      transcriptPath: null
     },
     options: f,
     early: p
    };
    const m = {
     ...h,
     ...c,
     reportPath: u.write("report.md", "")
    };
    return {
     result: t,
     options: {
      ...f,
      links: m
     },
     early: {
      ...p,
      links: m
     }
    };
   }(t, await async function({runContext: t, coverage: e, lastCheck: n}) {
    const {event: o, pull: r} = t;
    return {
     commit: "pull-request" === o.item?.kind ? r?.commit ?? await (0, x.cK)(t) : null,
     requestedBy: null === o.trigger.triggerComment ? null : o.trigger.sender?.login ?? null,
     ...null === e ? {} : {
      coverage: e
     },
     ...null === n ? {} : {
      lastCheck: n
     }
    };
   }(w), {
    ...w,
    files: S
   }), {options: E} = O, T = await async function({result: t, early: e}, o) {
    const {settings: r} = o.runContext, i = await async function(t, {artifacts: e, hostEnvironment: o, runContext: r}) {
     if (0 === t.findings.length) return null;
     const {publishFindings: i} = await n.e(2483).then(n.bind(n, 42483)), s = o.onRunner && r.settings.publish.includes("annotations");
     return i(t, {
      artifacts: e,
      stdio: o.stdio,
      annotate: s
     });
    }(e, o);
    await async function(t, e) {
     const {settings: o} = e.runContext;
     if (void 0 === o["code-quality-report"] && void 0 === o["junit-report"]) return;
     const {writeFindingReports: r} = await n.e(873).then(n.bind(n, 30873));
     await r(t, {
      ...e,
      settings: o
     });
    }(e, o);
    const s = r.publish.includes("handoff") ? await async function({result: t, findings: e}, {artifacts: o, runContext: r}) {
     const {headSha: i} = r.event;
     if (null === i) return {
      path: null,
      notices: [ "The event names no commit, so no hand-off file was written." ]
     };
     const {handoffOf: s} = await n.e(393).then(n.bind(n, 50393)), u = s(t, e, i);
     return {
      path: o.writeRedacted("handoff.json", `${JSON.stringify(u, null, 2)}\n`),
      notices: []
     };
    }(e, o) : j, u = {
     findingFiles: i,
     handoffPath: s.path,
     notices: s.notices
    };
    if (function({requests: t}, {publish: e, ...n}) {
     return void 0 !== n["github-token"] && (t.some(k.J2) || [ "comment", "review", "check" ].some(t => e.includes(t)));
    }(t, r)) {
     const n = {
      ...e,
      writes: (0, a.L)(await pendingRows(t), o.redact)
     }, r = await writeLocalResults(n, {
      ...u,
      commentUrl: null,
      hasSummary: !0
     }, o);
     await (o.setOutputs?.(r));
    }
    return u;
   }(O, w);
   await w.beforePosts();
   const {outgoing: U} = E, M = await (0, x.ee)(t, {
    ...w,
    outgoing: U,
    patch: y
   }), N = await async function(t, e) {
    const {publish: o} = e.runContext.settings;
    if (!o.includes("review") && !o.includes("check")) return {
     rows: [],
     notices: [],
     needsComment: !1
    };
    const {checkResult: r, reviewResult: i} = await Promise.all([ n.e(1088), n.e(2504) ]).then(n.bind(n, 72504)), s = o.includes("review") && !(0, 
    u.T0)(t) ? await i(t, e) : {
     rows: [],
     problem: null
    }, a = o.includes("check") ? [ await r(t, e) ] : [], l = null === s.problem ? [] : [ `The result was not posted as a review: ${s.problem}` ];
    return {
     rows: [ ...s.rows, ...a ],
     notices: l,
     needsComment: null !== s.problem
    };
   }({
    ...O.early,
    writes: (0, a.L)(M, w.redact)
   }, {
    ...w,
    outgoing: U
   });
   for (const t of b.notices) w.log.warning(t);
   const q = withNotices(O.result, [ ...N.notices, ...T.notices, ...b.notices ]), L = {
    ...E,
    writes: [ ...M, ...N.rows ]
   }, {publish: F} = v.settings, J = F.includes("comment") || N.needsComment, W = J ? await (0, 
   C.t5)((0, a.c)(q, L), w) : R, _ = null === W.problem ? [] : [ {
    what: "Result comment",
    outcome: "failed",
    url: null,
    note: W.problem
   } ], B = {
    ...L,
    writes: [ ...L.writes, ..._ ]
   }, G = (0, a.c)(withNotices(q, W.notices), B), H = (J || F.includes("review")) && !(0, 
   s.D6)(G).isWhole, I = J && null === W.url || (0, u.T0)(G), D = F.includes("summary") || H || I, K = await writeLocalResults(G, {
    ...T,
    commentUrl: W.url,
    hasSummary: D
   }, w);
   null === G.links.reportPath && b.remove();
   const Z = function(t, {color: e}) {
    const {result: n, refused: o, writes: r, links: s} = t, paint = (t, n) => e ? `\x1b[${String(g[t])}m${n}\x1b[0m` : n, line = (t, e = 500) => (0, 
    c.ml)((0, i.YI)(t).replace(/\s*\n\s*/g, " "), e), u = (0, d.rL)(t), a = r.some(({outcome: t}) => "failed" === t), w = (0, 
    d.W2)(n), b = !(a || w || "success" !== n.conclusion && "skipped" !== n.conclusion), $ = [ `${u} ${paint("bold", paint(b ? "green" : "red", (0, 
    d.Pl)(t)))} (${n.conclusion})`, ..."" === n.reason ? [] : [ `   ${line(n.reason)}` ], ...void 0 === t.subject.lastCheck ? [] : [ `   ${line((0, 
    h.Q)(t.subject.lastCheck))}` ] ];
    for (const {calls: t, reason: e, suggest: n} of (0, p.RJ)(o)) {
     for (const {tool: e, label: n, times: o} of t) {
      const t = 1 === o ? "" : ` (${(0, l.Z)(o)} times)`;
      $.push(`${paint("yellow", "refused")} ${line(`${e} ${n}`, 200)}${t}`);
     }
     $.push(`   ${line(e)}`, ...advice({
      suggest: n
     }, s));
    }
    w && $.push("to end such a run as failed: " + (s.onRunner ? "on-denied: fail" : "--on-denied fail"));
    const v = r.filter(({outcome: t}) => "refused" !== t);
    $.push(...(0, m.x)(v).map(t => `write    ${line(t)}`)), $.push(...n.notices.map(t => `${paint("yellow", "notice")} ${line(t)}`));
    const {trustedCommit: y = null, omitted: k = []} = n.provenance ?? {};
    return null !== y && $.push(`trusted  ${y}`), $.push(...k.map(t => `${paint("yellow", "left out")} ${line(t)}`)), 
    $.push(...(0, f.o)(n.sandbox).map(t => paint("grey", line(t)))), n.changes.length > 0 && $.push(`changed  ${(0, 
    l.B)(n.changes.length, "file")}`), n.turns > 0 && $.push(paint("grey", line(function({model: t, turns: e, toolCalls: n, usage: o, costUsd: r, durationMs: i}) {
     return [ t, (0, l.B)(e, "turn"), (0, l.B)(n, "tool call"), `${(0, l.Z)(o.inputTokens)} tokens in`, `${(0, 
     l.Z)(o.outputTokens)} out`, (0, d.BD)(r), (0, d.a3)(i) ].join(", ");
    }(n)))), null !== n.transcriptPath && $.push(`transcript  ${line(n.transcriptPath)}`), 
    null !== s.reportPath && $.push(`report      ${line(s.reportPath)}`), void 0 !== s.patchPath && $.push(`patch       ${line(s.patchPath)}`), 
    `${$.join("\n")}\n`;
   }(G, {
    color: (0, r.W)($.stdio.errIsTerminal, $.environment)
   });
   $.onRunner ? $.stdio.out((0, i.YI)(Z)) : $.stdio.err(Z);
   const z = function({text: t, structured: e}) {
    return void 0 === e ? t : JSON.stringify(e, null, 2);
   }(G.result);
   return {
    text: $.onRunner ? (0, i.YI)(z) : z,
    value: {
     ...G.result,
     reportPath: G.links.reportPath
    },
    outputs: K,
    failedWrites: B.writes.filter(({outcome: t}) => "failed" === t).length
   };
  }
  function withNotices(t, e) {
   return {
    ...t,
    notices: [ ...t.notices, ...e ]
   };
  }
  const R = {
   url: null,
   notices: [],
   problem: null
  }, j = {
   path: null,
   notices: []
  };
 }),
 45058: (function(t, e, n) {
  n.d(e, {
   cK: () => reviewedSha,
   ee: () => applyGitHubWrites,
   q$: () => publishContextOf,
   wr: () => m
  });
  var o = n(42357), r = n(63846), i = n(73948), s = n(12673), u = n(38287), a = n(64389), l = n(3101), c = n(37644), d = n(20653), h = n(36795), f = n(53585), p = n(99991);
  const m = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(t, e) {
   const {artifacts: n, redact: o, log: r} = e, i = (0, l.L)(t.requests, o), s = i.filter(h.J2), u = [ ...0 === s.length ? [] : await apply(s, t.conclusion, e), ...refusedWrites(t), ...unrecordedRows(t) ];
   if (0 === u.length && 0 === t.requests.length) return [];
   for (const t of u.filter(({outcome: t}) => "failed" === t)) r.warning(`${t.what}: ${t.note}`);
   const a = {
    version: 1,
    requests: i,
    writes: (0, l.L)(u, o)
   };
   return n.writeRedacted("write-requests.json", `${JSON.stringify(a, null, 2)}\n`), 
   u;
  }
  async function apply(t, e, o) {
   const {applyWriteRequests: r, withheld: i} = await Promise.all([ n.e(1088), n.e(987) ]).then(n.bind(n, 91088));
   return m.has(e) ? i(t, `The run ended as ${e}.`) : await r(t, await publishContextOf(t, e, o));
  }
  async function publishContextOf(t, e, o) {
   const {event: r, settings: u} = o.runContext, l = u["github-token"];
   if (void 0 === l || null === r.repository) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: d} = await n.e(4590).then(n.bind(n, 84590)), h = {
    owner: r.repository.owner,
    repo: r.repository.name,
    number: r.item?.number ?? 0
   };
   return {
    github: d((0, s.C0)(l, o), h),
    sanitize: t => (0, c.R)(t, o),
    key: u["comment-key"],
    answer: (0, a.uR)(u["comment-mode"], r.trigger.triggerComment),
    item: r.item?.kind ?? null,
    afterClosed: null === r.item || null !== r.trigger.triggerComment,
    reviewedSha: t.some(({kind: t}) => "review" === t || "check-run" === t) ? await reviewedSha(o.runContext) : null,
    pull: pullRequestContextOf(o),
    push: t.some(({kind: t}) => "push" === t) ? await pushOf(o) : null,
    footer: (0, f.D)(o.runContext, o.hostEnvironment),
    repositoryUrl: (0, s.Ek)(o.hostEnvironment, r.repository),
    mayClose: "issue" === r.item?.kind ? r.item.number : null,
    issueEnd: {
     expiresDays: u["issue-expires-days"] ?? null,
     closesOlder: u["issue-close-older"],
     now: i.m.now()
    },
    whyCommentOnly: "success" === e ? null : `The run ended as ${e}.`
   };
  }
  function pullRequestContextOf({collected: t, runContext: e, hostEnvironment: n, redact: o}) {
   const r = (0, p.F)(e, n);
   return null === t || null === r ? null : {
    ...r,
    collected: t,
    holdsSecret: secretTest(o)
   };
  }
  async function pushOf(t) {
   const {collected: e, push: o = r.RH, patch: i = "", redact: s} = t;
   if (null === e) return null;
   const {pushContextOf: u} = await n.e(4919).then(n.bind(n, 34919));
   return u({
    ...t,
    collected: e,
    push: o,
    patch: i,
    holdsSecret: secretTest(s)
   });
  }
  function secretTest(t) {
   return e => {
    const n = e.toString("utf8");
    return t(n) !== n;
   };
  }
  async function reviewedSha({event: t, git: e}) {
   if (null !== t.headSha || null === e) return t.headSha;
   try {
    return await e.headSha();
   } catch (t) {
    return (0, o.ki)(t, u.U), null;
   }
  }
  function unrecordedRows({unrecorded: t = []}) {
   return t.map(({tool: t, label: e, reason: n}) => ({
    what: `${t} ${(0, d.ml)(e, 80)}`,
    outcome: "failed",
    url: null,
    note: forPeople(n)
   }));
  }
  function forPeople(t) {
   return t.replace(/^Not recorded: (.)/, (t, e) => e.toUpperCase());
  }
  function refusedWrites({denials: t}) {
   return t.filter(({tool: t}) => Object.hasOwn(r.J0, t)).map(({tool: t, label: e, reason: n}) => ({
    what: `${t} ${e}`,
    outcome: "refused",
    url: null,
    note: n
   }));
  }
 }),
 9626: (function(t, e, n) {
  n.d(e, {
   u: () => reportMarkdown
  });
  var o = n(15250), r = n(15917), i = n(1359), s = n(96682), u = n(99180), a = n(94112), l = n(59046), c = n(49703), d = n(92747), h = n(78155), f = n(97979);
  function reportMarkdown(t, e) {
   const {result: n, refused: c} = t;
   return `${[ `### ${(0, i.rL)(t)} ${(0, i.Pl)(t)}`, reasonLine(t), void 0 === t.subject.lastCheck ? "" : (0, 
   u.xG)((0, s.Q)(t.subject.lastCheck)), answerSection(t, e.text), 0 === t.findings.length ? "" : (0, 
   r.WT)(t.findings, e.rows), 0 === t.writes.length ? "" : (0, f.M)(t.writes, e.rows), 0 === c.length ? "" : (0, 
   d.WZ)(t, e.rows), 0 === n.notices.length ? "" : (0, d.Z8)(n.notices), (0, d.s)(n.loadedInstructions ?? []), void 0 === n.provenance ? "" : (0, 
   a.R)(n.provenance), (0, l.o)(n.sandbox).map(u.ft).join(" "), 0 === n.changes.length ? "" : (0, 
   o.H)(n.changes, e.diffs), footer(t) ].filter(t => "" !== t).join("\n\n")}\n`;
  }
  function reasonLine({result: {conclusion: t, reason: e}, answer: n}) {
   return "success" === t && "" !== n.text ? "" : (0, u.ft)(e);
  }
  function answerSection({answer: {text: t, changes: e}, links: n}, o) {
   const r = null === n.reportPath ? null : `in ${(0, u.ti)(n.reportPath)}`;
   if ("" === t) return "";
   const i = 0 === e.length ? [] : [ `*Sanitized in this text: ${(0, c.G)(e)}.*` ];
   return [ "---", (0, h.o)(t, {
    limit: o,
    unit: "characters",
    whole: r
   }), "---", ...i ].join("\n\n");
  }
  function footer({result: t, links: e}) {
   const n = [ ...null !== e.run && /^https?:\/\/[^\s()<>]+$/.test(e.run) ? [ `[Run](${e.run})` ] : [], ...null === t.transcriptPath ? [] : [ `transcript ${(0, 
   u.ti)(t.transcriptPath)}` ], ...null === e.reportPath ? [] : [ `report ${(0, u.ti)(e.reportPath)}` ], ...void 0 === e.patchPath ? [] : [ `patch ${(0, 
   u.ti)(e.patchPath)}` ] ], o = e.onRunner && null !== t.transcriptPath ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
   return [ (0, d.u5)(t), 0 === n.length ? "" : `${n.join(" \xb7 ")}${o}` ].filter(t => "" !== t).join("\n\n");
  }
 }),
 42344: (function(t, e, n) {
  n.d(e, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const o = 80;
  function createChangeCounts() {
   const t = new Map;
   return {
    add(e, n) {
     const r = t.get(e);
     void 0 === r ? t.set(e, {
      count: 1,
      sample: n.slice(0, o)
     }) : r.count += 1;
    },
    changes: () => [ ...t ].map(([t, {count: e, sample: n}]) => ({
     kind: t,
     count: e,
     sample: n
    }))
   };
  }
  function sumChanges(...t) {
   const e = new Map;
   for (const n of t.flat()) {
    const t = e.get(n.kind);
    e.set(n.kind, void 0 === t ? n : {
     ...t,
     count: t.count + n.count
    });
   }
   return [ ...e.values() ];
  }
 }),
 74568: (function(t, e, n) {
  n.d(e, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = n(7138), r = n(42344);
  const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(t => `\\p{Script=${t}}`).join(""), s = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
  let u = null;
  function withoutHidden(t, e) {
   if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
   let n = t.replace(o.r4, "\n");
   for (const [t, r] of (u ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(s, "gu") ] ], 
   u)) n = n.replace(r, n => (e.add(t, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
   ""));
   return n;
  }
  function sanitizePlain(t) {
   const e = (0, r.P)();
   return {
    text: withoutHidden(t, e),
    changes: e.changes()
   };
  }
 })
};
