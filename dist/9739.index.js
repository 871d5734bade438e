"use strict";

exports.id = 9739, exports.ids = [ 9739 ], exports.modules = {
 87839: (function(e, t, o) {
  o.d(t, {
   TD: () => checkHooks,
   R8: () => filesOf,
   Sf: () => scriptsOf
  });
  const r = {
   program: null,
   files: []
  }, n = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/, s = new Set([ "[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set", "unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit" ].flatMap(e => e.split(" ")));
  function filesOfWords([e, ...t]) {
   if (null == e || "" === e) return r;
   if ("." === e || "source" === e) return {
    program: null,
    files: scriptFile(t[0])
   };
   if ("exec" === e || "command" === e) return filesOfWords(t);
   if (s.has(e)) return r;
   const o = e.replace(/^.*\//, ""), l = e.includes("/") ? [ {
    path: e,
    isProgram: !0
   } ] : [], i = n.test(o) ? function(e, t) {
    const o = "deno" !== e && "bun" !== e || "run" !== t[0] ? t : t.slice(1);
    for (const e of o) {
     if (null === e) return [];
     if (!e.startsWith("-")) return e.includes("/") || /\.\w+$/.test(e) ? scriptFile(e) : [];
     if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(e)) return [];
    }
    return [];
   }(o, t) : [];
   return {
    program: e.includes("/") ? null : e,
    files: [ ...l, ...i ]
   };
  }
  function scriptFile(e) {
   return null == e || "" === e ? [] : [ {
    path: e,
    isProgram: !1
   } ];
  }
  const l = /^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR(?!\w))\/?/, i = new Set(Array.from(";|&<>()\n"));
  async function checkHooks(e, t) {
   const o = [];
   for (const r of e) {
    const {handler: e} = r;
    if ("command" === e.type) o.push(...await checkCommand(r, e, t)); else {
     const n = t.addressProblem(new URL(e.url));
     null !== n && o.push(unusable(r, "no rule permits the address", e.url, n));
    }
   }
   return o;
  }
  async function checkCommand(e, t, o) {
   const {program: r, files: n} = filesOf(t);
   if (null !== r && !o.hasProgram(r)) return [ unusable(e, `there is no program ${r} on the PATH of tools`, t.command, "install it in an earlier step, or remove the hook") ];
   const s = [];
   for (const {path: r, isProgram: l} of n) await o.hasFile(r) ? l && !1 === o.isExecutable(r) && s.push(unusable(e, `the script ${r} is not executable`, t.command, `run git update-index --chmod=+x ${r}, or start it with its interpreter`)) : s.push(unusable(e, `the script ${r} does not exist`, t.command, "correct the path, or commit the script to the branch that the configuration is read from"));
   return s;
  }
  function scriptsOf(e) {
   return [ ...new Set(e.flatMap(({handler: e}) => "command" === e.type ? filesOf(e).files : []).map(({path: e}) => e)) ];
  }
  function filesOf({command: e, args: t}) {
   return null === t ? function(e) {
    const t = function(e) {
     const t = [];
     let o, r = 0;
     const add = e => {
      o = null === o || null === e ? null : (o ?? "") + e;
     }, expand = () => {
      const [t] = l.exec(e.slice(r)) ?? [];
      add(void 0 === t ? null : "./"), r += t?.length ?? 1;
     };
     for (;r < e.length; ) {
      const n = e.charAt(r);
      if (i.has(n)) break;
      if (" " === n || "\t" === n) void 0 !== o && t.push(o), o = void 0, r += 1; else if ("'" === n) {
       const o = e.indexOf("'", r + 1);
       if (o < 0) return t;
       add(e.slice(r + 1, o)), r = o + 1;
      } else if ('"' === n) {
       for (r += 1, add(""); r < e.length && '"' !== e.charAt(r); ) "$" === e.charAt(r) || "`" === e.charAt(r) ? expand() : ("\\" === e.charAt(r) && (r += 1), 
       add(e.charAt(r)), r += 1);
       r += 1, "./" === o && "/" === e.charAt(r) && (r += 1);
      } else "$" === n || "`" === n ? expand() : "\\" === n ? (add(e.charAt(r + 1)), r += 2) : (add(/[*?[\]{}~#]/.test(n) && !(o ?? "").endsWith("=") ? null : n), 
      r += 1);
     }
     return void 0 !== o && t.push(o), t;
    }(e);
    for (;void 0 !== t[0] && null !== t[0] && /^[A-Za-z_]\w*=/.test(t[0]); ) t.shift();
    return filesOfWords(t);
   }(e) : filesOfWords([ e, ...t ].map(e => e.replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, "./")));
  }
  function unusable({location: e}, t, o, r) {
   return {
    code: "hook-invalid",
    location: e,
    message: t,
    found: o,
    hint: r
   };
  }
 }),
 6630: (function(e, t, o) {
  o.d(t, {
   c: () => addressProblem,
   m: () => hookNetwork
  });
  var r = o(23375), n = o(40022), s = o(10187);
  function hookNetwork(e) {
   const {rules: t} = (0, s.NR)(e);
   return {
    allow: (0, r.on)(t, "allow"),
    deny: [ ...(0, r.on)(t, "deny"), ...(0, r.on)(t, "ask") ]
   };
  }
  function addressProblem({hostname: e, port: t, protocol: o}, {allow: r, deny: s}) {
   const l = "" === t ? "https:" === o ? 443 : 80 : Number(t);
   return s.some(t => (0, n.ho)(t, e, l)) ? "a deny or ask rule covers this host" : r.some(t => (0, 
   n.LM)(t, e, l)) ? null : `add Network(${e}${443 === l || 80 === l ? "" : `:${String(l)}`}) to allow`;
  }
 }),
 9739: (function(e, t, o) {
  o.d(t, {
   hookProblems: () => hookProblems
  });
  var r = o(76760), n = o(87839), s = o(89273), l = o(64666), i = o(6630);
  async function hookProblems({runContext: e, lists: t, toolPath: o}) {
   const {hooks: a, trustedSource: c, workspace: u} = e, {source: f, commit: h} = c, d = (0, 
   i.m)(t), m = (0, s.P)(u, u);
   return await (0, n.TD)(a?.hooks ?? [], {
    hasFile: async e => {
     if ((0, r.isAbsolute)(e)) return "file" === m.kindOf(m.realpath(e));
     const t = r.posix.normalize(e), o = (await f.present([ t ])).get(t);
     return "file" === o || "link" === o;
    },
    hasProgram: e => null !== (0, l.oq)(e, o),
    isExecutable: e => (0, r.isAbsolute)(e) ? (0, l.Vd)(e) : null === h ? (0, l.Vd)(r.posix.join(u, e)) : null,
    addressProblem: e => (0, i.c)(e, d)
   });
  }
 })
};
