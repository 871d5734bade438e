"use strict";
exports.id = 4758;
exports.ids = [4758];
exports.modules = {

/***/ 86668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ threadInput),
/* harmony export */   Cr: () => (/* binding */ loginInput),
/* harmony export */   G3: () => (/* binding */ bodyText),
/* harmony export */   Mc: () => (/* binding */ nameListInput),
/* harmony export */   N4: () => (/* binding */ maxBodyCharacters)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _tools_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75440);


/** GitHub accepts 65,536 characters; the rest is reserved for the marker and for text that is moved into the body. */
const maxBodyCharacters = 60_000;
function bodyText(description) {
    return (0,_tools_input_js__WEBPACK_IMPORTED_MODULE_0__/* .textInput */ ._Z)(description, { most: maxBodyCharacters });
}
function nameListInput(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_tools_input_js__WEBPACK_IMPORTED_MODULE_0__/* .textInput */ ._Z)('A name.', { most: 100 })).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y(description));
}
/** A valid GitHub login name. */
function loginInput() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\[bot\])?$/), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A login name.'));
}
function threadInput() {
    return (0,_tools_input_js__WEBPACK_IMPORTED_MODULE_0__/* .integerInput */ .$A)('The number of the thread, as the context shows it.', 1, Number.MAX_SAFE_INTEGER);
}


/***/ }),

/***/ 71235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ writeKind),
/* harmony export */   SF: () => (/* binding */ postEffect),
/* harmony export */   mr: () => (/* binding */ permissionsFor)
/* harmony export */ });
/* harmony import */ var _tools_define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _tools_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90579);
/* harmony import */ var _tools_self_report_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64287);



/** A kind of write with its tool, which records a change for the end of the run, and writes nothing. */
function writeKind({ description, input, request, problem = () => null, about = () => '', label = (toolInput) => about(request(toolInput)), ...definition }) {
    const { tool: name } = definition;
    const kind = {
        isNamedOnly: false,
        isCommit: false,
        isAboutCommit: false,
        isFirst: false,
        effects: () => [postEffect(name)],
        ...definition,
        nameOf: (wanted) => `${name} ${about(wanted)}`.trim(),
    };
    return {
        ...kind,
        createTool: (recorder, check) => (0,_tools_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineTool */ .u)({
            ...{ name, description, input, label, readOnly: false },
            effects: (toolInput) => kind.effects(request(toolInput)),
            run: async (toolInput) => {
                const invalid = problem(toolInput);
                if (invalid !== null)
                    return (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)(invalid);
                const refusal = kind.isCommit ? await check() : null;
                return refusal === null
                    ? await (0,_tools_self_report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRequest */ .V)(recorder, withoutRepeats(request(toolInput)))
                    : (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_1__/* .failedOutput */ .tK)(`Not recorded: ${refusal}.`);
            },
        }),
    };
}
function postEffect(what, target) {
    return { kind: 'post', what, ...(target === undefined ? {} : { target }) };
}
/** A name that is given twice counts once. */
function withoutRepeats(request) {
    const fields = Object.entries(request).map(([name, value]) => [
        name,
        Array.isArray(value) ? [...new Set(value)] : value,
    ]);
    return Object.fromEntries(fields);
}
/** The lines in `permissions:` of a workflow for a write on this item. */
function permissionsFor(permissions, item) {
    if (permissions !== 'item')
        return permissions;
    return [item === 'pull-request' ? 'pull-requests: write' : 'issues: write'];
}


/***/ }),

/***/ 84758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gitHubWriteKinds: () => (/* binding */ gitHubWriteKinds),
  kindOf: () => (/* binding */ kindOf),
  kindOfTool: () => (/* binding */ kindOfTool),
  postEffects: () => (/* binding */ postEffects)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./lib/github-writes/inputs.js
var inputs = __webpack_require__(86668);
// EXTERNAL MODULE: ./lib/github-writes/kind.js
var kind = __webpack_require__(71235);
// EXTERNAL MODULE: ./lib/github-writes/write-result.js
var write_result = __webpack_require__(69098);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/assign.js




const assign_assign = (0,kind/* writeKind */.G$)({
    kind: 'assign',
    tool: 'Assign',
    description: 'Assigns people to the issue or pull request of this run. The request is sent at the end of the run.',
    input: () => schemas/* strictObject */.rej({
        users: schemas/* array */.YOg((0,inputs/* loginInput */.Cr)()).check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(5), schemas/* describe */.q0y('Login names, without @.')),
    }),
    request: ({ users }) => ({ kind: 'assign', users }),
    effects: ({ users }) => users.map((user) => (0,kind/* postEffect */.SF)('Assign', user)),
    about: ({ users }) => users.join(' '),
    target: 'item',
    permissions: 'item',
    limit: 2,
    /** GitHub silently ignores users who cannot be assigned, so that is checked first. */
    post: ({ users }, { github, permissions }) => github.write('the assignees', permissions, async (api) => {
        const present = new Set((await api.assignees()).map((login) => login.toLowerCase()));
        const results = [];
        for (const user of users) {
            const what = `Assign ${user}`;
            if (present.has(user.toLowerCase()))
                results.push((0,write_result/* writeResult */.Zk)(what, 'unchanged', null));
            else if (await api.canBeAssigned(user)) {
                await api.assign([user]);
                results.push((0,write_result/* writeResult */.Zk)(what, 'created', null));
            }
            else
                results.push((0,write_result/* writeResult */.Zk)(what, 'failed', null, 'No user with this name can be assigned here.'));
        }
        return results;
    }),
});

