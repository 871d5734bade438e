"use strict";

exports.id = 2481, exports.ids = [ 2481 ], exports.modules = {
 32481: (function(e, o, n) {
  n.r(o), n.d(o, {
   listCommands: () => listCommands
  });
  var t = n(19794), i = n(64772), a = n(63438), s = n(20653), r = n(7436), l = n(31275);
  async function listCommands(e, o) {
   const n = await (0, l.kv)(e, o), c = await (0, a.uU)((0, t.z)(n, o)), {stdio: d} = o;
   if ((0, r.JG)(e, "json")) return d.out(`${JSON.stringify(c, null, 2)}\n`), 0;
   const u = c.reduce((e, {name: o}) => Math.max(e, (0, s.PL)(o)), 0);
   return d.out(`${c.flatMap(e => function(e, o) {
    const n = [ ..."skill" === e.kind ? [ audienceOf(e) ] : [], ...void 0 === e.shadowedBy ? [] : [ `hidden by ${displayPath(e.shadowedBy)}` ] ], t = null === e.argumentHint ? "" : ` ${(0, 
    i.h0)(e.argumentHint)}`;
    return [ `${e.name}${" ".repeat(o - (0, s.PL)(e.name))}${t}  ${displayPath(e.path)}${0 === n.length ? "" : `  (${n.join("; ")})`}`, ...null === e.description ? [] : [ `${" ".repeat(o)}  ${e.description}` ], ...e.diagnostics.map(e => `${" ".repeat(o)}  broken: ${e.message}${void 0 === e.location ? "" : ` (${displayPath(e.location)})`}`) ];
   }(e, u)).join("\n")}\n`), 0;
  }
  function displayPath(e) {
   return (0, i.h0)(e) === e ? e : JSON.stringify(e);
  }
  function audienceOf({userInvocable: e, modelInvocable: o}) {
   return e ? o ? "skill" : "skill, not for the model" : "skill, only for the model";
  }
 }),
 31275: (function(e, o, n) {
  n.d(o, {
   GV: () => runtimeOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var t = n(64739), i = n(42357), a = n(63846), s = n(91207), r = n(49137), l = n(48080), c = n(68350), d = n(66843), u = n(44697), m = n(62491), f = n(478), h = n(20600), p = n(7436);
  async function runContextOf(e, o, n = () => Promise.resolve()) {
   const i = o.environment, {temporary: a} = o, s = (0, d.T)((0, p.f5)(e), e.problems), l = await (0, 
   t.ue)(s.early, o, e => (0, r.j)({
    environment: i,
    home: a,
    temporary: a
   }, e));
   return await (0, t.wW)(l, s, o, {
    checkPrompt: n
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), y = [ (0, 
  u.Q)(neverRun), (0, m.g)("", neverRun), (0, f.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, h.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOf(e, o, {spec: n, childProcesses: t} = {}) {
   const {allow: i, ask: d, deny: u} = e.settings, m = (0, r.Y)({
    runContext: e,
    hostEnvironment: o,
    childProcesses: t ?? {
     home: o.home,
     temporary: (0, l.YB)(o)
    },
    lists: (0, c.hg)({
     allow: i,
     ask: d,
     deny: u
    }, e.locationOfRule),
    spec: n ?? null,
    tools: [ ...await (0, s.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: !0
    }), ...y ]
   });
   return await m.ready(), m;
  }
  const v = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(e, o, n) {
   const t = e.tools.find(e => e.name === o);
   if (void 0 === t && v.test(o)) return e.policy({
    tool: o,
    effects: []
   });
   if (void 0 === t && "Memory" === o) throw new i.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === t) {
    const n = [ ...new Set(e.tools.map(e => e.name)) ], t = (0, i.pA)(o, n);
    throw new i.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(o)}`,
     hint: void 0 === t ? `the tools are ${n.join(", ")}` : `did you mean ${t}?`
    });
   }
   const a = t.bind(n);
   if (!a.ok) throw new i.yo(a.problems.map(e => ({
    code: "argument-invalid",
    location: "--input",
    message: e,
    hint: `pass the input of ${o} as a JSON object`
   })));
   const {effects: s, subject: r} = a.call;
   return e.policy({
    tool: o,
    effects: s,
    ...void 0 === r ? {} : {
     subject: r
    }
   });
  }
 })
};
