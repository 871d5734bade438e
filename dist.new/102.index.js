"use strict";
exports.id = 102;
exports.ids = [102,7178];
exports.modules = {

/***/ 70102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBelow: () => (/* binding */ findBelow),
/* harmony export */   searchBelow: () => (/* binding */ searchBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _compare_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10567);
/* harmony import */ var _follow_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75897);
/* harmony import */ var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28268);
/* harmony import */ var _packed_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12838);
/* harmony import */ var _walk_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27178);







/**
 * The files below `real` (links already resolved) whose names match: from git in a repository, otherwise from a walk.
 * Files that git ignores are left out, unless `real` itself is ignored: a caller that names it wants its files.
 */
async function candidatesBelow(real, ports, options) {
    const { matches = () => true, signal } = options;
    const ownFiles = new Set(ports.ownFiles?.map((path) => (0,_follow_links_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinks */ .n)(path).real));
    let undecodable = 0;
    const isWanted = (name) => {
        if (!matches(name))
            return false;
        // Names that are not valid UTF-8 were decoded to names that no file has.
        if (!name.includes('\uFFFD') || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${real}/${name}`))
            return ownFiles.size === 0 || !ownFiles.has(`${real}/${name}`);
        undecodable += 1;
        return false;
    };
    const listed = await fromGit(real, ports, { isWanted, signal });
    if (listed !== null)
        return { ...listed, undecodable };
    undecodable = 0;
    const walkedFiles = await fromWalk(real, { isWanted, signal });
    return { ...walkedFiles, undecodable };
}
/** A page of the permitted files below `real`, as paths below the directory that was asked for. */
async function findBelow({ asked, real }, ports, { offset = 0, limit = Number.POSITIVE_INFINITY, ...options }) {
    const { names, ...counts } = await candidatesBelow(real, ports, options);
    const paths = [];
    const isPlain = plainFiles();
    let [end, refused] = [0, 0];
    for (const name of names) {
        if (paths.length >= limit)
            break;
        end += 1;
        if (end <= offset)
            continue;
        if (ports.guard('read', `${real}/${name}`, 'once') !== null)
            refused += 1;
        else if (isPlain(`${real}/${name}`))
            paths.push(`${asked}/${name}`);
    }
    return { paths, count: names.size, end, refused, ...counts };
}
/** Whether there is a regular file at a path and no link on the way: git also lists files that were deleted. */
function plainFiles() {
    let known = { parent: '', isPlain: false };
    return (path) => {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        try {
            if (known.parent !== parent)
                known = { parent, isPlain: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(parent) === parent };
            return known.isPlain && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
        }
        catch {
            return false;
        }
    };
}
/** Searches the file `real`, or the permitted files below the directory. */
async function searchBelow(real, ports, { query, ...options }) {
    const { searchFiles } = await __webpack_require__.e(/* import() */ 9899).then(__webpack_require__.bind(__webpack_require__, 19899));
    const { signal } = options;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real).isDirectory()) {
        const result = await searchFiles({ base: real, names: [''], size: 1, query, signal });
        return { ...result, refused: 0, undecodable: 0 };
    }
    const { names, links, undecodable } = await candidatesBelow(real, ports, options);
    let refused = 0;
    // Lazy, so that the threads search while the guard checks the next names.
    const permitted = function* () {
        for (const name of names) {
            if (ports.guard('read', `${real}/${name}`, 'once') === null)
                yield name;
            else
                refused += 1;
        }
    };
    const result = await searchFiles({ base: real, names: permitted(), size: names.size, query, signal });
    return { ...result, links: result.links + links, refused, undecodable };
}
async function fromGit(real, { listGitFiles }, wanted) {
    if (listGitFiles === undefined)
        return null;
    const rules = await (0,_ignore_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreRulesFor */ .z)(real);
    if (!rules.isInRepository || rules.isBelowIgnored(real, () => true))
        return null;
    const { isWanted, signal } = wanted;
    const listed = await listGitFiles(real, isWanted, signal);
    if (listed === null)
        return null;
    let { links } = listed;
    const nested = [];
    for (const directory of listed.nested) {
        const below = await walked(`${real}/${directory}`, (name) => isWanted(`${directory}/${name}`), signal).catch(() => null);
        for (const name of below?.names ?? [])
            nested.push(`${directory}/${name}`);
        links += below?.links ?? 0;
    }
    return { names: (0,_packed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeNames */ .xC)(listed.names, (0,_packed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .packNames */ .Ou)(nested.sort(_compare_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .compareBytes */ .X))), links };
}
async function fromWalk(real, { isWanted, signal }) {
    const { names, links } = await walked(real, isWanted, signal);
    return { names: (0,_packed_names_js__WEBPACK_IMPORTED_MODULE_5__/* .packNames */ .Ou)(names), links };
}
async function walked(real, matches, signal) {
    const start = real.endsWith('/') ? real.length : real.length + 1;
    const { paths, links } = await (0,_walk_below_js__WEBPACK_IMPORTED_MODULE_4__.walkBelow)(real, () => null, {
        limit: Number.POSITIVE_INFINITY,
        matches: (path) => matches(path.slice(start)),
        signal,
    });
    return { names: paths.map((path) => path.slice(start)), links };
}


/***/ }),

/***/ 27178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   walkBelow: () => (/* binding */ walkBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _compare_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10567);
/* harmony import */ var _held_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16057);
/* harmony import */ var _ignore_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28268);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72443);







const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** Listing is synchronous because it is several times faster; other work gets a turn after this many directories. */
const directoriesPerTurn = 32;
/** Regular files below `start` (links already resolved), in byte order of their paths. `.git` is never entered. */
async function walkBelow(start, guard, options) {
    const ignoreRules = await (0,_ignore_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreRulesFor */ .z)(start);
    // A caller that names an ignored directory wants its contents.
    const rules = ignoreRules.isBelowIgnored(start, () => true) ? null : ignoreRules;
    const state = { paths: new Array(), refused: 0, ignored: 0, links: 0, truncated: false };
    const stack = [{ path: start, kind: 'directory' }];
    let directories = 0;
    /** Returns false if this file would exceed the limit. */
    const collect = (path) => {
        if (options.matches?.(path) === false)
            return true;
        if (rules?.isIgnored(path, false) === true)
            state.ignored += 1;
        else if (guard('read', path) !== null)
            state.refused += 1;
        else if (state.paths.length < options.limit)
            state.paths.push(path);
        else
            state.truncated = true;
        return !state.truncated;
    };
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        if (next.kind === 'file') {
            if (!collect(next.path))
                break;
            continue;
        }
        if (next.path !== start && rules?.isIgnored(next.path, true) === true) {
            state.ignored += 1;
            continue;
        }
        directories += 1;
        if (directories % directoriesPerTurn === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        if (options.signal?.aborted === true)
            break;
        const { path } = next;
        const entries = entriesOf(path, path === start);
        if (entries === null)
            state.refused += 1;
        for (const { name, kind } of entries ?? []) {
            if (kind === 'link')
                state.links += 1;
            else
                stack.push({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), kind });
        }
    }
    return state;
}
/**
 * The entries in reverse order, for a stack. `null` if the directory cannot be opened or was replaced; throws for the
 * start directory.
 */
function entriesOf(path, isStart) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    }
    catch (error) {
        if (isStart)
            throw error;
        return null;
    }
    try {
        const dirents = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        if (!(0,_held_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtPath */ .jg)(descriptor, path)) {
            if (isStart)
                throw new _types_js__WEBPACK_IMPORTED_MODULE_5__/* .FileProblem */ .k('refused', path, `${path} was replaced while it was being listed`);
            return null;
        }
        return dirents
            .filter(({ name }) => name !== '.git')
            .flatMap((entry) => {
            const kind = kindOf(entry);
            return kind === null ? [] : [{ name: entry.name, kind }];
        })
            .sort((a, b) => (0,_compare_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .compareBytes */ .X)(orderKey(b), orderKey(a)));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'directory';
    return entry.isSymbolicLink() ? 'link' : null;
}
/** A directory sorts like the files in it: `a-b` comes before `a/c`. */
function orderKey({ name, kind }) {
    return kind === 'directory' ? `${name}/` : name;
}


/***/ })

};
;