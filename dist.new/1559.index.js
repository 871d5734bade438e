"use strict";
exports.id = 1559;
exports.ids = [1559];
exports.modules = {

/***/ 31111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ patchSection),
/* harmony export */   p: () => (/* binding */ mostOfPatch)
/* harmony export */ });
/* harmony import */ var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51061);

/** Longer ones do not fit into a comment. */
const mostOfPatch = 40_000;
/** A patch for people who want to apply it. */
function patchSection(patch) {
    return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .O)(patch, 'diff')}`;
}


/***/ }),

/***/ 35548:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ asClause),
/* harmony export */   i: () => (/* binding */ gitHubFindings),
/* harmony export */   jj: () => (/* binding */ permissionFix)
/* harmony export */ });
/**
 * What can be wrong between a run and GitHub, with what to do. Runs and `doctor` use the same sentences; each id is
 * stable and has a section in docs/doctor.md. `null`: the sentence depends on what was asked.
 */
const gitHubFindings = {
    'github-failed': 'Run again; if the problem persists, check githubstatus.com.',
    'github-not-found': null,
    'github-refused': 'Fix the cause that GitHub names, or run again later.',
    'github-unreachable': 'Check GITHUB_API_URL and the network of the runner.',
    'pull-requests-not-permitted': 'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
    'rate-limited': 'Run again later, or send fewer requests with this token.',
    'token-lacks-permission': null,
    'token-read-only': 'Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.',
    'token-rejected': 'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
};
/** The lines to add for permissions that the token lacks, such as `issues: write`: any of them, or all. */
function permissionFix(lines, which = 'any') {
    const permissions = lines.map((line) => `\`${line}\``).join(which === 'any' ? ' or ' : ' and ');
    return `Add ${permissions} under permissions: of the job.`;
}
/** A clause for a list of reasons or hints: without its capital letter and period. */
function asClause(sentence) {
    return sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
}


/***/ }),

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

/***/ 80353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   F3: () => (/* binding */ maxAttempts),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   kr: () => (/* binding */ orRefusal),
/* harmony export */   wj: () => (/* binding */ withTimeout),
/* harmony export */   wy: () => (/* binding */ connectOctokit)
/* harmony export */ });
/* harmony import */ var _host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25422);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);


/** The first attempt and three retries. */
const maxAttempts = 4;
const requestTimeoutMs = 30_000;
/** Loads and creates the client with its HTTP stack. */
async function connectOctokit({ token, apiUrl }) {
    const { getOctokit: open } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 92413));
    const silent = () => undefined;
    return open(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
}
/**
 * Retries up to three times after server errors, broken connections and rate limits, as long as GitHub asks for at most
 * a minute. For requests that change nothing. Rejects with the client's own error.
 */
async function withRetry({ clock, signal }, send) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send(withTimeout(signal));
        }
        catch (error) {
            const canRetry = attempt < maxAttempts && !signal.aborted && (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error);
            const wait = canRetry ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .waitFor */ .fm)(error, attempt, clock.now()) : null;
            if (wait === null)
                throw error;
            await clock.sleep(wait, signal);
        }
    }
}
function withTimeout(signal) {
    return (0,_host_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(requestTimeoutMs, signal);
}
/** The answer; `null` if GitHub responds that the resource does not exist. */
async function unlessMissing(send) {
    try {
        return await send();
    }
    catch (error) {
        if ((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error))
            return null;
        throw error;
    }
}
/** The answer, or GitHub's reason if it rejects the request (422). */
async function orRefusal(send) {
    try {
        return await send();
    }
    catch (error) {
        const refused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unprocessable */ .Pq)(error);
        if (refused === null)
            throw error;
        return { refused };
    }
}


/***/ }),

/***/ 77523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ isUnanswered),
/* harmony export */   OR: () => (/* binding */ writeProblemOf),
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   S2: () => (/* binding */ refusedByPolicy),
/* harmony export */   UZ: () => (/* binding */ isRequestFailure),
/* harmony export */   XZ: () => (/* binding */ graphqlReadProblem),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   cr: () => (/* binding */ messagesOf),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   eq: () => (/* binding */ forbiddenByGraphql),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   k0: () => (/* binding */ permissionsOf),
/* harmony export */   kQ: () => (/* binding */ lacksPermission)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35548);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60957);
/* harmony import */ var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44920);




/** The maximum wait for a rate limit. */
const maxWaitMs = 60_000;
/** The wait for a secondary rate limit that names no time. */
const secondaryWaitMs = 60_000;
/** Whether the same request may succeed later. */
function isTransient(error) {
    if (!isRequestFailure(error))
        return graphqlFailure(error)?.isTransient === true;
    const failure = readFailure(error);
    return failure.status === null || failure.status >= 500 || isRateLimit(failure);
}
/**
 * Milliseconds to wait before the next attempt; `null` if a retry does not help, or if GitHub asks for more than a
 * minute. `attempt` counts from 1, `now` is in milliseconds since the epoch.
 */
