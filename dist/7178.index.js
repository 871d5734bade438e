"use strict";

exports.id = 7178;

exports.ids = [ 7178 ];

exports.modules = {
 27178: (function(e, t, n) {
  n.d(t, {
   walkBelow: () => walkBelow
  });
  var r = n(73024);
  var i = n(76760);
  var o = n(58500);
  var s = n(10567);
  var a = n(16057);
  var l = n(28268);
  var u = n(72443);
  const {O_DIRECTORY: d, O_NOFOLLOW: c, O_RDONLY: f} = r.constants;
  const p = 32;
  async function walkBelow(e, t, n) {
   const r = await (0, l.z)(e);
   const s = r.isBelowIgnored(e, () => true) ? null : r;
   const a = {
    paths: new Array,
    refused: 0,
    ignored: 0,
    links: 0,
    truncated: false
   };
   const u = [ {
    path: e,
    kind: "directory"
   } ];
   let d = 0;
   const collect = e => {
    if (n.matches?.(e) === false) return true;
    s?.isIgnored(e, false) === true ? a.ignored += 1 : t("read", e) !== null ? a.refused += 1 : a.paths.length < n.limit ? a.paths.push(e) : a.truncated = true;
    return !a.truncated;
   };
   for (let t = u.pop(); t !== void 0; t = u.pop()) {
    if (t.kind === "file") {
     if (!collect(t.path)) break;
     continue;
    }
    if (t.path !== e && s?.isIgnored(t.path, true) === true) {
     a.ignored += 1;
     continue;
    }
    d += 1;
    d % p === 0 && await (0, o.setImmediate)();
    if (n.signal?.aborted === true) break;
    const {path: r} = t;
    const l = entriesOf(r, r === e);
    l === null && (a.refused += 1);
    for (const {name: e, kind: t} of l ?? []) t === "link" ? a.links += 1 : u.push({
     path: (0, i.join)(r, e),
     kind: t
    });
   }
   return a;
  }
  function entriesOf(e, t) {
   let n;
   try {
    n = (0, r.openSync)(e, f | d | c);
   } catch (e) {
    if (t) throw e;
    return null;
   }
   try {
    const i = (0, r.readdirSync)(e, {
     withFileTypes: true
    });
    if (!(0, a.jg)(n, e)) {
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
    (0, r.closeSync)(n);
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
