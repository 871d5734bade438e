"use strict";

exports.id = 6045;

exports.ids = [ 6045 ];

exports.modules = {
  56045: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      hideComments: () => hideComments
    });
    var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
    var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);
    const maxHidden = 50;
    const nodesAtOnce = 100;
    async function hideComments(octokit, request) {
      const {target: target, isOwn: isOwn, beginnings: beginnings, except: except, signal: signal} = request;
      const {owner: owner, repo: repo, number: issue_number} = target;
      const within = () => ({
        request: {
          signal: (0, _octokit_js__WEBPACK_IMPORTED_MODULE_0__.wj)(signal)
        }
      });
      const all = await octokit.paginate(octokit.rest.issues.listComments, {
        owner: owner,
        repo: repo,
        issue_number: issue_number,
        per_page: 100,
        ...within()
      });
      const own = all.filter(({id: id, body: body, user: user}) => id !== except && isOwn(user) && beginnings.some(beginning => body?.startsWith(beginning) === true));
      const ids = own.map(({node_id: node_id}) => node_id).reverse();
      let hidden = 0;
      for (let start = 0; start < ids.length && hidden < maxHidden; start += nodesAtOnce) {
        const asked = {
          ids: ids.slice(start, start + nodesAtOnce),
          ...within()
        };
        const {nodes: nodes} = await octokit.graphql(_queries_js__WEBPACK_IMPORTED_MODULE_1__.jR, asked);
        const shown = nodes.flatMap(node => node?.isMinimized === false ? [ node.id ] : []);
        for (const id of shown.slice(0, maxHidden - hidden)) {
          await octokit.graphql(_queries_js__WEBPACK_IMPORTED_MODULE_1__.aD, {
            id: id,
            ...within()
          });
          hidden += 1;
        }
      }
      return hidden;
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
  })
};
