"use strict";

exports.id = 3412;

exports.ids = [ 3412, 4768 ];

exports.modules = {
 13412: (function(t, e, n) {
  n.d(e, {
   generalAgent: () => w,
   readAgents: () => readAgents
  });
  var o = n(42357);
  var s = n(72443);
  var a = n(64772);
  var i = n(67557);
  var r = n(17211);
  var l = n(65897);
  var c = n(15027);
  var d = n(44768);
  var u = n(33233);
  const f = [ "name", "description", "tools", "disallowedTools", "model", "permission" ];
  async function parseAgent(t, e) {
   const n = await (0, l.z)(t, e);
   const s = (0, r.Pf)(n);
   const a = (0, u.p)(n?.fields.get("tools"));
   const i = /(^|\/)\.github\/agents\//.test(t) ? d.vsCodeRules : void 0;
   const p = (0, c.sR)(t, s, [ a ? "" : "tools", "disallowedTools" ], i);
   const m = deniedByOpencode(n);
   (0, r._s)(s, "tools", p.allowed ?? []);
   (0, r._s)(s, "disallowedTools", p.disallowed);
   const h = {
    name: s.text("name"),
    description: s.text("description")
   };
   const g = (0, c.ko)(s);
   const w = s.diagnostics();
   if (w.length > 0) throw new o.yo(w);
   return {
    ...(0, c.EN)("claude", t, e, n),
    ...h,
    model: g,
    allowedTools: p.allowed,
    disallowedTools: [ ...p.disallowed, ...m ],
    notices: [ ...n === null ? (0, r.zk)(t, e, f) : [], ...(0, r._6)(t, n, f), ...p.notices ]
   };
  }
  const p = {
   bash: [ "Bash" ],
   edit: [ "Edit", "Write" ],
   glob: [ "Glob" ],
   grep: [ "Grep" ],
   list: [ "List" ],
   patch: [ "Edit", "Write" ],
   read: [ "Read" ],
   skill: [ "Skill" ],
   task: [ "Task" ],
   todowrite: [ "TodoWrite" ],
   webfetch: [ "WebFetch" ],
   websearch: [ "WebSearch" ],
   write: [ "Edit", "Write" ]
  };
  function deniedByOpencode(t) {
   const e = [ "tools", "permission" ].flatMap(e => {
    const n = t?.fields.get(e);
    if ((0, u.p)(n)) return Object.entries(n);
    return e === "permission" && n !== void 0 ? [ [ "*", n ] ] : [];
   });
   const isAllowed = t => t === true || t === "allow" || (0, u.p)(t) && Object.values(t).every(isAllowed);
   const n = e.filter(([, t]) => !isAllowed(t)).map(([t]) => t);
   const o = n.includes("*") ? Object.keys(p) : n;
   return [ ...new Set(o.flatMap(t => p[t] ?? [])) ];
  }
  var m = n(56121);
  const h = 200;
  const g = 2e5;
  const w = {
   name: "general-purpose",
   description: "Any task, with all tools of this job.",
   spec: null
  };
  async function readAgents(t, {prefix: e = "", above: n = []} = {}) {
   const o = [ "", ...n ].flatMap(t => m.N6.map(e => `${t}${e}`));
   const s = await locate(t, e, o);
   const a = s.flatMap(({file: t}) => t === null ? [] : [ t ]);
   const i = await t.readAll(a, g);
   const r = new Map;
   const l = [];
   for (const {shown: t, file: e} of s) {
    const n = e === null ? leavesSource(t) : i.get(e) ?? leavesSource(t);
    const o = await readAgent(t, n);
    l.push(...o.notices);
    o.agent === null || r.has(o.agent.name) || r.set(o.agent.name, o.agent);
   }
   return {
    agents: [ ...r.values() ],
    notices: l
   };
  }
  async function locate(t, e, n) {
   const o = [];
   for (const s of (await t.present(n)).keys()) {
    const n = await t.holds(s);
    for (const {name: a, kind: i} of await filesIn(t, s)) {
     const r = `${s}/${a}`;
     const l = i === "link" ? await t.followLink(r, ".") : r;
     o.push({
      shown: `${e}${r}`,
      file: n ? l : null
     });
    }
   }
   return o.slice(0, h);
  }
  async function filesIn(t, e) {
   const n = await t.list(e).catch((0, o.j6)(s.k, () => []));
   return n.filter(({name: t, kind: e}) => (e === "file" || e === "link") && /\.md$/i.test(t));
  }
  function leavesSource(t) {
   return new s.k("outside", t, "it is a link to a location outside the workspace");
  }
  async function readAgent(t, e) {
   if (e instanceof s.k) return omitted([ `${t}: ${e.message}` ]);
   try {
    const n = (0, i.Z6)(e, t);
    if (!/^---[ \t]*\n/.test(n)) return {
     agent: null,
     notices: []
    };
    const o = await parseAgent(t, n);
    if (o.description === null) return omitted([ `${t}: it has no description` ]);
    const s = t.slice(t.lastIndexOf("/") + 1).replace(/\.agent(?=\.md$)/i, "");
    const r = (0, a.h0)(o.name ?? (0, a.p6)(s));
    if (!/^[^()*\\"\n]{1,100}$/.test(r)) return omitted([ `${t}: the name ${JSON.stringify(r)} is longer than 100 characters or has ( ) * \\ or "` ]);
    return {
     agent: {
      name: r,
      description: (0, a.h0)(o.description),
      spec: o
     },
     notices: o.notices
    };
   } catch (e) {
    (0, o.ki)(e, o.yo);
    return omitted(e.diagnostics.map(({location: e = t, message: n}) => `${e}: ${n}`));
   }
  }
  function omitted(t) {
   return {
    agent: null,
    notices: t.map(t => `An agent was omitted: ${t}.`)
   };
  }
 }),
 64772: (function(t, e, n) {
  n.d(e, {
   Lt: () => wantedName,
   cP: () => hasName,
   gp: () => cleanDescription,
   h0: () => plainLine,
   p6: () => commandName
  });
  var o = n(5113);
  var s = n(20653);
  const a = 50;
  function commandName(t) {
   return t.replace(/\.[^./]*$/, "").split("/").map(t => {
    const e = cleanPart(t);
    return e.length > a ? `${(0, s.GH)(e, a - 3)}...` : e;
   }).join(":");
  }
  function wantedName(t) {
   return t.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
  }
  function hasName(t, e) {
   return t !== null && (t.trim() === e || t.trim().replace(/\s+/g, "-") === e);
  }
  const i = (0, o.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
  function cleanPart(t) {
   return t.normalize("NFC").replace(i(), "_");
  }
  const r = (0, o.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
  function plainLine(t) {
   const e = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
   return t.replace(e, "").replace(r(), " ").trim();
  }
  function cleanDescription(t) {
   const e = plainLine(t);
   if (e.length <= 100) return e;
   return `${(0, s.GH)(e, 97)}...`;
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
  var s = n(15719);
  var a = n(93768);
  var i = n(63520);
  var r = n(17211);
  var l = n(65897);
  var c = n(56585);
  var d = n(13705);
  const u = [ "when_to_use", "when-to-use", "whenToUse" ];
  const f = [ "name", "description", "argument-hint", "arguments", "allowed-tools", "disallowed-tools", "model", ...u, "disable-model-invocation", "user-invocable", "context", "paths" ];
  async function parseMarkdown(t, e, n) {
   const s = await (0, l.z)(e, n, true);
   const a = (0, r.Pf)(s);
   const i = readTools(e, a, [ "allowed-tools", "disallowed-tools" ]);
   (0, r._s)(a, "allowed-tools", i.allowed ?? []);
   (0, r._s)(a, "disallowed-tools", i.disallowed);
   const c = {
    name: a.text("name"),
    description: a.text("description"),
    argumentHint: a.text("argument-hint"),
    argumentNames: readArgumentNames(a),
    model: readModel(a),
    whenToUse: whenToUseOf(a),
    modelInvocable: !a.flag("disable-model-invocation", false),
    userInvocable: a.flag("user-invocable", true),
    fork: readContext(a),
    paths: a.list("paths", "src/**, docs/**")
   };
   const d = /(?:^|\/)\.opencode\//.test(e) && a.text("agent") === "plan";
   const u = a.diagnostics();
   if (u.length > 0) throw new o.yo(u);
   return {
    ...bodyOf(t, e, n, s),
    ...c,
    allowedTools: i.allowed,
    disallowedTools: d ? [ ...i.disallowed, "Edit", "Write" ] : i.disallowed,
    notices: [ ...s === null ? (0, r.zk)(e, n, f) : [], ...(0, r._6)(e, s, d ? [ ...f, "agent" ] : f), ...i.notices ]
   };
  }
  function bodyOf(t, e, n, o) {
   const s = n.slice(o?.end ?? 0);
   (0, d.WW)(e, s);
   const a = n.length - s.trimStart().length;
   return {
    ...(0, c.K)(t, e, s.trim()),
    bodyAt: (0, i.t$)(n, a)
   };
  }
  function readTools(t, e, [n, o], i = () => []) {
   const r = "Read, Bash(git log:*)";
   const translated = t => {
    const e = i(t);
    return e.length > 0 ? e : [ ...severalCommands(t), ...(0, s.X)(t, "allow") ];
   };
   const l = e.list(n, r)?.flatMap(translated) ?? null;
   const c = (e.list(o, r) ?? []).flatMap(t => [ ...severalCommands(t), ...(0, s.X)(t, "deny") ]);
   const isOfSession = t => (0, a.Z_)(nameIn(t));
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
   if (!o.every(t => t.endsWith("*")) || (0, a.Zt)(e) !== "Bash") return [ t ];
   return o.map(t => `${e}(${t})`);
  }
  const nameIn = t => t.replace(/\(.*$/s, "");
  function isUnknown(t) {
   return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(t) && (0, a.Zt)(nameIn(t)) === void 0;
  }
  function unknownTool(t, e) {
   const n = (0, a.N3)(nameIn(e));
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
 44768: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   parsePromptMd: () => parsePromptMd,
   vsCodeRules: () => vsCodeRules
  });
  var o = n(42357);
  var s = n(93768);
  var a = n(17211);
  var i = n(65897);
  var r = n(15027);
  const l = [ "name", "description", "argument-hint", "agent", "mode", "model", "tools" ];
  const c = {
   codebase: [ "Grep", "Glob", "List" ],
   edit: [ "Edit", "Write" ],
   editfiles: [ "Edit", "Write" ],
   createfile: [ "Write" ],
   createdirectory: [ "Write" ],
   execute: [ "Bash" ],
   fetch: [ "WebFetch" ],
   filesearch: [ "Glob" ],
   listdirectory: [ "List" ],
   read: [ "Read", "List" ],
   readfile: [ "Read" ],
   runcommands: [ "Bash" ],
   runinterminal: [ "Bash" ],
   search: [ "Grep", "Glob", "List" ],
   terminal: [ "Bash" ],
   textsearch: [ "Grep" ],
   todo: [ "TodoWrite" ],
   todos: [ "TodoWrite" ],
   web: [ "WebFetch", "WebSearch" ]
  };
  const d = {
   agent: null,
   ask: [],
   edit: [ "Edit", "Write" ]
  };
  async function parsePromptMd(t, e) {
   const n = await (0, i.z)(t, e);
   const s = (0, a.Pf)(n);
   const c = [ ...n === null ? (0, a.zk)(t, e, l) : [], ...(0, a._6)(t, n, l) ];
   const d = {
    name: s.text("name"),
    description: s.text("description"),
    argumentHint: s.text("argument-hint"),
    model: s.first("model"),
    allowedTools: readTools(t, s, c)
   };
   (0, a._s)(s, "tools", d.allowedTools ?? []);
   const u = s.diagnostics();
   if (u.length > 0) throw new o.yo(u);
   return {
    ...(0, r.EN)("prompt-md", t, e, n),
    ...d,
    notices: c
   };
  }
  function readTools(t, e, n) {
   const o = e.list("tools", "['search', 'editFiles']");
   const s = e.text("mode");
   const a = e.text("agent") ?? s ?? "agent";
   const i = Object.hasOwn(d, a);
   i || n.push(`${t}: the agent ${JSON.stringify(a)} has no effect; a custom agent is not read`);
   if (o === null) return i ? d[a] ?? null : null;
   if (o.includes("*")) return null;
   const r = o.flatMap(e => {
    const o = vsCodeRules(e);
    o.length === 0 && n.push(`${t}: the tool ${JSON.stringify(e)} does not exist here`);
    return o;
   });
   return [ ...new Set(r) ];
  }
  function vsCodeRules(t) {
   const [e = "", n = "*"] = t.toLowerCase().split("/");
   const o = n === "*" ? e : n;
   if (Object.hasOwn(c, o)) return c[o] ?? [];
   return (0, s.Zt)(t.replace(/\(.*$/s, "")) === void 0 ? [] : [ t ];
  }
 }),
 33233: (function(t, e, n) {
  n.d(e, {
   k: () => readYamlFile,
   p: () => isMapping
  });
  var o = n(42357);
  var s = n(63520);
  var a = n(14399);
  var i = n(46013);
  var r = n(39579);
  const l = 1e6;
  async function readYamlFile(t, e, c) {
   const diagnostic = (n, o) => (0, s.dR)(t, e, n, {
    code: "prompt-syntax",
    message: o,
    hint: "correct the YAML at the caret"
   });
   if (e.length > l) throw new o.yo(diagnostic(0, `the file is longer than ${l} characters`));
   if ((0, r.qK)(e)) throw new o.yo(diagnostic(0, `the file is nested deeper than ${r.JG}`));
   const {parseDocument: d} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const u = d(e, {
    logLevel: "error",
    intAsBigInt: c !== void 0
   });
   const problem = (t, e) => diagnostic(t, `the file is not valid YAML: ${e}`);
   const f = (0, a.H)(u, e, problem, c);
   if (!isMapping(f)) throw new o.yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0, 
   i.x)(f)}`));
   return {
    value: f,
    diagnostic: (n, o, a = null) => {
     const i = nodeAt(u, n);
     const r = (a === null ? null : offsetIn(e, i, a)) ?? i?.range?.[0] ?? 0;
     return (0, s.dR)(t, e, r, {
      code: "prompt-syntax",
      ...o
     });
    },
    linesOf: t => linesOf(e, nodeAt(u, t))
   };
  }
  function isMapping(t) {
   return typeof t === "object" && t !== null && !Array.isArray(t) && !(t instanceof Date);
  }
  function nodeAt(t, e) {
   for (let n = e.length; n > 0; n -= 1) {
    const o = t.getIn(e.slice(0, n), true);
    if (typeof o === "object" && o !== null && "range" in o) return o;
   }
   return;
  }
  function linesOf(t, e) {
   if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
   const [n] = e.range ?? [ 0 ];
   const o = e.value.split("\n");
   const a = "type" in e ? e.type : void 0;
   if (a === "BLOCK_LITERAL" || a === "BLOCK_FOLDED") return linesOfBlock(t, n, o);
   const i = n + (a === "PLAIN" ? 0 : 1);
   return o.length === 1 && t.startsWith(e.value, i) ? [ (0, s.t$)(t, i) ] : null;
  }
  function offsetIn(t, e, n) {
   if (e === void 0 || !("value" in e) || typeof e.value !== "string") return null;
   const {line: o, column: a} = (0, s.t$)(e.value, n);
   const i = linesOf(t, e)?.[o - 1];
   return i === void 0 ? null : (0, s.HA)(t, {
    line: i.line,
    column: i.column + a - 1
   });
  }
  function linesOfBlock(t, e, n) {
   const o = (0, s.t$)(t, e).line + 1;
   const a = t.split("\n").slice(o - 1, o - 1 + n.length);
   const i = n.findIndex(t => t.trim() !== "");
   const r = i < 0 ? 0 : (a[i] ?? "").length - (n[i] ?? "").length;
   const l = n.every((t, e) => t === "" || a[e]?.slice(r) === t);
   return l ? n.map((t, e) => ({
    line: o + e,
    column: r + 1
   })) : null;
  }
 })
};
