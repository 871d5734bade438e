"use strict";
exports.id = 9191;
exports.ids = [9191,3799];
exports.modules = {

/***/ 79191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openResume: () => (/* binding */ openResume)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/job/transcript/recorded-run.js
var recorded_run = __webpack_require__(93799);
// EXTERNAL MODULE: ./lib/job/transcript/transcript.js + 1 modules
var transcript = __webpack_require__(75759);
;// CONCATENATED MODULE: ./lib/job/transcript/read-transcript.js




/**
 * Reads a transcript to resume its run. A run that was killed may leave an incomplete last line, which is ignored.
 * @throws UserError `transcript-invalid` that names every other damaged line, and the lines that are missing
 */
function readTranscript(path, content) {
    const text = content.slice(0, content.lastIndexOf('\n') + 1);
    const [headerLine = '', ...lines] = text.split('\n').slice(0, -1);
    const header = objectIn(headerLine);
    if (header === null || header['type'] !== 'transcript') {
        throw invalid(path, 'the file is not a transcript that can be resumed', 'name the transcript of an interrupted run');
    }
    if (header['version'] !== transcript/* transcriptVersion */.T) {
        const hint = 'start a new run, or resume it with the version that wrote it';
        throw invalid(path, `the transcript has version ${String(header['version'])}`, hint);
    }
    const { events, diagnostics } = readLines(path, lines);
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    const run = (0,recorded_run.recordedRun)(events);
    return { run, text, header };
}
/** Lines of older transcripts have no number. */
function readLines(path, lines) {
    const events = [];
    const diagnostics = [];
    let expected = 2;
    for (const [index, line] of lines.entries()) {
        const location = `${path}:${String(index + 2)}`;
        const event = objectIn(line);
        const number = typeof event?.['line'] === 'number' ? event['line'] : expected;
        if (number > expected)
            diagnostics.push(lost(location, linesAre(expected, number - 1, 'missing before this one')));
        else if (number < expected)
            diagnostics.push(lost(location, `line ${String(number)} is repeated or was moved here`));
        if (event !== null && isRestorableEvent(event))
            events.push(event);
        else
            diagnostics.push(lost(location, 'the line is damaged'));
        expected = Math.max(expected, number + 1);
    }
    return { events, diagnostics };
}
function linesAre(from, to, state) {
    return from === to ? `line ${String(from)} is ${state}` : `lines ${String(from)} to ${String(to)} are ${state}`;
}
function lost(location, message) {
    const hint = 'restore the transcript from a copy, or start a new run: without every line the conversation cannot be restored';
    return { code: 'transcript-invalid', location, message, hint };
}
function objectIn(line) {
    const value = (0,parsed_json/* parsedJson */.U4)(line);
    return typeof value === 'object' && value !== null ? value : null;
}
function invalid(location, message, hint) {
    return new errors/* UserError */.yo({ code: 'transcript-invalid', location, message, hint });
}
/** Whether a line of a transcript has what the restoration of its run reads, apart from the content of messages. */
function isRestorableEvent(event) {
    const check = checks[String(event['type'])];
    return typeof event['type'] === 'string' && (check === undefined || check(event));
}
const checks = {
    opening: ({ system, toolSpecs, contextWindow }) => typeof system === 'string' && Array.isArray(toolSpecs) && isWindow(contextWindow),
    message: ({ message }) => typeof (0,parsed_json/* asRecord */.qY)(message)['role'] === 'string',
    'request-end': ({ end, lost }) => Array.isArray(lost) && isEnd((0,parsed_json/* asRecord */.qY)(end)),
    'other-usage': ({ usage }) => typeof usage === 'object' && usage !== null,
    'turn-context': ({ attachments }) => Array.isArray(attachments),
    resumed: ({ attachments, rewind }) => Array.isArray(attachments) && typeof rewind === 'number',
    'tool-start': ({ call }) => typeof (0,parsed_json/* asRecord */.qY)(call)['id'] === 'string',
    'call-start': ({ id }) => typeof id === 'string',
    'tool-end': ({ result }) => typeof (0,parsed_json/* asRecord */.qY)((0,parsed_json/* asRecord */.qY)(result)['call'])['id'] === 'string' && Array.isArray((0,parsed_json/* asRecord */.qY)(result)['parts']),
    'sub-agent': ({ event, call }) => typeof call === 'string' && isRestorableEvent((0,parsed_json/* asRecord */.qY)(event)),
};
function isEnd({ type, message, usage, modelError }) {
    if (type === 'error')
        return typeof (0,parsed_json/* asRecord */.qY)(modelError)['kind'] === 'string';
    return type === 'finish' && Array.isArray((0,parsed_json/* asRecord */.qY)(message)['parts']) && typeof usage === 'object' && usage !== null;
}
function isWindow(value) {
    return value === undefined || value === null || (typeof value === 'number' && value > 0);
}

// EXTERNAL MODULE: ./lib/job/transcript/record-events.js
var record_events = __webpack_require__(29678);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/platform/files/read-plain-file.js
var read_plain_file = __webpack_require__(3292);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/platform/secrets/line-seal.js

const sealed = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;
/** `last` is the MAC of the last line that the file already has; empty for a new file. */
function createLineSeal(key, last = '') {
    let previous = last;
    return (line) => {
        previous = macOf(key, previous, line);
        return `${line.slice(0, -1)},"mac":"${previous}"}`;
    };
}
/** The MAC of the last of these lines; `null` if a line was changed, added, removed or moved. */
function verifyLines(key, lines) {
    let previous = '';
    for (const line of lines) {
        const [, body = '', mac = ''] = sealed.exec(line) ?? [];
        const expected = macOf(key, previous, `${body}}`);
        if (mac.length !== expected.length || !(0,external_node_crypto_.timingSafeEqual)(Buffer.from(mac), Buffer.from(expected)))
            return null;
        previous = expected;
    }
    return previous;
}
function macOf(key, previous, line) {
    return (0,external_node_crypto_.createHmac)('sha256', `sallyport transcript ${key}`).update(previous).update('\n').update(line).digest('hex');
}

;// CONCATENATED MODULE: ./lib/app/resume.js






const maxBytes = 500_000_000;
const minKeyLength = 16;
/**
 * The transcript of the run to continue. With `auto`, any problem of the transcript means that the run starts over.
 * @throws UserError `file-unreadable`, `transcript-invalid`, `setting-invalid`
 */
async function openResume(settings, host) {
    const path = (0,record_events/* transcriptToResume */.XZ)(settings);
    if (path === undefined || settings.resume !== 'auto') {
        const resumed = path === undefined ? null : await openTranscript(path, host.directory);
        return { resumed, header: {}, seal: null, notice: null };
    }
    return await openOwnTranscript(path, settings, host);
}
async function openOwnTranscript(path, settings, { environment, directory }) {
    const key = keyOf(settings);
    const header = identityOf(environment);
    const startOver = (notice) => ({ resumed: null, header, seal: createLineSeal(key), notice });
    let content;
    try {
        content = (await (0,read_plain_file/* readPlainFile */.b)(path, directory, maxBytes)).toString('utf8');
    }
    catch {
        return startOver(null);
    }
    const text = content.slice(0, content.lastIndexOf('\n') + 1);
    const last = verifyLines(key, text.split('\n').slice(0, -1));
    if (last === null)
        return startOver('The run starts over: its earlier transcript was changed, or not written with resume-key.');
    try {
        const resumed = readTranscript(path, text);
        const isSame = Object.entries(header).every(([name, value]) => resumed.header[name] === value);
        if (!isSame)
            return startOver('The run starts over: the transcript in resume-directory is of another run.');
        if (resumed.run.isPublished)
            return startOver('The run starts over: the earlier attempt published its result.');
        return { resumed, header, seal: createLineSeal(key, last), notice: null };
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        return startOver(`The run starts over: ${error.diagnostics.map(({ message }) => message).join('; ')}.`);
    }
}
/** What all attempts of one step of one run have in common. */
function identityOf(environment) {
    const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_JOB', 'GITHUB_ACTION', 'GITHUB_SHA'];
    return { run: names.map((name) => environment[name] ?? '').join(' ') };
}
function keyOf({ 'resume-key': key, 'resume-directory': directory }) {
    if (directory !== undefined && key !== undefined && key.length >= minKeyLength)
        return key;
    const [location, missing] = directory === undefined
        ? ['resume-directory', 'a directory']
        : ['resume-key', 'a secret of at least 16 characters'];
    throw new errors/* UserError */.yo({
        code: 'setting-invalid',
        location,
        message: `resume: auto needs ${missing}`,
        hint: `set ${location}, as described in docs/resume.md, or leave resume out`,
    });
}
async function openTranscript(path, directory) {
    const text = await (0,named_file/* namedFileText */.R)((0,read_plain_file/* readPlainFile */.b)(path, directory, maxBytes), {
        location: 'resume',
        message: 'the transcript cannot be read',
        hint: 'use the path that the run printed at the end',
    });
    return readTranscript(path, text);
}


/***/ }),

