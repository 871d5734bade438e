"use strict";

exports.id = 7389;

exports.ids = [ 7389, 9773 ];

exports.modules = {
 27389: (function(n, e, t) {
  t.d(e, {
   findBelow: () => findBelow,
   searchBelow: () => searchBelow
  });
  var s = t(73024);
  var i = t(76760);
  var a = t(10567);
  var r = t(75897);
  var l = t(28268);
  var o = t(87913);
  var c = t(89773);
  async function candidatesBelow(n, e, t) {
   const {matches: i = () => true, signal: a} = t;
   const l = new Set(e.ownFiles?.map(n => (0, r.n)(n).real));
   let o = 0;
   const isWanted = e => {
    if (!i(e)) return false;
    if (!e.includes("\ufffd") || (0, s.existsSync)(`${n}/${e}`)) return l.size === 0 || !l.has(`${n}/${e}`);
    o += 1;
    return false;
   };
   const c = await fromGit(n, e, {
    isWanted: isWanted,
    signal: a
   });
   if (c !== null) return {
    ...c,
    undecodable: o
   };
   o = 0;
   const u = await fromWalk(n, {
    isWanted: isWanted,
    signal: a
   });
   return {
    ...u,
    undecodable: o
   };
  }
  async function findBelow({asked: n, real: e}, t, {offset: s = 0, limit: i = Number.POSITIVE_INFINITY, ...a}) {
   const {names: r, ...l} = await candidatesBelow(e, t, a);
   const o = [];
   const c = plainFiles();
   let [u, d] = [ 0, 0 ];
   for (const a of r) {
    if (o.length >= i) break;
    u += 1;
    if (u <= s) continue;
    t.guard("read", `${e}/${a}`, "once") !== null ? d += 1 : c(`${e}/${a}`) && o.push(`${n}/${a}`);
   }
   return {
    paths: o,
    count: r.size,
    end: u,
    refused: d,
    ...l
   };
  }
  function plainFiles() {
   let n = {
    parent: "",
    isPlain: false
   };
   return e => {
    const t = (0, i.dirname)(e);
    try {
     n.parent !== t && (n = {
      parent: t,
      isPlain: s.realpathSync.native(t) === t
     });
     return n.isPlain && (0, s.lstatSync)(e).isFile();
    } catch {
     return false;
    }
   };
  }
  async function searchBelow(n, e, {query: i, ...a}) {
   const {searchFiles: r} = await t.e(7596).then(t.bind(t, 27596));
   const {signal: l} = a;
   if (!(0, s.lstatSync)(n).isDirectory()) {
    const e = await r({
     base: n,
     names: [ "" ],
     size: 1,
     query: i,
     signal: l
    });
    return {
     ...e,
     refused: 0,
     undecodable: 0
    };
   }
   const {names: o, links: c, undecodable: u} = await candidatesBelow(n, e, a);
   let d = 0;
   const permitted = function*() {
    for (const t of o) e.guard("read", `${n}/${t}`, "once") === null ? yield t : d += 1;
   };
   const f = await r({
    base: n,
    names: permitted(),
    size: o.size,
    query: i,
    signal: l
   });
   return {
    ...f,
    links: f.links + c,
    refused: d,
    undecodable: u
   };
  }
  async function fromGit(n, {listGitFiles: e}, t) {
   if (e === void 0) return null;
   const s = await (0, l.z)(n);
   if (!s.isInRepository || s.isBelowIgnored(n, () => true)) return null;
   const {isWanted: i, signal: r} = t;
   const c = await e(n, i, r);
   if (c === null) return null;
   let {links: u} = c;
   const d = [];
   for (const e of c.nested) {
    const t = await walked(`${n}/${e}`, n => i(`${e}/${n}`), r).catch(() => null);
    for (const n of t?.names ?? []) d.push(`${e}/${n}`);
    u += t?.links ?? 0;
   }
   return {
    names: (0, o.xC)(c.names, (0, o.Ou)(d.sort(a.X))),
    links: u
   };
  }
  async function fromWalk(n, {isWanted: e, signal: t}) {
   const {names: s, links: i} = await walked(n, e, t);
   return {
    names: (0, o.Ou)(s),
    links: i
   };
  }
  async function walked(n, e, t) {
   const s = n.endsWith("/") ? n.length : n.length + 1;
   const {paths: i, links: a} = await (0, c.walkBelow)(n, () => null, {
    limit: Number.POSITIVE_INFINITY,
    matches: n => e(n.slice(s)),
    signal: t
   });
   return {
    names: i.map(n => n.slice(s)),
    links: a
   };
  }
 }),
 89773: (function(n, e, t) {
  t.d(e, {
   walkBelow: () => walkBelow
  });
  var s = t(73024);
  var i = t(76760);
  var a = t(58500);
  var r = t(10567);
  var l = t(16057);
  var o = t(28268);
  var c = t(72443);
  const {O_DIRECTORY: u, O_NOFOLLOW: d, O_RDONLY: f} = s.constants;
  const w = 32;
  async function walkBelow(n, e, t) {
   const s = await (0, o.z)(n);
   const r = s.isBelowIgnored(n, () => true) ? null : s;
   const l = {
    paths: [],
    refused: 0,
    ignored: 0,
    links: 0,
    truncated: false
   };
   const c = [ {
    path: n,
    kind: "directory"
   } ];
   let u = 0;
   for (let s = c.pop(); s !== void 0; s = c.pop()) {
    if (s.kind === "file") {
     if (!collect(s.path, {
      ...t,
      state: l,
      rules: r,
      guard: e
     })) break;
     continue;
    }
    if (s.path !== n && r?.isIgnored(s.path, true) === true) {
     l.ignored += 1;
     continue;
    }
    u += 1;
    u % w === 0 && await (0, a.setImmediate)();
    if (t.signal?.aborted === true) break;
    const {path: o} = s;
    const d = entriesOf(o, o === n);
    d === null && (l.refused += 1);
    for (const {name: n, kind: e} of d ?? []) e === "link" ? l.links += 1 : c.push({
     path: (0, i.join)(o, n),
     kind: e
    });
   }
   return l;
  }
  function collect(n, {state: e, rules: t, guard: s, limit: i, matches: a}) {
   if (a?.(n) === false) return true;
   t?.isIgnored(n, false) === true ? e.ignored += 1 : s("read", n) !== null ? e.refused += 1 : e.paths.length < i ? e.paths.push(n) : e.truncated = true;
   return !e.truncated;
  }
  function entriesOf(n, e) {
   let t;
   try {
    t = (0, s.openSync)(n, f | u | d);
   } catch (n) {
    if (e) throw n;
    return null;
   }
   try {
    const i = (0, s.readdirSync)(n, {
     withFileTypes: true
    });
    if (!(0, l.jg)(t, n)) {
     if (e) throw new c.k("refused", n, `${n} was replaced while it was being listed`);
     return null;
    }
    return i.filter(({name: n}) => n !== ".git").flatMap(n => {
     const e = kindOf(n);
     return e === null ? [] : [ {
      name: n.name,
      kind: e
     } ];
    }).sort((n, e) => (0, r.X)(orderKey(e), orderKey(n)));
   } finally {
    (0, s.closeSync)(t);
   }
  }
  function kindOf(n) {
   if (n.isFile()) return "file";
   if (n.isDirectory()) return "directory";
   return n.isSymbolicLink() ? "link" : null;
  }
  function orderKey({name: n, kind: e}) {
   return e === "directory" ? `${n}/` : n;
  }
 })
};
