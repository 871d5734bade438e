"use strict";

exports.id = 6060;

exports.ids = [ 6060 ];

exports.modules = {
 6060: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   notebookParts: () => notebookParts
  });
  var o = n(54539);
  var i = n(20274);
  var r = n(20653);
  const s = 1e4;
  const a = 20;
  const c = 5e6;
  const l = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
  function notebookParts(t, e) {
   const n = (0, i.qY)((0, i.U4)(e));
   if (!Array.isArray(n["cells"])) return null;
   const r = (0, i._j)(n["cells"]).map(i.qY);
   const {language_info: s, kernelspec: a} = (0, i.qY)(n["metadata"]);
   const c = (0, i.qY)(s)["name"] ?? (0, i.qY)(a)["language"];
   const l = {
    parts: [],
    images: 0
   };
   write(l, `[notebook ${t}: ${(0, o.B4)(r.length, "cell")}${typeof c === "string" ? `, ${oneLine(c)}` : ""}]\n`);
   for (const [t, e] of r.entries()) writeCell(l, t + 1, e);
   return l.parts;
  }
  function writeCell(t, e, n) {
   const o = typeof n["cell_type"] === "string" ? oneLine(n["cell_type"]) : "unknown";
   const r = typeof n["execution_count"] === "number" ? `, run ${n["execution_count"]}` : "";
   write(t, `[cell ${e}, ${o}${r}]\n${line(joined(n["source"]))}`);
   for (const o of (0, i._j)(n["outputs"]).map(i.qY)) writeOutput(t, e, o);
  }
  function writeOutput(t, e, n) {
   const o = (0, i.qY)(n["data"]);
   const r = l.find(t => o[t] !== void 0);
   if (r !== void 0) {
    writeImage(t, e, {
     mediaType: r,
     data: joined(o[r])
    });
    return;
   }
   const s = n["output_type"] === "error" ? (0, i._j)(n["traceback"]).map(String).join("\n") || `${String(n["ename"])}: ${String(n["evalue"])}` : joined(n["text"] ?? o["text/plain"] ?? o["text/markdown"]);
   s !== "" ? write(t, `[output of cell ${e}]\n${line(shortened(withoutColors(s)))}`) : Object.keys(o).length > 0 && write(t, `[output of cell ${e}, omitted: ${oneLine(Object.keys(o).join(", "))}]\n`);
  }
  function writeImage(t, e, n) {
   const o = n.data.replace(/\s/g, "");
   const i = Buffer.byteLength(o, "base64");
   const r = t.images >= a ? `beyond the limit of ${a} images` : i > c ? `${i} bytes, more than the limit of ${c}` : /^[A-Za-z0-9+/]+={0,2}$/.test(o) ? null : "invalid base64";
   if (r !== null) {
    write(t, `[image of cell ${e}, omitted: ${r}]\n`);
    return;
   }
   t.images += 1;
   write(t, `[image of cell ${e}]\n`);
   t.parts.push({
    type: "media",
    mediaType: n.mediaType,
    data: o,
    name: `cell-${e}`
   });
  }
  function write(t, e) {
   const n = t.parts.at(-1);
   n?.type === "text" ? t.parts[t.parts.length - 1] = {
    type: "text",
    text: n.text + e
   } : t.parts.push({
    type: "text",
    text: e
   });
  }
  function joined(t) {
   if (typeof t === "string") return t;
   return (0, i._j)(t).filter(t => typeof t === "string").join("");
  }
  function shortened(t) {
   const e = (0, r.GH)(t, s);
   return e === t ? t : `${e}\n[\u2026 ${t.length - e.length} more characters]`;
  }
  function withoutColors(t) {
   return t.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "");
  }
  function line(t) {
   return t === "" || t.endsWith("\n") ? t : `${t}\n`;
  }
  function oneLine(t) {
   return (0, r.GH)(t.replace(/[\s\]]+/g, " "), 80);
  }
 })
};
