"use strict";

exports.id = 3203, exports.ids = [ 3203, 5645, 3411 ], exports.modules = {
 23203: (function(t, n, e) {
  e.d(n, {
   refuse: () => refuse
  });
  var r = e(42357), o = e(71431), i = e(49137), s = e(5645), d = e(48080), a = e(66577), c = e(28028), u = e(75389), l = e(59028);
  async function refuse({diagnostics: t}, n, e) {
   const {stdio: f, environment: m, home: g, directory: p} = e, w = (0, a.a)((0, d.Fj)(m)), v = (0, 
   c.W)(f.errIsTerminal, m), y = (0, u.h)({
    write: f.err,
    redact: w,
    runner: !1,
    color: v
   }), h = (0, i.j)({
    environment: m,
    home: g,
    temporary: (0, d.YB)(e)
   }, p), x = await (0, s.findDocumentation)(e, h);
   for (const n of t) y.error((0, r.xy)(n, x));
   if ("render" === n[0]) return (0, o.FO)("config-error");
   const b = n.indexOf("--");
   return n.slice(0, b < 0 ? n.length : b).includes("--json") && f.out(`${JSON.stringify((0, 
   l.s)(t, w), null, 2)}\n`), (0, o.FO)("config-error");
  }
 }),
 5645: (function(t, n, e) {
  e.d(n, {
   findDocumentation: () => findDocumentation
  });
  var r = e(73024), o = e(76760), i = e(73136), s = e(48080), d = e(26629);
  async function findDocumentation({environment: t, program: n}, e) {
   const a = (0, s.GZ)(t);
   if (null !== a) return a;
   const c = await (0, d.n)(e, n);
   if (null !== c) return `https://github.com/${c.repository}/blob/${c.commit}/docs`;
   const u = (0, d.I)(n);
   return null !== u && (0, r.existsSync)((0, o.join)(u, "docs", "errors.md")) ? (0, 
   i.pathToFileURL)((0, o.join)(u, "docs")).href : null;
  }
 }),
 26629: (function(t, n, e) {
  e.d(n, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var r = e(73024), o = e(76760), i = e(43411);
  async function findReleasedAction(t, n) {
   const e = rootOf(n);
   if (null === e) return null;
   const git = async (...n) => {
    const {stdoutBytes: r, exitCode: o} = await (0, i.runProcess)(t, {
     argv: [ "git", ...n ],
     cwd: e,
     timeoutMs: 1e4,
     maxOutputBytes: 1e6,
     signal: (new AbortController).signal
    });
    return 0 === o ? r.toString("utf8").trim() : "";
   }, [r, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
   if (r !== e) return null;
   const s = await git("config", "--get", "remote.origin.url"), [, d] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(s) ?? [];
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
  var r = e(16993), o = e(42357), i = e(40019), s = e(7434);
  const d = 1e5;
  var a = e(64963), c = e(64666);
  const u = 250, l = 250, f = 2e3, m = new Set;
  let g = !1;
  function endRunning() {
   for (const t of m) t();
  }
  function endOnExit(t) {
   return g || process.on("exit", endRunning), g = !0, m.add(t), () => m.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: o, env: i}, s) {
   return (0, r.Ho)(t, n, {
    ...void 0 === e ? {} : {
     argv0: e
    },
    cwd: o,
    env: i,
    extendEnv: !1,
    stdin: s ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(t, n, e = null) {
   const r = performance.now(), [m, ...g] = n.argv, refuse = t => ({
    ...w,
    startError: t,
    durationMs: performance.now() - r
   });
   if (n.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const p = (0, c.oq)(m, t.path);
   if (null === p) return refuse(`there is no program ${JSON.stringify(m)} on the PATH of tools`);
   const v = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   }, y = await enter(e, {
    program: p,
    argv: [ m, ...g ],
    cwd: n.cwd,
    env: v
   }, n);
   if ("string" == typeof y) return refuse(y);
   let h;
   try {
    h = startProcess(y ?? {
     program: p,
     args: g,
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
    const o = (0, s.Wl)(n), a = (0, s.Wl)(n), c = (0, s.Wl)(Math.min(n, d)), u = r ? (0, 
    i.D)() : t => t, l = [ "stdout", "stderr" ].map(n => {
     const e = (0, s.iS)(), add = t => o.add(u(t, n));
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
     const i = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, s = new Set, after = (t, n) => {
      s.add(setTimeout(n, t));
     }, kill = n => {
      "SIGKILL" === n && null !== r && isRunning(t) ? r.kill() : void 0 !== t.pid && (0, 
      a.T)(t.pid, n, e);
     }, d = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (d()) {
       for (const t of s) clearTimeout(t);
       n.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== t.pid && (0, 
       a.T)(t.pid, "SIGKILL", e), t.stdout?.destroy(), t.stderr?.destroy(), t.unref(), 
       o(i);
      }
     }, stop = t => {
      i.timedOut || i.cancelled || (i[t] = !0, kill("SIGTERM"), after(u, () => kill("SIGKILL")), 
      after(u + f, finish));
     }, cancel = () => stop("cancelled");
     after(n.timeoutMs, () => stop("timedOut")), n.signal.addEventListener("abort", cancel, {
      once: !0
     }), t.on("error", e => {
      void 0 === t.pid && (i.startError = `${e.message} (in ${n.cwd})`), finish();
     }), t.on("exit", (t, n) => {
      Object.assign(i, {
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
   }), O = await (y?.end()), E = b.startError ?? O?.startError ?? null;
   if (null !== E) return refuse(E);
   const {merged: S, stdout: R, stderr: k} = x();
   return {
    ...b,
    ...void 0 === O ? {} : {
     exceeded: O.exceeded,
     blocked: O.blocked
    },
    output: S.bytes.toString("utf8"),
    stdoutBytes: R.bytes,
    stderr: k.bytes.toString("utf8"),
    droppedBytes: S.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, n, {needs: e = p, bridge: r}) {
   return null === t ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const p = {
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
