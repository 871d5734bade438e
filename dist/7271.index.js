"use strict";

exports.id = 7271;

exports.ids = [ 7271 ];

exports.modules = {
7434: (function(t, e, n) {
n.d(e, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var o = n(46193);
function createOutputBuffer(t) {
const e = Math.floor(t / 5);
const n = t - e;
const o = [];
let r = [];
let s = 0;
let c = 0;
let i = 0;
const shorten = () => {
const t = Buffer.concat(r);
const e = t.subarray(Math.max(0, t.length - n));
i += t.length - e.length;
r = [ e ];
c = e.length;
};
return {
add(t) {
const i = e - s;
const [u, a] = [ t.subarray(0, i), t.subarray(i) ];
u.length > 0 && o.push(Buffer.from(u));
s += u.length;
a.length > 0 && r.push(Buffer.from(a));
c += a.length;
c > 2 * n && shorten();
},
take() {
c > n && shorten();
if (i === 0) return {
bytes: Buffer.concat([ ...o, ...r ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(o)), wholeStart(Buffer.concat(r)) ];
const u = i + s - t.length + c - e.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(u)), e ]),
droppedBytes: u
};
}
};
}
function omissionNote(t) {
return `\n[\u2026 ${t} bytes of output omitted \u2026]\n`;
}
function wholeEnd(t) {
let e = t.length;
while (e > 0 && t.length - e < 3 && isContinuation(t[e - 1])) e -= 1;
const n = t[e - 1] ?? 0;
return n >= 192 && t.length - e + 1 < lengthOf(n) ? t.subarray(0, e - 1) : t;
}
function wholeStart(t) {
let e = 0;
while (e < 3 && isContinuation(t[e])) e += 1;
return t.subarray(e);
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
add: e => Buffer.from(t.write(e)),
end: () => Buffer.from(t.end())
};
}
}),
7271: (function(t, e, n) {
n.d(e, {
L: () => a,
P: () => endNotes,
commandOutput: () => commandOutput
});
var o = n(7138);
var r = n(7434);
var s = n(20653);
var c = n(99100);
var i = n(99702);
var u = n(85111);
const a = "[No output.]";
async function commandOutput({command: t, result: e, timeoutMs: n, limits: s, hasAnswers: i, keep: f}) {
const {droppedBytes: d, blocked: h = [], unseen: m = [], gitProblem: p, notes: g = []} = e;
const b = d === 0 ? 0 : d - (0, r.aU)(d).length;
const $ = (0, u.e)(e.output).replace(/\n$/, "");
const w = (0, c.k)($, s, b);
const x = w === $ ? null : await f((0, o.$u)(e.output).replace(/\n$/, ""));
const y = i ? answerOf(t, e.exitCode) : null;
const v = [ w === "" && e.startError === null ? a : w, ...x === null ? [] : [ keptNote(x, d) ], ...endNotes(e, n, y), ...i && leavesProcesses(t) ? [ l ] : [], ...h.map(blockedNote), ...unseenNote(m), ...g.map(t => `[${t}]`), ...p !== void 0 && /\bgit\b/.test(t) ? [ `[${p}, so it finds no repository.]` ] : [] ];
const B = v.filter(t => t !== "").join("\n");
const k = e.exitCode !== 0 && y === null;
const N = w === $ ? {} : {
omittedCharacters: $.length - w.length + b
};
const O = x === null ? {} : {
outputFile: x
};
const T = {
parts: [ {
type: "text",
text: B
} ],
isError: k,
...N,
...O
};
return h.length === 0 ? T : {
...T,
blocked: h
};
}
const l = "[What this command started with & ended with the call; set background for a process that must keep running.]";
function keptNote(t, e) {
return e === 0 ? `[The whole output is in ${t}.]` : `[The output is in ${t}, except for ${e} bytes of its middle.]`;
}
function blockedNote({label: t, reason: e}) {
return `[The sandbox blocked: ${t}, because ${e}.]`;
}
function unseenNote(t) {
if (t.length === 0) return [];
const e = t.slice(0, f).map(t => `Read(${t})`);
return [ `[The sandbox hid: ${(0, s.KE)(t, f)}. A rule would show it to commands: ${e.join(", ")}.]` ];
}
const f = 5;
function endNotes({startError: t, exceeded: e, timedOut: n, cancelled: o, signal: r, exitCode: s}, c, i) {
if (t !== null) return [ `[The command did not start: ${t}.]` ];
if (e !== null && e !== void 0) return [ `[The command was stopped because ${e}.]` ];
if (n) return [ `[The command was stopped after its time limit of ${c} ms.]` ];
if (o) return [ "[The command was stopped: the time of the run was up, or it was canceled.]" ];
if (r !== null) return [ `[The command was terminated by ${r}.]` ];
if (s === 0) return [];
return [ `[Exit code ${String(s)}${i === null ? "" : `: ${i}`}.]` ];
}
const d = {
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
const h = /(?<![&<>|])&(?![&>])/;
function leavesProcesses(t) {
const e = (0, i.Y)(t);
const n = /<<-?(?!<)/.test(e) ? e.split("\n")[0] ?? "" : e;
return h.test(n) && !/\bwait\b/.test(n);
}
function answerOf(t, e) {
if (e !== 1) return null;
const n = (0, i.Y)(t);
const o = n.split(/\|\||&&|[|;&\n]/).at(-1) ?? "";
const [r = "", ...s] = o.trim().split(/\s+/).filter(t => !/^\w+=/.test(t));
const c = r.replace(/^.*\//, "");
const u = c === "git" ? `git ${s.find(t => !t.startsWith("-")) ?? ""}` : c;
return Object.hasOwn(d, u) ? d[u] ?? null : null;
}
}),
85111: (function(t, e, n) {
n.d(e, {
e: () => terminalText
});
var o = n(7138);
var r = n(40019);
const s = /[\r\b]|\u001b\[[0-2]?K/;
const c = /^[^]*\u001b\[[12]K/;
function terminalText(t) {
if (!s.test(t)) return (0, o.$u)(t);
return t.replaceAll(/\r+\n/g, "\n").split("\n").map(t => {
if (!s.test(t)) return (0, o.$u)(t);
const e = t.startsWith(r.s);
return (e ? r.s : "") + lastState(e ? t.slice(r.s.length) : t);
}).join("\n");
}
function lastState(t) {
const e = t.replace(c, "").split("\r");
const n = e.findLast(t => (0, o.$u)(t).trim() !== "") ?? "";
const r = (0, o.$u)(n.replaceAll("\b", i));
if (!r.includes(i)) return r;
const s = [];
let u = 0;
for (const t of r) if (t === i) u = Math.max(0, u - 1); else {
s[u] = t;
u += 1;
}
return s.join("").trimEnd();
}
const i = "\ue008";
}),
99100: (function(t, e, n) {
n.d(e, {
k: () => truncateMiddle
});
var o = n(20653);
function truncateMiddle(t, {maxCharacters: e, maxLines: n}, r = 0) {
const s = t.split("\n");
if (t.length <= e && s.length <= n) return t;
const c = Math.floor(n / 5);
const i = Math.floor(e / 5);
const u = (0, o.GH)(s.slice(0, c).join("\n"), i);
const a = t.slice(u.length);
const l = a.split("\n");
const f = (0, o.pJ)(l.slice(-(n - c)).join("\n"), e - i);
const d = a.length - f.length;
if (d <= 0) return t;
const h = r === 0 ? String(d) : `about ${d + r}`;
return `${u}\n[\u2026 ${h} characters omitted \u2026]\n${f}`;
}
})
};
