"use strict";

exports.id = 5137, exports.ids = [ 5137 ], exports.modules = {
 5137: (function(t, n, o) {
  o.r(n), o.d(n, {
   showHelp: () => showHelp
  });
  var e = o(19794), i = o(42357), r = o(64772), a = o(63438), s = o(42875), l = o(17992), c = o(22268), u = o(23720), m = o(7436), f = o(31275);
  async function showHelp(t, n) {
   const {stdio: o} = n, [d] = t.operands;
   if (c.P.some(t => t.name === d)) return o.out((0, u.b)((0, m.wG)(d ?? "", []).command)), 
   0;
   void 0 === d && o.out((0, u.a)(l.r));
   const h = await async function(t, n, o) {
    try {
     const i = (await (0, a.uU)((0, e.z)(await (0, f.kv)(t, n), n))).filter(t => null === o || t.name === (0, 
     r.Lt)(o));
     return 0 === i.length ? null : (0, s.uO)((0, s.ST)(i));
    } catch (t) {
     return (0, i.ki)(t, i.yo), null;
    }
   }(t, n, d ?? null);
   return null !== h ? o.out(`${void 0 === d ? "\n" : ""}${h}\n`) : void 0 !== d && (0, 
   m.wG)(d, []), 0;
  }
 }),
 31275: (function(t, n, o) {
  o.d(n, {
   GV: () => runtimeOf,
   gW: () => runtimeOptionsOf,
   kv: () => runContextOf,
   wM: () => evaluateCall
  });
  var e = o(64739), i = o(42357), r = o(63846), a = o(91207), s = o(49137), l = o(48080), c = o(68350), u = o(66843), m = o(44697), f = o(62491), d = o(478), h = o(20600), p = o(7436);
  async function runContextOf(t, n, o = () => Promise.resolve()) {
   const i = n.environment, {temporary: r} = n, a = (0, u.T)((0, p.f5)(t), t.problems), l = await (0, 
   e.ue)(a.early, n, t => (0, s.j)({
    environment: i,
    home: r,
    temporary: r
   }, t));
   return await (0, e.wW)(l, a, n, {
    checkPrompt: o
   });
  }
  const neverRun = () => Promise.reject(new Error("no tool runs without a model")), w = [ (0, 
  m.Q)(neverRun), (0, f.g)("", neverRun), (0, d.d)({
   guard: () => null,
   loadFetcher: neverRun
  }), (0, h.t)({
   provider: "",
   loadSearch: neverRun
  }) ];
  async function runtimeOptionsOf(t, n) {
   const {allow: o, ask: e, deny: i} = t.settings;
   return {
    runContext: t,
    lists: (0, c.hg)({
     allow: o,
     ask: e,
     deny: i
    }, t.locationOfRule),
    spec: n,
    tools: [ ...await (0, a.p)({
     keep: () => null
    }, Object.keys(r.J0), {
     findings: !0
    }), ...w ]
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
   return await e.ready(), e;
  }
  const y = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
  function evaluateCall(t, n, o) {
   const e = t.tools.find(t => t.name === n);
   if (void 0 === e && y.test(n)) return t.policy({
    tool: n,
    effects: []
   });
   if (void 0 === e && "Memory" === n) throw new i.yo({
    code: "argument-invalid",
    location: "--tool",
    message: "Memory is off: it needs a file",
    hint: "name one with memory-file, such as memory-file: AGENTS.md in the configuration"
   });
   if (void 0 === e) {
    const o = [ ...new Set(t.tools.map(t => t.name)) ], e = (0, i.pA)(n, o);
    throw new i.yo({
     code: "argument-invalid",
     location: "--tool",
     message: `unknown tool ${JSON.stringify(n)}`,
     hint: void 0 === e ? `the tools are ${o.join(", ")}` : `did you mean ${e}?`
    });
   }
   const r = e.bind(o);
   if (!r.ok) throw new i.yo(r.problems.map(t => ({
    code: "argument-invalid",
    location: "--input",
    message: t,
    hint: `pass the input of ${n} as a JSON object`
   })));
   const {effects: a, subject: s} = r.call;
   return t.policy({
    tool: n,
    effects: a,
    ...void 0 === s ? {} : {
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
  var e = o(64772), i = o(20653), r = o(99180);
  function startableOf(t) {
   const n = t.filter(({wins: t, diagnostics: n}) => t && 0 === n.length), isBundled = ({path: t}) => t.startsWith("sallyport:");
   return {
    own: n.filter(t => !isBundled(t)),
    bundled: n.filter(isBundled)
   };
  }
  function startableText({own: t, bundled: n}) {
   const o = Math.max(0, ...[ ...t, ...n ].map(t => (0, i.PL)(invocationOf(t, "")))), rows = t => t.map(t => {
    const n = invocationOf(t, "");
    return `  ${n}${" ".repeat(o - (0, i.PL)(n))}  ${t.description ?? ""}`.trimEnd();
   });
   return [ ...0 === t.length ? [] : [ "Commands and skills of this repository:", ...rows(t), "" ], ...0 === n.length ? [] : [ "Commands and skills that come with Sallyport:", ...rows(n), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(t, {phrase: n, fixed: o}) {
   const e = "*" === n ? "a comment" : `${(0, r.ti)(n)}, followed by your request`;
   if ("prompt" === o) return `This workflow has one task. Start it with ${e}.`;
   const {own: i, bundled: a} = t;
   if (null !== o) {
    const t = o.command.replace(/^\//, ""), n = [ ...i, ...a ].find(n => n.name === t), s = n?.description ? `: ${(0, 
    r.ft)(n.description)}` : "";
    return `This workflow runs ${(0, r.ti)(`/${t}`)}${s}\n\nStart it with ${e}, or with ${(0, 
    r.ti)(`/${t}`)}.`;
   }
   return [ ...0 === i.length ? [] : [ "Commands and skills of this repository:", "", ...i.map(itemOf), "" ], ...0 === a.length ? [] : [ "Commands and skills that come with Sallyport:", "", ...a.map(itemOf), "" ], `Begin a comment with one of these, or write ${e}.` ].join("\n");
  }
  function itemOf(t) {
   const n = null === t.description ? "" : `: ${(0, r.ft)(t.description)}`;
   return `- ${(0, r.ti)(invocationOf(t, "/"))}${n}`;
  }
  function invocationOf({name: t, argumentHint: n}, o) {
   return `${o}${t}${null === n ? "" : ` ${(0, e.h0)(n)}`}`;
  }
 })
};
