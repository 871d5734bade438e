"use strict";
exports.id = 2177;
exports.ids = [2177];
exports.modules = {

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

/***/ 62177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ nameInDiff),
/* harmony export */   Bb: () => (/* binding */ isDiffOf),
/* harmony export */   diffableState: () => (/* binding */ diffableState),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54539);
/* harmony import */ var _platform_files_file_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69898);
/* harmony import */ var _tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49977);
/* harmony import */ var _binary_patch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37016);





/** Larger files are listed without a diff, and their patch is binary: comparing their lines takes too long. */
const maxDiffedBytes = 1_000_000;
/** Larger files are in no patch. */
const maxPatchedBytes = 15_000_000;
/**
 * The state of a file, with the content that a patch needs; `null` for a missing file, also if there is a directory in
 * its place.
 */
function diffableState(path, room = maxPatchedBytes) {
    const state = (0,_platform_files_file_state_js__WEBPACK_IMPORTED_MODULE_1__/* .fileState */ .oT)(path, Math.max(0, Math.min(maxPatchedBytes, room)));
    return state?.isDirectory === true ? null : state;
}
/**
 * A changed file with its diff, or with a note that explains why the diff is missing, and with its patch if the diff is
 * not exactly the change; `null` if both sides are equal.
 */
async function describeChange(path, sides, options) {
    const { before, after } = sides;
    const problem = unpatchable([before, after].filter((side) => side !== null));
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
    const none = { path, kind, added: 0, removed: 0, diff: null };
    if (problem !== null)
        return { ...none, note: problem };
    if (isSame(before, after))
        return null;
    // `git apply` ignores files outside of the directory that it runs in, so names begin at the top of the repository.
    const name = `${options.prefix}${path}`;
    const shown = await shownDiff(path, sides, { ...options, kind, name });
    const isExact = shown.diff !== null && isUtf8Text(before) && isUtf8Text(after);
    if (isExact)
        return shown;
    const patch = await exactPatch(name, sides, options.idLength);
    if (patch.length <= options.patchRoom)
        return { ...shown, patch };
    return { ...shown, diff: null, note: `its patch has ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(patch.length)} bytes, more than fits` };
}
function unpatchable(sides) {
    if (sides.some(({ mode }) => mode === '160000'))
        return 'a nested repository';
    if (sides.some(({ mode }) => mode === 'other'))
        return 'not a regular file';
    return sides.some(({ content }) => content === null) ? 'too large for a diff' : null;
}
/** The diff as people read it, which only is the change itself if the texts are UTF-8. */
async function shownDiff(path, { before, after }, { kind, name, room, isComplete }) {
    const none = (note, added = 0, removed = 0) => {
        return { path, kind, added, removed, diff: null, note };
    };
    const sides = [before, after].filter((side) => side !== null);
    if (isTypeChange(before, after))
        return none('a link on one side, a file on the other');
    if (sides.some(({ content }) => content?.includes(0) === true))
        return none('binary');
    if (sides.some(({ content }) => (content?.length ?? 0) > maxDiffedBytes))
        return none('too large for a diff');
    if (room <= 0)
        return none('the diffs above use up the space of the report');
    const texts = [textOf(before, 'utf8'), textOf(after, 'utf8')];
    const hunks = (await (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hunksOf */ .H)(...texts, hunkOptions)) ?? (isComplete ? (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .replacingHunk */ .a)(...texts) : null);
    if (hunks === null)
        return none('too different for a diff');
    const diff = fileDiff(name, { before, after }, hunks.text);
    const bytes = Buffer.byteLength(diff);
    if (bytes <= room)
        return { path, kind, added: hunks.added, removed: hunks.removed, diff };
    return none(`the diff has ${String(bytes)} bytes, more than fits into the report`, hunks.added, hunks.removed);
}
const hunkOptions = { context: 3, timeoutMs: 500 };
/** The change as `git diff --binary` writes it, one character per byte. */
async function exactPatch(name, { before, after }, idLength) {
    if (isTypeChange(before, after)) {
        const removal = await exactPatch(name, { before, after: null }, idLength);
        return removal + (await exactPatch(name, { before: null, after }, idLength));
    }
    const contents = [before?.content ?? Buffer.alloc(0), after?.content ?? Buffer.alloc(0)];
    if (!contents.every((content) => content.length <= maxDiffedBytes && !content.includes(0))) {
        const [old, now] = contents.map((content) => (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_2__/* .blobId */ .zA)(content, idLength));
        const ids = [before === null ? '0'.repeat(idLength) : old, after === null ? '0'.repeat(idLength) : now];
        return bytesOf(`${headOf(name, before, after)}index ${ids.join('..')}\n`) + (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_2__/* .binaryHunks */ .JU)(...contents);
    }
    const texts = [textOf(before, 'latin1'), textOf(after, 'latin1')];
    const { text } = (await (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hunksOf */ .H)(...texts, hunkOptions)) ?? (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .replacingHunk */ .a)(...texts);
    const lines = fileDiff(name, { before, after }, '');
    return text === '' ? bytesOf(lines) : bytesOf(lines + namesOf(name, before, after)) + text;
}
const bytesOf = (text) => Buffer.from(text).toString('latin1');
function fileDiff(name, { before, after }, hunks) {
    return `${headOf(name, before, after)}${hunks === '' ? '' : `${namesOf(name, before, after)}${hunks}`}`;
}
const textOf = (side, encoding) => side?.content?.toString(encoding) ?? '';
const isUtf8Text = (side) => side === null || side.content === null || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(side.content);
const isTypeChange = (before, after) => before !== null && after !== null && (before.mode === '120000') !== (after.mode === '120000');
function isSame(before, after) {
    if (before?.content === undefined || before.content === null || !after?.content)
        return false;
    return before.mode === after.mode && before.content.equals(after.content);
}
/** The lines by which `git apply` knows the files. */
function headOf(path, before, after) {
    const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`;
    if (before === null)
        return `${head}new file mode ${after?.mode ?? ''}\n`;
    if (after === null)
        return `${head}deleted file mode ${before.mode}\n`;
    return before.mode === after.mode ? head : `${head}old mode ${before.mode}\nnew mode ${after.mode}\n`;
}
function namesOf(path, before, after) {
    const name = (prefix, side) => {
        const whole = quoted(`${prefix}/${path}`);
        return side === null ? '/dev/null' : whole.includes(' ') ? `${whole}\t` : whole;
    };
    return `--- ${name('a', before)}\n+++ ${name('b', after)}\n`;
}
const escapes = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' };
function quoted(name) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what git quotes in a name
    const odd = /[\x00-\x1f\x7f"\\]/g;
    if (!odd.test(name))
        return name;
    const octal = (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
    return `"${name.replaceAll(odd, (sign) => escapes[sign] ?? octal(sign))}"`;
}
const modeLine = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
/**
 * The name of the file in its stored diff, from the top of the repository, or `null` for a file that does not end with
 * this path.
 */
function nameInDiff(path, diff) {
    const names = /^diff --git (.*)/.exec(diff)?.[1] ?? '';
    const oldName = names.slice(0, (names.length - 1) / 2);
    const end = quoted(path) === path ? path : quoted(path).slice(1);
    const start = oldName.startsWith('"') ? '"a/' : 'a/';
    if (!oldName.startsWith(start) || !oldName.endsWith(end))
        return null;
    const prefix = oldName.slice(start.length, oldName.length - end.length);
    return prefix === '' || prefix.endsWith('/') ? `${prefix}${path}` : null;
}
/**
 * Whether a stored diff or patch has the form of those above, changes only this file, and makes no link but an allowed
 * one: it may have been planted.
 */
function isDiffOf(path, diff, allowsLink) {
    const lines = diff.split('\n');
    if (lines.pop() !== '')
        return false;
    let at = 0;
    // The change from a link to a file, or from a file to a link, is one that deletes and one that creates.
    for (let parts = 0; at < lines.length; parts += 1) {
        const end = parts < 2 ? endOfFileDiff(lines, at, { path, allowsLink }) : null;
        if (end === null)
            return false;
        at = end;
    }
    return true;
}
function endOfFileDiff(lines, start, { path, allowsLink }) {
    const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`;
    if (lines[start] !== head)
        return null;
    let at = start + 1;
    while (modeLine.test(lines[at] ?? ''))
        at += 1;
    const makesLink = lines.slice(start, at).includes('new file mode 120000');
    if (lines[at]?.startsWith('index ') === true)
        return makesLink ? null : endOfBinary(lines, at);
    const isEnd = at === lines.length || lines[at] === head;
    if (isEnd)
        return makesLink ? null : at;
    const isName = (line, sign, prefix) => line?.replace(/\t$/, '') === `${sign} ${quoted(`${prefix}/${path}`)}` || line === `${sign} /dev/null`;
    if (!isName(lines[at], '---', 'a') || !isName(lines[at + 1], '+++', 'b'))
        return null;
    if (makesLink && !(lines[at + 2] === '@@ -0,0 +1 @@' && allowsLink(path, lines[at + 3]?.slice(1) ?? '')))
        return null;
    for (at += 2; at < lines.length && lines[at] !== head;) {
        const end = endOfHunk(lines, at);
        if (end === null)
            return null;
        at = end;
    }
    return at;
}
/** The line after two contents, each with the lines that `binaryHunks` writes. */
function endOfBinary(lines, start) {
    if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(lines[start] ?? ''))
        return null;
    if (lines[start + 1] !== 'GIT binary patch')
        return null;
    let at = start + 2;
    for (let contents = 0; contents < 2; contents += 1) {
        if (!/^literal \d+$/.test(lines[at] ?? ''))
            return null;
        for (at += 1; lines[at] !== ''; at += 1)
            if (!/^[A-Za-z][!-~]{5,65}$/.test(lines[at] ?? ''))
                return null;
        at += 1;
    }
    return at;
}
/** The line after a hunk, by the numbers of lines in its head: its lines may look like the head of another file. */
function endOfHunk(lines, start) {
    const head = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(lines[start] ?? '');
    if (head === null)
        return null;
    let [before, after] = [Number(head[1] ?? 1), Number(head[2] ?? 1)];
    let at = start + 1;
    for (; before > 0 || after > 0 || lines[at]?.startsWith('\\') === true; at += 1) {
        const sign = lines[at]?.[0];
        if (sign === undefined || !' -+\\'.includes(sign))
            return null;
        if (sign === ' ' || sign === '-')
            before -= 1;
        if (sign === ' ' || sign === '+')
            after -= 1;
    }
    return before === 0 && after === 0 ? at : null;
}


