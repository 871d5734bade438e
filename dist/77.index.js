"use strict";

exports.id = 77;

exports.ids = [ 77 ];

exports.modules = {
 40077: (function(n, t, o) {
  o.r(t);
  o.d(t, {
   answerHelp: () => answerHelp,
   findHelp: () => findHelp
  });
  var e = o(19794);
  var r = o(42357);
  var s = o(20544);
  var i = o(12673);
  var a = o(90318);
  var c = o(60957);
  var l = o(63438);
  var u = o(21559);
  var m = o(62103);
  var d = o(42875);
  async function findHelp(n, t) {
   const o = await (0, l.findCommands)((0, e.z)(n, t));
   const r = asksByName(n.settings.command) && o.some(({name: n, wins: t}) => t && n === "help");
   return r ? null : {
    runContext: n,
    found: o
   };
  }
  function asksByName(n) {
   return n?.replace(/^\//, "") === "help";
  }
  async function answerHelp({runContext: n, found: t}, o) {
   const {log: e, redact: r, hostEnvironment: s} = o;
   const i = (0, d.ST)(t);
   const a = r((0, d.uO)(i));
   const c = r((0, d.cG)(i, startsOf(n)));
   if (s.onRunner) for (const n of a.split("\n")) e.info(n);
   const l = n.settings["dry-run"] ? null : await comment(c, n, o);
   await (0, m.o)(`${c}\n`, o);
   return {
    exitCode: 0,
    text: s.onRunner ? "" : a,
    value: {
     conclusion: "success",
     commands: [ ...i.own, ...i.bundled ]
    },
    outputs: {
     conclusion: "success",
     ...l === null ? {} : {
      "comment-url": l
     }
    }
   };
  }
  function startsOf({settings: n}) {
   const {command: t, prompt: o} = n;
   const e = t === void 0 || asksByName(t) ? null : {
    command: t
   };
   const r = o !== void 0 || n["prompt-file"] !== void 0 ? "prompt" : e;
   return {
    phrase: n["trigger-phrase"],
    fixed: r
   };
  }
  async function comment(n, {event: t, settings: o}, {log: e, redact: l, hostEnvironment: m}) {
   const d = (0, u.lt)(t, "answer");
   const f = o["github-token"];
   const p = t.trigger.triggerComment?.id;
   const h = typeof p === "number" ? `help:${String(p)}` : t.name === "issues" ? "help" : null;
   if (d === null || f === void 0 || h === null) return null;
   const w = (0, s._)(o["comment-key"], h);
   try {
    const t = (0, a.Cl)((0, i.C0)(f, {
     hostEnvironment: m,
     redact: l
    }));
    const {action: o, url: r} = await t.upsertComment(d, w, `${w}\n${n}`);
    e.info(`comment ${o}: ${r}`);
    return r;
   } catch (n) {
    (0, r.ki)(n, c.J);
    e.warning(`The comment could not be posted: ${n.sentences}`);
    return null;
   }
  }
 }),
 42875: (function(n, t, o) {
  o.d(t, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var e = o(64772);
  var r = o(20653);
  var s = o(99180);
  function startableOf(n) {
   const t = n.filter(({wins: n, diagnostics: t}) => n && t.length === 0);
   const isBundled = ({path: n}) => n.startsWith("sallyport:");
   return {
    own: t.filter(n => !isBundled(n)),
    bundled: t.filter(isBundled)
   };
  }
  function startableText({own: n, bundled: t}) {
   const o = Math.max(0, ...[ ...n, ...t ].map(n => (0, r.PL)(invocationOf(n, ""))));
   const rows = n => n.map(n => {
    const t = invocationOf(n, "");
    return `  ${t}${" ".repeat(o - (0, r.PL)(t))}  ${n.description ?? ""}`.trimEnd();
   });
   return [ ...n.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(n), "" ], ...t.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(t), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(n, {phrase: t, fixed: o}) {
   const e = t === "*" ? "a comment" : `${(0, s.ti)(t)}, followed by your request`;
   if (o === "prompt") return `This workflow has one task. Start it with ${e}.`;
   const {own: r, bundled: i} = n;
   if (o !== null) {
    const n = o.command.replace(/^\//, "");
    const t = [ ...r, ...i ].find(t => t.name === n);
    const a = t?.description ? `: ${(0, s.ft)(t.description)}` : "";
    return `This workflow runs ${(0, s.ti)(`/${n}`)}${a}\n\nStart it with ${e}, or with ${(0, 
    s.ti)(`/${n}`)}.`;
   }
   return [ ...r.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...r.map(itemOf), "" ], ...i.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...i.map(itemOf), "" ], `Begin a comment with one of these, or write ${e}.` ].join("\n");
  }
  function itemOf(n) {
   const t = n.description === null ? "" : `: ${(0, s.ft)(n.description)}`;
   return `- ${(0, s.ti)(invocationOf(n, "/"))}${t}`;
  }
  function invocationOf({name: n, argumentHint: t}, o) {
   return `${o}${n}${t === null ? "" : ` ${(0, e.h0)(t)}`}`;
  }
 })
};
