"use strict";
exports.id = 6682;
exports.ids = [6682];
exports.modules = {

/***/ 86682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPushTarget: () => (/* binding */ findPushTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _event_gate_types_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43334);
/* harmony import */ var _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96668);
/* harmony import */ var _platform_git_branch_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72225);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12673);
/* harmony import */ var _platform_github_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35548);
/* harmony import */ var _platform_github_read_permission_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73164);
/* harmony import */ var _platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28912);
/* harmony import */ var _platform_github_read_read_push_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75600);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60957);










/**
 * Where commits of the run go, checked before a model is paid: they can only go to the branch of the run's own pull
 * request, in the same repository, at the request of someone who could push there.
 */
async function findPushTarget(runContext, hostEnvironment) {
    const { event, settings, pull } = runContext;
    const token = settings['github-token'];
    const { repository } = event;
    const why = whyNot(runContext);
    if (why !== null)
        return { why };
    if (pull === null || token === undefined || repository === null)
        return _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .noPushTarget */ .RH;
    const connection = (0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .dC)(token, hostEnvironment);
    const { branch } = pull.facts.head;
    const target = { owner: repository.owner, repo: repository.name, number: pull.facts.number };
    try {
        const problems = await Promise.all([whyNoWriter(runContext, connection), whyUnwritable(connection, target)]);
        const problem = problems.find((reason) => reason !== null) ?? null;
        if (problem !== null)
            return { why: problem };
        // Such a pull request takes changes to a release branch; a change of the default branch needs one of its own.
        const indirect = pull.facts.head.isDefault ? `${branch} is the default branch` : null;
        return { branch, indirect: indirect ?? (await whyIndirect(connection, target, branch)) };
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubProblem */ .J);
        return { why: `GitHub could not be asked whether it may: ${error.message}` };
    }
}
/** What the pull request itself shows. */
function whyNot({ event, pull }) {
    if (pull === null || pull.of !== 'head')
        return _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .noPushTarget */ .RH.why;
    const { isOpen, head } = pull.facts;
    if (!isOpen)
        return 'the pull request is closed';
    if (head.isFork)
        return 'the head of the pull request is in a fork, where the token of a workflow cannot write';
    if (!(0,_platform_git_branch_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isPlainBranch */ .R)(head.branch))
        return 'the name of its branch has unusual characters';
    const dependabot = [event.actor, event.trigger.sender?.login].includes('dependabot[bot]');
    return dependabot ? 'runs started by Dependabot have a token that can only read' : null;
}
async function whyNoWriter({ event }, connection) {
    const { repository, trigger } = event;
    if (repository === null)
        return _job_github_github_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .noPushTarget */ .RH.why;
    const people = [trigger.sender, ...trigger.alsoBy, trigger.triggerComment?.author ?? null];
    const asking = [...new Map(people.flatMap((person) => (person === null ? [] : [[person.login, person]]))).values()];
    if (asking.length === 0)
        return 'the event does not show who asked for it';
    const read = (0,_platform_github_read_permission_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .createPermissionReader */ .T)(connection, repository);
    const levels = await Promise.all(asking.map(async ({ login }) => ({ login, permission: (0,_event_gate_types_js__WEBPACK_IMPORTED_MODULE_9__/* .permissionOf */ .Fp)(await read(login)) })));
    const reader = levels.find(({ permission }) => !writers.has(permission));
    return reader === undefined ? null : `${reader.login}, who asked for it, cannot write to the repository`;
}
const writers = new Set(['admin', 'maintain', 'write']);
async function whyUnwritable(connection, target) {
    const reader = (0,_platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_5__/* .createGitHubReader */ .r)(connection, 2);
    try {
        await (0,_platform_github_read_read_push_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .tryContentsWrite */ .H8)(reader, target);
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubProblem */ .J);
        if (error.status === null)
            throw error;
        return `the token may not write to the repository [token-lacks-permission]: ${(0,_platform_github_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .asClause */ .eI)((0,_platform_github_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .permissionFix */ .jj)(['contents: write']))}`;
    }
    // A server without merge queues does not know the field.
    const isQueued = await (0,_platform_github_read_read_push_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .readIsQueued */ .G6)(reader, target).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubProblem */ .J, () => false));
    return isQueued ? 'the pull request is in the merge queue' : null;
}
async function whyIndirect(connection, target, branch) {
    const read = (0,_platform_github_read_read_push_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .readBranchRules */ .CE)((0,_platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_5__/* .createGitHubReader */ .r)(connection, 1), target, branch);
    // Older servers have no rules; a push that one refuses becomes a pull request later.
    const rules = await read.catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubProblem */ .J, () => null));
    const rule = rules?.find((type) => _platform_github_read_read_push_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .requiresPullRequest */ .RD.has(type));
    return rule === undefined ? null : `a rule of the branch ${branch} (${rule}) does not allow pushes`;
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

