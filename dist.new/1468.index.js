"use strict";
exports.id = 1468;
exports.ids = [1468];
exports.modules = {

/***/ 71468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectTree: () => (/* binding */ collectTree),
  linkProblem: () => (/* binding */ linkProblem),
  unlisted: () => (/* binding */ unlisted),
  whyNeverCommitted: () => (/* binding */ whyNeverCommitted)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/platform/files/held-directory.js
var held_directory = __webpack_require__(16057);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
;// CONCATENATED MODULE: ./lib/platform/files/read-tree-file.js




/** Reads `path` below `root` if it is a plain file without hard links and its path contains no links. */
function readTreeFile(root, path, maxBytes) {
    try {
        const directory = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.dirname)(path));
        const absolute = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path));
        if ((0,external_node_fs_.lstatSync)(absolute).isSymbolicLink())
            return { problem: 'a symbolic link' };
        if ((0,external_node_fs_.realpathSync)(directory) !== directory)
            return { problem: 'reached through a symbolic link' };
        const { descriptor, stat } = (0,held_directory/* openSame */.bY)(absolute);
        try {
            const problem = problemOf(stat, maxBytes);
            if (problem !== null)
                return { problem };
            return {
                content: (0,external_node_fs_.readFileSync)(descriptor),
                executable: process.platform === 'win32' ? null : (stat.mode & 0o100) !== 0,
            };
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (error instanceof types/* FileProblem */.k)
            return { problem: 'replaced while it was being read' };
        if (typeof error.code !== 'string')
            throw error;
        return { problem: 'unreadable' };
    }
}
/** The target of a link as written; `null` if it is not a link, or if it is reached through another one. */
function readTreeLink(root, path) {
    try {
        const directory = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.dirname)(path));
        const absolute = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path));
        if (!(0,external_node_fs_.lstatSync)(absolute).isSymbolicLink() || (0,external_node_fs_.realpathSync)(directory) !== directory)
            return null;
        return (0,external_node_fs_.readlinkSync)(absolute);
    }
    catch (error) {
        if (typeof error.code !== 'string')
            throw error;
        return null;
    }
}
function problemOf(stat, maxBytes) {
    if (!stat.isFile())
        return 'not a regular file';
    if (stat.nlink > 1)
        return 'a file with several hard links';
    return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
}

// EXTERNAL MODULE: ./lib/platform/git/blob-ids.js
var blob_ids = __webpack_require__(75665);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
;// CONCATENATED MODULE: ./lib/policy/files/tool-configuration.js

/**
 * Files and directories that configure other tools, in addition to the protected names: who reviews, what runs on commit,
 * install or build, where packages come from. Compared in lower case with every segment. Manifests and lock files are
 * not listed: they change every day and are read in reviews.
 */
const configurationNames = new Set([
    '.mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml',
    '.lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml',
    '.npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml',
    'pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle',
    'gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion',
    '.envrc .tool-versions mise.toml .mise.toml .mise .asdfrc',
].flatMap((line) => line.split(' ')));
/** Whether a path is configuration of another tool, or below it. */
function isToolConfiguration(path) {
    return (0,paths/* segmentsOf */.OD)((0,paths/* foldPath */.tu)(path)).some((segment) => configurationNames.has(segment));
}
/**
 * Whether a path is displayed as another one, or is another one on some systems: invisible characters, characters that
 * change the text direction, a backslash, a segment that ends with a space or a dot. Line breaks and tabs count as spaces:
 * git quotes names that contain them.
 */
