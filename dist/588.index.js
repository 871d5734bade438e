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
   killGraceMs: () => f,
   killerOf: () => killerOf,
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
  var a = e(31421);
  var c = e(76760);
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, c.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, a.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
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
  var l = e(84509);
  const f = 250;
  const p = 250;
  const g = 2e3;
  const m = new Set;
  let v = false;
  function endRunning() {
   for (const t of m) t();
  }
  function endOnExit(t) {
   v || process.on("exit", endRunning);
   v = true;
   m.add(t);
   return () => m.delete(t);
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
   const [r, ...s] = n.argv;
   const i = {
    ...l.D,
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
    argv: [ r, ...s ],
    cwd: n.cwd,
    env: a
   }, n);
   if (typeof c === "string") return refuse(c);
   let f;
   try {
    f = startProcess(c ?? {
     program: d,
     args: s,
     argv0: r,
     cwd: n.cwd,
     env: a
    }, n.stdin !== void 0);
   } catch (t) {
    await (c?.end());
    return refuse((0, o.bD)(t));
   }
   if (f.pid === void 0) {
    await (c?.end());
    const {originalMessage: t = ""} = await f;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const p = collectOutput(f, n);
   sendInput(f, n.stdin);
   const g = await untilEnd(f, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: c
   });
   const m = await (c?.end());
   const v = g.startError ?? m?.startError ?? null;
   if (v !== null) return refuse(v);
   const {merged: w, stdout: y, stderr: O} = p();
   return {
    ...g,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: O.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes
   };
  }
  async function enter(t, n, {needs: e = w, bridge: r}) {
   return t === null ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const w = {
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
   return new Promise(r => {
    const o = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const s = new Set;
    const after = (t, n) => void s.add(setTimeout(n, t));
    const i = killerOf(t, e);
    const d = endOnExit(() => i("SIGKILL"));
    const finish = () => {
     if (!d()) return;
     for (const t of s) clearTimeout(t);
     n.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", e.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     r(o);
    };
    const stop = t => {
     if (o.timedOut || o.cancelled) return;
     o[t] = true;
     i("SIGTERM");
     after(f, () => i("SIGKILL"));
     after(f + g, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
    n.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", e => {
     t.pid === void 0 && (o.startError = `${e.message} (in ${n.cwd})`);
     finish();
    });
    t.on("exit", (t, n) => {
     Object.assign(o, {
      exitCode: t,
      signal: n
     });
     after(p, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
