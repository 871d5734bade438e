"use strict";
exports.id = 147;
exports.ids = [147];
exports.modules = {

/***/ 20147:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ deniedNote),
  keepUnpatched: () => (/* binding */ keepUnpatched),
  y: () => (/* binding */ unnamableNote)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/platform/files/keep-file.js


const partBytes = 8_000_000;
/** Parts overlap by more than the length of any secret. */
const overlapBytes = 64_000;
/**
 * Moves a plain file out of a directory that will be removed, in the same file system. False if it is no plain file,
 * cannot be moved, or has a part that is refused.
 */
function keepFile(source, target, isRefused) {
    try {
        if (!(0,external_node_fs_.lstatSync)(source).isFile() || hasPart(source, isRefused))
            return false;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true, mode: 0o700 });
        (0,external_node_fs_.renameSync)(source, target);
        return true;
    }
    catch (error) {
        if (typeof error.code !== 'string')
            throw error;
        return false;
    }
}
function hasPart(path, isMeant) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const buffer = Buffer.alloc(partBytes);
        for (let at = 0;; at += partBytes - overlapBytes) {
            const bytes = (0,external_node_fs_.readSync)(descriptor, buffer, 0, partBytes, at);
            if (isMeant(buffer.subarray(0, bytes)))
                return true;
            if (bytes < partBytes)
                return false;
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/job/result/patch-bytes.js
var patch_bytes = __webpack_require__(11456);
;// CONCATENATED MODULE: ./lib/job/changes/keep-unpatched.js




const deniedNote = 'not permitted by the rules';
const unnamableNote = 'its name is not UTF-8';
/**
 * Names the changed files that no patch can have. Those of a worktree are kept next to the report, because the worktree
 * is removed: moved, since they may be large.
 */
function keepUnpatched(changes, options) {
    const lost = changes.filter(patch_bytes/* isUnpatched */.$9);
    if (lost.length === 0)
        return [];
    const named = lost.map(({ path, note }) => `${path} (${note ?? 'unknown'})`);
    const notice = `Not in changes.patch: ${(0,lib_text/* listed */.KE)(named, 5)}.`;
    if (options.artifacts === null)
        return [notice];
    const target = (0,external_node_path_.join)(options.artifacts, 'changed-files');
    const kept = lost.filter((change) => keep(change, target, options)).map(({ path }) => path);
    if (kept.length === 0)
        return [`${notice} Removed with the worktree.`];
    return [`${notice} ${kept.length === lost.length ? 'Kept' : `${(0,lib_text/* listed */.KE)(kept, 5)}: kept`} in ${target}.`];
}
function keep({ path, kind, note }, target, { directory, redact }) {
    if (kind === 'deleted' || note === deniedNote)
        return false;
    const source = note === unnamableNote ? Buffer.concat([Buffer.from(`${directory}/`), rawName(path)]) : (0,external_node_path_.join)(directory, path);
    return keepFile(source, (0,external_node_path_.join)(target, path), (part) => (0,patch_bytes/* hasSecret */.TA)(part, redact));
}
/** The name with the bytes for its octal codes. */
const rawName = (path) => Buffer.from(path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))), 'latin1');


/***/ }),

/***/ 37016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ binaryHunks),
/* harmony export */   ww: () => (/* binding */ literalsIn),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);


const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const lineBytes = 52;
/** What `git diff --binary` writes for any bytes: both contents, compressed, in lines of printable characters. */
function binaryHunks(before, after) {
    return `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}
function literal(content) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(content);
    let lines = '';
    for (let at = 0; at < packed.length; at += lineBytes) {
        const part = packed.subarray(at, at + lineBytes);
        lines += `${String.fromCharCode(part.length <= 26 ? 64 + part.length : 70 + part.length)}${encoded(part)}\n`;
    }
    return `literal ${String(content.length)}\n${lines}`;
}
/** Five characters for each four bytes; the last ones are filled up with zeros. */
function encoded(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (let index = 0; index < 4; index += 1)
            word = word * 256 + (bytes[at + index] ?? 0);
        let five = '';
        for (let index = 0; index < 5; index += 1) {
            five = alphabet.charAt(word % 85) + five;
            word = Math.floor(word / 85);
        }
        text += five;
    }
    return text;
}
/** The contents in the hunks that `binaryHunks` wrote. Throws for other text. */
function literalsIn(patch) {
    return [...patch.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm)].map(([, lines = '']) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync)(Buffer.concat(lines.trimEnd().split('\n').map(decoded))));
}
function decoded(line) {
    const code = line.charCodeAt(0);
    const length = code <= 90 ? code - 64 : code - 70;
    const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (const sign of line.slice(1 + (at / 4) * 5, 6 + (at / 4) * 5))
            word = word * 85 + alphabet.indexOf(sign);
        bytes.writeUInt32BE(word, at);
    }
    return bytes.subarray(0, length);
}
/** The id that git gives to a content; `length` is that of ids in the repository. */
function blobId(content, length) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1')
        .update(`blob ${String(content.length)}\0`)
        .update(content)
        .digest('hex');
}


/***/ }),

/***/ 11456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isUnpatched),
/* harmony export */   TA: () => (/* binding */ hasSecret),
/* harmony export */   gE: () => (/* binding */ redactedChanges),
/* harmony export */   iS: () => (/* binding */ patchBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _binary_patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37016);


/** The changes for `git apply`. */
function patchBytes(changes) {
    return Buffer.concat(changes.map(bytesOf));
}
const bytesOf = ({ diff, patch }) => patch === undefined ? Buffer.from(diff ?? '') : Buffer.from(patch, 'latin1');
/** Whether no patch has this change. */
const isUnpatched = ({ diff, patch }) => diff === null && patch === undefined;
/** Redacts texts in their own encoding. In a binary patch nothing can be replaced. */
function redactedChanges(changes, redact) {
    const kept = [];
    const [redacted, secret] = [[], []];
    for (const change of changes) {
        const before = bytesOf(change);
        const isBinary = change.patch?.includes('\nGIT binary patch\n') === true;
        if (isBinary && (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(change.patch ?? '').some((content) => hasSecret(content, redact))) {
            secret.push(change.path);
            continue;
        }
        const after = redactedBytes(before, redact);
        if (!after.equals(before))
            redacted.push(change.path);
        kept.push({ diff: null, patch: after.toString('latin1') });
    }
    return { kept, redacted, secret };
}
function redactedBytes(bytes, redact) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
    return Buffer.from(redact(bytes.toString(encoding)), encoding);
}
/** Whether these bytes contain a secret of the run, as UTF-8 or in an encoding of one byte per character. */
function hasSecret(content, redact) {
    return ['utf8', 'latin1', 'utf16le'].some((encoding) => {
        const text = content.toString(encoding);
        return redact(text) !== text;
    });
}


/***/ })

};
;