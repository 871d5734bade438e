"use strict";

exports.id = 9899;

exports.ids = [ 9899 ];

exports.modules = {
19899: (function(e, n, t) {
t.d(n, {
searchFiles: () => searchFiles
});
var s = t(73024);
var r = t(48161);
var o = t(75919);
var a = t(72443);
const c = 400;
const i = 50;
function* batchesOf(e) {
let n = [];
let t = i;
for (const s of e) {
n.push(s);
if (n.length < t) continue;
yield n.join("\0");
n = [];
t = c;
}
n.length > 0 && (yield n.join("\0"));
}
function createBatchResults({maxMatches: e, output: n}) {
const t = new Map;
let s = 0;
let r = 0;
let o = false;
return {
add(a) {
t.set(a.id, a);
for (let a = t.get(s); a !== void 0 && !o; a = t.get(s)) {
s += 1;
r += n === "content" ? a.files.reduce((e, {count: n}) => e + n, 0) : a.files.length;
o = a.truncated || r >= e;
}
return !o;
},
merged() {
const e = [ ...t.values() ].sort((e, n) => e.id - n.id).slice(0, o ? s : void 0);
const sum = n => e.reduce((e, t) => e + t[n], 0);
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
const p = 100;
const m = {
maxYoungGenerationSizeMb: 1
};
async function searchFiles(e) {
const {base: n, query: a, size: c, signal: i} = e;
const d = Math.max(1, Math.min(l, (0, r.availableParallelism)(), Math.ceil(c / u)));
const f = new SharedArrayBuffer(12 * l);
const p = (0, s.readFileSync)(new URL(t(66373), t.b), "utf8");
const h = new URL(`data:text/javascript,${encodeURIComponent(p)}`);
const w = Array.from({
length: d
}, (e, t) => {
const s = {
base: n,
query: a,
progress: f,
slot: t
};
return {
worker: new o.Worker(h, {
workerData: s,
resourceLimits: m
}),
open: new Map,
seen: 0,
seenMs: performance.now()
};
});
const g = createBatchResults(a);
const v = untilSearched(w, {
...e,
results: g
});
const {stuck: b, leave: k} = untilStuck(w, new Int32Array(f));
const y = new Promise(e => {
i.aborted && e(null);
i.addEventListener("abort", () => e(null), {
once: true
});
});
try {
const e = await Promise.race([ v, b, y ]);
return {
...g.merged(),
stuckIn: e
};
} finally {
k();
for (const {worker: e} of w) e.terminate();
}
}
function untilSearched(e, {base: n, names: t, results: s}) {
const r = batchesOf(t);
let o = 0;
const send = ({worker: e, open: n}) => {
while (n.size < d) {
const t = r.next();
if (t.done === true) return;
n.set(o, t.value);
e.postMessage({
id: o,
names: t.value
});
o += 1;
}
};
return new Promise((t, r) => {
for (const o of e) {
o.worker.on("message", n => {
o.open.delete(n.id);
s.add(n) ? send(o) : t(null);
e.every(({open: e}) => e.size === 0) && t(null);
});
o.worker.on("error", e => r(new a.k("io", n, `the search failed: ${e.message}`, {
cause: e
})));
send(o);
}
o === 0 && t(null);
});
}
function untilStuck(e, n) {
let t;
const s = new Promise(s => {
t = setInterval(() => {
for (const [t, r] of e.entries()) {
const [e = 0, o = 0, a = 0] = n.subarray(3 * t);
e !== r.seen || r.open.size === 0 ? Object.assign(r, {
seen: e,
seenMs: performance.now()
}) : performance.now() - r.seenMs > f && s(r.open.get(o)?.split("\0")[a] ?? "");
}
}, p);
});
return {
stuck: s,
leave: () => clearInterval(t)
};
}
}),
66373: (function(e, n, t) {
e.exports = t.p + "41248011c4fb529ee3f0.mjs";
})
};
