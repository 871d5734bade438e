"use strict";
exports.id = 8851;
exports.ids = [8851];
exports.modules = {

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

/***/ 28236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentProgress: () => (/* binding */ commentProgress)
});

// UNUSED EXPORTS: waitingUntil, watchProgress

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/github/comment-marker.js
var comment_marker = __webpack_require__(20544);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/github.js + 1 modules
var github = __webpack_require__(90318);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/report/comment/working.js




const noProgress = { turns: 0, calls: 0, refused: 0, todos: [] };
/** The same object if the event does not change the progress. */
function progressAfter(working, event) {
    switch (event.type) {
        case 'turn-start':
            return { ...working, turns: event.turn };
        case 'tool-end':
            return {
                ...working,
                calls: working.calls + 1,
                refused: working.refused + (event.result.denial === undefined ? 0 : 1),
            };
        case 'todos':
            return { ...working, todos: event.items };
        default:
            return working;
    }
}
const maxTodos = 50;
/** The comment while the job works: the model's to-do list, as data, and what the job has done so far. */
function progressBody({ turns, calls, refused, todos }, options) {
    const { marker, run, redact } = options;
    const steps = todos.slice(0, maxTodos).map(({ content, status }) => {
        const text = (0,literal/* literalMarkdown */.ft)((0,lib_text/* shorten */.ml)(redact((0,plain_text/* plainText */.wh)(content)), 300));
        return `- [${status === 'completed' ? 'x' : ' '}] ${status === 'in_progress' ? `**${text}**` : text}`;
    });
    const more = todos.length - steps.length;
    const figures = [
        ...(turns > 0 ? [(0,format_number/* formatCount */.B4)(turns, 'turn'), (0,format_number/* formatCount */.B4)(calls, 'tool call')] : []),
        ...(refused > 0 ? [`${(0,format_number/* formatNumber */.ZV)(refused)} refused`] : []),
        ...((0,literal/* isLinkable */.n1)(run) ? [`[Run](${run})`] : []),
    ];
    const sections = [
        '### ⏳ Working',
        steps.join('\n'),
        more > 0 ? `And ${(0,format_number/* formatCount */.B4)(more, 'more step')}.` : '',
        figures.join(' · '),
        '*This comment will be replaced by the result.*',
    ];
    return `${marker}\n${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** The comment of a job that did not produce a report. */
function interruptedBody({ marker, run }) {
    const where = run === null ? 'See the log for the reason.' : `See the [log](${run}) for the reason.`;
    return `${marker}\n### ❌ Ended without a result\n\n${where}\n`;
}

// EXTERNAL MODULE: ./lib/report/last-result.js
var last_result = __webpack_require__(5105);
// EXTERNAL MODULE: ./lib/publish/result-comment.js
var result_comment = __webpack_require__(21559);
;// CONCATENATED MODULE: ./lib/publish/progress.js










/** GitHub recommends a pause between writes, and people do not read faster. */
const pauseMs = 20_000;
/** Posts immediately, then after changes, with a pause between two posts. A failed post stops it. */
function watchProgress({ post, clock, log, cancel }, options) {
    const stopped = new AbortController();
    const ended = (0,time_limit/* anySignal */.JG)(stopped.signal, cancel);
    let working = noProgress;
    let shown = null;
    let running = null;
    const work = async () => {
        while (!ended.aborted && shown !== working) {
            shown = working;
            await post(progressBody(working, options), ended);
            await clock.sleep(pauseMs, ended);
        }
        running = null;
    };
    const start = () => {
        if (ended.aborted || shown === working)
            return;
        running ??= work().catch((error) => {
            // An answer from GitHub is logged even if the run has already ended.
            const isAnswer = error instanceof types/* GitHubProblem */.J && error.status !== null && !cancel.aborted;
            if (isAnswer || !ended.aborted)
                log.warning(`Could not update the progress comment: ${wordsOf(error)}`);
            stopped.abort();
        });
    };
    const stop = async () => {
        stopped.abort();
        await running;
    };
    start();
    return {
        onEvent: (event) => {
            working = progressAfter(working, event);
            start();
        },
        stop,
        giveUp: async () => {
            await stop();
            await post(interruptedBody(options), cancel).catch((error) => log.warning(`Could not update the comment: ${wordsOf(error)}`));
        },
    };
}
/** After a cancellation the runner allows ten seconds for everything that remains. */
const timeAfterCancelMs = 2_000;
/** Progress in the sticky comment; `null` without an item to comment on or without a token. */
function commentProgress(ports) {
    const { runContext, hostEnvironment, redact, log } = ports;
    const target = (0,result_comment/* commentTarget */.lt)(runContext.event, runContext.settings['comment-mode']);
    const token = runContext.settings['github-token'];
    if (target === null || token === undefined)
        return null;
    const { environment, signal: cancel } = hostEnvironment;
    const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
    const gitHubWithin = (signal, clock) => (0,github/* createGitHub */.Cl)({ token, clock, redact: (0,comment_marker/* redactAfterMarker */.o)(redact), apiUrl, signal });
    const { marker } = (0,result_comment/* stickyOfRun */.Ax)(ports);
    const known = new Map();
    const gitHubUntil = (until) => {
        if (cancel.aborted)
            return gitHubWithin((0,time_limit/* withinTime */.dn)(timeAfterCancelMs), clock/* systemClock */.m);
        const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
        known.set(until, github);
        return github;
    };
    const post = async (body, until) => {
        await gitHubUntil(until).upsertComment(target, marker, (existing) => (0,last_result/* aboveLastResult */.pj)(body, existing));
    };
    const options = { marker, run: (0,connections/* runUrl */.Vp)(hostEnvironment), redact };
    return watchProgress({ post, clock: clock/* systemClock */.m, log, cancel }, options);
}
/** The system clock, except that waits end with an error, because nothing may be retried after them. */
function waitingUntil(until) {
    return {
        now: () => clock/* systemClock */.m.now(),
        async sleep(ms, signal) {
            await clock/* systemClock */.m.sleep(ms, (0,time_limit/* anySignal */.JG)(signal, until));
            if (until.aborted && !signal.aborted)
                throw new Error('The run is over.');
        },
    };
}
function wordsOf(error) {
    if (error instanceof types/* GitHubProblem */.J)
        return error.sentences;
    return (0,errors/* messageOf */.bD)(error);
}


/***/ })

};
;