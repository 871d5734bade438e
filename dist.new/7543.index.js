"use strict";
exports.id = 7543;
exports.ids = [7543,1675,393];
exports.modules = {

/***/ 52729:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postHandoff: () => (/* binding */ postHandoff)
});

// EXTERNAL MODULE: ./lib/context/run-context.js + 7 modules
var run_context = __webpack_require__(3456);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/platform/files/read-plain-file.js
var read_plain_file = __webpack_require__(3292);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/github.js + 1 modules
var github_github = __webpack_require__(90318);
// EXTERNAL MODULE: ./lib/platform/github/read/read-api.js
var read_api = __webpack_require__(28912);
;// CONCATENATED MODULE: ./lib/platform/github/read/find-pull-requests.js

/**
 * The numbers of the repository's open pull requests whose head is exactly this commit of this branch. For a fork, the
 * event itself contains none. Rejects with GitHubProblem.
 */
async function findPullRequests(connection, { owner, name }, head) {
    const request = { what: `the pull requests of ${owner}/${name}`, needs: ['pull-requests: read'] };
    const answer = await (0,read_api/* createGitHubReader */.r)(connection, 1).request(request, (octokit, signal) => octokit.rest.pulls.list({
        owner,
        repo: name,
        state: 'open',
        head: `${head.owner}:${head.branch}`,
        per_page: 100,
        request: { signal },
    }));
    return (answer?.data ?? [])
        .filter((pull) => pull.head.sha === head.sha && pull.head.repo?.id === head.repositoryId)
        .map(({ number }) => number);
}

// EXTERNAL MODULE: ./lib/platform/github/types.js
var github_types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/publish/outgoing.js
var publish_outgoing = __webpack_require__(58276);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/report/handoff.js
var handoff = __webpack_require__(50393);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./lib/tools/self-report/types.js
var self_report_types = __webpack_require__(30185);
;// CONCATENATED MODULE: ./lib/report/handoff-read.js




const handoff_read_text = (max) => schemas/* string */.YjP({ error: 'is not a string' }).check(api/* _maxLength */.Eb(max, { error: `has more than ${String(max)} characters` }));
const line = () => {
    const error = 'is not a line number';
    return schemas/* int */.Whr({ error }).check(api/* _gte */.qm(1, { error }), api/* _lte */.Zm(10_000_000, { error }));
};
/** Objects may only have the named fields. */
const schema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1, { error: 'is not 1' }),
    head: schemas/* string */.YjP({ error: 'is not a string' })
        .check(api/* _regex */.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/, { error: 'is not a full commit SHA' })),
    text: handoff_read_text(handoff/* handoffLimits */.nt.text),
    findings: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* strictObject */.rej({
        path: handoff_read_text(handoff/* handoffLimits */.nt.path),
        line: line(),
        endLine: schemas/* optional */.lqM(line()),
        severity: schemas/* enum */.k5n(self_report_types/* severities */.g, { error: `is not one of ${self_report_types/* severities */.g.join(', ')}` }),
        title: handoff_read_text(handoff/* handoffLimits */.nt.title),
        message: handoff_read_text(handoff/* handoffLimits */.nt.message),
    }), { error: 'is not a list of findings' })
        .check(api/* _maxLength */.Eb(handoff/* handoffLimits */.nt.findings, { error: `has more than ${String(handoff/* handoffLimits */.nt.findings)} items` }))),
});
/**
 * Reads a hand-off: JSON of exactly this form, for exactly this commit. Throws UserError `handoff-invalid`. A diagnostic
 * names the location in the file and never repeats the file's content.
 */
