"use strict";

exports.id = 2806;

exports.ids = [ 2806 ];

exports.modules = {
  69701: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ce: () => createRetryBudget,
      Cl: () => createGitHub,
      Z$: () => isViewer
    });
    var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
    var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
    const workflowAccount = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(connection) {
      const withRetries = createRetryBudget(connection);
      return {
        upsertComment: (target, marker, body) => withRetries(session => upsert(session, {
          target: target,
          marker: marker,
          body: connection.redact(body),
          signal: connection.signal
        }), error => (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(error, target)),
        hideComments: (target, beginnings, except) => withRetries(async ({octokit: octokit, viewer: viewer}) => {
          const {hideComments: hideComments} = await __webpack_require__.e(6045).then(__webpack_require__.bind(__webpack_require__, 56045));
          return await hideComments(octokit, {
            target: target,
            beginnings: beginnings,
            except: except,
            signal: connection.signal,
            isOwn: author => isViewer(author, viewer)
          });
        }, error => (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.OR)(error, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createRetryBudget(connection) {
      let session = null;
      return async (work, problem) => {
        for (let attempt = 1; ;attempt += 1) try {
          session ??= openSession(connection);
          return await work(await session);
        } catch (error) {
          const wait = attempt < _octokit_js__WEBPACK_IMPORTED_MODULE_0__.F3 && !connection.signal.aborted ? (0, 
          _problem_js__WEBPACK_IMPORTED_MODULE_1__.fm)(error, attempt, connection.clock.now()) : null;
          if (wait === null) throw problem(error);
          session = null;
          await connection.clock.sleep(wait, connection.signal);
        }
      };
    }
    async function openSession(connection) {
      const octokit = await (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wy)(connection);
      return {
        octokit: octokit,
        viewer: await readViewer(octokit, connection.signal)
      };
    }
    async function readViewer(octokit, signal) {
      try {
        const answer = await octokit.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
          }
        });
        const {login: login, databaseId: databaseId} = answer.viewer ?? {};
        if (typeof login !== "string") return workflowAccount;
        return {
          login: login,
          id: typeof databaseId === "number" ? databaseId : null
        };
      } catch (error) {
        if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error) || error.status === 401) throw error;
        return workflowAccount;
      }
    }
    async function upsert({octokit: octokit, viewer: viewer}, {target: target, marker: marker, body: body, signal: signal}) {
      const {owner: owner, repo: repo, number: number} = target;
      const call = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        }
      });
      const found = await findComment(octokit, {
        target: target,
        marker: marker,
        viewer: viewer,
        signal: signal
      });
      if (found !== null) try {
        const {data: data} = await octokit.rest.issues.updateComment({
          ...call(),
          comment_id: found,
          body: body
        });
        return {
          id: data.id,
          url: data.html_url,
          action: "updated"
        };
      } catch (error) {
        if (error.status !== 404) throw error;
      }
      const {data: data} = await octokit.rest.issues.createComment({
        ...call(),
        issue_number: number,
        body: body
      });
      return {
        id: data.id,
        url: data.html_url,
        action: "created"
      };
    }
    async function findComment(octokit, {target: target, marker: marker, viewer: viewer, signal: signal}) {
      const {owner: owner, repo: repo, number: issue_number} = target;
      for (let page = 1; ;page += 1) {
        const request = {
          signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        };
        const {data: data, headers: headers} = await octokit.rest.issues.listComments({
          owner: owner,
          repo: repo,
          issue_number: issue_number,
          per_page: 100,
          page: page,
          request: request
        });
        const found = data.find(({body: body, user: user}) => body?.startsWith(marker) === true && isViewer(user, viewer));
        if (found !== void 0) return found.id;
        if (headers.link?.includes('rel="next"') !== true) return null;
      }
    }
    function isViewer(user, viewer) {
      return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
    }
  }),
  46896: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      KU: () => checksQuery,
      Mr: () => issueQuery,
      aD: () => minimizeMutation,
      fo: () => commitMutation,
      jR: () => minimizedQuery,
      z$: () => pullRequestQuery
    });
    const text = `fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}`;
    const comments = `comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}`;
    const issueQuery = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${comments}\n    }\n  }\n}\n${text}`;
    const pullRequestQuery = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${comments}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${text}`;
    const checksQuery = `query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}`;
    const minimizedQuery = `query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}`;
    const minimizeMutation = `mutation Minimize($id: ID!) {\n  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId }\n}`;
    const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`;
  }),
  62806: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createGitHubWriteClient: () => createGitHubWriteClient
    });
    var github = __webpack_require__(69701);
    var problem = __webpack_require__(77523);
    var time_limit = __webpack_require__(50897);
    const listTimeoutMs = 12e4;
    function requestParameters({connection: connection, target: target}) {
      const signal = (0, time_limit.dn)(listTimeoutMs, connection.signal);
      return {
        owner: target.owner,
        repo: target.repo,
        request: {
          signal: signal
        }
      };
    }
    function checkApi(context) {
      const {checks: checks} = context.session.octokit.rest;
      const {redact: redact} = context.connection;
      const parts = ({title: title, summary: summary, annotations: annotations, conclusion: conclusion}) => ({
        ...conclusion === null ? {
          status: "in_progress"
        } : {
          status: "completed",
          conclusion: conclusion
        },
        output: {
          title: redact(title),
          summary: redact(summary),
          annotations: annotations.map(({path: path, line: line, endLine: endLine, level: level, title: what, message: message}) => ({
            path: path,
            start_line: line,
            end_line: endLine,
            annotation_level: level,
            title: redact(what),
            message: redact(message)
          }))
        }
      });
      return {
        async checkRuns(sha, name) {
          const query = {
            ...requestParameters(context),
            ref: sha,
            check_name: name,
            filter: "all",
            per_page: 100
          };
          const {data: data} = await checks.listForRef(query);
          return data.check_runs.map(({id: id, external_id: externalId, status: status, html_url: url, output: output}) => ({
            id: id,
            externalId: externalId,
            url: url,
            isComplete: status === "completed",
            annotations: output.annotations_count
          }));
        },
        async createCheckRun(sha, name, externalId, run) {
          const named = {
            ...requestParameters(context),
            head_sha: sha,
            name: name,
            external_id: externalId
          };
          const {data: data} = await checks.create({
            ...named,
            ...parts(run)
          });
          return {
            id: data.id,
            url: data.html_url
          };
        },
        async continueCheckRun(id, run) {
          await checks.update({
            ...requestParameters(context),
            check_run_id: id,
            ...parts(run)
          });
        }
      };
    }
    function itemApi(context) {
      const {octokit: octokit, viewer: viewer} = context.session;
      const {issues: issues} = octokit.rest;
      const at = () => ({
        ...requestParameters(context),
        issue_number: context.target.number
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
            body: context.connection.redact(body)
          })).data);
        },
        updateComment: (id, body) => unlessMissing(async () => toText((await issues.updateComment({
          ...requestParameters(context),
          comment_id: id,
          body: context.connection.redact(body)
        })).data)),
        async labels() {
          const all = await octokit.paginate(issues.listLabelsOnIssue, {
            ...at(),
            per_page: 100
          });
          return all.map(({name: name}) => name);
        },
        labelNamed: name => unlessMissing(async () => (await issues.getLabel({
          ...requestParameters(context),
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
            ...requestParameters(context),
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
    const maxIssuePages = 10;
    function issueApi(context) {
      const {octokit: octokit, viewer: viewer} = context.session;
      const {issues: issues} = octokit.rest;
      const {redact: redact} = context.connection;
      return {
        async issues() {
          const query = {
            ...requestParameters(context),
            creator: viewer.login,
            state: "all",
            per_page: 100
          };
          let pages = 0;
          const all = await octokit.paginate(issues.listForRepo, query, ({data: data}, done) => {
            pages += 1;
            if (pages === maxIssuePages) done();
            return data;
          });
          return all.filter(({pull_request: pull_request}) => pull_request === void 0).map(toIssue);
        },
        async createIssue({title: title, body: body, labels: labels}) {
          const {data: data} = await issues.create({
            ...requestParameters(context),
            title: redact(title),
            body: redact(body),
            labels: [ ...labels ]
          });
          return toIssue(data);
        },
        async updateIssue(number, {body: body}) {
          await issues.update({
            ...requestParameters(context),
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
    async function unlessMissing(send) {
      try {
        return await send();
      } catch (error) {
        if ((0, problem.b2)(error)) return null;
        throw error;
      }
    }
    var queries = __webpack_require__(46896);
    function branchApi(context) {
      const {octokit: octokit, viewer: viewer} = context.session;
      const {git: git} = octokit.rest;
      const ref = branch => `heads/${branch}`;
      const compare = async basehead => {
        try {
          return (await octokit.rest.repos.compareCommitsWithBasehead({
            ...requestParameters(context),
            basehead: basehead
          })).data;
        } catch (error) {
          if ((0, problem.b2)(error)) return null;
          throw error;
        }
      };
      return {
        isOnBranch: async (commit, branch) => (await compare(`${branch}...${commit}`))?.ahead_by === 0,
        async branchSince(base, branch) {
          const found = await compare(`${base}...${branch}`);
          if (found === null) return null;
          const {commits: commits, total_commits: total, merge_base_commit: common} = found;
          const listed = commits.map(({author: author, commit: {message: message}}) => ({
            message: message,
            isOwn: isAccount(author) && (0, github.Z$)(author, viewer)
          }));
          return {
            tip: commits.at(-1)?.sha ?? common.sha,
            commits: listed.length === total ? listed : null
          };
        },
        async createBranch(branch, sha) {
          try {
            await git.createRef({
              ...requestParameters(context),
              ref: `refs/heads/${branch}`,
              sha: sha
            });
            return true;
          } catch (error) {
            if (/already exists/i.test((0, problem.Pq)(error) ?? "")) return false;
            throw error;
          }
        },
        async moveBranch(branch, sha) {
          await git.updateRef({
            ...requestParameters(context),
            ref: ref(branch),
            sha: sha,
            force: true
          });
        },
        async deleteBranch(branch) {
          try {
            await git.deleteRef({
              ...requestParameters(context),
              ref: ref(branch)
            });
          } catch (error) {
            if (!(0, problem.b2)(error) && (0, problem.Pq)(error) === null) throw error;
          }
        }
      };
    }
    function commitApi(context) {
      const {octokit: octokit} = context.session;
      const {git: git} = octokit.rest;
      const {redact: redact} = context.connection;
      const {owner: owner, repo: repo} = context.target;
      const createBlob = async content => {
        const blob = {
          content: content.toString("base64"),
          encoding: "base64"
        };
        return (await git.createBlob({
          ...requestParameters(context),
          ...blob
        })).data.sha;
      };
      return {
        async commit(branch, {parent: parent, headline: headline, body: body, files: files}) {
          const answer = await octokit.graphql(queries.fo, {
            input: {
              branch: {
                repositoryNameWithOwner: `${owner}/${repo}`,
                branchName: branch
              },
              expectedHeadOid: parent,
              message: {
                headline: redact(headline),
                body: redact(body)
              },
              fileChanges: fileChangesOf(files)
            },
            request: requestParameters(context).request
          });
          return answer.createCommitOnBranch.commit.oid;
        },
        async commitWithModes(tree, {parent: parent, headline: headline, body: body, files: files}) {
          const entries = [];
          for (const {path: path, content: content, mode: mode = "100644"} of files) {
            const sha = content === null ? null : await createBlob(content);
            entries.push({
              path: path,
              mode: mode,
              type: "blob",
              sha: sha
            });
          }
          const {data: made} = await git.createTree({
            ...requestParameters(context),
            base_tree: tree,
            tree: entries
          });
          const message = `${redact(headline)}\n\n${redact(body)}`;
          const {data: data} = await git.createCommit({
            ...requestParameters(context),
            message: message,
            tree: made.sha,
            parents: [ parent ]
          });
          return data.sha;
        }
      };
    }
    function pullApi(context) {
      const {octokit: octokit, viewer: viewer} = context.session;
      const {pulls: pulls} = octokit.rest;
      const {redact: redact} = context.connection;
      const {owner: owner} = context.target;
      return {
        async pullRequests(branch) {
          const query = {
            ...requestParameters(context),
            head: `${owner}:${branch}`,
            state: "all",
            per_page: 100
          };
          const {data: data} = await pulls.list(query);
          return data.map(pull => ({
            number: pull.number,
            head: pull.head.sha,
            title: pull.title,
            body: pull.body ?? "",
            url: pull.html_url,
            isOpen: pull.state === "open",
            isMerged: pull.merged_at !== null,
            isOwn: (0, github.Z$)(pull.user, viewer)
          }));
        },
        async createPullRequest({title: title, body: body, base: base, branch: branch, draft: draft}) {
          const text = {
            title: redact(title),
            body: redact(body)
          };
          try {
            const {data: data} = await pulls.create({
              ...requestParameters(context),
              ...text,
              base: base,
              head: branch,
              draft: draft
            });
            return {
              url: data.html_url
            };
          } catch (error) {
            const refused = (0, problem.Pq)(error);
            if (refused === null) throw error;
            return {
              refused: refused
            };
          }
        },
        async updatePullRequest(number, {title: title, body: body}) {
          await pulls.update({
            ...requestParameters(context),
            pull_number: number,
            title: redact(title),
            body: redact(body)
          });
        }
      };
    }
    function fileChangesOf(files) {
      return {
        additions: files.flatMap(({path: path, content: content}) => content === null ? [] : [ {
          path: path,
          contents: content.toString("base64")
        } ]),
        deletions: files.flatMap(({path: path, content: content}) => content === null ? [ {
          path: path
        } ] : [])
      };
    }
    function isAccount(author) {
      return author !== null && "id" in author;
    }
    function reviewApi(context) {
      const {octokit: octokit, viewer: viewer} = context.session;
      const {redact: redact} = context.connection;
      const at = () => ({
        ...requestParameters(context),
        pull_number: context.target.number
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
            const refused = (0, problem.Pq)(error);
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
            ...requestParameters(context),
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
    function createGitHubWriteClient(connection, target) {
      const withRetries = (0, github.Ce)(connection);
      return {
        write: (what, permissions, work) => withRetries(session => {
          const context = {
            session: session,
            connection: connection,
            target: target
          };
          return work({
            ...reviewApi(context),
            ...itemApi(context),
            ...issueApi(context),
            ...branchApi(context),
            ...commitApi(context),
            ...pullApi(context),
            ...checkApi(context)
          });
        }, error => (0, problem.OR)(error, what, permissions))
      };
    }
  })
};
