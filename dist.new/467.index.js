"use strict";
exports.id = 467;
exports.ids = [467];
exports.modules = {

/***/ 40467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pdfPages: () => (/* binding */ pdfPages)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);

/** The maximum number of decompressed bytes per PDF; a few bytes can decompress to gigabytes. */
const maxDecompressed = 20_000_000;
/**
 * The maximum number of page tree nodes to inspect, and the number of bytes nodeBytes each; the root has the largest
 * count.
 */
const maxNodes = 500;
const nodeBytes = 4_000;
/**
 * The page count of a PDF: the largest count of a page tree in its plain and compressed objects. `null` if none is
 * found, as in an encrypted file. Only an estimate, since the file is not trusted.
 */
function pdfPages(bytes) {
    let most = largestCount(bytes.toString('latin1'));
    let left = maxDecompressed;
    for (const compressed of compressedObjects(bytes)) {
        try {
            const decompressed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync)(compressed, { maxOutputLength: left });
            left -= decompressed.length;
            most = Math.max(most, largestCount(decompressed.toString('latin1')));
        }
        catch {
            // Damaged, or larger than the remaining budget: another object may contain the count.
        }
        if (left <= 0)
            break;
    }
    return most === 0 ? null : most;
}
function largestCount(text) {
    let most = 0;
    let nodes = 0;
    for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
        nodes += 1;
        if (nodes > maxNodes)
            break;
        const start = text.lastIndexOf('<<', index);
        const from = start < index - nodeBytes ? index : Math.max(0, start);
        const end = text.indexOf('>>', index);
        const node = text.slice(from, end < 0 ? index + nodeBytes : Math.min(end, index + nodeBytes));
        most = Math.max(most, Number(/\/Count\s+(\d{1,7})/.exec(node)?.[1] ?? 0));
    }
    return most;
}
/** The object streams (not pages or images): the bytes between `stream` and `endstream`. */
function* compressedObjects(bytes) {
    for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
        const start = bytes.indexOf('stream', at);
        const end = start < 0 ? -1 : bytes.indexOf('endstream', start);
        if (end < 0)
            return;
        const body = start + 'stream'.length;
        yield bytes.subarray(body + (bytes[body] === 0x0d ? 2 : 1), end);
    }
}


/***/ })

};
;