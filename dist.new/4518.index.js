"use strict";
exports.id = 4518;
exports.ids = [4518,2037];
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

/***/ 50517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerGhCall: () => (/* binding */ answerGhCall),
  answeredCommands: () => (/* binding */ answeredCommands)
});

// EXTERNAL MODULE: ./lib/policy/github/own-repository.js
var own_repository = __webpack_require__(57700);
// EXTERNAL MODULE: ./lib/policy/github/unavailable-gh-commands.js
var unavailable_gh_commands = __webpack_require__(81500);
// EXTERNAL MODULE: ./lib/github-writes/inputs.js
var inputs = __webpack_require__(86668);
// EXTERNAL MODULE: ./lib/github-writes/kinds.js + 14 modules
var kinds = __webpack_require__(84758);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/github-writes/kinds/close.js
var kinds_close = __webpack_require__(23693);
;// CONCATENATED MODULE: ./lib/github-writes/gh/parse-flags.js
/**
 * Reads words as the flag library of gh does: `--body x`, `--body=x`, `-b x`, `-bx`, `-b=x`, short flags in one word.
 * Returns a sentence for a flag that is not in the table.
 */
function parseFlags(words, table) {
    const operands = [];
    const values = new Map();
    const given = new Set();
    const open = [...words];
    for (let word = open.shift(); word !== undefined; word = open.shift()) {
        if (word === '--') {
            operands.push(...open);
            break;
        }
        if (!word.startsWith('-') || word === '-') {
            operands.push(word);
            continue;
        }
        const read = word.startsWith('--') ? longFlag(word.slice(2), table) : shortFlag(word.slice(1), table);
        if (read === null)
            return `\`${word.replace(/=.*$/s, '')}\` is not possible here.`;
        given.add(read.name);
        if (read.rest !== undefined)
            open.unshift(`-${read.rest}`);
        if (!table.values.includes(read.name))
            continue;
        const value = read.value ?? open.shift();
        if (value === undefined)
            return `\`--${read.name}\` needs a value.`;
        values.set(read.name, [...(values.get(read.name) ?? []), value]);
    }
    const all = (name) => values.get(name) ?? [];
    return { operands, given, all, last: (name) => all(name).at(-1) ?? null };
}
function longFlag(text, { values, flags }) {
    const at = text.indexOf('=');
    const name = at < 0 ? text : text.slice(0, at);
    if (values.includes(name))
        return at < 0 ? { name } : { name, value: text.slice(at + 1) };
    return flags.includes(name) && (at < 0 || text.slice(at + 1) === 'true') ? { name } : null;
}
function shortFlag(text, { values, short }) {
    const name = Object.hasOwn(short, text.charAt(0)) ? short[text.charAt(0)] : undefined;
    if (name === undefined)
        return null;
    const rest = text.slice(1);
    if (rest === '')
        return { name };
    return values.includes(name) ? { name, value: rest.replace(/^=/, '') } : { name, rest };
}

;// CONCATENATED MODULE: ./lib/github-writes/gh/write-commands.js



