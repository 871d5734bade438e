"use strict";

exports.id = 3690;

exports.ids = [ 3690, 7271 ];

exports.modules = {
7434: (function(t, n, e) {
e.d(n, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var o = e(46193);
function createOutputBuffer(t) {
const n = Math.floor(t / 5);
const e = t - n;
const o = [];
let r = [];
let s = 0;
let i = 0;
let c = 0;
const shorten = () => {
const t = Buffer.concat(r);
const n = t.subarray(Math.max(0, t.length - e));
c += t.length - n.length;
r = [ n ];
i = n.length;
};
return {
add(t) {
const c = n - s;
const [a, u] = [ t.subarray(0, c), t.subarray(c) ];
a.length > 0 && o.push(Buffer.from(a));
s += a.length;
u.length > 0 && r.push(Buffer.from(u));
i += u.length;
i > 2 * e && shorten();
},
take() {
i > e && shorten();
if (c === 0) return {
bytes: Buffer.concat([ ...o, ...r ]),
droppedBytes: 0
};
const [t, n] = [ wholeEnd(Buffer.concat(o)), wholeStart(Buffer.concat(r)) ];
const a = c + s - t.length + i - n.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(a)), n ]),
droppedBytes: a
};
}
};
}
function omissionNote(t) {
return `\n[\u2026 ${t} bytes of output omitted \u2026]\n`;
}
function wholeEnd(t) {
let n = t.length;
while (n > 0 && t.length - n < 3 && isContinuation(t[n - 1])) n -= 1;
const e = t[n - 1] ?? 0;
return e >= 192 && t.length - n + 1 < lengthOf(e) ? t.subarray(0, n - 1) : t;
}
function wholeStart(t) {
let n = 0;
while (n < 3 && isContinuation(t[n])) n += 1;
return t.subarray(n);
}
function isContinuation(t) {
return t !== void 0 && (t & 192) === 128;
}
function lengthOf(t) {
if (t >= 240) return 4;
return t >= 224 ? 3 : 2;
}
function createWholeCharacters() {
const t = new o.StringDecoder("utf8");
return {
add: n => Buffer.from(t.write(n)),
end: () => Buffer.from(t.end())
};
}
}),
73690: (function(t, n, e) {
e.r(n);
e.d(n, {
startInBackground: () => startInBackground,
stopInBackground: () => stopInBackground
});
var o = e(20653);
var r = e(90579);
var s = e(7271);
var i = e(85111);
const c = 3e3;
async function startInBackground({command: t, timeout_ms: n, wait_for: o}, {background: s, limits: i, cwd: c, needs: a, signal: u}) {
const l = o === void 0 ? null : (await e.e(6554).then(e.bind(e, 86554))).compilePattern(o, false);
if (l?.ok === false) return (0, r.tK)(`Invalid pattern in wait_for: ${l.message}.`);
const d = await s.start(t, {
cwd: c,
timeoutMs: i.maxTimeoutMs,
...a === void 0 ? {} : {
needs: a
}
});
if (typeof d === "string") return (0, r.tK)(`The command was not started: ${d}.`);
const f = [ `[Started as background command ${d.id}; its output is in ${d.path}.]` ];
if (l?.ok !== true) return (0, r.rE)(f.join("\n"));
const m = new RegExp(l.source, `${l.flags}m`);
const h = n ?? i.timeoutMs;
const p = await d.wait(m, h, u);
p === "matched" && f.push("[The output matches wait_for.]");
p === "time" && f.push(`[The output did not match wait_for within ${h} ms; the command is still running.]`);
p === "ended" && f.push(...endLines(d, i));
return {
...(0, r.rE)([ ...f, ...recentLines(d) ].join("\n")),
isError: p !== "matched"
};
}
function endLines({result: t}, {maxTimeoutMs: n}) {
if (t === null) return [];
const e = (0, s.P)(t, n, null);
return e.length === 0 ? [ "[The command has ended with exit code 0.]" ] : e;
}
function recentLines({recent: t}) {
const n = (0, o.pJ)((0, i.e)(t), c).trimEnd();
return n === "" ? [ "[No output yet.]" ] : [ n ];
}
async function stopInBackground(t, {background: n, limits: e}) {
const o = await n.stop(t);
if (o === null) return (0, r.tK)(`Background command ${t} does not exist.`);
const s = o.result?.cancelled === true;
const i = s ? [ `[Background command ${t} was stopped.]` ] : endLines(o, e);
return (0, r.rE)([ ...i, ...recentLines(o) ].join("\n"));
}
}),
7271: (function(t, n, e) {
e.d(n, {
L: () => u,
P: () => endNotes,
commandOutput: () => commandOutput
});
var o = e(7138);
var r = e(7434);
var s = e(20653);
var i = e(99100);
var c = e(99702);
var a = e(85111);
const u = "[No output.]";
async function commandOutput({command: t, result: n, timeoutMs: e, limits: s, hasAnswers: c, keep: d}) {
const {droppedBytes: f, blocked: m = [], unseen: h = [], gitProblem: p, notes: g = []} = n;
const w = f === 0 ? 0 : f - (0, r.aU)(f).length;
const $ = (0, a.e)(n.output).replace(/\n$/, "");
const b = (0, i.k)($, s, w);
const k = b === $ ? null : await d((0, o.$u)(n.output).replace(/\n$/, ""));
const x = c ? answerOf(t, n.exitCode) : null;
const B = [ b === "" && n.startError === null ? u : b, ...k === null ? [] : [ keptNote(k, f) ], ...endNotes(n, e, x), ...c && leavesProcesses(t) ? [ l ] : [], ...m.map(blockedNote), ...unseenNote(h), ...g.map(t => `[${t}]`), ...p !== void 0 && /\bgit\b/.test(t) ? [ `[${p}, so it finds no repository.]` ] : [] ];
const v = B.filter(t => t !== "").join("\n");
const y = n.exitCode !== 0 && x === null;
const T = b === $ ? {} : {
omittedCharacters: $.length - b.length + w
};
const E = k === null ? {} : {
outputFile: k
};
const N = {
parts: [ {
type: "text",
text: v
} ],
isError: y,
...T,
...E
};
return m.length === 0 ? N : {
...N,
blocked: m
};
}
const l = "[What this command started with & ended with the call; set background for a process that must keep running.]";
function keptNote(t, n) {
return n === 0 ? `[The whole output is in ${t}.]` : `[The output is in ${t}, except for ${n} bytes of its middle.]`;
}
function blockedNote({label: t, reason: n}) {
return `[The sandbox blocked: ${t}, because ${n}.]`;
}
function unseenNote(t) {
if (t.length === 0) return [];
const n = t.slice(0, d).map(t => `Read(${t})`);
return [ `[The sandbox hid: ${(0, s.KE)(t, d)}. A rule would show it to commands: ${n.join(", ")}.]` ];
}
const d = 5;
function endNotes({startError: t, exceeded: n, timedOut: e, cancelled: o, signal: r, exitCode: s}, i, c) {
if (t !== null) return [ `[The command did not start: ${t}.]` ];
if (n !== null && n !== void 0) return [ `[The command was stopped because ${n}.]` ];
if (e) return [ `[The command was stopped after its time limit of ${i} ms.]` ];
if (o) return [ "[The command was stopped: the time of the run was up, or it was canceled.]" ];
if (r !== null) return [ `[The command was terminated by ${r}.]` ];
if (s === 0) return [];
return [ `[Exit code ${String(s)}${c === null ? "" : `: ${c}`}.]` ];
}
const f = {
grep: "no match",
egrep: "no match",
fgrep: "no match",
zgrep: "no match",
rg: "no match",
"git grep": "no match",
diff: "different",
cmp: "different",
"git diff": "different",
test: "false",
"[": "false",
"[[": "false",
pgrep: "no match"
};
const m = /(?<![&<>|])&(?![&>])/;
function leavesProcesses(t) {
const n = (0, c.Y)(t);
const e = /<<-?(?!<)/.test(n) ? n.split("\n")[0] ?? "" : n;
return m.test(e) && !/\bwait\b/.test(e);
}
function answerOf(t, n) {
if (n !== 1) return null;
const e = (0, c.Y)(t);
const o = e.split(/\|\||&&|[|;&\n]/).at(-1) ?? "";
const [r = "", ...s] = o.trim().split(/\s+/).filter(t => !/^\w+=/.test(t));
const i = r.replace(/^.*\//, "");
const a = i === "git" ? `git ${s.find(t => !t.startsWith("-")) ?? ""}` : i;
return Object.hasOwn(f, a) ? f[a] ?? null : null;
}
}),
85111: (function(t, n, e) {
e.d(n, {
e: () => terminalText
});
var o = e(7138);
var r = e(40019);
const s = /[\r\b]|\u001b\[[0-2]?K/;
const i = /^[^]*\u001b\[[12]K/;
function terminalText(t) {
if (!s.test(t)) return (0, o.$u)(t);
return t.replaceAll(/\r+\n/g, "\n").split("\n").map(t => {
if (!s.test(t)) return (0, o.$u)(t);
const n = t.startsWith(r.s);
return (n ? r.s : "") + lastState(n ? t.slice(r.s.length) : t);
}).join("\n");
}
function lastState(t) {
const n = t.replace(i, "").split("\r");
const e = n.findLast(t => (0, o.$u)(t).trim() !== "") ?? "";
const r = (0, o.$u)(e.replaceAll("\b", c));
if (!r.includes(c)) return r;
const s = [];
let a = 0;
for (const t of r) if (t === c) a = Math.max(0, a - 1); else {
s[a] = t;
a += 1;
}
return s.join("").trimEnd();
}
const c = "\ue008";
}),
99100: (function(t, n, e) {
e.d(n, {
k: () => truncateMiddle
});
var o = e(20653);
function truncateMiddle(t, {maxCharacters: n, maxLines: e}, r = 0) {
const s = t.split("\n");
if (t.length <= n && s.length <= e) return t;
const i = Math.floor(e / 5);
const c = Math.floor(n / 5);
const a = (0, o.GH)(s.slice(0, i).join("\n"), c);
const u = t.slice(a.length);
const l = u.split("\n");
const d = (0, o.pJ)(l.slice(-(e - i)).join("\n"), n - c);
const f = u.length - d.length;
if (f <= 0) return t;
const m = r === 0 ? String(f) : `about ${f + r}`;
return `${a}\n[\u2026 ${m} characters omitted \u2026]\n${d}`;
}
})
};
