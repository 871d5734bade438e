"use strict";

exports.id = 7083;

exports.ids = [ 7083, 1816, 3411 ];

exports.modules = {
 20601: (function(e, t, n) {
  n.d(t, {
   Q: () => serverProblems
  });
  const o = /^(?:@[^/@]+\/)?[^@]+@\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/;
  const s = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
  const r = /@sha256:[0-9a-f]{64}$/;
  const i = [ {
   words: [ "npx" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "bunx" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "pnpx" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "npm", "exec" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "pnpm", "dlx" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "yarn", "dlx" ],
   isPinned: o,
   example: "name@1.2.3"
  }, {
   words: [ "uvx" ],
   isPinned: s,
   example: "name==1.2.3"
  }, {
   words: [ "pipx", "run" ],
   isPinned: s,
   example: "name==1.2.3"
  }, {
   words: [ "docker", "run" ],
   isPinned: r,
   example: "image@sha256:\u2026"
  }, {
   words: [ "podman", "run" ],
   isPinned: r,
   example: "image@sha256:\u2026"
  } ];
  const a = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/;
  const l = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
  function unpinnedPackage({connection: e}) {
   if (e.kind !== "stdio") return null;
   const t = [ e.command.replace(/^.*\//, ""), ...e.args ];
   const n = i.find(e => e.words.every((e, n) => t[n] === e));
   if (n === void 0) return null;
   const o = packageOf(t.slice(n.words.length), n.isPinned !== r);
   return o === null || n.isPinned.test(o) ? null : {
    name: o,
    example: n.example
   };
  }
  function packageOf(e, t) {
   for (let n = 0; n < e.length; n += 1) {
    const o = e[n] ?? "";
    const s = t ? l.exec(o) : null;
    if (s !== null) return s[1] ?? e[n + 1] ?? null;
    if (a.test(o)) n += 1; else if (!o.startsWith("-")) return o;
   }
   return null;
  }
  function serverProblems(e) {
   return e.flatMap(e => {
    const t = unpinnedPackage(e);
    return t === null ? [] : [ {
     id: "package-unpinned",
     location: e.location,
     subject: `mcp server: ${e.givenName}`,
     message: `${t.name} has no exact version, so each run downloads what is newest`,
     hint: `write ${t.example}; a lock file of tool definitions does not detect changed code`
    } ];
   });
  }
 }),
 93033: (function(e, t, n) {
  n.d(t, {
   E: () => lintWorkflows
  });
  var o = n(93123);
  var s = n(20274);
  var r = n(78441);
  var i = n(39579);
  var a = n(68350);
  var l = n(75078);
  var c = n(35548);
  var u = n(11036);
  const d = new Set([ "pull-request" ]);
  const m = new Set([ "issue", "pull-request" ]);
  const p = {
   issue_comment: m,
   issues: new Set([ "issue" ]),
   pull_request: d,
   pull_request_review: d,
   pull_request_review_comment: d,
   pull_request_target: d
  };
  function lackingPermissions(e, t, {events: n, job: o, location: s}) {
   const r = new Map;
   for (const o of n) for (const {feature: n, anyOf: s} of (0, u.r)(t, p[o] ?? new Set)) {
    if (s.some(t => (0, u.P)(t, t => levelIn(e, t)))) continue;
    const t = (0, c.jj)(s);
    r.set(t, (r.get(t) ?? new Set).add(n));
   }
   return [ ...r ].map(([e, t]) => ({
    id: "token-lacks-permission",
    location: s,
    subject: `job ${o}`,
    message: `the token of the job lacks a permission for ${[ ...t ].join(", ")}`,
    hint: e
   }));
  }
  function levelIn(e, t) {
   if (e === "write-all") return "write";
   if (e === "read-all") return "read";
   const n = typeof e === "object" ? e?.[t] : null;
   return typeof n === "string" ? n : "none";
  }
  var f = n(42357);
  const h = "branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label member merge_group milestone page_build public pull_request pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run".split(" ");
  const g = [ "created", "edited", "deleted" ];
  const v = "assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled".split(" ");
  const w = {
   discussion_comment: g,
   issue_comment: g,
   pull_request: v,
   pull_request_review: [ "submitted", "edited", "dismissed" ],
   pull_request_review_comment: g,
   pull_request_target: v,
   workflow_run: [ "completed", "in_progress", "requested" ]
  };
  const b = {
   commit_comment: [ "deleted" ],
   discussion_comment: [ "deleted" ],
   issue_comment: [ "deleted" ],
   pull_request_review: [ "dismissed" ],
   pull_request_review_comment: [ "deleted" ]
  };
  const k = {
   "label-trigger": "labeled",
   "assignee-trigger": "assigned"
  };
  function neverStarts(e, t, n) {
   const problem = (e, t, o) => ({
    id: "event-never-starts",
    location: n,
    subject: e,
    message: t,
    hint: o
   });
   const o = [ ...e ].flatMap(([e, t]) => unknownParts(e, t));
   const s = [ ...e ].filter(([e, t]) => t !== null && t.length > 0 && t.every(t => b[e]?.includes(t)));
   const r = Object.entries(k).filter(([n, o]) => t[n] !== void 0 && ![ ...e.values() ].some(e => e?.some(e => e === o || o === "assigned" && e === "review_requested")));
   const i = hasPrompt(t) ? [] : [ ...e ].filter(([e, t]) => !canRequest(e, t));
   return [ ...o.map(([e, t, n]) => problem(e, t, n)), ...i.map(([e]) => problem(`event ${e}`, "the step has no prompt, and this event brings none", "set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues")), ...s.map(([e, t]) => problem(`event ${e}`, `no run starts on ${t?.join(", ") ?? ""}`, "use types: [created], or submitted for reviews")), ...r.map(([e, t]) => problem(`input ${e}`, `it waits for the activity type ${t}, which no event of the workflow has`, `add ${t} to the types of the event`)) ];
  }
  function unknownParts(e, t) {
   if (!h.includes(e)) {
    const t = (0, f.pA)(e, h);
    const n = (t === void 0 ? "" : `did you mean ${t}? `) + "The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows";
    return [ [ `event ${e}`, "GitHub has no such event for workflows", n ] ];
   }
   const n = w[e];
   if (n === void 0) return [];
   return (t ?? []).filter(e => !n.includes(e)).map(t => [ `event ${e}`, `it has no activity type ${t}`, `its types are ${n.join(", ")}` ]);
  }
  function hasPrompt(e) {
   return [ "prompt", "prompt-file", "command", "batch", "batch-step", "post", "resume" ].some(t => e[t] !== void 0);
  }
  function canRequest(e, t) {
   if (!h.includes(e) || e === "workflow_call") return true;
   if (e === "issues") return t === null || t.some(e => y.includes(e));
   return b[e] !== void 0;
  }
  const y = [ "opened", "assigned", "labeled" ];
  function workflowProblems(e, t) {
   const n = (0, s.qY)(problems_valueOf(e.document));
   const o = [];
   for (const [r, i] of Object.entries((0, s.qY)(n["jobs"]))) {
    const a = (0, s.qY)(i);
    const l = (0, s._j)(a["steps"]).map(s.qY);
    const c = l.flatMap((e, t) => isSallyportStep(e) ? [ {
     step: e,
     path: [ "jobs", r, "steps", t ]
    } ] : []);
    if (c.length === 0) continue;
    const at = t => locationOf(e, t);
    const u = a["permissions"] ?? n["permissions"];
    u === void 0 && o.push(permissionsMissing(r, at([ "jobs", r ])));
    for (const {step: e, path: i} of c) {
     const l = (0, s.qY)(e["with"]);
     const c = parseGiven(l, e => at([ ...i, "with", e ]));
     o.push(...inputProblems(c), ...neverStarts(eventsOf(n["on"]), l, at([ "on" ])));
     if (u !== void 0 && canBeEvaluated(l, c)) {
      const e = eventsOf(n["on"]).keys();
      const s = at(a["permissions"] === void 0 ? [ "permissions" ] : [ "jobs", r, "permissions" ]);
      const i = l["shard"] === void 0 ? {} : {
       shard: "auto"
      };
      const d = {
       ...t,
       ...c.values,
       ...i,
       lists: withRules(t, c.lists)
      };
      o.push(...lackingPermissions(u, d, {
       events: e,
       job: r,
       location: s
      }));
     }
    }
    if (eventsOf(n["on"]).has("pull_request_target")) for (const [e, t] of l.entries()) checksOutHead(t) && o.push(forkHead(at([ "jobs", r, "steps", e ])));
   }
   return o;
  }
  function problems_valueOf(e) {
   try {
    return e.toJS({
     maxAliasCount: 100
    });
   } catch (e) {
    (0, i.C1)(e);
    return null;
   }
  }
  function isSallyportStep({uses: e}) {
   return typeof e === "string" && /(?:^|\/)sallyport(?:@|$)/i.test(e);
  }
  function permissionsMissing(e, t) {
   return {
    id: "permissions-missing",
    location: t,
    subject: `job ${e}`,
    message: "the token of the job has the default permissions of the repository, which may be write-all",
    hint: "add permissions: with what the job needs; docs/permissions.md lists it for each feature"
   };
  }
  const x = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
  function inputProblems({texts: e, lists: t, diagnostics: n, ruleAt: o}) {
   return [ ...[ ...n, ...(0, a.d8)(t, o) ].map(invalidInput), ...e.filter(({value: e}) => x.test(e)).map(({name: e, location: t}) => textInInput(e, t)), ...(0, 
   r.x)(t).map(({id: e, list: t, index: n, rule: s, message: r, hint: i}) => ({
    id: e,
    location: o(t, n),
    subject: `${t}: ${s}`,
    message: r,
    hint: i
   })) ];
  }
  function parseGiven(e, t) {
   const n = Object.entries(e).map(([e, n]) => ({
    name: e,
    value: String(n),
    location: t(e)
   }));
   const isConstant = ({value: e}) => !e.includes("${{");
   const {values: o, diagnostics: s} = (0, l.P)(n.filter(isConstant), "inputs");
   const r = (0, l.P)(n.filter(e => !isConstant(e)), "inputs").diagnostics;
   const {allow: i = [], ask: c = [], deny: u = []} = o;
   return {
    texts: n,
    values: o,
    lists: {
     allow: i,
     ask: c,
     deny: u
    },
    diagnostics: [ ...s, ...r.filter(({code: e}) => e === "setting-unknown") ],
    ruleAt: (e, n) => (0, a.eK)(t(e), n)
   };
  }
  function canBeEvaluated(e, {lists: t, diagnostics: n, ruleAt: o}) {
   const s = [ "github-token", "post" ].some(t => e[t] !== void 0);
   return !s && n.length + (0, a.d8)(t, o).length === 0;
  }
  function withRules(e, t) {
   const {allow: n, ask: o, deny: s} = e;
   if ((0, a.d8)({
    allow: n,
    ask: o,
    deny: s
   }, a.eK).length > 0) return t;
   return {
    allow: [ ...n, ...t.allow ],
    ask: [ ...o, ...t.ask ],
    deny: [ ...s, ...t.deny ]
   };
  }
  function invalidInput({location: e = "", message: t, found: n, hint: o}) {
   const s = n === void 0 ? t : `${t}; found ${n}`;
   return {
    id: "input-invalid",
    location: e,
    subject: "input",
    message: s,
    hint: o
   };
  }
  function textInInput(e, t) {
   return {
    id: "event-text-in-input",
    location: t,
    subject: `input ${e}`,
    message: "GitHub inserts text that outside contributors choose, so that it looks like your own instructions",
    hint: "remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)"
   };
  }
  function eventsOf(e) {
   if (typeof e === "string") return new Map([ [ e, null ] ]);
   if (Array.isArray(e)) return new Map(e.map(e => [ String(e), null ]));
   return new Map(Object.entries((0, s.qY)(e)).map(([e, t]) => {
    const n = (0, s.qY)(t)["types"];
    const o = typeof n === "string" ? [ n ] : n;
    return [ e, Array.isArray(o) ? o.map(String) : null ];
   }));
  }
  function checksOutHead({uses: e, with: t}) {
   if (typeof e !== "string" || !e.startsWith("actions/checkout@")) return false;
   const {ref: n, repository: o} = (0, s.qY)(t);
   return /pull_request\.head|head_ref|refs\/pull/.test(`${String(n)} ${String(o)}`);
  }
  function forkHead(e) {
   return {
    id: "fork-head-checkout",
    location: e,
    subject: "event pull_request_target",
    message: "the job has secrets and checks out the head of the pull request, so a run for a fork is refused",
    hint: "check out the base, or use pull_request"
   };
  }
  function locationOf({path: e, document: t, lines: n}, o) {
   for (let s = o.length; s > 0; s -= 1) {
    const r = t.getIn(o.slice(0, s), true);
    const i = r?.range?.[0];
    if (i !== void 0) return `${e}:${String(n.linePos(i).line)}`;
   }
   return e;
  }
  async function lintWorkflows(e, t) {
   const {LineCounter: s, parseDocument: r} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const i = [];
   for (const n of await (0, o.w)(e)) {
    const a = (await e.read(n, o.n)).toString("utf8");
    if (!/sallyport/i.test(a)) continue;
    const l = new s;
    const c = r(a, {
     lineCounter: l
    });
    c.errors.length === 0 && i.push(...workflowProblems({
     path: n,
     document: c,
     lines: l
    }, t));
   }
   return i;
  }
 }),
 11036: (function(e, t, n) {
  n.d(t, {
   P: () => isCovered,
   r: () => permissionNeeds
  });
  var o = n(71235);
  var s = n(38185);
  var r = n(1213);
  var i = n(84758);
  var a = n(96668);
  function permissionNeeds(e, t) {
   if (e.batch !== void 0 || e["batch-step"] !== "run") return needsOfBatch(e);
   const {publish: n, reaction: l, context: c, lists: u} = e;
   const d = [ ...t ].flatMap(e => (0, o.mr)("item", e));
   const m = [];
   const add = (e, t, n) => {
    e && n.length > 0 && m.push({
     feature: t,
     anyOf: n
    });
   };
   add(c === "full", "context: full", d.map(e => e.replace("write", "read")));
   add(n.includes("comment"), "publish: comment", d);
   add(n.includes("review") && t.has("pull-request"), "publish: review", (0, o.mr)(r.N.permissions, "pull-request"));
   add(n.includes("check"), "publish: check", (0, o.mr)(s.Q.permissions, null));
   add(l, "reaction", d);
   if (e["max-writes"] === 0) return m;
   for (const {tool: e, permissions: t} of i.GS) {
    const n = (0, a.eo)(e, {
     lists: u,
     mode: "default",
     spec: {
      allowedTools: null
     }
    });
    if (t === "item") add(n, e, d); else for (const o of t) add(n, e, [ o ]);
   }
   return m;
  }
  function needsOfBatch({"state-storage": e, "batch-step": t, shard: n}) {
   if (e !== "branch" || t === "plan") return [];
   return [ {
    feature: "state-storage: branch",
    anyOf: [ n === void 0 ? "contents: write" : "contents: read" ]
   } ];
  }
  function isCovered(e, t) {
   const [n = "", o = ""] = e.split(": ");
   const s = t(n);
   return s === "write" || s === o;
  }
 }),
 72539: (function(e, t, n) {
  n.d(t, {
   wM: () => evaluateCall,
   kv: () => runContextOf,
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf
  });
  var o = n(3456);
  var s = n(42357);
  var r = n(84758);
  n(67322);
  var i = n(3681);
  var a = n(41816);
  var l = n(93199);
  var c = n(44697);
  var u = n(62491);
  var d = n(478);
  var m = n(20600);
  const neverCalled = () => Promise.reject(new Error("the tool is only described"));
  const p = {
   loadSkill: neverCalled,
   agents: "",
   runTask: neverCalled,
   webFetch: {
    guard: () => null,
    loadFetcher: neverCalled
   },
   webSearch: {
    provider: "",
    loadSearch: neverCalled
   },
   recorder: {
    keep: () => null
   }
  };
  function furtherTools(e = p) {
   const {recorder: t, memory: n} = e;
   return [ (0, c.Q)(e.loadSkill), (0, u.g)(e.agents, e.runTask), (0, d.d)(e.webFetch), ...n === void 0 ? [] : [ (0, 
   i.M)(n) ], (0, m.t)(e.webSearch), ...r.GS.map(({createTool: e}) => e(t, () => Promise.resolve(null))), (0, 
   l.r)(t), (0, l.P)(t), (0, a.createFindingsTool)(t) ];
  }
  var f = n(33253);
  var h = n(49711);
  var g = n(68350);
  var v = n(66843);
  var w = n(7436);
  async function runContextOf(e, t, n = () => Promise.resolve()) {
   const s = (0, v.T)((0, w.f5)(e), e.problems);
   const r = await (0, o.ue)(s.early, t);
   return await (0, o.wW)(r, s, t, {
    checkPrompt: n
   });
  }
  function runtimeOptionsOf(e, t) {
   return {
    runContext: e,
    lists: (0, g.hg)(e.settings, e.locationOfRule),
    spec: t,
    tools: furtherTools()
   };
  }
  async function runtimeOf(e, t, n = null) {
   const o = (0, f.Y)({
    ...runtimeOptionsOf(e, n),
    hostEnvironment: t,
    childProcesses: {
     home: t.home,
     temporary: (0, h.YB)(t)
    }
   });
   await o.ready();
   return o;
  }
  const b = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, t, n) {
   const o = e.tools.find(e => e.name === t);
   if (o === void 0 && b.test(t)) return e.policy({
    tool: t,
    effects: []
   });
   if (o === void 0 && t === "Memory") throw new s.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (o === void 0) {
    const n = [ ...new Set(e.tools.map(e => e.name)) ];
    throw new s.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(t)}`,
     hint: (0, s.au)(t, n) ?? `the tools are ${n.join(", ")}`
    });
   }
   const r = o.bind(n);
   if (!r.ok) throw new s.yo(r.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${t} as a JSON object`
   })));
   const {effects: i, subject: a} = r.call;
   return e.policy({
    tool: t,
    effects: i,
    ...a === void 0 ? {} : {
     subject: a
    }
   });
  }
 }),
 93123: (function(e, t, n) {
  n.d(t, {
   n: () => i,
   w: () => workflowPaths
  });
  var o = n(42357);
  var s = n(72443);
  const r = ".github/workflows";
  const i = 1e6;
  async function workflowPaths(e) {
   const {entries: t} = await e.list(r).catch((0, o.j6)(s.k, () => ({
    entries: []
   })));
   return t.filter(({kind: e, name: t, size: n}) => e === "file" && /\.ya?ml$/.test(t) && n <= i).map(({name: e}) => `${r}/${e}`);
  }
 }),
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => o,
   jj: () => permissionFix
  });
  const o = {
   "github-failed": "Run again; if the problem persists, check githubstatus.com.",
   "github-not-found": null,
   "github-refused": "Fix the cause that GitHub names, or run again later.",
   "github-unreachable": "Check GITHUB_API_URL and the network of the runner.",
   "pull-requests-not-permitted": 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
   "rate-limited": "Run again later, or send fewer requests with this token.",
   "token-lacks-permission": null,
   "token-read-only": "Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.",
   "token-rejected": "Pass a valid token as github-token; ${{ github.token }} is the usual one."
  };
  function permissionFix(e, t = "any") {
   const n = e.map(e => `\`${e}\``).join(t === "any" ? " or " : " and ");
   return `Add ${n} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 43411: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => h,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var o = n(31421);
  var s = n(78474);
  var r = n(48161);
  var i = n(76760);
  var a = n(16993);
  var l = n(42357);
  var c = n(40019);
  var u = n(7434);
  const d = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: o = false}) {
   const s = (0, u.Wl)(t);
   const r = (0, u.Wl)(t);
   const i = (0, u.Wl)(Math.min(t, d));
   const a = o ? (0, c.D)() : e => e;
   const l = [ "stdout", "stderr" ].map(t => {
    const n = (0, u.iS)();
    const add = e => s.add(a(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    r.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    i.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of l) e();
    return {
     merged: s.take(),
     stdout: r.take(),
     stderr: i.take()
    };
   };
  }
  var m = n(47996);
  var p = n(64666);
  var f = n(84509);
  const h = 250;
  const g = 250;
  const v = 2e3;
  const w = new Set;
  let b = false;
  function endRunning() {
   for (const e of w) e();
  }
  function endOnExit(e) {
   b || process.on("exit", endRunning);
   b = true;
   w.add(e);
   return () => w.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: s}, r) {
   return (0, a.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: o,
    env: s,
    extendEnv: false,
    stdin: r ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(e, t, n = null) {
   const [o, ...s] = t.argv;
   const r = {
    ...f.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...r,
    startError: e
   });
   if (t.signal.aborted) return {
    ...r,
    cancelled: true
   };
   const i = (0, p.oq)(o, e.path);
   if (i === null) return refuse(`the program ${JSON.stringify(o)} was not found on the PATH of tools`);
   const a = await enter(n, {
    program: i,
    argv: [ o, ...s ]
   }, t, e);
   if (typeof a === "string") return refuse(a);
   const {confined: c, outside: u} = a;
   let d;
   try {
    d = startProcess(c ?? a.plain, t.stdin !== void 0);
   } catch (e) {
    await a.end();
    return refuse((0, l.bD)(e));
   }
   if (d.pid === void 0) {
    await a.end();
    const {originalMessage: e = ""} = await d;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const m = collectOutput(d, t);
   sendInput(d, t.stdin);
   const h = await untilEnd(d, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: c
   });
   const g = await a.end();
   const v = h.startError ?? g?.startError ?? null;
   if (v !== null) return refuse(v);
   const {merged: w, stdout: b, stderr: k} = m();
   return {
    ...h,
    ...g === void 0 ? {} : {
     exceeded: g.exceeded,
     blocked: g.blocked
    },
    ...u === null ? {} : {
     outside: u
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: b.bytes,
    stderr: k.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes
   };
  }
  async function enter(e, {program: t, argv: n}, {cwd: o, env: s, needs: i = k, bridge: a, trust: l = trustOf(i)}, {environment: c, path: u, home: d, homes: p}) {
   const envIn = e => ({
    ...c,
    PATH: u,
    HOME: l === "own" ? r.devNull : d,
    ...e === void 0 ? {} : (0, m.N)(e),
    ...s
   });
   const open = e => l === "own" ? void 0 : p?.open(l, e);
   let f = open(e !== null);
   const leave = () => {
    f !== void 0 && p?.leave(f);
   };
   const h = l === "own" ? null : f;
   const g = await (e?.enter({
    program: t,
    argv: n,
    cwd: o,
    env: envIn(f),
    needs: i,
    bridge: a,
    home: h
   }));
   const v = typeof g === "object" && g !== null && "outside" in g;
   const w = v || typeof g !== "object" ? null : g;
   w === null && leave();
   if (typeof g === "string") return g;
   w === null && (f = open(false));
   const [b = t, ...y] = n;
   return {
    confined: w,
    plain: {
     program: t,
     args: y,
     argv0: b,
     cwd: o,
     env: envIn(f)
    },
    outside: v ? g.outside : null,
    end: async () => {
     const e = await (w?.end());
     leave();
     return e;
    }
   };
  }
  function trustOf({leaves: e, judgedByWords: t}) {
   if (e !== null) return "outside";
   return t === true ? "words" : "repository";
  }
  const k = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(e, t) {
   e.stdin?.on("error", () => {}).end(t);
  }
  function isRunning({exitCode: e, signalCode: t}) {
   return e === null && t === null;
  }
  function killerOf(e, {systemRoot: t, confined: n}) {
   return o => {
    o === "SIGKILL" && n !== null && isRunning(e) ? n.kill() : e.pid !== void 0 && killTree(e.pid, o, t);
   };
  }
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, o.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if (t !== "ESRCH" && t !== "EPERM") throw e;
   }
  }
  function untilEnd(e, t, n) {
   return new Promise(o => {
    const r = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (e, t) => void i.add(setTimeout(t, e));
    const a = killerOf(e, n);
    const l = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!l()) return;
     for (const e of i) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     o(r);
    };
    const stop = e => {
     if (r.timedOut || r.cancelled) return;
     r[e] = true;
     a("SIGTERM");
     after(h, () => a("SIGKILL"));
     after(h + v, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, s.setMaxListeners)(0, t.signal);
    t.signal.addEventListener("abort", cancel, {
     once: true
    });
    e.on("error", n => {
     e.pid === void 0 && (r.startError = `${n.message} (in ${t.cwd})`);
     finish();
    });
    e.on("exit", (e, t) => {
     Object.assign(r, {
      exitCode: e,
      signal: t
     });
     after(g, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 }),
 56416: (function(e, t, n) {
  n.d(t, {
   h: () => covers,
   n: () => coveringRules
  });
  var o = n(78033);
  var s = n(86990);
  var r = n(64524);
  var i = n(59976);
  function coveringRules(e, t) {
   const {specifier: n, tool: s} = t;
   switch (n.kind) {
   case "command":
    return (0, i.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

   case "path":
    {
     const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, o.hi)(e) ?? []);
     return (0, i.aM)(e, `/${t.join("/")}`, s);
    }

   case "domain":
    return (0, i.Fu)(e, n.host.replace(/^\*\./, ""), s);

   case "host":
   case "literal":
   case "any":
    return (0, i.Mf)(e, s, n.kind === "literal" ? n.text : null);
   }
  }
  function covers(e, t) {
   if (e.tool !== t.tool) return e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`);
   if (e.specifier.kind === "any") return true;
   return coversSpecifier(e.specifier, t.specifier);
  }
  function coversSpecifier(e, t) {
   if (e.kind === "command" && t.kind === "command") {
    const n = t.pattern.words.map(e => e.kind === "literal" ? e.text : null);
    if (t.pattern.open && !e.pattern.open) return false;
    if (JSON.stringify(t.pattern.assignments) !== JSON.stringify(e.pattern.assignments)) return false;
    return (0, r.f0)(e.pattern, n, {
     matchUnknown: false,
     sameProgram: (e, t) => e === t
    });
   }
   if (e.kind === "path" && t.kind === "path") {
    if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
    const n = (t.pattern.globs[0] ?? []).map(e => (0, o.hi)(e) ?? "");
    return e.pattern.globs.some(e => (0, o.kt)(e, n, false));
   }
   if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
   if (e.kind === "host" && t.kind === "host") {
    const {host: n, port: o} = t.pattern;
    const r = e.pattern.port === o;
    return r && (0, s.LM)({
     ...e.pattern,
     port: 443
    }, n, 443);
   }
   return e.kind === "literal" && t.kind === "literal" && e.text === t.text;
  }
 }),
 78441: (function(e, t, n) {
  n.d(t, {
   x: () => lintRules
  });
  var o = n(3197);
  var s = n(85760);
  var r = n(99756);
  var i = n(64524);
  var a = n(42947);
  var l = n(25312);
  var c = n(56416);
  var u = n(4990);
  function notesOnCommand(e, t) {
   if (e.specifier.kind !== "command") return [];
   const {words: n, open: o} = e.specifier.pattern;
   const [s] = n;
   if (s?.kind !== "literal") return [ {
    id: "any-command",
    message: "it allows any program",
    hint: "begin the rule with a program name"
   } ];
   const r = n.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
   const i = starInWord(n, o);
   const a = (0, u.w)(s.text);
   if (a === void 0) return [ ...i, ...o ? [ unknown(s.text) ] : [] ];
   return [ ...i, ...o ? grants(a, r) : [], ...needsAnother(s.text, n.length, o, t) ];
  }
  function starInWord(e, t) {
   const n = e.at(-1);
   if (t || n?.kind !== "pieces" || n.pieces.at(-1) !== "" || n.pieces.length !== 2) return [];
   const o = n.pieces[0] ?? "";
   if (!/^[\w:-]+$/.test(o)) return [];
   return [ {
    id: "star-in-word",
    message: `a star at the end of a word matches only the rest of that word: ${o}-x matches, ${o} with more words does not`,
    hint: "end the rule with :* to allow further arguments"
   } ];
  }
  function unknown(e) {
   return {
    id: "program-unknown",
    message: `${e} is an unknown program: its arguments are not checked`,
    hint: "allow exact commands only, without :*"
   };
  }
  const d = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
  function grants(e, t) {
   const [n = ""] = t;
   const {subCommands: o = []} = e;
   if (t.length === 1 && o.length > 0) return [ {
    id: "reads-only",
    message: `it covers only read-only sub-commands: ${o.slice(0, 3).join(", ")} and similar ones need their own rules`,
    hint: `add a rule for each one to allow, e.g. Bash(${n} ${o[0] ?? ""}:*)`
   } ];
   const s = [ 1, 2 ].find(e => d.test(t.slice(0, e).join(" ")));
   const r = s === void 0 ? void 0 : (0, u.w)(t[s] ?? "");
   const i = t.length === 1 ? e.alone ?? null : null;
   const a = r === void 0 ? e.grants ?? i : r.grants;
   return a === null ? [] : [ {
    id: "program-grants",
    message: a,
    hint: a === i ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept the risk"
   } ];
  }
  const m = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
  const p = /^(?:curl|wget)$/;
  function needsAnother(e, t, n, o) {
   if (!n || t > 1) return [];
   if (m.test(e) && !o.some(e => e.tool === "Write" || e.tool === "Edit")) return [ {
    id: "needs-another",
    message: "the files that it writes or deletes need a Write rule, and there is none",
    hint: "add Write(\u2026) for the directories that it may change"
   } ];
   if (!p.test(e) || o.some(e => e.tool === "WebFetch")) return [];
   return [ {
    id: "needs-another",
    message: "the addresses that it fetches need a WebFetch rule, and there is none",
    hint: "add WebFetch(domain:\u2026) for each host"
   } ];
  }
  var f = n(78033);
  var h = n(93768);
  function notesOnForbidding({specifier: e}, t) {
   if (e.kind === "path") return t === null ? [] : missingDirectory(e.pattern, t);
   if (e.kind !== "command") return [];
   const [n] = e.pattern.words;
   const o = n?.kind === "literal" ? n.text : n?.kind === "pieces" ? n.pieces[0] ?? "" : "";
   const [, s = "", r = ""] = /^([\w.-]+):([\w-]+)/.exec(o) ?? [];
   if (s !== "") return [ {
    id: "never-matches",
    message: `no program is called ${o}, so the rule forbids nothing`,
    hint: `write Bash(${s} ${r}:*)`
   } ];
   const i = n?.kind === "literal" ? misspelledProgram(n.text) : void 0;
   return i === void 0 ? [] : [ {
    id: "never-matches",
    message: `no known program is called ${o}, so the rule may forbid nothing`,
    hint: `did you mean ${i}?`
   } ];
  }
  function misspelledProgram(e) {
   const t = u.c.flatMap(e => e.names);
   if (t.includes(e) || !/^[a-z-]{3,20}$/.test(e)) return;
   const sorted = e => Array.from(e).sort().join("");
   return t.find(t => t.length > 2 && (sorted(t) === sorted(e) ? (0, h.YC)(t, e) === 2 : e.length > 4 && (0, 
   h.YC)(t, e) === 1));
  }
  function missingDirectory({base: e, globs: t, literal: n, up: o}, s) {
   const r = [ ...t, ...n?.globs ?? [] ].map(e => {
    const t = e.findIndex(e => (0, f.hi)(e) === null);
    return e.slice(0, Math.max(0, t)).map(e => (0, f.hi)(e) ?? "").join("/");
   });
   const isMissing = e => e !== "" && s.kindOf(`${s.workspace}/${e}`) === "missing";
   if (e !== "workspace" || o.some(e => e > 0) || !r.every(isMissing)) return [];
   return [ {
    id: "never-matches",
    message: `the workspace has no directory ${r[0] ?? ""}, so the rule forbids nothing now`,
    hint: "correct the path, or keep the rule for later"
   } ];
  }
  var g = n(39760);
  var v = n(10187);
  var w = n(61249);
  function lintRules(e, t = null, n = null) {
   const {rules: o} = (0, v.NR)(e);
   const s = e.allow.flatMap((e, t) => {
    const n = (0, v.Cr)(e);
    const o = `the tool ${String(n)} is one of another product that does not exist here, so the rule has no effect`;
    return n === null ? [] : [ {
     id: "not-offered",
     list: "allow",
     index: t,
     rule: e,
     message: o,
     hint: "remove the rule"
    } ];
   });
   for (const e of [ ...o.allow, ...o.ask, ...o.deny ]) {
    const r = [ ...e.list === "allow" ? [ ...notesOnAllow(e, o.allow), ...(0, g.m)(e, t) ] : [], ...neverMatches(e), ...e.list === "allow" ? [] : notesOnForbidding(e, n), ...notesOnOverlap(e, o) ];
    for (const t of r) s.push({
     ...t,
     list: e.list,
     index: e.index,
     rule: e.text
    });
   }
   return s;
  }
  function notesOnAllow(e, t) {
   switch (e.specifier.kind) {
   case "any":
    return wholeTool(e);

   case "command":
    return notesOnCommand(e, t);

   case "path":
    return path(e);

   case "domain":
   case "host":
   case "literal":
    return [];
   }
  }
  const b = {
   Label: "add or remove any label, including those that start workflows",
   Assign: "assign any person to an item",
   RequestReviewers: "request a review from any person or team",
   UpdateItem: "replace the title and the text of the item",
   CreateLabel: "create labels of any name"
  };
  function wholeTool(e) {
   if (e.tool === "Bash") return [ {
    id: "any-command",
    message: "it allows every command, including interpreters and network tools",
    hint: "name the commands, e.g. Bash(npm test)"
   } ];
   if (e.tool === "WebFetch") return [ {
    id: "any-host",
    message: "it allows the agent to send anything to any host",
    hint: "name the hosts, e.g. WebFetch(domain:example.org)"
   } ];
   const t = Object.hasOwn(b, e.tool) ? b[e.tool] : void 0;
   if (t !== void 0) return [ {
    id: "any-target",
    message: `it allows the agent to ${t}`,
    hint: `name each one, e.g. ${e.tool}(name)`
   } ];
   const n = e.tool === "Read" || e.tool === "Write" || e.tool === "Edit";
   return n ? [ {
    id: "any-path",
    message: "it covers the whole workspace and nothing outside it",
    hint: `name directories, e.g. ${e.tool}(docs/**)`
   } ] : [];
  }
  function path(e) {
   if (e.specifier.kind !== "path") return [];
   const {pattern: t} = e.specifier;
   const n = e.text.slice(e.text.indexOf("(") + 1, -1).trim();
   const i = [];
   t.base === "slash" && i.push({
    id: "absolute-path",
    message: `${n} is an absolute path, not relative to the workspace`,
    hint: `write ${n.replace(/^\/+/, "")} for a path in the workspace, or //\u2026 to confirm an absolute path`
   });
   /^\/*\**$/.test(n) && t.base !== "workspace" && i.push({
    id: "any-path",
    message: "it does not name a directory, so it covers nothing outside the workspace",
    hint: "name directories"
   });
   const a = (0, r.y)(`/${n.replace(/\*+.*$/, "")}`) === "high" || (0, s.yP)(n);
   !t.exact && a && i.push({
    id: "sensitive-pattern",
    message: "files that may contain credentials need an exact path, so this pattern does not cover them",
    hint: "name each file without a wildcard"
   });
   e.tool !== "Read" && /^\*\*?$/.test(n) && i.push({
    id: "protected-unnamed",
    message: "it does not cover protected paths such as .git and .github",
    hint: "name the path if it must be written; otherwise no change is needed"
   });
   const l = e.tool === "Read" ? null : (0, o.Aq)(`/${n.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
   l !== null && i.push({
    id: "protected-opened",
    message: `files written below ${l} run or take effect later, with more rights than the agent has`,
    hint: "remove it, or have a person review every change"
   });
   return i.filter(e => e.id !== "absolute-path" || (0, o.Aq)(n) === null);
  }
  const k = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
  function neverMatches(e) {
   if (e.specifier.kind !== "command") return [];
   const t = e.specifier.pattern.words.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
   if (e.list === "allow" && (0, w.JB)(e)) return [ {
    id: "never-matches",
    message: "alternatives are read in ask and deny rules only",
    hint: "write one rule for each command"
   } ];
   if (e.list !== "allow" && (0, w.yN)(e).length > 0) return [];
   const n = t.find(e => k.test(e));
   if (n !== void 0) return [ {
    id: "never-matches",
    message: `a rule matches one simple command, so a rule with ${(0, i.zc)([ n ])} never matches`,
    hint: "write one rule for each command of the line"
   } ];
   const o = e.specifier.pattern.assignments.map(unsafeVariableName).find(e => e !== null);
   if (o === void 0) return [];
   return [ {
    id: "never-matches",
    message: `${o} controls bash, the loader or a well-known program, so it is refused before a command`,
    hint: `allow \`env ${o}=\u2026\` with its value and the command, and tell the agent to use that form`
   } ];
  }
  function unsafeVariableName(e) {
   const t = e.kind === "literal" ? e.text : e.pieces.join("*");
   const n = t.indexOf("=");
   const o = t.slice(0, n);
   return (0, l.e)(o) || (0, a.a)(o, t.slice(n + 1)) ? null : o;
  }
  function notesOnOverlap(e, t) {
   const n = (0, c.n)(t[e.list], e).find(t => t !== e && (0, c.h)(t, e) && !((0, c.h)(e, t) && t.index > e.index));
   const o = [];
   n !== void 0 && o.push({
    id: "pointless",
    message: `${n.text} already covers it`,
    hint: "remove one of the two"
   });
   const s = e.list === "allow" ? [ ...(0, c.n)(t.deny, e), ...(0, c.n)(t.ask, e) ].find(t => (0, 
   c.h)(t, e)) : void 0;
   s !== void 0 && o.push({
    id: "allowed-and-denied",
    message: `it has no effect because of ${s.text} in ${s.list}`,
    hint: "remove one of the two"
   });
   return o;
  }
 }),
 58251: (function(e, t, n) {
  n.d(t, {
   O: () => mcpConfigurationOf
  });
  var o = n(69984);
  async function mcpConfigurationOf(e, t) {
   if (!(0, o.A)(e)) return null;
   return await (await n.e(8724).then(n.bind(n, 88724))).readMcpConfiguration(e, t);
  }
 }),
 39472: (function(e, t, n) {
  n.d(t, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = n(94343);
  var s = n(43759);
  var r = n(75440);
  var i = n(30185);
  const a = 1e7;
  const findingInput = () => o.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: o.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: o.k5n(i.g),
   title: (0, r._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, r._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, r._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: t, rule: n, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= o.line ? {} : {
     endLine: e
    },
    ...t === void 0 ? {} : {
     suggestion: t
    },
    ...n === void 0 ? {} : {
     rule: n
    }
   };
  }
 }),
 41816: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createFindingsTool: () => createFindingsTool
  });
  var o = n(94343);
  var s = n(43759);
  var r = n(54539);
  var i = n(43714);
  var a = n(39472);
  var l = n(64287);
  const input = () => o.rej({
   findings: o.YOg((0, a.K)()).check(s.m9(1), s.Eb(200), o.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, i.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: e}) => (0, r.B4)(e.length, "finding"),
    run: ({findings: t}) => (0, l.V)(e, {
     kind: "findings",
     findings: t.map(a.C)
    })
   });
  }
 }),
 30185: (function(e, t, n) {
  n.d(t, {
   g: () => o
  });
  const o = [ "error", "warning", "note" ];
 })
};
