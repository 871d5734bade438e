"use strict";

exports.id = 5137;

exports.ids = [ 5137 ];

exports.modules = {
 5137: (function(t, n, o) {
  o.r(n);
  o.d(n, {
   showHelp: () => showHelp
  });
  var e = o(19794);
  var a = o(42357);
  var r = o(64772);
  var i = o(63438);
  var s = o(42875);
  var l = o(17992);
  var c = o(22268);
  var u = o(23720);
  var m = o(7436);
  var f = o(31275);
  async function showHelp(t, n) {
   const {stdio: o} = n;
   const [e] = t.operands;
   if (c.P.some(t => t.name === e)) {
    o.out((0, u.b)((0, m.wG)(e ?? "", []).command));
    return 0;
   }
   e === void 0 && o.out((0, u.a)(l.r));
   const r = await startableIn(t, n, e ?? null).catch((0, a.j6)(a.yo, () => null));
   r !== null ? o.out(`${e === void 0 ? "\n" : ""}${r}\n`) : e !== void 0 && (0, m.wG)(e, []);
   return 0;
  }
  async function startableIn(t, n, o) {
   const a = await (0, f.kv)(t, n);
   const l = await (0, i.findCommands)((0, e.z)(a, n));
   const c = l.filter(t => o === null || t.name === (0, r.Lt)(o));
   return c.length === 0 ? null : (0, s.uO)((0, s.ST)(c));
  }
 }),
 31275: (function(t, n, o) {
  o.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var e = o(64778);
  var a = o(42357);
  var r = o(63846);
  var i = o(91207);
  var s = o(48620);
  var l = o(48080);
  var c = o(68350);
  var u = o(66843);
  var m = o(44697);
  var f = o(62491);
  var d = o(478);
  var h = o(20600);
  var p = o(7436);
  async function runContextOf(t, n, o = () => Promise.resolve()) {
   const a = (0, u.T)((0, p.f5)(t), t.problems);
   const r = await (0, e.ue)(a.early, n);
   return await (0, e.wW)(r, a, n, {
    checkPrompt: o
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model"));
  const v = [ (0, m.Q)(neverRun), (0, f.g)("", neverRun), (0, d.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, h.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, n) {
   return {
    runContext: t,
    lists: (0, c.hg)(t.settings, t.locationOfRule),
    spec: n,
    tools: [ ...await (0, i.p)({
     keep: () => null
    }, Object.keys(r.J0), {
     findings: true
    }), ...v ]
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
  const w = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, n, o) {
   const e = t.tools.find(t => t.name === n);
   if (e === void 0 && w.test(n)) return t.policy({
    tool: n,
    effects: []
   });
   if (e === void 0 && n === "Memory") throw new a.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (e === void 0) {
    const o = [ ...new Set(t.tools.map(t => t.name)) ];
    throw new a.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: (0, a.au)(n, o) ?? `the tools are ${o.join(", ")}`
    });
   }
   const r = e.bind(o);
   if (!r.ok) throw new a.yo(r.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: i, subject: s} = r.call;
   return t.policy({
    tool: n,
    effects: i,
    ...s === void 0 ? {} : {
     subject: s
    }
   });
  }
 }),
 42875: (function(t, n, o) {
  o.d(n, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var e = o(64772);
  var a = o(20653);
  var r = o(99180);
  function startableOf(t) {
   const n = t.filter(({wins: t, diagnostics: n}) => t && n.length === 0);
   const isBundled = ({path: t}) => t.startsWith("sallyport:");
   return {
    own: n.filter(t => !isBundled(t)),
    bundled: n.filter(isBundled)
   };
  }
  function startableText({own: t, bundled: n}) {
   const o = Math.max(0, ...[ ...t, ...n ].map(t => (0, a.PL)(invocationOf(t, ""))));
   const rows = t => t.map(t => {
    const n = invocationOf(t, "");
    return `  ${n}${" ".repeat(o - (0, a.PL)(n))}  ${t.description ?? ""}`.trimEnd();
   });
   return [ ...t.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...n.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(t, {phrase: n, fixed: o}) {
   const e = n === "*" ? "a comment" : `${(0, r.ti)(n)}, followed by your request`;
   if (o === "prompt") return `This workflow has one task. Start it with ${e}.`;
   const {own: a, bundled: i} = t;
   if (o !== null) {
    const t = o.command.replace(/^\//, "");
    const n = [ ...a, ...i ].find(n => n.name === t);
    const s = n?.description ? `: ${(0, r.ft)(n.description)}` : "";
    return `This workflow runs ${(0, r.ti)(`/${t}`)}${s}\n\nStart it with ${e}, or with ${(0, 
    r.ti)(`/${t}`)}.`;
   }
   return [ ...a.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...a.map(itemOf), "" ], ...i.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...i.map(itemOf), "" ], `Begin a comment with one of these, or write ${e}.` ].join("\n");
  }
  function itemOf(t) {
   const n = t.description === null ? "" : `: ${(0, r.ft)(t.description)}`;
   return `- ${(0, r.ti)(invocationOf(t, "/"))}${n}`;
  }
  function invocationOf({name: t, argumentHint: n}, o) {
   return `${o}${t}${n === null ? "" : ` ${(0, e.h0)(n)}`}`;
  }
 })
};
