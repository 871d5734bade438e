"use strict";

exports.id = 7589, exports.ids = [ 7589 ], exports.modules = {
 57589: (function(e, r, t) {
  t.r(r), t.d(r, {
   LangVariant: () => c,
   ParseError: () => ParseError,
   getProcessor: () => getProcessor,
   parse: () => parse,
   print: () => print,
   processor: () => m
  });
  var n = t(51455), s = t(76760), a = t(73136), i = t(77598), o = t(73024), l = t(643);
  globalThis.fs ??= o, globalThis.crypto ??= {
   getRandomValues: i.randomFillSync
  }, globalThis.performance ??= l.performance;
  const c = {
   LangBash: 1,
   LangPOSIX: 2,
   LangMirBSDKorn: 4,
   LangBats: 8,
   LangZsh: 16,
   LangAuto: 32
  };
  class ParseError extends Error {
   constructor({Filename: e, Incomplete: r, Text: t, Pos: n}) {
    super(t), this.Filename = e, this.Incomplete = r, this.Text = t, this.Pos = n;
   }
  }
  let f, h;
  const getProcessor = e => {
   let r, t;
   return f ??= new TextEncoder, h ??= new TextDecoder, async function(n, {filepath: s, print: a = !1, originalText: i, keepComments: o = !0, variant: l = c.LangBash, stopAt: p = "", recoverErrors: g = 0, useTabs: m = !1, tabWidth: u = 2, simplify: y = !1, indent: d = (m ? 0 : u), binaryNextLine: b = !0, switchCaseIndent: w = !0, spaceRedirects: L = !0, keepPadding: x = !1, minify: T = !1, singleLine: P = !1, functionNextLine: E = !1} = {}) {
    if (r || t || 0 !== e.length || (t = Promise.resolve(e()).then(e => "arrayBuffer" in e ? e.arrayBuffer() : e)), 
    t && (r = await t), "string" != typeof n && !a && (a = !0, null == i)) throw new TypeError("`originalText` is required for now, hope we will find better solution later");
    const A = new Go, F = 0 === e.length ? await WebAssembly.instantiate(r, A.importObject) : {
     instance: await e(A.importObject)
    };
    A.run(F.instance);
    const {memory: B, wasmAlloc: U, wasmFree: v, process: I} = F.instance.exports, O = f.encode(s), S = f.encode(i || n), R = f.encode(p), W = U(O.byteLength);
    new Uint8Array(B.buffer).set(O, W);
    const _ = U(S.byteLength);
    new Uint8Array(B.buffer).set(S, _);
    const N = U(R.byteLength);
    new Uint8Array(B.buffer).set(R, N);
    const j = I(W, O.byteLength, O.byteLength, _, S.byteLength, S.byteLength, a, o, l, N, R.byteLength, R.byteLength, g, y, d, b, w, L, x, T, P, E);
    v(W), v(_), v(N);
    const k = new Uint8Array(B.buffer).subarray(j), q = k.indexOf(0), C = h.decode(k.subarray(0, q));
    if (!C.startsWith('{"') || !C.endsWith("}")) throw new ParseError({
     Filename: s,
     Incomplete: !0,
     Text: C
    });
    const {file: D, text: V, parseError: G, message: J} = JSON.parse(C);
    if (G || J) throw null == G ? new SyntaxError(J) : new ParseError(G);
    return a ? V : D;
   };
  }, p = require("url").pathToFileURL(__filename).href, g = p ? s.dirname((0, a.fileURLToPath)(p)) : __dirname, m = getProcessor(() => n.readFile(s.resolve(g, "../main.wasm"))), parse = (e, r) => m(e, r);
  function print(e, r) {
   return m(e, "string" == typeof e ? {
    ...r,
    print: !0
   } : r);
  }
 })
};
