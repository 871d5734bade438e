"use strict";

exports.id = 5052;

exports.ids = [ 5052 ];

exports.modules = {
  5052: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      writeAtomically: () => writeAtomically
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
    var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
    var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
    var _types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4312);
    var _held_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4976);
    const {O_CREAT: O_CREAT, O_EXCL: O_EXCL, O_NOFOLLOW: O_NOFOLLOW, O_WRONLY: O_WRONLY} = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    async function writeAtomically(real, content) {
      const parent = await openParent((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(real));
      try {
        const target = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent.base, (0, 
        node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real));
        const before = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(target).catch(nullIfMissing);
        if (before !== null) assertReplaceable(real, before);
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent.base, `.sallyport-${(0, 
        node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")}.tmp`);
        try {
          await fill(temporary, content, before);
          parent.check();
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, target);
        } catch (error) {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, {
            force: true
          });
          throw error;
        }
        return before === null ? "created" : "modified";
      } finally {
        await parent.handle.close();
      }
    }
    async function fill(temporary, content, before) {
      const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 438);
      try {
        await handle.writeFile(content);
        if (before !== null) await handle.chmod(before.mode & 511);
      } finally {
        await handle.close();
      }
    }
    function assertReplaceable(real, before) {
      if (before.isDirectory()) throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.kc("directory", real, `${real} is a directory`);
      if (before.isSymbolicLink()) throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.kc("refused", real, `${real} was replaced by a link`);
      if (!before.isFile()) throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.kc("special", real, `${real} is a FIFO, socket or device`);
      if (before.nlink > 1) throw new _types_js__WEBPACK_IMPORTED_MODULE_4__.kc("refused", real, `${real} has ${before.nlink} hard links; the others may be outside the workspace`);
    }
    async function openParent(directory) {
      const opened = await (0, _held_directory_js__WEBPACK_IMPORTED_MODULE_5__.lP)(directory).catch(nullIfMissing);
      if (opened !== null) return opened;
      const above = await openParent((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(directory));
      try {
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(above.base, (0, 
        node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(directory))).catch(unlessExists);
        above.check();
      } finally {
        await above.handle.close();
      }
      return (0, _held_directory_js__WEBPACK_IMPORTED_MODULE_5__.lP)(directory);
    }
    function nullIfMissing(error) {
      if (error.code === "ENOENT") return null;
      throw error;
    }
    function unlessExists(error) {
      if (error.code !== "EEXIST") throw error;
    }
  })
};
