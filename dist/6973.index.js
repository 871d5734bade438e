"use strict";

exports.id = 6973, exports.ids = [ 6973 ], exports.modules = {
  96973: (function(e, t, r) {
    r.r(t), r.d(t, {
      showPdfPages: () => showPdfPages
    });
    var s = r(73024), n = r(75919);
    const a = 2e4, o = 8e8, i = 50;
    function moduleAddress(e) {
      return `data:text/javascript;base64,${e.toString("base64")}`;
    }
    var c = r(90579);
    const m = 20, p = 1e5;
    async function showPdfPages({path: e, bytes: t, pages: l}, d) {
      const u = function(e) {
        if (void 0 === e) return {
          first: 1,
          last: m
        };
        const [, t = "", r = t] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(e) ?? [], [s, n] = [ Number(t), Number(r) ];
        return "" === t || s < 1 || n < s || n - s >= m ? null : {
          first: s,
          last: n
        };
      }(l);
      if (null === u) return (0, c.tK)(`pages is a page or a range of at most ${m} pages, such as "3" or "5-12".`);
      const {first: f, last: b} = u, g = await async function(e, t, c) {
        const m = (0, s.readFileSync)(new URL(r(11942), r.b)), p = (0, s.readFileSync)(new URL(r(1603), r.b)), l = {
          ...t,
          bytes: new Uint8Array(e),
          library: moduleAddress(p)
        }, d = new n.Worker(new URL(moduleAddress(m)), {
          workerData: l,
          env: {},
          stdout: !0,
          stderr: !0,
          resourceLimits: {
            maxOldGenerationSizeMb: 512
          }
        }), {problem: u, leave: f} = function(e) {
          const t = performance.now(), r = process.memoryUsage.rss();
          let s;
          return {
            problem: new Promise(n => {
              s = setInterval(() => {
                e.aborted && n({
                  problem: "the run was stopped"
                }), performance.now() - t > a && n({
                  problem: `it takes longer than ${a / 1e3} seconds`
                }), process.memoryUsage.rss() - r > o && n({
                  problem: "it takes too much memory"
                });
              }, i);
            }),
            leave: () => clearInterval(s)
          };
        }(c), b = new Promise(e => {
          d.once("message", e), d.once("error", ({message: t}) => e({
            problem: t
          })), d.once("exit", () => e({
            problem: "the thread that reads it ended"
          }));
        });
        try {
          return await Promise.race([ b, u ]);
        } finally {
          f(), await d.terminate();
        }
      }(t, {
        first: f,
        last: b,
        maxCharacters: p
      }, d);
      if ("problem" in g) return (0, c.tK)(`The text of ${e} cannot be read: ${g.problem.replace(/\.$/, "")}.`);
      if (0 === g.texts.length) return (0, c.tK)(`${e} has ${g.pages} pages; there is no page ${f}.`);
      const h = f + g.texts.length - 1, w = g.texts.map((e, t) => `[Page ${f + t} of ${g.pages}]\n${function(e) {
        return "" === e.trim() ? "[No text: it may be an image.]" : e.trimEnd();
      }(e)}`);
      return h < g.pages && w.push(`[Continue with pages "${h + 1}-${Math.min(h + m, g.pages)}".]`), 
      (0, c.rE)(w.join("\n\n"));
    }
  }),
  1603: (function(e, t, r) {
    e.exports = r.p + "77dcfcc705e5e813f327.mjs";
  }),
  11942: (function(e, t, r) {
    e.exports = r.p + "3cf6ad0b7b16cfb555a8.mjs";
  })
};
