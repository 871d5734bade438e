"use strict";

exports.id = 7479, exports.ids = [ 7479 ], exports.modules = {
  47479: (function(e, t, n) {
    n.r(t), n.d(t, {
      gitHubWriteTools: () => d
    });
    var s = n(94343), i = n(43759), o = n(42451), a = n(83705);
    const r = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/, input = () => s.rej({
      users: s.YOg(s.YjP().check(i.Fk(r), s.q0y("A login name."))).check(i.m9(1), i.Eb(5), s.q0y("Login names, without @."))
    });
    var l = n(75440), u = n(36795);
    const check_run_input = () => s.rej({
      name: (0, l._Z)("What is checked, in a few words. A later run replaces the check of the same name.", {
        most: 60
      }),
      conclusion: s.lqM(s.k5n(u.xe)),
      title: (0, l._Z)("The outcome in one line.", {
        most: 200
      }),
      summary: (0, a.G3)("The details, Markdown.")
    }), oneLine = e => e.replace(/\s+/g, " ").trim(), comment_input = () => s.rej({
      body: (0, a.G3)("The comment, as Markdown.")
    }), issue_input = () => s.rej({
      title: (0, l._Z)("Later runs find the issue by its title: keep it the same.", {
        most: 200
      }),
      body: (0, a.G3)("Text of the issue, as Markdown."),
      labels: s.lqM((0, a.Mc)("Labels. Each must exist in the repository and be allowed by the rules.", 10))
    });
    var h = n(90579);
    const label_input = () => s.rej({
      add: s.lqM((0, a.Mc)("Labels to add. They must exist in the repository.", 10)),
      remove: s.lqM((0, a.Mc)("Labels to remove.", 10))
    }), pull_request_input = () => s.rej({
      title: (0, l._Z)("The title, one line.", {
        most: 200
      }),
      body: (0, a.G3)("What changed and why, as Markdown.")
    }), push_to_pull_request_input = () => s.rej({
      title: (0, l._Z)("The first line of the commit message: what the change does, in the imperative.", {
        most: 200
      }),
      body: s.lqM((0, a.G3)("The rest of the commit message: why."))
    }), line = e => (0, l.$A)(e, 1, 1e7), review_input = () => s.rej({
      event: s.lqM(s.k5n(u.EN)),
      body: s.lqM((0, l._Z)("Summary of the review, as Markdown.", {
        empty: !0,
        most: a.N4
      })),
      comments: s.lqM(s.YOg(s.rej({
        path: (0, l._Z)("File, relative to the repository.", {
          most: 4096
        }),
        line: line("Line in the diff; the last line if there are several."),
        start_line: s.lqM(line("First line, if the comment covers several lines.")),
        side: s.lqM(s.k5n([ "RIGHT", "LEFT" ])),
        body: (0, a.G3)("The comment, as Markdown."),
        suggestion: s.lqM((0, l._Z)("Complete replacement for the line or lines.", {
          empty: !0,
          most: 2e4
        }))
      })).check(i.Eb(50), s.q0y("Comments on lines of the diff.")))
    });
    function toLineComment({path: e, line: t, start_line: n, side: s = "RIGHT", body: i, suggestion: o}) {
      return {
        path: e.replace(/^\.\//, ""),
        line: t,
        ...void 0 === n || n === t ? {} : {
          startLine: n
        },
        side: s,
        body: i,
        ...void 0 === o ? {} : {
          suggestion: o
        }
      };
    }
    const d = {
      Comment: function(e) {
        return (0, o.u)({
          name: "Comment",
          description: "Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.",
          input: comment_input,
          readOnly: !1,
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
      },
      Review: function(e) {
        return (0, o.u)({
          name: "Review",
          description: "Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.",
          input: review_input,
          readOnly: !1,
          effects: ({event: e}) => [ {
            kind: "post",
            what: "Review",
            target: e ?? "COMMENT"
          } ],
          label: ({event: e, comments: t}) => `${e ?? "COMMENT"}, ${(0, h.y_)(t?.length ?? 0, "line")}`,
          run: t => function(e, t) {
            const {event: n = "COMMENT", body: s = "", comments: i = []} = t, o = function(e, t, n) {
              const s = n.findIndex(({line: e, start_line: t}) => void 0 !== t && t > e);
              return s >= 0 ? `comments[${String(s)}]: start_line must not be after line.` : t && "REQUEST_CHANGES" === e ? "REQUEST_CHANGES needs a body that says what must change." : t && "COMMENT" === e && 0 === n.length ? "The review is empty: give a body or comments." : null;
            }(n, "" === s.trim(), i);
            return null !== o ? Promise.resolve((0, h.tK)(o)) : (0, a.Vi)(e, {
              kind: "review",
              event: n,
              body: s,
              comments: i.map(toLineComment)
            });
          }(e, t)
        });
      },
      Label: function(e) {
        return (0, o.u)({
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
            if (t.length + n.length === 0) return Promise.resolve((0, h.tK)("Give at least one label to add or remove."));
            const s = t.find(e => n.includes(e));
            return void 0 !== s ? Promise.resolve((0, h.tK)(`${JSON.stringify(s)} cannot be added and removed in one call.`)) : (0, 
            a.Vi)(e, {
              kind: "label",
              add: [ ...new Set(t) ],
              remove: [ ...new Set(n) ]
            });
          }
        });
      },
      Assign: function(e) {
        return (0, o.u)({
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
          run: ({users: t}) => (0, a.Vi)(e, {
            kind: "assign",
            users: [ ...new Set(t) ]
          })
        });
      },
      Issue: function(e) {
        return (0, o.u)({
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
          run: ({title: t, body: n, labels: s = []}) => (0, a.Vi)(e, {
            kind: "issue",
            title: t.replace(/\s+/g, " ").trim(),
            body: n,
            labels: [ ...new Set(s) ]
          })
        });
      },
      PullRequest: function(e, t) {
        return (0, o.u)({
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
            const i = await t();
            return null !== i ? (0, h.tK)(`Not recorded: ${i}.`) : await (0, a.Vi)(e, {
              kind: "pull-request",
              title: n.replace(/\s+/g, " ").trim(),
              body: s
            });
          }
        });
      },
      PushToPullRequest: function(e, t) {
        return (0, o.u)({
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
            const i = await t();
            return null !== i ? (0, h.tK)(`Not recorded: ${i}.`) : await (0, a.Vi)(e, {
              kind: "push",
              title: n.replace(/\s+/g, " ").trim(),
              body: s
            });
          }
        });
      },
      CheckRun: function(e) {
        return (0, o.u)({
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
          run: ({name: t, conclusion: n = "neutral", title: s, summary: i}) => (0, a.Vi)(e, {
            kind: "check-run",
            name: oneLine(t),
            conclusion: n,
            title: oneLine(s),
            summary: i
          })
        });
      }
    };
  })
};
