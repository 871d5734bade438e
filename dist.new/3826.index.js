"use strict";
exports.id = 3826;
exports.ids = [3826];
exports.modules = {

/***/ 43826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gitFacts: () => (/* binding */ gitFacts)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/platform/process/git-configurations.js
var git_configurations = __webpack_require__(10258);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
;// CONCATENATED MODULE: ./lib/platform/git/quick-git.js



const timeoutMs = 10_000;
const maxBytes = 10_000_000;
/**
 * Runs commands that read a clone and start no program that its configuration names. Git is started directly: loading what
 * confines and limits commands takes longer than a whole answer without a tool call.
 */
function quickGit({ cwd, path, environment }) {
    const git = (0,program_path/* findExecutable */.oq)('git', path);
    // Settings of the environment have no effect before git 2.31.
    const settings = ['-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${external_node_os_.devNull}`];
    const env = { ...environment, PATH: path, HOME: external_node_os_.devNull, GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1' };
    const options = { cwd, env, timeout: timeoutMs, maxBuffer: maxBytes, windowsHide: true };
    return (...args) => new Promise((resolve) => {
        if (git === null)
            resolve(null);
        else
            (0,external_node_child_process_.execFile)(git, [...settings, ...args], options, (error, stdout) => resolve(error === null ? stdout.trim() : null));
    });
}

;// CONCATENATED MODULE: ./lib/platform/git/checkout-facts.js



/** Names of branches and tags that need no quotes, in a shell or in a sentence. */
const plainName = /^[A-Za-z0-9_][\w./+@-]{0,199}$/;
/** `null` before the first commit, and without git. */
async function checkoutFacts(place, { commit, base, comparesFiles }) {
    const git = quickGit(place);
    const revision = commit ?? 'HEAD';
    // Filters of the configuration would start programs.
    const compares = comparesFiles && !(0,git_configurations/* configurations */.cS)(place.cwd).some(git_configurations/* mayStartPrograms */.Ty);
    const branch = commit === null ? branchIn(place.cwd) : null;
    const [ids, tag, status, baseFacts] = await Promise.all([
        git('rev-list', '--parents', '--max-count=1', revision, '--'),
        git('describe', '--tags', '--abbrev=0', revision),
        compares ? git('status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all') : null,
        base === null || !plainName.test(base) ? null : baseOf(git, base, revision),
    ]);
    const [head, ...parents] = ids?.split(' ') ?? [];
    if (head === undefined)
        return null;
    const changedFiles = status === null ? null : status === '' ? 0 : status.split('\n').length;
    return {
        head,
        parents,
        branch,
        tag: tag !== null && plainName.test(tag) ? tag : null,
        changedFiles,
        base: baseFacts,
    };
}
/** The branch of HEAD; `null` if it is detached. */
function branchIn(cwd) {
    const directory = (0,git_configurations/* gitDirectory */.II)(cwd);
    const name = directory === null ? undefined : /^ref: refs\/heads\/(.+)$/m.exec((0,git_configurations/* configText */.Ut)((0,external_node_path_.join)(directory, 'HEAD')) ?? '')?.[1];
    return name !== undefined && plainName.test(name) ? name : null;
}
async function baseOf(git, branch, revision) {
    for (const name of [`origin/${branch}`, branch]) {
        const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
        if (found === null)
            continue;
        const mergeBase = await git('merge-base', found, revision);
        if (mergeBase === null)
            return { branch, revision: name, mergeBase: null, commits: null };
        const count = await git('rev-list', '--count', `${mergeBase}..${revision}`, '--');
        return { branch, revision: name, mergeBase, commits: count === null ? null : Number(count) };
    }
    return { branch, revision: null, mergeBase: null, commits: null };
}

;// CONCATENATED MODULE: ./lib/job/input/git-facts.js


/** The jobs of a batch have the same clone. */
const known = new WeakMap();
/** The state of the clone that the job works on, one sentence each; empty without a commit. */
async function gitFacts({ git, event, pull, workspace }, setup) {
    if (git === null)
        return [];
    const request = {
        commit: pull?.commit ?? null,
        base: pull?.facts.base ?? event.baseBranch ?? null,
        // The files of an outside contributor are only compared in the sandbox.
        comparesFiles: pull === null && !event.isUntrustedCheckout,
    };
    const ofGit = known.get(git) ?? new Map();
    known.set(git, ofGit);
    const key = JSON.stringify(request);
    const reading = ofGit.get(key) ?? checkoutFacts({ path: setup.path, environment: setup.environment, cwd: workspace }, request);
    ofGit.set(key, reading);
    const facts = await reading;
    return facts === null ? [] : inWords(facts, { event, pull });
}
const git_facts_short = (id) => id.slice(0, 12);
function inWords(facts, { event, pull }) {
    const { head, branch, tag, changedFiles, base } = facts;
    const where = branch === null ? '' : `, on branch ${branch}`;
    return [
        ...(pull === null ? [`HEAD is ${git_facts_short(head)}${where}${originOf(facts, event)}.`] : []),
        ...(base === null ? [] : baseInWords(base)),
        tag === null ? 'No tag is before this commit in the clone.' : `The last tag is ${tag}.`,
        ...(changedFiles === null
            ? []
            : [
                changedFiles === 0
                    ? 'No tracked file differs from HEAD.'
                    : `${(0,format_number/* formatCount */.B4)(changedFiles, 'tracked file')} ${changedFiles === 1 ? 'differs' : 'differ'} from HEAD.`,
            ]),
    ];
}
/** Which commit a workflow for a pull request has checked out: usually a merge that GitHub made. */
function originOf({ head, parents }, { item, headSha }) {
    if (item?.kind !== 'pull-request' || headSha === null)
        return '';
    const pull = `pull request #${String(item.number)}`;
    if (head === headSha)
        return `, the head of ${pull}`;
    return parents[1] === headSha ? `, the merge of ${pull} into its base that GitHub made` : '';
}
function baseInWords({ branch, revision, mergeBase, commits }) {
    if (revision === null)
        return [`The base branch ${branch} is not in this clone.`];
    if (mergeBase === null)
        return [`The base is ${revision}; the clone does not reach its last common commit with HEAD.`];
    const since = commits === null ? '' : `, ${(0,format_number/* formatCount */.B4)(commits, 'commit')} ago`;
    return [`The base is ${revision}; the last common commit is ${git_facts_short(mergeBase)}${since}.`];
}


/***/ }),

/***/ 10258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ gitDirectory),
/* harmony export */   Ty: () => (/* binding */ mayStartPrograms),
/* harmony export */   Ut: () => (/* binding */ configText),
/* harmony export */   aF: () => (/* binding */ maxConfigBytes),
/* harmony export */   cS: () => (/* binding */ configurations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Text in a configuration that can lead to one of these settings; most files contain none of it. */
const suspiciousText = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
/** A larger configuration was not written by git. */
const maxConfigBytes = 1_000_000;
/** Whether a configuration can make git start programs under names that it chooses. */
function mayStartPrograms(file) {
    return suspiciousText.test(configText(file) ?? '[include');
}
/**
 * The configuration files of the repository that contains a directory, and of its submodules; none outside a
 * repository.
 */
function configurations(cwd) {
    const directory = gitDirectory(cwd);
    if (directory === null)
        return [];
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, (configText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'commondir')) ?? '').trim());
    const places = new Set([directory, common, ...submodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'modules'), 0)]);
    return [...places].flatMap((place) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'config.worktree')]);
}
/** The directory of git for the repository that contains a directory; `null` outside a repository. */
function gitDirectory(cwd) {
    for (let directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git');
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
        if (stat?.isDirectory() === true)
            return dotGit;
        if (stat?.isFile() === true) {
            const named = /^gitdir: (.+)$/m.exec(configText(dotGit) ?? '')?.[1];
            return named === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, named);
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) === directory)
            return null;
    }
}
/** Submodules are in directories named after them; names may contain slashes. */
function submodules(place, depth) {
    if (depth > 4 || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return below.flatMap(({ name }) => {
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, name);
        const isRepository = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), { throwIfNoEntry: false }) !== undefined;
        return isRepository
            ? [directory, ...submodules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'modules'), depth + 1)]
            : submodules(directory, depth + 1);
    });
}
/** Empty if the file is missing or not regular, `null` above the limit. */
function configText(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stat?.isFile() !== true)
        return '';
    return stat.size > maxConfigBytes ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}


/***/ })

};
;