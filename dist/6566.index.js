"use strict";

exports.id = 6566;

exports.ids = [ 6566 ];

exports.modules = {
 36566: (function(e, o, n) {
  n.r(o);
  n.d(o, {
   compileWasmOnce: () => compileWasmOnce,
   growHeapSlowly: () => growHeapSlowly,
   keepHeapSmall: () => keepHeapSmall
  });
  var s = n(78877);
  const a = 13;
  function setKnownFlag(e) {
   Number.parseInt(process.versions.v8, 10) <= a && (0, s.setFlagsFromString)(e);
  }
  function growHeapSlowly() {
   (0, s.setFlagsFromString)("--heap-growing-percent=30");
  }
  function keepHeapSmall() {
   growHeapSlowly();
   setKnownFlag("--semi-space-growth-factor=1");
  }
  function compileWasmOnce() {
   setKnownFlag("--wasm-tiering-budget=1000000000");
  }
 })
};
