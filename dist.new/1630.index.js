"use strict";
exports.id = 1630;
exports.ids = [1630];
exports.modules = {

/***/ 61630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createOutputFile: () => (/* binding */ createOutputFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Beyond this size the rest of the output is dropped. */
const maxBytes = 64_000_000;
/** Creates the file; it is only readable by this user. Throws a system error if it exists or cannot be created. */
function createOutputFile(path) {
    const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    let descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
    let room = maxBytes;
    return {
        path,
        add(text) {
            if (descriptor === null || room <= 0)
                return;
            const bytes = Buffer.from(text);
            room -= bytes.length;
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, room > 0 ? bytes : Buffer.from('\n[… the rest of the output was dropped …]\n'));
            }
            catch {
                // A full disk must not end the command.
                room = 0;
            }
        },
        end() {
            if (descriptor !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
            descriptor = null;
        },
    };
}


/***/ })

};
;