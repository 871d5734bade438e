"use strict";

exports.id = 2373;

exports.ids = [ 2373 ];

exports.modules = {
 52373: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   gitHubWriteTools: () => c
  });
  var o = n(94343);
  var s = n(43759);
  var r = n(42451);
  var a = n(83705);
  const input = () => o.rej({
   users: o.YOg((0, a.Cr)()).check(s.m9(1), s.Eb(5), o.q0y("Login names, without @."))
  });
  function createAssignTool(e) {
   return (0, r.u)({
    name: "Assign",
    description: "Assigns people to the issue or pull request of this run. The request is sent at the end of the run.",
    input: input,
    readOnly: false,
    effects: ({users: e}) => e.map(e => ({
     kind: "post",
     what: "Assign",
     target: e
    })),
    label: ({users: e}) => e.join(" "),
    run: ({users: t}) => (0, a.Vi)(e, {
     kind: "assign",
     users: [ ...new Set(t) ]
    })
   });
  }
  var i = n(75440);
  var l = n(36795);
  const check_run_input = () => o.rej({
   name: (0, i._Z)("What is checked, in a few words. A later run replaces the check of the same name.", {
    most: 60
   }),
   conclusion: o.lqM(o.k5n(l.xe)),
   title: (0, i._Z)("The outcome in one line.", {
    most: 200
   }),
   summary: (0, a.G3)("The details, Markdown.")
  });
  function createCheckRunTool(e) {
   return (0, r.u)({
    name: "CheckRun",
    description: "Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.",
    input: check_run_input,
    readOnly: false,
    effects: ({name: e}) => [ {
     kind: "post",
     what: "CheckRun",
     target: oneLine(e)
    } ],
    label: ({name: e, conclusion: t}) => `${oneLine(e)}, ${t ?? "neutral"}`,
    run: ({name: t, conclusion: n = "neutral", title: o, summary: s}) => (0, a.Vi)(e, {
     kind: "check-run",
     name: oneLine(t),
     conclusion: n,
     title: oneLine(o),
     summary: s
    })
   });
  }
  const oneLine = e => e.replace(/\s+/g, " ").trim();
  const close_close = () => o.rej({
   reason: o.lqM(o.k5n(l.aM))
  });
  function createCloseTool(e) {
   return (0, r.u)({
    name: "Close",
    description: "Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).",
    input: close_close,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "Close"
    } ],
    label: ({reason: e}) => e ?? "",
    run: ({reason: t = "completed"}) => (0, a.Vi)(e, {
     kind: "close",
     reason: t
    })
   });
  }
  const reopen = () => o.rej({});
  function createReopenTool(e) {
   return (0, r.u)({
    name: "Reopen",
    description: "Reopens the issue or pull request of this run at the end of the run.",
    input: reopen,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "Reopen"
    } ],
    label: () => "",
    run: () => (0, a.Vi)(e, {
     kind: "reopen"
    })
   });
  }
  const comment_input = () => o.rej({
   body: (0, a.G3)("The comment, as Markdown.")
  });
  function createCommentTool(e) {
   return (0, r.u)({
    name: "Comment",
    description: "Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.",
    input: comment_input,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "Comment"
    } ],
    label: ({body: e}) => e.slice(0, 80),
    run: ({body: t}) => (0, a.Vi)(e, {
     kind: "comment",
     body: t
    })
   });
  }
  const create_label_input = () => o.rej({
   name: (0, i._Z)("The name of the label.", {
    most: 50
   }),
   color: o.lqM(o.YjP().check(s.Fk(/^[0-9a-fA-F]{6}$/), o.q0y("Six hexadecimal digits, without #."))),
   description: o.lqM((0, i._Z)("What the label is for, in one line.", {
    empty: true,
    most: 100
   }))
  });
  function createCreateLabelTool(e) {
   return (0, r.u)({
    name: "CreateLabel",
    description: "Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.",
    input: create_label_input,
    readOnly: false,
    effects: ({name: e}) => [ {
     kind: "post",
     what: "CreateLabel",
     target: e.trim()
    } ],
    label: ({name: e}) => e.trim(),
    run: ({name: t, color: n = "ededed", description: o = ""}) => (0, a.Vi)(e, {
     kind: "create-label",
     name: t.trim(),
     color: n.toLowerCase(),
     description: o.replace(/\s+/g, " ").trim()
    })
   });
  }
  const hide_comment_input = () => o.rej({
   comment: (0, i.$A)("The number of the comment, as the context shows it.", 1, Number.MAX_SAFE_INTEGER),
   reason: o.k5n(l.aR)
  });
  function createHideCommentTool(e) {
   return (0, r.u)({
    name: "HideComment",
    description: "Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.",
    input: hide_comment_input,
    readOnly: false,
    effects: ({reason: e}) => [ {
     kind: "post",
     what: "HideComment",
     target: e
    } ],
    label: ({comment: e, reason: t}) => `comment ${String(e)}: ${t}`,
    run: ({comment: t, reason: n}) => (0, a.Vi)(e, {
     kind: "hide",
     comment: t,
     reason: n
    })
   });
  }
  const issue_input = () => o.rej({
   title: (0, i._Z)("Later runs find the issue by its title: keep it the same.", {
    most: 200
   }),
   body: (0, a.G3)("Text of the issue, as Markdown."),
   labels: o.lqM((0, a.Mc)("Labels. Each must exist in the repository and be allowed by the rules.", 10))
  });
  function createIssueTool(e) {
   return (0, r.u)({
    name: "Issue",
    description: "Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.",
    input: issue_input,
    readOnly: false,
    effects: ({labels: e = []}) => [ {
     kind: "post",
     what: "Issue"
    }, ...e.map(e => ({
     kind: "post",
     what: "Label",
     target: e
    })) ],
    label: ({title: e}) => e,
    run: ({title: t, body: n, labels: o = []}) => (0, a.Vi)(e, {
     kind: "issue",
     title: t.replace(/\s+/g, " ").trim(),
     body: n,
     labels: [ ...new Set(o) ]
    })
   });
  }
  var u = n(90579);
  const label_input = () => o.rej({
   add: o.lqM((0, a.Mc)("Labels to add. They must exist in the repository.", 10)),
   remove: o.lqM((0, a.Mc)("Labels to remove.", 10))
  });
  function createLabelTool(e) {
   return (0, r.u)({
    name: "Label",
    description: "Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.",
    input: label_input,
    readOnly: false,
    effects: ({add: e = [], remove: t = []}) => [ ...new Set([ ...e, ...t ]) ].map(e => ({
     kind: "post",
     what: "Label",
     target: e
    })),
    label: ({add: e = [], remove: t = []}) => [ ...e.map(e => `+${e}`), ...t.map(e => `-${e}`) ].join(" "),
    run: ({add: t = [], remove: n = []}) => {
     if (t.length + n.length === 0) return Promise.resolve((0, u.tK)("Give at least one label to add or remove."));
     const o = t.find(e => n.includes(e));
     if (o !== void 0) return Promise.resolve((0, u.tK)(`${JSON.stringify(o)} cannot be added and removed in one call.`));
     return (0, a.Vi)(e, {
      kind: "label",
      add: [ ...new Set(t) ],
      remove: [ ...new Set(n) ]
     });
    }
   });
  }
  const pull_request_input = () => o.rej({
   title: (0, i._Z)("The title, one line.", {
    most: 200
   }),
   body: (0, a.G3)("What changed and why, as Markdown.")
  });
  function createPullRequestTool(e, t) {
   return (0, r.u)({
    name: "PullRequest",
    description: "Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.",
    input: pull_request_input,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "PullRequest"
    } ],
    label: ({title: e}) => e,
    run: async ({title: n, body: o}) => {
     const s = await t();
     if (s !== null) return (0, u.tK)(`Not recorded: ${s}.`);
     return await (0, a.Vi)(e, {
      kind: "pull-request",
      title: n.replace(/\s+/g, " ").trim(),
      body: o
     });
    }
   });
  }
  const push_to_pull_request_input = () => o.rej({
   title: (0, i._Z)("The first line of the commit message: what the change does, in the imperative.", {
    most: 200
   }),
   body: o.lqM((0, a.G3)("The rest of the commit message: why."))
  });
  function createPushToPullRequestTool(e, t) {
   return (0, r.u)({
    name: "PushToPullRequest",
    description: "Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.",
    input: push_to_pull_request_input,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "PushToPullRequest"
    } ],
    label: ({title: e}) => e,
    run: async ({title: n, body: o = ""}) => {
     const s = await t();
     if (s !== null) return (0, u.tK)(`Not recorded: ${s}.`);
     return await (0, a.Vi)(e, {
      kind: "push",
      title: n.replace(/\s+/g, " ").trim(),
      body: o
     });
    }
   });
  }
  const request_reviewers_input = () => o.rej({
   users: o.lqM(o.YOg((0, a.Cr)()).check(s.Eb(5), o.q0y("Login names, without @."))),
   teams: o.lqM(o.YOg(o.YjP().check(s.Fk(/^[a-z0-9][a-z0-9_-]{0,99}$/), o.q0y("The short name of a team."))).check(s.Eb(3), o.q0y("Teams of the organization, without its name.")))
  });
  function createRequestReviewersTool(e) {
   return (0, r.u)({
    name: "RequestReviewers",
    description: "Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.",
    input: request_reviewers_input,
    readOnly: false,
    effects: ({users: e = [], teams: t = []}) => [ ...e, ...t.map(e => `team/${e}`) ].map(e => ({
     kind: "post",
     what: "RequestReviewers",
     target: e
    })),
    label: ({users: e = [], teams: t = []}) => [ ...e, ...t.map(e => `team/${e}`) ].join(" "),
    run: ({users: t = [], teams: n = []}) => t.length + n.length === 0 ? Promise.resolve((0, 
    u.tK)("Give at least one user or team.")) : (0, a.Vi)(e, {
     kind: "reviewers",
     users: [ ...new Set(t) ],
     teams: [ ...new Set(n) ]
    })
   });
  }
  var h = n(54539);
  const d = 50;
  const line = e => (0, i.$A)(e, 1, 1e7);
  const lineComment = () => o.rej({
   path: (0, i._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: line("Line in the diff; the last line if there are several."),
   start_line: o.lqM(line("First line, if the comment covers several lines.")),
   side: o.lqM(o.k5n([ "RIGHT", "LEFT" ])),
   body: (0, a.G3)("The comment, as Markdown."),
   suggestion: o.lqM((0, i._Z)("Complete replacement for the line or lines.", {
    empty: true,
    most: 2e4
   }))
  });
  const review_input = () => o.rej({
   event: o.lqM(o.k5n(l.EN)),
   body: o.lqM((0, i._Z)("Summary of the review, as Markdown.", {
    empty: true,
    most: a.N4
   })),
   comments: o.lqM(o.YOg(lineComment()).check(s.Eb(d), o.q0y("Comments on lines of the diff.")))
  });
  function createReviewTool(e) {
   return (0, r.u)({
    name: "Review",
    description: "Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.",
    input: review_input,
    readOnly: false,
    effects: ({event: e}) => [ {
     kind: "post",
     what: "Review",
     target: e ?? "COMMENT"
    } ],
    label: ({event: e, comments: t}) => `${e ?? "COMMENT"}, ${(0, h.B)(t?.length ?? 0, "line")}`,
    run: t => keep(e, t)
   });
  }
  function keep(e, t) {
   const {event: n = "COMMENT", body: o = "", comments: s = []} = t;
   const r = problemOf(n, o.trim() === "", s);
   if (r !== null) return Promise.resolve((0, u.tK)(r));
   return (0, a.Vi)(e, {
    kind: "review",
    event: n,
    body: o,
    comments: s.map(toLineComment)
   });
  }
  function problemOf(e, t, n) {
   const o = n.findIndex(({line: e, start_line: t}) => t !== void 0 && t > e);
   if (o >= 0) return `comments[${String(o)}]: start_line must not be after line.`;
   if (t && e === "REQUEST_CHANGES") return "REQUEST_CHANGES needs a body that says what must change.";
   if (t && e === "COMMENT" && n.length === 0) return "The review is empty: give a body or comments.";
   return null;
  }
  function toLineComment({path: e, line: t, start_line: n, side: o = "RIGHT", body: s, suggestion: r}) {
   return {
    path: e.replace(/^\.\//, ""),
    line: t,
    ...n === void 0 || n === t ? {} : {
     startLine: n
    },
    side: o,
    body: s,
    ...r === void 0 ? {} : {
     suggestion: r
    }
   };
  }
  const thread = () => (0, i.$A)("The number of the thread, as the context shows it.", 1, Number.MAX_SAFE_INTEGER);
  const reply = () => o.rej({
   thread: thread(),
   body: (0, a.G3)("The reply, as Markdown.")
  });
  function createReplyToThreadTool(e) {
   return (0, r.u)({
    name: "ReplyToThread",
    description: "Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.",
    input: reply,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "ReplyToThread"
    } ],
    label: e => `thread ${String(e.thread)}: ${e.body.slice(0, 80)}`,
    run: t => (0, a.Vi)(e, {
     kind: "reply",
     thread: t.thread,
     body: t.body
    })
   });
  }
  const resolve = () => o.rej({
   thread: thread(),
   reason: (0, i._Z)("Why it is settled, in one sentence, such as the commit that fixed it.", {
    most: 300
   })
  });
  function createResolveThreadTool(e) {
   return (0, r.u)({
    name: "ResolveThread",
    description: "Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.",
    input: resolve,
    readOnly: false,
    effects: () => [ {
     kind: "post",
     what: "ResolveThread"
    } ],
    label: e => `thread ${String(e.thread)}`,
    run: t => (0, a.Vi)(e, {
     kind: "resolve",
     thread: t.thread,
     reason: t.reason
    })
   });
  }
  const update = () => o.rej({
   title: o.lqM((0, i._Z)("The new title, one line.", {
    most: 200
   })),
   body: o.lqM((0, a.G3)("The new text, as Markdown. It replaces all of the present text."))
  });
  function createUpdateItemTool(e) {
   return (0, r.u)({
    name: "UpdateItem",
    description: "Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.",
    input: update,
    readOnly: false,
    effects: ({title: e, body: t}) => [ ...e === void 0 ? [] : [ {
     kind: "post",
     what: "UpdateItem",
     target: "title"
    } ], ...t === void 0 ? [] : [ {
     kind: "post",
     what: "UpdateItem",
     target: "body"
    } ] ],
    label: ({title: e, body: t}) => [ e ?? [], t === void 0 ? [] : "body" ].flat().join(", "),
    run: ({title: t, body: n}) => t === void 0 && n === void 0 ? Promise.resolve((0, 
    u.tK)("Give a title or a body.")) : (0, a.Vi)(e, {
     kind: "update",
     ...t === void 0 ? {} : {
      title: t.replace(/\s+/g, " ").trim()
     },
     ...n === void 0 ? {} : {
      body: n
     }
    })
   });
  }
  const milestone = () => o.rej({
   title: (0, i._Z)("The title of an open milestone; empty to remove it.", {
    empty: true,
    most: 200
   })
  });
  function createMilestoneTool(e) {
   return (0, r.u)({
    name: "Milestone",
    description: "Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.",
    input: milestone,
    readOnly: false,
    effects: ({title: e}) => [ {
     kind: "post",
     what: "Milestone",
     target: e.trim()
    } ],
    label: ({title: e}) => e.trim(),
    run: ({title: t}) => (0, a.Vi)(e, {
     kind: "milestone",
     title: t.trim()
    })
   });
  }
  const c = {
   Comment: createCommentTool,
   Review: createReviewTool,
   Label: createLabelTool,
   Assign: createAssignTool,
   Issue: createIssueTool,
   PullRequest: createPullRequestTool,
   PushToPullRequest: createPushToPullRequestTool,
   CheckRun: createCheckRunTool,
   ReplyToThread: createReplyToThreadTool,
   ResolveThread: createResolveThreadTool,
   RequestReviewers: createRequestReviewersTool,
   UpdateItem: createUpdateItemTool,
   Close: createCloseTool,
   Reopen: createReopenTool,
   Milestone: createMilestoneTool,
   HideComment: createHideCommentTool,
   CreateLabel: createCreateLabelTool
  };
 })
};
