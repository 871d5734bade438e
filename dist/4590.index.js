"use strict";

exports.id = 4590, exports.ids = [ 4590 ], exports.modules = {
 90318: (function(e, t, n) {
  n.d(t, {
   Cl: () => createGitHub,
   Ce: () => createRetryBudget,
   Z$: () => isViewer
  });
  var a = n(80353);
  function commentPlace(e, t, n) {
   return void 0 === t.thread ? conversation(e, t, n) : function(e, t, n) {
    const {pulls: a} = e.rest, call = () => callOf(t, n);
    return {
     async page(e) {
      const {data: n, headers: r} = await a.listReviewComments({
       ...{
        ...call(),
        pull_number: t.number,
        per_page: 100,
        page: e
       }
      });
      return {
       comments: n,
       isLast: isLast(r)
      };
     },
     update: async (e, t) => posted(await a.updateReviewComment({
      ...call(),
      comment_id: e,
      body: t
     })),
     async create(r) {
      try {
       const e = {
        ...call(),
        pull_number: t.number,
        comment_id: t.thread ?? 0,
        body: r
       };
       return posted(await a.createReplyForReviewComment(e));
      } catch (a) {
       if (404 !== a.status) throw a;
       return await conversation(e, t, n).create(r);
      }
     }
    };
   }(e, t, n);
  }
  function conversation({rest: {issues: e}}, t, n) {
   const call = () => callOf(t, n);
   return {
    async page(n) {
     const {data: a, headers: r} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: a,
      isLast: isLast(r)
     };
    },
    update: async (t, n) => posted(await e.updateComment({
     ...call(),
     comment_id: t,
     body: n
    })),
    create: async n => posted(await e.createComment({
     ...call(),
     issue_number: t.number,
     body: n
    }))
   };
  }
  function callOf({owner: e, repo: t}, n) {
   return {
    owner: e,
    repo: t,
    request: {
     signal: (0, a.wj)(n)
    }
   };
  }
  const isLast = ({link: e}) => !0 !== e?.includes('rel="next"');
  function posted({data: e}) {
   return {
    id: e.id,
    url: e.html_url
   };
  }
  var r = n(77523), s = n(60957);
  const i = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e), writeWith = n => (a, s, i) => {
    const bodyAfter = t => e.redact("string" == typeof i ? i : i(t));
    return t(t => n(t, {
     target: a,
     marker: s,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, r.Zw)(e, a));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (a, s, i) => t(async ({octokit: t, viewer: r}) => {
     const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
     return await o(t, {
      target: a,
      beginnings: s,
      except: i,
      signal: e.signal,
      isOwn: e => isViewer(e, r)
     });
    }, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, s) => {
    for (let i = 1; ;i += 1) try {
     return t ??= openSession(e), await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
     const o = i < a.F3 && !e.signal.aborted ? (0, r.fm)(n, i, e.clock.now()) : null;
     if (null === o) throw s(n);
     t = null, await e.clock.sleep(o, e.signal);
    }
   };
  }
  const canceled = () => new s.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
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
    }), {login: r, databaseId: s} = n.viewer ?? {};
    return "string" != typeof r ? i : {
     login: r,
     id: "number" == typeof s ? s : null
    };
   } catch (e) {
    if ((0, r.dg)(e) || 401 === e.status) throw e;
    return i;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (null !== n) return n;
   const {id: a, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: a,
    url: r,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: a, bodyAfter: r, signal: s}) {
   const i = commentPlace(e, n, s), o = await async function(e, t, n) {
    for (let a = 1; ;a += 1) {
     const {comments: r, isLast: s} = await e.page(a), i = r.find(({body: e, user: a}) => !0 === e?.startsWith(t) && isViewer(a, n));
     if (void 0 !== i) return {
      id: i.id,
      body: i.body ?? ""
     };
     if (s) return null;
    }
   }(i, a, t);
   if (null === o) return null;
   try {
    const {id: e, url: t} = await i.update(o.id, r(o.body));
    return {
     id: e,
     url: t,
     action: "updated"
    };
   } catch (e) {
    if (404 !== e.status) throw e;
    return null;
   }
  }
  function isViewer(e, t) {
   return null !== e && (null === t.id ? e.login === t.login : e.id === t.id);
  }
 }),
 37595: (function(e, t, n) {
  n.d(t, {
   q: () => plainLogin
  });
  const plainLogin = e => e.toLowerCase().replace(/\[bot\]$/, "");
 }),
 46896: (function(e, t, n) {
  n.d(t, {
   KU: () => o,
   Mr: () => s,
   aD: () => m,
   ek: () => l,
   fo: () => p,
   g8: () => c,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const a = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}", r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}", s = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${a}`, i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${a}`, o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}", u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}", c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}", l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}", d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}", m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}", p = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 84590: (function(e, t, n) {
  n.d(t, {
   createGitHubWriteClient: () => createGitHubWriteClient
  });
  var a = n(90318), r = n(77523), s = n(50897);
  const i = 12e4;
  function requestParameters({connection: e, target: t}) {
   const n = (0, s.dn)(i, e.signal);
   return {
    owner: t.owner,
    repo: t.repo,
    request: {
     signal: n
    }
   };
  }
  function checkApi(e) {
   const {checks: t} = e.session.octokit.rest, {redact: n} = e.connection, parts = ({title: e, summary: t, annotations: a, conclusion: r}) => ({
    ...null === r ? {
     status: "in_progress"
    } : {
     status: "completed",
     conclusion: r
    },
    output: {
     title: n(e),
     summary: n(t),
     annotations: a.map(({path: e, line: t, endLine: a, level: r, title: s, message: i}) => ({
      path: e,
      start_line: t,
      end_line: a,
      annotation_level: r,
      title: n(s),
      message: n(i)
     }))
    }
   });
   return {
    async checkRuns(n, a) {
     const r = {
      ...requestParameters(e),
      ref: n,
      check_name: a,
      filter: "all",
      per_page: 100
     }, {data: s} = await t.listForRef(r);
     return s.check_runs.map(({id: e, external_id: t, status: n, html_url: a, output: r}) => ({
      id: e,
      externalId: t,
      url: a,
      isComplete: "completed" === n,
      annotations: r.annotations_count
     }));
    },
    async createCheckRun(n, a, r, s) {
     const i = {
      ...requestParameters(e),
      head_sha: n,
      name: a,
      external_id: r
     }, {data: o} = await t.create({
      ...i,
      ...parts(s)
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
   const {octokit: t, viewer: n} = e.session, {issues: r} = t.rest, at = () => ({
    ...requestParameters(e),
    issue_number: e.target.number
   });
   return {
    comments: async () => (await t.paginate(r.listComments, {
     ...at(),
     per_page: 100
    })).filter(({user: e}) => (0, a.Z$)(e, n)).map(toText),
    createComment: async t => toText((await r.createComment({
     ...at(),
     body: e.connection.redact(t)
    })).data),
    updateComment: (t, n) => unlessMissing(async () => toText((await r.updateComment({
     ...requestParameters(e),
     comment_id: t,
     body: e.connection.redact(n)
    })).data)),
    labels: async () => (await t.paginate(r.listLabelsOnIssue, {
     ...at(),
     per_page: 100
    })).map(({name: e}) => e),
    labelNamed: t => unlessMissing(async () => (await r.getLabel({
     ...requestParameters(e),
     name: t
    })).data.name),
    async addLabels(e) {
     await r.addLabels({
      ...at(),
      labels: [ ...e ]
     });
    },
    async removeLabel(e) {
     await unlessMissing(() => r.removeLabel({
      ...at(),
      name: e
     }));
    },
    assignees: async () => ((await r.get(at())).data.assignees ?? []).map(({login: e}) => e),
    async canBeAssigned(t) {
     const n = {
      ...requestParameters(e),
      assignee: t
     };
     return null !== await unlessMissing(() => r.checkUserCanBeAssigned(n));
    },
    async assign(e) {
     await r.addAssignees({
      ...at(),
      assignees: [ ...e ]
     });
    }
   };
  }
  const o = 10;
  function issueApi(e) {
   const {octokit: t, viewer: n} = e.session, {issues: a} = t.rest, {redact: r} = e.connection;
   return {
    async issues() {
     const r = {
      ...requestParameters(e),
      creator: n.login,
      state: "all",
      per_page: 100
     };
     let s = 0;
     return (await t.paginate(a.listForRepo, r, ({data: e}, t) => (s += 1, s === o && t(), 
     e))).filter(({pull_request: e}) => void 0 === e).map(toIssue);
    },
    async createIssue({title: t, body: n, labels: s}) {
     const {data: i} = await a.create({
      ...requestParameters(e),
      title: r(t),
      body: r(n),
      labels: [ ...s ]
     });
     return toIssue(i);
    },
    async updateIssue(t, n) {
     const s = {
      ...requestParameters(e),
      issue_number: t
     };
     await ("body" in n ? a.update({
      ...s,
      body: r(n.body)
     }) : a.update({
      ...s,
      state: n.state,
      state_reason: n.reason
     }));
    }
   };
  }
  const toText = ({id: e, body: t, html_url: n}) => ({
   id: e,
   body: t ?? "",
   url: n
  });
  function toIssue({number: e, title: t, body: n, state: a, html_url: r}) {
   return {
    number: e,
    title: t,
    body: n ?? "",
    isOpen: "open" === a,
    url: r
   };
  }
  async function unlessMissing(e) {
   try {
    return await e();
   } catch (e) {
    if ((0, r.b2)(e)) return null;
    throw e;
   }
  }
  function maintenanceApi(e) {
   return {
    ...itemCalls(e),
    ...reviewerCalls(e),
    ...repositoryCalls(e)
   };
  }
  function itemCalls(e) {
   const {issues: t} = e.session.octokit.rest, {redact: n} = e.connection, {number: a} = e.target, at = () => ({
    ...requestParameters(e),
    issue_number: a
   });
   return {
    async item() {
     const {data: e} = await t.get(at()), {title: n, body: a, state: r, milestone: s, html_url: i} = e;
     return {
      title: n,
      body: a ?? "",
      isOpen: "open" === r,
      milestone: s?.title ?? null,
      url: i
     };
    },
    async updateItem({title: e, body: a, state: r, reason: s, milestone: i}) {
     await t.update({
      ...at(),
      ...void 0 === e ? {} : {
       title: n(e)
      },
      ...void 0 === a ? {} : {
       body: n(a)
      },
      ...void 0 === r ? {} : {
       state: r
      },
      ...void 0 === s ? {} : {
       state_reason: s
      },
      ...void 0 === i ? {} : {
       milestone: i
      }
     });
    },
    async commentNode(n) {
     try {
      const {data: r} = await t.getComment({
       ...requestParameters(e),
       comment_id: n
      });
      return r.issue_url.endsWith(`/issues/${String(a)}`) ? {
       nodeId: r.node_id,
       url: r.html_url
      } : null;
     } catch (e) {
      if ((0, r.b2)(e)) return null;
      throw e;
     }
    }
   };
  }
  function reviewerCalls(e) {
   const {pulls: t} = e.session.octokit.rest, at = () => ({
    ...requestParameters(e),
    pull_number: e.target.number
   });
   return {
    async reply(n, a) {
     try {
      const r = {
       ...at(),
       comment_id: n,
       body: e.connection.redact(a)
      }, {data: s} = await t.createReplyForReviewComment(r);
      return {
       id: s.id,
       body: s.body,
       url: s.html_url
      };
     } catch (e) {
      if ((0, r.b2)(e)) return null;
      throw e;
     }
    },
    async requestedReviewers() {
     const {data: e} = await t.listRequestedReviewers(at());
     return [ ...e.users.map(({login: e}) => e), ...e.teams.map(({slug: e}) => `team/${e}`) ];
    },
    requestReviewers: (e, n) => unlessRefused(() => t.requestReviewers({
     ...at(),
     reviewers: [ ...e ],
     team_reviewers: [ ...n ]
    }))
   };
  }
  function repositoryCalls(e) {
   const {octokit: t} = e.session, {issues: n} = t.rest, {redact: a} = e.connection;
   return {
    milestones: async () => (await t.paginate(n.listMilestones, {
     ...requestParameters(e),
     per_page: 100
    })).map(({number: e, title: t}) => ({
     number: e,
     title: t
    })),
    createLabel: ({name: t, color: r, description: s}) => unlessRefused(() => n.createLabel({
     ...requestParameters(e),
     color: r,
     name: a(t),
     description: a(s)
    }))
   };
  }
  async function unlessRefused(e) {
   try {
    return await e(), null;
   } catch (e) {
    const t = (0, r.Pq)(e);
    if (null === t) throw e;
    return {
     refused: t
    };
   }
  }
  var u = n(46896);
  function branchApi(e) {
   const {octokit: t, viewer: n} = e.session, {git: s} = t.rest, ref = e => `heads/${e}`, compare = async n => {
    try {
     return (await t.rest.repos.compareCommitsWithBasehead({
      ...requestParameters(e),
      basehead: n
     })).data;
    } catch (e) {
     if ((0, r.b2)(e)) return null;
     throw e;
    }
   };
   return {
    isOnBranch: async (e, t) => 0 === (await compare(`${t}...${e}`))?.ahead_by,
    async branchSince(e, t) {
     const r = await compare(`${e}...${t}`);
     if (null === r) return null;
     const {commits: s, total_commits: i, merge_base_commit: o} = r, u = s.map(({sha: e, author: t, commit: {message: r}}) => ({
      sha: e,
      message: r,
      isOwn: isAccount(t) && (0, a.Z$)(t, n)
     }));
     return {
      tip: s.at(-1)?.sha ?? o.sha,
      commits: u.length === i ? u : null
     };
    },
    async createBranch(t, n) {
     try {
      return await s.createRef({
       ...requestParameters(e),
       ref: `refs/heads/${t}`,
       sha: n
      }), !0;
     } catch (e) {
      if (/already exists/i.test((0, r.Pq)(e) ?? "")) return !1;
      throw e;
     }
    },
    async moveBranch(t, n) {
     await s.updateRef({
      ...requestParameters(e),
      ref: ref(t),
      sha: n,
      force: !0
     });
    },
    async deleteBranch(t) {
     try {
      await s.deleteRef({
       ...requestParameters(e),
       ref: ref(t)
      });
     } catch (e) {
      if (!(0, r.b2)(e) && null === (0, r.Pq)(e)) throw e;
     }
    }
   };
  }
  function commitApi(e) {
   const {octokit: t} = e.session, {git: n} = t.rest, {redact: a} = e.connection, {owner: r, repo: s} = e.target, createBlob = async t => {
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
       repositoryNameWithOwner: `${r}/${s}`,
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
    async commitWithModes(t, {parent: r, headline: s, body: i, files: o}) {
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
     }), l = `${a(s)}\n\n${a(i)}`.trimEnd(), {data: d} = await n.createCommit({
      ...requestParameters(e),
      message: l,
      tree: c.sha,
      parents: [ r ]
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
   const {octokit: t, viewer: n} = e.session, {pulls: s} = t.rest, {redact: i} = e.connection, {owner: o} = e.target;
   return {
    async pullRequests(t) {
     const r = {
      ...requestParameters(e),
      head: `${o}:${t}`,
      state: "all",
      per_page: 100
     }, {data: i} = await s.list(r);
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
      const {data: t} = await s.create({
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
      const t = (0, r.Pq)(e);
      if (null === t) throw e;
      return {
       refused: t
      };
     }
    },
    async updatePullRequest(t, {title: n, body: a}) {
     await s.update({
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
   const {git: t, actions: n} = e.session.octokit.rest, {clock: a, signal: s} = e.connection;
   return {
    async branchTip(n) {
     try {
      return (await t.getRef({
       ...requestParameters(e),
       ref: `heads/${n}`
      })).data.object.sha;
     } catch (e) {
      if ((0, r.b2)(e)) return null;
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
       const t = (0, r.Pq)(e);
       if (null !== t || !(0, r.UZ)(e)) return t;
       const n = (0, r.f1)(e), a = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(n.message);
       return 403 === n.status && a && !(0, r.a5)(n) ? n.message : null;
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
     for (const r of c) {
      r > 0 && await a.sleep(r, s);
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
   const {octokit: t, viewer: n} = e.session, {redact: s} = e.connection, at = () => ({
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
    async createReview(e) {
     try {
      const {data: n} = await t.rest.pulls.createReview({
       ...at(),
       ...toRequest(e, s)
      });
      return {
       id: n.id,
       body: n.body,
       url: n.html_url
      };
     } catch (e) {
      const t = (0, r.Pq)(e);
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
      body: s(n)
     });
    },
    async updateLine(n, a) {
     await t.rest.pulls.updateReviewComment({
      ...requestParameters(e),
      comment_id: n,
      body: s(a)
     });
    }
   };
  }
  function toRequest({commit: e, event: t, body: n, comments: a}, r) {
   return {
    commit_id: e,
    event: t,
    ..."" === n ? {} : {
     body: r(n)
    },
    comments: a.map(({path: e, line: t, startLine: n, side: a, body: s}) => ({
     path: e,
     line: t,
     side: a,
     ...void 0 === n ? {} : {
      start_line: n,
      start_side: a
     },
     body: r(s)
    }))
   };
  }
  function toReview({id: e, body: t, state: n, html_url: a, commit_id: r}) {
   return {
    id: e,
    body: t,
    state: n,
    url: a,
    commit: r
   };
  }
  var d = n(37595);
  function threadApi(e) {
   const {octokit: t, viewer: n} = e.session, {owner: a, repo: s, request: i} = requestParameters(e), unlessForbidden = async (e, n) => {
    try {
     return await t.graphql(e, {
      ...n,
      request: i
     }), null;
    } catch (e) {
     const t = (0, r.eq)(e);
     if (null === t) throw e;
     return {
      forbidden: t
     };
    }
   };
   return {
    async threads() {
     const r = [];
     for (let o = null, c = !0; c; ) {
      const l = {
       owner: a,
       name: s,
       number: e.target.number,
       after: o,
       request: i
      }, d = await t.graphql(u.g8, l), m = d.repository?.pullRequest?.reviewThreads;
      r.push(...(m?.nodes ?? []).flatMap(e => threadOf(e, n.login))), o = m?.pageInfo.endCursor ?? null, 
      c = !0 === m?.pageInfo.hasNextPage && null !== o;
     }
     return r;
    },
    resolveThread: e => unlessForbidden(u.ek, {
     id: e
    }),
    hide: (e, t) => unlessForbidden(u.aD, {
     id: e,
     classifier: t
    })
   };
  }
  function threadOf(e, t) {
   const n = (e?.comments.nodes ?? []).filter(e => null !== e), [a, ...r] = n;
   if (null === e || void 0 === a || null === a.databaseId) return [];
   const {id: s, path: i, line: o, startLine: u, diffSide: c, isResolved: l, isOutdated: m, resolvedBy: p, comments: h} = e, isAnswered = e => h.totalCount > n.length || n.slice(e + 1).some(({viewerDidAuthor: e}) => !e);
   return [ {
    id: s,
    path: i,
    line: o,
    startLine: u,
    side: c,
    isResolved: l,
    isOutdated: m,
    isOwn: a.viewerDidAuthor,
    isResolvedByOwn: null !== p && (0, d.q)(p.login) === (0, d.q)(t),
    hasReplies: h.totalCount > n.length || r.some(({viewerDidAuthor: e}) => !e),
    first: {
     id: a.databaseId,
     nodeId: a.id,
     body: a.body,
     url: a.url,
     isMinimized: a.isMinimized
    },
    own: n.flatMap(({viewerDidAuthor: e, databaseId: t, body: n, url: a}, r) => e && null !== t ? [ {
     id: t,
     body: n,
     url: a,
     isAnswered: isAnswered(r)
    } ] : [])
   } ];
  }
  function createGitHubWriteClient(e, t) {
   const n = (0, a.Ce)(e);
   return {
    write: (a, s, i) => n(n => {
     const a = {
      session: n,
      connection: e,
      target: t
     };
     return i({
      ...reviewApi(a),
      ...threadApi(a),
      ...maintenanceApi(a),
      ...itemApi(a),
      ...issueApi(a),
      ...branchApi(a),
      ...commitApi(a),
      ...pullApi(a),
      ...pushApi(a),
      ...checkApi(a)
     });
    }, e => (0, r.OR)(e, a, s))
   };
  }
 })
};
