"use strict";
exports.id = 9145;
exports.ids = [9145,8321];
exports.modules = {

/***/ 860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ isUnprocessed),
/* harmony export */   VY: () => (/* binding */ jobPrefixOf),
/* harmony export */   bA: () => (/* binding */ deliveryFilesIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _state_read_valid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31734);



const digest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-f]{64}$/));
const date = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const submissionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** Also the label at providers that keep one. */
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-f]{32}$/)),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
    /** When it was intended, which was before it was sent. */
    createdAt: date,
    /** The keys of its jobs, or the ids of questions about their answers. */
    keys: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(digest).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(100_000)),
    /** `null` until the provider has answered: after a crash, it is looked for there. */
    batchId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000))),
});
/** The id of a request for a job begins like its key; a request for its answer has the whole key as id. */
const jobPrefixOf = (id) => id.slice(0, 32);
const answerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    key: digest,
    /** When its submission was intended; absent in states of earlier releases. */
    sentAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(date),
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('answer'), body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J() }),
        zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('error'),
            status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(100), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(599)),
            body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
        }),
        zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('expired') }),
    ]),
});
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** By model: the most requests of a submission, after one was refused as too large. */
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC())),
});
const maxSubmissionBytes = 20_000_000;
const maxAnswerBytes = 64_000_000;
const limitsFile = 'delivery/limits.json';
const answerOf = (key) => `answers/${key}.json`;
function deliveryFilesIn(directory) {
    const nameOf = ({ id }) => `delivery/${id}.json`;
    const write = (name, value) => directory.write(name, `${JSON.stringify(value)}\n`);
    const answer = async (key) => {
        const answer = await (0,_state_read_valid_js__WEBPACK_IMPORTED_MODULE_1__/* .readValid */ .h)(directory, answerOf(key), answerSchema, maxAnswerBytes);
        return answer === null || answer.key !== key ? null : { outcome: answer.outcome, sentAt: answer.sentAt ?? null };
    };
    const limits = async () => (await (0,_state_read_valid_js__WEBPACK_IMPORTED_MODULE_1__/* .readValid */ .h)(directory, limitsFile, limitsSchema))?.requests ?? {};
    return {
        submissions: async () => {
            const files = await readSubmissions(directory);
            return files
                .flatMap((file) => ('value' in file ? [file.value] : []))
                .toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1));
        },
        unusableSubmissions: async () => (await readSubmissions(directory)).filter((file) => 'problem' in file),
        intend: async (model, keys, now) => {
            const submission = {
                formatVersion: 1,
                id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
                model,
                createdAt: new Date(now).toISOString(),
                keys: [...keys],
                batchId: null,
            };
            await write(nameOf(submission), submission);
            return submission;
        },
        update: (submission) => write(nameOf(submission), submission),
        remove: (submission) => directory.remove(nameOf(submission)),
        outcome: async (key) => (await answer(key))?.outcome ?? null,
        answer,
        unusableOutcome: (key) => unusableAnswer(directory, key),
        outcomeKeys: async () => (await directory.names('answers')).flatMap((name) => /^([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? []),
        saveAnswer: (key, { outcome, sentAt }) => write(answerOf(key), { formatVersion: 1, key, ...(sentAt !== null && { sentAt }), outcome }),
        removeOutcome: (key) => directory.remove(answerOf(key)),
        limit: async (model) => {
            const known = await limits();
            return Object.hasOwn(known, model) ? (known[model] ?? null) : null;
        },
        limits,
        saveLimit: async (model, requests) => {
            await write(limitsFile, { formatVersion: 1, requests: { ...(await limits()), [model]: requests } });
        },
    };
}
async function readSubmissions(directory) {
    const files = (await directory.names('delivery')).filter((name) => /^[0-9a-f]{32}\.json$/.test(name));
    const names = files.map((file) => `delivery/${file}`);
    const read = async (name) => {
        const content = await (0,_state_read_valid_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrProblem */ .R)(directory, name, submissionSchema, maxSubmissionBytes);
        return content === null ? [] : [{ name, ...content }];
    };
    return (await Promise.all(names.map(read))).flat();
}
async function unusableAnswer(directory, key) {
    const name = answerOf(key);
    const content = await (0,_state_read_valid_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrProblem */ .R)(directory, name, answerSchema, maxAnswerBytes);
    if (content === null || ('value' in content && content.value.key === key))
        return null;
    return { name, problem: 'problem' in content ? content.problem : 'it was written for another request' };
}
/** A failure of the provider does not depend on the request, so the request was not processed either. */
function isUnprocessed(outcome) {
    return outcome.kind === 'expired' || (outcome.kind === 'error' && (outcome.status === 429 || outcome.status >= 500));
}


/***/ }),

/***/ 71195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tidyDeliveries)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54539);
/* harmony import */ var _delivery_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(860);
/* harmony import */ var _used_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61890);



/** No provider keeps answers for longer. */
const keptDays = 30;
/**
 * Removes requests and answers that are part of a result, and old ones of jobs that are not planned any more. Returns a
 * notice about the others of such jobs; `null` if there are none.
 * @param isDry only the notice is wanted
 */
