"use strict";

exports.id = 9739;

exports.ids = [ 9739 ];

exports.modules = {
 87839: (function(e, t, r) {
  r.d(t, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const n = {
   program: null,
   files: []
  };
  const o = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
  const s = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(e => e.split(" ")));
  function filesOfLine(e) {
   const t = wordsOf(e);
   while (t[0] !== void 0 && t[0] !== null && /^[A-Za-z_]\w*=/.test(t[0])) t.shift();
   return filesOfWords(t);
  }
  function filesOfWords([e, ...t]) {
   if (e === void 0 || e === null || e === "") return n;
   if (e === "." || e === "source") return {
    program: null,
    files: scriptFile(t[0])
   };
   if (e === "exec" || e === "command") return filesOfWords(t);
   if (s.has(e)) return n;
   const r = e.replace(/^.*\//, "");
   const i = e.includes("/") ? [ {
    path: e,
    isProgram: true
   } ] : [];
   const l = o.test(r) ? scriptOf(r, t) : [];
   return {
    program: e.includes("/") ? null : e,
    files: [ ...i, ...l ]
   };
  }
  function scriptOf(e, t) {
   const r = e !== "deno" && e !== "bun" || t[0] !== "run" ? t : t.slice(1);
   for (const e of r) {
    if (e === null) return [];
    if (e.startsWith("-")) {
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(e)) return [];
     continue;
    }
    return e.includes("/") || /\.\w+$/.test(e) ? scriptFile(e) : [];
   }
   return [];
  }
  function scriptFile(e) {
   return e === null || e === void 0 || e === "" ? [] : [ {
    path: e,
    isProgram: false
   } ];
  }
  const i = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/;
  const l = new Set(Array.from(";|&<>()\n"));
  function wordsOf(e) {
   const t = [];
   let r;
   let n = 0;
   const add = e => {
    r = r === null || e === null ? null : (r ?? "") + e;
   };
   const expand = () => {
    const [t] = i.exec(e.slice(n)) ?? [];
    add(t === void 0 ? null : "./");
    n += t?.length ?? 1;
   };
   while (n < e.length) {
    const o = e.charAt(n);
    if (l.has(o)) break;
    if (o === " " || o === "\t") {
     r !== void 0 && t.push(r);
     r = void 0;
     n += 1;
    } else if (o === "'") {
     const r = e.indexOf("'", n + 1);
     if (r < 0) return t;
     add(e.slice(n + 1, r));
     n = r + 1;
    } else if (o === '"') {
     n += 1;
     add("");
     while (n < e.length && e.charAt(n) !== '"') if (e.charAt(n) === "$" || e.charAt(n) === "`") expand(); else {
      e.charAt(n) === "\\" && (n += 1);
      add(e.charAt(n));
      n += 1;
     }
     n += 1;
     r === "./" && e.charAt(n) === "/" && (n += 1);
    } else if (o === "$" || o === "`") expand(); else if (o === "\\") {
     add(e.charAt(n + 1));
     n += 2;
    } else {
     add(/[*?[\]{}~#]/.test(o) && !(r ?? "").endsWith("=") ? null : o);
     n += 1;
    }
   }
   r !== void 0 && t.push(r);
   return t;
  }
  async function checkHooks(e, t) {
   const r = [];
   for (const n of e) {
    const {handler: e} = n;
    if (e.type === "command") r.push(...await checkCommand(n, e, t)); else {
     const o = t.addressProblem(new URL(e.url));
     o !== null && r.push(unusable(n, "no rule permits the address", e.url, o));
    }
   }
   return r;
  }
  async function checkCommand(e, t, r) {
   const {program: n, files: o} = filesOf(t);
   if (n !== null && !r.hasProgram(n)) return [ unusable(e, `there is no program ${n} on the PATH of tools`, t.command, "install it in an earlier step, or remove the hook") ];
   const s = [];
   for (const {path: n, isProgram: i} of o) await r.hasFile(n) ? i && r.isExecutable(n) === false && s.push(unusable(e, `the script ${n} is not executable`, t.command, `run git update-index --chmod=+x ${n}, or start it with its interpreter`)) : s.push(unusable(e, `the script ${n} does not exist`, t.command, "correct the path, or commit the script to the branch that the configuration is read from"));
   return s;
  }
  function scriptsOf(e) {
   return [ ...new Set(e.flatMap(({handler: e}) => e.type === "command" ? filesOf(e).files : []).map(({path: e}) => e)) ];
  }
  function filesOf({command: e, args: t}) {
   if (t === null) return filesOfLine(e);
   const inProject = e => e.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./");
   return filesOfWords([ e, ...t ].map(inProject));
  }
  function unusable({location: e}, t, r, n) {
   return {
    code: "hook-invalid",
    location: e,
    message: t,
    found: r,
    hint: n
   };
  }
 }),
 6630: (function(e, t, r) {
  r.d(t, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var n = r(23375);
  var o = r(40022);
  var s = r(10187);
  function hookNetwork(e) {
   const {rules: t} = (0, s.NR)(e);
   return {
    allow: (0, n.on)(t, "allow"),
    deny: [ ...(0, n.on)(t, "deny"), ...(0, n.on)(t, "ask") ]
   };
  }
  function addressProblem({hostname: e, port: t, protocol: r}, {allow: n, deny: s}) {
   const i = t === "" ? r === "https:" ? 443 : 80 : Number(t);
   if (s.some(t => (0, o.ho)(t, e, i))) return "a deny or ask rule covers this host";
   if (n.some(t => (0, o.LM)(t, e, i))) return null;
   const l = i === 443 || i === 80;
   return `add Network(${e}${l ? "" : `:${String(i)}`}) to allow`;
  }
 }),
 9739: (function(e, t, r) {
  r.d(t, {
   hookProblems: () => hookProblems
  });
  var n = r(76760);
  var o = r(87839);
  var s = r(89273);
  var i = r(64666);
  var l = r(6630);
  async function hookProblems({runContext: e, lists: t, toolPath: r}) {
   const {hooks: a, trustedSource: c, workspace: u} = e;
   const {source: f, commit: h} = c;
   const d = (0, l.m)(t);
   const p = (0, s.P)(u, u);
   return await (0, o.TD)(a?.hooks ?? [], {
    hasFile: async e => {
     if ((0, n.isAbsolute)(e)) return p.kindOf(p.realpath(e)) === "file";
     const t = n.posix.normalize(e);
     const r = (await f.present([ t ])).get(t);
     return r === "file" || r === "link";
    },
    hasProgram: e => (0, i.oq)(e, r) !== null,
    isExecutable: e => {
     if ((0, n.isAbsolute)(e)) return (0, i.Vd)(e);
     return h === null ? (0, i.Vd)(n.posix.join(u, e)) : null;
    },
    addressProblem: e => (0, l.c)(e, d)
   });
  }
 })
};
