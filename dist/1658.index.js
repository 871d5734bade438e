"use strict";

exports.id = 1658;

exports.ids = [ 1658 ];

exports.modules = {
 11658: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   unchangedInGit: () => unchangedInGit
  });
  var i = e(76760);
  var r = e(42357);
  var s = e(38287);
  var a = e(92301);
  async function unchangedInGit(t, n, e) {
   const l = (0, a.el)({
    ...t,
    cwd: n,
    signal: (new AbortController).signal
   });
   const o = e.map(t => (0, i.relative)(n, t));
   const list = async t => {
    const {exitCode: n, stdoutBytes: e} = await l("ls-files", "-z", t, "--", ...o);
    return n === 0 ? e.toString("utf8").split("\0").filter(t => t !== "") : null;
   };
   try {
    const [t, e] = await Promise.all([ list("--cached"), list("--modified") ]);
    if (t === null || e === null) return new Set;
    return new Set(t.filter(t => !e.includes(t)).map(t => (0, i.join)(n, t)));
   } catch (t) {
    (0, r.ki)(t, s.U);
    return new Set;
   }
  }
 })
};
