"use strict";

exports.id = 2373, exports.ids = [ 2373 ], exports.modules = {
 52373: (function(e, t, n) {
  n.r(t), n.d(t, {
   gitHubWriteTools: () => d
  });
  var s = n(94343), o = n(43759), i = n(42451), r = n(83705);
  const input = () => s.rej({
   users: s.YOg((0, r.Cr)()).check(o.m9(1), o.Eb(5), s.q0y("Login names, without @."))
  });
  var a = n(75440), l = n(36795);
  const check_run_input = () => s.rej({
   name: (0, a._Z)("What is checked, in a few words. A later run replaces the check of the same name.", {
    most: 60
   }),
   conclusion: s.lqM(s.k5n(l.xe)),
   title: (0, a._Z)("The outcome in one line.", {
    most: 200
   }),
   summary: (0, r.G3)("The details, Markdown.")
  }), oneLine = e => e.replace(/\s+/g, " ").trim(), close_close = () => s.rej({
   reason: s.lqM(s.k5n(l.aM))
  }), reopen = () => s.rej({}), comment_input = () => s.rej({
   body: (0, r.G3)("The comment, as Markdown.")
  }), create_label_input = () => s.rej({
   name: (0, a._Z)("The name of the label.", {
    most: 50
   }),
   color: s.lqM(s.YjP().check(o.Fk(/^[0-9a-fA-F]{6}$/), s.q0y("Six hexadecimal digits, without #."))),
   description: s.lqM((0, a._Z)("What the label is for, in one line.", {
    empty: !0,
    most: 100
   }))
  }), hide_comment_input = () => s.rej({
   comment: (0, a.$A)("The number of the comment, as the context shows it.", 1, Number.MAX_SAFE_INTEGER),
   reason: s.k5n(l.aR)
  }), issue_input = () => s.rej({
   title: (0, a._Z)("Later runs find the issue by its title: keep it the same.", {
    most: 200
   }),
   body: (0, r.G3)("Text of the issue, as Markdown."),
   labels: s.lqM((0, r.Mc)("Labels. Each must exist in the repository and be allowed by the rules.", 10))
  });
  var u = n(90579);
  const label_input = () => s.rej({
   add: s.lqM((0, r.Mc)("Labels to add. They must exist in the repository.", 10)),
   remove: s.lqM((0, r.Mc)("Labels to remove.", 10))
  }), pull_request_input = () => s.rej({
   title: (0, a._Z)("The title, one line.", {
    most: 200
   }),
   body: (0, r.G3)("What changed and why, as Markdown.")
  }), push_to_pull_request_input = () => s.rej({
   title: (0, a._Z)("The first line of the commit message: what the change does, in the imperative.", {
    most: 200
   }),
   body: s.lqM((0, r.G3)("The rest of the commit message: why."))
  }), request_reviewers_input = () => s.rej({
   users: s.lqM(s.YOg((0, r.Cr)()).check(o.Eb(5), s.q0y("Login names, without @."))),
   teams: s.lqM(s.YOg(s.YjP().check(o.Fk(/^[a-z0-9][a-z0-9_-]{0,99}$/), s.q0y("The short name of a team."))).check(o.Eb(3), s.q0y("Teams of the organization, without its name.")))
  });
  var h = n(54539);
  const line = e => (0, a.$A)(e, 1, 1e7), review_input = () => s.rej({
   event: s.lqM(s.k5n(l.EN)),
   body: s.lqM((0, a._Z)("Summary of the review, as Markdown.", {
    empty: !0,
    most: r.N4
   })),
   comments: s.lqM(s.YOg(s.rej({
    path: (0, a._Z)("File, relative to the repository.", {
     most: 4096
    }),
    line: line("Line in the diff; the last line if there are several."),
    start_line: s.lqM(line("First line, if the comment covers several lines.")),
    side: s.lqM(s.k5n([ "RIGHT", "LEFT" ])),
    body: (0, r.G3)("The comment, as Markdown."),
    suggestion: s.lqM((0, a._Z)("Complete replacement for the line or lines.", {
     empty: !0,
     most: 2e4
    }))
   })).check(o.Eb(50), s.q0y("Comments on lines of the diff.")))
  });
  function toLineComment({path: e, line: t, start_line: n, side: s = "RIGHT", body: o, suggestion: i}) {
   return {
    path: e.replace(/^\.\//, ""),
    line: t,
    ...void 0 === n || n === t ? {} : {
     startLine: n
    },
    side: s,
    body: o,
    ...void 0 === i ? {} : {
     suggestion: i
    }
   };
  }
  const thread = () => (0, a.$A)("The number of the thread, as the context shows it.", 1, Number.MAX_SAFE_INTEGER), reply = () => s.rej({
   thread: thread(),
   body: (0, r.G3)("The reply, as Markdown.")
  }), resolve = () => s.rej({
   thread: thread(),
   reason: (0, a._Z)("Why it is settled, in one sentence, such as the commit that fixed it.", {
    most: 300
   })
  }), update = () => s.rej({
   title: s.lqM((0, a._Z)("The new title, one line.", {
    most: 200
   })),
   body: s.lqM((0, r.G3)("The new text, as Markdown. It replaces all of the present text."))
  }), milestone = () => s.rej({
   title: (0, a._Z)("The title of an open milestone; empty to remove it.", {
    empty: !0,
    most: 200
   })
  }), d = {
   Comment: function(e) {
    return (0, i.u)({
     name: "Comment",
     description: "Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.",
     input: comment_input,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "Comment"
     } ],
     label: ({body: e}) => e.slice(0, 80),
     run: ({body: t}) => (0, r.Vi)(e, {
      kind: "comment",
      body: t
     })
    });
   },
   Review: function(e) {
    return (0, i.u)({
     name: "Review",
     description: "Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.",
     input: review_input,
     readOnly: !1,
     effects: ({event: e}) => [ {
      kind: "post",
      what: "Review",
      target: e ?? "COMMENT"
     } ],
     label: ({event: e, comments: t}) => `${e ?? "COMMENT"}, ${(0, h.B)(t?.length ?? 0, "line")}`,
     run: t => function(e, t) {
      const {event: n = "COMMENT", body: s = "", comments: o = []} = t, i = function(e, t, n) {
       const s = n.findIndex(({line: e, start_line: t}) => void 0 !== t && t > e);
       return s >= 0 ? `comments[${String(s)}]: start_line must not be after line.` : t && "REQUEST_CHANGES" === e ? "REQUEST_CHANGES needs a body that says what must change." : t && "COMMENT" === e && 0 === n.length ? "The review is empty: give a body or comments." : null;
      }(n, "" === s.trim(), o);
      return null !== i ? Promise.resolve((0, u.tK)(i)) : (0, r.Vi)(e, {
       kind: "review",
       event: n,
       body: s,
       comments: o.map(toLineComment)
      });
     }(e, t)
    });
   },
   Label: function(e) {
    return (0, i.u)({
     name: "Label",
     description: "Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.",
     input: label_input,
     readOnly: !1,
     effects: ({add: e = [], remove: t = []}) => [ ...new Set([ ...e, ...t ]) ].map(e => ({
      kind: "post",
      what: "Label",
      target: e
     })),
     label: ({add: e = [], remove: t = []}) => [ ...e.map(e => `+${e}`), ...t.map(e => `-${e}`) ].join(" "),
     run: ({add: t = [], remove: n = []}) => {
      if (t.length + n.length === 0) return Promise.resolve((0, u.tK)("Give at least one label to add or remove."));
      const s = t.find(e => n.includes(e));
      return void 0 !== s ? Promise.resolve((0, u.tK)(`${JSON.stringify(s)} cannot be added and removed in one call.`)) : (0, 
      r.Vi)(e, {
       kind: "label",
       add: [ ...new Set(t) ],
       remove: [ ...new Set(n) ]
      });
     }
    });
   },
   Assign: function(e) {
    return (0, i.u)({
     name: "Assign",
     description: "Assigns people to the issue or pull request of this run. The request is sent at the end of the run.",
     input: input,
     readOnly: !1,
     effects: ({users: e}) => e.map(e => ({
      kind: "post",
      what: "Assign",
      target: e
     })),
     label: ({users: e}) => e.join(" "),
     run: ({users: t}) => (0, r.Vi)(e, {
      kind: "assign",
      users: [ ...new Set(t) ]
     })
    });
   },
   Issue: function(e) {
    return (0, i.u)({
     name: "Issue",
     description: "Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.",
     input: issue_input,
     readOnly: !1,
     effects: ({labels: e = []}) => [ {
      kind: "post",
      what: "Issue"
     }, ...e.map(e => ({
      kind: "post",
      what: "Label",
      target: e
     })) ],
     label: ({title: e}) => e,
     run: ({title: t, body: n, labels: s = []}) => (0, r.Vi)(e, {
      kind: "issue",
      title: t.replace(/\s+/g, " ").trim(),
      body: n,
      labels: [ ...new Set(s) ]
     })
    });
   },
   PullRequest: function(e, t) {
    return (0, i.u)({
     name: "PullRequest",
     description: "Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.",
     input: pull_request_input,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "PullRequest"
     } ],
     label: ({title: e}) => e,
     run: async ({title: n, body: s}) => {
      const o = await t();
      return null !== o ? (0, u.tK)(`Not recorded: ${o}.`) : await (0, r.Vi)(e, {
       kind: "pull-request",
       title: n.replace(/\s+/g, " ").trim(),
       body: s
      });
     }
    });
   },
   PushToPullRequest: function(e, t) {
    return (0, i.u)({
     name: "PushToPullRequest",
     description: "Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.",
     input: push_to_pull_request_input,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "PushToPullRequest"
     } ],
     label: ({title: e}) => e,
     run: async ({title: n, body: s = ""}) => {
      const o = await t();
      return null !== o ? (0, u.tK)(`Not recorded: ${o}.`) : await (0, r.Vi)(e, {
       kind: "push",
       title: n.replace(/\s+/g, " ").trim(),
       body: s
      });
     }
    });
   },
   CheckRun: function(e) {
    return (0, i.u)({
     name: "CheckRun",
     description: "Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.",
     input: check_run_input,
     readOnly: !1,
     effects: ({name: e}) => [ {
      kind: "post",
      what: "CheckRun",
      target: oneLine(e)
     } ],
     label: ({name: e, conclusion: t}) => `${oneLine(e)}, ${t ?? "neutral"}`,
     run: ({name: t, conclusion: n = "neutral", title: s, summary: o}) => (0, r.Vi)(e, {
      kind: "check-run",
      name: oneLine(t),
      conclusion: n,
      title: oneLine(s),
      summary: o
     })
    });
   },
   ReplyToThread: function(e) {
    return (0, i.u)({
     name: "ReplyToThread",
     description: "Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.",
     input: reply,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "ReplyToThread"
     } ],
     label: e => `thread ${String(e.thread)}: ${e.body.slice(0, 80)}`,
     run: t => (0, r.Vi)(e, {
      kind: "reply",
      thread: t.thread,
      body: t.body
     })
    });
   },
   ResolveThread: function(e) {
    return (0, i.u)({
     name: "ResolveThread",
     description: "Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.",
     input: resolve,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "ResolveThread"
     } ],
     label: e => `thread ${String(e.thread)}`,
     run: t => (0, r.Vi)(e, {
      kind: "resolve",
      thread: t.thread,
      reason: t.reason
     })
    });
   },
   RequestReviewers: function(e) {
    return (0, i.u)({
     name: "RequestReviewers",
     description: "Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.",
     input: request_reviewers_input,
     readOnly: !1,
     effects: ({users: e = [], teams: t = []}) => [ ...e, ...t.map(e => `team/${e}`) ].map(e => ({
      kind: "post",
      what: "RequestReviewers",
      target: e
     })),
     label: ({users: e = [], teams: t = []}) => [ ...e, ...t.map(e => `team/${e}`) ].join(" "),
     run: ({users: t = [], teams: n = []}) => t.length + n.length === 0 ? Promise.resolve((0, 
     u.tK)("Give at least one user or team.")) : (0, r.Vi)(e, {
      kind: "reviewers",
      users: [ ...new Set(t) ],
      teams: [ ...new Set(n) ]
     })
    });
   },
   UpdateItem: function(e) {
    return (0, i.u)({
     name: "UpdateItem",
     description: "Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.",
     input: update,
     readOnly: !1,
     effects: ({title: e, body: t}) => [ ...void 0 === e ? [] : [ {
      kind: "post",
      what: "UpdateItem",
      target: "title"
     } ], ...void 0 === t ? [] : [ {
      kind: "post",
      what: "UpdateItem",
      target: "body"
     } ] ],
     label: ({title: e, body: t}) => [ e ?? [], void 0 === t ? [] : "body" ].flat().join(", "),
     run: ({title: t, body: n}) => void 0 === t && void 0 === n ? Promise.resolve((0, 
     u.tK)("Give a title or a body.")) : (0, r.Vi)(e, {
      kind: "update",
      ...void 0 === t ? {} : {
       title: t.replace(/\s+/g, " ").trim()
      },
      ...void 0 === n ? {} : {
       body: n
      }
     })
    });
   },
   Close: function(e) {
    return (0, i.u)({
     name: "Close",
     description: "Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).",
     input: close_close,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "Close"
     } ],
     label: ({reason: e}) => e ?? "",
     run: ({reason: t = "completed"}) => (0, r.Vi)(e, {
      kind: "close",
      reason: t
     })
    });
   },
   Reopen: function(e) {
    return (0, i.u)({
     name: "Reopen",
     description: "Reopens the issue or pull request of this run at the end of the run.",
     input: reopen,
     readOnly: !1,
     effects: () => [ {
      kind: "post",
      what: "Reopen"
     } ],
     label: () => "",
     run: () => (0, r.Vi)(e, {
      kind: "reopen"
     })
    });
   },
   Milestone: function(e) {
    return (0, i.u)({
     name: "Milestone",
     description: "Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.",
     input: milestone,
     readOnly: !1,
     effects: ({title: e}) => [ {
      kind: "post",
      what: "Milestone",
      target: e.trim()
     } ],
     label: ({title: e}) => e.trim(),
     run: ({title: t}) => (0, r.Vi)(e, {
      kind: "milestone",
      title: t.trim()
     })
    });
   },
   HideComment: function(e) {
    return (0, i.u)({
     name: "HideComment",
     description: "Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.",
     input: hide_comment_input,
     readOnly: !1,
     effects: ({reason: e}) => [ {
      kind: "post",
      what: "HideComment",
      target: e
     } ],
     label: ({comment: e, reason: t}) => `comment ${String(e)}: ${t}`,
     run: ({comment: t, reason: n}) => (0, r.Vi)(e, {
      kind: "hide",
      comment: t,
      reason: n
     })
    });
   },
   CreateLabel: function(e) {
    return (0, i.u)({
     name: "CreateLabel",
     description: "Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.",
     input: create_label_input,
     readOnly: !1,
     effects: ({name: e}) => [ {
      kind: "post",
      what: "CreateLabel",
      target: e.trim()
     } ],
     label: ({name: e}) => e.trim(),
     run: ({name: t, color: n = "ededed", description: s = ""}) => (0, r.Vi)(e, {
      kind: "create-label",
      name: t.trim(),
      color: n.toLowerCase(),
      description: s.replace(/\s+/g, " ").trim()
     })
    });
   }
  };
 })
};