/***/ }),

/***/ 69898:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ changeTimeMs),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   _G: () => (/* binding */ isSameState),
/* harmony export */   jj: () => (/* binding */ fileStates),
/* harmony export */   oT: () => (/* binding */ fileState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);



/** Constants that a system lacks are undefined, which `|` treats as 0. */
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** For larger files, only size and times are compared, since reading them would be too expensive. */
const maxHashedBytes = 64_000_000;
const chunkBytes = 1_000_000;
/** A file system may give two successive changes the same time, or many if it stores whole seconds. */
const freshMs = 100;
const freshSecondsMs = 2_500;
/**
 * The state of a path; `null` if it does not exist. Does not follow links or wait for FIFOs. Keeps contents of up to
 * `keep` bytes.
 */
function fileState(path, keep) {
    const stat = lstatOrNull(path);
    if (stat === null)
        return null;
    if (stat === 'unknown')
        return { ...nothingRead, mode: 'other', stamp: 'unknown', isFresh: false };
    const seen = {
        mode: modeOf(stat),
        stamp: stampOf(stat),
        isFresh: isFresh(stat),
        ...(stat.isDirectory() ? { isDirectory: true } : {}),
    };
    try {
        if (stat.isSymbolicLink())
            return { ...seen, ...read([Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path))], keep) };
        if (!stat.isFile() || stat.size > maxHashedBytes)
            return { ...seen, ...nothingRead };
        return { ...seen, ...readFile(path, stat, keep) };
    }
    catch (error) {
        if (typeof error.code !== 'string')
            throw error;
        return { ...seen, ...nothingRead };
    }
}
const nothingRead = { digest: null, content: null };
/** Whether the path is unchanged; reads its content only if size and times do not decide it. */
function isUnchanged(path, before) {
    const stat = lstatOrNull(path);
    if (before === null || stat === null)
        return before === stat;
    if (stat !== 'unknown' && !before.isFresh && stampOf(stat) === before.stamp)
        return true;
    return isSameState(before, fileState(path, 0));
}
function isSameState(before, after) {
    if (before === null || after === null)
        return before === after;
    if (before.digest === null || after.digest === null)
        return before.stamp === after.stamp;
    return before.digest === after.digest && before.mode === after.mode;
}
/**
 * The states of many paths below a directory; contents are kept up to the total limit. Yields to other work in between.
 */
