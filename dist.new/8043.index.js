"use strict";
exports.id = 8043;
exports.ids = [8043];
exports.modules = {

/***/ 37595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ plainLogin)
/* harmony export */ });
/** The two APIs spell the login of an app with and without its suffix. */
const plainLogin = (login) => login.toLowerCase().replace(/\[bot\]$/, '');


/***/ }),

/***/ 8043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubWriteClient: () => (/* binding */ createGitHubWriteClient)
});

// EXTERNAL MODULE: ./lib/platform/github/github.js + 1 modules
var github = __webpack_require__(90318);
// EXTERNAL MODULE: ./lib/platform/github/problem.js
var problem = __webpack_require__(77523);
// EXTERNAL MODULE: ./lib/platform/github/write/write-context.js
var write_context = __webpack_require__(16721);
;// CONCATENATED MODULE: ./lib/platform/github/write/write-check-run.js

/** Requests for check runs. */
function checkApi(context) {
    const { checks } = context.session.octokit.rest;
    const { redact } = context.connection;
    const parts = ({ title, summary, annotations, conclusion }) => ({
        ...(conclusion === null ? { status: 'in_progress' } : { status: 'completed', conclusion }),
        output: {
            title: redact(title),
            summary: redact(summary),
            annotations: annotations.map(({ path, line, endLine, level, title: what, message }) => ({
                path,
                start_line: line,
                end_line: endLine,
                annotation_level: level,
                title: redact(what),
                message: redact(message),
            })),
        },
    });
    return {
        async checkRuns(sha, name) {
            const query = {
                ...(0,write_context/* requestParameters */.q)(context),
                ref: sha,
                check_name: name,
                filter: 'all',
                per_page: 100,
            };
            const { data } = await checks.listForRef(query);
            return data.check_runs.map(({ id, external_id: externalId, status, html_url: url, output }) => ({
                id,
                externalId,
                url,
                isComplete: status === 'completed',
                annotations: output.annotations_count,
            }));
        },
        async createCheckRun(sha, name, externalId, run) {
            const named = { ...(0,write_context/* requestParameters */.q)(context), head_sha: sha, name, external_id: externalId };
            const { data } = await checks.create({ ...named, ...parts(run) });
            return { id: data.id, url: data.html_url };
        },
        async continueCheckRun(id, run) {
            await checks.update({ ...(0,write_context/* requestParameters */.q)(context), check_run_id: id, ...parts(run) });
        },
    };
}

// EXTERNAL MODULE: ./lib/platform/github/octokit.js
var github_octokit = __webpack_require__(80353);
;// CONCATENATED MODULE: ./lib/platform/github/write/write-item.js



/** Requests for the issue or pull request itself. */
function itemApi(context) {
    const { octokit, viewer } = context.session;
    const { issues } = octokit.rest;
    const at = () => ({ ...(0,write_context/* requestParameters */.q)(context), issue_number: context.target.number });
    return {
        async comments() {
            const all = await octokit.paginate(issues.listComments, { ...at(), per_page: 100 });
            return all.filter(({ user }) => (0,github/* isViewer */.Z$)(user, viewer)).map(toText);
        },
        async createComment(body) {
            return toText((await issues.createComment({ ...at(), body: context.connection.redact(body) })).data);
        },
        updateComment: (id, body) => (0,github_octokit/* unlessMissing */.F2)(async () => toText((await issues.updateComment({
            ...(0,write_context/* requestParameters */.q)(context),
            comment_id: id,
            body: context.connection.redact(body),
        })).data)),
        async labels() {
            const all = await octokit.paginate(issues.listLabelsOnIssue, { ...at(), per_page: 100 });
            return all.map(({ name }) => name);
        },
        labelNamed: (name) => (0,github_octokit/* unlessMissing */.F2)(async () => (await issues.getLabel({ ...(0,write_context/* requestParameters */.q)(context), name })).data.name),
        async addLabels(names) {
            await issues.addLabels({ ...at(), labels: [...names] });
        },
        async removeLabel(name) {
            await (0,github_octokit/* unlessMissing */.F2)(() => issues.removeLabel({ ...at(), name }));
        },
        async assignees() {
            return ((await issues.get(at())).data.assignees ?? []).map(({ login }) => login);
        },
        async canBeAssigned(user) {
            const request = { ...(0,write_context/* requestParameters */.q)(context), assignee: user };
            return (await (0,github_octokit/* unlessMissing */.F2)(() => issues.checkUserCanBeAssigned(request))) !== null;
        },
        async assign(users) {
            await issues.addAssignees({ ...at(), assignees: [...users] });
        },
    };
}
/** Own issues are searched among this many pages of the newest, with a hundred per page. */
const maxIssuePages = 10;
/** Requests for other issues of the repository. */
function issueApi(context) {
    const { octokit, viewer } = context.session;
    const { issues } = octokit.rest;
    const { redact } = context.connection;
    return {
        async issues() {
            const query = { ...(0,write_context/* requestParameters */.q)(context), creator: viewer.login, state: 'all', per_page: 100 };
            let pages = 0;
            const all = await octokit.paginate(issues.listForRepo, query, ({ data }, done) => {
                pages += 1;
                if (pages === maxIssuePages)
                    done();
                return data;
            });
            return all.filter(({ pull_request }) => pull_request === undefined).map(toIssue);
        },
        async createIssue({ title, body, labels }) {
            const { data } = await issues.create({
                ...(0,write_context/* requestParameters */.q)(context),
                title: redact(title),
                body: redact(body),
                labels: [...labels],
            });
            return toIssue(data);
        },
        async updateIssue(number, change) {
            const at = { ...(0,write_context/* requestParameters */.q)(context), issue_number: number };
            await ('body' in change
                ? issues.update({ ...at, body: redact(change.body) })
                : issues.update({ ...at, state: change.state, state_reason: change.reason }));
        },
    };
}
const toText = ({ id, body, html_url }) => ({ id, body: body ?? '', url: html_url });
function toIssue({ number, title, body, state, html_url }) {
    return { number, title, body: body ?? '', isOpen: state === 'open', url: html_url };
}

