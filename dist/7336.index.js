"use strict";

exports.id = 7336;

exports.ids = [ 7336 ];

exports.modules = {
  87336: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      gitHubWriteTools: () => gitHubWriteTools
    });
    var tools_define = __webpack_require__(6331);
    var input = __webpack_require__(23013);
    var record = __webpack_require__(46088);
    const login = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/;
    const assign_input = (0, input.pr)({
      users: (0, input.Cp)("Login names, without @.", (0, input.YY)("A login name.", login), {
        least: 1,
        most: 5
      })
    });
    function createAssignTool(recorder) {
      return (0, tools_define.u)({
        name: "Assign",
        description: "Assigns people to the issue or pull request of this run, when the run is over.",
        input: assign_input,
        readOnly: false,
        effects: ({users: users}) => users.map(target => ({
          kind: "post",
          what: "Assign",
          target: target
        })),
        label: ({users: users}) => users.join(" "),
        run: ({users: users}) => (0, record.Vi)(recorder, {
          kind: "assign",
          users: [ ...new Set(users) ]
        })
      });
    }
    var types = __webpack_require__(17884);
    const check_run_input = (0, input.pr)({
      name: (0, input.ze)("What is checked, in a few words. Runs replace a check of the same name.", {
        most: 60
      }),
      conclusion: (0, input.IY)((0, input.BD)(types.xe)),
      title: (0, input.ze)("The outcome in one line.", {
        most: 200
      }),
      summary: (0, record.G3)("The details, Markdown.")
    });
    function createCheckRunTool(recorder) {
      return (0, tools_define.u)({
        name: "CheckRun",
        description: "Shows the outcome of one check on the commit of this run, when the run is over. The conclusion is neutral by default. Only names that the rules allow.",
        input: check_run_input,
        readOnly: false,
        effects: ({name: name}) => [ {
          kind: "post",
          what: "CheckRun",
          target: oneLine(name)
        } ],
        label: ({name: name, conclusion: conclusion}) => `${oneLine(name)}, ${conclusion ?? "neutral"}`,
        run: ({name: name, conclusion: conclusion = "neutral", title: title, summary: summary}) => (0, 
        record.Vi)(recorder, {
          kind: "check-run",
          name: oneLine(name),
          conclusion: conclusion,
          title: oneLine(title),
          summary: summary
        })
      });
    }
    const oneLine = words => words.replace(/\s+/g, " ").trim();
    const comment_input = (0, input.pr)({
      body: (0, record.G3)("The comment, as Markdown.")
    });
    function createCommentTool(recorder) {
      return (0, tools_define.u)({
        name: "Comment",
        description: "Posts a comment on the issue or pull request of this run, when the run is over. The final answer is published by itself: use this only where the task asks for a comment of its own.",
        input: comment_input,
        readOnly: false,
        effects: () => [ {
          kind: "post",
          what: "Comment"
        } ],
        label: ({body: body}) => body.slice(0, 80),
        run: ({body: body}) => (0, record.Vi)(recorder, {
          kind: "comment",
          body: body
        })
      });
    }
    const issue_input = (0, input.pr)({
      title: (0, input.ze)("Runs know the issue again by it: keep it the same.", {
        most: 200
      }),
      body: (0, record.G3)("The issue, Markdown."),
      labels: (0, input.IY)((0, record.lZ)("Labels, each of which the rules allow and the repository has.", 10))
    });
    function createIssueTool(recorder) {
      return (0, tools_define.u)({
        name: "Issue",
        description: "Opens an issue in the repository of this run, when the run is over. An issue that an earlier run opened under the same title is updated instead.",
        input: issue_input,
        readOnly: false,
        effects: ({labels: labels = []}) => [ {
          kind: "post",
          what: "Issue"
        }, ...labels.map(target => ({
          kind: "post",
          what: "Label",
          target: target
        })) ],
        label: ({title: title}) => title,
        run: ({title: title, body: body, labels: labels = []}) => (0, record.Vi)(recorder, {
          kind: "issue",
          title: title.replace(/\s+/g, " ").trim(),
          body: body,
          labels: [ ...new Set(labels) ]
        })
      });
    }
    var output = __webpack_require__(71660);
    const label_input = (0, input.pr)({
      add: (0, input.IY)((0, record.lZ)("Labels to set. They have to exist in the repository.", 10)),
      remove: (0, input.IY)((0, record.lZ)("Labels to take away.", 10))
    });
    function createLabelTool(recorder) {
      return (0, tools_define.u)({
        name: "Label",
        description: "Sets labels on the issue or pull request of this run, or takes them away, when the run is over. Only labels that the rules name and that exist.",
        input: label_input,
        readOnly: false,
        effects: ({add: add = [], remove: remove = []}) => [ ...new Set([ ...add, ...remove ]) ].map(target => ({
          kind: "post",
          what: "Label",
          target: target
        })),
        label: ({add: add = [], remove: remove = []}) => [ ...add.map(one => `+${one}`), ...remove.map(one => `-${one}`) ].join(" "),
        run: ({add: add = [], remove: remove = []}) => {
          if (add.length + remove.length === 0) return Promise.resolve((0, output.tK)("Name at least one label."));
          const both = add.find(one => remove.includes(one));
          if (both !== void 0) return Promise.resolve((0, output.tK)(`${JSON.stringify(both)} is set and taken away at once.`));
          return (0, record.Vi)(recorder, {
            kind: "label",
            add: [ ...new Set(add) ],
            remove: [ ...new Set(remove) ]
          });
        }
      });
    }
    const pull_request_input = (0, input.pr)({
      title: (0, input.ze)("The title, one line.", {
        most: 200
      }),
      body: (0, record.G3)("What is changed and why, Markdown.")
    });
    function createPullRequestTool(recorder, check) {
      return (0, tools_define.u)({
        name: "PullRequest",
        description: "Opens a draft pull request, when the run is over, from all files that this run changed in the working tree; the pull request of an earlier run on the same item is updated. Change the files first, then call this once. Do not commit or push.",
        input: pull_request_input,
        readOnly: false,
        effects: () => [ {
          kind: "post",
          what: "PullRequest"
        } ],
        label: ({title: title}) => title,
        run: async ({title: title, body: body}) => {
          const problem = await check();
          if (problem !== null) return (0, output.tK)(`Not recorded: ${problem}.`);
          return await (0, record.Vi)(recorder, {
            kind: "pull-request",
            title: title.replace(/\s+/g, " ").trim(),
            body: body
          });
        }
      });
    }
    const maxComments = 50;
    const line = description => (0, input.iN)(description, 1, 1e7);
    const lineComment = (0, input.pr)({
      path: (0, input.ze)("File, relative to the repository.", {
        most: 4096
      }),
      line: line("Line in the diff; the last one of several."),
      start_line: (0, input.IY)(line("First line of several.")),
      side: (0, input.IY)((0, input.BD)([ "RIGHT", "LEFT" ])),
      body: (0, record.G3)("The remark, Markdown."),
      suggestion: (0, input.IY)((0, input.ze)("What the line or lines should become, whole.", {
        empty: true,
        most: 2e4
      }))
    });
    const review_input = (0, input.pr)({
      event: (0, input.IY)((0, input.BD)(types.EN)),
      body: (0, input.IY)((0, input.ze)("Summary of the review, Markdown.", {
        empty: true,
        most: record.N4
      })),
      comments: (0, input.IY)((0, input.Cp)("Remarks on lines that the diff shows.", lineComment, {
        most: maxComments
      }))
    });
    function createReviewTool(recorder) {
      return (0, tools_define.u)({
        name: "Review",
        description: "Posts a review of the pull request of this run, when the run is over: remarks on lines of the diff, with suggestions, and a summary. Send the whole review in one call. The side is LEFT for a line that was removed, else RIGHT; the verdict is COMMENT by default. A line outside the diff is moved into the summary. The verdicts APPROVE and REQUEST_CHANGES need a rule that names them.",
        input: review_input,
        readOnly: false,
        effects: ({event: event}) => [ {
          kind: "post",
          what: "Review",
          target: event ?? "COMMENT"
        } ],
        label: ({event: event, comments: comments}) => `${event ?? "COMMENT"}, ${(0, output.y_)(comments?.length ?? 0, "line")}`,
        run: call => keep(recorder, call)
      });
    }
    function keep(recorder, call) {
      const {event: event = "COMMENT", body: body = "", comments: comments = []} = call;
      const wrong = problemOf(event, body.trim() === "", comments);
      if (wrong !== null) return Promise.resolve((0, output.tK)(wrong));
      return (0, record.Vi)(recorder, {
        kind: "review",
        event: event,
        body: body,
        comments: comments.map(toLineComment)
      });
    }
    function problemOf(event, isBare, comments) {
      const turned = comments.findIndex(({line: line, start_line: start_line}) => start_line !== void 0 && start_line > line);
      if (turned >= 0) return `comments[${String(turned)}]: start_line comes after line.`;
      if (isBare && event === "REQUEST_CHANGES") return "REQUEST_CHANGES needs a body that says what has to change.";
      if (isBare && event === "COMMENT" && comments.length === 0) return "The review is empty: give a body or comments.";
      return null;
    }
    function toLineComment({path: path, line: line, start_line: start_line, side: side = "RIGHT", body: body, suggestion: suggestion}) {
      return {
        path: path.replace(/^\.\//, ""),
        line: line,
        ...start_line === void 0 || start_line === line ? {} : {
          startLine: start_line
        },
        side: side,
        body: body,
        ...suggestion === void 0 ? {} : {
          suggestion: suggestion
        }
      };
    }
    const gitHubWriteTools = {
      Comment: createCommentTool,
      Review: createReviewTool,
      Label: createLabelTool,
      Assign: createAssignTool,
      Issue: createIssueTool,
      PullRequest: createPullRequestTool,
      CheckRun: createCheckRunTool
    };
  })
};
