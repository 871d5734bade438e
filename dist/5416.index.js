"use strict";

exports.id = 5416;

exports.ids = [ 5416 ];

exports.modules = {
 57700: (function(e, t, n) {
  n.d(t, {
   n: () => isOwnRepository
  });
  function isOwnRepository(e, t, n) {
   return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
  }
 }),
 85416: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   answerGhCall: () => answerGhCall,
   answeredCommands: () => p
  });
  var s = n(57700);
  var r = n(81500);
  var o = n(45101);
  var l = n(83705);
  var a = n(20653);
  var i = n(36795);
  const u = 100;
  function nameProblem(e) {
   for (const {what: t, names: n, most: s} of listsOf(e)) {
    if (n.length > s) return `There are ${String(n.length)} ${t} in one command; at most ${String(s)} are possible.`;
    if (n.some(e => e.length > u)) return `A name among the ${t} has more than ${String(u)} characters.`;
   }
   return null;
  }
  function listsOf(e) {
   switch (e.kind) {
   case "label":
    return [ {
     what: "labels",
     names: e.add,
     most: 10
    }, {
     what: "labels",
     names: e.remove,
     most: 10
    } ];

   case "issue":
    return [ {
     what: "labels",
     names: e.labels,
     most: 10
    } ];

   case "assign":
    return [ {
     what: "assignees",
     names: e.users,
     most: 5
    } ];

   case "reviewers":
    return [ {
     what: "reviewers",
     names: e.users,
     most: 5
    }, {
     what: "teams",
     names: e.teams,
     most: 3
    } ];

   default:
    return [];
   }
  }
  function parseFlags(e, t) {
   const n = [];
   const s = new Map;
   const r = new Set;
   const o = [ ...e ];
   for (let e = o.shift(); e !== void 0; e = o.shift()) {
    if (e === "--") {
     n.push(...o);
     break;
    }
    if (!e.startsWith("-") || e === "-") {
     n.push(e);
     continue;
    }
    const l = e.startsWith("--") ? longFlag(e.slice(2), t) : shortFlag(e.slice(1), t);
    if (l === null) return `\`${e.replace(/=.*$/s, "")}\` is not possible here.`;
    r.add(l.name);
    l.rest !== void 0 && o.unshift(`-${l.rest}`);
    if (!t.values.includes(l.name)) continue;
    const a = l.value ?? o.shift();
    if (a === void 0) return `\`--${l.name}\` needs a value.`;
    s.set(l.name, [ ...s.get(l.name) ?? [], a ]);
   }
   const all = e => s.get(e) ?? [];
   return {
    operands: n,
    given: r,
    all: all,
    last: e => all(e).at(-1) ?? null
   };
  }
  function longFlag(e, {values: t, flags: n}) {
   const s = e.indexOf("=");
   const r = s < 0 ? e : e.slice(0, s);
   if (t.includes(r)) return s < 0 ? {
    name: r
   } : {
    name: r,
    value: e.slice(s + 1)
   };
   return n.includes(r) && (s < 0 || e.slice(s + 1) === "true") ? {
    name: r
   } : null;
  }
  function shortFlag(e, {values: t, short: n}) {
   const s = Object.hasOwn(n, e.charAt(0)) ? n[e.charAt(0)] : void 0;
   if (s === void 0) return null;
   const r = e.slice(1);
   if (r === "") return {
    name: s
   };
   return t.includes(s) ? {
    name: s,
    value: r.replace(/^=/, "")
   } : {
    name: s,
    rest: r
   };
  }
  const c = [ "add-label", "remove-label", "add-assignee", "title", "milestone" ];
  const d = {
   t: "title",
   m: "milestone"
  };
  const m = {
   "pr comment": command({
    target: "pull-request",
    tool: "Comment",
    build: comment
   }),
   "issue comment": command({
    target: "issue",
    tool: "Comment",
    build: comment
   }),
   "pr review": command({
    target: "pull-request",
    flags: [ "approve", "comment", "request-changes" ],
    short: {
     a: "approve",
     c: "comment",
     r: "request-changes"
    },
    tool: "Review",
    build: review
   }),
   "pr edit": command({
    target: "pull-request",
    values: [ ...c, "add-reviewer" ],
    flags: [ "remove-milestone" ],
    short: d,
    tool: "for it",
    build: edit
   }),
   "issue edit": command({
    target: "issue",
    values: c,
    flags: [ "remove-milestone" ],
    short: d,
    tool: "for it",
    build: edit
   }),
   "issue close": command({
    ...stateOf("issue", "close"),
    values: [ "comment", "reason" ],
    short: {
     c: "comment",
     r: "reason"
    }
   }),
   "issue reopen": command(stateOf("issue", "reopen")),
   "pr close": command(stateOf("pull-request", "close")),
   "pr reopen": command(stateOf("pull-request", "reopen")),
   "label create": command({
    target: null,
    operand: "the name of the label",
    values: [ "color", "description" ],
    short: {
     c: "color",
     d: "description"
    },
    tool: "CreateLabel",
    build: newLabel
   }),
   "issue create": command({
    target: null,
    values: [ "title", "label" ],
    short: {
     t: "title",
     l: "label"
    },
    tool: "Issue",
    build: issue
   }),
   "pr create": command({
    target: null,
    values: [ "title", "base" ],
    flags: [ "draft", "no-maintainer-edit" ],
    short: {
     t: "title",
     B: "base",
     d: "draft"
    },
    tool: "PullRequest",
    build: pullRequest
   })
  };
  function command({target: e, operand: t, values: n = [], flags: s = [], short: r = {}, tool: o, build: l}) {
   const a = {
    values: [ "body", "body-file", "repo", ...n ],
    flags: s,
    short: {
     b: "body",
     F: "body-file",
     R: "repo",
     ...r
    }
   };
   return {
    target: e,
    read(n, {body: s, bodyFile: r}) {
     const i = parseFlags(n, a);
     if (typeof i === "string") return `${i} Use the tool ${o}, or leave it out.`;
     const [u = null, c] = i.operands;
     if (t !== void 0 && u === null) return `Give ${t}.`;
     if (c !== void 0 || e === null && t === void 0 && u !== null) return "There is one operand too many.";
     if (i.given.has("body-file") && s !== null && i.last("body-file") !== r) return "Give --body-file once, as the last option.";
     const d = i.given.has("body-file") ? s ?? "" : i.last("body") ?? "";
     const m = l(i, d.trim());
     if (typeof m === "string") return m;
     const f = m.map(nameProblem).find(e => e !== null);
     if (f !== void 0) return f;
     return {
      operand: u,
      repository: i.last("repo"),
      base: i.last("base"),
      requests: m
     };
    }
   };
  }
  const f = "The body is missing: give --body or --body-file.";
  function comment(e, t) {
   return t === "" ? f : [ {
    kind: "comment",
    body: t
   } ];
  }
  function review({given: e}, t) {
   const n = [ "approve", "comment", "request-changes" ].filter(t => e.has(t));
   if (n.length !== 1) return "Give one of --comment, --approve and --request-changes.";
   if (t === "" && n[0] !== "approve") return f;
   const s = e.has("approve") ? "APPROVE" : e.has("comment") ? "COMMENT" : "REQUEST_CHANGES";
   return [ {
    kind: "review",
    event: s,
    body: t,
    comments: []
   } ];
  }
  function edit(e, t) {
   const [n, s, r] = [ names(e, "add-label"), names(e, "remove-label"), names(e, "add-assignee") ];
   const o = names(e, "add-reviewer");
   if ([ ...r, ...o ].some(e => e.startsWith("@"))) return "Name the person instead of `@me`.";
   const l = n.find(e => s.includes(e));
   if (l !== void 0) return `${JSON.stringify(l)} cannot be added and removed in one call.`;
   const a = titleIn(e);
   const i = e.given.has("remove-milestone") ? "" : e.last("milestone");
   const u = [ ...n.length + s.length === 0 ? [] : [ {
    kind: "label",
    add: n,
    remove: s
   } ], ...r.length === 0 ? [] : [ {
    kind: "assign",
    users: r
   } ], ...o.length === 0 ? [] : [ reviewersIn(o) ], ...a === "" && t === "" ? [] : [ {
    kind: "update",
    ...a === "" ? {} : {
     title: a
    },
    ...t === "" ? {} : {
     body: t
    }
   } ], ...i === null ? [] : [ {
    kind: "milestone",
    title: i.trim()
   } ] ];
   if (u.length > 0) return u;
   return "Give --title, --body, --milestone, --add-label, --remove-label, --add-assignee or --add-reviewer.";
  }
  function reviewersIn(e) {
   const t = e.filter(e => e.includes("/")).map(e => e.slice(e.indexOf("/") + 1));
   return {
    kind: "reviewers",
    users: e.filter(e => !e.includes("/")),
    teams: t
   };
  }
  function stateOf(e, t) {
   const build = e => {
    const n = (e.last("reason") ?? "completed").replaceAll(" ", "_");
    const s = i.aM.find(e => e === n);
    if (s === void 0) return 'The reason is one of completed, "not planned" and duplicate.';
    const r = (e.last("comment") ?? "").trim();
    return [ ...r === "" ? [] : [ {
     kind: "comment",
     body: r
    } ], t === "close" ? {
     kind: t,
     reason: s
    } : {
     kind: t
    } ];
   };
   return {
    target: e,
    values: [ "comment" ],
    short: {
     c: "comment"
    },
    tool: t === "close" ? "Close" : "Reopen",
    build: build
   };
  }
  function newLabel(e) {
   const t = (e.operands[0] ?? "").trim();
   const n = (e.last("color") ?? "ededed").replace(/^#/, "").toLowerCase();
   if (!/^[0-9a-f]{6}$/.test(n)) return "The color is not six hexadecimal digits.";
   if (t === "" || t.length > 50) return "The name of a label has 1 to 50 characters.";
   const s = (0, a.TN)(e.last("description") ?? "").slice(0, 100);
   return [ {
    kind: "create-label",
    name: t,
    color: n,
    description: s
   } ];
  }
  function issue(e, t) {
   const n = titleIn(e);
   if (n === "") return "The title is missing: give --title.";
   return t === "" ? f : [ {
    kind: "issue",
    title: n,
    body: t,
    labels: names(e, "label")
   } ];
  }
  function pullRequest(e, t) {
   const n = titleIn(e);
   if (n === "") return "The title is missing: give --title and --body; --fill is not possible here.";
   return t === "" ? f : [ {
    kind: "pull-request",
    title: n,
    body: t
   } ];
  }
  function titleIn(e) {
   return (0, a.TN)(e.last("title") ?? "").slice(0, 200);
  }
  function names(e, t) {
   const n = e.all(t).flatMap(e => e.split(","));
   return [ ...new Set(n.map(e => e.trim()).filter(e => e !== "")) ];
  }
  const p = [ ...Object.keys(m), ...r.k.keys(), "auth status" ];
  async function answerGhCall(e, t) {
   const n = e.argv.slice(0, 2).join(" ");
   if (n === "auth status") return done(signedIn(t), "");
   const s = r.k.get(n);
   if (s !== void 0) return failed(`\`gh ${n}\` is not available in a run: ${s}.`);
   const o = Object.hasOwn(m, n) ? m[n] : void 0;
   if (o === void 0) return failed(`\`gh ${n}\` is unknown.`);
   const l = o.read(e.argv.slice(2), e);
   if (typeof l === "string") return failed(l);
   const a = targetProblem(o, l, t) ?? await requestProblem(l.requests, e.records, t);
   if (a !== null) return failed(a);
   for (const e of l.requests) {
    const n = t.recorder.keep(e);
    if (n !== null) return failed(n);
   }
   return done(addressOf(o, t), "Recorded. It will be checked and posted at the end of the run.");
  }
  function done(e, t) {
   return {
    exitCode: 0,
    stdout: e,
    stderr: t
   };
  }
  function failed(e) {
   return {
    exitCode: 1,
    stdout: "",
    stderr: `Not recorded: ${e}`
   };
  }
  function signedIn({repository: {owner: e, name: t}}) {
   return `gh reads ${e}/${t} in this run. Sallyport holds the token outside of commands; none is needed here.`;
  }
  function addressOf({target: e}, {serverUrl: t, repository: n, item: s}) {
   const r = `${t}/${n.owner}/${n.name}`;
   if (e === null || s === null) return r;
   return `${r}/${s.kind === "issue" ? "issues" : "pull"}/${String(s.number)}`;
  }
  function targetProblem(e, t, n) {
   const {repository: r, item: o, base: l} = n;
   const [a = "", i = ""] = (t.repository ?? "").split("/").reverse();
   if (t.repository !== null && !(0, s.n)(i, a, r)) return `only ${r.owner}/${r.name} can be changed.`;
   if (t.base !== null && l !== null && t.base !== l) return `a pull request of this run goes to ${l}.`;
   if (e.target === null) return null;
   if (o === null) return "this run has no issue or pull request.";
   if (e.target === "pull-request" && o.kind === "issue") return `#${String(o.number)} is an issue.`;
   const u = numberIn(t.operand, n);
   return u === null || u === o.number ? null : `this run can change only #${String(o.number)}; write to it, or say in the answer what should be done.`;
  }
  function numberIn(e, {repository: t, serverUrl: n}) {
   if (e === null) return null;
   const s = /^#?(\d{1,10})$/.exec(e);
   if (s !== null) return Number(s[1]);
   const r = `${n}/${t.owner}/${t.name}/`.toLowerCase();
   if (!e.toLowerCase().startsWith(r)) return 0;
   return Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(e.slice(r.length))?.[1] ?? 0);
  }
  async function requestProblem(e, t, {policy: n, whyUnavailable: s, checkTree: r}) {
   for (const a of e) {
    if ("body" in a && a.body.length > l.N4) return `the body is longer than ${String(l.N4)} characters.`;
    for (const e of (0, o.n)(a)) {
     const {what: r, target: o = ""} = e;
     if (!t.includes(r === "Review" ? `Review(${o})` : r)) return `the rules for this command line do not allow ${r}.`;
     const l = s(r);
     if (l !== null) return `${l}.`;
     const a = refusalOf(e, n);
     if (a !== null) return a;
    }
    const e = a.kind === "pull-request" ? await r() : null;
    if (e !== null) return `${e}.`;
   }
   return null;
  }
  function refusalOf(e, t) {
   const n = e.target === void 0 ? {} : {
    subject: e.target
   };
   const {decision: s, rule: r, reason: o} = t({
    tool: e.what,
    effects: [ e ],
    ...n
   });
   return s === "allow" || s === "ask" && r === null ? null : `${o}.`;
  }
 }),
 45101: (function(e, t, n) {
  n.d(t, {
   G: () => reviewersOf,
   n: () => postEffects
  });
  function postEffects(e) {
   switch (e.kind) {
   case "comment":
    return [ post("Comment") ];

   case "review":
    return [ post("Review", e.event) ];

   case "label":
    return [ ...new Set([ ...e.add, ...e.remove ]) ].map(e => post("Label", e));

   case "assign":
    return e.users.map(e => post("Assign", e));

   case "issue":
    return [ post("Issue"), ...e.labels.map(e => post("Label", e)) ];

   case "pull-request":
    return [ post("PullRequest") ];

   case "push":
    return [ post("PushToPullRequest") ];

   case "check-run":
    return [ post("CheckRun", e.name) ];

   case "reviewers":
    return reviewersOf(e).map(e => post("RequestReviewers", e));

   case "update":
    return [ "title", "body" ].filter(t => e[t] !== void 0).map(e => post("UpdateItem", e));

   case "close":
    return [ post("Close") ];

   case "reopen":
    return [ post("Reopen") ];

   case "milestone":
    return [ post("Milestone", e.title) ];

   case "create-label":
    return [ post("CreateLabel", e.name) ];

   case "reply":
    return [ post("ReplyToThread") ];

   case "resolve":
    return [ post("ResolveThread") ];

   case "hide":
    return [ post("HideComment", e.reason) ];
   }
  }
  function post(e, t) {
   return {
    kind: "post",
    what: e,
    ...t === void 0 ? {} : {
     target: t
    }
   };
  }
  function reviewersOf({users: e = [], teams: t = []}) {
   return [ ...e, ...t.map(e => `team/${e}`) ];
  }
 })
};
