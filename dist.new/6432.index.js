"use strict";
exports.id = 6432;
exports.ids = [6432];
exports.modules = {

/***/ 26432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   skippedHooks: () => (/* binding */ skippedHooks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** The hooks of git commands that can refuse or change what the command does. Source: githooks(5). */
const hooksByCommand = {
    am: ['applypatch-msg', 'pre-applypatch'],
    commit: ['pre-commit', 'prepare-commit-msg', 'commit-msg'],
    merge: ['pre-merge-commit', 'commit-msg'],
    pull: ['pre-merge-commit'],
    push: ['pre-push'],
    rebase: ['pre-rebase'],
};
/** The hooks of the repository around a directory that these git commands did not run. */
function skippedHooks(directory, commands) {
    const names = [...new Set(commands.flatMap((command) => hooksByCommand[command] ?? []))];
    const top = names.length === 0 ? null : topOf(directory);
    if (top === null)
        return [];
    const hooks = hooksDirectory(top);
    // husky's own folder has every hook; those of the project are above it.
    const isHusky = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(hooks) === '_' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(hooks)) === '.husky';
    return names.flatMap((name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(isHusky ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(hooks) : hooks, name);
        const text = textOf(path);
        if (text === null || /\bgit[ -]lfs\b/.test(text) || (!isHusky && !isExecutable(path)))
            return [];
        return [{ name, run: commandFor(text, { name, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, path), isHusky }) }];
    });
}
function commandFor(text, { name, path, isHusky }) {
    if (/\bpre[-_]commit\b.*\bhook-impl\b/.test(text))
        return `pre-commit run --hook-stage ${name}`;
    if (/\blefthook\b/.test(text))
        return `lefthook run ${name}`;
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#|husky\.sh/.test(line));
    const [line = ''] = lines;
    return isHusky && lines.length === 1 && /^[\w./@:=-]+(?: [\w./@:=-]+)*$/.test(line) ? line : `sh ${path}`;
}
function topOf(directory) {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'), { throwIfNoEntry: false }) !== undefined)
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return null;
    }
}
function hooksDirectory(top) {
    const linked = /^gitdir: (.+)$/m.exec(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')) ?? '')?.[1];
    const own = linked === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git') : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, linked);
    const common = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'commondir'));
    const git = common === null ? own : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(own, common.trim());
    const config = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'config')) ?? '';
    const named = /^\[core\][^\n]*\n(?:[\t ][^\n]*\n)*?[\t ]*hookspath *= *([^\n]+)$/im.exec(config)?.[1]?.trim();
    return named === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'hooks') : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named.replaceAll('"', ''));
}
const mostBytes = 100_000;
/** `null` unless it is a small regular file. */
function textOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        return stat?.isFile() === true && stat.size <= mostBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
;