"use strict";
exports.id = 264;
exports.ids = [264];
exports.modules = {

/***/ 37595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ plainLogin)
/* harmony export */ });
/** The two APIs spell the login of an app with and without its suffix. */
const plainLogin = (login) => login.toLowerCase().replace(/\[bot\]$/, '');


/***/ }),

/***/ 73164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createPermissionReader)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _read_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28912);


/**
 * Reads the permission of users on one repository. An unknown user has none. Rejects with GitHubProblem. Every workflow
 * token is authorized.
 */
function createPermissionReader(connection, { owner, name }) {
    const reader = (0,_read_api_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubReader */ .r)(connection, Number.POSITIVE_INFINITY);
    return async (username) => {
        const request = { what: `the permission of ${username}`, needs: [] };
        const answer = await reader.request(request, (octokit, signal) => (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessMissing */ .F2)(() => octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo: name, username, request: { signal } })));
        if (answer === null)
            return { permission: 'none', role: '' };
        const { permission, role_name: role } = answer.data;
        return { permission, role: typeof role === 'string' ? role : '' };
    };
}


/***/ }),

/***/ 20264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandUnknown: () => (/* binding */ commandUnknown),
  passGate: () => (/* binding */ passGate)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/github/plain-login.js
var plain_login = __webpack_require__(37595);
// EXTERNAL MODULE: ./lib/event/gate/types.js
var types = __webpack_require__(43334);
;// CONCATENATED MODULE: ./lib/event/gate/admit.js


/**
 * Whether all of these people may start a run: by name, or by their permission according to the API. The payload's
 * `author_association` is not used. `ask` is `null` without a token.
 */
async function admitPeople(people, settings, ask) {
    const because = [];
    const notices = [];
    for (const { person, because: role } of people) {
        const who = `${person.login}, who ${role},`;
        const answer = isDenied(person, settings)
            ? { reason: 'is named in deny-users', hint: null }
            : person.isBot
                ? admitBot(person, settings)
                : await admitUser(person, settings, ask);
        if ('reason' in answer)
            return { refusal: { ...answer, code: 'not-permitted', reason: `${who} ${answer.reason}` }, notices, because };
        because.push(`${who} ${answer.why}`);
        if (person.isBot && settings.bots.includes('*')) {
            notices.push(`allow-bots is *, so ${person.login} started this run, no matter who triggered the bot.`);
        }
    }
    return { refusal: null, notices, because };
}
/** Whether `deny-users` names this person or bot. */
const isDenied = ({ login }, { deniedUsers }) => deniedUsers.some((denied) => (0,plain_login/* plainLogin */.q)(denied) === (0,plain_login/* plainLogin */.q)(login));
function admitBot({ login }, { bots }) {
    const name = (0,plain_login/* plainLogin */.q)(login);
    const named = bots.some((bot) => bot === '*' || (0,plain_login/* plainLogin */.q)(bot) === name);
    if (named)
        return { why: 'is named in allow-bots' };
    return { reason: 'is a bot that allow-bots does not name', hint: `Add ${name} to allow-bots to let it start runs.` };
}
async function admitUser({ login }, { users, permission }, ask) {
    if (permission === 'none')
        return { why: 'needs no permission' };
    if (users.some((user) => user.toLowerCase() === login.toLowerCase()))
        return { why: 'is named in allow-users' };
    if (ask === null) {
        return {
            reason: `needs the permission ${permission}, which cannot be checked without github-token`,
            hint: 'Pass github-token, or add the person to allow-users.',
        };
    }
    const has = await ask(login);
    if (has === null)
        return { why: `would need the permission ${permission}, which is not checked without a token` };
    if (types/* permissions */.P.indexOf(has) <= types/* permissions */.P.indexOf(permission))
        return { why: `has the permission ${has}` };
    return {
        reason: `has the permission ${has}, but ${permission} is required`,
        hint: 'Ask a person with this permission to start the run, or set allow-users or required-permission.',
    };
}
/** The start in one sentence, for the log and for dry runs. */
function describeStart({ name, action }, because) {
    const event = action === null ? name : `${name} (${action})`;
    return because.length === 0
        ? `${event}: no permission check needed`
        : `${event}: ${because.map((clause) => clause.replace(/,$/, '')).join('; ')}`;
}

