"use strict";

exports.id = 588, exports.ids = [ 588, 3411 ], exports.modules = {
 70588: (function(t, n, e) {
  e.r(n), e.d(n, {
   oldestGit: () => s,
   tooOldGit: () => tooOldGit
  });
  var r = e(64666), o = e(32057);
  const s = "2.31", i = new Map;
  function tooOldGit(t) {
   const n = (0, r.oq)("git", t.path) ?? "", e = i.get(n) ?? ("" === n ? Promise.resolve(null) : async function(t) {
    const n = await (0, o.R2)("git", t);
    return null === n || (0, o.du)(n, s) ? null : n;
   }(t));
   return i.set(n, e), e;
  }
 }),
 64963: (function(t, n, e) {
  e.d(n, {
   T: () => killTree
  });
  var r = e(31421), o = e(76760);
  function killTree(t, n, e) {
   if ("win32" === process.platform) {
    const n = (0, o.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(t, "SIGKILL");
    });
   }
   try {
    process.kill(-t, n);
   } catch (t) {
    const {code: n} = t;
    if ("ESRCH" !== n && "EPERM" !== n) throw t;
   }
  }
 }),
 32057: (function(t, n, e) {
  e.d(n, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var r = e(64666), o = e(43411);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(t, n) {
   if (null === (0, r.oq)(t, n.path)) return null;
   const {stdoutBytes: e} = await (0, o.runProcess)(n, {
    argv: [ t, "--version" ],
    cwd: n.home,
    timeoutMs: 1e4,
    maxOutputBytes: 1e4,
    signal: (new AbortController).signal
   });
   return /\d+(?:\.\d+)+/.exec(e.toString("utf8"))?.[0] ?? null;
  }
  function isAtLeast(t, n) {
   const [e, r] = [ t, n ].map(t => t.split(".").map(Number));
   for (const [t, n] of (r ?? []).entries()) {
    const r = e?.[t] ?? 0;
    if (r !== n) return r > n;
   }
   return !0;
  }
 }),
 43411: (function(t, n, e) {
  e.r(n), e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => l,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(16993), o = e(42357), s = e(40019), i = e(7434);
  const d = 1e5;
  var a = e(64963), u = e(64666);
  const l = 250, c = 250, f = 2e3, p = new Set;
  let g = !1;
  function endRunning() {
   for (const t of p) t();
  }
  function endOnExit(t) {
   return g || process.on("exit", endRunning), g = !0, p.add(t), () => p.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: o, env: s}, i) {
   return (0, r.Ho)(t, n, {
    ...void 0 === e ? {} : {
     argv0: e
    },
    cwd: o,
    env: s,
    extendEnv: !1,
    stdin: i ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(t, n, e = null) {
   const r = performance.now(), [p, ...g] = n.argv, refuse = t => ({
    ...w,
    startError: t,
    durationMs: performance.now() - r
   });
   if (n.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const m = (0, u.oq)(p, t.path);
   if (null === m) return refuse(`there is no program ${JSON.stringify(p)} on the PATH of tools`);
   const v = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   }, y = await enter(e, {
    program: m,
    argv: [ p, ...g ],
    cwd: n.cwd,
    env: v
   }, n);
   if ("string" == typeof y) return refuse(y);
   let x;
   try {
    x = startProcess(y ?? {
     program: m,
     args: g,
     argv0: p,
     cwd: n.cwd,
     env: v
    }, void 0 !== n.stdin);
   } catch (t) {
    return await (y?.end()), refuse((0, o.bD)(t));
   }
   if (void 0 === x.pid) {
    await (y?.end());
    const {originalMessage: t = ""} = await x;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const E = function(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = !1}) {
    const o = (0, i.Wl)(n), a = (0, i.Wl)(n), u = (0, i.Wl)(Math.min(n, d)), l = r ? (0, 
    s.D)() : t => t, c = [ "stdout", "stderr" ].map(n => {
     const e = (0, i.iS)(), add = t => o.add(l(t, n));
     return t[n]?.on("data", t => add(e.add(t))), t[n]?.on("error", () => {}), () => add(e.end());
    });
    return t.stdout?.on("data", t => {
     a.add(t), e?.(t, "stdout");
    }), t.stderr?.on("data", t => {
     u.add(t), e?.(t, "stderr");
    }), () => {
     for (const t of c) t();
     return {
      merged: o.take(),
      stdout: a.take(),
      stderr: u.take()
     };
    };
   }(x, n);
   !function(t, n) {
    t.stdin?.on("error", () => {}).end(n);
   }(x, n.stdin);
   const O = await function(t, n, {systemRoot: e, confined: r}) {
    return new Promise(o => {
     const s = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, i = new Set, after = (t, n) => {
      i.add(setTimeout(n, t));
     }, kill = n => {
      "SIGKILL" === n && null !== r && isRunning(t) ? r.kill() : void 0 !== t.pid && (0, 
      a.T)(t.pid, n, e);
     }, d = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (d()) {
       for (const t of i) clearTimeout(t);
       n.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== t.pid && (0, 
       a.T)(t.pid, "SIGKILL", e), t.stdout?.destroy(), t.stderr?.destroy(), t.unref(), 
       o(s);
      }
     }, stop = t => {
      s.timedOut || s.cancelled || (s[t] = !0, kill("SIGTERM"), after(l, () => kill("SIGKILL")), 
      after(l + f, finish));
     }, cancel = () => stop("cancelled");
     after(n.timeoutMs, () => stop("timedOut")), n.signal.addEventListener("abort", cancel, {
      once: !0
     }), t.on("error", e => {
      void 0 === t.pid && (s.startError = `${e.message} (in ${n.cwd})`), finish();
     }), t.on("exit", (t, n) => {
      Object.assign(s, {
       exitCode: t,
       signal: n
      }), after(c, () => {
       setImmediate(finish);
      });
     }), t.on("close", finish);
    });
   }(x, n, {
    systemRoot: t.environment.SystemRoot,
    confined: y
   }), S = await (y?.end()), b = O.startError ?? S?.startError ?? null;
   if (null !== b) return refuse(b);
   const {merged: R, stdout: k, stderr: h} = E();
   return {
    ...O,
    ...void 0 === S ? {} : {
     exceeded: S.exceeded,
     blocked: S.blocked
    },
    output: R.bytes.toString("utf8"),
    stdoutBytes: k.bytes,
    stderr: h.bytes.toString("utf8"),
    droppedBytes: R.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, n, {needs: e = m, bridge: r}) {
   return null === t ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const m = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, w = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: t, signalCode: n}) {
   return null === t && null === n;
  }
 })
};
