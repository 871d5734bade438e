"use strict";

exports.id = 170, exports.ids = [ 170 ], exports.modules = {
 311: (function(e, t, n) {
  n.d(t, {
   dryRun: () => dryRun
  });
  var o = n(42357), i = n(28842), s = n(63846), r = n(17730), a = n(44764), u = n(39760), l = n(69984), c = n(45065), m = n(23589), d = n(91207), f = n(49137), p = n(48080), h = n(62052), g = n(1418), $ = n(62103), y = n(64389), w = n(20653);
  const b = 300;
  function schemaText(e) {
   const t = JSON.stringify(e);
   return t.length > b ? `${(0, w.GH)(t, b)}\u2026 (${t.length} characters)` : t;
  }
  function evaluatedLines(e, {outcome: t, reason: n, suggest: o}) {
   const i = `${t}: ${e} (${n})`;
   return "refuse" !== t ? [ i ] : [ i, "        " + (0 === o.length ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
  }
  function limitsText({maxTurns: e, maxCostUsd: t, maxOutputTokens: n, timeoutMs: o}) {
   return [ `${String(e)} turns`, `${String(o / 6e4)} minutes`, ...null === t ? [] : [ `${String(t)} US dollars` ], ...null === n ? [] : [ `${String(n)} output tokens` ] ].join(", ");
  }
  var k = n(3101), x = n(20200), v = n(74191), S = n(41332);
  async function dryRun(e, t) {
   const {hostEnvironment: h, redact: y} = t, w = await async function({runContext: e, sources: t, spec: h, vars: $, lists: y, model: w, outputSchema: b, notices: k, start: C}, j) {
    const {settings: T, trustedSource: M} = e, O = (0, S.B)(e, j, function(e) {
     return (0, x.y)(e) && "base" !== e.settings.checkout ? {
      branch: "its own branch, if that accepts it,",
      indirect: null
     } : s.RH;
    }(e)), P = (0, s.tt)(O, {
     lists: y,
     mode: T.mode,
     spec: h
    }), _ = await (0, d.p)({
     keep: () => null
    }, P.names, O), A = (0, p.YB)(j), L = {
     home: j.temporary,
     temporary: A
    }, R = (0, f.Y)({
     runContext: e,
     hostEnvironment: j,
     childProcesses: L,
     lists: y,
     spec: h,
     tools: _
    });
    await R.ready(), await async function(e) {
     if (null === e.runContext.hooks) return;
     const {hookProblems: t} = await Promise.all([ n.e(3375), n.e(9739) ]).then(n.bind(n, 9739)), i = await t(e);
     if (i.length > 0) throw new o.yo(i);
    }({
     runContext: e,
     lists: y,
     toolPath: R.processes.path
    });
    const E = {
     args: T.args,
     vars: $
    }, q = {
     ...R,
     cwd: R.files.root
    };
    await (0, g.G)(h, E, q, {
     missingFiles: T["missing-files"]
    });
    const H = await (0, r.A)({
     sources: t,
     runContext: e,
     model: w,
     lists: y,
     spec: h
    }, R), G = await (0, v.N)({
     runContext: e,
     model: w
    }, j), F = await async function(e) {
     const {settings: t, trustedSource: o} = e.runContext;
     if (!(0, l.A)(t)) return {
      tools: [],
      notices: (0, u.H)(e.lists, (0, m.n)(t, []))
     };
     const {readMcpConfiguration: i} = await n.e(8724).then(n.bind(n, 88724)), {servers: s, lock: r, lockPath: a, notices: d} = await i(t, o.source), f = s.map(({name: e}) => e), p = s.filter(({name: t}) => (0, 
     c.O)(t, e)), h = null === r && p.length > 0;
     return {
      tools: p.map(({name: e}) => `mcp__${e}__*`),
      notices: [ ...(0, u.H)(e.lists, (0, m.n)(t, f)), ...d, ...s.filter(e => !p.includes(e)).map(({givenName: e, name: t}) => `The MCP server ${e} is not started: no rule allows mcp__${t}.`), ...h ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${a}.` ] : [] ]
     };
    }({
     runContext: e,
     lists: y,
     spec: h
    });
    return {
     start: C?.words ?? null,
     prompt: h.source,
     model: w.name,
     mode: T.mode,
     sandbox: await sandboxText(T.sandbox, e, j),
     workspace: workspaceText(e),
     trustedCommit: M.commit,
     rules: y,
     tools: [ ...R.tools.map(({name: e}) => e), ...F.tools, ...repositoryTools(H) ],
     instructions: H.loaded.map(({path: e, bytes: t}) => `${e} (${String(t)} bytes)`),
     skills: (H.catalog?.open() ?? []).map(({name: e}) => e),
     hooks: (e.hooks?.hooks ?? []).map(i.Y),
     limits: (0, a.a)(T),
     outputSchema: b,
     plan: await (0, g.w)(h, E, q),
     writes: [ ...P.names.map(t => function(e, {pull: t, push: n}, {event: {item: o, repository: i}}) {
      const r = `${i?.owner ?? ""}/${i?.name ?? ""}`;
      return "branch" === s.J0[e] && null !== t ? `${e} from ${t.branch} into ${t.base} of ${r}` : "push" === s.J0[e] && "branch" in n ? `${e} to ${n.branch} of pull request #${String(o?.number)} of ${r}` : "repository" === s.J0[e] || null === o ? `${e} in ${r}` : `${e} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${r}`;
     }(t, O, e)), ...P.notices ],
     publish: targetsOf(e, j),
     context: G.attachments.flatMap(shownIn),
     notices: [ k, e.hooks?.notices ?? [], F.notices, H.notices, G.notices, G.omissions ].flat()
    };
   }(e, h), b = (0, k.L)(w, y), C = function(e) {
    const {plan: t, rules: n, limits: o} = e, i = t.segments.filter(e => "text" !== e.kind).map(({kind: e, source: t}) => `${e}: ${t}`), s = [ ...null === e.start ? [] : [ [ "start", [ e.start ] ] ], [ "prompt", [ e.prompt ] ], [ "source", [ null === e.trustedCommit ? "the working tree" : `the trusted commit ${e.trustedCommit}` ] ], [ "model", [ e.model ] ], [ "workspace", [ e.workspace ] ], [ "mode", [ e.mode ] ], [ "sandbox", [ e.sandbox ] ], [ "allow", n.allow ], [ "ask", n.ask ], [ "deny", n.deny ], [ "tools", [ e.tools.join(", ") ] ], [ "instructions", e.instructions ], [ "skills", 0 === e.skills.length ? [] : [ e.skills.join(", ") ] ], ...0 === e.hooks.length ? [] : [ [ "hooks", e.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ null === e.outputSchema ? "text" : `JSON that matches the schema ${schemaText(e.outputSchema)}` ] ], [ "placeholders", i ], [ "files", t.files.flatMap(({path: e, ...t}) => evaluatedLines(e, t)) ], [ "commands", t.commands.flatMap(({command: e, ...t}) => evaluatedLines(e, t)) ], [ "writes", e.writes ], [ "publish", e.publish ], ...0 === e.notices.length ? [] : [ [ "notices", e.notices ] ] ].flatMap(([e, t]) => (0 === t.length ? [ "none" ] : t).map((t, n) => `${(0 === n ? e : "").padEnd(10)} ${t}`)), r = e.context.flatMap(({title: e, text: t, images: n}) => [ "", `${e}:`, "", t, ...n ]);
    return [ "dry run: no model is called, no command runs", ...s, ...0 === r.length ? [] : [ "", "context about the item for the model:", ...r ] ].join("\n");
   }(b);
   return h.onRunner && await async function(e, t) {
    const n = e.split("\n");
    for (const e of n) t.log.info(e);
    await (0, $.o)(`### \u23ed\ufe0f Dry run\n\n${(0, $.p)(n)}\n`, t);
   }(C, t), {
    exitCode: 0,
    text: h.onRunner ? "" : C,
    value: {
     conclusion: "skipped",
     rehearsal: b
    },
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was used, and nothing was run or posted."
    }
   };
  }
  function repositoryTools({catalog: e, agents: t}) {
   return [ ...null === e ? [] : [ "Skill" ], ...0 === t.length ? [] : [ "Task" ] ];
  }
  function workspaceText(e) {
   const {settings: t, workspace: n, event: o} = e;
   return (0, x.y)(e) ? `the ${"base" === t.checkout ? "base branch" : "head"} of pull request #${String(o.item?.number)}, in a temporary worktree of ${n}` : t.worktree ? `a temporary worktree of HEAD of ${n}` : n;
  }
  async function sandboxText(e, {workspace: t}, {environment: n, home: o, temporary: i}) {
   if ("off" === e) return "off: commands run unconfined";
   const {path: s} = (0, f.j)({
    environment: n,
    home: i,
    temporary: i
   }, t), r = n.RUNNER_TOOL_CACHE, {level: a, reason: u} = await (0, h.U)(i, {
    workspace: t,
    userHome: o,
    path: s,
    toolCache: r
   });
   return `${e}: ${a} (${u})`;
  }
  function shownIn(e) {
   if ("context" !== e.type) return [];
   const {title: t, text: n, images: o} = e;
   return [ {
    title: t,
    text: n,
    images: o.map(({name: e, mediaType: t}) => e ?? t)
   } ];
  }
  function targetsOf({settings: e, event: t}, {onRunner: n}) {
   const {publish: o} = e;
   return [ ...o.includes("summary") ? [ n ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(e, t) ] : [] ];
  }
  function commentTarget(e, {item: t, repository: n, trigger: o}) {
   if (null === t || null === n) return "no comment: no issue or pull request in the event";
   const i = void 0 === e["github-token"] ? ", but there is no token" : "";
   return `${null !== (0, y.uR)(e["comment-mode"], o.triggerComment) ? "a reply in a separate comment" : `the comment "${e["comment-key"]}"`}: ${t.kind.replace("-", " ")} #${String(t.number)}${i}`;
  }
 }),
 28842: (function(e, t, n) {
  function hookLabel({handler: e}) {
   const t = "request" === e.type ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return t.length > o ? `${t.slice(0, o - 1)}\u2026` : t;
  }
  function hookLine(e) {
   return `${[ e.event, e.matcher ].filter(e => "" !== e).join(" ")}: ${hookLabel(e)}`;
  }
  n.d(t, {
   U: () => hookLabel,
   Y: () => hookLine
  });
  const o = 60;
 }),
 62052: (function(e, t, n) {
  n.d(t, {
   U: () => probeSandbox
  });
  var o = n(73024), i = n(76760), s = n(42357), r = n(32363);
  async function probeSandbox(e, t) {
   let n = null;
   try {
    n = (0, o.mkdtempSync)((0, i.join)(e, "sallyport-probe-"));
    const s = (0, i.join)(n, "home"), a = (0, i.join)(n, "tmp"), u = (0, i.join)(n, "own");
    for (const e of [ s, a, u ]) (0, o.mkdirSync)(e);
    const l = (0, r.createSandbox)({
     ...t,
     mode: "auto",
     directory: u,
     home: s,
     temporary: a,
     rules: {
      mayRead: () => !0,
      mayWrite: () => !0
     },
     outside: {
      readable: [],
      writable: []
     },
     unchangedInGit: () => Promise.resolve(new Set),
     limits: {
      processes: 1e3,
      memoryBytes: 1e9,
      fileBytes: 1e6
     }
    });
    try {
     return await l.report();
    } finally {
     l.close();
    }
   } catch (e) {
    return {
     level: "none",
     reason: `The sandbox could not be tried: ${(0, s.bD)(e)}.`
    };
   } finally {
    null !== n && (0, o.rmSync)(n, {
     recursive: !0,
     force: !0
    });
   }
  }
 }),
 15917: (function(e, t, n) {
  n.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var o = n(54539), i = n(20653), s = n(83874), r = n(99180);
  const a = 4e3;
  function findingsOf({requests: e, structured: t}) {
   const n = e.flatMap(e => "findings" === e.kind ? e.findings : []), o = (0, s.K)(), i = function(e) {
    const t = isRecord(e) ? e.findings : null;
    return Array.isArray(t) ? t.slice(0, a) : [];
   }(t).map(e => function(e, t) {
    if (!isRecord(e)) return null;
    const n = Object.entries(e).filter(([e, n]) => Object.hasOwn(t.shape, e) && null !== n), {data: o} = t.safeParse(Object.fromEntries(n));
    return void 0 === o ? null : (0, s.C)(o);
   }(e, o)), r = i.filter(e => null !== e), u = [ ...n, ...r ].slice(0, a);
   return {
    findings: [ ...new Map(u.map(e => [ JSON.stringify(e), e ])).values() ],
    invalid: 0 === r.length ? 0 : i.length - r.length
   };
  }
  function isRecord(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function findingsSection(e, t) {
   const n = e.slice(0, t), s = e.length - n.length, a = n.map(e => {
    const t = (0, r.ti)((0, i.ml)(locationOfFinding(e), 200));
    return `| ${e.severity} | ${t} | ${(0, r.xG)((0, i.ml)(e.title, 200))} | ${(0, r.xG)((0, 
    i.ml)(e.message, 500))} |`;
   });
   return [ `#### Findings (${(0, o.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...s > 0 ? [ `And ${(0, 
   o.B)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: e, line: t, endLine: n}) {
   return `${e}:${String(t)}${void 0 === n ? "" : `-${String(n)}`}`;
  }
 }),
 42344: (function(e, t, n) {
  n.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const o = 80;
  function createChangeCounts() {
   const e = new Map;
   return {
    add(t, n) {
     const i = e.get(t);
     void 0 === i ? e.set(t, {
      count: 1,
      sample: n.slice(0, o)
     }) : i.count += 1;
    },
    changes: () => [ ...e ].map(([e, {count: t, sample: n}]) => ({
     kind: e,
     count: t,
     sample: n
    }))
   };
  }
  function sumChanges(...e) {
   const t = new Map;
   for (const n of e.flat()) {
    const e = t.get(n.kind);
    t.set(n.kind, void 0 === e ? n : {
     ...e,
     count: e.count + n.count
    });
   }
   return [ ...t.values() ];
  }
 }),
 74568: (function(e, t, n) {
  n.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = n(7138), i = n(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), r = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let a = null;
  function withoutHidden(e, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
   let n = e.replace(o.r4, "\n");
   for (const [e, i] of (a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(r, "gu") ] ], 
   a)) n = n.replace(i, n => (t.add(e, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
   ""));
   return n;
  }
  function sanitizePlain(e) {
   const t = (0, i.P)();
   return {
    text: withoutHidden(e, t),
    changes: t.changes()
   };
  }
 }),
 83874: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = n(94343), i = n(43759), s = n(75440), r = n(36795);
  const a = 1e7, findingInput = () => o.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, a),
   endLine: o.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: o.k5n(r.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, s._Z)("Replacement for these lines.", {
    empty: !0,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(i.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...void 0 === e || e <= o.line ? {} : {
     endLine: e
    },
    ...void 0 === t ? {} : {
     suggestion: t
    },
    ...void 0 === n ? {} : {
     rule: n
    }
   };
  }
 })
};
