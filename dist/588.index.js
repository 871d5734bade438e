"use strict";

exports.id = 588, exports.ids = [ 588 ], exports.modules = {
 70588: (function(t, n, o) {
  o.r(n), o.d(n, {
   oldestGit: () => s,
   tooOldGit: () => tooOldGit
  });
  var e = o(64666), r = o(32057);
  const s = "2.31", i = new Map;
  function tooOldGit(t) {
   const n = (0, e.oq)("git", t.path) ?? "", o = i.get(n) ?? ("" === n ? Promise.resolve(null) : async function(t) {
    const n = await (0, r.R2)("git", t);
    return null === n || (0, r.du)(n, s) ? null : n;
   }(t));
   return i.set(n, o), o;
  }
 }),
 32057: (function(t, n, o) {
  o.d(n, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var e = o(64666), r = o(27878);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(t, n) {
   if (null === (0, e.oq)(t, n.path)) return null;
   const {stdoutBytes: o} = await (0, r.runProcess)(n, {
    argv: [ t, "--version" ],
    cwd: n.home,
    timeoutMs: 1e4,
    maxOutputBytes: 1e4,
    signal: (new AbortController).signal
   });
   return /\d+(?:\.\d+)+/.exec(o.toString("utf8"))?.[0] ?? null;
  }
  function isAtLeast(t, n) {
   const [o, e] = [ t, n ].map(t => t.split(".").map(Number));
   for (const [t, n] of (e ?? []).entries()) {
    const e = o?.[t] ?? 0;
    if (e !== n) return e > n;
   }
   return !0;
  }
 })
};
