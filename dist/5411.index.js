"use strict";

exports.id = 5411;

exports.ids = [ 5411 ];

exports.modules = {
  65411: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      notebookParts: () => notebookParts
    });
    var lib_text = __webpack_require__(20653);
    function asRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    }
    function asArray(value) {
      return Array.isArray(value) ? value : [];
    }
    var output = __webpack_require__(90579);
    const maxOutput = 1e4;
    const maxImages = 20;
    const maxImageBytes = 5e6;
    const imageTypes = [ "image/png", "image/jpeg", "image/gif", "image/webp" ];
    function notebookParts(name, text) {
      const notebook = asRecord(parsed(text));
      if (!Array.isArray(notebook["cells"])) return null;
      const cells = asArray(notebook["cells"]).map(asRecord);
      const {language_info: info, kernelspec: kernel} = asRecord(notebook["metadata"]);
      const language = asRecord(info)["name"] ?? asRecord(kernel)["language"];
      const page = {
        parts: [],
        images: 0
      };
      write(page, `[notebook ${name}: ${(0, output.y_)(cells.length, "cell")}${typeof language === "string" ? `, ${oneLine(language)}` : ""}]\n`);
      for (const [index, cell] of cells.entries()) writeCell(page, index + 1, cell);
      return page.parts;
    }
    function writeCell(page, number, cell) {
      const type = typeof cell["cell_type"] === "string" ? oneLine(cell["cell_type"]) : "unknown";
      const run = typeof cell["execution_count"] === "number" ? `, run ${cell["execution_count"]}` : "";
      write(page, `[cell ${number}, ${type}${run}]\n${line(joined(cell["source"]))}`);
      for (const output of asArray(cell["outputs"]).map(asRecord)) writeOutput(page, number, output);
    }
    function writeOutput(page, number, output) {
      const data = asRecord(output["data"]);
      const image = imageTypes.find(type => data[type] !== void 0);
      if (image !== void 0) {
        writeImage(page, number, {
          mediaType: image,
          data: joined(data[image])
        });
        return;
      }
      const text = output["output_type"] === "error" ? asArray(output["traceback"]).map(String).join("\n") || `${String(output["ename"])}: ${String(output["evalue"])}` : joined(output["text"] ?? data["text/plain"] ?? data["text/markdown"]);
      if (text !== "") write(page, `[output of cell ${number}]\n${line(shortened(withoutColors(text)))}`); else if (Object.keys(data).length > 0) write(page, `[output of cell ${number}, omitted: ${oneLine(Object.keys(data).join(", "))}]\n`);
    }
    function writeImage(page, number, image) {
      const data = image.data.replace(/\s/g, "");
      const bytes = Buffer.byteLength(data, "base64");
      const why = page.images >= maxImages ? `beyond the limit of ${maxImages} images` : bytes > maxImageBytes ? `${bytes} bytes, more than the limit of ${maxImageBytes}` : /^[A-Za-z0-9+/]+={0,2}$/.test(data) ? null : "invalid base64";
      if (why !== null) {
        write(page, `[image of cell ${number}, omitted: ${why}]\n`);
        return;
      }
      page.images += 1;
      write(page, `[image of cell ${number}]\n`);
      page.parts.push({
        type: "media",
        mediaType: image.mediaType,
        data: data,
        name: `cell-${number}`
      });
    }
    function write(page, text) {
      const last = page.parts.at(-1);
      if (last?.type === "text") page.parts[page.parts.length - 1] = {
        type: "text",
        text: last.text + text
      }; else page.parts.push({
        type: "text",
        text: text
      });
    }
    function parsed(text) {
      try {
        return JSON.parse(text);
      } catch {
        return null;
      }
    }
    function joined(value) {
      if (typeof value === "string") return value;
      return asArray(value).filter(piece => typeof piece === "string").join("");
    }
    function shortened(text) {
      const start = (0, lib_text.GH)(text, maxOutput);
      return start === text ? text : `${start}\n[\u2026 ${text.length - start.length} more characters]`;
    }
    function withoutColors(text) {
      return text.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, "");
    }
    function line(text) {
      return text === "" || text.endsWith("\n") ? text : `${text}\n`;
    }
    function oneLine(text) {
      return (0, lib_text.GH)(text.replace(/[\s\]]+/g, " "), 80);
    }
  })
};
