"use strict";
exports.id = 3799;
exports.ids = [3799];
exports.modules = {

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