"use strict";

exports.id = 7981;

exports.ids = [ 7981 ];

exports.modules = {
 7981: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   hideDeniedFiles: () => hideDeniedFiles,
   watchChanges: () => watchChanges
  });
  var s = n(76760);
  var a = n(42357);
  var o = n(69898);
  var i = n(50897);
  var l = n(38287);
  var r = n(21);
  const c = {
   maxDiffBytes: 3e4,
   maxTotalBytes: 2e5
  };
  const f = {
   each: 2e5,
   total: 1e7
  };
  const d = {
   notice: null,
   base: null,
   mixed: new Set,
   hidden: new Set
  };
  function watchChanges(e) {
   const {root: t, git: n, written: s, signal: o, atEnd: r, baseline: c = null} = e;
   if (n === null) {
    const since = async () => ({
     ...d,
     files: await describeAll(await differing(t, s, null), null)
    });
    return {
     begin: () => {},
     ready: () => Promise.resolve(),
     since: since
    };
   }
   const f = new AbortController;
   const begin = async () => {
    const s = await snapshot(t, n((0, i.JG)(f.signal, o)), f.signal, c);
    const {head: a, atMs: l, states: r} = s;
    c === null && e.onBaseline?.({
     head: a,
     since: l,
     dirty: [ ...r.keys() ]
    });
    return s;
   };
   let u = null;
   const settled = e => e.then(() => {}, () => {});
   const examine = () => settled(u ??= begin());
   let h = false;
   return {
    begin: () => void examine(),
    ready: () => {
     h = true;
     return examine();
    },
    since: async () => {
     if (!h || u === null) {
      f.abort();
      u !== null && await settled(u);
      return {
       ...d,
       files: []
      };
     }
     try {
      return await changesSince(await u, e, n(r()));
     } catch (e) {
      (0, a.ki)(e, l.U);
      const n = await describeAll(await differing(t, s, null), null);
      const o = `The changed files could not be listed: ${e.message}. Only those that the file tools wrote are shown.`;
      return {
       ...d,
       files: n,
       notice: o
      };
     }
    }
   };
  }
  async function snapshot(e, t, n, s) {
   const a = s?.since ?? Date.now();
   const i = s === null ? await t.headSha() : s.head;
   const {tracked: l, untracked: r, nested: c} = await t.treeChanges(i);
   const d = s === null ? null : new Set(s.dirty);
   const wasDirty = e => d === null || d.has(e);
   const u = await (0, o.jj)(e, [ ...l.keys(), ...r ].filter(e => !c.has(e) && wasDirty(e)), {
    ...f,
    signal: n
   });
   for (const e of c) wasDirty(e) && u.set(e, await t.nestedState(e));
   return {
    head: i,
    atMs: a,
    states: u
   };
  }
  async function changesSince(e, {root: t, written: n}, s) {
   const a = await differing(t, n, {
    start: e,
    git: s
   });
   const o = await describeAll(a, s);
   const i = new Set(o.map(({path: e}) => e));
   const those = e => new Set(a.flatMap(t => i.has(t.path) && e(t) ? [ t.path ] : []));
   const l = those(({path: t}) => e.states.has(t));
   return {
    files: o,
    notice: null,
    base: e.head,
    mixed: l,
    hidden: those(({isHidden: e}) => e)
   };
  }
  async function differing(e, t, n) {
   const a = new Map;
   const compare = (t, n, s) => {
    const i = `${e}/${t}`;
    a.has(t) || (0, o._5)(i, n) || a.set(t, {
     path: t,
     before: n,
     after: (0, o.oT)(i, r.O),
     isHidden: s
    });
   };
   if (n !== null) {
    const {start: i, git: l} = n;
    const c = await l.treeChanges(i.head);
    const {nested: f} = c;
    const d = new Set([ ...c.tracked.keys(), ...c.untracked, ...f ]);
    for (const e of f) {
     const [t, n] = [ i.states.get(e), await l.nestedState(e) ];
     if (t !== void 0 && (0, o._G)(t, n)) continue;
     a.set(e, {
      path: e,
      before: t ?? c.tracked.get(e) ?? null,
      after: n,
      isHidden: false
     });
    }
    for (const [e, t] of i.states) t?.mode === "160000" && f.has(e) || compare(e, t, false);
    for (const [t, n] of c.tracked) {
     if (i.states.has(t) || f.has(t)) continue;
     a.set(t, {
      path: t,
      before: n,
      after: (0, o.oT)((0, s.join)(e, t), r.O),
      isHidden: false
     });
    }
    const u = oldFiles(e, i, [ ...a.keys(), ...t.keys(), ...c.untracked ]);
    for (const e of c.untracked) {
     if (i.states.has(e) || c.tracked.has(e) || t.has(e) || u(e)) continue;
     compare(e, null, false);
    }
    for (const [e, n] of t) i.states.has(e) || compare(e, n, !d.has(e));
   } else for (const [e, n] of t) compare(e, n, false);
   return [ ...a.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
  }
  function oldFiles(e, {atMs: t}, n) {
   if (!n.some(e => (0, s.basename)(e) === ".gitignore")) return () => false;
   return n => (0, o.AP)((0, s.join)(e, n)) < t;
  }
  async function describeAll(e, t) {
   const n = e.flatMap(({before: e}) => e !== null && "id" in e ? [ e.id ] : []);
   const s = await (t?.blobs(n)) ?? new Map;
   const sideOf = e => e !== null && "id" in e ? {
    mode: e.mode,
    content: s.get(e.id) ?? null
   } : e;
   const a = [];
   let o = c.maxTotalBytes;
   for (const {path: t, before: n, after: s, isHidden: i} of e) {
    if (n === null && s === null) continue;
    const e = await (0, r.u)(t, {
     before: sideOf(n),
     after: s
    }, Math.min(o, c.maxDiffBytes));
    if (e === null) continue;
    o -= Buffer.byteLength(e.diff ?? "");
    a.push(i && e.note === void 0 ? {
     ...e,
     note: "not listed by git"
    } : e);
   }
   return a;
  }
  function hideDeniedFiles(e, t) {
   const n = e.files.map(e => e.diff === null || t(e.path) ? e : {
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