// EXTERNAL MODULE: ./lib/github-writes/kinds/check-run.js
var check_run = __webpack_require__(38185);
// EXTERNAL MODULE: ./lib/github-writes/kinds/close.js
var kinds_close = __webpack_require__(23693);
// EXTERNAL MODULE: ./lib/platform/github/comment-marker.js
var comment_marker = __webpack_require__(20544);
// EXTERNAL MODULE: ./lib/github-writes/marked-body.js
var marked_body = __webpack_require__(84182);
// EXTERNAL MODULE: ./lib/github-writes/upsert-comment.js
var upsert_comment = __webpack_require__(41270);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/comment.js






const comment = (0,kind/* writeKind */.G$)({
    kind: 'comment',
    tool: 'Comment',
    description: 'Posts a comment on the issue or pull request of this run at the end of the run. The final answer is published automatically: use this tool only if the task asks for a separate comment.',
    input: () => schemas/* strictObject */.rej({ body: (0,inputs/* bodyText */.G3)('The comment, as Markdown.') }),
    label: ({ body }) => body.slice(0, 80),
    request: ({ body }) => ({ kind: 'comment', body }),
    target: 'item',
    permissions: 'item',
    limit: 3,
    /** The run's comment with this number: an earlier one with the same key, or for the same question, is updated. */
    async post({ body }, { github, sanitize, key, answer, footer, what, permissions, number }) {
        const marker = (0,comment_marker/* markerFor */._)(key, `${answer === null ? '' : `${answer}:`}comment:${String(number)}`);
        const text = (0,marked_body/* markedBody */.j$)(marker, sanitize(body), footer);
        const result = await github.write('the comment', permissions, (api) => (0,upsert_comment/* upsertComment */.l)(marker, text, api));
        return [{ what, ...result, note: '' }];
    },
});

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/tools/input.js
var input = __webpack_require__(75440);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/create-label.js





const createLabel = (0,kind/* writeKind */.G$)({
    kind: 'create-label',
    tool: 'CreateLabel',
    description: 'Creates a label of the repository at the end of the run, before labels are added. An existing one is left as it is. Only names that the rules allow can be used.',
    input: () => schemas/* strictObject */.rej({
        name: (0,input/* textInput */._Z)('The name of the label.', { most: 50 }),
        color: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-fA-F]{6}$/), schemas/* describe */.q0y('Six hexadecimal digits, without #.'))),
        description: schemas/* optional */.lqM((0,input/* textInput */._Z)('What the label is for, in one line.', { empty: true, most: 100 })),
    }),
    request: ({ name, color = 'ededed', description = '' }) => ({
        kind: 'create-label',
        name: name.trim(),
        color: color.toLowerCase(),
        description: (0,lib_text/* oneLine */.TN)(description),
    }),
    effects: ({ name }) => [(0,kind/* postEffect */.SF)('CreateLabel', name)],
    about: ({ name }) => name,
    target: 'repository',
    permissions: ['issues: write'],
    limit: 5,
    isNamedOnly: true,
    isFirst: true,
    /** An existing label keeps its color and its description. */
    post: (label, { github, what }) => github.write('the label', ['issues: write', 'pull-requests: write'], async (api) => {
        if ((await api.labelNamed(label.name)) !== null)
            return [(0,write_result/* writeResult */.Zk)(what, 'unchanged', null)];
        const answer = await api.createLabel(label);
        return [(0,write_result/* writeResult */.Zk)(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? '')];
    }),
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds/hide-comment.js




/** Without spam and abuse: people decide about these. */
const hideReasons = ['outdated', 'resolved', 'duplicate', 'off-topic'];
const reasonsOfGitHub = {
    outdated: 'OUTDATED',
    resolved: 'RESOLVED',
    duplicate: 'DUPLICATE',
    'off-topic': 'OFF_TOPIC',
};
/** People can still open a hidden comment. */
const hideComment = (0,kind/* writeKind */.G$)({
    kind: 'hide',
    tool: 'HideComment',
    description: 'Hides a comment on the issue or pull request of this run at the end of the run, with a reason that readers see. They can still open it.',
    input: () => schemas/* strictObject */.rej({
        comment: (0,input/* integerInput */.$A)('The number of the comment, as the context shows it.', 1, Number.MAX_SAFE_INTEGER),
        reason: schemas/* enum */.k5n(hideReasons),
    }),
    label: ({ comment, reason }) => `comment ${String(comment)}: ${reason}`,
    request: ({ comment, reason }) => ({ kind: 'hide', comment, reason }),
    effects: ({ reason }) => [(0,kind/* postEffect */.SF)('HideComment', reason)],
    about: ({ comment }) => String(comment),
    target: 'item',
    permissions: 'item',
    limit: 5,
    isNamedOnly: true,
    post: ({ comment, reason }, { github, what, permissions }) => github.write('the state of the comment', permissions, async (api) => {
        const node = await api.commentNode(comment);
        if (node === null)
            return [(0,write_result/* writeResult */.Zk)(what, 'failed', null, 'The issue or pull request has no such comment.')];
        const answer = await api.hide(node.nodeId, reasonsOfGitHub[reason]);
        if (answer === null)
            return [(0,write_result/* writeResult */.Zk)(what, 'updated', node.url, reason)];
        return [(0,write_result/* writeResult */.Zk)(what, 'failed', node.url, `${answer.forbidden}. Give the job \`${permissions.join('')}\`.`)];
    }),
});

// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
// EXTERNAL MODULE: ./lib/github-writes/plain-title.js
var plain_title = __webpack_require__(16934);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/issue.js










