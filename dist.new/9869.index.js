"use strict";
exports.id = 9869;
exports.ids = [9869];
exports.modules = {

/***/ 59869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withNamedItem: () => (/* binding */ withNamedItem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12673);
/* harmony import */ var _platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28912);
/* harmony import */ var _platform_github_read_read_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7912);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60957);
/* harmony import */ var _start_github_unavailable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69627);






/** Events without an issue or pull request of their own, which only people with write access and GitHub itself cause. */
const withoutItem = new Set(['none', 'repository_dispatch', 'schedule', 'workflow_dispatch']);
/**
 * The workspace with the item that the setting `item` names. The text of the item is read later, like that of a comment's
 * item. Rejects with UserError `setting-invalid` or `github-unavailable`.
 */
async function withNamedItem(workspace, { settings }, hostEnvironment) {
    const { event } = workspace;
    const number = settings?.item;
    if (settings === null || number === undefined || event.item?.number === number)
        return workspace;
    if (!withoutItem.has(event.name)) {
        throw invalid(number, `the event ${event.name} does not let the workflow choose its item`, onlyOn);
    }
    const token = settings['github-token'];
    if (token === undefined || event.repository === null) {
        throw invalid(number, 'the item cannot be read without a token and a repository', 'pass github-token');
    }
    try {
        const reader = (0,_platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubReader */ .r)((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(token, hostEnvironment), 1);
        const kind = await (0,_platform_github_read_read_start_js__WEBPACK_IMPORTED_MODULE_5__/* .readItemKind */ .q)(reader, event.repository, number);
        return kind === null ? workspace : { ...workspace, event: withItem(event, { kind, number }) };
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J);
        if (error.status !== 404 && error.status !== 410)
            (0,_start_github_unavailable_js__WEBPACK_IMPORTED_MODULE_4__/* .failUnavailable */ .t)('the item of the run is unknown', error);
        throw invalid(number, 'the repository has no such issue or pull request', 'name one that exists');
    }
}
const onlyOn = "set item only on workflow_dispatch, repository_dispatch and schedule, such as item: ${{ inputs.number }}; it may be empty on the workflow's other events";
function invalid(number, message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'setting-invalid', location: 'item', message, found: String(number), hint });
}
/**
 * As on a comment: the files of a pull request are fetched as data, while the commit of the workflow stays the trusted
 * one. On a terminal the working tree of the user is trusted.
 */
function withItem(event, item) {
    if (item.kind === 'issue' || event.name === 'none')
        return { ...event, item };
    return {
        ...event,
        item,
        isUntrustedCheckout: true,
        trustedRef: event.trustedRef ?? event.headSha,
        headSha: null,
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

/***/ 7912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readLastCommits),
/* harmony export */   q: () => (/* binding */ readItemKind)
/* harmony export */ });
/** Whether this number is an issue or a pull request. `null` if the limit of requests is reached. Rejects with GitHubProblem. */
async function readItemKind(reader, { owner, name }, number) {
    const request = { what: `${owner}/${name}#${String(number)}`, needs: ['issues: read', 'pull-requests: read'] };
    return await reader.request(request, async (octokit, signal) => {
        const { data } = await octokit.rest.issues.get({ owner, repo: name, issue_number: number, request: { signal } });
        return data.pull_request === undefined ? 'issue' : 'pull-request';
    });
}
/** The last commits of a branch, the newest first. `null` if the limit of requests is reached. Rejects with GitHubProblem. */
async function readLastCommits(reader, { owner, name }, { branch, count }) {
    const request = { what: `the commits of the branch ${branch}`, needs: ['contents: read'] };
    return await reader.request(request, async (octokit, signal) => {
        const { data } = await octokit.rest.repos.listCommits({
            owner,
            repo: name,
            sha: branch,
            per_page: count,
            request: { signal },
        });
        return data.map(({ sha, commit }) => ({ sha, message: commit.message }));
    });
}


/***/ }),

/***/ 69627:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ failUnavailable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_github_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35548);


/** GitHub did not answer a request that decides whether, or on what, a run starts. Not a skip, which would look fine. */
function failUnavailable(message, { message: problem, hint, id }) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'github-unavailable',
        location: 'github-token',
        message,
        found: problem,
        hint: `${(0,_platform_github_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .asClause */ .eI)(hint)}${id === null ? '' : ` [${id}]`}`,
    });
}


/***/ })

};
;