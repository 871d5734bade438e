"use strict";

exports.id = 7010, exports.ids = [ 7010 ], exports.modules = {
 37010: (function(e, t, n) {
  n.r(t), n.d(t, {
   hideDeniedFiles: () => hideDeniedFiles,
   watchChanges: () => watchChanges
  });
  var a = n(76760), s = n(42357), i = n(69898), o = n(50897), l = n(38287);
  const r = {
   maxDiffBytes: 3e4,
   maxTotalBytes: 2e5
  };
  var d = n(21);
  const f = {
   each: 2e5,
   total: 1e7
  }, c = {
   notice: null,
   base: null,
   mixed: new Set,
   hidden: new Set
  };
  function watchChanges(e) {
   const {root: t, git: n, written: a, signal: r, atEnd: d, baseline: u = null} = e;
   if (null === n) return {
    begin: () => {},
    ready: () => Promise.resolve(),
    since: async () => ({
     ...c,
     files: await describeAll(await differing(t, a, null), null)
    })
   };
   const h = new AbortController;
   let w = null;
   const settled = e => e.then(() => {}, () => {}), examine = () => settled(w ??= (async () => {
    const a = await async function(e, t, n, a) {
     const s = a?.since ?? Date.now(), o = null === a ? await t.headSha() : a.head, {tracked: l, untracked: r, nested: d} = await t.treeChanges(o), c = null === a ? null : new Set(a.dirty), wasDirty = e => null === c || c.has(e), u = await (0, 
     i.jj)(e, [ ...l.keys(), ...r ].filter(e => !d.has(e) && wasDirty(e)), {
      ...f,
      signal: n
     });
     for (const e of d) wasDirty(e) && u.set(e, await t.nestedState(e));
     return {
      head: o,
      atMs: s,
      states: u
     };
    }(t, n((0, o.JG)(h.signal, r)), h.signal, u), {head: s, atMs: l, states: d} = a;
    return null === u && e.onBaseline?.({
     head: s,
     since: l,
     dirty: [ ...d.keys() ]
    }), a;
   })());
   let g = !1;
   return {
    begin: () => {
     examine();
    },
    ready: () => (g = !0, examine()),
    since: async () => {
     if (!g || null === w) return h.abort(), null !== w && await settled(w), {
      ...c,
      files: []
     };
     try {
      return await async function(e, {root: t, written: n}, a) {
       const s = await differing(t, n, {
        start: e,
        git: a
       }), i = await describeAll(s, a), o = new Set(i.map(({path: e}) => e)), those = e => new Set(s.flatMap(t => o.has(t.path) && e(t) ? [ t.path ] : [])), l = those(({path: t}) => e.states.has(t));
       return {
        files: i,
        notice: null,
        base: e.head,
        mixed: l,
        hidden: those(({isHidden: e}) => e)
       };
      }(await w, e, n(d()));
     } catch (e) {
      (0, s.ki)(e, l.U);
      const n = await describeAll(await differing(t, a, null), null), i = `The changed files could not be listed: ${e.message}. Only those that the file tools wrote are shown.`;
      return {
       ...c,
       files: n,
       notice: i
      };
     }
    }
   };
  }
  async function differing(e, t, n) {
   const s = new Map, compare = (t, n, a) => {
    const o = `${e}/${t}`;
    s.has(t) || (0, i._5)(o, n) || s.set(t, {
     path: t,
     before: n,
     after: (0, i.oT)(o, d.O),
     isHidden: a
    });
   };
   if (null !== n) {
    const {start: o, git: l} = n, r = await l.treeChanges(o.head), {nested: f} = r, c = new Set([ ...r.tracked.keys(), ...r.untracked, ...f ]);
    for (const e of f) {
     const [t, n] = [ o.states.get(e), await l.nestedState(e) ];
     void 0 !== t && (0, i._G)(t, n) || s.set(e, {
      path: e,
      before: t ?? r.tracked.get(e) ?? null,
      after: n,
      isHidden: !1
     });
    }
    for (const [e, t] of o.states) "160000" === t?.mode && f.has(e) || compare(e, t, !1);
    for (const [t, n] of r.tracked) o.states.has(t) || f.has(t) || s.set(t, {
     path: t,
     before: n,
     after: (0, i.oT)((0, a.join)(e, t), d.O),
     isHidden: !1
    });
    const u = function(e, {atMs: t}, n) {
     return n.some(e => ".gitignore" === (0, a.basename)(e)) ? n => (0, i.AP)((0, a.join)(e, n)) < t : () => !1;
    }(e, o, [ ...s.keys(), ...t.keys(), ...r.untracked ]);
    for (const e of r.untracked) o.states.has(e) || r.tracked.has(e) || t.has(e) || u(e) || compare(e, null, !1);
    for (const [e, n] of t) o.states.has(e) || compare(e, n, !c.has(e));
   } else for (const [e, n] of t) compare(e, n, !1);
   return [ ...s.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
  }
  async function describeAll(e, t) {
   const n = e.flatMap(({before: e}) => null !== e && "id" in e ? [ e.id ] : []), a = await (t?.blobs(n)) ?? new Map, sideOf = e => null !== e && "id" in e ? {
    mode: e.mode,
    content: a.get(e.id) ?? null
   } : e, s = [];
   let i = r.maxTotalBytes;
   for (const {path: t, before: n, after: a, isHidden: o} of e) {
    if (null === n && null === a) continue;
    const e = await (0, d.u)(t, {
     before: sideOf(n),
     after: a
    }, Math.min(i, r.maxDiffBytes));
    null !== e && (i -= Buffer.byteLength(e.diff ?? ""), s.push(o && void 0 === e.note ? {
     ...e,
     note: "not listed by git"
    } : e));
   }
   return s;
  }
  function hideDeniedFiles(e, t) {
   const n = e.files.map(e => null === e.diff || t(e.path) ? e : {
    ...e,
    added: 0,
    removed: 0,
    diff: null,
    note: "not permitted by the rules"
   });
   return {
    ...e,
    files: n
   };
  }
 })
};