function readHandoff(bytes, { where, head }) {
    const parsed = schema.safeParse(parse(bytes, where));
    if (!parsed.success) {
        throw new errors/* UserError */.yo(parsed.error.issues.slice(0, mostDiagnostics).map((issue) => invalid(where, wordsFor(issue))));
    }
    if (parsed.data.head !== head) {
        throw new errors/* UserError */.yo(invalid(where, 'it is for a different commit than the event'));
    }
    return parsed.data;
}
const mostDiagnostics = 10;
function parse(bytes, where) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        throw new errors/* UserError */.yo(invalid(where, 'it is not JSON in UTF-8'));
    }
}
/** The file's field names are untrusted: unknown ones are counted, not shown. */
function wordsFor(issue) {
    const location = issue.path.length === 0 ? 'the file' : issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
        return `${location} has ${String(issue.keys.length)} unknown field(s)`;
    return issue.path.length === 0 ? 'it does not hold a JSON object' : `${location} ${issue.message}`;
}
function invalid(where, what) {
    return {
        code: 'handoff-invalid',
        location: where,
        message: what,
        hint: 'check what the first workflow writes; nothing was posted',
    };
}

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(3101);
// EXTERNAL MODULE: ./lib/report/sanitizer.js + 7 modules
var sanitizer = __webpack_require__(79116);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
// EXTERNAL MODULE: ./lib/settings/merge-settings.js
var merge_settings = __webpack_require__(60212);
// EXTERNAL MODULE: ./lib/start/refused.js
var refused = __webpack_require__(31675);
;// CONCATENATED MODULE: ./lib/app/post-handoff.js



















/**
 * The second of two phases: posts the result of a run without secrets. The event and GitHub determine the pull
 * request; the file only contributes text, which is untrusted. Rejects with UserError for an invalid setting or file.
 * Reads nothing of the repository and does not use a model.
 */
