"use strict";

exports.id = 2898;

exports.ids = [ 2898 ];

exports.modules = {
 50517: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   answerGhCall: () => answerGhCall,
   answeredCommands: () => h
  });
  var r = n(57700);
  var s = n(81500);
  var o = n(86668);
  var i = n(84758);
  var l = n(20653);
  var a = n(23693);
  function parseFlags(e, t) {
   const n = [];
   const r = new Map;
   const s = new Set;
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
    const i = e.startsWith("--") ? longFlag(e.slice(2), t) : shortFlag(e.slice(1), t);
    if (i === null) return `\`${e.replace(/=.*$/s, "")}\` is not possible here.`;
    s.add(i.name);
    i.rest !== void 0 && o.unshift(`-${i.rest}`);
    if (!t.values.includes(i.name)) continue;
    const l = i.value ?? o.shift();
    if (l === void 0) return `\`--${i.name}\` needs a value.`;
    r.set(i.name, [ ...r.get(i.name) ?? [], l ]);
   }
   const all = e => r.get(e) ?? [];
   return {
    operands: n,
    given: s,
    all: all,
    last: e => all(e).at(-1) ?? null
   };
  }
  function longFlag(e, {values: t, flags: n}) {
   const r = e.indexOf("=");
   const s = r < 0 ? e : e.slice(0, r);
   if (t.includes(s)) return r < 0 ? {
    name: s
   } : {
    name: s,
    value: e.slice(r + 1)
   };
   return n.includes(s) && (r < 0 || e.slice(r + 1) === "true") ? {
    name: s
   } : null;
  }
  function shortFlag(e, {values: t, short: n}) {
   const r = Object.hasOwn(n, e.charAt(0)) ? n[e.charAt(0)] : void 0;
   if (r === void 0) return null;
   const s = e.slice(1);
   if (s === "") return {
    name: r
   };
   return t.includes(r) ? {
    name: r,
    value: s.replace(/^=/, "")
   } : {
    name: r,
    rest: s
   };
  }
  const u = [ "add-label", "remove-label", "add-assignee", "title", "milestone" ];
  const c = {
   t: "title",
   m: "milestone"
  };
  const d = {
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
    values: [ ...u, "add-reviewer" ],
    flags: [ "remove-milestone" ],
    short: c,
    tool: "for it",
    build: edit
   }),
   "issue edit": command({
    target: "issue",
    values: u,
    flags: [ "remove-milestone" ],
    short: c,
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
  function command({target: e, operand: t, values: n = [], flags: r = [], short: s = {}, tool: o, build: i}) {
   const l = {
    values: [ "body", "body-file", "repo", ...n ],
    flags: r,
    short: {
     b: "body",
     F: "body-file",
     R: "repo",
     ...s
    }
   };
   return {
    target: e,
    read(n, {body: r, bodyFile: s}) {
     const a = parseFlags(n, l);
     if (typeof a === "string") return `${a} Use the tool ${o}, or leave it out.`;
     const [u = null, c] = a.operands;
     if (t !== void 0 && u === null) return `Give ${t}.`;
     if (c !== void 0 || e === null && t === void 0 && u !== null) return "There is one operand too many.";
     if (a.given.has("body-file") && r !== null && a.last("body-file") !== s) return "Give --body-file once, as the last option.";
     const d = a.given.has("body-file") ? r ?? "" : a.last("body") ?? "";
     const m = i(a, d.trim());
     if (typeof m === "string") return m;
     const f = m.map(nameProblem).find(e => e !== null);
     if (f !== void 0) return f;
     return {
      operand: u,
      repository: a.last("repo"),
      base: a.last("base"),
      requests: m
     };
    }
   };
  }
  const m = "The body is missing: give --body or --body-file.";
  function comment(e, t) {
   return t === "" ? m : [ {
    kind: "comment",
    body: t
   } ];
  }
  function review({given: e}, t) {
   const n = [ "approve", "comment", "request-changes" ].filter(t => e.has(t));
   if (n.length !== 1) return "Give one of --comment, --approve and --request-changes.";
   if (t === "" && n[0] !== "approve") return m;
   const r = e.has("approve") ? "APPROVE" : e.has("comment") ? "COMMENT" : "REQUEST_CHANGES";
   return [ {
    kind: "review",
    event: r,
    body: t,
    comments: []
   } ];
  }
  function edit(e, t) {
   const [n, r, s] = [ names(e, "add-label"), names(e, "remove-label"), names(e, "add-assignee") ];
   const o = names(e, "add-reviewer");
   if ([ ...s, ...o ].some(e => e.startsWith("@"))) return "Name the person instead of `@me`.";
   const i = n.find(e => r.includes(e));
   if (i !== void 0) return `${JSON.stringify(i)} cannot be added and removed in one call.`;
   const l = titleIn(e);
   const a = e.given.has("remove-milestone") ? "" : e.last("milestone");
   const u = [ ...n.length + r.length === 0 ? [] : [ {
    kind: "label",
    add: n,
    remove: r
   } ], ...s.length === 0 ? [] : [ {
    kind: "assign",
    users: s
   } ], ...o.length === 0 ? [] : [ reviewersIn(o) ], ...l === "" && t === "" ? [] : [ {
    kind: "update",
    ...l === "" ? {} : {
     title: l
    },
    ...t === "" ? {} : {
     body: t
    }
   } ], ...a === null ? [] : [ {
    kind: "milestone",
    title: a.trim()
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
    const r = a.aM.find(e => e === n);
    if (r === void 0) return 'The reason is one of completed, "not planned" and duplicate.';
    const s = (e.last("comment") ?? "").trim();
    return [ ...s === "" ? [] : [ {
     kind: "comment",
     body: s
    } ], t === "close" ? {
     kind: t,
     reason: r
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
   const r = (0, l.TN)(e.last("description") ?? "").slice(0, 100);
   return [ {
    kind: "create-label",
    name: t,
    color: n,
    description: r
   } ];
  }
  function issue(e, t) {
   const n = titleIn(e);
   if (n === "") return "The title is missing: give --title.";
   return t === "" ? m : [ {
    kind: "issue",
    title: n,
    body: t,
    labels: names(e, "label")
   } ];
  }
  function pullRequest(e, t) {
   const n = titleIn(e);
   if (n === "") return "The title is missing: give --title and --body; --fill is not possible here.";
   return t === "" ? m : [ {
    kind: "pull-request",
    title: n,
    body: t
   } ];
  }
  function titleIn(e) {
   return (0, l.TN)(e.last("title") ?? "").slice(0, 200);
  }
  function names(e, t) {
   const n = e.all(t).flatMap(e => e.split(","));
   return [ ...new Set(n.map(e => e.trim()).filter(e => e !== "")) ];
  }
  const f = 100;
  function nameProblem(e) {
   for (const {what: t, names: n, limit: r} of listsOf(e)) {
    if (n.length > r) return `There are ${String(n.length)} ${t} in one command; at most ${String(r)} are possible.`;
    if (n.some(e => e.length > f)) return `A name among the ${t} has more than ${String(f)} characters.`;
   }
   return null;
  }
  function listsOf(e) {
   switch (e.kind) {
   case "label":
    return [ {
     what: "labels",
     names: e.add,
     limit: 10
    }, {
     what: "labels",
     names: e.remove,
     limit: 10
    } ];

   case "issue":
    return [ {
     what: "labels",
     names: e.labels,
     limit: 10
    } ];

   case "assign":
    return [ {
     what: "assignees",
     names: e.users,
     limit: 5
    } ];

   case "reviewers":
    return [ {
     what: "reviewers",
     names: e.users,
     limit: 5
    }, {
     what: "teams",
     names: e.teams,
     limit: 3
    } ];

   default:
    return [];
   }
  }
  const h = [ ...Object.keys(d), ...s.k.keys(), "auth status" ];
  async function answerGhCall(e, t) {
   const n = e.argv.slice(0, 2).join(" ");
   if (n === "auth status") return done(signedIn(t), "");
   const r = s.k.get(n);
   if (r !== void 0) return failed(`\`gh ${n}\` is not available in a run: ${r}.`);
   const o = Object.hasOwn(d, n) ? d[n] : void 0;
   if (o === void 0) return failed(`\`gh ${n}\` is unknown.`);
   const i = o.read(e.argv.slice(2), e);
   if (typeof i === "string") return failed(i);
   const l = targetProblem(o, i, t) ?? await requestProblem(i.requests, e.records, t);
   if (l !== null) return failed(l);
   for (const e of i.requests) {
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
  function addressOf({target: e}, {serverUrl: t, repository: n, item: r}) {
   const s = `${t}/${n.owner}/${n.name}`;
   if (e === null || r === null) return s;
   return `${s}/${r.kind === "issue" ? "issues" : "pull"}/${String(r.number)}`;
  }
  function targetProblem(e, t, n) {
   const {repository: s, item: o, base: i} = n;
   const [l = "", a = ""] = (t.repository ?? "").split("/").reverse();
   if (t.repository !== null && !(0, r.n)(a, l, s)) return `only ${s.owner}/${s.name} can be changed.`;
   if (t.base !== null && i !== null && t.base !== i) return `a pull request of this run goes to ${i}.`;
   if (e.target === null) return null;
   if (o === null) return "this run has no issue or pull request.";
   if (e.target === "pull-request" && o.kind === "issue") return `#${String(o.number)} is an issue.`;
   const u = numberIn(t.operand, n);
   return u === null || u === o.number ? null : `this run can change only #${String(o.number)}; write to it, or say in the answer what should be done.`;
  }
  function numberIn(e, {repository: t, serverUrl: n}) {
   if (e === null) return null;
   const r = /^#?(\d{1,10})$/.exec(e);
   if (r !== null) return Number(r[1]);
   const s = `${n}/${t.owner}/${t.name}/`.toLowerCase();
   if (!e.toLowerCase().startsWith(s)) return 0;
   return Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(e.slice(s.length))?.[1] ?? 0);
  }
  async function requestProblem(e, t, {policy: n, whyUnavailable: r, checkTree: s}) {
   for (const l of e) {
    if ("body" in l && l.body.length > o.N4) return `the body is longer than ${String(o.N4)} characters.`;
    for (const e of (0, i.nk)(l)) {
     const {what: s, target: o = ""} = e;
     if (!t.includes(s === "Review" ? `Review(${o})` : s)) return `the rules for this command line do not allow ${s}.`;
     const i = r(s);
     if (i !== null) return `${i}.`;
     const l = refusalOf(e, n);
     if (l !== null) return l;
    }
    const e = (0, i.I)(l).isCommit ? await s() : null;
    if (e !== null) return `${e}.`;
   }
   return null;
  }
  function refusalOf(e, t) {
   const n = e.target === void 0 ? {} : {
    subject: e.target
   };
   const {decision: r, rule: s, reason: o} = t({
    tool: e.what,
    effects: [ e ],
    ...n
   });
   return r === "allow" || r === "ask" && s === null ? null : `${o}.`;
  }
 }),
 57700: (function(e, t, n) {
  n.d(t, {
   n: () => isOwnRepository
  });
  function isOwnRepository(e, t, n) {
   return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
  }
 })
};