/** Its labels are evaluated by the rules for labels. */
const issue = (0,kind/* writeKind */.G$)({
    kind: 'issue',
    tool: 'Issue',
    description: 'Opens an issue in the repository of this run at the end of the run. If an earlier run opened an issue with the same title, that issue is updated instead.',
    input: () => schemas/* strictObject */.rej({
        title: (0,input/* textInput */._Z)('Later runs find the issue by its title: keep it the same.', { most: 200 }),
        body: (0,inputs/* bodyText */.G3)('Text of the issue, as Markdown.'),
        labels: schemas/* optional */.lqM((0,inputs/* nameListInput */.Mc)('Labels. Each must exist in the repository and be allowed by the rules.')),
    }),
    request: ({ title, body, labels = [] }) => ({ kind: 'issue', title: (0,lib_text/* oneLine */.TN)(title), body, labels }),
    effects: ({ labels }) => [(0,kind/* postEffect */.SF)('Issue'), ...labels.map((name) => (0,kind/* postEffect */.SF)('Label', name))],
    about: ({ title }) => title,
    target: 'repository',
    permissions: ['issues: write'],
    limit: 3,
    post: postIssue,
    finish: endIssues,
});
/**
 * An issue with this title and key. An open one of an earlier run is updated. One that was closed stays closed, because
 * closing it is an answer; another one only follows if the run may ask again.
 */
function postIssue(request, { github, sanitize, key, afterClosed, footer, issueEnd, permissions }) {
    const title = titleOf(request);
    const marker = issueMarker(key, title);
    const text = (0,marked_body/* markedBody */.j$)(`${marker}${expiryLine(issueEnd)}`, sanitize(request.body), footer);
    const what = `Issue ${(0,lib_text/* shorten */.ml)(title, 80)}`;
    return github.write('the issue', permissions, async (api) => {
        const known = (await api.issues()).filter(({ body }) => body.startsWith(marker));
        const existing = known.find(({ isOpen }) => isOpen) ?? known[0];
        const isSuperseded = existing?.isOpen === false && afterClosed && !isSameIssue(existing.body, text);
        if (existing === undefined || isSuperseded) {
            const labels = await sorted(request.labels, api);
            const { url } = await api.createIssue({ title, body: text, labels: labels.known });
            const note = labels.unknown.length === 0 ? '' : `Omitted labels that do not exist: ${labels.unknown.join(', ')}.`;
            return [(0,write_result/* writeResult */.Zk)(what, 'created', url, note)];
        }
        const { url, number } = existing;
        if (!existing.isOpen)
            return [(0,write_result/* writeResult */.Zk)(what, 'withheld', url, closedNote(afterClosed))];
        if (isSameIssue(existing.body, text))
            return [(0,write_result/* writeResult */.Zk)(what, 'unchanged', url)];
        await api.updateIssue(number, { body: text });
        return [(0,write_result/* writeResult */.Zk)(what, 'updated', url)];
    });
}
/** The time at which an issue expires is new in every run. */
const isSameIssue = (existing, wanted) => (0,marked_body/* isSame */.Ft)(withoutExpiry(existing), withoutExpiry(wanted));
function closedNote(afterClosed) {
    return afterClosed
        ? 'The same issue was opened before and has been closed. Reopen it to use it.'
        : 'It was opened before and has been closed. Reopen it, or ask for another one in a comment.';
}
async function sorted(labels, api) {
    const [known, unknown] = [[], []];
    for (const label of labels) {
        const literal = await api.labelNamed(label);
        if (literal === null)
            unknown.push(label);
        else
            known.push(literal);
    }
    return { known, unknown };
}
const day = 86_400_000;
function titleOf({ title }) {
    return (0,plain_title/* plainTitle */.D)(title) || 'Untitled';
}
/** Titles that differ only in case are the same issue. */
function issueMarker(key, title) {
    return (0,comment_marker/* markerFor */._)(key, `issue:${(0,fingerprint/* fingerprint */.R)([title.toLowerCase()])}`);
}
/** The hidden second line of an issue that expires; empty for others. */
function expiryLine({ expiresDays, now }) {
    if (expiresDays === null)
        return '';
    return `\n<!-- sallyport-expires:${new Date(now + expiresDays * day).toISOString().slice(0, 10)} -->`;
}
const expiry = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;
function withoutExpiry(body) {
    return body.replace(expiry, '$1');
}
/**
 * Closes issues of earlier runs with this key: those that expired, and, if the settings ask for it, all others after a
 * new one was opened.
 */
async function endIssues(requests, posted, { github, key, issueEnd }) {
    const { expiresDays, closesOlder, now } = issueEnd;
    if (expiresDays === null && !closesOlder)
        return [];
    const isReplaced = closesOlder && posted.some(({ outcome }) => outcome === 'created');
    const current = requests.map((request) => issueMarker(key, titleOf(request)));
    const beginning = (0,comment_marker/* markerFor */._)(key, 'issue:').replace(/ -->$/, '');
    const why = ({ isOpen, body }) => {
        if (!isOpen || !body.startsWith(beginning))
            return null;
        if (current.some((marker) => body.startsWith(marker)))
            return null;
        const [, , until = '9'] = expiry.exec(body) ?? [];
        if (until < new Date(now).toISOString().slice(0, 10))
            return `Closed: it expired on ${until}.`;
        return isReplaced ? 'Closed: this run opened a newer one.' : null;
    };
    return await github.write('the state of earlier issues', ['issues: write'], async (api) => {
        const rows = [];
        for (const earlier of await api.issues()) {
            const note = why(earlier);
            if (note === null)
                continue;
            await api.updateIssue(earlier.number, { state: 'closed', reason: 'not_planned' });
            rows.push((0,write_result/* writeResult */.Zk)(`Issue ${(0,lib_text/* shorten */.ml)(earlier.title, 80)}`, 'updated', earlier.url, note));
        }
        return rows;
    });
}