function waitFor(error, attempt, now) {
    if (!isTransient(error))
        return null;
    const failure = isRequestFailure(error) ? readFailure(error) : null;
    const graphql = graphqlFailure(error);
    const isLimit = graphql?.isRateLimit ?? (failure !== null && isRateLimit(failure));
    if (!isLimit)
        return 1000 * 2 ** (attempt - 1);
    const wait = requestedWait(failure ?? graphql ?? { headers: {} }, now) ?? waitWithoutTime(graphql);
    return wait !== null && wait <= maxWaitMs ? wait : null;
}
/** GraphQL names no time. Its primary limit, whose message names an account, is one of an hour. */
const waitWithoutTime = (graphql) => graphql !== null && /API rate limit (?:already )?exceeded for/i.test(graphql.message) ? null : secondaryWaitMs;
/**
 * Converts an error to a GitHubProblem with GitHub's message and what to change. Any other error than a failed request
 * or an unexpected response is returned unchanged.
 */
function problemOf(error, target) {
    const place = `${target.owner}/${target.repo}#${String(target.number)}`;
    const detail = graphqlFailure(error);
    if (detail !== null)
        return writeProblemOf(error, `the comment on ${place}`, commentPermissions);
    if (!isRequestFailure(error))
        return (0,_unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedAnswer */ .a)(error);
    const failure = readFailure(error);
    const { id, message, hint } = explain(failure, place);
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
const commentPermissions = ['issues: write', 'pull-requests: write'];
/** The problem of a read by GraphQL whose answer has errors and no data; `null` for every other error. */
function graphqlReadProblem(error, what, needs) {
    const failure = graphqlFailure(error);
    if (failure === null)
        return null;
    const { id, message, hint } = explainGraphql(failure, {
        message: `GitHub did not return ${what}: ${failure.message}`,
        permissions: needs,
    });
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
/**
 * The problem of a write that a model requested. `permissions` are lines such as `issues: write`, any of which helps.
 */
function writeProblemOf(error, what, permissions) {
    const detail = graphqlFailure(error);
    if (detail === null && !isRequestFailure(error))
        return (0,_unexpected_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .unexpectedAnswer */ .a)(error);
    const failure = detail ?? readFailure(error);
    const { id, message, hint } = detail === null
        ? explainWrite(failure, what, permissions)
        : explainGraphql(detail, { message: `GitHub did not write ${what}: ${detail.message}`, permissions });
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J(failure.status, message, hint, id);
}
function explainGraphql(failure, { message, permissions }) {
    if (failure.isRateLimit)
        return known('rate-limited', message);
    const policy = policyHint(failure.message);
    if (policy !== null)
        return { id: 'github-refused', message, hint: policy };
    if (failure.isForbidden && permissions.length > 0)
        return { id: 'token-lacks-permission', message, hint: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure, permissions)) };
    if (failure.isMissing)
        return { id: 'github-not-found', message, hint: 'Check that it exists.' };
    return known(failure.isTransient ? 'github-failed' : 'github-refused', message);
}
/** What to change if something else than a permission of the workflow forbids a request; `null` if GitHub names none. */
function policyHint(message) {
    return policies.find(([reason]) => reason.test(message))?.[1] ?? null;
}
const policies = [
    [
        /archived|read-only\b/i,
        'The repository is archived, so nothing can be posted. Unarchive it, or set publish: summary.',
    ],
    [
        /SAML|single sign-on|\bSSO\b/i,
        'Authorize the token for the single sign-on of the organization, or pass the token of a GitHub App that is installed there.',
    ],
    [/IP allow ?list|IP address/i, 'Use a runner whose address is on the list, or ask an owner to add it.'],
    [
        /enterprise managed|managed user/i,
        'A managed user cannot do this outside of its enterprise: pass the token of a GitHub App, or of another account.',
    ],
    [/two-factor|2FA/i, 'Turn on two-factor authentication for the account of the token.'],
    [/blocked|suspended|flagged|spam/i, 'The account of the token is restricted: pass the token of another account.'],
    [/billing|payment|spending limit/i, 'Resolve the billing problem of the account.'],
];
function explainWrite(failure, what, permissions) {
    const more = failure.message === '' ? '' : `: ${failure.message}`;
    const fix = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure, permissions));
    if (isRateLimit(failure))
        return known('rate-limited', `GitHub's rate limit blocked ${what}${more}`);
    if (failure.status === 403) {
        const message = `The token is not allowed to write ${what}${more}`;
        if (/not permitted to create/i.test(failure.message))
            return known('pull-requests-not-permitted', message);
        return lacksPermission(failure)
            ? { id: 'token-lacks-permission', message, hint: `${fix} ${readOnlyForForks}` }
            : refusedByPolicy(failure, `GitHub refused ${what}${more}`);
    }
    if (failure.status === 404) {
        const message = `GitHub cannot find the target of ${what}, or the token cannot access it`;
        return { id: 'github-not-found', message, hint: `Check that the item exists. ${fix}` };
    }
    if (failure.status === null || failure.status === 401)
        return explain(failure, '');
    return known('github-refused', `GitHub answered ${String(failure.status)} for ${what}${more}`);
}
/** Whether a 403 means what `permissions:` can change: GitHub's messages about other reasons do not begin so. */
function lacksPermission({ message, headers }) {
    if (policyHint(message) !== null)
        return false;
    if (message === '' || headers['x-accepted-github-permissions'] !== undefined)
        return true;
    return /resource not accessible|must have|not (?:have|authorized)|permission|forbidden|read access|write access/i.test(message);
}
function refusedByPolicy({ message }, text) {
    return { id: 'github-refused', message: text, hint: policyHint(message) ?? _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubFindings */ .i['github-refused'] };
}
const readOnlyForForks = 'On pull requests from forks, the token is read-only, whatever the workflow says.';
function known(id, message) {
    return { id, message, hint: _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubFindings */ .i[id] ?? '' };
}
function explain(failure, place) {
    const detail = failure.message === '' ? '' : `: ${failure.message}`;
    if (failure.status === null)
        return known('github-unreachable', `GitHub could not be reached${detail}`);
    if (isRateLimit(failure))
        return known('rate-limited', `GitHub's rate limit blocked the comment on ${place}${detail}`);
    if (failure.status === 401)
        return known('token-rejected', `GitHub refused the token${detail}`);
    if (failure.status === 403)
        return forbidden(failure, place, detail);
    if (failure.status === 404)
        return {
            id: 'github-not-found',
            message: `GitHub cannot find ${place}, or the token cannot access it${detail}`,
            hint: `Check that the item exists. ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure))}`,
        };
    if (failure.status === 410)
        return {
            id: 'github-refused',
            message: `${place} does not accept comments: issues are disabled, or it was deleted${detail}`,
            hint: 'Leave comment out of publish for this repository.',
        };
    if (failure.status === 422)
        return {
            id: 'github-refused',
            message: `GitHub refused the comment on ${place}${detail}`,
            hint: 'Check whether the repository is archived, the text is too long, or spam protection rejected it.',
        };
    return known('github-failed', `GitHub answered ${String(failure.status)} for the comment on ${place}${detail}`);
}
function forbidden(failure, place, detail) {
    if (/\blocked/i.test(failure.message))
        return {
            id: 'github-refused',
            message: `The conversation of ${place} is locked${detail}`,
            hint: 'Unlock it, or leave comment out of publish.',
        };
    if (!lacksPermission(failure))
        return refusedByPolicy(failure, `GitHub refused the comment on ${place}${detail}`);
    return {
        id: 'token-lacks-permission',
        message: `The token is not allowed to comment on ${place}${detail}`,
        hint: `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)(permissionsOf(failure))} ${readOnlyForForks}`,
    };
}
/** The permissions that the workflow lacks, as GitHub names them in its response, otherwise those for comments. */
function permissionsOf({ headers }, usual = commentPermissions) {
    const accepted = headers['x-accepted-github-permissions'];
    const named = typeof accepted === 'string' ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
    return named?.map((line) => line.replace('=', ': ').replaceAll('_', '-')) ?? usual;
}
function isRateLimit({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message));
}
function requestedWait({ headers }, now) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0)
        return seconds * 1000;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    const exhausted = headers['x-ratelimit-remaining'] === '0';
    return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}
