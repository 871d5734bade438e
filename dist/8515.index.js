"use strict";

exports.id = 8515;

exports.ids = [ 8515 ];

exports.modules = {
  78515: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      structuredPatch: () => _patch_create_js__WEBPACK_IMPORTED_MODULE_0__.YB
    });
    var _patch_create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);
  })
};
