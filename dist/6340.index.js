"use strict";

exports.id = 6340, exports.ids = [ 6340 ], exports.modules = {
 66340: (function(t, e, r) {
  r.r(e), r.d(e, {
   createRepositoryGuard: () => createRepositoryGuard,
   pathsOutside: () => pathsOutside
  });
  var a = r(78033), o = r(55559), n = r(3197), s = r(99756), i = r(10187), l = r(90559), d = r(98962);
  function pathsOutside({allow: t}, e) {
   const {rules: r} = (0, i.NR)({
    allow: t,
    ask: [],
    deny: []
   }), pathsOf = t => {
    const o = r.allow.flatMap(({tool: r, specifier: o}) => t.includes(r) && "path" === o.kind ? function(t, e) {
     return t.up.some(t => t > 0) ? [] : t.globs.flatMap(r => {
      const o = ("globstar" === r.at(-1)?.kind ? r.slice(0, -1) : r).map(a.hi);
      return 0 === o.length || o.includes(null) ? [] : (0, l.cF)(t, e, !1).map(t => `${"/" === t ? "" : t}/${o.join("/")}`);
     });
    }(o.pattern, e) : []), n = o.filter(t => "missing" !== e.kindOf(t) && mayBeShown(t, e));
    return [ ...new Set(n.flatMap(t => [ t, e.realpath(t) ])) ].filter(t => mayBeShown(t, e));
   };
   return {
    readable: pathsOf([ "Read" ]),
    writable: pathsOf([ "Write", "Edit" ])
   };
  }
  function mayBeShown(t, {workspace: e, home: r, temporary: a = e}) {
   return !([ e, r, a ].some(e => (0, o.FK)({
    path: e,
    directory: t
   })) || (0, o.FK)({
    path: t,
    directory: e
   }) || (0, n.WF)(t) || u.test(t));
  }
  const u = /^(?:\/var)?\/run(?:\/|$)/;
  function createRepositoryGuard(t, e) {
   const {lists: r, world: a} = e, n = [ ...r.allow, `Read(${(0, l.AA)(t, a)}/**)` ], i = (0, 
   d.createFileGuard)({
    ...e,
    lists: {
     ...r,
     allow: n
    },
    tool: "Read"
   });
   return e => (0, o.FK)({
    path: e,
    directory: t
   }) && "low" === (0, s.y)(e) && null === i("read", e, "once");
  }
 })
};
