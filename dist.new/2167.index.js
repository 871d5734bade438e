"use strict";
exports.id = 2167;
exports.ids = [2167];
exports.modules = {

/***/ 72167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postReview: () => (/* binding */ postReview)
});

// EXTERNAL MODULE: ./lib/platform/github/comment-marker.js
var comment_marker = __webpack_require__(20544);
// EXTERNAL MODULE: ./lib/github-writes/marked-body.js
var marked_body = __webpack_require__(84182);
// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
;// CONCATENATED MODULE: ./lib/github-writes/review/known-findings.js

/** The end of a marker. */
const end = ' -->';
/** The marker of a review comment with an id. */
function lineMarker(marker, id) {
    return `${marker.slice(0, -end.length)}:${id}${end}`;
}
/** The id in a marker; `null` for one of an older version, which has none, and for any other text. */
function idIn(body, marker) {
    const beginning = `${marker.slice(0, -end.length)}:`;
    return body.startsWith(beginning)
        ? (/^[0-9a-f]+(?:-\d+)?(?= -->)/.exec(body.slice(beginning.length))?.[0] ?? null)
        : null;
}
/** Whether an earlier run with this key posted the text. */
function hasLineMarker(body, marker) {
    return body.startsWith(marker) || idIn(body, marker) !== null;
}
/**
 * Gives each comment its id and finds the thread of an earlier run about the same finding: by the id; on the same lines;
 * or by nearly the same words in the same file. Each thread is used once.
 */
function identify(comments, marker, threads) {
    const ownThreads = threads.filter(({ isOwn, opening }) => isOwn && hasLineMarker(opening.body, marker));
    const left = ownThreads.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
    const seen = new Map();
    const identified = comments.map((comment) => {
        const base = comment.id ?? (0,fingerprint/* fingerprint */.R)([comment.path, '\0', wordsOf(comment.body).join(' ')], 12);
        const count = (seen.get(base) ?? 0) + 1;
        seen.set(base, count);
        return { comment, id: count === 1 ? base : `${base}-${String(count)}` };
    });
    const threadOf = new Map();
    const tests = [
        (_, id, thread) => idIn(thread.opening.body, marker) === id,
        (comment, _, thread) => !isClosed(thread) && isAt(thread, comment),
        (comment, _, thread) => thread.path === comment.path && isAlike(thread.opening.body, comment.body),
    ];
    for (const isSame of tests) {
        for (const { comment, id } of identified) {
            const index = threadOf.has(comment) ? -1 : left.findIndex((thread) => isSame(comment, id, thread));
            const [thread] = index < 0 ? [] : left.splice(index, 1);
            if (thread !== undefined)
                threadOf.set(comment, thread);
        }
    }
    return identified.map((finding) => ({ ...finding, thread: threadOf.get(finding.comment) ?? null }));
}
/** A thread that no one has to look at any more. */
const isClosed = ({ isResolved, opening }) => isResolved || opening.isMinimized;
/** People closed it: its finding is not raised again. Runs close threads whose lines changed, and may be wrong. */
const isSettled = (thread) => thread.isResolved && !thread.isResolvedByOwn;
function isAt(thread, { path, line, startLine, side }) {
    return (thread.path === path && thread.line === line && thread.side === side && thread.startLine === (startLine ?? null));
}
/** Whether a text contains another, except for its format and for code. */
function contains(text, part) {
    const words = wordsOf(part);
    return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}
/** The words of a text without the hidden first line, code and punctuation. */
function wordsOf(text) {
    const plain = text.replace(/^<!--[^\n]*-->\n/, '').replace(/```[\s\S]*?(?:```|$)/g, ' ');
    return plain.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
/** The share of common words from which two texts about one file are about the same finding. */
const alike = 0.6;
/** Texts of fewer words are too short to compare. */
const leastWords = 4;
function isAlike(text, other) {
    const [a, b] = [new Set(wordsOf(text)), new Set(wordsOf(other))];
    if (Math.min(a.size, b.size) < leastWords)
        return false;
    const common = [...a].filter((word) => b.has(word)).length;
    return common / (a.size + b.size - common) >= alike;
}

