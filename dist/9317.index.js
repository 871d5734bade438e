"use strict";

exports.id = 9317, exports.ids = [ 9317 ], exports.modules = {
  69701: (function(e, t, n) {
    n.d(t, {
      Ce: () => createRetryBudget,
      Cl: () => createGitHub,
      Z$: () => isViewer
    });
    var a = n(80353), s = n(77523);
    const r = {
      login: "github-actions[bot]",
      id: null
    };
    function createGitHub(e) {
      const t = createRetryBudget(e);
      return {
        upsertComment: (n, r, i) => t(t => async function({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: r, signal: i}) {
          const {owner: o, repo: u, number: c} = n, call = () => ({
            owner: o,
            repo: u,
            request: {
              signal: (0, a.wj)(i)
            }
          }), l = await async function(e, {target: t, marker: n, viewer: s, signal: r}) {
            const {owner: i, repo: o, number: u} = t;
            for (let t = 1; ;t += 1) {
              const c = {
                signal: (0, a.wj)(r)
              }, {data: l, headers: d} = await e.rest.issues.listComments({
                owner: i,
                repo: o,
                issue_number: u,
                per_page: 100,
                page: t,
                request: c
              }), m = l.find(({body: e, user: t}) => !0 === e?.startsWith(n) && isViewer(t, s));
              if (void 0 !== m) return {
                id: m.id,
                body: m.body ?? ""
              };
              if (!0 !== d.link?.includes('rel="next"')) return null;
            }
          }(e, {
            target: n,
            marker: s,
            viewer: t,
            signal: i
          });
          if (null !== l) try {
            const t = r(l.body), {data: n} = await e.rest.issues.updateComment({
              ...call(),
              comment_id: l.id,
              body: t
            });
            return {
              id: n.id,
              url: n.html_url,
              action: "updated"
            };
          } catch (e) {
            if (404 !== e.status) throw e;
          }
          const {data: d} = await e.rest.issues.createComment({
            ...call(),
            issue_number: c,
            body: r(null)
          });
          return {
            id: d.id,
            url: d.html_url,
            action: "created"
          };
        }(t, {
          target: n,
          marker: r,
          bodyAfter: t => e.redact("string" == typeof i ? i : i(t)),
          signal: e.signal
        }), e => (0, s.Zw)(e, n)),
        hideComments: (a, r, i) => t(async ({octokit: t, viewer: s}) => {
          const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
          return await o(t, {
            target: a,
            beginnings: r,
            except: i,
            signal: e.signal,
            isOwn: e => isViewer(e, s)
          });
        }, e => (0, s.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
      };
    }
    function createRetryBudget(e) {
      let t = null;
      return async (n, r) => {
        for (let i = 1; ;i += 1) try {
          return t ??= openSession(e), await n(await t);
        } catch (n) {
          const o = i < a.F3 && !e.signal.aborted ? (0, s.fm)(n, i, e.clock.now()) : null;
          if (null === o) throw r(n);
          t = null, await e.clock.sleep(o, e.signal);
        }
      };
    }
    async function openSession(e) {
      const t = await (0, a.wy)(e);
      return {
        octokit: t,
        viewer: await readViewer(t, e.signal)
      };
    }
    async function readViewer(e, t) {
      try {
        const n = await e.graphql("{ viewer { login databaseId } }", {
          request: {
            signal: (0, a.wj)(t)
          }
        }), {login: s, databaseId: i} = n.viewer ?? {};
        return "string" != typeof s ? r : {
          login: s,
          id: "number" == typeof i ? i : null
        };
      } catch (e) {
        if ((0, s.dg)(e) || 401 === e.status) throw e;
        return r;
      }
    }
    function isViewer(e, t) {
      return null !== e && (null === t.id ? e.login === t.login : e.id === t.id);
    }
  }),
  46896: (function(e, t, n) {
    n.d(t, {
      KU: () => o,
      Mr: () => r,
      aD: () => l,
      fo: () => d,
      jR: () => c,
      wv: () => u,
      z$: () => i
    });
    const a = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", s = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", r = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${s}\n    }\n  }\n}\n${a}`, i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${s}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${a}`, o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", c = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", l = "mutation Minimize($id: ID!) {\n  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId }\n}", d = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
  }),
  39317: (function(e, t, n) {
    n.d(t, {
      createGitHubWriteClient: () => createGitHubWriteClient
    });
    var a = n(69701), s = n(77523), r = n(50897);
    const i = 12e4;
    function requestParameters({connection: e, target: t}) {
      const n = (0, r.dn)(i, e.signal);
      return {
        owner: t.owner,
        repo: t.repo,
        request: {
          signal: n
        }
      };
    }
    function checkApi(e) {
      const {checks: t} = e.session.octokit.rest, {redact: n} = e.connection, parts = ({title: e, summary: t, annotations: a, conclusion: s}) => ({
        ...null === s ? {
          status: "in_progress"
        } : {
          status: "completed",
          conclusion: s
        },
        output: {
          title: n(e),
          summary: n(t),
          annotations: a.map(({path: e, line: t, endLine: a, level: s, title: r, message: i}) => ({
            path: e,
            start_line: t,
            end_line: a,
            annotation_level: s,
            title: n(r),
            message: n(i)
          }))
        }
      });
      return {
        async checkRuns(n, a) {
          const s = {
            ...requestParameters(e),
            ref: n,
            check_name: a,
            filter: "all",
            per_page: 100
          }, {data: r} = await t.listForRef(s);
          return r.check_runs.map(({id: e, external_id: t, status: n, html_url: a, output: s}) => ({
            id: e,
            externalId: t,
            url: a,
            isComplete: "completed" === n,
            annotations: s.annotations_count
          }));
        },
        async createCheckRun(n, a, s, r) {
          const i = {
            ...requestParameters(e),
            head_sha: n,
            name: a,
            external_id: s
          }, {data: o} = await t.create({
            ...i,
            ...parts(r)
          });
          return {
            id: o.id,
            url: o.html_url
          };
        },
        async continueCheckRun(n, a) {
          await t.update({
            ...requestParameters(e),
            check_run_id: n,
            ...parts(a)
          });
        }
      };
    }
    function itemApi(e) {
      const {octokit: t, viewer: n} = e.session, {issues: s} = t.rest, at = () => ({
        ...requestParameters(e),
        issue_number: e.target.number
      });
      return {
        comments: async () => (await t.paginate(s.listComments, {
          ...at(),
          per_page: 100
        })).filter(({user: e}) => (0, a.Z$)(e, n)).map(toText),
        createComment: async t => toText((await s.createComment({
          ...at(),
          body: e.connection.redact(t)
        })).data),
        updateComment: (t, n) => unlessMissing(async () => toText((await s.updateComment({
          ...requestParameters(e),
          comment_id: t,
          body: e.connection.redact(n)
        })).data)),
        labels: async () => (await t.paginate(s.listLabelsOnIssue, {
          ...at(),
          per_page: 100
        })).map(({name: e}) => e),
        labelNamed: t => unlessMissing(async () => (await s.getLabel({
          ...requestParameters(e),
          name: t
        })).data.name),
        async addLabels(e) {
          await s.addLabels({
            ...at(),
            labels: [ ...e ]
          });
        },
        async removeLabel(e) {
          await unlessMissing(() => s.removeLabel({
            ...at(),
            name: e
          }));
        },
        assignees: async () => ((await s.get(at())).data.assignees ?? []).map(({login: e}) => e),
        async canBeAssigned(t) {
          const n = {
            ...requestParameters(e),
            assignee: t
          };
          return null !== await unlessMissing(() => s.checkUserCanBeAssigned(n));
        },
        async assign(e) {
          await s.addAssignees({
            ...at(),
            assignees: [ ...e ]
          });
        }
      };
    }
    const o = 10;
    function issueApi(e) {
      const {octokit: t, viewer: n} = e.session, {issues: a} = t.rest, {redact: s} = e.connection;
      return {
        async issues() {
          const s = {
            ...requestParameters(e),
            creator: n.login,
            state: "all",
            per_page: 100
          };
          let r = 0;
          return (await t.paginate(a.listForRepo, s, ({data: e}, t) => (r += 1, r === o && t(), 
          e))).filter(({pull_request: e}) => void 0 === e).map(toIssue);
        },
        async createIssue({title: t, body: n, labels: r}) {
          const {data: i} = await a.create({
            ...requestParameters(e),
            title: s(t),
            body: s(n),
            labels: [ ...r ]
          });
          return toIssue(i);
        },
        async updateIssue(t, {body: n}) {
          await a.update({
            ...requestParameters(e),
            issue_number: t,
            body: s(n)
          });
        }
      };
    }
    const toText = ({id: e, body: t, html_url: n}) => ({
      id: e,
      body: t ?? "",
      url: n
    });
    function toIssue({number: e, title: t, body: n, state: a, html_url: s}) {
      return {
        number: e,
        title: t,
        body: n ?? "",
        isOpen: "open" === a,
        url: s
      };
    }
    async function unlessMissing(e) {
      try {
        return await e();
      } catch (e) {
        if ((0, s.b2)(e)) return null;
        throw e;
      }
    }
    var u = n(46896);
    function branchApi(e) {
      const {octokit: t, viewer: n} = e.session, {git: r} = t.rest, ref = e => `heads/${e}`, compare = async n => {
        try {
          return (await t.rest.repos.compareCommitsWithBasehead({
            ...requestParameters(e),
            basehead: n
          })).data;
        } catch (e) {
          if ((0, s.b2)(e)) return null;
          throw e;
        }
      };
      return {
        isOnBranch: async (e, t) => 0 === (await compare(`${t}...${e}`))?.ahead_by,
        async branchSince(e, t) {
          const s = await compare(`${e}...${t}`);
          if (null === s) return null;
          const {commits: r, total_commits: i, merge_base_commit: o} = s, u = r.map(({sha: e, author: t, commit: {message: s}}) => ({
            sha: e,
            message: s,
            isOwn: isAccount(t) && (0, a.Z$)(t, n)
          }));
          return {
            tip: r.at(-1)?.sha ?? o.sha,
            commits: u.length === i ? u : null
          };
        },
        async createBranch(t, n) {
          try {
            return await r.createRef({
              ...requestParameters(e),
              ref: `refs/heads/${t}`,
              sha: n
            }), !0;
          } catch (e) {
            if (/already exists/i.test((0, s.Pq)(e) ?? "")) return !1;
            throw e;
          }
        },
        async moveBranch(t, n) {
          await r.updateRef({
            ...requestParameters(e),
            ref: ref(t),
            sha: n,
            force: !0
          });
        },
        async deleteBranch(t) {
          try {
            await r.deleteRef({
              ...requestParameters(e),
              ref: ref(t)
            });
          } catch (e) {
            if (!(0, s.b2)(e) && null === (0, s.Pq)(e)) throw e;
          }
        }
      };
    }
    function commitApi(e) {
      const {octokit: t} = e.session, {git: n} = t.rest, {redact: a} = e.connection, {owner: s, repo: r} = e.target, createBlob = async t => {
        const a = {
          content: t.toString("base64"),
          encoding: "base64"
        };
        return (await n.createBlob({
          ...requestParameters(e),
          ...a
        })).data.sha;
      };
      return {
        commit: async (n, {parent: i, headline: o, body: c, files: l}) => (await t.graphql(u.fo, {
          input: {
            branch: {
              repositoryNameWithOwner: `${s}/${r}`,
              branchName: n
            },
            expectedHeadOid: i,
            message: {
              headline: a(o),
              body: a(c)
            },
            fileChanges: fileChangesOf(l)
          },
          request: requestParameters(e).request
        })).createCommitOnBranch.commit.oid,
        async commitWithModes(t, {parent: s, headline: r, body: i, files: o}) {
          const u = [];
          for (const {path: e, content: t, mode: n = "100644"} of o) {
            const a = null === t ? null : await createBlob(t);
            u.push({
              path: e,
              mode: n,
              type: "blob",
              sha: a
            });
          }
          const {data: c} = await n.createTree({
            ...requestParameters(e),
            base_tree: t,
            tree: u
          }), l = `${a(r)}\n\n${a(i)}`.trimEnd(), {data: d} = await n.createCommit({
            ...requestParameters(e),
            message: l,
            tree: c.sha,
            parents: [ s ]
          }), m = d.verification, p = void 0 === m ? null : {
            isVerified: m.verified,
            reason: m.reason
          };
          return {
            sha: d.sha,
            verification: p
          };
        }
      };
    }
    function pullApi(e) {
      const {octokit: t, viewer: n} = e.session, {pulls: r} = t.rest, {redact: i} = e.connection, {owner: o} = e.target;
      return {
        async pullRequests(t) {
          const s = {
            ...requestParameters(e),
            head: `${o}:${t}`,
            state: "all",
            per_page: 100
          }, {data: i} = await r.list(s);
          return i.map(e => ({
            number: e.number,
            head: e.head.sha,
            title: e.title,
            body: e.body ?? "",
            url: e.html_url,
            isOpen: "open" === e.state,
            isMerged: null !== e.merged_at,
            isOwn: (0, a.Z$)(e.user, n)
          }));
        },
        async createPullRequest({title: t, body: n, base: a, branch: o, draft: u}) {
          const c = {
            title: i(t),
            body: i(n)
          };
          try {
            const {data: t} = await r.create({
              ...requestParameters(e),
              ...c,
              base: a,
              head: o,
              draft: u
            });
            return {
              url: t.html_url
            };
          } catch (e) {
            const t = (0, s.Pq)(e);
            if (null === t) throw e;
            return {
              refused: t
            };
          }
        },
        async updatePullRequest(t, {title: n, body: a}) {
          await r.update({
            ...requestParameters(e),
            pull_number: t,
            title: i(n),
            body: i(a)
          });
        }
      };
    }
    function fileChangesOf(e) {
      return {
        additions: e.flatMap(({path: e, content: t}) => null === t ? [] : [ {
          path: e,
          contents: t.toString("base64")
        } ]),
        deletions: e.flatMap(({path: e, content: t}) => null === t ? [ {
          path: e
        } ] : [])
      };
    }
    function isAccount(e) {
      return null !== e && "id" in e;
    }
    function pushApi(e) {
      const {git: t, actions: n} = e.session.octokit.rest, {clock: a, signal: r} = e.connection;
      return {
        async branchTip(n) {
          try {
            return (await t.getRef({
              ...requestParameters(e),
              ref: `heads/${n}`
            })).data.object.sha;
          } catch (e) {
            if ((0, s.b2)(e)) return null;
            throw e;
          }
        },
        async advanceBranch(n, a) {
          try {
            return await t.updateRef({
              ...requestParameters(e),
              ref: `heads/${n}`,
              sha: a,
              force: !1
            }), {
              kind: "done"
            };
          } catch (e) {
            const t = function(e) {
              const t = (0, s.Pq)(e);
              if (null !== t || !(0, s.UZ)(e)) return t;
              const n = (0, s.f1)(e), a = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(n.message);
              return 403 === n.status && a && !(0, s.a5)(n) ? n.message : null;
            }(e);
            if (null === t) throw e;
            return /not a fast.?forward/i.test(t) ? {
              kind: "behind"
            } : {
              kind: "refused",
              reason: t
            };
          }
        },
        async checksAfterPush(t) {
          for (const s of c) {
            s > 0 && await a.sleep(s, r);
            const i = {
              ...requestParameters(e),
              head_sha: t,
              per_page: 20
            }, {data: o} = await n.listWorkflowRunsForRepo(i), u = stateOf(o.workflow_runs.map(({status: e, conclusion: t, html_url: n}) => ({
              status: e,
              conclusion: t,
              url: n
            })));
            if (null !== u) return u;
          }
          return {
            kind: "none"
          };
        }
      };
    }
    const c = [ 0, 2e3, 4e3 ];
    function stateOf(e) {
      const [t] = e, n = e.find(e => "action_required" === e.conclusion || l.has(e.status ?? ""));
      return void 0 !== n ? {
        kind: "waiting",
        url: n.url
      } : void 0 === t ? null : {
        kind: "started",
        url: t.url
      };
    }
    const l = new Set([ "action_required", "waiting" ]);
    function reviewApi(e) {
      const {octokit: t, viewer: n} = e.session, {redact: r} = e.connection, at = () => ({
        ...requestParameters(e),
        pull_number: e.target.number
      });
      return {
        async head() {
          const {data: e} = await t.rest.pulls.get(at());
          return {
            sha: e.head.sha,
            isOpen: "open" === e.state,
            isOwn: (0, a.Z$)(e.user, n)
          };
        },
        files: async () => (await t.paginate(t.rest.pulls.listFiles, {
          ...at(),
          per_page: 100
        })).map(({filename: e, patch: t}) => ({
          path: e,
          patch: t ?? null
        })),
        reviews: async () => (await t.paginate(t.rest.pulls.listReviews, {
          ...at(),
          per_page: 100
        })).filter(({user: e}) => (0, a.Z$)(e, n)).map(toReview),
        lines: async () => (await t.paginate(t.rest.pulls.listReviewComments, {
          ...at(),
          per_page: 100
        })).filter(({user: e}) => (0, a.Z$)(e, n)).map(toLine),
        async createReview(e) {
          try {
            const {data: n} = await t.rest.pulls.createReview({
              ...at(),
              ...toRequest(e, r)
            });
            return {
              id: n.id,
              body: n.body,
              url: n.html_url
            };
          } catch (e) {
            const t = (0, s.Pq)(e);
            if (null === t) throw e;
            return {
              refused: t
            };
          }
        },
        async updateReview(e, n) {
          await t.rest.pulls.updateReview({
            ...at(),
            review_id: e,
            body: r(n)
          });
        },
        async updateLine(n, a) {
          await t.rest.pulls.updateReviewComment({
            ...requestParameters(e),
            comment_id: n,
            body: r(a)
          });
        }
      };
    }
    function toRequest({commit: e, event: t, body: n, comments: a}, s) {
      return {
        commit_id: e,
        event: t,
        ..."" === n ? {} : {
          body: s(n)
        },
        comments: a.map(({path: e, line: t, startLine: n, side: a, body: r}) => ({
          path: e,
          line: t,
          side: a,
          ...void 0 === n ? {} : {
            start_line: n,
            start_side: a
          },
          body: s(r)
        }))
      };
    }
    function toReview({id: e, body: t, state: n, html_url: a, commit_id: s}) {
      return {
        id: e,
        body: t,
        state: n,
        url: a,
        commit: s
      };
    }
    function toLine({id: e, body: t, html_url: n, path: a, line: s, start_line: r, side: i}) {
      return {
        id: e,
        body: t,
        url: n,
        path: a,
        line: s ?? null,
        startLine: r ?? null,
        side: i ?? "RIGHT"
      };
    }
    function createGitHubWriteClient(e, t) {
      const n = (0, a.Ce)(e);
      return {
        write: (a, r, i) => n(n => {
          const a = {
            session: n,
            connection: e,
            target: t
          };
          return i({
            ...reviewApi(a),
            ...itemApi(a),
            ...issueApi(a),
            ...branchApi(a),
            ...commitApi(a),
            ...pullApi(a),
            ...pushApi(a),
            ...checkApi(a)
          });
        }, e => (0, s.OR)(e, a, r))
      };
    }
  })
};
