"use strict";

exports.id = 2481, exports.ids = [ 2481 ], exports.modules = {
 32481: (function(n, t, e) {
  e.r(t), e.d(t, {
   listCommands: () => listCommands
  });
  var o = e(19794), i = e(64772), a = e(63438), s = e(20653), r = e(7436), l = e(31275);
  async function listCommands(n, t) {
   const e = await (0, l.kv)(n, t), c = await (0, a.uU)((0, o.z)(e, t)), {stdio: u} = t;
   if ((0, r.JG)(n, "json")) return u.out(`${JSON.stringify(c, null, 2)}\n`), 0;
   const d = c.reduce((n, {name: t}) => Math.max(n, (0, s.PL)(t)), 0);
   return u.out(`${c.flatMap(n => function(n, t) {
    const e = [ ..."skill" === n.kind ? [ audienceOf(n) ] : [], ...void 0 === n.shadowedBy ? [] : [ `hidden by ${displayPath(n.shadowedBy)}` ] ], o = null === n.argumentHint ? "" : ` ${(0, 
    i.h0)(n.argumentHint)}`;
    return [ `${n.name}${" ".repeat(t - (0, s.PL)(n.name))}${o}  ${displayPath(n.path)}${0 === e.length ? "" : `  (${e.join("; ")})`}`, ...null === n.description ? [] : [ `${" ".repeat(t)}  ${n.description}` ], ...n.diagnostics.map(n => `${" ".repeat(t)}  broken: ${n.message}${void 0 === n.location ? "" : ` (${displayPath(n.location)})`}`) ];
   }(n, d)).join("\n")}\n`), 0;
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
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var o = e(64739), i = e(42357), a = e(63846), s = e(91207), r = e(49137), l = e(48080), c = e(68350), u = e(66843), d = e(44697), m = e(62491), f = e(478), p = e(20600), h = e(7436);
  async function runContextOf(n, t, e = () => Promise.resolve()) {
   const i = t.environment, {temporary: a} = t, s = (0, u.T)((0, h.f5)(n), n.problems), l = await (0, 
   o.ue)(s.early, t, n => (0, r.j)({
    environment: i,
    home: a,
    temporary: a
   }, n));
   return await (0, o.wW)(l, s, t, {
    checkPrompt: e
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), y = [ (0, 
  d.Q)(neverRun), (0, m.g)("", neverRun), (0, f.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, p.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(n, t) {
   const {allow: e, ask: o, deny: i} = n.settings;
   return {
    runContext: n,
    lists: (0, c.hg)({
     allow: e,
     ask: o,
     deny: i
    }, n.locationOfRule),
    spec: t,
    tools: [ ...await (0, s.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: !0
    }), ...y ]
   };
  }
  async function runtimeOf(n, t, e = null) {
   const o = (0, r.Y)({
    ...await runtimeOptionsOf(n, e),
    hostEnvironment: t,
    childProcesses: {
     home: t.home,
     temporary: (0, l.YB)(t)
    }
   });
   return await o.ready(), o;
  }
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(n, t, e) {
   const o = n.tools.find(n => n.name === t);
   if (void 0 === o && w.test(t)) return n.policy({
    tool: t,
    effects: []
   });
   if (void 0 === o && "Memory" === t) throw new i.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === o) {
    const e = [ ...new Set(n.tools.map(n => n.name)) ], o = (0, i.pA)(t, e);
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
   const {effects: s, subject: r} = a.call;
   return n.policy({
    tool: t,
    effects: s,
    ...void 0 === r ? {} : {
     subject: r
    }
   });
  }
 })
};