;// CONCATENATED MODULE: ./lib/github-writes/kinds/label.js




/** Every name is evaluated separately. */
const label = (0,kind/* writeKind */.G$)({
    kind: 'label',
    tool: 'Label',
    description: 'Adds labels to the issue or pull request of this run, or removes them, at the end of the run. Only existing labels that the rules allow can be used.',
    input: () => schemas/* strictObject */.rej({
        add: schemas/* optional */.lqM((0,inputs/* nameListInput */.Mc)('Labels to add. They must exist in the repository.')),
        remove: schemas/* optional */.lqM((0,inputs/* nameListInput */.Mc)('Labels to remove.')),
    }),
    problem: ({ add = [], remove = [] }) => {
        if (add.length + remove.length === 0)
            return 'Give at least one label to add or remove.';
        const both = add.find((name) => remove.includes(name));
        return both === undefined ? null : `${JSON.stringify(both)} cannot be added and removed in one call.`;
    },
    request: ({ add = [], remove = [] }) => ({ kind: 'label', add, remove }),
    effects: ({ add, remove }) => [...new Set([...add, ...remove])].map((name) => (0,kind/* postEffect */.SF)('Label', name)),
    about: ({ add, remove }) => [...add.map((name) => `+${name}`), ...remove.map((name) => `-${name}`)].join(' '),
    target: 'item',
    permissions: 'item',
    limit: 5,
    /** A label that the repository does not have is a failed write, not a new label. */
    post: ({ add, remove }, { github, permissions }) => github.write('the labels', permissions, async (api) => {
        const present = new Set((await api.labels()).map((name) => name.toLowerCase()));
        const results = [];
        for (const name of add)
            results.push(await added(name, present, api));
        for (const name of remove)
            results.push(await removed(name, present, api));
        return results;
    }),
});
async function added(name, present, api) {
    const what = `Label +${name}`;
    if (present.has(name.toLowerCase()))
        return (0,write_result/* writeResult */.Zk)(what, 'unchanged', null);
    const literal = await api.labelNamed(name);
    if (literal === null)
        return (0,write_result/* writeResult */.Zk)(what, 'failed', null, 'The repository has no such label.');
    await api.addLabels([literal]);
    return (0,write_result/* writeResult */.Zk)(what, 'created', null);
}
async function removed(name, present, api) {
    const what = `Label -${name}`;
    if (!present.has(name.toLowerCase()))
        return (0,write_result/* writeResult */.Zk)(what, 'unchanged', null);
    await api.removeLabel(name);
    return (0,write_result/* writeResult */.Zk)(what, 'updated', null);
}

;// CONCATENATED MODULE: ./lib/github-writes/kinds/milestone.js




const milestone = (0,kind/* writeKind */.G$)({
    kind: 'milestone',
    tool: 'Milestone',
    description: 'Sets the milestone of the issue or pull request of this run at the end of the run. Only an existing open milestone that the rules allow can be used.',
    input: () => schemas/* strictObject */.rej({
        title: (0,input/* textInput */._Z)('The title of an open milestone; empty to remove it.', { empty: true, most: 200 }),
    }),
    request: ({ title }) => ({ kind: 'milestone', title: title.trim() }),
    effects: ({ title }) => [(0,kind/* postEffect */.SF)('Milestone', title)],
    about: ({ title }) => title,
    target: 'item',
    permissions: 'item',
    limit: 1,
    isNamedOnly: true,
    post: ({ title }, { github, what, permissions }) => github.write('the milestone', permissions, async (api) => {
        const { milestone: present, url } = await api.item();
        if ((present ?? '').toLowerCase() === title.toLowerCase())
            return [(0,write_result/* writeResult */.Zk)(what, 'unchanged', url)];
        const number = title === '' ? null : await milestoneNamed(title, api);
        if (number === undefined)
            return [(0,write_result/* writeResult */.Zk)(what, 'failed', null, 'The repository has no open milestone with this title.')];
        await api.updateItem({ milestone: number });
        return [(0,write_result/* writeResult */.Zk)(what, 'updated', url)];
    }),
});
async function milestoneNamed(title, api) {
    return (await api.milestones()).find((open) => open.title.toLowerCase() === title.toLowerCase())?.number;
}

;// CONCATENATED MODULE: ./lib/github-writes/kinds/pull-request.js





