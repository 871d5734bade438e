"use strict";
exports.id = 743;
exports.ids = [743];
exports.modules = {

/***/ 60743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addResults: () => (/* binding */ addResults),
  resultsOf: () => (/* binding */ resultsOf)
});

// EXTERNAL MODULE: ./lib/messages/normalize.js
var normalize = __webpack_require__(78954);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/tools/nested-calls.js
var nested_calls = __webpack_require__(30889);
;// CONCATENATED MODULE: ./lib/agent/calls.js
/**
 * Runs the calls of one turn: adjacent calls of a group in parallel, every other call alone and in order. Results are in
 * the order of the calls; a call that was not started has none.
 */
async function runCalls(calls, runner, signal) {
    const results = [];
    for (const group of groups(calls, runner.parallelGroup)) {
        if (runner.shouldStop(results))
            break;
        results.push(...(await Promise.all(group.map((call) => runOne(call, runner, signal)))));
    }
    return results;
}
async function runOne(part, runner, signal) {
    const call = { id: part.id, name: part.name, input: part.input };
    runner.onEvent({ type: 'tool-start', call });
    const result = await runner.runCall(call, signal);
    const withoutNested = { ...result };
    delete withoutNested.nested;
    runner.onEvent({ type: 'tool-end', result: withoutNested });
    // What the sandbox blocked inside a permitted call.
    for (const denial of result.nested?.denials ?? [])
        if (denial.stage === 'execution')
            runner.onEvent({ type: 'denied', denial });
    return result;
}
/** A call whose input is not JSON, in a turn that the output limit cut off, is not run: the model learns why. */
function refuseTruncated(runCall) {
    return async (call, signal) => {
        if (typeof call.input !== 'string')
            return await runCall(call, signal);
        const text = 'This call was cut off at the limit of output tokens, so it was not run. Sending it again fails in the same way: write the content in several smaller calls.';
        const parts = [{ type: 'text', text }];
        return { call, status: 'invalid', label: call.name, parts, isError: true, changes: [], durationMs: 0 };
    };
}
/** The result as part of the conversation. */
function toResultPart(result) {
    return {
        type: 'tool-result',
        id: result.call.id,
        name: result.call.name,
        parts: result.parts,
        isError: result.isError,
    };
}
/** More parallel calls would not be faster, and calls that have started cannot be stopped. */
const maxParallelCalls = 16;
function groups(calls, parallelGroup) {
    const result = [];
    let previous = null;
    for (const call of calls) {
        const group = parallelGroup(call.name);
        const last = result.at(-1);
        if (group !== null && group === previous && last !== undefined && last.length < maxParallelCalls)
            last.push(call);
        else
            result.push([call]);
        previous = group;
    }
    return result;
}

// EXTERNAL MODULE: ./lib/messages/estimate.js + 1 modules
var estimate = __webpack_require__(12126);
// EXTERNAL MODULE: ./lib/messages/media-limits.js
var media_limits = __webpack_require__(51790);
;// CONCATENATED MODULE: ./lib/agent/cap-results.js



/** Even a small context window has room for this much of each result. */
const minimumTokens = 200;
/**
 * Limits the results of one turn together: each tool limits its own, but many calls run in one turn. Small results stay
 * whole; the largest are truncated to the same size, and their full text is stored in a file.
 */
