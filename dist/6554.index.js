"use strict";

exports.id = 6554;

exports.ids = [ 6554 ];

exports.modules = {
  86554: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createInstructionFiles: () => createInstructionFiles
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(84422);
    var types = __webpack_require__(74312);
    var decode = __webpack_require__(88644);
    const reference = /(?:^|[\s(\uff08\u3001\uff0c\u3002\uff1a])@([^\s@`()\u3001\uff0c\u3002\uff1b\uff1a\uff01\uff1f\uff09\u300d\u300f\u3011\u300b]+)/g;
    function importsIn(text) {
      const found = new Set;
      let fence = null;
      for (const line of text.split("\n")) {
        const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
        if (mark !== void 0 && (fence === null || mark.startsWith(fence) && line.trim() === mark)) {
          fence = fence === null ? mark : null;
          continue;
        }
        if (fence !== null) continue;
        for (const [, written = ""] of withoutCode(line).matchAll(reference)) {
          const path = written.replace(/[.,;:!?'"\]}]+$/, "");
          if (path !== "") found.add(path);
        }
      }
      return [ ...found ];
    }
    function onlyImports(text) {
      return importsIn(text).length > 0 && text.replace(reference, "").trim() === "";
    }
    function withoutCode(line) {
      return line.replace(/(`+)(?:(?!\1).)+\1/g, "``");
    }
    function importTarget(importer, written) {
      if (/^([/~\\]|[A-Za-z]:)|\0/.test(written)) return null;
      const target = external_node_path_.posix.join(external_node_path_.posix.dirname(importer), written);
      return target === ".." || target.startsWith("../") ? null : target;
    }
    const memoryLimits = {
      bytes: 1e5,
      files: 50,
      depth: 5
    };
    const maxFileBytes = 1e6;
    function createInstructionFiles(options) {
      const state = {
        limits: memoryLimits,
        ...options,
        visited: new Set([ "", "." ]),
        paths: new Set,
        texts: new Set,
        files: [],
        notices: [],
        left: (options.limits ?? memoryLimits).bytes,
        count: 0
      };
      const read = async paths => {
        for (const path of await presentAmong(state, paths)) await take(state, path, 0);
        return {
          files: state.files.splice(0),
          notices: state.notices.splice(0)
        };
      };
      return {
        atRoot: () => read([ ...state.names, ...state.rootPaths ]),
        inFolders: async folders => {
          const fresh = folders.filter(folder => !state.visited.has(folder) && !isForeign(folder));
          for (const folder of folders) state.visited.add(folder);
          return await read(fresh.flatMap(folder => state.names.map(name => `${folder}/${name}`)));
        },
        disown: path => state.paths.add(path)
      };
    }
    function isForeign(folder) {
      return folder.split("/").some(part => part === "node_modules" || part === ".git" || part === "..");
    }
    async function presentAmong({source: source, ignored: ignored}, paths) {
      if (paths.length === 0) return [];
      const present = [ ...await source.present(paths) ].filter(([, kind]) => kind === "file" || kind === "link");
      const found = present.map(([path]) => path);
      const left = found.length === 0 ? new Set : await ignored(found);
      return found.filter(path => !left.has(path));
    }
    async function take(state, path, depth) {
      if (state.paths.has(path)) return;
      state.paths.add(path);
      const text = await textOf(state, path);
      if (text === null || text.trim() === "" || state.texts.has(text.trim())) return;
      state.texts.add(text.trim());
      if (state.count >= state.limits.files) {
        state.notices.push(`${path} was left out: more than ${state.limits.files} instruction files.`);
        return;
      }
      state.count += 1;
      if (!onlyImports(text)) add(state, path, text);
      for (const written of importsIn(text)) await takeImport(state, {
        importer: path,
        written: written,
        depth: depth + 1
      });
    }
    async function takeImport(state, {importer: importer, written: written, depth: depth}) {
      const leftOut = why => void state.notices.push(`${importer}: @${written} was left out: ${why}.`);
      const path = importTarget(importer, written);
      if (path === null) {
        if (/^([/~]|\.\.)/.test(written)) leftOut("it leaves the workspace");
        return;
      }
      if (state.paths.has(path)) return;
      const kind = (await state.source.present([ path ])).get(path);
      if (kind !== "file" && kind !== "link") {
        if (/\.(?:md|mdx|markdown|txt)$/i.test(path)) leftOut("there is no such file");
        return;
      }
      if (depth > state.limits.depth) {
        leftOut(`imports go ${state.limits.depth} deep`);
        return;
      }
      const closed = await state.whyDenied(path);
      if (closed === null) await take(state, external_node_path_.posix.normalize(path), depth); else leftOut(closed);
    }
    async function textOf(state, path) {
      try {
        const file = await realFile(state.source, path);
        const closed = await closedTarget(state, path, file);
        if (closed !== null) throw new types.kc("refused", path, closed);
        return (0, decode.Z)(await state.source.read(file, maxFileBytes), path);
      } catch (error) {
        if (!(error instanceof types.kc) && !(error instanceof errors.yo)) throw error;
        const why = error instanceof errors.yo ? error.diagnostics[0]?.message ?? error.message : error.message;
        state.notices.push(`The instruction file ${path} was left out: ${why}.`);
        return null;
      }
    }
    async function closedTarget({whyDenied: whyDenied, names: names}, path, file) {
      return file === path || names.includes(external_node_path_.posix.basename(file)) ? null : await whyDenied(file);
    }
    async function realFile(source, path) {
      const kind = (await source.present([ path ])).get(path);
      if (kind === "file" && await source.holds(external_node_path_.posix.dirname(path))) return path;
      const file = await source.followLink(path, ".");
      if (file === null) throw new types.kc("outside", path, "it is a link, and it leads out of the workspace or is not followed in a commit");
      return file;
    }
    function add(state, path, text) {
      const whole = Buffer.byteLength(text);
      const shown = whole <= state.left ? text : linesWithin(text, state.left);
      const bytes = Buffer.byteLength(shown);
      state.left -= bytes;
      if (whole > bytes) state.notices.push(`Instruction files may have ${state.limits.bytes} bytes together: of ${path}, ${bytes} of ${whole} were given to the model.`);
      if (shown === "") return;
      const note = whole > bytes ? `\n[Cut here: ${bytes} of ${whole} bytes. Read the file for the rest.]` : "";
      state.files.push({
        path: path,
        text: shown + note,
        bytes: bytes
      });
    }
    function linesWithin(text, room) {
      const kept = [];
      let left = room;
      for (const line of text.split("\n")) {
        left -= Buffer.byteLength(line) + 1;
        if (left < 0) break;
        kept.push(line);
      }
      return kept.join("\n");
    }
  })
};
