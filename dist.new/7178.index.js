"use strict";
exports.id = 7178;
exports.ids = [7178];
exports.modules = {

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