async function postHandoff({ parsed }, ports) {
    const { settings } = (0,merge_settings/* mergeSettings */.s)(parsed);
    const event = await (0,run_context/* findEvent */.MY)(ports.hostEnvironment);
    checkUse(settings, event);
    const context = handoffTargetOf(event);
    if (typeof context === 'string')
        return await (0,refused.reportSkipped)({ code: 'no-target', reason: context, hint: null }, ports);
    const handoff = await readFile(settings.post ?? '', context.head.sha, ports);
    const markdown = markdownOf(handoff, { settings, event }, ports);
    try {
        const number = await pullRequestOf(context, settings, ports);
        if (typeof number === 'string')
            return await (0,refused.reportSkipped)({ code: 'no-target', reason: number, hint: null }, ports);
        if (settings['dry-run'])
            return rehearsed(number, markdown, ports);
        return await posted(context, number ?? 0, { settings, markdown, ports });
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, github_types/* GitHubProblem */.J);
        return await failed(`It could not be posted: ${error.message} ${error.hint}`, ports);
    }
}
function checkUse(settings, event) {
    const others = ['prompt', 'prompt-file', 'command', 'model'].filter((name) => settings[name] !== undefined);
    const isMissingToken = settings['github-token'] === undefined && !settings['dry-run'];
    const diagnostics = [
        ...others.map((name) => ({
            message: `${name} cannot be combined with post, which does not use a model`,
            hint: `remove ${name}`,
        })),
        ...(event.name === 'workflow_run'
            ? []
            : [
                {
                    message: 'post only works on workflow_run events',
                    found: event.name === 'none' ? 'no event' : event.name,
                    hint: 'see docs/forks.md for the workflow; on a terminal pass its event file with --event',
                },
            ]),
        ...(isMissingToken ? [{ message: 'post needs github-token', hint: 'pass github-token, or set GITHUB_TOKEN' }] : []),
    ];
    if (diagnostics.length > 0) {
        throw new errors/* UserError */.yo(diagnostics.map((diagnostic) => ({ code: 'setting-invalid', location: 'post', ...diagnostic })));
    }
}
/** Where the previous run ran, or why there is nothing to do. */
function handoffTargetOf({ repository, headSha, trigger: { run } }) {
    if (run?.event !== 'pull_request') {
        return `the previous run was started by ${run?.event ?? 'an unknown event'}, not by pull_request`;
    }
    if (repository === null || headSha === null || run.branch === null) {
        return 'the event does not contain the repository of the commit; the fork may have been deleted';
    }
    const { owner, name, repositoryId } = run.branch;
    return { repository, head: { owner, branch: name, sha: headSha, repositoryId } };
}
async function readFile(path, head, { hostEnvironment }) {
    try {
        return readHandoff(await (0,read_plain_file/* readPlainFile */.b)(path, hostEnvironment.directory, handoff/* handoffLimits */.nt.fileBytes), {
            where: path,
            head,
        });
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            throw error;
        const isOdd = error instanceof types/* FileProblem */.k && error.code !== 'missing' && error.code !== 'no-permission';
        throw new errors/* UserError */.yo({
            code: isOdd ? 'handoff-invalid' : 'file-unreadable',
            location: path,
            message: 'the hand-off file cannot be read',
            found: (0,errors/* messageOf */.bD)(error),
            hint: 'download the artifact of the first workflow, and pass the path of the file in it',
        });
    }
}
function markdownOf({ text, findings = [] }, { settings, event }, { hostEnvironment, redact }) {
    const { url = null } = event.trigger.run ?? {};
    // allow-mentions is for the model's text; text from an outside contributor must not notify anyone.
    const outgoing = { ...(0,publish_outgoing/* outgoingOptionsOf */.I)(settings, hostEnvironment), mentions: [] };
    return (0,handoff/* handoffMarkdown */.Oc)({
        text: (0,sanitizer/* sanitizeForPosting */.R)((0,plain_text/* plainText */.wh)(text), { redact, outgoing }).text,
        findings: (0,report/* cleaned */.L)(findings, redact),
        head: event.headSha ?? '',
        run: (0,literal/* isLinkable */.n1)(url) ? url : null,
    });
}
/** The number; `null` if a dry run has no token; a sentence if not exactly one open pull request has this head. */
async function pullRequestOf({ repository, head }, settings, { hostEnvironment, redact }) {
    const token = settings['github-token'];
    if (token === undefined)
        return null;
    const numbers = await findPullRequests((0,connections/* writeConnection */.C0)(token, { hostEnvironment: (0,connections/* forPosting */.KT)(hostEnvironment), redact }), repository, head);
    if (numbers.length === 0)
        return 'no open pull request has this commit as its head; it was closed, or has a newer commit';
    if (numbers.length > 1)
        return `${String(numbers.length)} open pull requests have this head, so none is selected`;
    return numbers[0] ?? null;
}
async function posted({ repository }, number, { settings, markdown, ports }) {
    const { hostEnvironment, log, redact } = ports;
    const github = (0,github_github/* createGitHub */.Cl)((0,connections/* writeConnection */.C0)(settings['github-token'] ?? '', { hostEnvironment: (0,connections/* forPosting */.KT)(hostEnvironment), redact }));
    const key = settings['comment-key'];
    const target = { owner: repository.owner, repo: repository.name, number };
    const { action, url } = await github.upsertComment(target, (0,handoff/* handoffMarker */.j6)(key), (0,handoff/* handoffComment */.wo)(key, markdown));
    log.info(`comment ${action}: ${url}`);
    const title = `### ${headline/* conclusionLabels */.vV.success.sign} Posted`;
    await (0,summary_file/* writeSummaryFile */.o)(`${title}\n\nOn pull request ${String(number)}: ${url}\n`, ports);
    const outputs = { conclusion: 'success', 'reason-code': 'posted', 'comment-url': url };
    return { exitCode: 0, text: hostEnvironment.onRunner ? '' : url, value: { ...outputs, number, action }, outputs };
}
function rehearsed(number, markdown, ports) {
    const place = number === null ? 'the pull request of this commit (unknown without a token)' : `#${String(number)}`;
    const text = `dry run: nothing is posted\ncomment on ${place}:\n\n${markdown}`;
    const { hostEnvironment, log } = ports;
    if (hostEnvironment.onRunner)
        for (const line of text.split('\n'))
            log.info(line);
    const outputs = { conclusion: 'skipped', 'reason-code': 'dry-run' };
    const value = { ...outputs, number, markdown };
    return { exitCode: 0, text: hostEnvironment.onRunner ? '' : text.trimEnd(), value, outputs };
}
async function failed(reason, ports) {
    const text = ports.redact((0,plain_text/* plainText */.wh)(reason));
    ports.log.error(text);
    const title = `### ${headline/* conclusionLabels */.vV.incomplete.sign} Not posted`;
    await (0,summary_file/* writeSummaryFile */.o)(`${title}\n\n${(0,summary_file/* indentedBlock */.p)(text.split('\n'))}\n`, ports);
    return (0,refused.endedWithout)('incomplete', 'not-posted', text);
}


