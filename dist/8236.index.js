"use strict";

exports.id = 8236;

exports.ids = [ 8236 ];

exports.modules = {
 28236: (function(t, n, e) {
  e.d(n, {
   commentProgress: () => commentProgress
  });
  var r = e(42357);
  var o = e(73948);
  var s = e(20544);
  var a = e(12673);
  var c = e(90318);
  var l = e(60957);
  var u = e(25422);
  var i = e(54539);
  var d = e(7138);
  var m = e(74397);
  var g = e(20653);
  const p = {
   turns: 0,
   calls: 0,
   refused: 0,
   todos: []
  };
  function progressAfter(t, n) {
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
     refused: t.refused + (n.result.denial === void 0 ? 0 : 1)
    };

   case "todos":
    return {
     ...t,
     todos: n.items
    };

   default:
    return t;
   }
  }
  const f = 50;
  function progressBody({turns: t, calls: n, refused: e, todos: r}, o) {
   const {marker: s, run: a, redact: c} = o;
   const l = r.slice(0, f).map(({content: t, status: n}) => {
    const e = (0, m.ft)((0, g.ml)(c((0, d.wh)(t)), 300));
    return `- [${n === "completed" ? "x" : " "}] ${n === "in_progress" ? `**${e}**` : e}`;
   });
   const u = r.length - l.length;
   const p = [ ...t > 0 ? [ (0, i.B4)(t, "turn"), (0, i.B4)(n, "tool call") ] : [], ...e > 0 ? [ `${(0, 
   i.ZV)(e)} refused` ] : [], ...(0, m.n1)(a) ? [ `[Run](${a})` ] : [] ];
   const w = [ "### \u23f3 Working", l.join("\n"), u > 0 ? `And ${(0, i.B4)(u, "more step")}.` : "", p.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
   return `${s}\n${w.filter(t => t !== "").join("\n\n")}\n`;
  }
  function interruptedBody({marker: t, run: n}) {
   const e = n === null ? "See the log for the reason." : `See the [log](${n}) for the reason.`;
   return `${t}\n### \u274c Ended without a result\n\n${e}\n`;
  }
  var w = e(5105);
  var h = e(21559);
  const v = 2e4;
  function watchProgress({post: t, clock: n, log: e, cancel: r}, o) {
   const s = new AbortController;
   const a = (0, u.JG)(s.signal, r);
   let c = p;
   let i = null;
   let d = null;
   const work = async () => {
    while (!a.aborted && i !== c) {
     i = c;
     await t(progressBody(c, o), a);
     await n.sleep(v, a);
    }
    d = null;
   };
   const start = () => {
    if (a.aborted || i === c) return;
    d ??= work().catch(t => {
     const n = t instanceof l.J && t.status !== null && !r.aborted;
     !n && a.aborted || e.warning(`Could not update the progress comment: ${wordsOf(t)}`);
     s.abort();
    });
   };
   const stop = async () => {
    s.abort();
    await d;
   };
   start();
   return {
    onEvent: t => {
     c = progressAfter(c, t);
     start();
    },
    stop: stop,
    giveUp: async () => {
     await stop();
     await t(interruptedBody(o), r).catch(t => e.warning(`Could not update the comment: ${wordsOf(t)}`));
    }
   };
  }
  const b = 2e3;
  function commentProgress(t) {
   const {runContext: n, hostEnvironment: e, redact: r, log: l} = t;
   const i = (0, h.lt)(n.event, n.settings["comment-mode"]);
   const d = n.settings["github-token"];
   if (i === null || d === void 0) return null;
   const {environment: m, signal: g} = e;
   const p = m["GITHUB_API_URL"] ?? "https://api.github.com";
   const gitHubWithin = (t, n) => (0, c.Cl)({
    token: d,
    clock: n,
    redact: (0, s.o)(r),
    apiUrl: p,
    signal: t
   });
   const {marker: f} = (0, h.Ax)(t);
   const v = new Map;
   const gitHubUntil = t => {
    if (g.aborted) return gitHubWithin((0, u.dn)(b), o.m);
    const n = v.get(t) ?? gitHubWithin(g, waitingUntil(t));
    v.set(t, n);
    return n;
   };
   const post = async (t, n) => {
    await gitHubUntil(n).upsertComment(i, f, n => (0, w.pj)(t, n));
   };
   const $ = {
    marker: f,
    run: (0, a.Vp)(e),
    redact: r
   };
   return watchProgress({
    post: post,
    clock: o.m,
    log: l,
    cancel: g
   }, $);
  }
  function waitingUntil(t) {
   return {
    now: () => o.m.now(),
    async sleep(n, e) {
     await o.m.sleep(n, (0, u.JG)(e, t));
     if (t.aborted && !e.aborted) throw new Error("The run is over.");
    }
   };
  }
  function wordsOf(t) {
   if (t instanceof l.J) return t.sentences;
   return (0, r.bD)(t);
  }
 })
};
