"use strict";

exports.id = 2105;

exports.ids = [ 2105 ];

exports.modules = {
52105: (function(e, t, n) {
n.r(t);
n.d(t, {
readVariables: () => readVariables
});
var i = n(42357);
async function readVariables(e) {
if (e === void 0) return {};
return typeof e === "string" ? await readText(e) : readItems(e);
}
const s = /^[A-Za-z_][\w.-]*$/;
function readItems(e) {
const t = [];
const n = new Map;
for (const i of e) {
const [, e, a = ""] = /^([^=]*)=(.*)$/s.exec(i) ?? [];
e === void 0 ? t.push(diagnostic("--var", "a variable must have the form name=value", void 0, i)) : s.test(e) ? n.has(e) ? t.push(diagnostic("--var", `the variable ${e} is given twice`, "give it once")) : n.set(e, a) : t.push(invalidName("--var", e));
}
if (t.length > 0) throw new i.yo(t);
return Object.fromEntries(n);
}
async function readText(e) {
const {isMap: t, isScalar: a, LineCounter: o, parseDocument: r} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const l = new o;
const c = r(e, {
schema: "failsafe",
lineCounter: l,
uniqueKeys: true
});
const locationOf = e => {
const {line: t, col: n} = l.linePos(e);
return `vars:${String(t)}:${String(n)}`;
};
const u = c.errors.map(e => {
const t = e.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?/, "") ?? "";
return diagnostic(locationOf(e.pos[0]), "invalid YAML", void 0, t);
});
const d = c.contents;
if (u.length > 0) throw new i.yo(u);
if (d === null) return {};
if (!t(d)) throw new i.yo(diagnostic("vars", "variables must be a mapping"));
const v = [];
for (const {key: e, value: t} of d.items) {
const n = e?.range?.[0] ?? 0;
const i = a(e) ? String(e.value) : "";
if (s.test(i)) if (t === null || a(t)) v.push([ i, t === null || isNull(t) ? "" : String(t.value) ]); else {
const e = "write the value in quotes, or after | on separate lines";
u.push(diagnostic(locationOf(n), `the variable ${i} is not text`, e));
} else u.push(invalidName(locationOf(n), i));
}
if (u.length > 0) throw new i.yo(u);
return Object.fromEntries(v);
}
const isNull = ({type: e, value: t}) => e === "PLAIN" && t === "null";
function invalidName(e, t) {
const n = "start with a letter, followed by letters, digits, dots, dashes and underscores";
return diagnostic(e, `${JSON.stringify(t)} is not a valid variable name`, n);
}
const a = "write one `name: value` per line, or --var name=value";
function diagnostic(e, t, n = a, i) {
return {
code: "setting-invalid",
location: e,
message: t,
...i === void 0 ? {} : {
found: i
},
hint: n
};
}
})
};
