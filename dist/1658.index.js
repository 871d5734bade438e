"use strict";

exports.id = 1658, exports.ids = [ 1658 ], exports.modules = {
 11658: (function(t, n, e) {
  e.r(n), e.d(n, {
   unchangedInGit: () => unchangedInGit
  });
  var i = e(76760), l = e(42357), r = e(38287), s = e(92301);
  async function unchangedInGit(t, n, e) {
   const a = (0, s.el)({
    ...t,
    cwd: n,
    signal: (new AbortController).signal
   }), o = e.map(t => (0, i.relative)(n, t)), list = async t => {
    const {exitCode: n, stdoutBytes: e} = await a("ls-files", "-z", t, "--", ...o);
    return 0 === n ? e.toString("utf8").split("\0").filter(t => "" !== t) : null;
   };
   try {
    const [t, e] = await Promise.all([ list("--cached"), list("--modified") ]);
    return null === t || null === e ? new Set : new Set(t.filter(t => !e.includes(t)).map(t => (0, 
    i.join)(n, t)));
   } catch (t) {
    return (0, l.ki)(t, r.U), new Set;
   }
  }
 })
};
