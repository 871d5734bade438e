"use strict";
exports.id = 8476;
exports.ids = [8476];
exports.modules = {

/***/ 95363:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xe: () => (/* binding */ isUntrustedField),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   gF: () => (/* binding */ fieldText),
/* harmony export */   pA: () => (/* binding */ knownFields)
/* harmony export */ });
/** Fields of an issue or pull request that anyone can write. */
const untrustedFields = ['title', 'body', 'author', 'labels'];
const ofFile = ['path', 'name', 'stem', 'dir'];
const ofSearch = ['number', 'url', 'association', 'created', 'updated', ...untrustedFields];
/** The fields of the items of a source, before any item is known; `null` if only its rows determine them. */
function knownFields(source) {
    switch (source.kind) {
        case 'files':
        case 'changed':
            return ofFile;
        case 'lines':
            return ['value'];
        case 'issues':
        case 'pulls':
            return ofSearch;
        case 'list':
            if (source.values.length === 0)
                return null;
            return [
                ...new Set(source.values.flatMap((value) => (typeof value === 'object' ? Object.keys(value) : ['value']))),
            ];
        case 'jsonl':
        case 'csv':
        case 'json':
        case 'test-data':
            return null;
    }
}
/** Whether a field can hold text from outside contributors. */
function isUntrustedField(source, name) {
    return (source.kind === 'issues' || source.kind === 'pulls') && untrustedFields.includes(name);
}
/** The value of a field; a field of a nested object is named with dots. `undefined` if there is none. */
function fieldOf(fields, name) {
    if (Object.hasOwn(fields, name))
        return fields[name];
    let value = fields;
    for (const part of name.split('.')) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return undefined;
        value = value[part];
    }
    return value;
}
/** How a value is written where a placeholder inserts it. */
function fieldText(value) {
    if (value === null || value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ }),

/***/ 74603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeStates)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
/* harmony import */ var _run_sum_usd_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30227);
/* harmony import */ var _state_reuse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47613);




