"use strict";

exports.id = 6047;

exports.ids = [ 6047 ];

exports.modules = {
15250: (function(n, t, e) {
e.d(t, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = e(54539);
var i = e(51061);
var s = e(74397);
var r = e(20653);
function changesSection(n, t) {
const e = `#### Changed files (${(0, o.ZV)(n.length)}, ${figuresOf(n)})`;
return [ e, ...blocksOf(n, t, folded) ].join("\n\n");
}
function collapsedChanges(n, {isCommitted: t, ...e}) {
if (n.length === 0) return "";
const i = `Diff${t ? "" : ", not committed"}: ${(0, o.B4)(n.length, "file")}, ${figuresOf(n)}`;
const s = blocksOf(n, e, n.length === 1 ? unfolded : folded);
return [ `<details><summary>${i}</summary>`, ...s, "</details>" ].join("\n\n");
}
function figuresOf(n) {
const sum = t => (0, o.ZV)(n.reduce((n, e) => n + e[t], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(n, t, e) {
const i = [];
let s = t.total;
for (const o of n.slice(0, t.files)) {
const {text: n, omitted: r} = headOf(o.diff ?? "", Math.min(t.each, s));
s -= n.length;
i.push(e(o, n, r));
}
const r = n.length - i.length;
r > 0 && i.push(`And ${(0, o.B4)(r, "more file")}.`);
return i;
}
function headOf(n, t) {
if (n.length <= t) return {
text: n,
omitted: 0
};
const e = n.slice(0, Math.max(0, n.lastIndexOf("\n", t)));
return {
text: e,
omitted: n.slice(e.length).trim().split("\n").length
};
}
function folded(n, t, e) {
const s = n.diff === null ? "" : ` +${(0, o.ZV)(n.added)} \u2212${(0, o.ZV)(n.removed)}`;
const l = `<summary>${(0, i.h8)((0, r.ml)(n.path, 200))} ${n.kind}${s}</summary>`;
return [ `<details>${l}`, ...bodyOf(n, t, e), "</details>" ].join("\n\n");
}
function unfolded(n, t, e) {
const o = t === "" ? [ `${(0, s.ti)((0, r.ml)(n.path, 200))} ${n.kind}` ] : [];
return [ ...o, ...bodyOf(n, t, e) ].join("\n\n");
}
function bodyOf(n, t, e) {
const r = [ n.note ?? (n.diff === null ? "No diff." : ""), e > 0 ? `${(0, o.B4)(e, "more line")} of the diff omitted.` : "" ];
const l = r.filter(n => n !== "").join(" ");
return [ ...t === "" ? [] : [ (0, i.OF)(t, "diff") ], ...l === "" ? [] : [ (0, s.ft)(l) ] ];
}
}),
9626: (function(n, t, e) {
e.d(t, {
u: () => reportMarkdown
});
var o = e(74397);
var i = e(32622);
var s = e(15250);
var r = e(71245);
var l = e(15917);
var c = e(1359);
var a = e(96682);
var u = e(49703);
var f = e(92747);
var d = e(97979);
function reportMarkdown(n, t) {
const {result: e, refused: i} = n;
const u = [ `### ${[ `${(0, c.rL)(n)} ${(0, c.Pl)(n)}`, (0, r.k)(n) ].filter(n => n !== null).join(" \xb7 ")}`, reasonLine(n), n.subject.lastCheck === void 0 ? "" : (0, 
o.xG)((0, a.Q)(n.subject.lastCheck)), answerSection(n, t.text), n.findings.length === 0 ? "" : (0, 
l.WT)(n.findings, t.rows), n.writes.length === 0 ? "" : (0, d.M)(n.writes, t.rows), i.length === 0 ? "" : (0, 
f.WZ)(n, t.rows), e.notices.length === 0 ? "" : (0, f.Z8)(e.notices), ...(0, f.Mv)(e), e.changes.length === 0 ? "" : (0, 
s.H)(e.changes, t.diffs), footer(n) ];
return `${u.filter(n => n !== "").join("\n\n")}\n`;
}
function reasonLine({result: {conclusion: n, reason: t}, answer: e}) {
return n === "success" && e.text !== "" ? "" : (0, o.ft)(t);
}
function answerSection({answer: {text: n, changes: t}, links: e}, s) {
const r = e.reportPath === null ? null : `in ${(0, o.ti)(e.reportPath)}`;
if (n === "") return "";
const l = t.length === 0 ? [] : [ `*Sanitized in this text: ${(0, u.G)(t)}.*` ];
return [ "---", (0, i.o)(n, {
limit: s,
unit: "characters",
whole: r
}), "---", ...l ].join("\n\n");
}
function footer({result: n, links: t}) {
const e = [ ...(0, o.n1)(t.run) ? [ `[Run](${t.run})` ] : [], ...n.transcriptPath === null ? [] : [ `transcript ${(0, 
o.ti)(n.transcriptPath)}` ], ...t.reportPath === null ? [] : [ `report ${(0, o.ti)(t.reportPath)}` ], ...t.patchPath === void 0 ? [] : [ `patch ${(0, 
o.ti)(t.patchPath)}` ] ];
const i = t.onRunner && n.transcriptPath !== null;
const s = i ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
return [ (0, f.u5)(n), e.length === 0 ? "" : `${e.join(" \xb7 ")}${s}` ].filter(n => n !== "").join("\n\n");
}
}),
49703: (function(n, t, e) {
e.d(t, {
G: () => sanitizedNotice
});
var o = e(54539);
const i = {
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
function sanitizedNotice(n) {
return n.map(({kind: n, count: t}) => (0, o.B4)(t, ...i[n])).join(", ");
}
}),
92747: (function(n, t, e) {
e.d(t, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = e(54539);
var i = e(51061);
var s = e(74397);
var r = e(20653);
var l = e(1359);
var c = e(59046);
var a = e(19326);
function refusedSection(n, t) {
const {refused: e} = n;
const i = e.reduce((n, {times: t}) => n + t, 0);
const s = (0, a.RJ)(e);
const r = s.slice(0, t).map(row);
const c = s.slice(t).reduce((n, {calls: t}) => n + t.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...r ].join("\n"), ...c > 0 ? [ `And ${(0, 
o.B4)(c, "more refused call")}.` ] : [], ...e.slice(0, t).flatMap(previewOf), ...suggestions(n, t), ...(0, 
l.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: n, label: t, preview: e}) {
if (e === void 0) return [];
const o = `<summary>${(0, i.h8)((0, r.ml)(`${n} ${t}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, i.OF)((0, r.ml)(e, u), "diff"), "</details>" ];
}
function suggestions({suggested: n, unpasteable: t, links: e}, s) {
const r = n.slice(0, s);
const l = n.length - r.length;
const c = e.reportPath === null ? "not shown" : "in the report";
const u = [ ...l > 0 ? [ `${(0, o.B4)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...t > 0 ? [ `${(0, 
o.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const f = e.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
i.OF)((0, a.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
i.OF)(r.map(a.Q$).join("\n"), "text") ];
return [ ...r.length === 0 ? [] : f, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const f = 5;
function row({calls: n, reason: t, suggest: e}) {
const [{tool: i, origin: l} = {
tool: "",
origin: "model"
}] = n;
const c = l === "prompt" ? " (requested by the prompt)" : "";
const a = e.map(n => (0, s.ti)((0, r.ml)(n, 200))).join(" ") || "no rule";
const u = n.slice(0, f).map(({label: n, times: t}) => {
const e = t === 1 ? "" : ` (${(0, o.ZV)(t)} times)`;
return `${(0, s.ti)((0, r.ml)(n, 200))}${e}`;
});
const d = n.length > f ? [ `${(0, o.ZV)(n.length - f)} more` ] : [];
const h = [ ...u, ...d ].join("<br>");
return `| ${(0, s.ft)((0, r.ml)(i, 100))} | ${h} | ${(0, s.xG)((0, r.ml)(t, 300))}${c} | ${a} |`;
}
function noticesSection(n) {
return [ "#### Notices", n.map(n => `- ${(0, s.xG)((0, r.ml)(n, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: n, provenance: t, sandbox: e}) {
return [ instructionsLine(n ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
c.o)(e).map(s.ft).join(" ") ];
}
function instructionsLine(n) {
const t = n.slice(0, d).map(({kind: n, path: t, bytes: e}) => {
const i = (0, s.ti)((0, r.ml)(t, 200));
return n === "skill" ? `skill ${i}` : `${i} (${(0, o.B4)(e, "byte")})`;
});
const e = n.length - t.length;
const i = e > 0 ? [ `${(0, o.ZV)(e)} more` ] : [];
return n.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...i ].join(", ")}.`;
}
const d = 30;
function cachedShare({cacheReadTokens: n, inputTokens: t}) {
return `${String(Math.round(100 * n / Math.max(1, t)))} %`;
}
function figures({turns: n, model: t, toolCalls: e, usage: i, costUsd: c, durationMs: a, prompt: u}, f = true) {
if (n === 0 && i.inputTokens === 0) return "";
const d = [ ...i.cacheReadTokens > 0 ? [ `${(0, o.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(i.cacheWriteTokens)} into it` ] : [] ];
const h = `${(0, o.ZV)(i.inputTokens)} tokens in${d.length === 0 ? "" : ` (${d.join(", ")})`}`;
const m = [ (0, s.ti)((0, r.ml)(t, 100)), `prompt ${(0, s.ti)((0, r.ml)(u, 200))}`, (0, 
o.B4)(n, "turn"), (0, o.B4)(e, "tool call"), h, `${(0, o.ZV)(i.outputTokens)} out`, ...c !== null || f ? [ (0, 
l.BD)(c) ] : [], (0, l.a3)(a) ];
return m.join(" \xb7 ");
}
const h = 20;
function provenanceLines({trustedCommit: n, omitted: t}) {
const e = t.length - h;
const i = `Trusted commit: ${(0, s.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...n === null ? [] : [ i ], ...t.slice(0, h).map(n => (0, s.ft)((0, r.ml)(n, 500))), ...e > 0 ? [ `And ${(0, 
o.B4)(e, "more omission")}.` ] : [] ].join("\n\n");
}
}),
26047: (function(n, t, e) {
e.r(t);
e.d(t, {
stepSummary: () => stepSummary,
summaryLimitBytes: () => s,
wholeReport: () => wholeReport
});
var o = e(32622);
var i = e(9626);
const s = 1048575;
function wholeReport(n) {
return (0, i.u)(n, {
text: Number.MAX_SAFE_INTEGER,
rows: 1e4,
diffs: {
total: 4e6,
each: 5e5,
files: 5e3
}
});
}
function stepSummary(n) {
const t = (0, i.u)(n, {
text: 5e5,
rows: 500,
diffs: {
total: 2e5,
each: 2e4,
files: 200
}
});
const e = n.links.reportPath;
const r = e === null ? null : `in ${e}`;
return `${(0, o.o)(t, {
limit: s,
unit: "bytes",
whole: r
}).trimEnd()}\n`;
}
}),
32622: (function(n, t, e) {
e.d(t, {
o: () => truncateMarkdown
});
var o = e(54539);
var i = e(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(n, t) {
const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
if (size(n) <= t.limit) return n;
const e = t.whole === null ? "" : ` The whole text is ${t.whole}.`;
const i = `*Truncated here: ${(0, o.ZV)(t.limit)} of ${(0, o.ZV)(size(n))} ${t.unit} fit.${e}*`;
const s = t.limit - size(i) - size("\n\n");
const r = s <= 0 ? "" : lastFitting(n, s, size);
const l = r === "" ? i : `${r}\n\n${i}`;
return size(l) <= t.limit ? l : "";
}
function lastFitting(n, t, e) {
let o = {
end: 0,
open: s
};
let i = o;
let r = s;
let [l, c] = [ 0, 0 ];
for (const s of n.split("\n")) {
const n = openAfter(s, r);
const a = c + e(s);
if (a > t) {
const n = partOfLine(s, r, n => c + e(n) + closing(r).length <= t);
n > 0 && (o = {
end: l + n,
open: r
});
break;
}
if (a + closing(n).length <= t) {
o = {
end: l + s.length,
open: n
};
n.fence === null && n.details === 0 && (i = o);
}
r = n;
l += s.length + 1;
c = a + 1;
}
const {end: a, open: u} = i.end * 2 >= o.end ? i : o;
return `${n.slice(0, a)}${closing(u)}`.trimEnd();
}
function openAfter(n, t) {
if (t.fence !== null) {
const e = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
return e.startsWith(t.fence) ? {
...t,
fence: null
} : t;
}
const e = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
if (e !== null) return {
...t,
fence: e
};
if (!/^ {0,3}<\/?details\b/i.test(n)) return t;
const o = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
return {
fence: e,
details: Math.max(0, t.details + o)
};
}
function closing({fence: n, details: t}) {
return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(t)}`;
}
function partOfLine(n, {fence: t}, e) {
if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
let [o, s] = [ 0, n.length ];
while (o < s) {
const t = Math.ceil((o + s) / 2);
e(n.slice(0, t)) ? o = t : s = t - 1;
}
return t === null ? safeEnd(n, o) : (0, i.GH)(n, o).length;
}
const r = 2e3;
function safeEnd(n, t) {
let e = 0;
let o = null;
for (const {0: i, index: s} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && s - o.since > r && (o = null);
o !== null ? i === o.until ? o = null : i === "](" && o.until === "]" && (o = {
until: ")",
since: o.since
}) : i.startsWith("`") ? o = {
until: i,
since: s
} : i === "[" ? o = {
until: "]",
since: s
} : i === "<" ? o = {
until: ">",
since: s
} : /^\s/.test(i) && (e = s);
}
return e;
}
})
};
