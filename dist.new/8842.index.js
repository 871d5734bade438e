"use strict";
exports.id = 8842;
exports.ids = [8842];
exports.modules = {

/***/ 28842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ hookLabel),
/* harmony export */   YX: () => (/* binding */ hookLine),
/* harmony export */   nL: () => (/* binding */ hookProblem)
/* harmony export */ });
/** How a hook is shown: its command, or the address without its query. */
function hookLabel({ handler }) {
    const label = handler.type === 'request'
        ? handler.url.replace(/[?#].*$/, '')
        : [handler.command, ...(handler.args ?? [])].join(' ').replaceAll(/\s+/g, ' ').trim();
    return label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
}
/** `PreToolUse Edit|Write: ./check.sh`, for lists. */
function hookLine(hook) {
    return `${[hook.event, hook.matcher].filter((part) => part !== '').join(' ')}: ${hookLabel(hook)}`;
}
const longestLabel = 60;
function hookProblem(location, message, found, hint) {
    return { code: 'hook-invalid', location, message, found, hint };
}


/***/ })

};
;