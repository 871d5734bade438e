"use strict";

exports.id = 4984;

exports.ids = [ 4984 ];

exports.modules = {
  4984: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createGitHubWrites: () => createGitHubWrites
    });
    var github = __webpack_require__(6384);
    var github_problem = __webpack_require__(1634);
    const listTimeoutMs = 12e4;
    function place({door: door, target: target}) {
      const signal = AbortSignal.any([ door.signal, AbortSignal.timeout(listTimeoutMs) ]);
      return {
        owner: target.owner,
        repo: target.repo,
        request: {
          signal: signal
        }
      };
    }
    function itemApi(scene) {
      const {octokit: octokit, viewer: viewer} = scene.session;
      const {issues: issues} = octokit.rest;
      const at = () => ({
        ...place(scene),
        issue_number: scene.target.number
      });
      return {
        async comments() {
          const all = await octokit.paginate(issues.listComments, {
            ...at(),
            per_page: 100
          });
          return all.filter(({user: user}) => (0, github.Z$)(user, viewer)).map(toText);
        },
        async createComment(body) {
          return toText((await issues.createComment({
            ...at(),
            body: scene.door.redact(body)
          })).data);
        },
        updateComment: (id, body) => unlessMissing(async () => toText((await issues.updateComment({
          ...place(scene),
          comment_id: id,
          body: scene.door.redact(body)
        })).data)),
        async labels() {
          const all = await octokit.paginate(issues.listLabelsOnIssue, {
            ...at(),
            per_page: 100
          });
          return all.map(({name: name}) => name);
        },
        labelNamed: name => unlessMissing(async () => (await issues.getLabel({
          ...place(scene),
          name: name
        })).data.name),
        async addLabels(names) {
          await issues.addLabels({
            ...at(),
            labels: [ ...names ]
          });
        },
        async removeLabel(name) {
          await unlessMissing(() => issues.removeLabel({
            ...at(),
            name: name
          }));
        },
        async assignees() {
          return ((await issues.get(at())).data.assignees ?? []).map(({login: login}) => login);
        },
        async canBeAssigned(user) {
          const request = {
            ...place(scene),
            assignee: user
          };
          return await unlessMissing(() => issues.checkUserCanBeAssigned(request)) !== null;
        },
        async assign(users) {
          await issues.addAssignees({
            ...at(),
            assignees: [ ...users ]
          });
        }
      };
    }
    const mostIssuePages = 10;
    function issueApi(scene) {
      const {octokit: octokit, viewer: viewer} = scene.session;
      const {issues: issues} = octokit.rest;
      const {redact: redact} = scene.door;
      return {
        async issues() {
          const asked = {
            ...place(scene),
            creator: viewer.login,
            state: "all",
            per_page: 100
          };
          let pages = 0;
          const all = await octokit.paginate(issues.listForRepo, asked, ({data: data}, done) => {
            pages += 1;
            if (pages === mostIssuePages) done();
            return data;
          });
          return all.filter(({pull_request: pull_request}) => pull_request === void 0).map(toIssue);
        },
        async createIssue({title: title, body: body, labels: labels}) {
          const {data: data} = await issues.create({
            ...place(scene),
            title: redact(title),
            body: redact(body),
            labels: [ ...labels ]
          });
          return toIssue(data);
        },
        async updateIssue(number, {body: body}) {
          await issues.update({
            ...place(scene),
            issue_number: number,
            body: redact(body)
          });
        }
      };
    }
    const toText = ({id: id, body: body, html_url: html_url}) => ({
      id: id,
      body: body ?? "",
      url: html_url
    });
    function toIssue({number: number, title: title, body: body, state: state, html_url: html_url}) {
      return {
        number: number,
        title: title,
        body: body ?? "",
        isOpen: state === "open",
        url: html_url
      };
    }
    async function unlessMissing(ask) {
      try {
        return await ask();
      } catch (error) {
        if ((0, github_problem.b2)(error)) return null;
        throw error;
      }
    }
    function reviewApi(scene) {
      const {octokit: octokit, viewer: viewer} = scene.session;
      const {redact: redact} = scene.door;
      const at = () => ({
        ...place(scene),
        pull_number: scene.target.number
      });
      return {
        async head() {
          const {data: data} = await octokit.rest.pulls.get(at());
          return {
            sha: data.head.sha,
            isOpen: data.state === "open",
            isOwn: (0, github.Z$)(data.user, viewer)
          };
        },
        async files() {
          const files = await octokit.paginate(octokit.rest.pulls.listFiles, {
            ...at(),
            per_page: 100
          });
          return files.map(({filename: filename, patch: patch}) => ({
            path: filename,
            patch: patch ?? null
          }));
        },
        async reviews() {
          const all = await octokit.paginate(octokit.rest.pulls.listReviews, {
            ...at(),
            per_page: 100
          });
          return all.filter(({user: user}) => (0, github.Z$)(user, viewer)).map(toReview);
        },
        async lines() {
          const all = await octokit.paginate(octokit.rest.pulls.listReviewComments, {
            ...at(),
            per_page: 100
          });
          return all.filter(({user: user}) => (0, github.Z$)(user, viewer)).map(toLine);
        },
        async createReview(review) {
          try {
            const {data: data} = await octokit.rest.pulls.createReview({
              ...at(),
              ...toRequest(review, redact)
            });
            return {
              id: data.id,
              body: data.body,
              url: data.html_url
            };
          } catch (error) {
            const refused = (0, github_problem.Pq)(error);
            if (refused === null) throw error;
            return {
              refused: refused
            };
          }
        },
        async updateReview(id, body) {
          await octokit.rest.pulls.updateReview({
            ...at(),
            review_id: id,
            body: redact(body)
          });
        },
        async updateLine(id, body) {
          await octokit.rest.pulls.updateReviewComment({
            ...place(scene),
            comment_id: id,
            body: redact(body)
          });
        }
      };
    }
    function toRequest({commit: commit, event: event, body: body, comments: comments}, redact) {
      return {
        commit_id: commit,
        event: event,
        ...body === "" ? {} : {
          body: redact(body)
        },
        comments: comments.map(({path: path, line: line, startLine: startLine, side: side, body: text}) => ({
          path: path,
          line: line,
          side: side,
          ...startLine === void 0 ? {} : {
            start_line: startLine,
            start_side: side
          },
          body: redact(text)
        }))
      };
    }
    function toReview({id: id, body: body, state: state, html_url: html_url, commit_id: commit_id}) {
      return {
        id: id,
        body: body,
        state: state,
        url: html_url,
        commit: commit_id
      };
    }
    function toLine({id: id, body: body, html_url: html_url, path: path, line: line, start_line: start_line, side: side}) {
      return {
        id: id,
        body: body,
        url: html_url,
        path: path,
        line: line ?? null,
        startLine: start_line ?? null,
        side: side ?? "RIGHT"
      };
    }
    function createGitHubWrites(door, target) {
      const tried = (0, github.Us)(door);
      return {
        write: (what, permissions, work) => tried(session => {
          const scene = {
            session: session,
            door: door,
            target: target
          };
          return work({
            ...reviewApi(scene),
            ...itemApi(scene),
            ...issueApi(scene)
          });
        }, error => (0, github_problem.OR)(error, what, permissions))
      };
    }
  })
};
