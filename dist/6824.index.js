"use strict";

exports.id = 6824;

exports.ids = [ 6824 ];

exports.modules = {
 76824: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   readSettings: () => readSettings
  });
  var s = n(20274);
  var r = n(21806);
  const i = [ [ "allow", "permissions", "allow" ], [ "ask", "permissions", "ask" ], [ "deny", "permissions", "deny" ], [ "allow", "tools", "allowed" ], [ "allow", "allowedTools" ], [ "deny", "tools", "exclude" ], [ "deny", "excludeTools" ] ];
  const o = [ [ "allow", "tools", "core" ], [ "allow", "coreTools" ] ];
  const a = {
   acceptEdits: "set mode: auto-edit to allow writing files",
   bypassPermissions: "name what the run needs in allow"
  };
  function readSettings(t, e) {
   const n = i.flatMap(n => entriesAt(t, e, n));
   const l = !n.some(({list: t}) => t === "allow");
   const c = l ? o.flatMap(n => entriesAt(t, e, n)) : [];
   const {defaultMode: u, additionalDirectories: f} = (0, s.qY)((0, s.qY)(e)["permissions"]);
   const d = typeof u === "string" && Object.hasOwn(a, u) ? a[u] : void 0;
   return {
    entries: [ ...n, ...c ].map(r.IP),
    notices: [ ...d === void 0 ? [] : [ `${t}: defaultMode is ${String(u)}: ${d}` ], ...(0, 
    s._j)(f).length === 0 ? [] : [ `${t}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs` ] ]
   };
  }
  function entriesAt(t, e, [n, ...r]) {
   const i = r.reduce((t, e) => (0, s.qY)(t)[e], e);
   return (0, s._j)(i).map((e, s) => ({
    list: n,
    text: typeof e === "string" ? e : JSON.stringify(e),
    location: `${t}: ${r.join(".")}[${String(s)}]`
   }));
  }
 }),
 21806: (function(t, e, n) {
  n.d(e, {
   Ce: () => meaningOfGithubTool,
   Hc: () => prefixRule,
   IP: () => migrateRule,
   kg: () => migratedAs
  });
  var s = n(7138);
  var r = n(15719);
  var i = n(54588);
  var o = n(10187);
  var a = n(93768);
  var l = n(61249);
  var c = n(20653);
  function migratedAs({list: t, text: e, location: n}, r) {
   const i = {
    list: t,
    location: n,
    entry: (0, c.TN)(e)
   };
   const a = t !== "allow";
   if (!("rules" in r)) return {
    ...i,
    rules: [],
    why: r.why,
    isMissing: a && r.isHarmless !== true
   };
   if (r.rules.some(t => t.includes("\n") || (0, s.wh)(t) !== t)) return {
    ...i,
    rules: [],
    why: "a rule is one line of plain text",
    isMissing: a
   };
   const [l] = (0, o.NR)({
    allow: [],
    ask: [],
    deny: [],
    [t]: r.rules
   }).diagnostics;
   if (l !== void 0) return {
    ...i,
    rules: [],
    why: `${l.message}: ${l.hint}`,
    isMissing: a
   };
   return {
    ...i,
    ...r
   };
  }
  function migrateRule(t) {
   return migratedAs(t, meaningOfRule(t));
  }
  function meaningOfRule({list: t, text: e}) {
   const [, n = "", s] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s.exec(e) ?? [];
   if ((0, a.Z_)(n)) return {
    why: `the tool ${n} does not exist here`,
    isHarmless: true
   };
   if (/^mcp__github(?:__|$)/.test(n)) return meaningOfGithubTool(e, t);
   const r = (0, a.Zt)(n);
   if (r === void 0) return {
    why: `the tool ${JSON.stringify(n)} is unknown`
   };
   if (s === void 0 || s.trim() === "*") return plain(e, r);
   if (r === "Bash") return meaningOfCommands(e, s.trim(), t);
   const o = `${r}(${s.trim()})`;
   if (t !== "allow") return plain(e, (0, i.V)(o), "file patterns are those of gitignore there");
   return plain(e, o.replace(/\((?:\.?\/)(?!\/)/, "("), "the path is relative to the project there");
  }
  function plain(t, e, n = "the name of the tool here") {
   return {
    rules: [ e ],
    why: e === t.trim() ? null : n
   };
  }
  function meaningOfCommands(t, e, n) {
   const s = /^\s*(?:run_shell_command|ShellTool)\s*\(/i.test(t);
   if (s) return plain(t, `Bash(${asPrefix(e)})`, "a command there is a prefix");
   const r = (0, l.Vo)(e);
   if (r.length === 0 || !/:\*\s*[,|]/.test(e)) return plain(t, `Bash(${e})`);
   const i = r.map(t => `Bash(${t})`);
   if (n === "allow") return {
    why: `it allows nothing there; if it should, write ${i.join(" and ")}`
   };
   return {
    rules: i,
    why: "one rule per command"
   };
  }
  function asPrefix(t) {
   return /(?::\*|\s\*)$/.test(t) ? t : `${t}:*`;
  }
  function meaningOfGithubTool(t, e) {
   const n = (0, r.X)(t, e);
   if (n.length > 0) return {
    rules: n,
    why: "without a server github, Sallyport posts it"
   };
   const s = "it needs a server github in mcp-servers; the issue or pull request is part of the context";
   return e === "allow" ? {
    why: s
   } : {
    rules: [ t.trim() ],
    why: "it is for a server github in mcp-servers"
   };
  }
  function prefixRule(t) {
   return `Bash(${t.map(quotedWord).join(" ")}:*)`;
  }
  function quotedWord(t) {
   return /^[\w@%+=:,./-]+$/.test(t) ? t : `'${t.replaceAll("'", "'\\''")}'`;
  }
 }),
 54588: (function(t, e, n) {
  n.d(e, {
   V: () => fromGitignoreRule
  });
  var s = n(93768);
  function fromGitignoreRule(t) {
   const [, e = "", n = ""] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(t) ?? [];
   const r = (0, s.Zt)(e.trim());
   if (n === "" || r === void 0 || (0, s.LB)(r) !== "path") return t;
   if (/^(?:\/\/|~|\*\*\/)/.test(n)) return t;
   const i = n.replace(/^(?:\.?\/)+/, "");
   return `${e}(${i === n ? "**/" : ""}${i})`;
  }
 }),
 78535: (function(t, e, n) {
  n.d(e, {
   j: () => memoizeByObject
  });
  function memoizeByObject(t) {
   const e = new WeakMap;
   return n => {
    const s = e.get(n);
    if (s !== void 0) return s.value;
    const r = t(n);
    e.set(n, {
     value: r
    });
    return r;
   };
  }
 }),
 61249: (function(t, e, n) {
  n.d(e, {
   C7: () => matchesWideText,
   JB: () => hasAlternatives,
   Vo: () => alternatives,
   yN: () => o
  });
  var s = n(56091);
  var r = n(64524);
  var i = n(78535);
  const o = (0, i.j)(t => {
   if (t.specifier.kind !== "command") return [];
   const {pattern: e} = t.specifier;
   const n = t.text.slice(t.text.indexOf("(") + 1, t.text.lastIndexOf(")"));
   const s = a.test(t.text);
   const i = alternatives(n).flatMap(t => {
    const e = (0, r.R4)(t);
    return typeof e === "string" ? [] : [ e ];
   });
   if (i.length === 0 && !s && !e.words.some(isWide)) return [];
   return [ e, ...i ].flatMap(t => textsOf({
    ...t,
    open: t.open || s
   }));
  });
  const a = /^\s*shell\s*\(/i;
  function isWide(t, e) {
   if (t.kind === "words") return e === 0;
   return t.kind === "pieces" || /\s/.test(t.text);
  }
  function textsOf({words: t, open: e}) {
   const n = t.map((t, e) => {
    const n = t.kind === "words" ? "*" : t.kind === "literal" ? t.text : t.pieces.join("*");
    return e === 0 ? programText(n) : n;
   });
   const s = n.join(" ");
   if (s === "") return [];
   const r = t.length === 1;
   return [ s, ...e || r ? [ `${s} *` ] : [] ].map(t => t.split("*"));
  }
  function programText(t) {
   const [e = "", ...n] = t.split(" ");
   return [ e.slice(e.lastIndexOf("/") + 1).toLowerCase(), ...n ].join(" ");
  }
  function matchesWideText(t, e) {
   const n = e.indexOf(null);
   const s = e.slice(0, n < 0 ? e.length : n).map(t => t ?? "");
   const r = programText(s.join(" "));
   if (n < 0) return t.some(t => matchesText(t, r));
   const i = s.length === 0 ? "" : `${r} `;
   return t.some(([t = ""]) => t.startsWith(i) || i.startsWith(t));
  }
  function matchesText(t, e) {
   const [n = ""] = t;
   const s = t.at(-1) ?? "";
   if (t.length === 1) return e === n;
   if (e.length < n.length + s.length || !e.startsWith(n) || !e.endsWith(s)) return false;
   let r = n.length;
   for (const n of t.slice(1, -1)) {
    const t = e.indexOf(n, r);
    if (t < 0) return false;
    r = t + n.length;
   }
   return r <= e.length - s.length;
  }
  const l = /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
  function alternatives(t) {
   const e = [];
   const n = t.replace(l, t => String.fromCharCode(57344 + e.push(t) - 1));
   if (!/[,|]/.test(n)) return [];
   const r = n.replace(/\(([^()]*\|[^()]*)\)/g, (t, e) => `{${e.replaceAll("|", ",")}}`);
   const i = ((0, s.P)(r) ?? [ r ]).flatMap(t => t.split(/[,|]+/));
   return i.map(t => t.replace(/[\ue000-\uefff]/g, t => e[t.charCodeAt(0) - 57344] ?? "").trim()).filter(e => e !== "" && e !== t.trim());
  }
  function hasAlternatives({specifier: t, text: e}) {
   return t.kind === "command" && /[({][^(){}'"]*[,|][^(){}'"]*[)}](?=.)|:\*\s*[,|]/.test(e.slice(e.indexOf("(") + 1));
  }
 })
};
