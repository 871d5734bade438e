"use strict";
exports.id = 7824;
exports.ids = [7824];
exports.modules = {

/***/ 57824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeInheritedFiles: () => (/* binding */ closeInheritedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const closeOnExec = 0o2000000;
/**
 * Closes the files above standard error that this process inherited and that its children would inherit from it. Node.js
 * opens every file with close-on-exec, so a file without it came from the parent. Called before the first command of a
 * job: until then, an argument such as `/dev/fd/63` may name one of them. Elsewhere than on Linux, nothing is known.
 */
function closeInheritedFiles() {
    if (isDone || process.platform !== 'linux')
        return;
    isDone = true;
    for (const name of listed()) {
        const descriptor = Number(name);
        if (descriptor > 2 && isInheritable(name))
            closeQuietly(descriptor);
    }
}
let isDone = false;
function listed() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc/self/fd');
    }
    catch {
        return [];
    }
}
function isInheritable(name) {
    try {
        const flags = /^flags:\s*(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/self/fdinfo/${name}`, 'latin1'))?.[1];
        return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0;
    }
    catch {
        return false;
    }
}
function closeQuietly(descriptor) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    catch {
        // Something else closed it first.
    }
}


/***/ })

};
;