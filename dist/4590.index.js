"use strict";

exports.id = 4590;

exports.ids = [ 4590 ];

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
     const {data: s, headers: r} = await e.listComments({
      ...{
       ...call(),
       issue_number: t.number,
       per_page: 100,
       page: n
      }
     });
     return {
      comments: s,
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
  function threads(e, t, n) {
   const {pulls: s} = e.rest;
   const call = () => callOf(t, n);
   return {
    async page(e) {
     const {data: n, headers: r} = await s.listReviewComments({
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
    update: async (e, t) => posted(await s.updateReviewComment({
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
      return posted(await s.createReplyForReviewComment(e));
     } catch (s) {
      if (s.status !== 404) throw s;
      return await conversation(e, t, n).create(r);
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
  var r = n(77523);
  var a = n(60957);
  const i = {
   login: "github-actions[bot]",
   id: null
  };
  function createGitHub(e) {
   const t = createRetryBudget(e);
   const writeWith = n => (s, a, i) => {
    const bodyAfter = t => e.redact(typeof i === "string" ? i : i(t));
    return t(t => n(t, {
     target: s,
     marker: a,
     bodyAfter: bodyAfter,
     signal: e.signal
    }), e => (0, r.Zw)(e, s));
   };
   return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    hideComments: (s, a, i) => t(async ({octokit: t, viewer: r}) => {
     const {hideComments: o} = await n.e(6045).then(n.bind(n, 56045));
     return await o(t, {
      target: s,
      beginnings: a,
      except: i,
      signal: e.signal,
      isOwn: e => isViewer(e, r)
     });
    }, e => (0, r.OR)(e, "the state of earlier comments", [ "issues: write", "pull-requests: write" ]))
   };
  }
  function createRetryBudget(e) {
   let t = null;
   return async (n, a) => {
    for (let i = 1; ;i += 1) try {
     t ??= openSession(e);
     return await n(await t);
    } catch (n) {
     if (e.signal.aborted && (0, r.Ni)(n)) throw canceled();
     const o = i < s.F3 && !e.signal.aborted ? (0, r.fm)(n, i, e.clock.now()) : null;
     if (o === null) throw a(n);
     t = null;
     await e.clock.sleep(o, e.signal);
    }
   };
  }
  const canceled = () => new a.J(null, "The time for posts was over before GitHub answered", "GitHub may have carried out the request all the same.");
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
    const {login: r, databaseId: a} = n.viewer ?? {};
    if (typeof r !== "string") return i;
    return {
     login: r,
     id: typeof a === "number" ? a : null
    };
   } catch (e) {
    if ((0, r.dg)(e) || e.status === 401) throw e;
    return i;
   }
  }
  async function upsert(e, t) {
   const n = await update(e, t);
   if (n !== null) return n;
   const {id: s, url: r} = await commentPlace(e.octokit, t.target, t.signal).create(t.bodyAfter(null));
   return {
    id: s,
    url: r,
    action: "created"
   };
  }
  async function update({octokit: e, viewer: t}, {target: n, marker: s, bodyAfter: r, signal: a}) {
   const i = commentPlace(e, n, a);
   const o = await findComment(i, s, t);
   if (o === null) return null;
   try {
    const {id: e, url: t} = await i.update(o.id, r(o.body));
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
    const {comments: r, isLast: a} = await e.page(s);
    const i = r.find(({body: e, user: s}) => e?.startsWith(t) === true && isViewer(s, n));
    if (i !== void 0) return {
     id: i.id,
     body: i.body ?? ""
    };
    if (a) return null;
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
   Mr: () => a,
   aD: () => m,
   ek: () => l,
   fo: () => p,
   g8: () => c,
   jR: () => d,
   wv: () => u,
   z$: () => i
  });
  const s = "fragment text on Comment {\n  author { login }\n  authorAssociation\n  body\n  createdAt\n  lastEditedAt\n}";
  const r = "comments(first: 100, after: $comments) @include(if: $moreComments) {\n  pageInfo { hasNextPage endCursor }\n  nodes { ...text databaseId isMinimized }\n}";
  const a = `query Issue(\n  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: issue(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      ${r}\n    }\n  }\n}\n${s}`;
  const i = `query PullRequest(\n  $owner: String!, $name: String!, $number: Int!\n  $comments: String, $moreComments: Boolean!\n  $reviews: String, $moreReviews: Boolean!\n  $threads: String, $moreThreads: Boolean!\n  $first: Boolean!\n) {\n  repository(owner: $owner, name: $name) {\n    item: pullRequest(number: $number) {\n      ...text\n      title\n      state\n      labels(first: 30) { nodes { name } }\n      baseRefName\n      headRefName\n      headRefOid\n      changedFiles\n      ${r}\n      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { ...text databaseId isMinimized state }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }\n        }\n      }\n      closingIssuesReferences(first: 10) @include(if: $first) {\n        nodes { ...text number title repository { nameWithOwner } }\n      }\n    }\n  }\n}\n${s}`;
  const o = "query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    object(oid: $commit) {\n      ... on Commit {\n        statusCheckRollup {\n          contexts(first: 100, after: $after) {\n            pageInfo { hasNextPage endCursor }\n            nodes {\n              __typename\n              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }\n              ... on StatusContext { context state description }\n            }\n          }\n        }\n      }\n    }\n  }\n}";
  const u = "query Queue($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }\n}";
  const c = "query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      reviewThreads(first: 50, after: $after) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id path line startLine diffSide isResolved isOutdated\n          resolvedBy { login }\n          comments(first: 30) {\n            totalCount\n            nodes { id databaseId body url isMinimized viewerDidAuthor }\n          }\n        }\n      }\n    }\n  }\n}";
  const l = "mutation Resolve($id: ID!) {\n  resolveReviewThread(input: { threadId: $id }) { clientMutationId }\n}";
  const d = "query Minimized($ids: [ID!]!) {\n  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }\n}";
  const m = "mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {\n  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }\n}";
  const p = "mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}";
 }),
 84590: (function(e, t, n) {
  n.d(t, {
   createGitHubWriteClient: () => createGitHubWriteClient
  });
  var s = n(90318);
  var r = n(77523);
  var a = n(50897);
  const i = 12e4;
  function requestParameters({connection: e, target: t}) {
   const n = (0, a.dn)(i, e.signal);
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
   const parts = ({title: e, summary: t, annotations: s, conclusion: r}) => ({
    ...r === null ? {
     status: "in_progress"
    } : {
     status: "completed",
     conclusion: r
    },
    output: {
     title: n(e),
     summary: n(t),
     annotations: s.map(({path: e, line: t, endLine: s, level: r, title: a, message: i}) => ({
      path: e,
      start_line: t,
      end_line: s,
      annotation_level: r,
      title: n(a),
      message: n(i)
     }))
    }
   });
   return {
    async checkRuns(n, s) {
     const r = {
      ...requestParameters(e),
      ref: n,
      check_name: s,
      filter: "all",
      per_page: 100
     };
     const {data: a} = await t.listForRef(r);
     return a.check_runs.map(({id: e, external_id: t, status: n, html_url: s, output: r}) => ({
      id: e,
      externalId: t,
      url: s,
      isComplete: n === "completed",
      annotations: r.annotations_count
     }));
    },
    async createCheckRun(n, s, r, a) {
     const i = {
      ...requestParameters(e),
      head_sha: n,
      name: s,
      external_id: r
     };
     const {data: o} = await t.create({
      ...i,
      ...parts(a)
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
  function itemApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {issues: r} = t.rest;
   const at = () => ({
    ...requestParameters(e),
    issue_number: e.target.number
   });
   return {
    async comments() {
     const e = await t.paginate(r.listComments, {
      ...at(),
      per_page: 100
     });
     return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(toText);
    },
    async createComment(t) {
     return toText((await r.createComment({
      ...at(),
      body: e.connection.redact(t)
     })).data);
    },
    updateComment: (t, n) => unlessMissing(async () => toText((await r.updateComment({
     ...requestParameters(e),
     comment_id: t,
     body: e.connection.redact(n)
    })).data)),
    async labels() {
     const e = await t.paginate(r.listLabelsOnIssue, {
      ...at(),
      per_page: 100
     });
     return e.map(({name: e}) => e);
    },
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
    async assignees() {
     return ((await r.get(at())).data.assignees ?? []).map(({login: e}) => e);
    },
    async canBeAssigned(t) {
     const n = {
      ...requestParameters(e),
      assignee: t
     };
     return await unlessMissing(() => r.checkUserCanBeAssigned(n)) !== null;
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
   const {octokit: t, viewer: n} = e.session;
   const {issues: s} = t.rest;
   const {redact: r} = e.connection;
   return {
    async issues() {
     const r = {
      ...requestParameters(e),
      creator: n.login,
      state: "all",
      per_page: 100
     };
     let a = 0;
     const i = await t.paginate(s.listForRepo, r, ({data: e}, t) => {
      a += 1;
      a === o && t();
      return e;
     });
     return i.filter(({pull_request: e}) => e === void 0).map(toIssue);
    },
    async createIssue({title: t, body: n, labels: a}) {
     const {data: i} = await s.create({
      ...requestParameters(e),
      title: r(t),
      body: r(n),
      labels: [ ...a ]
     });
     return toIssue(i);
    },
    async updateIssue(t, n) {
     const a = {
      ...requestParameters(e),
      issue_number: t
     };
     await ("body" in n ? s.update({
      ...a,
      body: r(n.body)
     }) : s.update({
      ...a,
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
  function toIssue({number: e, title: t, body: n, state: s, html_url: r}) {
   return {
    number: e,
    title: t,
    body: n ?? "",
    isOpen: s === "open",
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
     const {title: n, body: s, state: r, milestone: a, html_url: i} = e;
     return {
      title: n,
      body: s ?? "",
      isOpen: r === "open",
      milestone: a?.title ?? null,
      url: i
     };
    },
    async updateItem({title: e, body: s, state: r, reason: a, milestone: i}) {
     await t.update({
      ...at(),
      ...e === void 0 ? {} : {
       title: n(e)
      },
      ...s === void 0 ? {} : {
       body: n(s)
      },
      ...r === void 0 ? {} : {
       state: r
      },
      ...a === void 0 ? {} : {
       state_reason: a
      },
      ...i === void 0 ? {} : {
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
      const a = r.issue_url.endsWith(`/issues/${String(s)}`);
      return a ? {
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
   const {pulls: t} = e.session.octokit.rest;
   const at = () => ({
    ...requestParameters(e),
    pull_number: e.target.number
   });
   return {
    async reply(n, s) {
     try {
      const r = {
       ...at(),
       comment_id: n,
       body: e.connection.redact(s)
      };
      const {data: a} = await t.createReplyForReviewComment(r);
      return {
       id: a.id,
       body: a.body,
       url: a.html_url
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
    createLabel: ({name: t, color: r, description: a}) => unlessRefused(() => n.createLabel({
     ...requestParameters(e),
     color: r,
     name: s(t),
     description: s(a)
    }))
   };
  }
  async function unlessRefused(e) {
   try {
    await e();
    return null;
   } catch (e) {
    const t = (0, r.Pq)(e);
    if (t === null) throw e;
    return {
     refused: t
    };
   }
  }
  var u = n(46896);
  function branchApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {git: a} = t.rest;
   const ref = e => `heads/${e}`;
   const compare = async n => {
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
    isOnBranch: async (e, t) => (await compare(`${t}...${e}`))?.ahead_by === 0,
    async branchSince(e, t) {
     const r = await compare(`${e}...${t}`);
     if (r === null) return null;
     const {commits: a, total_commits: i, merge_base_commit: o} = r;
     const u = a.map(({sha: e, author: t, commit: {message: r}}) => ({
      sha: e,
      message: r,
      isOwn: isAccount(t) && (0, s.Z$)(t, n)
     }));
     return {
      tip: a.at(-1)?.sha ?? o.sha,
      commits: u.length === i ? u : null
     };
    },
    async createBranch(t, n) {
     try {
      await a.createRef({
       ...requestParameters(e),
       ref: `refs/heads/${t}`,
       sha: n
      });
      return true;
     } catch (e) {
      if (/already exists/i.test((0, r.Pq)(e) ?? "")) return false;
      throw e;
     }
    },
    async moveBranch(t, n) {
     await a.updateRef({
      ...requestParameters(e),
      ref: ref(t),
      sha: n,
      force: true
     });
    },
    async deleteBranch(t) {
     try {
      await a.deleteRef({
       ...requestParameters(e),
       ref: ref(t)
      });
     } catch (e) {
      if (!(0, r.b2)(e) && (0, r.Pq)(e) === null) throw e;
     }
    }
   };
  }
  function commitApi(e) {
   const {octokit: t} = e.session;
   const {git: n} = t.rest;
   const {redact: s} = e.connection;
   const {owner: r, repo: a} = e.target;
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
    async commit(n, {parent: i, headline: o, body: c, files: l}) {
     const d = await t.graphql(u.fo, {
      input: {
       branch: {
        repositoryNameWithOwner: `${r}/${a}`,
        branchName: n
       },
       expectedHeadOid: i,
       message: {
        headline: s(o),
        body: s(c)
       },
       fileChanges: fileChangesOf(l)
      },
      request: requestParameters(e).request
     });
     return d.createCommitOnBranch.commit.oid;
    },
    async commitWithModes(t, {parent: r, headline: a, body: i, files: o}) {
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
     const {data: c} = await n.createTree({
      ...requestParameters(e),
      base_tree: t,
      tree: u
     });
     const l = `${s(a)}\n\n${s(i)}`.trimEnd();
     const {data: d} = await n.createCommit({
      ...requestParameters(e),
      message: l,
      tree: c.sha,
      parents: [ r ]
     });
     const m = d.verification;
     const p = m === void 0 ? null : {
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
   const {octokit: t, viewer: n} = e.session;
   const {pulls: a} = t.rest;
   const {redact: i} = e.connection;
   const {owner: o} = e.target;
   return {
    async pullRequests(t) {
     const r = {
      ...requestParameters(e),
      head: `${o}:${t}`,
      state: "all",
      per_page: 100
     };
     const {data: i} = await a.list(r);
     return i.map(e => ({
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
    async createPullRequest({title: t, body: n, base: s, branch: o, draft: u}) {
     const c = {
      title: i(t),
      body: i(n)
     };
     try {
      const {data: t} = await a.create({
       ...requestParameters(e),
       ...c,
       base: s,
       head: o,
       draft: u
      });
      return {
       url: t.html_url
      };
     } catch (e) {
      const t = (0, r.Pq)(e);
      if (t === null) throw e;
      return {
       refused: t
      };
     }
    },
    async updatePullRequest(t, {title: n, body: s}) {
     await a.update({
      ...requestParameters(e),
      pull_number: t,
      title: i(n),
      body: i(s)
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
      const t = refusalOf(e);
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
     for (const r of c) {
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
  const c = [ 0, 2e3, 4e3 ];
  function stateOf(e) {
   const [t] = e;
   const n = e.find(e => e.conclusion === "action_required" || l.has(e.status ?? ""));
   if (n !== void 0) return {
    kind: "waiting",
    url: n.url
   };
   return t === void 0 ? null : {
    kind: "started",
    url: t.url
   };
  }
  const l = new Set([ "action_required", "waiting" ]);
  function refusalOf(e) {
   const t = (0, r.Pq)(e);
   if (t !== null || !(0, r.UZ)(e)) return t;
   const n = (0, r.f1)(e);
   const s = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(n.message);
   return n.status === 403 && s && !(0, r.a5)(n) ? n.message : null;
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
     return e.filter(({user: e}) => (0, s.Z$)(e, n)).map(toReview);
    },
    async createReview(e) {
     try {
      const {data: n} = await t.rest.pulls.createReview({
       ...at(),
       ...toRequest(e, a)
      });
      return {
       id: n.id,
       body: n.body,
       url: n.html_url
      };
     } catch (e) {
      const t = (0, r.Pq)(e);
      if (t === null) throw e;
      return {
       refused: t
      };
     }
    },
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
  function toRequest({commit: e, event: t, body: n, comments: s}, r) {
   return {
    commit_id: e,
    event: t,
    ...n === "" ? {} : {
     body: r(n)
    },
    comments: s.map(({path: e, line: t, startLine: n, side: s, body: a}) => ({
     path: e,
     line: t,
     side: s,
     ...n === void 0 ? {} : {
      start_line: n,
      start_side: s
     },
     body: r(a)
    }))
   };
  }
  function toReview({id: e, body: t, state: n, html_url: s, commit_id: r}) {
   return {
    id: e,
    body: t,
    state: n,
    url: s,
    commit: r
   };
  }
  var d = n(37595);
  function threadApi(e) {
   const {octokit: t, viewer: n} = e.session;
   const {owner: s, repo: a, request: i} = requestParameters(e);
   const unlessForbidden = async (e, n) => {
    try {
     await t.graphql(e, {
      ...n,
      request: i
     });
     return null;
    } catch (e) {
     const t = (0, r.eq)(e);
     if (t === null) throw e;
     return {
      forbidden: t
     };
    }
   };
   return {
    async threads() {
     const r = [];
     for (let o = null, c = true; c; ) {
      const l = {
       owner: s,
       name: a,
       number: e.target.number,
       after: o,
       request: i
      };
      const d = await t.graphql(u.g8, l);
      const m = d.repository?.pullRequest?.reviewThreads;
      r.push(...(m?.nodes ?? []).flatMap(e => threadOf(e, n.login)));
      o = m?.pageInfo.endCursor ?? null;
      c = m?.pageInfo.hasNextPage === true && o !== null;
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
   const n = (e?.comments.nodes ?? []).filter(e => e !== null);
   const [s, ...r] = n;
   if (e === null || s === void 0 || s.databaseId === null) return [];
   const {id: a, path: i, line: o, startLine: u, diffSide: c, isResolved: l, isOutdated: m, resolvedBy: p, comments: f} = e;
   const isAnswered = e => f.totalCount > n.length || n.slice(e + 1).some(({viewerDidAuthor: e}) => !e);
   return [ {
    id: a,
    path: i,
    line: o,
    startLine: u,
    side: c,
    isResolved: l,
    isOutdated: m,
    isOwn: s.viewerDidAuthor,
    isResolvedByOwn: p !== null && (0, d.q)(p.login) === (0, d.q)(t),
    hasReplies: f.totalCount > n.length || r.some(({viewerDidAuthor: e}) => !e),
    first: {
     id: s.databaseId,
     nodeId: s.id,
     body: s.body,
     url: s.url,
     isMinimized: s.isMinimized
    },
    own: n.flatMap(({viewerDidAuthor: e, databaseId: t, body: n, url: s}, r) => e && t !== null ? [ {
     id: t,
     body: n,
     url: s,
     isAnswered: isAnswered(r)
    } ] : [])
   } ];
  }
  function createGitHubWriteClient(e, t) {
   const n = (0, s.Ce)(e);
   return {
    write: (s, a, i) => n(n => {
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
    }, e => (0, r.OR)(e, s, a))
   };
  }
 })
};
