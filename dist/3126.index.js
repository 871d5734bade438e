"use strict";

exports.id = 3126;

exports.ids = [ 3126, 7667 ];

exports.modules = {
 13126: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   listedSkills: () => listedSkills
  });
  var o = n(42357);
  var a = n(78033);
  function createSkillCatalog(t, e = null) {
   const n = t.filter(({head: t, path: n}) => t.modelInvocable && n !== e);
   const o = new Map(n.filter(isGated).map(t => [ t.name, matcherOf(t) ]));
   const open = () => n.filter(({name: t}) => !o.has(t));
   return {
    open: open,
    touch: t => {
     const e = n.filter(({name: e}) => t.some(t => o.get(e)?.(t) === true));
     for (const {name: t} of e) o.delete(t);
     return e;
    },
    find: n => {
     const a = t.find(t => t.name === n);
     if (a === void 0) return {
      refusal: unknown(n, open())
     };
     if (a.path === e) return {
      refusal: `The skill ${n} is the prompt of this job; follow it.`
     };
     if (!a.head.modelInvocable) return {
      refusal: `Only people can start the skill ${n}.`
     };
     if (!o.has(n)) return a;
     return {
      refusal: `The skill ${n} is for files that match ${(a.head.paths ?? []).join(", ")}; read such a file first.`
     };
    }
   };
  }
  function isGated({head: t}) {
   return t.paths !== null && t.paths.length > 0;
  }
  function matcherOf({head: t}) {
   const e = (t.paths ?? []).map(t => (0, a.qF)(t.includes("/") ? t : `**/${t}`));
   return t => e.some(e => e === null || e.some(e => (0, a.kt)(e, t.split("/"), false)));
  }
  const i = 50;
  function unknown(t, e) {
   const n = e.map(t => t.name);
   const a = (0, o.pA)(t, n);
   const r = a === void 0 ? "" : ` Did you mean ${a}?`;
   const s = n.length === 0 ? "There are none." : `The available skills are ${n.slice(0, i).join(", ")}.`;
   return `Skill ${JSON.stringify(t)} does not exist.${r} ${s}`;
  }
  var r = n(20653);
  var s = n(64772);
  const c = 2e5;
  const l = 4;
  const u = 20;
  function listLimits(t, e, n) {
   return {
    characters: Math.floor((t ?? c) * l * e / 100),
    description: n
   };
  }
  function listSkills(t, e) {
   const n = t.map(t => ({
    name: t.name,
    description: (0, r.ml)(wordsOf(t), e.description)
   }));
   const o = n.map(({name: t}) => `- ${t}`);
   const a = e.characters - lengthOf(o);
   const i = n.filter(({description: t}) => t !== "").length * 2;
   const s = fairShare(n.map(({description: t}) => t.length), a - i);
   if (s === null) return {
    text: joined(n),
    notice: null
   };
   if (s >= u) {
    const t = n.map(({name: t, description: e}) => ({
     name: t,
     description: (0, r.ml)(e, s)
    }));
    return {
     text: joined(t),
     notice: `The skill descriptions were truncated to ${s} characters each.`
    };
   }
   if (a >= 0) return {
    text: o.join("\n"),
    notice: "The skill list for the model contains only the names."
   };
   return someNames(o, e.characters);
  }
  function wordsOf({head: t}) {
   return [ t.description, t.whenToUse ].map(t => (0, s.h0)(t ?? "")).filter(t => t !== "").join(" - ");
  }
  function joined(t) {
   return t.map(({name: t, description: e}) => e === "" ? `- ${t}` : `- ${t}: ${e}`).join("\n");
  }
  function lengthOf(t) {
   return t.reduce((t, e) => t + e.length + 1, 0);
  }
  function fairShare(t, e) {
   if (t.reduce((t, e) => t + e, 0) <= e) return null;
   let n = e;
   const o = [ ...t ].sort((t, e) => t - e);
   for (const [t, e] of o.entries()) {
    const a = Math.floor(n / (o.length - t));
    if (e > a) return Math.max(0, a);
    n -= e;
   }
   return 0;
  }
  function someNames(t, e) {
   const n = [];
   let o = e;
   for (const e of t) {
    o -= e.length + 1;
    if (o < 0) break;
    n.push(e);
   }
   return {
    text: n.join("\n"),
    notice: `The skill list has room for only ${n.length} of ${t.length} names; raise skill-list-percent to include more.`
   };
  }
  var p = n(79557);
  async function listedSkills(t) {
   const {project: e, user: n} = t.sources;
   const o = n === void 0 ? [] : await (0, p.hm)(n, "~/");
   const {skills: a, diagnostics: i} = await (0, p.D)([ ...await (0, p.hm)(e), ...o ]);
   const r = i.map(({location: t, message: e}) => `A skill was omitted: ${t ?? ""}: ${e}.`);
   if (a.length === 0) return {
    catalog: null,
    attachments: [],
    notices: r,
    forPaths: () => []
   };
   const s = createSkillCatalog(a, t.promptSource);
   const forPaths = e => {
    const n = s.touch(e);
    return n.length === 0 ? [] : [ listing(t, n, true).attachment ];
   };
   const c = s.open();
   if (c.length === 0) return {
    catalog: s,
    attachments: [],
    notices: r,
    forPaths: forPaths
   };
   const {attachment: l, notice: u} = listing(t, c, false);
   return {
    catalog: s,
    attachments: [ l ],
    notices: u === null ? r : [ ...r, u ],
    forPaths: forPaths
   };
  }
  function listing({contextWindow: t, settings: e}, n, o) {
   const a = listLimits(t, e["skill-list-percent"], e["skill-description-characters"]);
   const {text: i, notice: r} = listSkills(n, a);
   return {
    attachment: {
     type: "skill-listing",
     text: i,
     more: o
    },
    notice: r
   };
  }
 }),
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
  const u = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([btnfre"\\])|[ \t]*\n\s*)/y;
  const p = 20;
  const f = 1114111;
  function linesWithEscapes(t, e) {
   for (const n of [ ...t.matchAll(c) ].slice(0, p)) {
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
   u.lastIndex = e;
   const [n = "\\", o, a, i, r] = u.exec(t) ?? [];
   const s = Math.min(f, Number.parseInt(o ?? a ?? i ?? "", 16));
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
  var h = n(46013);
  const m = [ "prompt", "description" ];
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
   const l = [ ...n.keys() ].filter(t => !m.includes(t));
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
  const d = [ [ /escape/, "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal" ], [ /control characters/, 'put text with several lines between three quotes (""")' ], [ /end-of-line/, "a quote ends the text here: put it between three quotes that it does not contain, \"\"\" or '''" ], [ /illegal character in key/, 'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")' ], [ /unfinished string/, "end the text with the same quotes that it begins with" ], [ /invalid value/, "put text between quotes" ] ];
  function hintFor(t) {
   return d.find(([e]) => e.test(t))?.[1] ?? "correct the TOML at the caret";
  }
  function readString(t, e, {source: n, text: o, diagnostics: a}) {
   const i = t.get(e);
   if (i === void 0) return null;
   if (typeof i === "string") return i;
   a.push((0, r.dR)(n, o, Math.max(0, o.search(new RegExp(`^[ \\t]*["']?${e}["']?[ \\t]*[=.]`, "m"))), {
    code: "prompt-syntax",
    message: `\`${e}\` must be a string, but is ${(0, h.x)(i)}`,
    hint: `write \`${e} = "\u2026"\``
   }));
   return null;
  }
  function whereVerbatim(t, e) {
   const n = t.indexOf(e);
   return n >= 0 && n === t.lastIndexOf(e) ? (0, r.t$)(t, n) : null;
  }
  const g = [ [ /\.prompt\.ya?ml$/, "prompt-yml" ], [ /\.prompt\.md$/, "prompt-md" ], [ /\.toml$/, "toml" ], [ /(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, "markdown" ], [ /(^|\/)\.claude\/(.*\/)?[^/]+\.(md|markdown)$/, "claude" ], [ /(^|\/)skill\.md$/, "claude" ], [ /\.(md|markdown)$/, "markdown" ] ];
  function chooseFormat(t, e = null) {
   if (e !== null) return e;
   const n = t.replaceAll("\\", "/").toLowerCase();
   return g.find(([t]) => t.test(n))?.[1] ?? "text";
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
  const u = 2e3;
  const p = 1e6;
  const f = [ "SKILL.md", "skill.md" ];
  const h = /^(?:readme|skill)\.md$/i;
  async function locateSkills(t, e = "", n = l.tG) {
   const o = [];
   for (const a of (await t.present(n)).keys()) for (const n of await skillsIn(t, a)) o.length < u && o.push({
    ...n,
    path: `${e}${n.path}`
   });
   return o;
  }
  async function skillsIn(t, e) {
   if (!await t.holds(e)) return [ outside("", e, t) ];
   const n = await entriesOf(t, e);
   const pathsOf = t => f.map(n => `${e}/${t}/${n}`);
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
   return /\.md$/i.test(t) && !h.test(t);
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
    const a = await n.readAll(o.map(({file: t}) => t.path), p);
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