;// CONCATENATED MODULE: ./lib/platform/github/write/write-maintenance.js


/** Requests that change the state of an issue or a pull request, such as closing it or setting its milestone. */
function maintenanceApi(context) {
    return { ...itemCalls(context), ...reviewerCalls(context), ...repositoryCalls(context) };
}
function itemCalls(context) {
    const { issues } = context.session.octokit.rest;
    const { redact } = context.connection;
    const { number } = context.target;
    // For GitHub, a pull request is an issue as well.
    const at = () => ({ ...(0,write_context/* requestParameters */.q)(context), issue_number: number });
    return {
        async item() {
            const { data } = await issues.get(at());
            const { title, body, state, milestone, html_url: url } = data;
            return { title, body: body ?? '', isOpen: state === 'open', milestone: milestone?.title ?? null, url };
        },
        async updateItem({ title, body, state, reason, milestone }) {
            await issues.update({
                ...at(),
                ...(title === undefined ? {} : { title: redact(title) }),
                ...(body === undefined ? {} : { body: redact(body) }),
                ...(state === undefined ? {} : { state }),
                ...(reason === undefined ? {} : { state_reason: reason }),
                ...(milestone === undefined ? {} : { milestone }),
            });
        },
        commentNode: (id) => (0,github_octokit/* unlessMissing */.F2)(async () => {
            const { data } = await issues.getComment({ ...(0,write_context/* requestParameters */.q)(context), comment_id: id });
            const isHere = data.issue_url.endsWith(`/issues/${String(number)}`);
            return isHere ? { nodeId: data.node_id, url: data.html_url } : null;
        }),
    };
}
function reviewerCalls(context) {
    const { pulls } = context.session.octokit.rest;
    const at = () => ({ ...(0,write_context/* requestParameters */.q)(context), pull_number: context.target.number });
    return {
        reply: (thread, body) => (0,github_octokit/* unlessMissing */.F2)(async () => {
            const reply = { ...at(), comment_id: thread, body: context.connection.redact(body) };
            const { data } = await pulls.createReplyForReviewComment(reply);
            return { id: data.id, body: data.body, url: data.html_url };
        }),
        async requestedReviewers() {
            const { data } = await pulls.listRequestedReviewers(at());
            return [...data.users.map(({ login }) => login), ...data.teams.map(({ slug }) => `team/${slug}`)];
        },
        requestReviewers: (users, teams) => refusalOf(() => pulls.requestReviewers({ ...at(), reviewers: [...users], team_reviewers: [...teams] })),
    };
}
function repositoryCalls(context) {
    const { octokit } = context.session;
    const { issues } = octokit.rest;
    const { redact } = context.connection;
    return {
        async milestones() {
            const all = await octokit.paginate(issues.listMilestones, { ...(0,write_context/* requestParameters */.q)(context), per_page: 100 });
            return all.map(({ number, title }) => ({ number, title }));
        },
        createLabel: ({ name, color, description }) => refusalOf(() => issues.createLabel({
            ...(0,write_context/* requestParameters */.q)(context),
            color,
            name: redact(name),
            description: redact(description),
        })),
    };
}
/** `null` if GitHub accepts the request. */
async function refusalOf(send) {
    return await (0,github_octokit/* orRefusal */.kr)(async () => {
        await send();
        return null;
    });
}

