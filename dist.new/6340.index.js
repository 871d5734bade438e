"use strict";
exports.id = 6340;
exports.ids = [6340];
exports.modules = {

/***/ 66340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRepositoryGuard: () => (/* binding */ createRepositoryGuard),
/* harmony export */   pathsOutside: () => (/* binding */ pathsOutside)
/* harmony export */ });
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55559);
/* harmony import */ var _files_protected_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3197);
/* harmony import */ var _files_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99756);
/* harmony import */ var _rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10187);
/* harmony import */ var _rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90559);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2729);







function pathsOutside({ allow }, world) {
    const { rules } = (0,_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRules */ .NR)({ allow, ask: [], deny: [] });
    const pathsOf = (tools) => {
        const named = rules.allow.flatMap(({ tool, specifier }) => tools.includes(tool) && specifier.kind === 'path' ? wholePaths(specifier.pattern, world) : []);
        const shown = named.filter((path) => world.kindOf(path) !== 'missing' && mayBeShown(path, world));
        return [...new Set(shown.flatMap((path) => [path, world.realpath(path)]))].filter((path) => mayBeShown(path, world));
    };
    return { readable: pathsOf(['Read']), writable: pathsOf(['Write', 'Edit']) };
}
/** Those without a wildcard, or with nothing but `**` at the end. */
function wholePaths(pattern, world) {
    if (pattern.up.some((levels) => levels > 0))
        return [];
    return pattern.globs.flatMap((glob) => {
        const segments = glob.at(-1)?.kind === 'globstar' ? glob.slice(0, -1) : glob;
        const names = segments.map(_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi);
        return names.length === 0 || names.includes(null)
            ? []
            : (0,_rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .basesOf */ .cF)(pattern, world, false).map((base) => `${base === '/' ? '' : base}/${names.join('/')}`);
    });
}
/** Sockets of services, and directories with the files of the run or of its user, are not shown as a whole. */
function mayBeShown(path, { workspace, home, temporary = workspace }) {
    const holdsPrivate = [workspace, home, temporary].some((directory) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path: directory, directory: path }));
    return !holdsPrivate && !(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path, directory: workspace }) && !(0,_files_protected_js__WEBPACK_IMPORTED_MODULE_2__/* .isProtectedPath */ .WF)(path) && !services.test(path);
}
const services = /^(?:\/var)?\/run(?:\/|$)/;
/** Whether commands may see a file of the repository that is outside the workspace: by the same rules, if its name is ordinary. */
function createRepositoryGuard(directory, options) {
    const { lists, world } = options;
    const allow = [...lists.allow, `Read(${(0,_rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .specifierFor */ .AA)(directory, world)}/**)`];
    const guard = (0,_engine_js__WEBPACK_IMPORTED_MODULE_6__.createFileGuard)({ ...options, lists: { ...lists, allow }, tool: 'Read' });
    return (path) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path, directory }) && (0,_files_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitivity */ .y)(path) === 'low' && guard('read', path, 'once') === null;
}


/***/ })

};
;