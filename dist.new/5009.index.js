"use strict";
exports.id = 5009;
exports.ids = [5009];
exports.modules = {

/***/ 26803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ unknownReason),
/* harmony export */   ID: () => (/* binding */ answersNotice),
/* harmony export */   Jn: () => (/* binding */ answerReason),
/* harmony export */   L$: () => (/* binding */ submissionNotice),
/* harmony export */   l_: () => (/* binding */ mergedNotice)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);

const remedy = 'use the resume-key with which it was written';
/** For people: a file of a submission that cannot be used, and what follows from that. */
function submissionNotice({ name, problem }) {
    return `${name} of the state directory cannot be used, because ${problem}. Which requests it has sent is unknown, so no job is sent to a batch API: ${remedy}, or delete it to send its requests again and pay for them again.`;
}
/** Why jobs that may have been sent wait; `null` if all files can be used. */
function unknownReason(files) {
    const [file] = files;
    if (file === undefined)
        return null;
    const names = files.slice(0, maxNames).map(({ name }) => name);
    const more = files.length > maxNames ? ` and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(files.length - maxNames, 'more file')}` : '';
    return `it may be at the batch API already: ${names.join(', ')}${more} cannot be used (${file.problem}); ${remedy}, or delete the file to send it again`;
}
const maxNames = 3;
/** Why a job waits whose answer cannot be used. */
function answerReason({ name, problem }) {
    return `its answer in ${name} cannot be used (${problem}); ${remedy}, or delete the file to send it again`;
}
/** For people: answers that cannot be used. */
function answersNotice(files) {
    const [file] = files;
    if (file === undefined)
        return null;
    const answers = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(files.length, 'stored answer');
    return `The state directory has ${answers} of a batch API that cannot be used, such as ${file.name}, because ${file.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}
/** For people: a file of a shard that cannot be used. */
function mergedNotice({ name, problem }) {
    return `${name} cannot be used, because ${problem}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${remedy}, or delete it from the merged state to pay for it again.`;
}


/***/ }),

/***/ 75009:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeBatch: () => (/* binding */ mergeBatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/batch/delivery/tidy-deliveries.js
var tidy_deliveries = __webpack_require__(71195);
// EXTERNAL MODULE: ./lib/batch/delivery/unusable-files.js
var unusable_files = __webpack_require__(26803);
// EXTERNAL MODULE: ./lib/batch/job/write-patch.js
var write_patch = __webpack_require__(4839);
// EXTERNAL MODULE: ./lib/batch/delivery/delivery-files.js
var delivery_files = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/batch/delivery/used-requests.js
var used_requests = __webpack_require__(61890);
;// CONCATENATED MODULE: ./lib/batch/merge/merge-deliveries.js



/**
 * What the shards have sent to a batch API and not used yet, so that the next run collects it: each shard has begun with
 * the submissions of all, and collects those of its own jobs. Of what was sent about one job, the last counts. Returns
 * the files that cannot be used; they are kept, because their requests may be paid for.
 */
async function mergeDeliveries(sources, target) {
    const merged = (0,delivery_files/* deliveryFilesIn */.bA)(target.directory);
    const isUsed = (0,used_requests/* usedRequests */.oo)(target.directory);
    const submissions = await submissionsOf(sources);
    await mergeAnswers(sources, target, { isUsed, submissions });
    for (const submission of submissions.values()) {
        const open = await Promise.all(submission.keys.map(async (key) => {
            const answer = await merged.answer(key);
            const isAnswered = answer !== null && (answer.sentAt ?? submission.createdAt) >= submission.createdAt;
            return !isAnswered && !(await isUsed(key, submission.createdAt));
        }));
        if (open.includes(true))
            await merged.update(submission);
        else
            await merged.remove(submission);
    }
    const begun = sources.map(({ run }) => run.startedAt).toSorted()[0] ?? '';
    for (const submission of await merged.submissions()) {
        // The target may have begun with a stored state, as the shards have: a submission that no shard has now was
        // collected. Another run may have sent something since.
        if (!submissions.has(submission.id) && submission.createdAt < begun)
            await merged.remove(submission);
    }
    await mergeLimits(sources, target);
    return await keepUnusable(sources, target, { isUsed, submissions });
}
async function submissionsOf(sources) {
    const submissions = new Map();
    for (const { state } of sources) {
        for (const submission of await (0,delivery_files/* deliveryFilesIn */.bA)(state.directory).submissions())
            if ((submissions.get(submission.id)?.batchId ?? null) === null)
                submissions.set(submission.id, submission);
    }
    return submissions;
}
async function mergeAnswers(sources, target, { isUsed, submissions }) {
    const merged = (0,delivery_files/* deliveryFilesIn */.bA)(target.directory);
    const lastSent = new Map();
    for (const { keys, createdAt } of submissions.values())
        for (const key of keys)
            if ((lastSent.get(key) ?? '') < createdAt)
                lastSent.set(key, createdAt);
    for (const { state } of elsewhere(sources, target)) {
        const files = (0,delivery_files/* deliveryFilesIn */.bA)(state.directory);
        for (const key of await files.outcomeKeys()) {
            const answer = await files.answer(key);
            if (answer === null || (await isUsed(key, answer.sentAt)))
                continue;
            // The shard of the job has sent it again.
            const isReplaced = answer.sentAt !== null && answer.sentAt < (lastSent.get(key) ?? '');
            if (!isReplaced)
                await merged.saveAnswer(key, answer);
        }
    }
}
/** Each shard has begun with the same limits; the smallest is the one with which a provider has accepted requests. */
async function mergeLimits(sources, target) {
    const smallest = new Map();
    for (const { state } of sources) {
        const limits = await (0,delivery_files/* deliveryFilesIn */.bA)(state.directory).limits();
        for (const [model, limit] of Object.entries(limits))
            smallest.set(model, Math.min(limit, smallest.get(model) ?? limit));
    }
    const merged = (0,delivery_files/* deliveryFilesIn */.bA)(target.directory);
    for (const [model, limit] of smallest)
        await merged.saveLimit(model, limit);
}
/** A file that another shard has without damage is not kept, and neither is an answer if a result contains one. */
async function keepUnusable(sources, target, { isUsed, submissions }) {
    const merged = (0,delivery_files/* deliveryFilesIn */.bA)(target.directory);
    const kept = [];
    for (const { state, path } of elsewhere(sources, target)) {
        const { directory } = state;
        const files = (0,delivery_files/* deliveryFilesIn */.bA)(directory);
        const keep = async (file) => {
            await target.directory.takeIn((0,external_node_path_.join)(directory.path, file.name), file.name);
            kept.push({ ...file, name: (0,external_node_path_.join)(path, file.name) });
        };
        for (const file of await files.unusableSubmissions())
            if (!submissions.has(/([0-9a-f]{32})\.json$/.exec(file.name)?.[1] ?? ''))
                await keep(file);
        for (const key of await files.outcomeKeys()) {
            const file = await files.unusableOutcome(key);
            if (file !== null && (await merged.answer(key)) === null && !(await isUsed(key, null)))
                await keep(file);
        }
    }
    return kept;
}
function elsewhere(sources, { directory }) {
    return sources.filter(({ state }) => state.directory.path !== directory.path);
}

// EXTERNAL MODULE: ./lib/batch/merge/merge-states.js
var merge_states = __webpack_require__(74603);
// EXTERNAL MODULE: ./lib/batch/state/open-state.js
var open_state = __webpack_require__(18637);
// EXTERNAL MODULE: ./lib/batch/state/run-log.js
var run_log = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/batch/state/seal-directory.js
var seal_directory = __webpack_require__(98058);
;// CONCATENATED MODULE: ./lib/batch/open/find-shard-states.js





const maxRunBytes = 64_000_000;
/**
 * The states of the shards in these directories, or in directories of them. Other directories are left out with a notice.
 * Rejects with UserError if nothing is left.
 */
async function findShardStates(from, { directory, key, shards }, onNotice) {
    const states = [];
    let hasOtherKey = false;
    for (const path of from) {
        const state = await (0,open_state/* readState */.un)((0,external_node_path_.resolve)(directory, path), onNotice, key).catch((0,errors/* only */.j6)(errors/* UserError */.yo, ({ diagnostics: [problem] }) => {
            onNotice(`${path} was left out: ${problem?.found ?? 'it cannot be read'}`);
            return null;
        }));
        if (state === null)
            continue;
        const inside = (await state.directory.has(run_log/* runFile */.y6)) ? [path] : await subdirectories(state, path);
        for (const shardPath of inside) {
            const shardState = shardPath === path ? state : await (0,open_state/* readState */.un)((0,external_node_path_.resolve)(directory, shardPath), onNotice, key);
            const run = await shardState.lastRun();
            if (run !== null)
                states.push({ path: shardPath, state: shardState, run });
            else if (await (0,seal_directory/* isOfOtherKey */.nz)(shardState.directory, run_log/* runFile */.y6, maxRunBytes)) {
                hasOtherKey = true;
                onNotice(`${shardPath} was left out: it was not written with this resume-key`);
            }
            else
                onNotice(`${shardPath} was left out: it is not the state of a batch`);
        }
    }
    if (states.length === 0)
        throw nothingFound(from, { hasOtherKey, shards });
    if (key === null)
        await warnWithoutKey(states, onNotice);
    return states;
}
function nothingFound(from, { hasOtherKey, shards }) {
    const problem = hasOtherKey
        ? {
            message: 'these directories were not written with this resume-key',
            hint: 'use the same resume-key in the steps run, shard and merge',
        }
        : {
            message: 'these directories do not contain the state of a batch',
            ...(shards === null
                ? {}
                : { found: `no results of ${shards === 1 ? 'the only shard' : `the ${String(shards)} shards of the plan`}` }),
            hint: 'name the state directories of the shards, or the directory that their artifacts were downloaded to; if no shard has uploaded its state, run the shards again (on GitHub: Re-run failed jobs)',
        };
    return new errors/* UserError */.yo({ code: 'state-unusable', location: from.join(', '), ...problem });
}
async function warnWithoutKey(states, onNotice) {
    for (const { path, state } of states) {
        if (!(await (0,seal_directory/* isSealed */.dy)(state.directory)))
            continue;
        onNotice(`${path} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`);
        return;
    }
}
/** Artifacts are downloaded into one directory, each into its own subdirectory. */
async function subdirectories({ directory }, path) {
    const names = await directory.names('.');
    const paths = [];
    for (const name of names)
        if (await directory.has(`${name}/${run_log/* runFile */.y6}`))
            paths.push((0,external_node_path_.join)(path, name));
    return paths;
}

// EXTERNAL MODULE: ./lib/batch/open/plan-batch.js + 16 modules
var plan_batch = __webpack_require__(52998);
// EXTERNAL MODULE: ./lib/batch/open/types.js
var open_types = __webpack_require__(9269);
// EXTERNAL MODULE: ./lib/batch/run/job-row.js
var job_row = __webpack_require__(5335);
// EXTERNAL MODULE: ./lib/batch/run/pass-rates.js
var pass_rates = __webpack_require__(88510);
// EXTERNAL MODULE: ./lib/batch/run/sum-usd.js
var sum_usd = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/batch/run/totals.js
var run_totals = __webpack_require__(50274);
// EXTERNAL MODULE: ./lib/batch/state/plan-file.js
var plan_file = __webpack_require__(53270);
// EXTERNAL MODULE: ./lib/batch/storage/open-storage.js + 5 modules
var open_storage = __webpack_require__(11684);
// EXTERNAL MODULE: ./lib/batch/storage/with-stored-state.js + 1 modules
var with_stored_state = __webpack_require__(66388);
// EXTERNAL MODULE: ./lib/batch/steps/write-reports.js + 1 modules
var write_reports = __webpack_require__(41480);
;// CONCATENATED MODULE: ./lib/batch/steps/merge-batch.js























const maxFileBytes = 1_000_000_000;
/**
 * Merges the state directories of all shards into one, with its reports. Rejects with UserError if there is nothing to
 * merge; missing and foreign parts are reported with exit code 2, and the rest is still written.
 */
async function mergeBatch({ from, plan: named = null, out, key = null, storage, previous, workingDirectory = '.', open = null }, ports) {
    const { hostEnvironment, log, redact } = ports;
    const { directory, temporary } = hostEnvironment;
    const warn = (text) => log.warning(redact(text));
    const namedPlan = named === null ? null : (0,plan_file/* parsePlan */.vS)(named, await (0,plan_batch/* readNamedPlan */.$l)(named, directory));
    const states = await findShardStates(from, { directory, key, shards: namedPlan?.shards ?? null }, warn);
    const plan = namedPlan ?? (await planOf(states));
    const merge = await (0,merge_states/* mergeStates */.t)(plan, states);
    for (const notice of merge.notices)
        log.info(redact(notice));
    for (const problem of merge.problems)
        warn(problem);
    const place = {
        path: out === null ? (0,open_state/* defaultStatePath */.K0)(directory, plan.name) : (0,external_node_path_.resolve)(directory, out),
        root: out === null ? directory : null,
        name: plan.name,
    };
    const workspace = (0,external_node_path_.resolve)(directory, workingDirectory);
    return await (0,with_stored_state/* withStoredState */.R)({ ...place, key, temporary, previous, onNotice: warn }, await (0,open_storage/* openStorage */.G)(storage, { name: plan.name, workspace, isShard: false }, ports), async (state) => {
        const merged = { plan, states, state, ...merge };
        return await write(merged, open, ports);
    });
}
/** The plan of the latest attempt: an earlier one may have found other items. */
async function planOf(states) {
    for (const { path, state } of states.toSorted((a, b) => b.run.attempt - a.run.attempt)) {
        const bytes = await state.directory.read('plan.json', maxFileBytes).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => null));
        if (bytes !== null)
            return (0,plan_file/* parsePlan */.vS)((0,external_node_path_.join)(path, 'plan.json'), bytes);
    }
    throw new errors/* UserError */.yo({
        code: 'batch-plan',
        location: states[0]?.path ?? '',
        message: 'none of these directories contains a plan that can be used',
        hint: 'keep the file plan.json of each state directory, and use the same resume-key in all steps',
    });
}
const nothing = { kind: 'open', reason: '' };
async function write(merged, open, ports) {
    const { plan, state, jobs, problems } = merged;
    const { redact, log } = ports;
    const figures = [];
    for (const [position, job] of plan.jobs.entries()) {
        const mergedJob = jobs[position];
        const record = (await mergedJob?.source?.state.record(job)) ?? null;
        if (record !== null && mergedJob?.source !== undefined && mergedJob.source !== null)
            await copy(record, mergedJob.source, state);
        const jobState = mergedJob?.state ?? nothing;
        figures.push((0,run_totals/* figuresOf */.h5)(jobState.kind, (0,job_row/* jobRow */.Ss)(job, jobState, record)));
    }
    for (const file of await mergeDeliveries(merged.states, state))
        log.warning(redact((0,unusable_files/* mergedNotice */.l_)(file)));
    const leftOver = await (0,tidy_deliveries/* tidyDeliveries */.L)(state.directory, plan.jobs, { now: clock/* systemClock */.m.now() });
    if (leftOver !== null)
        log.warning(leftOver);
    await (0,write_patch/* rebuildPatches */.E)(plan.jobs, { ...ports, state });
    const totals = mergedTotals(merged, figures);
    await (0,plan_file/* savePlan */.hp)(state.directory, plan);
    const run = mergedRun(merged, totals);
    await state.saveRun(run);
    const rowOf = async (position, job) => {
        return (0,job_row/* storedRow */.U0)(job, jobs[position]?.state ?? nothing, await state.record(job));
    };
    const tolerated = (0,pass_rates/* toleratedRepeats */.Jo)((0,pass_rates/* groupsOf */.c1)(plan.jobs, figures, { atLeast: (id) => run.atLeast[id] ?? 1 }));
    const report = { totals, jobs: plan.jobs, figures, tolerated, rowOf };
    const openAll = async () => {
        if (open === null)
            return open_types/* noPullRequests */.P;
        const { openMergedPullRequests } = await Promise.all(/* import() */[__webpack_require__.e(4758), __webpack_require__.e(3101), __webpack_require__.e(2731), __webpack_require__.e(356)]).then(__webpack_require__.bind(__webpack_require__, 40356));
        return await openMergedPullRequests(merged, open, ports);
    };
    const save = async (stored) => await state.saveRun({ ...run, ...stored });
    const reportPorts = { directory: state.directory, redact, save };
    const { written: { summary, ...written }, exitCode, } = await (0,write_reports/* writeReportsAfter */.T)(openAll, report, reportPorts);
    await (0,summary_file/* writeSummaryFile */.o)(summary, ports);
    return { exitCode: problems.length > 0 ? 2 : exitCode, value: null, ...written };
}
function mergedTotals(merged, figures) {
    const { plan, states, problems } = merged;
    const runs = latestRuns(plan, states);
    const firstRun = runs[0] ?? states[0]?.run;
    const totals = (0,run_totals/* totalsOf */.vA)(plan.jobs, figures, {
        name: plan.name,
        planId: plan.planId,
        minPassRate: firstRun?.minPassRate ?? 1,
        awaitsAnswers: firstRun?.awaitsAnswers === true,
        atLeast: (id) => firstRun?.atLeast[id] ?? 1,
        early: { cancelled: null, fatal: null, costReached: (0,run_totals/* costReachedIn */.$l)(runs) },
        otherUsd: otherUsd(merged),
    });
    if (problems.length === 0)
        return totals;
    const isLost = figures.some(({ state }) => state === 'missing' || state === 'open');
    const reason = `The merge is not complete: ${problems.join('; ')}.${isLost ? runAgain : ''}`;
    return { ...totals, conclusion: 'incomplete', code: 'merge-incomplete', reason };
}
const runAgain = ' Run these shards again (on GitHub: Re-run failed jobs), then the merge.';
/** All attempts of this plan: what each of them has cost counts. */
function runsOf({ planId }, states) {
    return states.map(({ run }) => run).filter((run) => run.planId === planId);
}
/** In addition to the jobs that have ended. An attempt that was resumed by a later one is a part of it. */
function otherUsd({ plan, states, replacedUsd }) {
    const byStart = new Map();
    for (const run of runsOf(plan, states).toSorted((a, b) => a.attempt - b.attempt))
        byStart.set(JSON.stringify([run.shard, run.startedAt]), run);
    return (0,sum_usd/* sumUsd */.e)([(0,run_totals/* otherUsdOf */.mt)([...byStart.values()]), replacedUsd]);
}
/** The last attempt of each shard: what an earlier one has not finished may be finished now. */
function latestRuns(plan, states) {
    const latest = new Map();
    for (const run of runsOf(plan, states)) {
        if ((latest.get(run.shard)?.attempt ?? 0) < run.attempt)
            latest.set(run.shard, run);
    }
    return [...latest.values()];
}
/** The record with its transcript and its changes. */
async function copy(record, source, target) {
    const { key, transcriptPath } = record;
    const from = source.state.directory;
    if (from.path === target.directory.path)
        return;
    for (const name of [transcriptPath, record.hasTree ? `trees/${key}.json` : null]) {
        const content = name === null ? null : await from.read(name, maxFileBytes);
        if (name !== null && content !== null)
            await target.directory.write(name, content);
    }
    await target.save(record, null);
}
function mergedRun(merged, totals) {
    const { plan, states, jobs } = merged;
    const ownRuns = runsOf(plan, states);
    const latest = latestRuns(plan, states);
    const reasons = plan.jobs.flatMap(({ slot }, at) => {
        const jobState = jobs[at]?.state;
        return jobState?.kind === 'deferred' ? [[slot, jobState.reason]] : [];
    });
    const deferred = new Map(reasons);
    const firstRun = latest[0] ?? states[0]?.run;
    if (firstRun === undefined)
        throw new Error('a merge without states');
    return {
        ...firstRun,
        planId: plan.planId,
        shard: null,
        attempt: Math.max(...states.map(({ run }) => run.attempt)),
        startedAt: ownRuns.map(({ startedAt }) => startedAt).toSorted()[0] ?? firstRun.startedAt,
        endedAt: (ownRuns.length === 0 ? [firstRun] : ownRuns)
            .flatMap(({ endedAt }) => endedAt ?? [])
            .toSorted()
            .at(-1) ?? null,
        conclusion: totals.conclusion,
        code: totals.code,
        reason: totals.reason,
        deferred: [...new Set(latest.flatMap((run) => run.deferred))].filter((slot) => deferred.has(slot)),
        ...(0,run_log/* storedReasons */.pB)(deferred),
        waiting: [...new Set(latest.flatMap(({ waiting = [] }) => waiting))],
        parked: [...new Set(latest.flatMap(({ parked }) => parked))],
        otherUsd: otherUsd(merged),
        problems: Object.fromEntries(latest.flatMap(({ problems = {} }) => Object.entries(problems))),
        pullRequests: [],
    };
}


/***/ })

};
;