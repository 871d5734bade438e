"use strict";
exports.id = 8429;
exports.ids = [8429];
exports.modules = {

/***/ 88429:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beginGitCall: () => (/* binding */ beginGitCall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42357);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38287);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92301);





/** What git keeps next to the index while a command is not finished. */
const unfinished = [
    ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'MERGE_AUTOSTASH', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'REBASE_HEAD'],
    ...['rebase-merge', 'rebase-apply', 'sequencer', 'AUTO_MERGE', 'ORIG_HEAD'],
    ...['BISECT_LOG', 'BISECT_NAMES', 'BISECT_START', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK'],
];
/** Copies the state of the clone to a directory; `null` if there is no repository with a commit. */
async function beginGitCall(options, directory) {
    const indexOf = (file) => {
        const variables = file === undefined ? {} : { variables: { GIT_INDEX_FILE: file } };
        const feed = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .createFeedGit */ .RT)({ ...options, ...variables });
        return async (stdin, ...args) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsOf */ .M$)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(stdin, ...args)));
    };
    const git = indexOf();
    const feed = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .createFeedGit */ .RT)(options);
    const places = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(null, 'rev-parse', '--absolute-git-dir', '--show-toplevel', 'HEAD')).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .only */ .j6)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitProblem */ .U, () => null));
    if (places === null)
        return null;
    const [gitDirectory = '', top = '', head = ''] = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8Output */ .hl)(places).split('\n');
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'index');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(index))
        return null;
    const copies = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'git-call');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copies, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(copies);
    // The second copy has every tracked file as it is now: its content is in the objects of the clone.
    const [asStaged, asFound] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copies, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copies, 'found')];
    for (const copy of [asStaged, asFound])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(index, copy);
    const found = indexOf(asFound);
    await found(null, '-C', top, 'add', '-u');
    for (const name of unfinished)
        copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copies, name));
    const state = async () => ({
        staged: new Set(await git(null, '-C', top, 'ls-files', '-z', '-s')),
        untracked: new Set(await git(null, '-C', top, 'ls-files', '-z', '-o', '--exclude-standard')),
        different: new Set(await git(null, '-C', top, 'diff-files', '-z', '--name-only')),
        references: await referencesOf(feed),
    });
    const before = await state();
    return {
        async compare(words) {
            const after = await state();
            const lines = [...before.staged, ...after.staged];
            const changed = lines.filter((line) => !(before.staged.has(line) && after.staged.has(line)));
            return {
                staged: [...new Set(changed.map(nameIn))].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name)),
                wanted: (await namesInCommits(git, words, head)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name)),
                hasConflicts: [...after.staged].some((line) => !/^\S+ \S+ 0\t/.test(line)),
                leftDifferences: [...after.different].some((name) => !before.different.has(name)) ||
                    [...after.untracked].some((name) => !before.untracked.has(name)),
            };
        },
        async undo() {
            const after = await state();
            await restoreReferences(feed, before.references, after.references);
            for (const name of unfinished) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), { recursive: true, force: true });
                copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(copies, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name));
            }
            const inFound = new Set((await found(null, '-C', top, 'ls-files', '-z', '-s')).map(nameIn));
            const inIndexes = [...before.staged, ...after.staged].map(nameIn);
            const made = [...after.untracked].filter((name) => !before.untracked.has(name));
            for (const name of new Set([...inIndexes, ...made]))
                if (!inFound.has(name) && !before.untracked.has(name))
                    removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name));
            const different = await found(null, '-C', top, 'diff-files', '-z', '--name-only');
            if (different.length > 0)
                await found(`${different.join('\0')}\0`, '-C', top, 'checkout-index', '-f', '-q', '-z', '--stdin');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(asStaged, index);
        },
        end: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copies, { recursive: true, force: true }),
    };
}
const mostCommits = 10;
/** The paths in which commits that words name differ from this one. */
async function namesInCommits(git, words, from) {
    const names = new Set();
    for (const word of words.flatMap((text) => text.split(/\.{2,3}/)).slice(0, mostCommits)) {
        if (!/^[\w@]/.test(word))
            continue;
        const [commit] = await git(null, 'rev-parse', '-q', '--verify', `${word}^{commit}`).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .only */ .j6)(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitProblem */ .U, () => []));
        if (commit === undefined)
            continue;
        for (const name of await git(null, 'diff-tree', '-r', '-z', '--name-only', '--no-renames', from, commit.trim()))
            names.add(name);
    }
    return [...names];
}
function nameIn(line) {
    return line.slice(line.indexOf('\t') + 1);
}
function copyIfThere(from, to) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, verbatimSymlinks: true });
}
/** A directory is a repository, and stays. */
function removeFile(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined || stat.isDirectory())
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    removeEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
function removeEmpty(directory) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(directory);
    }
    catch {
        // It is not empty.
    }
}
async function referencesOf(feed) {
    const symbolic = await feed(null, 'symbolic-ref', '-q', 'HEAD');
    const branch = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8Output */ .hl)(symbolic).trim();
    const head = branch === '' ? (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(null, 'rev-parse', 'HEAD'))).trim() : branch;
    const format = '--format=%(refname) %(objectname)%(if)%(symref)%(then) symbolic%(end)';
    const listed = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(null, 'for-each-ref', format)));
    const values = listed.split('\n').flatMap((line) => {
        const [name = '', id = '', symbol] = line.split(' ');
        return name === '' || symbol !== undefined ? [] : [[name, id]];
    });
    return { head, values: new Map(values) };
}
async function restoreReferences(feed, before, after) {
    if (before.head.startsWith('refs/'))
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(null, 'symbolic-ref', 'HEAD', before.head));
    else if (before.head !== after.head)
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(null, 'update-ref', '--no-deref', 'HEAD', before.head));
    const lines = [
        ...[...before.values]
            .filter(([name, id]) => after.values.get(name) !== id)
            .map((pair) => `update ${pair.join(' ')}\n`),
        ...[...after.values.keys()].filter((name) => !before.values.has(name)).map((name) => `delete ${name}\n`),
    ];
    if (lines.length > 0)
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSuccess */ .z_)(feed(lines.join(''), 'update-ref', '--stdin'));
}


/***/ })

};
;