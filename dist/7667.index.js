"use strict";

exports.id = 7667;

exports.ids = [ 7667 ];

exports.modules = {
 71794: (function(t, e, n) {
  n.d(e, {
   H: () => chooseFormat,
   e: () => parsePrompt
  });
  var o = n(15027);
  var r = n(13705);
  var s = n(42357);
  var a = n(63520);
  var i = n(56585);
  const l = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
  const c = {
   b: "\b",
   t: "\t",
   n: "\n",
   f: "\f",
   r: "\r",
   e: "\x1b",
   '"': '"',
   "\\": "\\"
  };
  const d = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
  const u = 20;
  const p = 1114111;
  function linesWithEscapes(t, e) {
   for (const n of [ ...t.matchAll(l) ].slice(0, u)) {
    const o = lineStarts(t, n.index + n[0].length, e);
    if (o !== null) return positionsOf(t, o);
   }
   return null;
  }
  function lineStarts(t, e, n) {
   const o = [ e ];
   let r = e;
   for (let e = 0; e < n.length; ) {
    const s = pieceAt(t, r);
    if (r >= t.length || !n.startsWith(s.content, e)) return null;
    e += s.content.length;
    r = s.end;
    s.content === "\n" && o.push(r);
   }
   return o;
  }
  function pieceAt(t, e) {
   if (t[e] !== "\\") return {
    content: t.slice(e, e + 1),
    end: e + 1
   };
   d.lastIndex = e;
   const [n = "\\", o, r, s, a] = d.exec(t) ?? [];
   const i = Math.min(p, Number.parseInt(o ?? r ?? s ?? "", 16));
   return {
    content: Number.isNaN(i) ? c[a ?? ""] ?? "" : String.fromCodePoint(i),
    end: e + n.length
   };
  }
  function positionsOf(t, e) {
   let n = {
    offset: 0,
    position: {
     line: 1,
     column: 1
    }
   };
   return e.map(e => {
    n = {
     offset: e,
     position: (0, a.t$)(t.slice(n.offset, e), e - n.offset, n.position)
    };
    return n.position;
   });
  }
  var m = n(46013);
  const f = [ "prompt", "description" ];
  async function parseToml(t, e) {
   const n = await parseTable(t, e);
   const o = [];
   const a = readString(n, "prompt", {
    source: t,
    text: e,
    diagnostics: o
   });
   const l = readString(n, "description", {
    source: t,
    text: e,
    diagnostics: o
   });
   if (o.length > 0) throw new s.yo(o);
   if (a === null) throw new s.yo(promptMissing(t, e, [ ...n.keys() ]));
   (0, r.WW)(t, a);
   const c = [ ...n.keys() ].filter(t => !f.includes(t));
   return {
    ...(0, i.K)("toml", t, a),
    description: l,
    bodyAt: whereVerbatim(e, a) ?? linesWithEscapes(e, a),
    notices: c.map(e => `${t}: the key ${JSON.stringify(e)} has no effect in a TOML command`)
   };
  }
  function promptMissing(t, e, n) {
   const o = n.find(t => t !== "description" && (0, s.pA)(t, [ "prompt" ]) !== void 0);
   if (o === void 0) return {
    code: "prompt-missing",
    message: "the command has no prompt",
    location: t,
    hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
   };
   return (0, a.dR)(t, e, offsetOfKey(e, o), {
    code: "prompt-missing",
    message: `the command has no prompt, and the key ${JSON.stringify(o)} is unknown`,
    hint: `write \`prompt\` instead of \`${o}\``
   });
  }
  function offsetOfKey(t, e) {
   const n = t.split("\n").findIndex(t => t.trimStart().replace(/^["']/, "").startsWith(e));
   return n < 0 ? 0 : t.split("\n").slice(0, n).join("\n").length + (n === 0 ? 0 : 1);
  }
  async function parseTable(t, e) {
   const {parse: o, TomlError: r} = await n.e(3292).then(n.bind(n, 80911));
   try {
    return new Map(Object.entries(o(e)));
   } catch (n) {
    (0, s.ki)(n, r);
    const o = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
    const i = (0, a.dR)(t, e, (0, a.HA)(e, n), {
     code: "prompt-syntax",
     message: `the file is not valid TOML: ${o}`,
     hint: hintFor(o)
    });
    throw new s.yo(i, {
     cause: n
    });
   }
  }
  const h = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
  function hintFor(t) {
   return h.find(([e]) => e.test(t))?.[1] ?? "correct the TOML at the caret";
  }
  function readString(t, e, {source: n, text: o, diagnostics: r}) {
   const s = t.get(e);
   if (s === void 0) return null;
   if (typeof s === "string") return s;
   r.push((0, a.dR)(n, o, Math.max(0, o.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
    code: "prompt-syntax",
    message: `\`${e}\` must be a string, but is ${(0, m.x)(s)}`,
    hint: `write \`${e} = "\u2026"\``
   }));
   return null;
  }
  function whereVerbatim(t, e) {
   const n = t.indexOf(e);
   return n >= 0 && n === t.lastIndexOf(e) ? (0, a.t$)(t, n) : null;
  }
  const w = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, "skill" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
  function chooseFormat(t, e = null) {
   if (e !== null) return e;
   const n = t.replaceAll("\\", "/").toLowerCase();
   return w.find(([t]) => t.test(n))?.[1] ?? "text";
  }
  async function parsePrompt(t, e, s) {
   switch (t) {
   case "toml":
    return parseToml(e, s);

   case "markdown":
   case "claude":
   case "skill":
    return (0, o.Dd)(t, e, s);

   case "prompt-md":
    return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(e, s);

   case "prompt-yml":
    return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(e, s);

   case "text":
    return (0, r.r4)(e, s);

   case "inline":
    return (0, r.W5)(s, e);
   }
  }
 }),
 15027: (function(t, e, n) {
  n.d(e, {
   Dd: () => parseMarkdown,
   EN: () => bodyOf,
   ko: () => readModel,
   sR: () => readTools
  });
  var o = n(42357);
  var r = n(15719);
  var s = n(93768);
  var a = n(63520);
  var i = n(17211);
  var l = n(65897);
  var c = n(56585);
  var d = n(13705);
  const u = [ "when_to_use", "when-to-use", "whenToUse" ];
  const p = [ "name", "description", "argument-hint", "arguments", "allowed-tools", "disallowed-tools", "model", ...u, "disable-model-invocation", "user-invocable", "context", "paths" ];
  async function parseMarkdown(t, e, n) {
   const r = await (0, l.z)(e, n, true);
   const s = (0, i.Pf)(r);
   const a = readTools(e, s, [ "allowed-tools", "disallowed-tools" ]);
   (0, i._s)(s, "allowed-tools", a.allowed ?? []);
   (0, i._s)(s, "disallowed-tools", a.disallowed);
   const c = {
    name: s.text("name"),
    description: s.text("description"),
    argumentHint: s.text("argument-hint"),
    argumentNames: readArgumentNames(s),
    model: readModel(s),
    whenToUse: whenToUseOf(s),
    modelInvocable: !s.flag("disable-model-invocation", false),
    userInvocable: s.flag("user-invocable", true),
    fork: readContext(s),
    paths: s.list("paths", "src/**, docs/**")
   };
   const d = /(?:^|\/)\.opencode\//.test(e) && s.text("agent") === "plan";
   const u = s.diagnostics();
   if (u.length > 0) throw new o.yo(u);
   return {
    ...bodyOf(t, e, n, r),
    ...c,
    allowedTools: a.allowed,
    disallowedTools: d ? [ ...a.disallowed, "Edit", "Write" ] : a.disallowed,
    notices: [ ...r === null ? (0, i.zk)(e, n, p) : [], ...(0, i._6)(e, r, d ? [ ...p, "agent" ] : p), ...a.notices ]
   };
  }
  function bodyOf(t, e, n, o) {
   const r = n.slice(o?.end ?? 0);
   (0, d.WW)(e, r);
   const s = n.length - r.trimStart().length;
   return {
    ...(0, c.K)(t, e, r.trim()),
    bodyAt: (0, a.t$)(n, s)
   };
  }
  function readTools(t, e, [n, o], a = () => []) {
   const i = "Read, Bash(git log:*)";
   const translated = t => {
    const e = a(t);
    return e.length > 0 ? e : [ ...severalCommands(t), ...(0, r.X)(t, "allow") ];
   };
   const l = e.list(n, i)?.flatMap(translated) ?? null;
   const c = (e.list(o, i) ?? []).flatMap(t => [ ...severalCommands(t), ...(0, r.X)(t, "deny") ]);
   const isOfSession = t => (0, s.Z_)(nameIn(t));
   const d = (l ?? []).filter(t => !isOfSession(t) && isUnknown(t));
   const u = [ ...l ?? [], ...c ].filter(isOfSession);
   return {
    allowed: l?.includes("*") === true ? null : l?.filter(t => !isOfSession(t) && !d.includes(t)).map(withoutStar) ?? null,
    disallowed: c.filter(t => !isOfSession(t)).map(withoutStar),
    notices: [ ...u.map(e => `${t}: the tool ${e} is not available in an unattended job`), ...d.map(e => unknownTool(t, e)) ]
   };
  }
  function severalCommands(t) {
   const [, e = "", n = ""] = /^(\w+)\(([^"'{}]*)\)$/s.exec(t) ?? [];
   const o = n.split(",").map(t => t.trim());
   if (!o.every(t => t.endsWith("*")) || (0, s.Zt)(e) !== "Bash") return [ t ];
   return o.map(t => `${e}(${t})`);
  }
  const nameIn = t => t.replace(/\(.*$/s, "");
  function isUnknown(t) {
   return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(t) && (0, s.Zt)(nameIn(t)) === void 0;
  }
  function unknownTool(t, e) {
   const n = (0, s.N3)(nameIn(e));
   return `${t}: the tool ${JSON.stringify(e)} does not exist here${n === void 0 ? "" : `; did you mean ${n}?`}`;
  }
  function withoutStar(t) {
   return /^\w+\(\*\)$/.test(t) ? nameIn(t) : t;
  }
  function whenToUseOf(t) {
   return u.map(e => t.text(e)).find(t => t !== null) ?? null;
  }
  function readModel(t) {
   const e = t.first("model");
   return e === "inherit" ? null : e;
  }
  function readContext(t) {
   const e = t.text("context");
   e !== null && e !== "fork" && t.fail("context", "`context` is fork or is not given", "write `context: fork`, or remove the line");
   return e === "fork";
  }
  function readArgumentNames(t) {
   return (t.words("arguments") ?? []).map(t => t.replace(/^\$(?=[A-Za-z_])/, ""));
  }
 }),
 57667: (function(t, e, n) {
  n.d(e, {
   loadPromptFile: () => loadPromptFile,
   parseInput: () => parseInput
  });
  var o = n(42357);
  var r = n(72443);
  var s = n(67557);
  var a = n(71794);
  const i = 1e6;
  async function loadPromptFile(t, e, {format: n = null, shown: o = t} = {}) {
   const r = (0, s.Z6)(await readBytes(t, e, o), o);
   return (0, a.e)((0, a.H)(t, n), o, r);
  }
  async function parseInput(t, e) {
   return await (0, a.e)(e ?? "inline", "stdin", (0, s.Z6)(t, "stdin"));
  }
  async function readBytes(t, e, n) {
   try {
    return await e.read(t, i);
   } catch (e) {
    (0, o.ki)(e, r.k);
    const s = e.code === "too-large";
    throw new o.yo({
     code: "prompt-unreadable",
     message: s ? `the prompt file is larger than the limit of ${i} bytes` : "cannot read the prompt file",
     location: n,
     found: e.message,
     hint: s ? "shorten it, and insert long texts with @{path}" : hintFor(t)
    }, {
     cause: e
    });
   }
  }
  function hintFor(t) {
   if (/^\/?[\w:-]+$/.test(t)) return `to run the command ${t.replace(/^\//, "")}, pass it as command (--command); a file needs its path relative to the workspace`;
   if (/\s/.test(t)) return "use the path of a readable file, or pass the prompt itself as prompt (--prompt)";
   if (t.includes("\\")) return "use / as the path separator; paths are relative to the workspace";
   return "use the path of a readable file; paths are relative to the workspace";
  }
 })
};
