"use strict";

exports.id = 9400;

exports.ids = [ 9400 ];

exports.modules = {
 19400: (function(t, n, e) {
  e.d(n, {
   commentProgress: () => commentProgress
  });
  var r = e(42357);
  var s = e(73948);
  var o = e(20544);
  var c = e(12673);
  var a = e(90318);
  var l = e(60957);
  var u = e(50897);
  var i = e(5105);
  var d = e(54539);
  var f = e(7138);
  var m = e(20653);
  var p = e(99180);
  const g = {
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
  const h = 50;
  function progressBody({turns: t, calls: n, refused: e, todos: r}, s) {
   const {marker: o, run: c, redact: a} = s;
   const l = r.slice(0, h).map(({content: t, status: n}) => {
    const e = (0, p.ft)((0, m.ml)(a((0, f.wh)(t)), 300));
    return `- [${n === "completed" ? "x" : " "}] ${n === "in_progress" ? `**${e}**` : e}`;
   });
   const u = r.length - l.length;
   const i = [ ...t > 0 ? [ (0, d.B4)(t, "turn"), (0, d.B4)(n, "tool call") ] : [], ...e > 0 ? [ `${(0, 
   d.ZV)(e)} refused` ] : [], ...(0, p.n1)(c) ? [ `[Run](${c})` ] : [] ];
   const g = [ "### \u23f3 Working", l.join("\n"), u > 0 ? `And ${(0, d.B4)(u, "more step")}.` : "", i.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
   return `${o}\n${g.filter(t => t !== "").join("\n\n")}\n`;
  }
  function interruptedBody({marker: t, run: n}) {
   const e = n === null ? "See the log for the reason." : `See the [log](${n}) for the reason.`;
   return `${t}\n### \u274c Ended without a result\n\n${e}\n`;
  }
  var w = e(21559);
  const v = 2e4;
  function watchProgress({post: t, clock: n, log: e, cancel: r}, s) {
   const o = new AbortController;
   const c = (0, u.JG)(o.signal, r);
   let a = g;
   let i = null;
   let d = null;
   const work = async () => {
    while (!c.aborted && i !== a) {
     i = a;
     await t(progressBody(a, s), c);
     await n.sleep(v, c);
    }
    d = null;
   };
   const start = () => {
    if (c.aborted || i === a) return;
    d ??= work().catch(t => {
     const n = t instanceof l.J && t.status !== null && !r.aborted;
     !n && c.aborted || e.warning(`Could not update the progress comment: ${wordsOf(t)}`);
     o.abort();
    });
   };
   const stop = async () => {
    o.abort();
    await d;
   };
   start();
   return {
    onEvent: t => {
     a = progressAfter(a, t);
     start();
    },
    stop: stop,
    giveUp: async () => {
     await stop();
     await t(interruptedBody(s), r).catch(t => e.warning(`Could not update the comment: ${wordsOf(t)}`));
    }
   };
  }
  const $ = 2e3;
  function commentProgress(t) {
   const {runContext: n, hostEnvironment: e, redact: r, log: l} = t;
   const d = (0, w.lt)(n.event, n.settings["comment-mode"]);
   const f = n.settings["github-token"];
   if (d === null || f === void 0) return null;
   const {environment: m, signal: p} = e;
   const g = m["GITHUB_API_URL"] ?? "https://api.github.com";
   const gitHubWithin = (t, n) => (0, a.Cl)({
    token: f,
    clock: n,
    redact: (0, o.o)(r),
    apiUrl: g,
    signal: t
   });
   const {marker: h} = (0, w.Ax)(t);
   const v = new Map;
   const gitHubUntil = t => {
    if (p.aborted) return gitHubWithin((0, u.dn)($), s.m);
    const n = v.get(t) ?? gitHubWithin(p, waitingUntil(t));
    v.set(t, n);
    return n;
   };
   const post = async (t, n) => {
    await gitHubUntil(n).upsertComment(d, h, n => (0, i.pj)(t, n));
   };
   const b = {
    marker: h,
    run: (0, c.Vp)(e),
    redact: r
   };
   return watchProgress({
    post: post,
    clock: s.m,
    log: l,
    cancel: p
   }, b);
  }
  function waitingUntil(t) {
   return {
    now: () => s.m.now(),
    async sleep(n, e) {
     await s.m.sleep(n, (0, u.JG)(e, t));
     if (t.aborted && !e.aborted) throw new Error("The run is over.");
    }
   };
  }
  function wordsOf(t) {
   if (t instanceof l.J) return t.sentences;
   return (0, r.bD)(t);
  }
 }),
 5105: (function(t, n, e) {
  e.d(n, {
   Ap: () => asResult,
   BX: () => c,
   G1: () => hasLastResult,
   j9: () => o,
   pj: () => aboveLastResult
  });
  var r = e(78155);
  const s = "\x3c!-- sallyport-result --\x3e";
  const o = 65536;
  const c = 2e3;
  function asResult(t) {
   const n = t.indexOf("\n");
   return `${t.slice(0, n)}\n${s}${t.slice(n)}`;
  }
  function aboveLastResult(t, n) {
   const e = lastResultIn(n);
   if (e === null) return t;
   const s = Math.max(0, o - e.length - 2);
   const c = (0, r.o)(t.trimEnd(), {
    limit: s,
    unit: "characters",
    whole: null
   });
   return `${c}\n\n${e}`;
  }
  function hasLastResult(t) {
   return lastResultIn(t) !== null;
  }
  function lastResultIn(t) {
   const n = (t ?? "").replaceAll("\r\n", "\n");
   const e = n.indexOf(`\n${s}\n`);
   return e === -1 ? null : n.slice(e + 1);
  }
 })
};