function isRequestFailure(error) {
    if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J)
        return false;
    return error instanceof Error && typeof error.status === 'number';
}
/** Reads a client error. The client reports a broken connection as status 500 without a response. */
function readFailure({ status, response, message }) {
    const data = response?.data;
    const detail = [data?.message ?? message, ...detailsOf(data?.errors)].filter((text) => typeof text === 'string');
    return {
        status: response === undefined ? null : status,
        message: shownMessage(detail.join(': '), status),
        headers: (response?.headers ?? {}),
    };
}
/** The text of a rule follows its first line; other long answers are pages of a proxy. */
function shownMessage(message, status) {
    const lines = message.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    if (status !== 422 && status !== 403 && status !== 409)
        return lines[0]?.slice(0, 300) ?? '';
    return lines
        .map((line) => (/[.:;,!?]$/.test(line) || line === lines.at(-1) ? line : `${line}.`))
        .join(' ')
        .slice(0, 500);
}
/** GitHub lists errors as strings or as objects with a message. */
function detailsOf(errors) {
    if (!Array.isArray(errors))
        return [];
    return errors.map((item) => typeof item === 'string' ? item : item?.message);
}
/** GitHub's message for an unprocessable request (422); `null` for every other error. */
function unprocessable(error) {
    return isRequestFailure(error) && error.status === 422 ? readFailure(error).message : null;
}
/** Whether no response came. */
function isUnanswered(error) {
    return isRequestFailure(error) && readFailure(error).status === null;
}
/** Whether GitHub responded that the resource does not exist. */
function isMissing(error) {
    return isRequestFailure(error) && (error.status === 404 || error.status === 410);
}
/** GitHub's message if a GraphQL request lacked a permission; `null` for every other error. */
function forbiddenByGraphql(error) {
    const failure = graphqlFailure(error);
    return failure?.isForbidden === true ? failure.message : null;
}
/** The messages of the errors in a GraphQL response, each once. */
function messagesOf(errors) {
    const messages = errors.map((item) => {
        const { message } = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)(item);
        return typeof message === 'string' ? message.slice(0, 300) : 'an error without a message';
    });
    return [...new Set(messages)];
}
/** `null` for every other error. */
function graphqlFailure(error) {
    if (!(error instanceof Error) || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubProblem */ .J || isRequestFailure(error))
        return null;
    const { errors, headers } = error;
    if (!Array.isArray(errors))
        return null;
    const all = errors.map((item) => (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)(item));
    const message = messagesOf(errors).join(' ').slice(0, 300);
    const types = all.map(({ type }) => String(type));
    const limited = types.includes('RATE_LIMITED') || types.includes('RATE_LIMIT');
    return {
        status: 200,
        message,
        headers: headers ?? {},
        isRateLimit: limited,
        isForbidden: types.includes('FORBIDDEN') ||
            types.includes('INSUFFICIENT_SCOPES') ||
            /not accessible|permission/i.test(message),
        isMissing: types.includes('NOT_FOUND'),
        isTransient: limited ||
            types.some((type) => /^(?:SERVICE_UNAVAILABLE|INTERNAL|TIMEOUT|LOADING)$/.test(type)) ||
            /^(?:Something went wrong|Timeout on)/.test(message),
    };
}


