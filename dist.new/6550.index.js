"use strict";
exports.id = 6550;
exports.ids = [6550];
exports.modules = {

/***/ 96550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeChangesPatch: () => (/* binding */ writeChangesPatch)
/* harmony export */ });
/* harmony import */ var _job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11456);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


/** Writes the changes of a run for `git apply`, and names what the file lacks. */
function writeChangesPatch(changes, { artifacts, redact }) {
    const { kept, redacted, secret } = (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .redactedChanges */ .gE)(changes, redact);
    const bytes = (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .patchBytes */ .iS)(kept);
    const notices = [
        ...(redacted.length === 0
            ? []
            : [`A secret is redacted in changes.patch, which may not apply: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(redacted, 5)}.`]),
        ...(secret.length === 0 ? [] : [`Not in changes.patch, because they contain a secret: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(secret, 5)}.`]),
    ];
    if (bytes.length === 0)
        return { path: null, text: '', notices };
    const isShown = changes.every(({ patch }) => patch === undefined);
    return {
        path: artifacts.writeRedacted('changes.patch', bytes),
        text: isShown ? bytes.toString('utf8') : '',
        notices,
    };
}


/***/ })

};
;