"use strict";

exports.id = 1123;

exports.ids = [ 1123 ];

exports.modules = {
61123: (function(e, t, n) {
n.r(t);
n.d(t, {
editNotebook: () => editNotebook
});
var i = n(77598);
var o = n(54539);
var r = n(20274);
var l = n(47225);
var c = n(90579);
async function editNotebook(e, t) {
const {file_path: n, cell: i} = t;
const o = await (0, l.I6)(n, e);
if (o === "missing") return (0, c.tK)(`${n} does not exist. To create it, use Write.`);
if ("problem" in o) return (0, c.tK)(o.problem);
const {text: s} = o.file;
const d = (0, r.qY)((0, r.U4)(s));
if (!Array.isArray(d["cells"])) return (0, c.tK)(`${n} is not a Jupyter notebook.`);
const u = editedCells((0, r._j)(d["cells"]).map(r.qY), t, Number(d["nbformat_minor"]) >= 5);
if (typeof u === "string") return (0, c.tK)(`${n}: ${u}`);
const a = JSON.stringify({
...d,
cells: u
}, null, indentationOf(s)) + (s.endsWith("\n") ? "\n" : "");
const f = {
replace: "Replaced",
insert: "Inserted a cell after",
delete: "Deleted"
}[t.edit_mode ?? "replace"];
const p = e.files.relative(n);
return await (0, l.L8)(n, {
...o.file,
text: a
}, e, `${f} cell ${i} of ${p}.`);
}
function editedCells(e, t, n) {
const {cell: r, new_source: l, cell_type: c, edit_mode: s = "replace"} = t;
const d = e[r - 1];
if (r > e.length || d === void 0 && s !== "insert") return `cell ${r} does not exist; the notebook has ${(0, 
o.B4)(e.length, "cell")}.`;
if (s === "delete") return e.toSpliced(r - 1, 1);
if (l === void 0) return "new_source is missing.";
if (s === "replace") return e.with(r - 1, cellWith({
...d,
...c === void 0 ? {} : {
cell_type: c
}
}, l));
if (c === void 0) return "cell_type is required for insert.";
const u = n ? {
id: (0, i.randomUUID)().slice(0, 8)
} : {};
return e.toSpliced(r, 0, cellWith({
cell_type: c,
...u,
metadata: {}
}, l));
}
function cellWith({outputs: e, execution_count: t, ...n}, i) {
const o = i.split(/(?<=\n)/);
const r = n["cell_type"] === "code" ? {
execution_count: null,
outputs: []
} : {};
return {
...n,
...r,
source: i === "" ? [] : o
};
}
function indentationOf(e) {
return /^\{\r?\n([ \t]+)/.exec(e)?.[1] ?? " ";
}
})
};
