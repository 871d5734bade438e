"use strict";

exports.id = 4167;

exports.ids = [ 4167 ];

exports.modules = {
5428: (function(e, t, n) {
n.d(t, {
R: () => fingerprint
});
var s = n(77598);
function fingerprint(e, t = 16) {
const n = (0, s.createHash)("sha256");
for (const t of e) n.update(t);
return n.digest("hex").slice(0, t);
}
}),
84167: (function(e, t, n) {
n.d(t, {
publishFindings: () => publishFindings
});
var s = n(15917);
var i = n(42985);
const r = {
error: "error",
warning: "warning",
note: "notice"
};
const o = 10;
function annotationLines(e) {
return [ "error", "warning", "note" ].flatMap(t => e.filter(e => e.severity === t).slice(0, o).map(({path: e, line: n, endLine: s, title: o, message: a}) => (0, 
i.jx)(r[t], {
file: e,
line: n,
endLine: s ?? n,
title: o
}, a)));
}
var a = n(21892);
var l = n(25365);
var c = n(17992);
function publishFindings({findings: e, result: t}, {artifacts: n, stdio: i}, r) {
if (r) for (const t of annotationLines(e)) i.out(`${t}\n`);
const {conclusion: o, reason: u} = t;
if (!(0, s.F3)(o)) return {
junit: n.writeRedacted("findings.junit.xml", (0, a.TW)(o, u))
};
return {
sarif: n.writeRedacted("findings.sarif", (0, l.I)(e, c.rE)),
junit: n.writeRedacted("findings.junit.xml", (0, a.bA)(e))
};
}
}),
21892: (function(e, t, n) {
n.d(t, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var s = n(15917);
function junit(e) {
const t = e.filter(({severity: e}) => e !== "note").length;
const n = new Map;
const i = new Set;
for (const t of (0, s.w$)(e)) {
const {path: e, title: s, rule: r} = t;
const o = `${r === void 0 ? "" : `${r}: `}${s} (${e})`;
let a = o;
for (let e = 2; i.has(a); e += 1) a = `${o} ${String(e)}`;
i.add(a);
n.set(t, a);
}
const nameOf = e => n.get(e) ?? e.title;
const r = e.map(e => testCase(e, nameOf(e)));
return suite(r, `tests="${String(e.length)}" failures="${String(t)}" errors="0"`);
}
function junitError(e, t) {
const n = `<error type="${escapeXml(e)}" message="${escapeXml(t)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(e, t) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(e => `    ${e}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(e, t) {
const {path: n, line: i, severity: r, title: o, message: a, rule: l} = e;
const c = escapeXml(`${(0, s.YR)(e)}\n${a}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(t)}" file="${escapeXml(n)}" line="${String(i)}">`;
const f = r === "note" ? `<system-out>${c}</system-out>` : `<failure type="${escapeXml(l ?? r)}" message="${escapeXml(o)}">${c}</failure>`;
return `${u}${f}</testcase>`;
}
const i = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(e) {
return e.replace(i, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
}),
25365: (function(e, t, n) {
n.d(t, {
I: () => sarif
});
var s = n(5428);
const i = "finding";
function sarif(e, t) {
const n = [ ...new Set(e.map(({rule: e}) => e ?? i)) ];
const s = {
$schema: "https://json.schemastore.org/sarif-2.1.0.json",
version: "2.1.0",
runs: [ {
tool: {
driver: {
name: "Sallyport",
version: t,
rules: n.map(descriptor)
}
},
columnKind: "utf16CodeUnits",
results: e.map(e => result(e, n))
} ]
};
return `${JSON.stringify(s, null, 2)}\n`;
}
function descriptor(e) {
const t = e === i ? "A finding without a name" : `A finding that the model named \`${e}\``;
const n = `${t}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
return {
id: e,
shortDescription: {
text: e
},
fullDescription: {
text: `${t.replaceAll("`", "")}.`
},
help: {
text: n.replaceAll("`", ""),
markdown: n
}
};
}
function result(e, t) {
const {path: n, line: r, endLine: o = r, severity: a, title: l, message: c, suggestion: u, rule: f = i} = e;
const d = {
uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
uriBaseId: "%SRCROOT%"
};
const p = {
artifactLocation: d,
replacements: [ replacement({
line: r,
endLine: o,
suggestion: u ?? ""
}) ]
};
return {
ruleId: f,
ruleIndex: t.indexOf(f),
level: a,
message: {
text: `${l}\n\n${c}`
},
locations: [ {
physicalLocation: {
artifactLocation: d,
region: {
startLine: r,
endLine: o
}
}
} ],
partialFingerprints: {
"sallyport/v1": (0, s.R)([ JSON.stringify([ f, n, l ]) ], 32)
},
...u === void 0 ? {} : {
fixes: [ {
description: {
text: l
},
artifactChanges: [ p ]
} ]
}
};
}
function replacement({line: e, endLine: t, suggestion: n}) {
if (n === "") return {
deletedRegion: {
startLine: e,
startColumn: 1,
endLine: t + 1,
endColumn: 1
}
};
const s = {
startLine: e,
endLine: t
};
return {
deletedRegion: s,
insertedContent: {
text: n.replace(/\r?\n$/, "")
}
};
}
})
};
