"use strict";

exports.id = 2481;

exports.ids = [ 2481 ];

exports.modules = {
 32481: (function(t, n, o) {
  o.r(n);
  o.d(n, {
   listCommands: () => listCommands
  });
  var e = o(19794);
  var i = o(64772);
  var a = o(63438);
  var r = o(20653);
  var s = o(7436);
  var l = o(31275);
  async function listCommands(t, n) {
   const o = await (0, l.kv)(t, n);
   const i = await (0, a.uU)((0, e.z)(o, n));
   const {stdio: c} = n;
   if ((0, s.JG)(t, "json")) {
    c.out(`${JSON.stringify(i, null, 2)}\n`);
    return 0;
   }
   const u = i.reduce((t, {name: n}) => Math.max(t, (0, r.PL)(n)), 0);
   c.out(`${i.flatMap(t => linesOf(t, u)).join("\n")}\n`);
   return 0;
  }
  function linesOf(t, n) {
   const o = [ ...t.kind === "skill" ? [ audienceOf(t) ] : [], ...t.shadowedBy === void 0 ? [] : [ `hidden by ${displayPath(t.shadowedBy)}` ] ];
   const e = t.argumentHint === null ? "" : ` ${(0, i.h0)(t.argumentHint)}`;
   return [ `${t.name}${" ".repeat(n - (0, r.PL)(t.name))}${e}  ${displayPath(t.path)}${o.length === 0 ? "" : `  (${o.join("; ")})`}`, ...t.description === null ? [] : [ `${" ".repeat(n)}  ${t.description}` ], ...t.diagnostics.map(t => `${" ".repeat(n)}  broken: ${t.message}${t.location === void 0 ? "" : ` (${displayPath(t.location)})`}`) ];
  }
  function displayPath(t) {
   return (0, i.h0)(t) === t ? t : JSON.stringify(t);
  }
  function audienceOf({userInvocable: t, modelInvocable: n}) {
   if (!t) return "skill, only for the model";
   return n ? "skill" : "skill, not for the model";
  }
 }),
 31275: (function(t, n, o) {
  o.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var e = o(64739);
  var i = o(42357);
  var a = o(63846);
  var r = o(91207);
  var s = o(28008);
  var l = o(48080);
  var c = o(68350);
  var u = o(66843);
  var d = o(44697);
  var m = o(62491);
  var f = o(478);
  var v = o(20600);
  var p = o(7436);
  async function runContextOf(t, n, o = () => Promise.resolve()) {
   const i = (0, u.T)((0, p.f5)(t), t.problems);
   const a = await (0, e.ue)(i.early, n);
   return await (0, e.wW)(a, i, n, {
    checkPrompt: o
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const h = [ (0, d.Q)(neverRun), (0, m.g)("", neverRun), (0, f.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, v.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, n) {
   return {
    runContext: t,
    lists: (0, c.hg)(t.settings, t.locationOfRule),
    spec: n,
    tools: [ ...await (0, r.p)({
     keep: () => null
    }, Object.keys(a.J0), {
     findings: true
    }), ...h ]
   };
  }
  async function runtimeOf(t, n, o = null) {
   const e = (0, s.Y)({
    ...await runtimeOptionsOf(t, o),
    hostEnvironment: n,
    childProcesses: {
     home: n.home,
     temporary: (0, l.YB)(n)
    }
   });
   await e.ready();
   return e;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, n, o) {
   const e = t.tools.find(t => t.name === n);
   if (e === void 0 && y.test(n)) return t.policy({
    tool: n,
    effects: []
   });
   if (e === void 0 && n === "Memory") throw new i.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (e === void 0) {
    const o = [ ...new Set(t.tools.map(t => t.name)) ];
    const e = (0, i.pA)(n, o);
    throw new i.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: e === void 0 ? `the tools are ${o.join(", ")}` : `did you mean ${e}?`
    });
   }
   const a = e.bind(o);
   if (!a.ok) throw new i.yo(a.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: r, subject: s} = a.call;
   return t.policy({
    tool: n,
    effects: r,
    ...s === void 0 ? {} : {
     subject: s
    }
   });
  }
 })
};
