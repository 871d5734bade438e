"use strict";

exports.id = 9899;

exports.ids = [ 9899 ];

exports.modules = {
19899: (function(e, t, n) {
n.d(t, {
searchFiles: () => searchFiles
});
var r = n(73024);
var s = n(48161);
var o = n(75919);
var a = n(72443);
const c = 400;
const i = 50;
function* batchesOf(e) {
let t = [];
let n = i;
for (const r of e) {
t.push(r);
if (t.length < n) continue;
yield t.join("\0");
t = [];
n = c;
}
t.length > 0 && (yield t.join("\0"));
}
function createBatchResults({maxMatches: e, output: t}) {
const n = new Map;
let r = 0;
let s = 0;
let o = false;
return {
add(a) {
n.set(a.id, a);
for (let a = n.get(r); a !== void 0 && !o; a = n.get(r)) {
r += 1;
s += t === "content" ? a.files.reduce((e, {count: t}) => e + t, 0) : a.files.length;
o = a.truncated || s >= e;
}
return !o;
},
merged() {
const e = [ ...n.values() ].sort((e, t) => e.id - t.id).slice(0, o ? r : void 0);
const sum = t => e.reduce((e, n) => e + n[t], 0);
return {
files: e.flatMap(({files: e}) => e),
binary: sum("binary"),
links: sum("links"),
unread: sum("unread"),
tooLarge: e.flatMap(({tooLarge: e}) => e),
truncated: o
};
}
};
}
const l = 3;
const u = 1e3;
const d = 2;
const f = 2e3;
const m = 100;
function threadProgram() {
const e = (0, r.readFileSync)(new URL(n(66373), n.b), "utf8");
return new URL(`data:text/javascript,${encodeURIComponent(e)}`);
}
const p = {
maxYoungGenerationSizeMb: 1
};
async function searchFiles(e) {
const {base: t, query: n, size: r, signal: a} = e;
const c = Math.max(1, Math.min(l, (0, s.availableParallelism)(), Math.ceil(r / u)));
const i = new SharedArrayBuffer(12 * l);
const d = threadProgram();
const f = Array.from({
length: c
}, (e, r) => {
const s = {
base: t,
query: n,
progress: i,
slot: r
};
return {
worker: new o.Worker(d, {
workerData: s,
resourceLimits: p
}),
open: new Map,
seen: 0,
seenMs: performance.now()
};
});
const m = createBatchResults(n);
const h = untilSearched(f, {
...e,
results: m
});
const {stuck: w, leave: g} = untilStuck(f, new Int32Array(i));
const v = new Promise(e => {
a.aborted && e(null);
a.addEventListener("abort", () => e(null), {
once: true
});
});
try {
const e = await Promise.race([ h, w, v ]);
return {
...m.merged(),
stuckIn: e
};
} finally {
g();
for (const {worker: e} of f) e.terminate();
}
}
function untilSearched(e, {base: t, names: n, results: r}) {
const s = batchesOf(n);
let o = 0;
const send = ({worker: e, open: t}) => {
while (t.size < d) {
const n = s.next();
if (n.done === true) return;
t.set(o, n.value);
e.postMessage({
id: o,
names: n.value
});
o += 1;
}
};
return new Promise((n, s) => {
for (const o of e) {
o.worker.on("message", t => {
o.open.delete(t.id);
r.add(t) ? send(o) : n(null);
e.every(({open: e}) => e.size === 0) && n(null);
});
o.worker.on("error", e => s(new a.k("io", t, `the search failed: ${e.message}`, {
cause: e
})));
send(o);
}
o === 0 && n(null);
});
}
function untilStuck(e, t) {
let n;
const r = new Promise(r => {
n = setInterval(() => {
for (const [n, s] of e.entries()) {
const [e = 0, o = 0, a = 0] = t.subarray(3 * n);
e !== s.seen || s.open.size === 0 ? Object.assign(s, {
seen: e,
seenMs: performance.now()
}) : performance.now() - s.seenMs > f && r(s.open.get(o)?.split("\0")[a] ?? "");
}
}, m);
});
return {
stuck: r,
leave: () => clearInterval(n)
};
}
}),
66373: (function(e, t, n) {
e.exports = n.p + "41248011c4fb529ee3f0.mjs";
})
};