// EXTERNAL MODULE: ./lib/sanitize/code.js
var sanitize_code = __webpack_require__(51061);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
;// CONCATENATED MODULE: ./lib/github-writes/review/review-lines.js



/** The path of each comment is that of a changed file, if either file that it can mean is one. */
function onChangedFiles(comments, files) {
    const changed = new Set(files.map(({ path }) => path));
    return comments.map(({ otherPath, ...rest }) => otherPath === undefined || changed.has(rest.path) || !changed.has(otherPath)
        ? rest
        : { ...rest, path: otherPath });
}
/** Sorts review comments by whether the diff of the pull request contains their line. */
function sortLines(comments, files) {
    const patches = new Map(files.map(({ path, patch }) => [path, patch === null ? null : diffLines(patch)]));
    const placed = [];
    const misplaced = [];
    for (const comment of comments) {
        const lines = patches.get(comment.path);
        const reason = lines === undefined
            ? 'the pull request does not change this file'
            : lines === null
                ? 'GitHub provides no diff for this file'
                : outsideDiff(comment, lines);
        if (reason === null)
            placed.push(comment);
        else
            misplaced.push({ comment, reason });
    }
    return { placed, misplaced };
}
function lineBody({ body, suggestion, side }, marker, sanitize) {
    const text = sanitize(body);
    // GitHub only offers a suggestion on lines that exist after the change.
    const language = side === 'RIGHT' ? 'suggestion' : '';
    return (0,marked_body/* markedBody */.j$)(marker, suggestion === undefined ? text : `${text}\n\n${(0,sanitize_code/* fenced */.O)(suggestion, language)}`);
}
/** Review comments without a line in the diff, as a section of the review's own text. */
function misplacedSection(misplaced, sanitize) {
    if (misplaced.length === 0)
        return '';
    const blocks = misplaced.map(({ comment, reason }) => {
        const { body, suggestion } = comment;
        const code = suggestion === undefined ? [] : ['Suggested instead:', (0,sanitize_code/* fenced */.O)(suggestion, '')];
        return [`**${(0,literal/* inlineCode */.ti)(locationOf(comment))}** (${reason})`, sanitize(body), ...code].join('\n\n');
    });
    return ['#### Not on a line of the diff', ...blocks].join('\n\n');
}
/** The text of a review from its first comment on this file on; empty if it has none. The same words may be about another file. */
function afterHeading(body, path) {
    const lines = body.split(/\r?\n/);
    const heading = lines.findIndex((line) => line.startsWith('**') && line.includes(`${path}:`));
    return heading === -1 ? '' : lines.slice(heading + 1).join('\n');
}
/** `src/a.ts:12`, `src/a.ts:12-14`. */
function locationOf({ path, line, startLine }) {
    return `${path}:${startLine === undefined ? '' : `${String(startLine)}-`}${String(line)}`;
}
/**
 * Reads the hunks that GitHub lists for a file, without file headers. Lines outside any hunk are ignored; a truncated
 * patch yields what is there.
 */
function diffLines(patch) {
    const [right, left] = [new Map(), new Map()];
    let [hunk, before, after] = [0, 0, 0];
    for (const line of patch.split('\n')) {
        const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
        if (head !== null) {
            hunk += 1;
            [before, after] = [Number(head[1]), Number(head[2])];
        }
        else if (hunk === 0) {
            continue;
        }
        else if (line.startsWith('+')) {
            right.set(after++, hunk);
        }
        else if (line.startsWith('-')) {
            left.set(before++, hunk);
        }
        else if (line.startsWith(' ')) {
            right.set(after++, hunk);
            before += 1;
        }
    }
    return { right, left };
}
/** Why GitHub would reject a review comment there; `null` if it would accept it. */
function outsideDiff({ line, startLine = line, side }, lines) {
    const known = side === 'RIGHT' ? lines.right : lines.left;
    const hunk = known.get(line);
    if (hunk === undefined)
        return 'the line is not in the diff';
    return known.get(startLine) === hunk ? null : 'the lines are not in one hunk of the diff';
}

;// CONCATENATED MODULE: ./lib/github-writes/review/review-summary.js



