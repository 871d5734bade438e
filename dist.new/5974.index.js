"use strict";
exports.id = 5974;
exports.ids = [5974];
exports.modules = {

/***/ 95974:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showPdfPages: () => (/* binding */ showPdfPages)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/platform/files/pdf-text.js


const maxMs = 20_000;
/** A few bytes can decompress to gigabytes, in buffers that no limit of a thread counts. */
const maxGrowth = 800_000_000;
const checkMs = 50;
/** A module as an address: the bundler copies the files next to the bundle, and a thread finds them nowhere else. */
function moduleAddress(text) {
    return `data:text/javascript;base64,${text.toString('base64')}`;
}
/** The text of pages of a PDF, which may be hostile: read by PDF.js in a thread of limited time and memory. */
async function pdfText(bytes, range, signal) {
    const program = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(11942), __webpack_require__.b));
    const library = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(1603), __webpack_require__.b));
    const maps = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(96799), __webpack_require__.b));
    const workerData = {
        ...range,
        bytes: new Uint8Array(bytes),
        library: moduleAddress(library),
        characterMaps: moduleAddress(maps),
    };
    const worker = new external_node_worker_threads_.Worker(new URL(moduleAddress(program)), {
        workerData,
        env: {},
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const { problem, leave } = untilTooMuch(signal);
    const answer = new Promise((resolve) => {
        worker.once('message', resolve);
        worker.once('error', ({ message }) => resolve({ problem: message }));
        worker.once('exit', () => resolve({ problem: 'the thread that reads it ended' }));
    });
    try {
        return await Promise.race([answer, problem]);
    }
    finally {
        leave();
        await worker.terminate();
    }
}
/** Settles when the thread takes too much time or memory, or when the run is stopped. */
function untilTooMuch(signal) {
    const start = performance.now();
    const before = process.memoryUsage.rss();
    let timer;
    const problem = new Promise((resolve) => {
        timer = setInterval(() => {
            if (signal.aborted)
                resolve({ problem: 'the run was stopped' });
            if (performance.now() - start > maxMs)
                resolve({ problem: `it takes longer than ${maxMs / 1_000} seconds` });
            if (process.memoryUsage.rss() - before > maxGrowth)
                resolve({ problem: 'it takes too much memory' });
        }, checkMs);
    });
    return { problem, leave: () => clearInterval(timer) };
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/tools/output.js
var output = __webpack_require__(90579);
;// CONCATENATED MODULE: ./lib/tools/read/read-pdf.js



/** The pages of one call. */
const maxPages = 20;
const maxCharacters = 100_000;
/** Pages of a PDF as text. */
async function showPdfPages({ path, bytes, pages }, signal) {
    const range = rangeOf(pages);
    if (range === null) {
        return (0,output/* failedOutput */.tK)(`pages is a page or a range of at most ${maxPages} pages, such as "3" or "5-12".`);
    }
    const { first, last } = range;
    const found = await pdfText(bytes, { first, last, maxCharacters }, signal);
    if ('problem' in found)
        return (0,output/* failedOutput */.tK)(`The text of ${path} cannot be read: ${(0,lib_text/* withoutPeriod */.Kx)(found.problem)}.`);
    if (found.texts.length === 0)
        return (0,output/* failedOutput */.tK)(`${path} has ${found.pages} pages; page ${first} does not exist.`);
    const end = first + found.texts.length - 1;
    const shown = found.texts.map((text, index) => `[Page ${first + index} of ${found.pages}]\n${withWords(text)}`);
    if (end < found.pages)
        shown.push(`[Continue with pages "${end + 1}-${Math.min(end + maxPages, found.pages)}".]`);
    if (found.missing.length > 0)
        shown.push(`[Some text may be missing: the character map ${found.missing.join(', ')} is not available.]`);
    return (0,output/* textOutput */.rE)(shown.join('\n\n'));
}
function withWords(text) {
    return text.trim() === '' ? '[No text: it may be an image.]' : text.trimEnd();
}
/** `null` if it is not a range of permitted length. */
function rangeOf(pages) {
    if (pages === undefined)
        return { first: 1, last: maxPages };
    const [, from = '', to = from] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(pages) ?? [];
    const [first, last] = [Number(from), Number(to)];
    return from === '' || first < 1 || last < first || last - first >= maxPages ? null : { first, last };
}


/***/ }),

/***/ 1603:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "77dcfcc705e5e813f327.mjs";

/***/ }),

/***/ 96799:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "4bae4081deb3bb36ba83.mjs";

/***/ }),

/***/ 11942:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "d8ac980137966e1bd4af.mjs";

/***/ })

};
;