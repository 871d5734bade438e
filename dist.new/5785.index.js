"use strict";
exports.id = 5785;
exports.ids = [5785];
exports.modules = {

/***/ 5785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBatch: () => (/* binding */ runBatch)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/git/leftovers.js
var leftovers = __webpack_require__(61941);
// EXTERNAL MODULE: ./lib/batch/delivery/tidy-deliveries.js
var tidy_deliveries = __webpack_require__(71195);
// EXTERNAL MODULE: ./lib/batch/delivery/used-requests.js
var used_requests = __webpack_require__(61890);
// EXTERNAL MODULE: ./lib/batch/evaluate/evaluate.js + 5 modules
var evaluate = __webpack_require__(1187);
;// CONCATENATED MODULE: ./lib/batch/job/new-run.js

/** What the state directory holds about a run until it has ended. A run that is resumed has begun at its first start. */
function newRun({ file, plan, shard, attempt, startedAt }, { resumed, waiting }) {
    return {
        formatVersion: 1,
        name: file.name,
        planId: plan.planId,
        shard,
        attempt,
        startedAt,
        endedAt: null,
        conclusion: null,
        reason: '',
        deferred: [],
        ...(waiting.length === 0 ? {} : { waiting }),
        deferredReason: '',
        parked: [],
        minPassRate: file.minPassRate,
        ...(file.delivery === 'batch' ? { awaitsAnswers: true } : {}),
        // What the parts of a run have cost is its cost.
        ...(resumed?.otherUsd === undefined ? {} : { otherUsd: resumed.otherUsd }),
        atLeast: Object.fromEntries(file.jobs.map(({ id, repeat }) => [id, repeat.atLeast])),
    };
}
const isoNow = () => new Date(clock/* systemClock */.m.now()).toISOString();
/** Each CI system's variable for the attempt of a job, or for a number of the job that grows, and its first value. */
const variables = [
    ['GITHUB_RUN_ATTEMPT', 1],
    ['SYSTEM_JOBATTEMPT', 1],
    ['BUILDKITE_RETRY_COUNT', 0],
    ['CI_JOB_ID', 1],
    ['CIRCLE_BUILD_NUM', 1],
];
/** Orders the runs of one shard: the result of a later attempt counts. 1 outside of CI systems. */
function attemptOf(environment) {
    for (const [name, start] of variables) {
        const value = environment[name];
        const attempt = Number(value) - start + 1;
        if (value && Number.isSafeInteger(attempt) && attempt > 0)
            return attempt;
    }
    return 1;
}

// EXTERNAL MODULE: ./lib/agent/limits.js
var limits = __webpack_require__(85616);
// EXTERNAL MODULE: ./lib/platform/secrets/redact-data.js
var redact_data = __webpack_require__(24788);
// EXTERNAL MODULE: ./lib/report/errors.js
var report_errors = __webpack_require__(59028);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/batch/run/classify-end.js
var classify_end = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/batch/model/job-record.js
var job_record = __webpack_require__(77730);
// EXTERNAL MODULE: ./lib/batch/state/reuse.js
var reuse = __webpack_require__(47613);
;// CONCATENATED MODULE: ./lib/batch/run/make-record.js




/** The record of a job that has ended; `before` is the one that it replaces. */
function makeRecord(ended, before) {
    const { job, result, modelError } = ended;
    const { conclusion, code, reason, text, changes, usage, costUsd, durationMs, turns, toolCalls, notices } = result;
    const end = {
        conclusion,
        code,
        reason,
        errorKind: ended.answerError ?? modelError?.kind ?? null,
    };
    const { findings, invalid } = (0,report_findings/* findingsOf */.WX)(result);
    return {
        formatVersion: job_record/* recordFormat */.Ty,
        key: job.key,
        keyParts: job.keyParts,
        slot: job.slot,
        planId: ended.planId,
        shard: ended.shard,
        attempt: ended.attempt,
        id: job.id,
        item: job.item?.fields ?? null,
        matrix: job.matrix,
        repeat: job.repeat,
        model: job.model,
        ...(ended.answeredBy === null || ended.answeredBy === job.model ? {} : { answeredBy: ended.answeredBy }),
        ...end,
        text,
        ...(result.structured === undefined ? {} : { structured: result.structured }),
        evaluations: ended.evaluations,
        evaluationDigest: job.evaluationDigest,
        ...(ended.minScore === undefined ? {} : { minScore: ended.minScore }),
        ...(ended.scoringUsd === 0 ? {} : { scoringUsd: ended.scoringUsd }),
        changes,
        usage,
        costUsd,
        durationMs,
        turns,
        toolCalls,
        transcriptPath: ended.hasTranscript ? `transcripts/${job.key}-${String(numberAfter(before))}.jsonl` : null,
        endedAt: new Date(ended.endedAt).toISOString(),
        sameFailures: modelError !== null && (0,classify_end/* isOutage */.uD)(modelError) ? 0 : (0,reuse/* failuresInARow */.q_)(before, end),
        hasTree: ended.hasTree,
        notices: [...notices, ...(0,report_findings/* invalidFindingsNotices */.R5)(invalid)],
        toolsUsed: ended.toolsUsed,
        ...(findings.length > 0 || ended.reportsFindings === true || (0,report_findings/* hasFindingsField */.pB)(result) ? { findings } : {}),
    };
}
/** The transcript of a repeated job does not overwrite the one that it replaces. */
function numberAfter(before) {
    const number = /-(\d+)\.jsonl$/.exec(before?.transcriptPath ?? '')?.[1];
    return number === undefined ? 1 : Number(number) + 1;
}

// EXTERNAL MODULE: ./lib/batch/run/sum-usd.js
var sum_usd = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/batch/state/trees.js
var trees = __webpack_require__(92736);
// EXTERNAL MODULE: ./lib/batch/job/batch-format.js
var batch_format = __webpack_require__(90827);
// EXTERNAL MODULE: ./lib/batch/job/process-answer.js
var process_answer = __webpack_require__(31409);
// EXTERNAL MODULE: ./lib/batch/job/write-patch.js
var write_patch = __webpack_require__(4839);
;// CONCATENATED MODULE: ./lib/batch/job/store-end.js













/** Stores the end of a job, unless the same error affects the whole batch. */
async function storeEnd(result, { job, before, batch, seen, limits, transcript, finished, waits }) {
    const final = {
        ...result,
        ...finished?.changed,
        notices: [...result.notices, ...seen.notices(), ...(finished?.notices ?? [])],
    };
    const kind = (0,classify_end/* classifyEnd */.qU)(final, seen.modelError(), limits);
    const { scoringUsd = 0, fatal = null } = finished ?? {};
    const costUsd = (0,sum_usd/* sumUsd */.e)([final.costUsd, scoringUsd]);
    if (kind.kind !== 'record')
        return { end: { ...kind, costUsd }, record: null };
    // The answer counts with the result.
    if (waits !== null)
        return { end: { kind: 'deferred', reason: waits, closesPool: false, costUsd: scoringUsd }, record: null };
    if (finished?.tree !== undefined)
        await (0,trees/* saveTree */._)(batch.state.directory, job.key, finished.tree);
    const notInPatch = finished?.tree === undefined ? [] : await (0,write_patch/* writePatch */.C)(job, final.changes, batch);
    // A pull request has those files.
    const missing = (0,process_answer/* entryOf */.Ms)(batch, job)?.changes === 'patch' ? notInPatch : [];
    const record = makeRecord({
        job,
        ...identityOf(batch),
        result: { ...final, reason: reasonOf(final, kind.reached, batch), notices: [...final.notices, ...missing] },
        modelError: seen.modelError(),
        answerError: finished?.answerError ?? null,
        evaluations: finished?.evaluations ?? [],
        scoringUsd,
        minScore: (0,process_answer/* entryOf */.Ms)(batch, job)?.minScore,
        reportsFindings: (0,process_answer/* entryOf */.Ms)(batch, job)?.findings === true,
        answeredBy: seen.answeredBy(),
        hasTree: finished?.tree !== undefined,
        hasTranscript: true,
        toolsUsed: seen.tools(),
        endedAt: endOf(batch),
    }, before);
    const end = {
        kind: 'done',
        isFailure: !(0,reuse/* isPassed */.Hh)(record),
        costUsd,
        ...(fatal === null ? {} : { fatal }),
        ...(kind.reached === undefined ? {} : { reached: kind.reached }),
    };
    return { end, record: await store(record, before, batch, transcript) };
}
function reasonOf({ reason }, reached, { shard }) {
    if (reached === undefined)
        return reason;
    const [whole, fewer] = shard === null ? ['budget of the run', ''] : ['part of the budget that its shard has', ' use fewer shards,'];
    return `${reason} The job had the whole ${whole}: raise budget.max-cost-usd,${fewer} or leave the item out.`;
}
/** A problem of this job that needs no model to show up. It costs nothing, so the next run tries it again. */
async function storeUnasked({ job }, problem, before, batch) {
    const record = makeRecord({
        job,
        ...identityOf(batch),
        result: { ...noAnswer, ...problem },
        modelError: null,
        answerError: null,
        evaluations: [],
        scoringUsd: 0,
        answeredBy: null,
        hasTree: false,
        hasTranscript: false,
        toolsUsed: [],
        endedAt: endOf(batch),
    }, before);
    return { end: { kind: 'done', isFailure: true, costUsd: 0 }, record: await store(record, before, batch) };
}
/** How a job, or a shard, ends whose configuration has a problem. */
function configError(error) {
    return { conclusion: 'config-error', code: (0,report_errors/* codeOf */.$)(error.diagnostics), reason: sentencesOf(error) };
}
function sentencesOf({ diagnostics }) {
    return diagnostics
        .map(({ location, message, found, hint }) => {
        const start = location === undefined ? '' : `${location}: `;
        // A code frame has several lines, and the location names its place.
        const shown = found === undefined || found.includes('\n') ? '' : ` (${(0,lib_text/* shorten */.ml)(found, 200)})`;
        return `${start}${message}${shown}; ${hint}.`;
    })
        .join(' ');
}
/**
 * A clock can go back: `--resume` would pay again for a job that seems to have ended before its run. The stored start may
 * be invalid.
 */
function endOf({ startedAt }) {
    return Math.max(clock/* systemClock */.m.now(), Date.parse(startedAt) || 0);
}
function identityOf({ plan, shard, attempt }) {
    return { planId: plan.planId, shard, attempt };
}
/** Redacted. The digests stay as they are: a job whose record is not found would be paid for again. */
async function store(record, before, { state, redactor }, transcript = null) {
    const { key, keyParts, transcriptPath, slot } = record;
    const stored = { ...(0,redact_data/* redactData */.E)(record, redactor.redact, batch_format/* batchFormat */.o), key, keyParts, transcriptPath, slot };
    await state.save(stored, before, transcript);
    return stored;
}
const noAnswer = {
    text: '',
    changes: [],
    usage: limits/* noneSpent */.p0.usage,
    costUsd: 0,
    durationMs: 0,
    turns: 0,
    toolCalls: 0,
    notices: [],
    requests: [],
};

// EXTERNAL MODULE: ./lib/batch/job/uncommitted-files.js
var uncommitted_files = __webpack_require__(89146);
// EXTERNAL MODULE: ./lib/batch/open/choose-plan.js
var choose_plan = __webpack_require__(58775);
// EXTERNAL MODULE: ./lib/batch/open/open-batch.js + 3 modules
var open_batch = __webpack_require__(94148);
;// CONCATENATED MODULE: ./lib/batch/open/path-locks.js
function createPathLocks() {
    const last = new Map();
    return {
        hold: async (path, work) => {
            const before = last.get(path) ?? Promise.resolve();
            const task = before.then(work);
            const ended = task.catch(() => undefined);
            last.set(path, ended);
            try {
                return await task;
            }
            finally {
                if (last.get(path) === ended)
                    last.delete(path);
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/batch/open/plan-batch.js + 16 modules
var plan_batch = __webpack_require__(52998);
// EXTERNAL MODULE: ./lib/batch/open/prepare-batch-job.js
var prepare_batch_job = __webpack_require__(91080);
// EXTERNAL MODULE: ./lib/batch/plan/shard.js
var plan_shard = __webpack_require__(56987);
// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/batch/job/output-file.js
var output_file = __webpack_require__(55093);
// EXTERNAL MODULE: ./lib/batch/plan/resolve-job.js + 2 modules
var resolve_job = __webpack_require__(11739);
// EXTERNAL MODULE: ./lib/batch/run/job-row.js
var job_row = __webpack_require__(5335);
// EXTERNAL MODULE: ./lib/batch/run/totals.js
var run_totals = __webpack_require__(50274);
// EXTERNAL MODULE: ./lib/job/run-job.js + 14 modules
var run_job = __webpack_require__(75195);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/job/github/github-writes.js
var github_writes = __webpack_require__(96668);
// EXTERNAL MODULE: ./lib/model/with-stream.js
var with_stream = __webpack_require__(30461);
// EXTERNAL MODULE: ./lib/start/agent-model.js
var agent_model = __webpack_require__(69950);
// EXTERNAL MODULE: ./lib/batch/run/budget.js
var budget = __webpack_require__(45292);
// EXTERNAL MODULE: ./lib/model/fixed-errors.js
var fixed_errors = __webpack_require__(98970);
;// CONCATENATED MODULE: ./lib/batch/run/limited-model.js

/** How long a request may wait for the rate limit. A job that has paid for many of them is not given up for their sum. */
const maxWaitMs = 15 * 60_000;
/**
 * A model whose requests wait for a place in their pool. Rate limits are handled here and nowhere else: the request
 * waits as long as the provider asks, and no attempt is counted. If the wait is too long, the error is final, and the
 * job can be deferred.
 */
function limitedModel(model, { limiter, order, clock, endAt }) {
    return {
        name: model.name,
        contextWindow: model.contextWindow,
        async *stream(request, signal) {
            let waitedMs = 0;
            const waitUntil = () => Math.min(endAt ?? Number.POSITIVE_INFINITY, clock.now() + maxWaitMs - waitedMs);
            const tooLong = (until, cause) => ({
                type: 'error',
                modelError: tooLongError(model.name, { until, waitMs: until - clock.now() }, cause),
            });
            for (let attempt = 1;; attempt += 1) {
                const blocked = limiter.blockedUntil();
                if (blocked > waitUntil()) {
                    yield tooLong(blocked);
                    return;
                }
                let visit;
                try {
                    visit = await limiter.enter(order, signal);
                }
                catch {
                    yield { type: 'error', modelError: fixed_errors/* canceledError */.gn };
                    return;
                }
                const modelError = yield* forward(model.stream(request, signal), visit);
                if (modelError === null)
                    return;
                const until = visit.rateLimited(modelError.retryAfterMs ?? null);
                if (until > waitUntil()) {
                    yield tooLong(until, modelError);
                    return;
                }
                const delayMs = Math.max(0, until - clock.now());
                waitedMs += delayMs;
                yield { type: 'retry', attempt, delayMs, modelError };
            }
        },
    };
}
/** Forwards the events and settles the visit; a rate limit is returned instead, and its visit is left to the caller. */
async function* forward(events, visit) {
    let settle = () => visit.ended();
    try {
        for await (const event of events) {
            if (event.type === 'error') {
                const { modelError } = event;
                if (modelError.kind === 'rate-limit') {
                    settle = () => undefined;
                    return modelError;
                }
                if (isTrouble(modelError))
                    settle = () => visit.failed();
            }
            if (event.type === 'finish')
                settle = () => visit.succeeded();
            yield event;
            if (event.type === 'finish' || event.type === 'error')
                return null;
        }
        return null;
    }
    finally {
        settle();
    }
}
const isTrouble = ({ kind }) => ['overloaded', 'server', 'network', 'cut-off'].includes(kind);
/** The kind stays `rate-limit`, so that the batch defers the job; it is not retried. */
function tooLongError(name, { until, waitMs }, cause) {
    return {
        kind: 'rate-limit',
        status: 429,
        message: `The rate limit of ${name} is reached until ${new Date(until).toISOString()}${cause === undefined ? '.' : `: ${cause.message}`}`,
        hint: 'Run the batch again after that time; it starts with the jobs that are left.',
        retryable: false,
        retryAfterMs: waitMs,
    };
}

;// CONCATENATED MODULE: ./lib/batch/run/limits-of-job.js
/** A job that begins this soon has the time of the whole run, or all of its money. */
const wholeShare = 0.1;
const wholeMinutes = 1;
/** One second: a job that begins at all may ask a model. */
const leastMinutes = 1 / 60;
/**
 * The smaller one of each limit: that of the job, and what is left for the whole batch. A job that has the time or the
 * money of the whole run and needs more fits into no run. It ends as a failure of its own, because the next run would
 * pay for the same part of it again.
 */
function limitsOfJob(options) {
    const { ownUsd, ownMinutes, leftUsd, leftMinutes, batchUsd, batchMinutes } = options;
    const maxCostUsd = Math.min(ownUsd, leftUsd ?? Number.POSITIVE_INFINITY);
    const hasWholeCost = batchUsd === null || leftUsd === null || batchUsd - leftUsd <= wholeShare * batchUsd;
    const isBatchCost = maxCostUsd < ownUsd;
    const cost = { cost: isBatchCost && !hasWholeCost, wholeCost: isBatchCost && hasWholeCost };
    if (leftMinutes === null || batchMinutes === null)
        return { maxCostUsd, timeoutMinutes: ownMinutes, of: { ...cost, time: false } };
    const hasWholeTime = batchMinutes - leftMinutes <= Math.min(wholeMinutes, wholeShare * batchMinutes);
    const left = hasWholeTime ? batchMinutes : Math.max(leastMinutes, leftMinutes);
    return {
        maxCostUsd,
        timeoutMinutes: Math.min(ownMinutes, left),
        of: { ...cost, time: !hasWholeTime && left < ownMinutes },
    };
}

;// CONCATENATED MODULE: ./lib/batch/job/run-batch-job.js














const noItem = { attachments: [], notices: [], omissions: [] };
/** A job of a batch has no issue or pull request that started it, so it can only report findings. */
const noWrites = {
    item: null,
    repository: false,
    token: false,
    maxWrites: 0,
    findings: false,
    pull: null,
    push: github_writes/* noPushTarget */.RH,
};
/**
 * Runs one job and stores its end. Rejects only for a bug.
 * @param before the record of an earlier run
 */
async function runBatchJob(task, before, start, ports) {
    const { batch } = ports;
    try {
        const prepared = await batch.prepare(task.job);
        const refused = await whyOutputRefused(prepared, ports);
        if (refused !== null)
            return await storeUnasked(task, outputUnwritable(refused), before, batch);
        const why = ports.models.isAnswered === true ? null : await batch.whyUncommitted(task.job, prepared);
        if (why !== null)
            return await storeUnasked(task, uncommitted(why), before, batch);
        return await runPrepared(task, before, start, { ...ports, prepared });
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        // Like a key that the provider rejects: it does not concern the items, which would be parked in the end.
        if (error.diagnostics.some(({ code }) => code === 'model-key-missing'))
            return {
                end: { kind: 'fatal', code: 'model-key-missing', reason: sentencesOf(error), costUsd: 0 },
                record: null,
            };
        return await storeUnasked(task, configError(error), before, batch);
    }
}
const outputUnwritable = (reason) => ({ conclusion: 'denied', code: 'output-unwritable', reason });
const uncommitted = (reason) => ({ conclusion: 'config-error', code: 'uncommitted-files', reason });
/** An answer that can never be written would be paid for in every run. */
async function whyOutputRefused({ inputs: { outputFile: path }, runContext, lists }, { models, batch: { runContext: batchContext, hostEnvironment } }) {
    if (path === null)
        return null;
    const why = await (0,output_file/* whyNotWritable */.Gn)(path, batchContext.workspace, { runContext, lists, hostEnvironment });
    if (why === null)
        return null;
    return models.isAnswered === true
        ? `The answer is kept until the output file ${path} can be written: ${why}`
        : `The output file ${path} cannot be written: ${why}`;
}
async function runPrepared({ job }, before, start, { prepared, batch, models, pool, endAt }) {
    const { settings, limits } = limitedSettings(prepared, start, { endAt, batch });
    const seen = createObserver();
    const model = (0,with_stream/* withNotices */.c)(await models.modelOf(prepared, start.order), seen.onModelNotice);
    const small = prepared.runContext.settings['small-model'];
    if (small !== undefined)
        (0,agent_model/* checkSmallModel */.RT)(small, model);
    (0,agent_model/* checkSearch */.pj)(model, settings);
    const smallModel = small === undefined || model.name.startsWith('script:')
        ? model
        : await models.modelOf({ ...prepared, modelName: small }, start.order);
    const openJudge = judgesWithNotices(models.judgesFor(prepared, start), seen);
    const { state, redactor, hostEnvironment } = batch;
    const transcript = (0,external_node_path_.join)(state.directory.path, 'running', `${job.key}.jsonl`);
    const worktree = (0,uncommitted_files/* usesWorktree */.oh)(batch, job, prepared);
    const runContext = { ...prepared.runContext, settings: { ...settings, transcript, worktree } };
    const artifacts = pool.take();
    artifacts.bufferLines(transcript);
    const box = { finished: null };
    try {
        const { result } = await (0,run_job/* runJob */.b)({
            job: { ...prepared, runContext, model, smallModel },
            item: noItem,
            writes: { ...noWrites, findings: (0,process_answer/* entryOf */.Ms)(batch, job)?.findings === true },
            artifacts,
            hostEnvironment,
            redactor,
            onEvent: seen.onEvent,
            preparesLate: true,
            withoutTools: batch.file.delivery === 'batch',
            deliversChanges: (0,process_answer/* entryOf */.Ms)(batch, job)?.changes !== 'none',
            beforeLeave: async (ended) => {
                start.reservation.answered(ended.result.costUsd ?? 0);
                const options = { batch, job, prepared: { ...prepared, runContext }, toolsUsed: seen.tools(), openJudge };
                box.finished = await (0,process_answer/* processAnswer */.CS)(ended, options);
            },
        });
        const text = artifacts.takeLines(transcript);
        const { finished } = box;
        const waits = models.judgesWait?.() ?? null;
        const atEnd = { ...limits, longestWaitMs: longestWait(settings['timeout-minutes'], endAt) };
        return await storeEnd(result, { job, before, batch, seen, limits: atEnd, transcript: text, finished, waits });
    }
    finally {
        artifacts.takeLines(transcript);
        pool.giveBack(artifacts);
    }
}
/** The settings of a job with the limits of the batch. */
function limitedSettings({ runContext: { settings } }, start, { endAt, batch: { file, shards } }) {
    const { maxCostUsd, timeoutMinutes, of } = limitsOfJob({
        ownUsd: settings['max-cost-usd'] ?? Number.POSITIVE_INFINITY,
        ownMinutes: settings['timeout-minutes'],
        // What is left depends on the place in the queue, and would cut the answers of the last requests that are sent.
        leftUsd: file.delivery === 'batch' ? null : start.reservation.maxCostUsd,
        leftMinutes: endAt === null ? null : (endAt - clock/* systemClock */.m.now()) / 60_000,
        batchUsd: (0,budget/* shareOfCost */.KO)(file, shards),
        batchMinutes: file.budget.timeoutMinutes,
    });
    const limited = {
        ...settings,
        'timeout-minutes': timeoutMinutes,
        ...(Number.isFinite(maxCostUsd) ? { 'max-cost-usd': maxCostUsd } : {}),
    };
    return { settings: limited, limits: { ...of, flex: file.delivery === 'flex' } };
}
function judgesWithNotices(open, { onModelNotice }) {
    return async (name) => (0,with_stream/* withNotices */.c)(await open(name), onModelNotice);
}
/** How long a job with this time limit could wait for a rate limit if it began now. */
function longestWait(timeoutMinutes, endAt) {
    const leftMs = endAt === null ? Number.POSITIVE_INFINITY : endAt - clock/* systemClock */.m.now();
    return Math.min(maxWaitMs, timeoutMinutes * 60_000, leftMs);
}
/** Remembers what the result does not contain. */
function createObserver() {
    let modelError = null;
    let answeredBy = null;
    const tools = new Set();
    const notices = new Set();
    return {
        onEvent: (event) => {
            const inner = event.type === 'sub-agent' ? event.event : event;
            if (inner.type === 'tool-start')
                tools.add(inner.call.name);
            if (event.type === 'turn-end')
                answeredBy = event.usage.model ?? null;
            if (event.type === 'stop' && event.stop.kind === 'model-error')
                modelError = event.stop.modelError;
        },
        onModelNotice: (text) => void notices.add(text),
        tools: () => [...tools].sort(),
        notices: () => [...notices],
        modelError: () => modelError,
        answeredBy: () => answeredBy,
    };
}

// EXTERNAL MODULE: ./lib/batch/job/score-answer.js
var score_answer = __webpack_require__(57960);
;// CONCATENATED MODULE: ./lib/batch/job/write-again.js



/** Writes an answer to its output file that could not be written before. Returns its record, to be evaluated and stored. */
async function writeAgain(record, prepared, { runContext: { workspace: directory }, hostEnvironment, outputLocks, redactor }) {
    const { outputFile: path } = prepared.inputs;
    const success = { ...record, conclusion: 'success', code: 'answered', errorKind: null, sameFailures: 0 };
    if (path === null)
        return { ...success, reason: 'The entry of the job no longer has an output file.' };
    const file = { path, content: (0,output_file/* outputFileContent */.xV)(record.text), directory };
    const why = await outputLocks.hold((0,external_node_path_.resolve)(directory, path), () => (0,output_file/* writeOutputFile */.BF)(file, { ...prepared, hostEnvironment }));
    return why === null
        ? { ...success, reason: 'The stored answer was written to its output file.' }
        : { ...record, code: 'output-unwritable', reason: redactor.redact((0,process_answer/* unwrittenReason */.f7)(path, why)) };
}

;// CONCATENATED MODULE: ./lib/batch/rescore/score-again.js


















/** Scores the stored answer of a job again, without asking its model. `null` if the record is gone. */
async function scoreAgain(job, options) {
    const { batch, scoresAll, reservation } = options;
    const { state, redactor } = batch;
    const old = await state.record(job);
    if (old === null)
        return null;
    // The rules or the prompt of a job may have become unusable since it ended, such as by a deleted prompt file.
    const prepared = await batch.prepare(job).catch((0,errors/* only */.j6)(errors/* UserError */.yo, (error) => ({ problem: sentencesOf(error) })));
    const isPrepared = !('problem' in prepared);
    const again = isPrepared && (0,reuse/* isUnwritten */.v1)(old) ? await writeAgain(old, prepared, batch) : old;
    const record = isPrepared ? again : withErrors(old, prepared.problem, job, batch);
    if (!isPrepared || (0,reuse/* isUnwritten */.v1)(record)) {
        await state.save(record, old);
        return { record, costUsd: 0, replacedUsd: 0, fatal: null };
    }
    const isSame = record.evaluationDigest === job.evaluationDigest;
    const kept = prepared.inputs.evaluations.map((spec, index) => {
        if (scoresAll)
            return null;
        return isSame ? usable(record.evaluations[index]) : (0,evaluate/* storedResult */.R3)(spec, record.evaluations);
    });
    const specs = prepared.inputs.evaluations.filter((_, index) => kept[index] === null);
    const scores = await scoresOf({ record, prepared, specs }, job, options);
    const { costUsd } = scores;
    if (batch.hostEnvironment.signal.aborted)
        return { record: null, costUsd, replacedUsd: 0, fatal: null };
    const fresh = [...(0,redact_data/* redactData */.E)(scores.evaluations, redactor.redact, batch_format/* batchFormat */.o)];
    const evaluations = prepared.inputs.evaluations.flatMap((spec, index) => {
        const result = kept[index] ?? fresh.shift() ?? [];
        // --rescore loses no score because the budget does not have another one.
        const isUnasked = reservation.hasRefused() && 'status' in result && result.status === 'error';
        return (isUnasked ? (0,evaluate/* storedResult */.R3)(spec, record.evaluations) : null) ?? result;
    });
    const { minScore: _, scoringUsd: before = 0, ...others } = record;
    const minScore = (0,process_answer/* entryOf */.Ms)(batch, job)?.minScore;
    const isReplaced = kept.every((result) => result === null);
    const scored = {
        ...others,
        evaluations,
        evaluationDigest: job.evaluationDigest,
        scoredAt: new Date(clock/* systemClock */.m.now()).toISOString(),
        // What the kept scores cost stays a part of it.
        scoringUsd: isReplaced ? costUsd : (0,sum_usd/* sumUsd */.e)([before, costUsd]),
        ...(minScore === undefined ? {} : { minScore }),
    };
    await state.save(scored, old);
    return { record: scored, costUsd, replacedUsd: isReplaced ? before : 0, fatal: scores.fatal ?? null };
}
/** The next run evaluates again what could not be evaluated. */
function withErrors(record, reason, job, batch) {
    const { evaluations } = failedScores((0,process_answer/* entryOf */.Ms)(batch, job)?.evaluate ?? [], batch.redactor.redact(reason));
    return { ...record, evaluations, evaluationDigest: job.evaluationDigest };
}
const usable = (result) => result === undefined || result.status === 'error' ? null : result;
/** Only a command needs the directory of a job. */
async function scoresOf(stored, job, options) {
    const { record, prepared, specs } = stored;
    const { batch, ports, reservation } = options;
    const openJudge = ports.models.judgesFor(prepared, { order: 0, reservation });
    const scoring = { batch, prepared, specs, openJudge };
    if (specs.some(({ check }) => check.kind === 'command')) {
        return await inDirectory(stored, job, options, (ended) => (0,score_answer/* scoreAnswer */.V)(record, (0,score_answer/* runCallIn */.p)(ended.runtime), scoring));
    }
    return await (0,score_answer/* scoreAnswer */.V)(record, () => Promise.reject(new Error('no evaluation runs a command')), scoring);
}
/**
 * Scores in a directory like that of the job: its rules, its sandbox, without the secrets that it did not have, with
 * the files that it changed.
 */
async function inDirectory({ record, prepared, specs }, job, { batch, ports: { pool } }, score) {
    const { hostEnvironment, redactor } = batch;
    const { spec, runContext } = prepared;
    const artifacts = pool.take();
    const box = { scores: null };
    const { transcript: _transcript, record: _record, ...settings } = runContext.settings;
    const jobSettings = {
        ...settings,
        worktree: (0,uncommitted_files/* usesWorktree */.oh)(batch, job, prepared),
        'instruction-files': [],
        skills: false,
    };
    try {
        const place = { ...prepared, runContext: { ...runContext, settings: jobSettings } };
        await (0,run_job/* runJob */.b)({
            job: {
                ...place,
                spec: { ...spec, format: 'inline', body: stored, sections: null, bodyAt: null },
                vars: {},
                outputSchema: null,
                model: storedAnswer,
            },
            item: noItem,
            writes: noWrites,
            artifacts,
            hostEnvironment,
            redactor,
            onEvent: () => undefined,
            preparesLate: true,
            beforeLeave: async (ended) => {
                const work = async () => {
                    const problem = await restoreFiles(ended, { batch, record, prepared: place });
                    return problem === null ? await score(ended) : failedScores(specs, problem);
                };
                box.scores = await (0,process_answer/* withOutputFile */.sq)(ended, { batch, prepared }, () => keepingOutputFile(ended, { batch, prepared: place }, work));
            },
        });
        return box.scores ?? failedScores(specs, 'The directory for its commands could not be prepared.');
    }
    catch (error) {
        if (error instanceof types/* FileProblem */.k)
            return failedScores(specs, `The output file cannot be read: ${error.message}`);
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        return failedScores(specs, sentencesOf(error));
    }
    finally {
        pool.giveBack(artifacts);
    }
}
const stored = 'The answer is stored.';
/** Ends the conversation at once: the answer to score is that of the record. */
const storedAnswer = {
    name: 'script:stored-answer',
    contextWindow: null,
    // eslint-disable-next-line @typescript-eslint/require-await -- a model is asynchronous, and this one waits for nothing
    async *stream() {
        yield {
            type: 'finish',
            reason: 'stop',
            message: { role: 'assistant', parts: [{ type: 'text', text: stored }] },
            usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
        };
    },
};
/**
 * The workspace has the same output file as before, which someone may have edited. If it has none, missing files are
 * written later. A worktree is removed with its file.
 */
async function keepingOutputFile({ runtime }, { batch, prepared }, work) {
    const { outputFile: path } = prepared.inputs;
    const directory = batch.runContext.workspace;
    if (path === null || runtime.files.root !== directory)
        return await work();
    const files = (0,file_system/* createFileSystem */.S)({ root: directory, guard: () => null });
    const isPresent = (await files.info(path).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => null))) !== null;
    const content = isPresent ? await files.read(path, maxOutputBytes) : null;
    try {
        return await work();
    }
    finally {
        await (0,output_file/* writeOutputFile */.BF)({ path, content, directory }, { ...prepared, hostEnvironment: batch.hostEnvironment });
    }
}
const maxOutputBytes = 100_000_000;
/** The output file and the changes of the job. Stored state is untrusted: each path is judged. Returns the problem. */
async function restoreFiles({ runtime }, { batch, record, prepared }) {
    const { outputFile } = prepared.inputs;
    const output = outputFile === null ? [] : [{ path: outputFile, content: (0,output_file/* outputFileContent */.xV)(record.text) }];
    const tree = record.hasTree ? await (0,trees/* readTree */.Z)(batch.state.directory, record.key) : null;
    if (record.hasTree && tree === null)
        return 'The files that the job changed are not stored any more.';
    if (tree !== null && runtime.files.root === batch.runContext.workspace)
        return 'The files that the job changed have no worktree.';
    for (const { path, content } of [...(tree?.files ?? []), ...output]) {
        const file = { path, content, directory: runtime.files.root };
        const why = await (0,output_file/* writeOutputFile */.BF)(file, { ...prepared, hostEnvironment: batch.hostEnvironment });
        if (why !== null)
            return `${path} could not be restored: ${why}`;
    }
    return null;
}
function failedScores(specs, reason) {
    return {
        evaluations: specs.map(({ name }) => ({ name, status: 'error', score: 0, reason })),
        costUsd: 0,
        fatal: null,
    };
}

;// CONCATENATED MODULE: ./lib/batch/rescore/score-stored.js



/** Scores stored answers again, several at a time. What the budget does not cover is deferred to the next run. */
async function scoreStored(options) {
    const { batch, jobs, survey, concurrency, budget } = options;
    const waiting = [...positionsByKey(survey.toScore, jobs).values()].reverse();
    let fatal = null;
    let reached = null;
    const work = async () => {
        for (let positions = waiting.pop(); positions !== undefined; positions = waiting.pop()) {
            const refused = budget.usedUp();
            if (batch.hostEnvironment.signal.aborted || fatal !== null) {
                await leaveUnscored(positions, options);
            }
            else if (refused !== null) {
                reached ??= refused;
                const reason = `its answer was not scored again, because ${refused} was reached`;
                noteState(positions, { kind: 'deferred', reason }, options);
            }
            else {
                const reservation = budget.reserveScoring();
                fatal ??= await scoreOne(positions, options, reservation);
                if (reservation.hasRefused())
                    reached ??= 'max-cost-usd';
            }
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
    return { fatal, refused: reached };
}
/** The scores of a stored answer still count, unless its evaluations have changed. */
async function leaveUnscored(positions, options) {
    const job = options.jobs[positions[0] ?? -1];
    const record = job === undefined ? null : await options.batch.state.record(job);
    if (record === null || record.evaluationDigest !== job?.evaluationDigest)
        noteState(positions, unscored, options);
}
const unscored = { kind: 'open', reason: 'The run ended before its answer was scored again.' };
/** Returns why scoring would fail for every other job too. */
async function scoreOne(positions, options, reservation) {
    const { batch, jobs, survey, scoresAll, otherCosts, ports } = options;
    const job = jobs[positions[0] ?? -1];
    const scored = job === undefined ? null : await scoreAgain(job, { batch, scoresAll, ports, reservation });
    if (scored === null)
        return null;
    reservation.settle(scored.costUsd ?? 0);
    if (scored.record === null) {
        await otherCosts.add(scored.costUsd);
        await leaveUnscored(positions, options);
        return scored.fatal;
    }
    const before = survey.states[positions[0] ?? -1];
    const isReused = before?.kind !== 'ended' || before.isReused;
    noteState(positions, { kind: 'ended', isReused }, options, scored.record);
    // The cost of a job of this run contains what scoring it again has cost.
    await otherCosts.add(isReused ? scored.costUsd : scored.replacedUsd);
    return scored.fatal;
}
/** Notes the state of the jobs at these positions, which have the same key. */
function noteState(positions, state, { jobs, survey }, record = null) {
    for (const position of positions) {
        const job = jobs[position];
        if (job === undefined)
            continue;
        survey.states[position] = state;
        survey.figures[position] = (0,run_totals/* figuresOf */.h5)(state.kind, (0,job_row/* jobRow */.Ss)(job, state, record));
    }
}
/** Jobs with the same key have one answer. */
function positionsByKey(positions, jobs) {
    const byKey = new Map();
    for (const position of positions) {
        const key = jobs[position]?.key ?? '';
        const known = byKey.get(key);
        if (known === undefined)
            byKey.set(key, [position]);
        else
            known.push(position);
    }
    return byKey;
}

;// CONCATENATED MODULE: ./lib/batch/rescore/write-stored-outputs.js









/**
 * Writes the output files that no job of this run has written itself: missing files of stored answers, those of jobs that
 * have the answer of another job, and the file of the last of several repeats. No model is asked. A file that exists
 * stays as it is unless its answer is new.
 */
async function writeStoredOutputs(options) {
    const { batch, jobs } = options;
    const entries = batch.file.jobs.filter(({ outputFile, changes }) => outputFile !== null && changes === 'none');
    if (entries.length === 0)
        return;
    const outputs = {
        ...options,
        entries: new Map(entries.map((entry) => [entry.id, entry])),
        ran: firstOfEachKey(options),
        fresh: new Set([...options.survey.toRun, ...options.survey.unwritten]),
    };
    const files = (0,file_system/* createFileSystem */.S)({ root: batch.runContext.workspace, guard: () => null });
    let count = 0;
    for (const positions of jobsWithRepeats(outputs)) {
        if (batch.hostEnvironment.signal.aborted)
            break;
        const position = positions.findLast((candidate) => hasSucceeded(candidate, outputs));
        const job = jobs[position ?? -1];
        const entry = outputs.entries.get(job?.id ?? '');
        if (position === undefined || job === undefined || entry === undefined)
            continue;
        const path = (0,resolve_job/* outputFileOf */.TY)(entry, job) ?? '';
        const isPresent = (await files.info(path).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => null))) !== null;
        if (isPresent && !isOutdated(position, positions, outputs))
            continue;
        if ((await writeStored(position, { job, path }, outputs)) && !isNew(position, outputs))
            count += 1;
    }
    if (count > 0)
        batch.log.info(`Wrote ${(0,format_number/* formatCount */.B4)(count, 'output file')} of stored answers.`);
}
/** Of jobs with the same key, the first one runs, and writes its file. */
function firstOfEachKey({ jobs, survey }) {
    const byKey = new Map();
    for (const position of survey.toRun) {
        const key = jobs[position]?.key ?? '';
        if (!byKey.has(key))
            byKey.set(key, position);
    }
    return new Set(byKey.values());
}
/** The positions of each job with all its repeats, in plan order. */
function jobsWithRepeats({ jobs, entries }) {
    const groups = new Map();
    for (const [position, { id, slot }] of jobs.entries()) {
        if (!entries.has(id))
            continue;
        const name = slot.replace(/#\d+$/, '');
        const known = groups.get(name);
        if (known === undefined)
            groups.set(name, [position]);
        else
            known.push(position);
    }
    return groups.values();
}
function hasSucceeded(position, { survey }) {
    return survey.states[position]?.kind === 'ended' && survey.figures[position]?.conclusion === 'success';
}
/** Whether the file has another answer than the last repeat that ended well, as far as this run has written it. */
function isOutdated(position, repeats, outputs) {
    if (isNew(position, outputs) && !outputs.ran.has(position))
        return true;
    return repeats.some((repeat) => repeat !== position && isNew(repeat, outputs));
}
/** Whether no earlier run has written the answer of the job. */
function isNew(position, outputs) {
    return outputs.fresh.has(position) && hasSucceeded(position, outputs);
}
async function writeStored(position, output, outputs) {
    const { batch } = outputs;
    const { job, path } = output;
    const record = await batch.state.record(job);
    if (record === null)
        return false;
    const why = await whyNotWritten(record, output, batch);
    if (why === null)
        return true;
    const problem = batch.redactor.redact(`The stored answer could not be written to ${path}: ${why}`);
    batch.log.warning(`${batch.redactor.redact((0,name_of_job/* nameOfJob */.er)(job))}: ${problem}`);
    const before = outputs.survey.states[position];
    const state = { kind: 'ended', isReused: before?.kind === 'ended' && before.isReused, problem };
    noteState([position], state, outputs, record);
    return false;
}
/** By the rules of the job, as if it had just ended. */
async function whyNotWritten({ text }, { job, path }, { prepare, runContext: { workspace }, hostEnvironment }) {
    const prepared = await prepare(job).catch((0,errors/* only */.j6)(errors/* UserError */.yo, (error) => ({ problem: sentencesOf(error) })));
    if ('problem' in prepared)
        return prepared.problem;
    const file = { path, content: (0,output_file/* outputFileContent */.xV)(text), directory: workspace };
    return await (0,output_file/* writeOutputFile */.BF)(file, { ...prepared, hostEnvironment });
}

// EXTERNAL MODULE: ./lib/batch/run/survey.js
var run_survey = __webpack_require__(35631);
// EXTERNAL MODULE: ./lib/batch/state/open-state.js
var open_state = __webpack_require__(18637);
// EXTERNAL MODULE: ./lib/batch/state/plan-file.js
var plan_file = __webpack_require__(53270);
// EXTERNAL MODULE: ./lib/batch/state/run-log.js
var run_log = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/batch/storage/open-storage.js + 5 modules
var open_storage = __webpack_require__(11684);
// EXTERNAL MODULE: ./lib/batch/storage/with-stored-state.js + 1 modules
var with_stored_state = __webpack_require__(66388);
// EXTERNAL MODULE: ./lib/batch/changes/pull-requests.js + 5 modules
var pull_requests = __webpack_require__(73212);
// EXTERNAL MODULE: ./lib/batch/open/types.js
var open_types = __webpack_require__(9269);
// EXTERNAL MODULE: ./lib/batch/run/pass-rates.js
var pass_rates = __webpack_require__(88510);
// EXTERNAL MODULE: ./lib/batch/steps/write-reports.js + 1 modules
var write_reports = __webpack_require__(41480);
;// CONCATENATED MODULE: ./lib/batch/steps/report-batch.js










const neverBegun = { kind: 'open', reason: 'The run ended early.' };
/** What was executed is on disk before anything is shown. */
async function reportBatch(executed, reporting) {
    const { batch, jobs, survey } = reporting;
    const { state, hostEnvironment, redactor } = batch;
    const figures = jobs.map((job, position) => survey.figures[position] ?? (0,run_totals/* figuresOf */.h5)('open', (0,job_row/* jobRow */.Ss)(job, neverBegun, null)));
    const groups = groupingOf(reporting);
    const totals = totalsOfRun(figures, executed, { ...reporting, groups });
    const tolerated = (0,pass_rates/* toleratedRepeats */.Jo)((0,pass_rates/* groupsOf */.c1)(jobs, figures, groups));
    const ended = endedRun(totals, executed, reporting);
    await state.saveRun(ended);
    const stateOf = (position) => survey.states[position] ?? neverBegun;
    await (0,write_patch/* rebuildPatches */.E)(batch.plan.jobs, { ...batch, redact: redactor.redact });
    const isWhole = totals.conclusion !== 'cancelled' && executed.end.fatal === null;
    const open = async () => (isWhole ? await (0,pull_requests/* openPullRequests */.S)({ batch, jobs, stateOf }, batch) : open_types/* noPullRequests */.P);
    const rowOf = (position, job) => readRow(job, stateOf(position), batch);
    const save = async (stored) => await state.saveRun({ ...ended, ...stored });
    const ports = { directory: state.directory, redact: redactor.redact, save };
    const { written, exitCode } = await (0,write_reports/* writeReportsAfter */.T)(open, { totals, jobs, figures, tolerated, rowOf }, ports);
    if (!hostEnvironment.onRunner)
        logResultsPath(batch);
    return { exitCode, value: null, ...written };
}
/** On a runner, the outputs and artifacts have the results. */
function logResultsPath({ state, hostEnvironment, log }) {
    const path = (0,external_node_path_.relative)(hostEnvironment.directory, state.directory.path) || '.';
    log.info(`The results are in ${path}. For a page of them: sallyport report ${path} --html report.html`);
}
function totalsOfRun(figures, { end, otherUsd, costReached }, { batch: { file, plan, shard, hostEnvironment }, jobs, groups, }) {
    const { signal } = hostEnvironment;
    return (0,run_totals/* totalsOf */.vA)(jobs, figures, {
        name: file.name,
        planId: plan.planId,
        minPassRate: file.minPassRate,
        ...groups,
        early: {
            cancelled: signal.aborted ? `The run was canceled (${String(signal.reason)}).` : null,
            fatal: end.fatal,
            costReached: end.refused === 'max-cost-usd' ? costReached : null,
        },
        otherUsd,
        shard: plan.jobs.length === 0 ? null : shard,
        awaitsAnswers: file.delivery === 'batch',
    });
}
function groupingOf({ batch: { plan, shard }, jobs, begun }) {
    return {
        atLeast: (id) => begun.atLeast[id] ?? 1,
        others: shard === null ? [] : plan.jobs.filter((job) => job.shard !== jobs[0]?.shard),
    };
}
function endedRun({ conclusion, code, reason }, { end, otherUsd, costReached }, { batch: { redactor }, jobs, survey, begun }) {
    const reasons = jobs.flatMap(({ slot }, at) => {
        const jobState = survey.states[at];
        return jobState?.kind === 'deferred' ? [[slot, redactor.redact(jobState.reason)]] : [];
    });
    // In plan order, jobs that fail would begin in every run before those that were never tried.
    const ran = new Set(survey.toRun);
    const positions = [...[...jobs.keys()].filter((at) => !ran.has(at)), ...ran];
    const slotsIn = (kind) => positions.flatMap((at) => ((survey.states[at] ?? neverBegun).kind === kind ? (jobs[at]?.slot ?? []) : []));
    const problems = jobs.flatMap(({ slot }, at) => {
        const jobState = survey.states[at];
        return jobState?.kind === 'ended' && jobState.problem !== undefined ? [[slot, jobState.problem]] : [];
    });
    const { waiting: waitingReasons = [], ...others } = begun;
    const open = new Set(slotsIn('open'));
    const waiting = waitingReasons.filter((slot) => open.has(slot));
    return {
        ...others,
        ...(waiting.length === 0 ? {} : { waiting }),
        endedAt: isoNow(),
        conclusion,
        ...(code === undefined ? {} : { code }),
        reason: redactor.redact(reason),
        ...(end.refused === 'max-cost-usd' ? { costReached } : {}),
        deferred: slotsIn('deferred'),
        ...(0,run_log/* storedReasons */.pB)(new Map(reasons)),
        parked: slotsIn('parked'),
        ...(otherUsd === 0 ? {} : { otherUsd }),
        ...(problems.length === 0 ? {} : { problems: Object.fromEntries(problems) }),
    };
}
async function readRow(job, jobState, { state }) {
    return (0,job_row/* storedRow */.U0)(job, jobState, jobState.kind === 'ended' || jobState.kind === 'parked' ? await state.record(job) : null);
}

// EXTERNAL MODULE: ./lib/platform/process/v8-flags.js
var v8_flags = __webpack_require__(36566);
// EXTERNAL MODULE: ./lib/platform/files/state/artifacts.js + 2 modules
var artifacts = __webpack_require__(83258);
;// CONCATENATED MODULE: ./lib/batch/job/artifacts-pool.js


function createArtifactsPool(temporary, redact) {
    const all = [];
    const free = [];
    return {
        take: () => {
            const known = free.pop();
            if (known !== undefined)
                return known;
            const made = (0,artifacts/* createArtifacts */.GC)(temporary, redact, batch_format/* batchFormat */.o);
            all.push(made);
            // A job ends before its directory does; until then, a later run must be able to clean up after a killed one.
            return { ...made, release: () => undefined };
        },
        giveBack: (artifacts) => void free.push(artifacts),
        close: () => {
            for (const artifacts of all)
                artifacts.removeDirectory('.');
        },
    };
}

// EXTERNAL MODULE: ./lib/model/choose.js + 3 modules
var choose = __webpack_require__(92477);
;// CONCATENATED MODULE: ./lib/model/outages.js
const downMs = 10 * 60_000;
/** Failures that are the same for every job, and that take minutes of retries. */
const isOfAllJobs = ({ kind }) => kind === 'overloaded' || kind === 'network';
function createOutages(clock) {
    const until = new Map();
    const lastFailure = new Map();
    return {
        isDown: (model) => {
            const end = until.get(model);
            if (end === undefined)
                return false;
            if (clock.now() < end)
                return true;
            // One job tries it again; the others do not wait with it.
            until.set(model, clock.now() + downMs);
            return false;
        },
        isLasting: (model, modelError) => isOfAllJobs(modelError) && clock.now() < (lastFailure.get(model) ?? Number.NEGATIVE_INFINITY) + downMs,
        failed: (model, modelError) => {
            if (!isOfAllJobs(modelError))
                return;
            until.set(model, clock.now() + downMs);
            lastFailure.set(model, clock.now());
        },
        succeeded: (model) => {
            until.delete(model);
            lastFailure.delete(model);
        },
    };
}

// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
// EXTERNAL MODULE: ./lib/model/retry.js
var retry = __webpack_require__(87296);
// EXTERNAL MODULE: ./lib/start/find-model.js
var find_model = __webpack_require__(54768);
// EXTERNAL MODULE: ./lib/messages/estimate.js + 1 modules
var estimate = __webpack_require__(12126);
// EXTERNAL MODULE: ./lib/model/prices.js + 1 modules
var prices = __webpack_require__(83537);
// EXTERNAL MODULE: ./lib/batch/model/estimate.js
var model_estimate = __webpack_require__(5239);
;// CONCATENATED MODULE: ./lib/batch/run/budgeted-judge.js




/** The same judge, whose questions are reserved in the budget of the run. What does not fit is not asked. */
function budgetedJudge(model, { ask }) {
    const priceOf = (usage) => (0,prices/* costOf */.ho)(usage.model ?? model.name, usage, model.prices) ?? 0;
    return (0,with_stream/* withStream */.H)(model, async function* (request, signal) {
        const settle = ask(priceOf(expectedUsage(request)));
        if (settle === null) {
            yield { type: 'error', modelError: notAsked };
            return;
        }
        let usd = 0;
        try {
            for await (const event of model.stream(request, signal)) {
                if ('usage' in event)
                    usd += priceOf(event.usage);
                yield event;
            }
        }
        finally {
            settle(usd);
        }
    });
}
function expectedUsage({ system, messages }) {
    const inputTokens = messages.reduce((sum, message) => sum + (0,estimate/* messageTokens */.Sz)(message), (0,estimate/* textTokens */.wB)(system));
    return { inputTokens, outputTokens: model_estimate/* judgeOutputTokens */.rE, cacheReadTokens: 0, cacheWriteTokens: 0 };
}
const notAsked = {
    kind: 'budget',
    message: 'What is left of max-cost-usd of the batch is too small for the question.',
    hint: 'The next run asks it.',
    retryable: false,
};

;// CONCATENATED MODULE: ./lib/batch/run/adaptive-limit.js
/** A provider without `retry-after` is asked again after this time, doubled for each episode in a row. */
const firstCoolDownMs = 2_000;
const maxCoolDownMs = 60_000;
/** One rejected burst is one episode, whose answers arrive within this time. */
const episodeMs = 15_000;
const cut = 0.8;
const growth = 0.05;
function backOffMs(episodes, random) {
    return Math.min(maxCoolDownMs, firstCoolDownMs * 2 ** (episodes - 1)) * (0.5 + random / 2);
}
/**
 * Additive increase, multiplicative decrease: the limit doubles each round until the first 429, then grows by 5 percent
 * per round without one, and is cut once per episode.
 */
function createAdaptiveLimit({ start, ceiling, shards = 1, clock, random, }) {
    let limit = Math.max(1, Math.min(start, ceiling));
    let isSlowStart = true;
    let successes = 0;
    let blocked = 0;
    let episodeEnd = 0;
    let lastCut = Number.NEGATIVE_INFINITY;
    let episodes = 0;
    let known = { limit: Number.POSITIVE_INFINITY, until: 0 };
    const beginEpisode = (now, retryAfterMs) => {
        limit = Math.max(1, limit * cut);
        isSlowStart = false;
        successes = 0;
        lastCut = now;
        episodes += 1;
        const backOff = backOffMs(episodes, random());
        episodeEnd = now + Math.max(episodeMs, retryAfterMs ?? backOff);
        blocked = Math.max(blocked, now + (retryAfterMs ?? backOff));
    };
    return {
        current: () => Math.max(1, Math.floor(Math.min(limit, clock.now() < known.until ? known.limit : limit))),
        blockedUntil: () => (clock.now() < blocked ? blocked : 0),
        succeeded: () => {
            successes += 1;
            if (successes < limit)
                return;
            successes = 0;
            episodes = 0;
            limit = Math.min(ceiling, isSlowStart ? limit * 2 : limit * (1 + growth));
        },
        rateLimited: (startedAt, retryAfterMs) => {
            const now = clock.now();
            if (startedAt >= lastCut && now >= episodeEnd)
                beginEpisode(now, retryAfterMs);
            else
                blocked = Math.max(blocked, now + (retryAfterMs ?? firstCoolDownMs));
            return blocked;
        },
        failed: () => {
            successes = 0;
        },
        learn: (limits) => {
            known = knownLimit(limits, { shards, usual: limit, now: clock.now() });
            blocked = Math.max(blocked, clock.now() + waitFor(limits, shards));
        },
    };
}
/** Below this part of a limit, fewer requests are sent at the same time, before one is rejected. */
const scarce = 0.1;
/** The requests that are left for this process; with few tokens left, a part of the usual number. */
function knownLimit({ requests, tokens }, { shards, usual, now }) {
    const left = tokens === null ? 1 : tokens.remaining / tokens.limit;
    const byTokens = left < scarce ? (usual * left) / scarce : Number.POSITIVE_INFINITY;
    const byRequests = requests === null ? Number.POSITIVE_INFINITY : requests.remaining / shards;
    const fullInMs = Math.max(requests?.fullInMs ?? 0, tokens?.fullInMs ?? 0);
    return { limit: Math.min(byTokens, byRequests), until: now + fullInMs };
}
/** With nothing left, the time until there is something again, since limits are refilled all the time. */
function waitFor({ requests, tokens }, shards) {
    const refill = (state, part) => state === null || state.remaining > 0 ? 0 : Math.min(state.fullInMs, state.fullInMs * part * shards);
    return Math.max(refill(requests, 1 / (requests?.limit ?? 1)), refill(tokens, tokenPart));
}
/** The part of a limit of tokens that lets a request through. */
const tokenPart = 0.02;

;// CONCATENATED MODULE: ./lib/batch/run/limiter.js

/** Opens places as the limit allows, and wakes up when a pause of the provider is over. */
function createLimiter({ wakeAt, ...options }) {
    const limit = createAdaptiveLimit(options);
    const queue = createRequestQueue();
    let active = 0;
    /** The time of the last timer. */
    let wakeUp = 0;
    const admitWaiting = () => {
        const blocked = limit.blockedUntil();
        if (blocked > 0) {
            if (queue.size() > 0 && wakeUp < blocked) {
                wakeUp = blocked;
                wakeAt(blocked, () => {
                    // A timer can fire a millisecond early: then another one is needed.
                    wakeUp = 0;
                    admitWaiting();
                });
            }
            return;
        }
        while (active < limit.current()) {
            const admit = queue.next();
            if (admit === null)
                return;
            admit(beginVisit());
        }
    };
    const beginVisit = () => {
        active += 1;
        return visitAt(options.clock.now(), limit, () => {
            active -= 1;
            admitWaiting();
        });
    };
    return {
        enter: (order, signal) => {
            const visit = queue.wait(order, signal);
            admitWaiting();
            return visit;
        },
        blockedUntil: () => limit.blockedUntil(),
        isBusy: () => queue.size() > 0,
        limit: () => limit.current(),
        learn: (limits) => limit.learn(limits),
    };
}
/** Servers that send `retry-after: 0` with each 429 would be asked without a pause. A shorter wait counts as none. */
const leastWaitMs = 100;
/** `leave` is called after the limit has changed, so that the new one decides who is admitted. */
function visitAt(startedAt, limit, leave) {
    return {
        succeeded: () => {
            limit.succeeded();
            leave();
        },
        rateLimited: (retryAfterMs) => {
            const isWait = retryAfterMs !== null && retryAfterMs >= leastWaitMs;
            const until = limit.rateLimited(startedAt, isWait ? retryAfterMs : null);
            leave();
            return until;
        },
        failed: () => {
            limit.failed();
            leave();
        },
        ended: leave,
    };
}
function createRequestQueue() {
    const queue = [];
    return {
        wait: (order, signal) => new Promise((resolve, reject) => {
            const waiting = {
                order,
                admit: (place) => {
                    signal.removeEventListener('abort', giveUp);
                    resolve(place);
                },
            };
            const giveUp = () => {
                const at = queue.indexOf(waiting);
                if (at >= 0)
                    queue.splice(at, 1);
                reject(new DOMException('The request was canceled while it waited', 'AbortError'));
            };
            if (signal.aborted) {
                giveUp();
                return;
            }
            signal.addEventListener('abort', giveUp, { once: true });
            const before = queue.findIndex((other) => other.order > order);
            queue.splice(before < 0 ? queue.length : before, 0, waiting);
        }),
        next: () => queue.shift()?.admit ?? null,
        size: () => queue.length,
    };
}

;// CONCATENATED MODULE: ./lib/batch/run/pools.js


/** Requests that an account usually allows at the same time. */
const usualStart = 20;
function createPools({ concurrency, shards, clock, random }) {
    const limiters = new Map();
    const limiterOf = (pool) => {
        const known = limiters.get(pool);
        if (known !== undefined)
            return known;
        const made = createLimiter({
            start: Math.ceil(usualStart / shards),
            ceiling: concurrency,
            shards,
            clock,
            wakeAt: (at, work) => void setTimeout(work, Math.max(0, at - clock.now())).unref(),
            random,
        });
        limiters.set(pool, made);
        return made;
    };
    return { limiterOf, isBusy: (pool) => limiters.get(pool)?.isBusy() ?? false };
}
/** The pool of a model: versions and snapshots of one family share a limit. Throws UserError for an unknown name. */
function poolOf(name) {
    const { provider, id } = (0,providers/* parseModelName */.s_)(name);
    if (provider === 'script')
        return 'script';
    const family = /opus|sonnet|haiku/.exec(id)?.[0] ?? id.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
    return `${provider}/${family}`;
}

;// CONCATENATED MODULE: ./lib/batch/job/job-models.js









/** Connections are shared by jobs with the same settings; each job plays a script from its start, but its file is read once. */
function createJobModels({ pools, endAt, delivery, hostEnvironment }) {
    const connections = new Map();
    const scripts = new Map();
    const accesses = new Map();
    const outages = createOutages(clock/* systemClock */.m);
    const learning = (options) => withConnection(options, { onRateLimits: (limits) => pools.limiterOf(poolOf(options.name)).learn(limits) });
    const accessFor = (options) => remembered(accesses, job_models_identityOf(options), () => (0,choose/* createBatchAccess */.j7)(learning(options)));
    const connect = (options) => {
        const { name } = options;
        const readScript = (path) => remembered(scripts, path, () => options.readScript(path));
        if (name.startsWith('script:'))
            return (0,choose/* createSingleAttemptModel */.Ps)({ ...options, readScript });
        if (delivery === 'batch' && (0,providers/* hasBatchApi */.lx)(name))
            return accessFor(options).then((access) => modelIn(access, options));
        return remembered(connections, job_models_identityOf(options), () => (0,choose/* createSingleAttemptModel */.Ps)(learning(options)));
    };
    const find = async ({ modelName, runContext, withheld }, order, isJudge) => {
        const loadStandard = async (options) => {
            const ports = { ...limitsOf(options, { pools, endAt }), order, clock: clock/* systemClock */.m };
            return (0,retry/* withRetries */.L)(limitedModel(await connect(options), ports), options, options.retry);
        };
        const load = async (options) => {
            if (delivery !== 'flex' || !(0,providers/* hasFlexTier */.wl)(options.name))
                return await loadStandard(options);
            const { withStandardTier } = await __webpack_require__.e(/* import() */ 3538).then(__webpack_require__.bind(__webpack_require__, 23538));
            const flex = await loadStandard(withConnection(options, { flex: true }));
            return withStandardTier(flex, () => loadStandard(options), isJudge);
        };
        const create = (options) => (0,choose/* createWithFallbacks */.gz)(withEndpoint(options, withheld), load, outages);
        return (await (0,find_model/* findModel */.P6)(modelName, runContext, hostEnvironment, create)).model;
    };
    const accessOf = async ({ modelName, runContext, withheld }) => {
        const box = { access: null };
        const open = async (options) => modelIn((box.access = await accessFor(withEndpoint(options, withheld))), options);
        await (0,find_model/* findModel */.P6)(modelName, runContext, hostEnvironment, open);
        return box.access;
    };
    return {
        modelOf: (job, order) => find(job, order, false),
        accessOf,
        judgeAccess: (name, job) => accessOf(judgeFor(name, job)),
        judgesFor: (job, { order, reservation }) => judgesOf(job, async (judge) => budgetedJudge(await find(judge, order, true), reservation)),
    };
}
/** Everything that a connection keeps: entries and the values of a matrix can differ in each of them. */
function job_models_identityOf({ name, endpoint, contextWindow, parameters, connection }) {
    return JSON.stringify([name, endpoint, contextWindow, parameters, connection]);
}
/** Each judge of a job is opened once. */
function judgesOf(job, open) {
    const judges = new Map();
    return (name) => remembered(judges, name, () => open(judgeFor(name, job)));
}
/** The time of the job may end before that of the batch. */
function limitsOf({ name, retry }, { pools, endAt }) {
    const ends = [endAt, retry?.endsAt].map((end) => end ?? Number.POSITIVE_INFINITY);
    return { limiter: pools.limiterOf(poolOf(name)), endAt: Math.min(...ends) };
}
function withConnection(options, changes) {
    return { ...options, connection: { ...options.connection, ...changes } };
}
function withEndpoint(options, withheld) {
    return withheld === undefined ? options : { ...options, endpoint: { ...options.endpoint, withheld } };
}
async function modelIn(access, options) {
    return access?.model ?? (await (0,choose/* createSingleAttemptModel */.Ps)(options));
}
/**
 * A fallback would grade by another standard, and so would a judge with the parameters of a job: those of a matrix differ.
 * A key and an address belong to one provider, and go to no other.
 */
function judgeFor(name, { modelName, runContext }) {
    const { 'api-key': apiKey, 'base-url': baseUrl, 'model-headers': headers, 'context-window': contextWindow, ...callSettings } = runContext.settings;
    const { temperature: _temperature, effort: _effort, thinking: _thinking, ...others } = callSettings;
    const isSame = isOfSameProvider(name, modelName);
    const settings = {
        ...others,
        'fallback-model': [],
        ...(isSame && apiKey !== undefined ? { 'api-key': apiKey } : {}),
        ...(isSame && baseUrl !== undefined ? { 'base-url': baseUrl } : {}),
        ...(isSame && headers !== undefined ? { 'model-headers': headers } : {}),
        ...(name === modelName && contextWindow !== undefined ? { 'context-window': contextWindow } : {}),
    };
    const judge = { modelName: name, runContext: { ...runContext, settings } };
    return isSame ? judge : { ...judge, withheld: 'belongs to the model of the job, not to this judge' };
}
const isOfSameProvider = (a, b) => (0,providers/* parseModelName */.s_)(a).provider === (0,providers/* parseModelName */.s_)(b).provider;
/** A failure is not remembered. */
function remembered(known, name, make) {
    const before = known.get(name);
    if (before !== undefined)
        return before;
    const made = make();
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
}

;// CONCATENATED MODULE: ./lib/batch/rescore/check-judges.js

const check_judges_notAsked = { ask: () => null };
/**
 * Opens the judging models of each entry once: a missing key must not be found after the first answers have been paid
 * for. Rejects with UserError.
 */
async function checkJudges({ file, jobs, prepare, models }) {
    for (const { id, evaluate } of file.jobs) {
        if (!evaluate.some(({ check }) => check.kind === 'judge'))
            continue;
        const job = jobs.find((candidate) => candidate.id === id);
        if (job === undefined)
            continue;
        // A job that cannot be prepared reports that itself, and touches no other.
        const prepared = await prepare(job).catch((0,errors/* only */.j6)(errors/* UserError */.yo, () => null));
        if (prepared === null)
            continue;
        const openJudge = models.judgesFor(prepared, { order: 0, reservation: check_judges_notAsked });
        const names = prepared.inputs.evaluations.flatMap(({ check }) => check.kind === 'judge' ? [check.model ?? prepared.modelName] : []);
        for (const name of new Set(names))
            await openJudge(name);
    }
}

;// CONCATENATED MODULE: ./lib/batch/run/expected-cost.js
/** Fewer jobs may be exceptions: the next one may cost twice as much. */
const enoughJobs = 3;
const margin = 2;
/**
 * The estimates of a plan are a rough guess. Without a correction, too high ones would end a run when most of its budget
 * is left. The jobs of one entry and model are alike. A job that is cut halfway costs money for nothing, so the most
 * expensive one counts while all of them are cheaper than their estimates.
 */
function createExpectedCost() {
    const known = new Map();
    const nameOf = ({ id, model }) => JSON.stringify([id, model]);
    return {
        of: (job) => {
            const estimate = job.estimatedCostUsd ?? 0;
            const seen = known.get(nameOf(job));
            if (seen === undefined)
                return estimate;
            const { jobs, sum, highest } = seen;
            if (jobs < enoughJobs)
                return estimate * Math.min(1, margin * highest);
            return estimate * (highest < 1 ? highest : Math.max(1, sum / jobs));
        },
        ended: (job, costUsd) => {
            const { estimatedCostUsd } = job;
            // A job that failed before a model was paid says nothing about the others.
            if (!costUsd || !estimatedCostUsd)
                return;
            const ratio = costUsd / estimatedCostUsd;
            const { jobs, sum, highest } = known.get(nameOf(job)) ?? { jobs: 0, sum: 0, highest: 0 };
            known.set(nameOf(job), { jobs: jobs + 1, sum: sum + ratio, highest: Math.max(highest, ratio) });
        },
    };
}

;// CONCATENATED MODULE: ./lib/batch/run/other-costs.js

function createOtherCosts(begun, saveRun) {
    let total = begun.otherUsd === undefined ? 0 : begun.otherUsd;
    let last = Promise.resolve();
    let isQueued = false;
    return {
        add: async (usd) => {
            if (usd === 0)
                return;
            total = (0,sum_usd/* sumUsd */.e)([total, usd]);
            if (!isQueued) {
                isQueued = true;
                last = last.then(async () => {
                    isQueued = false;
                    await saveRun({ ...begun, otherUsd: total });
                });
            }
            await last;
        },
        total: () => total,
    };
}

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
;// CONCATENATED MODULE: ./lib/batch/run/progress.js



/** A terminal is updated at most this often, and at least once per second. */
const redrawMs = 100;
const tickMs = 1_000;
/** Some CI systems end a step whose log has no line for some minutes. */
const silenceMs = 30_000;
/** Successes of a large batch are counted in one line per interval; a log of thousands of lines is not read. */
const quietAfter = 200;
const intervalMs = 10_000;
const maxFailureLines = 200;
const clearLine = '\r\u001b[K';
function createBatchProgress(options) {
    const { total, terminal } = options;
    const startedAt = options.clock.now();
    const counts = { running: 0, done: 0, failed: 0, endedAt: startedAt };
    const shown = createShown(options, () => statusOf(counts, options, startedAt));
    return {
        started: () => {
            counts.running += 1;
            shown.keepUpToDate();
            if (terminal !== null)
                shown.updateAfter(redrawMs);
        },
        ended: ({ name, state, isFailure }) => {
            counts.running -= 1;
            counts.done += 1;
            counts.endedAt = options.clock.now();
            if (isFailure)
                counts.failed += 1;
            if ((isFailure && counts.failed <= maxFailureLines) || (terminal === null && total <= quietAfter))
                shown.write(`${(0,format_number/* formatNumber */.ZV)(counts.done)}/${(0,format_number/* formatNumber */.ZV)(total)} ${shortName(name)}: ${state}`);
            shown.updateAfter(terminal === null ? intervalMs : redrawMs);
        },
        close: () => shown.close(),
    };
}
function statusOf({ running, done, failed, endedAt }, { total, concurrency, spentUsd, clock }, startedAt) {
    const left = timeLeft({ startedAt, endedAt, now: clock.now(), done, total, concurrency });
    return [
        `${(0,format_number/* formatNumber */.ZV)(done)}/${(0,format_number/* formatNumber */.ZV)(total)} done`,
        `${String(running)} running`,
        `${(0,format_number/* formatNumber */.ZV)(failed)} failed`,
        (0,headline/* formatCost */.BD)(spentUsd()),
        ...(left === null ? [] : [`about ${(0,headline/* formatDuration */.a3)(left)} left`]),
    ].join(', ');
}
/** The line of a terminal or the lines of a log, and when the last of them was written. */
function createShown({ clock, line, terminal }, status) {
    let shownAt = terminal === null ? clock.now() : 0;
    let isKept = false;
    const closed = new AbortController();
    const updateAfter = (ms) => {
        if (clock.now() - shownAt < ms)
            return;
        shownAt = clock.now();
        if (terminal === null)
            line(status());
        else
            terminal(`${clearLine}${status()}`);
    };
    const watch = async () => {
        const every = terminal === null ? silenceMs : tickMs;
        for (;;) {
            await clock.sleep(Math.max(1, shownAt + every - clock.now()), closed.signal);
            if (closed.signal.aborted)
                return;
            updateAfter(every);
        }
    };
    return {
        updateAfter,
        write: (text) => {
            terminal?.(clearLine);
            line(text);
            shownAt = terminal === null ? clock.now() : 0;
        },
        keepUpToDate: () => {
            if (!isKept)
                void watch();
            isKept = true;
        },
        close: () => {
            closed.abort();
            terminal?.(clearLine);
        },
    };
}
function shortName(name) {
    return (0,lib_text/* columnsOf */.PL)(name) > 100 ? (0,lib_text/* shorten */.ml)(name, 80) : name;
}
/** At the pace of the jobs that have ended. Unknown until every place has had a job, and when that time is over. */
function timeLeft({ startedAt, endedAt, now, done, total, concurrency }) {
    if (done < Math.min(concurrency, total) || done === 0 || done >= total)
        return null;
    const left = ((endedAt - startedAt) / done) * (total - done) - (now - endedAt);
    return left > 0 ? left : null;
}

;// CONCATENATED MODULE: ./lib/batch/run/run-jobs.js
/**
 * Runs the tasks, at most `concurrency` at a time. What has begun ends before something new begins; one job's failure
 * does not concern another. Rejects only for a bug.
 */
async function runJobs(options) {
    const progress = {
        pending: pendingByPool(options.tasks),
        deferred: [],
        active: 0,
        begun: 0,
        fatal: null,
        refused: null,
        reached: null,
        hasStopped: false,
    };
    const workers = Array.from({ length: Math.min(options.concurrency, options.tasks.length) }, () => work(options, progress));
    const results = await Promise.allSettled(workers);
    for (const result of results)
        if (result.status === 'rejected')
            throw result.reason;
    const { deferred, fatal, refused, reached, hasStopped } = progress;
    const all = [...deferred, ...leftOver(options, progress)];
    return { deferred: all, fatal, refused: refused ?? reached, hasStopped };
}
async function work(options, progress) {
    for (;;) {
        const next = takeTask(options, progress);
        if (next === 'end')
            return;
        if (next === 'wait') {
            await options.pause();
            continue;
        }
        const { task, reservation } = next;
        progress.active += 1;
        progress.begun += 1;
        options.onStart(task);
        try {
            const end = await options.run(task, { order: progress.begun, reservation });
            reservation.settle(end.costUsd ?? 0);
            if (reservation.hasRefused())
                progress.reached ??= 'max-cost-usd';
            note(task, end, progress, options.onFailure);
            options.onEnd(task, end);
        }
        catch (error) {
            progress.fatal ??= { code: 'internal-error', reason: 'internal error' };
            throw error;
        }
        finally {
            progress.active -= 1;
        }
    }
}
function takeTask(options, progress) {
    if (isOver(options, progress))
        return 'end';
    const { pending } = progress;
    if (pending.size === 0)
        return 'end';
    const free = [...pending].filter(([pool]) => !options.isBusy(pool)).map(([, tasks]) => tasks);
    const [queue] = free.toSorted((a, b) => positionOf(a) - positionOf(b));
    const next = queue?.at(-1);
    if (queue === undefined || next === undefined)
        return 'wait';
    const reservation = options.budget.reserve(options.expectedUsd(next.task.job));
    if ('refused' in reservation) {
        // What is reserved for the jobs under way may not be spent by them.
        if (reservation.refused === 'max-cost-usd' && progress.active > 0)
            return 'wait';
        progress.refused ??= reservation.refused;
        return 'end';
    }
    queue.pop();
    if (queue.length === 0)
        pending.delete(next.task.pool);
    return { task: next.task, reservation };
}
function pendingByPool(tasks) {
    const pending = new Map();
    for (const [position, task] of [...tasks.entries()].reverse()) {
        const queue = pending.get(task.pool) ?? [];
        queue.push({ position, task });
        pending.set(task.pool, queue);
    }
    return pending;
}
const positionOf = (queue) => queue.at(-1)?.position ?? 0;
/** The tasks of a pool that is closed do not begin. */
function closePool(pool, reason, { pending, deferred }) {
    for (const { task } of pending.get(pool)?.toReversed() ?? [])
        deferred.push({ task, reason });
    pending.delete(pool);
}
function isOver({ signal }, { fatal, refused, hasStopped }) {
    return signal.aborted || fatal !== null || refused !== null || hasStopped;
}
function note(task, end, progress, onFailure) {
    switch (end.kind) {
        case 'done':
            if (end.isFailure && onFailure === 'stop')
                progress.hasStopped = true;
            if (end.fatal !== undefined)
                progress.fatal ??= end.fatal;
            progress.reached ??= end.reached ?? null;
            break;
        case 'deferred':
            progress.deferred.push({ task, reason: end.reason });
            progress.reached ??= end.reached ?? null;
            if (end.closesPool)
                closePool(task.pool, end.reason, progress);
            break;
        case 'fatal':
            progress.fatal ??= { code: end.code, reason: end.reason };
            break;
        case 'cancelled':
            break;
    }
}
/** Tasks that never began, with the reason. After a cancel they are not deferred: `--resume` runs them. */
function leftOver({ signal }, { pending, fatal, refused, hasStopped }) {
    if (signal.aborted || fatal !== null)
        return [];
    const reason = hasStopped ? 'a job failed, and on-failure is stop' : `${refused ?? 'the run'} was reached`;
    const tasks = [...pending.values()].flat().toSorted((a, b) => a.position - b.position);
    return tasks.map(({ task }) => ({ task, reason }));
}

;// CONCATENATED MODULE: ./lib/batch/steps/run-surveyed-jobs.js


















/** Runs the jobs that the survey found, and fills in their states and figures. */
async function runSurveyedJobs(options) {
    const { batch, jobs, survey, concurrency, begun } = options;
    const { hostEnvironment, shards, state } = batch;
    const endAt = run_surveyed_jobs_endOf(batch);
    const pools = createPools({ concurrency, shards, clock: clock/* systemClock */.m, random: Math.random });
    const models = createJobModels({ pools, endAt, delivery: batch.file.delivery, hostEnvironment });
    const pool = createArtifactsPool(hostEnvironment.temporary, batch.redactor.redact);
    const budget = budgetOf(batch, endAt);
    const tasks = tasksOf(survey.toRun, jobs);
    const expected = createExpectedCost();
    const progress = progressOf(options, tasks.length, budget);
    const noteKey = stateNoter(survey, jobs);
    await checkJudges({ file: batch.file, jobs: touchedJobs(options), prepare: batch.prepare, models });
    const otherCosts = createOtherCosts(begun, (run) => state.saveRun(run));
    const { fatal, refused } = await scoreStored({ ...options, budget, otherCosts, ports: { pool, models } });
    (0,v8_flags.growSmallHeapFaster)();
    const run = (some, { budget: runBudget, modelsFor, onRecord, isPrepared }) => runJobs({
        tasks: some,
        concurrency,
        onFailure: batch.file.onFailure,
        budget: runBudget,
        isBusy: (pool) => pools.isBusy(pool),
        expectedUsd: (job) => expected.of(job),
        run: async (task, start) => {
            const ports = { batch, models: await modelsFor(task), pool, endAt };
            const before = await state.record(task.job);
            const { end: ended, record } = await runBatchJob(task, before, start, ports);
            if (record !== null)
                noteKey(task.job.key, { kind: 'ended', isReused: false }, record);
            if (record !== null)
                await onRecord?.(task, record);
            batch.saver.saveSometimes();
            const reason = isPrepared?.(task) ?? null;
            if (reason !== null)
                return await preparedEnd(task, reason, batch);
            await otherCosts.add(record === null ? ended.costUsd : replacedUsd(before, begun));
            return ended;
        },
        onStart: () => progress.started(),
        onEnd: (task, end) => {
            // What a batch API is sent has no cost yet, and its first jobs have another price.
            if (end.kind === 'done' && batch.file.delivery !== 'batch')
                expected.ended(task.job, end.costUsd);
            progress.ended(lineOf(task, end, batch));
        },
        pause: () => clock/* systemClock */.m.sleep(pauseMs, hostEnvironment.signal),
        signal: hostEnvironment.signal,
    });
    const toRun = fatal === null ? tasks : [];
    const running = batch.file.delivery === 'batch'
        ? deliver(toRun, options, { models, run, budget })
        : run(toRun, { budget, modelsFor: () => Promise.resolve(models) });
    const ended = await running.finally(() => progress.close());
    const end = { ...ended, refused: refused ?? ended.refused };
    pool.close();
    (0,run_survey/* keepResults */.eT)(survey);
    for (const { task, reason } of end.deferred)
        noteKey(task.job.key, { kind: 'deferred', reason }, null);
    for (const { job } of toRun)
        noteKey(job.key, { kind: 'open', reason: openReason(batch, end) }, null);
    const cost = { otherUsd: otherCosts.total(), costReached: budget.costReached() };
    return { end: fatal === null ? end : { ...end, fatal }, ...cost };
}
/** What a result has cost that a job of this run, which was resumed, had before. */
function replacedUsd(before, begun) {
    return before !== null && (0,reuse/* hasEndedIn */.qX)(before, begun) ? (0,sum_usd/* sumUsd */.e)([before.costUsd, before.scoringUsd ?? 0]) : 0;
}
/** Those that run or are scored. */
function touchedJobs({ jobs, survey }) {
    return [...survey.toRun, ...survey.toScore].flatMap((position) => jobs[position] ?? []);
}
const pauseMs = 50;
/** Notes the state of all jobs with a key, unless they have one. */
function stateNoter(survey, jobs) {
    const positions = positionsByKey(jobs.keys(), jobs);
    return (key, state, record) => {
        const open = (positions.get(key) ?? []).filter((position) => survey.states[position] === undefined);
        noteState(open, state, { jobs, survey }, record);
    };
}
/** What was sent counts as spent, although the provider bills it later: the limits of this run cover it. */
async function preparedEnd({ job }, reason, { state }) {
    await state.directory.remove(`running/${job.key}.jsonl`);
    return { kind: 'deferred', reason, closesPool: false, costUsd: job.estimatedCostUsd };
}
async function deliver(tasks, { batch, jobs, survey }, ports) {
    const [{ deliverBatch }, { groupOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 7056).then(__webpack_require__.bind(__webpack_require__, 87056)),
        __webpack_require__.e(/* import() */ 8422).then(__webpack_require__.bind(__webpack_require__, 38422)),
    ]);
    const succeeded = new Set(jobs.filter((_, at) => survey.figures[at]?.conclusion === 'success').map(groupOf));
    return await deliverBatch(tasks, { ...ports, batch, hasSucceeded: (group) => succeeded.has(group) });
}
function run_surveyed_jobs_endOf({ file }) {
    const { timeoutMinutes } = file.budget;
    return timeoutMinutes === null ? null : clock/* systemClock */.m.now() + timeoutMinutes * 60_000;
}
/** Each shard has its part of the budget: no shard knows what the others spend. */
function budgetOf({ file, shards, shard }, endAt) {
    const index = shard === null ? 1 : Number(shard.split('/')[0]);
    const { maxCostUsd, maxJobs } = (0,budget/* budgetOfShard */.pT)(file, { index, total: shards });
    return (0,budget/* createRunBudget */.f2)({ maxCostUsd, maxJobs, endAt, clock: clock/* systemClock */.m });
}
/** Jobs with the same key are paid for once. */
function tasksOf(toRun, jobs) {
    const tasks = new Map();
    for (const position of toRun) {
        const job = jobs[position];
        if (job !== undefined && !tasks.has(job.key))
            tasks.set(job.key, { job, pool: poolOf(job.model) });
    }
    return [...tasks.values()];
}
function progressOf({ batch, concurrency }, total, budget) {
    const { stdio, onRunner } = batch.hostEnvironment;
    return createBatchProgress({
        total,
        concurrency,
        spentUsd: () => budget.spent(),
        clock: clock/* systemClock */.m,
        line: (text) => batch.log.info(text),
        terminal: stdio.errIsTerminal && !onRunner ? (text) => stdio.err(text) : null,
    });
}
function lineOf({ job }, end, { redactor }) {
    const name = redactor.redact((0,name_of_job/* nameOfJob */.er)(job));
    switch (end.kind) {
        case 'done':
            return { name, state: end.isFailure ? 'failed' : 'done', isFailure: end.isFailure };
        case 'deferred':
            return { name, state: `deferred: ${end.reason}`, isFailure: false };
        case 'fatal':
            // The result has the reason once; all jobs under way met the same problem.
            return { name, state: 'stopped', isFailure: false };
        case 'cancelled':
            return { name, state: 'canceled', isFailure: false };
    }
}
function openReason({ hostEnvironment: { signal, onRunner } }, { fatal }) {
    const next = onRunner ? 'The next run' : '--resume';
    if (signal.aborted)
        return `The run was canceled (${String(signal.reason)}). ${next} continues it.`;
    return fatal === null ? 'The run ended early.' : job_row/* neverTried */.f2;
}

;// CONCATENATED MODULE: ./lib/batch/steps/run-batch.js


























/** Runs a batch, or one shard of it. Rejects with UserError for problems that the user can fix before any job runs. */
async function runBatch(request, ports) {
    const { file, runContext } = request.open;
    const { workspace } = runContext;
    const place = {
        path: request.statePath ?? (0,open_state/* defaultStatePath */.K0)(workspace, file.name),
        root: request.statePath === null ? workspace : null,
        name: file.name,
    };
    return await (0,with_stored_state/* withStoredState */.R)({
        ...place,
        key: runContext.settings['resume-key'] ?? null,
        temporary: ports.hostEnvironment.temporary,
        previous: request.previous,
        onNotice: (text) => ports.log.warning(text),
    }, await (0,open_storage/* openStorage */.G)(request.storage, { name: file.name, workspace, path: place.path, isShard: request.shard !== null }, ports), (state, saver) => runIn({ state, saver }, request, ports));
}
async function runIn(held, request, ports) {
    const { file } = request.open;
    const { state } = held;
    const firstKeys = (0,run_log/* firstOfNextRun */.KB)(await state.lastRun());
    const chosen = await (0,choose_plan/* choosePlan */.$)(state, { file, source: request.plan, shard: request.shard, resume: request.resume });
    const startedAt = chosen.resumed?.startedAt ?? isoNow();
    try {
        return await runChosen({ ...chosen, firstKeys, startedAt }, held, request, ports);
    }
    catch (error) {
        // The merge would find the plan and the run that were restored, which say nothing about this shard.
        if (error instanceof errors/* UserError */.yo && chosen.shard !== null) {
            const shard = (0,plan_shard/* shardName */.Az)(chosen.shard);
            const attempt = attemptOf(ports.hostEnvironment.environment);
            const run = newRun({ file, plan: chosen.plan, shard, attempt, startedAt }, { ...chosen, waiting: [...firstKeys] });
            // What the run has noted before, such as its costs, stays.
            const last = await state.lastRun();
            const begun = last?.startedAt === startedAt && last.planId === run.planId && last.shard === shard ? last : run;
            const end = configError(error);
            const reason = ports.redactor.redact(end.reason);
            await (0,plan_file/* savePlan */.hp)(state.directory, chosen.plan);
            await state.saveRun({ ...begun, attempt, endedAt: isoNow(), ...end, reason });
        }
        throw error;
    }
}
async function runChosen(chosen, held, request, ports) {
    const { open } = request;
    const { file, runContext } = open;
    const { state } = held;
    const { plan, resumed, shard } = chosen;
    const { jobs, survey, waiting, changed } = await surveyRun(chosen, state, request, ports);
    const canHaveWorktrees = await (0,open_batch/* hasCommit */.Q)(runContext.git);
    const batch = {
        runContext,
        file,
        plan,
        changed,
        prepare: (0,prepare_batch_job/* createJobPreparation */.P)(open, ports.hostEnvironment),
        ...held,
        shard: shard === null ? null : (0,plan_shard/* shardName */.Az)(shard),
        shards: shard === null ? 1 : plan.shards,
        attempt: attemptOf(ports.hostEnvironment.environment),
        startedAt: chosen.startedAt,
        evaluate: request.evaluate ?? evaluate/* evaluate */._3,
        outputLocks: createPathLocks(),
        hasCommit: canHaveWorktrees,
        whyUncommitted: (0,uncommitted_files/* createUncommittedCheck */.gh)({ runContext, file, hasCommit: canHaveWorktrees, ...ports }),
        ...ports,
    };
    const begun = newRun(batch, { resumed, waiting });
    await state.saveRun(begun);
    const concurrency = request.concurrency ?? file.concurrency;
    const cleaning = (0,leftovers/* removeLeftovers */.D)(ports.hostEnvironment.temporary);
    const executed = await runSurveyedJobs({ batch, jobs, survey, concurrency, begun, scoresAll: request.rescore });
    await cleaning;
    await writeStoredOutputs({ batch, jobs, survey });
    return await reportBatch(executed, { batch, jobs, survey, begun });
}
const mostNamed = 10;
/** The jobs of a run and what happens to each of them. Stores the plan. */
async function surveyRun(chosen, state, request, ports) {
    const { open } = request;
    const { file } = open;
    const { isFrozen } = request.plan;
    const { plan, resumed, shard, firstKeys } = chosen;
    for (const notice of chosen.notices)
        ports.log.warning(notice);
    // The step that made a frozen plan has warned once for all shards.
    for (const notice of plan.notices)
        ports.log[isFrozen ? 'info' : 'warning'](notice);
    const jobs = shard === null ? plan.jobs : plan.jobs.filter((job) => job.shard === shard.index);
    const leftOver = await (0,tidy_deliveries/* tidyDeliveries */.L)(state.directory, plan.jobs, { now: clock/* systemClock */.m.now() });
    // The merge names it once for all shards.
    if (leftOver !== null && shard === null)
        ports.log.warning(leftOver);
    const sent = await (0,used_requests/* unusedRequests */.Zc)(state.directory);
    let survey = await (0,run_survey/* surveyJobs */.Fj)(jobs, state, {
        parkAfter: file.parkAfter,
        retryFailed: request.retryFailed,
        rescore: request.rescore,
        resumed,
        deferred: firstKeys,
        sent,
    });
    // A job that is deferred below keeps its turn if the run is killed.
    const begins = new Set(survey.toRun.map((position) => jobs[position]?.slot));
    let changed = new Set();
    if (resumed !== null || isFrozen) {
        const toRun = survey.toRun.flatMap((position) => jobs[position] ?? []);
        changed = await (0,plan_batch/* requireUnchanged */.jr)(open, toRun, { ...ports, isFrozen });
        // A request that a batch API has is one with the planned content.
        const deferred = new Set([...changed].filter(({ key }) => !sent.has(key)));
        survey = (0,run_survey/* deferring */.Lt)(survey, deferred, jobs);
        for (const job of [...deferred].slice(0, mostNamed))
            ports.log.warning(ports.redactor.redact(`${(0,name_of_job/* nameOfJob */.er)(job)} is deferred: ${run_survey/* filesChanged */.wz}.`));
        if (deferred.size > mostNamed)
            ports.log.warning(`${(0,format_number/* formatCount */.B4)(deferred.size - mostNamed, 'more job is', 'more jobs are')} deferred for the same reason.`);
    }
    if (resumed === null || isFrozen)
        await (0,plan_file/* savePlan */.hp)(state.directory, plan);
    return {
        ...{ jobs, survey },
        waiting: firstKeys.filter((slot) => begins.has(slot)),
        changed: new Set([...changed].map(({ key }) => key)),
    };
}


/***/ })

};
;