// EXTERNAL MODULE: ./lib/platform/github/write/write-pull-request.js
var write_pull_request = __webpack_require__(38343);
;// CONCATENATED MODULE: ./lib/platform/github/write/write-push.js



/** Requests that add commits to a branch of someone else. */
function pushApi(context) {
    const { git, actions } = context.session.octokit.rest;
    const { clock, signal } = context.connection;
    return {
        branchTip: (branch) => (0,github_octokit/* unlessMissing */.F2)(async () => (await git.getRef({ ...(0,write_context/* requestParameters */.q)(context), ref: `heads/${branch}` })).data.object.sha),
        async advanceBranch(branch, sha) {
            try {
                await git.updateRef({ ...(0,write_context/* requestParameters */.q)(context), ref: `heads/${branch}`, sha, force: false });
                return { kind: 'done' };
            }
            catch (error) {
                const reason = write_push_refusalOf(error);
                if (reason === null)
                    throw error;
                return /not a fast.?forward/i.test(reason) ? { kind: 'behind' } : { kind: 'refused', reason };
            }
        },
        async checksAfterPush(sha) {
            for (const pause of pausesMs) {
                if (pause > 0)
                    await clock.sleep(pause, signal);
                const query = { ...(0,write_context/* requestParameters */.q)(context), head_sha: sha, per_page: 20 };
                const { data } = await actions.listWorkflowRunsForRepo(query);
                const runs = data.workflow_runs.map(({ status, conclusion, html_url: url }) => ({ status, conclusion, url }));
                const state = stateOf(runs);
                if (state !== null)
                    return state;
            }
            return { kind: 'none' };
        },
    };
}
/** GitHub creates the runs a moment after the push. */
const pausesMs = [0, 2_000, 4_000];
function stateOf(runs) {
    const [run] = runs;
    const waiting = runs.find((run) => run.conclusion === 'action_required' || waits.has(run.status ?? ''));
    if (waiting !== undefined)
        return { kind: 'waiting', url: waiting.url };
    return run === undefined ? null : { kind: 'started', url: run.url };
}
const waits = new Set(['action_required', 'waiting']);
/** GitHub's message if a rule or a protection refuses the update; `null` for every other error. */
function write_push_refusalOf(error) {
    const reason = (0,problem/* unprocessable */.Pq)(error);
    if (reason !== null || !(0,problem/* isRequestFailure */.UZ)(error))
        return reason;
    const failure = (0,problem/* readFailure */.f1)(error);
    const isRule = /protected branch|rule violation|GH0\d\d|pull request|verified signatures/i.test(failure.message);
    return failure.status === 403 && isRule && !(0,problem/* isRateLimit */.a5)(failure) ? failure.message : null;
}

;// CONCATENATED MODULE: ./lib/platform/github/write/write-review.js



/** Requests for reviews of the pull request. */
function reviewApi(context) {
    const { octokit, viewer } = context.session;
    const { redact } = context.connection;
    const at = () => ({ ...(0,write_context/* requestParameters */.q)(context), pull_number: context.target.number });
    return {
        async head() {
            const { data } = await octokit.rest.pulls.get(at());
            return { sha: data.head.sha, isOpen: data.state === 'open', isOwn: (0,github/* isViewer */.Z$)(data.user, viewer) };
        },
        async files() {
            const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...at(), per_page: 100 });
            return files.map(({ filename, patch }) => ({ path: filename, patch: patch ?? null }));
        },
        async reviews() {
            const all = await octokit.paginate(octokit.rest.pulls.listReviews, { ...at(), per_page: 100 });
            return all
                .filter(({ user }) => (0,github/* isViewer */.Z$)(user, viewer))
                .map(({ id, body, state, html_url: url, commit_id: commit }) => ({ id, body, state, url, commit }));
        },
        createReview: (review) => (0,github_octokit/* orRefusal */.kr)(async () => {
            const { data } = await octokit.rest.pulls.createReview({ ...at(), ...toRequest(review, redact) });
            return { id: data.id, body: data.body, url: data.html_url };
        }),
        async updateReview(id, body) {
            await octokit.rest.pulls.updateReview({ ...at(), review_id: id, body: redact(body) });
        },
        async updateLine(id, body) {
            await octokit.rest.pulls.updateReviewComment({
                ...(0,write_context/* requestParameters */.q)(context),
                comment_id: id,
                body: redact(body),
            });
        },
    };
}
function toRequest({ commit, event, body, comments }, redact) {
    return {
        commit_id: commit,
        event,
        ...(body === '' ? {} : { body: redact(body) }),
        comments: comments.map(({ path, line, startLine, side, body: text }) => ({
            path,
            line,
            side,
            ...(startLine === undefined ? {} : { start_line: startLine, start_side: side }),
            body: redact(text),
        })),
    };
}

