"use strict";
exports.id = 6045;
exports.ids = [6045];
exports.modules = {

/***/ 56045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hideComments: () => (/* binding */ hideComments)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);


/** The maximum per run; the newest are hidden first, since old ones are rarely seen. */
const maxHidden = 50;
/** The maximum number of nodes in one GraphQL request. */
const nodesAtOnce = 100;
/** Hides the token account's visible comments with these beginnings as outdated, and returns their number. */
async function hideComments(octokit, request) {
    const { target, isOwn, beginnings, except, signal } = request;
    const { owner, repo, number: issue_number } = target;
    const within = () => ({ request: { signal: (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .wj)(signal) } });
    const all = await octokit.paginate(octokit.rest.issues.listComments, {
        owner,
        repo,
        issue_number,
        per_page: 100,
        ...within(),
    });
    const comments = all.filter(({ id, body, user }) => id !== except && isOwn(user) && beginnings.some((beginning) => body?.startsWith(beginning) === true));
    const ids = comments.map(({ node_id }) => node_id).reverse();
    let hidden = 0;
    for (let start = 0; start < ids.length && hidden < maxHidden; start += nodesAtOnce) {
        const asked = { ids: ids.slice(start, start + nodesAtOnce), ...within() };
        const { nodes } = await octokit.graphql(_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .minimizedQuery */ .jR, asked);
        const shown = nodes.flatMap((node) => (node?.isMinimized === false ? [node.id] : []));
        for (const id of shown.slice(0, maxHidden - hidden)) {
            await octokit.graphql(_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .minimizeMutation */ .aD, { id, classifier: 'OUTDATED', ...within() });
            hidden += 1;
        }
    }
    return hidden;
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


/***/ })

};
;