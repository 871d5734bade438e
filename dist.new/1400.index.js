"use strict";
exports.id = 1400;
exports.ids = [1400];
exports.modules = {

/***/ 71400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkOutPullRequest: () => (/* binding */ checkOutPullRequest),
  y: () => (/* binding */ wantsPullRequest)
});

// EXTERNAL MODULE: ./lib/context/read-only-head.js
var read_only_head = __webpack_require__(90784);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/read/read-api.js
var read_api = __webpack_require__(28912);
;// CONCATENATED MODULE: ./lib/platform/github/read/read-pull-request.js
/** `null` if the limit of requests is reached. Rejects with GitHubProblem. */
async function readPullRequest(reader, { owner, repo, number }) {
    const what = `the pull request ${owner}/${repo}#${String(number)}`;
    return await reader.request({ what, needs: ['pull-requests: read'] }, async (octokit, signal) => {
        const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number, request: { signal } });
        const { head, base } = data;
        // The description of the API says that a head has a repository; that of a deleted fork is null.
        const repository = head.repo;
        return {
            number,
            isOpen: data.state === 'open',
            head: {
                sha: head.sha,
                branch: head.ref,
                isFork: repository === null || repository.id !== base.repo.id,
                isDefault: head.ref === base.repo.default_branch,
            },
            base: base.ref,
            commits: data.commits,
        };
    });
}

// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/app/check-out-pull-request.js









/** The job with the commit that it works on. Rejects with UserError `checkout-failed`. */
async function checkOutPullRequest(job, hostEnvironment) {
    const { runContext, lists } = job;
    const { pull, notices } = await fetchJobCommit(runContext, hostEnvironment);
    if (pull === null)
        return { job, notices };
    const event = pull.of === 'head' ? { ...runContext.event, headSha: pull.commit } : runContext.event;
    const checkedOut = { ...runContext, pull, event };
    if (!(0,read_only_head/* isReadOnlyHead */.Z)(checkedOut))
        return { job: { ...job, runContext: checkedOut }, notices };
    const mode = runContext.settings.mode === 'plan' ? 'plan' : 'default';
    const limited = { ...checkedOut, settings: { ...runContext.settings, mode } };
    return { job: { ...job, runContext: limited, lists: readOnlyLists(lists) }, notices };
}
/** Whether the job may work on another commit than the checkout of the workflow. */
function wantsPullRequest({ event, settings: { checkout } }) {
    if (checkout === 'none' || event.item?.kind !== 'pull-request' || event.repository === null)
        return false;
    // An event without a commit of the pull request, such as a schedule, has checked out another one.
    return checkout !== 'auto' || event.trigger.triggerComment !== null || event.headSha === null;
}
/**
 * Fetches the commit of the pull request that the job works on. The setting `checkout` decides which. Rejects with
 * UserError `checkout-failed`: an answer about other files than those of the pull request would be wrong.
 */
async function fetchJobCommit(runContext, hostEnvironment) {
    if (!wantsPullRequest(runContext))
        return { pull: null, notices: [] };
    const { git, settings } = runContext;
    if (git === null)
        return withoutFiles('the workspace is not a git repository');
    if (settings['github-token'] === undefined)
        return withoutFiles('no github-token is set to read the pull request');
    const of = settings.checkout === 'base' ? 'base' : 'head';
    const facts = await factsOf(runContext, hostEnvironment);
    const here = await git.headSha().catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message, hint }) => fail(message, hint)));
    if (of === 'head' && here === facts.head.sha) {
        const pull = { facts, of, commit: here, isInPlace: true };
        return { pull, notices: (0,read_only_head/* isReadOnlyHead */.Z)({ pull, settings }) ? [readOnlyNotice] : [] };
    }
    const fetched = await fetchCommits(git, facts, runContext, hostEnvironment);
    const moved = { ...facts, head: { ...facts.head, sha: fetched.head } };
    const pull = { facts: moved, of, commit: fetched[of], isInPlace: false };
    return { pull, notices: (0,read_only_head/* isReadOnlyHead */.Z)({ pull, settings }) ? [readOnlyNotice] : [] };
}
const withoutFiles = (why) => ({
    pull: null,
    notices: [`The files in the workspace are not those of the pull request, because ${why}.`],
});
const readOnlyNotice = 'The head of the pull request is in a fork: its files can only be read, so the rules for Bash, Write and Edit do not apply, and no MCP server is started on this machine. See docs/checkout.md.';
/**
 * Without what lets commands run or files change. Commands that only read need no rule, and `gh` is evaluated by its
 * arguments alone.
 */
function readOnlyLists({ allow, ...lists }) {
    const isKept = (rule) => {
        const [, name = ''] = /^\s*([\w-]+)/.exec(rule) ?? [];
        const tool = (0,tool_names/* canonicalTool */.Zt)(name) ?? name;
        return harmless.has(tool) || tool.startsWith('mcp__') || (tool === 'Bash' && /\(\s*gh[ :]/.test(rule));
    };
    return { ...lists, allow: allow.filter(isKept) };
}
/** Tools that run and write nothing in the workspace. */
const harmless = new Set('Read List Glob Grep TodoWrite WebFetch WebSearch Skill Task Comment Review Label Assign Issue CheckRun'.split(' '));
async function factsOf({ event, settings }, hostEnvironment) {
    const { repository, item } = event;
    const token = settings['github-token'];
    if (repository === null || item === null || token === undefined)
        throw new Error('no pull request to read');
    const reader = (0,read_api/* createGitHubReader */.r)((0,connections/* readConnection */.dC)(token, hostEnvironment), 1);
    const target = { owner: repository.owner, repo: repository.name, number: item.number };
    const facts = await readPullRequest(reader, target).catch((0,errors/* only */.j6)(types/* GitHubProblem */.J, ({ message, hint }) => fail(`GitHub did not return the pull request: ${message}`, hint)));
    if (facts === null)
        throw new Error('one request is not enough to read a pull request');
    return facts;
}
/** Enough of both branches to find where they parted, for most pull requests. */
const fewestCommits = 50;
const mostCommits = 500;
async function fetchCommits(git, { number, base, commits }, { event, settings }, hostEnvironment) {
    const address = (0,connections/* repositoryUrl */.Ek)(hostEnvironment, event.repository);
    const depth = Math.min(Math.max(commits + 1, fewestCommits), mostCommits);
    const remote = { address, token: settings['github-token'] ?? null };
    return await git
        .fetchPullRequest(remote, { number, base, depth })
        .catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message, hint }) => fail(`git could not fetch it from ${address}: ${message}`, hint)));
}
function fail(problem, hint) {
    const fix = hint === null ? 'give the job `contents: read` and `pull-requests: read`' : (0,lib_text/* withoutPeriod */.Kx)(hint);
    throw new errors/* UserError */.yo({
        code: 'checkout-failed',
        location: 'checkout',
        message: 'the files of the pull request are not available',
        found: problem,
        hint: `${fix}; or set checkout: none to work on the checkout of the workflow`,
    });
}


/***/ }),

/***/ 90784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isReadOnlyHead)
/* harmony export */ });
/**
 * Code from a fork must not run next to secrets, and nothing may be pushed to it; also if a step of the workflow checked
 * it out.
 */
function isReadOnlyHead({ pull, settings }) {
    return pull !== null && pull.of === 'head' && pull.facts.head.isFork && !settings['allow-forks'];
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