// EXTERNAL MODULE: ./lib/platform/github/own-marker.js
var own_marker = __webpack_require__(90123);
// EXTERNAL MODULE: ./lib/sanitize/incoming.js + 4 modules
var incoming = __webpack_require__(58108);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/event/gate/addressed.js

/** Matches every comment. */
const everyComment = '*';
/** A command name: words with dashes, folders with colons. */
const slashCommand = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;
/** Only this word after the phrase, so that "help me with …" is a task. */
const helpAlone = /^\/?help[.!?]*$/i;
/**
 * What a comment requests. Only its beginning is read, so that a quotation or a passing mention starts nothing:
 * the trigger phrase, or `/name`. If the workflow sets a command, `/name` must be that command; if it sets a prompt, the
 * phrase is required; if it sets neither, `/name` selects the command, and any other text after the phrase is the
 * prompt. `help` alone after the phrase asks what can be started. A string is the reason why the comment requests nothing.
 */
function readRequest(comment, { triggerPhrase, prompt }) {
    const whole = comment.trim();
    const afterPhrase = textAfterPhrase(whole, triggerPhrase);
    if (afterPhrase !== null && helpAlone.test(afterPhrase) && triggerPhrase !== everyComment) {
        return prompt === null ? { help: true, command: 'help' } : { help: true };
    }
    const slash = slashCommand.exec(afterPhrase ?? whole);
    if (slash !== null && (prompt === null || typeof prompt === 'object')) {
        return commandRequest({ name: slash[1] ?? '', args: (slash[2] ?? '').trim() }, prompt?.command ?? null);
    }
    if (afterPhrase === null)
        return `it does not begin with ${addressed_describeStart(triggerPhrase, prompt)}`;
    if (prompt !== null)
        return { args: afterPhrase };
    return afterPhrase === '' ? `no text follows ${triggerPhrase}` : { prompt: afterPhrase };
}
/**
 * What the text of an issue requests: its title and text if the title begins with the phrase, its text if that addresses
 * the workflow like a comment, or its text from the first line that begins with the phrase. Fenced code, which quotes
 * other texts, has no such line. A string is the reason why the issue requests nothing.
 */
