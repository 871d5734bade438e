"use strict";
exports.id = 9906;
exports.ids = [9906];
exports.modules = {

/***/ 9906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   linesOfFile: () => (/* binding */ linesOfFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_readline__WEBPACK_IMPORTED_MODULE_1__);


/** The lines of a text file without their ends, one after the other. */
function linesOfFile(path) {
    return (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}


/***/ })

};
;