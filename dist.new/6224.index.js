"use strict";
exports.id = 6224;
exports.ids = [6224];
exports.modules = {

/***/ 56224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  removeTriggerLabel: () => (/* binding */ removeTriggerLabel)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/github/octokit.js
var github_octokit = __webpack_require__(80353);
// EXTERNAL MODULE: ./lib/platform/github/read/read-api.js
var read_api = __webpack_require__(28912);
;// CONCATENATED MODULE: ./lib/platform/github/write/remove-label.js


/** A label that the item does not have counts as removed. Rejects with GitHubProblem. */
async function removeLabel(connection, { owner, repo, number }, name) {
    const request = {
        what: `the labels of ${owner}/${repo}#${String(number)}`,
        needs: ['issues: write', 'pull-requests: write'],
    };
    await (0,read_api/* createGitHubReader */.r)(connection, 1).request(request, (octokit, signal) => (0,github_octokit/* unlessMissing */.F2)(() => octokit.rest.issues.removeLabel({ owner, repo, issue_number: number, name, request: { signal } })));
}

// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
;// CONCATENATED MODULE: ./lib/app/remove-label.js





/** A label is never worth a long wait. */
const timeMs = 10_000;
/** Removes the label of a `labeled` event from its item, if `label-trigger` names it. If that fails, a warning is logged. */
async function removeTriggerLabel({ event, settings }, { environment, signal }, log) {
    const { action, item, repository, trigger } = event;
    const token = settings['github-token'];
    if (action !== 'labeled' || trigger.label === null || item === null || repository === null)
        return;
    if (settings['label-trigger'].length === 0) {
        log.warning('The label was not removed, because remove-label needs label-trigger.');
        return;
    }
    if (token === undefined) {
        log.warning('The label was not removed, because no github-token is set.');
        return;
    }
    try {
        const connection = (0,connections/* readConnection */.dC)(token, { environment, signal: (0,time_limit/* withinTime */.dn)(timeMs, signal) });
        const target = { owner: repository.owner, repo: repository.name, number: item.number };
        await removeLabel(connection, target, trigger.label);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* GitHubProblem */.J);
        log.warning(`The label was not removed. ${error.sentences}`);
    }
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


/***/ })

};
;