const states = {
    COMMENT: 'COMMENTED',
    APPROVE: 'APPROVED',
    REQUEST_CHANGES: 'CHANGES_REQUESTED',
};
/**
 * Posts the review with its new comments, or, if there are none, updates the text of the last one without a
 * notification.
 * GitHub may reject lines (new commits were pushed) or the review event (the repository's settings limit who may
 * approve), and does not always name which. So first the lines move into the summary, then the event becomes COMMENT.
 */
async function postSummary(request, reviews, api) {
    const summary = await createOrUpdate(request, reviews, api);
    if (summary.outcome !== 'failed' || request.event === 'COMMENT')
        return summary;
    const asComment = await postSummary({ ...request, event: 'COMMENT' }, reviews, api);
    return { ...asComment, decisionRefused: `GitHub answered ${summary.refusal}` };
}
async function createOrUpdate(request, reviews, api) {
    if (request.fresh.length + request.misplaced.length > 0)
        return await create(request, api);
    const existing = earlier(reviews, request);
    if (existing !== null)
        return await update(existing, request, api);
    const last = reviews.findLast(({ body }) => isReviewOf(body, request.key)) ?? null;
    const isRepeated = request.known.length + request.inSummary.length > 0;
    // A person who asks gets an answer, and an approval is for one commit.
    if (last === null || !isRepeated || request.answer !== null || request.event !== 'COMMENT')
        return await create(request, api);
    return { ...nothingRefused, outcome: 'unchanged', url: last.url };
}
function markerOf({ key, answer }) {
    return (0,comment_marker/* markerFor */._)(key, answer === null ? 'review' : `${answer}:review`);
}
/** Whether a run with this key posted the review, for any reason. */
function isReviewOf(body, key) {
    const beginning = (0,comment_marker/* markerFor */._)(key, '').replace(/ -->$/, '');
    return body.startsWith(beginning) && /^[^\n]*(?<=:)review -->/.test(body);
}
/**
 * The last review of the same kind. A request for changes is in force until the same account approves; an approval is
 * for one commit.
 */
function earlier(reviews, request) {
    const { event, sha, key } = request;
    if (event === 'COMMENT')
        return (reviews.findLast(({ body, state }) => state === states.COMMENT && body.startsWith(markerOf(request))) ?? null);
    const last = reviews.findLast(({ body, state }) => isReviewOf(body, key) && state !== states.COMMENT);
    if (last?.state !== states[event] || (event === 'APPROVE' && last.commit !== sha))
        return null;
    return last;
}
const nothingRefused = { refusal: '', linesRefused: null, decisionRefused: null };
async function create(request, api) {
    const { sha, event, fresh } = request;
    const answer = await api.createReview({ commit: sha, event, body: bodyOf(request, []), comments: onLines(fresh) });
    if (!('refused' in answer))
        return { ...nothingRefused, outcome: 'created', url: answer.url };
    const failed = { ...nothingRefused, outcome: 'failed', url: null, refusal: answer.refused };
    if (fresh.length === 0)
        return failed;
    const second = await api.createReview({ commit: sha, event, body: bodyOf(request, fresh), comments: [] });
    if ('refused' in second)
        return { ...failed, refusal: second.refused };
    return { ...nothingRefused, outcome: 'created', url: second.url, linesRefused: `GitHub answered ${answer.refused}` };
}
async function update(existing, request, api) {
    const { id, url } = existing;
    const body = bodyOf(request, []);
    // Its text has comments that this one lacks.
    if (request.inSummary.length > 0 || (0,marked_body/* isSame */.Ft)(existing.body, body))
        return { ...nothingRefused, outcome: 'unchanged', url };
    await api.updateReview(id, body);
    return { ...nothingRefused, outcome: 'updated', url };
}
/** `folded` are comments whose lines GitHub rejected. */
function bodyOf(request, folded) {
    const { text, misplaced, sanitize, footer } = request;
    const refused = folded.map(({ comment }) => ({ comment, reason: 'GitHub rejected the line' }));
    const parts = [sanitize(text), misplacedSection([...misplaced, ...refused], sanitize)].filter((part) => part !== '');
    return (0,marked_body/* markedBody */.j$)(markerOf(request), parts.join('\n\n'), footer);
}
function onLines(fresh) {
    return fresh.map(({ comment: { path, line, side, startLine }, body }) => ({
        path,
        line,
        side,
        body,
        ...(startLine === undefined ? {} : { startLine }),
    }));
}

