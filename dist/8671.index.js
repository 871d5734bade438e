"use strict";

exports.id = 8671;

exports.ids = [ 8671, 2037, 955 ];

exports.modules = {
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var o = n(77598);
function fingerprint(e, t = 16) {
const n = (0, o.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
37016: (function(e, t, n) {
n.d(t, {
JU: () => binaryHunks,
ww: () => literalsIn,
zA: () => blobId
});
var o = n(77598);
var r = n(38522);
const i = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const s = 52;
function binaryHunks(e, t) {
return `GIT binary patch\n${literal(t)}\n${literal(e)}\n`;
}
function literal(e) {
const t = (0, r.deflateSync)(e);
let n = "";
for (let e = 0; e < t.length; e += s) {
const o = t.subarray(e, e + s);
n += `${String.fromCharCode(o.length <= 26 ? 64 + o.length : 70 + o.length)}${encoded(o)}\n`;
}
return `literal ${String(e.length)}\n${n}`;
}
function encoded(e) {
let t = "";
for (let n = 0; n < e.length; n += 4) {
let o = 0;
for (let t = 0; t < 4; t += 1) o = o * 256 + (e[n + t] ?? 0);
let r = "";
for (let e = 0; e < 5; e += 1) {
r = i.charAt(o % 85) + r;
o = Math.floor(o / 85);
}
t += r;
}
return t;
}
function literalsIn(e) {
return [ ...e.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm) ].map(([, e = ""]) => (0, 
r.inflateSync)(Buffer.concat(e.trimEnd().split("\n").map(decoded))));
}
function decoded(e) {
const t = e.charCodeAt(0);
const n = t <= 90 ? t - 64 : t - 70;
const o = Buffer.alloc(Math.ceil(n / 4) * 4);
for (let t = 0; t < o.length; t += 4) {
let n = 0;
for (const o of e.slice(1 + t / 4 * 5, 6 + t / 4 * 5)) n = n * 85 + i.indexOf(o);
o.writeUInt32BE(n, t);
}
return o.subarray(0, n);
}
function blobId(e, t) {
return (0, o.createHash)(t === 64 ? "sha256" : "sha1").update(`blob ${String(e.length)}\0`).update(e).digest("hex");
}
}),
11456: (function(e, t, n) {
n.d(t, {
$9: () => isUnpatched,
TA: () => hasSecret,
gE: () => redactedChanges,
iS: () => patchBytes
});
var o = n(4573);
var r = n(37016);
function patchBytes(e) {
return Buffer.concat(e.map(bytesOf));
}
const bytesOf = ({diff: e, patch: t}) => t === void 0 ? Buffer.from(e ?? "") : Buffer.from(t, "latin1");
const isUnpatched = ({diff: e, patch: t}) => e === null && t === void 0;
function redactedChanges(e, t) {
const n = [];
const [i, s] = [ [], [] ];
for (const l of e) {
const e = bytesOf(l);
const a = l.patch?.includes("\nGIT binary patch\n") === true;
if (a && (0, r.ww)(l.patch ?? "").some(e => hasSecret(e, t))) {
s.push(l.path);
continue;
}
const c = (0, o.isUtf8)(e) ? "utf8" : "latin1";
const u = Buffer.from(t(e.toString(c)), c);
u.equals(e) || i.push(l.path);
n.push({
diff: null,
patch: u.toString("latin1")
});
}
return {
kept: n,
redacted: i,
secret: s
};
}
function hasSecret(e, t) {
return [ "utf8", "latin1", "utf16le" ].some(n => {
const o = e.toString(n);
return t(o) !== o;
});
}
}),
45058: (function(e, t, n) {
n.r(t);
n.d(t, {
applyGitHubWrites: () => applyGitHubWrites,
publishContextOf: () => publishContextOf,
reviewedSha: () => reviewedSha,
unrecordedRows: () => unrecordedRows,
withholding: () => b
});
var o = n(42357);
var r = n(54327);
var i = n(84758);
var s = n(96668);
var l = n(11456);
var a = n(73948);
var c = n(12673);
var u = n(38287);
var d = n(93768);
var f = n(53754);
var h = n(3101);
var m = n(70482);
var p = n(74397);
var g = n(20653);
var v = n(99991);
const b = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
async function applyGitHubWrites(e, t) {
const {artifacts: n, redact: o, log: i} = t;
const s = (0, h.L)(e.requests, o);
const l = s.filter(r.J);
const a = [ ...l.length === 0 ? [] : await apply(l, e.conclusion, t), ...unrecordedRows(e) ];
if (a.length === 0 && e.requests.length === 0) return [];
for (const e of a.filter(({outcome: e}) => e === "failed")) i.warning(`${e.what}: ${e.note}`);
const c = {
version: 1,
requests: s,
writes: (0, h.L)(a, o)
};
n.writeRedacted("write-requests.json", `${JSON.stringify(c, null, 2)}\n`);
return a;
}
async function apply(e, t, o) {
const {applyWriteRequests: r, withheld: i} = await n.e(193).then(n.bind(n, 70193));
if (b.has(t)) return i(e, "unsuccessful-run", `The run ended as ${t}.`);
return await r(e, await publishContextOf(e, t, o));
}
async function publishContextOf(e, t, o) {
const {event: r, settings: s} = o.runContext;
const l = s["github-token"];
if (l === void 0 || r.repository === null) throw new Error("writes were recorded with nowhere to go");
const u = {
owner: r.repository.owner,
repo: r.repository.name,
number: r.item?.number ?? 0
};
const {createGitHubWriteClient: d} = await Promise.all([ n.e(8343), n.e(8043) ]).then(n.bind(n, 8043));
return {
github: d((0, c.C0)(l, o), u, o.session),
sanitize: e => (0, m.sanitizeForPosting)(e, o),
key: s["comment-key"],
answer: (0, f.uR)(s["comment-mode"], r.trigger.triggerComment),
item: r.item?.kind ?? null,
afterClosed: r.item === null || r.trigger.triggerComment !== null,
reviewedSha: e.some(e => (0, i.kindOf)(e).isAboutCommit) ? await reviewedSha(o.runContext) : null,
pull: pullRequestContextOf(o),
push: e.some(e => (0, i.kindOf)(e).target === "push") ? await pushOf(o) : null,
footer: provenanceFooter(o.runContext, o.hostEnvironment),
repositoryUrl: (0, c.Ek)(o.hostEnvironment, r.repository),
mayClose: r.item?.kind === "issue" ? r.item.number : null,
issueEnd: {
expiresDays: s["issue-expires-days"] ?? null,
closesOlder: s["issue-close-older"],
now: a.m.now()
},
whyCommentOnly: t === "success" ? null : `The run ended as ${t}.`
};
}
function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: o}) {
const r = (0, v.F)(t, n);
return e === null || r === null ? null : {
...r,
collected: e,
holdsSecret: e => (0, l.TA)(e, o)
};
}
async function pushOf(e) {
const {collected: t, push: o = s.RH, patch: r = "", redact: i} = e;
if (t === null) return null;
const {pushContextOf: a} = await n.e(2764).then(n.bind(n, 12764));
return a({
...e,
collected: t,
push: o,
patch: r,
holdsSecret: e => (0, l.TA)(e, i)
});
}
async function reviewedSha({event: e, git: t}) {
return e.headSha ?? await (t?.headSha().catch((0, o.j6)(u.U, () => null))) ?? null;
}
function unrecordedRows({denials: e, unrecorded: t = []}) {
const row = (e, t, n, o) => ({
what: e,
outcome: n,
url: null,
note: t,
code: o
});
const n = e.filter(({tool: e}) => d.ue.includes(e));
return [ ...n.map(({tool: e, label: t, reason: n}) => row(`${e} ${t}`, n, "refused", "call-refused")), ...t.map(({tool: e, label: t, reason: n}) => row(`${e} ${(0, 
g.ml)(t, 80)}`, n, "failed", "not-recorded")) ];
}
function provenanceFooter({event: e, trustedSource: t, pull: n}, o) {
const r = (0, c.Vp)(o);
if (!(0, p.n1)(r)) return "";
const {triggerComment: i, sender: s} = e.trigger;
const l = (i?.author ?? s)?.login ?? e.actor;
const a = n?.commit ?? e.headSha ?? t.commit;
const u = l !== null && /^[\w.-]+(?:\[bot\])?$/.test(l) ? ` for ${l.replace(/[_[\]]/g, "\\$&")}` : "";
const d = a === null ? "" : ` at commit ${a.slice(0, 7)}`;
return `<sub>By [this run of Sallyport](${r})${u}${d}.</sub>`;
}
}),
15250: (function(e, t, n) {
n.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = n(54539);
var r = n(51061);
var i = n(74397);
var s = n(20653);
function changesSection(e, t) {
const n = `#### Changed files (${(0, o.ZV)(e.length)}, ${figuresOf(e)})`;
return [ n, ...blocksOf(e, t, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: t, ...n}) {
if (e.length === 0) return "";
const r = `Diff${t ? "" : ", not committed"}: ${(0, o.B4)(e.length, "file")}, ${figuresOf(e)}`;
const i = blocksOf(e, n, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${r}</summary>`, ...i, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = t => (0, o.ZV)(e.reduce((e, n) => e + n[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, t, n) {
const r = [];
let i = t.total;
for (const o of e.slice(0, t.files)) {
const {text: e, omitted: s} = headOf(o.diff ?? "", Math.min(t.each, i));
i -= e.length;
r.push(n(o, e, s));
}
const s = e.length - r.length;
s > 0 && r.push(`And ${(0, o.B4)(s, "more file")}.`);
return r;
}
function headOf(e, t) {
if (e.length <= t) return {
text: e,
omitted: 0
};
const n = e.slice(0, Math.max(0, e.lastIndexOf("\n", t)));
return {
text: n,
omitted: e.slice(n.length).trim().split("\n").length
};
}
function folded(e, t, n) {
const i = e.diff === null ? "" : ` +${(0, o.ZV)(e.added)} \u2212${(0, o.ZV)(e.removed)}`;
const l = `<summary>${(0, r.h8)((0, s.ml)(e.path, 200))} ${e.kind}${i}</summary>`;
return [ `<details>${l}`, ...bodyOf(e, t, n), "</details>" ].join("\n\n");
}
function unfolded(e, t, n) {
const o = t === "" ? [ `${(0, i.ti)((0, s.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...o, ...bodyOf(e, t, n) ].join("\n\n");
}
function bodyOf(e, t, n) {
const s = [ e.note ?? (e.diff === null ? "No diff." : ""), n > 0 ? `${(0, o.B4)(n, "more line")} of the diff omitted.` : "" ];
const l = s.filter(e => e !== "").join(" ");
return [ ...t === "" ? [] : [ (0, r.OF)(t, "diff") ], ...l === "" ? [] : [ (0, i.ft)(l) ] ];
}
}),
49703: (function(e, t, n) {
n.d(t, {
G: () => sanitizedNotice
});
var o = n(54539);
const r = {
"control-character": [ "control character", "control characters" ],
"terminal-sequence": [ "terminal sequence", "terminal sequences" ],
"direction-mark": [ "direction mark", "direction marks" ],
"invisible-character": [ "invisible character", "invisible characters" ],
homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
entity: [ "entity", "entities" ],
tag: [ "HTML tag", "HTML tags" ],
"hidden-element": [ "hidden element", "hidden elements" ],
image: [ "image", "images" ],
"link-title": [ "link title", "link titles" ],
"link-definition": [ "link definition", "link definitions" ],
link: [ "link to another host", "links to other hosts" ],
mention: [ "mention", "mentions" ],
"closing-word": [ "closing word", "closing words" ],
reference: [ "reference to another repository", "references to other repositories" ],
"slash-command": [ "slash command", "slash commands" ],
fence: [ "open fence", "open fences" ],
mathematics: [ "text with formulas", "texts with formulas" ],
"unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
};
function sanitizedNotice(e) {
return e.map(({kind: e, count: t}) => (0, o.B4)(t, ...r[e])).join(", ");
}
}),
92747: (function(e, t, n) {
n.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = n(54539);
var r = n(51061);
var i = n(74397);
var s = n(20653);
var l = n(1359);
var a = n(59046);
var c = n(19326);
function refusedSection(e, t) {
const {refused: n} = e;
const r = n.reduce((e, {times: t}) => e + t, 0);
const i = (0, c.RJ)(n);
const s = i.slice(0, t).map(row);
const a = i.slice(t).reduce((e, {calls: t}) => e + t.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(r)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...s ].join("\n"), ...a > 0 ? [ `And ${(0, 
o.B4)(a, "more refused call")}.` ] : [], ...n.slice(0, t).flatMap(previewOf), ...suggestions(e, t), ...(0, 
l.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: e, label: t, preview: n}) {
if (n === void 0) return [];
const o = `<summary>${(0, r.h8)((0, s.ml)(`${e} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, r.OF)((0, s.ml)(n, u), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: t, links: n}, i) {
const s = e.slice(0, i);
const l = e.length - s.length;
const a = n.reportPath === null ? "not shown" : "in the report";
const u = [ ...l > 0 ? [ `${(0, o.B4)(l, "more rule is", "more rules are")} ${a}.` ] : [], ...t > 0 ? [ `${(0, 
o.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = n.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
r.OF)((0, c.tR)(s), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
r.OF)(s.map(c.Q$).join("\n"), "text") ];
return [ ...s.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const d = 5;
function row({calls: e, reason: t, suggest: n}) {
const [{tool: r, origin: l} = {
tool: "",
origin: "model"
}] = e;
const a = l === "prompt" ? " (requested by the prompt)" : "";
const c = n.map(e => (0, i.ti)((0, s.ml)(e, 200))).join(" ") || "no rule";
const u = e.slice(0, d).map(({label: e, times: t}) => {
const n = t === 1 ? "" : ` (${(0, o.ZV)(t)} times)`;
return `${(0, i.ti)((0, s.ml)(e, 200))}${n}`;
});
const f = e.length > d ? [ `${(0, o.ZV)(e.length - d)} more` ] : [];
const h = [ ...u, ...f ].join("<br>");
return `| ${(0, i.ft)((0, s.ml)(r, 100))} | ${h} | ${(0, i.xG)((0, s.ml)(t, 300))}${a} | ${c} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, i.xG)((0, s.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: t, sandbox: n}) {
return [ instructionsLine(e ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
a.o)(n).map(i.ft).join(" ") ];
}
function instructionsLine(e) {
const t = e.slice(0, f).map(({kind: e, path: t, bytes: n}) => {
const r = (0, i.ti)((0, s.ml)(t, 200));
return e === "skill" ? `skill ${r}` : `${r} (${(0, o.B4)(n, "byte")})`;
});
const n = e.length - t.length;
const r = n > 0 ? [ `${(0, o.ZV)(n)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...r ].join(", ")}.`;
}
const f = 30;
function cachedShare({cacheReadTokens: e, inputTokens: t}) {
return `${String(Math.round(100 * e / Math.max(1, t)))} %`;
}
function figures({turns: e, model: t, toolCalls: n, usage: r, costUsd: a, durationMs: c, prompt: u}, d = true) {
if (e === 0 && r.inputTokens === 0) return "";
const f = [ ...r.cacheReadTokens > 0 ? [ `${(0, o.ZV)(r.cacheReadTokens)} or ${cachedShare(r)} from the cache` ] : [], ...r.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(r.cacheWriteTokens)} into it` ] : [] ];
const h = `${(0, o.ZV)(r.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
const m = [ (0, i.ti)((0, s.ml)(t, 100)), `prompt ${(0, i.ti)((0, s.ml)(u, 200))}`, (0, 
o.B4)(e, "turn"), (0, o.B4)(n, "tool call"), h, `${(0, o.ZV)(r.outputTokens)} out`, ...a !== null || d ? [ (0, 
l.BD)(a) ] : [], (0, l.a3)(c) ];
return m.join(" \xb7 ");
}
const h = 20;
function provenanceLines({trustedCommit: e, omitted: t}) {
const n = t.length - h;
const r = `Trusted commit: ${(0, i.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ r ], ...t.slice(0, h).map(e => (0, i.ft)((0, s.ml)(e, 500))), ...n > 0 ? [ `And ${(0, 
o.B4)(n, "more omission")}.` ] : [] ].join("\n\n");
}
}),
16428: (function(e, t, n) {
n.d(t, {
R: () => isTooComplex,
d: () => o
});
const o = 7e4;
const r = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
function isTooComplex(e) {
if (e.length > o || r.test(e)) return true;
let t = 0;
for (const n of e.split(/\n[ \t]*\n/)) t += 25 * (n.match(/[*_~]+/g)?.length ?? 0) ** 2 + (n.match(/[[\]]/g)?.length ?? 0) ** 2;
return t > 1e8;
}
}),
42344: (function(e, t, n) {
n.d(t, {
P: () => createChangeCounts,
j: () => sumChanges
});
function createChangeCounts() {
const e = new Map;
return {
add: (t, n = 1) => void e.set(t, (e.get(t) ?? 0) + n),
changes: () => [ ...e ].map(([e, t]) => ({
kind: e,
count: t
}))
};
}
function sumChanges(...e) {
const t = createChangeCounts();
for (const {kind: n, count: o} of e.flat()) t.add(n, o);
return t.changes();
}
}),
74568: (function(e, t, n) {
n.d(t, {
P: () => withoutHidden,
u: () => sanitizePlain
});
var o = n(7138);
var r = n(42344);
const i = "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan".split(" ").map(e => `\\p{Script=${e}}`).join("");
const s = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
let l = null;
function parts() {
l ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(s, "gu") ] ];
return l;
}
function withoutHidden(e, t) {
if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
let n = e.replace(o.r4, "\n");
for (const [e, o] of parts()) n = n.replace(o, () => {
t.add(e);
return "";
});
return n;
}
function sanitizePlain(e) {
const t = (0, r.P)();
const n = withoutHidden(e, t);
return {
text: n,
changes: t.changes()
};
}
}),
48263: (function(e, t, n) {
n.d(t, {
Fd: () => TooDeepError,
N3: () => isHiddenElement,
NL: () => parsePage,
Te: () => p,
WH: () => isBlock,
ci: () => addressOf,
e9: () => visibleContent,
eX: () => languageOf,
lt: () => attribute,
vq: () => isElement
});
var o = n(77549);
var r = n(7042);
var i = n(83984);
var s = n(22429);
var l = n(24479);
var a = n(1680);
var c = n(78030);
var u = n(57749);
var d = n(18835);
var f = n(91197);
var h = n(14367);
var m = n(96855);
const p = [ (0, r.$)(), (0, s.r)(), (0, a.K)(), (0, u.x)(), (0, f.J)() ];
const g = [ (0, i.s)(), (0, l.C)(), (0, c.t)(), (0, d.k)(), (0, h.Q)() ];
function parsePage(e) {
const t = {
allowDangerousHtml: true,
allowDangerousProtocol: true
};
return (0, m.oH)((0, o.yt)(e, {
...t,
extensions: p,
htmlExtensions: g
}));
}
const v = new Set("script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext".split(" "));
function isHiddenElement(e) {
if (v.has(e.tagName)) return true;
const t = attribute(e, "style") ?? "";
return attribute(e, "hidden") !== null || attribute(e, "aria-hidden") === "true" || attribute(e, "id") === "footnote-label" || attribute(e, "data-footnote-backref") !== null || b.test(t.replace(/\/\*[^]*?\*\//g, ""));
}
const b = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(e, t) {
return e.attrs.find(e => e.name === t)?.value ?? null;
}
function isElement(e) {
return "tagName" in e;
}
const $ = new Set("address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul".split(" "));
function isBlock(e) {
return isElement(e) && $.has(e.tagName);
}
class TooDeepError extends Error {}
const w = 200;
function visibleContent(e, t) {
const n = [];
const visit = (e, t) => {
if (t > w) throw new TooDeepError;
"value" in e && n.push(e.value);
if (!isElement(e) || isHiddenElement(e)) return;
const o = n.length;
(isBlock(e) || e.tagName === "br") && n.push(" ");
for (const n of e.childNodes) visit(n, t + 1);
isBlock(e) && n.push(" ");
const r = n.slice(o).every(e => e.trim() === "");
const i = addressOf(e);
i === null || e.tagName !== "img" && r || n.push(` \0${decodedAddress(i)}\0 `);
e.tagName === "code" && n.push(` \0${languageOf(e)}\0 `);
e.tagName === "input" && n.push(attribute(e, "checked") === null ? "[ ]" : "[x]");
};
for (const t of e.childNodes) visit(t, 0);
return t(n.join("")).replace(/\s+/g, " ").trim();
}
function decodedAddress(e) {
try {
return decodeURI(e);
} catch {
return e;
}
}
function addressOf(e) {
const t = attribute(e, e.tagName === "img" ? "src" : "href");
if (e.tagName !== "img" && e.tagName !== "a") return null;
return attribute(e, "data-footnote-ref") !== null ? null : t;
}
function languageOf(e) {
return /^language-(\S+)/.exec(attribute(e, "class") ?? "")?.[1] ?? "";
}
}),
16183: (function(e, t, n) {
n.d(t, {
XL: () => eventsOf,
pH: () => structureOf,
te: () => isCertain
});
var o = n(45387);
var r = n(19627);
var i = n(82192);
var s = n(48263);
const l = {
disable: {
null: [ "htmlFlow", "htmlText" ]
}
};
const a = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
function eventsOf(e, {html: t, inline: n}) {
const c = [ ...s.Te, ...t ? [] : [ l ], ...n ? [] : [ a ] ];
return (0, o._)((0, r.q)({
extensions: c
}).document().write((0, i.v)()(e, void 0, true)));
}
function structureOf(e, t = false) {
const n = e.split("\n");
const o = new Map;
const r = new Set;
let i = 0;
let s = "";
for (const [l, a] of eventsOf(e, {
html: t,
inline: false
})) {
const t = a.start.line - 1;
a.type === "codeFenced" && l === "enter" && ([i, s] = [ 0, "" ]);
a.type === "codeFencedFence" && l === "exit" && (i += 1);
a.type === "codeFencedFenceInfo" && l === "exit" && (s = e.slice(a.start.offset, a.end.offset));
a.type === "tableRow" && l === "enter" && r.add(t);
if (l === "enter" || a.type !== "codeFenced" && a.type !== "codeIndented") continue;
const c = a.end.column === 1 && a.end.line > a.start.line;
o.set(t, {
kind: a.type === "codeFenced" ? "fenced" : "indented",
first: t,
last: a.end.line - (c ? 2 : 1),
prefix: (n[t] ?? "").slice(0, a.start.column - 1),
info: s,
isClosed: i > 1
});
}
return {
code: o,
rows: r
};
}
const c = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;
function isCertain(e, {kind: t, first: n, last: o, prefix: r}, i) {
const s = r.split(">").length - 1;
if (s > 0 && !isQuote(e, {
first: n,
last: o
}, i)) return false;
const l = new RegExp(`^(?: *> ?){${String(s)}}`);
const inner = t => {
const n = e[t] ?? "";
return l.test(n) ? n.replace(l, "") : null;
};
const a = inner(n) ?? "";
const u = t === "fenced" ? c.exec(a) : null;
const d = u === null ? indentOf(a) : u[0].length;
const f = u === null ? offsetAbove({
first: n,
indent: d
}, inner, i) : u[0].length;
if (t === "indented" ? d < f + 4 : u === null && d > f + 3) return false;
const h = t === "indented" ? f + 4 : f;
for (let e = n + 1; e <= o; e += 1) {
const t = inner(e);
if (t === null || t.trim() !== "" && indentOf(t) < h) return false;
}
return f === 0 || !e.slice(n, o + 1).some(e => /^[ >]*\t/.test(e));
}
function isQuote(e, {first: t, last: n}, o) {
const r = indentOf(e[t] ?? "");
const i = offsetAbove({
first: t,
indent: r
}, t => e[t] ?? "", o);
return r <= i + 3 && e.slice(t, n + 1).every(e => indentOf(e) >= i);
}
const indentOf = e => /^ */.exec(e)?.[0].length ?? 0;
function offsetAbove({first: e, indent: t}, n, o) {
let r = 0;
let i = t;
for (let t = e - 1; t >= 0; t -= 1) {
const e = n(t);
if (e === null) break;
if (e.trim() === "" || o(t)) continue;
const s = c.exec(e);
if (s !== null) {
const e = s[2]?.length ?? 0;
const t = e > 4 || e === 0 ? s[0].trimEnd().length + 1 : s[0].length;
t <= i && (r = Math.max(r, t));
i = Math.min(i, s[1]?.length ?? 0);
if (i === 0) break;
} else if (indentOf(e) === 0) break;
}
return r;
}
}),
32622: (function(e, t, n) {
n.d(t, {
o: () => truncateMarkdown
});
var o = n(54539);
var r = n(20653);
const i = {
fence: null,
details: 0
};
function truncateMarkdown(e, t) {
const size = e => t.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= t.limit) return e;
const n = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const r = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(e))} ${t.unit} fit.${n}*`;
const i = t.limit - size(r) - size("\n\n");
const s = i <= 0 ? "" : lastFitting(e, i, size);
const l = s === "" ? r : `${s}\n\n${r}`;
return size(l) <= t.limit ? l : "";
}
function lastFitting(e, t, n) {
let o = {
end: 0,
open: i
};
let r = o;
let s = i;
let [l, a] = [ 0, 0 ];
for (const i of e.split("\n")) {
const e = openAfter(i, s);
const c = a + n(i);
if (c > t) {
const e = partOfLine(i, s, e => a + n(e) + closing(s).length <= t);
e > 0 && (o = {
end: l + e,
open: s
});
break;
}
if (c + closing(e).length <= t) {
o = {
end: l + i.length,
open: e
};
e.fence === null && e.details === 0 && (r = o);
}
s = e;
l += i.length + 1;
a = c + 1;
}
const {end: c, open: u} = r.end * 2 >= o.end ? r : o;
return `${e.slice(0, c)}${closing(u)}`.trimEnd();
}
function openAfter(e, t) {
if (t.fence !== null) {
const n = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return n.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const n = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (n !== null) return {
...t,
fence: n
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return t;
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: n,
details: Math.max(0, t.details + o)
};
}
function closing({fence: e, details: t}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(e, {fence: t}, n) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, i] = [ 0, e.length ];
while (o < i) {
const t = Math.ceil((o + i) / 2);
n(e.slice(0, t)) ? o = t : i = t - 1;
}
return t === null ? safeEnd(e, o) : (0, r.GH)(e, o).length;
}
const s = 2e3;
function safeEnd(e, t) {
let n = 0;
let o = null;
for (const {0: r, index: i} of e.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && i - o.since > s && (o = null);
o !== null ? r === o.until ? o = null : r === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : r.startsWith("`") ? o = {
until: r,
since: i
} : r === "[" ? o = {
until: "]",
since: i
} : r === "<" ? o = {
until: ">",
since: i
} : /^\s/.test(r) && (n = i);
}
return n;
}
})
};
