"use strict";
exports.id = 8343;
exports.ids = [8343];
exports.modules = {

/***/ 90318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cl: () => (/* binding */ createGitHub),
  Ce: () => (/* binding */ createRetryBudget),
  Z$: () => (/* binding */ isViewer)
});

// EXTERNAL MODULE: ./lib/platform/github/octokit.js
var github_octokit = __webpack_require__(80353);
;// CONCATENATED MODULE: ./lib/platform/github/comment-place.js

function commentPlace(octokit, target, signal) {
    return target.thread === undefined ? conversation(octokit, target, signal) : threads(octokit, target, signal);
}
function conversation({ rest: { issues } }, target, signal) {
    const call = () => callOf(target, signal);
    return {
        async page(page) {
            const { data, headers } = await issues.listComments({
                ...{ ...call(), issue_number: target.number, per_page: 100, page },
            });
            return { comments: data, isLast: isLast(headers) };
        },
        update: async (id, body) => posted(await issues.updateComment({ ...call(), comment_id: id, body })),
        create: async (body) => posted(await issues.createComment({ ...call(), issue_number: target.number, body })),
    };
}
function threads(octokit, target, signal) {
    const { pulls } = octokit.rest;
    const call = () => callOf(target, signal);
    return {
        async page(page) {
            const { data, headers } = await pulls.listReviewComments({
                ...{ ...call(), pull_number: target.number, per_page: 100, page },
            });
            return { comments: data, isLast: isLast(headers) };
        },
        update: async (id, body) => posted(await pulls.updateReviewComment({ ...call(), comment_id: id, body })),
        async create(body) {
            try {
                const reply = { ...call(), pull_number: target.number, comment_id: target.thread ?? 0, body };
                return posted(await pulls.createReplyForReviewComment(reply));
            }
            catch (error) {
                // The thread was deleted: the answer becomes a separate comment.
                if (error.status !== 404)
                    throw error;
                return await conversation(octokit, target, signal).create(body);
            }
        },
    };
}
function callOf({ owner, repo }, signal) {
    return { owner, repo, request: { signal: (0,github_octokit/* withTimeout */.wj)(signal) } };
}
const isLast = ({ link }) => link?.includes('rel="next"') !== true;
function posted({ data }) {
    return { id: data.id, url: data.html_url };
}

// EXTERNAL MODULE: ./lib/platform/github/problem.js
var github_problem = __webpack_require__(77523);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
;// CONCATENATED MODULE: ./lib/platform/github/github.js




/** The account of the usual workflow token, for tokens without access to GraphQL. */
const workflowAccount = { login: 'github-actions[bot]', id: null };
/**
 * Creates the client for comments. Its HTTP stack is loaded at the first call. Server errors, broken connections and
 * rate limits are retried up to three times, as long as GitHub asks for at most a minute. A retry repeats the whole
 * update, so that a lost response does not post a comment twice. Every failure rejects with GitHubProblem, which never
 * contains the token.
 */
function createGitHub(connection) {
    const withRetries = createRetryBudget(connection);
    const writeWith = (write) => (target, marker, body) => {
        const bodyAfter = (existing) => connection.redact(typeof body === 'string' ? body : body(existing));
        return withRetries((session) => write(session, { target, marker, bodyAfter, signal: connection.signal }), (error) => (0,github_problem/* problemOf */.Zw)(error, target));
    };
    return {
        upsertComment: writeWith(upsert),
        updateComment: writeWith(update),
        hideComments: (target, beginnings, except) => withRetries(async ({ octokit, viewer }) => {
            const { hideComments } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 56045));
            return await hideComments(octokit, {
                target,
                beginnings,
                except,
                signal: connection.signal,
                isOwn: (author) => isViewer(author, viewer),
            });
        }, (error) => (0,github_problem/* writeProblemOf */.OR)(error, 'the state of earlier comments', ['issues: write', 'pull-requests: write'])),
    };
}
/**
 * Shares one session for all work on this connection; a failed attempt opens a new one.
 *
 * Not @octokit/plugin-retry and @octokit/plugin-throttling: they repeat single requests, also a POST whose response was
 * lost, which would post a comment twice. Here the whole update is repeated and finds what was posted. The plug-ins also
 * wait with timers of their own (an abort or a test's clock does not end them), wait longer than a minute if GitHub asks
 * for it, and pause for a second between writes.
 */
