"use strict";

exports.id = 9375;

exports.ids = [ 9375 ];

exports.modules = {
  79375: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      removeLeftovers: () => removeLeftovers
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
    var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
    var _files_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52390);
    var _marked_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41295);
    var _process_owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5716);
    async function removeLeftovers(parent) {
      for (const name of await namesIn(parent)) {
        const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, name);
        if (!isOfThisUser(directory) || !isOfDeadRun(directory)) continue;
        try {
          (0, _marked_processes_js__WEBPACK_IMPORTED_MODULE_4__.j)(name);
          const administration = administrationOf((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "worktree"));
          for (const place of [ administration, ...[ "worktree", "home", "tmp", _files_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.S ].map(one => (0, 
          node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, one)) ]) if (place !== null) await (0, 
          node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(place, {
            recursive: true,
            force: true
          });
        } catch {}
      }
    }
    async function namesIn(parent) {
      try {
        return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent)).filter(name => /^sallyport-[\w-]+$/.test(name));
      } catch {
        return [];
      }
    }
    function isOfThisUser(directory) {
      const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory, {
        throwIfNoEntry: false
      });
      return stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 18) === 0;
    }
    function isOfDeadRun(directory) {
      const record = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, _files_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.S);
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(record, {
        throwIfNoEntry: false
      })?.isFile() !== true) return false;
      try {
        return (0, _process_owner_js__WEBPACK_IMPORTED_MODULE_5__.j)(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, "utf8")));
      } catch {
        return false;
      }
    }
    function administrationOf(worktree) {
      try {
        const named = /^gitdir: (.+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
        node_path__WEBPACK_IMPORTED_MODULE_2__.join)(worktree, ".git"), "utf8"))?.[1];
        if (named === void 0) return null;
        const place = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(worktree, named);
        const back = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, "gitdir"), "utf8").trim();
        return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place)) === "worktrees" && back === (0, 
        node_path__WEBPACK_IMPORTED_MODULE_2__.join)(worktree, ".git") ? place : null;
      } catch {
        return null;
      }
    }
  })
};
