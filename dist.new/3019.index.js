"use strict";
exports.id = 3019;
exports.ids = [3019,147,2177];
exports.modules = {

/***/ 63019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hideDeniedFiles: () => (/* binding */ hideDeniedFiles),
  watchChanges: () => (/* binding */ watchChanges)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/file-state.js
var file_state = __webpack_require__(69898);
// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./lib/platform/types.js
var types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/job/result/diff.js
var diff = __webpack_require__(62177);
// EXTERNAL MODULE: ./lib/job/changes/keep-unpatched.js + 1 modules
var keep_unpatched = __webpack_require__(20147);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/platform/git/blob-ids.js
var blob_ids = __webpack_require__(75665);
;// CONCATENATED MODULE: ./lib/job/changes/stored-line-ends.js




/** Windows allows the fewest: 32,767 for the whole command line. */
const charactersPerCall = 30_000;
/** The changed files that git would convert, as it would commit them, if they are compared with a commit. */
async function withStoredLineEnds(compared, git) {
    const open = compared.flatMap(({ path, before, after }) => after?.mode.startsWith('100') === true && after.content !== null && (before === null || 'id' in before)
        ? [{ path, after, content: after.content }]
        : []);
    const converted = open.filter(({ content }) => isConvertible(content));
    const stored = new Map();
    for (const some of inCalls(converted)) {
        const ids = await idsOf(some.map(({ path }) => path), git);
        for (const { path, after, content } of some) {
            const id = ids.get(path);
            const bytes = id === undefined ? null : (0,blob_ids/* storedBytes */.Z)(content, id);
            if (bytes !== null)
                stored.set(path, { ...after, content: bytes });
        }
    }
    return stored;
}
/** Whether git could store other bytes: line ends, keywords, and texts that may have another encoding than UTF-8. */
function isConvertible(content) {
    return (content.includes('\r\n') ||
        content.includes('$Id:') ||
        content.includes(0) ||
        content.includes(0x1b) ||
        !(0,external_node_buffer_.isUtf8)(content));
}
function* inCalls(all) {
    let some = [];
    let characters = 0;
    for (const file of all) {
        // In quotes, after a space.
        const added = file.path.length + 3;
        if (some.length > 0 && characters + added > charactersPerCall) {
            yield some;
            [some, characters] = [[], 0];
        }
        some.push(file);
        characters += added;
    }
    if (some.length > 0)
        yield some;
}
/** Git reads the files again: if one of them is gone, these diffs have the line ends of the working tree. */
async function idsOf(paths, git) {
    const filtered = await git.filteredPaths(paths);
    return await git.blobIds(paths.filter((path) => !filtered.has(path))).catch((0,errors/* only */.j6)(types/* GitProblem */.U, () => new Map()));
}

;// CONCATENATED MODULE: ./lib/job/changes/changes.js








/** Larger diffs would push the rest out of a comment. In bytes; the whole is that of all files together. */
const reportLimits = { maxDiffBytes: 30_000, maxTotalBytes: 200_000, maxPatchBytes: 50_000_000 };
/** What a stored result takes. The changed files of a commit have 5 MB at most, each of them 1 MB. */
const wholeLimits = { maxDiffBytes: 4_000_000, maxTotalBytes: 10_000_000, maxPatchBytes: 10_000_000 };
/** Contents in memory of what the run changed. */
const maxChangedBytes = 64_000_000;
/** Contents kept from the start, so that a diff only shows changes of the run. */
const kept = { each: 200_000, total: 10_000_000 };
const nothing = { notice: null, base: null, mixed: new Set(), hidden: new Set() };
/**
 * Compares the content of the workspace with that at the start, so that earlier uncommitted changes are not attributed
 * to the run. A run without a call has changed nothing and does not wait for the comparison.
 */
function watchChanges(options) {
    const { root, git, written, signal, atEnd, baseline = null } = options;
    if (git === null) {
        const since = async () => ({
            ...nothing,
            files: await describeAll(await differing(root, written, null), null),
        });
        return { begin: () => undefined, ready: () => Promise.resolve(), since };
    }
    const stop = new AbortController();
    const begin = async () => {
        const start = await snapshot(root, git((0,time_limit/* anySignal */.JG)(stop.signal, signal)), stop.signal, baseline);
        const { head, atMs: since, states } = start;
        if (baseline === null)
            options.onBaseline?.({ head, since, dirty: [...states.keys()] });
        return start;
    };
    let before = null;
    const settled = (started) => started.then(() => undefined, 
    // The caller that requests the changes gets the failure.
    () => undefined);
    const examine = () => settled((before ??= begin()));
    let isAsked = false;
    return {
        begin: () => void examine(),
        ready: () => {
            isAsked = true;
            return examine();
        },
        since: async () => {
            if (!isAsked || before === null) {
                stop.abort();
                if (before !== null)
                    await settled(before);
                return { ...nothing, files: [] };
            }
            try {
                return await changesSince(await before, options, git(atEnd()));
            }
            catch (error) {
                (0,errors/* rethrowUnless */.ki)(error, types/* GitProblem */.U);
                const files = await describeAll(await differing(root, written, null), null);
                const notice = `The changed files could not be listed: ${error.message}. Only those that the file tools wrote are shown.`;
                return { ...nothing, files, notice };
            }
        },
    };
}
async function snapshot(root, git, signal, baseline) {
    const atMs = baseline?.since ?? Date.now();
    const head = baseline === null ? await git.headSha() : baseline.head;
    const { tracked, untracked, nested, unnamed } = await git.treeChanges(head);
    const dirty = baseline === null ? null : new Set(baseline.dirty);
    const wasDirty = (path) => dirty === null || dirty.has(path);
    const states = await (0,file_state/* fileStates */.jj)(root, [...tracked.keys(), ...untracked].filter((path) => !nested.has(path) && wasDirty(path)), { ...kept, signal });
    for (const path of nested)
        if (wasDirty(path))
            states.set(path, await git.nestedState(path));
    return { head, atMs, states, unnamed };
}
/** The changes in a repository. Rejects with GitProblem. */
async function changesSince(start, { root, written, hasWholeDiffs }, git) {
    const differences = await differing(root, written, { start, git });
    const files = await describeAll(differences, git, {
        hasWholeDiffs: hasWholeDiffs === true,
        idLength: start.head?.length,
    });
    const paths = new Set(files.map(({ path }) => path));
    const those = (pick) => new Set(differences.flatMap((difference) => (paths.has(difference.path) && pick(difference) ? [difference.path] : [])));
    const mixed = those(({ path }) => start.states.has(path));
    return { files, notice: null, base: start.head, mixed, hidden: those(({ isHidden }) => isHidden) };
}
const unnamable = { mode: 'other', digest: null, stamp: '', isFresh: false, content: null };
/** The changes of the run. Contents of the working tree are not read for files that only git knows. */
async function differing(root, written, repository) {
    const differences = new Map();
    let unread = maxChangedBytes;
    const stateOf = (place) => {
        const state = (0,diff.diffableState)(place, unread);
        unread -= state?.content?.length ?? 0;
        return state;
    };
    const compare = (path, before, isHidden) => {
        const place = `${root}/${path}`;
        if (!differences.has(path) && !(0,file_state/* isUnchanged */._5)(place, before)) {
            differences.set(path, { path, before, after: stateOf(place), isHidden });
        }
    };
    if (repository !== null) {
        const { start, git } = repository;
        const now = await git.treeChanges(start.head);
        const { nested, unnamed } = now;
        for (const path of unnamed) {
            if (start.unnamed.has(path))
                continue;
            differences.set(path, { path, before: null, after: unnamable, isHidden: false, note: keep_unpatched/* unnamableNote */.y });
        }
        const seen = new Set([...now.tracked.keys(), ...now.untracked, ...nested]);
        for (const path of nested) {
            const [before, after] = [start.states.get(path), await git.nestedState(path)];
            if (before !== undefined && (0,file_state/* isSameState */._G)(before, after))
                continue;
            differences.set(path, { path, before: before ?? now.tracked.get(path) ?? null, after, isHidden: false });
        }
        for (const [path, before] of start.states)
            if (!nested.has(path))
                compare(path, before, false);
        for (const [path, stored] of now.tracked) {
            if (start.states.has(path) || nested.has(path))
                continue;
            differences.set(path, { path, before: stored, after: stateOf((0,external_node_path_.join)(root, path)), isHidden: false });
        }
        const isOld = oldFiles(root, start, [...differences.keys(), ...written.keys(), ...now.untracked]);
        for (const path of now.untracked) {
            if (start.states.has(path) || now.tracked.has(path) || written.has(path) || isOld(path))
                continue;
            compare(path, null, false);
        }
        for (const [path, before] of written)
            if (!start.states.has(path))
                compare(path, before, !seen.has(path));
    }
    else {
        for (const [path, before] of written)
            compare(path, before, false);
    }
    return [...differences.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
/** Whether a file existed before the run and only became visible because the run changed what git ignores. */
function oldFiles(root, { atMs }, changed) {
    if (!changed.some((path) => (0,external_node_path_.basename)(path) === '.gitignore'))
        return () => false;
    return (path) => (0,file_state/* changeTimeMs */.AP)((0,external_node_path_.join)(root, path)) < atMs;
}
async function describeAll(differences, git, { hasWholeDiffs = false, idLength = 40 } = {}) {
    const stored = differences.flatMap(({ before }) => (before !== null && 'id' in before ? [before.id] : []));
    const contents = (await git?.blobs(stored)) ?? new Map();
    const sideOf = (state) => state !== null && 'id' in state ? { mode: state.mode, content: contents.get(state.id) ?? null } : state;
    const committed = git === null ? null : await withStoredLineEnds(differences, git);
    const files = [];
    const limits = hasWholeDiffs ? wholeLimits : reportLimits;
    const prefix = differences.length === 0 ? '' : ((await git?.prefix()) ?? '');
    let [room, patchRoom] = [limits.maxTotalBytes, limits.maxPatchBytes];
    for (const { path, before, after, isHidden, note } of differences) {
        if (before === null && after === null)
            continue;
        const file = await (0,diff/* describeChange */.uQ)(path, { before: sideOf(before), after: committed?.get(path) ?? after }, { room: Math.min(room, limits.maxDiffBytes), patchRoom, isComplete: hasWholeDiffs, prefix, idLength });
        if (file === null)
            continue;
        room -= Buffer.byteLength(file.diff ?? '');
        patchRoom -= file.patch?.length ?? 0;
        const ownNote = note ?? (isHidden ? (file.note ?? 'not listed by git') : file.note);
        files.push(ownNote === undefined ? file : { ...file, note: ownNote });
    }
    return files;
}
/** Files that the rules do not permit to be read are listed without a diff: the run may have made them visible to git. */
function hideDeniedFiles(changes, mayRead) {
    const files = changes.files.map((file) => (mayRead(file.path) ? file : deniedFile(file)));
    return { ...changes, files };
}
function deniedFile({ path, kind, diff, note, patch }) {
    const isKnown = diff !== null || patch !== undefined;
    const denied = { path, kind, added: 0, removed: 0, diff: null };
    return isKnown || note === undefined ? { ...denied, note: keep_unpatched/* deniedNote */.Q } : { ...denied, note };
}


/***/ }),

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