function createRetryBudget(connection) {
    let session = null;
    return async (work, problem) => {
        for (let attempt = 1;; attempt += 1) {
            try {
                session ??= openSession(connection);
                return await work(await session);
            }
            catch (error) {
                if (connection.signal.aborted && (0,github_problem/* isUnanswered */.Ni)(error))
                    throw canceled();
                const wait = attempt < github_octokit/* maxAttempts */.F3 && !connection.signal.aborted ? (0,github_problem/* waitFor */.fm)(error, attempt, connection.clock.now()) : null;
                if (wait === null)
                    throw problem(error);
                session = null;
                await connection.clock.sleep(wait, connection.signal);
            }
        }
    };
}
const canceled = () => new types/* GitHubProblem */.J(null, 'The time for posts was over before GitHub answered', 'GitHub may have carried out the request all the same.');
/** Opens a client for this token and finds the token's account. */
async function openSession(connection) {
    const octokit = await (0,github_octokit/* connectOctokit */.wy)(connection);
    return { octokit, viewer: await readViewer(octokit, connection.signal) };
}
/**
 * GET /user rejects the installation tokens of workflows; GraphQL accepts every kind of token. GraphQL has limits and
 * outages of its own, which must not keep a comment from being posted: without it, the account is the usual one.
 */
async function readViewer(octokit, signal) {
    try {
        const answer = await octokit.graphql('{ viewer { login databaseId } }', { request: { signal: (0,github_octokit/* withTimeout */.wj)(signal) } });
        return viewerOf(answer?.viewer?.login, answer?.viewer?.databaseId);
    }
    catch (error) {
        if ((0,github_problem/* isRequestFailure */.UZ)(error) && ((0,github_problem/* isTransient */.dg)(error) || error.status === 401))
            throw error;
        return workflowAccount;
    }
}
const viewerOf = (login, id) => typeof login === 'string' ? { login, id: typeof id === 'number' ? id : null } : workflowAccount;
async function upsert(session, wanted) {
    const updated = await update(session, wanted);
    if (updated !== null)
        return updated;
    const { id, url } = await commentPlace(session.octokit, wanted.target, wanted.signal).create(wanted.bodyAfter(null));
    return { id, url, action: 'created' };
}
/** `null` if there is none. */
async function update({ octokit, viewer }, { target, marker, bodyAfter, signal }) {
    const place = commentPlace(octokit, target, signal);
    const comment = await findComment(place, marker, viewer);
    if (comment === null)
        return null;
    try {
        const { id, url } = await place.update(comment.id, bodyAfter(comment.body));
        return { id, url, action: 'updated' };
    }
    catch (error) {
        if (error.status !== 404)
            throw error;
        return null;
    }
}
/**
 * The oldest comment that starts with the marker and was written by the token's account. Anyone can paste a marker, and
 * a model can be tricked into writing one, so the author and the position must match.
 */
async function findComment(place, marker, viewer) {
    for (let page = 1;; page += 1) {
        const { comments, isLast } = await place.page(page);
        const comment = comments.find(({ body, user }) => body?.startsWith(marker) === true && isViewer(user, viewer));
        if (comment !== undefined)
            return { id: comment.id, body: comment.body ?? '' };
        if (isLast)
            return null;
    }
}
function isViewer(user, viewer) {
    return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
}


/***/ }),

