"use strict";

exports.id = 5974;

exports.ids = [ 5974 ];

exports.modules = {
95974: (function(e, t, s) {
s.r(t);
s.d(t, {
showPdfPages: () => showPdfPages
});
var r = s(73024);
var n = s(75919);
const o = 2e4;
const a = 8e8;
const i = 50;
function moduleAddress(e) {
return `data:text/javascript;base64,${e.toString("base64")}`;
}
async function pdfText(e, t, o) {
const a = (0, r.readFileSync)(new URL(s(11942), s.b));
const i = (0, r.readFileSync)(new URL(s(1603), s.b));
const c = (0, r.readFileSync)(new URL(s(96799), s.b));
const m = {
...t,
bytes: new Uint8Array(e),
library: moduleAddress(i),
characterMaps: moduleAddress(c)
};
const d = new n.Worker(new URL(moduleAddress(a)), {
workerData: m,
env: {},
stdout: true,
stderr: true,
resourceLimits: {
maxOldGenerationSizeMb: 512
}
});
const {problem: p, leave: u} = untilTooMuch(o);
const l = new Promise(e => {
d.once("message", e);
d.once("error", ({message: t}) => e({
problem: t
}));
d.once("exit", () => e({
problem: "the thread that reads it ended"
}));
});
try {
return await Promise.race([ l, p ]);
} finally {
u();
await d.terminate();
}
}
function untilTooMuch(e) {
const t = performance.now();
const s = process.memoryUsage.rss();
let r;
const n = new Promise(n => {
r = setInterval(() => {
e.aborted && n({
problem: "the run was stopped"
});
performance.now() - t > o && n({
problem: `it takes longer than ${o / 1e3} seconds`
});
process.memoryUsage.rss() - s > a && n({
problem: "it takes too much memory"
});
}, i);
});
return {
problem: n,
leave: () => clearInterval(r)
};
}
var c = s(20653);
var m = s(90579);
const d = 20;
const p = 1e5;
async function showPdfPages({path: e, bytes: t, pages: s}, r) {
const n = rangeOf(s);
if (n === null) return (0, m.tK)(`pages is a page or a range of at most ${d} pages, such as "3" or "5-12".`);
const {first: o, last: a} = n;
const i = await pdfText(t, {
first: o,
last: a,
maxCharacters: p
}, r);
if ("problem" in i) return (0, m.tK)(`The text of ${e} cannot be read: ${(0, c.Kx)(i.problem)}.`);
if (i.texts.length === 0) return (0, m.tK)(`${e} has ${i.pages} pages; page ${o} does not exist.`);
const u = o + i.texts.length - 1;
const l = i.texts.map((e, t) => `[Page ${o + t} of ${i.pages}]\n${withWords(e)}`);
u < i.pages && l.push(`[Continue with pages "${u + 1}-${Math.min(u + d, i.pages)}".]`);
i.missing.length > 0 && l.push(`[Some text may be missing: the character map ${i.missing.join(", ")} is not available.]`);
return (0, m.rE)(l.join("\n\n"));
}
function withWords(e) {
return e.trim() === "" ? "[No text: it may be an image.]" : e.trimEnd();
}
function rangeOf(e) {
if (e === void 0) return {
first: 1,
last: d
};
const [, t = "", s = t] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(e) ?? [];
const [r, n] = [ Number(t), Number(s) ];
return t === "" || r < 1 || n < r || n - r >= d ? null : {
first: r,
last: n
};
}
}),
1603: (function(e, t, s) {
e.exports = s.p + "77dcfcc705e5e813f327.mjs";
}),
96799: (function(e, t, s) {
e.exports = s.p + "4bae4081deb3bb36ba83.mjs";
}),
11942: (function(e, t, s) {
e.exports = s.p + "d8ac980137966e1bd4af.mjs";
})
};
