"use strict";
exports.id = 347;
exports.ids = [347];
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

/***/ 91080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createJobPreparation)
/* harmony export */ });
/* harmony import */ var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19794);
/* harmony import */ var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68350);
/* harmony import */ var _settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82087);
/* harmony import */ var _plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11739);




/** Prepares the jobs of a plan. What the jobs of an entry share is read once. */
function createJobPreparation({ runContext: batchContext, file, resolver }, hostEnvironment) {
    const { trustedSource } = batchContext;
    const runContext = {
        ...batchContext,
        trustedSource: { ...trustedSource, source: rememberPresent(trustedSource.source) },
    };
    const sources = (0,_context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .commandSourcesOf */ .z)(runContext, hostEnvironment);
    const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
    const schemas = new Map();
    const schemaOf = async ({ settings, spec }) => {
        const schemaFile = settings['output-schema'];
        const name = schemaFile ?? spec.source;
        const known = schemas.get(name) ?? read(schemaFile);
        schemas.set(name, known);
        const promptSchema = spec.outputSchema;
        return (await known) ?? (promptSchema === null ? null : await (0,_settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__.checkedSchema)(promptSchema, spec.source));
    };
    const read = async (file) => await (0,_settings_output_schema_js__WEBPACK_IMPORTED_MODULE_2__.readOutputSchema)(file, runContext.trustedSource.source);
    return async (job) => {
        const entry = entries.get(job.id);
        if (entry === undefined)
            throw new Error(`the plan names the entry ${job.id}, which the batch file does not have`);
        const cell = { item: job.item, matrix: job.matrix };
        const resolved = await resolver.resolve(entry, cell);
        const { settings, spec, vars, narrowing, locationOfRule } = resolved;
        const { allow, ask, deny } = settings;
        return {
            runContext: { ...runContext, settings, locationOfRule },
            sources: { ...sources, directories: settings['command-directories'] },
            spec,
            vars,
            narrowing,
            lists: (0,_settings_check_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValidRules */ .hg)({ allow, ask, deny }, locationOfRule),
            outputSchema: await schemaOf(resolved),
            modelName: job.model,
            inputs: {
                evaluations: (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluationsOf */ .ZY)(entry, cell).map((evaluation) => (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .withJudge */ .kj)(evaluation, file.judge)),
                outputFile: (0,_plan_resolve_job_js__WEBPACK_IMPORTED_MODULE_3__/* .outputFileOf */ .TY)(entry, cell),
            },
        };
    };
}
/** Each job looks for the same instruction files, skills and hooks: those of the start of the batch count for all its jobs. */
function rememberPresent(source) {
    const known = new Map();
    return {
        ...source,
        present: (paths) => {
            const key = paths.join('\n');
            const kinds = known.get(key) ?? source.present(paths);
            known.set(key, kinds);
            return kinds;
        },
    };
}


/***/ }),

