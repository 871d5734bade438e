"use strict";

exports.id = 170;

exports.ids = [ 170 ];

exports.modules = {
 311: (function(n, t, e) {
  e.d(t, {
   dryRun: () => dryRun
  });
  var o = e(42357);
  var r = e(28842);
  var s = e(63846);
  var i = e(17730);
  var a = e(44764);
  var u = e(39760);
  var c = e(69984);
  var l = e(45065);
  var m = e(23589);
  async function plannedServers(n) {
   const {settings: t, trustedSource: o} = n.runContext;
   if (!(0, c.A)(t)) return {
    tools: [],
    notices: (0, u.H)(n.lists, (0, m.n)(t, []))
   };
   const {readMcpConfiguration: r} = await e.e(8724).then(e.bind(e, 88724));
   const {servers: s, lock: i, lockPath: a, notices: d} = await r(t, o.source);
   const f = s.map(({name: n}) => n);
   const p = s.filter(({name: t}) => (0, l.O)(t, n));
   const h = i === null && p.length > 0;
   return {
    tools: p.map(({name: n}) => `mcp__${n}__*`),
    notices: [ ...(0, u.H)(n.lists, (0, m.n)(t, f)), ...d, ...s.filter(n => !p.includes(n)).map(({givenName: n, name: t}) => `The MCP server ${n} is not started: no rule allows mcp__${t}.`), ...h ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${a}.` ] : [] ]
   };
  }
  var d = e(91207);
  var f = e(49137);
  var p = e(48080);
  var h = e(62052);
  var g = e(1418);
  var v = e(62103);
  var y = e(64389);
  var w = e(20653);
  function dryRunText(n) {
   const {plan: t, rules: e, limits: o} = n;
   const r = t.segments.filter(n => n.kind !== "text").map(({kind: n, source: t}) => `${n}: ${t}`);
   const s = [ ...n.start === null ? [] : [ [ "start", [ n.start ] ] ], [ "prompt", [ n.prompt ] ], [ "source", [ n.trustedCommit === null ? "the working tree" : `the trusted commit ${n.trustedCommit}` ] ], [ "model", [ n.model ] ], [ "workspace", [ n.workspace ] ], [ "mode", [ n.mode ] ], [ "sandbox", [ n.sandbox ] ], [ "allow", e.allow ], [ "ask", e.ask ], [ "deny", e.deny ], [ "tools", [ n.tools.join(", ") ] ], [ "instructions", n.instructions ], [ "skills", n.skills.length === 0 ? [] : [ n.skills.join(", ") ] ], ...n.hooks.length === 0 ? [] : [ [ "hooks", n.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ n.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(n.outputSchema)}` ] ], [ "placeholders", r ], [ "files", t.files.flatMap(({path: n, ...t}) => evaluatedLines(n, t)) ], [ "commands", t.commands.flatMap(({command: n, ...t}) => evaluatedLines(n, t)) ], [ "writes", n.writes ], [ "publish", n.publish ], ...n.notices.length === 0 ? [] : [ [ "notices", n.notices ] ] ];
   const i = s.flatMap(([n, t]) => (t.length === 0 ? [ "none" ] : t).map((t, e) => `${(e === 0 ? n : "").padEnd(10)} ${t}`));
   const a = n.context.flatMap(({title: n, text: t, images: e}) => [ "", `${n}:`, "", t, ...e ]);
   const u = a.length === 0 ? [] : [ "", "context about the item for the model:", ...a ];
   return [ "dry run: no model is called, no command runs", ...i, ...u ].join("\n");
  }
  const $ = 300;
  function schemaText(n) {
   const t = JSON.stringify(n);
   return t.length > $ ? `${(0, w.GH)(t, $)}\u2026 (${t.length} characters)` : t;
  }
  function evaluatedLines(n, {outcome: t, reason: e, suggest: o}) {
   const r = `${t}: ${n} (${e})`;
   if (t !== "refuse") return [ r ];
   return [ r, "        " + (o.length === 0 ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
  }
  function limitsText({maxTurns: n, maxCostUsd: t, maxOutputTokens: e, timeoutMs: o}) {
   return [ `${String(n)} turns`, `${String(o / 6e4)} minutes`, ...t === null ? [] : [ `${String(t)} US dollars` ], ...e === null ? [] : [ `${String(e)} output tokens` ] ].join(", ");
  }
  var b = e(3101);
  var k = e(20200);
  var x = e(74191);
  var S = e(41332);
  async function dryRun(n, t) {
   const {hostEnvironment: e, redact: o} = t;
   const r = await dry_run_plan(n, e);
   const s = (0, b.L)(r, o);
   const i = dryRunText(s);
   e.onRunner && await show(i, t);
   return {
    exitCode: 0,
    text: e.onRunner ? "" : i,
    value: {
     conclusion: "skipped",
     rehearsal: s
    },
    outputs: {
     conclusion: "skipped",
     reason: "A dry run: no model was used, and nothing was run or posted."
    }
   };
  }
  async function dry_run_plan({runContext: n, sources: t, spec: e, vars: o, lists: u, model: c, outputSchema: l, notices: m, start: h}, v) {
   const {settings: y, trustedSource: w} = n;
   const $ = (0, S.B)(n, v, plannedPush(n));
   const b = (0, s.tt)($, {
    lists: u,
    mode: y.mode,
    spec: e
   });
   const k = await (0, d.p)({
    keep: () => null
   }, b.names, $);
   const T = (0, p.YB)(v);
   const C = {
    home: v.temporary,
    temporary: T
   };
   const j = (0, f.Y)({
    runContext: n,
    hostEnvironment: v,
    childProcesses: C,
    lists: u,
    spec: e,
    tools: k
   });
   await j.ready();
   await requireUsableHooks({
    runContext: n,
    lists: u,
    toolPath: j.processes.path
   });
   const _ = {
    args: y.args,
    vars: o
   };
   const M = {
    ...j,
    cwd: j.files.root
   };
   await (0, g.G)(e, _, M, {
    missingFiles: y["missing-files"]
   });
   const P = await (0, i.A)({
    sources: t,
    runContext: n,
    model: c,
    lists: u,
    spec: e
   }, j);
   const O = await (0, x.N)({
    runContext: n,
    model: c
   }, v);
   const R = await plannedServers({
    runContext: n,
    lists: u,
    spec: e
   });
   return {
    start: h?.words ?? null,
    prompt: e.source,
    model: c.name,
    mode: y.mode,
    sandbox: await sandboxText(y.sandbox, n, v),
    workspace: workspaceText(n),
    trustedCommit: w.commit,
    rules: u,
    tools: [ ...j.tools.map(({name: n}) => n), ...R.tools, ...repositoryTools(P) ],
    instructions: P.loaded.map(({path: n, bytes: t}) => `${n} (${String(t)} bytes)`),
    skills: (P.catalog?.open() ?? []).map(({name: n}) => n),
    hooks: (n.hooks?.hooks ?? []).map(r.Y),
    limits: (0, a.a)(y),
    outputSchema: l,
    plan: await (0, g.w)(e, _, M),
    writes: [ ...b.names.map(t => writeTarget(t, $, n)), ...b.notices ],
    publish: targetsOf(n, v),
    context: O.attachments.flatMap(shownIn),
    notices: [ m, n.hooks?.notices ?? [], R.notices, P.notices, O.notices, O.omissions ].flat()
   };
  }
  function repositoryTools({catalog: n, agents: t}) {
   return [ ...n === null ? [] : [ "Skill" ], ...t.length === 0 ? [] : [ "Task" ] ];
  }
  function plannedPush(n) {
   const t = (0, k.y)(n) && n.settings.checkout !== "base";
   return t ? {
    branch: "its own branch, if that accepts it,",
    indirect: null
   } : s.RH;
  }
  function workspaceText(n) {
   const {settings: t, workspace: e, event: o} = n;
   if ((0, k.y)(n)) {
    const n = t.checkout === "base" ? "base branch" : "head";
    return `the ${n} of pull request #${String(o.item?.number)}, in a temporary worktree of ${e}`;
   }
   return t.worktree ? `a temporary worktree of HEAD of ${e}` : e;
  }
  async function requireUsableHooks(n) {
   if (n.runContext.hooks === null) return;
   const {hookProblems: t} = await Promise.all([ e.e(3375), e.e(9739) ]).then(e.bind(e, 9739));
   const r = await t(n);
   if (r.length > 0) throw new o.yo(r);
  }
  async function sandboxText(n, {workspace: t}, {environment: e, home: o, temporary: r}) {
   if (n === "off") return "off: commands run unconfined";
   const {path: s} = (0, f.j)({
    environment: e,
    home: r,
    temporary: r
   }, t);
   const i = e["RUNNER_TOOL_CACHE"];
   const {level: a, reason: u} = await (0, h.U)(r, {
    workspace: t,
    userHome: o,
    path: s,
    toolCache: i
   });
   return `${n}: ${a} (${u})`;
  }
  function shownIn(n) {
   if (n.type !== "context") return [];
   const {title: t, text: e, images: o} = n;
   return [ {
    title: t,
    text: e,
    images: o.map(({name: n, mediaType: t}) => n ?? t)
   } ];
  }
  async function show(n, t) {
   const e = n.split("\n");
   for (const n of e) t.log.info(n);
   await (0, v.o)(`### \u23ed\ufe0f Dry run\n\n${(0, v.p)(e)}\n`, t);
  }
  function targetsOf({settings: n, event: t}, {onRunner: e}) {
   const {publish: o} = n;
   return [ ...o.includes("summary") ? [ e ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(n, t) ] : [] ];
  }
  function writeTarget(n, {pull: t, push: e}, {event: {item: o, repository: r}}) {
   const i = `${r?.owner ?? ""}/${r?.name ?? ""}`;
   if (s.J0[n] === "branch" && t !== null) return `${n} from ${t.branch} into ${t.base} of ${i}`;
   if (s.J0[n] === "push" && "branch" in e) return `${n} to ${e.branch} of pull request #${String(o?.number)} of ${i}`;
   if (s.J0[n] === "repository" || o === null) return `${n} in ${i}`;
   return `${n} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${i}`;
  }
  function commentTarget(n, {item: t, repository: e, trigger: o}) {
   if (t === null || e === null) return "no comment: no issue or pull request in the event";
   const r = n["github-token"] === void 0 ? ", but there is no token" : "";
   const s = (0, y.uR)(n["comment-mode"], o.triggerComment) !== null;
   const i = s ? "a reply in a separate comment" : `the comment "${n["comment-key"]}"`;
   return `${i}: ${t.kind.replace("-", " ")} #${String(t.number)}${r}`;
  }
 }),
 28842: (function(n, t, e) {
  e.d(t, {
   U: () => hookLabel,
   Y: () => hookLine
  });
  function hookLabel({handler: n}) {
   const t = n.type === "request" ? n.url.replace(/[?#].*$/, "") : [ n.command, ...n.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return t.length > o ? `${t.slice(0, o - 1)}\u2026` : t;
  }
  function hookLine(n) {
   return `${[ n.event, n.matcher ].filter(n => n !== "").join(" ")}: ${hookLabel(n)}`;
  }
  const o = 60;
 }),
 62052: (function(n, t, e) {
  e.d(t, {
   U: () => probeSandbox
  });
  var o = e(73024);
  var r = e(76760);
  var s = e(42357);
  var i = e(32363);
  async function probeSandbox(n, t) {
   let e = null;
   try {
    e = (0, o.mkdtempSync)((0, r.join)(n, "sallyport-probe-"));
    const s = (0, r.join)(e, "home");
    const a = (0, r.join)(e, "tmp");
    const u = (0, r.join)(e, "own");
    for (const n of [ s, a, u ]) (0, o.mkdirSync)(n);
    const c = (0, i.createSandbox)({
     ...t,
     mode: "auto",
     directory: u,
     home: s,
     temporary: a,
     rules: {
      mayRead: () => true,
      mayWrite: () => true
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
     return await c.report();
    } finally {
     c.close();
    }
   } catch (n) {
    return {
     level: "none",
     reason: `The sandbox could not be tried: ${(0, s.bD)(n)}.`
    };
   } finally {
    e !== null && (0, o.rmSync)(e, {
     recursive: true,
     force: true
    });
   }
  }
 }),
 15917: (function(n, t, e) {
  e.d(t, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var o = e(54539);
  var r = e(20653);
  var s = e(83874);
  var i = e(99180);
  const a = 4e3;
  function findingsOf({requests: n, structured: t}) {
   const e = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const o = (0, s.K)();
   const r = listIn(t).map(n => asFinding(n, o));
   const i = r.filter(n => n !== null);
   const u = [ ...e, ...i ].slice(0, a);
   return {
    findings: [ ...new Map(u.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: i.length === 0 ? 0 : r.length - i.length
   };
  }
  function listIn(n) {
   const t = isRecord(n) ? n["findings"] : null;
   return Array.isArray(t) ? t.slice(0, a) : [];
  }
  function asFinding(n, t) {
   if (!isRecord(n)) return null;
   const e = Object.entries(n).filter(([n, e]) => Object.hasOwn(t.shape, n) && e !== null);
   const {data: o} = t.safeParse(Object.fromEntries(e));
   return o === void 0 ? null : (0, s.C)(o);
  }
  function isRecord(n) {
   return typeof n === "object" && n !== null && !Array.isArray(n);
  }
  function findingsSection(n, t) {
   const e = n.slice(0, t);
   const s = n.length - e.length;
   const a = e.map(n => {
    const t = (0, i.ti)((0, r.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${t} | ${(0, i.xG)((0, r.ml)(n.title, 200))} | ${(0, i.xG)((0, 
    r.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, o.Z)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...s > 0 ? [ `And ${(0, 
   o.B)(s, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: t, endLine: e}) {
   return `${n}:${String(t)}${e === void 0 ? "" : `-${String(e)}`}`;
  }
 }),
 42344: (function(n, t, e) {
  e.d(t, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  const o = 80;
  function createChangeCounts() {
   const n = new Map;
   return {
    add(t, e) {
     const r = n.get(t);
     r === void 0 ? n.set(t, {
      count: 1,
      sample: e.slice(0, o)
     }) : r.count += 1;
    },
    changes: () => [ ...n ].map(([n, {count: t, sample: e}]) => ({
     kind: n,
     count: t,
     sample: e
    }))
   };
  }
  function sumChanges(...n) {
   const t = new Map;
   for (const e of n.flat()) {
    const n = t.get(e.kind);
    t.set(e.kind, n === void 0 ? e : {
     ...n,
     count: n.count + e.count
    });
   }
   return [ ...t.values() ];
  }
 }),
 74568: (function(n, t, e) {
  e.d(t, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = e(7138);
  var r = e(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(n => `\\p{Script=${n}}`).join("");
  const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let a = null;
  function parts() {
   a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(n => [ "terminal-sequence", n ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
   return a;
  }
  function withoutHidden(n, t) {
   if (/^[\t\n\x20-\x7e]*$/.test(n)) return n;
   let e = n.replace(o.r4, "\n");
   for (const [n, o] of parts()) e = e.replace(o, e => {
    t.add(n, `U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
    return "";
   });
   return e;
  }
  function sanitizePlain(n) {
   const t = (0, r.P)();
   const e = withoutHidden(n, t);
   return {
    text: e,
    changes: t.changes()
   };
  }
 }),
 83874: (function(n, t, e) {
  e.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = e(94343);
  var r = e(43759);
  var s = e(75440);
  var i = e(36795);
  const a = 1e7;
  const findingInput = () => o.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, a),
   endLine: o.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: o.k5n(i.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(r.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: n, suggestion: t, rule: e, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= o.line ? {} : {
     endLine: n
    },
    ...t === void 0 ? {} : {
     suggestion: t
    },
    ...e === void 0 ? {} : {
     rule: e
    }
   };
  }
 })
};
