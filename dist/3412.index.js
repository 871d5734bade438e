"use strict";

exports.id = 3412;

exports.ids = [ 3412 ];

exports.modules = {
 13412: (function(n, t, e) {
  e.d(t, {
   generalAgent: () => g,
   readAgents: () => readAgents
  });
  var o = e(42357);
  var a = e(72443);
  var s = e(64772);
  var i = e(67557);
  var l = e(17211);
  var c = e(65897);
  var r = e(15027);
  const u = [ "name", "description", "tools", "disallowedTools", "model" ];
  const d = [ "tools", "disallowedTools" ];
  async function parseAgent(n, t) {
   const e = await (0, c.z)(n, t);
   const a = (0, l.Pf)(e);
   const s = (0, r.sR)(n, a, d);
   (0, l._s)(a, "tools", s.allowed ?? []);
   (0, l._s)(a, "disallowedTools", s.disallowed);
   const i = {
    name: a.text("name"),
    description: a.text("description")
   };
   const p = (0, r.ko)(a);
   const m = a.diagnostics();
   if (m.length > 0) throw new o.yo(m);
   return {
    ...(0, r.EN)("claude", n, t, e),
    ...i,
    model: isFullName(p) ? p : null,
    allowedTools: s.allowed,
    disallowedTools: s.disallowed,
    notices: [ ...e === null ? (0, l.zk)(n, t, u) : [], ...(0, l._6)(n, e, u), ...s.notices, ...p === null || isFullName(p) ? [] : [ `${n}: the model ${p} has no effect: write it as in the setting model, anthropic/ID` ] ]
   };
  }
  function isFullName(n) {
   return n !== null && /^[a-z]+\/./.test(n);
  }
  var p = e(56121);
  const m = 200;
  const f = 2e5;
  const g = {
   name: "general-purpose",
   description: "Any task, with all tools of this job.",
   spec: null
  };
  async function readAgents(n, t = "") {
   const e = await locate(n, t);
   const o = e.flatMap(({file: n}) => n === null ? [] : [ n ]);
   const a = await n.readAll(o, f);
   const s = new Map;
   const i = [];
   for (const {shown: n, file: t} of e) {
    const e = t === null ? leavesSource(n) : a.get(t) ?? leavesSource(n);
    const o = await readAgent(n, e);
    i.push(...o.notices);
    o.agent === null || s.has(o.agent.name) || s.set(o.agent.name, o.agent);
   }
   return {
    agents: [ ...s.values() ],
    notices: i
   };
  }
  async function locate(n, t) {
   const e = [];
   for (const o of (await n.present(p.N6)).keys()) {
    const a = await n.holds(o);
    for (const {name: s, kind: i} of await filesIn(n, o)) {
     const l = `${o}/${s}`;
     const c = i === "link" ? await n.followLink(l, ".") : l;
     e.push({
      shown: `${t}${l}`,
      file: a ? c : null
     });
    }
   }
   return e.slice(0, m);
  }
  async function filesIn(n, t) {
   const e = await n.list(t).catch((0, o.j6)(a.k, () => []));
   return e.filter(({name: n, kind: t}) => (t === "file" || t === "link") && /\.md$/i.test(n));
  }
  function leavesSource(n) {
   return new a.k("outside", n, "it is a link to a location outside the workspace");
  }
  async function readAgent(n, t) {
   if (t instanceof a.k) return omitted([ `${n}: ${t.message}` ]);
   try {
    const e = await parseAgent(n, (0, i.Z6)(t, n));
    const o = e.name ?? (0, s.p6)(n.slice(n.lastIndexOf("/") + 1));
    if (!/^[\p{L}\p{N}_.:-]{1,100}$/u.test(o)) return omitted([ `${n}: the name ${JSON.stringify(o)} may only contain letters, digits and - _ . :` ]);
    return {
     agent: {
      name: o,
      description: (0, s.h0)(e.description ?? ""),
      spec: e
     },
     notices: e.notices
    };
   } catch (t) {
    (0, o.ki)(t, o.yo);
    return omitted(t.diagnostics.map(({location: t = n, message: e}) => `${t}: ${e}`));
   }
  }
  function omitted(n) {
   return {
    agent: null,
    notices: n.map(n => `An agent was omitted: ${n}.`)
   };
  }
 }),
 64772: (function(n, t, e) {
  e.d(t, {
   Lt: () => wantedName,
   gp: () => cleanDescription,
   h0: () => plainLine,
   p6: () => commandName
  });
  var o = e(5113);
  var a = e(20653);
  const s = 50;
  function commandName(n) {
   return n.replace(/\.[^./]*$/, "").split("/").map(n => {
    const t = cleanPart(n);
    return t.length > s ? `${(0, a.GH)(t, s - 3)}...` : t;
   }).join(":");
  }
  function wantedName(n) {
   return n.trim().replace(/^\//, "").split(":").map(cleanPart).join(":");
  }
  const i = (0, o.e)(String.raw`[^\p{L}\p{M}\p{N}_.-]`, "gu");
  function cleanPart(n) {
   return n.normalize("NFC").replace(i(), "_");
  }
  const l = (0, o.e)(String.raw`[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+`, "gu");
  function plainLine(n) {
   const t = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
   return n.replace(t, "").replace(l(), " ").trim();
  }
  function cleanDescription(n) {
   const t = plainLine(n);
   if (t.length <= 100) return t;
   return `${(0, a.GH)(t, 97)}...`;
  }
 })
};
