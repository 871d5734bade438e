"use strict";

exports.id = 9906;

exports.ids = [ 9906 ];

exports.modules = {
  9906: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      linesOfFile: () => linesOfFile
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
    function linesOfFile(path) {
      return (0, node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({
        input: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, "utf8"),
        crlfDelay: Number.POSITIVE_INFINITY
      });
    }
  })
};