/***/ }),

/***/ 84182:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   j$: () => (/* binding */ markedBody),
/* harmony export */   j9: () => (/* binding */ commentLimit)
/* harmony export */ });
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);

/** GitHub rejects longer comments. */
const commentLimit = 65_536;
/** Sanitized Markdown after a marker that readers do not see, before a footer, truncated to GitHub's limit. */
function markedBody(marker, markdown, footer = '') {
    const end = footer === '' ? '' : `\n\n${footer}`;
    const room = commentLimit - marker.length - 1 - end.length;
    return `${marker}\n${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(markdown, { limit: room, unit: 'characters', whole: 'in write-requests.json, next to the run report' })}${end}`;
}
/** Whether an existing text is the same, except for line endings and the run that its footer names. */
function isSame(existing, wanted) {
    const plain = (text) => withoutFooter(text.replaceAll('\r\n', '\n')).trimEnd();
    return plain(existing) === plain(wanted);
}
/** A text without its footer (see publish/writes.ts): naming another run there does not count as a change. */
function withoutFooter(text) {
    return text.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, '');
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

/***/ 58276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ outgoingOptionsOf)
/* harmony export */ });
/** Links in posted text may lead to the run's GitHub server and to the hosts in the settings. */
function outgoingOptionsOf({ 'allow-links': hosts, 'allow-mentions': mentions }, { environment }) {
    const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return { hosts: [...(URL.canParse(server) ? [new URL(server).hostname] : []), ...hosts], mentions };
}


/***/ }),

/***/ 62103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeSummaryFile),
/* harmony export */   p: () => (/* binding */ indentedBlock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
async function writeSummaryFile(markdown, { log, writeSummary }) {
    try {
        await writeSummary?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
/** An indented block shows everything literally; a fence could be closed from inside. */
function indentedBlock(lines) {
    return lines.map((line) => `    ${line}`).join('\n');
}


/***/ }),

/***/ 59028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   s: () => (/* binding */ refusalValue)
/* harmony export */ });
/** The `--json` output of a run that could not start. */
function refusalValue(diagnostics, redact) {
    return {
        conclusion: 'config-error',
        code: codeOf(diagnostics),
        errors: diagnostics.map((diagnostic) => redactedDiagnostic(diagnostic, redact)),
    };
}
/** Of the first error. */
const codeOf = ([diagnostic]) => diagnostic?.code ?? 'setting-invalid';
function redactedDiagnostic(diagnostic, redact) {
    return Object.fromEntries(Object.entries(diagnostic).map(([name, value]) => [
        name,
        name === 'code' ? value : redact(value),
    ]));
}


/***/ }),

/***/ 50393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ handoffMarkdown),
/* harmony export */   handoffOf: () => (/* binding */ handoffOf),
/* harmony export */   j6: () => (/* binding */ handoffMarker),
/* harmony export */   nt: () => (/* binding */ handoffLimits),
/* harmony export */   wo: () => (/* binding */ handoffComment)
/* harmony export */ });
/* harmony import */ var _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84182);
/* harmony import */ var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20544);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32622);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);





