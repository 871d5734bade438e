"use strict";

exports.id = 9739;

exports.ids = [ 9739 ];

exports.modules = {
 87839: (function(t, e, o) {
  o.d(e, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const r = {
   program: null,
   files: []
  };
  const n = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
  const s = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(t => t.split(" ")));
  function filesOfLine(t) {
   const e = wordsOf(t);
   while (e[0] !== void 0 && e[0] !== null && /^[A-Za-z_]\w*=/.test(e[0])) e.shift();
   return filesOfWords(e);
  }
  function filesOfWords([t, ...e]) {
   if (t === void 0 || t === null || t === "") return r;
   if (t === "." || t === "source") return {
    program: null,
    files: scriptFile(e[0])
   };
   if (t === "exec" || t === "command") return filesOfWords(e);
   if (s.has(t)) return r;
   const o = t.replace(/^.*\//, "");
   const i = t.includes("/") ? [ {
    path: t,
    isProgram: true
   } ] : [];
   const l = n.test(o) ? scriptOf(o, e) : [];
   return {
    program: t.includes("/") ? null : t,
    files: [ ...i, ...l ]
   };
  }
  function scriptOf(t, e) {
   const o = t !== "deno" && t !== "bun" || e[0] !== "run" ? e : e.slice(1);
   for (const t of o) {
    if (t === null) return [];
    if (t.startsWith("-")) {
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(t)) return [];
     continue;
    }
    return t.includes("/") || /\.\w+$/.test(t) ? scriptFile(t) : [];
   }
   return [];
  }
  function scriptFile(t) {
   return t === null || t === void 0 || t === "" ? [] : [ {
    path: t,
    isProgram: false
   } ];
  }
  const i = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/;
  const l = new Set(Array.from(";|&<>()\n"));
  function wordsOf(t) {
   const e = [];
   let o;
   let r = 0;
   const add = t => {
    o = o === null || t === null ? null : (o ?? "") + t;
   };
   const expand = () => {
    const [e] = i.exec(t.slice(r)) ?? [];
    add(e === void 0 ? null : "./");
    r += e?.length ?? 1;
   };
   while (r < t.length) {
    const n = t.charAt(r);
    if (l.has(n)) break;
    if (n === " " || n === "\t") {
     o !== void 0 && e.push(o);
     o = void 0;
     r += 1;
    } else if (n === "'") {
     const o = t.indexOf("'", r + 1);
     if (o < 0) return e;
     add(t.slice(r + 1, o));
     r = o + 1;
    } else if (n === '"') {
     r += 1;
     add("");
     while (r < t.length && t.charAt(r) !== '"') if (t.charAt(r) === "$" || t.charAt(r) === "`") expand(); else {
      t.charAt(r) === "\\" && (r += 1);
      add(t.charAt(r));
      r += 1;
     }
     r += 1;
     o === "./" && t.charAt(r) === "/" && (r += 1);
    } else if (n === "$" || n === "`") expand(); else if (n === "\\") {
     add(t.charAt(r + 1));
     r += 2;
    } else {
     add(/[*?[\]{}~#]/.test(n) && !(o ?? "").endsWith("=") ? null : n);
     r += 1;
    }
   }
   o !== void 0 && e.push(o);
   return e;
  }
  var c = o(28842);
  async function checkHooks(t, e) {
   const o = [];
   for (const r of t) {
    const {handler: t} = r;
    if (t.type === "command") o.push(...await checkCommand(r, t, e)); else {
     const n = e.addressProblem(new URL(t.url));
     n !== null && o.push((0, c.nL)(r.location, "no rule permits the address", t.url, n));
    }
   }
   return o;
  }
  async function checkCommand(t, e, o) {
   const {program: r, files: n} = filesOf(e);
   if (r !== null && !o.hasProgram(r)) return [ (0, c.nL)(t.location, `the program ${r} was not found on the PATH of tools`, e.command, "install it in an earlier step, or remove the hook") ];
   const s = [];
   for (const {path: r, isProgram: i} of n) await o.hasFile(r) ? i && o.isExecutable(r) === false && s.push((0, 
   c.nL)(t.location, `the script ${r} is not executable`, e.command, `run git update-index --chmod=+x ${r}, or start it with its interpreter`)) : s.push((0, 
   c.nL)(t.location, `the script ${r} does not exist`, e.command, "correct the path, or commit the script to the branch that the configuration is read from"));
   return s;
  }
  function scriptsOf(t) {
   return [ ...new Set(t.flatMap(({handler: t}) => t.type === "command" ? filesOf(t).files : []).map(({path: t}) => t)) ];
  }
  function filesOf({command: t, args: e}) {
   if (e === null) return filesOfLine(t);
   const inProject = t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./");
   return filesOfWords([ t, ...e ].map(inProject));
  }
 }),
 6630: (function(t, e, o) {
  o.d(e, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var r = o(23375);
  var n = o(40022);
  var s = o(10187);
  function hookNetwork(t) {
   const {rules: e} = (0, s.NR)(t);
   return {
    allow: (0, r.on)(e, "allow"),
    deny: [ ...(0, r.on)(e, "deny"), ...(0, r.on)(e, "ask") ]
   };
  }
  function addressProblem({hostname: t, port: e, protocol: o}, {allow: r, deny: s}) {
   const i = e === "" ? o === "https:" ? 443 : 80 : Number(e);
   if (s.some(e => (0, n.ho)(e, t, i))) return "a deny or ask rule covers this host";
   if (r.some(e => (0, n.LM)(e, t, i))) return null;
   const l = i === 443 || i === 80;
   return `add Network(${t}${l ? "" : `:${String(i)}`}) to allow`;
  }
 }),
 9739: (function(t, e, o) {
  o.d(e, {
   hookProblems: () => hookProblems
  });
  var r = o(76760);
  var n = o(87839);
  var s = o(89273);
  var i = o(64666);
  var l = o(6630);
  async function hookProblems({runContext: t, lists: e, toolPath: o}) {
   const {hooks: c, trustedSource: a, workspace: u} = t;
   const {source: f, commit: h} = a;
   const d = (0, l.m)(e);
   const p = (0, s.P)(u, u);
   return await (0, n.TD)(c?.hooks ?? [], {
    hasFile: async t => {
     if ((0, r.isAbsolute)(t)) return p.kindOf(p.realpath(t)) === "file";
     const e = r.posix.normalize(t);
     const o = (await f.present([ e ])).get(e);
     return o === "file" || o === "link";
    },
    hasProgram: t => (0, i.oq)(t, o) !== null,
    isExecutable: t => {
     if ((0, r.isAbsolute)(t)) return (0, i.Vd)(t);
     return h === null ? (0, i.Vd)(r.posix.join(u, t)) : null;
    },
    addressProblem: t => (0, l.c)(t, d)
   });
  }
 })
};
