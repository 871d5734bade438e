"use strict";
exports.id = 409;
exports.ids = [409];
exports.modules = {

/***/ 70409:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writePlan: () => (/* binding */ writePlan)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/batch/open/plan-batch.js + 16 modules
var plan_batch = __webpack_require__(52998);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
;// CONCATENATED MODULE: ./lib/batch/plan/ci-matrix.js

/** GitHub's limits for a job output: 1 MB, counted in UTF-16. */
const maxCharacters = 500_000;
function ciMatrix({ planId, jobs, shards }) {
    const counts = new Array(shards).fill(0);
    const costs = new Array(shards).fill(0);
    for (const { shard, estimatedCostUsd } of jobs) {
        counts[shard - 1] = (counts[shard - 1] ?? 0) + 1;
        const sum = costs[shard - 1] ?? null;
        costs[shard - 1] = sum === null || estimatedCostUsd === null ? null : sum + estimatedCostUsd;
    }
    const include = counts.flatMap((count, index) => {
        if (count === 0)
            return [];
        const cost = costs[index] ?? null;
        const estimatedCostUsd = cost === null ? null : Math.round(cost * 10_000) / 10_000;
        return [{ shard: `${String(index + 1)}/${String(shards)}`, jobs: count, estimatedCostUsd }];
    });
    const matrix = { planId, count: jobs.length, include };
    if (JSON.stringify(matrix).length <= maxCharacters)
        return matrix;
    throw new errors/* UserError */.yo({
        code: 'batch-plan',
        location: 'shards',
        message: 'the matrix is larger than the output of a job can be',
        hint: 'use fewer shards',
    });
}

// EXTERNAL MODULE: ./lib/batch/state/plan-file.js
var plan_file = __webpack_require__(53270);
;// CONCATENATED MODULE: ./lib/batch/steps/write-plan.js








/** Freezes the plan of a batch and prints the matrix that runs its shards. */
async function writePlan(batch, { shards, out }, ports) {
    const { log, redact, hostEnvironment } = ports;
    const plan = await (0,plan_batch/* planBatch */.IS)(batch, shards, ports);
    const matrix = ciMatrix(plan);
    for (const notice of plan.notices)
        log.warning(redact(notice));
    if (out !== null)
        await write(out, plan, hostEnvironment.directory);
    const lines = linesOf(plan, matrix.include);
    if (hostEnvironment.onRunner) {
        for (const line of lines)
            log.info(redact(line));
        await (0,summary_file/* writeSummaryFile */.o)(`### Plan of ${plan.name}\n\n${(0,summary_file/* indentedBlock */.p)(lines.map(redact))}\n`, ports);
    }
    const { count, include } = matrix;
    return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? '' : redact(lines.join('\n')),
        value: matrix,
        outputs: {
            conclusion: count === 0 ? 'skipped' : 'success',
            'reason-code': count === 0 ? 'no-jobs' : 'jobs-completed',
            reason: count === 0 ? 'No source of the batch has items.' : `The plan has ${(0,format_number/* formatCount */.B4)(count, 'job')}.`,
            matrix: JSON.stringify({ include }),
            count: String(count),
        },
    };
}
async function write(path, plan, directory) {
    const files = (0,file_system/* createFileSystem */.S)({ root: directory, guard: () => null });
    await (0,named_file/* orDiagnostic */.B)(files.write(path, (0,plan_file/* planFileText */.XK)(plan)), {
        code: 'file-unwritable',
        location: path,
        message: 'the plan cannot be written',
        hint: 'name a file in a directory that can be written',
    });
}
function linesOf({ name, planId, jobs }, shards) {
    if (jobs.length === 0)
        return [`${name}: no jobs, because no source has items`];
    return [
        `${name}: ${(0,format_number/* formatCount */.B4)(jobs.length, 'job')}, plan ${planId}`,
        ...shards.map(({ shard, jobs: count, estimatedCostUsd: cost }) => `  shard ${shard.padEnd(7)} ${(0,format_number/* formatCount */.B4)(count, 'job')}, ${cost === null ? '' : 'expected cost '}${(0,headline/* formatCost */.BD)(cost)}`),
    ];
}


/***/ })

};
;