"use strict";

exports.id = 6973, exports.ids = [ 6973 ], exports.modules = {
 96973: (function(e, t, s) {
  s.r(t), s.d(t, {
   showPdfPages: () => showPdfPages
  });
  var r = s(73024), a = s(75919);
  const n = 2e4, o = 8e8, i = 50;
  function moduleAddress(e) {
   return `data:text/javascript;base64,${e.toString("base64")}`;
  }
  var c = s(90579);
  const m = 20, p = 1e5;
  async function showPdfPages({path: e, bytes: t, pages: d}, l) {
   const u = function(e) {
    if (void 0 === e) return {
     first: 1,
     last: m
    };
    const [, t = "", s = t] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(e) ?? [], [r, a] = [ Number(t), Number(s) ];
    return "" === t || r < 1 || a < r || a - r >= m ? null : {
     first: r,
     last: a
    };
   }(d);
   if (null === u) return (0, c.tK)(`pages is a page or a range of at most ${m} pages, such as "3" or "5-12".`);
   const {first: b, last: f} = u, g = await async function(e, t, c) {
    const m = (0, r.readFileSync)(new URL(s(11942), s.b)), p = (0, r.readFileSync)(new URL(s(1603), s.b)), d = (0, 
    r.readFileSync)(new URL(s(96799), s.b)), l = {
     ...t,
     bytes: new Uint8Array(e),
     library: moduleAddress(p),
     characterMaps: moduleAddress(d)
    }, u = new a.Worker(new URL(moduleAddress(m)), {
     workerData: l,
     env: {},
     stdout: !0,
     stderr: !0,
     resourceLimits: {
      maxOldGenerationSizeMb: 512
     }
    }), {problem: b, leave: f} = function(e) {
     const t = performance.now(), s = process.memoryUsage.rss();
     let r;
     return {
      problem: new Promise(a => {
       r = setInterval(() => {
        e.aborted && a({
         problem: "the run was stopped"
        }), performance.now() - t > n && a({
         problem: `it takes longer than ${n / 1e3} seconds`
        }), process.memoryUsage.rss() - s > o && a({
         problem: "it takes too much memory"
        });
       }, i);
      }),
      leave: () => clearInterval(r)
     };
    }(c), g = new Promise(e => {
     u.once("message", e), u.once("error", ({message: t}) => e({
      problem: t
     })), u.once("exit", () => e({
      problem: "the thread that reads it ended"
     }));
    });
    try {
     return await Promise.race([ g, b ]);
    } finally {
     f(), await u.terminate();
    }
   }(t, {
    first: b,
    last: f,
    maxCharacters: p
   }, l);
   if ("problem" in g) return (0, c.tK)(`The text of ${e} cannot be read: ${g.problem.replace(/\.$/, "")}.`);
   if (0 === g.texts.length) return (0, c.tK)(`${e} has ${g.pages} pages; there is no page ${b}.`);
   const h = b + g.texts.length - 1, w = g.texts.map((e, t) => `[Page ${b + t} of ${g.pages}]\n${function(e) {
    return "" === e.trim() ? "[No text: it may be an image.]" : e.trimEnd();
   }(e)}`);
   return h < g.pages && w.push(`[Continue with pages "${h + 1}-${Math.min(h + m, g.pages)}".]`), 
   g.missing.length > 0 && w.push(`[Some text may be missing: the character map ${g.missing.join(", ")} is not available.]`), 
   (0, c.rE)(w.join("\n\n"));
  }
 }),
 1603: (function(e, t, s) {
  e.exports = s.p + "77dcfcc705e5e813f327.mjs";
 }),
 96799: (function(e, t, s) {
  e.exports = s.p + "4bae4081deb3bb36ba83.mjs";
 }),
 11942: (function(e, t, s) {
  e.exports = s.p + "d8ac980137966e1bd4af.mjs";
 })
};
