"use strict";

exports.id = 8255;

exports.ids = [ 8255, 8842 ];

exports.modules = {
 92750: (function(t, n, e) {
  e.d(n, {
   dryRun: () => dryRun
  });
  var o = e(42357);
  var s = e(84758);
  var r = e(28842);
  var i = e(96668);
  var a = e(58647);
  var u = e(33374);
  var c = e(33617);
  var l = e(33253);
  var m = e(58251);
  var d = e(94054);
  var f = e(54377);
  async function dryRunServers(t) {
   const {settings: n, trustedSource: e} = t.runContext;
   const o = await (0, m.O)(n, e.source);
   if (o === null) return {
    tools: [],
    notices: (0, f.U)(t.lists, n, [])
   };
   const {servers: s, lock: r, lockPath: i, notices: a} = o;
   const u = s.map(({name: t}) => t);
   const c = s.filter(({name: n}) => (0, d.O8)(n, t));
   const l = r === null && c.length > 0;
   return {
    tools: c.map(({name: t}) => `mcp__${t}__*`),
    notices: [ ...(0, f.U)(t.lists, n, u), ...a, ...s.filter(t => !c.includes(t)).map(({givenName: t, name: n}) => `The MCP server ${t} is not started: no rule allows mcp__${n}.`), ...l ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${i}.` ] : [] ]
   };
  }
  var h = e(49711);
  var p = e(42492);
  var g = e(62052);
  var $ = e(1418);
  var w = e(62103);
  var v = e(53754);
  var y = e(20653);
  function dryRunText(t) {
   const {plan: n, rules: e, limits: o} = t;
   const s = n.segments.filter(t => t.kind !== "text").map(({kind: t, source: n}) => `${t}: ${n}`);
   const r = [ ...t.start === null ? [] : [ [ "start", [ t.start ] ] ], [ "prompt", [ t.prompt ] ], [ "source", [ t.trustedCommit === null ? "the working tree" : `the trusted commit ${t.trustedCommit}` ] ], [ "model", [ t.model ] ], [ "workspace", [ t.workspace ] ], [ "mode", [ t.mode ] ], [ "sandbox", [ t.sandbox ] ], [ "allow", e.allow ], [ "ask", e.ask ], [ "deny", e.deny ], [ "tools", [ t.tools.join(", ") ] ], [ "instructions", t.instructions ], [ "skills", t.skills.length === 0 ? [] : [ t.skills.join(", ") ] ], ...t.hooks.length === 0 ? [] : [ [ "hooks", t.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ t.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(t.outputSchema)}` ] ], [ "placeholders", s ], [ "files", n.files.flatMap(({path: t, ...n}) => evaluatedLines(t, n)) ], [ "commands", n.commands.flatMap(({command: t, ...n}) => evaluatedLines(t, n)) ], [ "writes", t.writes ], [ "publish", t.publish ], ...t.notices.length === 0 ? [] : [ [ "notices", t.notices ] ] ];
   const i = r.flatMap(([t, n]) => (n.length === 0 ? [ "none" ] : n).map((n, e) => `${(e === 0 ? t : "").padEnd(10)} ${n}`));
   const a = t.context.flatMap(({title: t, text: n, images: e}) => [ "", `${t}:`, "", n, ...e ]);
   const u = a.length === 0 ? [] : [ "", "context about the item for the model:", ...a ];
   return [ "dry run: no model is called, no command runs", ...i, ...u ].join("\n");
  }
  const k = 300;
  function schemaText(t) {
   const n = JSON.stringify(t);
   return n.length > k ? `${(0, y.GH)(n, k)}\u2026 (${n.length} characters)` : n;
  }
  function evaluatedLines(t, {outcome: n, reason: e, suggest: o}) {
   const s = `${n}: ${t} (${e})`;
   if (n !== "refuse") return [ s ];
   return [ s, "        " + (o.length === 0 ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
  }
  function limitsText({maxTurns: t, maxCostUsd: n, maxOutputTokens: e, timeoutMs: o}) {
   return [ `${String(t)} turns`, `${String(o / 6e4)} minutes`, ...n === null ? [] : [ `${String(n)} US dollars` ], ...e === null ? [] : [ `${String(e)} output tokens` ] ].join(", ");
  }
  var b = e(3101);
  var x = e(71400);
  var S = e(74191);
  var C = e(41332);
  async function dryRun(t, n) {
   const {hostEnvironment: e, redact: o} = n;
   const s = await dry_run_plan(t, e);
   const r = (0, b.L)(s, o);
   const i = dryRunText(r);
   e.onRunner && await show(i, n);
   return {
    exitCode: 0,
    text: e.onRunner ? "" : i,
    value: {
     conclusion: "skipped",
     code: "dry-run",
     rehearsal: r
    },
    outputs: {
     conclusion: "skipped",
     "reason-code": "dry-run",
     reason: "A dry run: no model was used, and nothing was run or posted."
    }
   };
  }
  async function dry_run_plan({runContext: t, sources: n, spec: e, vars: s, lists: m, model: d, outputSchema: f, notices: p, start: g}, w) {
   const {settings: v, trustedSource: y} = t;
   const k = (0, C.B)(t, w, plannedPush(t));
   const b = (0, i.tt)(k, {
    lists: m,
    mode: v.mode,
    spec: e
   });
   const x = await (0, a.p1)({
    keep: () => null
   }, b.names, k);
   const T = (0, h.YB)(w);
   const P = {
    home: w.temporary,
    temporary: T
   };
   const R = (0, l.Y)({
    runContext: t,
    hostEnvironment: w,
    childProcesses: P,
    lists: m,
    spec: e,
    tools: x
   });
   await R.ready();
   await requireUsableHooks({
    runContext: t,
    lists: m,
    toolPath: R.processes.path
   });
   const j = {
    args: v.args,
    vars: s
   };
   const L = {
    ...R,
    cwd: R.files.root
   };
   await (0, $.G)(e, j, L, {
    missingFiles: v["missing-files"]
   });
   const M = await (0, u.AN)({
    sources: n,
    runContext: t,
    model: d,
    lists: m,
    spec: e
   }, R);
   const _ = await (0, S.N)({
    runContext: t,
    model: d
   }, w);
   const O = await dryRunServers({
    runContext: t,
    lists: m,
    spec: e
   });
   return {
    start: g?.words ?? null,
    prompt: e.source,
    model: d.name,
    mode: v.mode,
    sandbox: await sandboxText(v.sandbox, t, w),
    workspace: workspaceText(t),
    trustedCommit: y.commit,
    rules: m,
    tools: [ ...R.tools.map(({name: t}) => t), ...O.tools, ...repositoryTools(M) ],
    instructions: M.loaded.map(({path: t, bytes: n}) => `${t} (${String(n)} bytes)`),
    skills: (M.catalog?.open() ?? []).map(({name: t}) => t),
    hooks: (t.hooks?.hooks ?? []).map(r.YX),
    limits: (0, c.aQ)(v),
    outputSchema: f,
    plan: await (0, $.w)(e, j, L),
    writes: [ ...b.names.map(n => writeTarget(n, k, t)), ...b.notices ],
    publish: targetsOf(t, w),
    context: _.attachments.flatMap(shownIn),
    notices: [ p, (t.hooks?.notices ?? []).map(o.ut), O.notices, M.notices, _.notices, _.omissions ].flat()
   };
  }
  function repositoryTools({catalog: t, agents: n}) {
   return [ ...t === null ? [] : [ "Skill" ], ...n.length === 0 ? [] : [ "Task" ] ];
  }
  function plannedPush(t) {
   const n = (0, x.y)(t) && t.settings.checkout !== "base";
   return n ? {
    branch: "its own branch, if that accepts it,",
    indirect: null
   } : i.RH;
  }
  function workspaceText(t) {
   const {settings: n, workspace: e, event: o} = t;
   if ((0, x.y)(t)) {
    const t = n.checkout === "base" ? "base branch" : "head";
    return `the ${t} of pull request #${String(o.item?.number)}, in a temporary worktree of ${e}`;
   }
   return n.worktree ? `a temporary worktree of HEAD of ${e}` : e;
  }
  async function requireUsableHooks(t) {
   if (t.runContext.hooks === null) return;
   const {hookProblems: n} = await Promise.all([ e.e(5607), e.e(6927) ]).then(e.bind(e, 96927));
   const s = await n(t);
   if (s.length > 0) throw new o.yo(s);
  }
  async function sandboxText(t, {workspace: n}, {environment: e, home: o, temporary: s}) {
   if (t === "off") return "off: commands run unconfined";
   const {path: r} = (0, p.o3)({
    environment: e,
    temporary: s
   }, n);
   const i = e["RUNNER_TOOL_CACHE"];
   const {level: a, reason: u} = await (0, g.U)(s, {
    workspace: n,
    userHome: o,
    path: r,
    toolCache: i
   });
   return `${t}: ${a} (${u})`;
  }
  function shownIn(t) {
   if (t.type !== "context") return [];
   const {title: n, text: e, images: o} = t;
   return [ {
    title: n,
    text: e,
    images: o.map(({name: t, mediaType: n}) => t ?? n)
   } ];
  }
  async function show(t, n) {
   const e = t.split("\n");
   for (const t of e) n.log.info(t);
   await (0, w.o)(`### \u23ed\ufe0f Dry run\n\n${(0, w.p)(e)}\n`, n);
  }
  function targetsOf({settings: t, event: n}, {onRunner: e}) {
   const {publish: o} = t;
   return [ ...o.includes("summary") ? [ e ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(t, n) ] : [] ];
  }
  function writeTarget(t, {pull: n, push: e}, {event: {item: o, repository: r}}) {
   const i = `${r?.owner ?? ""}/${r?.name ?? ""}`;
   const a = (0, s.w$)(t)?.target;
   if (a === "branch" && n !== null) return `${t} from ${n.branch} into ${n.base} of ${i}`;
   if (a === "push" && "branch" in e) return `${t} to ${e.branch} of pull request #${String(o?.number)} of ${i}`;
   if (a === "repository" || o === null) return `${t} in ${i}`;
   return `${t} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${i}`;
  }
  function commentTarget(t, {item: n, repository: e, trigger: o}) {
   if (n === null || e === null) return "no comment: no issue or pull request in the event";
   const s = t["github-token"] === void 0 ? ", but no token is set" : "";
   const r = (0, v.uR)(t["comment-mode"], o.triggerComment) !== null;
   const i = r ? "a reply in a separate comment" : `the comment "${t["comment-key"]}"`;
   return `${i}: ${n.kind.replace("-", " ")} #${String(n.number)}${s}`;
  }
 }),
 31111: (function(t, n, e) {
  e.d(n, {
   I: () => patchSection,
   p: () => s
  });
  var o = e(51061);
  const s = 4e4;
  function patchSection(t) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   o.O)(t, "diff")}`;
  }
 }),
 28842: (function(t, n, e) {
  e.d(n, {
   UR: () => hookLabel,
   YX: () => hookLine,
   nL: () => hookProblem
  });
  function hookLabel({handler: t}) {
   const n = t.type === "request" ? t.url.replace(/[?#].*$/, "") : [ t.command, ...t.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
   return n.length > o ? `${n.slice(0, o - 1)}\u2026` : n;
  }
  function hookLine(t) {
   return `${[ t.event, t.matcher ].filter(t => t !== "").join(" ")}: ${hookLabel(t)}`;
  }
  const o = 60;
  function hookProblem(t, n, e, o) {
   return {
    code: "hook-invalid",
    location: t,
    message: n,
    found: e,
    hint: o
   };
  }
 }),
 62052: (function(t, n, e) {
  e.d(n, {
   U: () => probeSandbox
  });
  var o = e(73024);
  var s = e(76760);
  var r = e(42357);
  var i = e(45906);
  async function probeSandbox(t, n) {
   let e = null;
   try {
    e = (0, o.mkdtempSync)((0, s.join)(t, "sallyport-probe-"));
    const r = (0, s.join)(e, "home");
    const a = (0, s.join)(e, "tmp");
    const u = (0, s.join)(e, "own");
    for (const t of [ r, a, u ]) (0, o.mkdirSync)(t);
    const c = (0, i.createSandbox)({
     ...n,
     mode: "auto",
     directory: u,
     home: r,
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
   } catch (t) {
    return {
     level: "none",
     reason: `The sandbox could not be tried: ${(0, r.bD)(t)}.`
    };
   } finally {
    e !== null && (0, o.rmSync)(e, {
     recursive: true,
     force: true
    });
   }
  }
 }),
 53754: (function(t, n, e) {
  e.d(n, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var o = e(84182);
  var s = e(20544);
  var r = e(74397);
  var i = e(32622);
  var a = e(20653);
  var u = e(1359);
  var c = e(5105);
  var l = e(54539);
  var m = e(31111);
  var d = e(15250);
  var f = e(71245);
  var h = e(15917);
  var p = e(96682);
  var g = e(49703);
  var $ = e(92747);
  var w = e(97979);
  var v = e(83274);
  function commentMarkdown(t, n) {
   const e = t.writes.find(v.JD);
   const o = [ heading(t), reasonLine(t), findingList(t.findings, n.rows), ...e === void 0 ? comment_markdown_posted(t, n) : lostSections(e, t, n), collapsed(t, n), closingLine(t) ];
   return `${o.filter(t => t !== "").join("\n\n")}\n`;
  }
  function heading(t) {
   const {result: n, findings: e, subject: o, writes: s} = t;
   const i = o.commit === null ? "" : ` of ${(0, r.ti)(o.commit.slice(0, 7))}`;
   const a = severityCounts(e);
   const c = s.find(v.JD);
   if (c !== void 0 && n.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(c)}`;
   const l = n.conclusion === "success" && (0, u.rL)(t) === y;
   if (!l) return `### ${(0, u.rL)(t)} ${[ (0, u.Pl)(t), ...a ].join(" \xb7 ")}`;
   if (e.length > 0) return `### Sallyport ${commandName(n.prompt) ?? "review"}${i} \xb7 ${a.join(", ")}`;
   const m = s.find(v.n3);
   if (m !== void 0) return `### ${(0, v.Fm)(m)}`;
   const d = n.requests.some(({kind: t}) => t === "noop") && t.answer.text === "";
   const f = commandName(n.prompt);
   return d && f !== null ? `### Sallyport ${f}${i} \xb7 nothing to report` : "";
  }
  function commandName(t) {
   const [, n, e] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(t) ?? [];
   return n ?? e ?? null;
  }
  function reasonLine({result: t, answer: n, findings: e}) {
   const o = n.text !== "" || e.length > 0;
   return t.conclusion === "success" && o ? "" : (0, r.xG)(t.reason);
  }
  const y = "\u2705";
  const k = [ "error", "warning", "note" ];
  const b = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function severityCounts(t) {
   return k.flatMap(n => {
    const e = t.filter(t => t.severity === n).length;
    return e === 0 ? [] : [ (0, l.B4)(e, n) ];
   });
  }
  function findingList(t, n) {
   const e = k.flatMap(n => t.filter(t => t.severity === n));
   const o = e.slice(0, n).map((t, n) => {
    const e = (0, r.xG)((0, a.ml)(t.title, 200));
    const o = /[.!?]$/.test(e) ? "" : ".";
    const s = (0, r.ti)((0, a.ml)((0, h.YR)(t), 200));
    return `${String(n + 1)}. ${b[t.severity]} **${s}** ${e}${o} ${(0, r.xG)((0, a.ml)(t.message, 1e3))}`;
   });
   const s = e.length - o.length;
   return [ o.join("\n"), ...s > 0 ? [ `And ${(0, l.B4)(s, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: t}, links: {run: n}}, e) {
   const o = (0, r.n1)(n) ? `in the [summary of the run](${n})` : null;
   return (0, i.o)(t, {
    limit: e,
    unit: "characters",
    whole: o
   });
  }
  function comment_markdown_posted(t, n) {
   const {writes: e, result: o, links: s} = t;
   const r = e.find(v.n3);
   const i = originOf(s.run);
   const a = e.filter(t => (0, v.yp)(t) && t !== r);
   return [ answerSection(t, n.text), r === void 0 ? "" : t.findings.length > 0 ? (0, 
   v.wv)(r, i) : (0, v.xS)(r, i), a.map(t => (0, v.wv)(t, i)).join("\n"), checkOfChanges(t), unposted(t, n.rows), (0, 
   d.b)(o.changes, {
    ...n.diffs,
    isCommitted: e.some(v.yp)
   }) ];
  }
  const lostHeadline = ({what: t}) => t.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(t, n, e) {
   const {writes: o, result: s, links: i, answer: a} = n;
   const u = originOf(i.run);
   const c = o.filter(({code: t}) => t === "canceled");
   const l = answerSection(n, e.text);
   const f = t.code === "patch-in-comment" ? t.url : null;
   const h = t.code === "patch-in-result";
   const p = (0, v.y2)(t.details ?? t.note, u);
   return [ f === null ? p : `${p} [The patch is in a comment](${f}).`, c.length === 0 ? "" : `Canceled with it: ${c.map(({what: t}) => (0, 
   r.ti)(t)).join(", ")}.`, h ? (0, m.I)(s.changes.map(({diff: t}) => t ?? "").join("")) : "", a.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${l}\n\n</details>`, unposted({
    ...n,
    writes: o.filter(n => n !== t && !c.includes(n))
   }, e.rows), f !== null || h ? "" : (0, d.b)(s.changes, {
    ...e.diffs,
    isCommitted: false
   }) ];
  }
  const originOf = t => t !== null && URL.canParse(t) ? new URL(t).origin : null;
  function checkOfChanges({result: t, writes: n, subject: {lastCheck: e}}) {
   if (e === void 0 || t.changes.length === 0 && !n.some(v.yp)) return "";
   return (0, r.xG)((0, p.Q)(e));
  }
  function unposted({writes: t}, n) {
   const e = t.filter(v.$B);
   return e.length === 0 ? "" : (0, w.M)(e, n);
  }
  function collapsed(t, n) {
   const {result: e, refused: o, writes: s, answer: r} = t;
   const i = s.filter(t => (0, v.oM)(t) && !(0, v.$B)(t) && !(0, v.yp)(t));
   const a = [ o.length === 0 ? "" : (0, $.WZ)(t, n.rows), e.notices.length === 0 ? "" : (0, 
   $.Z8)(e.notices), i.length === 0 ? "" : (0, w.M)(i, n.rows), r.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
   g.G)(r.changes)}.`, ...(0, $.Mv)(e), (0, $.u5)(e, false) ].filter(t => t !== "");
   if (a.length === 0) return "";
   return [ `<details><summary>${runSummary(t)}</summary>`, ...a, "</details>" ].join("\n\n");
  }
  function runSummary({result: t}) {
   const {denials: n, notices: e, usage: o, costUsd: s, durationMs: r} = t;
   const i = o.inputTokens + o.outputTokens;
   const a = [ ...n.length === 0 ? [] : [ `${(0, l.B4)(n.length, "call")} refused` ], ...e.length === 0 ? [] : [ (0, 
   l.B4)(e.length, "notice") ], ...i === 0 ? [] : [ `${(0, l.ZV)(i)} tokens` ], ...s === null || s === 0 ? [] : [ (0, 
   u.BD)(s) ], (0, u.a3)(r) ];
   return `Run: ${a.join(" \xb7 ")}`;
  }
  function closingLine(t) {
   const {links: n, subject: e, findings: o} = t;
   const s = o.length > 0 && !(0, u.W2)(t.result);
   const {coverage: i} = e;
   const a = [ ...i !== void 0 && o.length > 0 ? [ (0, f._)(i) ] : [], "Sallyport", ...e.commit === null || s ? [] : [ `at ${(0, 
   r.ti)(e.commit.slice(0, 7))}` ], ...e.requestedBy === null ? [] : [ `requested by ${(0, 
   r.ft)(e.requestedBy)}` ], ...(0, r.n1)(n.run) ? [ `[run](${n.run})` ] : [] ];
   return `<sub>${a.filter(t => t !== "").join(" \xb7 ")}</sub>`;
  }
  function answerPart(t, n) {
   if (t !== "answer" || n === null || n.id === null) return null;
   return `answer:${n.kind}-${String(n.id)}`;
  }
  function stickyOf(t, n, {run: e, answer: o}) {
   if (o !== null) return {
    marker: (0, s._)(t, o),
    hides: []
   };
   if (n === "replace" || n === "answer") return {
    marker: (0, s._)(t),
    hides: []
   };
   const r = (0, s._)(t, "run:").replace(/ -->$/, "");
   return {
    marker: (0, s._)(t, `run:${e}`),
    hides: n === "append" ? [] : [ (0, s._)(t), r ]
   };
  }
  function commentBody(t, n, e = null) {
   if (t.result.conclusion === "success") return (0, c.Ap)(wholeBody(t, n));
   return (0, c.G1)(e) ? (0, c.pj)(`${n}\n${failureLine(t)}`, e) : wholeBody(t, n);
  }
  function failureLine(t) {
   const {result: n, links: e, subject: o} = t;
   const s = o.commit === null ? "" : ` at ${(0, r.ti)(o.commit.slice(0, 7))}`;
   const i = `${(0, r.n1)(e.run) ? `[A later run](${e.run})` : "A later run"}${s}`;
   const c = n.reason === "" ? "" : ` ${(0, r.xG)((0, a.ml)(n.reason, 500))}`;
   return `> ${(0, u.rL)(t)} **${i} has no result.** ${(0, u.Pl)(t)}.${c} Below is the last result.`;
  }
  const x = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  };
  const S = o.j9 - c.BX - 300;
  const C = 2e4;
  function resultText(t) {
   const n = commentMarkdown(t, {
    ...x,
    text: Number.MAX_SAFE_INTEGER
   });
   if (n.length <= S) return {
    text: n,
    isWhole: true
   };
   const e = n.length - t.answer.text.length;
   const o = commentMarkdown(t, {
    ...x,
    text: Math.max(C, S - e)
   });
   const s = t.links.run === null ? null : "in the summary of the run";
   return {
    text: (0, i.o)(o, {
     limit: S,
     unit: "characters",
     whole: s
    }),
    isWhole: false
   };
  }
  const wholeBody = (t, n) => `${n}\n${resultText(t).text}`;
  async function publishComment(t, {github: n, target: e, marker: o}) {
   const body = n => commentBody(t, o, n);
   return (0, v.T0)(t) ? await n.updateComment(e, o, body) : await n.upsertComment(e, o, body);
  }
 }),
 83274: (function(t, n, e) {
  e.d(n, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage
  });
  var o = e(74397);
  const s = new Set([ "created", "updated", "unchanged", "fell back" ]);
  const isPosted = ({outcome: t}) => s.has(t);
  const r = {
   PushToPullRequest: "Commit",
   PullRequest: "Pull request",
   Issue: "Issue"
  };
  function partsOf({what: t}) {
   const [n = ""] = t.split(" ", 1);
   return {
    tool: n,
    title: t.slice(n.length + 1)
   };
  }
  function isPage(t) {
   return isPosted(t) && t.url !== null && Object.hasOwn(r, partsOf(t).tool);
  }
  function isLost(t) {
   const n = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(t).tool);
   return n && (t.outcome === "failed" || t.outcome === "withheld");
  }
  function isPush(t) {
   return isPosted(t) && t.outcome !== "fell back" && partsOf(t).tool === "PushToPullRequest";
  }
  function isUnposted({what: t, outcome: n}) {
   return n === "failed" || n === "withheld" || n === "fell back" && t.startsWith("Review ");
  }
  function isShownByReview({result: t, findings: n, writes: e}) {
   const {conclusion: o, requests: s, changes: r} = t;
   const i = o === "success" && s.some(({kind: t}) => t === "review");
   const a = n.length > 0 || r.length > 0 || e.some(t => isPage(t) || isUnposted(t));
   return i && !a;
  }
  function pushHeading({url: t, branch: n = "", commit: e = "", ...s}) {
   const r = (0, o.ti)(e.slice(0, 7));
   const {title: i} = partsOf({
    url: t,
    ...s
   });
   return `${(0, o.ft)(i)} \xb7 ${t === null ? r : `[${r}](${t})`} on ${(0, o.ti)(n)}`;
  }
  function pushNote(t, n) {
   return noteMarkdown(t.details ?? t.note, n);
  }
  function pageLine(t, n) {
   const {tool: e, title: s} = partsOf(t);
   const i = t.outcome === "fell back" ? "Pull request" : r[e] ?? e;
   const a = t.note === "" ? "" : `: ${noteMarkdown(t.note, n)}`;
   return `- ${i} [${(0, o.ft)(s)}](${t.url ?? ""})${a}`;
  }
  function noteMarkdown(t, n) {
   const isOnServer = t => n !== null && t.startsWith(`${n}/`);
   const e = t.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
   return e.map((t, n) => {
    if (n % 2 === 0) return `${/^\s/.test(t) ? " " : ""}${(0, o.xG)(t.trim())}${/\s$/.test(t) ? " " : ""}`;
    const [, e = "", s = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(t) ?? [];
    if (!isOnServer(s)) return `${e === "" ? "" : `${(0, o.ft)(e)}: `}${(0, o.ti)(s)}`;
    return e === "" ? `<${s}>` : `[${(0, o.ft)(e)}](${s}).`;
   }).join("");
  }
 }),
 5105: (function(t, n, e) {
  e.d(n, {
   Ap: () => asResult,
   BX: () => i,
   G1: () => hasLastResult,
   pj: () => aboveLastResult
  });
  var o = e(84182);
  var s = e(32622);
  const r = "\x3c!-- sallyport-result --\x3e";
  const i = 2e3;
  function asResult(t) {
   const n = t.indexOf("\n");
   return `${t.slice(0, n)}\n${r}${t.slice(n)}`;
  }
  function aboveLastResult(t, n) {
   const e = lastResultIn(n);
   if (e === null) return t;
   const r = Math.max(0, o.j9 - e.length - 2);
   const i = (0, s.o)(t.trimEnd(), {
    limit: r,
    unit: "characters",
    whole: null
   });
   return `${i}\n\n${e}`;
  }
  function hasLastResult(t) {
   return lastResultIn(t) !== null;
  }
  function lastResultIn(t) {
   const n = (t ?? "").replaceAll("\r\n", "\n");
   const e = n.indexOf(`\n${r}\n`);
   return e === -1 ? null : n.slice(e + 1);
  }
 }),
 42344: (function(t, n, e) {
  e.d(n, {
   P: () => createChangeCounts,
   j: () => sumChanges
  });
  function createChangeCounts() {
   const t = new Map;
   return {
    add: (n, e = 1) => void t.set(n, (t.get(n) ?? 0) + e),
    changes: () => [ ...t ].map(([t, n]) => ({
     kind: t,
     count: n
    }))
   };
  }
  function sumChanges(...t) {
   const n = createChangeCounts();
   for (const {kind: e, count: o} of t.flat()) n.add(e, o);
   return n.changes();
  }
 }),
 74568: (function(t, n, e) {
  e.d(n, {
   P: () => withoutHidden,
   u: () => sanitizePlain
  });
  var o = e(7138);
  var s = e(42344);
  const r = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(t => `\\p{Script=${t}}`).join("");
  const i = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${r}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${r}])\\u200c` ].join("");
  let a = null;
  function parts() {
   a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(i, "gu") ] ];
   return a;
  }
  function withoutHidden(t, n) {
   if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
   let e = t.replace(o.r4, "\n");
   for (const [t, o] of parts()) e = e.replace(o, () => {
    n.add(t);
    return "";
   });
   return e;
  }
  function sanitizePlain(t) {
   const n = (0, s.P)();
   const e = withoutHidden(t, n);
   return {
    text: e,
    changes: n.changes()
   };
  }
 }),
 58251: (function(t, n, e) {
  e.d(n, {
   O: () => mcpConfigurationOf
  });
  var o = e(69984);
  async function mcpConfigurationOf(t, n) {
   if (!(0, o.A)(t)) return null;
   return await (await e.e(8724).then(e.bind(e, 88724))).readMcpConfiguration(t, n);
  }
 })
};
