"use strict";

exports.id = 5855;

exports.ids = [ 5855 ];

exports.modules = {
 5855: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   notebookParts: () => notebookParts
  });
  var o = n(54539);
  var i = n(20274);
  var r = n(20653);
  var a = n(71664);
  const s = 1e4;
  const c = 20;
  const l = 5e6;
  const u = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
  function notebookParts(t, e) {
   const n = (0, a.q)((0, i.U)(e));
   if (!Array.isArray(n["cells"])) return null;
   const r = (0, a._)(n["cells"]).map(a.q);
   const {language_info: s, kernelspec: c} = (0, a.q)(n["metadata"]);
   const l = (0, a.q)(s)["name"] ?? (0, a.q)(c)["language"];
   const u = {
    parts: [],
    images: 0
   };
   write(u, `[notebook ${t}: ${(0, o.B)(r.length, "cell")}${typeof l === "string" ? `, ${oneLine(l)}` : ""}]\n`);
   for (const [t, e] of r.entries()) writeCell(u, t + 1, e);
   return u.parts;
  }
  function writeCell(t, e, n) {
   const o = typeof n["cell_type"] === "string" ? oneLine(n["cell_type"]) : "unknown";
   const i = typeof n["execution_count"] === "number" ? `, run ${n["execution_count"]}` : "";
   write(t, `[cell ${e}, ${o}${i}]\n${line(joined(n["source"]))}`);
   for (const o of (0, a._)(n["outputs"]).map(a.q)) writeOutput(t, e, o);
  }
  function writeOutput(t, e, n) {
   const o = (0, a.q)(n["data"]);
   const i = u.find(t => o[t] !== void 0);
   if (i !== void 0) {
    writeImage(t, e, {
     mediaType: i,
     data: joined(o[i])
    });
    return;
   }
   const r = n["output_type"] === "error" ? (0, a._)(n["traceback"]).map(String).join("\n") || `${String(n["ename"])}: ${String(n["evalue"])}` : joined(n["text"] ?? o["text/plain"] ?? o["text/markdown"]);
   r !== "" ? write(t, `[output of cell ${e}]\n${line(shortened(withoutColors(r)))}`) : Object.keys(o).length > 0 && write(t, `[output of cell ${e}, omitted: ${oneLine(Object.keys(o).join(", "))}]\n`);
  }
  function writeImage(t, e, n) {
   const o = n.data.replace(/\s/g, "");
   const i = Buffer.byteLength(o, "base64");
   const r = t.images >= c ? `beyond the limit of ${c} images` : i > l ? `${i} bytes, more than the limit of ${l}` : /^[A-Za-z0-9+/]+={0,2}$/.test(o) ? null : "invalid base64";
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
   return (0, a._)(t).filter(t => typeof t === "string").join("");
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
