"use strict";

exports.id = 193;

exports.ids = [ 193 ];

exports.modules = {
 70193: (function(t, e, n) {
  n.d(e, {
   applyWriteRequests: () => applyWriteRequests,
   withheld: () => withheld
  });
  var s = n(42357);
  var o = n(71235);
  var i = n(84758);
  var r = n(60957);
  var a = n(49703);
  var c = n(42344);
  var u = n(20653);
  async function applyWriteRequests(t, e) {
   const n = t.filter(isCommit);
   const s = t.filter(t => !isCommit(t));
   const o = s.toSorted((t, e) => Number((0, i.I)(e).isFirst) - Number((0, i.I)(t).isFirst));
   const r = await applyInOrder(n, e);
   const a = r.find(({outcome: t}) => t === "failed" || t === "withheld");
   if (a === void 0) return [ ...r, ...await applyInOrder(o, e) ];
   const c = a.what.split(" ", 1)[0] ?? "";
   return [ ...r, ...withheld(o, "canceled", `Canceled, because ${c} did not succeed. ${(0, 
   u.qi)(a.note)}`.trim()) ];
  }
  const failedRow = (t, e) => ({
   what: t,
   outcome: "failed",
   url: null,
   note: e,
   code: "github-error"
  });
  const isCommit = t => (0, i.I)(t).isCommit;
  async function applyInOrder(t, e) {
   const n = [];
   for (const o of t) {
    const t = 1 + n.filter(t => t.request.kind === o.kind).length;
    const i = applyAndReport(o, t, e).catch((0, s.j6)(r.J, ({message: t, hint: e}) => [ failedRow(nameOf(o), `${(0, 
    u.KG)(t)} ${e}`) ]));
    n.push({
     request: o,
     results: await i
    });
   }
   return [ ...n.flatMap(({results: t}) => t), ...await finish(n, e) ];
  }
  async function finish(t, e) {
   const n = [];
   for (const o of new Set(t.map(({request: t}) => (0, i.I)(t)))) {
    const a = t.filter(({request: t}) => (0, i.I)(t) === o);
    const [c, u] = [ a.map(({request: t}) => t), a.flatMap(({results: t}) => t) ];
    const l = o.finish?.(c, u, e);
    const d = (0, s.j6)(r.J, ({sentences: t}) => [ failedRow(o.tool, t) ]);
    n.push(...await (l?.catch(d)) ?? []);
   }
   return n;
  }
  async function applyAndReport(t, e, n) {
   const s = new Map;
   const sanitize = t => {
    const e = s.get(t) ?? n.sanitize(t);
    s.set(t, e);
    return e.text;
   };
   const r = (0, i.I)(t);
   const d = (0, o.mr)(r.permissions, n.item);
   const p = {
    ...n,
    sanitize: sanitize,
    what: r.nameOf(t),
    permissions: d,
    number: e
   };
   const [f, ...h] = await r.post(t, p);
   const m = (0, c.j)(...[ ...s.values() ].map(t => t.changes));
   if (f === void 0) return [];
   const w = [ f, ...h ].some(({outcome: t, commit: e}) => l.has(t) || t === "failed" && e !== void 0);
   if (!w || m.length === 0) return [ f, ...h ];
   const v = [ ...f.note === "" ? [] : [ (0, u.KG)(f.note) ], `Sanitized: ${(0, a.G)(m)}.` ];
   const y = f.details === void 0 ? {} : {
    details: `${f.details} ${v.at(-1) ?? ""}`.trim()
   };
   return [ {
    ...f,
    note: v.join(" "),
    ...y
   }, ...h ];
  }
  const nameOf = t => (0, i.I)(t).nameOf(t);
  const l = new Set([ "created", "updated", "fell back" ]);
  function withheld(t, e, n) {
   return t.map(t => ({
    what: nameOf(t),
    outcome: "withheld",
    url: null,
    note: n,
    code: e
   }));
  }
 })
};
