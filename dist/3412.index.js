"use strict";

exports.id = 3412;

exports.ids = [ 3412 ];

exports.modules = {
 13412: (function(t, e, n) {
  n.d(e, {
   generalAgent: () => g,
   readAgents: () => readAgents
  });
  var o = n(42357);
  var s = n(72443);
  var a = n(64772);
  var i = n(67557);
  var l = n(17211);
  var c = n(65897);
  var r = n(15027);
  const d = [ "name", "description", "tools", "disallowedTools", "model" ];
  const u = [ "tools", "disallowedTools" ];
  async function parseAgent(t, e) {
   const n = await (0, c.z)(t, e);
   const s = (0, l.Pf)(n);
   const a = (0, r.sR)(t, s, u);
   (0, l._s)(s, "tools", a.allowed ?? []);
   (0, l._s)(s, "disallowedTools", a.disallowed);
   const i = {
    name: s.text("name"),
    description: s.text("description")
   };
   const f = (0, r.ko)(s);
   const m = s.diagnostics();
   if (m.length > 0) throw new o.yo(m);
   return {
    ...(0, r.EN)("claude", t, e, n),
    ...i,
    model: isFullName(f) ? f : null,
    allowedTools: a.allowed,
    disallowedTools: a.disallowed,
    notices: [ ...n === null ? (0, l.zk)(t, e, d) : [], ...(0, l._6)(t, n, d), ...a.notices, ...f === null || isFullName(f) ? [] : [ `${t}: the model ${f} has no effect: write it as in the setting model, anthropic/ID` ] ]
   };
  }
  function isFullName(t) {
   return t !== null && /^[a-z]+\/./.test(t);
  }
  var f = n(56121);
  const m = 200;
  const w = 2e5;
  const g = {
   name: "general-purpose",
   description: "Any task, with all tools of this job.",
   spec: null
  };
  async function readAgents(t, e = "") {
   const n = await locate(t, e);
   const o = n.flatMap(({file: t}) => t === null ? [] : [ t ]);
   const s = await t.readAll(o, w);
   const a = new Map;
   const i = [];
   for (const {shown: t, file: e} of n) {
    const n = e === null ? leavesSource(t) : s.get(e) ?? leavesSource(t);
    const o = await readAgent(t, n);
    i.push(...o.notices);
    o.agent === null || a.has(o.agent.name) || a.set(o.agent.name, o.agent);
   }
   return {
    agents: [ ...a.values() ],
    notices: i
   };
  }
  async function locate(t, e) {
   const n = [];
   for (const o of (await t.present(f.N6)).keys()) {
    const s = await t.holds(o);
    for (const {name: a, kind: i} of await filesIn(t, o)) {
     const l = `${o}/${a}`;
     const c = i === "link" ? await t.followLink(l, ".") : l;
     n.push({
      shown: `${e}${l}`,
      file: s ? c : null
     });
    }
   }
   return n.slice(0, m);
  }
  async function filesIn(t, e) {
   const n = await t.list(e).catch((0, o.j6)(s.k, () => []));
   return n.filter(({name: t, kind: e}) => (e === "file" || e === "link") && /\.md$/i.test(t));
  }
  function leavesSource(t) {
   return new s.k("outside", t, "it is a link to a location outside the workspace");
  }
  async function readAgent(t, e) {
   if (e instanceof s.k) return omitted([ `${t}: ${e.message}` ]);
   try {
    const n = await parseAgent(t, (0, i.Z)(e, t));
    const o = n.name ?? (0, a.p6)(t.slice(t.lastIndexOf("/") + 1));
    if (!/^[\p{L}\p{N}_.:-]{1,100}$/u.test(o)) return omitted([ `${t}: the name ${JSON.stringify(o)} may only contain letters, digits and - _ . :` ]);
    return {
     agent: {
      name: o,
      description: (0, a.h0)(n.description ?? ""),
      spec: n
     },
     notices: n.notices
    };
   } catch (e) {
    (0, o.ki)(e, o.yo);
    return omitted(e.diagnostics.map(({location: e = t, message: n}) => `${e}: ${n}`));
   }
  }
  function omitted(t) {
   return {
    agent: null,
    notices: t.map(t => `An agent was omitted: ${t}.`)
   };
  }
 })
};