/***/ }),

/***/ 60957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubProblem)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);

/** Why a GitHub request failed, and what to do about it. */
class GitHubProblem extends Error {
    status;
    hint;
    id;
    constructor(status, message, hint, 
    /** `null` for what has no section in docs/doctor.md. */
    id = null) {
        super(message);
        this.status = status;
        this.hint = hint;
        this.id = id;
        this.name = 'GitHubProblem';
    }
    /** Message, hint and id as sentences; the message ends with GitHub's own text, which may lack a period. */
    get sentences() {
        return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asSentence */ .KG)(this.message)} ${this.hint}${this.id === null ? '' : ` [${this.id}]`}`;
    }
}


/***/ }),

/***/ 44920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unexpectedAnswer)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60957);

/**
 * Converts the TypeError of reading an incomplete response, as a server or proxy may send it, to a GitHubProblem. Every
 * other error is returned unchanged.
 */
function unexpectedAnswer(error) {
    if (!(error instanceof TypeError))
        return error;
    const problem = new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubProblem */ .J(null, `GitHub sent an unexpected response: ${error.message}`, 'Run again; if the problem persists, check GITHUB_API_URL and any proxy.', 'github-failed');
    problem.cause = error;
    return problem;
}


/***/ }),

/***/ 21559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ stickyOfRun),
/* harmony export */   lt: () => (/* binding */ commentTarget),
/* harmony export */   n3: () => (/* binding */ notPosted),
/* harmony export */   t5: () => (/* binding */ postResultComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12673);
/* harmony import */ var _platform_github_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90318);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60957);
/* harmony import */ var _report_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53754);





/** Nothing was posted, for these reasons. */
const notPosted = (...notices) => ({ url: null, notices, problem: null });
/** The comment of this run, the same for its progress and its result. */
function stickyOfRun({ runContext: { event, settings }, runId }) {
    const mode = settings['comment-mode'];
    return (0,_report_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .stickyOf */ .fQ)(settings['comment-key'], mode, {
        run: runId,
        answer: (0,_report_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .answerPart */ .uR)(mode, event.trigger.triggerComment),
    });
}
/**
 * The target of the comment: the thread of a question on lines, or the conversation; `null` if the event has no issue or
 * pull request.
 */
function commentTarget({ item, repository, trigger }, mode) {
    if (item === null || repository === null)
        return null;
    const thread = mode === 'answer' ? trigger.triggerComment?.thread : undefined;
    const target = { owner: repository.owner, repo: repository.name, number: item.number };
    return thread === undefined ? target : { ...target, thread };
}
/** The sticky comment on the run's item, if there is an item and a token and no review shows the result; otherwise the reason why none was posted. */
async function postResultComment(report, ports) {
    const { runContext, hostEnvironment, redact, log } = ports;
    const { event, settings } = runContext;
    const instead = hostEnvironment.onRunner ? '; the result is in the summary' : '';
    const target = commentTarget(event, settings['comment-mode']);
    if (target === null)
        return settings.publish.includes('summary')
            ? notPosted()
            : notPosted(`The event has no issue or pull request, so no comment was posted${instead}.`);
    const token = settings['github-token'];
    if (token === undefined)
        return notPosted(`No github-token is set, so no comment was posted${instead}.`);
    const github = (0,_platform_github_github_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHub */ .Cl)((0,_platform_github_connections_js__WEBPACK_IMPORTED_MODULE_1__/* .writeConnection */ .C0)(token, { hostEnvironment, redact }));
    const sticky = stickyOfRun(ports);
    try {
        const comment = await (0,_report_comment_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .publishComment */ .p8)(report, { github, target, marker: sticky.marker });
        if (comment === null) {
            log.info('no comment posted: the review shows the result');
            return notPosted();
        }
        log.info(`comment ${comment.action}: ${comment.url}`);
        // A run without a result hides none.
        const hides = report.result.conclusion === 'success' ? sticky.hides : [];
        // After the post, so that the only visible comment is never hidden.
        const hidden = hides.length === 0
            ? 0
            : await github.hideComments(target, hides, comment.id).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J, (error) => error));
        if (hidden instanceof _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J) {
            const notice = `The comments of earlier runs could not be hidden: ${hidden.sentences}`;
            return { url: comment.url, notices: [warned(notice, log)], problem: null };
        }
        if (hidden > 0)
            log.info(`comments of earlier runs hidden: ${String(hidden)}`);
        return { url: comment.url, notices: [], problem: null };
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J);
        const problem = `The comment could not be posted: ${error.sentences}`;
        return { url: null, notices: [warned(problem, log)], problem };
    }
}
function warned(notice, log) {
    log.warning(notice);
    return notice;
}


/***/ }),

/***/ 53754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uR: () => (/* binding */ answerPart),
  p8: () => (/* binding */ publishComment),
  D6: () => (/* binding */ resultText),
  fQ: () => (/* binding */ stickyOf)
});

// UNUSED EXPORTS: commentBody

// EXTERNAL MODULE: ./lib/github-writes/marked-body.js
var marked_body = __webpack_require__(84182);
// EXTERNAL MODULE: ./lib/platform/github/comment-marker.js
var comment_marker = __webpack_require__(20544);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
// EXTERNAL MODULE: ./lib/sanitize/truncate-markdown.js
var truncate_markdown = __webpack_require__(32622);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/report/last-result.js
var last_result = __webpack_require__(5105);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/github-writes/commit/patch-section.js
var patch_section = __webpack_require__(31111);
// EXTERNAL MODULE: ./lib/report/changes.js
var changes = __webpack_require__(15250);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(71245);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/report/last-check.js
var last_check = __webpack_require__(96682);
// EXTERNAL MODULE: ./lib/report/sanitized-notice.js
var sanitized_notice = __webpack_require__(49703);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(92747);
// EXTERNAL MODULE: ./lib/report/writes.js
var report_writes = __webpack_require__(97979);
// EXTERNAL MODULE: ./lib/report/comment/posted.js
var posted = __webpack_require__(83274);
;// CONCATENATED MODULE: ./lib/report/comment/comment-markdown.js














/**
 * The report for people who read an issue or a pull request: what was found and answered comes first, and everything
 * that is about the workflow is collapsed. Paths of the runner are left out. Untrusted text is data, as in the report.
 */
function commentMarkdown(report, sizes) {
    const lost = report.writes.find(posted/* isLost */.JD);
    const sections = [
        heading(report),
        reasonLine(report),
        findingList(report.findings, sizes.rows),
        ...(lost === undefined ? comment_markdown_posted(report, sizes) : lostSections(lost, report, sizes)),
        collapsed(report, sizes),
        closingLine(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** An answer to a question needs no heading; findings, a commit, and anything that went wrong do. */
function heading(report) {
    const { result, findings, subject, writes } = report;
    const commit = subject.commit === null ? '' : ` of ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`;
    const counts = severityCounts(findings);
    const lost = writes.find(posted/* isLost */.JD);
    if (lost !== undefined && result.conclusion === 'success')
        return `### ⚠️ ${lostHeadline(lost)}`;
    const isFine = result.conclusion === 'success' && (0,headline/* signOf */.rL)(report) === okSign;
    if (!isFine)
        return `### ${(0,headline/* signOf */.rL)(report)} ${[(0,headline/* headline */.Pl)(report), ...counts].join(' · ')}`;
    if (findings.length > 0)
        return `### Sallyport ${commandName(result.prompt) ?? 'review'}${commit} · ${counts.join(', ')}`;
    const push = writes.find(posted/* isPush */.n3);
    if (push !== undefined)
        return `### ${(0,posted/* pushHeading */.Fm)(push)}`;
    const isNothing = result.requests.some(({ kind }) => kind === 'noop') && report.answer.text === '';
    const name = commandName(result.prompt);
    return isNothing && name !== null ? `### Sallyport ${name}${commit} · nothing to report` : '';
}
/** The command, as people name it; `null` for other prompts. */
function commandName(prompt) {
    const [, skill, file] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(prompt) ?? [];
    return skill ?? file ?? null;
}
/** An answer and findings show that there is a result. */
function reasonLine({ result, answer, findings }) {
    const hasResult = answer.text !== '' || findings.length > 0;
    return result.conclusion === 'success' && hasResult ? '' : (0,literal/* sentenceMarkdown */.xG)(result.reason);
}
const okSign = '✅';
const order = ['error', 'warning', 'note'];
const severitySigns = { error: '❌', warning: '⚠️', note: '💬' };
function severityCounts(findings) {
    return order.flatMap((severity) => {
        const count = findings.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [(0,format_number/* formatCount */.B4)(count, severity)];
    });
}
/** Numbered, the most severe first. */
function findingList(findings, limit) {
    const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
    const shown = sorted.slice(0, limit).map((finding, index) => {
        const title = (0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(finding.title, 200));
        const stop = /[.!?]$/.test(title) ? '' : '.';
        const location = (0,literal/* inlineCode */.ti)((0,lib_text/* shorten */.ml)((0,report_findings/* locationOfFinding */.YR)(finding), 200));
        return `${String(index + 1)}. ${severitySigns[finding.severity]} **${location}** ${title}${stop} ${(0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(finding.message, 1_000))}`;
    });
    const more = sorted.length - shown.length;
    return [shown.join('\n'), ...(more > 0 ? [`And ${(0,format_number/* formatCount */.B4)(more, 'more finding')}.`] : [])].join('\n\n').trim();
}
function answerSection({ answer: { text }, links: { run } }, limit) {
    const whole = !(0,literal/* isLinkable */.n1)(run) ? null : `in the [summary of the run](${run})`;
    return (0,truncate_markdown/* truncateMarkdown */.o)(text, { limit, unit: 'characters', whole });
}
/** The answer, and what was done. */
function comment_markdown_posted(report, sizes) {
    const { writes, result, links } = report;
    const push = writes.find(posted/* isPush */.n3);
    const server = originOf(links.run);
    const others = writes.filter((row) => (0,posted/* isPage */.yp)(row) && row !== push);
    return [
        answerSection(report, sizes.text),
        push === undefined ? '' : report.findings.length > 0 ? (0,posted/* pageLine */.wv)(push, server) : (0,posted/* pushNote */.xS)(push, server),
        others.map((row) => (0,posted/* pageLine */.wv)(row, server)).join('\n'),
        checkOfChanges(report),
        unposted(report, sizes.rows),
        (0,changes/* collapsedChanges */.b)(result.changes, { ...sizes.diffs, isCommitted: writes.some(posted/* isPage */.yp) }),
    ];
}
const lostHeadline = ({ what }) => what.startsWith('PullRequest') ? 'The pull request could not be opened' : 'The changes could not be pushed';
/** The reason comes first: the answer was written before and may claim what did not happen. */
function lostSections(lost, report, sizes) {
    const { writes, result, links, answer } = report;
    const server = originOf(links.run);
    const canceled = writes.filter(({ code }) => code === 'canceled');
    const text = answerSection(report, sizes.text);
    const linked = lost.code === 'patch-in-comment' ? lost.url : null;
    const isHere = lost.code === 'patch-in-result';
    const note = (0,posted/* noteMarkdown */.y2)(lost.details ?? lost.note, server);
    return [
        linked === null ? note : `${note} [The patch is in a comment](${linked}).`,
        canceled.length === 0 ? '' : `Canceled with it: ${canceled.map(({ what }) => (0,literal/* inlineCode */.ti)(what)).join(', ')}.`,
        isHere ? (0,patch_section/* patchSection */.I)(result.changes.map(({ diff }) => diff ?? '').join('')) : '',
        answer.text === '' ? '' : `<details><summary>The answer, written before</summary>\n\n${text}\n\n</details>`,
        unposted({ ...report, writes: writes.filter((row) => row !== lost && !canceled.includes(row)) }, sizes.rows),
        linked !== null || isHere ? '' : (0,changes/* collapsedChanges */.b)(result.changes, { ...sizes.diffs, isCommitted: false }),
    ];
}
const originOf = (address) => address !== null && URL.canParse(address) ? new URL(address).origin : null;
/** A review that tests nothing new needs no line about it. */
function checkOfChanges({ result, writes, subject: { lastCheck } }) {
    if (lastCheck === undefined || (result.changes.length === 0 && !writes.some(posted/* isPage */.yp)))
        return '';
    return (0,literal/* sentenceMarkdown */.xG)((0,last_check/* lastCheckText */.Q)(lastCheck));
}
/** Writes of which readers have to know. Refused ones are among the refused calls, the others in the collapsed part. */
function unposted({ writes }, limit) {
    const rows = writes.filter(posted/* isUnposted */.$B);
    return rows.length === 0 ? '' : (0,report_writes/* writesSection */.M)(rows, limit);
}
/** About the run: for the owner of the workflow. */
function collapsed(report, sizes) {
    const { result, refused, writes, answer } = report;
    const done = writes.filter((row) => (0,posted/* isPosted */.oM)(row) && !(0,posted/* isUnposted */.$B)(row) && !(0,posted/* isPage */.yp)(row));
    const parts = [
        refused.length === 0 ? '' : (0,sections/* refusedSection */.WZ)(report, sizes.rows),
        result.notices.length === 0 ? '' : (0,sections/* noticesSection */.Z8)(result.notices),
        done.length === 0 ? '' : (0,report_writes/* writesSection */.M)(done, sizes.rows),
        answer.changes.length === 0 ? '' : `Sanitized in the answer: ${(0,sanitized_notice/* sanitizedNotice */.G)(answer.changes)}.`,
        ...(0,sections/* conditionParts */.Mv)(result),
        (0,sections/* figures */.u5)(result, false),
    ].filter((part) => part !== '');
    if (parts.length === 0)
        return '';
    return [`<details><summary>${runSummary(report)}</summary>`, ...parts, '</details>'].join('\n\n');
}
/** `Run: 1 call refused · 2,345 tokens · $0.01 · 12.0 s` */
function runSummary({ result }) {
    const { denials, notices, usage, costUsd, durationMs } = result;
    const tokens = usage.inputTokens + usage.outputTokens;
    const facts = [
        ...(denials.length === 0 ? [] : [`${(0,format_number/* formatCount */.B4)(denials.length, 'call')} refused`]),
        ...(notices.length === 0 ? [] : [(0,format_number/* formatCount */.B4)(notices.length, 'notice')]),
        ...(tokens === 0 ? [] : [`${(0,format_number/* formatNumber */.ZV)(tokens)} tokens`]),
        ...(costUsd === null || costUsd === 0 ? [] : [(0,headline/* formatCost */.BD)(costUsd)]),
        (0,headline/* formatDuration */.a3)(durationMs),
    ];
    return `Run: ${facts.join(' · ')}`;
}
/** What this comment is, at which commit, for whom, and where to read more. A mention would notify the person. */
function closingLine(report) {
    const { links, subject, findings } = report;
    const isNamed = findings.length > 0 && !(0,headline/* isAllRefused */.W2)(report.result);
    const { coverage } = subject;
    const facts = [
        // An answer is not about all files.
        ...(coverage !== undefined && findings.length > 0 ? [(0,report_coverage/* coverageText */._)(coverage)] : []),
        'Sallyport',
        ...(subject.commit === null || isNamed ? [] : [`at ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`]),
        ...(subject.requestedBy === null ? [] : [`requested by ${(0,literal/* literalMarkdown */.ft)(subject.requestedBy)}`]),
        ...((0,literal/* isLinkable */.n1)(links.run) ? [`[run](${links.run})`] : []),
    ];
    return `<sub>${facts.filter((fact) => fact !== '').join(' · ')}</sub>`;
}

