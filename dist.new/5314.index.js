"use strict";
exports.id = 5314;
exports.ids = [5314];
exports.modules = {

/***/ 33677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ requestBody),
/* harmony export */   KT: () => (/* binding */ listen),
/* harmony export */   Mb: () => (/* binding */ passBody),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   iJ: () => (/* binding */ headersOfAnswer)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_1__);


/** The whole body of a request; `null` if it is larger than `maxBytes`. */
async function requestBody(incoming, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of incoming) {
        size += chunk.length;
        if (size <= maxBytes)
            chunks.push(chunk);
    }
    return size > maxBytes ? null : Buffer.concat(chunks);
}
/** The headers of a request that have one of these names. */
function headersOf({ headers }, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
    }));
}
/** The headers of an answer that have one of these names. */
function headersOfAnswer({ headers }, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
    }));
}
/** Ends a response with the body of an answer. */
async function passBody({ body }, response) {
    if (body === null)
        response.end();
    else
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.fromWeb(body), response);
}
/** Listens on a socket, or on any port of localhost. The server must not keep a finished run alive. */
async function listen(server, socket) {
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        if (socket === null)
            server.listen(0, '127.0.0.1', resolve);
        else
            server.listen(socket, resolve);
    });
    server.unref();
}


/***/ }),

/***/ 45314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubBridge: () => (/* binding */ createGitHubBridge)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
;// CONCATENATED MODULE: ./lib/policy/github/github-request.js
function refuseRequest(reason) {
    return { kind: 'refuse', reason };
}

// EXTERNAL MODULE: ./node_modules/graphql/language/ast.js
var ast = __webpack_require__(22740);
// EXTERNAL MODULE: ./node_modules/graphql/language/kinds.js
var kinds = __webpack_require__(11123);
// EXTERNAL MODULE: ./node_modules/graphql/language/parser.js
var parser = __webpack_require__(14929);
;// CONCATENATED MODULE: ./lib/policy/github/graphql-fields.js
/** The fields of a repository, and of what it contains, that lead to other parts of the same repository. */
const fieldsInside = new Set([
    'nodes edges node pageInfo',
    'pullRequest pullRequests issue issues issueOrPullRequest discussion discussions discussionCategory',
    'discussionCategories category answer answerChosenAt comments comment replies replyTo reviews review latestReviews',
    'latestOpinionatedReviews reviewThreads thread reviewRequests reviewDecision labels label milestone milestones',
    'commits commit authors history parents mergeCommit potentialMergeCommit headRef baseRef ref refs target',
    'associatedPullRequests defaultBranchRef branchProtectionRule branchProtectionRules rules rulesets',
    'statusCheckRollup contexts status context statuses checkSuite checkSuites checkRun checkRuns workflowRun workflow',
    'annotations location start end steps app matchingPullRequests files languages primaryLanguage language',
    'licenseInfo codeOfConduct repositoryTopics topic latestRelease release releases releaseAssets tagCommit tag',
    'fundingLinks issueTemplates pullRequestTemplates contactLinks mergeQueue mergeQueueEntry entries',
    'reactionGroups reactions timelineItems autoMergeRequest suggestedReviewers projectCards projectItems project',
    'column fieldValueByName fieldValues field projects projectsV2 issueType issueTypes subIssuesSummary',
    'deployments latestStatus comparison compare userContentEdits signature',
].flatMap((line) => line.split(' ')));
/**
 * Fields that lead to people, organizations and objects of other repositories: only their own values are readable, such
 * as a login or a title, and nothing that they lead to.
 */
const fieldsOutside = new Set([
    'author committer user users actor owner editor creator mergedBy closedBy lockedBy enabledBy assignees assignee',
    'assignedActors assignableUsers suggestedActors mentionableUsers participants collaborators watchers stargazers',
    'requestedReviewer requestedBy resolvedBy deletedBy reviewer organization team onBehalfOf viewer signer',
    'repository headRepository baseRepository headRepositoryOwner parent source forks templateRepository mirror',
    'closingIssuesReferences closedByPullRequestsReferences subIssues trackedIssues trackedInIssues canonical subject',
].flatMap((line) => line.split(' ')));
/** What may have a selection below one of these. */
const fieldsOfOutside = new Set('nodes edges node pageInfo owner organization repository'.split(' '));

// EXTERNAL MODULE: ./lib/policy/github/own-repository.js
var own_repository = __webpack_require__(57700);
;// CONCATENATED MODULE: ./lib/policy/github/search-query.js