async function tidyDeliveries(directory, jobs, { now, isDry = false }) {
    const planned = new Set(jobs.map(({ key }) => (0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jobPrefixOf */ .VY)(key)));
    const oldest = new Date(now - keptDays * 24 * 3_600_000).toISOString();
    const tidying = { isPlanned: (id) => planned.has((0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jobPrefixOf */ .VY)(id)), oldest };
    const isUsed = (0,_used_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .usedRequests */ .oo)(directory);
    const stored = (0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_0__/* .deliveryFilesIn */ .bA)(directory);
    const files = isDry ? { ...stored, remove: keep, removeOutcome: keep } : stored;
    const requests = await tidySubmissions(files, { ...tidying, isUsed });
    const answers = await tidyAnswers(files, { ...tidying, isUsed });
    if (requests + answers === 0)
        return null;
    const parts = [
        ...(requests > 0 ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(requests, 'request')} that a batch API has`] : []),
        ...(answers > 0 ? [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(answers, 'answer')} of a batch API`] : []),
    ];
    return `The state directory has ${parts.join(' and ')} for jobs that are not in the batch any more, because they were removed or changed. They are paid for, so they are kept for ${String(keptDays)} days and used if their jobs are in the batch again.`;
}
const keep = () => Promise.resolve();
/** Returns the number of requests that remain without a job. */
async function tidySubmissions(files, { isPlanned, isUsed, oldest }) {
    let left = 0;
    const tidy = async (submission) => {
        const unused = [];
        for (const key of submission.keys)
            if (!(await isUsed(key, submission.createdAt)))
                unused.push(key);
        if (unused.some(isPlanned))
            return;
        if (unused.length === 0 || submission.createdAt < oldest)
            await files.remove(submission);
        else
            left += unused.length;
    };
    for (const submission of await files.submissions())
        await tidy(submission);
    return left;
}
/** Returns the number of answers that remain without a job. */
async function tidyAnswers(files, { isPlanned, isUsed, oldest }) {
    let left = 0;
    for (const key of await files.outcomeKeys()) {
        const answer = await files.answer(key);
        if (answer === null)
            continue;
        const isOld = answer.sentAt !== null && answer.sentAt < oldest;
        if ((await isUsed(key, answer.sentAt)) || (isOld && !isPlanned(key)))
            await files.removeOutcome(key);
        else if (!isPlanned(key))
            left += 1;
    }
    return left;
}


/***/ }),

/***/ 61890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ unusedRequests),
/* harmony export */   cM: () => (/* binding */ containsAnswer),
/* harmony export */   lx: () => (/* binding */ missingKeys),
/* harmony export */   oo: () => (/* binding */ usedRequests)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _state_read_valid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31734);
/* harmony import */ var _delivery_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(860);



/**
 * Whether a result contains what a batch API has answered. A job that has ended before it asked, e.g. because its output
 * file is refused, used no answer, and one whose changes are unknown makes them again from it.
 */
function containsAnswer({ turns, errorKind, }) {
    return errorKind !== 'unknown-changes' && (turns > 0 || errorKind !== null);
}
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), turns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), errorKind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const maxRecordBytes = 64_000_000;
/** Lists the results when the first request is asked about: most states have none. */
function usedRequests(directory) {
    let listed = null;
    const list = async () => new Map((await directory.names('jobs')).map((name) => [(0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobPrefixOf */ .VY)(name), name]));
    return async (id, sentAt) => {
        listed ??= list();
        const name = (await listed).get((0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobPrefixOf */ .VY)(id));
        if (name === undefined)
            return false;
        const record = await (0,_state_read_valid_js__WEBPACK_IMPORTED_MODULE_0__/* .readValid */ .h)(directory, `jobs/${name}`, endSchema, maxRecordBytes);
        return (record !== null && containsAnswer(record) && (sentAt === null || Date.parse(record.endedAt) >= Date.parse(sentAt)));
    };
}
/** Those of a submission of which no outcome has arrived, now or for a result: a download can be short. */
async function missingKeys({ keys, createdAt }, { files, isUsed }) {
    const stored = new Set(await files.outcomeKeys());
    const missing = [];
    for (const key of keys) {
        const sentAt = stored.has(key) ? (await files.answer(key))?.sentAt : null;
        if ((sentAt ?? '') < createdAt && !(await isUsed(key, createdAt)))
            missing.push(key);
    }
    return missing;
}
/** The ids of everything that was sent, or has been answered, and is not used yet. */
async function unusedRequests(directory) {
    const files = (0,_delivery_files_js__WEBPACK_IMPORTED_MODULE_1__/* .deliveryFilesIn */ .bA)(directory);
    const isUsed = usedRequests(directory);
    const unused = new Set();
    for (const { keys, createdAt } of await files.submissions())
        for (const key of keys)
            if (!(await isUsed(key, createdAt)))
                unused.add(key);
    for (const key of await files.outcomeKeys()) {
        const answer = await files.answer(key);
        if (answer !== null && !(await isUsed(key, answer.sentAt)))
            unused.add(key);
    }
    return unused;
}


/***/ }),

/***/ 11795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ restoreFiles),
/* harmony export */   L8: () => (/* binding */ isKeptFile),
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   fM: () => (/* binding */ copyKeptFiles),
/* harmony export */   nM: () => (/* binding */ keptFilesIn),
/* harmony export */   qB: () => (/* binding */ betterRecord)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20274);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72443);
/* harmony import */ var _state_run_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39035);





/** What the next run needs. Transcripts, reports and patches are not among it: a storage can have more readers. */
const keptNames = [
    /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/,
    /^(?:answers|jobs|trees)\/[0-9a-f]{64}\.json$/,
];
const keptTopFiles = [_state_run_log_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFile */ .V4, _state_run_log_js__WEBPACK_IMPORTED_MODULE_3__/* .runFile */ .y6, 'plan.json', 'plan.json.mac'];
/** Whether a file is about the whole run, not about one job: for shards, the step merge stores it. */
function isOfRun(name) {
    return name !== _state_run_log_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFile */ .V4 && keptTopFiles.includes(name);
}
function isKeptFile(name) {
    return keptTopFiles.includes(name) || keptNames.some((pattern) => pattern.test(name));
}
/**
 * What is stored of one job moves from `delivery` to `answers` to `jobs`, and changes are stored before the record that
 * belongs to them: in this order, nothing is missed while other jobs end.
 */
const folders = ['delivery', 'answers', 'jobs', 'trees'];
/** The kept files of a directory, folder by folder, each listed when it is reached. */
async function* keptFilesIn(directory) {
    for (const folder of folders) {
        for (const name of await directory.names(folder)) {
            const path = `${folder}/${name}`;
            if (isKeptFile(path))
                yield path;
        }
    }
    for (const name of keptTopFiles)
        if (await directory.has(name))
            yield name;
}
async function copyKeptFiles(from, to) {
    for await (const name of keptFilesIn(from))
        await to.takeIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(from.path, name), name);
}
/**
 * A result that was paid for is not given up for a failure; of two alike, the later one counts, and of two scores of one
 * answer the later one.
 */