;// CONCATENATED MODULE: ./lib/report/comment/comment.js









/** Identifies the comment that started the run, so that a later run for the same comment finds its answer again. */
function answerPart(mode, triggerComment) {
    if (mode !== 'answer' || triggerComment === null || triggerComment.id === null)
        return null;
    return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
}
/** `run` is unique to the run. `answer` is the marker part of an answer; `null` if the run gives none. */
function stickyOf(key, mode, { run, answer }) {
    if (answer !== null)
        return { marker: (0,comment_marker/* markerFor */._)(key, answer), hides: [] };
    if (mode === 'replace' || mode === 'answer')
        return { marker: (0,comment_marker/* markerFor */._)(key), hides: [] };
    const runPrefix = (0,comment_marker/* markerFor */._)(key, 'run:').replace(/ -->$/, '');
    return { marker: (0,comment_marker/* markerFor */._)(key, `run:${run}`), hides: mode === 'append' ? [] : [(0,comment_marker/* markerFor */._)(key), runPrefix] };
}
/**
 * The body of the sticky comment: the marker, then the report, truncated to GitHub's limit. A run without a result keeps
 * the last one in the existing comment and adds its reason above.
 */
function commentBody(report, marker, existing = null) {
    if (report.result.conclusion === 'success')
        return (0,last_result/* asResult */.Ap)(wholeBody(report, marker));
    return (0,last_result/* hasLastResult */.G1)(existing)
        ? (0,last_result/* aboveLastResult */.pj)(`${marker}\n${failureLine(report)}`, existing)
        : wholeBody(report, marker);
}
/** The reason in one quoted line, for readers of the last result. */
function failureLine(report) {
    const { result, links, subject } = report;
    const at = subject.commit === null ? '' : ` at ${(0,literal/* inlineCode */.ti)(subject.commit.slice(0, 7))}`;
    const run = `${(0,literal/* isLinkable */.n1)(links.run) ? `[A later run](${links.run})` : 'A later run'}${at}`;
    const reason = result.reason === '' ? '' : ` ${(0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(result.reason, 500))}`;
    return `> ${(0,headline/* signOf */.rL)(report)} **${run} has no result.** ${(0,headline/* headline */.Pl)(report)}.${reason} Below is the last result.`;
}
/** How much of each part a comment has room for. */
const partSizes = { rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } };
/** Markers are shorter. */
const bodyLimit = marked_body/* commentLimit */.j9 - last_result/* roomAbove */.BX - 300;
/** At least as much of a long answer is shown. */
const leastText = 20_000;
/** The result for a comment or a review. A long answer gets the room that the rest leaves. */
function resultText(report) {
    const whole = commentMarkdown(report, { ...partSizes, text: Number.MAX_SAFE_INTEGER });
    if (whole.length <= bodyLimit)
        return { text: whole, isWhole: true };
    const rest = whole.length - report.answer.text.length;
    const text = commentMarkdown(report, { ...partSizes, text: Math.max(leastText, bodyLimit - rest) });
    const place = report.links.run === null ? null : 'in the summary of the run';
    return { text: (0,truncate_markdown/* truncateMarkdown */.o)(text, { limit: bodyLimit, unit: 'characters', whole: place }), isWhole: false };
}
const wholeBody = (report, marker) => `${marker}\n${resultText(report).text}`;
/**
 * Updates this run's comment in place, or posts it. Next to a review that shows the result, none is posted: the result is
 * then `null`. Rejects with GitHubProblem.
 */