/** In UTF-16 units, except for the bytes of the file and the number of findings. */
const handoffLimits = {
    fileBytes: 1_000_000,
    text: 40_000,
    findings: 100,
    path: 500,
    title: 200,
    message: 1_000,
};
/** The hand-off of a run on this commit, within the limits. Expects redacted texts. */
function handoffOf({ text }, findings, head) {
    const kept = findings.filter(({ path }) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
    return {
        version: 1,
        head,
        text: (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(text, { limit: handoffLimits.text, unit: 'characters', whole: null }),
        ...(kept.length === 0 ? {} : { findings: kept.map(asHandedOff) }),
    };
}
function asHandedOff({ path, line, endLine, severity, title, message }) {
    return {
        path,
        line,
        severity,
        ...(endLine === undefined ? {} : { endLine }),
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(title, handoffLimits.title),
        message: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(message, handoffLimits.message),
    };
}
/** The comment as Markdown. Its source comes first, because it looks like Sallyport's own output. */
function handoffMarkdown({ text, findings, head, run }) {
    const source = run === null ? 'A run' : `[A run](${run})`;
    return `${[
        "### From the pull request's own code",
        `${source} without secrets on commit ${head.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`,
        ...(text === '' ? ['It contains no text.'] : ['---', text, '---']),
        ...(findings.length === 0 ? [] : [(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsSection */ .WT)(findings, handoffLimits.findings)]),
    ].join('\n\n')}\n`;
}
/** The first line of the comment. It has its own part, so it never replaces the result of a run with secrets. */
function handoffMarker(key) {
    return (0,_platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerFor */ ._)(key, 'handoff');
}
/** The comment: marker and Markdown, truncated to GitHub's limit. */
function handoffComment(key, markdown) {
    const marker = handoffMarker(key);
    return `${marker}\n${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(markdown, { limit: _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLimit */ .j9 - marker.length - 1, unit: 'characters', whole: null })}`;
}


/***/ }),

/***/ 19326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order of first occurrence. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/** In the order of the first call. */
function groupByRule(refused) {
    const groups = new Map();
    for (const call of refused) {
        const { tool, reason, suggest, times, origin } = call;
        const key = JSON.stringify([tool, reason, suggest, origin]);
        const { calls = [], times: before = 0 } = groups.get(key) ?? {};
        groups.set(key, { calls: [...calls, call], reason, suggest, times: before + times });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have allowed a refused call, without duplicates, if it can be shown safely for pasting. A rule's
 * text comes from a command that a model wrote, so rules are omitted that would change the file around them (line breaks,
 * a workflow expression) or look different from what they are (invisible characters).
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** Number of rules that would have allowed a refused call but cannot be shown safely. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The workflow input that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, on one line. It is quoted if YAML would give a colon or a number sign in it a meaning. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a command-line flag for pasting. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 42344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createChangeCounts),
/* harmony export */   j: () => (/* binding */ sumChanges)
/* harmony export */ });
function createChangeCounts() {
    const counts = new Map();
    return {
        add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
        changes: () => [...counts].map(([kind, count]) => ({ kind, count })),
    };
}
/** The changes of several steps as one list. */
function sumChanges(...lists) {
    const sums = createChangeCounts();
    for (const { kind, count } of lists.flat())
        sums.add(kind, count);
    return sums.changes();
}


/***/ }),

/***/ 74568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   u: () => (/* binding */ sanitizePlain)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);