function isDeceptivePath(path) {
    return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(path.replace(/[\n\t]/g, ' '));
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/job/changes/collect-tree.js









/** Why changes are unknown of which git could not make a list. */
const unlisted = 'the changed files could not be listed';
const mostFiles = 100;
const mostBytesEach = 1_000_000;
const mostBytes = 5_000_000;
/**
 * All changes of the run or none, because a part of them could be inconsistent. Protected and sensitive files are never
 * included, whatever the rules allowed the run to write, and neither are changes from before the run.
 */
async function collectTree(ports) {
    return await collect(ports).catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message }) => ({
        refused: `git could not determine the changes: ${message}`,
        isUnknown: true,
    })));
}
async function collect(ports) {
    const { changes, git, root, mayRead, isProtected, onlyFrom, takes } = ports;
    const { files: all, notice, base, mixed, hidden } = await changes.since();
    const files = all.filter(({ path }) => !hidden.has(path));
    if (notice !== null)
        return { refused: unlisted, isUnknown: true };
    if (git === null || base === null)
        return { refused: 'the workspace is not a git repository with a commit' };
    if (onlyFrom !== null && base !== onlyFrom) {
        return { refused: 'the checkout may be untrusted, and untrusted content is never pushed to this repository' };
    }
    if (files.length === 0)
        return { refused: 'the run has changed no files, except for ignored ones' };
    if (files.length > mostFiles) {
        return { refused: `${String(files.length)} files are changed, and a pull request may have ${String(mostFiles)}` };
    }
    const prefix = await git.prefix();
    const filtered = await git.filteredPaths(files.map(({ path }) => path));
    const problems = [];
    const open = files.filter(({ path }) => {
        const why = whyNeverCommitted(`${prefix}${path}`) ?? (mixed.has(path) ? 'it had changes before the run' : null);
        const byRules = mayRead(path) ? null : 'not permitted by the rules';
        const problem = why ?? (isProtected(path) ? 'protected' : byRules);
        if (problem !== null)
            problems.push(`${path} (${problem})`);
        return problem === null;
    });
    const there = await readFiles(open.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path), { git, root, base, prefix, filtered, takes });
    problems.push(...there.problems);
    if (problems.length > 0)
        return { refused: `these files cannot be committed: ${(0,lib_text/* listed */.KE)(problems, 5)}` };
    const bytes = [...there.files.values()].reduce((sum, { content }) => sum + content.length, 0);
    if (bytes > mostBytes)
        return { refused: `the changed files have ${String(bytes)} bytes, more than 5 MB` };
    const loaded = open.map(({ path }) => ({
        path: `${prefix}${path}`,
        ...(there.files.get(path) ?? { content: null }),
    }));
    return { tree: { base, baseTree: await git.treeOf(base), files: loaded } };
}
/** The files as git would store them. */
async function readFiles(paths, ports) {
    const { git, root, base, prefix, filtered, takes } = ports;
    const problems = [];
    const modes = await git.modesAtRef(base, paths);
    // A run that only deletes such files, which can be large, needs none.
    const pointers = paths.some((path) => filtered.get(path) === 'lfs') ? await pointersOf(ports) : new Set();
    const files = new Map();
    const links = takes.links ? linksIn(paths, root) : new Map();
    for (const [path, target] of links) {
        const problem = modes.get(path) === '160000' ? 'it replaces a submodule' : linkProblem(`${prefix}${path}`, target);
        if (problem === null)
            files.set(path, { content: Buffer.from(target), mode: '120000' });
        else
            problems.push(`${path} (${problem})`);
    }
    const read = paths.flatMap((path) => {
        if (links.has(path))
            return [];
        const file = readTreeFile(root, path, mostBytesEach);
        const problem = 'problem' in file
            ? file.problem
            : (modeProblem(modes.get(path), file.executable, takes) ??
                filterProblem(filtered.get(path), file.content, pointers));
        if (problem !== null)
            problems.push(`${path} (${problem})`);
        return problem !== null || 'problem' in file ? [] : [{ path, ...file }];
    });
    const ids = await git.blobIds(read.flatMap(({ path }) => (filtered.has(path) ? [] : [path])));
    for (const { path, content, executable } of read) {
        const id = ids.get(path);
        const stored = id === undefined ? pointerIn(content) : (0,blob_ids/* storedBytes */.Z)(content, id);
        const before = modes.get(path);
        if (stored === null)
            problems.push(`${path} (git would convert its content, or it has just changed)`);
        else if (executable === true || (executable === null && before === '100755'))
            files.set(path, { content: stored, mode: '100755' });
        else
            files.set(path, before === undefined || before === '100644' ? { content: stored } : { content: stored, mode: '100644' });
    }
    return { files, problems };
}
function linksIn(paths, root) {
    return new Map(paths.flatMap((path) => {
        const target = readTreeLink(root, path);
        return target === null ? [] : [[path, target]];
    }));
}
/** A link may only lead to files that could be in the commit themselves. */
function linkProblem(path, target) {
    const place = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target));
    // Behind a name, `..` leads to the parent of what a link of that name points to.
    if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(target))
        return 'a link through a directory and out of it';
    if (external_node_path_.posix.isAbsolute(target) || place === '..' || place.startsWith('../'))
        return 'a link out of the repository';
    const problem = whyNeverCommitted(place);
    return problem === null ? null : `a link to ${place}: ${problem}`;
}
/** By default, executable files must have been reviewed: the mode is kept, never added. */
function modeProblem(before, executable, takes) {
    if (before === '160000')
        return 'it replaces a submodule';
    if (before === '120000' && !takes.links)
        return 'it replaces a link';
    if (takes.executables || executable !== true || before === '100755')
        return null;
    return before === '100644' ? 'it was made executable' : 'it is new and executable';
}
/**
 * A moved file of Git LFS keeps its pointer; no filter runs, and nothing is uploaded. No other pointer: people would not
 * see to which content it leads.
 */
