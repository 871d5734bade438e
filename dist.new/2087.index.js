"use strict";
exports.id = 2087;
exports.ids = [2087];
exports.modules = {

/***/ 82087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkedSchema: () => (/* binding */ checkedSchema),
/* harmony export */   readOutputSchema: () => (/* binding */ readOutputSchema)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _prompt_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63520);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24064);



const setting = 'output-schema';
/**
 * The schema that the setting names: text that begins with `{` is the schema itself, anything else a file of the
 * source, JSON or YAML. `null` without the setting. Rejects with UserError: `file-unreadable`, `schema-invalid`.
 */
async function readOutputSchema(given, source) {
    if (given === undefined)
        return null;
    if (given.trimStart().startsWith('{'))
        return await checkedSchema(parseJson(given, setting), setting);
    const path = given.trim();
    const text = await readSchema(path, source);
    const value = /\.ya?ml$/i.test(path) ? await parseYaml(text, path) : parseJson(text, path);
    return await checkedSchema(value, path);
}
/** Returns the value if it is a valid schema. Rejects with UserError `schema-invalid`, with all invalid locations. */
async function checkedSchema(value, location) {
    const { schemaProblems } = await Promise.all(/* import() */[__webpack_require__.e(207), __webpack_require__.e(8044)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    const diagnostics = schemaProblems(value).map(({ pointer, what }) => ({
        code: 'schema-invalid',
        location: `${location}#${pointer}`,
        message: what,
        hint: 'correct the schema at this location',
    }));
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return value;
}
async function readSchema(path, source) {
    const text = await (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .y)(path, source);
    if (typeof text === 'string')
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'file-unreadable',
        location: setting,
        message: 'the schema cannot be read',
        found: text.message,
        hint: 'correct the path, which is relative to the workspace, or give the schema itself, starting with {',
    });
}
const hint = 'correct the JSON at this location';
function parseJson(text, location) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
        const offset = Number(/at position (\d+)/.exec(reason)?.[1] ?? text.trimEnd().length);
        const message = `invalid JSON: ${reason.replace(/ in JSON at position.*$/s, '').replace(/, "[\s\S]*$/, '')}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo((0,_prompt_position_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosticInFile */ .dR)(location, text, offset, { code: 'schema-invalid', message, hint }));
    }
}
async function parseYaml(text, location) {
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(text, { uniqueKeys: true });
    const diagnostics = document.errors.map((error) => (0,_prompt_position_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosticInFile */ .dR)(location, text, error.pos[0], {
        code: 'schema-invalid',
        message: `invalid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? ''}`,
        hint: 'correct the YAML at this location',
    }));
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    try {
        return document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, ReferenceError);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'schema-invalid',
            location,
            message: `invalid YAML: ${error.message}`,
            hint: 'write out the value instead of an alias',
        });
    }
}


/***/ })

};
;