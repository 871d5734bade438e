"use strict";

exports.id = 1658;

exports.ids = [ 1658 ];

exports.modules = {
  11658: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      unchangedInGit: () => unchangedInGit
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
    var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38287);
    var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92301);
    async function unchangedInGit(setup, workspace, paths) {
      const runGit = (0, _run_git_js__WEBPACK_IMPORTED_MODULE_3__.el)({
        ...setup,
        cwd: workspace,
        signal: (new AbortController).signal
      });
      const names = paths.map(path => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, path));
      const list = async which => {
        const {exitCode: exitCode, stdoutBytes: stdoutBytes} = await runGit("ls-files", "-z", which, "--", ...names);
        return exitCode === 0 ? stdoutBytes.toString("utf8").split("\0").filter(name => name !== "") : null;
      };
      try {
        const [tracked, modified] = await Promise.all([ list("--cached"), list("--modified") ]);
        if (tracked === null || modified === null) return new Set;
        return new Set(tracked.filter(name => !modified.includes(name)).map(name => (0, 
        node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, name)));
      } catch (error) {
        (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.ki)(error, _types_js__WEBPACK_IMPORTED_MODULE_2__.UG);
        return new Set;
      }
    }
  })
};
