"use strict";

exports.id = 6060;

exports.ids = [ 6060 ];

exports.modules = {
6060: (function(e, t, n) {
n.r(t);
n.d(t, {
notebookParts: () => notebookParts
});
var o = n(54539);
var i = n(20274);
var r = n(20653);
const a = 1e4;
const s = 20;
const c = 5e6;
const l = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
function notebookParts(e, t) {
const n = (0, i.qY)((0, i.U4)(t));
if (!Array.isArray(n["cells"])) return null;
const r = (0, i._j)(n["cells"]).map(i.qY);
const {language_info: a, kernelspec: s} = (0, i.qY)(n["metadata"]);
const c = (0, i.qY)(a)["name"] ?? (0, i.qY)(s)["language"];
const l = {
parts: [],
images: 0
};
write(l, `[notebook ${e}: ${(0, o.B4)(r.length, "cell")}${typeof c === "string" ? `, ${oneLine(c)}` : ""}]\n`);
for (const [e, t] of r.entries()) writeCell(l, e + 1, t);
return l.parts;
}
function writeCell(e, t, n) {
const o = typeof n["cell_type"] === "string" ? oneLine(n["cell_type"]) : "unknown";
const r = typeof n["execution_count"] === "number" ? `, run ${n["execution_count"]}` : "";
write(e, `[cell ${t}, ${o}${r}]\n${line(joined(n["source"]))}`);
for (const o of (0, i._j)(n["outputs"]).map(i.qY)) writeOutput(e, t, o);
}
function writeOutput(e, t, n) {
const o = (0, i.qY)(n["data"]);
const r = l.find(e => o[e] !== void 0);
if (r !== void 0) {
writeImage(e, t, {
mediaType: r,
data: joined(o[r])
});
return;
}
const a = n["output_type"] === "error" ? (0, i._j)(n["traceback"]).map(String).join("\n") || `${String(n["ename"])}: ${String(n["evalue"])}` : joined(n["text"] ?? o["text/plain"] ?? o["text/markdown"]);
a !== "" ? write(e, `[output of cell ${t}]\n${line(shortened(a.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "")))}`) : Object.keys(o).length > 0 && write(e, `[output of cell ${t}, omitted: ${oneLine(Object.keys(o).join(", "))}]\n`);
}
function writeImage(e, t, n) {
const o = n.data.replace(/\s/g, "");
const i = Buffer.byteLength(o, "base64");
const r = e.images >= s ? `beyond the limit of ${s} images` : i > c ? `${i} bytes, more than the limit of ${c}` : /^[A-Za-z0-9+/]+={0,2}$/.test(o) ? null : "invalid base64";
if (r !== null) {
write(e, `[image of cell ${t}, omitted: ${r}]\n`);
return;
}
e.images += 1;
write(e, `[image of cell ${t}]\n`);
e.parts.push({
type: "media",
mediaType: n.mediaType,
data: o,
name: `cell-${t}`
});
}
function write(e, t) {
const n = e.parts.at(-1);
n?.type === "text" ? e.parts[e.parts.length - 1] = {
type: "text",
text: n.text + t
} : e.parts.push({
type: "text",
text: t
});
}
function joined(e) {
if (typeof e === "string") return e;
return (0, i._j)(e).filter(e => typeof e === "string").join("");
}
function shortened(e) {
const t = (0, r.GH)(e, a);
return t === e ? e : `${t}\n[\u2026 ${e.length - t.length} more characters]`;
}
function line(e) {
return e === "" || e.endsWith("\n") ? e : `${e}\n`;
}
function oneLine(e) {
return (0, r.GH)(e.replace(/[\s\]]+/g, " "), 80);
}
})
};
