"use strict";

exports.id = 6565;

exports.ids = [ 6565 ];

exports.modules = {
 40077: (function(n, t, e) {
  e.r(t);
  e.d(t, {
   answerHelp: () => answerHelp,
   findHelp: () => findHelp
  });
  var o = e(19794);
  var s = e(42357);
  var r = e(20544);
  var i = e(12673);
  var a = e(90318);
  var l = e(60957);
  var c = e(63438);
  var u = e(21559);
  var m = e(62103);
  var d = e(42875);
  async function findHelp(n, t) {
   const e = await (0, c.findCommands)((0, o.z)(n, t));
   const s = asksByName(n.settings.command) && e.some(({name: n, wins: t}) => t && n === "help");
   return s ? null : {
    runContext: n,
    found: e
   };
  }
  function asksByName(n) {
   return n?.replace(/^\//, "") === "help";
  }
  async function answerHelp({runContext: n, found: t}, e) {
   const {log: o, redact: s, hostEnvironment: r} = e;
   const i = (0, d.ST)(t);
   const a = s((0, d.uO)(i));
   const l = s((0, d.cG)(i, startsOf(n)));
   if (r.onRunner) for (const n of a.split("\n")) o.info(n);
   const c = n.settings["dry-run"] ? null : await comment(l, n, e);
   await (0, m.o)(`${l}\n`, e);
   return {
    exitCode: 0,
    text: r.onRunner ? "" : a,
    value: {
     conclusion: "success",
     commands: [ ...i.own, ...i.bundled ]
    },
    outputs: {
     conclusion: "success",
     ...c === null ? {} : {
      "comment-url": c
     }
    }
   };
  }
  function startsOf({settings: n}) {
   const {command: t, prompt: e} = n;
   const o = t === void 0 || asksByName(t) ? null : {
    command: t
   };
   const s = e !== void 0 || n["prompt-file"] !== void 0 ? "prompt" : o;
   return {
    phrase: n["trigger-phrase"],
    fixed: s
   };
  }
  async function comment(n, {event: t, settings: e}, {log: o, redact: c, hostEnvironment: m}) {
   const d = (0, u.lt)(t, "answer");
   const f = e["github-token"];
   const p = t.trigger.triggerComment?.id;
   const h = typeof p === "number" ? `help:${String(p)}` : t.name === "issues" ? "help" : null;
   if (d === null || f === void 0 || h === null) return null;
   const $ = (0, r._)(e["comment-key"], h);
   try {
    const t = (0, a.Cl)((0, i.C0)(f, {
     hostEnvironment: m,
     redact: c
    }));
    const {action: e, url: s} = await t.upsertComment(d, $, `${$}\n${n}`);
    o.info(`comment ${e}: ${s}`);
    return s;
   } catch (n) {
    (0, s.ki)(n, l.J);
    o.warning(`The comment could not be posted: ${n.sentences}`);
    return null;
   }
  }
 }),
 5105: (function(n, t, e) {
  e.d(t, {
   Ap: () => asResult,
   BX: () => i,
   G1: () => hasLastResult,
   j9: () => r,
   pj: () => aboveLastResult
  });
  var o = e(78155);
  const s = "\x3c!-- sallyport-result --\x3e";
  const r = 65536;
  const i = 2e3;
  function asResult(n) {
   const t = n.indexOf("\n");
   return `${n.slice(0, t)}\n${s}${n.slice(t)}`;
  }
  function aboveLastResult(n, t) {
   const e = lastResultIn(t);
   if (e === null) return n;
   const s = Math.max(0, r - e.length - 2);
   const i = (0, o.o)(n.trimEnd(), {
    limit: s,
    unit: "characters",
    whole: null
   });
   return `${i}\n\n${e}`;
  }
  function hasLastResult(n) {
   return lastResultIn(n) !== null;
  }
  function lastResultIn(n) {
   const t = (n ?? "").replaceAll("\r\n", "\n");
   const e = t.indexOf(`\n${s}\n`);
   return e === -1 ? null : t.slice(e + 1);
  }
 }),
 42875: (function(n, t, e) {
  e.d(t, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var o = e(64772);
  var s = e(20653);
  var r = e(99180);
  function startableOf(n) {
   const t = n.filter(({wins: n, diagnostics: t}) => n && t.length === 0);
   const isBundled = ({path: n}) => n.startsWith("sallyport:");
   return {
    own: t.filter(n => !isBundled(n)),
    bundled: t.filter(isBundled)
   };
  }
  function startableText({own: n, bundled: t}) {
   const e = Math.max(0, ...[ ...n, ...t ].map(n => (0, s.PL)(invocationOf(n, ""))));
   const rows = n => n.map(n => {
    const t = invocationOf(n, "");
    return `  ${t}${" ".repeat(e - (0, s.PL)(t))}  ${n.description ?? ""}`.trimEnd();
   });
   return [ ...n.length === 0 ? [] : [ "Commands and skills of this repository:", ...rows(n), "" ], ...t.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", ...rows(t), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(n, {phrase: t, fixed: e}) {
   const o = t === "*" ? "a comment" : `${(0, r.ti)(t)}, followed by your request`;
   if (e === "prompt") return `This workflow has one task. Start it with ${o}.`;
   const {own: s, bundled: i} = n;
   if (e !== null) {
    const n = e.command.replace(/^\//, "");
    const t = [ ...s, ...i ].find(t => t.name === n);
    const a = t?.description ? `: ${(0, r.ft)(t.description)}` : "";
    return `This workflow runs ${(0, r.ti)(`/${n}`)}${a}\n\nStart it with ${o}, or with ${(0, 
    r.ti)(`/${n}`)}.`;
   }
   return [ ...s.length === 0 ? [] : [ "Commands and skills of this repository:", "", ...s.map(itemOf), "" ], ...i.length === 0 ? [] : [ "Commands and skills that come with Sallyport:", "", ...i.map(itemOf), "" ], `Begin a comment with one of these, or write ${o}.` ].join("\n");
  }
  function itemOf(n) {
   const t = n.description === null ? "" : `: ${(0, r.ft)(n.description)}`;
   return `- ${(0, r.ti)(invocationOf(n, "/"))}${t}`;
  }
  function invocationOf({name: n, argumentHint: t}, e) {
   return `${e}${n}${t === null ? "" : ` ${(0, o.h0)(t)}`}`;
  }
 })
};
