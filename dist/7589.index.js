"use strict";

exports.id = 7589;

exports.ids = [ 7589 ];

exports.modules = {
57589: (function(e, r, t) {
t.r(r);
t.d(r, {
LangVariant: () => l,
ParseError: () => ParseError,
getProcessor: () => getProcessor,
parse: () => parse,
print: () => print,
processor: () => g
});
var n = t(51455);
var s = t(76760);
var o = t(73136);
var a = t(77598);
var i = t(73024);
var c = t(643);
globalThis.fs ??= i;
globalThis.crypto ??= {
getRandomValues: a.randomFillSync
};
globalThis.performance ??= c.performance;
const l = {
LangBash: 1,
LangPOSIX: 2,
LangMirBSDKorn: 4,
LangBats: 8,
LangZsh: 16,
LangAuto: 32
};
class ParseError extends Error {
constructor({Filename: e, Incomplete: r, Text: t, Pos: n}) {
super(t);
this.Filename = e;
this.Incomplete = r;
this.Text = t;
this.Pos = n;
}
}
let f;
let u;
const getProcessor = e => {
let r;
let t;
f ??= new TextEncoder;
u ??= new TextDecoder;
async function processor(n, {filepath: s, print: o = false, originalText: a, keepComments: i = true, variant: c = l.LangBash, stopAt: p = "", recoverErrors: h = 0, useTabs: g = false, tabWidth: m = 2, simplify: y = false, indent: d = (g ? 0 : m), binaryNextLine: b = true, switchCaseIndent: w = true, spaceRedirects: L = true, keepPadding: x = false, minify: T = false, singleLine: P = false, functionNextLine: E = false} = {}) {
r || t || e.length !== 0 || (t = Promise.resolve(e()).then(e => "arrayBuffer" in e ? e.arrayBuffer() : e));
t && (r = await t);
if (typeof n !== "string" && !o) {
o = true;
if (a == null) throw new TypeError("`originalText` is required for now, hope we will find better solution later");
}
const v = new Go;
const A = e.length === 0 ? await WebAssembly.instantiate(r, v.importObject) : {
instance: await e(v.importObject)
};
v.run(A.instance);
const {memory: F, wasmAlloc: B, wasmFree: U, process: I} = A.instance.exports;
const O = f.encode(s);
const S = f.encode(a || n);
const R = f.encode(p);
const W = B(O.byteLength);
new Uint8Array(F.buffer).set(O, W);
const _ = B(S.byteLength);
new Uint8Array(F.buffer).set(S, _);
const N = B(R.byteLength);
new Uint8Array(F.buffer).set(R, N);
const j = I(W, O.byteLength, O.byteLength, _, S.byteLength, S.byteLength, o, i, c, N, R.byteLength, R.byteLength, h, y, d, b, w, L, x, T, P, E);
U(W);
U(_);
U(N);
const k = new Uint8Array(F.buffer).subarray(j);
const q = k.indexOf(0);
const C = u.decode(k.subarray(0, q));
if (!C.startsWith('{"') || !C.endsWith("}")) throw new ParseError({
Filename: s,
Incomplete: true,
Text: C
});
const {file: D, text: V, parseError: G, message: J} = JSON.parse(C);
if (G || J) throw G == null ? new SyntaxError(J) : new ParseError(G);
return o ? V : D;
}
return processor;
};
const p = require("url").pathToFileURL(__filename).href;
const h = p ? s.dirname((0, o.fileURLToPath)(p)) : __dirname;
const g = getProcessor(() => n.readFile(s.resolve(h, "../main.wasm")));
const parse = (e, r) => g(e, r);
function print(e, r) {
if (typeof e === "string") return g(e, {
...r,
print: true
});
return g(e, r);
}
})
};
