"use strict";

exports.id = 5855, exports.ids = [ 5855 ], exports.modules = {
  5855: (function(e, t, n) {
    n.r(t), n.d(t, {
      notebookParts: () => notebookParts
    });
    var o = n(20653), i = n(71664), r = n(90579);
    const a = 1e4, l = 20, s = 5e6, u = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
    function notebookParts(e, t) {
      const n = (0, i.q)(function(e) {
        try {
          return JSON.parse(e);
        } catch {
          return null;
        }
      }(t));
      if (!Array.isArray(n.cells)) return null;
      const o = (0, i._)(n.cells).map(i.q), {language_info: a, kernelspec: l} = (0, i.q)(n.metadata), s = (0, 
      i.q)(a).name ?? (0, i.q)(l).language, u = {
        parts: [],
        images: 0
      };
      write(u, `[notebook ${e}: ${(0, r.y_)(o.length, "cell")}${"string" == typeof s ? `, ${oneLine(s)}` : ""}]\n`);
      for (const [e, t] of o.entries()) writeCell(u, e + 1, t);
      return u.parts;
    }
    function writeCell(e, t, n) {
      write(e, `[cell ${t}, ${"string" == typeof n.cell_type ? oneLine(n.cell_type) : "unknown"}${"number" == typeof n.execution_count ? `, run ${n.execution_count}` : ""}]\n${line(joined(n.source))}`);
      for (const o of (0, i._)(n.outputs).map(i.q)) writeOutput(e, t, o);
    }
    function writeOutput(e, t, n) {
      const r = (0, i.q)(n.data), c = u.find(e => void 0 !== r[e]);
      if (void 0 !== c) return void function(e, t, n) {
        const o = n.data.replace(/\s/g, ""), i = Buffer.byteLength(o, "base64"), r = e.images >= l ? `beyond the limit of ${l} images` : i > s ? `${i} bytes, more than the limit of ${s}` : /^[A-Za-z0-9+/]+={0,2}$/.test(o) ? null : "invalid base64";
        null === r ? (e.images += 1, write(e, `[image of cell ${t}]\n`), e.parts.push({
          type: "media",
          mediaType: n.mediaType,
          data: o,
          name: `cell-${t}`
        })) : write(e, `[image of cell ${t}, omitted: ${r}]\n`);
      }(e, t, {
        mediaType: c,
        data: joined(r[c])
      });
      const p = "error" === n.output_type ? (0, i._)(n.traceback).map(String).join("\n") || `${String(n.ename)}: ${String(n.evalue)}` : joined(n.text ?? r["text/plain"] ?? r["text/markdown"]);
      "" !== p ? write(e, `[output of cell ${t}]\n${line(function(e) {
        const t = (0, o.GH)(e, a);
        return t === e ? e : `${t}\n[\u2026 ${e.length - t.length} more characters]`;
      }(function(e) {
        return e.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "");
      }(p)))}`) : Object.keys(r).length > 0 && write(e, `[output of cell ${t}, omitted: ${oneLine(Object.keys(r).join(", "))}]\n`);
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
      return "string" == typeof e ? e : (0, i._)(e).filter(e => "string" == typeof e).join("");
    }
    function line(e) {
      return "" === e || e.endsWith("\n") ? e : `${e}\n`;
    }
    function oneLine(e) {
      return (0, o.GH)(e.replace(/[\s\]]+/g, " "), 80);
    }
  })
};
