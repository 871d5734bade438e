"use strict";

exports.id = 430;

exports.ids = [ 430 ];

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
48049: (function(e, t, n) {
n.d(t, {
writeFindingReports: () => writeFindingReports
});
var s = n(76760);
var r = n(42357);
var i = n(76693);
var o = n(72443);
var a = n(5428);
var c = n(15917);
const l = {
error: "major",
warning: "minor",
note: "info"
};
function codeQuality(e) {
const t = new Map;
const n = new Map;
for (const s of (0, c.w$)(e)) {
const {path: e, title: r, rule: i = "finding"} = s;
const o = JSON.stringify([ i, e, r ]);
const a = n.get(o) ?? 0;
t.set(s, a);
n.set(o, a + 1);
}
const s = e.map(e => {
const {path: n, line: s, endLine: r = s, severity: i, title: o, message: c, rule: u = "finding"} = e;
return {
description: `${o}: ${c}`,
check_name: u,
fingerprint: (0, a.R)([ JSON.stringify([ u, n, o, t.get(e) ]) ], 32),
severity: l[i],
location: {
path: n,
lines: {
begin: s,
end: r
}
}
};
});
return `${JSON.stringify(s, null, 2)}\n`;
}
var u = n(21892);
async function writeFindingReports({findings: e, problem: t}, {settings: n, hostEnvironment: a, log: c, redact: l}) {
const f = [ [ n["code-quality-report"], t === null ? codeQuality(e) : null ], [ n["junit-report"], t === null ? (0, 
u.bA)(e) : (0, u.TW)(t.conclusion, t.reason) ] ];
for (const [e, t] of f) {
if (e === void 0) continue;
const n = (0, s.resolve)(a.directory, e);
const warn = ({message: t}) => c.warning(`The file ${e} could not be written: ${l(t)}`);
await (0, i.v)((0, s.dirname)(n), {
create: true,
root: null
}).then(async e => {
t === null ? await e.remove((0, s.basename)(n)) : await e.write((0, s.basename)(n), l(t));
}).catch((0, r.j6)(o.k, warn));
}
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
const r = new Set;
for (const t of (0, s.w$)(e)) {
const {path: e, title: s, rule: i} = t;
const o = `${i === void 0 ? "" : `${i}: `}${s} (${e})`;
let a = o;
for (let e = 2; r.has(a); e += 1) a = `${o} ${String(e)}`;
r.add(a);
n.set(t, a);
}
const nameOf = e => n.get(e) ?? e.title;
const i = e.map(e => testCase(e, nameOf(e)));
return suite(i, `tests="${String(e.length)}" failures="${String(t)}" errors="0"`);
}
function junitError(e, t) {
const n = `<error type="${escapeXml(e)}" message="${escapeXml(t)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(e, t) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(e => `    ${e}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(e, t) {
const {path: n, line: r, severity: i, title: o, message: a, rule: c} = e;
const l = escapeXml(`${(0, s.YR)(e)}\n${a}`);
const u = `<testcase classname="${escapeXml(n)}" name="${escapeXml(t)}" file="${escapeXml(n)}" line="${String(r)}">`;
const f = i === "note" ? `<system-out>${l}</system-out>` : `<failure type="${escapeXml(c ?? i)}" message="${escapeXml(o)}">${l}</failure>`;
return `${u}${f}</testcase>`;
}
const r = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(e) {
return e.replace(r, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
})
};