/** The changed files are collected at the end of the run. */
const pullRequest = (0,kind/* writeKind */.G$)({
    kind: 'pull-request',
    tool: 'PullRequest',
    description: 'Opens a draft pull request at the end of the run with all files that this run changed in the working tree. If an earlier run on the same item opened one, that pull request is updated. Change the files first, then call this tool once. Do not commit or push.',
    input: () => schemas/* strictObject */.rej({
        title: (0,input/* textInput */._Z)('The title, one line.', { most: 200 }),
        body: (0,inputs/* bodyText */.G3)('What changed and why, as Markdown.'),
    }),
    request: ({ title, body }) => ({ kind: 'pull-request', title: (0,lib_text/* oneLine */.TN)(title), body }),
    about: ({ title }) => title,
    target: 'branch',
    permissions: ['contents: write', 'pull-requests: write'],
    limit: 1,
    isCommit: true,
    post: async (request, context) => (await Promise.all(/* import() */[__webpack_require__.e(8343), __webpack_require__.e(2811)]).then(__webpack_require__.bind(__webpack_require__, 79441))).postPullRequest(request, context),
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds/push.js





/** The branch is never given: it is that of the run's pull request. */
const push = (0,kind/* writeKind */.G$)({
    kind: 'push',
    tool: 'PushToPullRequest',
    description: 'Commits all files that this run changed in the working tree to the branch of the pull request of this run, as one commit at the end of the run. Change and test the files first, then call this tool once. Do not commit or push with git. If the commit fails, the comments and other writes of this run are canceled.',
    input: () => schemas/* strictObject */.rej({
        title: (0,input/* textInput */._Z)('The first line of the commit message: what the change does, in the imperative.', { most: 200 }),
        body: schemas/* optional */.lqM((0,inputs/* bodyText */.G3)('The rest of the commit message: why.')),
    }),
    request: ({ title, body = '' }) => ({ kind: 'push', title: (0,lib_text/* oneLine */.TN)(title), body }),
    about: ({ title }) => title,
    target: 'push',
    permissions: ['contents: write'],
    limit: 1,
    isCommit: true,
    post: async (request, context) => (await Promise.all(/* import() */[__webpack_require__.e(8343), __webpack_require__.e(5786)]).then(__webpack_require__.bind(__webpack_require__, 59022))).postPush(request, context),
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds/reopen.js



const reopen = (0,kind/* writeKind */.G$)({
    kind: 'reopen',
    tool: 'Reopen',
    description: 'Reopens the issue or pull request of this run at the end of the run.',
    input: () => schemas/* strictObject */.rej({}),
    request: () => ({ kind: 'reopen' }),
    target: 'item',
    permissions: 'item',
    limit: 1,
    isNamedOnly: true,
    post: (_, context) => (0,kinds_close/* postState */.sH)('open', 'reopened', context),
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds/reply.js






const reply = (0,kind/* writeKind */.G$)({
    kind: 'reply',
    tool: 'ReplyToThread',
    description: 'Replies in a review thread of the pull request of this run at the end of the run. If a comment in a thread started the run, the final answer already goes there: do not repeat it.',
    input: () => schemas/* strictObject */.rej({ thread: (0,inputs/* threadInput */.B3)(), body: (0,inputs/* bodyText */.G3)('The reply, as Markdown.') }),
    label: ({ thread, body }) => `thread ${String(thread)}: ${body.slice(0, 80)}`,
    request: ({ thread, body }) => ({ kind: 'reply', thread, body }),
    about: ({ thread }) => String(thread),
    target: 'pull-request',
    permissions: ['pull-requests: write'],
    limit: 10,
    isNamedOnly: true,
    post({ thread, body }, { github, sanitize, key, answer, footer, what, permissions, number }) {
        const marker = (0,comment_marker/* markerFor */._)(key, `${answer === null ? '' : `${answer}:`}reply:${String(number)}`);
        const text = (0,marked_body/* markedBody */.j$)(marker, sanitize(body), footer);
        return github.write('the reply', permissions, async (api) => {
            const known = (await api.threads()).find(({ opening }) => opening.id === thread);
            if (known === undefined)
                return [(0,write_result/* missingThread */.H_)(what)];
            // A reply that someone answered stays as it is: the answer would lose its meaning.
            const existing = known.ownComments.findLast((sent) => sent.body.startsWith(marker) && (!sent.isAnswered || (0,marked_body/* isSame */.Ft)(sent.body, text)));
            if (existing !== undefined && (0,marked_body/* isSame */.Ft)(existing.body, text))
                return [(0,write_result/* writeResult */.Zk)(what, 'unchanged', existing.url)];
            if (existing !== undefined) {
                await api.updateLine(existing.id, text);
                return [(0,write_result/* writeResult */.Zk)(what, 'updated', existing.url)];
            }
            const posted = await api.reply(thread, text);
            return [posted === null ? (0,write_result/* missingThread */.H_)(what) : (0,write_result/* writeResult */.Zk)(what, 'created', posted.url)];
        });
    },
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds/request-reviewers.js




const requestReviewers = (0,kind/* writeKind */.G$)({
    kind: 'reviewers',
    tool: 'RequestReviewers',
    description: 'Requests reviews of the pull request of this run from people or teams. The request is sent at the end of the run.',
    input: () => schemas/* strictObject */.rej({
        users: schemas/* optional */.lqM(schemas/* array */.YOg((0,inputs/* loginInput */.Cr)()).check(api/* _maxLength */.Eb(5), schemas/* describe */.q0y('Login names, without @.'))),
        teams: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[a-z0-9][a-z0-9_-]{0,99}$/), schemas/* describe */.q0y('The short name of a team.')))
            .check(api/* _maxLength */.Eb(3), schemas/* describe */.q0y('Teams of the organization, without its name.'))),
    }),
    problem: ({ users = [], teams = [] }) => users.length + teams.length === 0 ? 'Give at least one user or team.' : null,
    request: ({ users = [], teams = [] }) => ({ kind: 'reviewers', users, teams }),
    effects: (request) => namesIn(request).map((name) => (0,kind/* postEffect */.SF)('RequestReviewers', name)),
    about: (request) => namesIn(request).join(' '),
    target: 'pull-request',
    permissions: ['pull-requests: write'],
    limit: 2,
    isNamedOnly: true,
    /** Asks only those who were not asked before. */
    post: (request, { github, permissions }) => github.write('the request for reviews', permissions, async (api) => {
        const asked = new Set((await api.requestedReviewers()).map((name) => name.toLowerCase()));
        const results = [];
        // One at a time: GitHub refuses all of them for one name that it does not accept.
        for (const name of namesIn(request)) {
            const what = `RequestReviewers ${name}`;
            if (asked.has(name.toLowerCase()))
                results.push((0,write_result/* writeResult */.Zk)(what, 'unchanged', null));
            else {
                const [people, groups] = name.startsWith('team/') ? [[], [name.slice(5)]] : [[name], []];
                const answer = await api.requestReviewers(people, groups);
                results.push((0,write_result/* writeResult */.Zk)(what, answer === null ? 'created' : 'failed', null, answer?.refused ?? ''));
            }
        }
        return results;
    }),
});
/** People by their login names, teams as `team/NAME`. */
function namesIn({ users, teams }) {
    return [...users, ...teams.map((team) => `team/${team}`)];
}

// EXTERNAL MODULE: ./lib/platform/github/own-marker.js
var own_marker = __webpack_require__(90123);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/resolve-thread.js






/** Only a thread that an earlier run of the same account started can be resolved. */
const resolveThread = (0,kind/* writeKind */.G$)({
    kind: 'resolve',
    tool: 'ResolveThread',
    description: 'Resolves a review thread that an earlier run started and that no one else answered, at the end of the run. Check in the code that it is settled first.',
    input: () => schemas/* strictObject */.rej({
        thread: (0,inputs/* threadInput */.B3)(),
        reason: (0,input/* textInput */._Z)('Why it is settled, in one sentence, such as the commit that fixed it.', { most: 300 }),
    }),
    label: ({ thread }) => `thread ${String(thread)}`,
    request: ({ thread, reason }) => ({ kind: 'resolve', thread, reason }),
    about: ({ thread }) => String(thread),
    target: 'pull-request',
    permissions: ['pull-requests: write'],
    limit: 20,
    isNamedOnly: true,
    post: ({ thread, reason }, { github, what }) => 
    // GitHub lets only tokens with write access to contents resolve a thread; with any other it is hidden.
    github.write('the thread', ['contents: write'], async (api) => {
        const known = (await api.threads()).find(({ opening }) => opening.id === thread);
        if (known === undefined)
            return [(0,write_result/* missingThread */.H_)(what)];
        const why = whyOpen(known);
        const { url } = known.opening;
        if (why !== null)
            return [(0,write_result/* writeResult */.Zk)(what, 'withheld', url, why)];
        if (known.isResolved || known.opening.isMinimized)
            return [(0,write_result/* writeResult */.Zk)(what, 'unchanged', url)];
        if ((await api.resolveThread(known.id)) === null)
            return [(0,write_result/* writeResult */.Zk)(what, 'updated', url, reason)];
        const needs = 'To resolve it, the job needs `contents: write`.';
        if ((await api.hide(known.opening.nodeId, 'RESOLVED')) === null)
            return [(0,write_result/* writeResult */.Zk)(what, 'fell back', url, `Hidden as resolved. ${needs}`)];
        return [(0,write_result/* writeResult */.Zk)(what, 'failed', url, `Not resolved. ${needs}`)];
    }),
});
/** Threads that people answered are theirs to resolve. */
function whyOpen({ isOwn, hasReplies, opening }) {
    // Other workflows may post as the same account.
    if (!isOwn || !(0,own_marker/* hasOwnMarker */.L)(opening.body))
        return 'Someone else started this thread.';
    return hasReplies ? 'Someone answered in this thread, so people resolve it.' : null;
}

// EXTERNAL MODULE: ./lib/github-writes/kinds/review.js + 1 modules
var review = __webpack_require__(1213);
;// CONCATENATED MODULE: ./lib/github-writes/kinds/update-item.js








const updateItem = (0,kind/* writeKind */.G$)({
    kind: 'update',
    tool: 'UpdateItem',
    description: 'Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.',
    input: () => schemas/* strictObject */.rej({
        title: schemas/* optional */.lqM((0,input/* textInput */._Z)('The new title, one line.', { most: 200 })),
        body: schemas/* optional */.lqM((0,inputs/* bodyText */.G3)('The new text, as Markdown. It replaces all of the present text.')),
    }),
    label: ({ title, body }) => [title ?? [], body === undefined ? [] : 'body'].flat().join(', '),
    problem: ({ title, body }) => (title === undefined && body === undefined ? 'Give a title or a body.' : null),
    request: ({ title, body }) => ({
        kind: 'update',
        ...(title === undefined ? {} : { title: (0,lib_text/* oneLine */.TN)(title) }),
        ...(body === undefined ? {} : { body }),
    }),
    effects: (request) => ['title', 'body']
        .filter((field) => request[field] !== undefined)
        .map((field) => (0,kind/* postEffect */.SF)('UpdateItem', field)),
    target: 'item',
    permissions: 'item',
    limit: 1,
    isNamedOnly: true,
    /** Changes what differs. */
    post(request, { github, sanitize, what, permissions }) {
        const title = request.title === undefined ? undefined : (0,plain_title/* plainTitle */.D)(request.title);
        const body = request.body === undefined ? undefined : sanitize(request.body);
        return github.write('the issue or pull request', permissions, async (api) => {
            const now = await api.item();
            // By its hidden first lines, later runs find an issue or pull request that a run opened.
            const markers = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(now.body)?.[0] ?? '';
            const change = {
                ...(title === undefined || title === '' || title === now.title ? {} : { title }),
                ...(body === undefined || (0,marked_body/* isSame */.Ft)(now.body, markers + body) ? {} : { body: markers + body }),
            };
            const names = Object.keys(change);
            if (names.length > 0)
                await api.updateItem(change);
            return [(0,write_result/* writeResult */.Zk)(what, names.length > 0 ? 'updated' : 'unchanged', now.url, names.join(', '))];
        });
    },
});

;// CONCATENATED MODULE: ./lib/github-writes/kinds.js

















/** Every kind of change that a model can request on GitHub, in the order in which models see the tools. */
const gitHubWriteKinds = [
    ...[comment, review/* review */.N, label, assign_assign, issue, pullRequest, push, check_run/* checkRun */.Q, reply, resolveThread, requestReviewers],
    ...[updateItem, kinds_close/* close */.VN, reopen, milestone, hideComment, createLabel],
];
const kinds = gitHubWriteKinds;
const byKind = new Map(kinds.map((kind) => [kind.kind, kind]));
const byTool = new Map(kinds.map((kind) => [kind.tool, kind]));
/** The kind of write that a tool requests; `undefined` for any other tool. */
function kindOfTool(tool) {
    return byTool.get(tool);
}
function kindOf({ kind }) {
    const known = byKind.get(kind);
    if (known === undefined)
        throw new Error(`there is no kind of write ${kind}`);
    return known;
}
/** The effects of a request: the tools that make such a change, each with the target that its rules name. */
function postEffects(request) {
    return kindOf(request).effects(request);
}


/***/ }),

/***/ 38185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5428);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20653);
/* harmony import */ var _tools_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75440);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86668);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71235);
/* harmony import */ var _plain_title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16934);