// EXTERNAL MODULE: ./lib/platform/github/plain-login.js
var plain_login = __webpack_require__(37595);
// EXTERNAL MODULE: ./lib/platform/github/queries.js
var queries = __webpack_require__(46896);
;// CONCATENATED MODULE: ./lib/platform/github/write/write-threads.js




/** Requests for threads on lines, of which only the GraphQL API knows whether they are resolved. */
function threadApi(context) {
    const { octokit, viewer } = context.session;
    const { owner, repo: name, request } = (0,write_context/* requestParameters */.q)(context);
    const unlessForbidden = async (mutation, variables) => {
        try {
            await octokit.graphql(mutation, { ...variables, request });
            return null;
        }
        catch (error) {
            const forbidden = (0,problem/* forbiddenByGraphql */.eq)(error);
            if (forbidden === null)
                throw error;
            return { forbidden };
        }
    };
    return {
        async threads() {
            const threads = [];
            for (let after = null, more = true; more;) {
                const variables = { owner, name, number: context.target.number, after, request };
                const answer = await octokit.graphql(queries/* threadsQuery */.g8, variables);
                const page = answer.repository?.pullRequest?.reviewThreads;
                threads.push(...(page?.nodes ?? []).flatMap((thread) => threadOf(thread, viewer.login)));
                after = page?.pageInfo.endCursor ?? null;
                more = page?.pageInfo.hasNextPage === true && after !== null;
            }
            return threads;
        },
        resolveThread: (id) => unlessForbidden(queries/* resolveMutation */.ek, { id }),
        hide: (id, classifier) => unlessForbidden(queries/* minimizeMutation */.aD, { id, classifier }),
    };
}
function threadOf(thread, viewer) {
    const all = (thread?.comments.nodes ?? []).filter((comment) => comment !== null);
    const [opening, ...others] = all;
    if (thread === null || opening === undefined || opening.databaseId === null)
        return [];
    const { id, path, line, startLine, diffSide: side, isResolved, isOutdated, resolvedBy, comments } = thread;
    const isAnswered = (index) => comments.totalCount > all.length || all.slice(index + 1).some(({ viewerDidAuthor }) => !viewerDidAuthor);
    return [
        {
            ...{ id, path, line, startLine, side, isResolved, isOutdated, isOwn: opening.viewerDidAuthor },
            isResolvedByOwn: resolvedBy !== null && (0,plain_login/* plainLogin */.q)(resolvedBy.login) === (0,plain_login/* plainLogin */.q)(viewer),
            hasReplies: comments.totalCount > all.length || others.some(({ viewerDidAuthor }) => !viewerDidAuthor),
            opening: {
                ...{ id: opening.databaseId, nodeId: opening.id, body: opening.body, url: opening.url },
                isMinimized: opening.isMinimized,
            },
            ownComments: all.flatMap(({ viewerDidAuthor, databaseId, body, url }, index) => viewerDidAuthor && databaseId !== null ? [{ id: databaseId, body, url, isAnswered: isAnswered(index) }] : []),
        },
    ];
}

;// CONCATENATED MODULE: ./lib/platform/github/write/write-client.js









/**
 * Creates the client for the writes of a run. As in `createGitHub`, the HTTP stack is loaded at the first write, and
 * every text is redacted here.
 */
function createGitHubWriteClient(connection, target) {
    const withRetries = (0,github/* createRetryBudget */.Ce)(connection);
    return {
        write: (what, permissions, work) => withRetries((session) => {
            const context = { session, connection, target };
            return work({
                ...reviewApi(context),
                ...threadApi(context),
                ...maintenanceApi(context),
                ...itemApi(context),
                ...issueApi(context),
                ...(0,write_pull_request/* branchApi */.H_)(context),
                ...(0,write_pull_request/* commitApi */.Ev)(context),
                ...(0,write_pull_request/* pullApi */.UW)(context),
                ...pushApi(context),
                ...checkApi(context),
            });
        }, (error) => (0,problem/* writeProblemOf */.OR)(error, what, permissions)),
    };
}


/***/ })

};
;