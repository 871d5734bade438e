"use strict";

exports.id = 170;

exports.ids = [ 170 ];

exports.modules = {
 311: (function(n, e, t) {
  t.d(e, {
   dryRun: () => dryRun
  });
  var o = t(42357);
  var r = t(28842);
  var s = t(63846);
  var i = t(47101);
  var a = t(39760);
  var u = t(58251);
  var c = t(45065);
  var l = t(23589);
  async function plannedServers(n) {
   const {settings: e, trustedSource: t} = n.runContext;
   const o = await (0, u.O)(e, t.source);
   if (o === null) return {
    tools: [],
    notices: (0, a.H)(n.lists, (0, l.n)(e, []))
   };
   const {servers: r, lock: s, lockPath: i, notices: m} = o;
   const d = r.map(({name: n}) => n);
   const f = r.filter(({name: e}) => (0, c.O8)(e, n));
   const p = s === null && f.length > 0;
   return {
    tools: f.map(({name: n}) => `mcp__${n}__*`),
    notices: [ ...(0, a.H)(n.lists, (0, l.n)(e, d)), ...m, ...r.filter(n => !f.includes(n)).map(({givenName: n, name: e}) => `The MCP server ${n} is not started: no rule allows mcp__${e}.`), ...p ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${i}.` ] : [] ]
   };
  }
  var m = t(33617);
  var d = t(91207);
  var f = t(48620);
  var p = t(48080);
  var h = t(42492);
  var g = t(62052);
  var v = t(1418);
  var w = t(62103);
  var y = t(64389);
  var $ = t(20653);
  function dryRunText(n) {
   const {plan: e, rules: t, limits: o} = n;
   const r = e.segments.filter(n => n.kind !== "text").map(({kind: n, source: e}) => `${n}: ${e}`);
   const s = [ ...n.start === null ? [] : [ [ "start", [ n.start ] ] ], [ "prompt", [ n.prompt ] ], [ "source", [ n.trustedCommit === null ? "the working tree" : `the trusted commit ${n.trustedCommit}` ] ], [ "model", [ n.model ] ], [ "workspace", [ n.workspace ] ], [ "mode", [ n.mode ] ], [ "sandbox", [ n.sandbox ] ], [ "allow", t.allow ], [ "ask", t.ask ], [ "deny", t.deny ], [ "tools", [ n.tools.join(", ") ] ], [ "instructions", n.instructions ], [ "skills", n.skills.length === 0 ? [] : [ n.skills.join(", ") ] ], ...n.hooks.length === 0 ? [] : [ [ "hooks", n.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ n.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(n.outputSchema)}` ] ], [ "placeholders", r ], [ "files", e.files.flatMap(({path: n, ...e}) => evaluatedLines(n, e)) ], [ "commands", e.commands.flatMap(({command: n, ...e}) => evaluatedLines(n, e)) ], [ "writes", n.writes ], [ "publish", n.publish ], ...n.notices.length === 0 ? [] : [ [ "notices", n.notices ] ] ];
   const i = s.flatMap(([n, e]) => (e.length === 0 ? [ "none" ] : e).map((e, t) => `${(t === 0 ? n : "").padEnd(10)} ${e}`));
   const a = n.context.flatMap(({title: n, text: e, images: t}) => [ "", `${n}:`, "", e, ...t ]);
   const u = a.length === 0 ? [] : [ "", "context about the item for the model:", ...a ];
   return [ "dry run: no model is called, no command runs", ...i, ...u ].join("\n");
  }
  const b = 300;
  function schemaText(n) {
   const e = JSON.stringify(n);
   return e.length > b ? `${(0, $.GH)(e, b)}\u2026 (${e.length} characters)` : e;
  }
  function evaluatedLines(n, {outcome: e, reason: t, suggest: o}) {
   const r = `${e}: ${n} (${t})`;
   if (e !== "refuse") return [ r ];
   return [ r, "        " + (o.length === 0 ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
  }
  function limitsText({maxTurns: n, maxCostUsd: e, maxOutputTokens: t, timeoutMs: o}) {
   return [ `${String(n)} turns`, `${String(o / 6e4)} minutes`, ...e === null ? [] : [ `${String(e)} US dollars` ], ...t === null ? [] : [ `${String(t)} output tokens` ] ].join(", ");
  }
  var k = t(3101);
  var x = t(20200);
  var S = t(74191);
  var C = t(41332);
  async function dryRun(n, e) {
   const {hostEnvironment: t, redact: o} = e;
   const r = await dry_run_plan(n, t);
   const s = (0, k.L)(r, o);
   const i = dryRunText(s);
   t.onRunner && await show(i, e);
   return {
    exitCode: 0,
    text: t.onRunner ? "" : i,
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
  async function dry_run_plan({runContext: n, sources: e, spec: t, vars: o, lists: a, model: u, outputSchema: c, notices: l, start: h}, g) {
   const {settings: w, trustedSource: y} = n;
   const $ = (0, C.B)(n, g, plannedPush(n));
   const b = (0, s.tt)($, {
    lists: a,
    mode: w.mode,
    spec: t
   });
   const k = await (0, d.p)({
    keep: () => null
   }, b.names, $);
   const x = (0, p.YB)(g);
   const T = {
    home: g.temporary,
    temporary: x
   };
   const j = (0, f.Y)({
    runContext: n,
    hostEnvironment: g,
    childProcesses: T,
    lists: a,
    spec: t,
    tools: k
   });
   await j.ready();
   await requireUsableHooks({
    runContext: n,
    lists: a,
    toolPath: j.processes.path
   });
   const _ = {
    args: w.args,
    vars: o
   };
   const O = {
    ...j,
    cwd: j.files.root
   };
   await (0, v.G)(t, _, O, {
    missingFiles: w["missing-files"]
   });
   const P = await (0, i.A)({
    sources: e,
    runContext: n,
    model: u,
    lists: a,
    spec: t
   }, j);
   const M = await (0, S.N)({
    runContext: n,
    model: u
   }, g);
   const L = await plannedServers({
    runContext: n,
    lists: a,
    spec: t
   });
   return {
    start: h?.words ?? null,
    prompt: t.source,
    model: u.name,
    mode: w.mode,
    sandbox: await sandboxText(w.sandbox, n, g),
    workspace: workspaceText(n),
    trustedCommit: y.commit,
    rules: a,
    tools: [ ...j.tools.map(({name: n}) => n), ...L.tools, ...repositoryTools(P) ],
    instructions: P.loaded.map(({path: n, bytes: e}) => `${n} (${String(e)} bytes)`),
    skills: (P.catalog?.open() ?? []).map(({name: n}) => n),
    hooks: (n.hooks?.hooks ?? []).map(r.YX),
    limits: (0, m.aQ)(w),
    outputSchema: c,
    plan: await (0, v.w)(t, _, O),
    writes: [ ...b.names.map(e => writeTarget(e, $, n)), ...b.notices ],
    publish: targetsOf(n, g),
    context: M.attachments.flatMap(shownIn),
    notices: [ l, n.hooks?.notices ?? [], L.notices, P.notices, M.notices, M.omissions ].flat()
   };
  }
  function repositoryTools({catalog: n, agents: e}) {
   return [ ...n === null ? [] : [ "Skill" ], ...e.length === 0 ? [] : [ "Task" ] ];
  }
  function plannedPush(n) {
   const e = (0, x.y)(n) && n.settings.checkout !== "base";
   return e ? {
    branch: "its own branch, if that accepts it,",
    indirect: null
   } : s.RH;
  }
  function workspaceText(n) {
   const {settings: e, workspace: t, event: o} = n;
   if ((0, x.y)(n)) {
    const n = e.checkout === "base" ? "base branch" : "head";
    return `the ${n} of pull request #${String(o.item?.number)}, in a temporary worktree of ${t}`;
   }
   return e.worktree ? `a temporary worktree of HEAD of ${t}` : t;
  }
  async function requireUsableHooks(n) {
   if (n.runContext.hooks === null) return;
   const {hookProblems: e} = await Promise.all([ t.e(3375), t.e(9739) ]).then(t.bind(t, 9739));
   const r = await e(n);
   if (r.length > 0) throw new o.yo(r);
  }
  async function sandboxText(n, {workspace: e}, {environment: t, home: o, temporary: r}) {
   if (n === "off") return "off: commands run unconfined";
   const {path: s} = (0, h.o3)({
    environment: t,
    temporary: r
   }, e);
   const i = t["RUNNER_TOOL_CACHE"];
   const {level: a, reason: u} = await (0, g.U)(r, {
    workspace: e,
    userHome: o,
    path: s,
    toolCache: i
   });
   return `${n}: ${a} (${u})`;
  }
  function shownIn(n) {
   if (n.type !== "context") return [];
   const {title: e, text: t, images: o} = n;
   return [ {
    title: e,
    text: t,
    images: o.map(({name: n, mediaType: e}) => n ?? e)
   } ];
  }
  async function show(n, e) {
   const t = n.split("\n");
   for (const n of t) e.log.info(n);
   await (0, w.o)(`### \u23ed\ufe0f Dry run\n\n${(0, w.p)(t)}\n`, e);
  }
  function targetsOf({settings: n, event: e}, {onRunner: t}) {
   const {publish: o} = n;
   return [ ...o.includes("summary") ? [ t ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(n, e) ] : [] ];
  }
  function writeTarget(n, {pull: e, push: t}, {event: {item: o, repository: r}}) {
   const i = `${r?.owner ?? ""}/${r?.name ?? ""}`;
   if (s.J0[n] === "branch" && e !== null) return `${n} from ${e.branch} into ${e.base} of ${i}`;
   if (s.J0[n] === "push" && "branch" in t) return `${n} to ${t.branch} of pull request #${String(o?.number)} of ${i}`;
   if (s.J0[n] === "repository" || o === null) return `${n} in ${i}`;
   return `${n} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${i}`;
  }
  function commentTarget(n, {item: e, repository: t, trigger: o}) {
   if (e === null || t === null) return "no comment: no issue or pull request in the event";
   const r = n["github-token"] === void 0 ? ", but no token is set" : "";
   const s = (0, y.uR)(n["comment-mode"], o.triggerComment) !== null;
   const i = s ? "a reply in a separate comment" : `the comment "${n["comment-key"]}"`;
   return `${i}: ${e.kind.replace("-", " ")} #${String(e.number)}${r}`;
  }
 }),
 28842: (function(n, e, t) {
  t.d(e, {
   UR: () => hookLabel,
   YX: () => hookLine,
   nL: () => hookProblem
  });
  function hookLabel({handler: n}) {
   const e = n.type === "request" ? n.url.replace(/[?#].*$/, "") : [ n.command, ...n.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return e.length > o ? `${e.slice(0, o - 1)}\u2026` : e;
  }
  function hookLine(n) {
   return `${[ n.event, n.matcher ].filter(n => n !== "").join(" ")}: ${hookLabel(n)}`;
  }
  const o = 60;
  function hookProblem(n, e, t, o) {
   return {
    code: "hook-invalid",
    location: n,
    message: e,
    found: t,
    hint: o
   };
  }
 }),
 62052: (function(n, e, t) {
  t.d(e, {
   U: () => probeSandbox
  });
  var o = t(73024);
  var r = t(76760);
  var s = t(42357);
  var i = t(32363);
  async function probeSandbox(n, e) {
   let t = null;
   try {
    t = (0, o.mkdtempSync)((0, r.join)(n, "sallyport-probe-"));
    const s = (0, r.join)(t, "home");
    const a = (0, r.join)(t, "tmp");
    const u = (0, r.join)(t, "own");
    for (const n of [ s, a, u ]) (0, o.mkdirSync)(n);
    const c = (0, i.createSandbox)({
     ...e,
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
    t !== null && (0, o.rmSync)(t, {
     recursive: true,
     force: true
    });
   }
  }
 }),
 15917: (function(n, e, t) {
  t.d(e, {
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var o = t(54539);
  var r = t(20274);
  var s = t(20653);
  var i = t(83874);
  var a = t(99180);
  const u = 4e3;
  function findingsOf({requests: n, structured: e}) {
   const t = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const o = (0, i.K)();
   const s = (0, r._j)((0, r.qY)(e)["findings"]).slice(0, u);
   const a = s.map(n => asFinding(n, o));
   const c = a.filter(n => n !== null);
   const l = [ ...t, ...c ].slice(0, u);
   return {
    findings: [ ...new Map(l.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: c.length === 0 ? 0 : a.length - c.length
   };
  }
  function asFinding(n, e) {
   if (!(0, r.u4)(n)) return null;
   const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && t !== null);
   const {data: o} = e.safeParse(Object.fromEntries(t));
   return o === void 0 ? null : (0, i.C)(o);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const r = n.length - t.length;
   const i = t.map(n => {
    const e = (0, a.ti)((0, s.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, a.xG)((0, s.ml)(n.title, 200))} | ${(0, a.xG)((0, 
    s.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, o.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...i ].join("\n"), ...r > 0 ? [ `And ${(0, 
   o.B4)(r, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 42344: (function(n, e, t) {
  t.d(e, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const n = new Map;
   return {
    add: (e, t = 1) => void n.set(e, (n.get(e) ?? 0) + t),
    changes: () => [ ...n ].map(([n, e]) => ({
     kind: n,
     count: e
    }))
   };
  }
  function sumChanges(...n) {
   const e = createChangeCounts();
   for (const {kind: t, count: o} of n.flat()) e.add(t, o);
   return e.changes();
  }
 }),
 74568: (function(n, e, t) {
  t.d(e, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = t(7138);
  var r = t(42344);
  const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(n => `\\p{Script=${n}}`).join("");
  const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
  let a = null;
  function parts() {
   a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(n => [ "terminal-sequence", n ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
   return a;
  }
  function withoutHidden(n, e) {
   if (/^[\t\n\x20-\x7e]*$/.test(n)) return n;
   let t = n.replace(o.r4, "\n");
   for (const [n, o] of parts()) t = t.replace(o, () => {
    e.add(n);
    return "";
   });
   return t;
  }
  function sanitizePlain(n) {
   const e = (0, r.P)();
   const t = withoutHidden(n, e);
   return {
    text: t,
    changes: e.changes()
   };
  }
 }),
 58251: (function(n, e, t) {
  t.d(e, {
   O: () => mcpConfigurationOf
  });
  var o = t(69984);
  async function mcpConfigurationOf(n, e) {
   if (!(0, o.A)(n)) return null;
   return await (await t.e(8724).then(t.bind(t, 88724))).readMcpConfiguration(n, e);
  }
 }),
 83874: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = t(94343);
  var r = t(43759);
  var s = t(75440);
  var i = t(36795);
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
  function withoutGaps({endLine: n, suggestion: e, rule: t, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= o.line ? {} : {
     endLine: n
    },
    ...e === void 0 ? {} : {
     suggestion: e
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 })
};
