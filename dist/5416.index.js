"use strict";

exports.id = 5416, exports.ids = [ 5416 ], exports.modules = {
 57700: (function(e, t, n) {
  function isOwnRepository(e, t, n) {
   return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
  }
  n.d(t, {
   n: () => isOwnRepository
  });
 }),
 85416: (function(e, t, n) {
  n.r(t), n.d(t, {
   answerGhCall: () => answerGhCall,
   answeredCommands: () => d
  });
  var s = n(57700), r = n(81500), o = n(83705), l = n(36795);
  function nameProblem(e) {
   for (const {what: t, names: n, most: s} of function(e) {
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
   }(e)) {
    if (n.length > s) return `There are ${String(n.length)} ${t} in one command; at most ${String(s)} are possible.`;
    if (n.some(e => e.length > 100)) return `A name among the ${t} has more than ${String(100)} characters.`;
   }
   return null;
  }
  function longFlag(e, {values: t, flags: n}) {
   const s = e.indexOf("="), r = s < 0 ? e : e.slice(0, s);
   return t.includes(r) ? s < 0 ? {
    name: r
   } : {
    name: r,
    value: e.slice(s + 1)
   } : n.includes(r) && (s < 0 || "true" === e.slice(s + 1)) ? {
    name: r
   } : null;
  }
  function shortFlag(e, {values: t, short: n}) {
   const s = Object.hasOwn(n, e.charAt(0)) ? n[e.charAt(0)] : void 0;
   if (void 0 === s) return null;
   const r = e.slice(1);
   return "" === r ? {
    name: s
   } : t.includes(s) ? {
    name: s,
    value: r.replace(/^=/, "")
   } : {
    name: s,
    rest: r
   };
  }
  const a = [ "add-label", "remove-label", "add-assignee", "title", "milestone" ], i = {
   t: "title",
   m: "milestone"
  }, u = {
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
    build: function({given: e}, t) {
     const n = [ "approve", "comment", "request-changes" ].filter(t => e.has(t));
     return 1 !== n.length ? "Give one of --comment, --approve and --request-changes." : "" === t && "approve" !== n[0] ? c : [ {
      kind: "review",
      event: e.has("approve") ? "APPROVE" : e.has("comment") ? "COMMENT" : "REQUEST_CHANGES",
      body: t,
      comments: []
     } ];
    }
   }),
   "pr edit": command({
    target: "pull-request",
    values: [ ...a, "add-reviewer" ],
    flags: [ "remove-milestone" ],
    short: i,
    tool: "for it",
    build: edit
   }),
   "issue edit": command({
    target: "issue",
    values: a,
    flags: [ "remove-milestone" ],
    short: i,
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
    build: function(e) {
     const t = (e.operands[0] ?? "").trim(), n = (e.last("color") ?? "ededed").replace(/^#/, "").toLowerCase();
     return /^[0-9a-f]{6}$/.test(n) ? "" === t || t.length > 50 ? "The name of a label has 1 to 50 characters." : [ {
      kind: "create-label",
      name: t,
      color: n,
      description: (e.last("description") ?? "").replace(/\s+/g, " ").trim().slice(0, 100)
     } ] : "The color is not six hexadecimal digits.";
    }
   }),
   "issue create": command({
    target: null,
    values: [ "title", "label" ],
    short: {
     t: "title",
     l: "label"
    },
    tool: "Issue",
    build: function(e, t) {
     const n = titleIn(e);
     return "" === n ? "The title is missing: give --title." : "" === t ? c : [ {
      kind: "issue",
      title: n,
      body: t,
      labels: names(e, "label")
     } ];
    }
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
    build: function(e, t) {
     const n = titleIn(e);
     return "" === n ? "The title is missing: give --title and --body; --fill is not possible here." : "" === t ? c : [ {
      kind: "pull-request",
      title: n,
      body: t
     } ];
    }
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
     const i = function(e, t) {
      const n = [], s = new Map, r = new Set, o = [ ...e ];
      for (let e = o.shift(); void 0 !== e; e = o.shift()) {
       if ("--" === e) {
        n.push(...o);
        break;
       }
       if (!e.startsWith("-") || "-" === e) {
        n.push(e);
        continue;
       }
       const l = e.startsWith("--") ? longFlag(e.slice(2), t) : shortFlag(e.slice(1), t);
       if (null === l) return `\`${e.replace(/=.*$/s, "")}\` is not possible here.`;
       if (r.add(l.name), void 0 !== l.rest && o.unshift(`-${l.rest}`), !t.values.includes(l.name)) continue;
       const a = l.value ?? o.shift();
       if (void 0 === a) return `\`--${l.name}\` needs a value.`;
       s.set(l.name, [ ...s.get(l.name) ?? [], a ]);
      }
      const all = e => s.get(e) ?? [];
      return {
       operands: n,
       given: r,
       all: all,
       last: e => all(e).at(-1) ?? null
      };
     }(n, a);
     if ("string" == typeof i) return `${i} Use the tool ${o}, or leave it out.`;
     const [u = null, c] = i.operands;
     if (void 0 !== t && null === u) return `Give ${t}.`;
     if (void 0 !== c || null === e && void 0 === t && null !== u) return "There is one operand too many.";
     if (i.given.has("body-file") && null !== s && i.last("body-file") !== r) return "Give --body-file once, as the last option.";
     const d = i.given.has("body-file") ? s ?? "" : i.last("body") ?? "", m = l(i, d.trim());
     if ("string" == typeof m) return m;
     const f = m.map(nameProblem).find(e => null !== e);
     return void 0 !== f ? f : {
      operand: u,
      repository: i.last("repo"),
      base: i.last("base"),
      requests: m
     };
    }
   };
  }
  const c = "The body is missing: give --body or --body-file.";
  function comment(e, t) {
   return "" === t ? c : [ {
    kind: "comment",
    body: t
   } ];
  }
  function edit(e, t) {
   const [n, s, r] = [ names(e, "add-label"), names(e, "remove-label"), names(e, "add-assignee") ], o = names(e, "add-reviewer");
   if ([ ...r, ...o ].some(e => e.startsWith("@"))) return "Name the person instead of `@me`.";
   const l = n.find(e => s.includes(e));
   if (void 0 !== l) return `${JSON.stringify(l)} cannot be added and removed in one call.`;
   const a = titleIn(e), i = e.given.has("remove-milestone") ? "" : e.last("milestone"), u = [ ...n.length + s.length === 0 ? [] : [ {
    kind: "label",
    add: n,
    remove: s
   } ], ...0 === r.length ? [] : [ {
    kind: "assign",
    users: r
   } ], ...0 === o.length ? [] : [ reviewersIn(o) ], ..."" === a && "" === t ? [] : [ {
    kind: "update",
    ..."" === a ? {} : {
     title: a
    },
    ..."" === t ? {} : {
     body: t
    }
   } ], ...null === i ? [] : [ {
    kind: "milestone",
    title: i.trim()
   } ] ];
   return u.length > 0 ? u : "Give --title, --body, --milestone, --add-label, --remove-label, --add-assignee or --add-reviewer.";
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
   return {
    target: e,
    values: [ "comment" ],
    short: {
     c: "comment"
    },
    tool: "close" === t ? "Close" : "Reopen",
    build: e => {
     const n = (e.last("reason") ?? "completed").replaceAll(" ", "_"), s = l.aM.find(e => e === n);
     if (void 0 === s) return 'The reason is one of completed, "not planned" and duplicate.';
     const r = (e.last("comment") ?? "").trim();
     return [ ..."" === r ? [] : [ {
      kind: "comment",
      body: r
     } ], "close" === t ? {
      kind: t,
      reason: s
     } : {
      kind: t
     } ];
    }
   };
  }
  function titleIn(e) {
   return (e.last("title") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  }
  function names(e, t) {
   const n = e.all(t).flatMap(e => e.split(","));
   return [ ...new Set(n.map(e => e.trim()).filter(e => "" !== e)) ];
  }
  const d = [ ...Object.keys(u), ...r.k.keys(), "auth status" ];
  async function answerGhCall(e, t) {
   const n = e.argv.slice(0, 2).join(" ");
   if ("auth status" === n) return done(function({repository: {owner: e, name: t}}) {
    return `gh reads ${e}/${t} in this run. Sallyport holds the token outside of commands; none is needed here.`;
   }(t), "");
   const l = r.k.get(n);
   if (void 0 !== l) return failed(`\`gh ${n}\` is not available in a run: ${l}.`);
   const a = Object.hasOwn(u, n) ? u[n] : void 0;
   if (void 0 === a) return failed(`\`gh ${n}\` is unknown.`);
   const i = a.read(e.argv.slice(2), e);
   if ("string" == typeof i) return failed(i);
   const c = function(e, t, n) {
    const {repository: r, item: o, base: l} = n, [a = "", i = ""] = (t.repository ?? "").split("/").reverse();
    if (null !== t.repository && !(0, s.n)(i, a, r)) return `only ${r.owner}/${r.name} can be changed.`;
    if (null !== t.base && null !== l && t.base !== l) return `a pull request of this run goes to ${l}.`;
    if (null === e.target) return null;
    if (null === o) return "this run has no issue or pull request.";
    if ("pull-request" === e.target && "issue" === o.kind) return `#${String(o.number)} is an issue.`;
    const u = function(e, {repository: t, serverUrl: n}) {
     if (null === e) return null;
     const s = /^#?(\d{1,10})$/.exec(e);
     if (null !== s) return Number(s[1]);
     const r = `${n}/${t.owner}/${t.name}/`.toLowerCase();
     return e.toLowerCase().startsWith(r) ? Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(e.slice(r.length))?.[1] ?? 0) : 0;
    }(t.operand, n);
    return null === u || u === o.number ? null : `this run can change only #${String(o.number)}; write to it, or say in the answer what should be done.`;
   }(a, i, t) ?? await async function(e, t, {policy: n, whyUnavailable: s, checkTree: r}) {
    for (const l of e) {
     if ("body" in l && l.body.length > o.N4) return `the body is longer than ${String(o.N4)} characters.`;
     for (const [e, r] of writesOf(l)) {
      if (!t.includes("Review" === e ? `Review(${r ?? ""})` : e)) return `the rules for this command line do not allow ${e}.`;
      const o = s(e);
      if (null !== o) return `${o}.`;
      const l = refusalOf(e, r, n);
      if (null !== l) return l;
     }
     const e = "pull-request" === l.kind ? await r() : null;
     if (null !== e) return `${e}.`;
    }
    return null;
   }(i.requests, e.records, t);
   if (null !== c) return failed(c);
   for (const e of i.requests) {
    const n = t.recorder.keep(e);
    if (null !== n) return failed(n);
   }
   return done(function({target: e}, {serverUrl: t, repository: n, item: s}) {
    const r = `${t}/${n.owner}/${n.name}`;
    return null === e || null === s ? r : `${r}/${"issue" === s.kind ? "issues" : "pull"}/${String(s.number)}`;
   }(a, t), "Recorded. It will be checked and posted at the end of the run.");
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
  function refusalOf(e, t, n) {
   const s = {
    kind: "post",
    what: e,
    ...void 0 === t ? {} : {
     target: t
    }
   }, r = void 0 === t ? {} : {
    subject: t
   }, {decision: o, rule: l, reason: a} = n({
    tool: e,
    effects: [ s ],
    ...r
   });
   return "allow" === o || "ask" === o && null === l ? null : `${a}.`;
  }
  function writesOf(e) {
   switch (e.kind) {
   case "comment":
    return [ [ "Comment" ] ];

   case "review":
    return [ [ "Review", e.event ] ];

   case "label":
    return [ ...e.add, ...e.remove ].map(e => [ "Label", e ]);

   case "assign":
    return e.users.map(e => [ "Assign", e ]);

   case "issue":
    return [ [ "Issue" ], ...e.labels.map(e => [ "Label", e ]) ];

   case "pull-request":
    return [ [ "PullRequest" ] ];

   case "push":
    return [ [ "PushToPullRequest" ] ];

   case "check-run":
    return [ [ "CheckRun", e.name ] ];

   case "reviewers":
    return [ ...e.users, ...e.teams.map(e => `team/${e}`) ].map(e => [ "RequestReviewers", e ]);

   case "update":
    return [ "title", "body" ].filter(t => void 0 !== e[t]).map(e => [ "UpdateItem", e ]);

   case "close":
    return [ [ "Close" ] ];

   case "reopen":
    return [ [ "Reopen" ] ];

   case "milestone":
    return [ [ "Milestone", e.title ] ];

   case "create-label":
    return [ [ "CreateLabel", e.name ] ];

   case "reply":
    return [ [ "ReplyToThread" ] ];

   case "resolve":
    return [ [ "ResolveThread" ] ];

   case "hide":
    return [ [ "HideComment", e.reason ] ];
   }
  }
 })
};
