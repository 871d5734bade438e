"use strict";

exports.id = 7408;

exports.ids = [ 7408 ];

exports.modules = {
 14399: (function(t, e, n) {
  n.d(e, {
   H: () => documentValue
  });
  var s = n(42357);
  var o = n(63520);
  var r = n(39579);
  function documentValue(t, e, n, i) {
   if (t.errors.length > 0) throw new s.yo(t.errors.slice(0, r.h0).map(t => {
    const s = t.linePos?.[0];
    const r = s === void 0 ? 0 : (0, o.HA)(e, {
     line: s.line,
     column: s.col
    });
    return n(r, (t.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, ""));
   }));
   try {
    return t.toJS(i === void 0 ? {} : {
     reviver: i
    });
   } catch (t) {
    throw new s.yo(n(0, (0, s.bD)(t)));
   }
  }
 }),
 17211: (function(t, e, n) {
  n.d(e, {
   Pf: () => fieldsOf,
   _6: () => unknownFields,
   _s: () => checkAllowedTools,
   zk: () => strayNotices
  });
  var s = n(10187);
  var o = n(65897);
  var r = n(46013);
  const i = new Map([ ...[ true, 1, "true", "yes", "on", "1" ].map(t => [ t, true ]), ...[ false, 0, "false", "no", "off", "0" ].map(t => [ t, false ]) ]);
  function fieldsOf(t) {
   const e = [];
   const n = [ ...t?.fields.keys() ?? [] ];
   const valueOf = e => t?.fields.get(e);
   const fail = (n, s, o, r) => {
    if (t === null) return;
    const i = r === void 0 ? "prompt-syntax" : "rule-invalid";
    e.push({
     key: n,
     diagnostic: t.diagnostic(n, {
      code: i,
      message: s,
      hint: o
     }, r)
    });
   };
   const textOf = (t, e) => {
    if (e === null || typeof e === "string") return e;
    const n = [ e ].flat();
    if (n.length > 0 && n.every(isPlain)) return n.map(String).join(", ");
    fail(t, `\`${t}\` must be text, but is ${(0, r.x)(e)}`, `put the value in quotes: \`${t}: "\u2026"\``);
    return null;
   };
   const listOf = (t, e, n) => {
    if (e === void 0) return null;
    if (e === null) return [];
    if (typeof e === "string") return splitRules(e);
    if (Array.isArray(e) && e.every(t => typeof t === "string")) return e;
    fail(t, `\`${t}\` must be a list, but is ${Array.isArray(e) ? "a list of other types" : (0, 
    r.x)(e)}`, `write \`${t}: ${n}\`, or one item per line with \`- \``);
    return null;
   };
   return {
    diagnostics: () => e.sort((t, e) => n.indexOf(t.key) - n.indexOf(e.key)).map(({diagnostic: t}) => t),
    fail: fail,
    text: t => textOf(t, valueOf(t) ?? null),
    first: t => textOf(t, [ valueOf(t) ].flat()[0] ?? null),
    list: (t, e) => listOf(t, valueOf(t), e),
    names: (t, e) => {
     const n = valueOf(t);
     return listOf(t, Array.isArray(n) ? n.map(nameOfItem) : n, e);
    },
    flag(t, e) {
     const n = valueOf(t) ?? null;
     const s = i.get(typeof n === "string" ? n.toLowerCase() : n);
     if (s !== void 0 || n === null) return s ?? e;
     fail(t, `\`${t}\` must be true or false`, `write \`${t}: true\` or \`${t}: false\``);
     return e;
    }
   };
  }
  function checkAllowedTools(t, e, n) {
   for (const {rule: o, message: r, hint: i} of (0, s.NR)({
    allow: n,
    ask: [],
    deny: []
   }).diagnostics) t.fail(e, `\`${e}\` contains the rule ${JSON.stringify(o)}: ${r}`, i, o);
  }
  function nameOfItem(t) {
   return typeof t === "object" && t !== null && "name" in t ? t.name : t;
  }
  function isPlain(t) {
   return [ "string", "number", "boolean" ].includes(typeof t);
  }
  function strayNotices(t, e, n) {
   const s = (0, o.p)(e).filter(t => n.includes(t));
   if (s.length === 0) return [];
   return [ `${t}: the text of the prompt contains the fields ${s.join(", ")}, which have no effect there; a frontmatter must begin on the first line of the file` ];
  }
  const a = new RegExp(`^(?:${[ "audience|authors?|category|color|compatibility|copyright|created|credits|date|date[-_]added|difficulty|display[-_]?name", "domain|emoji|examples?|homepage|icon|id|keywords|languages?|last[-_](?:reviewed|updated)|level|license|maintainers?", "metadata|notes?|origin|owner|priority|publisher|purpose|references?|related|repository|slug|sources?|status|subtitle|summary", "tags|title|topics?|type|updated|url|use[-_]cases?|version|website|when[-_]to[-_]use|whenToUse" ].join("|")})$`);
  function unknownFields(t, e, n) {
   const s = [ ...e?.fields.keys() ?? [] ].filter(t => !n.includes(t) && !a.test(t));
   return [ ...(e?.plainLines ?? []).filter(t => n.includes(t)).map(e => `${t}: the frontmatter field ${e} was read as plain text; as YAML it needs quotes`), ...s.map(e => `${t}: ${(0, 
   r.V)("frontmatter field", e, n)}`) ];
  }
  function splitRules(t) {
   const e = [];
   let n = "";
   let s = 0;
   for (const o of t) {
    "({".includes(o) && (s += 1);
    ")}".includes(o) && (s -= 1);
    if (s <= 0 && /[\s,]/.test(o)) {
     e.push(n);
     n = "";
    } else n += o;
   }
   return [ ...e, n ].filter(t => t !== "");
  }
 }),
 65897: (function(t, e, n) {
  n.d(e, {
   z: () => readFrontmatter,
   p: () => strayFields
  });
  var s = n(42357);
  var o = n(63520);
  var r = n(14399);
  const i = /^(?:\[.*\]|\{.*\}|[*&!%@`#,]|[-?:](?:\s|$)|["'].*["'].+)|^[^[{"'].*(?:: |:$)/;
  function quotePlainLines(t) {
   const e = t.split("\n");
   const n = [];
   const s = e.map((t, s) => {
    const [, o, r] = /^([ \t]*-[ \t]+)([*@%`].*?)[ \t]*$/.exec(t) ?? [];
    if (o !== void 0) return `${o}${JSON.stringify(r)}`;
    const [, a = "", l = "", c = ""] = /^([A-Za-z_][\w-]*)(:[ \t]+)(\S.*?)[ \t]*$/.exec(t) ?? [];
    if (a === "" || /^[ \t]+\S|^-[ \t]/.test(e[s + 1] ?? "") || /^[|>]/.test(c)) return t;
    if (!i.test(c) || isList(a, c)) return t;
    n.push(a);
    return `${a}${l}${JSON.stringify(c)}`;
   });
   return {
    yaml: s.join("\n"),
    keys: n
   };
  }
  function isList(t, e) {
   return /^(?:\[.*\]|\{.*\})$/.test(e) && !/^(?:argument-hint|description|name|when_to_use)$/.test(t);
  }
  var a = n(46013);
  var l = n(39579);
  const c = 65536;
  const u = /^---[ \t]*\n/;
  const d = /^---[ \t]*(?:\n|$)/m;
  const f = /^[A-Za-z_][\w-]*[ \t]*:/;
  async function readFrontmatter(t, e) {
   const n = u.exec(e);
   if (n === null) return null;
   const r = n[0].length;
   const i = d.exec(e.slice(r));
   if (i === null) {
    if (!f.test(e.slice(r))) return null;
    throw new s.yo((0, o.dR)(t, e, 0, {
     code: "prompt-syntax",
     message: "the frontmatter is not closed",
     hint: "add a line `---` after its last field"
    }));
   }
   const a = e.slice(r, r + i.index);
   const {fields: l, offsets: c, plainLines: m} = await parseFields(t, e, {
    yaml: a,
    start: r
   });
   const p = r + i.index + i[0].length;
   return {
    fields: l,
    plainLines: m,
    diagnostic(n, s, r = "") {
     const i = c.get(n) ?? 0;
     const a = e.slice(0, p).indexOf(r, i);
     return (0, o.dR)(t, e, Math.max(i, a), s);
    },
    end: p
   };
  }
  function strayFields(t) {
   const e = behindComments(t);
   const n = /---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/y;
   n.lastIndex = e;
   const s = e === 0 ? [] : (n.exec(t)?.[1] ?? "").split("\n");
   return s.flatMap(t => /^([A-Za-z_][\w-]*)[ \t]*:/.exec(t)?.[1] ?? []);
  }
  function behindComments(t) {
   const e = /\s+|`{3,}[^\n`]*\n/y;
   for (let n = 0; ;) {
    const s = t.startsWith("\x3c!--", n) ? t.indexOf("--\x3e", n) : -1;
    e.lastIndex = n;
    if (s >= 0) n = s + 3; else {
     if (!e.test(t)) return n;
     n = e.lastIndex;
    }
   }
  }
  async function parseFields(t, e, {yaml: i, start: u}) {
   const diagnostic = (n, s) => (0, o.dR)(t, e, u + n, {
    code: "prompt-syntax",
    message: `the frontmatter is not valid: ${s}`,
    hint: "correct the YAML at the caret"
   });
   if (i.length > c) throw new s.yo(diagnostic(0, `it is longer than ${c} characters`));
   if ((0, l.qK)(i)) throw new s.yo(diagnostic(0, `it is nested deeper than ${l.JG}`));
   const {isMap: d, isScalar: f, parseDocument: m} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const {readable: p, document: h, plainLines: y} = parseLeniently(i, t => m(t, {
    logLevel: "error"
   }));
   const w = (0, r.H)(h, i, diagnostic) ?? {};
   if (typeof w !== "object" || Array.isArray(w)) {
    const t = `it must contain fields (\`name: value\`), but is ${(0, a.x)(w)}`;
    throw new s.yo(diagnostic(0, t));
   }
   const g = d(h.contents) ? h.contents.items : [];
   const $ = g.map(({key: t}) => f(t) ? [ String(t.value), u + (0, o.HA)(i, (0, o.t$)(p, t.range?.[0] ?? 0)) ] : [ "", u ]);
   return {
    fields: new Map(Object.entries(w)),
    offsets: new Map($),
    plainLines: y
   };
  }
  const m = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;
  function parseLeniently(t, e) {
   const n = quoteHints(t);
   const s = e(n);
   const o = m.test(n) && !/[ \t]&\w/.test(n);
   if (s.errors.length === 0 && !o) return {
    readable: n,
    document: s,
    plainLines: []
   };
   const r = quotePlainLines(n);
   const i = e(r.yaml);
   if (i.errors.length > 0) return {
    readable: n,
    document: s,
    plainLines: []
   };
   return {
    readable: r.yaml,
    document: i,
    plainLines: r.keys
   };
  }
  function quoteHints(t) {
   return t.replace(/^(argument-hint:[ \t]*)(\[.*\]|\{.*\})[ \t]*$/m, (t, e, n) => `${e}${JSON.stringify(n)}`);
  }
 }),
 15027: (function(t, e, n) {
  n.d(e, {
   Dd: () => parseMarkdown,
   EN: () => bodyOf,
   ko: () => readModel,
   sR: () => readTools
  });
  var s = n(42357);
  var o = n(93768);
  var r = n(63520);
  var i = n(17211);
  var a = n(65897);
  var l = n(56585);
  var c = n(13705);
  const u = [ "when_to_use", "when-to-use", "whenToUse" ];
  const d = [ "name", "description", "argument-hint", "arguments", "allowed-tools", "disallowed-tools", "model", ...u, "disable-model-invocation", "user-invocable", "context", "paths" ];
  const f = [ "AskUserQuestion", "BashOutput", "EnterPlanMode", "ExitPlanMode", "KillBash", "KillShell", "LSP", "SlashCommand" ];
  async function parseMarkdown(t, e, n) {
   const o = await (0, a.z)(e, n);
   const r = (0, i.Pf)(o);
   const l = readTools(e, r, [ "allowed-tools", "disallowed-tools" ]);
   (0, i._s)(r, "allowed-tools", l.allowed ?? []);
   (0, i._s)(r, "disallowed-tools", l.disallowed);
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
   const u = r.diagnostics();
   if (u.length > 0) throw new s.yo(u);
   return {
    ...bodyOf(t, e, n, o),
    ...c,
    allowedTools: l.allowed,
    disallowedTools: l.disallowed,
    notices: [ ...o === null ? (0, i.zk)(e, n, d) : [], ...(0, i._6)(e, o, d), ...l.notices ]
   };
  }
  function bodyOf(t, e, n, s) {
   const o = n.slice(s?.end ?? 0);
   (0, c.WW)(e, o);
   const i = n.length - o.trimStart().length;
   return {
    ...(0, l.K)(t, e, o.trim()),
    bodyAt: (0, r.t$)(n, i)
   };
  }
  function readTools(t, e, [n, s]) {
   const o = "Read, Bash(git log:*)";
   const r = e.list(n, o);
   const i = e.list(s, o) ?? [];
   const isOfSession = t => f.includes(t);
   const a = (r ?? []).filter(t => !isOfSession(t) && isUnknown(t));
   const l = [ ...r ?? [], ...i ].filter(isOfSession);
   return {
    allowed: r?.includes("*") === true ? null : r?.filter(t => !isOfSession(t) && !a.includes(t)).map(withoutStar) ?? null,
    disallowed: i.filter(t => !isOfSession(t)).map(withoutStar),
    notices: [ ...l.map(e => `${t}: the tool ${e} is not available in an unattended job`), ...a.map(e => unknownTool(t, e)) ]
   };
  }
  const nameIn = t => t.replace(/\(.*$/s, "");
  function isUnknown(t) {
   return /^["']?[A-Za-z_][\w.:*/-]*["']?(?:\(.*\))?$/s.test(t) && (0, o.Zt)(nameIn(t)) === void 0;
  }
  function unknownTool(t, e) {
   const n = (0, o.N3)(nameIn(e));
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
   const e = (t.names("arguments", "issue, branch") ?? []).map(t => t.replace(/^\$(?=[A-Za-z_])/, ""));
   const n = e.filter(t => !/^[A-Za-z_][\w-]*$/.test(t) || t === "ARGUMENTS");
   n.length > 0 && t.fail("arguments", `\`arguments\` contains invalid names: ${n.map(t => JSON.stringify(t)).join(", ")}`, "use letters, digits, dashes and underscores, beginning with a letter");
   return e;
  }
 }),
 46013: (function(t, e, n) {
  n.d(e, {
   V: () => noEffect,
   x: () => nameOfType
  });
  var s = n(42357);
  function noEffect(t, e, n) {
   const o = (0, s.au)(e, n);
   return `the ${t} ${JSON.stringify(e)} has no effect${o === null ? "" : `; ${o}`}`;
  }
  function nameOfType(t) {
   if (t === null) return "empty";
   if (Array.isArray(t)) return "a list";
   if (t instanceof Date) return "a date";
   switch (typeof t) {
   case "string":
    return "a string";

   case "number":
   case "bigint":
    return "a number";

   case "boolean":
    return "true or false";

   default:
    return "a table";
   }
  }
 })
};
