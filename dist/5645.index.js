"use strict";

exports.id = 5645, exports.ids = [ 5645, 3411 ], exports.modules = {
 5645: (function(t, n, e) {
  e.d(n, {
   findDocumentation: () => findDocumentation
  });
  var r = e(73024), o = e(76760), s = e(73136), i = e(48080), d = e(26629);
  async function findDocumentation({environment: t, program: n}, e) {
   const a = (0, i.GZ)(t);
   if (null !== a) return a;
   const c = await (0, d.n)(e, n);
   if (null !== c) return `https://github.com/${c.repository}/blob/${c.commit}/docs`;
   const u = (0, d.I)(n);
   return null !== u && (0, r.existsSync)((0, o.join)(u, "docs", "errors.md")) ? (0, 
   s.pathToFileURL)((0, o.join)(u, "docs")).href : null;
  }
 }),
 26629: (function(t, n, e) {
  e.d(n, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var r = e(73024), o = e(76760), s = e(43411);
  async function findReleasedAction(t, n) {
   const e = rootOf(n);
   if (null === e) return null;
   const git = async (...n) => {
    const {stdoutBytes: r, exitCode: o} = await (0, s.runProcess)(t, {
     argv: [ "git", ...n ],
     cwd: e,
     timeoutMs: 1e4,
     maxOutputBytes: 1e6,
     signal: (new AbortController).signal
    });
    return 0 === o ? r.toString("utf8").trim() : "";
   }, [r, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
   if (r !== e) return null;
   const i = await git("config", "--get", "remote.origin.url"), [, d] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(i) ?? [];
   if (void 0 === d) return null;
   const a = (await git("for-each-ref", "--sort=-version:refname", "--format=%(refname:strip=2) %(objectname) %(*objectname)", "refs/tags/v*")).split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t)), [c = "", u = "", l = ""] = (a ?? "").split(" ");
   return {
    repository: d,
    commit: o,
    release: "" === c ? null : {
     tag: c,
     commit: "" === l ? u : l
    }
   };
  }
  function rootOf(t) {
   try {
    return (0, o.resolve)((0, o.dirname)((0, r.realpathSync)(t)), "..");
   } catch {
    return null;
   }
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
 43411: (function(t, n, e) {
  e.r(n), e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(16993), o = e(42357), s = e(40019), i = e(7434);
  const d = 1e5;
  var a = e(64963), c = e(64666);
  const u = 250, l = 250, f = 2e3, m = new Set;
  let p = !1;
  function endRunning() {
   for (const t of m) t();
  }
  function endOnExit(t) {
   return p || process.on("exit", endRunning), p = !0, m.add(t), () => m.delete(t);
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
   const r = performance.now(), [m, ...p] = n.argv, refuse = t => ({
    ...w,
    startError: t,
    durationMs: performance.now() - r
   });
   if (n.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const g = (0, c.oq)(m, t.path);
   if (null === g) return refuse(`there is no program ${JSON.stringify(m)} on the PATH of tools`);
   const v = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   }, y = await enter(e, {
    program: g,
    argv: [ m, ...p ],
    cwd: n.cwd,
    env: v
   }, n);
   if ("string" == typeof y) return refuse(y);
   let h;
   try {
    h = startProcess(y ?? {
     program: g,
     args: p,
     argv0: m,
     cwd: n.cwd,
     env: v
    }, void 0 !== n.stdin);
   } catch (t) {
    return await (y?.end()), refuse((0, o.bD)(t));
   }
   if (void 0 === h.pid) {
    await (y?.end());
    const {originalMessage: t = ""} = await h;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const x = function(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = !1}) {
    const o = (0, i.Wl)(n), a = (0, i.Wl)(n), c = (0, i.Wl)(Math.min(n, d)), u = r ? (0, 
    s.D)() : t => t, l = [ "stdout", "stderr" ].map(n => {
     const e = (0, i.iS)(), add = t => o.add(u(t, n));
     return t[n]?.on("data", t => add(e.add(t))), t[n]?.on("error", () => {}), () => add(e.end());
    });
    return t.stdout?.on("data", t => {
     a.add(t), e?.(t, "stdout");
    }), t.stderr?.on("data", t => {
     c.add(t), e?.(t, "stderr");
    }), () => {
     for (const t of l) t();
     return {
      merged: o.take(),
      stdout: a.take(),
      stderr: c.take()
     };
    };
   }(h, n);
   !function(t, n) {
    t.stdin?.on("error", () => {}).end(n);
   }(h, n.stdin);
   const b = await function(t, n, {systemRoot: e, confined: r}) {
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
      s.timedOut || s.cancelled || (s[t] = !0, kill("SIGTERM"), after(u, () => kill("SIGKILL")), 
      after(u + f, finish));
     }, cancel = () => stop("cancelled");
     after(n.timeoutMs, () => stop("timedOut")), n.signal.addEventListener("abort", cancel, {
      once: !0
     }), t.on("error", e => {
      void 0 === t.pid && (s.startError = `${e.message} (in ${n.cwd})`), finish();
     }), t.on("exit", (t, n) => {
      Object.assign(s, {
       exitCode: t,
       signal: n
      }), after(l, () => {
       setImmediate(finish);
      });
     }), t.on("close", finish);
    });
   }(h, n, {
    systemRoot: t.environment.SystemRoot,
    confined: y
   }), E = await (y?.end()), S = b.startError ?? E?.startError ?? null;
   if (null !== S) return refuse(S);
   const {merged: O, stdout: R, stderr: k} = x();
   return {
    ...b,
    ...void 0 === E ? {} : {
     exceeded: E.exceeded,
     blocked: E.blocked
    },
    output: O.bytes.toString("utf8"),
    stdoutBytes: R.bytes,
    stderr: k.bytes.toString("utf8"),
    droppedBytes: O.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, n, {needs: e = g, bridge: r}) {
   return null === t ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const g = {
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
