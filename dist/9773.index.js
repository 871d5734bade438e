"use strict";

exports.id = 9773;

exports.ids = [ 9773 ];

exports.modules = {
 89773: (function(e, t, r) {
  r.d(t, {
   walkBelow: () => walkBelow
  });
  var n = r(73024);
  var i = r(76760);
  var o = r(58500);
  var s = r(10567);
  var a = r(16057);
  var l = r(28268);
  var u = r(72443);
  const {O_DIRECTORY: c, O_NOFOLLOW: d, O_RDONLY: f} = n.constants;
  const p = 32;
  async function walkBelow(e, t, r) {
   const n = await (0, l.z)(e);
   const s = n.isBelowIgnored(e, () => true) ? null : n;
   const a = {
    paths: [],
    refused: 0,
    ignored: 0,
    links: 0,
    truncated: false
   };
   const u = [ {
    path: e,
    kind: "directory"
   } ];
   let c = 0;
   for (let n = u.pop(); n !== void 0; n = u.pop()) {
    if (n.kind === "file") {
     if (!collect(n.path, {
      ...r,
      state: a,
      rules: s,
      guard: t
     })) break;
     continue;
    }
    if (n.path !== e && s?.isIgnored(n.path, true) === true) {
     a.ignored += 1;
     continue;
    }
    c += 1;
    c % p === 0 && await (0, o.setImmediate)();
    if (r.signal?.aborted === true) break;
    const {path: l} = n;
    const d = entriesOf(l, l === e);
    d === null && (a.refused += 1);
    for (const {name: e, kind: t} of d ?? []) t === "link" ? a.links += 1 : u.push({
     path: (0, i.join)(l, e),
     kind: t
    });
   }
   return a;
  }
  function collect(e, {state: t, rules: r, guard: n, limit: i, matches: o}) {
   if (o?.(e) === false) return true;
   r?.isIgnored(e, false) === true ? t.ignored += 1 : n("read", e) !== null ? t.refused += 1 : t.paths.length < i ? t.paths.push(e) : t.truncated = true;
   return !t.truncated;
  }
  function entriesOf(e, t) {
   let r;
   try {
    r = (0, n.openSync)(e, f | c | d);
   } catch (e) {
    if (t) throw e;
    return null;
   }
   try {
    const i = (0, n.readdirSync)(e, {
     withFileTypes: true
    });
    if (!(0, a.jg)(r, e)) {
     if (t) throw new u.k("refused", e, `${e} was replaced while it was being listed`);
     return null;
    }
    return i.filter(({name: e}) => e !== ".git").flatMap(e => {
     const t = kindOf(e);
     return t === null ? [] : [ {
      name: e.name,
      kind: t
     } ];
    }).sort((e, t) => (0, s.X)(orderKey(t), orderKey(e)));
   } finally {
    (0, n.closeSync)(r);
   }
  }
  function kindOf(e) {
   if (e.isFile()) return "file";
   if (e.isDirectory()) return "directory";
   return e.isSymbolicLink() ? "link" : null;
  }
  function orderKey({name: e, kind: t}) {
   return t === "directory" ? `${e}/` : e;
  }
 })
};