;// CONCATENATED MODULE: ./lib/github-writes/review/post-review.js





/**
 * The review of the pull request, as one request to GitHub: people get one message. A finding of an earlier run is not
 * repeated, nor what people resolved; without anything new, nothing is posted. A comment without a line in the diff moves
 * into the summary; a review event that is not possible becomes COMMENT. The rows report both.
 */
function postReview(review, context) {
    const { key, sanitize, github } = context;
    return github.write('the review', ['pull-requests: write'], async (api) => {
        const head = await api.head();
        const isMoved = context.reviewedSha !== null && context.reviewedSha !== head.sha;
        const whyCommentOnly = review.event === 'COMMENT' ? null : whyNotEvent(review.event, isMoved, head.isOwn, context);
        const marker = (0,comment_marker/* markerFor */._)(key, 'line');
        const [reviews, threads] = [await api.reviews(), await api.threads()];
        const sorted = await sortComments(review.comments, { marker, reviews, threads, isMoved, context }, api);
        const lines = await updateLines(sorted.known, { marker, sanitize }, api);
        const event = whyCommentOnly === null ? review.event : 'COMMENT';
        const request = { sha: head.sha, event, text: review.body, ...sorted, ...context };
        const summary = await postSummary(request, reviews, api);
        const repeated = new Set(sorted.known.map(({ thread }) => thread.id));
        // The review of an older commit, or of an unfinished run, does not show what is fixed.
        const isCurrent = !isMoved && context.whyCommentOnly === null && summary.outcome !== 'failed';
        const settled = isCurrent ? await settleThreads(threads, { marker, repeated }, api) : [];
        return [
            summaryRow(review.event, whyCommentOnly, summary),
            ...lines,
            ...sorted.fresh.map(({ comment }) => lineRow(comment, summary, summary.linesRefused)),
            ...sorted.misplaced.map(({ comment, reason }) => lineRow(comment, summary, reason)),
            ...sorted.inSummary.map((comment) => unchanged(comment, null, 'An earlier review has it in its text.')),
            ...settled,
        ];
    });
}
/** An approval applies to a commit; one that the run did not look at must not get it. */
function whyNotEvent(event, isMoved, isOwn, context) {
    if (context.whyCommentOnly !== null)
        return context.whyCommentOnly;
    if (isOwn)
        return 'GitHub does not accept approvals or change requests on a pull request from the same account.';
    if (event === 'APPROVE' && isMoved)
        return 'The pull request has changed since the run looked at it.';
    if (event === 'APPROVE' && context.reviewedSha === null)
        return 'It is unknown which commit the run looked at.';
    return null;
}
/** Changes the text of a comment only where no one has answered it: an answer would lose its meaning. */
async function updateLines(known, { marker, sanitize }, api) {
    const rows = [];
    for (const { comment, id, thread } of known) {
        const { opening } = thread;
        const body = lineBody(comment, lineMarker(marker, id), sanitize);
        if (isFinal(thread) || (0,marked_body/* isSame */.Ft)(opening.body, body))
            rows.push(unchanged(comment, opening.url, noteOf(thread)));
        else {
            await api.updateLine(opening.id, body);
            rows.push({ what: locationOf(comment), outcome: 'updated', url: opening.url, note: '' });
        }
    }
    return rows;
}
const isFinal = (thread) => isClosed(thread) || thread.hasReplies || thread.isOutdated;
function noteOf(thread) {
    if (isSettled(thread))
        return 'Not repeated: someone resolved this thread.';
    return thread.hasReplies ? 'Not repeated: people discuss it in its thread.' : '';
}
function unchanged(comment, url, note) {
    return { what: locationOf(comment), outcome: 'unchanged', url, note };
}
function summaryRow(wanted, whyCommentOnly, summary) {
    const what = `Review ${wanted}`;
    const { url } = summary;
    if (summary.outcome === 'failed')
        return { what, outcome: 'failed', url, note: summary.refusal };
    const reason = whyCommentOnly ?? summary.decisionRefused;
    return reason === null
        ? { what, outcome: summary.outcome, url, note: '' }
        : { what, outcome: 'fell back', url, note: `It was posted as COMMENT: ${reason}` };
}
/** `reason` is why the comment is in the summary and not on its line. */
function lineRow(comment, { outcome, url, refusal }, reason) {
    const what = locationOf(comment);
    if (outcome === 'failed')
        return { what, outcome: 'failed', url, note: refusal };
    if (reason === null)
        return { what, outcome: 'created', url, note: '' };
    return { what, outcome: 'fell back', url, note: `It is in the summary of the review: ${reason}.` };
}
/** More remain for the next run: each takes a request. */
const maxThreads = 30;
const needed = '`contents: write`';
/**
 * Resolves the threads of earlier runs whose lines have changed, which this review does not repeat, and in which no one
 * else wrote. GitHub only lets tokens with write access to contents resolve a thread; with any other the thread is
 * hidden, or its row names the permission.
 */
