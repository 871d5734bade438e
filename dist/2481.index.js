"use strict";

exports.id = 2481, exports.ids = [ 2481 ], exports.modules = {
  32481: (function(n, t, e) {
    e.r(t), e.d(t, {
      listCommands: () => listCommands
    });
    var o = e(19794), i = e(64772), a = e(63438), s = e(20653), l = e(7436), r = e(31275);
    async function listCommands(n, t) {
      const e = await (0, r.kv)(n, t), c = await (0, a.uU)((0, o.z)(e, t)), {stdio: d} = t;
      if ((0, l.JG)(n, "json")) return d.out(`${JSON.stringify(c, null, 2)}\n`), 0;
      const u = c.reduce((n, {name: t}) => Math.max(n, (0, s.PL)(t)), 0);
      return d.out(`${c.flatMap(n => function(n, t) {
        const e = [ ..."skill" === n.kind ? [ audienceOf(n) ] : [], ...void 0 === n.shadowedBy ? [] : [ `hidden by ${displayPath(n.shadowedBy)}` ] ], o = null === n.argumentHint ? "" : ` ${(0, 
        i.h0)(n.argumentHint)}`;
        return [ `${n.name}${" ".repeat(t - (0, s.PL)(n.name))}${o}  ${displayPath(n.path)}${0 === e.length ? "" : `  (${e.join("; ")})`}`, ...null === n.description ? [] : [ `${" ".repeat(t)}  ${n.description}` ], ...n.diagnostics.map(n => `${" ".repeat(t)}  broken: ${n.message}${void 0 === n.location ? "" : ` (${displayPath(n.location)})`}`) ];
      }(n, u)).join("\n")}\n`), 0;
    }
    function displayPath(n) {
      return (0, i.h0)(n) === n ? n : JSON.stringify(n);
    }
    function audienceOf({userInvocable: n, modelInvocable: t}) {
      return n ? t ? "skill" : "skill, not for the model" : "skill, only for the model";
    }
  }),
  31275: (function(n, t, e) {
    e.d(t, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var o = e(64739), i = e(42357), a = e(63846), s = e(91207), l = e(70592), r = e(48080), c = e(68350), d = e(66843), u = e(44697), m = e(7436);
    async function runContextOf(n, t) {
      const e = t.environment, {temporary: i} = t, a = (0, d.T)((0, m.f5)(n)), s = await (0, 
      o.ue)(a.early, t, n => (0, l.j)({
        environment: e,
        home: i,
        temporary: i
      }, n));
      return await (0, o.wW)(s, a, t);
    }
    const f = (0, u.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(n, t, {spec: e, childProcesses: o} = {}) {
      const {allow: i, ask: d, deny: u} = n.settings, m = (0, l.Y)({
        runContext: n,
        hostEnvironment: t,
        childProcesses: o ?? {
          home: t.home,
          temporary: (0, r.YB)(t)
        },
        lists: (0, c.hg)({
          allow: i,
          ask: d,
          deny: u
        }, n.locationOfRule),
        spec: e ?? null,
        tools: [ ...await (0, s.p)({
          keep: () => null
        }, Object.keys(a.J0), {
          findings: !0
        }), f ]
      });
      return await m.ready(), m;
    }
    const p = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
    function evaluateCall(n, t, e) {
      const o = n.tools.find(n => n.name === t);
      if (void 0 === o && p.test(t)) return n.policy({
        tool: t,
        effects: []
      });
      if (void 0 === o) {
        const e = n.tools.map(n => n.name), o = (0, i.pA)(t, e);
        throw new i.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `unknown tool ${JSON.stringify(t)}`,
          hint: void 0 === o ? `the tools are ${e.join(", ")}` : `did you mean ${o}?`
        });
      }
      const a = o.bind(e);
      if (!a.ok) throw new i.yo(a.problems.map(n => ({
        code: "argument-invalid",
        location: "--input",
        message: n,
        hint: `pass the input of ${t} as a JSON object`
      })));
      const {effects: s, subject: l} = a.call;
      return n.policy({
        tool: t,
        effects: s,
        ...void 0 === l ? {} : {
          subject: l
        }
      });
    }
  })
};
