"use strict";

exports.id = 531;

exports.ids = [ 531 ];

exports.modules = {
 90318: (function(e, t, n) {
  n.d(t, {
   Cl: () => createGitHub,
   Ce: () => createRetryBudget,
   Z$: () => isViewer
  });
  var s = n(80353);
  function commentPlace(e, t, n) {
   return t.thread === void 0 ? conversation(e, t, n) : threads(e, t, n);
  }
  function conversation({rest: {issues: e}}, t, n) {
   const call = () => callOf(t, n);
   return {
    async page(n) {
     const {data: s, headers: a} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: s,
      isLast: isLast(a)
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
  function threads(e, t, n) {
   const {pulls: s} = e.rest;
   const call = () => callOf(t, n);
   return {
    async page(e) {
     const {data: n, headers: a} = await s.listReviewComments({
      ...{
       ...call(),
       pull_number: t.number,
       per_page: 100,
       page: e
      }
     });
     return {
      comments: n,
      isLast: isLast(a)
     };
    },
    update: async (e, t) => posted(await s.updateReviewComment({
     ...call(),
     comment_id: e,
     body: t
    })),
    async create(a) {
     try {
      const e = {
       ...call(),
       pull_number: t.number,
       comment_id: t.thread ?? 0,
       body: a
      };
      return posted(await s.createReplyForReviewComment(e));
     } catch (s) {
      if (s.status !== 404) throw s;
      return await conversation(e, t, n).create(a);
     }
    }
   };
  }
  function callOf({owner: e, repo: t}, n) {
   return {
    owner: e,
    repo: t,
    request: {
     signal: (0, s.wj)(n)
    }
   };
  }
  const isLast = ({link: e}) => e?.includes('rel="next"') !== true;
  function posted({data: e}) {
   return {
    id: e.id,
    url: e.html_url
   };
  }
  var a = n(77523);
  var r = n(60957);
  const i = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e);
   const writeWith = n => (s, r, i) => {
    const bodyAfter = t => e.redact(typeof i === "string" ? i : i(t));
    return t(t => n(t, {
     target: s,
     marker: r,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, a.Zw)(e, s));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (s, r, i) => t(async ({octokit: t, viewer: a}) => {
     const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
     return await o(t, {
      target: s,
      beginnings: r,
      except: i,
      signal: e.signal,
      isOwn: e => isViewer(e, a)
     });
    }, e => (0, a.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, r) => {
    for (let i = 1; ;i += 1) try {
     t ??= openSession(e);
     return await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, a.Ni)(n)) throw canceled();
     const o = i < s.F3 && !e.signal.aborted ? (0, a.fm)(n, i, e.clock.now()) : null;
     if (o === null) throw r(n);
     t = null;
     await e.clock.sleep(o, e.signal);
    }
   };
  }
  const canceled = () => new r.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
  async function openSession(e) {
   const t = await (0, s.wy)(e);
   return {
    octokit: t,
    viewer: await readViewer(t, e.signal)
   };
  }
  async function readViewer(e, t) {
   try {
    const n = await e.graphql("{ viewer { login databaseId } }", {
     request: {
      signal: (0, s.wj)(t)
     }
    });
    const {login: a, databaseId: r} = n.viewer ?? {};
    if (typeof a !== "string") return i;
    return {
     login: a,
     id: typeof r === "number" ? r : null
    };
   } catch (e) {
    if ((0, a.dg)(e) || e.status === 401) throw e;
    return i;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (n !== null) return n;
   const {id: s, url: a} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: s,
    url: a,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: a, signal: r}) {
   const i = commentPlace(e, n, r);
   const o = await findComment(i, s, t);
   if (o === null) return null;
   try {
    const {id: e, url: t} = await i.update(o.id, a(o.body));
    return {
     id: e,
     url: t,
     action: "updated"
    };
   } catch (e) {
    if (e.status !== 404) throw e;
    return null;
   }
  }
  async function findComment(e, t, n) {
   for (let s = 1; ;s += 1) {
    const {comments: a, isLast: r} = await e.page(s);
    const i = a.find(({body: e, user: s}) => e?.startsWith(t) === true && isViewer(s, n));
    if (i !== void 0) return {
     id: i.id,
     body: i.body ?? ""
    };
    if (r) return null;
   }
  }
  function isViewer(e, t) {
   return e !== null && (t.id === null ? e.login === t.login : e.id === t.id);
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
   Mr: () => r,
   aD: () => m,
   ek: () => l,
   fo: () => p,
   g8: () => c,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
  const a = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
  const r = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${a}\n    }\n  }\n}\n${s}`;
  const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      ${a}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`;
  const o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
  const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
  const c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
  const l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
  const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
  const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
  const p = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 40531: (function(e, t, n) {
  n.d(t, {
   createGitHubWriteClient: () => createGitHubWriteClient
  });
  var s = n(90318);
  var a = n(77523);
  var r = n(25422);
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
   const {checks: t} = e.session.octokit.rest;
   const {redact: n} = e.connection;
   const parts = ({title: e, summary: t, annotations: s, conclusion: a}) => ({
    ...a === null ? {
     status: "in_progress"
    } : {
     status: "completed",
     conclusion: a
    },
    output: {
     title: n(e),
     summary: n(t),
     annotations: s.map(({path: e, line: t, endLine: s, level: a, title: r, message: i}) => ({
      path: e,
      start_line: t,
      end_line: s,
      annotation_level: a,
      title: n(r),
      message: n(i)
     }))
    }
   });
   return {
    async checkRuns(n, s) {
     const a = {
      ...requestParameters(e),
      ref: n,
      check_name: s,
      filter: "all",
      per_page: 100
     };
     const {data: r} = await t.listForRef(a);
     return r.check_runs.map(({id: e, external_id: t, status: n, html_url: s, output: a}) => ({
      id: e,
      externalId: t,
      url: s,
      isComplete: n === "completed",
      annotations: a.annotations_count
     }));
    },
    async createCheckRun(n, s, a, r) {
     const i = {
      ...requestParameters(e),
      head_sha: n,
      name: s,
      external_id: a
     };
     const {data: o} = await t.create({
      ...i,
      ...parts(r)
     });
     return {
      id: o.id,
      url: o.html_url
     };
    },
    async continueCheckRun(n, s) {
     await t.update({
      ...requestParameters(e),
      check_run_id: n,
      ...parts(s)
     });
    }
   };
  }
  var o = n(80353);
  function itemApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {issues: a} = t.rest;
   const at = () => ({
    ...requestParameters(e),
    issue_number: e.target.number
   });
   return {
    async comments() {
     const e = await t.paginate(a.listComments, {
      ...at(),
      per_page: 100
     });
     return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(toText);
    },
    async createComment(t) {
     return toText((await a.createComment({
      ...at(),
      body: e.connection.redact(t)
     })).data);
    },
    updateComment: (t, n) => (0, o.F2)(async () => toText((await a.updateComment({
     ...requestParameters(e),
     comment_id: t,
     body: e.connection.redact(n)
    })).data)),
    async labels() {
     const e = await t.paginate(a.listLabelsOnIssue, {
      ...at(),
      per_page: 100
     });
     return e.map(({name: e}) => e);
    },
    labelNamed: t => (0, o.F2)(async () => (await a.getLabel({
     ...requestParameters(e),
     name: t
    })).data.name),
    async addLabels(e) {
     await a.addLabels({
      ...at(),
      labels: [ ...e ]
     });
    },
    async removeLabel(e) {
     await (0, o.F2)(() => a.removeLabel({
      ...at(),
      name: e
     }));
    },
    async assignees() {
     return ((await a.get(at())).data.assignees ?? []).map(({login: e}) => e);
    },
    async canBeAssigned(t) {
     const n = {
      ...requestParameters(e),
      assignee: t
     };
     return await (0, o.F2)(() => a.checkUserCanBeAssigned(n)) !== null;
    },
    async assign(e) {
     await a.addAssignees({
      ...at(),
      assignees: [ ...e ]
     });
    }
   };
  }
  const u = 10;
  function issueApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {issues: s} = t.rest;
   const {redact: a} = e.connection;
   return {
    async issues() {
     const a = {
      ...requestParameters(e),
      creator: n.login,
      state: "all",
      per_page: 100
     };
     let r = 0;
     const i = await t.paginate(s.listForRepo, a, ({data: e}, t) => {
      r += 1;
      r === u && t();
      return e;
     });
     return i.filter(({pull_request: e}) => e === void 0).map(toIssue);
    },
    async createIssue({title: t, body: n, labels: r}) {
     const {data: i} = await s.create({
      ...requestParameters(e),
      title: a(t),
      body: a(n),
      labels: [ ...r ]
     });
     return toIssue(i);
    },
    async updateIssue(t, n) {
     const r = {
      ...requestParameters(e),
      issue_number: t
     };
     await ("body" in n ? s.update({
      ...r,
      body: a(n.body)
     }) : s.update({
      ...r,
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
  function toIssue({number: e, title: t, body: n, state: s, html_url: a}) {
   return {
    number: e,
    title: t,
    body: n ?? "",
    isOpen: s === "open",
    url: a
   };
  }
  function maintenanceApi(e) {
   return {
    ...itemCalls(e),
    ...reviewerCalls(e),
    ...repositoryCalls(e)
   };
  }
  function itemCalls(e) {
   const {issues: t} = e.session.octokit.rest;
   const {redact: n} = e.connection;
   const {number: s} = e.target;
   const at = () => ({
    ...requestParameters(e),
    issue_number: s
   });
   return {
    async item() {
     const {data: e} = await t.get(at());
     const {title: n, body: s, state: a, milestone: r, html_url: i} = e;
     return {
      title: n,
      body: s ?? "",
      isOpen: a === "open",
      milestone: r?.title ?? null,
      url: i
     };
    },
    async updateItem({title: e, body: s, state: a, reason: r, milestone: i}) {
     await t.update({
      ...at(),
      ...e === void 0 ? {} : {
       title: n(e)
      },
      ...s === void 0 ? {} : {
       body: n(s)
      },
      ...a === void 0 ? {} : {
       state: a
      },
      ...r === void 0 ? {} : {
       state_reason: r
      },
      ...i === void 0 ? {} : {
       milestone: i
      }
     });
    },
    commentNode: n => (0, o.F2)(async () => {
     const {data: a} = await t.getComment({
      ...requestParameters(e),
      comment_id: n
     });
     const r = a.issue_url.endsWith(`/issues/${String(s)}`);
     return r ? {
      nodeId: a.node_id,
      url: a.html_url
     } : null;
    })
   };
  }
  function reviewerCalls(e) {
   const {pulls: t} = e.session.octokit.rest;
   const at = () => ({
    ...requestParameters(e),
    pull_number: e.target.number
   });
   return {
    reply: (n, s) => (0, o.F2)(async () => {
     const a = {
      ...at(),
      comment_id: n,
      body: e.connection.redact(s)
     };
     const {data: r} = await t.createReplyForReviewComment(a);
     return {
      id: r.id,
      body: r.body,
      url: r.html_url
     };
    }),
    async requestedReviewers() {
     const {data: e} = await t.listRequestedReviewers(at());
     return [ ...e.users.map(({login: e}) => e), ...e.teams.map(({slug: e}) => `team/${e}`) ];
    },
    requestReviewers: (e, n) => refusalOf(() => t.requestReviewers({
     ...at(),
     reviewers: [ ...e ],
     team_reviewers: [ ...n ]
    }))
   };
  }
  function repositoryCalls(e) {
   const {octokit: t} = e.session;
   const {issues: n} = t.rest;
   const {redact: s} = e.connection;
   return {
    async milestones() {
     const s = await t.paginate(n.listMilestones, {
      ...requestParameters(e),
      per_page: 100
     });
     return s.map(({number: e, title: t}) => ({
      number: e,
      title: t
     }));
    },
    createLabel: ({name: t, color: a, description: r}) => refusalOf(() => n.createLabel({
     ...requestParameters(e),
     color: a,
     name: s(t),
     description: s(r)
    }))
   };
  }
  async function refusalOf(e) {
   return await (0, o.kr)(async () => {
    await e();
    return null;
   });
  }
  var c = n(46896);
  function branchApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {git: r} = t.rest;
   const ref = e => `heads/${e}`;
   const compare = n => (0, o.F2)(async () => (await t.rest.repos.compareCommitsWithBasehead({
    ...requestParameters(e),
    basehead: n
   })).data);
   return {
    isOnBranch: async (e, t) => (await compare(`${t}...${e}`))?.ahead_by === 0,
    async branchSince(e, t) {
     const a = await compare(`${e}...${t}`);
     if (a === null) return null;
     const {commits: r, total_commits: i, merge_base_commit: o} = a;
     const u = r.map(({sha: e, author: t, commit: {message: a}}) => ({
      sha: e,
      message: a,
      isOwn: isAccount(t) && (0, s.Z$)(t, n)
     }));
     return {
      tip: r.at(-1)?.sha ?? o.sha,
      commits: u.length === i ? u : null
     };
    },
    async createBranch(t, n) {
     try {
      await r.createRef({
       ...requestParameters(e),
       ref: `refs/heads/${t}`,
       sha: n
      });
      return true;
     } catch (e) {
      if (/already exists/i.test((0, a.Pq)(e) ?? "")) return false;
      throw e;
     }
    },
    async moveBranch(t, n) {
     await r.updateRef({
      ...requestParameters(e),
      ref: ref(t),
      sha: n,
      force: true
     });
    },
    async deleteBranch(t) {
     try {
      await r.deleteRef({
       ...requestParameters(e),
       ref: ref(t)
      });
     } catch (e) {
      if (!(0, a.b2)(e) && (0, a.Pq)(e) === null) throw e;
     }
    }
   };
  }
  const l = 100;
  function commitApi(e) {
   const {octokit: t} = e.session;
   const {git: n} = t.rest;
   const {redact: s} = e.connection;
   const {owner: a, repo: r} = e.target;
   const createBlob = async t => {
    const s = {
     content: t.toString("base64"),
     encoding: "base64"
    };
    return (await n.createBlob({
     ...requestParameters(e),
     ...s
    })).data.sha;
   };
   return {
    async commit(n, {parent: i, headline: o, body: u, files: l}) {
     const d = await t.graphql(c.fo, {
      input: {
       branch: {
        repositoryNameWithOwner: `${a}/${r}`,
        branchName: n
       },
       expectedHeadOid: i,
       message: {
        headline: s(o),
        body: s(u)
       },
       fileChanges: fileChangesOf(l)
      },
      request: requestParameters(e).request
     });
     return d.createCommitOnBranch.commit.oid;
    },
    async commitWithModes(t, {parent: a, headline: r, body: i, files: o}) {
     const u = [];
     for (const {path: e, content: t, mode: n = "100644"} of o) {
      const s = t === null ? null : await createBlob(t);
      u.push({
       path: e,
       mode: n,
       type: "blob",
       sha: s
      });
     }
     let c = t;
     for (let t = 0; t < u.length; t += l) {
      const s = {
       base_tree: c,
       tree: u.slice(t, t + l)
      };
      c = (await n.createTree({
       ...requestParameters(e),
       ...s
      })).data.sha;
     }
     const d = `${s(r)}\n\n${s(i)}`.trimEnd();
     const {data: m} = await n.createCommit({
      ...requestParameters(e),
      message: d,
      tree: c,
      parents: [ a ]
     });
     const p = m.verification;
     const f = p === void 0 ? null : {
      isVerified: p.verified,
      reason: p.reason
     };
     return {
      sha: m.sha,
      verification: f
     };
    }
   };
  }
  function pullApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {pulls: a} = t.rest;
   const {redact: r} = e.connection;
   const {owner: i} = e.target;
   return {
    async pullRequests(t) {
     const r = {
      ...requestParameters(e),
      head: `${i}:${t}`,
      state: "all",
      per_page: 100
     };
     const {data: o} = await a.list(r);
     return o.map(e => ({
      number: e.number,
      head: e.head.sha,
      title: e.title,
      body: e.body ?? "",
      url: e.html_url,
      isOpen: e.state === "open",
      isMerged: e.merged_at !== null,
      isOwn: (0, s.Z$)(e.user, n)
     }));
    },
    async openBranches(n) {
     const s = {
      ...requestParameters(e),
      state: "open",
      per_page: 100
     };
     const r = await t.paginate(a.list, s, ({data: e}) => e.map(({head: e}) => e));
     const o = r.filter(({label: e, ref: t}) => e === `${i}:${t}` && t.startsWith(n));
     return new Set(o.map(({ref: e}) => e));
    },
    createPullRequest: ({title: t, body: n, base: s, branch: i, draft: u}) => (0, o.kr)(async () => {
     const o = {
      title: r(t),
      body: r(n)
     };
     const {data: c} = await a.create({
      ...requestParameters(e),
      ...o,
      base: s,
      head: i,
      draft: u
     });
     return {
      url: c.html_url
     };
    }),
    async updatePullRequest(t, {title: n, body: s}) {
     await a.update({
      ...requestParameters(e),
      pull_number: t,
      title: r(n),
      body: r(s)
     });
    }
   };
  }
  function fileChangesOf(e) {
   return {
    additions: e.flatMap(({path: e, content: t}) => t === null ? [] : [ {
     path: e,
     contents: t.toString("base64")
    } ]),
    deletions: e.flatMap(({path: e, content: t}) => t === null ? [ {
     path: e
    } ] : [])
   };
  }
  function isAccount(e) {
   return e !== null && "id" in e;
  }
  function pushApi(e) {
   const {git: t, actions: n} = e.session.octokit.rest;
   const {clock: s, signal: a} = e.connection;
   return {
    branchTip: n => (0, o.F2)(async () => (await t.getRef({
     ...requestParameters(e),
     ref: `heads/${n}`
    })).data.object.sha),
    async advanceBranch(n, s) {
     try {
      await t.updateRef({
       ...requestParameters(e),
       ref: `heads/${n}`,
       sha: s,
       force: false
      });
      return {
       kind: "done"
      };
     } catch (e) {
      const t = write_push_refusalOf(e);
      if (t === null) throw e;
      return /not a fast.?forward/i.test(t) ? {
       kind: "behind"
      } : {
       kind: "refused",
       reason: t
      };
     }
    },
    async checksAfterPush(t) {
     for (const r of d) {
      r > 0 && await s.sleep(r, a);
      const i = {
       ...requestParameters(e),
       head_sha: t,
       per_page: 20
      };
      const {data: o} = await n.listWorkflowRunsForRepo(i);
      const u = o.workflow_runs.map(({status: e, conclusion: t, html_url: n}) => ({
       status: e,
       conclusion: t,
       url: n
      }));
      const c = stateOf(u);
      if (c !== null) return c;
     }
     return {
      kind: "none"
     };
    }
   };
  }
  const d = [ 0, 2e3, 4e3 ];
  function stateOf(e) {
   const [t] = e;
   const n = e.find(e => e.conclusion === "action_required" || m.has(e.status ?? ""));
   if (n !== void 0) return {
    kind: "waiting",
    url: n.url
   };
   return t === void 0 ? null : {
    kind: "started",
    url: t.url
   };
  }
  const m = new Set([ "action_required", "waiting" ]);
  function write_push_refusalOf(e) {
   const t = (0, a.Pq)(e);
   if (t !== null || !(0, a.UZ)(e)) return t;
   const n = (0, a.f1)(e);
   const s = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(n.message);
   return n.status === 403 && s && !(0, a.a5)(n) ? n.message : null;
  }
  function reviewApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {redact: a} = e.connection;
   const at = () => ({
    ...requestParameters(e),
    pull_number: e.target.number
   });
   return {
    async head() {
     const {data: e} = await t.rest.pulls.get(at());
     return {
      sha: e.head.sha,
      isOpen: e.state === "open",
      isOwn: (0, s.Z$)(e.user, n)
     };
    },
    async files() {
     const e = await t.paginate(t.rest.pulls.listFiles, {
      ...at(),
      per_page: 100
     });
     return e.map(({filename: e, patch: t}) => ({
      path: e,
      patch: t ?? null
     }));
    },
    async reviews() {
     const e = await t.paginate(t.rest.pulls.listReviews, {
      ...at(),
      per_page: 100
     });
     return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(({id: e, body: t, state: n, html_url: s, commit_id: a}) => ({
      id: e,
      body: t,
      state: n,
      url: s,
      commit: a
     }));
    },
    createReview: e => (0, o.kr)(async () => {
     const {data: n} = await t.rest.pulls.createReview({
      ...at(),
      ...toRequest(e, a)
     });
     return {
      id: n.id,
      body: n.body,
      url: n.html_url
     };
    }),
    async updateReview(e, n) {
     await t.rest.pulls.updateReview({
      ...at(),
      review_id: e,
      body: a(n)
     });
    },
    async updateLine(n, s) {
     await t.rest.pulls.updateReviewComment({
      ...requestParameters(e),
      comment_id: n,
      body: a(s)
     });
    }
   };
  }
  function toRequest({commit: e, event: t, body: n, comments: s}, a) {
   return {
    commit_id: e,
    event: t,
    ...n === "" ? {} : {
     body: a(n)
    },
    comments: s.map(({path: e, line: t, startLine: n, side: s, body: r}) => ({
     path: e,
     line: t,
     side: s,
     ...n === void 0 ? {} : {
      start_line: n,
      start_side: s
     },
     body: a(r)
    }))
   };
  }
  var p = n(37595);
  function threadApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {owner: s, repo: r, request: i} = requestParameters(e);
   const unlessForbidden = async (e, n) => {
    try {
     await t.graphql(e, {
      ...n,
      request: i
     });
     return null;
    } catch (e) {
     const t = (0, a.eq)(e);
     if (t === null) throw e;
     return {
      forbidden: t
     };
    }
   };
   return {
    async threads() {
     const a = [];
     for (let o = null, u = true; u; ) {
      const l = {
       owner: s,
       name: r,
       number: e.target.number,
       after: o,
       request: i
      };
      const d = await t.graphql(c.g8, l);
      const m = d.repository?.pullRequest?.reviewThreads;
      a.push(...(m?.nodes ?? []).flatMap(e => threadOf(e, n.login)));
      o = m?.pageInfo.endCursor ?? null;
      u = m?.pageInfo.hasNextPage === true && o !== null;
     }
     return a;
    },
    resolveThread: e => unlessForbidden(c.ek, {
     id: e
    }),
    hide: (e, t) => unlessForbidden(c.aD, {
     id: e,
     classifier: t
    })
   };
  }
  function threadOf(e, t) {
   const n = (e?.comments.nodes ?? []).filter(e => e !== null);
   const [s, ...a] = n;
   if (e === null || s === void 0 || s.databaseId === null) return [];
   const {id: r, path: i, line: o, startLine: u, diffSide: c, isResolved: l, isOutdated: d, resolvedBy: m, comments: f} = e;
   const isAnswered = e => f.totalCount > n.length || n.slice(e + 1).some(({viewerDidAuthor: e}) => !e);
   return [ {
    id: r,
    path: i,
    line: o,
    startLine: u,
    side: c,
    isResolved: l,
    isOutdated: d,
    isOwn: s.viewerDidAuthor,
    isResolvedByOwn: m !== null && (0, p.q)(m.login) === (0, p.q)(t),
    hasReplies: f.totalCount > n.length || a.some(({viewerDidAuthor: e}) => !e),
    opening: {
     id: s.databaseId,
     nodeId: s.id,
     body: s.body,
     url: s.url,
     isMinimized: s.isMinimized
    },
    ownComments: n.flatMap(({viewerDidAuthor: e, databaseId: t, body: n, url: s}, a) => e && t !== null ? [ {
     id: t,
     body: n,
     url: s,
     isAnswered: isAnswered(a)
    } ] : [])
   } ];
  }
  function createGitHubWriteClient(e, t) {
   const n = (0, s.Ce)(e);
   return {
    write: (s, r, i) => n(n => {
     const s = {
      session: n,
      connection: e,
      target: t
     };
     return i({
      ...reviewApi(s),
      ...threadApi(s),
      ...maintenanceApi(s),
      ...itemApi(s),
      ...issueApi(s),
      ...branchApi(s),
      ...commitApi(s),
      ...pullApi(s),
      ...pushApi(s),
      ...checkApi(s)
     });
    }, e => (0, a.OR)(e, s, r))
   };
  }
 })
};
