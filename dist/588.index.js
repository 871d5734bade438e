"use strict";

exports.id = 588;

exports.ids = [ 588, 3411 ];

exports.modules = {
 70588: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   oldestGit: () => s,
   tooOldGit: () => tooOldGit
  });
  var r = e(64666);
  var o = e(32057);
  const s = "2.31";
  const i = new Map;
  function tooOldGit(t) {
   const n = (0, r.oq)("git", t.path) ?? "";
   const e = i.get(n) ?? (n === "" ? Promise.resolve(null) : readVersion(t));
   i.set(n, e);
   return e;
  }
  async function readVersion(t) {
   const n = await (0, o.R2)("git", t);
   return n === null || (0, o.du)(n, s) ? null : n;
  }
 }),
 64963: (function(t, n, e) {
  e.d(n, {
   T: () => killTree
  });
  var r = e(31421);
  var o = e(76760);
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, o.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, r.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(t, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-t, n);
   } catch (t) {
    const {code: n} = t;
    if (n !== "ESRCH" && n !== "EPERM") throw t;
   }
  }
 }),
 32057: (function(t, n, e) {
  e.d(n, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var r = e(64666);
  var o = e(43411);
  function nodeVersion() {
   return process.versions.node;
  }
  async function programVersion(t, n) {
   if ((0, r.oq)(t, n.path) === null) return null;
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
   return true;
  }
 }),
 43411: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(16993);
  var o = e(42357);
  var s = e(40019);
  var i = e(7434);
  const d = 1e5;
  function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
   const o = (0, i.Wl)(n);
   const a = (0, i.Wl)(n);
   const c = (0, i.Wl)(Math.min(n, d));
   const u = r ? (0, s.D)() : t => t;
   const l = [ "stdout", "stderr" ].map(n => {
    const e = (0, i.iS)();
    const add = t => o.add(u(t, n));
    t[n]?.on("data", t => add(e.add(t)));
    t[n]?.on("error", () => {});
    return () => add(e.end());
   });
   t.stdout?.on("data", t => {
    a.add(t);
    e?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    c.add(t);
    e?.(t, "stderr");
   });
   return () => {
    for (const t of l) t();
    return {
     merged: o.take(),
     stdout: a.take(),
     stderr: c.take()
    };
   };
  }
  var a = e(64963);
  var c = e(64666);
  const u = 250;
  const l = 250;
  const f = 2e3;
  const p = new Set;
  let g = false;
  function endRunning() {
   for (const t of p) t();
  }
  function endOnExit(t) {
   g || process.on("exit", endRunning);
   g = true;
   p.add(t);
   return () => p.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: o, env: s}, i) {
   return (0, r.Ho)(t, n, {
    ...e === void 0 ? {} : {
     argv0: e
    },
    cwd: o,
    env: s,
    extendEnv: false,
    stdin: i ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(t, n, e = null) {
   const r = performance.now();
   const [s, ...i] = n.argv;
   const refuse = t => ({
    ...v,
    startError: t,
    durationMs: performance.now() - r
   });
   if (n.signal.aborted) return {
    ...v,
    cancelled: true
   };
   const d = (0, c.oq)(s, t.path);
   if (d === null) return refuse(`there is no program ${JSON.stringify(s)} on the PATH of tools`);
   const a = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   };
   const u = await enter(e, {
    program: d,
    argv: [ s, ...i ],
    cwd: n.cwd,
    env: a
   }, n);
   if (typeof u === "string") return refuse(u);
   let l;
   try {
    l = startProcess(u ?? {
     program: d,
     args: i,
     argv0: s,
     cwd: n.cwd,
     env: a
    }, n.stdin !== void 0);
   } catch (t) {
    await (u?.end());
    return refuse((0, o.bD)(t));
   }
   if (l.pid === void 0) {
    await (u?.end());
    const {originalMessage: t = ""} = await l;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const f = collectOutput(l, n);
   sendInput(l, n.stdin);
   const p = await untilEnd(l, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: u
   });
   const g = await (u?.end());
   const m = p.startError ?? g?.startError ?? null;
   if (m !== null) return refuse(m);
   const {merged: w, stdout: y, stderr: E} = f();
   return {
    ...p,
    ...g === void 0 ? {} : {
     exceeded: g.exceeded,
     blocked: g.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: E.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, n, {needs: e = m, bridge: r}) {
   return t === null ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const m = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  const v = {
   exitCode: null,
   signal: null,
   timedOut: false,
   cancelled: false,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function sendInput(t, n) {
   t.stdin?.on("error", () => {}).end(n);
  }
  function isRunning({exitCode: t, signalCode: n}) {
   return t === null && n === null;
  }
  function untilEnd(t, n, {systemRoot: e, confined: r}) {
   return new Promise(o => {
    const s = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (t, n) => void i.add(setTimeout(n, t));
    const kill = n => {
     n === "SIGKILL" && r !== null && isRunning(t) ? r.kill() : t.pid !== void 0 && (0, 
     a.T)(t.pid, n, e);
    };
    const d = endOnExit(() => kill("SIGKILL"));
    const finish = () => {
     if (!d()) return;
     for (const t of i) clearTimeout(t);
     n.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && (0, a.T)(t.pid, "SIGKILL", e);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     o(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     kill("SIGTERM");
     after(u, () => kill("SIGKILL"));
     after(u + f, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
    n.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", e => {
     t.pid === void 0 && (s.startError = `${e.message} (in ${n.cwd})`);
     finish();
    });
    t.on("exit", (t, n) => {
     Object.assign(s, {
      exitCode: t,
      signal: n
     });
     after(l, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