const editing = ['add-label', 'remove-label', 'add-assignee', 'title', 'milestone'];
const editingShort = { t: 'title', m: 'milestone' };
/** By the words of the command. */
const writeCommands = {
    'pr comment': command({ target: 'pull-request', tool: 'Comment', build: comment }),
    'issue comment': command({ target: 'issue', tool: 'Comment', build: comment }),
    'pr review': command({
        target: 'pull-request',
        flags: ['approve', 'comment', 'request-changes'],
        short: { a: 'approve', c: 'comment', r: 'request-changes' },
        tool: 'Review',
        build: review,
    }),
    'pr edit': command({
        target: 'pull-request',
        values: [...editing, 'add-reviewer'],
        flags: ['remove-milestone'],
        short: editingShort,
        tool: 'for it',
        build: edit,
    }),
    'issue edit': command({
        target: 'issue',
        values: editing,
        flags: ['remove-milestone'],
        short: editingShort,
        tool: 'for it',
        build: edit,
    }),
    'issue close': command({
        ...stateOf('issue', 'close'),
        values: ['comment', 'reason'],
        short: { c: 'comment', r: 'reason' },
    }),
    'issue reopen': command(stateOf('issue', 'reopen')),
    'pr close': command(stateOf('pull-request', 'close')),
    'pr reopen': command(stateOf('pull-request', 'reopen')),
    'label create': command({
        target: null,
        operand: 'the name of the label',
        values: ['color', 'description'],
        short: { c: 'color', d: 'description' },
        tool: 'CreateLabel',
        build: newLabel,
    }),
    'issue create': command({
        target: null,
        values: ['title', 'label'],
        short: { t: 'title', l: 'label' },
        tool: 'Issue',
        build: issue,
    }),
    'pr create': command({
        target: null,
        values: ['title', 'base'],
        flags: ['draft', 'no-maintainer-edit'],
        short: { t: 'title', B: 'base', d: 'draft' },
        tool: 'PullRequest',
        build: pullRequest,
    }),
};
function command({ target, operand: named, values = [], flags = [], short = {}, tool, build, }) {
    const table = {
        values: ['body', 'body-file', 'repo', ...values],
        flags,
        short: { b: 'body', F: 'body-file', R: 'repo', ...short },
    };
    return {
        target,
        read(words, { body: fileBody, bodyFile }) {
            const parsed = parseFlags(words, table);
            if (typeof parsed === 'string')
                return `${parsed} Use the tool ${tool}, or leave it out.`;
            const [operand = null, more] = parsed.operands;
            if (named !== undefined && operand === null)
                return `Give ${named}.`;
            if (more !== undefined || (target === null && named === undefined && operand !== null))
                return 'There is one operand too many.';
            // The program gh of the session knows no flags: it could take the value of another flag, `-t -F.env`, for the file.
            if (parsed.given.has('body-file') && fileBody !== null && parsed.last('body-file') !== bodyFile)
                return 'Give --body-file once, as the last option.';
            const body = parsed.given.has('body-file') ? (fileBody ?? '') : (parsed.last('body') ?? '');
            const requests = build(parsed, body.trim());
            if (typeof requests === 'string')
                return requests;
            const problem = requests.map(nameProblem).find((refusal) => refusal !== null);
            if (problem !== undefined)
                return problem;
            return { operand, repository: parsed.last('repo'), base: parsed.last('base'), requests };
        },
    };
}
const bodyMissing = 'The body is missing: give --body or --body-file.';
function comment(_, body) {
    return body === '' ? bodyMissing : [{ kind: 'comment', body }];
}
function review({ given }, body) {
    const events = ['approve', 'comment', 'request-changes'].filter((name) => given.has(name));
    if (events.length !== 1)
        return 'Give one of --comment, --approve and --request-changes.';
    if (body === '' && events[0] !== 'approve')
        return bodyMissing;
    const event = given.has('approve') ? 'APPROVE' : given.has('comment') ? 'COMMENT' : 'REQUEST_CHANGES';
    return [{ kind: 'review', event, body, comments: [] }];
}
function edit(flags, body) {
    const [add, remove, users] = [names(flags, 'add-label'), names(flags, 'remove-label'), names(flags, 'add-assignee')];
    const reviewers = names(flags, 'add-reviewer');
    if ([...users, ...reviewers].some((user) => user.startsWith('@')))
        return 'Name the person instead of `@me`.';
    const both = add.find((name) => remove.includes(name));
    if (both !== undefined)
        return `${JSON.stringify(both)} cannot be added and removed in one call.`;
    const title = titleIn(flags);
    const milestone = flags.given.has('remove-milestone') ? '' : flags.last('milestone');
    const requests = [
        ...(add.length + remove.length === 0 ? [] : [{ kind: 'label', add, remove }]),
        ...(users.length === 0 ? [] : [{ kind: 'assign', users }]),
        ...(reviewers.length === 0 ? [] : [reviewersIn(reviewers)]),
        ...(title === '' && body === ''
            ? []
            : [{ kind: 'update', ...(title === '' ? {} : { title }), ...(body === '' ? {} : { body }) }]),
        ...(milestone === null ? [] : [{ kind: 'milestone', title: milestone.trim() }]),
    ];
    if (requests.length > 0)
        return requests;
    return 'Give --title, --body, --milestone, --add-label, --remove-label, --add-assignee or --add-reviewer.';
}
/** gh names a team with its organization. */
function reviewersIn(reviewers) {
    const teams = reviewers.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
    return { kind: 'reviewers', users: reviewers.filter((name) => !name.includes('/')), teams };
}
/** Closes or reopens, with a comment if there is one. */
function stateOf(target, kind) {
    const build = (flags) => {
        const word = (flags.last('reason') ?? 'completed').replaceAll(' ', '_');
        const reason = kinds_close/* closeReasons */.aM.find((known) => known === word);
        if (reason === undefined)
            return 'The reason is one of completed, "not planned" and duplicate.';
        const body = (flags.last('comment') ?? '').trim();
        return [
            ...(body === '' ? [] : [{ kind: 'comment', body }]),
            kind === 'close' ? { kind, reason } : { kind },
        ];
    };
    return { target, values: ['comment'], short: { c: 'comment' }, tool: kind === 'close' ? 'Close' : 'Reopen', build };
}
function newLabel(flags) {
    const name = (flags.operands[0] ?? '').trim();
    const color = (flags.last('color') ?? 'ededed').replace(/^#/, '').toLowerCase();
    if (!/^[0-9a-f]{6}$/.test(color))
        return 'The color is not six hexadecimal digits.';
    if (name === '' || name.length > 50)
        return 'The name of a label has 1 to 50 characters.';
    const description = (0,lib_text/* oneLine */.TN)(flags.last('description') ?? '').slice(0, 100);
    return [{ kind: 'create-label', name, color, description }];
}
function issue(flags, body) {
    const title = titleIn(flags);
    if (title === '')
        return 'The title is missing: give --title.';
    return body === '' ? bodyMissing : [{ kind: 'issue', title, body, labels: names(flags, 'label') }];
}
function pullRequest(flags, body) {
    const title = titleIn(flags);
    if (title === '')
        return 'The title is missing: give --title and --body; --fill is not possible here.';
    return body === '' ? bodyMissing : [{ kind: 'pull-request', title, body }];
}
function titleIn(flags) {
    return (0,lib_text/* oneLine */.TN)(flags.last('title') ?? '').slice(0, 200);
}
/** gh accepts several names in one value. */
function names(flags, flag) {
    const all = flags.all(flag).flatMap((value) => value.split(','));
    return [...new Set(all.map((name) => name.trim()).filter((name) => name !== ''))];
}
const mostCharacters = 100;
/** Why a request has more or longer names than the tool for the same change takes, as a sentence; `null` if it has not. */
function nameProblem(request) {
    for (const { what, names, limit } of listsOf(request)) {
        if (names.length > limit)
            return `There are ${String(names.length)} ${what} in one command; at most ${String(limit)} are possible.`;
        if (names.some((name) => name.length > mostCharacters))
            return `A name among the ${what} has more than ${String(mostCharacters)} characters.`;
    }
    return null;
}
function listsOf(request) {
    switch (request.kind) {
        case 'label':
            return [
                { what: 'labels', names: request.add, limit: 10 },
                { what: 'labels', names: request.remove, limit: 10 },
            ];
        case 'issue':
            return [{ what: 'labels', names: request.labels, limit: 10 }];
        case 'assign':
            return [{ what: 'assignees', names: request.users, limit: 5 }];
        case 'reviewers':
            return [
                { what: 'reviewers', names: request.users, limit: 5 },
                { what: 'teams', names: request.teams, limit: 3 },
            ];
        default:
            return [];
    }
}

;// CONCATENATED MODULE: ./lib/github-writes/gh/answer-gh-call.js





/** The commands that are answered instead of run. */
const answeredCommands = [
    ...Object.keys(writeCommands),
    ...unavailable_gh_commands/* unavailableGhCommands */.k.keys(),
    'auth status',
];
/** Records what a gh command would change, like the tool for the same change. Never rejects. */
async function answerGhCall(call, context) {
    const name = call.argv.slice(0, 2).join(' ');
    if (name === 'auth status')
        return done(signedIn(context), '');
    const instead = unavailable_gh_commands/* unavailableGhCommands */.k.get(name);
    if (instead !== undefined)
        return failed(`\`gh ${name}\` is not available in a run: ${instead}.`);
    const command = Object.hasOwn(writeCommands, name) ? writeCommands[name] : undefined;
    if (command === undefined)
        return failed(`\`gh ${name}\` is unknown.`);
    const read = command.read(call.argv.slice(2), call);
    if (typeof read === 'string')
        return failed(read);
    const problem = targetProblem(command, read, context) ?? (await requestProblem(read.requests, call.records, context));
    if (problem !== null)
        return failed(problem);
    for (const request of read.requests) {
        const refusal = await context.recorder.keep(request);
        if (refusal !== null)
            return failed(refusal);
    }
    return done(addressOf(command, context), 'Recorded. It will be checked and posted at the end of the run.');
}
function done(stdout, stderr) {
    return { exitCode: 0, stdout, stderr };
}
function failed(reason) {
    return { exitCode: 1, stdout: '', stderr: `Not recorded: ${reason}` };
}
function signedIn({ repository: { owner, name } }) {
    return `gh reads ${owner}/${name} in this run. Sallyport holds the token outside of commands; none is needed here.`;
}
/** Where the recorded change will appear, as gh prints it; a new issue or pull request has no number yet. */
function addressOf({ target }, { serverUrl, repository, item }) {
    const top = `${serverUrl}/${repository.owner}/${repository.name}`;
    if (target === null || item === null)
        return top;
    return `${top}/${item.kind === 'issue' ? 'issues' : 'pull'}/${String(item.number)}`;
}
function targetProblem(command, read, context) {
    const { repository, item, base } = context;
    const [name = '', owner = ''] = (read.repository ?? '').split('/').reverse();
    if (read.repository !== null && !(0,own_repository/* isOwnRepository */.n)(owner, name, repository))
        return `only ${repository.owner}/${repository.name} can be changed.`;
    if (read.base !== null && base !== null && read.base !== base)
        return `a pull request of this run goes to ${base}.`;
    if (command.target === null)
        return null;
    if (item === null)
        return 'this run has no issue or pull request.';
    // For GitHub, a pull request is an issue as well.
    if (command.target === 'pull-request' && item.kind === 'issue')
        return `#${String(item.number)} is an issue.`;
    const number = numberIn(read.operand, context);
    return number === null || number === item.number
        ? null
        : `this run can change only #${String(item.number)}; write to it, or say in the answer what should be done.`;
}
/** `null` for an absent operand; 0 if it names nothing of this repository. */
function numberIn(operand, { repository, serverUrl }) {
    if (operand === null)
        return null;
    const plain = /^#?(\d{1,10})$/.exec(operand);
    if (plain !== null)
        return Number(plain[1]);
    const top = `${serverUrl}/${repository.owner}/${repository.name}/`.toLowerCase();
    if (!operand.toLowerCase().startsWith(top))
        return 0;
    return Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(operand.slice(top.length))?.[1] ?? 0);
}
async function requestProblem(requests, records, { policy, whyUnavailable, checkTree }) {
    for (const request of requests) {
        if ('body' in request && request.body.length > inputs/* maxBodyCharacters */.N4)
            return `the body is longer than ${String(inputs/* maxBodyCharacters */.N4)} characters.`;
        for (const effect of (0,kinds.postEffects)(request)) {
            const { what: tool, target = '' } = effect;
            if (!records.includes(tool === 'Review' ? `Review(${target})` : tool))
                return `the rules for this command line do not allow ${tool}.`;
            const kind = (0,kinds.kindOfTool)(tool);
            const unavailable = kind === undefined ? null : whyUnavailable(kind.target);
            if (unavailable !== null)
                return `${unavailable}.`;
            const refusal = refusalOf(effect, policy);
            if (refusal !== null)
                return refusal;
        }
        const problem = (0,kinds.kindOf)(request).isCommit ? await checkTree() : null;
        if (problem !== null)
            return `${problem}.`;
    }
    return null;
}
/** A rule has allowed the command, so only a rule against its effect refuses it: the values are known only now. */
function refusalOf(effect, policy) {
    const subject = effect.target === undefined ? {} : { subject: effect.target };
    const { decision, rule, reason } = policy({ tool: effect.what, effects: [effect], ...subject });
    return decision === 'allow' || (decision === 'ask' && rule === null) ? null : `${reason}.`;
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


/***/ })

};
;