/** Chooses the record of every job of the plan. Keeps no record: each is read again when it is needed. */
async function mergeStates(plan, states) {
    const ownStates = states.filter(({ run }) => run.planId === plan.planId);
    const latest = Math.max(0, ...ownStates.map(({ run }) => run.attempt));
    const foreign = states.filter(({ run }) => run.planId !== plan.planId);
    // If the whole workflow runs again, what earlier attempts have uploaded is still there, the last one first.
    const earlier = foreign
        .filter(({ run }) => ownStates.length === 0 || run.attempt < latest)
        .toSorted((a, b) => b.run.attempt - a.run.attempt);
    const used = new Set();
    const problems = leftOut(plan, foreign.filter((state) => !earlier.includes(state)));
    const replaced = new Set();
    const missing = new Map();
    const slots = new Map(ownStates.map(({ run }) => [run, { parked: new Set(run.parked), deferred: new Set(run.deferred) }]));
    const replacedUsd = [];
    let conflicts = 0;
    const jobs = [];
    for (const job of plan.jobs) {
        const sources = ownStates
            .filter(({ run }) => isOfShard(run, job))
            .toSorted((a, b) => b.run.attempt - a.run.attempt);
        const planned = await choose(job, sources);
        const chosen = planned.record === null ? { ...planned, ...(await successIn(earlier, job)) } : planned;
        if (chosen.source !== null && earlier.includes(chosen.source))
            used.add(chosen.source);
        if (chosen.isConflict)
            conflicts += 1;
        if (chosen.replaces !== null)
            replaced.add(chosen.replaces);
        const state = stateOf(job, chosen, sources, slots);
        if (state.kind === 'open' || state.kind === 'missing')
            missing.set(job.shard, (missing.get(job.shard) ?? 0) + 1);
        jobs.push({ state, source: chosen.source });
        if (sources.length > 1)
            replacedUsd.push(await unusedUsd(job, sources, state.kind === 'ended' ? chosen : null));
    }
    problems.push(...missingProblems(plan, ownStates, missing));
    if (conflicts > 0)
        problems.push(`${conflicts === 1 ? '1 job has' : `${String(conflicts)} jobs have`} two different results of the same attempt; the first one was taken`);
    const unused = leftOut(plan, earlier.filter((state) => !used.has(state)));
    // Without any state of the plan, these may be of another batch.
    if (ownStates.length === 0)
        problems.push(...unused.splice(0));
    return {
        jobs,
        problems,
        notices: [...replaced, ...unused, ...[...used].map(usedNotice)],
        replacedUsd: (0,_run_sum_usd_js__WEBPACK_IMPORTED_MODULE_1__/* .sumUsd */ .e)(replacedUsd),
    };
}
function leftOut({ planId }, states) {
    return states.map(({ path, run }) => `${path} was left out: it has the plan ${run.planId}, not ${planId}`);
}
function usedNotice({ path, run }) {
    return `${path} has another plan (${run.planId}): its results with the same key are used for jobs without a later one`;
}
/** A key says everything about a job, so an answer with it counts whatever plan it was for. */
async function successIn(states, job) {
    for (const source of states) {
        const record = await source.state.record(job);
        if (record?.conclusion === 'success')
            return { source, record };
    }
    return {};
}
/** A run without shards has all jobs. */
function isOfShard({ shard }, job) {
    return shard === null || Number(shard.split('/')[0]) === job.shard;
}
/** The record of the latest attempt that has one. */
async function choose(job, sources) {
    let chosen = { source: null, record: null, isConflict: false, replaces: null };
    for (const source of sources) {
        const record = await source.state.record(job);
        if (record === null)
            continue;
        if (chosen.record === null) {
            chosen = { ...chosen, source, record };
            continue;
        }
        if (isSame(record, chosen.record))
            continue;
        const { attempt, shard } = source.run;
        if (attempt === chosen.source?.run.attempt)
            return { ...chosen, isConflict: true };
        const name = shard === null ? 'the batch' : `shard ${shard}`;
        const later = String(chosen.source?.run.attempt ?? 0);
        return {
            ...chosen,
            replaces: `${name}: results of the later attempt (${later}) replace those of the earlier one (${String(attempt)})`,
        };
    }
    return chosen;
}
/** What these runs have paid for results of the job other than this one. */
async function unusedUsd(job, sources, used) {
    const costs = new Map();
    const resumed = new Set();
    for (const { state, run } of sources) {
        const record = await state.record(job);
        // A run that was resumed has the same start, and counts what its parts have replaced.
        if (record === null || !(0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEndedIn */ .qX)(record, run) || resumed.has(run.startedAt))
            continue;
        resumed.add(run.startedAt);
        costs.set(record.endedAt, (0,_run_sum_usd_js__WEBPACK_IMPORTED_MODULE_1__/* .sumUsd */ .e)([record.costUsd, record.scoringUsd ?? 0]));
    }
    costs.delete(used?.record?.endedAt ?? '');
    return (0,_run_sum_usd_js__WEBPACK_IMPORTED_MODULE_1__/* .sumUsd */ .e)(costs.values());
}
/** Apart from times and the number of the transcript. */
function isSame(a, b) {
    const essential = ({ endedAt: _, scoredAt: __, durationMs: ___, transcriptPath: ____, ...rest }) => JSON.stringify(rest);
    return essential(a) === essential(b);
}
function stateOf(job, { record, source }, sources, 
/** The parked and the deferred jobs of each run. */
slots) {
    const [latest] = sources;
    const isScored = record?.evaluationDigest === job.evaluationDigest;
    // An attempt that deferred the job did not have the answer of an earlier one.
    const isAnsweredBefore = record?.conclusion === 'success' && isScored && source !== latest;
    const listed = latest === undefined ? undefined : slots.get(latest.run);
    if (listed?.parked.has(job.slot) === true && record !== null)
        return { kind: 'parked' };
    if (latest !== undefined && listed?.deferred.has(job.slot) === true && !isAnsweredBefore)
        return { kind: 'deferred', reason: reasonIn(latest.run, job) };
    if (record?.conclusion === 'success' && !isScored)
        return { kind: 'open', reason: 'The run ended before its answer was scored again.' };
    const problem = latest?.run.problems?.[job.slot];
    // The plans of two runs that find the same items are the same, so the time decides.
    const isReused = record === null || !sources.some(({ run }) => (0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEndedIn */ .qX)(record, run));
    // A run repeats such a failure of an earlier one, so it ended before that.
    if (record !== null && isReused && record.conclusion !== 'success' && !(0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermanent */ .lE)(record))
        return { kind: 'open', reason: 'The run ended before this job was tried again.' };
    if (record !== null)
        return { kind: 'ended', isReused, ...(problem === undefined ? {} : { problem }) };
    return { kind: 'missing' };
}
function reasonIn({ deferredReason, otherReasons = {} }, { slot }) {
    return otherReasons[slot] ?? (deferredReason || 'the run ended early');
}
function missingProblems({ shards }, ownStates, missing) {
    const count = (jobs) => `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(jobs, 'job has', 'jobs have')} no result`;
    if (shards === 1)
        return [...missing.values()].map(count);
    const byReason = new Map();
    for (const [shard, jobs] of [...missing].toSorted(([a], [b]) => a - b)) {
        const states = ownStates.filter(({ run }) => run.shard === null || run.shard.startsWith(`${String(shard)}/`));
        const why = states.length === 0 ? 'state directory missing' : whyIncomplete(states, jobs);
        const known = byReason.get(why) ?? { shards: [], jobs: 0 };
        known.shards.push(shard);
        byReason.set(why, { ...known, jobs: known.jobs + jobs });
    }
    return [...byReason].map(([why, known]) => {
        const named = `${known.shards.length === 1 ? 'shard' : 'shards'} ${known.shards.join(', ')} of ${String(shards)}`;
        return `${count(known.jobs)}: ${named}: ${why}`;
    });
}
/** @param missing number of its jobs without a result */
function whyIncomplete(states, missing) {
    const latest = states.toSorted((a, b) => b.run.attempt - a.run.attempt)[0];
    if (latest === undefined || latest.run.endedAt === null)
        return 'killed before the end';
    const { conclusion, reason } = latest.run;
    // All its jobs had a result, so those that are missing were refused.
    if (conclusion === 'success')
        return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(missing)} of the results cannot be used`;
    return `ended as ${conclusion ?? 'unknown'}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(reason)}`;
}


/***/ }),

/***/ 77730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ty: () => (/* binding */ recordFormat),
/* harmony export */   _p: () => (/* binding */ jobRecordSchema),
/* harmony export */   g3: () => (/* binding */ reasonCode),
/* harmony export */   gP: () => (/* binding */ answerErrors),
/* harmony export */   hb: () => (/* binding */ resultColumns)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _job_result_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7345);
/* harmony import */ var _model_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71911);
/* harmony import */ var _tools_self_report_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30185);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52012);





/** The state directory holds `jobs/KEY.json` (JobRecord) and `transcripts/KEY.jsonl`. */
const recordFormat = 1;
/**
 * Why an answer that is paid for has not ended well. `unwritten-output`: it could not be written to its output file, and
 * the next run writes the stored text. `unknown-changes`: git could not show the changes, or the output file is not among
 * them, which says nothing about the job. `unusable-changes`: no patch can have them.
 */
const answerErrors = ['unwritten-output', 'unusable-changes', 'unknown-changes'];
const text = (limit) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(limit));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI());
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI());
const digest = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[0-9a-f]{64}$/));
const time = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
/** Not an enumeration: a newer release may have more of them. */
const reasonCode = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[a-z][a-z-]{0,99}$/));
const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([text(100_000), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]);
const change = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: text(10_000),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['created', 'modified', 'deleted']),
    added: count,
    removed: count,
    diff: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text(10_000_000)),
    patch: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(10_000_000)),
    note: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(10_000)),
});
const evaluation = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: text(1_000),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'failed', 'error']),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1)),
    weight: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1_000_000))),
    reason: text(100_000),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(200)),
});
const keyParts = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(Object.fromEntries(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .keyPartNames */ .N.map((name) => [name, text(200)])));
const line = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC());
const finding = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: text(4_096),
    line,
    endLine: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(line),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_tools_self_report_types_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g),
    title: text(1_000),
    message: text(10_000),
    suggestion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(40_000)),
    rule: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(200)),
});
/**
 * Everything is bounded and nothing else is kept: the file may come from a cache that others can write to. A newer release
 * may have added fields: with an older one again, its results are not paid for a second time.
 */
const jobRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(recordFormat),
    key: digest,
    keyParts,
    slot: text(10_000),
    planId: text(200),
    /** `I/N`; `null` without shards. */
    shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d{1,4}\/\d{1,4}$/))),
    /** The attempt of the CI run, from 1. */
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC()),
    id: text(1_000),
    item: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text(1_000), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
    matrix: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text(1_000), scalar),
    repeat: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC()),
    model: text(1_000),
    /** The fallback model that gave the answer; absent = `model`. */
    answeredBy: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text(1_000)),
    conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_result_types_js__WEBPACK_IMPORTED_MODULE_4__/* .conclusions */ .f),
    /** See ReasonCode, which a newer release may extend; absent in records of releases that stored none. */
    code: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(reasonCode),
    reason: text(100_000),
    text: text(10_000_000),
    structured: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(evaluation).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
    /** Of the evaluations that were scored. */
    evaluationDigest: text(200),
    /** Of the entry, when the answer was scored. */
    minScore: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1))),
    /** What scoring cost in US dollars, in addition to `costUsd`; `null` if a price is unknown. Absent = nothing. */
    scoringUsd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(amount)),
    changes: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(change).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000)),
    usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        inputTokens: count,
        outputTokens: count,
        cacheReadTokens: count,
        cacheWriteTokens: count,
    }),
    costUsd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(amount),
    durationMs: amount,
    turns: count,
    toolCalls: count,
    /** Relative to the state directory; `null` if there is none. */
    transcriptPath: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
    /** ISO 8601. */
    endedAt: time,
    /** When its stored answer was scored again; absent if it was not. */
    scoredAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(time),
    /** How many runs in a row ended with this conclusion and code; parks the item. 0 after a success or an outage. */
    sameFailures: count,
    /** Why there is no answer, or none that can be used; `null` if there is one. Some kinds are not retried by the next run. */
    errorKind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([..._model_types_js__WEBPACK_IMPORTED_MODULE_5__/* .modelErrorKinds */ .H, ...answerErrors])),
    /** The changes for a patch or a pull request are in `trees/KEY.json`. */
    hasTree: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** For people: what they should know in addition to the reason. */
    notices: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text(10_000)).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
    /** What the model has reported; absent = nothing, and it could report nothing. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(finding).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000))),
    /** Names of the tools that were called, each once: an evaluation may ask for them later. */
    toolsUsed: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text(1_000)).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
});
/** The columns of a record that the result of the batch has too, in this order. */
const resultColumns = [
    'conclusion',
    'code',
    'reason',
    'text',
    'structured',
    'evaluations',
    'answeredBy',
    'minScore',
    'costUsd',
    'notices',
    'transcriptPath',
];


/***/ }),

/***/ 52012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ keyPartNames),
/* harmony export */   R: () => (/* binding */ keyFormat)
/* harmony export */ });
/** Increased whenever the way a key is computed changes; the release version is not part of a key. */
const keyFormat = 1;
/**
 * What determines a job, each as a digest: stored with the result, so that a changed key can be explained.
 * `content` is the content of the file that the item names, `inputs` the arguments and variables, `settings` everything
 * else that changes what the model sees. Limits (turns, cost, time) are not part of a key.
 */
const keyPartNames = [
    'format',
    'prompt',
    'inputs',
    'item',
    'content',
    'model',
    'parameters',
    'rules',
    'settings',
    'repeat',
];


/***/ }),

/***/ 53599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ nameOfRate),
/* harmony export */   EA: () => (/* binding */ itemAddress),
/* harmony export */   NB: () => (/* binding */ batchLabel),
/* harmony export */   We: () => (/* binding */ matrixInName),
/* harmony export */   er: () => (/* binding */ nameOfJob)
/* harmony export */ });
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


/** How people recognize a job, in one line: entry, item, matrix values and repeat. */
function nameOfJob({ id, item, matrix, repeat }) {
    const parts = [id, ...(item === null ? [] : [nameOfItem(item)]), ...Object.values(matrix).map(String)];
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(parts.join(' · '))}${repeat > 1 ? ` (${String(repeat)})` : ''}`;
}
/** The entry with the values of its matrix other than the model, which reports show apart. */
function nameOfRate({ id, matrix: { model: _, ...matrix } }) {
    return nameOfJob({ id, item: null, matrix, repeat: 1 });
}
/** The values of the matrix as the name of each of its jobs has them; empty without a matrix. */
function matrixInName({ matrix }) {
    return nameOfJob({ id: '', item: null, matrix, repeat: 1 }).trim();
}
/** A row without an `id` has a digest in its place, which means nothing to a reader. */
function nameOfItem({ id, fields }) {
    if (!/^[0-9a-f]{16}$/.test(id))
        return id;
    const values = Object.values(fields);
    const shown = values.find((value) => typeof value === 'string') ?? values.find((value) => typeof value === 'number');
    return shown === undefined ? id : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(String(shown)), 60)} (${id.slice(0, 8)})`;
}
/** The conclusion of a batch in plain words, with an icon. */
function batchLabel(totals) {
    if (totals.code === 'running')
        return { sign: '⏳', text: 'Running' };
    if (totals.code === 'min-pass-rate')
        return { sign: '❌', text: 'Failed: too few evaluations passed' };
    // The label of the failed jobs would read as if no job had an answer.
    return totals.code === 'some-jobs-failed' ? { sign: '❌', text: 'Failed' } : _report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionLabels */ .vV[totals.conclusion];
}
/** The page of an item; `null` if it has none, or one whose address could act in Markdown. */
function itemAddress(fields) {
    const url = fields?.['url'];
    return typeof url === 'string' && /^https:\/\/[\w./#?=&%~-]+$/.test(url) && url.length < 300 ? url : null;
}


/***/ }),

/***/ 22743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ outcomesOfResult),
/* harmony export */   Kv: () => (/* binding */ jobIdentity),
/* harmony export */   uR: () => (/* binding */ outcomesOfState)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _job_result_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7345);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20274);
/* harmony import */ var _state_reuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47613);
/* harmony import */ var _read_batch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91473);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28605);







/** From the state directory of an earlier run. */
async function outcomesOfState(path, onNotice) {
    const { plan, figures, states, run } = await (0,_read_batch_js__WEBPACK_IMPORTED_MODULE_2__/* .readBatch */ .x)(path, onNotice);
    const name = `the run of ${(run.endedAt ?? run.startedAt).replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC')}`;
    const outcomes = new Map(plan.jobs.flatMap((job) => {
        const rowFigures = figures[job.index];
        if (rowFigures === undefined || states[job.index]?.kind !== 'ended')
            return [];
        const outcome = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnknown */ .t8)(rowFigures) ? null : rowFigures.isPassed;
        return [[jobIdentity({ ...job, item: job.item?.fields ?? null }), outcome]];
    }));
    return { name, outcomes };
}
const resultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        item: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J())),
        matrix: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()])),
        repeat: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_job_result_types_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusions */ .f),
        evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['passed', 'failed', 'error']), score: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), weight: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()) })),
        minScore: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    })),
});
/** From a result: `result.json`, or the output of `batch --json`. Throws UserError `file-unreadable`. */
function outcomesOfResult(path, text) {
    const parsed = resultSchema.safeParse((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parsedJson */ .U4)(text));
    if (!parsed.success) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'file-unreadable',
            location: path,
            message: 'the file is not the result of a batch',
            found: parsed.error.issues[0]?.path.join('.') || 'no jobs',
            hint: 'name a state directory, or its report/result.json',
        });
    }
    const ended = parsed.data.jobs.filter(({ conclusion }) => conclusion !== 'skipped' && conclusion !== 'cancelled');
    return new Map(ended.map((job) => [jobIdentity(job), hasError(job) ? null : (0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassed */ .Hh)(withoutUndefined(job))]));
}
const hasError = ({ conclusion, evaluations }) => conclusion === 'success' && evaluations.some(({ status }) => status === 'error');
function withoutUndefined({ conclusion, evaluations, minScore }) {
    return {
        conclusion,
        evaluations: evaluations.map(({ weight, ...rest }) => (weight === undefined ? rest : { ...rest, weight })),
        ...(minScore === undefined ? {} : { minScore }),
    };
}
/** Recognizes a job in another run of its batch, whatever its key. */
function jobIdentity({ id, item, matrix, repeat }) {
    const matrixValues = Object.entries(matrix).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, item === null ? null : itemIdentity(item), matrixValues, repeat]);
}
/** Of an issue the number, of a file the path, of a row its `id`; other fields may change between two runs. */
function itemIdentity(item) {
    return item['id'] ?? item['number'] ?? item['path'] ?? item['value'] ?? item;
}


