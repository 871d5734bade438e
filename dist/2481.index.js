"use strict";

exports.id = 2481;

exports.ids = [ 2481 ];

exports.modules = {
 32481: (function(n, t, o) {
  o.r(t);
  o.d(t, {
   listCommands: () => listCommands
  });
  var e = o(19794);
  var a = o(64772);
  var i = o(63438);
  var r = o(20653);
  var s = o(7436);
  var l = o(31275);
  async function listCommands(n, t) {
   const o = await (0, l.kv)(n, t);
   const a = await (0, i.findCommands)((0, e.z)(o, t));
   const {stdio: c} = t;
   if ((0, s.JG)(n, "json")) {
    c.out(`${JSON.stringify(a, null, 2)}\n`);
    return 0;
   }
   const u = a.reduce((n, {name: t}) => Math.max(n, (0, r.PL)(t)), 0);
   c.out(`${a.flatMap(n => linesOf(n, u)).join("\n")}\n`);
   return 0;
  }
  function linesOf(n, t) {
   const o = [ ...n.kind === "skill" ? [ audienceOf(n) ] : [], ...n.shadowedBy === void 0 ? [] : [ `hidden by ${displayPath(n.shadowedBy)}` ] ];
   const e = n.argumentHint === null ? "" : ` ${(0, a.h0)(n.argumentHint)}`;
   return [ `${n.name}${" ".repeat(t - (0, r.PL)(n.name))}${e}  ${displayPath(n.path)}${o.length === 0 ? "" : `  (${o.join("; ")})`}`, ...n.description === null ? [] : [ `${" ".repeat(t)}  ${n.description}` ], ...n.diagnostics.map(n => `${" ".repeat(t)}  broken: ${n.message}${n.location === void 0 ? "" : ` (${displayPath(n.location)})`}`) ];
  }
  function displayPath(n) {
   return (0, a.h0)(n) === n ? n : JSON.stringify(n);
  }
  function audienceOf({userInvocable: n, modelInvocable: t}) {
   if (!n) return "skill, only for the model";
   return t ? "skill" : "skill, not for the model";
  }
 }),
 31275: (function(n, t, o) {
  o.d(t, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var e = o(64778);
  var a = o(42357);
  var i = o(63846);
  var r = o(91207);
  var s = o(48620);
  var l = o(48080);
  var c = o(68350);
  var u = o(66843);
  var d = o(44697);
  var m = o(62491);
  var f = o(478);
  var v = o(20600);
  var h = o(7436);
  async function runContextOf(n, t, o = () => Promise.resolve()) {
   const a = (0, u.T)((0, h.f5)(n), n.problems);
   const i = await (0, e.ue)(a.early, t);
   return await (0, e.wW)(i, a, t, {
    checkPrompt: o
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const p = [ (0, d.Q)(neverRun), (0, m.g)("", neverRun), (0, f.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, v.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(n, t) {
   return {
    runContext: n,
    lists: (0, c.hg)(n.settings, n.locationOfRule),
    spec: t,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(i.J0), {
     findings: true
    }), ...p ]
   };
  }
  async function runtimeOf(n, t, o = null) {
   const e = (0, s.Y)({
    ...await runtimeOptionsOf(n, o),
    hostEnvironment: t,
    childProcesses: {
     home: t.home,
     temporary: (0, l.YB)(t)
    }
   });
   await e.ready();
   return e;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(n, t, o) {
   const e = n.tools.find(n => n.name === t);
   if (e === void 0 && y.test(t)) return n.policy({
    tool: t,
    effects: []
   });
   if (e === void 0 && t === "Memory") throw new a.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (e === void 0) {
    const o = [ ...new Set(n.tools.map(n => n.name)) ];
    throw new a.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(t)}`,
     hint: (0, a.au)(t, o) ?? `the tools are ${o.join(", ")}`
    });
   }
   const i = e.bind(o);
   if (!i.ok) throw new a.yo(i.problems.map(n => ({
    code: "argument-invalid",
    location: "--input",
    message: n,
    hint: `pass the input of ${t} as a JSON object`
   })));
   const {effects: r, subject: s} = i.call;
   return n.policy({
    tool: t,
    effects: r,
    ...s === void 0 ? {} : {
     subject: s
    }
   });
  }
 })
};
