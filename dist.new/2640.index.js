"use strict";
exports.id = 2640;
exports.ids = [2640];
exports.modules = {

/***/ 82640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectFacts: () => (/* binding */ projectFacts)
/* harmony export */ });
const managers = [
    ['pnpm', 'pnpm-lock.yaml'],
    ['yarn', 'yarn.lock'],
    ['bun', 'bun.lock'],
    ['bun', 'bun.lockb'],
    ['npm', 'package-lock.json'],
    ['npm', 'npm-shrinkwrap.json'],
    ['uv', 'uv.lock'],
    ['poetry', 'poetry.lock'],
];
const projectFiles = [
    ...['pyproject.toml', 'tox.ini', 'Cargo.toml', 'go.mod', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'Makefile'],
    ...['justfile', 'CMakeLists.txt', 'Gemfile', 'composer.json', 'mix.exs', 'deno.json', 'Taskfile.yml'],
];
const mostScripts = 30;
/** A name of the checkout is data: only what cannot be a sentence is shown. */
const plainName = /^[\w:.-]{1,40}$/;
/** How this project is built and tested, by its files in the workspace; empty if none is known. */
function projectFacts(world) {
    const { workspace } = world;
    const names = new Set(world.entries(workspace));
    const used = [...new Set(managers.flatMap(([manager, file]) => (names.has(file) ? [manager] : [])))];
    const scripts = names.has('package.json') ? scriptsIn(world.packageManifest(workspace)) : [];
    const others = projectFiles.filter((name) => names.has(name));
    return [
        ...(used.length === 0 ? [] : [`The lock file is that of ${used.join(' and ')}.`]),
        ...(scripts.length === 0 ? [] : [`The scripts of package.json are ${scripts.join(', ')}.`]),
        ...(others.length === 0 ? [] : [`The workspace has ${others.join(', ')}.`]),
    ];
}
function scriptsIn(manifest) {
    if (manifest === null)
        return [];
    try {
        const { scripts } = JSON.parse(manifest);
        if (typeof scripts !== 'object' || scripts === null)
            return [];
        return Object.keys(scripts)
            .filter((name) => plainName.test(name))
            .slice(0, mostScripts);
    }
    catch {
        return [];
    }
}


/***/ })

};
;