async function settleThreads(threads, { marker, repeated }, api) {
    const fixed = threads
        .filter((thread) => thread.isOwn && thread.isOutdated && !thread.hasReplies && !isClosed(thread))
        .filter(({ id, opening }) => !repeated.has(id) && hasLineMarker(opening.body, marker));
    const rows = [];
    let [canResolve, canHide] = [true, true];
    for (const { id, path, opening } of fixed.slice(0, maxThreads)) {
        if (canResolve)
            canResolve = (await api.resolveThread(id)) === null;
        if (!canResolve && canHide)
            canHide = (await api.hide(opening.nodeId, 'RESOLVED')) === null;
        rows.push({ what: `Thread ${path}`, url: opening.url, ...endOf(canResolve, canHide) });
    }
    return rows;
}
const changed = 'Its lines have changed, and this review does not repeat it.';
function endOf(isResolved, isHidden) {
    if (isResolved)
        return { outcome: 'updated', note: `Resolved. ${changed}` };
    if (isHidden)
        return { outcome: 'updated', note: `Hidden as resolved. ${changed} To resolve it, the job needs ${needed}.` };
    return { outcome: 'withheld', note: `Not resolved: the job needs ${needed}. ${changed}` };
}
/** Sorts the comments of a review by what earlier runs posted and by the diff. */
async function sortComments(comments, { marker, reviews, threads, isMoved, context: { reviewedSha, sanitize } }, api) {
    const isUnclear = comments.some(({ otherPath }) => otherPath !== undefined);
    const identified = identify(isUnclear ? onChangedFiles(comments, await api.files()) : comments, marker, threads);
    const known = identified.flatMap((finding) => finding.thread !== null && (!isClosed(finding.thread) || isSettled(finding.thread))
        ? [{ ...finding, thread: finding.thread }]
        : []);
    const others = identified.filter(({ comment }) => !known.some((earlier) => earlier.comment === comment));
    const isInSummary = ({ path, body }) => reviews.some((review) => contains(afterHeading(review.body, path), sanitize(body)));
    const inSummary = others.map(({ comment }) => comment).filter(isInSummary);
    const left = others.filter(({ comment }) => !inSummary.includes(comment));
    if (left.length === 0)
        return { known, inSummary, fresh: [], misplaced: [] };
    const reason = `the pull request has changed since ${reviewedSha?.slice(0, 7) ?? ''}`;
    const lines = left.map(({ comment }) => comment);
    const { placed, misplaced } = isMoved
        ? { placed: [], misplaced: lines.map((comment) => ({ comment, reason })) }
        : sortLines(lines, await api.files());
    const fresh = left
        .filter(({ comment }) => placed.includes(comment))
        .map(({ comment, id }) => ({ comment, body: lineBody(comment, lineMarker(marker, id), sanitize) }));
    return { known, inSummary, fresh, misplaced };
}


/***/ })

};
;