async function fileStates(root, paths, { each, total, signal }) {
    const states = new Map();
    let room = total;
    for (const path of paths) {
        if (signal.aborted)
            break;
        const state = fileState(`${root}/${path}`, Math.min(each, room));
        room -= state?.content?.length ?? 0;
        states.set(path, state);
        if (states.size % 50 === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
    }
    return states;
}
/** The time of the last change of this path, in milliseconds since the epoch; NaN if unknown. */
function changeTimeMs(path) {
    const stat = lstatOrNull(path);
    return stat === null || stat === 'unknown' ? Number.NaN : stat.ctimeMs;
}
function lstatOrNull(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        return error.code === 'ENOTDIR' ? null : 'unknown';
    }
}
function modeOf(stat) {
    if (stat.isSymbolicLink())
        return '120000';
    if (!stat.isFile())
        return 'other';
    return process.platform !== 'win32' && (stat.mode & 0o100) !== 0 ? '100755' : '100644';
}
function stampOf(stat) {
    return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}
function isFresh({ ctimeMs }) {
    const resolution = ctimeMs % 1_000 === 0 ? freshSecondsMs : freshMs;
    return ctimeMs > Date.now() - resolution;
}
function readFile(path, stat, keep) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        if (!opened.isFile() || opened.ino !== stat.ino)
            return nothingRead;
        return read(chunks(descriptor, opened.size), keep);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Reads in chunks that share one buffer: a chunk is only valid until the next one is read. */
function* chunks(descriptor, size) {
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, chunkBytes)));
    for (let left = size; left > 0;) {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, Math.min(left, buffer.length), null);
        if (bytes === 0)
            return;
        left -= bytes;
        yield buffer.subarray(0, bytes);
    }
}
function read(parts, keep) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let kept = [];
    let size = 0;
    for (const part of parts) {
        hash.update(part);
        size += part.length;
        if (size > keep)
            kept = null;
        else
            kept?.push(Buffer.from(part));
    }
    return { digest: hash.digest('base64'), content: kept === null ? null : Buffer.concat(kept) };
}


/***/ })

};
;