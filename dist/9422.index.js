"use strict";

exports.id = 9422;

exports.ids = [ 9422 ];

exports.modules = {
  49422: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      pdfPages: () => pdfPages
    });
    var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
    const maxDecompressed = 2e7;
    const maxNodes = 500;
    const nodeBytes = 4e3;
    function pdfPages(bytes) {
      let most = largestCount(bytes.toString("latin1"));
      let left = maxDecompressed;
      for (const compressed of compressedObjects(bytes)) {
        try {
          const decompressed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync)(compressed, {
            maxOutputLength: left
          });
          left -= decompressed.length;
          most = Math.max(most, largestCount(decompressed.toString("latin1")));
        } catch {}
        if (left <= 0) break;
      }
      return most === 0 ? null : most;
    }
    function largestCount(text) {
      let most = 0;
      let nodes = 0;
      for (const {index: index} of text.matchAll(/\/Type\s*\/Pages\b/g)) {
        nodes += 1;
        if (nodes > maxNodes) break;
        const start = text.lastIndexOf("<<", index);
        const from = start < index - nodeBytes ? index : Math.max(0, start);
        const end = text.indexOf(">>", index);
        const node = text.slice(from, end < 0 ? index + nodeBytes : Math.min(end, index + nodeBytes));
        most = Math.max(most, Number(/\/Count\s+(\d{1,7})/.exec(node)?.[1] ?? 0));
      }
      return most;
    }
    function* compressedObjects(bytes) {
      for (let at = bytes.indexOf("/ObjStm"); at >= 0; at = bytes.indexOf("/ObjStm", at + 1)) {
        const start = bytes.indexOf("stream", at);
        const end = start < 0 ? -1 : bytes.indexOf("endstream", start);
        if (end < 0) return;
        const body = start + "stream".length;
        yield bytes.subarray(body + (bytes[body] === 13 ? 2 : 1), end);
      }
    }
  })
};