const conclusions = ['success', 'neutral', 'failure'];
/**
 * The prefix of every name that a model chose: with a workflow token, the check belongs to the same app as the CI, and
 * under the name of a required check it would count as that check.
 */
const prefix = 'Sallyport: ';
/** A check run on the run's commit. Every name is evaluated separately. */
const checkRun = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .writeKind */ .G$)({
    kind: 'check-run',
    tool: 'CheckRun',
    description: 'Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.',
    input: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        name: (0,_tools_input_js__WEBPACK_IMPORTED_MODULE_4__/* .textInput */ ._Z)('What is checked, in a few words. A later run replaces the check of the same name.', {
            most: 60,
        }),
        conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(conclusions)),
        title: (0,_tools_input_js__WEBPACK_IMPORTED_MODULE_4__/* .textInput */ ._Z)('The outcome in one line.', { most: 200 }),
        summary: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .bodyText */ .G3)('The details, Markdown.'),
    }),
    label: ({ name, conclusion = 'neutral' }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(name)}, ${conclusion}`,
    request: ({ name, conclusion = 'neutral', title, summary }) => ({ kind: 'check-run', name: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(name), conclusion, title: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(title), summary }),
    effects: ({ name }) => [(0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .postEffect */ .SF)('CheckRun', name)],
    about: ({ name }) => name,
    target: 'repository',
    permissions: ['checks: write'],
    limit: 5,
    isAboutCommit: true,
    /**
     * One with the same content is not created again; different content becomes a new one with the same name, and GitHub
     * shows the latest. Only a successful run may report success.
     */
    async post(request, { github, sanitize, key, reviewedSha: sha, whyCommentOnly, permissions }) {
        const name = `${prefix}${(0,_plain_title_js__WEBPACK_IMPORTED_MODULE_2__/* .plainTitle */ .D)(request.name) || 'check'}`;
        const isHeldBack = request.conclusion === 'success' && whyCommentOnly !== null;
        const conclusion = isHeldBack ? 'neutral' : request.conclusion;
        const what = `CheckRun ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(name, 80)}, ${conclusion}`;
        if (sha === null)
            return [{ what, outcome: 'withheld', url: null, note: 'It is unknown which commit the run looked at.' }];
        const run = {
            title: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)((0,_plain_title_js__WEBPACK_IMPORTED_MODULE_2__/* .plainTitle */ .D)(request.title) || name, 255),
            summary: sanitize(request.summary),
            annotations: [],
            conclusion,
        };
        const externalId = `sallyport:${key}:${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)([JSON.stringify([name, run])])}`;
        const written = await github.write('the check run', permissions, async (api) => {
            const existing = (await api.checkRuns(sha, name)).find((present) => present.externalId === externalId);
            if (existing !== undefined)
                return { outcome: 'unchanged', url: existing.url };
            const { url } = await api.createCheckRun(sha, name, externalId, run);
            return { outcome: 'created', url };
        });
        return [{ what, ...written, note: isHeldBack ? `${whyCommentOnly} The conclusion is therefore neutral.` : '' }];
    },
});


/***/ }),

/***/ 23693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VN: () => (/* binding */ close),
/* harmony export */   aM: () => (/* binding */ closeReasons),
/* harmony export */   sH: () => (/* binding */ postState)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71235);
/* harmony import */ var _write_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69098);



const closeReasons = ['completed', 'not_planned', 'duplicate'];
const close = (0,_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .writeKind */ .G$)({
    kind: 'close',
    tool: 'Close',
    description: 'Closes the issue or pull request of this run at the end of the run. Give the reason in the final answer; for an issue also here (completed by default).',
    input: () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(closeReasons)) }),
    label: ({ reason }) => reason ?? '',
    request: ({ reason = 'completed' }) => ({ kind: 'close', reason }),
    target: 'item',
    permissions: 'item',
    limit: 1,
    isNamedOnly: true,
    post: ({ reason }, context) => postState('closed', reason, context),
});
function postState(state, reason, { github, item, what, permissions }) {
    return github.write('the state of the issue or pull request', permissions, async (api) => {
        const { isOpen, url } = await api.item();
        if (isOpen === (state === 'open'))
            return [(0,_write_result_js__WEBPACK_IMPORTED_MODULE_2__/* .writeResult */ .Zk)(what, 'unchanged', url)];
        // Only issues have reasons.
        await api.updateItem(item === 'issue' ? { state, reason } : { state });
        return [(0,_write_result_js__WEBPACK_IMPORTED_MODULE_2__/* .writeResult */ .Zk)(what, 'updated', url)];
    });
}


/***/ }),

/***/ 1213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ review)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/tools/input.js
var input = __webpack_require__(75440);
// EXTERNAL MODULE: ./lib/github-writes/inputs.js
var inputs = __webpack_require__(86668);
// EXTERNAL MODULE: ./lib/github-writes/kind.js
var kind = __webpack_require__(71235);
;// CONCATENATED MODULE: ./lib/github-writes/review/review-types.js
const reviewEvents = ['COMMENT', 'APPROVE', 'REQUEST_CHANGES'];

;// CONCATENATED MODULE: ./lib/github-writes/kinds/review.js






const maxComments = 50;
const line = (description) => (0,input/* integerInput */.$A)(description, 1, 10_000_000);
const lineComment = () => schemas/* strictObject */.rej({
    path: (0,input/* textInput */._Z)('File, relative to the repository.', { most: 4_096 }),
    line: line('Line in the diff; the last line if there are several.'),
    start_line: schemas/* optional */.lqM(line('First line, if the comment covers several lines.')),
    side: schemas/* optional */.lqM(schemas/* enum */.k5n(['RIGHT', 'LEFT'])),
    body: (0,inputs/* bodyText */.G3)('The comment, as Markdown.'),
    suggestion: schemas/* optional */.lqM((0,input/* textInput */._Z)('Complete replacement for the line or lines.', { empty: true, most: 20_000 })),
});
const review_input = () => schemas/* strictObject */.rej({
    event: schemas/* optional */.lqM(schemas/* enum */.k5n(reviewEvents)),
    body: schemas/* optional */.lqM((0,input/* textInput */._Z)('Summary of the review, as Markdown.', { empty: true, most: inputs/* maxBodyCharacters */.N4 })),
    comments: schemas/* optional */.lqM(schemas/* array */.YOg(lineComment()).check(api/* _maxLength */.Eb(maxComments), schemas/* describe */.q0y('Comments on lines of the diff.'))),
});
/** Posts a review of the run's pull request: a summary, comments on lines, and a review event. */
const review = (0,kind/* writeKind */.G$)({
    kind: 'review',
    tool: 'Review',
    description: 'Posts a review of the pull request of this run at the end of the run: comments on lines of the diff, with suggestions, and a summary. Send the complete review in one call, with all that readers need: if it is posted, the final answer is not. The side is LEFT for a removed line, otherwise RIGHT. The event is COMMENT by default; APPROVE and REQUEST_CHANGES need a rule that names them. Comments on lines outside the diff are moved into the summary.',
    input: review_input,
    label: ({ event = 'COMMENT', comments = [] }) => `${event}, ${(0,format_number/* formatCount */.B4)(comments.length, 'line')}`,
    problem: problemOf,
    request: ({ event = 'COMMENT', body = '', comments = [] }) => ({
        kind: 'review',
        event,
        body,
        comments: comments.map(toLineComment),
    }),
    effects: ({ event }) => [(0,kind/* postEffect */.SF)('Review', event)],
    about: ({ event, comments }) => `${event}, ${String(comments.length)} comments`,
    target: 'pull-request',
    permissions: ['pull-requests: write'],
    limit: 1,
    isAboutCommit: true,
    post: async (request, context) => (await __webpack_require__.e(/* import() */ 2167).then(__webpack_require__.bind(__webpack_require__, 72167))).postReview(request, context),
});
function problemOf({ event = 'COMMENT', body = '', comments = [] }) {
    const isBodyEmpty = body.trim() === '';
    const inverted = comments.findIndex(({ line, start_line }) => start_line !== undefined && start_line > line);
    if (inverted >= 0)
        return `comments[${String(inverted)}]: start_line must not be after line.`;
    if (isBodyEmpty && event === 'REQUEST_CHANGES')
        return 'REQUEST_CHANGES needs a body that says what must change.';
    if (isBodyEmpty && event === 'COMMENT' && comments.length === 0)
        return 'The review is empty: give a body or comments.';
    return null;
}
function toLineComment({ path, line, start_line, side = 'RIGHT', body, suggestion }) {
    return {
        path: path.replace(/^\.\//, ''),
        line,
        ...(start_line === undefined || start_line === line ? {} : { startLine: start_line }),
        side,
        body,
        ...(suggestion === undefined ? {} : { suggestion }),
    };
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

/***/ 16934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ plainTitle)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


/** The title of a commit, an issue or a pull request; empty if nothing of the text can be shown. */
function plainTitle(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text));
}


/***/ }),

/***/ 41270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ upsertComment)
/* harmony export */ });
/* harmony import */ var _marked_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84182);

/** Updates the comment that begins with the marker, or posts one. */
async function upsertComment(marker, text, api) {
    const existing = (await api.comments()).find(({ body }) => body.startsWith(marker));
    if (existing !== undefined && (0,_marked_body_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(existing.body, text))
        return { outcome: 'unchanged', url: existing.url };
    const updated = existing === undefined ? null : await api.updateComment(existing.id, text);
    if (updated !== null)
        return { outcome: 'updated', url: updated.url };
    return { outcome: 'created', url: (await api.createComment(text)).url };
}


/***/ })

};
;