"use strict";

exports.id = 4634, exports.ids = [ 4634, 3411 ], exports.modules = {
 86: (function(e, t, n) {
  n.d(t, {
   T: () => mcpConfiguration
  });
  var s = n(69984);
  async function mcpConfiguration({settings: e, trustedSource: t}) {
   if (!(0, s.A)(e)) return null;
   const {readMcpConfiguration: o} = await n.e(8724).then(n.bind(n, 88724));
   return await o(e, t.source);
  }
 }),
 20601: (function(e, t, n) {
  n.d(t, {
   Q: () => serverProblems
  });
  const s = /^(?:@[^/@]+\/)?[^@]+@\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/, o = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/, i = /@sha256:[0-9a-f]{64}$/, r = [ {
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
   isPinned: i,
   example: "image@sha256:\u2026"
  }, {
   words: [ "podman", "run" ],
   isPinned: i,
   example: "image@sha256:\u2026"
  } ], a = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/, l = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
  function serverProblems(e) {
   return e.flatMap(e => {
    const t = function({connection: e}) {
     if ("stdio" !== e.kind) return null;
     const t = [ e.command.replace(/^.*\//, ""), ...e.args ], n = r.find(e => e.words.every((e, n) => t[n] === e));
     if (void 0 === n) return null;
     const s = function(e, t) {
      for (let n = 0; n < e.length; n += 1) {
       const s = e[n] ?? "", o = t ? l.exec(s) : null;
       if (null !== o) return o[1] ?? e[n + 1] ?? null;
       if (a.test(s)) n += 1; else if (!s.startsWith("-")) return s;
      }
      return null;
     }(t.slice(n.words.length), n.isPinned !== i);
     return null === s || n.isPinned.test(s) ? null : {
      name: s,
      example: n.example
     };
    }(e);
    return null === t ? [] : [ {
     id: "package-unpinned",
     location: e.location,
     subject: `mcp server: ${e.givenName}`,
     message: `${t.name} has no exact version, so each run downloads what is newest`,
     hint: `write ${t.example}; a lock file of tool definitions does not notice changed code`
    } ];
   });
  }
 }),
 93033: (function(e, t, n) {
  n.d(t, {
   E: () => lintWorkflows
  });
  var s = n(42357), o = n(72443), i = n(36697), r = n(68350), a = n(75078), l = n(35548), u = n(61619);
  const d = new Set([ "pull-request" ]), c = {
   issue_comment: new Set([ "issue", "pull-request" ]),
   issues: new Set([ "issue" ]),
   pull_request: d,
   pull_request_review: d,
   pull_request_review_comment: d,
   pull_request_target: d
  };
  function lackingPermissions(e, t, {events: n, job: s, location: o}) {
   const i = new Map;
   for (const s of n) for (const {feature: n, anyOf: o} of (0, u.r)(t, c[s] ?? new Set)) {
    if (o.some(t => (0, u.P)(t, t => levelIn(e, t)))) continue;
    const t = (0, l.jj)(o);
    i.set(t, (i.get(t) ?? new Set).add(n));
   }
   return [ ...i ].map(([e, t]) => ({
    id: "token-lacks-permission",
    location: o,
    subject: `job ${s}`,
    message: `the token of the job lacks a permission for ${[ ...t ].join(", ")}`,
    hint: e
   }));
  }
  function levelIn(e, t) {
   if ("write-all" === e) return "write";
   if ("read-all" === e) return "read";
   const n = "object" == typeof e ? e?.[t] : null;
   return "string" == typeof n ? n : "none";
  }
  const m = "branch_protection_rule check_run check_suite commit_comment create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label member merge_group milestone page_build public pull_request pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run".split(" "), p = [ "created", "edited", "deleted" ], h = "assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested review_request_removed auto_merge_enabled auto_merge_disabled".split(" "), f = {
   discussion_comment: p,
   issue_comment: p,
   pull_request: h,
   pull_request_review: [ "submitted", "edited", "dismissed" ],
   pull_request_review_comment: p,
   pull_request_target: h,
   workflow_run: [ "completed", "in_progress", "requested" ]
  }, w = {
   commit_comment: [ "deleted" ],
   discussion_comment: [ "deleted" ],
   issue_comment: [ "deleted" ],
   pull_request_review: [ "dismissed" ],
   pull_request_review_comment: [ "deleted" ]
  }, g = {
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
   }), o = [ ...e ].flatMap(([e, t]) => function(e, t) {
    if (!m.includes(e)) {
     const t = (0, s.pA)(e, m);
     return [ [ `event ${e}`, "GitHub has no such event for workflows", (void 0 === t ? "" : `did you mean ${t}? `) + "The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows" ] ];
    }
    const n = f[e];
    return void 0 === n ? [] : (t ?? []).filter(e => !n.includes(e)).map(t => [ `event ${e}`, `it has no activity type ${t}`, `its types are ${n.join(", ")}` ]);
   }(e, t)), i = [ ...e ].filter(([e, t]) => null !== t && t.length > 0 && t.every(t => w[e]?.includes(t))), r = Object.entries(g).filter(([n, s]) => void 0 !== t[n] && ![ ...e.values() ].some(e => e?.some(e => e === s || "assigned" === s && "review_requested" === e))), a = function(e) {
    return [ "prompt", "prompt-file", "command", "batch", "batch-step", "post", "resume" ].some(t => void 0 !== e[t]);
   }(t) ? [] : [ ...e ].filter(([e, t]) => !function(e, t) {
    return !m.includes(e) || "workflow_call" === e || ("issues" === e ? null === t || t.some(e => v.includes(e)) : void 0 !== w[e]);
   }(e, t));
   return [ ...o.map(([e, t, n]) => problem(e, t, n)), ...a.map(([e]) => problem(`event ${e}`, "the step has no prompt, and this event brings none", "set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues")), ...i.map(([e, t]) => problem(`event ${e}`, `no run starts on ${t?.join(", ") ?? ""}`, "use types: [created], or submitted for reviews")), ...r.map(([e, t]) => problem(`input ${e}`, `it waits for the activity type ${t}, which no event of the workflow has`, `add ${t} to the types of the event`)) ];
  }
  const v = [ "opened", "assigned", "labeled" ];
  function workflowProblems(e, t) {
   const n = fieldsOf(e.document.toJS({
    maxAliasCount: 100
   })), s = [];
   for (const [o, i] of Object.entries(fieldsOf(n.jobs))) {
    const r = fieldsOf(i), a = (Array.isArray(r.steps) ? r.steps : []).map(fieldsOf), l = a.flatMap((e, t) => isOurs(e) ? [ {
     step: e,
     path: [ "jobs", o, "steps", t ]
    } ] : []);
    if (0 === l.length) continue;
    const at = t => locationOf(e, t), u = r.permissions ?? n.permissions;
    void 0 === u && s.push(permissionsMissing(o, at([ "jobs", o ])));
    for (const {step: e, path: i} of l) {
     const a = fieldsOf(e.with), l = parseGiven(a, e => at([ ...i, "with", e ]));
     if (s.push(...inputProblems(l), ...neverStarts(eventsOf(n.on), a, at([ "on" ]))), 
     void 0 !== u && canBeJudged(a, l)) {
      const e = eventsOf(n.on).keys(), i = at(void 0 === r.permissions ? [ "permissions" ] : [ "jobs", o, "permissions" ]), a = {
       ...t,
       ...l.values,
       lists: withRules(t, l.lists)
      };
      s.push(...lackingPermissions(u, a, {
       events: e,
       job: o,
       location: i
      }));
     }
    }
    if (eventsOf(n.on).has("pull_request_target")) for (const [e, t] of a.entries()) checksOutHead(t) && s.push(forkHead(at([ "jobs", o, "steps", e ])));
   }
   return s;
  }
  function isOurs({uses: e}) {
   return "string" == typeof e && /(?:^|\/)sallyport(?:@|$)/i.test(e);
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
  const b = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
  function inputProblems({given: e, lists: t, diagnostics: n, ruleAt: s}) {
   return [ ...[ ...n, ...(0, r.d8)(t, s) ].map(invalidInput), ...e.filter(({value: e}) => b.test(e)).map(({name: e, location: t}) => function(e, t) {
    return {
     id: "event-text-in-input",
     location: t,
     subject: `input ${e}`,
     message: "GitHub inserts text that outside contributors choose, so that it looks like your own instructions",
     hint: "remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)"
    };
   }(e, t)), ...(0, i.x)(t).map(({id: e, list: t, index: n, rule: o, message: i, hint: r}) => ({
    id: e,
    location: s(t, n),
    subject: `${t}: ${o}`,
    message: i,
    hint: r
   })) ];
  }
  function parseGiven(e, t) {
   const n = Object.entries(e).map(([e, n]) => ({
    name: e,
    value: String(n),
    location: t(e)
   })), isConstant = ({value: e}) => !e.includes("${{"), {values: s, diagnostics: o} = (0, 
   a.P)(n.filter(isConstant), "inputs"), i = (0, a.P)(n.filter(e => !isConstant(e)), "inputs").diagnostics, {allow: l = [], ask: u = [], deny: d = []} = s;
   return {
    given: n,
    values: s,
    lists: {
     allow: l,
     ask: u,
     deny: d
    },
    diagnostics: [ ...o, ...i.filter(({code: e}) => "setting-unknown" === e) ],
    ruleAt: (e, n) => (0, r.eK)(t(e), n)
   };
  }
  function canBeJudged(e, {lists: t, diagnostics: n, ruleAt: s}) {
   return ![ "github-token", "post", "batch", "batch-step" ].some(t => void 0 !== e[t]) && n.length + (0, 
   r.d8)(t, s).length === 0;
  }
  function withRules(e, t) {
   const {allow: n, ask: s, deny: o} = e;
   return (0, r.d8)({
    allow: n,
    ask: s,
    deny: o
   }, r.eK).length > 0 ? t : {
    allow: [ ...n, ...t.allow ],
    ask: [ ...s, ...t.ask ],
    deny: [ ...o, ...t.deny ]
   };
  }
  function invalidInput({location: e = "", message: t, found: n, hint: s}) {
   return {
    id: "input-invalid",
    location: e,
    subject: "input",
    message: void 0 === n ? t : `${t}; found ${n}`,
    hint: s
   };
  }
  function eventsOf(e) {
   return "string" == typeof e ? new Map([ [ e, null ] ]) : Array.isArray(e) ? new Map(e.map(e => [ String(e), null ])) : new Map(Object.entries(fieldsOf(e)).map(([e, t]) => {
    const n = fieldsOf(t).types, s = "string" == typeof n ? [ n ] : n;
    return [ e, Array.isArray(s) ? s.map(String) : null ];
   }));
  }
  function checksOutHead({uses: e, with: t}) {
   if ("string" != typeof e || !e.startsWith("actions/checkout@")) return !1;
   const {ref: n, repository: s} = fieldsOf(t);
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
  function fieldsOf(e) {
   return "object" != typeof e || null === e || Array.isArray(e) ? {} : e;
  }
  function locationOf({path: e, document: t, lines: n}, s) {
   for (let o = s.length; o > 0; o -= 1) {
    const i = t.getIn(s.slice(0, o), !0), r = i?.range?.[0];
    if (void 0 !== r) return `${e}:${String(n.linePos(r).line)}`;
   }
   return e;
  }
  const y = ".github/workflows", k = 1e6;
  async function lintWorkflows(e, t) {
   const {LineCounter: i, parseDocument: r} = await n.e(8815).then(n.t.bind(n, 38815, 19)), a = [];
   for (const n of await async function(e) {
    try {
     const {entries: t} = await e.list(y);
     return t.filter(({kind: e, name: t, size: n}) => "file" === e && /\.ya?ml$/.test(t) && n <= k).map(({name: e}) => `${y}/${e}`);
    } catch (e) {
     return (0, s.ki)(e, o.k), [];
    }
   }(e)) {
    const s = (await e.read(n, k)).toString("utf8");
    if (!/sallyport/i.test(s)) continue;
    const o = new i, l = r(s, {
     lineCounter: o
    });
    0 === l.errors.length && a.push(...workflowProblems({
     path: n,
     document: l,
     lines: o
    }, t));
   }
   return a;
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
   return "pull-request" === e ? "pull-requests: write" : "issues: write";
  }
  function permissionNeeds(e, t) {
   const {publish: n, reaction: i, context: r, lists: a} = e, l = [ ...t ].map(itemPermission), u = [], add = (e, t, n) => {
    e && n.length > 0 && u.push({
     feature: t,
     anyOf: n
    });
   };
   if (add("full" === r, "context: full", l.map(e => e.replace("write", "read"))), 
   add(n.includes("comment"), "publish: comment", l), add(n.includes("review") && t.has("pull-request"), "publish: review", o.Review), 
   add(n.includes("check"), "publish: check", o.CheckRun), add(i, "reaction", l), 0 === e["max-writes"]) return u;
   for (const [e, t] of Object.entries(o)) {
    const n = (0, s.eo)(e, {
     lists: a,
     mode: "default",
     spec: {
      allowedTools: null
     }
    });
    if ("item" === t) add(n, e, l); else for (const s of t) add(n, e, [ s ]);
   }
   return u;
  }
  function isCovered(e, t) {
   const [n = "", s = ""] = e.split(": "), o = t(n);
   return "write" === o || o === s;
  }
 }),
 31275: (function(e, t, n) {
  n.d(t, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var s = n(64739), o = n(42357), i = n(63846), r = n(91207), a = n(49137), l = n(48080), u = n(68350), d = n(66843), c = n(44697), m = n(62491), p = n(478), h = n(20600), f = n(7436);
  async function runContextOf(e, t, n = () => Promise.resolve()) {
   const o = t.environment, {temporary: i} = t, r = (0, d.T)((0, f.f5)(e), e.problems), l = await (0, 
   s.ue)(r.early, t, e => (0, a.j)({
    environment: o,
    home: i,
    temporary: i
   }, e));
   return await (0, s.wW)(l, r, t, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), w = [ (0, 
  c.Q)(neverRun), (0, m.g)("", neverRun), (0, p.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, h.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(e, t) {
   const {allow: n, ask: s, deny: o} = e.settings;
   return {
    runContext: e,
    lists: (0, u.hg)({
     allow: n,
     ask: s,
     deny: o
    }, e.locationOfRule),
    spec: t,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(i.J0), {
     findings: !0
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
   return await s.ready(), s;
  }
  const g = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, t, n) {
   const s = e.tools.find(e => e.name === t);
   if (void 0 === s && g.test(t)) return e.policy({
    tool: t,
    effects: []
   });
   if (void 0 === s && "Memory" === t) throw new o.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === s) {
    const n = [ ...new Set(e.tools.map(e => e.name)) ], s = (0, o.pA)(t, n);
    throw new o.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(t)}`,
     hint: void 0 === s ? `the tools are ${n.join(", ")}` : `did you mean ${s}?`
    });
   }
   const i = s.bind(n);
   if (!i.ok) throw new o.yo(i.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${t} as a JSON object`
   })));
   const {effects: r, subject: a} = i.call;
   return e.policy({
    tool: t,
    effects: r,
    ...void 0 === a ? {} : {
     subject: a
    }
   });
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
   return `Add ${e.map(e => `\`${e}\``).join("any" === t ? " or " : " and ")} under permissions: of the job.`;
  }
  function asClause(e) {
   return e.replace(/^[A-Z]/, e => e.toLowerCase()).replace(/\.$/, "");
  }
 }),
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var s = n(31421), o = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, s.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => d,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var s = n(16993), o = n(42357), i = n(40019), r = n(7434);
  const a = 1e5;
  var l = n(64963), u = n(64666);
  const d = 250, c = 250, m = 2e3, p = new Set;
  let h = !1;
  function endRunning() {
   for (const e of p) e();
  }
  function endOnExit(e) {
   return h || process.on("exit", endRunning), h = !0, p.add(e), () => p.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: i}, r) {
   return (0, s.Ho)(e, t, {
    ...void 0 === n ? {} : {
     argv0: n
    },
    cwd: o,
    env: i,
    extendEnv: !1,
    stdin: r ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(e, t, n = null) {
   const s = performance.now(), [p, ...h] = t.argv, refuse = e => ({
    ...w,
    startError: e,
    durationMs: performance.now() - s
   });
   if (t.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const f = (0, u.oq)(p, e.path);
   if (null === f) return refuse(`there is no program ${JSON.stringify(p)} on the PATH of tools`);
   const g = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, v = await enter(n, {
    program: f,
    argv: [ p, ...h ],
    cwd: t.cwd,
    env: g
   }, t);
   if ("string" == typeof v) return refuse(v);
   let b;
   try {
    b = startProcess(v ?? {
     program: f,
     args: h,
     argv0: p,
     cwd: t.cwd,
     env: g
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (v?.end()), refuse((0, o.bD)(e));
   }
   if (void 0 === b.pid) {
    await (v?.end());
    const {originalMessage: e = ""} = await b;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const y = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: s = !1}) {
    const o = (0, r.Wl)(t), l = (0, r.Wl)(t), u = (0, r.Wl)(Math.min(t, a)), d = s ? (0, 
    i.D)() : e => e, c = [ "stdout", "stderr" ].map(t => {
     const n = (0, r.iS)(), add = e => o.add(d(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     l.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     u.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of c) e();
     return {
      merged: o.take(),
      stdout: l.take(),
      stderr: u.take()
     };
    };
   }(b, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(b, t.stdin);
   const k = await function(e, t, {systemRoot: n, confined: s}) {
    return new Promise(o => {
     const i = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, r = new Set, after = (e, t) => {
      r.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== s && isRunning(e) ? s.kill() : void 0 !== e.pid && (0, 
      l.T)(e.pid, t, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (a()) {
       for (const e of r) clearTimeout(e);
       t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
       l.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
       o(i);
      }
     }, stop = e => {
      i.timedOut || i.cancelled || (i[e] = !0, kill("SIGTERM"), after(d, () => kill("SIGKILL")), 
      after(d + m, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (i.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(i, {
       exitCode: e,
       signal: t
      }), after(c, () => {
       setImmediate(finish);
      });
     }), e.on("close", finish);
    });
   }(b, t, {
    systemRoot: e.environment.SystemRoot,
    confined: v
   }), x = await (v?.end()), _ = k.startError ?? x?.startError ?? null;
   if (null !== _) return refuse(_);
   const {merged: $, stdout: O, stderr: j} = y();
   return {
    ...k,
    ...void 0 === x ? {} : {
     exceeded: x.exceeded,
     blocked: x.blocked
    },
    output: $.bytes.toString("utf8"),
    stdoutBytes: O.bytes,
    stderr: j.bytes.toString("utf8"),
    droppedBytes: $.droppedBytes,
    durationMs: performance.now() - s
   };
  }
  async function enter(e, t, {needs: n = f, bridge: s}) {
   return null === e ? null : await e.enter({
    ...t,
    needs: n,
    bridge: s
   });
  }
  const f = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, w = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 }),
 56416: (function(e, t, n) {
  n.d(t, {
   h: () => covers,
   n: () => coveringRules
  });
  var s = n(78033), o = n(39285), i = n(40022), r = n(59976);
  function coveringRules(e, t) {
   const {specifier: n, tool: o} = t;
   switch (n.kind) {
   case "command":
    return (0, r.gh)(e, () => [ n.pattern.words.map(e => "literal" === e.kind ? e.text : null) ]);

   case "path":
    {
     const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, s.hi)(e) ?? []);
     return (0, r.aM)(e, `/${t.join("/")}`, o);
    }

   case "domain":
    return (0, r.Fu)(e, n.host.replace(/^\*\./, ""), o);

   case "host":
   case "literal":
   case "any":
    return (0, r.Mf)(e, o, "literal" === n.kind ? n.text : null);
   }
  }
  function covers(e, t) {
   return e.tool !== t.tool ? e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`) : "any" === e.specifier.kind || function(e, t) {
    if ("command" === e.kind && "command" === t.kind) {
     const n = t.pattern.words.map(e => "literal" === e.kind ? e.text : null);
     return !(t.pattern.open && !e.pattern.open) && JSON.stringify(t.pattern.assignments) === JSON.stringify(e.pattern.assignments) && (0, 
     o.f0)(e.pattern, n, {
      matchUnknown: !1,
      sameProgram: (e, t) => e === t
     });
    }
    if ("path" === e.kind && "path" === t.kind) {
     if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return !1;
     const n = (t.pattern.globs[0] ?? []).map(e => (0, s.hi)(e) ?? "");
     return e.pattern.globs.some(e => (0, s.kt)(e, n, !1));
    }
    if ("domain" === e.kind && "domain" === t.kind) return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
    if ("host" === e.kind && "host" === t.kind) {
     const {host: n, port: s} = t.pattern;
     return e.pattern.port === s && (0, i.LM)({
      ...e.pattern,
      port: 443
     }, n, 443);
    }
    return "literal" === e.kind && "literal" === t.kind && e.text === t.text;
   }(e.specifier, t.specifier);
  }
 }),
 36697: (function(e, t, n) {
  n.d(t, {
   x: () => lintRules
  });
  var s = n(3197), o = n(85760), i = n(99756), r = n(80322), a = n(25403), l = n(39285), u = n(56416), d = n(95652);
  const c = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
  function grants(e, t) {
   const [n = ""] = t, {subCommands: s = []} = e;
   if (1 === t.length && s.length > 0) return [ {
    id: "reads-only",
    message: `it covers only read-only sub-commands: ${s.slice(0, 3).join(", ")} and similar ones need their own rules`,
    hint: `add a rule for each one to allow, e.g. Bash(${n} ${s[0] ?? ""}:*)`
   } ];
   const o = [ 1, 2 ].find(e => c.test(t.slice(0, e).join(" "))), i = void 0 === o ? void 0 : (0, 
   d.w)(t[o] ?? ""), r = 1 === t.length ? e.alone ?? null : null, a = void 0 === i ? e.grants ?? r : i.grants;
   return null === a ? [] : [ {
    id: "program-grants",
    message: a,
    hint: a === r ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept the risk"
   } ];
  }
  const m = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/, p = /^(?:curl|wget)$/;
  function needsAnother(e, t, n, s) {
   return !n || t > 1 ? [] : m.test(e) && !s.some(e => "Write" === e.tool || "Edit" === e.tool) ? [ {
    id: "needs-another",
    message: "the files that it writes or deletes need a Write rule, and there is none",
    hint: "add Write(\u2026) for the directories that it may change"
   } ] : !p.test(e) || s.some(e => "WebFetch" === e.tool) ? [] : [ {
    id: "needs-another",
    message: "the addresses that it fetches need a WebFetch rule, and there is none",
    hint: "add WebFetch(domain:\u2026) for each host"
   } ];
  }
  var h = n(39760), f = n(10187);
  function lintRules(e, t = null) {
   const {rules: n} = (0, f.NR)(e), s = [];
   for (const e of [ ...n.allow, ...n.ask, ...n.deny ]) {
    const o = [ ..."allow" === e.list ? [ ...notesOnAllow(e, n.allow), ...(0, h.m)(e, t) ] : [], ...neverMatches(e), ...notesOnOverlap(e, n) ];
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
    return function(e) {
     if ("Bash" === e.tool) return [ {
      id: "any-command",
      message: "it allows every command, including interpreters and network tools",
      hint: "name the commands, e.g. Bash(npm test)"
     } ];
     if ("WebFetch" === e.tool) return [ {
      id: "any-host",
      message: "it allows the agent to send anything to any host",
      hint: "name the hosts, e.g. WebFetch(domain:example.org)"
     } ];
     const t = Object.hasOwn(w, e.tool) ? w[e.tool] : void 0;
     return void 0 !== t ? [ {
      id: "any-target",
      message: `it allows the agent to ${t}`,
      hint: `name each one, e.g. ${e.tool}(name)`
     } ] : "Read" === e.tool || "Write" === e.tool || "Edit" === e.tool ? [ {
      id: "any-path",
      message: "it covers the whole workspace and nothing outside it",
      hint: `name directories, e.g. ${e.tool}(docs/**)`
     } ] : [];
    }(e);

   case "command":
    return function(e, t) {
     if ("command" !== e.specifier.kind) return [];
     const {words: n, open: s} = e.specifier.pattern, [o] = n;
     if ("literal" !== o?.kind) return [ {
      id: "any-command",
      message: "it allows any program",
      hint: "begin the rule with a program name"
     } ];
     const i = n.flatMap(e => "literal" === e.kind ? [ e.text ] : []), r = function(e, t) {
      const n = e.at(-1);
      if (t || "pieces" !== n?.kind || "" !== n.pieces.at(-1) || 2 !== n.pieces.length) return [];
      const s = n.pieces[0] ?? "";
      return /^[\w:-]+$/.test(s) ? [ {
       id: "star-in-word",
       message: `a star at the end of a word matches only the rest of that word: ${s}-x matches, ${s} with more words does not`,
       hint: "end the rule with :* to allow further arguments"
      } ] : [];
     }(n, s), a = (0, d.w)(o.text);
     return void 0 === a ? [ ...r, ...s ? [ (l = o.text, {
      id: "program-unknown",
      message: `${l} is an unknown program: its arguments are not checked`,
      hint: "allow exact commands only, without :*"
     }) ] : [] ] : [ ...r, ...s ? grants(a, i) : [], ...needsAnother(o.text, n.length, s, t) ];
     var l;
    }(e, t);

   case "path":
    return function(e) {
     if ("path" !== e.specifier.kind) return [];
     const {pattern: t} = e.specifier, n = e.text.slice(e.text.indexOf("(") + 1, -1).trim(), r = [];
     "slash" === t.base && r.push({
      id: "absolute-path",
      message: `${n} is an absolute path, not relative to the workspace`,
      hint: `write ${n.replace(/^\/+/, "")} for a path in the workspace, or //\u2026 to confirm an absolute path`
     }), /^\/*\**$/.test(n) && "workspace" !== t.base && r.push({
      id: "any-path",
      message: "it does not name a directory, so it covers nothing outside the workspace",
      hint: "name directories"
     });
     const a = "high" === (0, i.y)(`/${n.replace(/\*+.*$/, "")}`) || (0, o.yP)(n);
     !t.exact && a && r.push({
      id: "sensitive-pattern",
      message: "files that may contain credentials need an exact path, so this pattern does not cover them",
      hint: "name each file without a wildcard"
     }), "Read" !== e.tool && /^\*\*?$/.test(n) && r.push({
      id: "protected-unnamed",
      message: "it does not cover protected paths such as .git and .github",
      hint: "name the path if it must be written; otherwise no change is needed"
     });
     const l = "Read" === e.tool ? null : (0, s.Aq)(`/${n.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
     return null !== l && r.push({
      id: "protected-opened",
      message: `files written below ${l} run or take effect later, with more rights than the agent has`,
      hint: "remove it, or have a person review every change"
     }), r.filter(e => "absolute-path" !== e.id || null === (0, s.Aq)(n));
    }(e);

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
  }, g = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
  function neverMatches(e) {
   if ("command" !== e.specifier.kind) return [];
   const t = e.specifier.pattern.words.flatMap(e => "literal" === e.kind ? [ e.text ] : []).find(e => g.test(e));
   if (void 0 !== t) return [ {
    id: "never-matches",
    message: `a rule matches one simple command, so a rule with ${(0, l.zc)([ t ])} never matches`,
    hint: "write one rule for each command of the line"
   } ];
   const n = e.specifier.pattern.assignments.map(unsafeVariableName).find(e => null !== e);
   return void 0 === n ? [] : [ {
    id: "never-matches",
    message: `${n} controls bash, the loader or a well-known program, so it is refused before a command`,
    hint: `allow \`env ${n}=\u2026\` with its value and the command, and tell the agent to use that form`
   } ];
  }
  function unsafeVariableName(e) {
   const t = "literal" === e.kind ? e.text : e.pieces.join("*"), n = t.indexOf("="), s = t.slice(0, n);
   return (0, a.e)(s) || (0, r.a)(s, t.slice(n + 1)) ? null : s;
  }
  function notesOnOverlap(e, t) {
   const n = (0, u.n)(t[e.list], e).find(t => t !== e && (0, u.h)(t, e) && !((0, u.h)(e, t) && t.index > e.index)), s = [];
   void 0 !== n && s.push({
    id: "pointless",
    message: `${n.text} already covers it`,
    hint: "remove one of the two"
   });
   const o = "allow" === e.list ? [ ...(0, u.n)(t.deny, e), ...(0, u.n)(t.ask, e) ].find(t => (0, 
   u.h)(t, e)) : void 0;
   return void 0 !== o && s.push({
    id: "allowed-and-denied",
    message: `it has no effect because of ${o.text} in ${o.list}`,
    hint: "remove one of the two"
   }), s;
  }
 })
};
