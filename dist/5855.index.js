"use strict";

exports.id = 5855, exports.ids = [ 5855 ], exports.modules = {
 5855: (function(e, t, n) {
  n.r(t), n.d(t, {
   notebookParts: () => notebookParts
  });
  var o = n(54539), i = n(20274), r = n(20653), a = n(71664);
  const s = 1e4, l = 20, u = 5e6, c = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
  function notebookParts(e, t) {
   const n = (0, a.q)((0, i.U)(t));
   if (!Array.isArray(n.cells)) return null;
   const r = (0, a._)(n.cells).map(a.q), {language_info: s, kernelspec: l} = (0, a.q)(n.metadata), u = (0, 
   a.q)(s).name ?? (0, a.q)(l).language, c = {
    parts: [],
    images: 0
   };
   write(c, `[notebook ${e}: ${(0, o.B)(r.length, "cell")}${"string" == typeof u ? `, ${oneLine(u)}` : ""}]\n`);
   for (const [e, t] of r.entries()) writeCell(c, e + 1, t);
   return c.parts;
  }
  function writeCell(e, t, n) {
   write(e, `[cell ${t}, ${"string" == typeof n.cell_type ? oneLine(n.cell_type) : "unknown"}${"number" == typeof n.execution_count ? `, run ${n.execution_count}` : ""}]\n${line(joined(n.source))}`);
   for (const o of (0, a._)(n.outputs).map(a.q)) writeOutput(e, t, o);
  }
  function writeOutput(e, t, n) {
   const o = (0, a.q)(n.data), i = c.find(e => void 0 !== o[e]);
   if (void 0 !== i) return void function(e, t, n) {
    const o = n.data.replace(/\s/g, ""), i = Buffer.byteLength(o, "base64"), r = e.images >= l ? `beyond the limit of ${l} images` : i > u ? `${i} bytes, more than the limit of ${u}` : /^[A-Za-z0-9+/]+={0,2}$/.test(o) ? null : "invalid base64";
    null === r ? (e.images += 1, write(e, `[image of cell ${t}]\n`), e.parts.push({
     type: "media",
     mediaType: n.mediaType,
     data: o,
     name: `cell-${t}`
    })) : write(e, `[image of cell ${t}, omitted: ${r}]\n`);
   }(e, t, {
    mediaType: i,
    data: joined(o[i])
   });
   const p = "error" === n.output_type ? (0, a._)(n.traceback).map(String).join("\n") || `${String(n.ename)}: ${String(n.evalue)}` : joined(n.text ?? o["text/plain"] ?? o["text/markdown"]);
   "" !== p ? write(e, `[output of cell ${t}]\n${line(function(e) {
    const t = (0, r.GH)(e, s);
    return t === e ? e : `${t}\n[\u2026 ${e.length - t.length} more characters]`;
   }(function(e) {
    return e.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "");
   }(p)))}`) : Object.keys(o).length > 0 && write(e, `[output of cell ${t}, omitted: ${oneLine(Object.keys(o).join(", "))}]\n`);
  }
  function write(e, t) {
   const n = e.parts.at(-1);
   "text" === n?.type ? e.parts[e.parts.length - 1] = {
    type: "text",
    text: n.text + t
   } : e.parts.push({
    type: "text",
    text: t
   });
  }
  function joined(e) {
   return "string" == typeof e ? e : (0, a._)(e).filter(e => "string" == typeof e).join("");
  }
  function line(e) {
   return "" === e || e.endsWith("\n") ? e : `${e}\n`;
  }
  function oneLine(e) {
   return (0, r.GH)(e.replace(/[\s\]]+/g, " "), 80);
  }
 })
};