function filterProblem(filter, content, pointers) {
    if (filter === undefined)
        return null;
    if (filter !== 'lfs')
        return 'a filter in .gitattributes applies to it';
    const pointer = pointerIn(content);
    if (pointer === null)
        return 'Git LFS stores it, and new content cannot be uploaded';
    return pointers.has(pointer.toString('latin1')) ? null : 'a pointer of Git LFS that no moved file had';
}
/** What the changed and the deleted files of Git LFS had as pointers. */
async function pointersOf({ git, base, filtered }) {
    const paths = [...filtered].flatMap(([path, filter]) => (filter === 'lfs' ? [path] : []));
    const before = paths.length === 0 ? new Map() : await git.readAllAtRef(base, paths);
    return new Set([...before.values()].map((content) => content.toString('latin1')));
}
/** The content, if it is what git stores for a file of Git LFS: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
function pointerIn(content) {
    const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
    return content.length < 1024 && pointer.test(content.toString('latin1')) ? content : null;
}
/** Why no commit may contain this path, independent of the rules: these files steer later steps and other tools, or contain secrets. */
function whyNeverCommitted(path) {
    if ((0,files_protected/* protectedSegment */.Aq)(path) !== null)
        return 'protected';
    if (isToolConfiguration(path))
        return 'protected, it steers other tools';
    if (isDeceptivePath(path))
        return 'its name is deceptive';
    return (0,sensitivity/* sensitivity */.y)(`/${path}`) === 'low' ? null : 'its name is sensitive';
}


/***/ }),

/***/ 3197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ protectedSegment),
/* harmony export */   WF: () => (/* binding */ isProtectedPath),
/* harmony export */   tO: () => (/* binding */ isFreeDevice)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);

/**
 * Names of directories and files that control later steps, other tools or the agent itself: writing them means running
 * code later. Each row with the page of its product. Compared in lower case with every segment of a path.
 */
