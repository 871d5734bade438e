"use strict";

exports.id = 7589;

exports.ids = [ 7589 ];

exports.modules = {
  57589: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      LangVariant: () => LangVariant,
      ParseError: () => ParseError,
      getProcessor: () => getProcessor,
      parse: () => parse,
      print: () => print,
      processor: () => processor
    });
    var promises_ = __webpack_require__(51455);
    var external_node_path_ = __webpack_require__(76760);
    var external_node_url_ = __webpack_require__(73136);
    var external_node_crypto_ = __webpack_require__(77598);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_perf_hooks_ = __webpack_require__(643);
    globalThis.fs ??= external_node_fs_;
    globalThis.crypto ??= {
      getRandomValues: external_node_crypto_.randomFillSync
    };
    globalThis.performance ??= external_node_perf_hooks_.performance;
    const LangVariant = {
      LangBash: 1,
      LangPOSIX: 1 << 1,
      LangMirBSDKorn: 1 << 2,
      LangBats: 1 << 3,
      LangZsh: 1 << 4,
      LangAuto: 1 << 5
    };
    class ParseError extends Error {
      constructor({Filename: Filename, Incomplete: Incomplete, Text: Text, Pos: Pos}) {
        super(Text);
        this.Filename = Filename;
        this.Incomplete = Incomplete;
        this.Text = Text;
        this.Pos = Pos;
      }
    }
    let encoder;
    let decoder;
    const getProcessor = getWasm => {
      let wasmBufferSource;
      let wasmBufferSourcePromise;
      encoder ??= new TextEncoder;
      decoder ??= new TextDecoder;
      async function processor(textOrAst, {filepath: filepath, print: print = false, originalText: originalText, keepComments: keepComments = true, variant: variant = LangVariant.LangBash, stopAt: stopAt = "", recoverErrors: recoverErrors = 0, useTabs: useTabs = false, tabWidth: tabWidth = 2, simplify: simplify = false, indent: indent = (useTabs ? 0 : tabWidth), binaryNextLine: binaryNextLine = true, switchCaseIndent: switchCaseIndent = true, spaceRedirects: spaceRedirects = true, keepPadding: keepPadding = false, minify: minify = false, singleLine: singleLine = false, functionNextLine: functionNextLine = false} = {}) {
        if (!wasmBufferSource && !wasmBufferSourcePromise && getWasm.length === 0) wasmBufferSourcePromise = Promise.resolve(getWasm()).then(source => "arrayBuffer" in source ? source.arrayBuffer() : source);
        if (wasmBufferSourcePromise) wasmBufferSource = await wasmBufferSourcePromise;
        if (typeof textOrAst !== "string" && !print) {
          print = true;
          if (originalText == null) throw new TypeError("`originalText` is required for now, hope we will find better solution later");
        }
        const go = new Go;
        const wasm = getWasm.length === 0 ? await WebAssembly.instantiate(wasmBufferSource, go.importObject) : {
          instance: await getWasm(go.importObject)
        };
        go.run(wasm.instance);
        const {memory: memory, wasmAlloc: wasmAlloc, wasmFree: wasmFree, process: process} = wasm.instance.exports;
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
        if (!string.startsWith('{"') || !string.endsWith("}")) throw new ParseError({
          Filename: filepath,
          Incomplete: true,
          Text: string
        });
        const {file: file, text: processedText, parseError: parseError, message: message} = JSON.parse(string);
        if (parseError || message) throw parseError == null ? new SyntaxError(message) : new ParseError(parseError);
        return print ? processedText : file;
      }
      return processor;
    };
    const importMetaUrl = require("url").pathToFileURL(__filename).href;
    const _dirname = importMetaUrl ? external_node_path_.dirname((0, external_node_url_.fileURLToPath)(importMetaUrl)) : __dirname;
    const processor = getProcessor(() => promises_.readFile(external_node_path_.resolve(_dirname, "../main.wasm")));
    const parse = (text, options) => processor(text, options);
    function print(textOrAst, options) {
      if (typeof textOrAst === "string") return processor(textOrAst, {
        ...options,
        print: true
      });
      return processor(textOrAst, options);
    }
  })
};
