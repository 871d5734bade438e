"use strict";
exports.id = 3817;
exports.ids = [3817];
exports.modules = {

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

/***/ 62260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutSkips),
/* harmony export */   Xz: () => (/* binding */ whySecret),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   lW: () => (/* binding */ changesTrailer),
/* harmony export */   s9: () => (/* binding */ trailer)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5428);

/** Rewrites directives in the title or text of a commit or pull request that would skip checks. */
function withoutSkips(text) {
    return text
        .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
        .replace(/skip-checks(?=\s*:)/gi, 'skip checks');
}
/** Begins the last line of the messages of Sallyport's commits. */
const trailer = 'Sallyport-Changes: ';
/** The last line of the message of a commit with these changes. */
function changesTrailer(tree) {
    return `${trailer}${changesFingerprint(tree)}`;
}
/** Identical for identical changes, independent of the base commit. */
function changesFingerprint({ files }) {
    const parts = files.flatMap(({ path, content, mode }) => {
        const size = content === null ? 'gone' : String(content.length);
        return [`${JSON.stringify(mode === undefined ? [path, size] : [path, size, mode])}\n`, content ?? ''];
    });
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)(parts, 32);
}
/** Why changes with a secret of the run are not published, as a clause; `null` if they have none. */
function whySecret({ files }, holdsSecret) {
    const leaking = files.find((file) => holdsSecret(Buffer.concat([Buffer.from(file.path), file.content ?? none])));
    return leaking === undefined ? null : `${leaking.path} contains what looks like a secret`;
}
/** The changes of a run for a commit, or why they are not published, as a clause. */
function treeOf({ collected, holdsSecret, }) {
    if ('refused' in collected)
        return collected.refused;
    return whySecret(collected.tree, holdsSecret) ?? collected.tree;
}
const none = Buffer.alloc(0);


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

/***/ 63817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseLoop: () => (/* binding */ refuseLoop)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54539);
/* harmony import */ var _github_writes_commit_commit_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62260);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12673);
/* harmony import */ var _platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28912);
/* harmony import */ var _platform_github_read_read_start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7912);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60957);
/* harmony import */ var _github_unavailable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69627);








/**
 * Why a failed run starts nothing: its branch has newer commits, or ends with so many commits by Sallyport that
 * one more would continue a loop of fixes and failures. `null` if it may start a run. Without a token nothing can be
 * committed, so a loop is not possible. Rejects with UserError `github-unavailable`.
 */
async function refuseLoop({ headSha, repository, trigger: { run } }, settings, hostEnvironment) {
    const { 'github-token': token, 'loop-limit': limit } = settings;
    if (run === null || !run.hasFailed || run.branch === null || repository === null || token === undefined)
        return null;
    const branch = run.branch.name;
    try {
        const reader = (0,_platform_github_read_read_api_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitHubReader */ .r)((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .readConnection */ .dC)(token, hostEnvironment), 1);
        const commits = (await (0,_platform_github_read_read_start_js__WEBPACK_IMPORTED_MODULE_6__/* .readLastCommits */ .H)(reader, repository, { branch, count: limit })) ?? [];
        if (commits[0]?.sha !== headSha) {
            return {
                code: 'loop-guard',
                reason: `the branch of the failed run has newer commits after ${headSha ?? ''}`,
                hint: null,
            };
        }
        if (commits.length < limit || !commits.every(({ message }) => isOwn(message)))
            return null;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubProblem */ .J);
        if (error.status === 404)
            return { code: 'loop-guard', reason: 'the branch of the failed run was deleted', hint: null };
        (0,_github_unavailable_js__WEBPACK_IMPORTED_MODULE_5__/* .failUnavailable */ .t)('whether the failed run continues a loop is unknown', error);
    }
    return {
        code: 'loop-guard',
        reason: `the last ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(limit, 'commit')} of the branch are by Sallyport, and its checks still fail`,
        hint: 'Find out why the checks fail. A commit by anyone else ends the count; loop-limit sets the number.',
    };
}
const isOwn = (message) => message.split('\n').some((line) => line.startsWith(_github_writes_commit_commit_text_js__WEBPACK_IMPORTED_MODULE_1__/* .trailer */ .s9));


/***/ })

};
;