function betterRecord(ours, theirs) {
    const [outline, other] = [outlineOf(ours), outlineOf(theirs)];
    if (outline.isSuccess !== other.isSuccess)
        return outline.isSuccess ? 'ours' : 'theirs';
    const isLater = outline.endedAt === other.endedAt ? outline.scoredAt > other.scoredAt : outline.endedAt > other.endedAt;
    return isLater ? 'ours' : 'theirs';
}
/** Both sides are untrusted: the record is validated when it is used. */
function outlineOf(bytes) {
    const value = bytes === null ? null : (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parsedJson */ .U4)(bytes.toString('utf8'));
    const record = (typeof value === 'object' ? value : null);
    const timeOf = (name) => (typeof record?.[name] === 'string' ? record[name] : '');
    return { isSuccess: record?.['conclusion'] === 'success', endedAt: timeOf('endedAt'), scoredAt: timeOf('scoredAt') };
}
const maxRecordBytes = 64_000_000;
/**
 * Adds files from another directory, which hold what was stored between runs, to the state directory. What is there
 * already stays, except for the record of a job that is worth less than the stored one. Returns what was added.
 */
async function restoreFiles(names, { from, to }) {
    const added = [];
    for (const name of names) {
        if ((await to.has(name)) && !(await isReplaced(name, from, to)))
            continue;
        await to.takeIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(from.path, name), name);
        added.push(name);
        // The changes of the job are listed later.
        if (name.startsWith('jobs/'))
            await to.remove(name.replace('jobs/', 'trees/'));
    }
    return added;
}
async function isReplaced(name, from, to) {
    if (!name.startsWith('jobs/'))
        return false;
    const [local, other] = [await recordIn(to, name), await recordIn(from, name)];
    if (local !== null && other?.equals(local) === true)
        return false;
    return betterRecord(local, other) === 'theirs';
}
async function recordIn(directory, name) {
    return await directory.read(name, maxRecordBytes).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k, () => null));
}


/***/ }),

/***/ 11684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openStorage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/context/find-remote.js + 1 modules
var find_remote = __webpack_require__(95408);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/platform/files/root-file-system.js


/** Whether a path, or the nearest directory above it that exists, is on the file system of the root directory. */
function isOnRootFileSystem(path) {
    const info = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (info !== undefined)
        return info.dev === (0,external_node_fs_.statSync)('/').dev;
    const parent = (0,external_node_path_.dirname)(path);
    return parent === path || isOnRootFileSystem(parent);
}

// EXTERNAL MODULE: ./lib/platform/git/branch-name.js
var branch_name = __webpack_require__(72225);
// EXTERNAL MODULE: ./lib/platform/git/fetch.js
var fetch = __webpack_require__(8321);
// EXTERNAL MODULE: ./lib/platform/git/run-git.js
var run_git = __webpack_require__(92301);
;// CONCATENATED MODULE: ./lib/platform/git/branch-store.js




