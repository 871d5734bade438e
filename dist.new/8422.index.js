"use strict";
exports.id = 8422;
exports.ids = [8422];
exports.modules = {

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


/***/ })

};
;