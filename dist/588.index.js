"use strict";

exports.id = 588;

exports.ids = [ 588, 8335 ];

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
 32057: (function(t, n, e) {
  e.d(n, {
   R2: () => programVersion,
   bA: () => nodeVersion,
   du: () => isAtLeast
  });
  var r = e(64666);
  var o = e(38335);
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
 38335: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => p,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(78474);
  var o = e(16993);
  var s = e(42357);
  var i = e(40019);
  var d = e(7434);
  const a = 1e5;
  function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
   const o = (0, d.Wl)(n);
   const s = (0, d.Wl)(n);
   const c = (0, d.Wl)(Math.min(n, a));
   const l = r ? (0, i.D)() : t => t;
   const u = [ "stdout", "stderr" ].map(n => {
    const e = (0, d.iS)();
    const add = t => o.add(l(t, n));
    t[n]?.on("data", t => add(e.add(t)));
    t[n]?.on("error", () => {});
    return () => add(e.end());
   });
   t.stdout?.on("data", t => {
    s.add(t);
    e?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    c.add(t);
    e?.(t, "stderr");
   });
   return () => {
    for (const t of u) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: c.take()
    };
   };
  }
  var c = e(31421);
  var l = e(76760);
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, l.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, c.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
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
  var u = e(64666);
  var f = e(84509);
  const p = 250;
  const g = 250;
  const v = 2e3;
  const m = new Set;
  let w = false;
  function endRunning() {
   for (const t of m) t();
  }
  function endOnExit(t) {
   w || process.on("exit", endRunning);
   w = true;
   m.add(t);
   return () => m.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: r, env: s}, i) {
   return (0, o.Ho)(t, n, {
    ...e === void 0 ? {} : {
     argv0: e
    },
    cwd: r,
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
   const [r, ...o] = n.argv;
   const i = {
    ...f.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = t => ({
    ...i,
    startError: t
   });
   if (n.signal.aborted) return {
    ...i,
    cancelled: true
   };
   const d = (0, u.oq)(r, t.path);
   if (d === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   };
   const c = await enter(e, {
    program: d,
    argv: [ r, ...o ],
    cwd: n.cwd,
    env: a
   }, n);
   if (typeof c === "string") return refuse(c);
   let l;
   try {
    l = startProcess(c ?? {
     program: d,
     args: o,
     argv0: r,
     cwd: n.cwd,
     env: a
    }, n.stdin !== void 0);
   } catch (t) {
    await (c?.end());
    return refuse((0, s.bD)(t));
   }
   if (l.pid === void 0) {
    await (c?.end());
    const {originalMessage: t = ""} = await l;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const p = collectOutput(l, n);
   sendInput(l, n.stdin);
   const g = await untilEnd(l, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: c
   });
   const v = await (c?.end());
   const m = g.startError ?? v?.startError ?? null;
   if (m !== null) return refuse(m);
   const {merged: w, stdout: y, stderr: O} = p();
   return {
    ...g,
    ...v === void 0 ? {} : {
     exceeded: v.exceeded,
     blocked: v.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: O.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes
   };
  }
  async function enter(t, n, {needs: e = y, bridge: r}) {
   return t === null ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const y = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(t, n) {
   t.stdin?.on("error", () => {}).end(n);
  }
  function isRunning({exitCode: t, signalCode: n}) {
   return t === null && n === null;
  }
  function killerOf(t, {systemRoot: n, confined: e}) {
   return r => {
    r === "SIGKILL" && e !== null && isRunning(t) ? e.kill() : t.pid !== void 0 && killTree(t.pid, r, n);
   };
  }
  function untilEnd(t, n, e) {
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
    const d = killerOf(t, e);
    const a = endOnExit(() => d("SIGKILL"));
    const finish = () => {
     if (!a()) return;
     for (const t of i) clearTimeout(t);
     n.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", e.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     o(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     d("SIGTERM");
     after(p, () => d("SIGKILL"));
     after(p + v, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
    (0, r.setMaxListeners)(0, n.signal);
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
     after(g, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
