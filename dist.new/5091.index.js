"use strict";
exports.id = 5091;
exports.ids = [5091];
exports.modules = {

/***/ 5091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCommit: () => (/* binding */ createCommit),
/* harmony export */   mergeFileContents: () => (/* binding */ mergeFileContents)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92301);



/** Merges changes of both sides; `null` if they conflict or if a text is binary. `directory` is for temporary files. */
async function mergeFileContents(git, texts, directory) {
    if (Object.values(texts).some((text) => text.includes(0)))
        return null;
    return await withFiles(directory, [texts.ours, texts.base, texts.theirs], async (paths) => {
        const end = await git('merge-file', '-p', '--quiet', '--', ...paths);
        return end.exitCode === 0 && end.droppedBytes === 0 ? end.stdoutBytes : null;
    });
}
/** Creates a commit in the object database, on no branch; the index and the working tree stay as they are. */
async function createCommit(gitWith, { parent, message, files, author }, directory) {
    const contents = files.flatMap(({ content }) => (content === null ? [] : [content]));
    return await withFiles(directory, contents, async (paths, place) => {
        const feed = gitWith({
            GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'index'),
            ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email },
            ...{ GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email },
        });
        const git = (...args) => feed(null, ...args);
        const ids = paths.length === 0 ? [] : await lines(git('hash-object', '-w', '--no-filters', '--', ...paths));
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSuccess */ .z_)(git('read-tree', parent));
        let at = 0;
        // Paths of this input are relative to the top of the repository in every directory, those of options are not.
        const changes = files.map(({ path, content, mode = '100644' }) => content === null ? `0 ${'0'.repeat(parent.length)}\t${path}\0` : `${mode} ${ids[at++] ?? ''}\t${path}\0`);
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSuccess */ .z_)(feed(changes.join(''), 'update-index', '-z', '--index-info'));
        const [tree = ''] = await lines(git('write-tree'));
        const [commit = ''] = await lines(git('commit-tree', tree, '-p', parent, '-m', message));
        return commit;
    });
}
async function lines(running) {
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .utf8Output */ .hl)(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSuccess */ .z_)(running))
        .trim()
        .split('\n');
}
async function withFiles(directory, contents, work) {
    const place = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'git-'));
    try {
        const paths = contents.map((content, index) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, String(index));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { mode: 0o600 });
            return path;
        });
        return await work(paths, place);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(place, { recursive: true, force: true });
    }
}


/***/ })

};
;