function readIssueRequest({ title, body }, settings) {
    const { triggerPhrase } = settings;
    if (textAfterPhrase(title.trim(), triggerPhrase) !== null)
        return readRequest(`${title}\n\n${body}`, settings);
    const lines = body.split(/\r?\n/);
    const inCode = (0,lib_text/* linesInCode */.md)(lines);
    const start = lines.findIndex((line, index) => !inCode[index] && textAfterPhrase(line, triggerPhrase) !== null);
    const request = readRequest(start === -1 ? body : lines.slice(start).join('\n'), settings);
    return typeof request === 'string'
        ? `neither its title nor a line of its text begins with ${triggerPhrase}, and its text does not begin with a /command`
        : request;
}
function commandRequest(requested, own) {
    if (own === null)
        return { command: requested.name, args: requested.args };
    const name = own.replace(/^\//, '');
    return requested.name === name
        ? { args: requested.args }
        : `it asks for /${requested.name}, and this workflow runs /${name}`;
}
/** The rest of the comment; `null` if it does not begin with the phrase as a separate word. */
function textAfterPhrase(comment, phrase) {
    if (phrase === everyComment)
        return comment;
    if (comment.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase())
        return null;
    const rest = comment.slice(phrase.length);
    return /^[\p{L}\p{N}_/-]|^\.\w/u.test(rest) ? null : rest.replace(/^[\s,:]+/, '');
}
function addressed_describeStart(phrase, prompt) {
    if (prompt === null)
        return `${phrase} or a /command`;
    return typeof prompt === 'object' ? `${phrase} or /${prompt.command.replace(/^\//, '')}` : phrase;
}

// EXTERNAL MODULE: ./lib/event/trigger-event.js
var trigger_event = __webpack_require__(7694);
// EXTERNAL MODULE: ./lib/event/writers.js
var writers = __webpack_require__(88775);
;// CONCATENATED MODULE: ./lib/event/gate/people.js


const writerEventNames = new Set(writers/* writerEvents */.N);
/**
 * Everyone whose action or text starts the run. All of them must be admitted, which prevents confused-deputy starts
 * (an edited comment, a re-run, a bot that follows instructions, a run started by an outside contributor's comment).
 * `null` if the event itself shows that a writer caused it; empty if it does not show who did. `isByItem`: the text of
 * the item is the prompt, so its author is asked about too.
 */
function peopleToAsk({ name, trigger }, { isByItem }) {
    const { sender, alsoBy, itemAuthor, triggerComment, run } = trigger;
    if (name === 'workflow_run') {
        if (writerEventNames.has(run?.event ?? ''))
            return null;
        return unique((run?.people ?? []).map((person) => asked(person, 'started the previous run')));
    }
    if (writerEventNames.has(name))
        return null;
    return unique([
        asked(sender, 'caused the event'),
        ...alsoBy.map((person) => asked(person, 'started this run')),
        asked(triggerComment?.author ?? null, `wrote the ${triggerComment?.kind.replace('-', ' ') ?? 'comment'}`),
        isByItem ? asked(itemAuthor, 'wrote the issue') : null,
        ...(sender?.isBot === true ? [asked(itemAuthor, 'opened the item that the bot acted on')] : []),
    ]);
}
const asked = (person, because) => person === null ? null : { person, because };
function unique(list) {
    const known = list.filter((one) => one !== null);
    return known.filter((one, index) => known.findIndex((other) => (0,trigger_event/* isSameLogin */.A)(other.person, one.person)) === index);
}

;// CONCATENATED MODULE: ./lib/event/gate/gate.js





/**
 * Whether the event itself may start a run, and whose permissions must be checked with the API. Pure: the check itself
 * happens later.
 */
function decideStart(event, settings, checkout) {
    const request = requestOf(event, settings);
    if ('reason' in request)
        return refused(request);
    const refusal = filteredOut(event, settings) ?? mixedWithFork(event, settings, checkout);
    if (refusal !== null)
        return refused(refusal);
    if (event.name === 'workflow_run' && event.isUntrustedCheckout) {
        const denied = event.trigger.run?.people.find((person) => isDenied(person, settings));
        return denied === undefined
            ? { kind: 'open', request, ask: [] }
            : refused(refusalOf('not-permitted', `${denied.login}, who started the previous run, is named in deny-users`));
    }
    const ask = peopleToAsk(event, { isByItem: event.name === 'issues' && Object.keys(request).length > 0 });
    if (ask === null)
        return { kind: 'open', request, ask: [] };
    if (ask.length === 0)
        return refused(refusalOf('not-permitted', 'the event does not show who caused it', passEventFile));
    return { kind: 'open', request, ask };
}
const refusalOf = (code, reason, hint = null) => ({
    ...{ code, reason, hint },
});
const refused = (refusal) => ({ kind: 'refused', refusal });
const passEventFile = 'Pass the event file of the runner.';
const commentEvents = new Set([
    'commit_comment',
    'discussion_comment',
    'issue_comment',
    'pull_request_review',
    'pull_request_review_comment',
]);
function requestOf({ name, action, trigger }, settings) {
    const { triggerComment } = trigger;
    if (name === 'issues')
        return requestOfIssue({ action, ...trigger }, settings);
    if (!commentEvents.has(name))
        return {};
    if (action === 'deleted' || action === 'dismissed')
        return refusalOf('not-addressed', `the ${name === 'pull_request_review' ? 'review' : 'comment'} was ${action}`);
    if (triggerComment === null)
        return refusalOf('not-addressed', 'the event contains no comment', passEventFile);
    const kindName = triggerComment.kind.replace('-', ' ');
    if ((0,own_marker/* hasOwnMarker */.L)(triggerComment.text))
        return refusalOf('not-addressed', `the ${kindName} is a report by Sallyport itself`);
    const request = readRequest(triggerComment.text, settings);
    if (typeof request !== 'string')
        return request;
    return refusalOf('not-addressed', `the ${kindName} does not address this workflow: ${request}`);
}
/** An issue is the prompt only if the workflow has none: a workflow with a prompt works on every issue. */
function requestOfIssue({ action, title, body }, settings) {
    if (settings.prompt !== null)
        return {};
    // Otherwise each later change of the issue would start the same run again.
    if (action !== 'opened' && action !== 'assigned' && action !== 'labeled')
        return refusalOf('not-addressed', `the text of an issue starts a run when the issue is opened, assigned or labeled, not when it is ${action ?? 'changed'}`);
    // Only what people see: a template or a quotation may hide a line that begins with the phrase.
    const request = readIssueRequest({ title: title ?? '', body: (0,incoming/* sanitizeIncoming */.E)(body ?? '') }, settings);
    if (typeof request !== 'string')
        return request;
    return refusalOf('not-addressed', `the issue does not address this workflow: ${request}`);
}
/** Only `labeled`, `assigned` and `review_requested` are filtered, each by its own setting. */
function filteredOut({ action, trigger }, { labels, assignees }) {
    const labelling = action === 'labeled' || action === 'unlabeled';
    if (labelling && labels.length > 0)
        return filtered('labeled', action, trigger.label, labels);
    const wanted = assigneeActions[action ?? ''];
    return wanted !== undefined && assignees.length > 0
        ? filtered(wanted, action ?? '', trigger.assignee, assignees)
        : null;
}
/** Actions that start a run, and those that undo them. */
const assigneeActions = {
    assigned: 'assigned',
    unassigned: 'assigned',
    review_requested: 'review_requested',
    review_request_removed: 'review_requested',
};
function filtered(wanted, action, name, list) {
    if (action === wanted && name !== null && includes(list, name))
        return null;
    const setting = wanted === 'labeled' ? 'label-trigger' : 'assignee-trigger';
    return refusalOf('event-filtered', `this is ${action} for ${shown(name)}, but ${setting} only lists ${list.join(', ')}`);
}
const includes = (list, name) => list.some((listedName) => listedName.toLowerCase() === name.toLowerCase());
const shown = (name) => (name === null ? 'an unknown name' : JSON.stringify(name));
/** Content from a fork must not be combined with the base repository's secrets unless the workflow allows it. */
function mixedWithFork(event, { forks }, checkout) {
    if (forks || !event.isUntrustedCheckout)
        return null;
    if (event.name === 'workflow_run')
        return refusalOf('fork', 'the previous run was for a fork, and this run has the secrets of the repository', 'Set allow-forks: true if this workflow only uses validated data from the previous run.');
    if (event.name !== 'pull_request_target' || checkout.commit === null)
        return null;
    if (checkout.commit === checkout.sha || checkout.commit === event.trustedRef)
        return null;
    return refusalOf('fork', `this is pull_request_target, which has secrets, but the checked-out commit ${checkout.commit} is not the base`, 'Check out the base, or use pull_request. Set allow-forks: true only if nothing from the checkout is executed.');
}

// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/read/permission-reader.js
var permission_reader = __webpack_require__(73164);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var github_types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/start/github-unavailable.js
var github_unavailable = __webpack_require__(69627);
;// CONCATENATED MODULE: ./lib/start/gate.js










/**
 * The gate: whether the event may start a run, before anything of the repository is read. Its settings come from the
 * inputs alone. Invalid inputs pass, since the next step reports their problems together with all others. Rejects with
 * UserError `github-unavailable`, `trusted-ref-missing`.
 */
async function passGate({ event, git }, { parsed, settings }, hostEnvironment) {
    if (settings === null)
        return { settings: {}, notices: [], words: '', asksForHelp: false };
    const gate = gateSettings(settings);
    const decision = decideStart(event, gate, {
        commit: event.name === 'pull_request_target' ? await headOf(git) : null,
        sha: hostEnvironment.environment['GITHUB_SHA'] ?? null,
    });
    if (decision.kind === 'refused')
        return decision;
    // Fails closed: a person whose permission cannot be read starts nothing.
    const admission = await admitPeople(decision.ask, gate, asker(event.repository, settings, hostEnvironment)).catch((0,errors/* only */.j6)(github_types/* GitHubProblem */.J, (error) => (0,github_unavailable/* failUnavailable */.t)('whether this person may start a run is unknown', error)));
    if (admission.refusal !== null)
        return { refusal: admission.refusal };
    if (event.trigger.run?.hasFailed) {
        const { refuseLoop } = await __webpack_require__.e(/* import() */ 3817).then(__webpack_require__.bind(__webpack_require__, 63817));
        const refusal = await refuseLoop(event, settings, hostEnvironment);
        if (refusal !== null)
            return { refusal };
    }
    return {
        settings: settingsFrom(decision.request, { hasArgs: parsed.values.args !== undefined }),
        notices: admission.notices,
        words: describeStart(event, admission.because),
        asksForHelp: decision.request.help === true,
    };
}
/** `null` without a repository. If git cannot determine the commit, it is untrusted, and the run does not start. */
async function headOf(git) {
    try {
        return (await git?.headSha()) ?? null;
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, platform_types/* GitProblem */.U);
        throw new errors/* UserError */.yo({
            code: 'trusted-ref-missing',
            location: 'checkout',
            message: 'git cannot determine the checked-out commit, and pull_request_target has secrets',
            found: error.message,
            hint: error.hint ?? 'check out the base branch before this step',
        });
    }
}
/** A comment with an unknown command is meant for another bot. */
function commandUnknown(error, { settings: { command } }, { name }) {
    if (command === undefined || !(error instanceof errors/* UserError */.yo))
        return null;
    if (error.diagnostics.some((diagnostic) => diagnostic.code !== 'command-unknown'))
        return null;
    return {
        code: 'command-unknown',
        reason: `the ${name === 'issues' ? 'issue' : 'comment'} asks for /${command}, which is not a command of this repository`,
        hint: 'Run sallyport commands for a list.',
    };
}
function gateSettings(settings) {
    const { prompt, command } = settings;
    const named = command === undefined ? null : { command };
    return {
        triggerPhrase: settings['trigger-phrase'],
        labels: settings['label-trigger'],
        assignees: settings['assignee-trigger'],
        deniedUsers: settings['deny-users'],
        users: settings['allow-users'],
        bots: settings['allow-bots'],
        permission: settings['required-permission'],
        forks: settings['allow-forks'],
        prompt: prompt !== undefined ? 'prompt' : settings['prompt-file'] !== undefined ? 'prompt-file' : named,
    };
}
function asker(repository, settings, hostEnvironment) {
    const token = settings['github-token'];
    if (token === undefined || repository === null)
        return settings['dry-run'] ? () => Promise.resolve(null) : null;
    let read = null;
    return async (login) => {
        read ??= (0,permission_reader/* createPermissionReader */.T)((0,connections/* readConnection */.dC)(token, hostEnvironment), repository);
        return (0,types/* permissionOf */.Fp)(await read(login));
    };
}
/** The text of the comment as settings. It is data: it only replaces a placeholder of the prompt. */
function settingsFrom(request, { hasArgs }) {
    if (request.prompt !== undefined)
        return { prompt: '{{args}}', args: (0,incoming/* sanitizeIncoming */.E)(request.prompt) };
    const named = request.command === undefined ? {} : { command: request.command };
    return hasArgs || !request.args ? named : { ...named, args: (0,incoming/* sanitizeIncoming */.E)(request.args) };
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