/***/ 46896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ checksQuery),
/* harmony export */   Mr: () => (/* binding */ issueQuery),
/* harmony export */   aD: () => (/* binding */ minimizeMutation),
/* harmony export */   ek: () => (/* binding */ resolveMutation),
/* harmony export */   fo: () => (/* binding */ commitMutation),
/* harmony export */   g8: () => (/* binding */ threadsQuery),
/* harmony export */   jR: () => (/* binding */ minimizedQuery),
/* harmony export */   wv: () => (/* binding */ queueQuery),
/* harmony export */   z$: () => (/* binding */ pullRequestQuery)
/* harmony export */ });
/** The queries for GitHub's GraphQL API. A test validates each against GitHub's schema. */
const text = `fragment text on Comment {
  author { login }
  authorAssociation
  body
  createdAt
  lastEditedAt
}`;
const comments = `comments(first: 100, after: $comments) @include(if: $moreComments) {
  pageInfo { hasNextPage endCursor }
  nodes { ...text databaseId isMinimized }
}`;
const issueQuery = `query Issue(
  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: issue(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      ${comments}
    }
  }
}
${text}`;
const pullRequestQuery = `query PullRequest(
  $owner: String!, $name: String!, $number: Int!
  $comments: String, $moreComments: Boolean!
  $reviews: String, $moreReviews: Boolean!
  $threads: String, $moreThreads: Boolean!
  $first: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: pullRequest(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      baseRefName
      headRefName
      headRefOid
      changedFiles
      ${comments}
      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {
        pageInfo { hasNextPage endCursor }
        nodes { ...text databaseId isMinimized state }
      }
      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
        }
      }
      closingIssuesReferences(first: 10) @include(if: $first) {
        nodes { ...text number title repository { nameWithOwner } }
      }
    }
  }
}
${text}`;
const checksQuery = `query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        statusCheckRollup {
          contexts(first: 100, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes {
              __typename
              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }
              ... on StatusContext { context state description }
            }
          }
        }
      }
    }
  }
}`;
const queueQuery = `query Queue($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }
}`;
const threadsQuery = `query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          comments(first: 30) {
            totalCount
            nodes { id databaseId body url isMinimized viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const resolveMutation = `mutation Resolve($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { clientMutationId }
}`;
const minimizedQuery = `query Minimized($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
const minimizeMutation = `mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {
  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }
}`;
const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;


/***/ }),

/***/ 16721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ requestParameters)
/* harmony export */ });
/* harmony import */ var _host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25422);

/** The time limit for all pages of a list. */
const listTimeoutMs = 120_000;
/** The parameters of every request of a write: repository and time limit. */
function requestParameters({ connection, target }) {
    const signal = (0,_host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(listTimeoutMs, connection.signal);
    return { owner: target.owner, repo: target.repo, request: { signal } };
}


/***/ }),

/***/ 38343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ commitApi),
/* harmony export */   G5: () => (/* binding */ replacesKind),
/* harmony export */   H_: () => (/* binding */ branchApi),
/* harmony export */   UW: () => (/* binding */ pullApi)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90318);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80353);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77523);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46896);
/* harmony import */ var _write_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16721);





/** Requests for branches: the run's own ones and the base branch. */
function branchApi(context) {
    const { octokit, viewer } = context.session;
    const { git } = octokit.rest;
    const ref = (branch) => `heads/${branch}`;
    const compare = (basehead) => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessMissing */ .F2)(async () => (await octokit.rest.repos.compareCommitsWithBasehead({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), basehead })).data);
    return {
        isOnBranch: async (commit, branch) => (await compare(`${branch}...${commit}`))?.ahead_by === 0,
        async branchSince(base, branch) {
            const comparison = await compare(`${base}...${branch}`);
            if (comparison === null)
                return null;
            const { commits, total_commits: total, merge_base_commit: common } = comparison;
            const listed = commits.map(({ sha, author, commit: { message } }) => ({
                sha,
                message,
                isOwn: isAccount(author) && (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isViewer */ .Z$)(author, viewer),
            }));
            return { tip: commits.at(-1)?.sha ?? common.sha, commits: listed.length === total ? listed : null };
        },
        async createBranch(branch, sha) {
            try {
                await git.createRef({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), ref: `refs/heads/${branch}`, sha });
                return true;
            }
            catch (error) {
                if (/already exists/i.test((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)(error) ?? ''))
                    return false;
                throw error;
            }
        },
        async moveBranch(branch, sha) {
            await git.updateRef({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), ref: ref(branch), sha, force: true });
        },
        async deleteBranch(branch) {
            try {
                await git.deleteRef({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), ref: ref(branch) });
            }
            catch (error) {
                // GitHub responds with 422 for a missing ref.
                if (!(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error) && (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)(error) === null)
                    throw error;
            }
        },
    };
}
const mostEntries = 100;
/** Requests that create commits. */
function commitApi(context) {
    const { octokit } = context.session;
    const { git } = octokit.rest;
    const { redact } = context.connection;
    const { owner, repo } = context.target;
    const createBlob = async (content) => {
        const blob = { content: content.toString('base64'), encoding: 'base64' };
        return (await git.createBlob({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), ...blob })).data.sha;
    };
    return {
        async commit(branch, { parent, headline, body, files }) {
            const answer = await octokit.graphql(_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .commitMutation */ .fo, {
                input: {
                    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
                    expectedHeadOid: parent,
                    message: { headline: redact(headline), body: redact(body) },
                    fileChanges: fileChangesOf(files),
                },
                request: (0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context).request,
            });
            return answer.createCommitOnBranch.commit.oid;
        },
        async commitWithModes(tree, { parent, headline, body, files }) {
            const entries = [];
            for (const { path, content, mode = '100644' } of files) {
                const sha = content === null ? null : await createBlob(content);
                entries.push({ path, mode, type: 'blob', sha });
            }
            let made = tree;
            for (const part of inRequests(entries)) {
                made = (await git.createTree({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), base_tree: made, tree: part })).data.sha;
            }
            // Without an explicit author; otherwise GitHub does not sign the commit.
            const message = `${redact(headline)}\n\n${redact(body)}`.trimEnd();
            const { data } = await git.createCommit({
                ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context),
                message,
                tree: made,
                parents: [parent],
            });
            // The description of the API requires this field, but older servers do not send it.
            const signed = data.verification;
            const verification = signed === undefined ? null : { isVerified: signed.verified, reason: signed.reason };
            return { sha: data.sha, verification };
        },
    };
}
/**
 * GitHub cannot process many entries in one request. What is deleted goes first if a directory takes the place of a file,
 * or a file that of a directory.
 */
