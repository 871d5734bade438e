"use strict";

exports.id = 6475;

exports.ids = [ 6475, 8335 ];

exports.modules = {
 20601: (function(e, t, n) {
  n.d(t, {
   Q: () => serverProblems
  });
  const s = /^(?:@[^/@]+\/)?[^@]+@\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/;
  const o = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
  const r = /@sha256:[0-9a-f]{64}$/;
  const i = [ {
   words: [ "npx" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "bunx" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "pnpx" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "npm", "exec" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "pnpm", "dlx" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "yarn", "dlx" ],
   isPinned: s,
   example: "name@1.2.3"
  }, {
   words: [ "uvx" ],
   isPinned: o,
   example: "name==1.2.3"
  }, {
   words: [ "pipx", "run" ],
   isPinned: o,
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
   const s = packageOf(t.slice(n.words.length), n.isPinned !== r);
   return s === null || n.isPinned.test(s) ? null : {
    name: s,
    example: n.example
   };
  }
  function packageOf(e, t) {
   for (let n = 0; n < e.length; n += 1) {
    const s = e[n] ?? "";
    const o = t ? l.exec(s) : null;
    if (o !== null) return o[1] ?? e[n + 1] ?? null;
    if (a.test(s)) n += 1; else if (!s.startsWith("-")) return s;
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
  var s = n(93123);
  var o = n(20274);
  var r = n(36697);
  var i = n(39579);
  var a = n(68350);
  var l = n(75078);
  var c = n(35548);
  var u = n(61619);
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
  function lackingPermissions(e, t, {events: n, job: s, location: o}) {
   const r = new Map;
   for (const s of n) for (const {feature: n, anyOf: o} of (0, u.r)(t, p[s] ?? new Set)) {
    if (o.some(t => (0, u.P)(t, t => levelIn(e, t)))) continue;
    const t = (0, c.jj)(o);
    r.set(t, (r.get(t) ?? new Set).add(n));
   }
   return [ ...r ].map(([e, t]) => ({
    id: "token-lacks-permission",
    location: o,
    subject: `job ${s}`,
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
  const w = [ "created", "edited", "deleted" ];
  const g = "assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled".split(" ");
  const v = {
   discussion_comment: w,
   issue_comment: w,
   pull_request: g,
   pull_request_review: [ "submitted", "edited", "dismissed" ],
   pull_request_review_comment: w,
   pull_request_target: g,
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
   const problem = (e, t, s) => ({
    id: "event-never-starts",
    location: n,
    subject: e,
    message: t,
    hint: s
   });
   const s = [ ...e ].flatMap(([e, t]) => unknownParts(e, t));
   const o = [ ...e ].filter(([e, t]) => t !== null && t.length > 0 && t.every(t => b[e]?.includes(t)));
   const r = Object.entries(k).filter(([n, s]) => t[n] !== void 0 && ![ ...e.values() ].some(e => e?.some(e => e === s || s === "assigned" && e === "review_requested")));
   const i = hasPrompt(t) ? [] : [ ...e ].filter(([e, t]) => !canRequest(e, t));
   return [ ...s.map(([e, t, n]) => problem(e, t, n)), ...i.map(([e]) => problem(`event ${e}`, "the step has no prompt, and this event brings none", "set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues")), ...o.map(([e, t]) => problem(`event ${e}`, `no run starts on ${t?.join(", ") ?? ""}`, "use types: [created], or submitted for reviews")), ...r.map(([e, t]) => problem(`input ${e}`, `it waits for the activity type ${t}, which no event of the workflow has`, `add ${t} to the types of the event`)) ];
  }
  function unknownParts(e, t) {
   if (!h.includes(e)) {
    const t = (0, f.pA)(e, h);
    const n = (t === void 0 ? "" : `did you mean ${t}? `) + "The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows";
    return [ [ `event ${e}`, "GitHub has no such event for workflows", n ] ];
   }
   const n = v[e];
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
   const n = (0, o.qY)(problems_valueOf(e.document));
   const s = [];
   for (const [r, i] of Object.entries((0, o.qY)(n["jobs"]))) {
    const a = (0, o.qY)(i);
    const l = (0, o._j)(a["steps"]).map(o.qY);
    const c = l.flatMap((e, t) => isSallyportStep(e) ? [ {
     step: e,
     path: [ "jobs", r, "steps", t ]
    } ] : []);
    if (c.length === 0) continue;
    const at = t => locationOf(e, t);
    const u = a["permissions"] ?? n["permissions"];
    u === void 0 && s.push(permissionsMissing(r, at([ "jobs", r ])));
    for (const {step: e, path: i} of c) {
     const l = (0, o.qY)(e["with"]);
     const c = parseGiven(l, e => at([ ...i, "with", e ]));
     s.push(...inputProblems(c), ...neverStarts(eventsOf(n["on"]), l, at([ "on" ])));
     if (u !== void 0 && canBeEvaluated(l, c)) {
      const e = eventsOf(n["on"]).keys();
      const o = at(a["permissions"] === void 0 ? [ "permissions" ] : [ "jobs", r, "permissions" ]);
      const i = l["shard"] === void 0 ? {} : {
       shard: "auto"
      };
      const d = {
       ...t,
       ...c.values,
       ...i,
       lists: withRules(t, c.lists)
      };
      s.push(...lackingPermissions(u, d, {
       events: e,
       job: r,
       location: o
      }));
     }
    }
    if (eventsOf(n["on"]).has("pull_request_target")) for (const [e, t] of l.entries()) checksOutHead(t) && s.push(forkHead(at([ "jobs", r, "steps", e ])));
   }
   return s;
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
  function inputProblems({given: e, lists: t, diagnostics: n, ruleAt: s}) {
   return [ ...[ ...n, ...(0, a.d8)(t, s) ].map(invalidInput), ...e.filter(({value: e}) => x.test(e)).map(({name: e, location: t}) => textInInput(e, t)), ...(0, 
   r.x)(t).map(({id: e, list: t, index: n, rule: o, message: r, hint: i}) => ({
    id: e,
    location: s(t, n),
    subject: `${t}: ${o}`,
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
   const {values: s, diagnostics: o} = (0, l.P)(n.filter(isConstant), "inputs");
   const r = (0, l.P)(n.filter(e => !isConstant(e)), "inputs").diagnostics;
   const {allow: i = [], ask: c = [], deny: u = []} = s;
   return {
    given: n,
    values: s,
    lists: {
     allow: i,
     ask: c,
     deny: u
    },
    diagnostics: [ ...o, ...r.filter(({code: e}) => e === "setting-unknown") ],
    ruleAt: (e, n) => (0, a.eK)(t(e), n)
   };
  }
  function canBeEvaluated(e, {lists: t, diagnostics: n, ruleAt: s}) {
   const o = [ "github-token", "post" ].some(t => e[t] !== void 0);
   return !o && n.length + (0, a.d8)(t, s).length === 0;
  }
  function withRules(e, t) {
   const {allow: n, ask: s, deny: o} = e;
   if ((0, a.d8)({
    allow: n,
    ask: s,
    deny: o
   }, a.eK).length > 0) return t;
   return {
    allow: [ ...n, ...t.allow ],
    ask: [ ...s, ...t.ask ],
    deny: [ ...o, ...t.deny ]
   };
  }
  function invalidInput({location: e = "", message: t, found: n, hint: s}) {
   const o = n === void 0 ? t : `${t}; found ${n}`;
   return {
    id: "input-invalid",
    location: e,
    subject: "input",
    message: o,
    hint: s
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
   return new Map(Object.entries((0, o.qY)(e)).map(([e, t]) => {
    const n = (0, o.qY)(t)["types"];
    const s = typeof n === "string" ? [ n ] : n;
    return [ e, Array.isArray(s) ? s.map(String) : null ];
   }));
  }
  function checksOutHead({uses: e, with: t}) {
   if (typeof e !== "string" || !e.startsWith("actions/checkout@")) return false;
   const {ref: n, repository: s} = (0, o.qY)(t);
   return /pull_request\.head|head_ref|refs\/pull/.test(`${String(n)} ${String(s)}`);
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
  function locationOf({path: e, document: t, lines: n}, s) {
   for (let o = s.length; o > 0; o -= 1) {
    const r = t.getIn(s.slice(0, o), true);
    const i = r?.range?.[0];
    if (i !== void 0) return `${e}:${String(n.linePos(i).line)}`;
   }
   return e;
  }
  async function lintWorkflows(e, t) {
   const {LineCounter: o, parseDocument: r} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const i = [];
   for (const n of await (0, s.w)(e)) {
    const a = (await e.read(n, s.n)).toString("utf8");
    if (!/sallyport/i.test(a)) continue;
    const l = new o;
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
 61619: (function(e, t, n) {
  n.d(t, {
   P: () => isCovered,
   r: () => permissionNeeds
  });
  var s = n(63846);
  const o = {
   Comment: "item",
   Review: [ "pull-requests: write" ],
   Label: "item",
   Assign: "item",
   Issue: [ "issues: write" ],
   PullRequest: [ "contents: write", "pull-requests: write" ],
   PushToPullRequest: [ "contents: write" ],
   CheckRun: [ "checks: write" ],
   ReplyToThread: [ "pull-requests: write" ],
   ResolveThread: [ "pull-requests: write" ],
   RequestReviewers: [ "pull-requests: write" ],
   UpdateItem: "item",
   Close: "item",
   Reopen: "item",
   Milestone: "item",
   HideComment: "item",
   CreateLabel: [ "issues: write" ]
  };
  function itemPermission(e) {
   return e === "pull-request" ? "pull-requests: write" : "issues: write";
  }
  function permissionNeeds(e, t) {
   if (e.batch !== void 0 || e["batch-step"] !== "run") return needsOfBatch(e);
   const {publish: n, reaction: r, context: i, lists: a} = e;
   const l = [ ...t ].map(itemPermission);
   const c = [];
   const add = (e, t, n) => {
    e && n.length > 0 && c.push({
     feature: t,
     anyOf: n
    });
   };
   add(i === "full", "context: full", l.map(e => e.replace("write", "read")));
   add(n.includes("comment"), "publish: comment", l);
   add(n.includes("review") && t.has("pull-request"), "publish: review", o.Review);
   add(n.includes("check"), "publish: check", o.CheckRun);
   add(r, "reaction", l);
   if (e["max-writes"] === 0) return c;
   for (const [e, t] of Object.entries(o)) {
    const n = (0, s.eo)(e, {
     lists: a,
     mode: "default",
     spec: {
      allowedTools: null
     }
    });
    if (t === "item") add(n, e, l); else for (const s of t) add(n, e, [ s ]);
   }
   return c;
  }
  function needsOfBatch({"state-storage": e, "batch-step": t, shard: n}) {
   if (e !== "branch" || t === "plan") return [];
   return [ {
    feature: "state-storage: branch",
    anyOf: [ n === void 0 ? "contents: write" : "contents: read" ]
   } ];
  }
  function isCovered(e, t) {
   const [n = "", s = ""] = e.split(": ");
   const o = t(n);
   return o === "write" || o === s;
  }
 }),
 31275: (function(e, t, n) {
  n.d(t, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var s = n(64778);
  var o = n(42357);
  var r = n(63846);
  var i = n(91207);
  var a = n(48620);
  var l = n(48080);
  var c = n(68350);
  var u = n(66843);
  var d = n(44697);
  var m = n(62491);
  var p = n(478);
  var f = n(20600);
  var h = n(7436);
  async function runContextOf(e, t, n = () => Promise.resolve()) {
   const o = (0, u.T)((0, h.f5)(e), e.problems);
   const r = await (0, s.ue)(o.early, t);
   return await (0, s.wW)(r, o, t, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const w = [ (0, d.Q)(neverRun), (0, m.g)("", neverRun), (0, p.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, f.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(e, t) {
   return {
    runContext: e,
    lists: (0, c.hg)(e.settings, e.locationOfRule),
    spec: t,
    tools: [ ...await (0, i.p)({
     keep: () => null
    }, Object.keys(r.J0), {
     findings: true
    }), ...w ]
   };
  }
  async function runtimeOf(e, t, n = null) {
   const s = (0, a.Y)({
    ...await runtimeOptionsOf(e, n),
    hostEnvironment: t,
    childProcesses: {
     home: t.home,
     temporary: (0, l.YB)(t)
    }
   });
   await s.ready();
   return s;
  }
  const g = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, t, n) {
   const s = e.tools.find(e => e.name === t);
   if (s === void 0 && g.test(t)) return e.policy({
    tool: t,
    effects: []
   });
   if (s === void 0 && t === "Memory") throw new o.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (s === void 0) {
    const n = [ ...new Set(e.tools.map(e => e.name)) ];
    throw new o.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(t)}`,
     hint: (0, o.au)(t, n) ?? `the tools are ${n.join(", ")}`
    });
   }
   const r = s.bind(n);
   if (!r.ok) throw new o.yo(r.problems.map(e => ({
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
  var s = n(42357);
  var o = n(72443);
  const r = ".github/workflows";
  const i = 1e6;
  async function workflowPaths(e) {
   const {entries: t} = await e.list(r).catch((0, s.j6)(o.k, () => ({
    entries: []
   })));
   return t.filter(({kind: e, name: t, size: n}) => e === "file" && /\.ya?ml$/.test(t) && n <= i).map(({name: e}) => `${r}/${e}`);
  }
 }),
 35548: (function(e, t, n) {
  n.d(t, {
   eI: () => asClause,
   i: () => s,
   jj: () => permissionFix
  });
  const s = {
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
 38335: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => p,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var s = n(78474);
  var o = n(16993);
  var r = n(42357);
  var i = n(40019);
  var a = n(7434);
  const l = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: s = false}) {
   const o = (0, a.Wl)(t);
   const r = (0, a.Wl)(t);
   const c = (0, a.Wl)(Math.min(t, l));
   const u = s ? (0, i.D)() : e => e;
   const d = [ "stdout", "stderr" ].map(t => {
    const n = (0, a.iS)();
    const add = e => o.add(u(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    r.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    c.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of d) e();
    return {
     merged: o.take(),
     stdout: r.take(),
     stderr: c.take()
    };
   };
  }
  var c = n(31421);
  var u = n(76760);
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, u.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, c.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
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
  var d = n(64666);
  var m = n(84509);
  const p = 250;
  const f = 250;
  const h = 2e3;
  const w = new Set;
  let g = false;
  function endRunning() {
   for (const e of w) e();
  }
  function endOnExit(e) {
   g || process.on("exit", endRunning);
   g = true;
   w.add(e);
   return () => w.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: s, env: r}, i) {
   return (0, o.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: s,
    env: r,
    extendEnv: false,
    stdin: i ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(e, t, n = null) {
   const [s, ...o] = t.argv;
   const i = {
    ...m.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...i,
    startError: e
   });
   if (t.signal.aborted) return {
    ...i,
    cancelled: true
   };
   const a = (0, d.oq)(s, e.path);
   if (a === null) return refuse(`the program ${JSON.stringify(s)} was not found on the PATH of tools`);
   const l = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   };
   const c = await enter(n, {
    program: a,
    argv: [ s, ...o ],
    cwd: t.cwd,
    env: l
   }, t);
   if (typeof c === "string") return refuse(c);
   let u;
   try {
    u = startProcess(c ?? {
     program: a,
     args: o,
     argv0: s,
     cwd: t.cwd,
     env: l
    }, t.stdin !== void 0);
   } catch (e) {
    await (c?.end());
    return refuse((0, r.bD)(e));
   }
   if (u.pid === void 0) {
    await (c?.end());
    const {originalMessage: e = ""} = await u;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const p = collectOutput(u, t);
   sendInput(u, t.stdin);
   const f = await untilEnd(u, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: c
   });
   const h = await (c?.end());
   const w = f.startError ?? h?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: g, stdout: v, stderr: b} = p();
   return {
    ...f,
    ...h === void 0 ? {} : {
     exceeded: h.exceeded,
     blocked: h.blocked
    },
    output: g.bytes.toString("utf8"),
    stdoutBytes: v.bytes,
    stderr: b.bytes.toString("utf8"),
    droppedBytes: g.droppedBytes
   };
  }
  async function enter(e, t, {needs: n = v, bridge: s}) {
   return e === null ? null : await e.enter({
    ...t,
    needs: n,
    bridge: s
   });
  }
  const v = {
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
   return s => {
    s === "SIGKILL" && n !== null && isRunning(e) ? n.kill() : e.pid !== void 0 && killTree(e.pid, s, t);
   };
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
     after(p, () => a("SIGKILL"));
     after(p + h, finish);
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
     after(f, () => void setImmediate(finish));
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
  var s = n(78033);
  var o = n(39285);
  var r = n(40022);
  var i = n(59976);
  function coveringRules(e, t) {
   const {specifier: n, tool: o} = t;
   switch (n.kind) {
   case "command":
    return (0, i.gh)(e, () => [ n.pattern.words.map(e => e.kind === "literal" ? e.text : null) ]);

   case "path":
    {
     const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, s.hi)(e) ?? []);
     return (0, i.aM)(e, `/${t.join("/")}`, o);
    }

   case "domain":
    return (0, i.Fu)(e, n.host.replace(/^\*\./, ""), o);

   case "host":
   case "literal":
   case "any":
    return (0, i.Mf)(e, o, n.kind === "literal" ? n.text : null);
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
    return (0, o.f0)(e.pattern, n, {
     matchUnknown: false,
     sameProgram: (e, t) => e === t
    });
   }
   if (e.kind === "path" && t.kind === "path") {
    if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return false;
    const n = (t.pattern.globs[0] ?? []).map(e => (0, s.hi)(e) ?? "");
    return e.pattern.globs.some(e => (0, s.kt)(e, n, false));
   }
   if (e.kind === "domain" && t.kind === "domain") return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
   if (e.kind === "host" && t.kind === "host") {
    const {host: n, port: s} = t.pattern;
    const o = e.pattern.port === s;
    return o && (0, r.LM)({
     ...e.pattern,
     port: 443
    }, n, 443);
   }
   return e.kind === "literal" && t.kind === "literal" && e.text === t.text;
  }
 }),
 36697: (function(e, t, n) {
  n.d(t, {
   x: () => lintRules
  });
  var s = n(3197);
  var o = n(85760);
  var r = n(99756);
  var i = n(80322);
  var a = n(25403);
  var l = n(39285);
  var c = n(56416);
  var u = n(18167);
  function notesOnCommand(e, t) {
   if (e.specifier.kind !== "command") return [];
   const {words: n, open: s} = e.specifier.pattern;
   const [o] = n;
   if (o?.kind !== "literal") return [ {
    id: "any-command",
    message: "it allows any program",
    hint: "begin the rule with a program name"
   } ];
   const r = n.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
   const i = starInWord(n, s);
   const a = (0, u.w)(o.text);
   if (a === void 0) return [ ...i, ...s ? [ unknown(o.text) ] : [] ];
   return [ ...i, ...s ? grants(a, r) : [], ...needsAnother(o.text, n.length, s, t) ];
  }
  function starInWord(e, t) {
   const n = e.at(-1);
   if (t || n?.kind !== "pieces" || n.pieces.at(-1) !== "" || n.pieces.length !== 2) return [];
   const s = n.pieces[0] ?? "";
   if (!/^[\w:-]+$/.test(s)) return [];
   return [ {
    id: "star-in-word",
    message: `a star at the end of a word matches only the rest of that word: ${s}-x matches, ${s} with more words does not`,
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
   const {subCommands: s = []} = e;
   if (t.length === 1 && s.length > 0) return [ {
    id: "reads-only",
    message: `it covers only read-only sub-commands: ${s.slice(0, 3).join(", ")} and similar ones need their own rules`,
    hint: `add a rule for each one to allow, e.g. Bash(${n} ${s[0] ?? ""}:*)`
   } ];
   const o = [ 1, 2 ].find(e => d.test(t.slice(0, e).join(" ")));
   const r = o === void 0 ? void 0 : (0, u.w)(t[o] ?? "");
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
  function needsAnother(e, t, n, s) {
   if (!n || t > 1) return [];
   if (m.test(e) && !s.some(e => e.tool === "Write" || e.tool === "Edit")) return [ {
    id: "needs-another",
    message: "the files that it writes or deletes need a Write rule, and there is none",
    hint: "add Write(\u2026) for the directories that it may change"
   } ];
   if (!p.test(e) || s.some(e => e.tool === "WebFetch")) return [];
   return [ {
    id: "needs-another",
    message: "the addresses that it fetches need a WebFetch rule, and there is none",
    hint: "add WebFetch(domain:\u2026) for each host"
   } ];
  }
  var f = n(39760);
  var h = n(10187);
  function lintRules(e, t = null) {
   const {rules: n} = (0, h.NR)(e);
   const s = [];
   for (const e of [ ...n.allow, ...n.ask, ...n.deny ]) {
    const o = [ ...e.list === "allow" ? [ ...notesOnAllow(e, n.allow), ...(0, f.m)(e, t) ] : [], ...neverMatches(e), ...notesOnOverlap(e, n) ];
    for (const t of o) s.push({
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
  const w = {
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
   const t = Object.hasOwn(w, e.tool) ? w[e.tool] : void 0;
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
   const a = (0, r.y)(`/${n.replace(/\*+.*$/, "")}`) === "high" || (0, o.yP)(n);
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
   const l = e.tool === "Read" ? null : (0, s.Aq)(`/${n.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
   l !== null && i.push({
    id: "protected-opened",
    message: `files written below ${l} run or take effect later, with more rights than the agent has`,
    hint: "remove it, or have a person review every change"
   });
   return i.filter(e => e.id !== "absolute-path" || (0, s.Aq)(n) === null);
  }
  const g = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
  function neverMatches(e) {
   if (e.specifier.kind !== "command") return [];
   const t = e.specifier.pattern.words.flatMap(e => e.kind === "literal" ? [ e.text ] : []);
   const n = t.find(e => g.test(e));
   if (n !== void 0) return [ {
    id: "never-matches",
    message: `a rule matches one simple command, so a rule with ${(0, l.zc)([ n ])} never matches`,
    hint: "write one rule for each command of the line"
   } ];
   const s = e.specifier.pattern.assignments.map(unsafeVariableName).find(e => e !== null);
   if (s === void 0) return [];
   return [ {
    id: "never-matches",
    message: `${s} controls bash, the loader or a well-known program, so it is refused before a command`,
    hint: `allow \`env ${s}=\u2026\` with its value and the command, and tell the agent to use that form`
   } ];
  }
  function unsafeVariableName(e) {
   const t = e.kind === "literal" ? e.text : e.pieces.join("*");
   const n = t.indexOf("=");
   const s = t.slice(0, n);
   return (0, a.e)(s) || (0, i.a)(s, t.slice(n + 1)) ? null : s;
  }
  function notesOnOverlap(e, t) {
   const n = (0, c.n)(t[e.list], e).find(t => t !== e && (0, c.h)(t, e) && !((0, c.h)(e, t) && t.index > e.index));
   const s = [];
   n !== void 0 && s.push({
    id: "pointless",
    message: `${n.text} already covers it`,
    hint: "remove one of the two"
   });
   const o = e.list === "allow" ? [ ...(0, c.n)(t.deny, e), ...(0, c.n)(t.ask, e) ].find(t => (0, 
   c.h)(t, e)) : void 0;
   o !== void 0 && s.push({
    id: "allowed-and-denied",
    message: `it has no effect because of ${o.text} in ${o.list}`,
    hint: "remove one of the two"
   });
   return s;
  }
 }),
 58251: (function(e, t, n) {
  n.d(t, {
   O: () => mcpConfigurationOf
  });
  var s = n(69984);
  async function mcpConfigurationOf(e, t) {
   if (!(0, s.A)(e)) return null;
   return await (await n.e(8724).then(n.bind(n, 88724))).readMcpConfiguration(e, t);
  }
 })
};
