"use strict";

exports.id = 2880;

exports.ids = [ 2880 ];

exports.modules = {
15250: (function(e, n, t) {
t.d(n, {
H: () => changesSection,
b: () => collapsedChanges
});
var o = t(54539);
var i = t(51061);
var s = t(74397);
var l = t(20653);
function changesSection(e, n) {
const t = `#### Changed files (${(0, o.ZV)(e.length)}, ${figuresOf(e)})`;
return [ t, ...blocksOf(e, n, folded) ].join("\n\n");
}
function collapsedChanges(e, {isCommitted: n, ...t}) {
if (e.length === 0) return "";
const i = `Diff${n ? "" : ", not committed"}: ${(0, o.B4)(e.length, "file")}, ${figuresOf(e)}`;
const s = blocksOf(e, t, e.length === 1 ? unfolded : folded);
return [ `<details><summary>${i}</summary>`, ...s, "</details>" ].join("\n\n");
}
function figuresOf(e) {
const sum = n => (0, o.ZV)(e.reduce((e, t) => e + t[n], 0));
return `+${sum("added")} \u2212${sum("removed")}`;
}
function blocksOf(e, n, t) {
const i = [];
let s = n.total;
for (const o of e.slice(0, n.files)) {
const {text: e, omitted: l} = headOf(o.diff ?? "", Math.min(n.each, s));
s -= e.length;
i.push(t(o, e, l));
}
const l = e.length - i.length;
l > 0 && i.push(`And ${(0, o.B4)(l, "more file")}.`);
return i;
}
function headOf(e, n) {
if (e.length <= n) return {
text: e,
omitted: 0
};
const t = e.slice(0, Math.max(0, e.lastIndexOf("\n", n)));
return {
text: t,
omitted: e.slice(t.length).trim().split("\n").length
};
}
function folded(e, n, t) {
const s = e.diff === null ? "" : ` +${(0, o.ZV)(e.added)} \u2212${(0, o.ZV)(e.removed)}`;
const r = `<summary>${(0, i.h8)((0, l.ml)(e.path, 200))} ${e.kind}${s}</summary>`;
return [ `<details>${r}`, ...bodyOf(e, n, t), "</details>" ].join("\n\n");
}
function unfolded(e, n, t) {
const o = n === "" ? [ `${(0, s.ti)((0, l.ml)(e.path, 200))} ${e.kind}` ] : [];
return [ ...o, ...bodyOf(e, n, t) ].join("\n\n");
}
function bodyOf(e, n, t) {
const l = [ e.note ?? (e.diff === null ? "No diff." : ""), t > 0 ? `${(0, o.B4)(t, "more line")} of the diff omitted.` : "" ];
const r = l.filter(e => e !== "").join(" ");
return [ ...n === "" ? [] : [ (0, i.OF)(n, "diff") ], ...r === "" ? [] : [ (0, s.ft)(r) ] ];
}
}),
71245: (function(e, n, t) {
t.d(n, {
_: () => coverageText,
k: () => unseenText
});
var o = t(54539);
var i = t(71860);
function coverageText({files: e, missing: n, unlisted: t = 0}) {
if (e === 0) return "";
const s = e - n.length - t;
const l = n.length - (0, i.u)({
files: e,
missing: n
}).length;
const r = l === 0 ? "" : ` (${(0, o.B4)(l, "lock file")} skipped)`;
return `${(0, o.ZV)(s)} of ${(0, o.B4)(e, "changed file")} read${r}`;
}
function unseenText({result: e, findings: n, subject: {coverage: t, requestedBy: s}}) {
if (t === void 0 || (0, i.u)(t).length + (t.unlisted ?? 0) === 0) return null;
const l = n.length > 0 || e.requests.some(({kind: e}) => e === "review") || /review/i.test(e.prompt) || s === null && e.changes.length === 0;
const {files: r, missing: c, unlisted: a = 0} = t;
return l ? `${(0, o.ZV)(r - c.length - a)} of ${(0, o.B4)(r, "changed file")} seen` : null;
}
}),
96682: (function(e, n, t) {
t.d(n, {
Q: () => lastCheckText
});
function lastCheckText({command: e, exitCode: n, isOtherCode: t, isBeforeChange: o}) {
const i = e.replace(/\s+/g, " ").replaceAll("`", "'").trim().slice(0, 120);
const s = endOf(n, t);
if (!o) return `Last check: \`${i}\` ${s}.`;
return n === 0 ? `Last check: \`${i}\` ran before the last change.` : `Last check, before the last change: \`${i}\` ${s}.`;
}
function endOf(e, n) {
if (e === null) return "did not end";
if (n) return "ended; the exit code of the check itself is unknown";
return e === 0 ? "passed" : `failed with exit code ${String(e)}`;
}
}),
59046: (function(e, n, t) {
t.d(n, {
o: () => sandboxSentences
});
var o = t(20653);
const i = 20;
function sandboxSentences(e) {
if (e === void 0) return [];
const {level: n, reason: t, reached: l, blocked: r} = e;
return [ `Sandbox: ${n}. ${t}`, ...n === "none" ? [ s ] : [], ...l.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
o.KE)(l, i)}.` ], ...r.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
o.KE)(r, i)}.` ] ];
}
const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
}),
49703: (function(e, n, t) {
t.d(n, {
G: () => sanitizedNotice
});
var o = t(54539);
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
function sanitizedNotice(e) {
return e.map(({kind: e, count: n}) => (0, o.B4)(n, ...i[e])).join(", ");
}
}),
92747: (function(e, n, t) {
t.d(n, {
Mv: () => conditionParts,
WZ: () => refusedSection,
Z8: () => noticesSection,
u5: () => figures
});
var o = t(54539);
var i = t(51061);
var s = t(74397);
var l = t(20653);
var r = t(1359);
var c = t(59046);
var a = t(19326);
function refusedSection(e, n) {
const {refused: t} = e;
const i = t.reduce((e, {times: n}) => e + n, 0);
const s = (0, a.RJ)(t);
const l = s.slice(0, n).map(row);
const c = s.slice(n).reduce((e, {calls: n}) => e + n.length, 0);
return [ `#### Refused calls (${(0, o.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...c > 0 ? [ `And ${(0, 
o.B4)(c, "more refused call")}.` ] : [], ...t.slice(0, n).flatMap(previewOf), ...suggestions(e, n), ...(0, 
r.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
}
const u = 3e3;
function previewOf({tool: e, label: n, preview: t}) {
if (t === void 0) return [];
const o = `<summary>${(0, i.h8)((0, l.ml)(`${e} ${n}`, 200))}: the refused change</summary>`;
return [ `<details>${o}`, (0, i.OF)((0, l.ml)(t, u), "diff"), "</details>" ];
}
function suggestions({suggested: e, unpasteable: n, links: t}, s) {
const l = e.slice(0, s);
const r = e.length - l.length;
const c = t.reportPath === null ? "not shown" : "in the report";
const u = [ ...r > 0 ? [ `${(0, o.B4)(r, "more rule is", "more rules are")} ${c}.` ] : [], ...n > 0 ? [ `${(0, 
o.B4)(n, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
const d = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
i.OF)((0, a.tR)(l), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
i.OF)(l.map(a.Q$).join("\n"), "text") ];
return [ ...l.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
}
const d = 5;
function row({calls: e, reason: n, suggest: t}) {
const [{tool: i, origin: r} = {
tool: "",
origin: "model"
}] = e;
const c = r === "prompt" ? " (requested by the prompt)" : "";
const a = t.map(e => (0, s.ti)((0, l.ml)(e, 200))).join(" ") || "no rule";
const u = e.slice(0, d).map(({label: e, times: n}) => {
const t = n === 1 ? "" : ` (${(0, o.ZV)(n)} times)`;
return `${(0, s.ti)((0, l.ml)(e, 200))}${t}`;
});
const f = e.length > d ? [ `${(0, o.ZV)(e.length - d)} more` ] : [];
const h = [ ...u, ...f ].join("<br>");
return `| ${(0, s.ft)((0, l.ml)(i, 100))} | ${h} | ${(0, s.xG)((0, l.ml)(n, 300))}${c} | ${a} |`;
}
function noticesSection(e) {
return [ "#### Notices", e.map(e => `- ${(0, s.xG)((0, l.ml)(e, 500))}`).join("\n") ].join("\n\n");
}
function conditionParts({loadedInstructions: e, provenance: n, sandbox: t}) {
return [ instructionsLine(e ?? []), n === void 0 ? "" : provenanceLines(n), (0, 
c.o)(t).map(s.ft).join(" ") ];
}
function instructionsLine(e) {
const n = e.slice(0, f).map(({kind: e, path: n, bytes: t}) => {
const i = (0, s.ti)((0, l.ml)(n, 200));
return e === "skill" ? `skill ${i}` : `${i} (${(0, o.B4)(t, "byte")})`;
});
const t = e.length - n.length;
const i = t > 0 ? [ `${(0, o.ZV)(t)} more` ] : [];
return e.length === 0 ? "" : `Instructions loaded: ${[ ...n, ...i ].join(", ")}.`;
}
const f = 30;
function cachedShare({cacheReadTokens: e, inputTokens: n}) {
return `${String(Math.round(100 * e / Math.max(1, n)))} %`;
}
function figures({turns: e, model: n, toolCalls: t, usage: i, costUsd: c, durationMs: a, prompt: u}, d = true) {
if (e === 0 && i.inputTokens === 0) return "";
const f = [ ...i.cacheReadTokens > 0 ? [ `${(0, o.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
o.ZV)(i.cacheWriteTokens)} into it` ] : [] ];
const h = `${(0, o.ZV)(i.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
const m = [ (0, s.ti)((0, l.ml)(n, 100)), `prompt ${(0, s.ti)((0, l.ml)(u, 200))}`, (0, 
o.B4)(e, "turn"), (0, o.B4)(t, "tool call"), h, `${(0, o.ZV)(i.outputTokens)} out`, ...c !== null || d ? [ (0, 
r.BD)(c) ] : [], (0, r.a3)(a) ];
return m.join(" \xb7 ");
}
const h = 20;
function provenanceLines({trustedCommit: e, omitted: n}) {
const t = n.length - h;
const i = `Trusted commit: ${(0, s.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
return [ ...e === null ? [] : [ i ], ...n.slice(0, h).map(e => (0, s.ft)((0, l.ml)(e, 500))), ...t > 0 ? [ `And ${(0, 
o.B4)(t, "more omission")}.` ] : [] ].join("\n\n");
}
}),
19326: (function(e, n, t) {
t.d(n, {
KU: () => unpasteableRules,
Q$: () => allowFlag,
RJ: () => groupByRule,
fE: () => suggestedRules,
mM: () => allowLine,
tR: () => allowBlock,
uE: () => groupDenials
});
function groupDenials(e) {
const n = new Map;
for (const t of e) {
const e = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
n.set(e, {
...t,
times: (n.get(e)?.times ?? 0) + 1
});
}
return [ ...n.values() ];
}
function groupByRule(e) {
const n = new Map;
for (const t of e) {
const {tool: e, reason: o, suggest: i, times: s, origin: l} = t;
const r = JSON.stringify([ e, o, i, l ]);
const {calls: c = [], times: a = 0} = n.get(r) ?? {};
n.set(r, {
calls: [ ...c, t ],
reason: o,
suggest: i,
times: a + s
});
}
return [ ...n.values() ];
}
function suggestedRules(e) {
return everyRule(e).filter(isPasteable);
}
function unpasteableRules(e) {
return everyRule(e).filter(e => !isPasteable(e)).length;
}
function everyRule(e) {
return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
}
function isPasteable(e) {
return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
}
function allowBlock(e) {
return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
}
function allowLine(e) {
return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
}
function allowFlag(e) {
return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
}
}),
97979: (function(e, n, t) {
t.d(n, {
M: () => writesSection,
x: () => writeLines
});
var o = t(54539);
var i = t(74397);
var s = t(20653);
const l = {
created: "\u2705 posted",
updated: "\u2705 updated",
unchanged: "\u2705 already there",
"fell back": "\u21aa\ufe0f posted differently",
withheld: "\u23f8\ufe0f not posted",
refused: "\u26d4 refused",
failed: "\u274c failed"
};
function writesSection(e, n) {
const t = e.slice(0, n);
const r = e.length - t.length;
const c = t.map(({what: e, outcome: n, url: t, note: o}) => {
const r = (0, i.n1)(t) ? `[${l[n]}](${t})` : l[n];
return `| ${(0, i.ti)((0, s.ml)(e, 200))} | ${r} | ${(0, i.xG)((0, s.ml)(o, 300))} |`;
});
return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...r > 0 ? [ `And ${(0, 
o.B4)(r, "more")}.` ] : [] ].join("\n\n");
}
function writeLines(e) {
return e.map(({what: e, outcome: n, url: t, note: o}) => [ `${n.padEnd(9)} ${e}`, o, t ?? "" ].filter(e => e !== "").join("  "));
}
}),
32622: (function(e, n, t) {
t.d(n, {
o: () => truncateMarkdown
});
var o = t(54539);
var i = t(20653);
const s = {
fence: null,
details: 0
};
function truncateMarkdown(e, n) {
const size = e => n.unit === "bytes" ? Buffer.byteLength(e) : e.length;
if (size(e) <= n.limit) return e;
const t = noteFor(size(e), n);
const o = n.limit - size(t) - size("\n\n");
const i = o <= 0 ? "" : lastFitting(e, o, size);
const s = i === "" ? t : `${i}\n\n${t}`;
return size(s) <= n.limit ? s : "";
}
function noteFor(e, {limit: n, unit: t, whole: i}) {
const s = i === null ? "" : ` The whole text is ${i}.`;
return `*Truncated here: ${(0, o.ZV)(n)} of ${(0, o.ZV)(e)} ${t} fit.${s}*`;
}
function lastFitting(e, n, t) {
let o = {
end: 0,
open: s
};
let i = o;
let l = s;
let [r, c] = [ 0, 0 ];
for (const s of e.split("\n")) {
const e = openAfter(s, l);
const a = c + t(s);
if (a > n) {
const e = partOfLine(s, l, e => c + t(e) + closing(l).length <= n);
e > 0 && (o = {
end: r + e,
open: l
});
break;
}
if (a + closing(e).length <= n) {
o = {
end: r + s.length,
open: e
};
e.fence === null && e.details === 0 && (i = o);
}
l = e;
r += s.length + 1;
c = a + 1;
}
const {end: a, open: u} = i.end * 2 >= o.end ? i : o;
return `${e.slice(0, a)}${closing(u)}`.trimEnd();
}
function openAfter(e, n) {
if (n.fence !== null) {
const t = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "";
return t.startsWith(n.fence) ? {
...n,
fence: null
} : n;
}
const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
if (t !== null) return {
...n,
fence: t
};
if (!/^ {0,3}<\/?details\b/i.test(e)) return n;
const o = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
return {
fence: t,
details: Math.max(0, n.details + o)
};
}
function closing({fence: e, details: n}) {
return `${e === null ? "" : `\n${e}`}${"\n\n</details>".repeat(n)}`;
}
function partOfLine(e, {fence: n}, t) {
if (n === null && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
let [o, s] = [ 0, e.length ];
while (o < s) {
const n = Math.ceil((o + s) / 2);
t(e.slice(0, n)) ? o = n : s = n - 1;
}
return n === null ? safeEnd(e, o) : (0, i.GH)(e, o).length;
}
const l = 2e3;
function safeEnd(e, n) {
let t = 0;
let o = null;
for (const {0: i, index: s} of e.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
o !== null && s - o.since > l && (o = null);
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
} : /^\s/.test(i) && (t = s);
}
return t;
}
})
};
