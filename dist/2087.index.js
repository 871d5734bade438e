"use strict";

exports.id = 2087;

exports.ids = [ 2087 ];

exports.modules = {
82087: (function(e, t, a) {
a.r(t);
a.d(t, {
checkedSchema: () => checkedSchema,
readOutputSchema: () => readOutputSchema
});
var n = a(42357);
var c = a(63520);
var s = a(24064);
const i = "output-schema";
async function readOutputSchema(e, t) {
if (e === void 0) return null;
if (e.trimStart().startsWith("{")) return await checkedSchema(parseJson(e, i), i);
const a = e.trim();
const n = await readSchema(a, t);
const c = /\.ya?ml$/i.test(a) ? await parseYaml(n, a) : parseJson(n, a);
return await checkedSchema(c, a);
}
async function checkedSchema(e, t) {
const {schemaProblems: c} = await Promise.all([ a.e(207), a.e(8044) ]).then(a.bind(a, 8044));
const s = c(e).map(({pointer: e, what: a}) => ({
code: "schema-invalid",
location: `${t}#${e}`,
message: a,
hint: "correct the schema at this location"
}));
if (s.length > 0) throw new n.yo(s);
return e;
}
async function readSchema(e, t) {
const a = await (0, s.y)(e, t);
if (typeof a === "string") return a;
const c = "correct the path, which is relative to the workspace, or give the schema itself, starting with {";
throw (0, n.IF)([ "file-unreadable", i ], "the schema cannot be read", c, a.message);
}
const r = "correct the JSON at this location";
function parseJson(e, t) {
try {
return JSON.parse(e);
} catch (a) {
const s = (0, n.bD)(a);
const i = Number(/at position (\d+)/.exec(s)?.[1] ?? e.trimEnd().length);
const o = `invalid JSON: ${s.replace(/ in JSON at position.*$/s, "").replace(/, "[\s\S]*$/, "")}`;
throw new n.yo((0, c.dR)(t, e, i, {
code: "schema-invalid",
message: o,
hint: r
}));
}
}
async function parseYaml(e, t) {
const {parseDocument: s} = await a.e(8815).then(a.t.bind(a, 38815, 19));
const i = s(e, {
uniqueKeys: true
});
const r = i.errors.map(a => (0, c.dR)(t, e, a.pos[0], {
code: "schema-invalid",
message: `invalid YAML: ${a.message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? ""}`,
hint: "correct the YAML at this location"
}));
if (r.length > 0) throw new n.yo(r);
try {
return i.toJS({
maxAliasCount: 100
});
} catch (e) {
(0, n.ki)(e, ReferenceError);
const a = "write out the value instead of an alias";
throw (0, n.IF)([ "schema-invalid", t ], `invalid YAML: ${e.message}`, a);
}
}
})
};