/** Qualifiers that select repositories, also within quotation marks: GitHub may see their ends elsewhere. */
const scope = /(?<!\w)(repo|org|user|owner|enterprise|repository):([^\s"]*)/gi;
/**
 * Why a search could find something outside of the repository, as a sentence; `null` if it cannot. `isScoped`: the query
 * must name the repository itself, because nothing is added to it.
 */
function searchProblem(query, repository, isScoped) {
    if ((query.match(/"/g) ?? []).length % 2 !== 0)
        return 'The search has a quotation mark without a partner.';
    if (/\\"|[\u201c-\u201f]/.test(query))
        return 'The search has an escaped or unusual quotation mark.';
    const text = query.replace(/"[^"]*"/g, '""');
    if (/(?<!\w)OR(?!\w)/i.test(text))
        return 'A search with OR is not possible: search twice.';
    const other = [...query.matchAll(scope)].find(([, name, value = '']) => name?.toLowerCase() !== 'repo' || !isOwn(value, repository));
    if (other !== undefined)
        return `A search finds only what is in ${repository.owner}/${repository.name}: leave out \`${other[0]}\`.`;
    if (!isScoped)
        return null;
    if (/[()]|(?<!\w)NOT(?!\w)/i.test(text))
        return 'Put parentheses and the word NOT in quotation marks.';
    return /(?:^|\s)repo:/i.test(text)
        ? null
        : `The search must contain \`repo:${repository.owner}/${repository.name}\`.`;
}
function isOwn(value, repository) {
    const [owner = '', name = '', ...rest] = value.replace(/\)+$/, '').split('/');
    return rest.length === 0 && (0,own_repository/* isOwnRepository */.n)(owner, name, repository);
}

;// CONCATENATED MODULE: ./lib/policy/github/graphql-problem.js






/** Longest query, as tokens; those of gh have a few hundred. */
const maxTokens = 5_000;
/** Selections after fragments are inserted. */
const maxSelections = 20_000;
/**
 * Why a GraphQL request must not be sent, as a sentence; `null` if it only reads this repository. Without the schema:
 * every field that leads to another object must be known to stay in the repository.
 */
function graphqlProblem(body, context) {
    const request = requestOf(body);
    if (request === null)
        return 'The GraphQL request has no query.';
    let document;
    try {
        document = (0,parser/* parse */.qg)(request.query, { noLocation: true, maxTokens });
    }
    catch (error) {
        return `The GraphQL query is invalid: ${error instanceof Error ? error.message : String(error)}`;
    }
    const fragments = new Map();
    for (const definition of document.definitions)
        if (definition.kind === kinds.Kind.FRAGMENT_DEFINITION)
            fragments.set(definition.name.value, definition);
    const walk = { context, variables: request.variables, fragments, count: { selections: 0 } };
    for (const definition of document.definitions) {
        if (definition.kind === kinds.Kind.FRAGMENT_DEFINITION)
            continue;
        if (definition.kind !== kinds.Kind.OPERATION_DEFINITION)
            return 'The GraphQL request contains more than queries.';
        if (definition.operation !== ast.OperationTypeNode.QUERY)
            return changeProblem(definition.selectionSet);
        const problem = selectionProblem(definition.selectionSet, 'root', walk, []);
        if (problem !== null)
            return problem;
    }
    return null;
}
function changeProblem({ selections }) {
    const names = selections.flatMap((selection) => (selection.kind === kinds.Kind.FIELD ? [selection.name.value] : []));
    return `Commands cannot change GitHub (${names.join(', ').slice(0, 100)}).`;
}
function requestOf(body) {
    try {
        const { query, variables } = JSON.parse(body);
        if (typeof query !== 'string')
            return null;
        const values = typeof variables === 'object' && variables !== null ? variables : {};
        return { query, variables: values };
    }
    catch {
        return null;
    }
}
/** Only the members that were evaluated, in the form that every parser reads alike. */
function evaluatedBody(body) {
    const { query, variables, operationName } = JSON.parse(body);
    return JSON.stringify({ query, variables, operationName });
}
function selectionProblem({ selections }, place, walk, inFragments) {
    for (const selection of selections) {
        walk.count.selections += 1;
        if (walk.count.selections > maxSelections)
            return 'The GraphQL query is too large.';
        let problem;
        if (selection.kind === kinds.Kind.FIELD)
            problem = fieldProblem(selection, place, walk, inFragments);
        else if (selection.kind === kinds.Kind.INLINE_FRAGMENT)
            problem = selectionProblem(selection.selectionSet, place, walk, inFragments);
        else {
            const name = selection.name.value;
            const fragment = walk.fragments.get(name);
            if (fragment === undefined || inFragments.includes(name))
                return `The fragment ${name} is missing or circular.`;
            problem = selectionProblem(fragment.selectionSet, place, walk, [...inFragments, name]);
        }
        if (problem !== null)
            return problem;
    }
    return null;
}
/** Where ids are read from in answers, see knownIds: no other field may have one of these names there. */
const namesOfIds = new Set('id repository pullRequest issue discussion pullRequests issues discussions nodes'.split(' '));
function fieldProblem(field, place, walk, inFragments) {
    const [name, alias = name] = [field.name.value, field.alias?.value];
    if (alias !== name && namesOfIds.has(alias) && name !== 'issueOrPullRequest')
        return `The field ${name} cannot be named ${alias}.`;
    const below = placeBelow(field, place, walk);
    if (typeof below !== 'string')
        return below.problem;
    return field.selectionSet === undefined ? null : selectionProblem(field.selectionSet, below, walk, inFragments);
}
/** Where the selection of a field is, or why it may not be read. */
function placeBelow(field, place, walk) {
    const name = field.name.value;
    if (place === 'schema')
        return place;
    if (place === 'root')
        return placeBelowRoot(field, walk);
    if (place === 'outside' && leadsAnywhere(field))
        return { problem: `The field ${name} may lead out of this repository.` };
    if (field.selectionSet === undefined)
        return place;
    const isKnown = place === 'inside' ? fieldsInside.has(name) : fieldsOfOutside.has(name);
    if (isKnown && !fieldsOutside.has(name))
        return place;
    if (fieldsOutside.has(name) && (place === 'inside' || isKnown))
        return 'outside';
    return { problem: `The field ${name} may lead out of this repository, or to the content of its files.` };
}
/** A repository or organization of one's choice, or the text of an issue of another repository. */
function leadsAnywhere({ name, arguments: argumentNodes = [], selectionSet }) {
    if (selectionSet === undefined)
        return /^(?:body|bodyText|bodyHTML)$/.test(name.value);
    return argumentNodes.length > 0 && /^(?:repository|organization)$/.test(name.value);
}
function placeBelowRoot(field, walk) {
    const { repository, knownIds } = walk.context;
    const argument = (name) => argumentOf(field, name, walk);
    switch (field.name.value) {
        case '__typename':
        case '__type':
        case '__schema':
        case 'rateLimit':
            return 'schema';
        case 'viewer':
            return 'outside';
        case 'repository': {
            const [owner, name] = [argument('owner'), argument('name')];
            const isOwn = typeof owner === 'string' && typeof name === 'string' && (0,own_repository/* isOwnRepository */.n)(owner, name, repository);
            return isOwn ? 'inside' : { problem: otherRepositorySentence(repository) };
        }
        case 'node':
        case 'nodes': {
            const ids = [argument('id'), argument('ids')].flat().filter((id) => id !== undefined);
            const areKnown = ids.length > 0 && ids.every((id) => typeof id === 'string' && knownIds.has(id));
            return areKnown
                ? 'inside'
                : { problem: 'Only issues and pull requests that an earlier answer contained have an id here.' };
        }
        case 'search': {
            const query = argument('query');
            const problem = typeof query === 'string' ? searchProblem(query, repository, true) : 'The search has no query.';
            if (!/^(?:ISSUE|ISSUE_ADVANCED|ISSUE_HYBRID|ISSUE_SEMANTIC|DISCUSSION)$/.test(String(argument('type'))))
                return { problem: 'Only issues, pull requests and discussions can be searched for.' };
            return problem === null ? 'inside' : { problem };
        }
        default:
            return { problem: `The field ${field.name.value} is not about this repository.` };
    }
}
function otherRepositorySentence({ owner, name }) {
    return `Only the repository ${owner}/${name} can be reached.`;
}
function argumentOf(field, name, { variables }) {
    const matching = (field.arguments ?? []).filter((node) => node.name.value === name);
    const [argument] = matching;
    return matching.length === 1 && argument !== undefined ? graphql_problem_valueOf(argument.value, variables) : undefined;
}
/** The default of a variable does not count: gh passes every one. */
function graphql_problem_valueOf(value, variables) {
    if (value.kind === kinds.Kind.STRING || value.kind === kinds.Kind.ENUM)
        return value.value;
    if (value.kind === kinds.Kind.VARIABLE)
        return Object.hasOwn(variables, value.name.value) ? variables[value.name.value] : null;
    if (value.kind === kinds.Kind.LIST)
        return value.values.map((item) => graphql_problem_valueOf(item, variables));
    return null;
}

;// CONCATENATED MODULE: ./lib/policy/github/evaluate-github-request.js




/** What GitHub itself is asked about: permissions, version, limits. */
const general = new Set(['/', '/meta', '/rate_limit']);
const searches = new Set(['issues', 'code', 'commits', 'repositories']);
/** The longest path with its query. */
const maxPath = 8_000;
/** Parts of a repository that hold credentials, configuration of machines, security reports, or whole trees of files. */
const closedParts = /^(?:hooks|keys|dependabot|secret-scanning|code-scanning|security-advisories|vulnerability-alerts|codespaces|installation|invitations|import|tarball|zipball|git\/blobs|actions\/(?:secrets|variables|organization-secrets|organization-variables|runners|oidc|artifacts\/[^/]+\/.+)|environments\/[^/]+\/(?:secrets|variables)|releases\/assets)(?:\/|$)/i;
const logs = /^actions\/(?:runs\/\d+(?:\/attempts\/\d+)?|jobs\/\d+)\/logs$/;
/**
 * Whether a request of a command may be sent with the token: it reads, and only this repository. The rules have allowed
 * the command; this decides again on what is really sent, whoever sends it.
 */
function evaluateGitHubRequest(request, context) {
    const { method, path, body } = request;
    if (path.length > maxPath)
        return refuseRequest('The address is too long.');
    const [pathname, query] = splitOnce(path, '?');
    const segments = decodedSegments(pathname);
    if (segments === null)
        return refuseRequest('The address contains characters that are not plain.');
    if (pathname === '/graphql') {
        if (method !== 'POST')
            return refuseRequest('GraphQL needs POST.');
        const problem = graphqlProblem(body, context);
        if (problem !== null)
            return refuseRequest(problem);
        return { kind: 'forward', path: '/graphql', body: evaluatedBody(body), isLog: false, file: null };
    }
    const comment = method === 'POST' ? commentIn(segments, body, context) : null;
    if (comment !== null)
        return comment;
    if (method !== 'GET' && method !== 'HEAD')
        return refuseRequest(`Commands cannot change GitHub (${method} ${pathname}).`);
    const forward = (to, more = {}) => ({
        ...{ kind: 'forward', path: to, body: null, isLog: false, file: null },
        ...more,
    });
    if (general.has(pathname))
        return forward(pathname);
    const [root = '', second = '', third = ''] = segments;
    if (root === 'search' && segments.length === 2 && searches.has(second))
        return evaluateSearch(pathname, query, context);
    if (root !== 'repos' || !(0,own_repository/* isOwnRepository */.n)(second, third, context.repository))
        return refuseRequest(otherRepositorySentence(context.repository));
    const rest = segments.slice(3).join('/');
    const problem = partProblem(rest, context);
    if (problem !== null)
        return refuseRequest(problem);
    return forward(path, { isLog: logs.test(rest), file: requestedFile(segments, query) });
}
function requestedFile(segments, query) {
    const parts = segments.flatMap((segment) => segment.split('/'));
    if (parts[3]?.toLowerCase() !== 'contents' || parts.length < 5)
        return null;
    const directory = `/${parts.slice(0, -1).map(encodeURIComponent).join('/')}`;
    return { name: parts.at(-1) ?? '', directory: query === '' ? directory : `${directory}?${query}` };
}
/** `null` if the request does anything but add a comment to an issue or pull request of this repository. */
function commentIn([repos, owner = '', name = '', issues, number = '', comments, ...more], text, { repository }) {
    const isPath = repos === 'repos' && issues === 'issues' && /^\d{1,10}$/.test(number) && comments === 'comments';
    if (!isPath || more.length > 0 || !(0,own_repository/* isOwnRepository */.n)(owner, name, repository))
        return null;
    try {
        const { body, ...others } = JSON.parse(text);
        return typeof body === 'string' && Object.keys(others).length === 0 ? { kind: 'comment', number, body } : null;
    }
    catch {
        return null;
    }
}
function partProblem(rest, { mayRead }) {
    if (closedParts.test(rest))
        return `The part ${rest.split('/').slice(0, 2).join('/')} of a repository is closed to commands.`;
    // OWNER:BRANCH and OWNER:NAME:BRANCH are in forks, which may be private.
    if (/^compare\/.*:/i.test(rest))
        return 'Only branches of this repository can be compared.';
    const file = /^contents\/(.+)$/i.exec(rest)?.[1];
    return file === undefined || mayRead(file) ? null : `The rules do not allow reading ${file}.`;
}
function evaluateSearch(path, query, { repository }) {
    const parameters = new URLSearchParams(query);
    const terms = parameters.getAll('q');
    const [term = ''] = terms;
    const problem = terms.length > 1 ? 'The search has two queries.' : searchProblem(term, repository, false);
    if (problem !== null)
        return refuseRequest(problem);
    // At the start, where no quotation mark of the query can include it.
    parameters.set('q', `repo:${repository.owner}/${repository.name} ${term}`.trim());
    return { kind: 'forward', path: `${path}?${parameters.toString()}`, body: null, isLog: false, file: null };
}
/** `null` unless every server reads the path alike. */
function decodedSegments(path) {
    if (!/^\/[\w.~!$&'()*+,;=:@%/-]*$/.test(path))
        return null;
    try {
        const segments = path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
        // An encoded slash separates segments for some servers.
        const parts = segments.flatMap((segment) => segment.split('/'));
        const isPlain = parts.every((part) => !['', '.', '..'].includes(part) && !/[\\%?#\p{Cc}]/u.test(part));
        return path === '/' || isPlain ? segments : null;
    }
    catch {
        return null;
    }
}
function splitOnce(text, separator) {
    const at = text.indexOf(separator);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

// EXTERNAL MODULE: ./lib/platform/github-bridge/exchange.js
var github_bridge_exchange = __webpack_require__(33677);
;// CONCATENATED MODULE: ./lib/platform/github-bridge/paths.js
/** Where the program `gh` of a session sends commands that change something. No API of GitHub has this path. */
const recordPath = '/sallyport/record';

;// CONCATENATED MODULE: ./lib/platform/github-bridge/answer-request.js





/** A query of gh has a few kilobytes; the body of a comment at most 64. */
const maxBodyBytes = 1_000_000;
/** Answers one request from the socket: it is evaluated, then sent with the token. */
async function answerRequest(exchange, context) {
    const { incoming } = exchange;
    const body = await (0,github_bridge_exchange/* requestBody */.IO)(incoming, maxBodyBytes);
    const path = isApiHost(incoming.headers.host ?? '', context.serverUrl) ? pathOf(incoming.url ?? '') : null;
    if (path === null)
        refuse(exchange, 'Only the API of the server of this repository can be reached.');
    else if (body === null)
        refuse(exchange, 'The request is too large.');
    else if (path === recordPath && incoming.method === 'POST')
        await recordCall(exchange, body, context);
    else
        await evaluateRequest(exchange, { path, body: body.toString('utf8') }, context);
}
async function evaluateRequest(exchange, { path, body }, context) {
    const { state, repository, mayRead } = context;
    const { method = 'GET' } = exchange.incoming;
    const { knownIds } = state;
    const decision = evaluateGitHubRequest({ method, path, body }, { repository, mayRead, knownIds });
    if (decision.kind === 'refuse')
        refuse(exchange, decision.reason);
    else if (decision.kind === 'comment')
        await recordComment(exchange, decision, context);
    else if (state.left <= 0)
        refuse(exchange, 'The commands of this run have sent too many requests.');
    else {
        state.left -= decision.file === null ? 1 : 2;
        try {
            const problem = decision.file === null ? null : await context.linkProblem(decision.file);
            if (problem !== null)
                refuse(exchange, problem);
            else
                await context.forward(decision, exchange, (text) => {
                    for (const id of idsIn(text))
                        knownIds.add(id);
                });
        }
        catch (error) {
            sendProblem(exchange, 502, `GitHub did not answer: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
}
/** Ids of issues, pull requests and discussions in the answer to a GraphQL query about the repository. */
function idsIn(text) {
    const repository = valueAt(valueAt((0,parsed_json/* parsedJson */.U4)(text), 'data'), 'repository');
    const items = ['pullRequest', 'issue', 'discussion'].map((name) => valueAt(repository, name));
    const lists = ['pullRequests', 'issues', 'discussions'].flatMap((name) => {
        const nodes = valueAt(valueAt(repository, name), 'nodes');
        return Array.isArray(nodes) ? nodes : [];
    });
    return [...items, ...lists].flatMap((item) => {
        const id = valueAt(item, 'id');
        return typeof id === 'string' && isItem(id) ? [id] : [];
    });
}
function valueAt(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}
/** A query can give any field the name `issue`, so the id itself must say what it is; in the older form it is encoded. */
function isItem(id) {
    if (/^(?:PR|I|D)_[\w-]+$/.test(id))
        return true;
    return /^\d+:(?:PullRequest|Issue|Discussion)\d+$/.test(Buffer.from(id, 'base64').toString('latin1'));
}
/** The host in the addresses that gh asks for. */
function isApiHost(requested, serverUrl) {
    const { host } = new URL(serverUrl);
    return requested === `api.${host}` || (host !== 'github.com' && requested === host);
}
/** Without the prefix of an Enterprise server. */
function pathOf(url) {
    if (!url.startsWith('/'))
        return null;
    const path = url.replace(/^\/api\/(?:v3(?=\/|$)|(?=graphql$))/, '/').replace(/^\/\//, '/');
    return path === '' ? '/' : path;
}
/** `gh api` with a comment: recorded like the one of `gh issue comment`, answered in the form of GitHub. */
async function recordComment(exchange, { number, body }, { answer, records }) {
    const argv = ['issue', 'comment', number, '--body-file', '-'];
    const { exitCode, stdout, stderr } = await answer({ argv, body, bodyFile: '-', records });
    if (exitCode !== 0) {
        sendProblem(exchange, 422, stderr);
        return;
    }
    exchange.response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
    exchange.response.end(JSON.stringify({ id: 0, html_url: stdout, body, note: stderr }));
}
/** The form that gh-files.ts writes and reads: words that end with NUL, and lines. */
async function recordCall({ response }, body, context) {
    const call = callOf(body.toString('utf8'), context.records);
    const answer = call === null ? { exitCode: 1, stdout: '', stderr: 'The command could not be read.' } : await context.answer(call);
    const stderr = answer.stderr.replace(/\s*\n\s*/g, ' ');
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    // The period keeps a shell from removing line ends.
    response.end(`${String(answer.exitCode)}\n${stderr}\n${answer.stdout}.`);
}
function callOf(text, records) {
    const words = text.split('\0');
    const count = Number(words[0]);
    if (!Number.isSafeInteger(count) || count < 1 || words.length < count + 2)
        return null;
    const [file = '', ...body] = words.slice(count + 1);
    const input = file.startsWith('f')
        ? { body: body.join('\0'), bodyFile: file.slice(1) }
        : { body: null, bodyFile: null };
    return { argv: words.slice(1, count + 1), ...input, records };
}
function refuse(exchange, reason) {
    sendProblem(exchange, 403, `${reason} Sallyport refused the request.`);
}
/** The form of GitHub's own errors, so that gh prints the message. */
function sendProblem({ response }, status, message) {
    if (response.headersSent) {
        response.destroy();
        return;
    }
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ message }));
}

// EXTERNAL MODULE: ./lib/platform/net/fetch.js
var fetch = __webpack_require__(31782);
;// CONCATENATED MODULE: ./lib/platform/github-bridge/forward.js


/** Headers of gh that GitHub needs. The authorization is never one of them. */
const sentHeaders = ['accept', 'graphql-features', 'x-github-api-version', 'if-none-match', 'time-zone'];
/** Headers of GitHub that gh reads. */
const returnedHeaders = [
    ...['content-type', 'etag', 'last-modified', 'retry-after', 'x-github-request-id', 'x-github-media-type'],
    ...['x-oauth-scopes', 'x-accepted-oauth-scopes', 'x-github-enterprise-version', 'x-poll-interval'],
    ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-ratelimit-used', 'x-ratelimit-resource'],
];
function createForward(options) {
    const { token, signal } = options;
    const send = (0,fetch.createFetch)({ proxy: options.proxy, idleTimeoutMs: 60_000 });
    const apiUrl = options.apiUrl.replace(/\/+$/, '');
    const toServer = async ({ path, body }, { incoming }) => {
        const address = path === '/graphql' ? `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql` : `${apiUrl}${path}`;
        const headers = {
            authorization: `token ${token}`,
            'user-agent': 'sallyport',
            ...(body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
            ...(0,github_bridge_exchange/* headersOf */.Yl)(incoming, sentHeaders),
        };
        return await send(address, { method: incoming.method ?? 'GET', headers, body, signal });
    };
    return async (request, exchange, onGraphqlAnswer) => {
        const direct = await toServer(request, exchange);
        const answer = request.isLog ? await followed(direct, { send, apiUrl, signal }) : direct;
        if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
            await answer.body?.cancel();
            throw new Error(`it redirects to another address (HTTP ${String(answer.status)})`);
        }
        await pass(answer, request, exchange, { options, onGraphqlAnswer });
    };
}
/** Logs are in a storage on another host, which must not get the token. */
async function followed(answer, { send, apiUrl, signal }) {
    const location = answer.headers.get('location');
    if (answer.status !== 302 || location === null)
        return answer;
    await answer.body?.cancel();
    const target = new URL(location, apiUrl);
    if (target.protocol !== 'https:' && target.origin !== new URL(apiUrl).origin)
        throw new Error(`it redirects to ${target.origin}`);
    return await send(target, { headers: { 'user-agent': 'sallyport' }, signal });
}
async function pass(answer, { path }, { response }, { options, onGraphqlAnswer, }) {
    const headers = (0,github_bridge_exchange/* headersOfAnswer */.iJ)(answer, returnedHeaders);
    const link = answer.headers.get('link');
    if (link !== null)
        headers['link'] = ownLinks(link, options);
    response.writeHead(answer.status, headers);
    if (answer.body === null || path !== '/graphql') {
        await (0,github_bridge_exchange/* passBody */.Mb)(answer, response);
        return;
    }
    const text = await answer.text();
    onGraphqlAnswer(text);
    response.end(text);
}
/** GitHub names the next page by the number of the repository; gh asks the host that it knows. */
function ownLinks(link, { apiUrl, serverUrl, repository }) {
    const { host } = new URL(serverUrl);
    const known = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
    return link
        .replaceAll(`<${apiUrl.replace(/\/+$/, '')}/`, `<${known}/`)
        .replace(/(\/)repositories\/\d+(?=\/)/g, `$1repos/${repository.owner}/${repository.name}`);
}

// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
;// CONCATENATED MODULE: ./lib/platform/github-bridge/gh-files.js




/** Replaces the token: gh refuses to start without one, and prints this one to whoever asks for it. */
const placeholder = 'sallyport-placeholder-the-token-is-held-outside';
const quote = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
/**
 * Writes the files of one session: a program `gh` that comes first on the PATH, and the configuration that leads the
 * real gh to the socket.
 */
function writeGhFiles(directory, socket, { path, answered }) {
    const bash = (0,program_path/* findBash */.GO)(path) ?? '/bin/bash';
    const gh = (0,program_path/* findExecutable */.oq)('gh', path);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, 'bin'));
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, 'config'));
    // With a version, gh does not try to convert the configuration of older versions.
    const settings = ['version: "1"', 'prompt: disabled', 'telemetry: disabled', 'pager: cat', 'git_protocol: https'];
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config', 'config.yml'), `${[...settings, `http_unix_socket: ${JSON.stringify(socket)}`].join('\n')}\n`, { mode: 0o400 });
    const program = (0,external_node_path_.join)(directory, 'bin', 'gh');
    (0,external_node_fs_.writeFileSync)(program, gh === null ? missingGh(bash) : frontOfGh(bash, gh, answered), { mode: 0o500 });
    (0,external_node_fs_.chmodSync)(program, 0o500);
}
/**
 * Sends commands that change something to this process, with the words and the body, over the same socket; all others
 * are run by gh itself. Only bash and gh are needed, which are there.
 */
function frontOfGh(bash, gh, answered) {
    return `#!${bash}
# Written by Sallyport. Changes on GitHub are recorded and posted at the end of the run.
gh=${quote(gh)}
case "\${1-} \${2-}" in
  ${answered.map(quote).join('|')}) ;;
  *) exec "$gh" "$@" ;;
esac
file= before=
for word; do
  case $word in -h|--help) exec "$gh" "$@" ;; esac
  case $before in -F|--body-file) file=$word ;; esac
  case $word in
    --body-file=*) file=\${word#*=} ;;
    -F|--*) ;;
    -F?*) file=\${word#-F}; file=\${file#=} ;;
  esac
  before=$word
done
if [[ -n $file && $file != - && ! -r $file ]]; then
  printf 'open %s: no such file, or it is not readable\\n' "$file" >&2
  exit 1
fi
answer=$({
  printf '%s\\0' "$#" "$@"
  case $file in '') ;; -) printf 'f-\\0'; cat ;; *) printf 'f%s\\0' "$file"; cat -- "$file" ;; esac
} | "$gh" api --method POST --input - ${recordPath.slice(1)}) || { printf '%s\\n' "$answer" >&2; exit 1; }
answer=\${answer%.}
code=\${answer%%$'\\n'*}
answer=\${answer#*$'\\n'}
stderr=\${answer%%$'\\n'*}
stdout=\${answer#*$'\\n'}
[[ -n $stdout ]] && printf '%s\\n' "$stdout"
[[ -n $stderr ]] && printf '%s\\n' "$stderr" >&2
exit "$code"
`;
}
function missingGh(bash) {
    return `#!${bash}
# Written by Sallyport.
echo 'gh is not installed on this machine. Use the context in the prompt to read, and the tools of this run (Comment, Review, Label, ...) to write.' >&2
exit 127
`;
}
/** The environment of a command line with gh. */
function ghVariables(directory, { path, serverUrl, repository }) {
    const { host } = new URL(serverUrl);
    const isDotcom = host === 'github.com';
    const slug = `${repository.owner}/${repository.name}`;
    return {
        PATH: `${(0,external_node_path_.join)(directory, 'bin')}:${path}`,
        GH_CONFIG_DIR: (0,external_node_path_.join)(directory, 'config'),
        ...(isDotcom ? { GH_TOKEN: placeholder } : { GH_HOST: host, GH_ENTERPRISE_TOKEN: placeholder }),
        GH_REPO: isDotcom ? slug : `${host}/${slug}`,
        GH_PROMPT_DISABLED: '1',
        GH_NO_UPDATE_NOTIFIER: '1',
        GH_NO_EXTENSION_UPDATE_NOTIFIER: '1',
        GH_TELEMETRY: 'false',
        DO_NOT_TRACK: '1',
        GH_PAGER: 'cat',
        GH_BROWSER: 'false',
        // No extension is installed there.
        XDG_DATA_HOME: (0,external_node_path_.join)(directory, 'data'),
    };
}

;// CONCATENATED MODULE: ./lib/platform/github-bridge/linked-file.js

/** GitHub lists only the first files of a directory. */
const mostListed = 1_000;
/** For a link, GitHub returns its target, so the rules have evaluated a name other than that of the returned file. */
function createLinkProblem({ token, apiUrl, proxy, signal }) {
    const send = (0,fetch.createFetch)({ proxy, idleTimeoutMs: 60_000 });
    return async ({ name, directory }) => {
        const answer = await send(`${apiUrl.replace(/\/+$/, '')}${directory}`, {
            headers: { accept: 'application/vnd.github+json', authorization: `token ${token}`, 'user-agent': 'sallyport' },
            signal,
        });
        const listed = answer.ok ? await answer.json() : await answer.body?.cancel();
        if (answer.status === 404)
            return null;
        if (!Array.isArray(listed))
            return `GitHub did not show whether ${name} is a link.`;
        const entry = listed.map((item) => item).find((item) => item.name === name);
        if (entry?.type === 'symlink')
            return `${name} is a link: ask for the file that it leads to.`;
        return entry === undefined && listed.length >= mostListed
            ? `The directory has too many files to see whether ${name} is a link.`
            : null;
    };
}

;// CONCATENATED MODULE: ./lib/platform/github-bridge/github-bridge.js









/** The longest path of a socket that every system accepts. */
const longestSocketPath = 100;
/** Requests of all commands of a job: a loop must not use up the limit that the token has per hour. */
const mostRequests = 600;
/**
 * Creates the bridge of a job. Each command line with gh gets a socket of its own, which exists while it runs: other
 * commands of the job have no access.
 */
function createGitHubBridge(options) {
    const state = { knownIds: new Set(), left: mostRequests };
    const shared = { ...options, state, forward: createForward(options), linkProblem: createLinkProblem(options) };
    return {
        async begin(records) {
            const directory = sessionDirectory(options.makeDirectory());
            const socket = (0,external_node_path_.join)(directory, 's');
            writeGhFiles(directory, socket, options);
            const server = (0,external_node_http_.createServer)((incoming, response) => {
                answerRequest({ incoming, response }, { ...shared, records }).catch(() => response.destroy());
            });
            await (0,github_bridge_exchange/* listen */.KT)(server, socket);
            return {
                access: { directory, socket },
                variables: ghVariables(directory, options),
                end() {
                    server.close();
                    server.closeAllConnections();
                    (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
                },
            };
        },
    };
}
/** Only this user can enter it. Links are resolved: a sandbox compares the path of the socket. */
function sessionDirectory(parent) {
    const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(parent), 's-'));
    if (Buffer.byteLength((0,external_node_path_.join)(directory, 's')) <= longestSocketPath)
        return directory;
    (0,external_node_fs_.rmSync)(directory, { recursive: true });
    return (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sallyport-gh-')));
}


/***/ }),

/***/ 57700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isOwnRepository)
/* harmony export */ });
function isOwnRepository(owner, name, repository) {
    return owner.toLowerCase() === repository.owner.toLowerCase() && name.toLowerCase() === repository.name.toLowerCase();
}


/***/ })

};
;