/***/ }),

/***/ 91473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_state_lock_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81135);
/* harmony import */ var _merge_merge_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74603);
/* harmony import */ var _run_job_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5335);
/* harmony import */ var _run_totals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50274);
/* harmony import */ var _state_open_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18637);
/* harmony import */ var _state_plan_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53270);








const maxPlanBytes = 1_000_000_000;
/** Reads a state directory. Rejects with UserError `state-unusable` if it holds no batch. */
async function readBatch(path, onNotice) {
    const state = await (0,_state_open_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .un)(path, onNotice);
    const [run, bytes] = [await state.lastRun(), await state.directory.read('plan.json', maxPlanBytes)];
    if (run === null || bytes === null)
        throw notABatch(path);
    const whole = (0,_state_plan_file_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePlan */ .vS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'plan.json'), bytes);
    const plan = partOf(whole, run);
    const merge = await (0,_merge_merge_states_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeStates */ .t)(plan, [{ path, state, run }]);
    const notEnded = (0,_platform_files_state_lock_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .holderOfDirectory */ .tW)(path) === null ? interrupted : running;
    const open = openStateOf(run, notEnded.reason);
    const states = merge.jobs.map(({ state: jobState }) => jobState.kind === 'missing' && open !== null ? open : jobState);
    const rowOf = async (job) => {
        const jobState = states[job.index] ?? { kind: 'open', reason: '' };
        const record = jobState.kind === 'ended' || jobState.kind === 'parked' ? await state.record(job) : null;
        return (0,_run_job_row_js__WEBPACK_IMPORTED_MODULE_4__/* .storedRow */ .U0)(job, jobState, record);
    };
    const figures = [];
    for (const job of plan.jobs) {
        const { row } = await rowOf(job);
        figures.push((0,_run_totals_js__WEBPACK_IMPORTED_MODULE_5__/* .figuresOf */ .h5)(states[job.index]?.kind ?? 'open', row));
    }
    return { state, run, plan, states, figures, totals: totalsOfState({ plan, whole, run, figures, notEnded }), rowOf };
}
/** Of a shard, its own jobs: it has no results of the others. */
function partOf(plan, { shard }) {
    if (shard === null)
        return plan;
    const shardJobs = plan.jobs.filter((job) => job.shard === Number(shard.split('/')[0]));
    return { ...plan, jobs: shardJobs.map((job, index) => ({ ...job, index })) };
}
/** Why jobs have no result; `null` if they should have one. */
function openStateOf({ endedAt, conclusion, reason }, notEnded) {
    if (endedAt === null)
        return { kind: 'open', reason: notEnded };
    if (conclusion === 'cancelled')
        return { kind: 'open', reason };
    return conclusion === 'config-error' ? { kind: 'open', reason: _run_job_row_js__WEBPACK_IMPORTED_MODULE_4__/* .neverTried */ .f2 } : null;
}
const interrupted = { code: 'canceled', reason: 'The run has not ended.' };
/** Another process is running the batch now. */
const running = { code: 'running', reason: 'The run has not ended yet.' };
/** How the run concluded; computed again for one that did not end. */
function totalsOfState({ plan, whole, run, figures, notEnded }) {
    const totals = (0,_run_totals_js__WEBPACK_IMPORTED_MODULE_5__/* .totalsOf */ .vA)(plan.jobs, figures, {
        name: plan.name,
        planId: plan.planId,
        minPassRate: run.minPassRate,
        awaitsAnswers: run.awaitsAnswers === true,
        atLeast: (id) => run.atLeast[id] ?? 1,
        early: { cancelled: null, fatal: null, costReached: null },
        otherUsd: (0,_run_totals_js__WEBPACK_IMPORTED_MODULE_5__/* .otherUsdOf */ .mt)([run]),
        others: whole === plan ? [] : whole.jobs.filter(({ shard }) => shard !== plan.jobs[0]?.shard),
    });
    if (run.conclusion === null)
        return { ...totals, conclusion: 'cancelled', ...notEnded };
    const { conclusion, code, reason, pullRequests = [] } = run;
    const { code: _, ...others } = totals;
    return { ...others, conclusion, ...(code === undefined ? {} : { code }), reason, pullRequests };
}
function notABatch(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({
        code: 'state-unusable',
        location: path,
        message: 'this directory does not contain the state of a batch',
        found: 'no run.json and plan.json',
        hint: 'name a state directory, such as .sallyport/state/NAME, or the transcript of a run',
    });
}


/***/ }),

/***/ 16384:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ readReportText),
/* harmony export */   WY: () => (/* binding */ readComparison),
/* harmony export */   lN: () => (/* binding */ holdsBatch),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4076);
/* harmony import */ var _platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80202);
/* harmony import */ var _platform_files_state_state_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76693);
/* harmony import */ var _state_run_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39035);
/* harmony import */ var _previous_outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22743);






const maxBytes = 200_000_000;
/** Whether a path that a user named is a directory. Rejects with UserError `file-unreadable`. */
async function isDirectory(path, directory) {
    const files = (0,_platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileSystem */ .S)({ root: directory, guard: () => null });
    return (await (0,_platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .orDiagnostic */ .B)(files.info(path), unreadable(path))).kind === 'directory';
}
/** The text of a file that a user named. Rejects with UserError `file-unreadable`. */
async function readReportText(path, directory) {
    const files = (0,_platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileSystem */ .S)({ root: directory, guard: () => null });
    return await (0,_platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .namedFileText */ .R)(files.read(path, maxBytes), unreadable(path));
}
function unreadable(location) {
    return {
        location,
        message: 'the transcript or state directory cannot be read',
        hint: 'use the path that the run printed at the end, or the state directory of a batch',
    };
}
/** An earlier run from its state directory, or from its result. Rejects with UserError. */
async function readComparison(path, { directory, onNotice }) {
    if (await isDirectory(path, directory))
        return await (0,_previous_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomesOfState */ .uR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, path), onNotice);
    return { name: path, outcomes: (0,_previous_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomesOfResult */ .KQ)(path, await readReportText(path, directory)) };
}
/** Whether this state directory holds a run: a fresh start has none. */
async function holdsBatch(path) {
    return await (await (0,_platform_files_state_state_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .openStateDirectory */ .v)(path, { create: false, root: null })).has(_state_run_log_js__WEBPACK_IMPORTED_MODULE_4__/* .runFile */ .y6);
}


/***/ }),

/***/ 28605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ rankOf),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Qg: () => (/* binding */ unpassed),
/* harmony export */   Uh: () => (/* binding */ isLeftOpen),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   t8: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _run_pass_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88510);

/** The state of a job in one word or two. */
function stateOf({ figures }) {
    const { state, conclusion, isPassed, isReused } = figures;
    if (state === 'deferred')
        return 'deferred';
    if (state === 'parked')
        return 'parked';
    const evaluation = (0,_run_pass_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnevaluated */ .dR)(figures) ? 'evaluation error' : 'evaluation failed';
    const end = conclusion === 'success' && !isPassed ? evaluation : conclusion;
    return isReused ? `${end}, reused` : end;
}
/** Whether there is an answer, but an evaluation could not be done: it is not known whether the job passes. */
function isUnknown({ state, conclusion, evaluations }) {
    return state === 'ended' && conclusion === 'success' && evaluations.errors > 0;
}
/** Failures first, then what ended well, then what was left. */
function rankOf({ figures: { state, isPassed } }) {
    if (state === 'ended')
        return isPassed ? 2 : 0;
    return isLeftOpen({ figures: { state } }) ? 1 : 3;
}
/** Whether the job has no result and is not left for the next run: it was canceled, never begun, or lost. */
function isLeftOpen({ figures: { state } }) {
    return state === 'open' || state === 'missing';
}
/** Of a job that has ended: a parked one took its time in an earlier run. */
function durationOf({ state }, record) {
    return state === 'ended' ? (record?.durationMs ?? null) : null;
}
/** The evaluations that did not pass. Errors are first: with one, the others do not decide. */
function unpassed(evaluations) {
    const of = (status) => evaluations.filter((evaluation) => evaluation.status === status);
    return [...of('error'), ...of('failed')];
}


/***/ }),

/***/ 5335:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ jobRow),
/* harmony export */   U0: () => (/* binding */ storedRow),
/* harmony export */   f2: () => (/* binding */ neverTried),
/* harmony export */   xQ: () => (/* binding */ reasonOfState)
/* harmony export */ });
/* harmony import */ var _model_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83537);
/* harmony import */ var _model_job_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77730);
/* harmony import */ var _state_reuse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47613);
/* harmony import */ var _sum_usd_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30227);




