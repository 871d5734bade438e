"use strict";
exports.id = 7579;
exports.ids = [7579];
exports.modules = {

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


/***/ }),

/***/ 97579:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blobs: () => (/* binding */ blobs),
/* harmony export */   changedBetween: () => (/* binding */ changedBetween),
/* harmony export */   filteredPaths: () => (/* binding */ filteredPaths),
/* harmony export */   nestedState: () => (/* binding */ nestedState),
/* harmony export */   treeChanges: () => (/* binding */ treeChanges)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _files_file_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69898);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92301);






/** No color, no program configured in the repository, and a renamed file as one deleted and one created file. */
const plainDiff = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=dirty'];
/** Compares the working tree with `base`, a commit or tree, with two or three processes. Changes nothing. */
async function treeChanges(git, base, cwd) {
    const [diff, others, links] = await Promise.all([
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(git('diff', ...plainDiff, '--relative', '--raw', '--no-abbrev', '-z', base, '--')),
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(git('ls-files', '--others', '--exclude-standard', '-z')),
        hasSubmodules(cwd) ? (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(git('ls-files', '--stage', '-z')) : null,
    ]);
    const tracked = new Map();
    const nested = new Set();
    const unnamed = new Set();
    const fields = namesIn(diff);
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [mode = '', newMode, id = ''] = (fields[at] ?? noName).name.slice(1).split(' ');
        const { name: path, isUtf8: isNamed } = fields[at + 1] ?? noName;
        if (!isNamed) {
            unnamed.add(path);
            continue;
        }
        if (mode === '160000' || newMode === '160000')
            nested.add(path);
        // A conflicting file is listed twice, first without the version in the commit.
        if (!tracked.has(path) || mode !== '000000')
            tracked.set(path, mode === '000000' ? null : { mode, id });
    }
    const listed = namesIn(others);
    for (const { name } of listed.filter((entry) => !entry.isUtf8))
        unnamed.add(name);
    const entries = listed.filter((entry) => entry.isUtf8).map(({ name }) => name);
    const submodules = (links === null ? [] : (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .recordsOf */ .M$)(links)).flatMap((line) => /^160000 [^\t]*\t(.+)$/s.exec(line)?.[1] ?? []);
    for (const path of [...submodules, ...entries.filter((entry) => entry.endsWith('/'))])
        nested.add(path);
    return {
        tracked,
        untracked: entries.filter((path) => !path.endsWith('/')),
        nested,
        unnamed,
    };
}
const noName = { name: '', isUtf8: true };
/** The records of an output in which each ends in NUL. */
function namesIn({ stdoutBytes }) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(stdoutBytes)) {
        const records = stdoutBytes.toString('utf8').split('\0');
        return records.filter((name) => name !== '').map((name) => ({ name, isUtf8: true }));
    }
    return stdoutBytes
        .toString('latin1')
        .split('\0')
        .filter((record) => record !== '')
        .map((record) => {
        const bytes = Buffer.from(record, 'latin1');
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { name: bytes.toString('utf8'), isUtf8: true }
            : {
                name: record.replace(/[^ -~]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`),
                isUtf8: false,
            };
    });
}
/** The files that a range of two full commit ids changes, without deleted files, links and submodules. */
async function changedBetween(git, range) {
    const diff = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(git('diff', ...plainDiff, '--relative', '--diff-filter=d', '--raw', '--no-abbrev', '-z', range, '--'));
    const fields = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8Output */ .hl)(diff).split('\0');
    return fields.flatMap((field, at) => {
        const [mode, newMode] = field.split(' ');
        return at % 2 === 0 && mode?.startsWith(':') === true && newMode?.startsWith('100') === true
            ? [fields[at + 1] ?? '']
            : [];
    });
}
/** Listing the whole index is only useful if there may be submodules. */
function hasSubmodules(cwd) {
    for (let directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(cwd);; directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(directory)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, '.gitmodules')))
            return true;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, '.git')) || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(directory) === directory)
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, '.git', 'modules'));
    }
}
/**
 * The state of a nested repository: its commit, and the contents that differ from it. `null` if it is not checked out.
 * `git` runs in the nested repository.
 */
async function nestedState(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, '.git')))
        return null;
    const status = await git('status', '--porcelain=v2', '--branch', '--untracked-files=all', '--no-renames', '-z');
    const records = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8Output */ .hl)(status).split('\0');
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
    for (const record of records.filter((line) => !line.startsWith('# ') || line.startsWith('# branch.oid'))) {
        hash.update(`${record}\0`);
        const path = pathIn(record);
        const state = path === null ? null : (0,_files_file_state_js__WEBPACK_IMPORTED_MODULE_4__/* .fileState */ .oT)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, path), 0);
        hash.update(`${state?.mode ?? ''} ${state?.digest ?? state?.stamp ?? ''}\0`);
    }
    const digest = hash.digest('base64');
    return { mode: '160000', digest, stamp: digest, isFresh: false, content: null };
}
/** The path of a changed, conflicting or untracked entry; `null` for any other line. */
function pathIn(record) {
    return /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) (.+)$/s.exec(record)?.[1] ?? null;
}
/** The contents of the blobs that are at most `each` bytes, up to `total` bytes in all. */
async function blobs(feed, ids, { each, total }) {
    if (ids.length === 0)
        return new Map();
    const asked = [...new Set(ids)].map((id) => `${id}\n`).join('');
    let room = total;
    const wanted = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(feed(asked, 'cat-file', '--batch-check')))
        .split('\n')
        .flatMap((line) => {
        const [, id = '', bytes = ''] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
        if (id === '' || Number(bytes) > Math.min(each, room))
            return [];
        room -= Number(bytes);
        return [{ id, bytes: Number(bytes) }];
    });
    const contents = new Map();
    for (const some of inOutputs(wanted)) {
        const { stdoutBytes: output } = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(feed(some.map(({ id }) => `${id}\n`).join(''), 'cat-file', '--batch'));
        let at = 0;
        for (const { id, bytes } of some) {
            const start = output.indexOf(0x0a, at) + 1;
            at = start + bytes + 1;
            contents.set(id, output.subarray(start, start + bytes));
        }
    }
    return contents;
}
/** A longer output would be truncated; each content follows a line with its id. */
function* inOutputs(wanted) {
    let some = [];
    let room = _run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .maxGitBytes */ .wy;
    for (const blob of wanted) {
        const needed = blob.bytes + 100;
        if (some.length > 0 && needed > room) {
            yield some;
            [some, room] = [[], _run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .maxGitBytes */ .wy];
        }
        some.push(blob);
        room -= needed;
    }
    if (some.length > 0)
        yield some;
}
/** The paths that have the attribute `filter`, with its value. Runs no filter. */
async function filteredPaths(git, paths) {
    if (paths.length === 0)
        return new Map();
    const fields = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .requireSuccess */ .z_)(git('check-attr', '-z', 'filter', '--', ...paths))).split('\0');
    return new Map(fields.flatMap((path, index) => {
        const value = index % 3 === 0 ? fields[index + 2] : undefined;
        return value === undefined || /^(unspecified|unset)$/.test(value) ? [] : [[path, value]];
    }));
}


/***/ })

};
;