const protectedRows = [
    ['.git .gitmodules .gitattributes', 'https://git-scm.com/docs/gitrepository-layout'],
    ['.github', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax'],
    ['_runner_file_commands', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands'],
    [
        'codeowners',
        'https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners',
    ],
    ['.gitlab-ci.yml .gitlab', 'https://docs.gitlab.com/ci/yaml/'],
    ['jenkinsfile', 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/'],
    ['.circleci', 'https://circleci.com/docs/configuration-reference/'],
    [
        'azure-pipelines.yml azure-pipelines.yaml .azure-pipelines',
        'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
    ],
    ['.buildkite', 'https://buildkite.com/docs/pipelines/configure/defining-steps'],
    ['.gitea .forgejo', 'https://forgejo.org/docs/latest/user/actions/reference/'],
    ['.woodpecker .woodpecker.yml .woodpecker.yaml', 'https://woodpecker-ci.org/docs/usage/workflow-syntax'],
    ['.travis.yml', 'https://docs.travis-ci.com/user/customizing-the-build/'],
    ['.drone.yml .drone.jsonnet .drone.star', 'https://docs.drone.io/yaml/docker/'],
    [
        'bitbucket-pipelines.yml',
        'https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/',
    ],
    ['appveyor.yml .appveyor.yml', 'https://www.appveyor.com/docs/appveyor-yml/'],
    ['.cirrus.yml .cirrus.star', 'https://cirrus-ci.org/guide/writing-tasks/'],
    ['.teamcity', 'https://www.jetbrains.com/help/teamcity/kotlin-dsl.html'],
    ['.semaphore', 'https://docs.semaphore.io/reference/pipeline-yaml'],
    ['cloudbuild.yaml cloudbuild.yml cloudbuild.json', 'https://cloud.google.com/build/docs/build-config-file-schema'],
    ['buildspec.yml buildspec.yaml', 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html'],
    ['.build.yml .builds', 'https://man.sr.ht/builds.sr.ht/'],
    ['.tekton', 'https://pipelinesascode.com/docs/'],
    ['.zuul.yaml zuul.yaml .zuul.d zuul.d', 'https://zuul-ci.org/docs/zuul/latest/project-config.html'],
    ['codefresh.yml .codefresh', 'https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/'],
    [
        'renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5',
        'https://docs.renovatebot.com/configuration-options/',
    ],
    ['.husky .huskyrc', 'https://typicode.github.io/husky/how-to.html'],
    // With any ending: see `protectedForms`.
    ['.lefthook .lefthook-local', 'https://lefthook.dev/configuration/'],
    ['.pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml', 'https://pre-commit.com/'],
    ['.vscode', 'https://code.visualstudio.com/docs/debugtest/tasks'],
    ['.idea', 'https://www.jetbrains.com/help/idea/creating-and-managing-projects.html'],
    ['.zed .rules', 'https://zed.dev/docs/ai/rules'],
    ['.devcontainer .devcontainer.json', 'https://containers.dev/implementors/spec/'],
    ['.sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock', 'docs/configuration.md'],
    ['.agents agents.md agent.md agents.override.md skill.md', 'https://agents.md/'],
    ['.claude .claude.json claude.md claude.local.md .mcp.json', 'https://code.claude.com/docs/en/settings'],
    ['.codex', 'https://developers.openai.com/codex/config-basic'],
    ['.gemini .geminiignore gemini.md', 'https://geminicli.com/docs/reference/configuration/'],
    ['.qwen .qwenignore qwen.md', 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/'],
    ['.cursor .cursorrules mcp.json', 'https://cursor.com/docs/context/rules'],
    ['.clinerules', 'https://docs.cline.bot/features/cline-rules'],
    ['.roo .roomodes .roorules', 'https://docs.roocode.com/features/custom-instructions'],
    ['.windsurf .windsurfrules', 'https://docs.windsurf.com/windsurf/cascade/memories'],
    ['.opencode opencode.json opencode.jsonc', 'https://opencode.ai/docs/config/'],
    ['.pi', 'https://github.com/badlogic/pi-mono'],
    ['.continue .continuerules', 'https://docs.continue.dev/customize/deep-dives/rules'],
    ['.aider.conf.yml conventions.md', 'https://aider.chat/docs/usage/conventions.html'],
    ['.kiro', 'https://kiro.dev/docs/steering/'],
    ['.junie', 'https://www.jetbrains.com/help/junie/customize-guidelines.html'],
    ['warp.md', 'https://docs.warp.dev/knowledge-and-collaboration/rules'],
    ['.amazonq', 'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html'],
    ['.goosehints .goose', 'https://block.github.io/goose/docs/guides/context-engineering/using-goosehints'],
    ['.augment .augment-guidelines', 'https://docs.augmentcode.com/setup-augment/guidelines'],
    ['.trae', 'https://docs.trae.ai/ide/rules'],
    ['.factory', 'https://docs.factory.ai/cli/configuration/settings'],
    ['.crush crush.json .crush.json', 'https://github.com/charmbracelet/crush'],
    ['.openhands', 'https://docs.openhands.dev/openhands/usage/customization/repository'],
];
const protectedNames = new Set(protectedRows.flatMap(([names]) => names.split(' ')));
/**
 * The short name of `.git` on Windows; prompt files, which a later run renders (GitHub Models, Copilot); and lefthook's
 * configuration in each of its formats.
 */
const protectedForms = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
/** The segment that makes a path protected: written only with a rule that names it. `null` for other paths. */
function protectedSegment(path) {
    const original = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const at = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)).findIndex((segment) => protectedNames.has(segment) || protectedForms.test(segment));
    return at < 0 ? null : (original[at] ?? null);
}
/** Interfaces to the kernel and to other processes; no rule allows access. */
const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;
/** Devices without content of their own. bash passes /dev/fd/60 to /dev/fd/63 for process substitutions. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
/** Whether a path is a device that is always readable and writable. */
function isFreeDevice(path) {
    return path.startsWith('/dev/') && freeDevice.test(path);
}
/** Whether a path is below /proc, /sys or /dev and is not a free device. */
function isProtectedPath(path) {
    return kernelPath.test(path) && !isFreeDevice(path);
}


/***/ })

};
;