"use strict";
exports.id = 7056;
exports.ids = [7056,8422];
exports.modules = {

/***/ 87056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverBatch: () => (/* binding */ deliverBatch),
  joined: () => (/* binding */ joined)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/job/result/codes.js
var codes = __webpack_require__(30234);
// EXTERNAL MODULE: ./lib/platform/secrets/redact-data.js
var redact_data = __webpack_require__(24788);
// EXTERNAL MODULE: ./lib/batch/delivery/canaries.js
var delivery_canaries = __webpack_require__(38422);
// EXTERNAL MODULE: ./lib/batch/delivery/delivery-files.js
var delivery_files = __webpack_require__(860);
// EXTERNAL MODULE: ./lib/batch/delivery/unusable-files.js
var unusable_files = __webpack_require__(26803);
// EXTERNAL MODULE: ./lib/batch/delivery/used-requests.js
var used_requests = __webpack_require__(61890);
// EXTERNAL MODULE: ./lib/batch/job/batch-format.js
var batch_format = __webpack_require__(90827);
// EXTERNAL MODULE: ./lib/batch/model/job-record.js
var job_record = __webpack_require__(77730);
// EXTERNAL MODULE: ./lib/batch/run/budget.js
var budget = __webpack_require__(45292);
// EXTERNAL MODULE: ./lib/batch/run/classify-end.js
var classify_end = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/batch/run/survey.js
var survey = __webpack_require__(35631);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/model/batch-api/types.js
var types = __webpack_require__(80469);
// EXTERNAL MODULE: ./lib/model/fixed-errors.js
var fixed_errors = __webpack_require__(98970);
;// CONCATENATED MODULE: ./lib/batch/delivery/collect.js






/**
 * Looks after everything that was submitted for one model: adopts what a crash has left without an id, and stores the
 * outcomes of batches that have ended. Ends at an error that every submission would meet. What the provider no longer
 * has counts as expired once it must have ended.
 */
async function collectSubmissions(submissions, api, ports) {
    const inFlight = new Map();
    const failed = [];
    const wait = (submission) => {
        for (const key of submission.keys)
            inFlight.set(key, submission.createdAt);
    };
    const known = new Set(submissions.flatMap(({ batchId }) => batchId ?? []));
    for (const submission of submissions) {
        const error = await lookAfter(submission, known, wait, { ...ports, api }).catch((0,errors/* only */.j6)(types/* BatchApiError */.T, (it) => it));
        if (error !== null && !(await expireLost(submission, error, { ...ports, api })))
            failed.push({ submission, error });
        if (error !== null && classify_end/* accountErrors */.Lc.has(error.modelError.kind))
            break;
    }
    return { inFlight, failed };
}
/** Rejects with BatchApiError. */
async function lookAfter(submission, 
/** The ids of batches that belong to a submission. */
known, wait, ports) {
    const sent = submission.batchId === null ? await adopt(submission, known, ports) : submission;
    if (sent === 'undecided')
        wait(submission);
    if (sent === null)
        await ports.files.remove(submission);
    if (sent === 'undecided' || sent === null)
        return null;
    if (sent.batchId !== null)
        known.add(sent.batchId);
    if (!(await collect(sent, ports)))
        wait(sent);
    return null;
}
/**
 * A batch that the provider does not have may only be late, but one that must have ended is lost: its requests count as
 * expired. `false` if the submission remains.
 */
async function expireLost(submission, { modelError }, { api, files, isUsed, clock, onNotice }) {
    if (modelError.kind !== 'not-found' || clock.now() - Date.parse(submission.createdAt) < api.windowMs)
        return false;
    const lost = await (0,used_requests/* missingKeys */.lx)(submission, { files, isUsed });
    await saveAll({ ...submission, keys: [...lost] }, { kind: 'expired' }, files);
    await files.remove(submission);
    const requests = `${(0,format_number/* formatCount */.B4)(lost.length, 'request')} of ${submission.createdAt.slice(0, 10)} for ${submission.model}`;
    onNotice(`The provider no longer has ${submission.batchId === null ? 'the batch' : `batch ${submission.batchId}`} with ${requests}: they count as expired.`);
    return true;
}
/** Clocks differ. */
const clockSkewMs = 300_000;
/** A batch is sent up to some minutes after its note, which a storage may take long to store, and is then listed soon. */
const settleMs = 600_000;
/**
 * Finds the batch of a submission whose id was not stored: by its label or, if the provider keeps none, by the ids of
 * its requests, which are only known at its end. `null` if it was never sent.
 */
async function adopt(submission, known, { api, files, clock, signal, onNotice }) {
    const listed = await api.list(Date.parse(submission.createdAt) - clockSkewMs, signal);
    const candidates = listed.filter(({ batchId, label, count }) => !known.has(batchId) &&
        (label === null ? count === null || count === submission.keys.length : label === submission.id));
    for (const { batchId, label } of candidates) {
        const isOwn = label === submission.id ? true : await hasKeyOf(batchId, submission, { api, signal });
        if (isOwn === null)
            return 'undecided';
        if (!isOwn)
            continue;
        const adopted = { ...submission, batchId };
        await files.update(adopted);
        onNotice(`A batch of ${(0,format_number/* formatCount */.B4)(submission.keys.length, 'request')} was sent before a run ended early: ${batchId} is used.`);
        return adopted;
    }
    return clock.now() - Date.parse(submission.createdAt) < settleMs ? 'undecided' : null;
}
/** `null` while the batch has not ended. */
async function hasKeyOf(batchId, { keys }, { api, signal }) {
    if ((await api.status(batchId, signal)).state !== 'ended')
        return null;
    for await (const { id } of api.answers(batchId, signal))
        return keys.includes(id);
    return false;
}
/** Stores the outcomes of a batch that has ended; `false` if it has not. The outcomes are stored before it is forgotten. */
async function collect(submission, ports) {
    const { api, files, clock, signal, onNotice } = ports;
    const { batchId } = submission;
    if (batchId === null)
        return false;
    const status = await api.status(batchId, signal);
    if (status.state === 'running')
        return false;
    if (status.state === 'rejected') {
        await saveRejected(submission, status, { files, onNotice });
        await files.remove(submission);
        return true;
    }
    const processed = new Set();
    if (status.state === 'ended') {
        await download({ ...submission, batchId }, processed, ports);
        const isShort = () => processed.size < Math.min(submission.keys.length, status.processed);
        if (isShort())
            await download({ ...submission, batchId }, processed, ports);
        if (isShort() && clock.now() - Date.parse(submission.createdAt) < longestGapMs)
            throw answersMissing(submission, processed);
        const limit = await files.limit(submission.model);
        if (limit !== null)
            await files.saveLimit(submission.model, limit * 2);
    }
    await saveAll({ ...submission, keys: submission.keys.filter((key) => !processed.has(key)) }, { kind: 'expired' }, files);
    const all = submission.keys.length;
    if (processed.size < all)
        onNotice(`The provider did not process ${String(all - processed.size)} of ${String(all)} requests.`);
    await files.remove(submission);
    return true;
}
/** For so long, answers are waited for that the provider counts, but does not return. */
const longestGapMs = 72 * 3_600_000;
/**
 * Stores the outcomes of the requests that were processed, the first of two with the same id. Those that arrived in an
 * earlier, short download may be used already.
 */
async function download(submission, processed, { api, files, isUsed, signal }) {
    const keys = new Set(submission.keys);
    for await (const { id, outcome } of api.answers(submission.batchId, signal)) {
        if (!keys.has(id) || processed.has(id) || outcome.kind === 'expired')
            continue;
        processed.add(id);
        if (!(await isUsed(id, submission.createdAt)))
            await saveAll({ ...submission, keys: [id] }, outcome, files);
    }
}
function answersMissing({ keys }, { size }) {
    const message = `The provider has returned ${String(size)} of ${(0,format_number/* formatCount */.B4)(keys.length, 'answer')}, fewer than it counts.`;
    return new types/* BatchApiError */.T({ ...fixed_errors/* truncatedStream */.t, message });
}
/** Nothing of a rejected batch was billed. If single requests are the reason, the others have no outcome and are sent again. */
async function saveRejected(submission, { reason, status, code, isTooLarge, requests }, { files, onNotice }) {
    const all = submission.keys.length;
    const save = (keys, message, errorCode) => saveAll({ ...submission, keys: [...keys] }, { kind: 'error', status, body: { error: { message, code: errorCode } } }, files);
    const named = requests.filter(({ index }) => submission.keys[index] !== undefined);
    const count = new Set(named.map(({ index }) => index)).size;
    const isPart = count > 0 && count < all;
    const others = ` Only ${(0,format_number/* formatCount */.B4)(count, 'request is', 'requests are')} the reason; the others are sent again.`;
    onNotice(`The provider rejected a batch of ${(0,format_number/* formatCount */.B4)(all, 'request')}: ${reason}${isPart ? others : ''}`);
    if (isTooLarge)
        await files.saveLimit(submission.model, Math.max(1, Math.floor(all / 2)));
    else if (!isPart)
        await save(submission.keys, reason, code);
    else
        for (const { index, ...error } of named)
            await save(submission.keys.slice(index, index + 1), error.reason, error.code);
}
/** An attempt of a shard may have sent again what an earlier one has sent: the newer outcome is kept, and any answer. */
async function saveAll({ keys, createdAt: sentAt }, outcome, files) {
    for (const key of keys) {
        const stored = await files.answer(key);
        const isKept = stored !== null && (stored.outcome.kind === 'answer' || (stored.sentAt ?? '') > sentAt);
        if (!isKept)
            await files.saveAnswer(key, { outcome, sentAt });
    }
}

;// CONCATENATED MODULE: ./lib/batch/deliver/collect-deliveries.js








/** Asks the providers for everything that earlier runs have sent. Rejects with UserError, e.g. for a missing key. */
async function collectDeliveries(tasks, { batch, models, files }) {
    const access = new Map();
    const waiting = new Map();
    const unreachable = new Set();
    const submissions = await files.submissions();
    const isUsed = (0,used_requests/* usedRequests */.oo)(batch.state.directory);
    let fatal = null;
    const onNotice = (text) => batch.log.warning(batch.redactor.redact(text));
    const unusable = tasks.length === 0 ? [] : await files.unusableSubmissions();
    for (const file of unusable)
        onNotice((0,unusable_files/* submissionNotice */.L$)(file));
    const collect = async (model, modelAccess) => {
        const sent = submissions.filter((submission) => submission.model === model);
        if (modelAccess === null || sent.length === 0 || fatal !== null)
            return;
        const { signal } = batch.hostEnvironment;
        const ports = { files, isUsed, clock: clock/* systemClock */.m, signal, onNotice };
        const { inFlight, failed } = await collectSubmissions(sent, modelAccess.api, ports);
        for (const [key, since] of inFlight)
            waiting.set(key, sentReason(model, since));
        for (const failure of failed) {
            if (classify_end/* accountErrors */.Lc.has(failure.error.modelError.kind)) {
                const { keys, id } = failure.submission;
                const { kind, status } = failure.error.modelError;
                // Google answers so about the batches of another project.
                const advice = status === 403 ? ` ${sendsAgain(id)}` : '';
                const reason = `The batch API of ${model} cannot be asked for the answers to ${(0,format_number/* formatCount */.B4)(keys.length, 'request')}: ${failure.error.message}${advice}`;
                fatal = { code: (0,codes/* codeOfModelError */.gD)(kind), reason };
                return;
            }
            const { isReachable, notice, reason } = problemIn(failure);
            if (!isReachable)
                unreachable.add(model);
            onNotice(notice);
            for (const key of await (0,used_requests/* missingKeys */.lx)(failure.submission, { files, isUsed }))
                waiting.set(key, reason);
        }
    };
    for (const model of new Set(tasks.map(({ job }) => job.model))) {
        const modelTasks = tasks.filter(({ job }) => job.model === model);
        const prepared = await firstPrepared(modelTasks, batch);
        if (prepared === null) {
            const sent = submissions.filter((submission) => submission.model === model);
            for (const { keys, createdAt } of sent)
                for (const key of keys)
                    waiting.set(key, sentReason(model, createdAt));
            continue;
        }
        const modelAccess = await models.accessOf(prepared);
        access.set(model, modelAccess);
        await collect(model, modelAccess);
    }
    for (const [name, judgeAccess] of await judgesOf(tasks, { batch, models }))
        if (!access.has(name))
            await collect(name, judgeAccess);
    return { access, waiting, unreachable, held: (0,unusable_files/* unknownReason */.$h)(unusable), fatal };
}
function problemIn({ submission: { id, model, batchId, keys }, error: { message, modelError } }) {
    const { kind, status, retryable } = modelError;
    const name = batchId === null ? 'the batch' : `batch ${batchId}`;
    const requests = (0,format_number/* formatCount */.B4)(keys.length, 'request');
    if (kind === 'not-found')
        return {
            isReachable: true,
            notice: `The batch API of ${model} does not find ${name} with ${requests}, which wait until it must have ended: ${message}`,
            reason: `the batch API of ${model} does not find ${name}; its requests wait until it must have ended`,
        };
    if (kind === 'cut-off')
        return {
            isReachable: true,
            notice: `The answers of ${name} with ${requests} for ${model} are incomplete, and a later run collects them: ${message}`,
            reason: `the answers of ${name} of ${model} are incomplete`,
        };
    if (status !== undefined && status < 500 && !retryable)
        return {
            isReachable: true,
            notice: `The batch API of ${model} refuses to answer about ${name} with ${requests}, which wait: ${message} ${sendsAgain(id)}`,
            reason: `the batch API of ${model} refuses to answer about ${name}`,
        };
    return {
        isReachable: false,
        notice: `The batch API of ${model} cannot be asked: ${message}`,
        reason: `the batch API of ${model} could not be asked for the answer`,
    };
}
const sendsAgain = (id) => `If that does not change, delete delivery/${id}.json of the state directory to send the requests again and pay for them again.`;
/** The judges that may have been asked about these jobs, which are not the model of any of them. */
async function judgesOf(tasks, { batch, models }) {
    const judges = new Map();
    if (batch.file.judgeDelivery !== 'batch')
        return judges;
    for (const { id, evaluate } of batch.file.jobs) {
        if (!evaluate.some(({ check }) => check.kind === 'judge'))
            continue;
        const waiting = tasks.filter(({ job }) => job.id === id);
        const prepared = await firstPrepared(waiting, batch);
        for (const { check } of prepared?.inputs.evaluations ?? []) {
            if (prepared === null || check.kind !== 'judge')
                continue;
            const name = check.model ?? batch.file.judge ?? prepared.modelName;
            if (!judges.has(name))
                judges.set(name, await models.judgeAccess(name, prepared));
        }
    }
    return judges;
}
function sentReason(model, since) {
    return `sent to the batch API of ${model} at ${since.slice(0, 16)}Z; a later run collects the answer`;
}
/** The first of these jobs that can be prepared; the others report themselves why they cannot. `null` if there is none. */
async function firstPrepared(tasks, { prepare }) {
    for (const { job } of tasks) {
        const prepared = await prepare(job).catch((0,errors/* only */.j6)(errors/* UserError */.yo, () => null));
        if (prepared !== null)
            return prepared;
    }
    return null;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/with-stream.js
var with_stream = __webpack_require__(30461);
;// CONCATENATED MODULE: ./lib/batch/deliver/submitter.js






function createSubmitter(options) {
    const { api } = options;
    const results = { submitted: 0, fatal: null, refusal: null, problems: new Map() };
    let waiting = [];
    let bytes = 0;
    let last = Promise.resolve();
    const flush = () => {
        const requests = waiting;
        waiting = [];
        bytes = 0;
        if (requests.length > 0)
            last = last.then(() => submitInParts(requests, results, options));
        return last;
    };
    return {
        add: async (request) => {
            const size = Buffer.byteLength(JSON.stringify(request.body)) + bytesPerRequest;
            const isFull = waiting.length >= api.maxRequests || (waiting.length > 0 && bytes + size > api.maxBytes);
            const before = isFull ? flush() : last;
            waiting.push(request);
            bytes += size;
            await before;
        },
        close: flush,
        problemOf: (key) => results.problems.get(key) ?? null,
        fatal: () => results.fatal,
        refusal: () => results.refusal,
        submitted: () => results.submitted,
    };
}
/** The id and what is around a body. */
const bytesPerRequest = 300;
/** After this many refusals, the rest waits; if no batch was accepted, it is not single requests that are refused. */
const [maxRefusals, maxRefusalsOfAll] = [100, 16];
/**
 * A provider may refuse a batch for one of its requests: it is sent in halves until the request is alone, so that the
 * others do not wait for it. The next run fails the job of the request.
 */
async function submitInParts(requests, results, options) {
    const before = results.submitted;
    let parts = [requests];
    const alone = [];
    let firstRefusal = null;
    let refusals = 0;
    const isGivenUp = () => refusals >= (results.submitted > before ? maxRefusals : maxRefusalsOfAll);
    while (parts.length > 0 && !isGivenUp()) {
        const rest = [];
        for (const { part, submission } of await intendAll(parts, results, options)) {
            const refusal = isGivenUp() ? 'not sent' : await submitter_submit({ part, submission }, results, options);
            if (refusal === null)
                continue;
            if (refusal === 'not sent') {
                await options.files.remove(submission);
                rest.push(part);
                continue;
            }
            refusals += 1;
            firstRefusal ??= refusal;
            const half = Math.ceil(part.length / 2);
            if (part.length > 1)
                rest.push(part.slice(0, half), part.slice(half));
            else
                alone.push(refusal);
        }
        parts = rest;
    }
    if (firstRefusal === null)
        return;
    const isWhole = requests.length > 1 && results.submitted === before;
    noteProblem(isWhole ? requests : parts.flat(), firstRefusal.error, results);
    if (isWhole)
        results.refusal ??= {
            code: (0,codes/* codeOfModelError */.gD)(firstRefusal.error.modelError.kind),
            reason: `The batch API refused ${(0,format_number/* formatCount */.B4)(requests.length, 'request')} for ${options.model}: ${firstRefusal.error.message}`,
        };
    else
        for (const refusal of alone)
            await keepRefusal(refusal, results, options);
}
/** Notes what is about to be sent. All parts are stored at once: a state that others can see takes a while to store. */
async function intendAll(parts, results, { model, files, batch }) {
    const intended = [];
    for (const part of parts) {
        const keys = part.map(({ id }) => id);
        intended.push({ part, submission: await files.intend(model, keys, clock/* systemClock */.m.now()) });
    }
    if (results.fatal === null && !batch.hostEnvironment.signal.aborted)
        await batch.saver.save('sending');
    return intended;
}
/** The outcome of a request that was refused alone. */
async function keepRefusal({ submission: { keys, createdAt: sentAt }, error }, { problems }, { files, model, batch: { log, redactor } }) {
    const { body, message, modelError } = error;
    for (const key of keys) {
        await files.saveAnswer(key, { outcome: { kind: 'error', status: modelError.status ?? 400, body }, sentAt });
        problems.set(key, `refused by the batch API, which the next run reports as its failure: ${withoutStop(message)}`);
    }
    log.warning(redactor.redact(`The batch API refused a request for ${model}, whose job fails in the next run: ${message}`));
}
function noteProblem(requests, { message }, { problems }) {
    for (const { id } of requests)
        problems.set(id, `could not be sent to the batch API: ${withoutStop(message)}`);
}
const withoutStop = (text) => text.replace(/\.$/, '');
/** Returns a refusal that may concern only one of the requests; `null` for any other end. */
async function submitter_submit({ part: requests, submission }, results, options) {
    const { api, files, batch } = options;
    const { signal } = batch.hostEnvironment;
    if (results.fatal !== null || signal.aborted) {
        await files.remove(submission);
        for (const { id } of requests)
            results.problems.set(id, results.fatal?.reason ?? 'the run was canceled');
        return null;
    }
    try {
        const batchId = await api.submit(requests, submission.id, signal);
        // Without an id, the next run looks for it.
        if (batchId !== '')
            await files.update({ ...submission, batchId });
        results.submitted += requests.length;
        return null;
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* BatchApiError */.T);
        const { kind, status, retryable } = error.modelError;
        // After a failure without an answer, or of the server, it may have been accepted: the next run finds out.
        const isRefused = status !== undefined && status < 500;
        if (isRefused)
            await files.remove(submission);
        if (isRefused && !retryable && !classify_end/* fatalErrors */.g8.has(kind))
            return { submission, error };
        await noteFailure(submission, error, results, options);
        noteProblem(requests, error, results);
        return null;
    }
}
async function noteFailure({ keys }, { message, modelError: { kind } }, results, { model, files, batch: { log, redactor } }) {
    // Gemini refuses at once what exceeds the tokens that may wait.
    if (kind === 'rate-limit')
        await files.saveLimit(model, Math.max(1, Math.floor(keys.length / 2)));
    if (classify_end/* fatalErrors */.g8.has(kind))
        results.fatal = { code: (0,codes/* codeOfModelError */.gD)(kind), reason: message };
    else
        log.warning(redactor.redact(`${(0,format_number/* formatCount */.B4)(keys.length, 'request')} could not be sent to the batch API: ${message}`));
}
/** The first problem of this kind; `null` if there is none. */
function firstProblem(submitters, kind) {
    return [...submitters].map((submitter) => submitter[kind]()).find((problem) => problem !== null) ?? null;
}

;// CONCATENATED MODULE: ./lib/batch/deliver/delivered-judges.js






function createJudgeDelivery(options) {
    const { batch, files } = options;
    const submitters = new Map();
    const questions = new Map();
    const unusable = [];
    const submitterOf = (model, { api }) => {
        const known = submitters.get(model) ?? createSubmitter({ model, api, files, batch });
        submitters.set(model, known);
        return known;
    };
    return {
        modelsFor: ({ job }, models) => {
            const ofJob = { waits: null, isPaid: false, used: new Set(), asked: new Map() };
            questions.set(job.key, ofJob);
            return {
                ...models,
                modelOf: async (prepared, order) => watched(await models.modelOf(prepared, order), ofJob),
                judgesFor: (prepared, start) => {
                    const open = models.judgesFor(prepared, start);
                    return async (name) => {
                        const [model, access] = [await open(name), await models.judgeAccess(name, prepared)];
                        if (access === null)
                            return (0,with_stream/* withStream */.H)(model, (request, signal) => askNow(model, request, { questions: ofJob, signal }));
                        const submitter = () => submitterOf(name, access);
                        return deliveredJudge(model, { ...options, access, submitter, unusable, key: job.key, questions: ofJob });
                    };
                },
                judgesWait: () => ofJob.waits,
            };
        },
        forget: async ({ job }) => {
            for (const id of questions.get(job.key)?.used ?? [])
                await files.removeOutcome(id);
        },
        send: async () => {
            for (const submitter of submitters.values())
                await submitter.close();
            const sent = [...submitters].map(([model, submitter]) => `${(0,format_number/* formatCount */.B4)(submitter.submitted(), 'question')} to ${model}`);
            if (sent.length > 0)
                batch.log.info(`Sent to the batch API for judging: ${sent.join(', ')}.`);
            const notice = (0,unusable_files/* answersNotice */.ID)(unusable);
            if (notice !== null)
                batch.log.warning(notice);
        },
        firstProblem: (kind) => firstProblem(submitters.values(), kind),
        problemOf: ({ job }) => {
            const asked = [...(questions.get(job.key)?.asked ?? [])];
            const problem = asked.map(([id, submitter]) => submitter.problemOf(id)).find((reason) => reason !== null);
            return problem === undefined ? null : `its answer has arrived; the question to its judge: ${problem}`;
        },
    };
}
/** Notes what follows the answer that has arrived, such as its correction. */
function watched(model, questions) {
    let isFirst = true;
    return (0,with_stream/* withStream */.H)(model, (request, signal) => {
        if (!isFirst)
            questions.isPaid = true;
        isFirst = false;
        return model.stream(request, signal);
    });
}
/** While the job waits for another verdict, an answer that is paid for would be lost. */
async function* askNow(model, request, { questions, signal }) {
    if (questions.waits !== null) {
        yield { type: 'error', modelError: notJudged };
        return;
    }
    questions.isPaid = true;
    yield* model.stream(request, signal);
}
/** A question that follows a reply that was not a verdict is asked directly: it would take another run. */
function deliveredJudge(model, judge) {
    return (0,with_stream/* withStream */.H)(model, async function* (request, signal) {
        const { access, files, onExpired, questions, waiting } = judge;
        if (request.messages.length > 1) {
            yield* askNow(model, request, { questions, signal });
            return;
        }
        const id = questionId(request, model.name, judge.key);
        const outcome = waiting.has(id) ? null : await files.outcome(id);
        const isAgain = outcome !== null && onExpired !== 'fail' && (0,delivery_files/* isUnprocessed */.O$)(outcome);
        if (outcome !== null && !isAgain) {
            questions.used.add(id);
            yield* access.events(request, outcome, signal);
        }
        else if (questions.isPaid || (isAgain && onExpired === 'now')) {
            questions.used.add(id);
            yield* askNow(model, request, { questions, signal });
        }
        else {
            if (isAgain)
                await files.removeOutcome(id);
            const unknown = waiting.has(id) ? null : await whyUnknown(id, judge);
            const modelError = waiting.has(id) || unknown !== null ? null : await prepare(request, id, judge, signal);
            const waits = unknown ?? `${model.name} judges it by the batch API`;
            if (modelError === null)
                questions.waits = `its answer has arrived; ${waits}`;
            yield { type: 'error', modelError: modelError ?? notJudged };
        }
    });
}
/** Why a question is not sent, which may be paid for already; `null` if it is. */
async function whyUnknown(id, { files, held, unusable }) {
    const file = await files.unusableOutcome(id);
    if (file === null)
        return held === null ? null : `the question to its judge: ${held}`;
    unusable.push(file);
    return `the verdict about it: ${(0,unusable_files/* answerReason */.Jn)(file)}`;
}
/** Keeps the question for the next batch; returns why it cannot be asked. */
async function prepare(request, id, { access, submitter, questions }, signal) {
    const prepared = await access.prepare(request, signal);
    if ('modelError' in prepared)
        return prepared.modelError;
    // Evaluations that differ only in their threshold ask the same: ids are unique in a batch.
    if (questions.asked.has(id))
        return null;
    questions.asked.set(id, submitter());
    await submitter().add({ id, ...prepared });
    return null;
}
/** The same question about the same job; a changed one is asked again. */
function questionId({ system, messages, outputSchema }, judge, key) {
    const text = JSON.stringify([judge, system, messages, outputSchema ?? null]);
    const prefix = (0,delivery_files/* jobPrefixOf */.VY)(key);
    return `${prefix}${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(prefix.length)}`;
}
/** A job with this error waits and leaves no result. */
const notJudged = {
    kind: 'rate-limit',
    message: 'The question is sent by the batch API.',
    hint: 'A later run collects the verdict.',
    retryable: false,
};

;// CONCATENATED MODULE: ./lib/batch/deliver/delivered-models.js

/** The models of a job whose request has an outcome: the first request gets it, later ones are sent as usual. */
function answeredModels(models, outcome) {
    const answering = answeringFirst(models, (access) => (request, signal) => access.events(request, outcome, signal));
    return outcome.kind === 'answer' ? { ...answering, isAnswered: true } : answering;
}
/** The models of a job whose request is not sent, but handed to `onPrepared`. */
function preparingModels(models, { id, onPrepared }) {
    return answeringFirst(models, (access) => async function* (request, signal) {
        const prepared = await access.prepare(request, signal);
        if ('body' in prepared)
            await onPrepared({ id, ...prepared });
        yield { type: 'error', modelError: 'body' in prepared ? notSent : prepared.modelError };
    });
}
/** Requests depend on settings in which jobs with the same model can differ, so each job has an access of its own. */
function answeringFirst(models, answer) {
    return {
        ...models,
        modelOf: async (job, order) => {
            const [model, access] = [await models.modelOf(job, order), await models.accessOf(job)];
            return access === null ? model : firstAnsweredBy(model, answer(access));
        },
    };
}
function firstAnsweredBy(model, answer) {
    let isFirst = true;
    return (0,with_stream/* withStream */.H)(model, (request, signal) => {
        if (!isFirst)
            return model.stream(request, signal);
        isFirst = false;
        return answer(request, signal);
    });
}
/** A job with this kind of error is deferred and leaves no result. */
const notSent = {
    kind: 'rate-limit',
    message: 'The request is sent by the batch API.',
    hint: 'A later run collects its answer.',
    retryable: false,
};

;// CONCATENATED MODULE: ./lib/batch/deliver/send-tasks.js





/** Prepares the requests of these jobs and sends them, in batches of one model each. */
async function sendTasks(tasks, ports) {
    const { batch, files, access } = ports;
    const submitters = new Map();
    const held = [];
    const sent = [];
    const since = new Date(clock/* systemClock */.m.now()).toISOString();
    for (const model of new Set(tasks.map(({ job }) => job.model))) {
        const modelTasks = tasks.filter(({ job }) => job.model === model);
        const api = access.get(model)?.api;
        if (api === undefined)
            continue;
        submitters.set(model, createSubmitter({ model, api, files, batch }));
        const limit = await mostRequests(model, modelTasks, ports);
        sent.push(...modelTasks.slice(0, limit));
        for (const task of modelTasks.slice(limit))
            held.push({ task, reason: `${model} accepts no more waiting requests now` });
    }
    const { end, prepared } = await prepareAll(sent, submitters, ports);
    for (const submitter of submitters.values())
        await submitter.close();
    const reports = [...submitters].map(([model, submitter]) => `${(0,format_number/* formatCount */.B4)(submitter.submitted(), 'request')} for ${model}`);
    if (submitters.size > 0)
        batch.log.info(`Sent to the batch API: ${reports.join(', ')}.`);
    const [fatal, refusal] = ['fatal', 'refusal'].map((kind) => firstProblem(submitters.values(), kind));
    const deferred = end.deferred.map(({ task, reason }) => {
        const { key, model } = task.job;
        const sentAs = prepared.has(key) ? sentReason(model, since) : reason;
        return { task, reason: submitters.get(model)?.problemOf(key) ?? sentAs };
    });
    return { ...end, fatal: end.fatal ?? fatal ?? refusal ?? null, deferred: [...deferred, ...held] };
}
/** After a submission was refused as too large, less may wait at the provider at the same time. */
async function mostRequests(model, modelTasks, { files, waiting, batch }) {
    const limit = await files.limit(model);
    if (limit === null)
        return modelTasks.length;
    const atProvider = batch.plan.jobs.filter((job) => job.model === model && waiting.has(job.key)).length;
    return Math.max(0, limit - atProvider);
}
async function prepareAll(tasks, submitters, { models, run, budget }) {
    const prepared = new Set();
    const end = await run(tasks, {
        budget,
        modelsFor: ({ job }) => {
            const submitter = submitters.get(job.model);
            if (submitter === undefined)
                return Promise.resolve(models);
            return Promise.resolve(preparingModels(models, {
                id: job.key,
                onPrepared: async (request) => {
                    prepared.add(job.key);
                    await submitter.add(request);
                },
            }));
        },
        // It is shown before the requests are sent.
        isPrepared: ({ job }) => (prepared.has(job.key) ? `prepared for the batch API of ${job.model}` : null),
    });
    return { end, prepared };
}

;// CONCATENATED MODULE: ./lib/batch/deliver/deliver-batch.js
















/**
 * Delivers jobs by the batch API of their provider: uses the answers that have arrived, runs a canary of each group as
 * usual, and sends the others. Every step is stored before the next one, so that a run can end anywhere.
 */
async function deliverBatch(tasks, options) {
    const files = redactedFiles(options.batch);
    const collected = await collectDeliveries(tasks, { ...options, files });
    if (collected.fatal !== null)
        return { ...nothing, fatal: collected.fatal };
    const sorted = await sortTasks(tasks, collected, {
        changed: options.batch.changed,
        files,
        onExpired: options.batch.file.onExpired,
    });
    const notice = (0,unusable_files/* answersNotice */.ID)(sorted.unusable);
    if (notice !== null)
        options.batch.log.warning(notice);
    const succeeded = new Set();
    const note = ({ job }, { turns, errorKind }) => {
        // The model has answered, whatever became of the answer.
        if (turns > 0 && (errorKind === null || job_record/* answerErrors */.gP.some((kind) => kind === errorKind)))
            succeeded.add((0,delivery_canaries.groupOf)(job));
        return Promise.resolve();
    };
    const { end: answered, judgesRefusal } = await runAnswered(sorted, { ...options, files, collected, note });
    const hasSucceeded = (group) => succeeded.has(group) || options.hasSucceeded(group);
    const { canaries, others } = (0,delivery_canaries.splitCanaries)(sorted.fresh, hasSucceeded);
    const { budget } = options;
    const direct = [...sorted.live, ...canaries];
    const now = isOver(answered, options)
        ? { ...nothing, deferred: leftOver(direct, answered, options) }
        : await options.run(direct, {
            budget,
            modelsFor: () => Promise.resolve(options.models),
            onRecord: note,
        });
    const ended = joined(joined(answered, now), { ...nothing, deferred: sorted.waiting });
    const late = { ...nothing, fatal: judgesRefusal };
    if (isOver(ended, options)) {
        const deferred = leftOver(others, ended, options);
        return joined(joined(ended, { ...nothing, deferred }), late);
    }
    const { sendable, held } = heldBack(others, { hasSucceeded, collected });
    const ports = { ...options, files, access: collected.access, waiting: collected.waiting };
    const sent = await sendTasks(sendable, ports);
    return joined(joined(joined(ended, { ...nothing, deferred: held }), sent), late);
}
/** What has been answered is paid for: no budget stops it. */
async function runAnswered({ answered, refusal }, options) {
    const { batch, files, collected, note } = options;
    const { waiting, held } = collected;
    const judges = createJudgeDelivery({ batch, files, onExpired: batch.file.onExpired, waiting, held });
    const modelsFor = async (task) => {
        const models = await modelsWithOutcome(task, collected, options);
        return batch.file.judgeDelivery === 'batch' ? judges.modelsFor(task, models) : models;
    };
    const end = await options.run(answered, {
        budget: (0,budget/* judgesOnly */.V5)(options.budget),
        modelsFor,
        onRecord: async (task, record) => {
            await note(task, record);
            if (!(0,used_requests/* containsAnswer */.cM)(record))
                return;
            await batch.state.directory.flush();
            await files.removeOutcome(task.job.key);
            await judges.forget(task);
        },
    });
    await judges.send();
    const deferred = end.deferred.map((job) => ({ ...job, reason: judges.problemOf(job.task) ?? job.reason }));
    const fatal = end.fatal ?? judges.firstProblem('fatal') ?? refusal;
    return { end: { ...end, deferred, fatal }, judgesRefusal: judges.firstProblem('refusal') };
}
/** Answers may wait in a storage that others can read, so they are redacted like records. */
function redactedFiles({ state, redactor }) {
    const files = (0,delivery_files/* deliveryFilesIn */.bA)(state.directory);
    return {
        ...files,
        saveAnswer: (key, { outcome, sentAt }) => files.saveAnswer(key, { outcome: (0,redact_data/* redactData */.E)(outcome, redactor.redact, batch_format/* batchFormat */.o), sentAt }),
    };
}
async function sortTasks(tasks, { access, waiting, held }, { files, onExpired, changed }) {
    const sorted = { answered: [], live: [], fresh: [], waiting: [] };
    const unusable = [];
    const refusals = new Map();
    for (const task of tasks) {
        const { key, model } = task.job;
        const reason = waiting.get(key);
        const outcome = reason === undefined ? await files.outcome(key) : null;
        const refusal = refusalOf(outcome, access.get(model) ?? null);
        if (refusal !== null) {
            // Not billed: the next run sends it again.
            await files.removeOutcome(key);
            refusals.set(key, refusal);
            continue;
        }
        const isAgain = outcome !== null && (0,delivery_files/* isUnprocessed */.O$)(outcome) && onExpired !== 'fail';
        if (isAgain)
            await files.removeOutcome(key);
        if (reason !== undefined)
            sorted.waiting.push({ task, reason });
        else if (changed.has(key) && (outcome === null || isAgain))
            sorted.waiting.push({ task, reason: survey/* filesChanged */.wz });
        else if ((access.get(model) ?? null) === null || (isAgain && onExpired === 'now'))
            sorted.live.push(task);
        else if (outcome !== null && !isAgain)
            sorted.answered.push(task);
        else {
            const file = isAgain ? null : await files.unusableOutcome(key);
            if (file !== null)
                unusable.push(file);
            const unknown = file === null ? held : (0,unusable_files/* answerReason */.Jn)(file);
            if (unknown === null)
                sorted.fresh.push(task);
            else
                sorted.waiting.push({ task, reason: unknown });
        }
    }
    const [first] = refusals.values();
    const refused = (0,format_number/* formatCount */.B4)(refusals.size, 'request');
    const refusal = first === undefined
        ? null
        : { ...first, reason: `The batch API refused ${refused}: ${first.reason} The next run sends them again.` };
    return { ...sorted, unusable, refusal };
}
/** The account or the model was refused, not the request. */
function refusalOf(outcome, access) {
    if (outcome === null || outcome.kind !== 'error' || access === null)
        return null;
    const { kind, message, hint } = access.errorOf(outcome);
    return classify_end/* fatalErrors */.g8.has(kind) ? { code: (0,codes/* codeOfModelError */.gD)(kind), reason: `${message} ${hint}` } : null;
}
async function modelsWithOutcome({ job }, { access }, { models, files }) {
    const outcome = await files.outcome(job.key);
    const canAnswer = outcome !== null && (access.get(job.model) ?? null) !== null;
    return canAnswer ? answeredModels(models, outcome) : models;
}
/** Jobs of a group whose canary has failed are not sent: their requests would fail in the same way. */
function heldBack(others, { hasSucceeded, collected }) {
    const sendable = [];
    const held = [];
    for (const task of others) {
        const { job } = task;
        if (collected.unreachable.has(job.model))
            held.push({ task, reason: `the batch API of ${job.model} cannot be asked` });
        else if (hasSucceeded((0,delivery_canaries.groupOf)(job)))
            sendable.push(task);
        else
            held.push({ task, reason: 'the first job of its entry, which is run before the others are sent, has failed' });
    }
    return { sendable, held };
}
const nothing = { deferred: [], fatal: null, refused: null, hasStopped: false };
function joined(end, second) {
    return {
        deferred: [...end.deferred, ...second.deferred],
        fatal: end.fatal ?? second.fatal,
        refused: end.refused ?? second.refused,
        hasStopped: end.hasStopped || second.hasStopped,
    };
}
function isOver({ fatal, refused, hasStopped }, { batch }) {
    return fatal !== null || refused !== null || hasStopped || batch.hostEnvironment.signal.aborted;
}
/** After a cancel or a fatal error, jobs are open instead: `--resume` runs them. */
function leftOver(tasks, { fatal, refused, hasStopped }, { batch }) {
    if (fatal !== null || batch.hostEnvironment.signal.aborted)
        return [];
    const reason = hasStopped ? 'a job failed, and on-failure is stop' : `${refused ?? 'the run'} was reached`;
    return tasks.map((task) => ({ task, reason }));
}


/***/ }),