async function openBranchStore({ remote, branch, temporary, ...options }) {
    const place = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'git-'));
    const repository = (0,external_node_path_.join)(place, 'repository');
    (0,external_node_fs_.mkdirSync)(repository);
    const shared = { ...options, cwd: repository };
    const variables = { GIT_DIR: repository, LC_ALL: 'C', ...identityVariables() };
    const feedWith = (more = {}) => (0,run_git/* createFeedGit */.RT)({ ...shared, variables: { ...variables, ...more } });
    const feed = feedWith();
    const git = (...args) => (0,run_git/* requireSuccess */.z_)(feed(null, ...args));
    await git('init', '--quiet', '--bare', '--template=', repository);
    const ref = `refs/heads/${branch}`;
    const settings = [...(0,fetch.remoteSettings)(remote), ...silenceSettings];
    return {
        newestTip: async (signal) => {
            const fetch = (0,run_git/* createRunGit */.el)({ ...shared, variables, settings, signal });
            const running = fetch('fetch', ...fetchOptions, '--end-of-options', remote.address, `+${ref}:${ref}`);
            const end = await running;
            if (end.exitCode !== 0 && /couldn't find remote ref/i.test(end.output))
                return null;
            await (0,run_git/* requireSuccess */.z_)(running);
            const commit = (0,run_git/* utf8Output */.hl)(await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
            return { commit, files: await filesAt(commit, { ...shared, variables }) };
        },
        checkOut: (files, directory) => checkOut(files, directory, { feedWith, place }),
        read: async (id) => {
            const { stdoutBytes, droppedBytes } = await git('cat-file', 'blob', id);
            return droppedBytes > 0 ? null : stdoutBytes;
        },
        add: async (paths) => {
            if (paths.length === 0)
                return [];
            const end = feed(`${paths.join('\n')}\n`, 'hash-object', '-w', '--no-filters', '--stdin-paths');
            return (0,run_git/* utf8Output */.hl)(await (0,run_git/* requireSuccess */.z_)(end))
                .trim()
                .split('\n');
        },
        commit: (commit) => createCommit(commit, { feedWith, place }),
        push: (commit, signal) => (0,fetch.pushCommit)({ ...shared, variables, settings: silenceSettings, signal }, remote, { commit, branch }),
        close: () => (0,external_node_fs_.rmSync)(place, { recursive: true, force: true }),
    };
}
/** A server that sends nothing for so long will not answer; a new connection may. */
const silenceSettings = [
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '25'],
];
async function checkOut(files, directory, { feedWith, place }) {
    (0,external_node_fs_.mkdirSync)(directory, { recursive: true });
    const feed = feedWith({ GIT_INDEX_FILE: (0,external_node_path_.join)(place, 'restored-index'), GIT_WORK_TREE: directory });
    await (0,run_git/* requireSuccess */.z_)(feed(null, 'read-tree', '--empty'));
    await (0,run_git/* requireSuccess */.z_)(feed(indexInput(files), 'update-index', '-z', '--index-info'));
    await (0,run_git/* requireSuccess */.z_)(feed(null, 'checkout-index', '--all', '--quiet', `--prefix=${directory}/`));
}
async function createCommit({ parent, changes, message }, { feedWith, place }) {
    const feed = feedWith({ GIT_INDEX_FILE: (0,external_node_path_.join)(place, 'index') });
    await (0,run_git/* requireSuccess */.z_)(feed(null, 'read-tree', parent ?? '--empty'));
    const files = new Map([...changes].map(([path, id]) => [path, { id }]));
    await (0,run_git/* requireSuccess */.z_)(feed(indexInput(files), 'update-index', '-z', '--index-info'));
    const tree = (0,run_git/* utf8Output */.hl)(await (0,run_git/* requireSuccess */.z_)(feed(null, 'write-tree'))).trim();
    const parents = parent === null ? [] : ['-p', parent];
    return (0,run_git/* utf8Output */.hl)(await (0,run_git/* requireSuccess */.z_)(feed(null, 'commit-tree', tree, ...parents, '-m', message))).trim();
}
/** The account of workflows. */
function identityVariables() {
    const identity = { NAME: 'github-actions[bot]', EMAIL: '41898282+github-actions[bot]@users.noreply.github.com' };
    return Object.fromEntries(['AUTHOR', 'COMMITTER'].flatMap((role) => Object.entries(identity).map(([part, value]) => [`GIT_${role}_${part}`, value])));
}
const fetchOptions = ['--quiet', '--no-tags', '--depth=1', '--no-auto-maintenance', '--no-write-fetch-head'];
const noId = '0'.repeat(40);
/** Removes the entries with the mode 0. */
function indexInput(files) {
    return [...files].map(([path, { id }]) => `${id === null ? `0 ${noId}` : `100644 ${id}`}\t${path}\0`).join('');
}
/** The listing of a large state is longer than the output that is kept. */
async function filesAt(commit, options) {
    const chunks = [];
    const onOutput = (chunk, stream) => {
        if (stream === 'stdout')
            chunks.push(chunk);
    };
    const feed = (0,run_git/* createFeedGit */.RT)({ ...options, onOutput });
    await (0,run_git/* requireSuccess */.z_)(feed(null, 'ls-tree', '-r', '-z', '--long', '--full-tree', commit));
    const files = new Map();
    for (const line of Buffer.concat(chunks).toString('utf8').split('\0')) {
        const [, mode, id = '', bytes = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
        if (mode === '100644' && path !== '')
            files.set(path, { id, bytes: Number(bytes) });
    }
    return files;
}

// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/platform/process/proxy-variables.js
var proxy_variables = __webpack_require__(27412);
// EXTERNAL MODULE: ./lib/platform/types.js
var types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/batch/plan/shard.js
var shard = __webpack_require__(56987);
// EXTERNAL MODULE: ./lib/batch/state/run-log.js
var run_log = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/files/state/state-directory.js + 1 modules
var state_directory = __webpack_require__(76693);
// EXTERNAL MODULE: ./lib/platform/files/temporary-directory.js
var temporary_directory = __webpack_require__(79579);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var files_types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/batch/storage/kept-files.js
var kept_files = __webpack_require__(11795);
;// CONCATENATED MODULE: ./lib/batch/storage/merge-files.js
/**
 * What has to change in `theirs` so that it contains the results of both sides; `null` removes a file. Files that only
 * one side has changed are taken from it. Everything that is stored about one job is taken from the same side.
 */
async function mergeFiles(states, choose) {
    const { ours, theirs } = states;
    const base = isReset(states) ? noFiles : states.base;
    const changes = new Map();
    const chosen = new Map();
    const sideOf = async (key) => {
        const known = chosen.get(key) ?? (await choose(key));
        chosen.set(key, known);
        return known;
    };
    for (const name of new Set([...base.keys(), ...ours.keys()])) {
        const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
        if (local === before || local === other)
            continue;
        const key = keyIn(name);
        const isDisputed = key !== null && isChangedByBoth(`jobs/${key}.json`, { base, ours, theirs });
        if (isDisputed && (await sideOf(key)) === 'theirs')
            continue;
        changes.set(name, local ?? null);
    }
    return changes;
}
const noFiles = new Map();
/** No run removes a result: `theirs` was replaced by something older, and nothing in it says what is no longer needed. */
function isReset({ base, ours, theirs }) {
    return [...base.keys()].some((name) => name.startsWith('jobs/') && ours.has(name) && !theirs.has(name));
}
function isChangedByBoth(name, { base, ours, theirs }) {
    const [before, local, other] = [base.get(name), ours.get(name), theirs.get(name)];
    return local !== before && other !== before && local !== other && local !== undefined && other !== undefined;
}
/** The key of the job that a file is about; `null` for the others. */
function keyIn(name) {
    return /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./lib/batch/storage/branch-storage.js











/** Servers refuse larger files, and no result is that large. */
const maxFileBytes = 50_000_000;
/** Other runs may store something at the same time. */
const maxTries = 10;
/** A state on a branch of a repository, merged with what other runs store there. */
function branchStorage(options) {
    const { store, branch, name, log, temporary } = options;
    /** What this directory and the branch had in common the last time. */
    let base = new Map();
    const versions = new Map();
    const leftOut = new Set();
    return {
        restore: async (directory) => {
            const tip = await orUnusable(branch, () => withServerRetries((signal) => store.newestTip(signal), options));
            if (tip === null) {
                log.info(`The branch ${branch} does not exist yet: no earlier results are reused.`);
                return;
            }
            await requireIdentity(tip, options);
            const files = keptIn(tip, log);
            await (0,temporary_directory/* withTemporaryDirectory */.n)(temporary, async (place) => {
                await orUnusable(branch, () => store.checkOut(files, place));
                const from = await (0,state_directory/* openStateDirectory */.v)(place, { create: false, root: null });
                for (const name of await (0,kept_files/* restoreFiles */.Ce)(files.keys(), { from, to: directory })) {
                    const version = await directory.versionOf(name);
                    if (version !== null)
                        versions.set(name, { version, id: files.get(name)?.id ?? '' });
                }
            });
            base = withoutRunOfShard(idsOf(files), options);
            const jobs = [...files.keys()].filter((name) => name.startsWith('jobs/')).length;
            log.info(`Restored ${(0,format_number/* formatCount */.B4)(jobs, 'result')} of ${name} from the branch ${branch}.`);
        },
        save: async (directory, before) => {
            try {
                await directory.flush();
                const ours = withoutRunOfShard(await snapshot(directory, { ...options, versions, leftOut }), options);
                const late = { ...options, signal: options.lateSignal };
                const changed = await withServerRetries((signal) => push(ours, base, { ...options, signal }), late);
                base = ours;
                if (changed > 0)
                    log.info(`Saved ${(0,format_number/* formatCount */.B4)(changed, 'file')} of ${name} to the branch ${branch}.`);
            }
            catch (error) {
                if (!(error instanceof types/* GitProblem */.U) && !(error instanceof files_types/* FileProblem */.k))
                    throw error;
                reportUnsaved(error, directory, { ...options, before });
            }
        },
        close: () => store.close(),
    };
}
async function orUnusable(branch, work) {
    return await work().catch((0,errors/* only */.j6)(types/* GitProblem */.U, (error) => {
        throw new errors/* UserError */.yo({
            code: 'state-unusable',
            location: 'state-storage',
            message: `the branch ${branch}, which has the results of earlier runs, cannot be read`,
            found: error.message,
            hint: error.hint ??
                'use a login that may read the repository: on GitHub, the permission contents: read and github-token',
        });
    }));
}
/** A branch with other files is not changed, such as one with source code. */
async function requireIdentity(tip, options) {
    const foreign = await foreignContent(tip, options);
    if (foreign === null)
        return;
    const { message, found, hint } = foreign;
    const { branch } = options;
    throw new errors/* UserError */.yo({
        code: 'state-unusable',
        location: 'state-branch',
        message: `the branch ${branch} ${message}`,
        found,
        hint,
    });
}
/** What is on the branch instead of the state of this batch; `null` if it is that state. */
async function foreignContent({ files }, { store, name }) {
    const hint = `use state-branch with another branch for ${name}`;
    const file = files.get(run_log/* identityFile */.V4);
    if (file === undefined) {
        const found = [...files.keys()].slice(0, 5).join(', ');
        return { message: 'contains other files than the state of a batch', found, hint };
    }
    const bytes = await store.read(file.id);
    return (0,run_log/* whyForeign */.fW)(bytes ?? Buffer.alloc(0), { name, otherwise: hint });
}
function keptIn({ files }, log) {
    const kept = [...files].filter(([name]) => (0,kept_files/* isKeptFile */.L8)(name));
    const usable = kept.filter(([, { bytes }]) => bytes <= maxFileBytes);
    const left = kept.length - usable.length;
    if (left > 0)
        log.warning(`Left out ${(0,format_number/* formatCount */.B4)(left, 'file')} of the stored state, larger than 50 MB.`);
    return new Map(usable);
}
function idsOf(files) {
    return new Map([...files].map(([name, { id }]) => [name, id]));
}
/** A shard stores the results of its jobs, and nothing that the other shards store too. */
function withoutRunOfShard(ids, { isShard }) {
    return isShard ? new Map([...ids].filter(([name]) => !(0,kept_files/* isOfRun */.NG)(name))) : ids;
}
/** The ids of all kept files; their contents are in the repository of the store then. Other jobs may continue. */
async function snapshot(directory, options) {
    const { store, temporary, versions, leftOut, branch, log } = options;
    const ids = new Map();
    const changed = [];
    return await (0,temporary_directory/* withTemporaryDirectory */.n)(temporary, async (place) => {
        for await (const name of (0,kept_files/* keptFilesIn */.nM)(directory)) {
            const known = versions.get(name);
            if (known !== undefined && known.version === (await directory.versionOf(name))) {
                ids.set(name, known.id);
                continue;
            }
            const path = (0,external_node_path_.join)(place, String(changed.length));
            const version = await directory.giveOut(name, path);
            if (version === null)
                continue;
            if (sizeIn(version) <= maxFileBytes)
                changed.push({ name, path, version });
            else if (!leftOut.has(name)) {
                leftOut.add(name);
                log.warning(`${name} is larger than 50 MB: it is not stored on the branch ${branch}.`);
            }
        }
        const added = await store.add(changed.map(({ path }) => path));
        for (const [at, { name, version }] of changed.entries()) {
            const id = added[at] ?? '';
            ids.set(name, id);
            versions.set(name, { version, id });
        }
        return ids;
    });
}
const heldLock = 'the server did not update the branch, and it has no newer commits: another process may hold its lock';
const branch_storage_noFiles = new Map();
const sizeIn = (version) => Number(version.split(' ')[1]);
/** Returns the number of files that were changed on the branch. Never replaces a commit of another run. */
async function push(ours, base, options) {
    const { store, name, source, clock, signal } = options;
    for (let tries = 1;; tries += 1) {
        const tip = await store.newestTip(signal);
        // Another batch may have created the branch since it was restored.
        const foreign = tip === null ? null : await foreignContent(tip, options);
        if (foreign !== null)
            throw new types/* GitProblem */.U(`it ${foreign.message} (${foreign.found})`, foreign.hint);
        const [theirs, common] = tip === null ? [branch_storage_noFiles, branch_storage_noFiles] : [idsOf(tip.files), base];
        const read = async (id) => (id === undefined ? null : await store.read(id));
        const changes = await mergeFiles({ base: common, ours, theirs }, async (key) => {
            const file = `jobs/${key}.json`;
            return (0,kept_files/* betterRecord */.qB)(await read(ours.get(file)), await read(theirs.get(file)));
        });
        if (changes.size === 0)
            return 0;
        const message = `Save the state of the batch ${name} [skip ci]\n\n${source}`.trimEnd();
        const commit = await store.commit({ parent: tip?.commit ?? null, changes, message });
        const end = await store.push(commit, signal);
        if (end.kind === 'done')
            return changes.size;
        // A branch that was deleted or replaced may have taken its commits along, which the new one is based on.
        const isLast = tries === maxTries;
        const isSame = (end.kind === 'refused' || isLast) && (await store.newestTip(signal))?.commit === tip?.commit;
        if (isSame && end.kind === 'refused')
            throw new types/* GitProblem */.U(end.reason);
        if (isLast)
            throw new types/* GitProblem */.U(isSame ? heldLock : 'every attempt found newer commits of other runs on the branch');
        await clock.sleep(Math.random() * tries * 300, signal);
    }
}
function reportUnsaved(error, { path }, { branch, isShard, signal, log, before }) {
    const advice = error instanceof types/* GitProblem */.U && error.hint !== null ? `; ${error.hint}` : '';
    const problem = `The results were not saved to the branch ${branch}: ${error.message}${advice}.`;
    // After a cancel, a workflow does not get to its merge. What is sent is paid for, even if the machine dies before it.
    if (isShard && !signal.aborted && before === undefined) {
        log.info(`${problem} The step merge saves them.`);
        return;
    }
    const isForbidden = /\b403\b|denied|not allowed|protected|permission/i.test(error.message);
    const hint = isForbidden
        ? ' Saving needs a login that may push (on GitHub, the permission contents: write) and a branch without protection.'
        : '';
    log.warning(`${problem} They are only in ${path}: if that is lost, the next run pays for these jobs again.${hint}`);
}
const passing = /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
const pausesMs = [1_000, 5_000];
/**
 * Does work that waits for a git server, again after a failure that passes by itself: without the stored state, all jobs
 * would be paid for again. A server that does not answer cannot hold up the run for longer than its time. Rejects with
 * GitProblem.
 */
async function withServerRetries(work, { clock, signal, serverSeconds }) {
    const limited = (0,time_limit/* withinTime */.dn)(serverSeconds * 1000, signal);
    for (let tries = 0;; tries += 1) {
        try {
            return await work(limited);
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, types/* GitProblem */.U);
            if (signal.aborted)
                throw new types/* GitProblem */.U('the run was canceled before the server had answered', 'run it again');
            if (limited.aborted)
                throw late(`the server did not answer within ${String(serverSeconds)} seconds`);
            if (!passing.test(error.message))
                throw error;
            const pause = pausesMs[tries];
            if (pause === undefined)
                throw late(error.message);
            await clock.sleep(pause, limited);
        }
    }
}
function late(message) {
    return new types/* GitProblem */.U(message, 'try again later, or use another state-storage');
}

// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
;// CONCATENATED MODULE: ./lib/batch/storage/cache-storage.js








/**
 * A state in a second directory, for the cache of the CI: it has no transcripts and no reports, because pull requests
 * can read a cache.
 */
function cacheStorage(options) {
    const { path, root, name, log } = options;
    /** What the cache and the state directory had in common the last time: other shards may have added something. */
    let common = new Set();
    return {
        restore: async (directory) => {
            const cache = await openIfThere(path, root);
            const identity = (await cache?.read(run_log/* identityFile */.V4, 10_000)) ?? null;
            if (cache === null || identity === null) {
                log.info(`${path} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
                return;
            }
            const foreign = (0,run_log/* whyForeign */.fW)(identity, { name, otherwise: `use a cache of its own for ${name}` });
            if (foreign !== null)
                throw unusable(path, { ...foreign, message: `this directory ${foreign.message}` });
            const names = [];
            for await (const name of (0,kept_files/* keptFilesIn */.nM)(cache))
                names.push(name);
            await (0,kept_files/* restoreFiles */.Ce)(names, { from: cache, to: directory });
            common = new Set(names);
            const jobs = names.filter((name) => name.startsWith('jobs/')).length;
            log.info(`Restored ${(0,format_number/* formatCount */.B4)(jobs, 'result')} of ${name} from ${path}.`);
        },
        save: async (directory) => {
            try {
                common = await saveTo(await (0,state_directory/* openStateDirectory */.v)(path, { create: true, root }), directory, common);
            }
            catch (error) {
                (0,errors/* rethrowUnless */.ki)(error, files_types/* FileProblem */.k);
                log.warning(`The results were not saved to ${path}: ${error.message}. They are only in ${directory.path}.`);
            }
        },
        close: () => undefined,
    };
}
async function openIfThere(path, root) {
    const opened = (0,state_directory/* openStateDirectory */.v)(path, { create: false, root }).catch((0,errors/* only */.j6)(files_types/* FileProblem */.k, (error) => {
        if (error.code === 'missing')
            return null;
        throw error;
    }));
    return await (0,named_file/* orDiagnostic */.B)(opened, {
        code: 'state-unusable',
        location: path,
        message: 'the directory of the cache cannot be used',
        hint: 'remove it, or use another state-storage',
    });
}
/** Returns the names of what was saved. Removes what the directory no longer has. */
async function saveTo(cache, directory, common) {
    await directory.flush();
    const kept = new Set();
    for await (const name of (0,kept_files/* keptFilesIn */.nM)(directory)) {
        kept.add(name);
        const version = await directory.versionOf(name);
        // What is stored about a job moves on while jobs end: its next file is listed later.
        if (version === null || version === (await cache.versionOf(name)))
            continue;
        await cache.takeIn((0,external_node_path_.join)(directory.path, name), name);
    }
    for (const name of common)
        if (!kept.has(name))
            await cache.remove(name);
    await cache.write('.gitignore', '*\n');
    return kept;
}
function unusable(location, problem) {
    return new errors/* UserError */.yo({ code: 'state-unusable', location, ...problem });
}

;// CONCATENATED MODULE: ./lib/batch/storage/open-storage.js
















/** After a cancel, a runner waits 7.5 seconds. */
const timeAfterCancelMs = 5_000;
/** Less than the time limit of one call of git, whose message names no server. */
const serverSeconds = 100;
/** The storage of a state; `null` if that is the directory alone. Rejects with UserError. */
async function openStorage(choice, place, ports) {
    const { name, workspace } = place;
    const { log } = ports;
    switch (choice?.kind) {
        case undefined:
        case 'dir':
            if (place.isShard && place.path !== undefined)
                requireLasting(place.path, ports.hostEnvironment);
            return null;
        case 'artifact':
            return artifactStorage(log);
        case 'cache':
            return cacheStorage({ path: (0,external_node_path_.join)(workspace, '.sallyport/cache', name), root: workspace, name, log });
        case 'branch':
            return await openBranch(choice, place, ports);
    }
}
/** Throws UserError if the engine that runs this shard removes the directory with the machine, and paid answers with it. */
function requireLasting(path, { environment }) {
    const engine = (0,shard/* engineOf */.ky)(environment);
    if (engine === null || !isOnRootFileSystem(path))
        return;
    throw new errors/* UserError */.yo({
        code: 'state-unusable',
        location: 'state',
        message: `the results of this shard would be lost: ${engine} keeps the disk of a job only until it ends`,
        found: path,
        hint: 'name a directory on a mounted volume with --state, or set state-storage: branch; see docs/engines.md',
    });
}
/** Only steps of the workflow can upload an artifact. */
function artifactStorage(log) {
    return {
        restore: async (directory) => {
            if (await directory.has(run_log/* runFile */.y6))
                return;
            log.info(`${directory.path} is empty: no artifact was downloaded into it. No earlier results are reused.`);
        },
        save: () => Promise.resolve(),
        close: () => undefined,
    };
}
async function openBranch({ branch: branchName, token }, { name, workspace, isShard }, { hostEnvironment, redactor, log }) {
    const branch = branchName ?? `sallyport/state/${name}`;
    if (!(0,branch_name/* isPlainBranch */.R)(branch))
        throw invalidBranch(branch, branchName !== null);
    const { environment, temporary } = hostEnvironment;
    const setup = (0,process_setup/* ownProcesses */.o3)(hostEnvironment, workspace);
    const { signal } = hostEnvironment;
    const lateSignal = (0,time_limit/* delayedSignal */.BE)(signal, timeAfterCancelMs);
    const place = { code: 'state-unusable', location: 'state-storage' };
    const otherwise = 'use another state-storage';
    const neededFor = { ...place, otherwise };
    const { remote, secrets } = await (0,find_remote.findRemote)({ setup, workspace, hostEnvironment, token, neededFor });
    redactor.add(secrets);
    const store = await openBranchStore({
        path: setup.path,
        home: hostEnvironment.home,
        environment: { ...setup.environment, ...connectionVariables(environment) },
        signal: lateSignal,
        remote,
        branch,
        temporary,
    }).catch((0,errors/* only */.j6)(types/* GitProblem */.U, ({ message, hint }) => {
        throw new errors/* UserError */.yo({ ...place, message, hint: hint ?? otherwise });
    }));
    const url = (0,connections/* runUrl */.Vp)(hostEnvironment);
    const source = url === null ? '' : `Run: ${url}`;
    const common = { store, branch, name, source, isShard, temporary, log };
    return branchStorage({ ...common, clock: clock/* systemClock */.m, signal, lateSignal, serverSeconds });
}
/** How this machine reaches a server. Nothing of the workspace runs with them. */
function connectionVariables(environment) {
    const { SSH_AUTH_SOCK: agent } = environment;
    return { ...(0,proxy_variables/* proxyVariables */.e)(environment), ...(agent === undefined ? {} : { SSH_AUTH_SOCK: agent }) };
}
function invalidBranch(branch, isGiven) {
    return new errors/* UserError */.yo({
        code: 'setting-invalid',
        location: 'state-branch',
        message: isGiven ? 'invalid name of a branch' : 'the name of the batch cannot be part of the name of a branch',
        found: branch,
        hint: 'use state-branch with a name of letters, digits and ./_-, such as sallyport/state/docs',
    });
}


/***/ }),

/***/ 66388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ withStoredCopy),
  R: () => (/* binding */ withStoredState)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/platform/files/state/state-directory.js + 1 modules
var state_directory = __webpack_require__(76693);
// EXTERNAL MODULE: ./lib/platform/files/temporary-directory.js
var temporary_directory = __webpack_require__(79579);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/batch/state/open-state.js
var open_state = __webpack_require__(18637);
// EXTERNAL MODULE: ./lib/batch/storage/kept-files.js
var kept_files = __webpack_require__(11795);
;// CONCATENATED MODULE: ./lib/batch/storage/state-saver.js
const everyMs = 5 * 60_000;
function createStateSaver(storage, directory, clock) {
    if (storage === null)
        return { save: () => Promise.resolve(), saveSometimes: () => undefined };
    let last = Promise.resolve();
    let savedAt = clock.now();
    const save = (before) => {
        savedAt = clock.now();
        last = last.then(() => storage.save(directory, before));
        return last;
    };
    return {
        save,
        saveSometimes: () => {
            // A failure is a bug, and the save at the end rejects with it too.
            if (clock.now() - savedAt >= everyMs)
                save().catch(() => undefined);
        },
    };
}

;// CONCATENATED MODULE: ./lib/batch/storage/with-stored-state.js









/**
 * Opens a state directory with what its storage holds, and stores the result, however the work ends. Rejects with
 * UserError `state-unusable` for a directory or a storage that cannot be used.
 */
async function withStoredState({ previous, ...options }, storage, work) {
    try {
        const restore = async (directory) => {
            await storage?.restore(directory);
            if (previous === undefined)
                return;
            await (0,kept_files/* copyKeptFiles */.fM)(directory, await (0,state_directory/* openStateDirectory */.v)(previous, { create: true, root: null }));
        };
        const state = await (0,open_state/* openState */.Gf)({ ...options, restore });
        const saver = createStateSaver(storage, state.directory, clock/* systemClock */.m);
        try {
            // Jobs that were under way have ended: what could be stored is stored.
            return await (0,named_file/* orDiagnostic */.B)(work(state, saver), {
                code: 'state-unusable',
                location: options.path,
                message: 'the state directory can no longer be used',
                hint: 'make room on the disk, or make the directory writable, and run the batch again: what was stored is kept',
            });
        }
        finally {
            await saver.save();
            state.release();
        }
    }
    finally {
        storage?.close();
    }
}
/**
 * Shows the work the directory as a run would find it, without a change to the state directory at `path`: that is the
 * state directory itself without a storage, else a copy with what the storage holds.
 */
async function withStoredCopy(path, { storage, temporary }, work) {
    if (storage === null)
        return await work(path);
    try {
        return await (0,temporary_directory/* withTemporaryDirectory */.n)(temporary, async (place) => {
            const stored = await (0,state_directory/* openStateDirectory */.v)(path, { create: false, root: null }).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => null));
            const copy = await (0,state_directory/* openStateDirectory */.v)(place, { create: false, root: null });
            if (stored !== null)
                await (0,kept_files/* copyKeptFiles */.fM)(stored, copy);
            await storage.restore(copy);
            return await work(place);
        });
    }
    finally {
        storage.close();
    }
}


/***/ }),

/***/ 8321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askForName: () => (/* binding */ askForName),
/* harmony export */   fetchBranch: () => (/* binding */ fetchBranch),
/* harmony export */   fetchPullRequest: () => (/* binding */ fetchPullRequest),
/* harmony export */   pushCommit: () => (/* binding */ pushCommit),
/* harmony export */   remoteSettings: () => (/* binding */ remoteSettings)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38287);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92301);


/**
 * Fetches the head of a pull request and its base branch. The address is used instead of a remote of the clone, since
 * the token must not depend on its configuration. Rejects with GitProblem.
 */
async function fetchPullRequest(options, remote, { number, base, depth }) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const prefix = `refs/sallyport/pull/${String(number)}`;
    const refs = [`+refs/pull/${String(number)}/head:${prefix}/head`, `+refs/heads/${base}:${prefix}/base`];
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('fetch', ...fetchOptions, ...(await depthOptions(git, depth)), '--end-of-options', remote.address, ...refs));
    return { head: await commitOf(git, `${prefix}/head`), base: await commitOf(git, `${prefix}/base`) };
}
/** Fetches the last commits of a branch and returns its tip. Rejects with GitProblem. */
async function fetchBranch(options, remote, branch) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const prefix = `refs/sallyport/branch/${branch}`;
    const depth = await depthOptions(git, branchDepth);
    const refspec = `+refs/heads/${branch}:${prefix}`;
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('fetch', ...fetchOptions, ...depth, '--end-of-options', remote.address, refspec));
    return await commitOf(git, prefix);
}
const branchDepth = 50;
/** Asks a server what a plain name of a branch means there; no ref of the clone takes part. Rejects with GitProblem. */
async function askForName(options, remote, name) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, settings: remoteSettings(remote) });
    const [branch, tag] = [`refs/heads/${name}`, `refs/tags/${name}`];
    const refs = [branch, tag, `${tag}^{}`];
    const end = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('ls-remote', '--quiet', '--end-of-options', remote.address, ...refs));
    const ids = new Map((0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(end)
        .split('\n')
        .map((line) => line.split('\t', 2).reverse()));
    // The second entry of an annotated tag is its commit.
    return { branch: ids.get(branch) ?? null, tag: ids.get(`${tag}^{}`) ?? ids.get(tag) ?? null };
}
/** Adds a commit to a branch; never replaces one. Runs no hook. Rejects with GitProblem if git cannot reach the server. */
async function pushCommit(options, remote, { commit, branch }) {
    // The result is read from messages.
    const variables = { ...options.variables, LC_ALL: 'C' };
    const settings = [...(options.settings ?? []), ...remoteSettings(remote)];
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunGit */ .el)({ ...options, variables, settings });
    const running = git('push', '--porcelain', '--no-verify', '--', remote.address, `${commit}:refs/heads/${branch}`);
    const end = await running;
    if (end.exitCode === 0)
        return { kind: 'done' };
    const [, taken] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(end.output) ?? [];
    if (taken !== undefined)
        return { kind: 'refused', reason: `git cannot create ${branch} while the branch ${taken} exists` };
    if (behind.test(end.output))
        return { kind: 'behind' };
    if (!/\[remote rejected\]|remote: error/i.test(end.output))
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(running);
    const remoteLines = end.output.split('\n').flatMap((line) => /^remote: (.*\S)/.exec(line)?.[1] ?? []);
    const reason = remoteLines.filter((line) => /error|must|require|violation|GH0/i.test(line)).join(' ');
    return { kind: 'refused', reason: reason === '' ? 'the server refused the push' : reason.slice(0, 300) };
}
/** Also another push at the same moment. */
const behind = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
const fetchOptions = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
    '--no-write-fetch-head',
];
/** A depth would make a complete clone shallow. */
async function depthOptions(git, depth) {
    const isShallow = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSuccess */ .z_)(git('rev-parse', '--is-shallow-repository'))).trim() === 'true';
    return isShallow ? [`--depth=${String(depth)}`] : [];
}
async function commitOf(git, ref) {
    const end = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    if (end.exitCode !== 0)
        throw new _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitProblem */ .U(`git fetched no commit for ${ref}`);
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Output */ .hl)(end).trim();
}
/** The token for this address, instead of the credentials in the clone. No redirect can take it elsewhere. */
function remoteSettings({ address, token, headers = [] }) {
    const name = `http.${address}.extraheader`;
    const pair = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
    const sent = token === null ? headers : [`AUTHORIZATION: basic ${pair}`];
    return [
        ['http.followRedirects', 'false'],
        ...(sent.length === 0 ? [] : ['', ...sent].map((header) => [name, header])),
    ];
}


/***/ })

};
;