/***/ 20347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRunBatch: () => (/* binding */ dryRunBatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/secrets/redact-data.js
var redact_data = __webpack_require__(24788);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
// EXTERNAL MODULE: ./lib/batch/delivery/delivery-files.js
var delivery_files = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/batch/delivery/unusable-files.js
var unusable_files = __webpack_require__(26803);
// EXTERNAL MODULE: ./lib/batch/delivery/used-requests.js
var used_requests = __webpack_require__(61890);
;// CONCATENATED MODULE: ./lib/batch/deliver/forecast-waiting.js




/** Why a run would send nothing for these jobs, by key. Asks no provider. */
async function forecastWaiting(jobs, directory, { delivery, onExpired }) {
    const reasons = new Map();
    if (delivery !== 'batch')
        return reasons;
    const files = (0,delivery_files/* deliveryFilesIn */.bA)(directory);
    const isUsed = (0,used_requests/* usedRequests */.oo)(directory);
    const since = new Map();
    for (const submission of await files.submissions())
        for (const key of await (0,used_requests/* missingKeys */.lx)(submission, { files, isUsed }))
            since.set(key, submission.createdAt);
    const held = (0,unusable_files/* unknownReason */.$h)(await files.unusableSubmissions());
    for (const { key, model } of jobs) {
        if (!(0,providers/* hasBatchApi */.lx)(model))
            continue;
        const sentAt = since.get(key);
        const outcome = sentAt === undefined ? await files.outcome(key) : null;
        const isAgain = outcome !== null && (0,delivery_files/* isUnprocessed */.O$)(outcome) && onExpired !== 'fail';
        const file = sentAt === undefined && outcome === null ? await files.unusableOutcome(key) : null;
        const isSentNow = isAgain && onExpired === 'now';
        if (sentAt !== undefined)
            reasons.set(key, `waits for the batch API since ${sentAt.slice(0, 16)}Z`);
        else if (file !== null)
            reasons.set(key, (0,unusable_files/* answerReason */.Jn)(file));
        else if (outcome !== null && !isAgain)
            reasons.set(key, 'its answer is there, and is used');
        else if (held !== null && !isSentNow)
            reasons.set(key, held);
    }
    return reasons;
}

// EXTERNAL MODULE: ./lib/batch/delivery/tidy-deliveries.js
var tidy_deliveries = __webpack_require__(71195);
// EXTERNAL MODULE: ./lib/batch/job/uncommitted-files.js
var uncommitted_files = __webpack_require__(89146);
// EXTERNAL MODULE: ./lib/batch/open/choose-plan.js
var choose_plan = __webpack_require__(58775);
// EXTERNAL MODULE: ./lib/batch/open/open-batch.js + 3 modules
var open_batch = __webpack_require__(94148);
// EXTERNAL MODULE: ./lib/batch/open/plan-batch.js + 16 modules
var plan_batch = __webpack_require__(52998);
// EXTERNAL MODULE: ./lib/batch/open/prepare-batch-job.js
var prepare_batch_job = __webpack_require__(91080);
// EXTERNAL MODULE: ./lib/batch/model/types.js
var types = __webpack_require__(52012);
// EXTERNAL MODULE: ./lib/batch/run/survey.js
var survey = __webpack_require__(35631);
// EXTERNAL MODULE: ./lib/batch/state/reuse.js
var reuse = __webpack_require__(47613);
// EXTERNAL MODULE: ./lib/batch/plan/job-key.js
var job_key = __webpack_require__(2014);
;// CONCATENATED MODULE: ./lib/batch/plan/forecast.js




/** Decides about every job as a run would, with estimates in place of real costs. In plan order. */
function forecast(jobs, stored, { parkAfter, budget }, options) {
    const turns = new Map(stored.deferred.map((slot, turn) => [slot, turn]));
    const decided = jobs.map((job) => {
        const record = stored.record(job);
        const disposition = (0,reuse/* dispositionOf */.LF)(record, job.evaluationDigest, { ...options, parkAfter });
        const free = { job, rank: 0, expectedUsd: 0 };
        switch (disposition.kind) {
            case 'reuse':
                return { ...free, action: 'reuse', why: `ended ${dayOf(record)} as ${record?.conclusion ?? ''}` };
            case 'rescore': {
                const expectedUsd = record === null ? 0 : stored.scoringUsd(job, record);
                const isFirst = record !== null && (0,reuse/* isUnwritten */.v1)(record);
                const why = isFirst ? 'its stored answer is written and evaluated' : 'its evaluations are scored again';
                return { ...free, action: 'rescore', why, expectedUsd };
            }
            case 'parked':
                return { ...free, action: 'parked', why: parkedReason(record) };
            case 'run': {
                const waits = stored.waiting(job);
                if (waits !== null)
                    return { ...free, action: 'waiting', why: waits };
                const expectedUsd = job.estimatedCostUsd;
                if (stored.changed.has(job))
                    return { ...free, action: 'deferred', why: survey/* filesChanged */.wz, expectedUsd };
                const rank = rankOf(job, disposition.why, turns);
                const refused = stored.refused.get(job);
                if (refused !== undefined)
                    return { job, action: 'run', why: `ends as config-error: ${refused}`, rank, expectedUsd: 0 };
                const why = runReason(job, disposition.why, record, { stored, turns });
                return { job, action: 'run', why, rank, expectedUsd };
            }
        }
    });
    return withinBudget(decided, budget);
}
function runReason({ slot, keyParts }, why, record, { stored, turns }) {
    if (why === 'requested')
        return 'requested by --retry-failed';
    if (why === 'failed before')
        return `ended ${dayOf(record)} as ${record?.conclusion ?? ''}`;
    const earlier = stored.earlier(slot);
    if (earlier === null)
        return turns.has(slot) ? 'deferred by the last run' : 'new';
    const changed = types/* keyPartNames */.N.filter((name) => earlier[name] !== keyParts[name]);
    return changed.length === 0 ? 'its stored result is not usable' : `changed: ${changed.map(job_key/* keyPartWord */.J8).join(', ')}`;
}
/** Jobs that were deferred begin first, and failed ones last. */
function rankOf({ slot }, why, turns) {
    const turn = turns.get(slot);
    return turn !== undefined ? turn - turns.size : why === 'failed before' ? 1 : 0;
}
/** Stored answers are scored first. Jobs with the same key are paid for once. */
function withinBudget(decided, { maxJobs, maxCostUsd }) {
    const running = decided.filter(({ action }) => action === 'run').toSorted((a, b) => a.rank - b.rank);
    const order = [...decided.filter(({ action }) => action === 'rescore'), ...running];
    const ends = new Map();
    let cost = 0;
    let begun = 0;
    let isFull = null;
    for (const { job, action, expectedUsd } of order) {
        if (ends.has(job.key))
            continue;
        const next = cost + (expectedUsd ?? 0);
        const isCostReached = action === 'rescore' ? cost >= (maxCostUsd ?? Infinity) : cost > 0 && next > (maxCostUsd ?? Infinity);
        if (action === 'run' && maxJobs !== null && begun >= maxJobs)
            isFull ??= `max-jobs is ${String(maxJobs)}`;
        else if (isCostReached)
            isFull ??= `max-cost-usd is ${String(maxCostUsd)}`;
        ends.set(job.key, isFull);
        if (isFull !== null)
            continue;
        cost = next;
        if (action === 'run')
            begun += 1;
    }
    const paid = new Set();
    return decided.map(({ rank: _, ...job }) => {
        const { key } = job.job;
        const reason = ends.get(key) ?? null;
        if (reason !== null)
            return { ...job, action: 'deferred', why: `${reason}; ${job.why}` };
        const expectedUsd = paid.has(key) ? 0 : job.expectedUsd;
        paid.add(key);
        return { ...job, expectedUsd };
    });
}
function parkedReason(record) {
    return record === null ? '' : `${(0,reuse/* whyParked */.Ku)(record)}: ${record.reason}`;
}
function dayOf(record) {
    return record === null ? '' : `on ${record.endedAt.slice(0, 10)}`;
}

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
;// CONCATENATED MODULE: ./lib/batch/plan/forecast-text.js




const words = {
    run: 'run',
    reuse: 'reused',
    rescore: 'scored again',
    parked: 'parked',
    deferred: 'deferred',
    waiting: 'waiting',
};
/** One line per job, and the sums. */
function forecastText(plan, jobs, file) {
    const rows = jobs.map(({ job, action, why, expectedUsd }) => [
        words[action],
        (0,name_of_job/* nameOfJob */.er)(job),
        job.model,
        (0,format_number/* formatCount */.B4)(job.promptCharacters, 'character'),
        isPaid(action, expectedUsd) ? (0,headline/* formatCost */.BD)(expectedUsd) : '',
        why,
    ]);
    const widths = [0, 1, 2, 3, 4].map((column) => rows.reduce((widest, row) => Math.max(widest, Math.min(60, (row[column] ?? '').length)), 0));
    const lines = rows.map((row) => row
        .map((cell, column) => (0,plain_text/* plainText */.wh)(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
    const head = [`dry run of ${plan.name}: no model is called, no job runs`, ''];
    if (jobs.length === 0)
        return [...head, 'no jobs: no source has items'].join('\n');
    return [...head, ...lines, '', ...sums(jobs), ...(jobs.some(isSent) ? prices(file) : [])].join('\n');
}
/** Scoring a stored answer again has the normal price. */
const isSent = ({ action }) => action === 'run' || action === 'deferred' || action === 'waiting';
/** Scoring a stored answer costs something if a judge is asked. */
const isPaid = (action, expectedUsd) => action === 'run' || action === 'deferred' || (action === 'rescore' && expectedUsd !== 0);
function sums(jobs) {
    const counts = new Map();
    for (const { action } of jobs)
        counts.set(action, (counts.get(action) ?? 0) + 1);
    const parts = [...counts].map(([action, count]) => `${(0,format_number/* formatNumber */.ZV)(count)} ${words[action]}`);
    const { usd, unknown } = expectedCost(jobs);
    const missing = `${(0,format_number/* formatCount */.B4)(unknown, 'job')} of unknown price`;
    const cost = unknown > 0 && usd === 0
        ? `not known (${missing})`
        : `${(0,headline/* formatCost */.BD)(usd)}${unknown === 0 ? '' : `, and ${missing}`} (a rough guess)`;
    return [`${(0,format_number/* formatCount */.B4)(jobs.length, 'job')}: ${parts.join(', ')}`, `expected cost of this run: ${cost}`];
}
const hasJudge = ({ evaluate }) => evaluate.some(({ check }) => check.kind === 'judge');
/** What `delivery` makes cheaper, and what it does not. */
function prices({ delivery, judgeDelivery, jobs }) {
    if (delivery !== 'batch')
        return [];
    const judges = !jobs.some(hasJudge) ? '' : judgeDelivery === 'batch' ? ' and its judges' : ' and all judges';
    return [`half the price by the batch API, except for the first job of each entry${judges}`];
}
function expectedCost(jobs) {
    const costs = jobs
        .filter(({ action }) => action === 'run' || action === 'rescore')
        .map(({ expectedUsd: usd }) => usd);
    const known = costs.filter((cost) => cost !== null);
    return { usd: known.reduce((sum, cost) => sum + cost, 0), unknown: costs.length - known.length };
}

// EXTERNAL MODULE: ./lib/batch/evaluate/evaluate.js + 5 modules
var evaluate = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/batch/model/estimate.js
var estimate = __webpack_require__(5239);
// EXTERNAL MODULE: ./lib/batch/plan/resolve-job.js + 2 modules
var resolve_job = __webpack_require__(11739);
;// CONCATENATED MODULE: ./lib/batch/rescore/forecast-judges.js



/** What the judges of a stored answer are expected to cost, which a run asks directly; `null` if a price is unknown. */
function forecastJudges({ file, resolver }, { scoresAll }) {
    const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
    return (job, { evaluations }) => {
        const entry = entries.get(job.id);
        if (entry === undefined)
            return 0;
        const all = (0,resolve_job/* evaluationsOf */.ZY)(entry, job).map((spec) => (0,resolve_job/* withJudge */.kj)(spec, file.judge));
        const specs = all.filter((spec) => scoresAll || (0,evaluate/* storedResult */.R3)(spec, evaluations) === null);
        const { prices } = resolver.settingsOf(entry, job.matrix).settings;
        return (0,estimate/* estimateJudges */.JH)(specs, {
            judge: file.judge ?? job.model,
            delivery: file.delivery === 'flex' ? 'flex' : 'now',
            prices,
        });
    };
}

// EXTERNAL MODULE: ./lib/batch/run/budget.js
var run_budget = __webpack_require__(45292);
// EXTERNAL MODULE: ./lib/batch/state/open-state.js
var open_state = __webpack_require__(18637);
// EXTERNAL MODULE: ./lib/batch/state/record.js
var state_record = __webpack_require__(5104);
// EXTERNAL MODULE: ./lib/batch/state/run-log.js
var run_log = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/batch/storage/open-storage.js + 5 modules
var open_storage = __webpack_require__(11684);
// EXTERNAL MODULE: ./lib/batch/storage/with-stored-state.js + 1 modules
var with_stored_state = __webpack_require__(66388);
;// CONCATENATED MODULE: ./lib/batch/steps/dry-run-batch.js






















/** Shows what a run of the batch would do with each job, and why. Asks no model and writes nothing. */
async function dryRunBatch(open, { plan: source, shard: named, storage, inputs: { early } }, ports) {
    const { file, runContext } = open;
    const { hostEnvironment, redact, log } = ports;
    const { onRunner } = hostEnvironment;
    const { workspace, settings } = runContext;
    const statePath = early.state === undefined
        ? (0,open_state/* defaultStatePath */.K0)(workspace, file.name)
        : (0,external_node_path_.resolve)(hostEnvironment.directory, early.state);
    // An artifact is in the directory already, if there is one.
    const choice = storage.kind === 'artifact' ? undefined : storage;
    const opened = await (0,open_storage/* openStorage */.G)(choice, { name: file.name, workspace, isShard: named !== null }, ports);
    const onNotice = (notice) => log.warning(redact(notice));
    const { temporary } = hostEnvironment;
    const { plan, forecasts } = await (0,with_stored_state/* withStoredCopy */.h)(statePath, { storage: opened, temporary }, async (path) => {
        const state = await (0,open_state/* readState */.un)(path, onNotice, settings['resume-key'] ?? null).catch((0,errors/* only */.j6)(errors/* UserError */.yo, () => null));
        return await forecastIn(state, { open, source, named, early, onNotice, hostEnvironment });
    });
    const text = redact(forecastText(plan, forecasts, file));
    if (onRunner) {
        const lines = text.split('\n');
        for (const line of lines)
            log.info(line);
        await (0,summary_file/* writeSummaryFile */.o)(`### ⏭️ Dry run\n\n${(0,summary_file/* indentedBlock */.p)(lines.slice(0, maxSummaryLines))}\n`, ports);
    }
    const value = {
        name: plan.name,
        planId: plan.planId,
        conclusion: 'skipped',
        code: 'dry-run',
        estimatedCostUsd: expectedCost(forecasts).usd,
        notices: plan.notices,
        jobs: forecasts.map(({ job, action, why }) => ({ ...shownJob(job), action, why })),
    };
    return {
        exitCode: 0,
        text: onRunner ? '' : text,
        value: (0,redact_data/* redactData */.E)(value, redact, dryRunFormat),
        outputs: {
            conclusion: 'skipped',
            'reason-code': 'dry-run',
            reason: 'A dry run: no model was asked, and no job was run.',
        },
    };
}
async function forecastIn(state, options) {
    const { open, source, named, early, onNotice } = options;
    const { file } = open;
    const chosen = await (0,choose_plan/* choosePlan */.$)(state, { file, source, shard: named, resume: early['resume-batch'] });
    const { plan, resumed, shard } = chosen;
    for (const notice of [...chosen.notices, ...plan.notices])
        onNotice(notice);
    const jobs = shard === null ? plan.jobs : plan.jobs.filter((job) => job.shard === shard.index);
    const scoringUsd = forecastJudges(open, { scoresAll: early.rescore });
    const refused = await refusedIn(jobs, options);
    const stored = state === null ? { ...nothing, refused } : { ...(await readStored(state, jobs, file)), scoringUsd, refused };
    if (state !== null && shard === null) {
        const leftOver = await (0,tidy_deliveries/* tidyDeliveries */.L)(state.directory, plan.jobs, { now: clock/* systemClock */.m.now(), isDry: true });
        if (leftOver !== null)
            onNotice(leftOver);
    }
    const sent = state === null ? new Set() : await (0,used_requests/* unusedRequests */.Zc)(state.directory);
    const again = { retryFailed: early['retry-failed'], rescore: early.rescore, resumed, sent };
    const budget = (0,run_budget/* budgetOfShard */.pT)(file, { index: shard?.index ?? 1, total: shard === null ? 1 : plan.shards });
    if (resumed === null && !source.isFrozen)
        return { plan, forecasts: forecast(jobs, stored, { ...file, budget }, again) };
    const unlimited = forecast(jobs, stored, { ...file, budget: noBudget }, again);
    const toRun = unlimited.flatMap(({ job, action }) => (action === 'run' ? [job] : []));
    const changed = await (0,plan_batch/* requireUnchanged */.jr)(open, toRun, { ...options, isFrozen: source.isFrozen });
    return { plan, forecasts: forecast(jobs, { ...stored, changed }, { ...file, budget }, again) };
}
async function refusedIn(jobs, { open, hostEnvironment }) {
    const canHaveWorktrees = await (0,open_batch/* hasCommit */.Q)(open.runContext.git);
    const prepare = (0,prepare_batch_job/* createJobPreparation */.P)(open, hostEnvironment);
    return await (0,uncommitted_files/* uncommittedJobs */.qi)(jobs, { ...open, hasCommit: canHaveWorktrees, prepare, hostEnvironment });
}
const noBudget = { maxCostUsd: null, maxJobs: null, timeoutMinutes: null };
const dryRunFormat = {
    names: new Set([
        ...[
            'name',
            'planId',
            'conclusion',
            'code',
            'estimatedCostUsd',
            'notices',
            'jobs',
            'id',
            'item',
            'matrix',
            'repeat',
        ],
        ...['key', 'model', 'promptCharacters', 'action', 'why'],
    ]),
    wordFields: new Set(['conclusion', 'code', 'action']),
    words: new Set(['skipped', 'dry-run', 'run', 'reuse', 'rescore', 'parked', 'deferred', 'waiting']),
};
/** A summary above 1 MiB is dropped as a whole. */
const maxSummaryLines = 2_000;
function shownJob({ id, item, matrix, repeat, key, model, promptCharacters, estimatedCostUsd }) {
    return { id, item: item?.fields ?? null, matrix, repeat, key, model, promptCharacters, estimatedCostUsd };
}
const nothing = {
    record: () => null,
    earlier: () => null,
    waiting: () => null,
    scoringUsd: () => 0,
    deferred: [],
    changed: new Set(),
    refused: new Map(),
};
const maxRecordBytes = 64_000_000;
/** What earlier runs have left. */
async function readStored(state, jobs, file) {
    const records = new Map();
    const without = new Set();
    for (const job of jobs) {
        const record = await state.record(job);
        if (record === null)
            without.add(job.slot);
        else
            records.set(job.key, withoutText(record));
    }
    const earlier = new Map();
    const names = without.size === 0 ? [] : await state.directory.names('jobs');
    for (const name of names) {
        const key = /^([0-9a-f]{64})\.json$/.exec(name)?.[1];
        if (key === undefined || records.has(key))
            continue;
        const bytes = await state.directory.read(`jobs/${name}`, maxRecordBytes).catch(() => null);
        const record = bytes === null ? null : (0,state_record/* parseRecord */.H)(bytes, key);
        if (record === null || 'problem' in record || !without.has(record.slot))
            continue;
        const { slot, keyParts, endedAt } = record;
        if ((earlier.get(slot)?.endedAt ?? '') < endedAt)
            earlier.set(slot, { keyParts, endedAt });
    }
    const waiting = await forecastWaiting(jobs, state.directory, file);
    return {
        record: (job) => records.get(job.key) ?? null,
        earlier: (slot) => earlier.get(slot)?.keyParts ?? null,
        waiting: ({ key }) => waiting.get(key) ?? null,
        deferred: (0,run_log/* firstOfNextRun */.KB)(await state.lastRun()),
        changed: nothing.changed,
    };
}
/** Answers can be large, and nothing here shows them. */
function withoutText(record) {
    return { ...record, text: '', changes: [], structured: undefined };
}


/***/ })

};
;