/** Scripts that need the zero-width joiner and non-joiner. */
const joining = [
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Syriac',
    'Tamil',
    'Telugu',
    'Tibetan',
]
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Characters without a visible glyph: zero-width spaces, fillers, tag characters, misused variation selectors. */
const invisible = [
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb',
    '\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]',
    '|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    // An emoji is followed by one selector at most; on a digit it makes a key cap.
    '|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)',
    // A joiner joins the parts of an emoji, or shapes a letter of a script that has such shapes.
    `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`,
    `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`,
    `|(?<![${joining}])\\u200c`,
].join('');
/** Created on first use, because compiling the character classes takes milliseconds. */
let hiddenParts = null;
function parts() {
    hiddenParts ??= [
        // Half of a surrogate pair, left over from truncating or written to break a program.
        ['invisible-character', /\p{Surrogate}/gu],
        ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSequences */ .TF.map((pattern) => ['terminal-sequence', pattern]),
        ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
        ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
        ['invisible-character', new RegExp(invisible, 'gu')],
    ];
    return hiddenParts;
}
/**
 * The text without what a reader cannot see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors are kept if a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent; linear time.
 */
function withoutHidden(text, counts) {
    if (/^[\t\n\x20-\x7e]*$/.test(text))
        return text;
    let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreaks */ .r4, '\n');
    for (const [kind, pattern] of parts()) {
        shown = shown.replace(pattern, () => {
            counts.add(kind);
            return '';
        });
    }
    return shown;
}
/** For text other than Markdown: diffs, logs, file and branch names. Removes only what a reader cannot see. */
function sanitizePlain(text) {
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeCounts */ .P)();
    const shown = withoutHidden(text, counts);
    return { text: shown, changes: counts.changes() };
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ truncateMarkdown)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. Text that is too long ends at the end of a line, outside fences and `details` elements
 * if possible; otherwise these are closed. A single line that is too long ends between words, outside code, links and
 * tags; a table row is removed as a whole. A note gives the sizes and where the whole text is. Text that fits is
 * returned unchanged, so truncating again changes nothing.
 */
function truncateMarkdown(text, options) {
    const size = (piece) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
    if (size(text) <= options.limit)
        return text;
    const note = noteFor(size(text), options);
    const room = options.limit - size(note) - size('\n\n');
    const kept = room <= 0 ? '' : lastFitting(text, room, size);
    const cut = kept === '' ? note : `${kept}\n\n${note}`;
    return size(cut) <= options.limit ? cut : '';
}
function noteFor(size, { limit, unit, whole }) {
    const place = whole === null ? '' : ` The whole text is ${whole}.`;
    return `*Truncated here: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(limit)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size)} ${unit} fit.${place}*`;
}
function lastFitting(text, room, size) {
    let best = { end: 0, open: nothingOpen };
    let bestClosed = best;
    let open = nothingOpen;
    let [start, used] = [0, 0];
    for (const line of text.split('\n')) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
            const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
            if (end > 0)
                best = { end: start + end, open };
            break;
        }
        if (needed + closing(next).length <= room) {
            best = { end: start + line.length, open: next };
            if (next.fence === null && next.details === 0)
                bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
    }
    const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
    return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}
function openAfter(line, open) {
    if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
        return end.startsWith(open.fence) ? { ...open, fence: null } : open;
    }
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null)
        return { ...open, fence };
    if (!/^ {0,3}<\/?details\b/i.test(line))
        return open;
    const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
    return { fence, details: Math.max(0, open.details + change) };
}
/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line, { fence }, fits) {
    if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line))
        return 0;
    let [low, high] = [0, line.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return fence === null ? safeEnd(line, low) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, low).length;
}
/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;
/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line, end) {
    let safe = 0;
    let inside = null;
    for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan)
            inside = null;
        if (inside !== null) {
            if (sign === inside.until)
                inside = null;
            else if (sign === '](' && inside.until === ']')
                inside = { until: ')', since: inside.since };
        }
        else if (sign.startsWith('`'))
            inside = { until: sign, since: index };
        else if (sign === '[')
            inside = { until: ']', since: index };
        else if (sign === '<')
            inside = { until: '>', since: index };
        else if (/^\s/.test(sign))
            safe = index;
    }
    return safe;
}


/***/ }),

