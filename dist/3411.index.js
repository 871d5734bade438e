"use strict";

exports.id = 3411, exports.ids = [ 3411 ], exports.modules = {
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421), o = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => c,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993), o = n(42357), s = n(40019), i = n(7434);
  const d = 1e5;
  var a = n(64963), u = n(64666);
  const c = 250, l = 250, f = 2e3, p = new Set;
  let g = !1;
  function endRunning() {
   for (const e of p) e();
  }
  function endOnExit(e) {
   return g || process.on("exit", endRunning), g = !0, p.add(e), () => p.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: s}, i) {
   return (0, r.Ho)(e, t, {
    ...void 0 === n ? {} : {
     argv0: n
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
  async function runProcess(e, t, n = null) {
   const r = performance.now(), [p, ...g] = t.argv, refuse = e => ({
    ...w,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const m = (0, u.oq)(p, e.path);
   if (null === m) return refuse(`there is no program ${JSON.stringify(p)} on the PATH of tools`);
   const v = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, y = await enter(n, {
    program: m,
    argv: [ p, ...g ],
    cwd: t.cwd,
    env: v
   }, t);
   if ("string" == typeof y) return refuse(y);
   let E;
   try {
    E = startProcess(y ?? {
     program: m,
     args: g,
     argv0: p,
     cwd: t.cwd,
     env: v
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (y?.end()), refuse((0, o.bD)(e));
   }
   if (void 0 === E.pid) {
    await (y?.end());
    const {originalMessage: e = ""} = await E;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const x = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = !1}) {
    const o = (0, i.Wl)(t), a = (0, i.Wl)(t), u = (0, i.Wl)(Math.min(t, d)), c = r ? (0, 
    s.D)() : e => e, l = [ "stdout", "stderr" ].map(t => {
     const n = (0, i.iS)(), add = e => o.add(c(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     a.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     u.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of l) e();
     return {
      merged: o.take(),
      stdout: a.take(),
      stderr: u.take()
     };
    };
   }(E, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(E, t.stdin);
   const S = await function(e, t, {systemRoot: n, confined: r}) {
    return new Promise(o => {
     const s = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, i = new Set, after = (e, t) => {
      i.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== r && isRunning(e) ? r.kill() : void 0 !== e.pid && (0, 
      a.T)(e.pid, t, n);
     }, d = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (d()) {
       for (const e of i) clearTimeout(e);
       t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
       a.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
       o(s);
      }
     }, stop = e => {
      s.timedOut || s.cancelled || (s[e] = !0, kill("SIGTERM"), after(c, () => kill("SIGKILL")), 
      after(c + f, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (s.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(s, {
       exitCode: e,
       signal: t
      }), after(l, () => {
       setImmediate(finish);
      });
     }), e.on("close", finish);
    });
   }(E, t, {
    systemRoot: e.environment.SystemRoot,
    confined: y
   }), k = await (y?.end()), R = S.startError ?? k?.startError ?? null;
   if (null !== R) return refuse(R);
   const {merged: b, stdout: O, stderr: I} = x();
   return {
    ...S,
    ...void 0 === k ? {} : {
     exceeded: k.exceeded,
     blocked: k.blocked
    },
    output: b.bytes.toString("utf8"),
    stdoutBytes: O.bytes,
    stderr: I.bytes.toString("utf8"),
    droppedBytes: b.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = m, bridge: r}) {
   return null === e ? null : await e.enter({
    ...t,
    needs: n,
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
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 })
};
