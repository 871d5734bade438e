"use strict";
exports.id = 1815;
exports.ids = [1815];
exports.modules = {

/***/ 41815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileGlob: () => (/* binding */ compileGlob),
/* harmony export */   existingPathHint: () => (/* binding */ existingPathHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72443);
/* harmony import */ var _policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56091);




const maxCharacters = 1_000;
/**
 * Compiles a glob in the dialect of the rules (policy/files/glob.ts), so that `Read(GLOB)` covers what the tool Glob
 * finds with it; a test compares the two. Brackets and braces also mean themselves, so `app/[locale]/*.ts` finds what is
 * in the folder `[locale]`. With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that
 * describes the problem if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
async function compileGlob(pattern, { anywhere }) {
    const { Minimatch } = await __webpack_require__.e(/* import() */ 1138).then(__webpack_require__.bind(__webpack_require__, 91138));
    if (pattern.length > maxCharacters)
        return `The glob is longer than ${maxCharacters} characters.`;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split('/').includes('..')) {
        return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
    }
    const readings = [pattern, ...literalReadings(pattern)].map(_policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__/* .expandBraces */ .P);
    if (readings[0] === null)
        return 'The braces of the glob have more than 64 alternatives.';
    const matchers = [...new Set(readings.flatMap((alternatives) => alternatives ?? []))].map((one) => new Minimatch(withoutEmptySegments(one), {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        noext: true,
        matchBase: anywhere,
    }));
    return (path) => matchers.some((matcher) => matcher.match(path));
}
/** Brackets as text: whole names (`[id]`), those that begin a name (`[id].ts`, not `*.[jt]s`), all, all with the braces. */
function literalReadings(glob) {
    const inNames = (names) => glob
        .split('/')
        .map((name) => (names.test(name) ? escaped(name, '[') : name))
        .join('/');
    return [inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(glob, '['), escaped(glob, '[{')];
}
function escaped(glob, brackets) {
    return glob.replace(brackets === '[' ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, '\\$&');
}
/**
 * What to do about a pattern that matched no file although it is a path in the directory; `null` if it is none that may
 * be read. `isSearched`: its files may have been searched, so that only a directory is worth a hint.
 */
async function existingPathHint(pattern, where) {
    try {
        const { kind } = await where.files.info(`${where.files.resolve(where.directory)}/${pattern}`);
        const name = pattern.replace(/\/+$/, '').replace(/[\\*?[\]{}]/g, '\\$&');
        if (kind === 'directory')
            return `${pattern} is a directory; for the files in it, use ${name}/**.`;
        if (where.isSearched === true)
            return null;
        return `${pattern} exists, but it is a link, ignored by git or not permitted; its pattern is ${name}.`;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k);
        return null;
    }
}
function withoutEmptySegments(glob) {
    return glob
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
}


/***/ })

};
;