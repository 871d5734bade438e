"use strict";
exports.id = 1123;
exports.ids = [1123];
exports.modules = {

/***/ 61123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editNotebook: () => (/* binding */ editNotebook)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54539);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _files_change_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47225);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90579);





/** Changes a cell of a notebook. Rejects with FileProblem. */
async function editNotebook(ports, call) {
    const { file_path: path, cell } = call;
    const found = await (0,_files_change_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileToChange */ .I6)(path, ports);
    if (found === 'missing')
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .failedOutput */ .tK)(`${path} does not exist. To create it, use Write.`);
    if ('problem' in found)
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .failedOutput */ .tK)(found.problem);
    const { text } = found.file;
    const notebook = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(text));
    if (!Array.isArray(notebook['cells']))
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .failedOutput */ .tK)(`${path} is not a Jupyter notebook.`);
    const cells = editedCells((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asArray */ ._j)(notebook['cells']).map(_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asRecord */ .qY), call, Number(notebook['nbformat_minor']) >= 5);
    if (typeof cells === 'string')
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .failedOutput */ .tK)(`${path}: ${cells}`);
    const json = JSON.stringify({ ...notebook, cells }, null, indentationOf(text)) + (text.endsWith('\n') ? '\n' : '');
    const done = { replace: 'Replaced', insert: 'Inserted a cell after', delete: 'Deleted' }[call.edit_mode ?? 'replace'];
    const name = ports.files.relative(path);
    return await (0,_files_change_file_js__WEBPACK_IMPORTED_MODULE_1__/* .saveText */ .L8)(path, { ...found.file, text: json }, ports, `${done} cell ${cell} of ${name}.`);
}
/** The cells after the change, or why it is not possible. */
function editedCells(cells, call, hasIds) {
    const { cell, new_source: source, cell_type: type, edit_mode: mode = 'replace' } = call;
    const old = cells[cell - 1];
    if (cell > cells.length || (old === undefined && mode !== 'insert'))
        return `cell ${cell} does not exist; the notebook has ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(cells.length, 'cell')}.`;
    if (mode === 'delete')
        return cells.toSpliced(cell - 1, 1);
    if (source === undefined)
        return 'new_source is missing.';
    if (mode === 'replace')
        return cells.with(cell - 1, cellWith({ ...old, ...(type === undefined ? {} : { cell_type: type }) }, source));
    if (type === undefined)
        return 'cell_type is required for insert.';
    const id = hasIds ? { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8) } : {};
    return cells.toSpliced(cell, 0, cellWith({ cell_type: type, ...id, metadata: {} }, source));
}
/** A code cell has outputs, which belonged to its old source; other cells have none. */
function cellWith({ outputs: _, execution_count: __, ...cell }, source) {
    const lines = source.split(/(?<=\n)/);
    const code = cell['cell_type'] === 'code' ? { execution_count: null, outputs: [] } : {};
    return { ...cell, ...code, source: source === '' ? [] : lines };
}
/** As in the file; Jupyter writes one space. */
function indentationOf(text) {
    return /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? ' ';
}


/***/ })

};
;