"use strict";

exports.id = 4277;

exports.ids = [ 4277, 7667 ];

exports.modules = {
 64772: (function(t, e, n) {
  n.d(e, {
   Lt: () => wantedName,
   cP: () => hasName,
   gp: () => cleanDescription,
   h0: () => plainLine,
   p6: () => commandName
  });
  var o = n(5113);
  var a = n(20653);
  const r = 50;
  function commandName(t) {
   return t.replace(/\.[^./]*$/, "").split("/").map(t => {
    const e = cleanPart(t);
    return e.length > r ? `${(0, a.GH)(e, r - 3)}...` : e;
   }).join(":");
  }
  function wantedName(t) {
   return t.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
  }
  function hasName(t, e) {
   return t !== null && (t.trim() === e || t.trim().replace(/\s+/g, "-") === e);
  }
  const s = (0, o.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
  function cleanPart(t) {
   return t.normalize("NFC").replace(s(), "_");
  }
  const i = (0, o.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
  function plainLine(t) {
   const e = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
   return t.replace(e, "").replace(i(), " ").trim();
  }
  function cleanDescription(t) {
   const e = plainLine(t);
   if (e.length <= 100) return e;
   return `${(0, a.GH)(e, 97)}...`;
  }
 }),
 71794: (function(t, e, n) {
  n.d(e, {
   H: () => chooseFormat,
   e: () => parsePrompt
  });
  var o = n(15027);
  var a = n(13705);
  var r = n(42357);
  var s = n(63520);
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
   let a = e;
   for (let e = 0; e < n.length; ) {
    const r = pieceAt(t, a);
    if (a >= t.length || !n.startsWith(r.content, e)) return null;
    e += r.content.length;
    a = r.end;
    r.content === "\n" && o.push(a);
   }
   return o;
  }
  function pieceAt(t, e) {
   if (t[e] !== "\\") return {
    content: t.slice(e, e + 1),
    end: e + 1
   };
   d.lastIndex = e;
   const [n = "\\", o, a, r, s] = d.exec(t) ?? [];
   const i = Math.min(p, Number.parseInt(o ?? a ?? r ?? "", 16));
   return {
    content: Number.isNaN(i) ? c[s ?? ""] ?? "" : String.fromCodePoint(i),
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
     position: (0, s.t$)(t.slice(n.offset, e), e - n.offset, n.position)
    };
    return n.position;
   });
  }
  var f = n(46013);
  const m = [ "prompt", "description" ];
  async function parseToml(t, e) {
   const n = await parseTable(t, e);
   const o = [];
   const s = readString(n, "prompt", {
    source: t,
    text: e,
    diagnostics: o
   });
   const l = readString(n, "description", {
    source: t,
    text: e,
    diagnostics: o
   });
   if (o.length > 0) throw new r.yo(o);
   if (s === null) throw new r.yo(promptMissing(t, e, [ ...n.keys() ]));
   (0, a.WW)(t, s);
   const c = [ ...n.keys() ].filter(t => !m.includes(t));
   return {
    ...(0, i.K)("toml", t, s),
    description: l,
    bodyAt: whereVerbatim(e, s) ?? linesWithEscapes(e, s),
    notices: c.map(e => `${t}: the key ${JSON.stringify(e)} has no effect in a TOML command`)
   };
  }
  function promptMissing(t, e, n) {
   const o = n.find(t => t !== "description" && (0, r.pA)(t, [ "prompt" ]) !== void 0);
   if (o === void 0) return {
    code: "prompt-missing",
    message: "the command has no prompt",
    location: t,
    hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
   };
   return (0, s.dR)(t, e, offsetOfKey(e, o), {
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
   const {parse: o, TomlError: a} = await n.e(3292).then(n.bind(n, 80911));
   try {
    return new Map(Object.entries(o(e)));
   } catch (n) {
    (0, r.ki)(n, a);
    const o = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
    const i = (0, s.dR)(t, e, (0, s.HA)(e, n), {
     code: "prompt-syntax",
     message: `the file is not valid TOML: ${o}`,
     hint: hintFor(o)
    });
    throw new r.yo(i, {
     cause: n
    });
   }
  }
  const h = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
  function hintFor(t) {
   return h.find(([e]) => e.test(t))?.[1] ?? "correct the TOML at the caret";
  }
  function readString(t, e, {source: n, text: o, diagnostics: a}) {
   const r = t.get(e);
   if (r === void 0) return null;
   if (typeof r === "string") return r;
   a.push((0, s.dR)(n, o, Math.max(0, o.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
    code: "prompt-syntax",
    message: `\`${e}\` must be a string, but is ${(0, f.x)(r)}`,
    hint: `write \`${e} = "\u2026"\``
   }));
   return null;
  }
  function whereVerbatim(t, e) {
   const n = t.indexOf(e);
   return n >= 0 && n === t.lastIndexOf(e) ? (0, s.t$)(t, n) : null;
  }
  const w = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, "skill" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
  function chooseFormat(t, e = null) {
   if (e !== null) return e;
   const n = t.replaceAll("\\", "/").toLowerCase();
   return w.find(([t]) => t.test(n))?.[1] ?? "text";
  }
  async function parsePrompt(t, e, r) {
   switch (t) {
   case "toml":
    return parseToml(e, r);

   case "markdown":
   case "claude":
   case "skill":
    return (0, o.Dd)(t, e, r);

   case "prompt-md":
    return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(e, r);

   case "prompt-yml":
    return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(e, r);

   case "text":
    return (0, a.r4)(e, r);

   case "inline":
    return (0, a.W5)(r, e);
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
  var a = n(15719);
  var r = n(93768);
  var s = n(63520);
  var i = n(17211);
  var l = n(65897);
  var c = n(56585);
  var d = n(13705);
  const u = [ "when_to_use", "when-to-use", "whenToUse" ];
  const p = [ "name", "description", "argument-hint", "arguments", "allowed-tools", "disallowed-tools", "model", ...u, "disable-model-invocation", "user-invocable", "context", "paths" ];
  async function parseMarkdown(t, e, n) {
   const a = await (0, l.z)(e, n, true);
   const r = (0, i.Pf)(a);
   const s = readTools(e, r, [ "allowed-tools", "disallowed-tools" ]);
   (0, i._s)(r, "allowed-tools", s.allowed ?? []);
   (0, i._s)(r, "disallowed-tools", s.disallowed);
   const c = {
    name: r.text("name"),
    description: r.text("description"),
    argumentHint: r.text("argument-hint"),
    argumentNames: readArgumentNames(r),
    model: readModel(r),
    whenToUse: whenToUseOf(r),
    modelInvocable: !r.flag("disable-model-invocation", false),
    userInvocable: r.flag("user-invocable", true),
    fork: readContext(r),
    paths: r.list("paths", "src/**, docs/**")
   };
   const d = /(?:^|\/)\.opencode\//.test(e) && r.text("agent") === "plan";
   const u = r.diagnostics();
   if (u.length > 0) throw new o.yo(u);
   return {
    ...bodyOf(t, e, n, a),
    ...c,
    allowedTools: s.allowed,
    disallowedTools: d ? [ ...s.disallowed, "Edit", "Write" ] : s.disallowed,
    notices: [ ...a === null ? (0, i.zk)(e, n, p) : [], ...(0, i._6)(e, a, d ? [ ...p, "agent" ] : p), ...s.notices ]
   };
  }
  function bodyOf(t, e, n, o) {
   const a = n.slice(o?.end ?? 0);
   (0, d.WW)(e, a);
   const r = n.length - a.trimStart().length;
   return {
    ...(0, c.K)(t, e, a.trim()),
    bodyAt: (0, s.t$)(n, r)
   };
  }
  function readTools(t, e, [n, o], s = () => []) {
   const i = "Read, Bash(git log:*)";
   const translated = t => {
    const e = s(t);
    return e.length > 0 ? e : [ ...severalCommands(t), ...(0, a.X)(t, "allow") ];
   };
   const l = e.list(n, i)?.flatMap(translated) ?? null;
   const c = (e.list(o, i) ?? []).flatMap(t => [ ...severalCommands(t), ...(0, a.X)(t, "deny") ]);
   const isOfSession = t => (0, r.Z_)(nameIn(t));
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
   if (!o.every(t => t.endsWith("*")) || (0, r.Zt)(e) !== "Bash") return [ t ];
   return o.map(t => `${e}(${t})`);
  }
  const nameIn = t => t.replace(/\(.*$/s, "");
  function isUnknown(t) {
   return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(t) && (0, r.Zt)(nameIn(t)) === void 0;
  }
  function unknownTool(t, e) {
   const n = (0, r.N3)(nameIn(e));
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
  var a = n(72443);
  var r = n(67557);
  var s = n(71794);
  const i = 1e6;
  async function loadPromptFile(t, e, {format: n = null, shown: o = t} = {}) {
   const a = (0, r.Z6)(await readBytes(t, e, o), o);
   return (0, s.e)((0, s.H)(t, n), o, a);
  }
  async function parseInput(t, e) {
   return await (0, s.e)(e ?? "inline", "stdin", (0, r.Z6)(t, "stdin"));
  }
  async function readBytes(t, e, n) {
   try {
    return await e.read(t, i);
   } catch (e) {
    (0, o.ki)(e, a.k);
    const r = e.code === "too-large";
    throw new o.yo({
     code: "prompt-unreadable",
     message: r ? `the prompt file is larger than the limit of ${i} bytes` : "cannot read the prompt file",
     location: n,
     found: e.message,
     hint: r ? "shorten it, and insert long texts with @{path}" : hintFor(t)
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
 }),
 74277: (function(t, e, n) {
  n.d(e, {
   D: () => readSkills,
   hm: () => locateSkills,
   kA: () => loadSkill
  });
  var o = n(42357);
  var a = n(72443);
  var r = n(64772);
  var s = n(67557);
  var i = n(71794);
  var l = n(57667);
  var c = n(56121);
  const d = 2e3;
  const u = 1e6;
  const p = [ "SKILL.md", "skill.md" ];
  const f = /^(?:readme|skill)\.md$/i;
  async function locateSkills(t, e = "", n = c.tG) {
   const o = [];
   for (const a of (await t.present(n)).keys()) for (const n of await skillsIn(t, a)) o.length < d && o.push({
    ...n,
    path: `${e}${n.path}`
   });
   return o;
  }
  async function skillsIn(t, e) {
   if (!await t.holds(e)) return [ outside("", e, t) ];
   const n = await entriesOf(t, e);
   const pathsOf = t => p.map(n => `${e}/${t}/${n}`);
   const o = n.filter(({name: t, kind: e}) => e === "directory" || e === "link" && !isFlat(t));
   const a = await t.present(o.flatMap(({name: t}) => pathsOf(t)));
   const s = o.flatMap(({name: e, kind: n}) => {
    const o = pathsOf(e).find(t => a.has(t));
    if (o === void 0) return [];
    const s = n === "link" || a.get(o) === "link";
    return [ locate(t, {
     name: (0, r.p6)(`${e}.md`),
     path: o,
     isLink: s
    }) ];
   });
   const i = n.filter(({name: t, kind: e}) => e !== "directory" && isFlat(t)).map(({name: n, kind: o}) => locate(t, {
    name: (0, r.p6)(n),
    path: `${e}/${n}`,
    isLink: o === "link"
   }));
   return [ ...await Promise.all(s), ...await withFrontmatter(t, await Promise.all(i)) ];
  }
  async function withFrontmatter(t, e) {
   const n = e.filter(({diagnostics: t}) => t.length === 0).map(({file: t}) => t.path);
   const o = n.length === 0 ? null : await t.readAll(n, u);
   return e.filter(({file: t}) => {
    const e = o?.get(t.path);
    return !Buffer.isBuffer(e) || /^(?:\ufeff)?---[ \t]*\r?\n/.test(e.toString("utf8", 0, 100));
   });
  }
  function isFlat(t) {
   return /\.md$/i.test(t) && !f.test(t);
  }
  async function locate(t, {name: e, path: n, isLink: o}) {
   const a = o ? await t.followLink(n, ".") : n;
   if (a === null) return outside(e, n, t);
   return {
    kind: "skill",
    name: e,
    path: n,
    diagnostics: [],
    file: {
     source: t,
     path: a
    }
   };
  }
  async function entriesOf(t, e) {
   const n = await t.list(e).catch((0, o.j6)(a.k, () => []));
   return n.filter(({kind: t}) => t !== "other");
  }
  function outside(t, e, n) {
   const o = {
    code: "prompt-unreadable",
    message: "the skill is a link to a location outside the workspace",
    location: e,
    hint: "put the folder itself there, or link to a folder in the workspace"
   };
   return {
    kind: "skill",
    name: t,
    path: e,
    diagnostics: [ o ],
    file: {
     source: n,
     path: e
    }
   };
  }
  async function readSkills(t) {
   const e = new Map;
   for (const n of t) e.has(n.name) || e.set(n.name, n);
   const n = await readHeads([ ...e.values() ]);
   return {
    skills: n.flatMap(t => "head" in t ? [ t ] : []),
    diagnostics: n.flatMap(t => "head" in t ? [] : t.diagnostics)
   };
  }
  async function readHeads(t) {
   const e = new Map;
   for (const n of new Set(t.map(({file: t}) => t.source))) {
    const o = t.filter(({file: t, diagnostics: e}) => t.source === n && e.length === 0);
    const a = await n.readAll(o.map(({file: t}) => t.path), u);
    for (const t of o) {
     const n = a.get(t.file.path);
     n !== void 0 && e.set(t, n);
    }
   }
   return await Promise.all(t.map(t => headOf(t, e.get(t))));
  }
  async function headOf(t, e) {
   const n = await readHead(t, e);
   return "head" in n || t.kind === "skill" ? n : {
    diagnostics: []
   };
  }
  async function readHead(t, e) {
   if (e === void 0) return t;
   if (e instanceof a.k) {
    const [n, o] = [ "cannot read the skill", "make its SKILL.md a readable file" ];
    return {
     diagnostics: [ {
      code: "prompt-unreadable",
      message: n,
      location: t.path,
      found: e.message,
      hint: o
     } ]
    };
   }
   const n = readSkillHead(t.path, e);
   return await n.then(e => ({
    ...t,
    head: e
   })).catch((0, o.j6)(o.yo, t => t));
  }
  async function loadSkill({file: t, path: e, diagnostics: n}) {
   if (n.length > 0) throw new o.yo(n);
   return await (0, l.loadPromptFile)(t.path, t.source, {
    format: (0, i.H)(e),
    shown: e
   });
  }
  async function readSkillHead(t, e) {
   const n = await (0, i.e)((0, i.H)(t), t, (0, s.Z6)(e, t));
   return {
    ...n,
    isDescribed: n.description !== null,
    description: n.description ?? firstParagraph(n.body)
   };
  }
  function firstParagraph(t) {
   const e = t.split(/\n\s*\n/).map(t => t.replace(/^#.*$/gm, "").trim());
   return e.find(t => t !== "") ?? "";
  }
 })
};