function inRequests(entries) {
    const deleted = entries.filter(({ sha }) => sha === null);
    const groups = replacesKind(entries) ? [deleted, entries.filter(({ sha }) => sha !== null)] : [entries];
    return groups.flatMap((group) => Array.from({ length: Math.ceil(group.length / mostEntries) }, (_, at) => group.slice(at * mostEntries, (at + 1) * mostEntries)));
}
/** Whether one of these paths is a directory of another. */
function replacesKind(files) {
    const paths = new Set(files.map(({ path }) => path));
    return files.some(({ path }) => parentsOf(path).some((parent) => paths.has(parent)));
}
const parentsOf = (path) => path.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join('/')]));
/** Requests for pull requests from the run's own branches. */
function pullApi(context) {
    const { octokit, viewer } = context.session;
    const { pulls } = octokit.rest;
    const { redact } = context.connection;
    const { owner } = context.target;
    return {
        async pullRequests(branch) {
            const query = { ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), head: `${owner}:${branch}`, state: 'all', per_page: 100 };
            const { data } = await pulls.list(query);
            return data.map((pull) => ({
                number: pull.number,
                head: pull.head.sha,
                title: pull.title,
                body: pull.body ?? '',
                url: pull.html_url,
                isOpen: pull.state === 'open',
                isMerged: pull.merged_at !== null,
                isOwn: (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isViewer */ .Z$)(pull.user, viewer),
            }));
        },
        async openBranches(prefix) {
            const query = { ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), state: 'open', per_page: 100 };
            const heads = await octokit.paginate(pulls.list, query, ({ data }) => data.map(({ head }) => head));
            const branches = heads.filter(({ label, ref }) => label === `${owner}:${ref}` && ref.startsWith(prefix));
            return new Set(branches.map(({ ref }) => ref));
        },
        createPullRequest: ({ title, body, base, branch, draft }) => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .orRefusal */ .kr)(async () => {
            const text = { title: redact(title), body: redact(body) };
            const { data } = await pulls.create({ ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context), ...text, base, head: branch, draft });
            return { url: data.html_url };
        }),
        async updatePullRequest(number, { title, body }) {
            await pulls.update({
                ...(0,_write_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requestParameters */ .q)(context),
                pull_number: number,
                title: redact(title),
                body: redact(body),
            });
        },
    };
}
function fileChangesOf(files) {
    return {
        additions: files.flatMap(({ path, content }) => content === null ? [] : [{ path, contents: content.toString('base64') }]),
        deletions: files.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
    };
}
/** GitHub returns an empty object for an unknown author. */
function isAccount(author) {
    return author !== null && 'id' in author;
}


/***/ })

};
;