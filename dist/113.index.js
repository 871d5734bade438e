export const id = 113;
export const ids = [113];
export const modules = {

/***/ 113:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/host/clock.js
var clock = __webpack_require__(9144);
// EXTERNAL MODULE: ./lib/host/types.js
var types = __webpack_require__(2427);
;// CONCATENATED MODULE: ./lib/host/github-problem.js

/** The longest that a rate limit is waited for. */
const longestWaitMs = 60_000;
/** What a secondary rate limit asks for where it names no time. */
const secondaryWaitMs = 60_000;
/** Whether the same request may succeed later. */
function github_problem_transient(error) {
    if (!isFailure(error))
        return false;
    const failure = read(error);
    return failure.status === null || failure.status >= 500 || isRateLimit(failure);
}
/**
 * Milliseconds to wait before the next try; null where trying again does not help, or GitHub asks for more than
 * a minute. `attempt` counts from 1, `now` is in milliseconds since the epoch.
 */
function waitFor(error, attempt, now) {
    if (!isFailure(error) || !github_problem_transient(error))
        return null;
    const failure = read(error);
    if (!isRateLimit(failure))
        return 1000 * 2 ** (attempt - 1);
    const wait = askedWait(failure, now) ?? secondaryWaitMs;
    return wait <= longestWaitMs ? wait : null;
}
/** The error in words: what GitHub said and what to change. What is no failed request comes back as it is. */
function problemOf(error, target) {
    if (!isFailure(error))
        return error;
    const failure = read(error);
    const place = `${target.owner}/${target.repo}#${String(target.number)}`;
    const { message, mend } = wordsFor(failure, place);
    return new types/* GitHubProblem */.Jy(failure.status, message, mend);
}
function wordsFor(failure, place) {
    const said = failure.message === '' ? '' : `: ${failure.message}`;
    if (failure.status === null)
        return {
            message: `GitHub could not be reached${said}`,
            mend: 'Check GITHUB_API_URL and the network of the runner.',
        };
    if (isRateLimit(failure))
        return {
            message: `GitHub's rate limit held back the comment on ${place}${said}`,
            mend: 'Run again later, or post fewer comments with this token.',
        };
    if (failure.status === 401)
        return {
            message: `GitHub refused the token${said}`,
            mend: 'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
        };
    if (failure.status === 403)
        return forbidden(failure, place, said);
    if (failure.status === 404)
        return {
            message: `GitHub knows no ${place}, or the token may not see it${said}`,
            mend: `Check that the item exists and give the job ${permissionsOf(failure)} under permissions:.`,
        };
    if (failure.status === 410)
        return {
            message: `${place} takes no comments, issues are switched off or it is gone${said}`,
            mend: 'Leave comment out of publish for this repository.',
        };
    if (failure.status === 422)
        return {
            message: `GitHub refused the comment on ${place}${said}`,
            mend: 'Look into the message: an archived repository, spam protection or a body that is too long.',
        };
    return {
        message: `GitHub answered ${String(failure.status)} for the comment on ${place}${said}`,
        mend: 'Run again; if it stays so, look at githubstatus.com.',
    };
}
function forbidden(failure, place, said) {
    if (/locked/i.test(failure.message))
        return {
            message: `The conversation of ${place} is locked${said}`,
            mend: 'Unlock it, or leave comment out of publish.',
        };
    return {
        message: `The token may not comment on ${place}${said}`,
        mend: `Add ${permissionsOf(failure)} under permissions: of the job. On pull requests from forks the token only reads, whatever the workflow says.`,
    };
}
/** The lines that the workflow lacks, as GitHub names them in its answer, else those that comments need. */
function permissionsOf({ headers }) {
    const accepted = headers['x-accepted-github-permissions'];
    const named = typeof accepted === 'string' ? accepted.match(/[a-z_]+=(?:read|write|admin)/g) : null;
    const lines = named ?? ['issues=write', 'pull_requests=write'];
    return lines.map((line) => `\`${line.replace('=', ': ').replaceAll('_', '-')}\``).join(' or ');
}
function isRateLimit({ status, message, headers }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    return (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message));
}
function askedWait({ headers }, now) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(seconds) && seconds >= 0)
        return seconds * 1000;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    const exhausted = headers['x-ratelimit-remaining'] === '0';
    return exhausted && Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}
function isFailure(error) {
    return error instanceof Error && typeof error.status === 'number';
}
/** The client reports a broken connection as status 500 without a response. */
function read({ status, response, message }) {
    const said = response?.data?.message ?? message;
    return {
        status: response === undefined ? null : status,
        message: typeof said === 'string' ? (said.split('\n', 1)[0]?.slice(0, 300) ?? '') : '',
        headers: (response?.headers ?? {}),
    };
}

;// CONCATENATED MODULE: ./lib/host/github.js