/***/ 73164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createPermissionReader)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _read_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28912);


/**
 * Reads the permission of users on one repository. An unknown user has none. Rejects with GitHubProblem. Every workflow
 * token is authorized.
 */
function createPermissionReader(connection, { owner, name }) {
    const reader = (0,_read_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubReader */ .r)(connection, Number.POSITIVE_INFINITY);
    return async (username) => {
        const request = { what: `the permission of ${username}`, needs: [] };
        const answer = await reader.request(request, (octokit, signal) => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessMissing */ .F2)(() => octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo: name, username, request: { signal } })));
        if (answer === null)
            return { permission: 'none', role: '' };
        const { permission, role_name: role } = answer.data;
        return { permission, role: typeof role === 'string' ? role : '' };
    };
}


/***/ }),

/***/ 28912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createGitHubReader)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
/* harmony import */ var _read_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83823);



function createGitHubReader(connection, maxRequests) {
    let left = maxRequests;
    let client = null;
    const request = async (what, send) => {
        if (left <= 0)
            return null;
        left -= 1;
        client ??= (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .connectOctokit */ .wy)(connection);
        const octokit = await client;
        try {
            return await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(connection, (signal) => send(octokit, signal));
        }
        catch (error) {
            throw (0,_read_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .readProblem */ .K)(error, what);
        }
    };
    return {
        request,
        query: (what, query, variables) => request(what, async (octokit, signal) => {
            try {
                return { data: await octokit.graphql(query, { ...variables, request: { signal } }), errors: [] };
            }
            catch (error) {
                return partialAnswer(error);
            }
        }),
    };
}
/** The data of a partial GraphQL response, which has status 200 and errors. Throws the error without data. */
function partialAnswer(error) {
    const { data, errors } = error;
    const isEmpty = data === null || data === undefined || Object.values(data).every((value) => value === null);
    if (!Array.isArray(errors) || isEmpty)
        throw error;
    return { data, errors: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .messagesOf */ .cr)(errors) };
}


/***/ }),

/***/ 75600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ readBranchRules),
/* harmony export */   G6: () => (/* binding */ readIsQueued),
/* harmony export */   H8: () => (/* binding */ tryContentsWrite),
/* harmony export */   RD: () => (/* binding */ requiresPullRequest),
/* harmony export */   df: () => (/* binding */ readHasBranch)
/* harmony export */ });
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60957);


/** Rules of a branch that do not let anyone push to it. */
const requiresPullRequest = new Set([
    'pull_request',
    'update',
    'merge_queue',
    'required_status_checks',
    'required_deployments',
    'code_scanning',
    'workflows',
]);
/** Types of the active rules of a branch, also of those of the organization. `null` if the server does not report them. */
async function readBranchRules(reader, { owner, repo }, branch) {
    const what = { what: `the rules of the branch ${branch}`, needs: [] };
    return await reader.request(what, async (octokit, signal) => {
        const { data } = await octokit.rest.repos.getBranchRules({
            owner,
            repo,
            branch,
            request: { signal },
            per_page: 100,
        });
        return data.map(({ type }) => type);
    });
}
/** Whether the repository has the branch; false too if the token cannot read it. */
async function readHasBranch(reader, { owner, repo }, branch) {
    const what = { what: `the branch ${branch}`, needs: ['contents: read'] };
    try {
        await reader.request(what, (octokit, signal) => octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request: { signal } }));
        return true;
    }
    catch (error) {
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubProblem */ .J && error.status === 404)
            return false;
        throw error;
    }
}
/** Whether the pull request waits in a merge queue; false if the server has none. */
async function readIsQueued(reader, { owner, repo, number }) {
    const what = { what: `the merge queue of ${owner}/${repo}#${String(number)}`, needs: ['pull-requests: read'] };
    const answer = await reader.query(what, _queries_js__WEBPACK_IMPORTED_MODULE_1__/* .queueQuery */ .wv, { owner, name: repo, number });
    return answer?.data.repository?.pullRequest?.isInMergeQueue === true;
}
/**
 * Whether the token may write contents. No answer of GitHub contains that for the token of a workflow, so an empty blob
 * is created, which is on no branch. Rejects with GitHubProblem if the token may not.
 */
async function tryContentsWrite(reader, { owner, repo }) {
    await reader.request({ what: 'the contents of the repository', needs: ['contents: write'] }, (octokit, signal) => octokit.rest.git.createBlob({ owner, repo, content: '', encoding: 'utf-8', request: { signal } }));
}


/***/ })

};
;