"use strict";

exports.id = 9180;

exports.ids = [ 9180 ];

exports.modules = {
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
 }),
 76799: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   gitHubWriteTools: () => N
  });
  var s = n(94343);
  var o = n(75440);
  var r = n(83705);
  var i = n(36795);
  var a = n(42451);
  var l = n(90579);
  var u = n(45101);
  function writeTool({request: e, problem: t = () => null, commits: n = false, ...s}) {
   return (o, i) => (0, a.u)({
    ...s,
    readOnly: false,
    effects: t => (0, u.n)(e(t)),
    run: async s => {
     const a = t(s);
     if (a !== null) return (0, l.tK)(a);
     const u = n ? await i() : null;
     return u === null ? await (0, r.Vi)(o, withoutRepeats(e(s))) : (0, l.tK)(`Not recorded: ${u}.`);
    }
   });
  }
  function withoutRepeats(e) {
   const t = Object.entries(e).map(([e, t]) => [ e, Array.isArray(t) ? [ ...new Set(t) ] : t ]);
   return Object.fromEntries(t);
  }
  const h = writeTool({
   name: "Comment",
   description: "Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.",
   input: () => s.rej({
    body: (0, r.G3)("The comment, as Markdown.")
   }),
   label: ({body: e}) => e.slice(0, 80),
   request: ({body: e}) => ({
    kind: "comment",
    body: e
   })
  });
  const d = writeTool({
   name: "HideComment",
   description: "Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.",
   input: () => s.rej({
    comment: (0, o.$A)("The number of the comment, as the context shows it.", 1, Number.MAX_SAFE_INTEGER),
    reason: s.k5n(i.aR)
   }),
   label: ({comment: e, reason: t}) => `comment ${String(e)}: ${t}`,
   request: ({comment: e, reason: t}) => ({
    kind: "hide",
    comment: e,
    reason: t
   })
  });
  const thread = () => (0, o.$A)("The number of the thread, as the context shows it.", 1, Number.MAX_SAFE_INTEGER);
  const m = writeTool({
   name: "ReplyToThread",
   description: "Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.",
   input: () => s.rej({
    thread: thread(),
    body: (0, r.G3)("The reply, as Markdown.")
   }),
   label: e => `thread ${String(e.thread)}: ${e.body.slice(0, 80)}`,
   request: e => ({
    kind: "reply",
    thread: e.thread,
    body: e.body
   })
  });
  const c = writeTool({
   name: "ResolveThread",
   description: "Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.",
   input: () => s.rej({
    thread: thread(),
    reason: (0, o._Z)("Why it is settled, in one sentence, such as the commit that fixed it.", {
     most: 300
    })
   }),
   label: e => `thread ${String(e.thread)}`,
   request: e => ({
    kind: "resolve",
    thread: e.thread,
    reason: e.reason
   })
  });
  var p = n(43759);
  var f = n(20653);
  const b = writeTool({
   name: "Label",
   description: "Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.",
   input: () => s.rej({
    add: s.lqM((0, r.Mc)("Labels to add. They must exist in the repository.")),
    remove: s.lqM((0, r.Mc)("Labels to remove."))
   }),
   label: ({add: e = [], remove: t = []}) => [ ...e.map(e => `+${e}`), ...t.map(e => `-${e}`) ].join(" "),
   problem: ({add: e = [], remove: t = []}) => {
    if (e.length + t.length === 0) return "Give at least one label to add or remove.";
    const n = e.find(e => t.includes(e));
    return n === void 0 ? null : `${JSON.stringify(n)} cannot be added and removed in one call.`;
   },
   request: ({add: e = [], remove: t = []}) => ({
    kind: "label",
    add: e,
    remove: t
   })
  });
  const w = writeTool({
   name: "Assign",
   description: "Assigns people to the issue or pull request of this run. The request is sent at the end of the run.",
   input: () => s.rej({
    users: s.YOg((0, r.Cr)()).check(p.m9(1), p.Eb(5), s.q0y("Login names, without @."))
   }),
   label: ({users: e}) => e.join(" "),
   request: ({users: e}) => ({
    kind: "assign",
    users: e
   })
  });
  const y = writeTool({
   name: "RequestReviewers",
   description: "Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.",
   input: () => s.rej({
    users: s.lqM(s.YOg((0, r.Cr)()).check(p.Eb(5), s.q0y("Login names, without @."))),
    teams: s.lqM(s.YOg(s.YjP().check(p.Fk(/^[a-z0-9][a-z0-9_-]{0,99}$/), s.q0y("The short name of a team."))).check(p.Eb(3), s.q0y("Teams of the organization, without its name.")))
   }),
   label: e => (0, u.G)(e).join(" "),
   problem: e => (0, u.G)(e).length === 0 ? "Give at least one user or team." : null,
   request: ({users: e = [], teams: t = []}) => ({
    kind: "reviewers",
    users: e,
    teams: t
   })
  });
  const T = writeTool({
   name: "UpdateItem",
   description: "Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.",
   input: () => s.rej({
    title: s.lqM((0, o._Z)("The new title, one line.", {
     most: 200
    })),
    body: s.lqM((0, r.G3)("The new text, as Markdown. It replaces all of the present text."))
   }),
   label: ({title: e, body: t}) => [ e ?? [], t === void 0 ? [] : "body" ].flat().join(", "),
   problem: ({title: e, body: t}) => e === void 0 && t === void 0 ? "Give a title or a body." : null,
   request: ({title: e, body: t}) => ({
    kind: "update",
    ...e === void 0 ? {} : {
     title: (0, f.TN)(e)
    },
    ...t === void 0 ? {} : {
     body: t
    }
   })
  });
  const v = writeTool({
   name: "Close",
   description: "Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).",
   input: () => s.rej({
    reason: s.lqM(s.k5n(i.aM))
   }),
   label: ({reason: e}) => e ?? "",
   request: ({reason: e = "completed"}) => ({
    kind: "close",
    reason: e
   })
  });
  const q = writeTool({
   name: "Reopen",
   description: "Reopens the issue or pull request of this run at the end of the run.",
   input: () => s.rej({}),
   label: () => "",
   request: () => ({
    kind: "reopen"
   })
  });
  const k = writeTool({
   name: "Milestone",
   description: "Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.",
   input: () => s.rej({
    title: (0, o._Z)("The title of an open milestone; empty to remove it.", {
     empty: true,
     most: 200
    })
   }),
   label: ({title: e}) => e.trim(),
   request: ({title: e}) => ({
    kind: "milestone",
    title: e.trim()
   })
  });
  const g = writeTool({
   name: "Issue",
   description: "Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.",
   input: () => s.rej({
    title: (0, o._Z)("Later runs find the issue by its title: keep it the same.", {
     most: 200
    }),
    body: (0, r.G3)("Text of the issue, as Markdown."),
    labels: s.lqM((0, r.Mc)("Labels. Each must exist in the repository and be allowed by the rules."))
   }),
   label: ({title: e}) => e,
   request: ({title: e, body: t, labels: n = []}) => ({
    kind: "issue",
    title: (0, f.TN)(e),
    body: t,
    labels: n
   })
  });
  const M = writeTool({
   name: "CreateLabel",
   description: "Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.",
   input: () => s.rej({
    name: (0, o._Z)("The name of the label.", {
     most: 50
    }),
    color: s.lqM(s.YjP().check(p.Fk(/^[0-9a-fA-F]{6}$/), s.q0y("Six hexadecimal digits, without #."))),
    description: s.lqM((0, o._Z)("What the label is for, in one line.", {
     empty: true,
     most: 100
    }))
   }),
   label: ({name: e}) => e.trim(),
   request: ({name: e, color: t = "ededed", description: n = ""}) => ({
    kind: "create-label",
    name: e.trim(),
    color: t.toLowerCase(),
    description: (0, f.TN)(n)
   })
  });
  const R = writeTool({
   name: "CheckRun",
   description: "Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.",
   input: () => s.rej({
    name: (0, o._Z)("What is checked, in a few words. A later run replaces the check of the same name.", {
     most: 60
    }),
    conclusion: s.lqM(s.k5n(i.xe)),
    title: (0, o._Z)("The outcome in one line.", {
     most: 200
    }),
    summary: (0, r.G3)("The details, Markdown.")
   }),
   label: ({name: e, conclusion: t = "neutral"}) => `${(0, f.TN)(e)}, ${t}`,
   request: ({name: e, conclusion: t = "neutral", title: n, summary: s}) => ({
    kind: "check-run",
    name: (0, f.TN)(e),
    conclusion: t,
    title: (0, f.TN)(n),
    summary: s
   })
  });
  const C = writeTool({
   name: "PullRequest",
   description: "Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.",
   input: () => s.rej({
    title: (0, o._Z)("The title, one line.", {
     most: 200
    }),
    body: (0, r.G3)("What changed and why, as Markdown.")
   }),
   label: ({title: e}) => e,
   commits: true,
   request: ({title: e, body: t}) => ({
    kind: "pull-request",
    title: (0, f.TN)(e),
    body: t
   })
  });
  const E = writeTool({
   name: "PushToPullRequest",
   description: "Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.",
   input: () => s.rej({
    title: (0, o._Z)("The first line of the commit message: what the change does, in the imperative.", {
     most: 200
    }),
    body: s.lqM((0, r.G3)("The rest of the commit message: why."))
   }),
   label: ({title: e}) => e,
   commits: true,
   request: ({title: e, body: t = ""}) => ({
    kind: "push",
    title: (0, f.TN)(e),
    body: t
   })
  });
  var j = n(54539);
  const O = 50;
  const line = e => (0, o.$A)(e, 1, 1e7);
  const lineComment = () => s.rej({
   path: (0, o._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: line("Line in the diff; the last line if there are several."),
   start_line: s.lqM(line("First line, if the comment covers several lines.")),
   side: s.lqM(s.k5n([ "RIGHT", "LEFT" ])),
   body: (0, r.G3)("The comment, as Markdown."),
   suggestion: s.lqM((0, o._Z)("Complete replacement for the line or lines.", {
    empty: true,
    most: 2e4
   }))
  });
  const review_input = () => s.rej({
   event: s.lqM(s.k5n(i.EN)),
   body: s.lqM((0, o._Z)("Summary of the review, as Markdown.", {
    empty: true,
    most: r.N4
   })),
   comments: s.lqM(s.YOg(lineComment()).check(p.Eb(O), s.q0y("Comments on lines of the diff.")))
  });
  const _ = writeTool({
   name: "Review",
   description: "Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.",
   input: review_input,
   label: ({event: e = "COMMENT", comments: t = []}) => `${e}, ${(0, j.B4)(t.length, "line")}`,
   problem: problemOf,
   request: ({event: e = "COMMENT", body: t = "", comments: n = []}) => ({
    kind: "review",
    event: e,
    body: t,
    comments: n.map(toLineComment)
   })
  });
  function problemOf({event: e = "COMMENT", body: t = "", comments: n = []}) {
   const s = t.trim() === "";
   const o = n.findIndex(({line: e, start_line: t}) => t !== void 0 && t > e);
   if (o >= 0) return `comments[${String(o)}]: start_line must not be after line.`;
   if (s && e === "REQUEST_CHANGES") return "REQUEST_CHANGES needs a body that says what must change.";
   if (s && e === "COMMENT" && n.length === 0) return "The review is empty: give a body or comments.";
   return null;
  }
  function toLineComment({path: e, line: t, start_line: n, side: s = "RIGHT", body: o, suggestion: r}) {
   return {
    path: e.replace(/^\.\//, ""),
    line: t,
    ...n === void 0 || n === t ? {} : {
     startLine: n
    },
    side: s,
    body: o,
    ...r === void 0 ? {} : {
     suggestion: r
    }
   };
  }
  const N = {
   Comment: h,
   Review: _,
   Label: b,
   Assign: w,
   Issue: g,
   PullRequest: C,
   PushToPullRequest: E,
   CheckRun: R,
   ReplyToThread: m,
   ResolveThread: c,
   RequestReviewers: y,
   UpdateItem: T,
   Close: v,
   Reopen: q,
   Milestone: k,
   HideComment: d,
   CreateLabel: M
  };
 })
};