/***/ 38422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   groupOf: () => (/* binding */ groupOf),
/* harmony export */   splitCanaries: () => (/* binding */ splitCanaries)
/* harmony export */ });
/** Jobs whose requests have the same form: what is wrong with one of them is wrong with all. */
function groupOf({ id, model, matrix }) {
    return JSON.stringify([id, model, matrix]);
}
/**
 * The first job of each group runs at the normal price before the others are sent: a provider examines the requests of a
 * batch hours later. A group of which a job has ended well needs none.
 */
function splitCanaries(fresh, hasSucceeded) {
    const seen = new Set();
    const canaries = [];
    const others = [];
    for (const item of fresh) {
        const group = groupOf(item.job);
        const isCanary = !seen.has(group) && !hasSucceeded(group);
        seen.add(group);
        (isCanary ? canaries : others).push(item);
    }
    return { canaries, others };
}


/***/ }),

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

/***/ 80469:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BatchApiError)
/* harmony export */ });
/** A request to a batch API failed. */
class BatchApiError extends Error {
    name = 'BatchApiError';
    modelError;
    /** The body of the response; `null` if there was none. */
    body;
    constructor(modelError, body = null) {
        super(`${modelError.message} ${modelError.hint}`);
        this.modelError = modelError;
        this.body = body;
    }
}


/***/ })

};
;