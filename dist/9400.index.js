"use strict";

exports.id = 9400, exports.ids = [ 9400 ], exports.modules = {
 19400: (function(t, n, e) {
  e.d(n, {
   commentProgress: () => commentProgress
  });
  var r = e(42357), o = e(73948), s = e(20544), a = e(12673), l = e(90318), c = e(60957), u = e(50897), i = e(5105), d = e(54539), m = e(7138), p = e(20653), f = e(99180);
  const g = {
   turns: 0,
   calls: 0,
   refused: 0,
   todos: []
  }, h = 50;
  function progressBody({turns: t, calls: n, refused: e, todos: r}, o) {
   const {marker: s, run: a, redact: l} = o, c = r.slice(0, h).map(({content: t, status: n}) => {
    const e = (0, f.ft)((0, p.ml)(l((0, m.wh)(t)), 300));
    return `- [${"completed" === n ? "x" : " "}] ${"in_progress" === n ? `**${e}**` : e}`;
   }), u = r.length - c.length, i = [ ...t > 0 ? [ (0, d.B)(t, "turn"), (0, d.B)(n, "tool call") ] : [], ...e > 0 ? [ `${(0, 
   d.Z)(e)} refused` ] : [], ...linkTo(a) ];
   return `${s}\n${[ "### \u23f3 Working", c.join("\n"), u > 0 ? `And ${(0, d.B)(u, "more step")}.` : "", i.join(" \xb7 "), "*This comment will be replaced by the result.*" ].filter(t => "" !== t).join("\n\n")}\n`;
  }
  function linkTo(t) {
   return null !== t && /^https?:\/\/[^\s()<>]+$/.test(t) ? [ `[Run](${t})` ] : [];
  }
  var w = e(21559);
  const b = 2e4, $ = 2e3;
  function commentProgress(t) {
   const {runContext: n, hostEnvironment: e, redact: r, log: d} = t, m = (0, w.lt)(n.event, n.settings["comment-mode"]), p = n.settings["github-token"];
   if (null === m || void 0 === p) return null;
   const {environment: f, signal: h} = e, k = f.GITHUB_API_URL ?? "https://api.github.com", gitHubWithin = (t, n) => (0, 
   l.Cl)({
    token: p,
    clock: n,
    redact: (0, s.I)(r),
    apiUrl: k,
    signal: t
   }), {marker: v} = (0, w.Ax)(t), y = new Map, x = {
    marker: v,
    run: (0, a.Vp)(e),
    redact: r
   };
   return function({post: t, clock: n, log: e, cancel: r}, o) {
    const s = new AbortController, a = (0, u.JG)(s.signal, r);
    let l = g, i = null, d = null;
    const start = () => {
     a.aborted || i === l || (d ??= (async () => {
      for (;!a.aborted && i !== l; ) i = l, await t(progressBody(l, o), a), await n.sleep(b, a);
      d = null;
     })().catch(t => {
      !(t instanceof c.J && null !== t.status && !r.aborted) && a.aborted || e.warning(`Could not update the progress comment: ${wordsOf(t)}`), 
      s.abort();
     }));
    }, stop = async () => {
     s.abort(), await d;
    };
    return start(), {
     onEvent: t => {
      l = function(t, n) {
       switch (n.type) {
       case "turn-start":
        return {
         ...t,
         turns: n.turn
        };

       case "tool-end":
        return {
         ...t,
         calls: t.calls + 1,
         refused: t.refused + (void 0 === n.result.denial ? 0 : 1)
        };

       case "todos":
        return {
         ...t,
         todos: n.items
        };

       default:
        return t;
       }
      }(l, t), start();
     },
     stop: stop,
     giveUp: async () => {
      await stop(), await t(function({marker: t, run: n}) {
       return `${t}\n### \u274c Ended without a result\n\n${null === n ? "See the log for the reason." : `See the [log](${n}) for the reason.`}\n`;
      }(o), r).catch(t => e.warning(`Could not update the comment: ${wordsOf(t)}`));
     }
    };
   }({
    post: async (t, n) => {
     await (t => {
      if (h.aborted) return gitHubWithin((0, u.dn)($), o.m);
      const n = y.get(t) ?? gitHubWithin(h, function(t) {
       return {
        now: () => o.m.now(),
        async sleep(n, e) {
         if (await o.m.sleep(n, (0, u.JG)(e, t)), t.aborted && !e.aborted) throw new Error("The run is over.");
        }
       };
      }(t));
      return y.set(t, n), n;
     })(n).upsertComment(m, v, n => (0, i.pj)(t, n));
    },
    clock: o.m,
    log: d,
    cancel: h
   }, x);
  }
  function wordsOf(t) {
   return t instanceof c.J ? t.sentences : (0, r.bD)(t);
  }
 })
};
