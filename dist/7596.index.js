"use strict";

exports.id = 7596, exports.ids = [ 7596 ], exports.modules = {
 27596: (function(e, n, r) {
  r.d(n, {
   searchFiles: () => searchFiles
  });
  var t = r(73024), s = r(48161), o = r(75919);
  const a = 400, i = 50;
  var l = r(72443);
  const c = 3, u = 1e3, d = 2, f = 2e3, p = 100, m = {
   maxYoungGenerationSizeMb: 1
  };
  async function searchFiles(e) {
   const {base: n, query: w, size: g, signal: h} = e, v = Math.max(1, Math.min(c, (0, 
   s.availableParallelism)(), Math.ceil(g / u))), y = new SharedArrayBuffer(12 * c), b = function() {
    const e = (0, t.readFileSync)(new URL(r(22414), r.b), "utf8");
    return new URL(`data:text/javascript,${encodeURIComponent(e)}`);
   }(), k = Array.from({
    length: v
   }, (e, r) => {
    const t = {
     base: n,
     query: w,
     progress: y,
     slot: r
    };
    return {
     worker: new o.Worker(b, {
      workerData: t,
      resourceLimits: m
     }),
     open: new Map,
     seen: 0,
     seenMs: performance.now()
    };
   }), M = function({maxMatches: e, output: n}) {
    const r = new Map;
    let t = 0, s = 0, o = !1;
    return {
     add(a) {
      r.set(a.id, a);
      for (let a = r.get(t); void 0 !== a && !o; a = r.get(t)) t += 1, s += "content" === n ? a.files.reduce((e, {count: n}) => e + n, 0) : a.files.length, 
      o = a.truncated || s >= e;
      return !o;
     },
     merged() {
      const e = [ ...r.values() ].sort((e, n) => e.id - n.id).slice(0, o ? t : void 0), sum = n => e.reduce((e, r) => e + r[n], 0);
      return {
       files: e.flatMap(({files: e}) => e),
       binary: sum("binary"),
       links: sum("links"),
       unread: sum("unread"),
       tooLarge: e.flatMap(({tooLarge: e}) => e),
       truncated: o
      };
     }
    };
   }(w), x = function(e, {base: n, names: r, results: t}) {
    const s = function*(e) {
     let n = [], r = i;
     for (const t of e) n.push(t), n.length < r || (yield n.join("\0"), n = [], r = a);
     n.length > 0 && (yield n.join("\0"));
    }(r);
    let o = 0;
    const send = ({worker: e, open: n}) => {
     for (;n.size < d; ) {
      const r = s.next();
      if (!0 === r.done) return;
      n.set(o, r.value), e.postMessage({
       id: o,
       names: r.value
      }), o += 1;
     }
    };
    return new Promise((r, s) => {
     for (const o of e) o.worker.on("message", n => {
      o.open.delete(n.id), t.add(n) ? send(o) : r(null), e.every(({open: e}) => 0 === e.size) && r(null);
     }), o.worker.on("error", e => s(new l.k("io", n, `the search failed: ${e.message}`, {
      cause: e
     }))), send(o);
     0 === o && r(null);
    });
   }(k, {
    ...e,
    results: M
   }), {stuck: L, leave: j} = function(e, n) {
    let r;
    return {
     stuck: new Promise(t => {
      r = setInterval(() => {
       for (const [r, s] of e.entries()) {
        const [e = 0, o = 0, a = 0] = n.subarray(3 * r);
        e !== s.seen || 0 === s.open.size ? Object.assign(s, {
         seen: e,
         seenMs: performance.now()
        }) : performance.now() - s.seenMs > f && t(s.open.get(o)?.split("\0")[a] ?? "");
       }
      }, p);
     }),
     leave: () => clearInterval(r)
    };
   }(k, new Int32Array(y)), z = new Promise(e => {
    h.aborted && e(null), h.addEventListener("abort", () => e(null), {
     once: !0
    });
   });
   try {
    const e = await Promise.race([ x, L, z ]);
    return {
     ...M.merged(),
     stuckIn: e
    };
   } finally {
    j();
    for (const {worker: e} of k) e.terminate();
   }
  }
 }),
 22414: (function(e, n, r) {
  e.exports = r.p + "daa84aa177dfe6d6b39e.mjs";
 })
};
