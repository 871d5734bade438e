"use strict";
exports.id = 6566;
exports.ids = [6566];
exports.modules = {

/***/ 36566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileWasmOnce: () => (/* binding */ compileWasmOnce),
/* harmony export */   growHeapSlowly: () => (/* binding */ growHeapSlowly),
/* harmony export */   growSmallHeapFaster: () => (/* binding */ growSmallHeapFaster),
/* harmony export */   keepHeapSmall: () => (/* binding */ keepHeapSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);

/** The version in Node.js 24. */
const lastKnownV8 = 13;
/** Sets a flag that a later version may not have: an unknown flag prints an error. */
function setKnownFlag(flag) {
    if (Number.parseInt(process.versions.v8, 10) <= lastKnownV8)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}
/**
 * Lets the heap grow in small steps from now on. V8 otherwise doubles it before it collects, which for a large plan is
 * twice the memory of the plan, on machines that may have little. Costs no measurable time.
 */
function growHeapSlowly() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=30');
}
/** The largest heap that may grow by more, in bytes. */
const smallHeap = 64_000_000;
/**
 * Ends the small steps of a heap that has stayed small: collecting it after every few megabytes takes a tenth of the
 * processor time of a batch with many short jobs. Costs up to 20 MB.
 */
function growSmallHeapFaster() {
    if (process.memoryUsage().heapUsed < smallHeap)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=100');
}
/**
 * Lets the heap grow in small steps, and new objects keep the space that they have now. Each turn builds the whole
 * request, which is garbage right after it, and V8 answers that with 32 MB for new objects instead of 8. A run of 500
 * turns peaks at 108 MB instead of 141 and takes the same time.
 */
function keepHeapSmall() {
    growHeapSlowly();
    setKnownFlag('--semi-space-growth-factor=1');
}
/**
 * WebAssembly that is compiled from now on is not compiled a second time to run faster. For a parser that reads short
 * texts the second compilation takes two to seven times as long as all of the parsing.
 */
function compileWasmOnce() {
    setKnownFlag('--wasm-tiering-budget=1000000000');
}


/***/ })

};
;