"use strict";
exports.id = 9899;
exports.ids = [9899];
exports.modules = {

/***/ 19899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  searchFiles: () => (/* binding */ searchFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
;// CONCATENATED MODULE: ./lib/platform/files/search/search-batches.js
const batchSize = 400;
/** The first batches are small: a search that ends early reads few files. */
const firstBatchSize = 50;
/** The names in batches; a batch is one text, since copying thousands of texts to a thread is slow. */
function* batchesOf(names) {
    let batch = [];
    let size = firstBatchSize;
    for (const name of names) {
        batch.push(name);
        if (batch.length < size)
            continue;
        yield batch.join('\0');
        batch = [];
        size = batchSize;
    }
    if (batch.length > 0)
        yield batch.join('\0');
}
/** Collects results, which arrive in any order, until the batches from the first one have enough matches. */
function createBatchResults({ maxMatches, output }) {
    const results = new Map();
    let complete = 0;
    let matches = 0;
    let truncated = false;
    return {
        add(result) {
            results.set(result.id, result);
            for (let next = results.get(complete); next !== undefined && !truncated; next = results.get(complete)) {
                complete += 1;
                matches += output === 'content' ? next.files.reduce((sum, { count }) => sum + count, 0) : next.files.length;
                truncated = next.truncated || matches >= maxMatches;
            }
            return !truncated;
        },
        merged() {
            const inOrder = [...results.values()].sort((a, b) => a.id - b.id).slice(0, truncated ? complete : undefined);
            const sum = (field) => inOrder.reduce((total, result) => total + result[field], 0);
            return {
                files: inOrder.flatMap(({ files }) => files),
                binary: sum('binary'),
                links: sum('links'),
                unread: sum('unread'),
                tooLarge: inOrder.flatMap(({ tooLarge }) => tooLarge),
                truncated,
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/platform/files/search/search-files.js





const maxThreads = 3;
/** Starting a thread takes as long as searching this many files. */
const filesPerThread = 1_000;
/** Batches that a thread has at most: the next one is ready when it finishes one. */
const batchesPerThread = 2;
/** A file, or a piece of a large one, that takes longer has a pattern that may run forever. */
const maxFileMs = 2_000;
const checkMs = 100;
/** The program of a thread. The bundler copies the file next to the bundle. The build fails otherwise. */
function threadProgram() {
    const text = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(66373), __webpack_require__.b), 'utf8');
    return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
/** A thread makes new texts all the time and keeps none: a larger space for them would only be filled later. */
const resourceLimits = { maxYoungGenerationSizeMb: 1 };
/** Searches files with a regular expression in threads. Stops after `query.maxMatches` matches in the order of names. */
async function searchFiles(options) {
    const { base, query, size, signal } = options;
    const count = Math.max(1, Math.min(maxThreads, (0,external_node_os_.availableParallelism)(), Math.ceil(size / filesPerThread)));
    const progress = new SharedArrayBuffer(12 * maxThreads);
    const program = threadProgram();
    const threads = Array.from({ length: count }, (_, slot) => {
        const workerData = { base, query, progress, slot };
        return {
            worker: new external_node_worker_threads_.Worker(program, { workerData, resourceLimits }),
            open: new Map(),
            seen: 0,
            seenMs: performance.now(),
        };
    });
    const results = createBatchResults(query);
    const ending = untilSearched(threads, { ...options, results });
    const { stuck, leave } = untilStuck(threads, new Int32Array(progress));
    const aborted = new Promise((resolve) => {
        if (signal.aborted)
            resolve(null);
        signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    try {
        const stuckIn = await Promise.race([ending, stuck, aborted]);
        return { ...results.merged(), stuckIn };
    }
    finally {
        leave();
        for (const { worker } of threads)
            void worker.terminate();
    }
}
/** Sends batches to the threads until all names are searched or enough is found. */
function untilSearched(threads, { base, names, results }) {
    const batches = batchesOf(names);
    let id = 0;
    const send = ({ worker, open }) => {
        while (open.size < batchesPerThread) {
            const next = batches.next();
            if (next.done === true)
                return;
            open.set(id, next.value);
            worker.postMessage({ id, names: next.value });
            id += 1;
        }
    };
    return new Promise((resolve, reject) => {
        for (const thread of threads) {
            thread.worker.on('message', (result) => {
                thread.open.delete(result.id);
                if (results.add(result))
                    send(thread);
                else
                    resolve(null);
                if (threads.every(({ open }) => open.size === 0))
                    resolve(null);
            });
            thread.worker.on('error', (error) => reject(new types/* FileProblem */.k('io', base, `the search failed: ${error.message}`, { cause: error })));
            send(thread);
        }
        if (id === 0)
            resolve(null);
    });
}
function untilStuck(threads, progress) {
    let timer;
    /** Resolves to the name of a file whose search does not end. */
    const stuck = new Promise((resolve) => {
        timer = setInterval(() => {
            for (const [slot, thread] of threads.entries()) {
                const [seen = 0, batch = 0, index = 0] = progress.subarray(3 * slot);
                if (seen !== thread.seen || thread.open.size === 0)
                    Object.assign(thread, { seen, seenMs: performance.now() });
                else if (performance.now() - thread.seenMs > maxFileMs)
                    resolve(thread.open.get(batch)?.split('\0')[index] ?? '');
            }
        }, checkMs);
    });
    return { stuck, leave: () => clearInterval(timer) };
}


/***/ }),

/***/ 66373:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "41248011c4fb529ee3f0.mjs";

/***/ })

};
;