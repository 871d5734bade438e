"use strict";
exports.id = 8751;
exports.ids = [8751];
exports.modules = {

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

/***/ 83823:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readProblem)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35548);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60957);
/* harmony import */ var _unexpected_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44920);




/**
 * Converts the error of a read to a GitHubProblem. Any other error than a failed request or an unexpected response is
 * returned unchanged.
 */
function readProblem(error, { what, needs }) {
    if (!(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isRequestFailure */ .UZ)(error))
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .graphqlReadProblem */ .XZ)(error, what, needs) ?? (0,_unexpected_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .unexpectedAnswer */ .a)(error);
    const failure = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .readFailure */ .f1)(error);
    const detail = failure.message === '' ? '' : `: ${failure.message}`;
    const problem = (id, message, hint = _findings_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubFindings */ .i[id] ?? '') => new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubProblem */ .J(failure.status, `${message}${detail}`, hint, id);
    if (failure.status === null)
        return problem('github-unreachable', 'GitHub could not be reached');
    if ((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure))
        return problem('rate-limited', `GitHub's rate limit blocked ${what}`);
    switch (failure.status) {
        case 401:
            return problem('token-rejected', 'GitHub refused the token');
        case 403: {
            const { id, message, hint } = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedByPolicy */ .S2)(failure, `GitHub refused ${what}`);
            if (!(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .lacksPermission */ .kQ)(failure))
                return problem(id, message, hint);
            return problem('token-lacks-permission', `The token has no access to ${what}`, permissionHint(failure, needs));
        }
        case 404:
        case 410:
            return problem('github-not-found', `GitHub cannot find ${what}, or the token cannot access it`, `It may have been deleted. If not: ${permissionHint(failure, needs)}`);
        default:
            return problem('github-failed', `GitHub answered ${String(failure.status)} for ${what}`);
    }
}
/** Never names a key that `permissions:` does not accept, such as `metadata`, which would break the whole workflow. */
function permissionHint(failure, needs) {
    if (needs.length > 0)
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionFix */ .jj)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionsOf */ .k0)(failure, needs));
    return 'Pass a token of this repository as github-token; ${{ github.token }} is the usual one.';
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


/***/ })

};
;