/** The reason of a job in a batch that has ended because of a problem of every job. */
const neverTried = 'The batch ended before this job was tried.';
function storedRow(job, state, record) {
    return {
        row: jobRow(job, state, record),
        record,
        deferred: state.kind === 'deferred' ? reasonOfState(state, record) : null,
    };
}
/** The row of a job in the result. The record may have been written for another entry with the same key. */
function jobRow(job, state, record) {
    const head = {
        id: job.id,
        item: job.item?.fields ?? null,
        matrix: job.matrix,
        repeat: job.repeat,
        key: job.key,
        attempt: record?.attempt ?? 1,
    };
    const none = { ...head, reused: false, text: '', evaluations: [], costUsd: null, notices: [], transcriptPath: null };
    switch (state.kind) {
        case 'ended':
            return record === null
                ? { ...none, conclusion: 'cancelled', code: 'result-missing', reason: 'The stored result is missing.' }
                : { ...head, reused: state.isReused, ...endOf(record), ...deniedFor(state.problem) };
        case 'parked':
            return {
                ...none,
                conclusion: 'skipped',
                code: 'parked',
                reason: labeled('Parked', reasonOfState(state, record)),
            };
        case 'deferred':
            return {
                ...none,
                conclusion: 'skipped',
                code: 'deferred',
                reason: labeled('Deferred to the next run', reasonOfState(state, record)),
            };
        case 'open':
            return { ...none, conclusion: 'cancelled', code: 'not-run', reason: state.reason };
        case 'missing':
            return {
                ...none,
                conclusion: 'cancelled',
                code: 'result-missing',
                reason: labeled('Missing', reasonOfState(state, record)),
            };
    }
}
/** Why a job has not ended, without the name of its state, which tables show; starts in lower case. */
function reasonOfState(state, record) {
    switch (state.kind) {
        case 'parked':
            return record === null ? '' : `${(0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_2__/* .whyParked */ .Ku)(record)}. ${record.reason}`.trim();
        case 'deferred':
            return `${state.reason}.`;
        case 'open':
            return state.reason;
        case 'missing':
            return 'no state directory has a result of this job.';
    }
}
const labeled = (state, reason) => (reason === '' ? `${state}.` : `${state}: ${reason}`);
const deniedFor = (problem) => problem === undefined ? {} : { conclusion: 'denied', code: 'output-unwritable', reason: problem };
function endOf(record) {
    const columns = _model_job_record_js__WEBPACK_IMPORTED_MODULE_1__/* .resultColumns */ .hb.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]));
    return {
        ...Object.fromEntries(columns),
        evaluations: record.evaluations.map(({ digest: _, ...evaluation }) => evaluation),
        costUsd: (0,_model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .roundUsd */ .tE)((0,_sum_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .sumUsd */ .e)([record.costUsd, record.scoringUsd ?? 0])),
    };
}


/***/ }),

/***/ 88510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ passRatesOf),
/* harmony export */   Jo: () => (/* binding */ toleratedRepeats),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   dR: () => (/* binding */ isUnevaluated)
/* harmony export */ });
const nameOf = ({ id, item, matrix }) => JSON.stringify([id, item?.id ?? null, matrix]);
function groupsOf(jobs, figures, { atLeast, others = [] }) {
    const groups = new Map();
    for (const [index, job] of jobs.entries()) {
        const rowFigures = figures[index];
        if (rowFigures === undefined)
            continue;
        const name = nameOf(job);
        const group = groups.get(name) ?? { job, figures: [], left: 0, parked: 0 };
        if (rowFigures.state === 'ended')
            group.figures.push(rowFigures);
        else if (rowFigures.state === 'parked')
            group.parked += 1;
        else
            group.left += 1;
        groups.set(name, group);
    }
    for (const job of others) {
        const group = groups.get(nameOf(job));
        if (group !== undefined)
            group.left += 1;
    }
    return [...groups].flatMap(([name, { job, figures: groupFigures, left, parked }]) => {
        if (groupFigures.length === 0)
            return [];
        const passed = groupFigures.filter((rowFigures) => rowFigures.isPassed).length;
        const { id, model, matrix } = job;
        const needed = Math.min(groupFigures.length + left + parked, atLeast(id));
        // Parked repeats fail no batch, and make none a success.
        const isUndecided = passed + left >= needed || (parked > 0 && passed === groupFigures.length);
        const outcome = passed >= needed ? 'passed' : isUndecided ? 'undecided' : 'failed';
        const models = new Set(groupFigures.map(({ answeredBy = model }) => answeredBy));
        return [{ name, id, model: [...models].join(', '), matrix, figures: groupFigures, outcome }];
    });
}
/** The repeats that did not pass, although their job passed or can still pass. */
function toleratedRepeats(groups) {
    const evaluatedFigures = groups.flatMap(({ outcome, figures }) => (outcome === 'failed' ? [] : figures));
    return new Set(evaluatedFigures.filter((rowFigures) => !rowFigures.isPassed));
}
/** The pass rates of each entry, model and combination of its matrix, in plan order; only of those with evaluations. */
function passRatesOf(groups) {
    const cells = new Map();
    const evaluated = new Set(groups.filter(hasEvaluations).map(({ id }) => id));
    for (const group of groups) {
        const { id, model, matrix, outcome } = group;
        if (!evaluated.has(id) || outcome === 'undecided')
            continue;
        const name = JSON.stringify([id, model, matrix]);
        const cell = cells.get(name) ?? { id, model, matrix, passed: 0, failed: 0, errors: 0 };
        cell[outcomeOf(group)] += 1;
        cells.set(name, cell);
    }
    return [...cells.values()].map((cell) => ({ ...cell, rate: rateOf([cell]) }));
}
/** The share of the evaluated jobs that passed; `null` if none was evaluated. Errors are neither passed nor failed. */
function rateOf(cells) {
    const sum = (name) => cells.reduce((total, cell) => total + cell[name], 0);
    const evaluated = sum('passed') + sum('failed');
    return evaluated === 0 ? null : sum('passed') / evaluated;
}
/**
 * The rate if each of these jobs passes, the repeats of a job as one; `null` if none was or can be evaluated. What is
 * decided stays so, and jobs of an entry without evaluations change nothing.
 */
function highestRate(groups, left) {
    const rates = passRatesOf(groups);
    const evaluated = new Set(groups.filter(hasEvaluations).map(({ id }) => id));
    const unevaluated = new Set(groups.map(({ id }) => id).filter((id) => !evaluated.has(id)));
    const open = new Set(left.filter(({ id }) => !unevaluated.has(id)).map(nameOf));
    for (const { name, outcome } of groups)
        if (outcome !== 'undecided')
            open.delete(name);
    return rateOf([...rates, { passed: open.size, failed: 0 }]);
}
/** A job without an answer has none, so the other jobs of its entry decide. */
function hasEvaluations({ figures }) {
    return figures.some(({ evaluations: { passed, failed, errors } }) => passed + failed + errors > 0);
}
function outcomeOf({ figures, outcome }) {
    if (outcome === 'passed')
        return 'passed';
    return figures.some(isUnevaluated) ? 'errors' : 'failed';
}
/** There is no answer, or an evaluation could not be done: an error, even if other evaluations failed. */
function isUnevaluated({ conclusion, evaluations }) {
    return conclusion !== 'success' || evaluations.errors > 0;
}


/***/ }),

/***/ 30227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sumUsd)
/* harmony export */ });
/** The sum of costs in US dollars; `null` if one of them is unknown. */
function sumUsd(costs) {
    let sum = 0;
    for (const cost of costs) {
        if (cost === null)
            return null;
        sum += cost;
    }
    return sum;
}


/***/ }),

/***/ 50274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ costReachedIn),
/* harmony export */   J1: () => (/* binding */ exitCodeOfBatch),
/* harmony export */   h5: () => (/* binding */ figuresOf),
/* harmony export */   mt: () => (/* binding */ otherUsdOf),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54539);
/* harmony import */ var _model_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83537);
/* harmony import */ var _state_reuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47613);
/* harmony import */ var _pass_rates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88510);
/* harmony import */ var _sum_usd_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30227);





function figuresOf(state, row) {
    const count = (status) => row.evaluations.filter((evaluation) => evaluation.status === status).length;
    return {
        state,
        conclusion: row.conclusion,
        isReused: row.reused,
        isPassed: (0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_1__/* .isPassed */ .Hh)(row),
        evaluations: { passed: count('passed'), failed: count('failed'), errors: count('error') },
        costUsd: row.costUsd,
        reason: row.conclusion === 'config-error' ? row.reason : '',
        ...(row.code === undefined ? {} : { code: row.code }),
        ...(row.answeredBy === undefined ? {} : { answeredBy: row.answeredBy }),
    };
}
/** The totals of a run from the figures of its jobs, in plan order. Pure, so that a merge computes the same. */
function totalsOf(jobs, figures, { minPassRate, atLeast, early, shard = null, awaitsAnswers = false, others = [], ...identity }) {
    const counts = {};
    for (const { state, conclusion } of figures)
        if (state === 'ended' || state === 'open')
            counts[conclusion] = (counts[conclusion] ?? 0) + 1;
    const countIn = (kind) => figures.filter(({ state }) => state === kind).length;
    const groups = (0,_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .groupsOf */ .c1)(jobs, figures, { atLeast, others });
    const failedGroups = groups.filter(({ outcome }) => outcome === 'failed');
    const passRates = (0,_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .passRatesOf */ .Cv)(groups);
    const ended = figures.filter(({ state }) => state === 'ended');
    const totals = {
        name: identity.name,
        planId: identity.planId,
        counts,
        deferred: countIn('deferred'),
        parked: countIn('parked'),
        ...(countIn('missing') === 0 ? {} : { missing: countIn('missing') }),
        passed: ended.filter((rowFigures) => rowFigures.isPassed).length,
        failed: ended.filter((rowFigures) => !rowFigures.isPassed).length,
        costUsd: (0,_model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .roundUsd */ .tE)((0,_sum_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .sumUsd */ .e)([...ended.filter((rowFigures) => !rowFigures.isReused).map(({ costUsd }) => costUsd), identity.otherUsd])),
        passRates,
    };
    const noJobs = shard === null ? 'No items, so there is nothing to do.' : `Shard ${shard} of the plan has no jobs.`;
    const rate = (0,_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .rateOf */ .MK)(passRates);
    // Otherwise, a batch that always has more jobs than its budget would never fail.
    const deferred = awaitsAnswers ? jobs.filter((_, at) => figures[at]?.state === 'deferred') : [];
    const highest = (0,_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .highestRate */ .dQ)(groups, [...deferred, ...others]);
    const decides = others.length > 0 ? 'The merge of all shards' : 'The run in which the deferred jobs end';
    const ending = { figures, ended, groups, failedGroups, rate, highest, decides, minPassRate, early, noJobs };
    return { ...totals, ...conclusionOf(ending) };
}
/** What these runs have spent in addition to the jobs that have ended. */
function otherUsdOf(runs) {
    return (0,_sum_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .sumUsd */ .e)(runs.map(({ otherUsd = 0 }) => otherUsd));
}
function conclusionOf(ending) {
    const { figures, ended, early, rate, highest, decides, minPassRate } = ending;
    const { cancelled, fatal } = early;
    if (fatal !== null)
        return { conclusion: 'config-error', ...fatal };
    if (cancelled !== null)
        return { conclusion: 'cancelled', code: 'canceled', reason: cancelled };
    if (figures.length === 0)
        return { conclusion: 'skipped', code: 'no-jobs', reason: ending.noJobs };
    if (figures.every(({ state }) => state === 'parked'))
        return { conclusion: 'skipped', code: 'parked', reason: allParked(figures) };
    const shared = sharedConfigError(ended);
    if (shared !== null)
        return { conclusion: 'config-error', ...shared };
    if (early.costReached !== null) {
        const hasMore = figures.some(({ state }) => state === 'deferred');
        return {
            conclusion: 'budget',
            code: 'max-cost-usd',
            reason: `${early.costReached}${hasMore ? ' The next run continues.' : ''}`,
        };
    }
    const failures = failuresOf(ending);
    if (failures !== null)
        return failures;
    const isTooLow = rate !== null && rate < minPassRate;
    if (isTooLow && (highest ?? 0) < minPassRate) {
        const [share, least] = [(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(rate), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(minPassRate)];
        // A rate of 2/3 is less than 0.667, although both are 66.7 %.
        const shown = share === least ? String(minPassRate) : least;
        return {
            conclusion: 'incomplete',
            code: 'min-pass-rate',
            reason: `${share} of the evaluated jobs passed, less than min-pass-rate (${shown}).${parkedIn(figures)}`,
        };
    }
    const later = isTooLow ? ` ${decides} decides whether min-pass-rate is reached.` : '';
    return { conclusion: 'success', code: 'jobs-completed', reason: `${reasonOfSuccess(ending)}${later}` };
}
/** A batch that does nothing any more is not a success. */
const allParked = ({ length }) => `${length === 1 ? 'The only job is' : `All ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(length)} jobs are`} parked. Run the batch with retry-failed once the cause is gone.`;
/** How `max-cost-usd` was reached in these runs, which may be shards of a batch; `null` if it was not. */
function costReachedIn(runs) {
    const [run, ...others] = runs.filter(({ conclusion }) => conclusion === 'budget');
    if (run === undefined)
        return null;
    return others.length > 0 ? costLimit : (run.costReached ?? costLimit);
}
const costLimit = 'max-cost-usd was reached.';
function reasonOfSuccess({ figures, ended, groups, rate }) {
    const well = ended.filter((rowFigures) => !(0,_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnevaluated */ .dR)(rowFigures));
    const reused = well.filter(({ isReused }) => isReused).length;
    const head = `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(well.length)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(figures.length, 'job has', 'jobs have')} ended well`;
    const earlier = reused === 0 ? '' : `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(reused)} of them reused`;
    const passed = rate === null || rate === 1 ? '' : `, and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(rate)} of the evaluated ones passed`;
    const sentence = (kind, but) => {
        const kindFigures = groups.filter(({ outcome }) => outcome === kind).flatMap((group) => group.figures);
        const repeats = kindFigures.filter((rowFigures) => !rowFigures.isPassed).length;
        return repeats === 0 ? '' : ` ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(repeats, 'repeat')} did not pass, but at-least ${but}.`;
    };
    const open = sentence('undecided', 'can still be reached');
    return `${head}${earlier}${passed}.${sentence('passed', 'was reached')}${open}${parkedIn(figures)}`;
}
/** They did not run, so they are not among those that failed. */
function parkedIn(figures) {
    const { length } = figures.filter(({ state }) => state === 'parked');
    return length === 0 ? '' : ` ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(length, 'job is', 'jobs are')} parked.`;
}
/**
 * The same configuration error in every job of this run is reported once, whatever is reused. A single one among reused
 * jobs is a problem of its item.
 */
