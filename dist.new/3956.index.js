"use strict";
exports.id = 3956;
exports.ids = [3956];
exports.modules = {

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


/***/ }),

/***/ 78535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ memoizeByObject)
/* harmony export */ });
/** Caches a function of an object, such as a rule list or a rule, for the lifetime of the object. */
function memoizeByObject(find) {
    const cache = new WeakMap();
    return (key) => {
        const known = cache.get(key);
        if (known !== undefined)
            return known.value;
        const value = find(key);
        cache.set(key, { value });
        return value;
    };
}


/***/ }),

/***/ 33956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addedProtection: () => (/* binding */ addedProtection),
/* harmony export */   protectedSegmentIn: () => (/* binding */ protectedSegmentIn)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
/* harmony import */ var _files_protected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3197);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78535);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90559);




/** The paths that the settings protect. */
function addedProtection({ protectedPaths }) {
    return protectedPaths === undefined ? [] : parsed(protectedPaths);
}
const parsed = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoizeByObject */ .j)((texts) => texts.flatMap((text) => {
    const pattern = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePathPattern */ .zW)(text);
    return pattern === null ? [] : [{ text, pattern }];
}));
/** The segment that makes a path protected, by the table or the settings: only a rule that contains it permits writing. */
function protectedSegmentIn(path, world) {
    return (0,_files_protected_js__WEBPACK_IMPORTED_MODULE_1__/* .protectedSegment */ .Aq)(path) ?? addedSegment(path, world);
}
/** The last segment of the shortest part of the path that a setting names. */
function addedSegment(path, world) {
    const covering = addedProtection(world).filter(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, path, world, true));
    if (covering.length === 0)
        return null;
    const segments = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const { workspace } = world;
    const above = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)({ path, directory: workspace }) ? (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(workspace).length : 0;
    const end = segments.findIndex((_, at) => {
        const part = `/${segments.slice(0, at + 1).join('/')}`;
        return at >= above && covering.some(({ pattern }) => (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPath */ .$h)(pattern, part, world, true));
    });
    return segments[end] ?? null;
}


/***/ })

};
;