/** First try and three more. */
const attempts = 4;
const requestTimeoutMs = 30_000;
/** Where GraphQL is closed to the token: the account of the token that every workflow gets. */
const workflowAccount = { login: 'github-actions[bot]', id: null };
/**
 * The few calls to GitHub's API that we make. The client loads at the first call, and its cost (an HTTP stack)
 * with it. Server errors, broken connections and rate limits are tried again up to three times, as long as
 * GitHub asks for at most a minute; what is tried again is the whole update, so that an answer that got lost
 * does not post a comment twice. Every failure rejects with GitHubProblem, which never holds the token.
 */
function createGitHub(door) {
    let session = null;
    return {
        async upsertComment(target, marker, body) {
            for (let attempt = 1;; attempt += 1) {
                try {
                    session ??= openSession(door);
                    return await upsert(await session, { target, marker, body: door.redact(body), signal: door.signal });
                }
                catch (error) {
                    const wait = attempt < attempts && !door.signal.aborted ? waitFor(error, attempt, door.clock.now()) : null;
                    if (wait === null)
                        throw problemOf(error, target);
                    session = null;
                    await door.clock.sleep(wait, door.signal);
                }
            }
        },
    };
}
async function openSession({ token, apiUrl, signal }) {
    const { getOctokit: connect } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = connect(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    return { octokit, viewer: await askViewer(octokit, signal) };
}
/** GET /user refuses the installation tokens that workflows get; GraphQL answers every kind of token. */
async function askViewer(octokit, signal) {
    try {
        const answer = await octokit.graphql('{ viewer { login databaseId } }', { request: { signal: withTimeout(signal) } });
        const { login, databaseId } = answer.viewer ?? {};
        if (typeof login !== 'string')
            return workflowAccount;
        return { login, id: typeof databaseId === 'number' ? databaseId : null };
    }
    catch (error) {
        if (github_problem_transient(error) || error.status === 401)
            throw error;
        return workflowAccount;
    }
}
async function upsert({ octokit, viewer }, { target, marker, body, signal }) {
    const { owner, repo, number } = target;
    const call = () => ({ owner, repo, request: { signal: withTimeout(signal) } });
    const found = await findComment(octokit, { target, marker, viewer, signal });
    if (found !== null) {
        try {
            const { data } = await octokit.rest.issues.updateComment({ ...call(), comment_id: found, body });
            return { id: data.id, url: data.html_url, action: 'updated' };
        }
        catch (error) {
            if (error.status !== 404)
                throw error;
        }
    }
    const { data } = await octokit.rest.issues.createComment({ ...call(), issue_number: number, body });
    return { id: data.id, url: data.html_url, action: 'created' };
}
/**
 * The oldest comment that begins with the marker and was written by the token's own account. Anybody can paste
 * a marker, and a model can be talked into writing one, so neither another author nor a marker further down counts.
 */
async function findComment(octokit, { target, marker, viewer, signal }) {
    const { owner, repo, number: issue_number } = target;
    for (let page = 1;; page += 1) {
        const request = { signal: withTimeout(signal) };
        const { data, headers } = await octokit.rest.issues.listComments({
            owner,
            repo,
            issue_number,
            per_page: 100,
            page,
            request,
        });
        const found = data.find(({ body, user }) => body?.startsWith(marker) === true && isViewer(user, viewer));
        if (found !== undefined)
            return found.id;
        if (headers.link?.includes('rel="next"') !== true)
            return null;
    }
}
function isViewer(user, viewer) {
    return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
}
function withTimeout(signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
}

// EXTERNAL MODULE: ./lib/host/workflow-commands.js
var workflow_commands = __webpack_require__(7132);
;// CONCATENATED MODULE: ./lib/report/cut.js
const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. What is too long ends at the end of a line, where possible outside of fences and
 * foldings, else these are closed; a single line that is too long ends between words, outside of code, links and
 * tags, and a row of a table goes as a whole. A note says how much is missing and where the whole is. Text that
 * fits comes back as it is, so that cutting again changes nothing.
 */
function cutMarkdown(text, options) {
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
    return `*Cut here: ${String(size)} ${unit} are more than the ${String(limit)} that fit.${place}*`;
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
/** What closes all that is open, from the next line on; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a row of a table, for HTML, and for the line that opens a fence. */
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
    return fence === null ? safeEnd(line, low) : wholeCharacter(line, low);
}
function wholeCharacter(line, end) {
    return /[\ud800-\udbff]/.test(line.charAt(end - 1)) ? end - 1 : end;
}
/** A code span, link or tag that is longer was never closed; what follows counts as plain text. */
const longestSpan = 2000;
/** The last blank up to `end` that stands in no code span, link or tag; 0 where there is none. */
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

;// CONCATENATED MODULE: ./lib/report/figures.js
/** The conclusion in plain words, with a sign that says at a glance how it went. */
const verdicts = {
    success: { sign: '✅', words: 'Finished' },
    'no-output': { sign: '⚠️', words: 'Ended without an answer' },
    denied: { sign: '⛔', words: 'Failed, calls were refused' },
    incomplete: { sign: '⚠️', words: 'Ended before the work was done' },
    budget: { sign: '🪙', words: 'Stopped, the budget is spent' },
    timeout: { sign: '⏰', words: 'Stopped, the time is up' },
    'provider-error': { sign: '❌', words: 'Failed, the model could not be used' },
    'config-error': { sign: '❌', words: 'Failed, the configuration is wrong' },
    skipped: { sign: '⏭️', words: 'Skipped' },
    cancelled: { sign: '🛑', words: 'Cancelled' },
};
/** The verdict in words, and how many calls were refused, where the conclusion does not say it. */
function headline({ conclusion, denials }) {
    const { words } = verdicts[conclusion];
    if (denials.length === 0 || conclusion === 'denied')
        return words;
    return `${words}, ${counted(denials.length, 'call was', 'calls were')} refused`;
}
/** Whole number with a comma between thousands, whatever the language of the machine. */
function count(value) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 turn`, `2 turns`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** Milliseconds as `850 ms`, `12.3 s` or `3 min 5 s`. */
function duration(ms) {
    if (ms < 1000)
        return `${String(Math.round(ms))} ms`;
    if (ms < 59_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
/** US dollars; under a cent with as many digits as it takes to see something. */
function cost(usd) {
    if (usd === null)
        return 'price not known';
    if (usd === 0)
        return '$0';
    return usd < 0.01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
}

;// CONCATENATED MODULE: ./lib/report/literal.js
/** Text of others inside our Markdown, shown as it is. Every function takes any text and gives safe Markdown. */
/** The characters, never more than `max` UTF-16 units, with `…` where something was left out; no half character. */
function shorten(text, max) {
    if (text.length <= max)
        return text;
    const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
    return `${text.slice(0, end)}…`;
}
/** One line of prose without any markup, safe in a table cell too. Mentions do not notify anybody. */
function literal(text) {
    return text
        .replace(/\s*\n\s*/g, ' ')
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(/[\\`*_[\]|~#]/g, '\\$&')
        .replace(/@(?=[A-Za-z0-9])/g, '@&#8203;');
}
/** One line of code, safe in a table cell and in HTML; backticks where the text has neither those nor pipes. */
function inlineCode(text) {
    const line = text.replaceAll('\n', ' ');
    return /[`|]/.test(line) || line.trim() === '' ? htmlCode(line) : `\`${line}\``;
}
/** The same as an HTML element, for a `<summary>`, where Markdown is not read. */
function htmlCode(text) {
    const escaped = text
        .replaceAll('\n', ' ')
        .replace(/[&<>"'`|\\*_[\]~!#:@$]/g, (character) => `&#${String(character.charCodeAt(0))};`);
    return `<code>${escaped}</code>`;
}
/** A fenced block; the fence is longer than any run of backticks inside, so that nothing inside closes it. */
function fenced(text, language) {
    const runs = text.match(/`{3,}/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return `${fence}${language}\n${text.endsWith('\n') || text === '' ? text : `${text}\n`}${fence}`;
}

;// CONCATENATED MODULE: ./lib/report/changes.js


/** Changed files as a Markdown section, each diff folded; what is over the limits is counted instead of shown. */
function changesSection(changes, limits) {
    const [added, removed] = [sum(changes, 'added'), sum(changes, 'removed')];
    const blocks = [];
    let left = limits.total;
    for (const change of changes.slice(0, limits.files)) {
        const { text, cut } = headOf(change.diff ?? '', Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, cut));
    }
    const more = changes.length - blocks.length;
    if (more > 0)
        blocks.push(`And ${counted(more, 'more file')}.`);
    const title = `#### Changed files (${count(changes.length)}, +${count(added)} −${count(removed)})`;
    return [title, ...blocks].join('\n\n');
}
function sum(changes, field) {
    return changes.reduce((total, change) => total + change[field], 0);
}
/** Whole lines up to the limit, and how many lines are left out. */
function headOf(diff, limit) {
    if (diff.length <= limit)
        return { text: diff, cut: 0 };
    const text = diff.slice(0, Math.max(0, diff.lastIndexOf('\n', limit)));
    return { text, cut: diff.slice(text.length).trim().split('\n').length };
}
function folded(change, diff, cut) {
    const figures = change.diff === null ? '' : ` +${count(change.added)} −${count(change.removed)}`;
    const head = `<summary>${htmlCode(shorten(change.path, 200))} ${change.kind}${figures}</summary>`;
    const notes = [
        change.note ?? (change.diff === null ? 'No diff.' : ''),
        cut > 0 ? `${counted(cut, 'more line')} of the diff left out.` : '',
    ];
    const note = notes.filter((text) => text !== '').join(' ');
    const body = [...(diff === '' ? [] : [fenced(diff, 'diff')]), ...(note === '' ? [] : [literal(note)])];
    return [`<details>${head}`, ...body, '</details>'].join('\n\n');
}

;// CONCATENATED MODULE: ./lib/report/prose.js

/** An issue, a pull request, or their address right behind one of these words links or closes it. */
const closingWords = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?[ \t]+(?:#|\\#|GH-\d|https?:\/\/|[\w.-]+\/[\w.-]+#)|:?[ \t]*$)/gi;
/** Breaks a word for GitHub's filters, which read the rendered text, without a visible change. */
const seam = '&#8203;';
/**
 * One line of Markdown that a model wrote, outside of fences, such that it keeps its form but can neither hide nor
 * do anything: raw HTML, comments and entities show as text; images become links; definitions of links show as
 * text; links go to the web, to mail or into the repository only; mentions, closing words, references to other
 * repositories and slash commands do not act. After this every backtick of the line stands in a closed code span,
 * so that GitHub cannot read the code of one line differently than it is read here.
 */
function neutralProse(line) {
    const pieces = [];
    const scan = { line, hasAddress: /:\/\/|www\./i.test(line) };
    for (let at = 0; at < line.length;) {
        const { text, next } = pieceAt(scan, at);
        pieces.push(text);
        at = next;
    }
    return pieces
        .join('')
        .replace(closingWords, `$1${seam}`)
        .replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, `$1#${seam}`)
        .replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, '$1\\/');
}
function pieceAt(scan, at) {
    const { line } = scan;
    const character = line.charAt(at);
    const following = line.charAt(at + 1);
    switch (character) {
        case '`':
            return codeAt(scan, at);
        case '\\':
            return escapeAt(scan, at);
        case '<':
            return { text: '&lt;', next: at + 1 };
        case '&':
            return { text: /^&#?\w{1,40};/.test(line.slice(at, at + 44)) ? '&amp;' : '&', next: at + 1 };
        case '!':
            if (line.startsWith('![](', at))
                return { text: '&#33;[image]', next: at + 3 };
            return { text: following === '[' ? '&#33;' : '!', next: at + 1 };
        case ']':
            return bracketAt(line, at);
        case '@':
            return { text: isMention(line, at) ? `@${seam}` : '@', next: at + 1 };
        default: {
            const end = line.slice(at + 1).search(/[`\\<&!\]@]/);
            const next = end < 0 ? line.length : at + 1 + end;
            return { text: line.slice(at, next), next };
        }
    }
}
/**
 * A code span ends at the next run of as many backticks in the same line; a run without an end is text. Written as
 * HTML where backticks could be missed: a table splits its cells at a pipe before it reads code, and a bare address
 * swallows all up to the next blank or `<`.
 */
function codeAt({ line, hasAddress }, at) {
    const glued = hasAddress && at > 0 && !/[ \t]/.test(line.charAt(at - 1));
    const run = /^`+/.exec(line.slice(at))?.[0] ?? '`';
    const start = at + run.length;
    for (let end = line.indexOf(run, start); end >= 0;) {
        const found = /^`+/.exec(line.slice(end))?.[0] ?? run;
        if (found.length === run.length) {
            const content = line.slice(start, end);
            return {
                text: glued || content.includes('|') ? htmlCode(content) : `${run}${content}${run}`,
                next: end + run.length,
            };
        }
        end = line.indexOf(run, end + found.length);
    }
    return { text: '&#96;'.repeat(run.length), next: start };
}
/** An escaped sign is text already; where a later filter would read the text, the sign is treated as if bare. */
function escapeAt(scan, at) {
    const { line } = scan;
    const escaped = line.charAt(at + 1);
    if (escaped === '`')
        return { text: '&#96;', next: at + 2 };
    if (escaped === '&')
        return { text: '&amp;', next: at + 2 };
    if (escaped === '<' || escaped === '@')
        return pieceAt(scan, at + 1);
    if (escaped === '#' && /\d/.test(line.charAt(at + 2)))
        return { text: `#${seam}`, next: at + 2 };
    if (/[!-/:-@[-`{-~]/.test(escaped))
        return { text: `\\${escaped}`, next: at + 2 };
    return { text: '\\', next: at + 1 };
}
const safeDestination = /^[ \t]*(?:https?:\/\/|mailto:|#|\.{0,2}\/(?!\/)|[\w-]+(?:[./][\w./-]*)?(?:[#?)]|[ \t]))/i;
function bracketAt(line, at) {
    const following = line.charAt(at + 1);
    if (following === ':')
        return { text: ']&#58;', next: at + 2 };
    if (following === '(' && !safeDestination.test(line.slice(at + 2)))
        return { text: ']&#40;', next: at + 2 };
    return { text: ']', next: at + 1 };
}
/** An address of mail has a letter or digit before the sign. */
function isMention(line, at) {
    return /[A-Za-z0-9]/.test(line.charAt(at + 1)) && !/[A-Za-z0-9]/.test(line.charAt(at - 1));
}

;// CONCATENATED MODULE: ./lib/report/model-text.js



/**
 * Markdown that a model wrote, as data: what it shows stays readable, but nothing in it hides, loads or acts (see
 * prose.ts). Fenced blocks are written anew at the margin, each closed and with a fence longer than any inside,
 * so that code is code for GitHub exactly where it was taken for code here.
 */
function modelMarkdown(text) {
    const shown = [];
    let fence = null;
    for (const line of (0,workflow_commands/* plainText */.wh)(text).trim().split('\n')) {
        if (fence === null) {
            fence = openedBy(line);
            if (fence === null)
                shown.push(neutralProse(line));
        }
        else if (closes(line, fence)) {
            shown.push(model_text_close(fence));
            fence = null;
        }
        else {
            fence.lines.push(withoutIndent(line, fence.indent.length));
        }
    }
    if (fence !== null)
        shown.push(model_text_close(fence));
    return shown.join('\n');
}
function openedBy(line) {
    const match = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);
    if (match === null)
        return null;
    const [, indent = '', run = '', info = ''] = match;
    return { indent, run, language: /^[ \t]*([\w+#.-]{1,30})/.exec(info)?.[1] ?? '', lines: [] };
}
function closes(line, { run }) {
    const text = line.trim();
    return text.length >= run.length && text === run.charAt(0).repeat(text.length);
}
const model_text_close = ({ lines, language }) => fenced(lines.join('\n'), language);
function withoutIndent(line, width) {
    const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    return line.slice(Math.min(blanks, width));
}

// EXTERNAL MODULE: ./lib/report/rules.js
var report_rules = __webpack_require__(7953);
;// CONCATENATED MODULE: ./lib/report/markdown.js






/**
 * The report as GitHub's Markdown. What a model or a stranger wrote shows as data: it neither hides, nor loads,
 * nor notifies, nor breaks out of its place. Sections without content are left out.
 */
function reportMarkdown(report, sizes) {
    const { result, refused } = report;
    const sections = [
        `### ${verdicts[result.conclusion].sign} ${headline(result)}`,
        result.reason === '' ? '' : literal(result.reason),
        answer(report, sizes.text),
        refused.length === 0 ? '' : refusedSection(report, sizes.rows),
        result.notices.length === 0 ? '' : noticesSection(result.notices),
        result.changes.length === 0 ? '' : changesSection(result.changes, sizes.diffs),
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function answer({ result, links }, limit) {
    const text = modelMarkdown(result.text);
    const whole = links.reportPath === null ? null : `in ${inlineCode(links.reportPath)}`;
    return text === '' ? '' : ['---', cutMarkdown(text, { limit, unit: 'characters', whole }), '---'].join('\n\n');
}
function refusedSection(report, limit) {
    const { refused } = report;
    const total = refused.reduce((sum, { times }) => sum + times, 0);
    const rows = refused.slice(0, limit).map(row);
    const more = refused.length - rows.length;
    return [
        `#### Refused calls (${count(total)})`,
        ['| Tool | Call | Why | Allowed by |', '| --- | --- | --- | --- |', ...rows].join('\n'),
        ...(more > 0 ? [`And ${counted(more, 'more refused call')}.`] : []),
        ...offer(report, limit),
    ].join('\n\n');
}
/** The rules that would allow the calls, in the form of whoever started the run, and how many are not among them. */
function offer({ suggested, unpasteable, links }, limit) {
    const shown = suggested.slice(0, limit);
    const more = suggested.length - shown.length;
    const place = links.reportPath === null ? 'not shown' : 'in the report';
    const notes = [
        ...(more > 0 ? [`${counted(more, 'more rule is', 'more rules are')} ${place}.`] : []),
        ...(unpasteable > 0
            ? [`${counted(unpasteable, 'more rule', 'more rules')} cannot be pasted: too long, or with unusual characters.`]
            : []),
    ];
    const block = links.onRunner
        ? ['To allow them, add to the step:', fenced((0,report_rules/* allowBlock */.tR)(shown), 'yaml')]
        : ['To allow them, add to the command:', fenced(shown.map(report_rules/* allowFlag */.Q$).join('\n'), 'text')];
    return [...(shown.length === 0 ? [] : block), ...(notes.length === 0 ? [] : [notes.join(' ')])];
}
function row({ tool, label, reason, suggest, times, origin }) {
    const repeated = times === 1 ? '' : ` (${count(times)} times)`;
    const who = origin === 'prompt' ? ' (asked by the prompt)' : '';
    const rules = suggest.map((rule) => inlineCode(shorten(rule, 200))).join(' ') || 'no rule';
    const call = inlineCode(shorten(label, 200));
    return `| ${literal(shorten(tool, 100))} | ${call}${repeated} | ${literal(shorten(reason, 300))}${who} | ${rules} |`;
}
function noticesSection(notices) {
    return ['#### Notices', notices.map((notice) => `- ${literal(shorten(notice, 500))}`).join('\n')].join('\n\n');
}
function footer({ result, links }) {
    const places = [
        ...(links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [`[Run](${links.run})`] : []),
        ...(result.transcriptPath === null ? [] : [`transcript ${inlineCode(result.transcriptPath)}`]),
        ...(links.reportPath === null ? [] : [`report ${inlineCode(links.reportPath)}`]),
    ];
    const kept = links.onRunner && result.transcriptPath !== null;
    const hint = kept ? ' (on the runner; `actions/upload-artifact` keeps them)' : '';
    return [figures(result), places.length === 0 ? '' : `${places.join(' · ')}${hint}`]
        .filter((line) => line !== '')
        .join('\n\n');
}
/** Nothing for a job that never asked a model. */
function figures({ turns, model, toolCalls, usage, costUsd, durationMs, prompt }) {
    if (turns === 0 && usage.inputTokens === 0)
        return '';
    const cached = [
        ...(usage.cacheReadTokens > 0 ? [`${count(usage.cacheReadTokens)} from the cache`] : []),
        ...(usage.cacheWriteTokens > 0 ? [`${count(usage.cacheWriteTokens)} into it`] : []),
    ];
    const input = `${count(usage.inputTokens)} tokens in${cached.length === 0 ? '' : ` (${cached.join(', ')})`}`;
    const parts = [
        inlineCode(shorten(model, 100)),
        `prompt ${inlineCode(shorten(prompt, 200))}`,
        counted(turns, 'turn'),
        counted(toolCalls, 'tool call'),
        input,
        `${count(usage.outputTokens)} out`,
        cost(costUsd),
        duration(durationMs),
    ];
    return parts.join(' · ');
}

;// CONCATENATED MODULE: ./lib/report/comment.js


/** GitHub refuses a longer comment. */
const limitCharacters = 65_536;
/**
 * The first line of a sticky comment, which readers do not see. Runs with the same key find the same comment.
 * A key of letters, digits, dots, dashes and underscores is expected; any other is encoded so that it can neither
 * end the HTML comment nor look like another key.
 */
function markerFor(key) {
    const safe = [...Buffer.from(key, 'utf8')].map((byte) => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
    });
    return `<!-- sallyport:${safe.join('').replace(/-(?=-|$)/g, '%2d')} -->`;
}
/** The body of the sticky comment: the marker, then the report, cut to what GitHub takes. */
function commentBody(report, key) {
    const marker = markerFor(key);
    const text = reportMarkdown(report, { text: 40_000, rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } });
    const whole = report.links.run === null ? null : 'in the summary of the run';
    return `${marker}\n${cutMarkdown(text, { limit: limitCharacters - marker.length - 1, unit: 'characters', whole })}`;
}
/** Updates the sticky comment of this key in place, or posts it. Rejects with GitHubProblem. */
async function publishComment(report, { github, target, key }) {
    return await github.upsertComment(target, markerFor(key), commentBody(report, key));
}

;// CONCATENATED MODULE: ./lib/report/outputs.js
/** GitHub counts UTF-16 and allows 1 MB for all outputs of a job together. */
const limitBytes = 1_000_000;
/**
 * The outputs as strings; what is not known is empty. The longest values are moved to files until the rest fits:
 * the output then says where its value lies, `denials` as a JSON object `{"spilled-to", "bytes"}` in place of the list.
 */
function reportOutputs({ result, suggested, links }, { commentUrl, spill }) {
    const outputs = {
        conclusion: result.conclusion,
        result: result.text,
        denials: JSON.stringify(result.denials),
        'denied-count': String(result.denials.length),
        'suggested-allow': suggested.join('\n'),
        turns: String(result.turns),
        'tool-calls': String(result.toolCalls),
        'input-tokens': String(result.usage.inputTokens),
        'output-tokens': String(result.usage.outputTokens),
        'cost-usd': result.costUsd === null ? '' : String(Number(result.costUsd.toFixed(6))),
        'duration-ms': String(Math.round(result.durationMs)),
        'transcript-path': result.transcriptPath ?? '',
        'report-path': links.reportPath ?? '',
        'comment-url': commentUrl ?? '',
    };
    const spillable = ['result', 'denials', 'suggested-allow'].toSorted((a, b) => outputs[b].length - outputs[a].length);
    for (const name of spillable) {
        const total = Object.values(outputs).reduce((sum, value) => sum + 2 * value.length, 0);
        if (total <= limitBytes)
            break;
        outputs[name] = spilled(name, outputs[name], spill);
    }
    return outputs;
}
function spilled(name, value, spill) {
    const [path, bytes] = [spill(name, value), Buffer.byteLength(value)];
    if (name === 'denials')
        return JSON.stringify({ 'spilled-to': path, bytes });
    return `Too long for an output (${String(bytes)} bytes). The whole value is in the file ${path}`;
}

// EXTERNAL MODULE: ./lib/host/redact.js + 2 modules
var host_redact = __webpack_require__(6223);
;// CONCATENATED MODULE: ./lib/report/report.js



/** Pure. Redaction comes first, before anything is shortened, so that no piece of a secret is left at a cut. */
function createReport(result, { redact, links }) {
    const shown = cleanResult(result, redact);
    return {
        result: shown,
        refused: (0,report_rules/* groupDenials */.uE)(shown.denials),
        suggested: (0,report_rules/* suggestedRules */.fE)(shown.denials),
        unpasteable: (0,report_rules/* unpasteableRules */.KU)(shown.denials),
        links,
    };
}
/** The result with every text in it redacted and without what only a terminal or nobody sees. */
function cleanResult(result, redact) {
    return { ...(0,host_redact/* mapTexts */.z)(result, (text) => redact((0,workflow_commands/* plainText */.wh)(text))), conclusion: result.conclusion };
}

;// CONCATENATED MODULE: ./lib/report/summary.js


/** GitHub drops the whole summary of a step that is larger. */
const summary_limitBytes = 1024 * 1024;
/** The report for a file, with nothing cut but the diffs of very large changes. */
function wholeReport(report) {
    return reportMarkdown(report, {
        text: Number.MAX_SAFE_INTEGER,
        rows: 10_000,
        diffs: { total: 4_000_000, each: 500_000, files: 5_000 },
    });
}
/**
 * Markdown to append to GITHUB_STEP_SUMMARY, at most 1 MiB less what the step has written there (`usedBytes`).
 * Ends with a line break.
 */
function stepSummary(report, usedBytes = 0) {
    const text = reportMarkdown(report, {
        text: 500_000,
        rows: 500,
        diffs: { total: 200_000, each: 20_000, files: 200 },
    });
    const place = report.links.reportPath;
    const whole = place === null ? null : `in ${place}`;
    return `${cutMarkdown(text, { limit: summary_limitBytes - usedBytes - 1, unit: 'bytes', whole }).trimEnd()}\n`;
}

;// CONCATENATED MODULE: ./lib/report/terminal.js




/** Colours of a terminal by their codes. */
const tint = { bold: 1, red: 31, green: 32, yellow: 33, grey: 90 };
/**
 * The closing lines that a person reads: the verdict and why, every refused call with what would allow it
 * (flags, in a workflow the input), tokens and time, and where transcript and report lie. Ends with a line break. Nothing in it can be a command
 * of the runner, and words of a model cannot carry colours.
 */
function closingLines({ result, refused, links }, { colour }) {
    const paint = (name, text) => (colour ? `\u001b[${String(tint[name])}m${text}\u001b[0m` : text);
    const line = (text, max = 500) => shorten((0,workflow_commands/* neutralise */.$0)(text).replace(/\s*\n\s*/g, ' '), max);
    const { sign } = verdicts[result.conclusion];
    const good = result.conclusion === 'success' || result.conclusion === 'skipped';
    const lines = [
        `${sign} ${paint('bold', paint(good ? 'green' : 'red', headline(result)))} (${result.conclusion})`,
        ...(result.reason === '' ? [] : [`   ${line(result.reason)}`]),
    ];
    for (const call of refused) {
        const repeated = call.times === 1 ? '' : ` (${count(call.times)} times)`;
        lines.push(`${paint('yellow', 'refused')} ${line(`${call.tool} ${call.label}`, 200)}${repeated}`);
        lines.push(`   ${line(call.reason)}`, ...advice(call, links));
    }
    lines.push(...result.notices.map((notice) => `${paint('yellow', 'notice')} ${line(notice)}`));
    if (result.changes.length > 0)
        lines.push(`changed  ${counted(result.changes.length, 'file')}`);
    if (result.turns > 0)
        lines.push(paint('grey', line(terminal_figures(result))));
    if (result.transcriptPath !== null)
        lines.push(`transcript  ${line(result.transcriptPath)}`);
    if (links.reportPath !== null)
        lines.push(`report      ${line(links.reportPath)}`);
    return `${lines.join('\n')}\n`;
}
function terminal_figures({ model, turns, toolCalls, usage, costUsd, durationMs }) {
    return [
        model,
        counted(turns, 'turn'),
        counted(toolCalls, 'tool call'),
        `${count(usage.inputTokens)} tokens in`,
        `${count(usage.outputTokens)} out`,
        cost(costUsd),
        duration(durationMs),
    ].join(', ');
}
/** What would allow the call, in the form of whoever started the run. */
function advice(call, { onRunner, reportPath }) {
    const rules = (0,report_rules/* suggestedRules */.fE)([call]);
    const [only = '', ...others] = rules;
    const more = (0,report_rules/* unpasteableRules */.KU)([call]);
    const place = reportPath === null ? '' : ', see the report';
    return [
        ...(rules.length > 0 && !onRunner ? [`   to allow it: ${rules.map(report_rules/* allowFlag */.Q$).join(' ')}`] : []),
        ...(rules.length === 1 && onRunner ? [`   to allow it: ${(0,report_rules/* allowLine */.mM)(only)}`] : []),
        ...(others.length > 0 && onRunner
            ? ['   to allow it: allow: |', ...rules.map((rule) => `${' '.repeat(18)}${rule}`)]
            : []),
        ...(more > 0
            ? [`   ${counted(more, 'more rule', 'more rules')} would be needed that cannot be pasted${place}`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/main/publish.js









/** A rate limit may ask for a minute, more than once. */
const postTimeoutMs = 300_000;
/** A runner ends a cancelled process by force after about ten seconds. */
const postTimeoutAfterCancelMs = 6_000;
/**
 * Puts the result where it belongs: report file, summary, comment, closing lines, outputs. What cannot be
 * posted is said in the others, so that nothing is lost.
 */
async function publish(result, doors) {
    const { artifacts, surroundings, redact, ground } = doors;
    const { publish: targets } = ground.settings;
    const patch = result.changes.map((change) => change.diff ?? '').join('');
    if (patch !== '')
        artifacts.write('changes.patch', patch);
    const reportPath = artifacts.write('report.md', '');
    const links = { run: runUrl(surroundings), reportPath, onRunner: surroundings.onRunner };
    const posted = targets.includes('comment')
        ? await post(createReport(result, { redact, links }), doors)
        : nothingPosted;
    const report = createReport({ ...result, notices: [...result.notices, ...posted.notices] }, { redact, links });
    artifacts.write('report.md', wholeReport(report));
    if (targets.includes('summary'))
        await summarise(report, doors);
    const colour = surroundings.stdio.errIsTerminal && (surroundings.environment['NO_COLOR'] ?? '') === '';
    const closing = closingLines(report, { colour });
    if (surroundings.onRunner)
        surroundings.stdio.out((0,workflow_commands/* neutralise */.$0)(closing));
    else
        surroundings.stdio.err(closing);
    const { text } = report.result;
    return {
        text: surroundings.onRunner ? (0,workflow_commands/* neutralise */.$0)(text) : text,
        value: report.result,
        outputs: reportOutputs(report, {
            commentUrl: posted.url,
            spill: (name, value) => artifacts.write(`output-${name}.txt`, value),
        }),
    };
}
/** A summary that cannot be written is told in the log; the outputs still come. */
async function summarise(report, { writeSummary, log }) {
    try {
        await writeSummary?.(stepSummary(report));
    }
    catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}
const nothingPosted = { url: null, notices: [] };
/** The sticky comment of this run's item, if there is an item and a token; why not, if it could not be posted. */
async function post(report, { ground, surroundings, redact, log }) {
    const { event, settings } = ground;
    if (event.item === null || event.repository === null) {
        if (settings.publish.includes('summary'))
            return nothingPosted;
        return { url: null, notices: ['The event has no issue or pull request, so no comment was posted.'] };
    }
    const token = settings['github-token'];
    if (token === undefined) {
        return {
            url: null,
            notices: ['There is no github-token, so no comment was posted; the result is in the summary.'],
        };
    }
    const github = createGitHub({
        token,
        apiUrl: surroundings.environment['GITHUB_API_URL'] ?? 'https://api.github.com',
        clock: clock/* systemClock */.m,
        redact,
        signal: AbortSignal.timeout(surroundings.signal.aborted ? postTimeoutAfterCancelMs : postTimeoutMs),
    });
    const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item.number };
    try {
        const comment = await publishComment(report, { github, target, key: settings['comment-key'] });
        log.info(`comment ${comment.action}: ${comment.url}`);
        return { url: comment.url, notices: [] };
    }
    catch (error) {
        if (!(error instanceof types/* GitHubProblem */.Jy))
            throw error;
        const notice = `The comment could not be posted: ${error.message} ${error.mend}`;
        log.warning(notice);
        return { url: null, notices: [notice] };
    }
}
function runUrl({ environment }) {
    const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map((name) => environment[name]);
    if (server === undefined || repository === undefined || run === undefined)
        return null;
    return `${server}/${repository}/actions/runs/${run}`;
}


/***/ }),

/***/ 7953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order in which they first came. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have let a refused call pass, each once, as far as it can be offered for pasting: the words
 * of a rule come from a command that a model wrote, so a rule that would change the file around it (line breaks,
 * an expression of the workflow) or that does not look like what it is (invisible characters) is left out.
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** How many rules would have let a refused call pass but are not offered: too long, or not what they look like. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The input of the workflow that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, in one line. YAML reads a colon or a number sign beside a blank as its own. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a flag of a command line that somebody pastes. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ })

};