function sharedConfigError(ended) {
    const ran = ended.filter(({ isReused }) => !isReused);
    const [failed, ...others] = ran;
    if (failed?.conclusion !== 'config-error' || (others.length === 0 && ended.length > 1))
        return null;
    const { code, reason } = failed;
    const isShared = others.every((rowFigures) => rowFigures.conclusion === 'config-error' && rowFigures.reason === reason);
    return isShared ? { reason, ...(code === undefined ? {} : { code }) } : null;
}
/** Jobs that gave no answer, and evaluations that could not be done, fail the batch; failed evaluations count as a rate. */
function failuresOf({ figures: all, ended, failedGroups }) {
    if (!failedGroups.some(({ figures }) => figures.some(_pass_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnevaluated */ .dR)))
        return null;
    const failed = ended.filter(({ conclusion }) => conclusion !== 'success');
    const errors = ended.filter((rowFigures) => rowFigures.conclusion === 'success' && rowFigures.evaluations.errors > 0).length;
    const reasons = [
        ...(failed.length === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(failed.length)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(all.length, 'job')} failed`]),
        ...(errors === 0 ? [] : [`the evaluations of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(errors, 'job')} could not be done`]),
    ];
    const reason = `${reasons.join(', and ')}.${parkedIn(all)}`;
    const kinds = new Set(failed.map(({ conclusion }) => conclusion));
    const [only] = kinds;
    const isShared = kinds.size === 1 && (only === 'no-output' || only === 'provider-error');
    const code = failed.length === all.length ? 'all-jobs-failed' : 'some-jobs-failed';
    return {
        conclusion: isShared ? only : 'incomplete',
        code: failed.length === 0 ? 'evaluation-errors' : code,
        reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    };
}
/** The exit code of a batch: a failed job is 1, whatever it failed of, and so is a lost pull request if it matters. */
function exitCodeOfBatch(conclusion, failsRun = false) {
    switch (conclusion) {
        case 'success':
        case 'skipped':
            return failsRun ? 1 : 0;
        case 'config-error':
            return 2;
        case 'budget':
        case 'timeout':
            return 4;
        case 'cancelled':
            return 130;
        case 'no-output':
        case 'denied':
        case 'incomplete':
        case 'provider-error':
            return 1;
    }
}


/***/ }),

/***/ 18637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ openState),
/* harmony export */   K0: () => (/* binding */ defaultStatePath),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80202);
/* harmony import */ var _platform_files_state_lock_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81135);
/* harmony import */ var _platform_files_state_state_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76693);
/* harmony import */ var _platform_files_state_whole_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15365);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72443);
/* harmony import */ var _read_valid_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31734);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5104);
/* harmony import */ var _run_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39035);
/* harmony import */ var _seal_directory_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98058);











const maxRecordBytes = 64_000_000;
/**
 * Opens the state directory of a batch for this process alone. Rejects with UserError `state-unusable` for the
 * directory of another batch, one that contains other files, and one that another process uses.
 */
async function openState(options) {
    const { path, name, temporary, key } = options;
    const { directory, lock } = await orUnusable(path, async () => {
        const opened = await (0,_platform_files_state_state_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .openStateDirectory */ .v)(path, { create: true, root: options.root });
        await claim(opened, name);
        const taken = (0,_platform_files_state_lock_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .lockDirectory */ .Z4)(opened.path, temporary);
        const held = 'holder' in taken ? opened : writtenWhileHeld(opened, path, taken);
        return { directory: (0,_seal_directory_js__WEBPACK_IMPORTED_MODULE_10__/* .sealDirectory */ .r0)(held, key), lock: taken };
    });
    if ('holder' in lock) {
        throw unusable(path, {
            message: 'another process is using this state directory',
            found: `process ${String(lock.holder.pid)}, which was running at ${new Date(lock.holder.confirmedAt).toISOString()}`,
            hint: 'wait until it has ended, or use --state with another directory',
        });
    }
    try {
        const keys = await orUnusable(path, async () => {
            await directory.remove('running');
            await (0,_platform_files_state_whole_files_js__WEBPACK_IMPORTED_MODULE_5__/* .removeUnfinished */ .E1)(directory.path);
            await options.restore?.(directory);
            // No other process writes while this one holds the lock: a missing file is not looked for again.
            return new Set((await directory.names('jobs')).map((file) => file.replace(/\.json$/, '')));
        });
        return { ...stateIn(directory, options.onNotice, keys), release: () => lock.release() };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** After a process that could not be examined has taken the directory over, two would write it: this one ends. */
function writtenWhileHeld(directory, path, lock) {
    const requireHeld = () => {
        if (!lock.isLost())
            return;
        throw unusable(path, {
            message: 'another process has taken over this state directory',
            found: 'this process could not confirm for a minute that it is running',
            hint: 'wait until the other one has ended, and run the batch again: what was stored before is kept',
        });
    };
    return {
        ...directory,
        write: async (name, content) => {
            requireHeld();
            await directory.write(name, content);
        },
        add: async (name, content) => {
            requireHeld();
            await directory.add(name, content);
        },
    };
}
/** Opens a state directory for reading, such as one that another machine has written. */
async function readState(path, onNotice, key = null) {
    return await orUnusable(path, async () => stateIn((0,_seal_directory_js__WEBPACK_IMPORTED_MODULE_10__/* .sealDirectory */ .r0)(await (0,_platform_files_state_state_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .openStateDirectory */ .v)(path, { create: false, root: null }), key), onNotice));
}
const mostNotices = 10;
function stateIn(directory, onNotice, keys) {
    /** The keys of unusable records that a notice has named: a record is read more than once. */
    const named = new Set();
    return {
        directory,
        record: async (job) => {
            if (keys?.has(job.key) === false)
                return null;
            const record = await readRecord(directory, job.key);
            if (record === null)
                return null;
            const problem = 'problem' in record ? record.problem : (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .hasPartsOf */ .O)(record, job) ? null : 'it was not written for this job';
            if (problem === null && !('problem' in record))
                return record;
            if (named.has(job.key))
                return null;
            named.add(job.key);
            // A wrong key makes every result unusable.
            if (named.size === mostNotices)
                onNotice('More stored results are not used.');
            if (named.size < mostNotices)
                onNotice(`The stored result ${job.key.slice(0, 12)} is not used, because ${problem ?? ''}.`);
            return null;
        },
        save: async (record, replaced, transcript = null) => {
            const { key, transcriptPath } = record;
            if (transcriptPath !== null && transcript !== null)
                directory.writeNew(transcriptPath, transcript);
            else if (transcriptPath !== null)
                await keepTranscript(directory, key, transcriptPath);
            const [name, content] = [`jobs/${key}.json`, `${JSON.stringify(record)}\n`];
            await (replaced === null ? directory.add(name, content) : directory.write(name, content));
            keys?.add(key);
            const old = replaced?.transcriptPath ?? null;
            if (old !== null && old !== record.transcriptPath)
                await directory.remove(old);
        },
        lastRun: async () => await (0,_read_valid_js__WEBPACK_IMPORTED_MODULE_7__/* .readValid */ .h)(directory, _run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .runFile */ .y6, _run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .runSchema */ .Lx, maxRecordBytes),
        saveRun: async (run) => {
            await directory.flush();
            await directory.write(_run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .runFile */ .y6, `${JSON.stringify(run)}\n`);
        },
    };
}
async function readRecord(directory, key) {
    const read = directory.read(`jobs/${key}.json`, maxRecordBytes);
    const content = await read.catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_6__/* .FileProblem */ .k, ({ message }) => ({ problem: message })));
    return content === null || 'problem' in content ? content : (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .parseRecord */ .H)(content, key);
}
async function keepTranscript(directory, key, path) {
    const running = `running/${key}.jsonl`;
    if (await directory.has(running))
        await directory.move(running, path);
}
/** Marks a new directory with the name of the batch, and keeps its content out of git. */
async function claim(directory, name) {
    const identity = await directory.read(_run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFile */ .V4, 10_000);
    if (identity === null) {
        const others = (await directory.names('.')).filter((name) => !name.startsWith('.'));
        if (others.length > 0) {
            throw unusable(directory.path, {
                message: 'this directory contains other files',
                found: others.slice(0, 5).join(', '),
                hint: 'use --state with an empty directory, or with one that a batch has written',
            });
        }
        await directory.write('.gitignore', '*\n');
        await directory.write(_run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .identityFile */ .V4, `${JSON.stringify({ formatVersion: 1, name })}\n`);
        return;
    }
    const foreign = (0,_run_log_js__WEBPACK_IMPORTED_MODULE_9__/* .whyForeign */ .fW)(identity, { name, otherwise: `use --state with another directory for ${name}` });
    if (foreign !== null)
        throw unusable(directory.path, { ...foreign, message: `this directory ${foreign.message}` });
}
async function orUnusable(path, work) {
    return await (0,_platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .orDiagnostic */ .B)(work(), {
        code: 'state-unusable',
        location: path,
        message: 'the state directory cannot be used',
        hint: 'use --state with a directory that can be written and contains no links',
    });
}
function unusable(path, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo({ code: 'state-unusable', location: path, ...problem });
}
/** Where the state of a batch is if nothing else is requested. */
function defaultStatePath(workspace, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, '.sallyport/state', name);
}


/***/ }),

/***/ 53270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XK: () => (/* binding */ planFileText),
/* harmony export */   hp: () => (/* binding */ savePlan),
/* harmony export */   vS: () => (/* binding */ parsePlan),
/* harmony export */   wr: () => (/* binding */ readPlanFile)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _model_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52012);



/** A plan as lines of JSON: written in pieces, because the text of a large plan would be larger than the plan. */
function* planFileText(plan) {
    const { jobs, ...head } = plan;
    yield `${JSON.stringify(head).slice(0, -1)},"jobs":[\n`;
    let block = [];
    for (const [index, job] of jobs.entries()) {
        const { item } = job;
        // Where a row was found matters only while it is read.
        const frozen = item === null ? null : { id: item.id, fields: item.fields, content: item.content };
        block.push(`${JSON.stringify({ ...job, item: frozen })}${index < jobs.length - 1 ? ',' : ''}\n`);
        if (block.length < 1_000)
            continue;
        yield block.join('');
        block = [];
    }
    yield `${block.join('')}]}\n`;
}
/** Stores the plan of a run in its state directory. */
async function savePlan(directory, plan) {
    const writer = await directory.create('plan.json');
    for (const piece of planFileText(plan))
        await writer.write(piece);
    await writer.close();
}
const hex = (length) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(new RegExp(`^[0-9a-f]{${String(length)}}$`)));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0));
const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    index: count,
    item: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        fields: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    })),
    matrix: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()])),
    repeat: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1)),
    key: hex(64),
    keyParts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(Object.fromEntries(_model_types_js__WEBPACK_IMPORTED_MODULE_3__/* .keyPartNames */ .N.map((name) => [name, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()]))),
    slot: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    evaluationDigest: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    promptCharacters: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    estimatedCostUsd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1)),
});
const planSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    planId: hex(32),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    fileDigest: hex(64),
    shards: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(256)),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(jobSchema),
    notices: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/**
 * Reads a frozen plan of this batch file. Throws UserError `batch-plan`.
 * @param isResumed whether it is the plan of the last run
 */
function readPlanFile(path, bytes, file, isResumed = false) {
    const plan = parsePlan(path, bytes);
    if (plan.fileDigest !== file.digest) {
        throw planProblem(path, `the plan was made from another version of ${file.path}`, isResumed
            ? '--resume needs the batch file of the last run; run without it to use the new one'
            : 'check out the same commit for the plan and for its shards, or make a new plan');
    }
    return plan;
}
/** Reads a frozen plan of any batch file. Throws UserError `batch-plan`. */
function parsePlan(path, bytes) {
    const value = parse(path, new TextDecoder().decode(bytes));
    const parsed = planSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const where = issue === undefined || issue.path.length === 0 ? '' : `: ${issue.path.join('.')} is missing or wrong`;
        throw planProblem(path, `the file is not a plan of this version of Sallyport${where}`, 'create it with batch plan');
    }
    return { ...parsed.data, jobs: parsed.data.jobs };
}
function parse(path, text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw planProblem(path, `the plan is not valid JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`, 'make it again with batch plan');
    }
}
function planProblem(location, message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({ code: 'batch-plan', location, message, hint });
}


/***/ }),

/***/ 31734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readOrProblem),
/* harmony export */   h: () => (/* binding */ readValid)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20274);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);



/** A stored file as its schema describes it; `null` if it is missing, unreadable or not valid. */
async function readValid(directory, name, schema, maxBytes = 1_000_000) {
    const content = await readOrProblem(directory, name, schema, maxBytes);
    return content !== null && 'value' in content ? content.value : null;
}
/** The same, with the problem of a file that is unreadable or not valid; `null` only if it is missing. */
async function readOrProblem(directory, name, schema, maxBytes) {
    const content = await directory
        .read(name, maxBytes)
        .catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, ({ message }) => ({ problem: message })));
    if (content === null || 'problem' in content)
        return content;
    const value = schema.safeParse((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(content.toString('utf8'))).data;
    return value === undefined ? { problem: 'its content is damaged or has another format' } : { value };
}


/***/ }),

/***/ 5104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ parseRecord),
/* harmony export */   O: () => (/* binding */ hasPartsOf)
/* harmony export */ });
/* harmony import */ var _model_job_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77730);
/* harmony import */ var _model_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52012);


/** Reads a stored record of the job with this key. Returns the problem if it is damaged or belongs to another job. */
function parseRecord(bytes, key) {
    let value;
    try {
        value = JSON.parse(bytes.toString('utf8'));
    }
    catch {
        return { problem: 'it is not valid JSON' };
    }
    const parsed = _model_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .jobRecordSchema */ ._p.safeParse(value);
    if (!parsed.success) {
        const path = parsed.error.issues[0]?.path.join('.') ?? '';
        if (path === 'formatVersion')
            return { problem: 'another version of Sallyport has written it' };
        return { problem: `${path || 'its content'} is invalid` };
    }
    const record = parsed.data;
    if (record.key !== key)
        return { problem: 'it belongs to another job' };
    if (record.transcriptPath !== null && !record.transcriptPath.startsWith(`transcripts/${key}-`))
        return { problem: 'its transcript belongs to another job' };
    return record;
}
/** A record with the same key and other parts was not written for this job. */
function hasPartsOf(record, job) {
    return _model_types_js__WEBPACK_IMPORTED_MODULE_1__/* .keyPartNames */ .N.every((name) => record.keyParts[name] === job.keyParts[name]);
}


/***/ }),

/***/ 47613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ isPassed),
/* harmony export */   Ku: () => (/* binding */ whyParked),
/* harmony export */   LF: () => (/* binding */ dispositionOf),
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   qX: () => (/* binding */ hasEndedIn),
/* harmony export */   q_: () => (/* binding */ failuresInARow),
/* harmony export */   v1: () => (/* binding */ isUnwritten)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);

/** Errors that the same request causes every time, or that were paid for: running it again would only cost money. */
const permanentErrors = new Set([
    ...['bad-request', 'context-length', 'refused'],
    ...['unwritten-output', 'unusable-changes'],
]);
/** Decides about a job from the record with its key. The only place that decides whether a model is paid again. */
function dispositionOf(record, evaluationDigest, { parkAfter, retryFailed, rescore, resumed, sent }) {
    if (record === null)
        return { kind: 'run', why: 'new' };
    if (sent.has(record.key))
        return { kind: 'run', why: 'requested' };
    if (isUnwritten(record))
        return { kind: 'rescore' };
    if (retryFailed && hasFailed(record))
        return { kind: 'run', why: 'requested' };
    const isUnscored = record.evaluationDigest !== evaluationDigest || record.evaluations.some(isError);
    const needsScore = record.conclusion === 'success' && (rescore || isUnscored);
    if (needsScore)
        return { kind: 'rescore' };
    if (record.conclusion === 'success')
        return { kind: 'reuse' };
    if (resumed !== null && hasEndedIn(record, resumed))
        return { kind: 'reuse' };
    if (parkAfter !== null && (record.sameFailures >= parkAfter || isPermanent(record)))
        return { kind: 'parked' };
    return isPermanent(record) ? { kind: 'reuse' } : { kind: 'run', why: 'failed before' };
}
/** Whether a job has ended in this run, which may have been resumed since. */
function hasEndedIn({ planId, endedAt }, run) {
    return planId === run.planId && endedAt >= run.startedAt;
}
/** Why a job is parked, without its reason. */
function whyParked(record) {
    if (record.errorKind === 'unusable-changes')
        return 'its answer is paid for';
    return isPermanent(record)
        ? 'the same request fails every time'
        : `it failed ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(record.sameFailures, 'time')} in the same way`;
}
/** Whether the same request would only cost money, so that no run repeats it unasked. */
function isPermanent({ errorKind }) {
    return errorKind !== null && permanentErrors.has(errorKind);
}
/** Whether the answer is stored, but its output file could not be written. */
function isUnwritten({ errorKind }) {
    return errorKind === 'unwritten-output';
}
/** An evaluation that could not be done does not count: it is done again, and no job runs for it. */
function hasFailed(record) {
    return !isPassed({ ...record, evaluations: record.evaluations.filter((evaluation) => !isError(evaluation)) });
}
const isError = ({ status }) => status === 'error';
/** Whether the job ended well, and each evaluation passed; with a minimum score, their mean decides instead. */
function isPassed({ conclusion, evaluations, minScore, }) {
    if (conclusion !== 'success' || evaluations.some(isError))
        return false;
    if (minScore === undefined)
        return evaluations.every(({ status }) => status === 'passed');
    return evaluations.length === 0 || meanScore(evaluations) >= minScore;
}
/** By weight. */
function meanScore(evaluations) {
    const weights = evaluations.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const mean = evaluations.reduce((sum, { score, weight = 1 }) => sum + score * weight, 0) / weights;
    // Sums of fractions miss the exact value by a little.
    return Number(mean.toFixed(9));
}
/** How often the job has now failed in this way in a row. A record without a code is of no known kind. */
function failuresInARow(before, now) {
    if (now.conclusion === 'success')
        return 0;
    const isSame = before?.code !== undefined &&
        before.code === now.code &&
        before.conclusion === now.conclusion &&
        before.errorKind === now.errorKind;
    return isSame ? before.sameFailures + 1 : 1;
}


/***/ }),

/***/ 39035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ firstOfNextRun),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   V4: () => (/* binding */ identityFile),
/* harmony export */   fW: () => (/* binding */ whyForeign),
/* harmony export */   pB: () => (/* binding */ storedReasons),
/* harmony export */   y6: () => (/* binding */ runFile)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _job_result_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7345);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _model_job_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77730);




/** The name of a batch, in the state directory, so that another batch does not use it. */
const identityFile = 'batch.json';
/** The last run that used the directory. */
const runFile = 'run.json';
const identitySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
});
const formatSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gt */ .Tx(1)) });
/**
 * Why the state with this file cannot be used for the batch of this name; `null` if it can. `otherwise`: what to do about
 * the state of another batch.
 */
function whyForeign(bytes, { name, otherwise }) {
    const value = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(bytes.toString('utf8'));
    const newer = formatSchema.safeParse(value).data;
    if (newer !== undefined) {
        const found = `format ${String(newer.formatVersion)} in ${identityFile}`;
        return {
            message: 'holds the state of a newer release of Sallyport',
            found,
            hint: `use that release, or ${otherwise}`,
        };
    }
    const owner = identitySchema.safeParse(value).data?.name;
    if (owner === name)
        return null;
    return { message: 'holds the state of another batch', found: owner ?? `${identityFile} is invalid`, hint: otherwise };
}
const pullRequestOutcomes = [
    'created',
    'updated',
    'unchanged',
    'fell back',
    'withheld',
    'refused',
    'failed',
    'left out',
];
const time = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const names = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000))).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000_000));
/** What a run leaves besides its records: the next run, `--resume` and `batch merge` need it. */
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)),
    planId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200)),
    /** `I/N`; `null` without shards. */
    shard: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d{1,4}\/\d{1,4}$/))),
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC()),
    startedAt: time,
    /** `null` until the run has ended: it was killed, or is still running. */
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(40))),
    conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_result_types_js__WEBPACK_IMPORTED_MODULE_4__/* .conclusions */ .f)),
    /** Absent until the run has ended, and in states of releases that stored none. */
    code: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_model_job_record_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonCode */ .g3),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(100_000)),
    /** How `max-cost-usd` was reached, in a sentence; absent if it was not. */
    costReached: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000))),
    /** Slots, in order. */
    deferred: names,
    /**
     * Slots of jobs that an earlier run has deferred and that this one has not begun: until it has ended, those that it
     * runs. The next run starts with these. Absent = none.
     */
    waiting: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(names),
    /** Why most of them are deferred, if there are any. */
    deferredReason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(100_000)),
    /** Why others are, by the slot of the job. Absent = none. */
    otherReasons: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(100_000)))),
    /** Slots of the jobs that failed in the same way too often. */
    parked: names,
    /** Absent in a run that has opened none. */
    pullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        outcome: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(pullRequestOutcomes),
        url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000))),
        jobs: names,
        note: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(100_000)),
    }))),
    /** Why stored answers could not be used, by the slot of the job. Absent = all could. */
    problems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10_000)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(100_000)))),
    /** US dollars in addition to those of the jobs that have ended; `null` if a price is unknown. Absent = nothing. */
    otherUsd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI()))),
    /** From the batch file, for a merge, which does not read it: entries of which not every repeat must pass. */
    minPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1)),
    /** Of `delivery: batch`. Absent = answers come at once. */
    awaitsAnswers: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    atLeast: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC())),
});
/** Slots of the jobs that the next run starts with, in order. */
function firstOfNextRun(last) {
    return last === null ? [] : [...new Set([...(last.waiting ?? []), ...last.deferred])];
}
/** Why jobs are deferred, by slot, as a run stores it: the most frequent reason only once. */
function storedReasons(reasons) {
    const counts = new Map();
    for (const reason of reasons.values())
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const [deferredReason = ''] = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    return {
        deferredReason,
        otherReasons: Object.fromEntries([...reasons].filter(([, reason]) => reason !== deferredReason)),
    };
}


/***/ }),

/***/ 98058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dy: () => (/* binding */ isSealed),
/* harmony export */   nz: () => (/* binding */ isOfOtherKey),
/* harmony export */   r0: () => (/* binding */ sealDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72443);



/** The files that decide what is run, paid for and published. Reports and transcripts are only shown. */
const sealed = /^(jobs|answers|delivery|trees)\/|^run\.json$/;
/** Written in pieces, so that its MAC is in a file of its own. */
const planFile = 'plan.json';
const planMacFile = `${planFile}.mac`;
/** Why a file cannot be used although it exists. */
const otherKey = 'it was not written with resume-key';
const macField = /,"mac":"([0-9a-f]{64})"\}\n$/;
/** In bytes, up to the end of the file. */
const macLength = 75;
/**
 * A state directory whose files have a MAC, so that whoever can write to it without the key can neither plant a result
 * nor move one. Reading rejects with FileProblem for a file without a valid one. Without a key, MACs are neither written
 * nor examined.
 */
function sealDirectory(directory, key) {
    const mac = (name) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', `sallyport state ${key ?? ''}`).update(`${name}\n`);
    const examine = (name, content, storedMac) => {
        const expected = mac(name).update(content).digest('hex');
        if (storedMac.length !== expected.length || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(storedMac), Buffer.from(expected)))
            throw new _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k('refused', name, otherKey);
    };
    const withMac = (name, content) => {
        if (key === null || !sealed.test(name))
            return content;
        const text = `${content.toString('utf8').trimEnd()}\n`;
        return `${text.slice(0, -2)},"mac":"${mac(name).update(text).digest('hex')}"}\n`;
    };
    return {
        ...directory,
        read: async (name, maxBytes) => {
            const bytes = await directory.read(name, maxBytes);
            if (bytes === null)
                return null;
            if (name === planFile && key !== null) {
                const macFile = await directory.read(planMacFile, 100);
                examine(name, bytes, macFile?.toString('utf8').trim() ?? '');
                return bytes;
            }
            if (!sealed.test(name))
                return bytes;
            const storedMac = macField.exec(bytes.subarray(-macLength).toString('latin1'))?.[1];
            const content = storedMac === undefined ? bytes : withoutMac(bytes);
            if (key !== null)
                examine(name, content, storedMac ?? '');
            return content;
        },
        write: async (name, content) => await directory.write(name, withMac(name, content)),
        add: async (name, content) => await directory.add(name, withMac(name, content)),
        create: async (name) => {
            const writer = await directory.create(name);
            if (key === null || name !== planFile)
                return writer;
            const digest = mac(name);
            return {
                write: async (text) => {
                    digest.update(text);
                    await writer.write(text);
                },
                close: async () => {
                    await writer.close();
                    await directory.write(planMacFile, `${digest.digest('hex')}\n`);
                },
                abandon: () => writer.abandon(),
            };
        },
    };
}
/** Whether the file exists but has no valid MAC. */
async function isOfOtherKey(directory, name, maxBytes) {
    return await directory.read(name, maxBytes).then(() => false, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k, ({ message }) => message === otherKey));
}
/** Whether the last run has written the directory with a key. */
async function isSealed(directory) {
    return await directory.has(planMacFile);
}
function withoutMac(bytes) {
    return Buffer.concat([bytes.subarray(0, bytes.length - macLength), Buffer.from('}\n')]);
}


/***/ }),

/***/ 7345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ conclusions)
/* harmony export */ });
const conclusions = [
    'success',
    'no-output',
    'denied',
    'incomplete',
    'budget',
    'timeout',
    'provider-error',
    'config-error',
    'skipped',
    'cancelled',
];


/***/ }),

/***/ 76693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openStateDirectory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/platform/files/file-problems.js
var file_problems = __webpack_require__(81383);
// EXTERNAL MODULE: ./lib/platform/files/make-directories.js
var make_directories = __webpack_require__(87144);
// EXTERNAL MODULE: ./lib/platform/files/own-writes.js
var own_writes = __webpack_require__(55319);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
;// CONCATENATED MODULE: ./lib/platform/files/state/sync-queue.js




const mostWaiting = 64;
/** The end of each is noticed once per turn of a busy process, which would be too slow for one at a time. */
const lanes = 3;
const dataToDisk = (0,external_node_util_.promisify)(external_node_fs_.fdatasync);
function createSyncQueue() {
    const failures = [];
    let waiting = 0;
    const last = Array.from({ length: lanes }, () => Promise.resolve());
    let added = 0;
    const sync = async (descriptor) => {
        try {
            await dataToDisk(descriptor);
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, Error);
            failures.push(error);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
            waiting -= 1;
        }
    };
    const flush = async () => {
        await Promise.all(last);
        const [failure] = failures.splice(0);
        if (failure !== undefined)
            throw failure;
    };
    return {
        add: async (descriptor) => {
            waiting += 1;
            const lane = added % lanes;
            added += 1;
            // What the caller does next is more urgent, such as the next request of a batch.
            last[lane] = Promise.all([last[lane], (0,external_node_timers_promises_.setImmediate)()]).then(() => sync(descriptor));
            if (waiting > mostWaiting)
                await flush();
        },
        flush,
    };
}

// EXTERNAL MODULE: ./lib/platform/files/state/whole-files.js
var whole_files = __webpack_require__(15365);
;// CONCATENATED MODULE: ./lib/platform/files/state/state-directory.js










const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = external_node_fs_.constants;
/** Opens a directory, and creates it if `create` is set. Throws FileProblem if it is a link below `root`, or a file. */
async function openStateDirectory(path, { create, root }) {
    return await (0,file_problems/* withFileProblems */.HQ)(path, async () => {
        if (root !== null)
            refuseLinks(path, root);
        if (create)
            (0,make_directories/* makeDirectories */.K)(path, 0o700);
        const stat = await (0,promises_.lstat)((0,external_node_fs_.realpathSync)(path));
        if (!stat.isDirectory())
            throw new types/* FileProblem */.k('not-a-directory', path, `${path} is not a directory`);
        return directoryAt((0,external_node_fs_.realpathSync)(path));
    });
}
function directoryAt(root) {
    const pathOf = (name) => pathIn(root, name);
    let reads = 0;
    return {
        path: root,
        ...writingBelow(root, pathOf),
        read: async (name, maxBytes) => {
            reads += 1;
            if (reads % readsPerTurn === 0)
                await (0,external_node_timers_promises_.setImmediate)();
            const absolute = pathOf(name);
            refuseLinks((0,external_node_path_.dirname)(absolute), root);
            return (0,file_problems/* withFileProblemsNow */.JK)(name, () => readRegular(absolute, name, maxBytes));
        },
        names: async (folder) => {
            const absolute = pathOf(folder);
            refuseLinks(absolute, root);
            const names = await (0,file_problems/* withFileProblems */.HQ)(folder, () => (0,promises_.readdir)(absolute).catch(file_problems/* nullIfMissing */.bJ));
            return (names ?? []).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        },
        remove: async (name) => await (0,own_writes/* asOwnWrite */.Sl)(pathOf(name), () => (0,file_problems/* withFileProblems */.HQ)(name, () => (0,promises_.rm)(pathOf(name), { recursive: true, force: true }))),
        has: async (name) => (await (0,promises_.lstat)(pathOf(name)).catch(() => null))?.isFile() === true,
        giveOut: async (name, target) => {
            const absolute = pathOf(name);
            refuseLinks((0,external_node_path_.dirname)(absolute), root);
            return await (0,file_problems/* withFileProblems */.HQ)(name, async () => {
                await linkOrCopy(absolute, target).catch(file_problems/* nullIfMissing */.bJ);
                return await versionAt(target);
            });
        },
        versionOf: (name) => versionAt(pathOf(name)),
    };
}
/** The size and the time of the content: those of a hard link are the same. */
async function versionAt(absolute) {
    const stat = await (0,promises_.lstat)(absolute, { bigint: true }).catch(file_problems/* nullIfMissing */.bJ);
    return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null;
}
/**
 * The target must be new. Files of a state directory are replaced and never changed, so a link is as good as a copy. A
 * copy of a symbolic link would contain the file that it names: what is not a regular file is left out.
 */
async function linkOrCopy(source, target) {
    if (!(await (0,promises_.lstat)(source)).isFile())
        return;
    try {
        await (0,promises_.link)(source, target);
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'EEXIST')
            throw error;
        await (0,promises_.copyFile)(source, target, external_node_fs_.constants.COPYFILE_EXCL);
    }
}
/** What creates files, and the folders for them. */
function writingBelow(root, pathOf) {
    const queue = createSyncQueue();
    const makeFolderOf = folderMaker(root);
    /** Does the work with the absolute path, whose folder exists then. */
    const inFolder = async (name, work) => {
        const absolute = pathOf(name);
        return await (0,own_writes/* asOwnWrite */.Sl)(absolute, () => (0,file_problems/* withFileProblems */.HQ)(name, async () => {
            makeFolderOf(absolute);
            return await work(absolute);
        }));
    };
    return {
        write: (name, content) => inFolder(name, (absolute) => (0,whole_files/* replace */.HC)(absolute, content)),
        writeNew: (name, content) => {
            const absolute = pathOf(name);
            (0,file_problems/* withFileProblemsNow */.JK)(name, () => {
                makeFolderOf(absolute);
                writeNew(absolute, content);
            });
            (0,own_writes/* endOwnWrite */.LJ)(absolute);
        },
        add: (name, content) => inFolder(name, async (absolute) => await queue.add((0,whole_files/* place */.ik)(absolute, content))),
        flush: () => (0,file_problems/* withFileProblems */.HQ)(root, () => queue.flush()),
        create: (name) => inFolder(name, (absolute) => (0,whole_files/* pieceWriter */.MC)(absolute, name)),
        move: async (from, to) => {
            const [source, target] = [pathOf(from), pathOf(to)];
            const work = () => (0,file_problems/* withFileProblems */.HQ)(from, async () => {
                makeFolderOf(target);
                await (0,promises_.rename)(source, target);
            });
            await (0,own_writes/* asOwnWrite */.Sl)(source, () => (0,own_writes/* asOwnWrite */.Sl)(target, work));
        },
        takeIn: (source, name) => inFolder(name, async (absolute) => {
            await (0,promises_.rm)(absolute, { force: true });
            await linkOrCopy(source, absolute);
        }),
    };
}
function pathIn(root, name) {
    const absolute = (0,external_node_path_.resolve)(root, name);
    if (absolute !== root && !absolute.startsWith(root + external_node_path_.sep))
        throw new Error(`${name} is outside of the state directory`);
    return absolute;
}
/** Creates the folder of a file, once per folder. */
function folderMaker(root) {
    const made = new Set();
    return (absolute) => {
        const folder = (0,external_node_path_.dirname)(absolute);
        if (made.has(folder))
            return;
        (0,make_directories/* makeDirectories */.K)(folder, 0o700);
        refuseLinks(folder, root);
        made.add(folder);
    };
}
/** Every part of the path below `root` that exists must be a directory and not a link. */
function refuseLinks(path, root) {
    let at = root;
    for (const part of (0,external_node_path_.relative)(root, path).split(external_node_path_.sep)) {
        if (part === '' || part === '.')
            continue;
        at = (0,external_node_path_.join)(at, part);
        const stat = (0,file_problems/* withFileProblemsNow */.JK)(at, () => (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false }));
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw new types/* FileProblem */.k('refused', at, `${at} is a link`);
    }
}
/** Synchronous: handing four steps to another thread takes several times as long as the steps. */
function readRegular(absolute, name, maxBytes) {
    const descriptor = openPresent(absolute);
    if (descriptor === null)
        return null;
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new types/* FileProblem */.k('special', name, `${name} is not a regular file`);
        if (stat.size > maxBytes)
            throw new types/* FileProblem */.k('too-large', name, `${name} has ${String(stat.size)} bytes, more than ${String(maxBytes)}`);
        return (0,external_node_fs_.readFileSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function openPresent(absolute) {
    try {
        return (0,external_node_fs_.openSync)(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (error) {
        return (0,file_problems/* nullIfMissing */.bJ)(error);
    }
}
/** Other work gets a turn after this many files. */
const readsPerTurn = 64;
/** Never through a link: what is found under the name is removed, not followed. */
function writeNew(absolute, content) {
    try {
        (0,external_node_fs_.writeFileSync)(absolute, content, newFile);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        (0,external_node_fs_.rmSync)(absolute, { force: true });
        (0,external_node_fs_.writeFileSync)(absolute, content, newFile);
    }
}
const newFile = { flag: 'wx', mode: 0o600 };


/***/ }),

/***/ 15365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ removeUnfinished),
/* harmony export */   HC: () => (/* binding */ replace),
/* harmony export */   MC: () => (/* binding */ pieceWriter),
/* harmony export */   ik: () => (/* binding */ place)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _file_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81383);
/* harmony import */ var _own_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55319);






const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** The content reaches the disk before the name does, so that a crash never leaves a truncated file under the name. */
async function replace(absolute, content) {
    const { temporary, handle } = await openTemporary(absolute);
    try {
        await fill(handle, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/**
 * Puts the whole file under its name; the descriptor is for its way to the disk. Synchronous: for a small file, handing
 * four steps to another thread takes four times as long as the steps.
 */
function place(absolute, content) {
    const temporary = temporaryFor(absolute);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, newFile, 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, content);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, absolute);
        return descriptor;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        throw error;
    }
}
const newFile = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
async function openTemporary(absolute) {
    const temporary = temporaryFor(absolute);
    return { temporary, handle: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, newFile, 0o600) };
}
/** Random bytes of one name would take longer than its file; Node gets those of UUIDs in advance, for many at a time. */
function temporaryFor(absolute) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 13)}.tmp`);
}
const temporaryName = /^\..+-[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
/** Removes what killed processes have not finished writing to a directory and its folders. */
async function removeUnfinished(directory) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(directory, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name));
    for (const folder of [directory, ...folders]) {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder))
            if (temporaryName.test(name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), { force: true });
    }
}
/** Small pieces are written together. */
const bufferedCharacters = 64_000;
async function pieceWriter(absolute, name) {
    (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .beginOwnWrite */ .vD)(absolute);
    const { temporary, handle } = await openTemporary(absolute);
    let pieces = [];
    let length = 0;
    const flush = async () => {
        const text = pieces.join('');
        pieces = [];
        length = 0;
        if (text !== '')
            await (0,_file_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .withFileProblems */ .HQ)(name, () => handle.appendFile(text));
    };
    return {
        write: async (text) => {
            pieces.push(text);
            length += text.length;
            if (length > bufferedCharacters)
                await flush();
        },
        close: async () => {
            await flush();
            await handle.datasync();
            await handle.close();
            await (0,_file_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .withFileProblems */ .HQ)(name, () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute));
            (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endOwnWrite */ .LJ)(absolute);
        },
        abandon: async () => {
            await handle.close();
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            (0,_own_writes_js__WEBPACK_IMPORTED_MODULE_5__/* .endOwnWrite */ .LJ)(absolute);
        },
    };
}
async function fill(handle, content) {
    try {
        await handle.writeFile(content);
        await handle.datasync();
    }
    finally {
        await handle.close();
    }
}


/***/ })

};
;