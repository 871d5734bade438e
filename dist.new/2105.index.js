"use strict";
exports.id = 2105;
exports.ids = [2105];
exports.modules = {

/***/ 52105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readVariables: () => (/* binding */ readVariables)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/**
 * The values for the variables of a prompt: YAML text (the input `vars`), or `name=value` items (`--var`). Every
 * value is its text as written: `1.10` stays `1.10`. Rejects with UserError `setting-invalid`, with all problems.
 */
async function readVariables(given) {
    if (given === undefined)
        return {};
    return typeof given === 'string' ? await readText(given) : readItems(given);
}
const namePattern = /^[A-Za-z_][\w.-]*$/;
function readItems(items) {
    const diagnostics = [];
    const values = new Map();
    for (const item of items) {
        const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(item) ?? [];
        if (name === undefined)
            diagnostics.push(diagnostic('--var', 'a variable must have the form name=value', { found: item }));
        else if (!namePattern.test(name))
            diagnostics.push(invalidName('--var', name));
        else if (values.has(name))
            diagnostics.push(diagnostic('--var', `the variable ${name} is given twice`, { hint: 'give it once' }));
        else
            values.set(name, value);
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return Object.fromEntries(values);
}
async function readText(text) {
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lineCounter = new LineCounter();
    // In this schema, every scalar is a string, as written.
    const document = parseDocument(text, { schema: 'failsafe', lineCounter, uniqueKeys: true });
    const locationOf = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return `vars:${String(line)}:${String(col)}`;
    };
    const diagnostics = document.errors.map((error) => diagnostic(locationOf(error.pos[0]), 'invalid YAML', {
        found: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?/, '') ?? '',
    }));
    const root = document.contents;
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    if (root === null)
        return {};
    if (!isMap(root))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic('vars', 'variables must be a mapping'));
    const values = [];
    for (const { key, value } of root.items) {
        const offset = key?.range?.[0] ?? 0;
        const name = isScalar(key) ? String(key.value) : '';
        if (!namePattern.test(name))
            diagnostics.push(invalidName(locationOf(offset), name));
        else if (value !== null && !isScalar(value)) {
            diagnostics.push(diagnostic(locationOf(offset), `the variable ${name} is not text`, {
                hint: 'write the value in quotes, or after | on separate lines',
            }));
        }
        else
            values.push([name, value === null ? '' : String(value.value)]);
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return Object.fromEntries(values);
}
function invalidName(location, name) {
    return diagnostic(location, `${JSON.stringify(name)} is not a valid variable name`, {
        hint: 'start with a letter, followed by letters, digits, dots, dashes and underscores',
    });
}
function diagnostic(location, message, { found, hint } = {}) {
    return {
        code: 'setting-invalid',
        location,
        message,
        ...(found === undefined ? {} : { found }),
        hint: hint ?? 'write one `name: value` per line, or --var name=value',
    };
}


/***/ })

};
;