"use strict";
exports.id = 7589;
exports.ids = [7589];
exports.modules = {

/***/ 57589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LangVariant: () => (/* reexport */ LangVariant),
  ParseError: () => (/* reexport */ ParseError),
  getProcessor: () => (/* reexport */ getProcessor),
  parse: () => (/* binding */ parse),
  print: () => (/* binding */ print),
  processor: () => (/* binding */ processor)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
;// CONCATENATED MODULE: ./node_modules/sh-syntax/lib/shim.js



globalThis.fs ??= external_node_fs_;
globalThis.crypto ??= {
    getRandomValues: external_node_crypto_.randomFillSync,
};
globalThis.performance ??= external_node_perf_hooks_.performance;
//# sourceMappingURL=shim.js.map
;// CONCATENATED MODULE: ./node_modules/sh-syntax/lib/types.js
const LangVariant = {
    LangBash: 1,
    LangPOSIX: 1 << 1,
    LangMirBSDKorn: 1 << 2,
    LangBats: 1 << 3,
    LangZsh: 1 << 4,
    LangAuto: 1 << 5,
};
//# sourceMappingURL=types.js.map
;// CONCATENATED MODULE: ./node_modules/sh-syntax/lib/processor.js

class ParseError extends Error {
    constructor({ Filename, Incomplete, Text, Pos }) {
        super(Text);
        this.Filename = Filename;
        this.Incomplete = Incomplete;
        this.Text = Text;
        this.Pos = Pos;
    }
}
let encoder;
let decoder;
const getProcessor = (getWasm) => {
    let wasmBufferSource;
    let wasmBufferSourcePromise;
    encoder ??= new TextEncoder();
    decoder ??= new TextDecoder();
    async function processor(textOrAst, { filepath, print = false, originalText, keepComments = true, variant = LangVariant.LangBash, stopAt = '', recoverErrors = 0, useTabs = false, tabWidth = 2, simplify = false, indent = useTabs ? 0 : tabWidth, binaryNextLine = true, switchCaseIndent = true, spaceRedirects = true, keepPadding = false, minify = false, singleLine = false, functionNextLine = false, } = {}) {
        if (!wasmBufferSource && !wasmBufferSourcePromise && getWasm.length === 0) {
            wasmBufferSourcePromise = Promise.resolve(getWasm()).then(source => 'arrayBuffer' in source ? source.arrayBuffer() : source);
        }
        if (wasmBufferSourcePromise) {
            wasmBufferSource = await wasmBufferSourcePromise;
        }
        if (typeof textOrAst !== 'string' && !print) {
            print = true;
            if (originalText == null) {
                throw new TypeError('`originalText` is required for now, hope we will find better solution later');
            }
        }
        const go = new Go();
        const wasm = getWasm.length === 0
            ? await WebAssembly.instantiate(wasmBufferSource, go.importObject)
            : {
                instance: await getWasm(go.importObject),
            };
        void go.run(wasm.instance);
        const { memory, wasmAlloc, wasmFree, process } = wasm.instance.exports;
        const filePath = encoder.encode(filepath);
        const text = encoder.encode(originalText || textOrAst);
        const uStopAt = encoder.encode(stopAt);
        const filePathPointer = wasmAlloc(filePath.byteLength);
        new Uint8Array(memory.buffer).set(filePath, filePathPointer);
        const textPointer = wasmAlloc(text.byteLength);
        new Uint8Array(memory.buffer).set(text, textPointer);
        const stopAtPointer = wasmAlloc(uStopAt.byteLength);
        new Uint8Array(memory.buffer).set(uStopAt, stopAtPointer);
        const resultPointer = process(filePathPointer, filePath.byteLength, filePath.byteLength, textPointer, text.byteLength, text.byteLength, print, keepComments, variant, stopAtPointer, uStopAt.byteLength, uStopAt.byteLength, recoverErrors, simplify, indent, binaryNextLine, switchCaseIndent, spaceRedirects, keepPadding, minify, singleLine, functionNextLine);
        wasmFree(filePathPointer);
        wasmFree(textPointer);
        wasmFree(stopAtPointer);
        const result = new Uint8Array(memory.buffer).subarray(resultPointer);
        const end = result.indexOf(0);
        const string = decoder.decode(result.subarray(0, end));
        if (!string.startsWith('{"') || !string.endsWith('}')) {
            throw new ParseError({
                Filename: filepath,
                Incomplete: true,
                Text: string,
            });
        }
        const { file, text: processedText, parseError, message, } = JSON.parse(string);
        if (parseError || message) {
            throw parseError == null
                ? new SyntaxError(message)
                : new ParseError(parseError);
        }
        return print ? processedText : file;
    }
    return processor;
};
//# sourceMappingURL=processor.js.map
;// CONCATENATED MODULE: ./node_modules/sh-syntax/lib/index.js






const importMetaUrl = require("url").pathToFileURL(__filename).href;
const _dirname = importMetaUrl
    ? external_node_path_.dirname((0,external_node_url_.fileURLToPath)(importMetaUrl))
    : __dirname;
const processor = getProcessor(() => promises_.readFile(external_node_path_.resolve(_dirname, '../main.wasm')));
const parse = (text, options) => processor(text, options);
function print(textOrAst, options) {
    if (typeof textOrAst === 'string') {
        return processor(textOrAst, {
            ...options,
            print: true,
        });
    }
    return processor(textOrAst, options);
}


//# sourceMappingURL=index.js.map

/***/ })

};
;