function capResults(results, tokens, saveRest) {
    const sizes = results.map(sizeOf);
    if (sizes.reduce((sum, size) => sum + size, 0) <= tokens)
        return results;
    const each = Math.max(minimumTokens, fairShare(sizes, tokens));
    return results.map((result, index) => (sizes[index] ?? 0) <= each ? result : { ...result, parts: capParts(result, each, saveRest) });
}
function sizeOf({ parts }) {
    return parts.reduce((sum, part) => sum + (0,estimate/* partTokens */.Yi)(part), 0);
}
/** The largest size at which all results together fit, if larger ones are truncated to it. */
function fairShare(sizes, tokens) {
    let room = tokens;
    let left = sizes.length;
    for (const size of sizes.toSorted((a, b) => a - b)) {
        if (size > room / left)
            return Math.floor(room / left);
        room -= size;
        left -= 1;
    }
    return tokens;
}
function capParts({ parts }, tokens, saveRest) {
    let room = tokens;
    return parts.map((part) => {
        const size = (0,estimate/* partTokens */.Yi)(part);
        if (size <= room) {
            room -= size;
            return part;
        }
        if (part.type === 'media')
            return (0,media_limits/* omittedMedia */.h9)(part, 'the results of this turn are too large; open it alone');
        const kept = truncated(part.text, room, saveRest);
        room = 0;
        return { type: 'text', text: kept };
    });
}
/** Keeps the first half and the last half of the room: a file begins with its structure, a log ends with its result. */
function truncated(text, tokens, saveRest) {
    const half = Math.floor((0,estimate/* charactersFor */.gn)(text, tokens) / 2);
    const path = saveRest?.(text) ?? null;
    const rest = path === null
        ? 'Repeat the call alone, or narrow it, to see more.'
        : `The whole result is in ${path}: open the part that you need with Read, offset and limit.`;
    const omitted = `[… ${String(text.length - 2 * half)} of ${String(text.length)} characters omitted, because the results of this turn are too large together. ${rest} …]`;
    return `${(0,lib_text/* startOf */.GH)(text, half)}\n${omitted}\n${(0,lib_text/* endOf */.pJ)(text, half)}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/agent/repeats.js


/** After this many repetitions in a row, the model gets advice. */
const adviseAfter = 3;
/** After this many repetitions of one call, or of a cycle of calls, the run ends. */
const stopAfter = { call: 8, cycle: 6 };
const maxCycle = 5;
/** After this many failures of any kind in a row, the model is asked to reconsider. */
const adviseAfterFailures = 5;
/** Adds the results of a turn. Equal calls in one turn count once. */
function observeTurn(before, results) {
    const { changes, lastChange } = countChanges(before, results);
    const seen = new Map(results.map((result) => [keyOf(result, changes), labelOf(result)]));
    const added = [...seen].map(([key, label]) => ({ key, label }));
    const recent = [...before.recent, ...added].slice(-maxCycle * (stopAfter.call + 1));
    const failures = countFailures(before.failures, results);
    const repeats = { recent, failures, changes, lastChange };
    const { period, times: cycles } = longestCycle(recent);
    const limit = period === 1 ? stopAfter.call : stopAfter.cycle;
    const labels = [...new Set(recent.slice(-period).map((call) => call.label))];
    // A call whose results alternate is a cycle too.
    const times = labels.length === 1 ? cycles * period : cycles;
    const label = labels.join(', ');
    if (cycles >= limit)
        return { repeats, advice: null, stop: { kind: 'repeated-call', label, times } };
    const subject = labels.length === 1 ? label : `The sequence ${label}`;
    const cyclesBefore = longestCycle(before.recent).times;
    const isNew = cycles > cyclesBefore;
    if (isNew && cycles >= limit - 1)
        return { repeats, advice: lastWarning(subject, times), stop: null };
    if (cycles >= adviseAfter && cyclesBefore < adviseAfter)
        return { repeats, advice: repeatAdvice(subject, times, results), stop: null };
    const isFailing = cycles < adviseAfter && failures >= adviseAfterFailures && before.failures < adviseAfterFailures;
    return { repeats, advice: isFailing ? failureAdvice(failures) : null, stop: null };
}
function countChanges(before, results) {
    let { changes, lastChange } = before;
    for (const result of (0,nested_calls/* withNestedCalls */.n)(results)) {
        const change = inputKey(result);
        if (result.changes.length === 0 || change === lastChange)
            continue;
        changes += 1;
        lastChange = change;
    }
    return { changes, lastChange };
}
function countFailures(before, results) {
    const lastSuccess = results.findLastIndex((result) => !result.isError);
    return lastSuccess < 0 ? before + results.length : results.length - 1 - lastSuccess;
}
/**
 * Calls are equal if tool, input and result are, and no file was changed in between. Refused calls are equal if the
 * same rule refuses them: another spelling of the command does not help.
 */
function keyOf(result, changes) {
    const { call, parts, refusalKey } = result;
    if (refusalKey !== undefined)
        return `denied ${call.name} ${refusalKey}`;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const part of parts)
        hash.update(part.type === 'text' ? part.text : part.data);
    return `${inputKey(result)} ${hash.digest('base64')} ${String(changes)}`;
}
function inputKey({ call }) {
    return `${call.name} ${JSON.stringify(normalizedInput(call.input) ?? null)}`;
}
/** The input without the key order, outer whitespace and the description, which explains a call to people. */
function normalizedInput(input) {
    if (typeof input === 'string')
        return input.trim();
    if (Array.isArray(input))
        return input.map(normalizedInput);
    if (typeof input !== 'object' || input === null)
        return input;
    const entries = Object.entries(input).filter(([key]) => key !== 'description');
    return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, normalizedInput(value)]);
}
function labelOf({ call, label }) {
    return `${call.name}(${label})`;
}
/** How often the shortest cycle at the end was repeated. */
function longestCycle(recent) {
    let best = { period: 1, times: recent.length === 0 ? 0 : 1 };
    for (let period = 1; period <= maxCycle; period += 1) {
        let equal = 0;
        for (let at = recent.length - 1; at >= period; at -= 1) {
            if (recent[at]?.key !== recent[at - period]?.key)
                break;
            equal += 1;
        }
        const times = Math.floor(equal / period) + 1;
        if (times > best.times)
            best = { period, times };
    }
    return best;
}
function repeatAdvice(subject, times, results) {
    const outcome = results.every(({ denial }) => denial !== undefined)
        ? 'was refused for the same reason'
        : results.every((result) => result.isError)
            ? 'failed'
            : 'gave the same result';
    return `${subject} was called ${String(times)} times in a row and ${outcome} each time. Stop repeating it: change the input, try another approach, or answer with what you have.`;
}
function lastWarning(subject, times) {
    return `${subject} was repeated ${String(times)} times without any change. If it is repeated once more, the run ends. Do something else now, or give your final answer.`;
}
function failureAdvice(failures) {
    return `The last ${String(failures)} calls failed. Read their messages again, check your assumptions about paths, tools and rules, and then change the approach, or answer with what you have and name what is missing.`;
}

// EXTERNAL MODULE: ./lib/agent/state.js + 2 modules
var agent_state = __webpack_require__(14179);
// EXTERNAL MODULE: ./lib/agent/window.js
var agent_window = __webpack_require__(8748);
;// CONCATENATED MODULE: ./lib/agent/turn-calls.js








/** Runs the calls of a turn. Calls that the output limit cut off are not run. */
async function resultsOf(options, message, isTruncated, signal) {
    const { hooks, onEvent } = options;
    const { run, parallelGroup, onDenied } = options.calls;
    const shouldStop = (soFar) => signal.aborted || (hooks?.stopped() ?? null) !== null || (onDenied === 'stop' && (0,nested_calls/* denialsIn */.W)(soFar).length > 0);
    const runner = { runCall: isTruncated ? refuseTruncated(run) : run, parallelGroup, onEvent, shouldStop };
    return await runCalls((0,normalize/* callsOf */.p9)(message), runner, signal);
}
/** Adds results to the conversation and returns a stop if they end the run. */
async function addResults(options, state, results, spent) {
    const { plan } = state.window;
    const room = Math.max(1_000, Math.min(plan.turn, (plan.window - (0,agent_state/* estimatedTokens */.Te)(state)) / 2));
    state.results.push(...results.map(withoutContent));
    // A provider that counts more tokens than are estimated does so for new texts too.
    const estimatedRoom = room / Math.max(1, (0,agent_window/* ratioOf */.pO)(state.window.calibration));
    const capped = capResults(results, estimatedRoom, options.calls.saveRest);
    (0,agent_state/* appendMessages */.xQ)(options, state, { role: 'tool', results: capped.map(toResultPart) });
    const changed = capped.filter((result, index) => result !== results[index]);
    if (changed.length > 0)
        options.onEvent({ type: 'results-capped', results: changed.map(toResultPart) });
    const { repeats, advice, stop } = observeTurn(state.repeats, results);
    state.repeats = repeats;
    if (stop !== null)
        return stop;
    const [denial] = options.calls.onDenied === 'stop' ? (0,nested_calls/* denialsIn */.W)(results) : [];
    if (denial !== undefined)
        return { kind: 'denied', label: denial.label };
    const window = { used: (0,agent_state/* estimatedTokens */.Te)(state), trigger: plan.trigger };
    const attachments = (await options.context?.afterTurn?.({ results, spent: spent(), window })) ?? [];
    const advised = advice === null ? [] : [{ type: 'notice', text: advice }];
    for (const attachment of [...advised, ...attachments]) {
        (0,agent_state/* appendMessages */.xQ)(options, state, { role: 'attachment', attachment });
    }
    return options.hooks?.stopped() ?? null;
}
/** The reason of a failed call, for reports. */
function startOfPart(part) {
    return part.type === 'text' ? { type: 'text', text: (0,lib_text/* shorten */.ml)(part.text, 500) } : part;
}
/** What the rest of the run needs of a result: its content is in the conversation and in the transcript. */
function withoutContent(result) {
    const { nested } = result;
    return {
        ...result,
        parts: result.isError ? result.parts.slice(0, 1).map(startOfPart) : [],
        ...(nested === undefined
            ? {}
            : { nested: { ...nested, results: nested.results.map(withoutContent), attachments: [] } }),
    };
}


/***/ })

};
;