"use strict";

exports.id = 77, exports.ids = [ 77 ], exports.modules = {
 40077: (function(n, t, e) {
  e.r(t), e.d(t, {
   answerHelp: () => answerHelp,
   findHelp: () => findHelp
  });
  var o = e(19794), r = e(42357), i = e(20544), s = e(12673), a = e(90318), l = e(60957), c = e(63438), u = e(21559), m = e(62103), d = e(42875);
  async function findHelp(n, t) {
   const e = await (0, c.uU)((0, o.z)(n, t));
   return asksByName(n.settings.command) && e.some(({name: n, wins: t}) => t && "help" === n) ? null : {
    runContext: n,
    found: e
   };
  }
  function asksByName(n) {
   return "help" === n?.replace(/^\//, "");
  }
  async function answerHelp({runContext: n, found: t}, e) {
   const {log: o, redact: c, hostEnvironment: f} = e, p = (0, d.ST)(t), h = c((0, d.uO)(p)), w = c((0, 
   d.cG)(p, function({settings: n}) {
    const {command: t, prompt: e} = n, o = void 0 === t || asksByName(t) ? null : {
     command: t
    }, r = void 0 !== e || void 0 !== n["prompt-file"] ? "prompt" : o;
    return {
     phrase: n["trigger-phrase"],
     fixed: r
    };
   }(n)));
   if (f.onRunner) for (const n of h.split("\n")) o.info(n);
   const $ = n.settings["dry-run"] ? null : await async function(n, {event: t, settings: e}, {log: o, redact: c, hostEnvironment: m}) {
    const d = (0, u.lt)(t, "answer"), f = e["github-token"], p = t.trigger.triggerComment?.id, h = "number" == typeof p ? `help:${String(p)}` : "issues" === t.name ? "help" : null;
    if (null === d || void 0 === f || null === h) return null;
    const w = (0, i._)(e["comment-key"], h);
    try {
     const t = (0, a.Cl)((0, s.C0)(f, {
      hostEnvironment: m,
      redact: c
     })), {action: e, url: r} = await t.upsertComment(d, w, `${w}\n${n}`);
     return o.info(`comment ${e}: ${r}`), r;
    } catch (n) {
     return (0, r.ki)(n, l.J), o.warning(`The comment could not be posted: ${n.sentences}`), 
     null;
    }
   }(w, n, e);
   return await (0, m.o)(`${w}\n`, e), {
    exitCode: 0,
    text: f.onRunner ? "" : h,
    value: {
     conclusion: "success",
     commands: [ ...p.own, ...p.bundled ]
    },
    outputs: {
     conclusion: "success",
     ...null === $ ? {} : {
      "comment-url": $
     }
    }
   };
  }
 }),
 42875: (function(n, t, e) {
  e.d(t, {
   ST: () => startableOf,
   cG: () => startableMarkdown,
   uO: () => startableText
  });
  var o = e(64772), r = e(20653), i = e(99180);
  function startableOf(n) {
   const t = n.filter(({wins: n, diagnostics: t}) => n && 0 === t.length), isBundled = ({path: n}) => n.startsWith("sallyport:");
   return {
    own: t.filter(n => !isBundled(n)),
    bundled: t.filter(isBundled)
   };
  }
  function startableText({own: n, bundled: t}) {
   const e = Math.max(0, ...[ ...n, ...t ].map(n => (0, r.PL)(invocationOf(n, "")))), rows = n => n.map(n => {
    const t = invocationOf(n, "");
    return `  ${t}${" ".repeat(e - (0, r.PL)(t))}  ${n.description ?? ""}`.trimEnd();
   });
   return [ ...0 === n.length ? [] : [ "Commands and skills of this repository:", ...rows(n), "" ], ...0 === t.length ? [] : [ "Commands and skills that come with Sallyport:", ...rows(t), "" ], "Start one with: sallyport run --command NAME --args 'TEXT'" ].join("\n");
  }
  function startableMarkdown(n, {phrase: t, fixed: e}) {
   const o = "*" === t ? "a comment" : `${(0, i.ti)(t)}, followed by your request`;
   if ("prompt" === e) return `This workflow has one task. Start it with ${o}.`;
   const {own: r, bundled: s} = n;
   if (null !== e) {
    const n = e.command.replace(/^\//, ""), t = [ ...r, ...s ].find(t => t.name === n), a = t?.description ? `: ${(0, 
    i.ft)(t.description)}` : "";
    return `This workflow runs ${(0, i.ti)(`/${n}`)}${a}\n\nStart it with ${o}, or with ${(0, 
    i.ti)(`/${n}`)}.`;
   }
   return [ ...0 === r.length ? [] : [ "Commands and skills of this repository:", "", ...r.map(itemOf), "" ], ...0 === s.length ? [] : [ "Commands and skills that come with Sallyport:", "", ...s.map(itemOf), "" ], `Begin a comment with one of these, or write ${o}.` ].join("\n");
  }
  function itemOf(n) {
   const t = null === n.description ? "" : `: ${(0, i.ft)(n.description)}`;
   return `- ${(0, i.ti)(invocationOf(n, "/"))}${t}`;
  }
  function invocationOf({name: n, argumentHint: t}, e) {
   return `${e}${n}${null === t ? "" : ` ${(0, o.h0)(t)}`}`;
  }
 })
};