/***/ 31675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedWithout: () => (/* binding */ endedWithout),
/* harmony export */   reportCanceled: () => (/* binding */ reportCanceled),
/* harmony export */   reportCrash: () => (/* binding */ reportCrash),
/* harmony export */   reportSkipped: () => (/* binding */ reportSkipped),
/* harmony export */   reportUserError: () => (/* binding */ reportUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54539);
/* harmony import */ var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7138);
/* harmony import */ var _platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14694);
/* harmony import */ var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62103);
/* harmony import */ var _report_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59028);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20653);










/** A run that could not start: every problem in the log and the summary, conclusion `config-error`. */
async function reportUserError({ diagnostics }, ports) {
    const { log, redact, documentation } = ports;
    const texts = diagnostics.map((diagnostic) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(diagnostic, documentation));
    for (const text of texts)
        log.error(text);
    const text = redact(texts.join('\n\n'));
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(text.split('\n'));
    const title = `${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV['config-error'].sign} Not started: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(diagnostics.length, 'problem')} to fix`;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${title}\n\n${lines}\n`, ports);
    const reason = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(reasonOf(diagnostics)));
    return endedWithout('config-error', (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(diagnostics), reason, (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalValue */ .s)(diagnostics, redact));
}
/** A cancel that ended the preparation of a run, such as a fetch: what that reports is not a problem to fix. */
async function reportCanceled(signal, ports) {
    const reason = `The run was canceled (${String(signal.reason)}) before a job began.`;
    ports.log.warning(reason);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.cancelled.sign} ${reason}\n`, ports);
    return endedWithout('cancelled', 'canceled', reason);
}
/**
 * A bug in Sallyport: its stack, redacted and sanitized like everything else, in the log and the summary. The outputs
 * contain `incomplete`, so that no later step treats the job as done.
 */
async function reportCrash(error, ports) {
    const { log, redact } = ports;
    const diagnostic = (0,_platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .machineProblem */ .h)(error);
    if (diagnostic !== null)
        return await faulty(diagnostic, ports);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error(`This is a bug in Sallyport, please report it:\n${stack}`);
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(redact(stack).split('\n'));
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} Ended by a bug in Sallyport\n\n${lines}\n`, ports);
    const value = { conclusion: 'incomplete', code: 'internal-error', bug: redact(stack) };
    return endedWithout('incomplete', 'internal-error', 'The run was ended by a bug in Sallyport.', value);
}
/** A problem of the machine, such as a full disk; a stack trace would not help. */
async function faulty({ text, hint }, ports) {
    const reason = ports.redact(`The run could not continue: ${text}.`);
    ports.log.error(`${reason}\n  hint: ${hint}`);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} ${reason}\n`, ports);
    return endedWithout('incomplete', 'machine-problem', reason);
}
/** The outcome of a run without a job, as text for nothing but the outputs and the JSON value. */
function endedWithout(conclusion, code, reason, value = { conclusion, code, reason }) {
    return {
        exitCode: (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(conclusion),
        text: '',
        value,
        outputs: { conclusion, 'reason-code': code, reason },
    };
}
/** Names the first problem: a reason is one sentence, and the log has the rest. */
function reasonOf([diagnostic, ...others]) {
    if (diagnostic === undefined)
        return '';
    const place = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
    const more = others.length === 0 ? '' : ` (and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(others.length, 'other problem')})`;
    return `Not started: ${place}${diagnostic.message}${more}.`;
}
/** An event that starts no run: the reason, in log, summary and outputs. No prompt was read and no model was used. */
async function reportSkipped({ code, reason, hint }, ports) {
    const { log, redact } = ports;
    // Some reasons are whole sentences, such as GitHub's error messages.
    const sentences = [`Not started: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPeriod */ .Kx)(reason)}.`, ...(hint === null ? [] : [hint])];
    const text = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(sentences.join(' ')));
    if (hint === null)
        log.info(text);
    else
        log.warning(text);
    const { sign, text: words } = _report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.skipped;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${sign} ${words}\n\n${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__/* .literalMarkdown */ .ft)(text)}\n`, ports);
    return endedWithout('skipped', code, text);
}


/***/ })

};
;