async function publishComment(report, { github, target, marker, }) {
    const body = (existing) => commentBody(report, marker, existing);
    return (0,posted/* isShownByReview */.T0)(report)
        ? await github.updateComment(target, marker, body)
        : await github.upsertComment(target, marker, body);
}


/***/ }),

/***/ 83274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isUnposted),
/* harmony export */   Fm: () => (/* binding */ pushHeading),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   T0: () => (/* binding */ isShownByReview),
/* harmony export */   n3: () => (/* binding */ isPush),
/* harmony export */   oM: () => (/* binding */ isPosted),
/* harmony export */   wv: () => (/* binding */ pageLine),
/* harmony export */   xS: () => (/* binding */ pushNote),
/* harmony export */   y2: () => (/* binding */ noteMarkdown),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74397);

/** Outcomes with which a write is on GitHub as it was requested. */
const happened = new Set(['created', 'updated', 'unchanged', 'fell back']);
const isPosted = ({ outcome }) => happened.has(outcome);
/** The tools whose results are pages of their own, with the word of readers for it. */
const pages = {
    PushToPullRequest: 'Commit',
    PullRequest: 'Pull request',
    Issue: 'Issue',
};
/** The tool of a write and what it is about: `PullRequest Fix the loop`. */
function partsOf({ what }) {
    const [tool = ''] = what.split(' ', 1);
    return { tool, title: what.slice(tool.length + 1) };
}
/** Something that readers of the comment want to open. */
function isPage(row) {
    return isPosted(row) && row.url !== null && Object.hasOwn(pages, partsOf(row).tool);
}
/** A commit or pull request that was not made, so that the answer may claim what did not happen. */
function isLost(row) {
    const isCommit = ['PushToPullRequest', 'PullRequest'].includes(partsOf(row).tool);
    return isCommit && (row.outcome === 'failed' || row.outcome === 'withheld');
}
/** A commit on the branch of the pull request. */
function isPush(row) {
    return isPosted(row) && row.outcome !== 'fell back' && partsOf(row).tool === 'PushToPullRequest';
}
/** A review that does not approve is another result than its reader expects; a comment in another place is not. */
function isUnposted({ what, outcome }) {
    return outcome === 'failed' || outcome === 'withheld' || (outcome === 'fell back' && what.startsWith('Review '));
}
/** Whether a review that the model wrote shows all that readers have to know: another post would only notify them twice. */
function isShownByReview({ result, findings, writes }) {
    const { conclusion, requests, changes } = result;
    const isReviewed = conclusion === 'success' && requests.some(({ kind }) => kind === 'review');
    const hasMore = findings.length > 0 || changes.length > 0 || writes.some((row) => isPage(row) || isUnposted(row));
    return isReviewed && !hasMore;
}
/** `Fix the loop bound · [a1b2c3d](…) on feature` */
function pushHeading({ url, branch = '', commit = '', ...row }) {
    const short = (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(commit.slice(0, 7));
    const { title } = partsOf({ url, ...row });
    return `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(title)} · ${url === null ? short : `[${short}](${url})`} on ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(branch)}`;
}
/** Details that the heading of a commit omits: whether it was rebased and signed, and the state of the checks. */
function pushNote(row, server) {
    return noteMarkdown(row.details ?? row.note, server);
}
/** `- Pull request [Fix sum](…): …` */
function pageLine(row, server) {
    const { tool, title } = partsOf(row);
    const word = row.outcome === 'fell back' ? 'Pull request' : (pages[tool] ?? tool);
    const note = row.note === '' ? '' : `: ${noteMarkdown(row.note, server)}`;
    return `- ${word} [${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(title)}](${row.url ?? ''})${note}`;
}
/** A note with its addresses on the given server as links; a sentence that only names an address becomes the link. */
function noteMarkdown(text, server) {
    const isOnServer = (address) => server !== null && address.startsWith(`${server}/`);
    const pieces = text.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
    return pieces
        .map((piece, index) => {
        if (index % 2 === 0)
            return `${/^\s/.test(piece) ? ' ' : ''}${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceMarkdown */ .xG)(piece.trim())}${/\s$/.test(piece) ? ' ' : ''}`;
        const [, words = '', address = ''] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(piece) ?? [];
        if (!isOnServer(address))
            return `${words === '' ? '' : `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(words)}: `}${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(address)}`;
        return words === '' ? `<${address}>` : `[${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalMarkdown */ .ft)(words)}](${address}).`;
    })
        .join('');
}


