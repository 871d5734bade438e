"use strict";

exports.id = 3412, exports.ids = [ 3412 ], exports.modules = {
 13412: (function(e, t, n) {
  n.d(t, {
   generalAgent: () => g,
   readAgents: () => readAgents
  });
  var o = n(42357), s = n(72443), a = n(64772), i = n(67557), l = n(17211), c = n(65897), r = n(15027);
  const d = [ "name", "description", "tools", "disallowedTools", "model" ], u = [ "tools", "disallowedTools" ];
  function isFullName(e) {
   return null !== e && /^[a-z]+\/./.test(e);
  }
  var f = n(56121);
  const m = 200, w = 2e5, g = {
   name: "general-purpose",
   description: "Any task, with all tools of this job.",
   spec: null
  };
  async function readAgents(e, t = "") {
   const n = await async function(e, t) {
    const n = [];
    for (const o of (await e.present(f.N6)).keys()) {
     const s = await e.holds(o);
     for (const {name: a, kind: i} of await filesIn(e, o)) {
      const l = `${o}/${a}`, c = "link" === i ? await e.followLink(l, ".") : l;
      n.push({
       shown: `${t}${l}`,
       file: s ? c : null
      });
     }
    }
    return n.slice(0, m);
   }(e, t), o = n.flatMap(({file: e}) => null === e ? [] : [ e ]), s = await e.readAll(o, w), a = new Map, i = [];
   for (const {shown: e, file: t} of n) {
    const n = null === t ? leavesSource(e) : s.get(t) ?? leavesSource(e), o = await readAgent(e, n);
    i.push(...o.notices), null === o.agent || a.has(o.agent.name) || a.set(o.agent.name, o.agent);
   }
   return {
    agents: [ ...a.values() ],
    notices: i
   };
  }
  async function filesIn(e, t) {
   try {
    return (await e.list(t)).filter(({name: e, kind: t}) => ("file" === t || "link" === t) && /\.md$/i.test(e));
   } catch (e) {
    return (0, o.ki)(e, s.k), [];
   }
  }
  function leavesSource(e) {
   return new s.k("outside", e, "it is a link to a location outside the workspace");
  }
  async function readAgent(e, t) {
   if (t instanceof s.k) return omitted([ `${e}: ${t.message}` ]);
   try {
    const n = await async function(e, t) {
     const n = await (0, c.z)(e, t), s = (0, l.Pf)(n), a = (0, r.sR)(e, s, u);
     (0, l._s)(s, "tools", a.allowed ?? []), (0, l._s)(s, "disallowedTools", a.disallowed);
     const i = {
      name: s.text("name"),
      description: s.text("description")
     }, f = (0, r.ko)(s), m = s.diagnostics();
     if (m.length > 0) throw new o.yo(m);
     return {
      ...(0, r.EN)("claude", e, t, n),
      ...i,
      model: isFullName(f) ? f : null,
      allowedTools: a.allowed,
      disallowedTools: a.disallowed,
      notices: [ ...null === n ? (0, l.zk)(e, t, d) : [], ...(0, l._6)(e, n, d), ...a.notices, ...null === f || isFullName(f) ? [] : [ `${e}: the model ${f} has no effect: write it as in the setting model, anthropic/ID` ] ]
     };
    }(e, (0, i.Z)(t, e)), s = n.name ?? (0, a.p6)(e.slice(e.lastIndexOf("/") + 1));
    return /^[\p{L}\p{N}_.:-]{1,100}$/u.test(s) ? {
     agent: {
      name: s,
      description: (0, a.h0)(n.description ?? ""),
      spec: n
     },
     notices: n.notices
    } : omitted([ `${e}: the name ${JSON.stringify(s)} may only contain letters, digits and - _ . :` ]);
   } catch (t) {
    return (0, o.ki)(t, o.yo), omitted(t.diagnostics.map(({location: t = e, message: n}) => `${t}: ${n}`));
   }
  }
  function omitted(e) {
   return {
    agent: null,
    notices: e.map(e => `An agent was omitted: ${e}.`)
   };
  }
 })
};
