"use strict";

exports.id = 3438;

exports.ids = [ 3438, 7667 ];

exports.modules = {
 64772: (function(t, e, n) {
  n.d(e, {
   Lt: () => wantedName,
   gp: () => cleanDescription,
   h0: () => plainLine,
   p6: () => commandName
  });
  var o = n(5113);
  var a = n(20653);
  const i = 50;
  function commandName(t) {
   return t.replace(/\.[^./]*$/, "").split("/").map(t => {
    const e = cleanPart(t);
    return e.length > i ? `${(0, a.GH)(e, i - 3)}...` : e;
   }).join(":");
  }
  function wantedName(t) {
   return t.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
  }
  const r = (0, o.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
  function cleanPart(t) {
   return t.normalize("NFC").replace(r(), "_");
  }
  const s = (0, o.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
  function plainLine(t) {
   const e = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
   return t.replace(e, "").replace(s(), " ").trim();
  }
  function cleanDescription(t) {
   const e = plainLine(t);
   if (e.length <= 100) return e;
   return `${(0, a.GH)(e, 97)}...`;
  }
 }),
 63438: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   findCommands: () => findCommands,
   loadCommand: () => loadCommand,
   locateCommands: () => locateCommands
  });
  var o = n(42357);
  var a = n(72443);
  var i = n(20653);
  var r = n(56121);
  const s = 50;
  function tooManyCommands(t, e) {
   return {
    code: "prompt-unreadable",
    message: `the directory contains more than ${e} commands`,
    location: t,
    hint: "move other files out of this directory, or select a prompt by its path with prompt-file"
   };
  }
  function noDirectory(t) {
   return {
    code: "prompt-unreadable",
    message: "the command directory in the setting does not exist",
    location: `command-directories: ${t}`,
    hint: "correct the path; it is relative to the workspace"
   };
  }
  function directoryOutside(t) {
   return {
    code: "prompt-unreadable",
    message: "cannot read the command directory: it is a link to a location outside the workspace",
    location: t,
    hint: "replace it with a directory of the project, or remove it"
   };
  }
  function commandOutside(t) {
   return {
    code: "prompt-unreadable",
    message: "the command is a link to a location outside its directory",
    location: t,
    hint: "put the file itself there, or link to a file in the same command directory"
   };
  }
  function unknownCommand(t, e) {
   const n = (0, o.pA)(t, e) ?? e.find(e => e.endsWith(`:${t}`));
   return {
    code: "command-unknown",
    message: `the command ${JSON.stringify(t)} does not exist`,
    found: e.length === 0 ? "no commands" : (0, i.KE)(e, s),
    hint: n === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(n)}?`
   };
  }
  function modelOnlySkill(t) {
   return {
    code: "command-unknown",
    message: "only the model can load this skill (`user-invocable: false`)",
    location: t,
    hint: "remove that field, or ask the model in a prompt to load the skill"
   };
  }
  var c = n(64772);
  var l = n(71794);
  var d = n(57667);
  var m = n(79557);
  const p = 8;
  const u = 2e3;
  async function locateCommands({project: t, directories: e = [], user: n, bundled: o}) {
   const a = [ ...e.map(r.Wq), ...r.ZU ];
   const i = await locateIn(t, "", {
    commands: a,
    skills: r.tG
   });
   const s = {
    commands: r.ZU,
    skills: r.tG
   };
   n !== void 0 && i.push(...await locateIn(n, "~/", s));
   const c = {
    commands: [ r.KJ ],
    skills: r.rF
   };
   o !== void 0 && i.push(...await locateIn(await o(), "sallyport:", c));
   return i;
  }
  async function locateIn(t, e, {commands: n, skills: a}) {
   const i = await (0, m.hm)(t, e, a);
   const s = await t.present(n.map(({path: t}) => t));
   const c = [];
   for (const a of n) {
    if (!s.has(a.path)) {
     if (!r.ZU.includes(a)) throw new o.yo(noDirectory(a.path));
     continue;
    }
    if (!await t.holds(a.path)) throw new o.yo(directoryOutside(a.path));
    const n = [];
    await collect({
     source: t,
     prefix: e,
     directory: a,
     found: n
    }, "", 0);
    c.push(...n.sort((t, e) => formatRank(t) - formatRank(e)));
   }
   return [ ...i.map(t => ({
    ...t,
    kind: "skill",
    format: (0, l.H)(t.path)
   })), ...c ];
  }
  function formatRank({format: t}) {
   return t === "toml" ? 0 : 1;
  }
  async function collect(t, e, n) {
   const {source: a, directory: i, found: r} = t;
   for (const {name: s, kind: d} of await listOrNothing(a, `${i.path}${e}`)) {
    const m = `${i.path}${e}/${s}`;
    if (d === "directory" && n < p) await collect(t, `${e}/${s}`, n + 1); else if (isCommandFile(s, i.endings) && (d === "file" || d === "link")) {
     if (r.length === u) throw new o.yo(tooManyCommands(i.path, u));
     const n = `${t.prefix}${m}`;
     const p = d === "file" ? m : await a.followLink(m, i.path);
     r.push({
      kind: "command",
      name: (0, c.p6)(`${e}/${s}`.slice(1)),
      path: n,
      format: (0, l.H)(m),
      diagnostics: p === null ? [ commandOutside(n) ] : [],
      file: {
       source: a,
       path: p ?? m
      }
     });
    }
   }
  }
  function isCommandFile(t, e) {
   return e.some(e => t.toLowerCase().endsWith(e));
  }
  async function listOrNothing(t, e) {
   try {
    return await t.list(e);
   } catch (t) {
    (0, o.ki)(t, a.k);
    if (t.code === "missing") return [];
    throw new o.yo({
     code: "prompt-unreadable",
     message: "cannot read the command directory",
     location: e,
     found: t.message,
     hint: "replace it with a readable directory of the project, or remove it"
    }, {
     cause: t
    });
   }
  }
  async function findCommands(t) {
   const e = await Promise.all((await locateCommands(t)).map(describe));
   const n = new Map;
   return e.map(t => {
    const e = n.get(t.name);
    if (e !== void 0) return {
     ...t,
     wins: false,
     shadowedBy: e
    };
    t.userInvocable && n.set(t.name, t.path);
    return {
     ...t,
     wins: t.userInvocable
    };
   });
  }
  async function describe(t) {
   const {kind: e, name: n, path: a, format: i, diagnostics: r} = t;
   const s = {
    kind: e,
    name: n,
    path: a,
    format: i
   };
   try {
    const {description: n, argumentHint: o, userInvocable: a, modelInvocable: i} = await readCommand(t);
    return {
     ...s,
     diagnostics: r,
     argumentHint: o,
     description: n === null ? null : (0, c.gp)(n),
     userInvocable: e === "command" || a,
     modelInvocable: e === "skill" && i
    };
   } catch (t) {
    (0, o.ki)(t, o.yo);
    const e = {
     description: null,
     argumentHint: null,
     userInvocable: true,
     modelInvocable: false
    };
    return {
     ...s,
     ...e,
     diagnostics: t.diagnostics
    };
   }
  }
  async function readCommand({diagnostics: t, file: e, format: n, path: a}) {
   if (t.length > 0) throw new o.yo(t);
   return (0, d.loadPromptFile)(e.path, e.source, {
    format: n,
    shown: a
   });
  }
  async function loadCommand(t, e) {
   const n = (0, c.Lt)(t);
   const a = await locateCommands(e);
   let i = null;
   for (const t of a.filter(t => t.name === n)) {
    const e = await readCommand(t);
    if (t.kind === "command" || e.userInvocable) return e;
    i ??= t.path;
   }
   throw new o.yo(i === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(a.map(t => t.name)) ]) : modelOnlySkill(i));
  }
 }),
 71794: (function(t, e, n) {
  n.d(e, {
   H: () => chooseFormat,
   e: () => parsePrompt
  });
  var o = n(15027);
  var a = n(13705);
  var i = n(42357);
  var r = n(63520);
  var s = n(56585);
  const c = /^[ \t]*(?:prompt|"prompt"|'prompt')[ \t]*=[ \t]*("""\n?|")/gm;
  const l = {
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
  const m = 20;
  const p = 1114111;
  function linesWithEscapes(t, e) {
   for (const n of [ ...t.matchAll(c) ].slice(0, m)) {
    const o = lineStarts(t, n.index + n[0].length, e);
    if (o !== null) return positionsOf(t, o);
   }
   return null;
  }
  function lineStarts(t, e, n) {
   const o = [ e ];
   let a = e;
   for (let e = 0; e < n.length; ) {
    const i = pieceAt(t, a);
    if (a >= t.length || !n.startsWith(i.content, e)) return null;
    e += i.content.length;
    a = i.end;
    i.content === "\n" && o.push(a);
   }
   return o;
  }
  function pieceAt(t, e) {
   if (t[e] !== "\\") return {
    content: t.slice(e, e + 1),
    end: e + 1
   };
   d.lastIndex = e;
   const [n = "\\", o, a, i, r] = d.exec(t) ?? [];
   const s = Math.min(p, Number.parseInt(o ?? a ?? i ?? "", 16));
   return {
    content: Number.isNaN(s) ? l[r ?? ""] ?? "" : String.fromCodePoint(s),
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
     position: (0, r.t$)(t.slice(n.offset, e), e - n.offset, n.position)
    };
    return n.position;
   });
  }
  var u = n(46013);
  const f = [ "prompt", "description" ];
  async function parseToml(t, e) {
   const n = await parseTable(t, e);
   const o = [];
   const r = readString(n, "prompt", {
    source: t,
    text: e,
    diagnostics: o
   });
   const c = readString(n, "description", {
    source: t,
    text: e,
    diagnostics: o
   });
   if (o.length > 0) throw new i.yo(o);
   if (r === null) throw new i.yo(promptMissing(t, e, [ ...n.keys() ]));
   (0, a.WW)(t, r);
   const l = [ ...n.keys() ].filter(t => !f.includes(t));
   return {
    ...(0, s.K)("toml", t, r),
    description: c,
    bodyAt: whereVerbatim(e, r) ?? linesWithEscapes(e, r),
    notices: l.map(e => `${t}: the key ${JSON.stringify(e)} has no effect in a TOML command`)
   };
  }
  function promptMissing(t, e, n) {
   const o = n.find(t => t !== "description" && (0, i.pA)(t, [ "prompt" ]) !== void 0);
   if (o === void 0) return {
    code: "prompt-missing",
    message: "the command has no prompt",
    location: t,
    hint: 'put `prompt = """\u2026"""` before any [table], at the top of the file'
   };
   return (0, r.dR)(t, e, offsetOfKey(e, o), {
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
    (0, i.ki)(n, a);
    const o = (n.message.split("\n")[0] ?? "").replace("Invalid TOML document: ", "");
    const s = (0, r.dR)(t, e, (0, r.HA)(e, n), {
     code: "prompt-syntax",
     message: `the file is not valid TOML: ${o}`,
     hint: hintFor(o)
    });
    throw new i.yo(s, {
     cause: n
    });
   }
  }
  const h = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
  function hintFor(t) {
   return h.find(([e]) => e.test(t))?.[1] ?? "correct the TOML at the caret";
  }
  function readString(t, e, {source: n, text: o, diagnostics: a}) {
   const i = t.get(e);
   if (i === void 0) return null;
   if (typeof i === "string") return i;
   a.push((0, r.dR)(n, o, Math.max(0, o.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
    code: "prompt-syntax",
    message: `\`${e}\` must be a string, but is ${(0, u.x)(i)}`,
    hint: `write \`${e} = "\u2026"\``
   }));
   return null;
  }
  function whereVerbatim(t, e) {
   const n = t.indexOf(e);
   return n >= 0 && n === t.lastIndexOf(e) ? (0, r.t$)(t, n) : null;
  }
  const w = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.claude\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
  function chooseFormat(t, e = null) {
   if (e !== null) return e;
   const n = t.replaceAll("\\", "/").toLowerCase();
   return w.find(([t]) => t.test(n))?.[1] ?? "text";
  }
  async function parsePrompt(t, e, i) {
   switch (t) {
   case "toml":
    return parseToml(e, i);

   case "markdown":
   case "claude":
    return (0, o.Dd)(t, e, i);

   case "prompt-md":
    return (await n.e(4768).then(n.bind(n, 44768))).parsePromptMd(e, i);

   case "prompt-yml":
    return (await n.e(1624).then(n.bind(n, 51624))).parsePromptYml(e, i);

   case "text":
    return (0, a.r4)(e, i);

   case "inline":
    return (0, a.W5)(i, e);
   }
  }
 }),
 57667: (function(t, e, n) {
  n.d(e, {
   loadPromptFile: () => loadPromptFile,
   parseInput: () => parseInput
  });
  var o = n(42357);
  var a = n(72443);
  var i = n(67557);
  var r = n(71794);
  const s = 1e6;
  async function loadPromptFile(t, e, {format: n = null, shown: o = t} = {}) {
   const a = (0, i.Z6)(await readBytes(t, e, o), o);
   return (0, r.e)((0, r.H)(t, n), o, a);
  }
  async function parseInput(t, e) {
   return await (0, r.e)(e ?? "inline", "stdin", (0, i.Z6)(t, "stdin"));
  }
  async function readBytes(t, e, n) {
   try {
    return await e.read(t, s);
   } catch (e) {
    (0, o.ki)(e, a.k);
    const i = e.code === "too-large";
    throw new o.yo({
     code: "prompt-unreadable",
     message: i ? `the prompt file is larger than the limit of ${s} bytes` : "cannot read the prompt file",
     location: n,
     found: e.message,
     hint: i ? "shorten it, and insert long texts with @{path}" : hintFor(t)
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
 79557: (function(t, e, n) {
  n.d(e, {
   kA: () => loadSkill,
   hm: () => locateSkills,
   D: () => readSkills
  });
  var o = n(42357);
  var a = n(72443);
  var i = n(64772);
  var r = n(57667);
  var s = n(67557);
  var c = n(71794);
  async function readSkillHead(t, e) {
   const n = await (0, c.e)((0, c.H)(t), t, (0, s.Z6)(e, t));
   return {
    ...n,
    description: n.description ?? firstParagraph(n.body)
   };
  }
  function firstParagraph(t) {
   const e = t.split(/\n\s*\n/).map(t => t.replace(/^#.*$/gm, "").trim());
   return e.find(t => t !== "") ?? "";
  }
  var l = n(56121);
  const d = 2e3;
  const m = 1e6;
  const p = [ "SKILL.md", "skill.md" ];
  const u = /^(?:readme|skill)\.md$/i;
  async function locateSkills(t, e = "", n = l.tG) {
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
   const r = o.flatMap(({name: e, kind: n}) => {
    const o = pathsOf(e).find(t => a.has(t));
    if (o === void 0) return [];
    const r = n === "link" || a.get(o) === "link";
    return [ locate(t, {
     name: (0, i.p6)(`${e}.md`),
     path: o,
     isLink: r
    }) ];
   });
   const s = n.filter(({name: t, kind: e}) => e !== "directory" && isFlat(t)).map(({name: n, kind: o}) => locate(t, {
    name: (0, i.p6)(n),
    path: `${e}/${n}`,
    isLink: o === "link"
   }));
   return Promise.all([ ...r, ...s ]);
  }
  function isFlat(t) {
   return /\.md$/i.test(t) && !u.test(t);
  }
  async function locate(t, {name: e, path: n, isLink: o}) {
   const a = o ? await t.followLink(n, ".") : n;
   return a === null ? outside(e, n, t) : {
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
    const a = await n.readAll(o.map(({file: t}) => t.path), m);
    for (const t of o) {
     const n = a.get(t.file.path);
     n !== void 0 && e.set(t, n);
    }
   }
   return await Promise.all(t.map(t => headOf(t, e.get(t))));
  }
  async function headOf(t, e) {
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
   return await (0, r.loadPromptFile)(t.path, t.source, {
    shown: e
   });
  }
 })
};