/***/ }),

/***/ 5105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ asResult),
/* harmony export */   BX: () => (/* binding */ roomAbove),
/* harmony export */   G1: () => (/* binding */ hasLastResult),
/* harmony export */   pj: () => (/* binding */ aboveLastResult)
/* harmony export */ });
/* harmony import */ var _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84182);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32622);


/**
 * The hidden line before the result of a run that succeeded. A model cannot write it: HTML comments in its text are
 * removed.
 */
const resultLine = '<!-- sallyport-result -->';
/** Room in a comment for a few lines above the result. */
const roomAbove = 2_000;
/** Marks the body of a comment, which begins with its marker, as a result that later runs keep until they have another. */
function asResult(body) {
    const end = body.indexOf('\n');
    return `${body.slice(0, end)}\n${resultLine}${body.slice(end)}`;
}
/** A body without a result above the last result in the existing comment; the same body if that has none. */
function aboveLastResult(body, existing) {
    const kept = lastResultIn(existing);
    if (kept === null)
        return body;
    const limit = Math.max(0, _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLimit */ .j9 - kept.length - 2);
    const above = (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(body.trimEnd(), { limit, unit: 'characters', whole: null });
    return `${above}\n\n${kept}`;
}
/** Whether the comment has a result that a later run keeps. */
function hasLastResult(existing) {
    return lastResultIn(existing) !== null;
}
function lastResultIn(existing) {
    const text = (existing ?? '').replaceAll('\r\n', '\n');
    const at = text.indexOf(`\n${resultLine}\n`);
    return at === -1 ? null : text.slice(at + 1);
}


/***/ })

};
;