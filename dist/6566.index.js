"use strict";

exports.id = 6566;

exports.ids = [ 6566 ];

exports.modules = {
36566: (function(e, o, a) {
a.r(o);
a.d(o, {
compileWasmOnce: () => compileWasmOnce,
growHeapSlowly: () => growHeapSlowly,
growSmallHeapFaster: () => growSmallHeapFaster,
keepHeapSmall: () => keepHeapSmall
});
var s = a(78877);
const r = 13;
function setKnownFlag(e) {
Number.parseInt(process.versions.v8, 10) <= r && (0, s.setFlagsFromString)(e);
}
function growHeapSlowly() {
(0, s.setFlagsFromString)("--heap-growing-percent=30");
}
const n = 64e6;
function growSmallHeapFaster() {
process.memoryUsage().heapUsed < n && (0, s.setFlagsFromString)("--heap-growing-percent=100");
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
