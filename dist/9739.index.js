"use strict";

exports.id = 9739;

exports.ids = [ 9739 ];

exports.modules = {
 87839: (function(t, e, r) {
  r.d(e, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const o = {
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
   if (t === void 0 || t === null || t === "") return o;
   if (t === "." || t === "source") return {
    program: null,
    files: scriptFile(e[0])
   };
   if (t === "exec" || t === "command") return filesOfWords(e);
   if (s.has(t)) return o;
   const r = t.replace(/^.*\//, "");
   const i = t.includes("/") ? [ {
    path: t,
    isProgram: true
   } ] : [];
   const l = n.test(r) ? scriptOf(r, e) : [];
   return {
    program: t.includes("/") ? null : t,
    files: [ ...i, ...l ]
   };
  }
  function scriptOf(t, e) {
   const r = t !== "deno" && t !== "bun" || e[0] !== "run" ? e : e.slice(1);
   for (const t of r) {
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
   let r;
   let o = 0;
   const add = t => {
    r = r === null || t === null ? null : (r ?? "") + t;
   };
   const expand = () => {
    const [e] = i.exec(t.slice(o)) ?? [];
    add(e === void 0 ? null : "./");
    o += e?.length ?? 1;
   };
   while (o < t.length) {
    const n = t.charAt(o);
    if (l.has(n)) break;
    if (n === " " || n === "\t") {
     r !== void 0 && e.push(r);
     r = void 0;
     o += 1;
    } else if (n === "'") {
     const r = t.indexOf("'", o + 1);
     if (r < 0) return e;
     add(t.slice(o + 1, r));
     o = r + 1;
    } else if (n === '"') {
     o += 1;
     add("");
     while (o < t.length && t.charAt(o) !== '"') if (t.charAt(o) === "$" || t.charAt(o) === "`") expand(); else {
      t.charAt(o) === "\\" && (o += 1);
      add(t.charAt(o));
      o += 1;
     }
     o += 1;
     r === "./" && t.charAt(o) === "/" && (o += 1);
    } else if (n === "$" || n === "`") expand(); else if (n === "\\") {
     add(t.charAt(o + 1));
     o += 2;
    } else {
     add(/[*?[\]{}~#]/.test(n) && !(r ?? "").endsWith("=") ? null : n);
     o += 1;
    }
   }
   r !== void 0 && e.push(r);
   return e;
  }
  var c = r(28842);
  async function checkHooks(t, e) {
   const r = [];
   for (const o of t) {
    const {handler: t} = o;
    if (t.type === "command") r.push(...await checkCommand(o, t, e)); else {
     const n = e.addressProblem(new URL(t.url));
     n !== null && r.push((0, c.nL)(o.location, "no rule permits the address", t.url, n));
    }
   }
   return r;
  }
  async function checkCommand(t, e, r) {
   const {program: o, files: n} = filesOf(e);
   const problem = (r, o) => (0, c.nL)(t.location, r, e.command, o);
   if (o !== null && !r.hasProgram(o)) {
    const t = `the program ${o} was not found on the PATH of tools`;
    return [ problem(t, "install it in an earlier step, or remove the hook") ];
   }
   const s = [];
   for (const {path: t, isProgram: e} of n) await r.hasFile(t) ? e && r.isExecutable(t) === false && s.push(problem(`the script ${t} is not executable`, `run git update-index --chmod=+x ${t}, or start it with its interpreter`)) : s.push(problem(`the script ${t} does not exist`, "correct the path, or commit the script to the branch that the configuration is read from"));
   return s;
  }
  function scriptsOf(t) {
   const e = t.flatMap(({handler: t}) => t.type === "command" ? filesOf(t).files : []);
   return [ ...new Set(e.map(({path: t}) => t)) ];
  }
  function filesOf({command: t, args: e}) {
   if (e === null) return filesOfLine(t);
   const inProject = t => t.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./");
   return filesOfWords([ t, ...e ].map(inProject));
  }
 }),
 6630: (function(t, e, r) {
  r.d(e, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var o = r(23375);
  var n = r(40022);
  var s = r(10187);
  function hookNetwork(t) {
   const {rules: e} = (0, s.NR)(t);
   return {
    allow: (0, o.on)(e, "allow"),
    deny: [ ...(0, o.on)(e, "deny"), ...(0, o.on)(e, "ask") ]
   };
  }
  function addressProblem({hostname: t, port: e, protocol: r}, {allow: o, deny: s}) {
   const i = e === "" ? r === "https:" ? 443 : 80 : Number(e);
   if (s.some(e => (0, n.ho)(e, t, i))) return "a deny or ask rule covers this host";
   if (o.some(e => (0, n.LM)(e, t, i))) return null;
   const l = i === 443 || i === 80;
   return `add Network(${t}${l ? "" : `:${String(i)}`}) to allow`;
  }
 }),
 9739: (function(t, e, r) {
  r.d(e, {
   hookProblems: () => hookProblems
  });
  var o = r(76760);
  var n = r(87839);
  var s = r(89273);
  var i = r(64666);
  var l = r(6630);
  async function hookProblems({runContext: t, lists: e, toolPath: r}) {
   const {hooks: c, trustedSource: a, workspace: u} = t;
   const {source: f, commit: h} = a;
   const d = (0, l.m)(e);
   const p = (0, s.P)(u, u);
   return await (0, n.TD)(c?.hooks ?? [], {
    hasFile: async t => {
     if ((0, o.isAbsolute)(t)) return p.kindOf(p.realpath(t)) === "file";
     const e = o.posix.normalize(t);
     const r = (await f.present([ e ])).get(e);
     return r === "file" || r === "link";
    },
    hasProgram: t => (0, i.oq)(t, r) !== null,
    isExecutable: t => {
     if ((0, o.isAbsolute)(t)) return (0, i.Vd)(t);
     return h === null ? (0, i.Vd)(o.posix.join(u, t)) : null;
    },
    addressProblem: t => (0, l.c)(t, d)
   });
  }
 })
};
