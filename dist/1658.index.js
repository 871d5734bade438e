"use strict";

exports.id = 1658;

exports.ids = [ 1658 ];

exports.modules = {
  11658: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      unchangedInGit: () => unchangedInGit
    });
    var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _process_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64666);
    const timeoutMs = 5e3;
    const maxBytes = 16e6;
    async function unchangedInGit(setup, workspace, paths) {
      const names = paths.map(path => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path));
      const [tracked, modified] = await Promise.all([ listFiles(setup, workspace, [ "--cached", "--", ...names ]), listFiles(setup, workspace, [ "--modified", "--", ...names ]) ]);
      if (tracked === null || modified === null) return new Set;
      return new Set(tracked.filter(name => !modified.includes(name)).map(name => (0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name)));
    }
    function listFiles({environment: environment, path: path}, workspace, args) {
      const git = (0, _process_program_path_js__WEBPACK_IMPORTED_MODULE_2__.o)("git", path);
      if (git === null) return Promise.resolve(null);
      const all = [ "--literal-pathspecs", "-C", workspace, "ls-files", "-z", ...args ];
      const options = {
        env: environment,
        timeout: timeoutMs,
        maxBuffer: maxBytes
      };
      return new Promise(resolve => {
        (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(git, all, options, (error, stdout) => {
          resolve(error === null ? stdout.split("\0").filter(name => name !== "") : null);
        });
      });
    }
  })
};
