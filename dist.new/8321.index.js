"use strict";
exports.id = 8321;
exports.ids = [8321];
exports.modules = {

/***/ 8321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForName: () => (/* binding */ askForName),
/* harmony export */   fetchBranch: () => (/* binding */ fetchBranch),
/* harmony export */   fetchPullRequest: () => (/* binding */ fetchPullRequest),
/* harmony export */   pushCommit: () => (/* binding */ pushCommit),
/* harmony export */   remoteSettings: () => (/* binding */ remoteSettings)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92301);


/**
 * Fetches the head of a pull request and its base branch. The address is used instead of a remote of the clone, since
 * the token must not depend on its configuration. Rejects with GitProblem.
 */
async function fetchPullRequest(options, remote, { number, base, depth }) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const prefix = `refs/sallyport/pull/${String(number)}`;
    const refs = [`+refs/pull/${String(number)}/head:${prefix}/head`, `+refs/heads/${base}:${prefix}/base`];
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('fetch', ...fetchOptions, ...(await depthOptions(git, depth)), '--end-of-options', remote.address, ...refs));
    return { head: await commitOf(git, `${prefix}/head`), base: await commitOf(git, `${prefix}/base`) };
}
/** Fetches the last commits of a branch and returns its tip. Rejects with GitProblem. */
async function fetchBranch(options, remote, branch) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const prefix = `refs/sallyport/branch/${branch}`;
    const depth = await depthOptions(git, branchDepth);
    const refspec = `+refs/heads/${branch}:${prefix}`;
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('fetch', ...fetchOptions, ...depth, '--end-of-options', remote.address, refspec));
    return await commitOf(git, prefix);
}
const branchDepth = 50;
/** Asks a server what a plain name of a branch means there; no ref of the clone takes part. Rejects with GitProblem. */
async function askForName(options, remote, name) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const [branch, tag] = [`refs/heads/${name}`, `refs/tags/${name}`];
    const refs = [branch, tag, `${tag}^{}`];
    const end = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('ls-remote', '--quiet', '--end-of-options', remote.address, ...refs));
    const ids = new Map((0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(end)
        .split('\n')
        .map((line) => line.split('\t', 2).reverse()));
    // The second entry of an annotated tag is its commit.
    return { branch: ids.get(branch) ?? null, tag: ids.get(`${tag}^{}`) ?? ids.get(tag) ?? null };
}
/** Adds a commit to a branch; never replaces one. Runs no hook. Rejects with GitProblem if git cannot reach the server. */
async function pushCommit(options, remote, { commit, branch }) {
    // The result is read from messages.
    const variables = { ...options.variables, LC_ALL: 'C' };
    const settings = [...(options.settings ?? []), ...remoteSettings(remote)];
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, variables, settings });
    const running = git('push', '--porcelain', '--no-verify', '--', remote.address, `${commit}:refs/heads/${branch}`);
    const end = await running;
    if (end.exitCode === 0)
        return { kind: 'done' };
    const [, taken] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(end.output) ?? [];
    if (taken !== undefined)
        return { kind: 'refused', reason: `git cannot create ${branch} while the branch ${taken} exists` };
    if (behind.test(end.output))
        return { kind: 'behind' };
    if (!/\[remote rejected\]|remote: error/i.test(end.output))
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(running);
    const remoteLines = end.output.split('\n').flatMap((line) => /^remote: (.*\S)/.exec(line)?.[1] ?? []);
    const reason = remoteLines.filter((line) => /error|must|require|violation|GH0/i.test(line)).join(' ');
    return { kind: 'refused', reason: reason === '' ? 'the server refused the push' : reason.slice(0, 300) };
}
/** Also another push at the same moment. */
const behind = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
const fetchOptions = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
    '--no-write-fetch-head',
];
/** A depth would make a complete clone shallow. */
async function depthOptions(git, depth) {
    const isShallow = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('rev-parse', '--is-shallow-repository'))).trim() === 'true';
    return isShallow ? [`--depth=${String(depth)}`] : [];
}
async function commitOf(git, ref) {
    const end = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    if (end.exitCode !== 0)
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitProblem */ .U(`git fetched no commit for ${ref}`);
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(end).trim();
}
/** The token for this address, instead of the credentials in the clone. No redirect can take it elsewhere. */
function remoteSettings({ address, token, headers = [] }) {
    const name = `http.${address}.extraheader`;
    const pair = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
    const sent = token === null ? headers : [`AUTHORIZATION: basic ${pair}`];
    return [
        ['http.followRedirects', 'false'],
        ...(sent.length === 0 ? [] : ['', ...sent].map((header) => [name, header])),
    ];
}


/***/ })

};
;