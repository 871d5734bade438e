"use strict";
exports.id = 6060;
exports.ids = [6060];
exports.modules = {

/***/ 6060:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   notebookParts: () => (/* binding */ notebookParts)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54539);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);



/** The maximum length of an output, in characters; a notebook may contain megabytes of progress bars. */
const maxOutput = 10_000;
/** Images beyond these limits are named and omitted. */
const maxImages = 20;
const maxImageBytes = 5_000_000;
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/**
 * Converts a Jupyter notebook (nbformat 4) into its cells and outputs: text, with images in place. `null` if the text
 * is not JSON or not a notebook.
 */
function notebookParts(name, text) {
    const notebook = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedJson */ .U4)(text));
    if (!Array.isArray(notebook['cells']))
        return null;
    const cells = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(notebook['cells']).map(_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY);
    const { language_info: info, kernelspec: kernel } = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(notebook['metadata']);
    const language = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(info)['name'] ?? (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(kernel)['language'];
    const page = { parts: [], images: 0 };
    write(page, `[notebook ${name}: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(cells.length, 'cell')}${typeof language === 'string' ? `, ${oneLine(language)}` : ''}]\n`);
    for (const [index, cell] of cells.entries())
        writeCell(page, index + 1, cell);
    return page.parts;
}
function writeCell(page, number, cell) {
    const type = typeof cell['cell_type'] === 'string' ? oneLine(cell['cell_type']) : 'unknown';
    const run = typeof cell['execution_count'] === 'number' ? `, run ${cell['execution_count']}` : '';
    write(page, `[cell ${number}, ${type}${run}]\n${line(joined(cell['source']))}`);
    for (const output of (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(cell['outputs']).map(_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY))
        writeOutput(page, number, output);
}
function writeOutput(page, number, output) {
    const data = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asRecord */ .qY)(output['data']);
    const image = imageTypes.find((type) => data[type] !== undefined);
    if (image !== undefined) {
        writeImage(page, number, { mediaType: image, data: joined(data[image]) });
        return;
    }
    const text = output['output_type'] === 'error'
        ? (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(output['traceback']).map(String).join('\n') || `${String(output['ename'])}: ${String(output['evalue'])}`
        : joined(output['text'] ?? data['text/plain'] ?? data['text/markdown']);
    if (text !== '')
        write(page, `[output of cell ${number}]\n${line(shortened(withoutColors(text)))}`);
    else if (Object.keys(data).length > 0) {
        write(page, `[output of cell ${number}, omitted: ${oneLine(Object.keys(data).join(', '))}]\n`);
    }
}
function writeImage(page, number, image) {
    const data = image.data.replace(/\s/g, '');
    const bytes = Buffer.byteLength(data, 'base64');
    const why = page.images >= maxImages
        ? `beyond the limit of ${maxImages} images`
        : bytes > maxImageBytes
            ? `${bytes} bytes, more than the limit of ${maxImageBytes}`
            : /^[A-Za-z0-9+/]+={0,2}$/.test(data)
                ? null
                : 'invalid base64';
    if (why !== null) {
        write(page, `[image of cell ${number}, omitted: ${why}]\n`);
        return;
    }
    page.images += 1;
    write(page, `[image of cell ${number}]\n`);
    page.parts.push({ type: 'media', mediaType: image.mediaType, data, name: `cell-${number}` });
}
function write(page, text) {
    const last = page.parts.at(-1);
    if (last?.type === 'text')
        page.parts[page.parts.length - 1] = { type: 'text', text: last.text + text };
    else
        page.parts.push({ type: 'text', text });
}
/** A notebook stores text as one string or as a list of lines. */
function joined(value) {
    if (typeof value === 'string')
        return value;
    return (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asArray */ ._j)(value)
        .filter((piece) => typeof piece === 'string')
        .join('');
}
function shortened(text) {
    const start = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, maxOutput);
    return start === text ? text : `${start}\n[… ${text.length - start.length} more characters]`;
}
function withoutColors(text) {
    return text.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, '');
}
function line(text) {
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
function oneLine(text) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text.replace(/[\s\]]+/g, ' '), 80);
}


/***/ })

};
;