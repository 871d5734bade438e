"use strict";
exports.id = 4603;
exports.ids = [4603];
exports.modules = {

/***/ 4603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createIdentityFile: () => (/* binding */ createIdentityFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16993);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64666);




const timeoutMs = 5_000;
/** The account of GitHub Actions, as `git config` in a workflow usually names it. */
const actionsAccount = {
    name: 'github-actions[bot]',
    email: '41898282+github-actions[bot]@users.noreply.github.com',
};
/** The author of commits of the step: its variables, its configuration of git, or else the account of the run. */
async function identityOf(step, path) {
    const configured = await configuredIdentity(step, path);
    const account = step['GITHUB_ACTIONS'] === 'true' ? actionsAccount : userOf(step);
    return {
        name: step['GIT_AUTHOR_NAME'] ?? step['GIT_COMMITTER_NAME'] ?? configured.name ?? account.name,
        email: step['GIT_AUTHOR_EMAIL'] ?? step['GIT_COMMITTER_EMAIL'] ?? configured.email ?? account.email,
    };
}
function userOf(step) {
    const name = step['USER'] ?? step['LOGNAME'] ?? 'sallyport';
    return { name, email: `${name}@localhost` };
}
/** Only `user.name` and `user.email` of the user and the system: everything else could start programs. */
async function configuredIdentity(step, path) {
    const git = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutable */ .oq)('git', path);
    if (git === null)
        return {};
    const places = ['HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'];
    const env = Object.fromEntries(places.flatMap((name) => (step[name] === undefined ? [] : [[name, step[name]]])));
    const { stdout } = await (0,execa__WEBPACK_IMPORTED_MODULE_3__/* .execa */ .Ho)(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$'], {
        // No repository, so that its configuration does not count.
        cwd: '/',
        env: { ...env, PATH: path, GIT_DIR: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull },
        extendEnv: false,
        reject: false,
        stdin: 'ignore',
        timeout: timeoutMs,
    });
    const rows = stdout.split('\0').map((row) => row.split('\n'));
    const valueOf = (key) => rows.findLast(([name]) => name === key)?.[1];
    return { name: valueOf('user.name'), email: valueOf('user.email') };
}
/**
 * A configuration of git with the identity of the step alone, for commands: that of a repository replaces it, as usual.
 * The function writes the file again if a command has changed it, and returns its path.
 */
function createIdentityFile(step, path, file) {
    let text = null;
    return async () => {
        text ??= identityOf(step, path).then(({ name, email }) => `[user]\n\tname = ${quoted(name)}\n\temail = ${quoted(email)}\n`);
        const wanted = await text;
        if (contentOf(file) !== wanted)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, wanted);
        return file;
    };
}
function quoted(value) {
    return `"${value.replaceAll(/[\0-\x1f]/g, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
function contentOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return null;
    }
}


/***/ })

};
;