/***/ 93799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conversationsIn: () => (/* binding */ conversationsIn),
/* harmony export */   isRestorable: () => (/* binding */ isRestorable),
/* harmony export */   recordedRun: () => (/* binding */ recordedRun),
/* harmony export */   spentIn: () => (/* binding */ spentIn),
/* harmony export */   usagesOf: () => (/* binding */ usagesOf)
/* harmony export */ });
function isRestorable(run) {
    return run.opening !== null;
}
/** What all requests used, and how many turns they were. */
function spentIn({ requests, dropped }) {
    return {
        usages: [...dropped, ...requests.flatMap(usagesOf)],
        turns: requests.filter(({ end, purpose }) => end.type === 'finish' && purpose === 'turn').length,
    };
}
/** What a request used, with its failed attempts. */
function usagesOf({ end, lost }) {
    return [...lost, ...(end.usage === undefined ? [] : [end.usage])];
}
/** All conversations: the job's and those of its sub-agents. */
function conversationsIn(run) {
    return [run, ...[...run.calls.values()].flatMap(({ subAgent }) => (subAgent === null ? [] : [subAgent]))];
}
/** Restores a run from the events of its transcript, in their order. */
function recordedRun(events) {
    const reading = newReading('');
    for (const event of events)
        read(reading, event);
    rewind(reading);
    return reading.run;
}
function newReading(agent) {
    const run = {
        agent,
        ...{ opening: null, model: '', messages: [], promptResults: [], requests: [], beforeRequests: new Map() },
        ...{ calls: new Map(), contexts: [], rests: [], baseline: null, rewind: 0, dropped: [], isPublished: false },
    };
    return { run, subAgents: new Map(), running: [], lastAnswers: null };
}
/** The conversation of a sub-agent continues only if the call in which it ran has no result. */
function rewind(reading) {
    const { run } = reading;
    run.rewind = rewindOf(reading);
    drop(run, run.rewind);
    for (const [call, inner] of reading.subAgents)
        if (call.result === null)
            rewind(inner);
}
/** A request that failed, and the last answer after a limit was reached: both would end the run again. */
function rewindOf({ run, lastAnswers }) {
    let count = lastAnswers ?? 0;
    while (run.requests.at(-1 - count)?.end.type === 'error')
        count += 1;
    return count;
}
function drop(run, count) {
    run.dropped.push(...run.requests.splice(run.requests.length - count, count).flatMap(usagesOf));
}
function read(reading, event) {
    const { run, running } = reading;
    switch (event.type) {
        case 'run-start':
            run.model = event.model;
            return;
        case 'opening':
            run.opening = event;
            return;
        case 'message':
            if (run.opening === null)
                run.messages.push(event.message);
            return;
        case 'request-end':
            run.requests.push(event);
            if (reading.lastAnswers !== null)
                reading.lastAnswers += 1;
            return;
        case 'other-usage':
            // The others are in the requests that are restored.
            if (event.purpose === 'help')
                run.dropped.push(event.usage);
            return;
        case 'turn-context':
            run.contexts.push(event.attachments);
            return;
        case 'rest-saved':
            run.rests.push(event.path);
            return;
        case 'baseline':
            run.baseline ??= event;
            return;
        case 'resumed':
            drop(run, event.rewind);
            run.beforeRequests.set(run.requests.length, [
                ...(run.beforeRequests.get(run.requests.length) ?? []),
                ...event.attachments,
            ]);
            running.length = 0;
            reading.lastAnswers = null;
            return;
        case 'published':
            run.isPublished = true;
            return;
        case 'last-turn':
            reading.lastAnswers = 0;
            return;
        default:
            readCall(reading, event);
    }
}
function readCall(reading, event) {
    const { run, running } = reading;
    const outer = running[0];
    switch (event.type) {
        case 'tool-start': {
            // The commands of a skill.
            if (outer !== undefined && outer.call.name === 'Skill' && event.call.name === 'Bash')
                outer.isOnce = true;
            // Calls of one turn start together, so a resumed run may record a start again.
            const recorded = run.calls.get(event.call.id) ?? newCall(event.call);
            running.push(recorded);
            if (run.opening !== null)
                run.calls.set(event.call.id, recorded);
            return;
        }
        case 'call-start': {
            const started = run.calls.get(event.id);
            if (started === undefined)
                return;
            // In a resumed run, the call starts again.
            if (started.hasStarted)
                startAgain(reading, started);
            if (!running.includes(started))
                running.push(started);
            started.hasStarted = true;
            if (event.repeat === 'once')
                started.isOnce = true;
            return;
        }
        case 'call-nested': {
            const nesting = run.calls.get(event.id);
            if (nesting !== undefined)
                nesting.nested = event.nested;
            return;
        }
        case 'tool-end': {
            const index = running.findLastIndex(({ call }) => call.id === event.result.call.id);
            const [ended = run.calls.get(event.result.call.id)] = index < 0 ? [] : running.splice(index, 1);
            if (ended === undefined)
                return;
            ended.result = event.result;
            if (run.opening === null)
                run.promptResults.push(event.result);
            return;
        }
        case 'write-request':
            outer?.writes.push(event.request);
            if (outer?.call.name === 'Skill')
                outer.isOnce = true;
            return;
        case 'sub-agent':
            readSubAgent(reading, event);
            return;
        default:
    }
}
function newCall(call) {
    return { call, isOnce: false, hasStarted: false, result: null, nested: null, writes: [], subAgent: null };
}
function readSubAgent({ run, subAgents }, { call, name, event }) {
    const caller = run.calls.get(call);
    if (caller === undefined)
        return;
    const inner = subAgents.get(caller) ?? newReading(name);
    subAgents.set(caller, inner);
    caller.subAgent = inner.run;
    read(inner, event);
}
/** A sub-agent continues, unless it had not begun. */
function startAgain({ subAgents }, call) {
    call.writes.length = 0;
    if (call.subAgent !== null && !isRestorable(call.subAgent)) {
        subAgents.delete(call);
        call.subAgent = null;
    }
}


/***/ })

};
;